// Package ring is the server's end of a channel in shared memory: two byte streams,
// one in each direction, as ring buffers in memory that a client made and sent along.
// shim/core/net/ring.c is the client's end, wire/PROTOCOL.md has the layout. A worker reads
// commands from it; an agent carries them on.
//
// Goroutines: one reads and one writes at a time; Wake and Pause may be called by any. There is
// no lock: each position is written by one end and read by the other. A sleeping
// goroutine waits on a futex in the shared memory, which the other end wakes.
package ring

import (
	"errors"
	"io"
	"sync/atomic"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"

	"ferry/transport/channel"
	"ferry/transport/futex"
)

var (
	_ channel.Channel = (*Rings)(nil)
	_ channel.Waker   = (*Rings)(nil)
	_ channel.Pauser  = (*Rings)(nil)
)

// Rings are the two streams. While both ends are awake no byte costs a system call.
// The client may write anything into the memory: the server keeps its own positions
// here, and copies bytes out before it parses them.
type Rings struct {
	mem     []byte
	in, out stream
	read    uint64 // bytes that Read has returned
	written uint64 // bytes that Write has put into the memory
	taken   uint64 // of written, what the client had read when that was last loaded

	spinTime time.Duration // how long to spin before sleeping
	sleep    time.Duration // at most, while nobody wakes it
	gone     *atomic.Bool  // the client has left
	paused   atomic.Bool
	onIdle   func() // called before the reader sleeps; nil for nothing
	knock    func() // wakes the client's reader, which is in another kernel; nil: a futex does
}

// A stream is one direction. Positions only grow, each written by one end.
type stream struct {
	written, taken            *atomic.Uint64 // positions of the writer and the reader
	takerSleeps, writerSleeps *atomic.Uint32 // futexes, not 0 while that end sleeps
	bytes                     []byte
}

// The layout of the memory, as wire/PROTOCOL.md has it, and limits.
const (
	ringControl = 4096
	ringStep    = 256                    // from the words of one direction to those of the other
	maxSleep    = 100 * time.Millisecond // a client that dies wakes nobody
	minRing     = 64 << 10
	maxRing     = 64 << 20
)

// The layout of a part of a region, which a virtual machine and its host share.
const (
	partRing  = 1 << 20
	PartBytes = ringControl + 2*partRing // how much the rings take
	PartOwner = 3072                     // where the number of the session is, 8 bytes
	// roomSleep is how long a writer without room sleeps there: nobody wakes it.
	roomSleep = time.Millisecond
)

// errRing is returned when a position that the client wrote cannot be.
var errRing = errors.New("client broke the protocol: impossible position in a ring")

