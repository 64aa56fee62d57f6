package softgpu

import (
	"sync"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/softgpu/memory"
)

// Memory that is made to be shared is a file of its own (createShared), so that
// it lives as long as any process has it and shows nobody anything else.

// ExportMemory returns a descriptor of memory that was made to be shared.
func (g *GPU) ExportMemory(h cu.MemGenericAllocationHandle) (int, cu.Result) {
	a, ok := g.m.memories.Get(uint64(h))
	if !ok || a.Types&cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR == 0 {
		return -1, cu.CUDA_ERROR_INVALID_VALUE
	}
	fd, ok := g.m.mem.Export(a)
	if !ok {
		return -1, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	return fd, cu.CUDA_SUCCESS
}

// ImportMemory opens memory of another process, or of this one. It takes
// nothing of this machine's memory: whose it is has paid for it.
func (g *GPU) ImportMemory(given int, size uint64, ordinal cu.Device) (cu.MemGenericAllocationHandle, cu.Result) {
	d, r := g.m.dev(ordinal)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	a, r := memory.ImportFile(d.phys, given, size)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	a.Handle = g.m.memories.Reserve()
	g.m.memories.Put(a.Handle, a)
	return cu.MemGenericAllocationHandle(a.Handle), cu.CUDA_SUCCESS
}

// ExportEvent returns the page of an event that was made to be shared.
func (g *GPU) ExportEvent(h cu.Event) (out cu.IpcEventHandle_v1, fd int, rc cu.Result) {
	e, ok := g.m.events.Get(uint64(h))
	if !ok || e.shared == nil {
		return out, -1, cu.CUDA_ERROR_INVALID_HANDLE
	}
	fd, err := unix.FcntlInt(uintptr(e.shared.fd), unix.F_DUPFD_CLOEXEC, 0)
	if err != nil {
		return out, -1, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	return out, fd, cu.CUDA_SUCCESS
}

// ImportEvent opens an event of another process.
func (g *GPU) ImportEvent(_ *cu.IpcEventHandle_v1, fd int) (cu.Event, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	shared, err := openSharedEvent(fd)
	if err != nil {
		return 0, cu.CUDA_ERROR_INVALID_HANDLE
	}
	return g.addEvent(c, uint32(cu.CU_EVENT_DISABLE_TIMING|cu.CU_EVENT_INTERPROCESS), shared), cu.CUDA_SUCCESS
}

// A distant is the latest record of a shared event as this process sees it,
// whichever process made it: a point of a stream that has one operation, which
// ends when the record is passed.
type distant struct {
	mu  sync.Mutex
	n   uint64
	rec *record
}

// latestShared returns the last record of a shared event, nil if all are
// passed.
func (e *event) latestShared() *record {
	if !e.shared.hold() {
		return nil // destroyed meanwhile
	}
	defer e.shared.drop()
	n := e.shared.page.recorded.Load()
	if e.shared.page.completed.Load() >= n {
		return nil
	}
	d := &e.distant
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.rec != nil && d.n >= n {
		return d.rec
	}
	there := e.life.newStream(0, 0)
	d.n, d.rec = n, &record{at: point{there, 1}}
	_ = e.shared.hold() // it is held already
	go func() {
		e.shared.await(n, e.life.stop.Load)
		e.shared.drop()
		there.mu.Lock()
		there.completed.Store(1)
		there.moved.Broadcast()
		there.mu.Unlock()
	}()
	return d.rec
}

// recording returns what a record of the event must do when its stream gets
// there. It counts as made from now on.
func (e *event) recording() func() {
	if e.shared == nil || !e.shared.hold() {
		return func() {}
	}
	n := e.shared.begin()
	return func() {
		e.shared.complete(n)
		e.shared.drop()
	}
}

// recordedOn makes a record at the end of what a stream has been given.
func (e *event) recordedOn(s *stream) {
	if e.shared == nil {
		return
	}
	passed := e.recording()
	if _, r := s.enqueue(operation{always: true, run: passed}); r != cu.CUDA_SUCCESS {
		passed()
	}
}
