package worker

import (
	"bytes"
	"maps"
	"net"
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/hostmem"
	"ferry/worker/memory"
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

// stays demands that the session cannot be moved, for a reason with these words; without words, that it can.
func (r *rig) stays(words string) {
	r.t.Helper()
	<-r.ready
	_, err := r.Fence(&wire.FenceRequest{})
	r.ok(err)
	if !r.w.suspend.Lock.Close(patient) {
		r.t.Fatal("the loop does not leave")
	}
	defer r.w.suspend.Lock.Open()
	until(r.t, "the pool is quiet", r.w.gpu.Pool.Quiet)
	switch err := r.w.checkSession(); {
	case (err == nil) != (words == ""):
		r.t.Errorf("it can be moved: %v, want %q", err, words)
	case err != nil && !strings.Contains(err.Error(), words):
		r.t.Errorf("%v, which does not say %q", err, words)
	}
}

// TestSharingStays: what two sessions share keeps both where they are, until nothing of it is left.
func TestSharingStays(t *testing.T) {
	_, lender, other := pair(t)
	lender.stays("")
	at := lender.alloc(100)
	s := lender.share(at)
	there := other.place(memory.Granule)
	other.ok(other.open(there, s))
	lender.stays("shares memory")
	other.stays("memory of another process")
	other.ok(other.MemFree(&wire.MemFreeRequest{Addr: there}))
	other.stays("")
	lender.stays("shares memory") // others may open it again
	lender.ok(lender.MemFree(&wire.MemFreeRequest{Addr: at}))
	lender.stays("")

	e, theirs := cu.Event(lender.Mint(cu.KindEvent)), cu.Event(other.Mint(cu.KindEvent))
	lender.ok(lender.EventCreate(&wire.EventCreateRequest{PhEvent: e, Flags: uint32(cu.CU_EVENT_INTERPROCESS | cu.CU_EVENT_DISABLE_TIMING)}))
	a, err := lender.EventShare(&wire.EventShareRequest{Event: e})
	lender.ok(err)
	_, err = other.EventOpen(&wire.EventOpenRequest{Event: theirs, Share: a.Share})
	other.ok(err)
	lender.stays("shares 1 events")
	other.stays("event of another process")
	lender.ok(lender.EventDestroy_v2(&wire.EventDestroy_v2Request{HEvent: e}))
	other.ok(other.EventDestroy_v2(&wire.EventDestroy_v2Request{HEvent: theirs}))
	lender.stays("")
	other.stays("")

	prop := cu.MemAllocationProp_v1{Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: memory.DeviceLocation(0), RequestedHandleTypes: cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR}
	mine, same := lender.Mint(cu.KindMemGenericAllocationHandle), other.Mint(cu.KindMemGenericAllocationHandle)
	_, err = lender.MemCreate(&wire.MemCreateRequest{Handle: cu.MemGenericAllocationHandle(mine), Size: memory.Granule, Prop: prop})
	lender.ok(err)
	lender.stays("")
	b, err := lender.HandleShare(&wire.HandleShareRequest{Handle: cu.MemGenericAllocationHandle(mine)})
	lender.ok(err)
	_, err = other.HandleOpen(&wire.HandleOpenRequest{Handle: cu.MemGenericAllocationHandle(same), Share: b.Share})
	other.ok(err)
	lender.ok(lender.Unshare(&wire.UnshareRequest{Share: b.Share}))
	lender.stays("shares 2097152 bytes of created memory")
	other.stays("memory of another process")
	there = other.place(memory.Granule)
	_, err = other.MemMap(&wire.MemMapRequest{Ptr: there, Size: memory.Granule, Handle: cu.MemGenericAllocationHandle(same)})
	other.ok(err)
	other.ok(other.MemRelease(&wire.MemReleaseRequest{Handle: cu.MemGenericAllocationHandle(same)}))
	other.stays("has mapped 2097152 bytes of another process's memory")
	_, err = other.MemUnmap(&wire.MemUnmapRequest{Ptr: there, Size: memory.Granule})
	other.ok(err)
	other.stays("")
	lender.ok(lender.MemRelease(&wire.MemReleaseRequest{Handle: cu.MemGenericAllocationHandle(mine)}))
	lender.stays("")

	p, err := lender.PoolShare(&wire.PoolShareRequest{Dev: 1})
	lender.ok(err)
	lender.stays("shares 1 memory pools")
	_, err = other.PoolOpen(&wire.PoolOpenRequest{Share: p.Share})
	other.ok(err)
	other.stays("opened a memory pool")
	lender.ok(lender.Unshare(&wire.UnshareRequest{Share: p.Share}))
	lender.stays("")
}

// TestSuspendedSessionStays: a session whose memory is not on its device is resumed before it can be moved.
func TestSuspendedSessionStays(t *testing.T) {
	r := newRig(t)
	r.alloc(100)
	r.stays("")
	if s := r.order(true, patient); s != sessionpage.Away {
		t.Fatalf("stage %d", s)
	}
	if err := r.w.checkSession(); err == nil || !strings.Contains(err.Error(), "is suspended") { // the suspender has the loop's state
		t.Errorf("while it is away: %v", err)
	}
	r.order(false, 0)
	r.stays("")
}