// Map maps the file that a client sent. The file must be sealed: if a client shrank it
// later, the next access would kill this process. gone becomes true when the client has
// left; spinTime is how long to spin before sleeping. The memory stays mapped until
// Unmap or the end of the process.
func Map(fd int, gone *atomic.Bool, spinTime time.Duration) (*Rings, error) {
	var st unix.Stat_t
	seals, err := unix.FcntlInt(uintptr(fd), unix.F_GET_SEALS, 0)
	if err != nil || seals&unix.F_SEAL_SHRINK == 0 {
		return nil, errors.New("rings must be a sealed memfd")
	}
	if err := unix.Fstat(fd, &st); err != nil {
		return nil, err
	}
	size := (st.Size - ringControl) / 2
	if size < minRing || size > maxRing || size&(size-1) != 0 || st.Size != ringControl+2*size {
		return nil, errors.New("rings of impossible size")
	}
	mem, err := unix.Mmap(fd, 0, int(st.Size), unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
	if err != nil {
		return nil, err
	}
	return newRings(mem, int(size), gone, spinTime), nil
}

// MapPart maps the rings that begin at an offset of a file which a virtual machine shares with this
// host. The client is in another kernel, so no futex wakes it: knock does, and who hears the client's
// knock calls Wake. gone and spinTime are as for Map.
func MapPart(fd int, offset int64, gone *atomic.Bool, spinTime time.Duration, knock func()) (*Rings, error) {
	var st unix.Stat_t
	if err := unix.Fstat(fd, &st); err != nil {
		return nil, err
	}
	if offset < 0 || st.Size-PartBytes < offset {
		return nil, errors.New("rings beyond the end of their file")
	}
	mem, err := unix.Mmap(fd, offset, PartBytes, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
	if err != nil {
		return nil, err
	}
	r := newRings(mem, partRing, gone, spinTime)
	r.knock = knock
	return r, nil
}

// newRings returns rings of size bytes each way in mem.
func newRings(mem []byte, size int, gone *atomic.Bool, spinTime time.Duration) *Rings {
	at := func(i int) stream {
		words := mem[i*ringStep:]
		return stream{
			written: (*atomic.Uint64)(unsafe.Pointer(&words[0])), taken: (*atomic.Uint64)(unsafe.Pointer(&words[64])),
			takerSleeps: (*atomic.Uint32)(unsafe.Pointer(&words[128])), writerSleeps: (*atomic.Uint32)(unsafe.Pointer(&words[192])),
			bytes: mem[ringControl+i*size:][:size:size],
		}
	}
	return &Rings{mem: mem, in: at(0), out: at(1), gone: gone, spinTime: spinTime, sleep: maxSleep}
}

// Unmap unmaps the memory. No goroutine may read or write any more.
func (r *Rings) Unmap() error { return unix.Munmap(r.mem) }

// Pause has Read and Write return channel.ErrPaused.
func (r *Rings) Pause() error {
	r.paused.Store(true)
	r.Wake()
	return nil
}

// Unpause ends Pause.
func (r *Rings) Unpause() { r.paused.Store(false) }

// Positions are how many bytes were read and written in all. The rings are paused, and no
// goroutine is inside a call.
func (r *Rings) Positions() (read, written uint64) { return r.read, r.written }

// GoOn has the rings go on where another process paused them. It is called before the first
// Read.
func (r *Rings) GoOn(read, written uint64) error {
	r.taken = r.out.taken.Load()
	if size := uint64(len(r.in.bytes)); r.in.written.Load()-read > size || written-r.taken > size {
		return errRing
	}
	r.read, r.written = read, written
	return nil
}

// SetSpinTime says how long to spin before sleeping. It is called while nobody reads or writes.
func (r *Rings) SetSpinTime(d time.Duration) { r.spinTime = d }

// Traits of memory that both ends can see.
func (r *Rings) Traits() channel.Traits {
	return channel.Traits{SeesPending: true, SharesMemory: true, SpinsInRead: true, AnnouncesIdle: true}
}

// OnIdle has Read call f before it sleeps; nil for nothing. It is called while
// nobody reads.
func (r *Rings) OnIdle(f func()) { r.onIdle = f }

// Pending reports whether there is something to read.
func (r *Rings) Pending() bool { return r.in.written.Load() != r.read }

// PollWord is the position of the client's writer, and how much of that has been read:
// while they are equal there is nothing to read.
func (r *Rings) PollWord() (written *atomic.Uint64, read uint64) { return r.in.written, r.read }

// Read returns what is there, and waits if there is nothing.
func (r *Rings) Read(b []byte) (int, error) {
	s := &r.in
	if r.paused.Load() {
		return 0, channel.ErrPaused
	}
	if !r.Pending() {
		if err := r.awaitReady(r.Pending, s.takerSleeps, r.onIdle, r.sleep); err != nil {
			return 0, err
		}
	}
	have := s.written.Load() - r.read
	if have > uint64(len(s.bytes)) {
		return 0, errRing
	}
	at := r.read & uint64(len(s.bytes)-1)
	n := copy(b[:min(uint64(len(b)), have)], s.bytes[at:])
	n += copy(b[n:min(uint64(len(b)), have)], s.bytes)
	r.read += uint64(n)
	s.taken.Store(r.read)
	if r.knock == nil && s.writerSleeps.Load() != 0 && have-uint64(n) <= uint64(len(s.bytes)/2) {
		wakeSleeper(s.writerSleeps)
	}
	return n, nil
}

// Write returns when all of it is in the ring.
func (r *Rings) Write(b []byte) (int, error) {
	s := &r.out
	size := uint64(len(s.bytes))
	for done := 0; done < len(b); {
		if r.paused.Load() {
			return done, channel.ErrPaused
		}
		// The client's position is on a cache line that the client writes with every
		// answer it reads: loading that each time would cost as much as the answer.
		used := r.written - r.taken
		if used+uint64(len(b)-done) > size {
			r.taken = s.taken.Load()
			used = r.written - r.taken
		}
		if used > size {
			return done, errRing
		}
		if used == size {
			room := func() bool { return r.written-s.taken.Load() <= size/2 }
			if err := r.awaitReady(room, s.writerSleeps, nil, r.roomSleep()); err != nil {
				return done, err
			}
			continue
		}
		n := copy(s.bytes[r.written&(size-1):], b[done:min(len(b), done+int(size-used))])
		r.written += uint64(n)
		done += n
		s.written.Store(r.written)
		if s.takerSleeps.Load() != 0 {
			r.wakeClient(s.takerSleeps)
		}
	}
	return len(b), nil
}

// WriteParts writes several buffers, one behind the other.
func (r *Rings) WriteParts(parts [][]byte) error {
	for i, p := range parts {
		if n, err := r.Write(p); err != nil {
			channel.KeepRest(parts, i, n)
			return err
		}
	}
	return nil
}

// wakeClient wakes the client's reader, which sleeps on word.
func (r *Rings) wakeClient(word *atomic.Uint32) {
	if r.knock == nil {
		wakeSleeper(word)
		return
	}
	word.Store(0) // one knock for each sleep
	r.knock()
}

// roomSleep is how long a writer sleeps at most.
func (r *Rings) roomSleep() time.Duration {
	if r.knock == nil {
		return r.sleep
	}
	return roomSleep
}

// awaitReady spins for a while, then calls onIdle, if that is not nil, and sleeps on
// word, which the other end wakes, at most so long at a time.
func (r *Rings) awaitReady(ready func() bool, word *atomic.Uint32, onIdle func(), sleep time.Duration) error {
	start := time.Now()
	for i := 1; ; i++ {
		if ready() {
			return nil
		}
		if i%64 == 0 && time.Since(start) > r.spinTime {
			break
		}
	}
	if onIdle != nil {
		onIdle()
	}
	for {
		if r.paused.Load() { // the memory may be another process's by now
			return channel.ErrPaused
		}
		word.Store(1)
		if !ready() && !r.gone.Load() && !r.paused.Load() {
			futex.Wait(word, 1, sleep)
		}
		word.Store(0)
		if ready() {
			return nil
		}
		if r.gone.Load() {
			return io.EOF
		}
	}
}

// Wake has a sleeping reader or writer find out whether the client is gone. Without it
// that takes up to maxSleep.
func (r *Rings) Wake() {
	wakeSleeper(r.in.takerSleeps)
	wakeSleeper(r.out.writerSleeps)
}

// wakeSleeper wakes the end that sleeps on word.
func wakeSleeper(word *atomic.Uint32) {
	word.Store(0)
	futex.Wake(word, 1)
}
