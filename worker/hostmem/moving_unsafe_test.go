package hostmem

import (
	"bytes"
	"encoding/json"
	"log/slog"
	"os"
	"strings"
	"testing"
	"unsafe"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/softgpu"
	"ferry/transport"
	"ferry/transport/channel"
	"ferry/wire"
	"ferry/worker/accounting"
	"ferry/worker/conn"
	"ferry/worker/gpu"
	"ferry/worker/memory"
)

const (
	rigBase  = 0x2100_0000_0000
	rigSize  = 4 << 30
	rigPages = 0x5c00_0000_0000 // host memory of the client
)

// A network is a connection to a client elsewhere, of which nothing is read.
type network struct{ channel.Channel }

func (network) Traits() channel.Traits { return channel.Traits{} }
func (network) OnIdle(func())          {}

// newHostMemory returns the host memory of a client with a context, on this host or elsewhere.
func newHostMemory(t testing.TB, local bool) *HostMemory {
	t.Helper()
	windows, err := session.Divide(rigBase, rigSize)
	if err != nil {
		t.Fatal(err)
	}
	log := slog.New(slog.DiscardHandler)
	dev, err := softgpu.Open(softgpu.Config{
		Devices: 1, Memory: 16 << 20, Base: windows.Device.Base, Size: windows.Device.Size,
		ServerBase: windows.Server.Base, ServerSize: windows.Server.Size, Log: log,
	})
	if err != nil {
		t.Fatal(err)
	}
	page := sessionpage.Alone()
	c := conn.Over(network{}, page.Counters())
	if local {
		c = localConn(t, page, log)
	}
	cfg := gpu.Config{Dev: dev, Session: session.New(1, windows), Conn: c, Accounts: accounting.New(page, log), Log: log}
	e := gpu.New(cfg)
	hm := New(e, memory.New(e, cfg), nil, cfg)
	real, rc := dev.DevicePrimaryCtxRetain(0)
	if rc != cu.CUDA_SUCCESS || e.AddContext(0x7e<<56|cu.Context(cu.KindContext)<<48|16, real, 0, true) == nil {
		t.Fatal(rc)
	}
	t.Cleanup(func() {
		UnmapAll(hm)
		dev.DevicePrimaryCtxReset(0)
		dev.Close()
	})
	return hm
}

// localConn is a connection to a client on this host.
func localConn(t testing.TB, page *sessionpage.Page, log *slog.Logger) *conn.Conn {
	t.Helper()
	fds, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	far := os.NewFile(uintptr(fds[1]), "client")
	f := os.NewFile(uintptr(fds[0]), "worker")
	nc, err := transport.FromFile(f)
	f.Close()
	if err != nil {
		t.Fatal(err)
	}
	c, err := conn.Open(nc, conn.Options{}, nil, page, log)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		c.Close()
		far.Close()
	})
	return c
}

func openMirror(t testing.TB, hm *HostMemory, page, pages uint64) {
	t.Helper()
	if rc := hm.CmdMirrorOpen(&wire.MirrorOpenRequest{Addr: cu.Deviceptr(rigPages + page*4096), Size: pages * 4096}, nil); rc != cu.CUDA_SUCCESS {
		t.Fatal(rc)
	}
}

func closeMirror(hm *HostMemory, page, pages uint64) cu.Result {
	return hm.CmdMirrorClose(&wire.MirrorCloseRequest{Addr: cu.Deviceptr(rigPages + page*4096), Size: pages * 4096})
}

// mapped reports whether this process has memory at a page of the client's.
func mapped(page uint64) bool {
	b := unsafe.Slice((*byte)(unsafe.Add(nil, uintptr(rigPages+page*4096))), 4096)
	return unix.Msync(b, unix.MS_ASYNC) == nil
}

