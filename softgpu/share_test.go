package softgpu

import (
	"bytes"
	"os"
	"os/exec"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/softgpu/memory"
	"ferry/test/clean"
	"ferry/test/limit"
)

func TestMain(m *testing.M) {
	clean.Process()
	os.Exit(m.Run())
}

// Two rigs are two processes as far as they know: machines of their own.

const fdType = cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR

// shareable makes and maps memory of device 0 that can be exported.
func (r *rig) shareable(size uint64) (cu.MemGenericAllocationHandle, cu.Deviceptr) {
	r.t.Helper()
	p := prop(0)
	p.RequestedHandleTypes = fdType
	h, res := r.MemCreate(size, p, 0)
	r.ok(res)
	return h, r.show(h, size)
}

func (r *rig) show(h cu.MemGenericAllocationHandle, size uint64) cu.Deviceptr {
	r.t.Helper()
	at := cu.Deviceptr(r.next)
	r.next += size
	r.ok(r.MemMap(at, size, 0, h, 0))
	r.ok(r.MemSetAccess(at, size, []cu.MemAccessDesc_v1{{Location: prop(0).Location, Flags: cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE}}))
	return at
}

func openFiles(t *testing.T) int {
	t.Helper()
	list, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		t.Fatal(err)
	}
	return len(list)
}

func TestSharedMemory(t *testing.T) {
	a, b := newRig(t, Config{}), newRig(t, Config{})
	files := openFiles(t)
	free, _, _ := a.MemGetInfo()
	h, at := a.shareable(2 * page)
	a.ok(a.MemsetD8(at, 7, 2*page))
	a.ok(a.CtxSynchronize(0))
	fd, res := a.ExportMemory(h)
	a.ok(res)
	theirs, res := b.ImportMemory(fd, 2*page, 0)
	b.ok(res)
	there := b.show(theirs, 2*page)
	b.ok(b.MemRelease(theirs))
	b.ok(b.MemsetD8(there+page, 9, 100))
	b.ok(b.CtxSynchronize(0))
	if got := a.read(at+page, 101); !bytes.Equal(got, append(bytes.Repeat([]byte{9}, 100), 7)) {
		t.Errorf("what one wrote the other reads as %v", got)
	}
	// One lets it go, the other has it still; it is back with its owner.
	a.ok(a.MemRelease(h))
	a.ok(a.MemUnmap(at, 2*page))
	if now, _, _ := a.MemGetInfo(); now != free {
		t.Errorf("%d bytes free, %d before", now, free)
	}
	if b.read(there, 1)[0] != 7 {
		t.Error("shared memory went with its owner")
	}
	b.ok(b.MemUnmap(there, 2*page))
	unix.Close(fd)
	if now := openFiles(t); now != files {
		t.Errorf("%d open files, %d before", now, files)
	}
}

func TestSharedMemoryRefused(t *testing.T) {
	r := newRig(t, Config{})
	plain, res := r.MemCreate(page, prop(0), 0)
	r.ok(res)
	_, res = r.ExportMemory(plain)
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	_, res = r.ExportMemory(12345)
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	p := prop(0)
	p.RequestedHandleTypes = cu.CU_MEM_HANDLE_TYPE_FABRIC
	_, res = r.MemCreate(page, p, 0)
	r.want(res, cu.CUDA_ERROR_NOT_PERMITTED)

	h, _ := r.shareable(page)
	fd, res := r.ExportMemory(h)
	r.ok(res)
	defer unix.Close(fd)
	_, res = r.ImportMemory(fd, 2*page, 0)
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	_, res = r.ImportMemory(fd, page, 5)
	r.want(res, cu.CUDA_ERROR_INVALID_DEVICE)
	odd, err := memory.MemoryFile("odd", 4096)
	if err != nil {
		t.Fatal(err)
	}
	defer unix.Close(odd)
	_, res = r.ImportMemory(odd, 0, 0)
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	_, res = r.ImportEvent(&cu.IpcEventHandle_v1{}, odd) // a page that is no event's
	r.want(res, cu.CUDA_ERROR_INVALID_HANDLE)
	_, res = r.ImportEvent(&cu.IpcEventHandle_v1{}, -1)
	r.want(res, cu.CUDA_ERROR_INVALID_HANDLE)
}

