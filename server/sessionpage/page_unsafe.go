// Package sessionpage is the page of memory a daemon and one of its workers share for
// the life of a session: what the client may use, and what it uses. Either side
// reads it at any moment without asking; nothing waits for the other process.
//
// The daemon writes the first line of each device and Limits, the worker everything
// else.
// A worker may be in the hands of a hostile client, so the daemon believes
// nothing here that it cannot bound by itself.
//
// A gate is closed like this: the daemon stores it and then looks at Busy; the
// worker sets Busy and then looks at the gate. One of them sees the other.
package sessionpage

import (
	"errors"
	"fmt"
	"os"
	"sync/atomic"
	"unsafe"

	"golang.org/x/sys/unix"
)

// MaxDevices is how many of a server's devices a page has room for.
const MaxDevices = 32

// A Gate is what a worker may do with a device. Its upper bits number the
// daemon's decisions, so that a worker can say which one it has followed.
type Gate uint32

const (
	// Open: work may be given to the device.
	Open Gate = 1 << iota
	// Contended: somebody else wants the device too. The worker says exactly
	// when it uses the device, and gives it no more work than a slice's.
	Contended

	// NextGate is the step from one decision to the next.
	NextGate
)

// Device is one device's part of the page.
type Device struct {
	gate   atomic.Uint32
	_      uint32
	memory atomic.Uint64 // the quota in bytes, 0 for none
	slice  atomic.Uint64 // nanoseconds: what to give the device ahead, while contended
	beside atomic.Uint64 // nanoseconds: of used, what others had of the device meanwhile
	_      [32]byte

	// The worker's line.
	followed atomic.Uint32 // the gate it acts on
	wants    atomic.Uint32 // commands wait for the gate
	busy     atomic.Uint32 // the device has, or may get this moment, work of this client
	contexts atomic.Uint32
	used     atomic.Uint64 // nanoseconds of device time since the session began
	held     atomic.Uint64 // bytes of device memory
	given    atomic.Uint64 // commands the device was given since the session began
	_        [24]byte
}

// Counters count what went through a session since it began.
type Counters struct {
	Commands atomic.Uint64
	Answers  atomic.Uint64 // commands that somebody waited for: round trips
	Launches atomic.Uint64
	BytesIn  atomic.Uint64 // from the client
	BytesOut atomic.Uint64
}

// Limits are what a client may have of the worker itself and of the network, 0 for
// any amount. The daemon writes them.
type Limits struct {
	Modules   atomic.Uint64 // bytes of images of code that are loaded
	Host      atomic.Uint64 // bytes of memory behind the client's host memory and of images on their way
	Bandwidth atomic.Uint64 // bytes a second, each way, over a network
	_         [40]byte
}

type layout struct {
	devices [MaxDevices]Device
	limits  Limits
	counters
}

type counters struct {
	Counters
	_ [4096 - 40 - 64]byte
}

// Two lines: the daemon's and the worker's.
var _ [128]byte = [unsafe.Sizeof(Device{})]byte{}

const pageSize = int(unsafe.Sizeof(layout{}))

// A Page is one process's view of the page.
type Page struct {
	page *layout
	mem  []byte
	file *os.File // the page's, for who takes over from this process
	bell *os.File
}

