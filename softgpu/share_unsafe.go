package softgpu

import (
	"sync/atomic"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"

	"ferry/softgpu/memory"
	"ferry/transport/futex"
)

// A sharedEvent is an event that other processes can open: a page of memory
// they all map. Records are numbered; the page says how many there have been
// and which was passed last, so an event is complete when the two are equal.
//
// It is unmapped when the event is destroyed and nothing under way holds it.
type sharedEvent struct {
	page *eventPage
	fd   int
	refs atomic.Int32
}

// eventPage is the memory. Its layout is shared by all workers of a server,
// which are one program.
type eventPage struct {
	magic     uint64
	recorded  atomic.Uint64
	completed atomic.Uint64
	recorder  atomic.Int32  // the process of the last record
	wakes     atomic.Uint32 // changes with completed, to sleep on
}

const (
	eventMagic    = 0x544e455659525246 // "FRRYVENT"
	eventPageSize = 4096

	// recheckInterval is the timed wait after which a waiter checks whether the
	// process it waits for still lives.
	recheckInterval = 20 * time.Millisecond
)

func newSharedEvent() (*sharedEvent, error) {
	fd, err := memory.MemoryFile("ferry-event", eventPageSize)
	if err != nil {
		return nil, err
	}
	e, err := mapSharedEvent(fd)
	if err != nil {
		unix.Close(fd)
		return nil, err
	}
	e.page.magic = eventMagic
	return e, nil
}

// openSharedEvent maps the page of another process's event. It keeps a
// descriptor of its own.
func openSharedEvent(given int) (*sharedEvent, error) {
	var st unix.Stat_t
	if err := unix.Fstat(given, &st); err != nil {
		return nil, err
	}
	if st.Size != eventPageSize {
		return nil, unix.EINVAL
	}
	fd, err := unix.FcntlInt(uintptr(given), unix.F_DUPFD_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	e, err := mapSharedEvent(fd)
	if err == nil && e.page.magic != eventMagic {
		e.drop()
		return nil, unix.EINVAL
	}
	if err != nil {
		unix.Close(fd)
	}
	return e, err
}

func mapSharedEvent(fd int) (*sharedEvent, error) {
	p, err := unix.MmapPtr(fd, 0, nil, eventPageSize, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
	if err != nil {
		return nil, err
	}
	e := &sharedEvent{page: (*eventPage)(p), fd: fd}
	e.refs.Store(1)
	return e, nil
}

// hold keeps the page mapped until drop. False: it is gone.
func (e *sharedEvent) hold() bool {
	for {
		n := e.refs.Load()
		if n == 0 {
			return false
		}
		if e.refs.CompareAndSwap(n, n+1) {
			return true
		}
	}
}

func (e *sharedEvent) drop() {
	if e.refs.Add(-1) == 0 {
		_ = unix.MunmapPtr(unsafe.Pointer(e.page), eventPageSize)
		unix.Close(e.fd)
	}
}

// begin numbers a record.
func (e *sharedEvent) begin() uint64 {
	e.page.recorder.Store(int32(unix.Getpid()))
	return e.page.recorded.Add(1)
}

// complete says that the stream has passed record n.
func (e *sharedEvent) complete(n uint64) {
	for {
		was := e.page.completed.Load()
		if was >= n {
			return
		}
		if e.page.completed.CompareAndSwap(was, n) {
			break
		}
	}
	e.page.wakes.Add(1)
	futex.Wake(&e.page.wakes, futex.All)
}

// await returns when record n is passed, the process that made it is gone, or
// over says so.
func (e *sharedEvent) await(n uint64, over func() bool) {
	for {
		seen := e.page.wakes.Load()
		if e.page.completed.Load() >= n || over() {
			return
		}
		futex.Wait(&e.page.wakes, seen, recheckInterval)
		if pid := e.page.recorder.Load(); unix.Kill(int(pid), 0) == unix.ESRCH {
			return
		}
	}
}