const sharedFlags = uint32(cu.CU_EVENT_DISABLE_TIMING | cu.CU_EVENT_INTERPROCESS)

// lent makes an event of a and opens it in b.
func lent(a, b *rig) (mine, theirs cu.Event) {
	a.t.Helper()
	mine, res := a.EventCreate(sharedFlags)
	a.ok(res)
	h, fd, res := a.ExportEvent(mine)
	a.ok(res)
	defer unix.Close(fd)
	theirs, res = b.ImportEvent(&h, fd)
	b.ok(res)
	return mine, theirs
}

func TestSharedEvent(t *testing.T) {
	a, b := newRig(t, Config{}), newRig(t, Config{})
	files := openFiles(t)
	mine, theirs := lent(a, b)
	b.ok(b.EventQuery(theirs)) // never recorded: complete
	flag, out := a.alloc(4), b.alloc(4)
	sa, res := a.StreamCreate(1)
	a.ok(res)
	sb, res := b.StreamCreate(1)
	b.ok(res)
	for round := range uint32(3) {
		a.ok(a.StreamWaitValue32(sa, flag, cu.Cuuint32_t(round+1), 0))
		a.ok(a.EventRecord(mine, sa))
		b.want(b.EventQuery(theirs), cu.CUDA_ERROR_NOT_READY)
		b.ok(b.StreamWaitEvent(sb, theirs, 0))
		b.ok(b.MemsetD32Async(out, round+1, 1, sb))
		time.Sleep(5 * time.Millisecond)
		if got := b.read32(out); got != round {
			t.Fatalf("round %d: the other process did not wait: %d", round, got)
		}
		a.ok(a.MemsetD32(flag, round+1, 1))
		b.soon("the other process's wait", func() { b.ok(b.StreamSynchronize(sb)) })
		b.soon("event", func() { b.ok(b.EventSynchronize(theirs)) })
		a.ok(a.EventQuery(mine))
	}
	// The other direction: whoever opened it may record it.
	b.ok(b.EventRecord(theirs, sb))
	a.soon("event", func() { a.ok(a.EventSynchronize(mine)) })
	a.ok(a.EventDestroy(mine))
	b.ok(b.EventDestroy(theirs))
	// What waited may be about to let go of its page.
	for deadline := limit.Deadline(); openFiles(t) != files; time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("%d open files, %d before", openFiles(t), files)
		}
	}
}

// A process that dies before its stream gets to the record holds nobody up.
func TestSharedEventOfTheDead(t *testing.T) {
	a, b := newRig(t, Config{}), newRig(t, Config{})
	mine, theirs := lent(a, b)
	e, _ := a.gpu.m.events.Get(uint64(mine))
	gone := exec.Command("true")
	if err := gone.Run(); err != nil {
		t.Fatal(err)
	}
	e.shared.begin()
	e.shared.page.recorder.Store(int32(gone.Process.Pid))
	b.ok(b.StreamWaitEvent(0, theirs, 0))
	b.soon("waiting for the dead", func() { b.ok(b.StreamSynchronize(0)) })
}

// The end of a context does not wait for what another process never does.
func TestSharedEventAndContextEnd(t *testing.T) {
	a, b := newRig(t, Config{}), newRig(t, Config{})
	mine, theirs := lent(a, b)
	e, _ := a.gpu.m.events.Get(uint64(mine))
	n := e.shared.begin() // and never passed while b lives
	b.ok(b.StreamWaitEvent(0, theirs, 0))
	b.soon("reset", func() { b.ok(b.DevicePrimaryCtxReset(0)) })
	e.shared.complete(n)
}

func TestSharedEventRefused(t *testing.T) {
	r := newRig(t, Config{})
	_, res := r.EventCreate(uint32(cu.CU_EVENT_INTERPROCESS))
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	e, res := r.EventCreate(0)
	r.ok(res)
	_, _, res = r.ExportEvent(e)
	r.want(res, cu.CUDA_ERROR_INVALID_HANDLE)
}