func saved(t testing.TB, hm *HostMemory) []byte {
	t.Helper()
	st, err := NewMoving(hm).Save()
	if err != nil {
		t.Fatal(err)
	}
	b, err := json.Marshal(st)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func load(hm *HostMemory, b []byte) error {
	return NewMoving(hm).Load(func(v any) error { return json.Unmarshal(b, v) })
}

// TestMirrorsMove moves mirrored pages that ranges share: content and users are as they were, and each page ends with the last range
// that uses it.
func TestMirrorsMove(t *testing.T) {
	home := newHostMemory(t, false)
	openMirror(t, home, 0, 3)
	openMirror(t, home, 1, 4)
	openMirror(t, home, 0, 3)
	openMirror(t, home, 9, 1)
	for _, p := range home.mirrors.list {
		for i := range p.mem {
			p.mem[i] = byte(i>>12 + i + int(p.base>>12))
		}
	}
	v := NewMoving(home)
	state := saved(t, home)
	list, err := v.Memory()
	if err != nil || len(list) != 3 {
		t.Fatalf("%v, %v", list, err)
	}
	content := make([][]byte, len(list))
	for i, r := range list {
		content[i] = make([]byte, r.Size)
		if err := v.ReadBlock(nil, r, 0, content[i]); err != nil {
			t.Fatal(err)
		}
	}
	UnmapAll(home) // both are in this process

	there := newHostMemory(t, false)
	if err := load(there, state); err != nil {
		t.Fatal(err)
	}
	if again := saved(t, there); !bytes.Equal(again, state) {
		t.Errorf("%s\nbecame\n%s", state, again)
	}
	w := NewMoving(there)
	for i, r := range list {
		half := r.Size / 2
		for _, part := range [][2]uint64{{0, half}, {half, r.Size}} {
			if err := w.WriteBlock(nil, r, part[0], content[i][part[0]:part[1]]); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(there.mirrors.at(r.Address).mem, content[i]) {
			t.Errorf("%v differs", r)
		}
	}
	if there.mirrors.bytes != 6*4096 {
		t.Errorf("%d bytes are mirrored", there.mirrors.bytes)
	}
	for i, c := range []struct {
		page, pages uint64
		rc          cu.Result
		left        [3]bool // pages 0, 4 and 9
	}{
		{0, 3, cu.CUDA_SUCCESS, [3]bool{true, true, true}},
		{1, 4, cu.CUDA_SUCCESS, [3]bool{true, false, true}},
		{0, 3, cu.CUDA_SUCCESS, [3]bool{false, false, true}},
		{0, 3, cu.CUDA_ERROR_INVALID_VALUE, [3]bool{false, false, true}},
		{9, 1, cu.CUDA_SUCCESS, [3]bool{}},
	} {
		if rc := closeMirror(there, c.page, c.pages); rc != c.rc {
			t.Errorf("close %d: %v", i, rc)
		}
		if got := [3]bool{mapped(0), mapped(4), mapped(9)}; got != c.left {
			t.Errorf("after close %d: %v, not %v", i, got, c.left)
		}
	}
	if there.mirrors.bytes != 0 {
		t.Errorf("%d bytes are left", there.mirrors.bytes)
	}
}

// TestKindOfConnection: what the client does with host memory depends on where it is: a session does not move between a client's host
// and another.
func TestKindOfConnection(t *testing.T) {
	for _, c := range []struct {
		from, to bool
		says     string
	}{{true, false, "over a network"}, {false, true, "on this one's host"}, {true, true, ""}, {false, false, ""}} {
		err := load(newHostMemory(t, c.to), saved(t, newHostMemory(t, c.from)))
		if (err == nil) != (c.says == "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("local %v to local %v: %v", c.from, c.to, err)
		}
	}
}

// TestHostMemoryStays names what of host memory keeps a session where it is.
func TestHostMemoryStays(t *testing.T) {
	for says, do := range map[string]func(*HostMemory){
		"pieces of pinned memory":         func(hm *HostMemory) { hm.shared[rigPages] = &Shared{fd: -1} },
		"the device copies pinned memory": func(hm *HostMemory) { s := &Shared{}; s.uses.Add(1); hm.shared[rigPages] = s },
		"the program has host memory mirrored 1048577 times": func(hm *HostMemory) {
			hm.mirrors.open = map[span][][]*pages{{addr: rigPages, size: 1}: make([][]*pages, maxOpened+1)}
		},
	} {
		hm := newHostMemory(t, false)
		do(hm)
		if _, err := NewMoving(hm).Save(); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v, which does not say %q", err, says)
		}
		clear(hm.shared)
		clear(hm.mirrors.open)
	}
}

// TestDamagedHostMemory loads sections that no worker has saved: each is refused, and nothing is mapped where it must not be.
func TestDamagedHostMemory(t *testing.T) {
	for name, c := range map[string]struct{ section, says string }{
		"pages in the middle":             {`{"pages":[{"base":101155069755393,"size":4096}]}`, "damaged"},
		"pages of no size":                {`{"pages":[{"base":101155069755392,"size":0}]}`, "damaged"},
		"pages at nought":                 {`{"pages":[{"base":0,"size":4096}]}`, "damaged"},
		"pages of the kernel":             {`{"pages":[{"base":18446603336221196288,"size":4096}]}`, "damaged"},
		"pages that wrap around":          {`{"pages":[{"base":101155069755392,"size":18446744073709547520}]}`, "damaged"},
		"more than a client may have":     {`{"pages":[{"base":101155069755392,"size":72057594037923840}]}`, "damaged"},
		"pages over others":               {`{"pages":[{"base":101155069755392,"size":8192},{"base":101155069759488,"size":4096}]}`, "damaged"},
		"pages behind which others begin": {`{"pages":[{"base":101155069759488,"size":4096},{"base":101155069755392,"size":8192}]}`, "damaged"},
		"pages that nothing uses":         {`{"pages":[{"base":101155069755392,"size":4096}]}`, "nothing has the pages"},
		"a range without pages":           {`{"open":[{"addr":101155069755392,"size":4096,"times":1}]}`, "lacks pages"},
		"a range with too few":            {`{"pages":[{"base":101155069755392,"size":4096}],"open":[{"addr":101155069755392,"size":8192,"times":1}]}`, "lacks pages"},
		"a range never":                   {`{"pages":[{"base":101155069755392,"size":4096}],"open":[{"addr":101155069755392,"size":4096,"times":0}]}`, "0 times"},
		"a range too often":               {`{"pages":[{"base":101155069755392,"size":4096}],"open":[{"addr":101155069755392,"size":4096,"times":100000000}]}`, "times"},
		"a range twice":                   {`{"pages":[{"base":101155069755392,"size":4096}],"open":[{"addr":101155069755392,"size":4096,"times":1},{"addr":101155069755392,"size":4096,"times":1}]}`, "damaged"},
		"memory without a file":           {`{"shared":[{"addr":36288232718336,"size":4096}]}`, "did not come along"},
		"no JSON":                         {`{`, "unexpected end"},
	} {
		t.Run(name, func(t *testing.T) {
			hm := newHostMemory(t, false)
			if err := load(hm, []byte(c.section)); err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%v, which does not say %q", err, c.says)
			}
		})
	}
	// Memory of this process is not replaced.
	hm := newHostMemory(t, false)
	mine, err := unix.MmapPtr(-1, 0, unsafe.Add(nil, uintptr(rigPages)), 4096, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_PRIVATE|unix.MAP_ANONYMOUS|unix.MAP_FIXED_NOREPLACE)
	if err != nil {
		t.Fatal(err)
	}
	defer unix.MunmapPtr(mine, 4096)
	if err := load(hm, []byte(`{"pages":[{"base":101155069755392,"size":4096}],"open":[{"addr":101155069755392,"size":4096,"times":1}]}`)); err == nil || !strings.Contains(err.Error(), "cannot be mirrored") {
		t.Errorf("over memory of the worker: %v", err)
	}
}

