package worker

import (
	"bytes"
	"testing"

	"ferry/api/cu"
	"ferry/server/sessionpage"
	"ferry/wire"
)

func (r *rig) limits() *sessionpage.Limits {
	<-r.ready
	return r.w.page.Limits()
}

// loads uploads the test code with so many bytes of comment and loads it.
func (r *rig) loads(padding int) (cu.Module, error) {
	r.t.Helper()
	text := append([]byte(kernels), bytes.Repeat([]byte("// more\n"), padding/8)...)
	m := cu.Module(r.Mint(cu.KindModule))
	r.upload(uint64(m), append(text, 0))
	_, err := r.ModuleLoad(&wire.ModuleLoadRequest{Module: m, Blob: uint64(m)})
	return m, err
}

// TestModuleLimit: images beyond the limit are out of memory at the call that
// loads them, what was unloaded counts no more, and the limit may change.
func TestModuleLimit(t *testing.T) {
	r := newRig(t) // has loaded a small image
	r.limits().Modules.Store(1 << 20)
	var loaded []cu.Module
	for len(loaded) < 16 { // more would not end where there is no limit
		m, err := r.loads(256 << 10)
		if err != nil {
			r.want(err, cu.CUDA_ERROR_OUT_OF_MEMORY)
			break
		}
		loaded = append(loaded, m)
	}
	if len(loaded) != 3 {
		t.Fatalf("%d images of 256 KiB fit into 1 MiB beside a small one", len(loaded))
	}
	_, err := r.loads(8) // a small one still fits
	r.ok(err)
	r.ok(r.ModuleUnload(&wire.ModuleUnloadRequest{Hmod: loaded[0]}))
	_, err = r.loads(256 << 10)
	r.ok(err)
	_, err = r.loads(256 << 10)
	r.want(err, cu.CUDA_ERROR_OUT_OF_MEMORY)
	r.limits().Modules.Store(2 << 20)
	_, err = r.loads(256 << 10)
	r.ok(err)
	r.limits().Modules.Store(1) // what is loaded stays, and works
	r.ok(r.sync())
	_, err = r.loads(8)
	r.want(err, cu.CUDA_ERROR_OUT_OF_MEMORY)
}

// TestLibraryModuleCountsOnce: the module of a library is the library's image. The image
// counts once against the limit, however often and under whatever name it ends.
func TestLibraryModuleCountsOnce(t *testing.T) {
	r := newRig(t)
	r.limits().Modules.Store(1 << 20)
	text := append(append([]byte(kernels), bytes.Repeat([]byte("// more\n"), 64<<10)...), 0)
	for range 4 { // the third finds no room if the image is still counted, any if it was subtracted twice
		l, m := cu.Library(r.Mint(cu.KindLibrary)), cu.Module(r.Mint(cu.KindModule))
		r.upload(uint64(l), text)
		_, err := r.LibraryLoad(&wire.LibraryLoadRequest{Library: l, Blob: uint64(l)})
		r.ok(err)
		_, err = r.LibraryGetModule(&wire.LibraryGetModuleRequest{Module: m, Library: l})
		r.ok(err)
		_, err = r.loads(512 << 10) // beside the library
		r.want(err, cu.CUDA_ERROR_OUT_OF_MEMORY)
		r.ok(r.LibraryUnload(&wire.LibraryUnloadRequest{Library: l}))
		r.ok(r.ModuleUnload(&wire.ModuleUnloadRequest{Hmod: m}))
		_ = r.sync() // the driver may refuse to unload a module of a library
	}
}

// TestHostMemoryLimit: beyond the limit, mirrors of the client's host memory and uploads
// get out of memory at the call that asks for them.
func TestHostMemoryLimit(t *testing.T) {
	r := newRig(t)
	const base = 0x1e00_0000_0000
	open := func(at, size uint64) error {
		_, err := r.MirrorOpen(&wire.MirrorOpenRequest{Addr: cu.Deviceptr(at), Size: size})
		return err
	}
	r.limits().Host.Store(1 << 20)
	r.want(open(base, 1<<20+4096), cu.CUDA_ERROR_OUT_OF_MEMORY)
	r.ok(open(base, 512<<10))
	r.want(open(base+1<<30, 768<<10), cu.CUDA_ERROR_OUT_OF_MEMORY)

	// An upload needs room too, and the load gets the error.
	big := bytes.Repeat([]byte("// more\n"), 96<<10) // 768 KiB
	r.ok(r.Blob(&wire.BlobRequest{Blob: 40, Total: uint64(len(big)), Data: big[:64<<10]}))
	_, err := r.ModuleLoad(&wire.ModuleLoadRequest{Module: cu.Module(r.Mint(cu.KindModule)), Blob: 40})
	r.want(err, cu.CUDA_ERROR_OUT_OF_MEMORY)

	r.ok(r.MirrorClose(&wire.MirrorCloseRequest{Addr: base, Size: 512 << 10}))
	r.ok(open(base+1<<30, 768<<10))
	r.limits().Host.Store(0)
	r.ok(open(base, 4<<20))
	r.ok(r.MirrorClose(&wire.MirrorCloseRequest{Addr: base, Size: 4 << 20})) // this process outlives the worker
	r.ok(r.MirrorClose(&wire.MirrorCloseRequest{Addr: base + 1<<30, Size: 768 << 10}))
	r.ok(r.sync())
}
