package worker

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/client"
	"ferry/device"
	"ferry/server/cache"
	"ferry/wire"
	"ferry/worker/code"
)

// lazy hides the traits of the software GPU, so that the worker treats it as a driver that
// loads kernels when it is asked about them.
type lazy struct{ device.Device }

func (lazy) Traits() device.Traits { return device.Traits{ExecutesOnHost: true} }

func (l lazy) Thread() device.Device { return l.Device.Thread() }

// A keeper is a cache folder that sessions share, one after the other.
type keeper struct {
	t    *testing.T
	path string
}

func newKeeper(t *testing.T) keeper { return keeper{t, filepath.Join(t.TempDir(), "owner")} }

// session runs a client with that cache. When it returns, the session has ended and
// everything is on disk.
func (k keeper) session(play func(r *rig), edit ...func(*Worker)) {
	k.t.Helper()
	k.t.Run("session", func(t *testing.T) {
		open := func(w *Worker) {
			w.code.OpenCache(k.path, 64<<20)
		}
		r := rigFor(t, 1, client.Options{}, append([]func(*Worker){open}, edit...)...)
		play(r)
		r.ok(r.sync())
	})
}

// many is PTX with n kernels and a variable.
func many(n int) []byte {
	var b bytes.Buffer
	b.WriteString(".version 8.0\n.target sm_70\n.address_size 64\n.visible .global .align 4 .b32 total;\n.visible .global .align 8 .b64 other;\n")
	for i := range n {
		fmt.Fprintf(&b, ".visible .entry k%03d(.param .u64 p, .param .u32 n)\n{\n\tret;\n}\n", i)
	}
	return b.Bytes()
}

// library loads an image, by its hash if that is enough.
func (r *rig) library(image []byte, sent bool) (cu.Library, wire.Table) {
	r.t.Helper()
	l := cu.Library(r.Mint(cu.KindLibrary))
	h := cu.FerryHash{Bytes: cache.Sum(image)}
	a, err := r.LibraryLoad(&wire.LibraryLoadRequest{Library: l, Hash: h})
	r.ok(err)
	if (a.Missing == 1) != sent {
		r.t.Fatalf("missing is %d", a.Missing)
	}
	if sent {
		r.upload(99, image)
		a, err = r.LibraryLoad(&wire.LibraryLoadRequest{Library: l, Blob: 99, Hash: h})
		r.ok(err)
	}
	t, err := wire.ParseTable(a.Table)
	r.ok(err)
	return l, t
}

func (r *rig) kernel(l cu.Library, name string) (cu.Kernel, wire.LibraryGetKernelReply) {
	r.t.Helper()
	k := cu.Kernel(r.Mint(cu.KindKernel))
	a, err := r.LibraryGetKernel(&wire.LibraryGetKernelRequest{Kernel: k, Library: l, Name: name})
	r.ok(err)
	return k, a
}

func known(t wire.Table) (n int) {
	for i := range t.Kernels {
		if t.Kernels[i].Known {
			n++
		}
	}
	return n
}

func TestLoadByName(t *testing.T) {
	k, image := newKeeper(t), many(200)
	k.session(func(r *rig) {
		_, table := r.library(image, true)
		if !table.Complete || known(table) != 200 || table.Kernels[7].Name != "k007" || len(table.Kernels[7].Layout) != 2 {
			t.Errorf("the table has %d kernels, %d known, complete %v", len(table.Kernels), known(table), table.Complete)
		}
	})
	k.session(func(r *rig) {
		l, table := r.library(image, false)
		if known(table) != 200 {
			t.Errorf("%d known", known(table))
		}
		h := cu.Kernel(r.Mint(cu.KindKernel))
		r.ok(r.LibraryGetKernelSoon(&wire.LibraryGetKernelSoonRequest{Kernel: h, Library: l, Name: "k011"}))
		f := cu.Function(r.Mint(cu.KindFunction))
		r.ok(r.KernelGetFunctionSoon(&wire.KernelGetFunctionSoonRequest{Func: f, Kernel: h}))
		r.launch(f, 1, 1, 0, r.alloc(4), uint32(1))
		r.ok(r.sync())
		// The worker knows the layout too: a block that is too short is refused.
		r.launch(f, 1, 1, 0, uint32(1))
		r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_VALUE, wire.OpLaunch)
		r.ok(r.LibraryGetKernelSoon(&wire.LibraryGetKernelSoonRequest{Kernel: cu.Kernel(r.Mint(cu.KindKernel)), Library: l, Name: "none"}))
		r.wantAsync(r.sync(), cu.CUDA_ERROR_NOT_FOUND, wire.OpLibraryGetKernelSoon)
	})
	if entries, err := os.ReadDir(k.path); err != nil || len(entries) != 2 {
		t.Errorf("%d files, %v", len(entries), err)
	}
}