// TestDamagedFiles hands over files that cannot be what the client shared.
func TestDamagedFiles(t *testing.T) {
	file := func(size int64, seals int) int {
		fd, err := unix.MemfdCreate("pinned", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
		if err == nil {
			err = unix.Ftruncate(fd, size)
		}
		if err == nil {
			_, err = unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, seals)
		}
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { unix.Close(fd) })
		return fd
	}
	const at = rigBase + rigSize/4*3 // the host's window
	for name, c := range map[string]struct {
		fd       int
		at, size uint64
		says     string
	}{
		"as it should be":   {file(8192, unix.F_SEAL_SHRINK), at, 8192, ""},
		"not sealed":        {file(8192, 0), at, 8192, "cannot be mapped"},
		"too short":         {file(4096, unix.F_SEAL_SHRINK), at, 8192, "cannot be mapped"},
		"no file":           {-1, at, 8192, "cannot be mapped"},
		"outside":           {file(8192, unix.F_SEAL_SHRINK), rigBase, 8192, "cannot be mapped"},
		"of half pages":     {file(8192, unix.F_SEAL_SHRINK), at, 5000, "damaged"},
		"of no size":        {file(8192, unix.F_SEAL_SHRINK), at, 0, "cannot be mapped"},
		"behind the window": {file(8192, unix.F_SEAL_SHRINK), rigBase + rigSize - 4096, 8192, "cannot be mapped"},
	} {
		hm := newHostMemory(t, true)
		SetFiles(hm, map[uint64]int{c.at: c.fd})
		b, err := json.Marshal(&state{Local: true, Shared: []sharedState{{c.at, c.size, 16}}})
		if err != nil {
			t.Fatal(err)
		}
		err = load(hm, b)
		if (err == nil) != (c.says == "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v", name, err)
		}
		if err == nil && !bytes.Equal(saved(t, hm), b) {
			t.Errorf("%s became %s", b, saved(t, hm))
		}
		UnmapAll(hm)
	}
}

// FuzzHostMemorySection loads any section: it is refused, or what it says is what is there.
func FuzzHostMemorySection(f *testing.F) {
	f.Add([]byte(`{"pages":[{"base":101155069755392,"size":8192,"context":16}],"open":[{"addr":101155069755392,"size":4096,"times":2},{"addr":101155069759488,"size":4096,"times":1}]}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		hm := newHostMemory(t, false)
		if load(hm, b) != nil {
			return
		}
		var want, got state
		if err := json.Unmarshal(b, &want); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(saved(t, hm), &got); err != nil {
			t.Fatal(err)
		}
		if len(got.Pages) != len(want.Pages) || len(got.Open) != len(want.Open) {
			t.Errorf("%s became %s", b, saved(t, hm))
		}
	})
}
