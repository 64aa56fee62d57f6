package worker

import (
	"bytes"
	"maps"
	"net"
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/hostmem"
)

// share has the worker map a file at an address of the client.
func (v *traveller) share(at cu.Deviceptr, size uint64, fd int) cu.Result {
	v.t.Helper()
	frame := make([]byte, wire.HeaderSize)
	wire.Header{Size: wire.HeaderSize, Op: uint16(wire.OpNone)}.Put(frame)
	if _, _, err := v.Conn.(*net.UnixConn).WriteMsgUnix(frame, unix.UnixRights(fd), nil); err != nil {
		v.t.Fatal(err)
	}
	id := v.next
	v.next++
	v.write(command(wire.OpHostShare, id, 0, 16, &wire.HostShareRequest{Addr: at, Size: size}))
	return v.result(id).Result
}

// pinned is a file as a client shares it, and the client's own view of it.
func pinned(t *testing.T, size int) (fd int, mem []byte) {
	t.Helper()
	fd, err := unix.MemfdCreate("pinned", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err == nil {
		err = unix.Ftruncate(fd, int64(size))
	}
	if err == nil {
		_, err = unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, unix.F_SEAL_SHRINK)
	}
	if err == nil {
		mem, err = unix.Mmap(fd, 0, size, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = unix.Munmap(mem)
		unix.Close(fd)
	})
	return fd, mem
}

// copied are descriptors of the same files, as another process gets them.
func copied(t *testing.T, files map[uint64]int) map[uint64]int {
	t.Helper()
	list := maps.Clone(files)
	for at, fd := range list {
		c, err := unix.Dup(fd)
		if err != nil {
			t.Fatal(err)
		}
		list[at] = c
	}
	return list
}

// TestSharedMemoryMoves moves a session whose client shares pinned memory: the new worker has the same memory, so that device and
// client go on to see what the other writes.
func TestSharedMemoryMoves(t *testing.T) {
	v := newTraveller(t)
	ctx := h[cu.Context](cu.KindContext, 1)
	v.do(step{op: wire.OpPrimaryRetain, q: &wire.PrimaryRetainRequest{Ctx: ctx}})
	v.do(step{op: wire.OpMemAlloc, ctx: 16, q: &wire.MemAllocRequest{Addr: testBase, Size: 4096}})
	windows, err := session.Divide(testBase, testSize)
	if err != nil {
		t.Fatal(err)
	}
	at := cu.Deviceptr(windows.Host.Base)
	fd, mem := pinned(t, 2*4096)
	other, _ := pinned(t, 4096)
	if rc := v.share(at, 5000, fd); rc != cu.CUDA_SUCCESS {
		t.Fatal(rc)
	}
	if rc := v.share(at+1<<20, 4096, other); rc != cu.CUDA_SUCCESS {
		t.Fatal(rc)
	}
	copyOn := func(dst, src cu.Deviceptr) {
		v.do(step{op: wire.OpCopyOn, ctx: 16, q: &wire.CopyOnRequest{Dst: dst, Src: src, DstPitch: 64, SrcPitch: 64, Width: 64, Rows: 1}})
		v.do(step{op: wire.OpCtxSynchronize, ctx: 16, q: &wire.CtxSynchronizeRequest{Ctx: ctx}})
	}
	for round := range byte(3) {
		copy(mem[4096:], bytes.Repeat([]byte{40 + round}, 64))
		copyOn(testBase, at+4096)
		file, err := v.save()
		if err != nil {
			t.Fatal(err)
		}
		files := copied(t, hostmem.Files(v.w.host))
		v.leave()
		if round == 2 { // without the files
			if err := v.restore(file); err == nil || !strings.Contains(err.Error(), "did not come along") {
				t.Errorf("without files: %v", err)
			}
			break
		}
		v.prepare = func() { hostmem.SetFiles(v.w.host, files) }
		if err := v.restore(file); err != nil {
			t.Fatal(err)
		}
		for _, fd := range files {
			unix.Close(fd)
		}
		v.prepare = nil
		copyOn(at, testBase)
		if !bytes.Equal(mem[:64], bytes.Repeat([]byte{40 + round}, 64)) {
			t.Fatalf("round %d: the client does not see what the device wrote", round)
		}
		if rc := v.share(at, 4096, other); rc != cu.CUDA_ERROR_INVALID_VALUE {
			t.Errorf("memory that is shared already: %v", rc)
		}
	}
	v.leave()
}