// TestNameMustFit: a client that uploads one image under the hash of another does not
// change the cache.
func TestNameMustFit(t *testing.T) {
	k, image := newKeeper(t), many(1)
	k.session(func(r *rig) {
		r.upload(5, many(2))
		_, err := r.LibraryLoad(&wire.LibraryLoadRequest{
			Library: cu.Library(r.Mint(cu.KindLibrary)), Blob: 5, Hash: cu.FerryHash{Bytes: cache.Sum(image)},
		})
		r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
		r.library(image, true)
	})
}

// TestDamagedCache: an image that does not have its hash is asked for again.
func TestDamagedCache(t *testing.T) {
	k, image := newKeeper(t), many(3)
	k.session(func(r *rig) { r.library(image, true) })
	files, err := os.ReadDir(k.path)
	if err != nil || len(files) != 2 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(k.path, f.Name()), []byte("something else"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	k.session(func(r *rig) {
		a, err := r.ImagesKnown(&wire.ImagesKnownRequest{Hashes: []cu.FerryHash{{Bytes: cache.Sum(image)}}})
		r.ok(err)
		if a.States[0] == 2 {
			t.Error("a damaged image is said to be at hand")
		}
		if _, table := r.library(image, true); known(table) != 3 {
			t.Errorf("%d known", known(table))
		}
	})
}

// TestRefusedIsNotKept: an image that cannot be loaded is not cached. A library would be read
// when it is needed.
func TestRefusedIsNotKept(t *testing.T) {
	k := newKeeper(t)
	k.session(func(r *rig) {
		bad := []byte(".version 10.3\n.target sm_70\n.address_size 64\n") // a mistake in the text would be told later
		r.upload(5, bad)
		_, err := r.LibraryLoad(&wire.LibraryLoadRequest{
			Library: cu.Library(r.Mint(cu.KindLibrary)), Blob: 5, Hash: cu.FerryHash{Bytes: cache.Sum(bad)},
		})
		r.want(err, cu.CUDA_ERROR_UNSUPPORTED_PTX_VERSION)
	})
	if files, _ := os.ReadDir(k.path); len(files) != 0 {
		t.Errorf("%d files", len(files))
	}
}

func TestImagesKnown(t *testing.T) {
	k := newKeeper(t)
	one, two, never := many(1), many(2), many(3)
	k.session(func(r *rig) {
		r.library(one, true)
		r.library(two, true)
	})
	ask := func(r *rig) wire.ImagesKnownReply {
		q := wire.ImagesKnownRequest{}
		for _, image := range [][]byte{one, never, two} {
			q.Hashes = append(q.Hashes, cu.FerryHash{Bytes: cache.Sum(image)})
		}
		a, err := r.ImagesKnown(&q)
		r.ok(err)
		return a
	}
	k.session(func(r *rig) {
		a := ask(r)
		if !bytes.Equal(a.States, []byte{2, 0, 2}) {
			t.Fatalf("states %v", a.States)
		}
		n := binary.LittleEndian.Uint32(a.Tables)
		first, err := wire.ParseTable(a.Tables[4 : 4+n])
		if err != nil || known(first) != 1 {
			t.Errorf("the first table: %+v, %v", first, err)
		}
		// Evicted meanwhile: the worker has it mapped all the same.
		if err := os.RemoveAll(k.path); err != nil {
			t.Fatal(err)
		}
		h := cu.FerryHash{Bytes: cache.Sum(two)}
		l := cu.Library(r.Mint(cu.KindLibrary))
		r.ok(r.LibraryLoadSoon(&wire.LibraryLoadSoonRequest{Library: l, Hash: h}))
		if _, a := r.kernel(l, "k001"); a.Info.ParamCount != 2 {
			t.Errorf("%+v", a.Info)
		}
		m := cu.Module(r.Mint(cu.KindModule))
		r.ok(r.ModuleLoadSoon(&wire.ModuleLoadSoonRequest{Module: m, Hash: cu.FerryHash{Bytes: cache.Sum(one)}}))
		_, err = r.ModuleGetFunction(&wire.ModuleGetFunctionRequest{Func: cu.Function(r.Mint(cu.KindFunction)), Module: m, Name: "k000"})
		r.ok(err)
		r.ok(r.LibraryLoadSoon(&wire.LibraryLoadSoonRequest{Library: cu.Library(r.Mint(cu.KindLibrary)), Hash: h}))
		r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_VALUE, wire.OpLibraryLoadSoon)
	})
	other := newKeeper(t)
	other.session(func(r *rig) {
		if a := ask(r); !bytes.Equal(a.States, []byte{0, 0, 0}) {
			t.Errorf("another owner is told %v", a.States)
		}
		r.library(one, true)
	})
}