// New makes a page with every gate open and no quota. The two files are for the
// worker's Join; the caller closes them once the worker has them.
func New() (l *Page, pageFile, bellFile *os.File, err error) {
	fd, err := unix.MemfdCreate("ferry-session-page", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		return nil, nil, nil, fmt.Errorf("session page: %w", err)
	}
	pageFile = os.NewFile(uintptr(fd), "session page")
	defer func() {
		if err != nil {
			_ = pageFile.Close()
		}
	}()
	if err := unix.Ftruncate(fd, int64(pageSize)); err != nil {
		return nil, nil, nil, fmt.Errorf("session page: %w", err)
	}
	if _, err := unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, unix.F_SEAL_SHRINK|unix.F_SEAL_GROW|unix.F_SEAL_SEAL); err != nil {
		return nil, nil, nil, fmt.Errorf("session page: %w", err)
	}
	bell, err := unix.Eventfd(0, unix.EFD_CLOEXEC|unix.EFD_NONBLOCK)
	if err != nil {
		return nil, nil, nil, fmt.Errorf("session page: %w", err)
	}
	bellFile = os.NewFile(uintptr(bell), "bell")
	l, err = Join(pageFile, bellFile)
	if err != nil {
		_ = bellFile.Close()
		return nil, nil, nil, err
	}
	l.open()
	return l, pageFile, bellFile, nil
}

// Alone is a page that nobody else looks at, for a worker without a daemon.
func Alone() *Page {
	l := &Page{page: new(layout)}
	l.open()
	return l
}

func (l *Page) open() {
	for i := range l.page.devices {
		l.page.devices[i].gate.Store(uint32(Open))
	}
}

// Join maps a page. The files stay the caller's.
func Join(pageFile, bellFile *os.File) (*Page, error) {
	var st unix.Stat_t
	if err := unix.Fstat(int(pageFile.Fd()), &st); err != nil {
		return nil, fmt.Errorf("session page: %w", err)
	}
	if st.Size != int64(pageSize) {
		return nil, fmt.Errorf("session page: a page of %d bytes", st.Size)
	}
	mem, err := unix.Mmap(int(pageFile.Fd()), 0, pageSize, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
	if err != nil {
		return nil, fmt.Errorf("session page: %w", err)
	}
	bell, err := unix.FcntlInt(bellFile.Fd(), unix.F_DUPFD_CLOEXEC, 0)
	if err == nil {
		err = unix.SetNonblock(bell, true) // so that Wait can be interrupted by Close
	}
	if err != nil {
		_ = unix.Munmap(mem)
		return nil, fmt.Errorf("session page: %w", err)
	}
	l := &Page{page: (*layout)(unsafe.Pointer(&mem[0])), mem: mem, bell: os.NewFile(uintptr(bell), "bell")}
	file, err := unix.FcntlInt(pageFile.Fd(), unix.F_DUPFD_CLOEXEC, 0)
	if err != nil {
		_, _ = l.Close(), l.Unmap()
		return nil, fmt.Errorf("session page: %w", err)
	}
	l.file = os.NewFile(uintptr(file), "session page")
	return l, nil
}

// Files are what another process joins the lease by. They stay the Page's.
func (l *Page) Files() (pageFile, bellFile *os.File) { return l.file, l.bell }

// Close ends a Wait. The page stays mapped until Unmap, since others may be
// looking at it.
func (l *Page) Close() error {
	_ = l.file.Close()
	return l.bell.Close()
}

// Unmap gives the page up. Nobody may use the Page, or a Device of it, after.
func (l *Page) Unmap() error {
	l.page = nil
	return unix.Munmap(l.mem)
}

// Device is the part of the server's device i, nil where there is no room.
func (l *Page) Device(i int) *Device {
	if i < 0 || i >= MaxDevices {
		return nil
	}
	return &l.page.devices[i]
}

// Limits are the session's.
func (l *Page) Limits() *Limits { return &l.page.limits }

// Counters are the session's.
func (l *Page) Counters() *Counters { return &l.page.Counters }

// Ring wakes the daemon: something in the page has changed that it waits for.
func (l *Page) Ring() {
	if l.bell == nil {
		return // nobody waits
	}
	_, _ = l.bell.Write([]byte{1, 0, 0, 0, 0, 0, 0, 0}) // fails when it rings already
}

// Wait waits for a Ring, or for Close, which is an error.
func (l *Page) Wait() error {
	var count [8]byte
	_, err := l.bell.Read(count[:])
	if errors.Is(err, os.ErrClosed) {
		return os.ErrClosed
	}
	return err
}
