// Package sessionpage is the page of memory that a daemon and one of its workers share
// for the life of a session: what the client may use, and what it uses. Either process
// reads it at any moment without asking; neither waits for the other.
//
// The daemon writes the first cache line of each device and of Residence, and Limits; the worker
// writes everything else. A worker may be controlled by a hostile client, so the daemon trusts no
// value that it cannot bound by itself.
//
// Taking the run permission away needs no reply: the daemon stores a permit without Run and
// then reads Busy; the worker sets Busy and then reads the permit. At least one of them sees
// what the other wrote.
//
// The doorbell is a pipe: the worker rings it when something changed in the page that the
// daemon waits for. The daemon keeps the reading end to itself. Whatever the worker does to the
// flags of its own end, a read of the daemon therefore never blocks a thread.
package sessionpage

import (
	"errors"
	"fmt"
	"os"
	"sync/atomic"
	"syscall"
	"unsafe"

	"golang.org/x/sys/unix"
)

// MaxDevices is how many of a server's devices a page has room for.
const MaxDevices = 32

// A Permit is the daemon's decision on what a worker may do with a device. Its upper bits
// number the decisions, so that a worker can say which one it follows.
type Permit uint32

const (
	// Run: the worker may give work to the device.
	Run Permit = 1 << iota
	// Contended: another session wants the device too. The worker reports exactly
	// when it uses the device, and queues no more work on it than one slice.
	Contended

	// NextPermit is the step from one decision to the next.
	NextPermit
)

// Device is one device's part of the page.
type Device struct {
	permit  atomic.Uint32
	_       uint32
	memory  atomic.Uint64 // the quota in bytes, 0 for none
	slice   atomic.Uint64 // nanoseconds of work to queue on the device while contended
	overlap atomic.Uint64 // nanoseconds of used that other sessions had at the same time
	room    atomic.Uint64 // bytes that the session may have without asking, 0 for any number
	answer  atomic.Uint32 // to a question for more: its number, and in the lowest bit the answer
	_       [20]byte

	// The cache line that the worker writes.
	followed atomic.Uint32 // the permit it acts on
	wants    atomic.Uint32 // commands wait until the permit has Run
	busy     atomic.Uint32 // the device has, or may get this moment, work of this client
	contexts atomic.Uint32
	used     atomic.Uint64 // nanoseconds of device time since the session began
	held     atomic.Uint64 // bytes of device memory
	given    atomic.Uint64 // commands the device was given since the session began
	need     atomic.Uint64 // bytes that the session asks for
	asked    atomic.Uint32 // number of the question
	_        [12]byte
}

// Counters count what went through a session since it began.
type Counters struct {
	Commands atomic.Uint64
	Answers  atomic.Uint64 // commands that somebody waited for: round trips
	Launches atomic.Uint64
	BytesIn  atomic.Uint64 // from the client
	BytesOut atomic.Uint64
	Replaced atomic.Uint64 // of Launches, those that automatic graphs took the place of
}

// Limits are what a client may have of the worker itself and of the network, 0 for
// any amount. The daemon writes them.
type Limits struct {
	Modules   atomic.Uint64 // bytes of images of code that are loaded
	Host      atomic.Uint64 // bytes of memory behind the client's host memory and of images on their way
	Bandwidth atomic.Uint64 // bytes a second, each way, over a network
	farewell  atomic.Uint32 // why the daemon asks the worker to end
	_         [36]byte
}

// A Farewell is why a daemon asks a worker to end, for the worker to tell its client.
type Farewell uint32

// Reasons to end. A page says ServerStops until the daemon writes another one.
const (
	ServerStops Farewell = iota
	Killed
	Revoked
)

// SetFarewell says why the worker is asked to end; the daemon does so before it asks.
func (l *Limits) SetFarewell(why Farewell) { l.farewell.Store(uint32(why)) }

// Farewell is why the worker is asked to end.
func (l *Limits) Farewell() Farewell { return Farewell(l.farewell.Load()) }

type layout struct {
	devices [MaxDevices]Device
	limits  Limits
	counters
}

type counters struct {
	Counters
	_         [64 - 48]byte
	residence Residence
	_         [4096 - 64 - 64 - unsafe.Sizeof(Residence{})]byte
}

// Two cache lines: the daemon's and the worker's.
var _ [128]byte = [unsafe.Sizeof(Device{})]byte{}

const pageSize = int(unsafe.Sizeof(layout{}))

// A Page is one process's view of the page.
type Page struct {
	page     *layout
	mem      []byte
	file     *os.File // of the page, for a program that takes over from this process
	doorbell *os.File // the daemon's Page has the end to read from, the worker's the end to write to
	ring     syscall.RawConn
}