// TestLearns: with a lazy driver only the kernels are known about which a program asked,
// and the next session gets these.
func TestLearns(t *testing.T) {
	k, image := newKeeper(t), many(40)
	slow := func(w *Worker) { swap(w, lazy{w.dev.(*swapped).Device}) }
	k.session(func(r *rig) {
		l, table := r.library(image, true)
		if !table.Complete || known(table) != 0 || len(table.Kernels) != 40 {
			t.Errorf("%d kernels, %d known", len(table.Kernels), known(table))
		}
		h, _ := r.kernel(l, "k030")
		r.ok(r.Note(&wire.NoteRequest{Func: cu.Function(h), Question: []byte("how many?"), Answer: 8}))
		r.ok(r.Note(&wire.NoteRequest{Func: cu.Function(h), Question: []byte("how many?"), Answer: 9}))
		for i := range 2 * wire.MaxNotes {
			r.ok(r.Note(&wire.NoteRequest{Func: cu.Function(h), Question: []byte{byte(i)}, Answer: 1}))
		}
		for _, name := range []string{"total", "other"} {
			if a, err := r.LibraryVariable(&wire.LibraryVariableRequest{Library: l, Name: name}); err != nil || len(a.More) != 0 {
				t.Errorf("%v, %d more", err, len(a.More))
			}
		}
	}, slow)
	k.session(func(r *rig) {
		l, table := r.library(image, false)
		if known(table) != 1 || !table.Kernels[30].Known || len(table.Kernels[30].Notes) != wire.MaxNotes || table.Kernels[30].Notes[0].Answer != 9 {
			t.Errorf("%d known, %+v", known(table), table.Kernels[30])
		}
		a, err := r.LibraryVariable(&wire.LibraryVariableRequest{Library: l, Name: "total"})
		r.ok(err)
		if len(a.More) != 18+len("other") || string(a.More[18:]) != "other" || binary.LittleEndian.Uint64(a.More[8:]) != 8 {
			t.Errorf("more: %q", a.More)
		}
	}, slow)
	// Few kernels are asked about at once, whatever the driver.
	few := many(code.EagerKernels)
	k.session(func(r *rig) {
		if _, table := r.library(few, true); known(table) != code.EagerKernels {
			t.Errorf("%d known", known(table))
		}
	}, slow)
}

// TestComplainsOnce: a cache that cannot be written is worth one line of the log in a session, however many images the program loads.
func TestComplainsOnce(t *testing.T) {
	k := newKeeper(t)
	var log *logText
	k.session(func(r *rig) {
		log = r.log
		r.retain(0)
		r.ok(os.RemoveAll(k.path))
		for n := range 4 {
			r.library(many(n+1), true)
		}
	})
	if n := strings.Count(log.String(), "not kept"); n != 1 { // the session has ended: all has been written
		t.Errorf("%d lines:\n%s", n, log)
	}
}