// New makes a page on which every device may run and has no quota. The worker passes the
// two files to Join; the caller closes them once the worker has them.
func New() (p *Page, pageFile, doorbellFile *os.File, err error) {
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
	var ends [2]int
	if err := unix.Pipe2(ends[:], unix.O_CLOEXEC|unix.O_NONBLOCK); err != nil {
		return nil, nil, nil, fmt.Errorf("session page: %w", err)
	}
	listener := os.NewFile(uintptr(ends[0]), "doorbell")
	defer func() { _ = listener.Close() }()
	doorbellFile = os.NewFile(uintptr(ends[1]), "doorbell")
	p, err = Join(pageFile, listener)
	if err != nil {
		_ = doorbellFile.Close()
		return nil, nil, nil, err
	}
	p.permitAll()
	return p, pageFile, doorbellFile, nil
}

// Alone is a page that no other process reads, for a worker without a daemon.
func Alone() *Page {
	p := &Page{page: new(layout)}
	p.permitAll()
	return p
}

// permitAll lets the worker run on every device.
func (p *Page) permitAll() {
	for i := range p.page.devices {
		p.page.devices[i].permit.Store(uint32(Run))
	}
}

// Join maps a page. doorbellFile is the writing end in a worker, the reading end in a daemon
// that takes over from another. The files stay the caller's.
func Join(pageFile, doorbellFile *os.File) (*Page, error) {
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
	doorbell, err := unix.FcntlInt(doorbellFile.Fd(), unix.F_DUPFD_CLOEXEC, 0)
	if err == nil {
		// So that Close interrupts WaitDoorbell, and RingDoorbell never waits for the daemon.
		err = unix.SetNonblock(doorbell, true)
	}
	if err != nil {
		_ = unix.Munmap(mem)
		return nil, fmt.Errorf("session page: %w", err)
	}
	p := &Page{page: (*layout)(unsafe.Pointer(&mem[0])), mem: mem, doorbell: os.NewFile(uintptr(doorbell), "doorbell")}
	if p.ring, err = p.doorbell.SyscallConn(); err != nil {
		_, _ = p.doorbell.Close(), unix.Munmap(mem)
		return nil, fmt.Errorf("session page: %w", err)
	}
	file, err := unix.FcntlInt(pageFile.Fd(), unix.F_DUPFD_CLOEXEC, 0)
	if err != nil {
		_, _ = p.Close(), p.Unmap()
		return nil, fmt.Errorf("session page: %w", err)
	}
	p.file = os.NewFile(uintptr(file), "session page")
	return p, nil
}

// Files are what another process passes to Join. The Page keeps them.
func (p *Page) Files() (pageFile, doorbellFile *os.File) { return p.file, p.doorbell }

// Close ends a WaitDoorbell. The page stays mapped until Unmap, since other goroutines may
// be reading it.
func (p *Page) Close() error {
	_ = p.file.Close()
	return p.doorbell.Close()
}

// Unmap unmaps the page. No goroutine may use the Page, or a Device of it, afterwards.
func (p *Page) Unmap() error {
	p.page = nil
	return unix.Munmap(p.mem)
}

// Device is the part of the server's device i, nil where there is no room.
func (p *Page) Device(i int) *Device {
	if i < 0 || i >= MaxDevices {
		return nil
	}
	return &p.page.devices[i]
}

// Limits are the session's.
func (p *Page) Limits() *Limits { return &p.page.limits }

// Residence is the session's.
func (p *Page) Residence() *Residence { return &p.page.residence }

// Counters are the session's.
func (p *Page) Counters() *Counters { return &p.page.Counters }

// RingDoorbell wakes the daemon: something in the page has changed that the daemon waits for.
func (p *Page) RingDoorbell() {
	if p.doorbell == nil {
		return // there is no daemon
	}
	_ = p.ring.Write(ringOnce)
}

// ringOnce writes what a pipe and the eventfd of a daemon before a restart both take. A full
// pipe has been rung already.
func ringOnce(fd uintptr) (done bool) {
	_, _ = unix.Write(int(fd), oneRing)
	return true
}

var oneRing = []byte{1, 0, 0, 0, 0, 0, 0, 0}

// WaitDoorbell waits until the worker rings the doorbell. The end of the worker is an error, and
// so is Close.
func (p *Page) WaitDoorbell() error {
	var rings [512]byte
	_, err := p.doorbell.Read(rings[:])
	if errors.Is(err, os.ErrClosed) {
		return os.ErrClosed
	}
	return err
}
