// Package ring is the server's end of two byte streams, one each way, in memory
// a client made and sent along; shim/core/net/ring.c is the other end and
// wire/PROTOCOL.md the layout. A worker reads commands from it, an agent carries
// them on.
package ring

import (
	"errors"
	"io"
	"sync/atomic"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"

	"ferry/transport/futex"
)

// Rings are the two streams. While both ends are awake no byte costs a system
// call. One goroutine reads and one writes at a time. The client may write
// anything into the memory: our own positions are kept here, and bytes are copied
// out before they are looked at.
type Rings struct {
	mem     []byte
	in, out stream
	got     uint64
	put     uint64
	taken   uint64        // of what was put, when we last looked; the client can only have come further
	patient time.Duration // how long to look before sleeping
	gone    *atomic.Bool
	Rest    func() // called before the reader sleeps; nil for nothing
}

// stream is one direction. Positions only grow, each written by one end.
type stream struct {
	written, taken            *atomic.Uint64
	takerSleeps, writerSleeps *atomic.Uint32
	bytes                     []byte
}

const (
	ringControl = 4096
	ringStep    = 256                    // from one direction's words to the other's
	ringNap     = 100 * time.Millisecond // a client that dies does not wake us
	minRing     = 64 << 10
	maxRing     = 64 << 20
)

var errRing = errors.New("client broke the protocol: impossible position in a ring")

// Map maps the file a client sent. It must be sealed: a client that shrank it
// later would kill us at the next touch. gone says that the client is no more;
// patient is how long to look before sleeping. The memory stays mapped until the
// process ends, or Unmap.
func Map(fd int, gone *atomic.Bool, patient time.Duration) (*Rings, error) {
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
	at := func(i int) stream {
		words := mem[i*ringStep:]
		return stream{
			written: (*atomic.Uint64)(unsafe.Pointer(&words[0])), taken: (*atomic.Uint64)(unsafe.Pointer(&words[64])),
			takerSleeps: (*atomic.Uint32)(unsafe.Pointer(&words[128])), writerSleeps: (*atomic.Uint32)(unsafe.Pointer(&words[192])),
			bytes: mem[ringControl+i*int(size):][:size:size],
		}
	}
	return &Rings{mem: mem, in: at(0), out: at(1), gone: gone, patient: patient}, nil
}

// Unmap gives the memory back. Nobody reads or writes any more.
func (r *Rings) Unmap() error { return unix.Munmap(r.mem) }

// Pending reports whether there is something to read.
func (r *Rings) Pending() bool { return r.in.written.Load() != r.got }

// Awaited is where the client says how much it has written, and how much of that
// has been read: while they are equal there is nothing to read.
func (r *Rings) Awaited() (written *atomic.Uint64, read uint64) { return r.in.written, r.got }

// Read takes what is there, and waits if there is nothing.
func (r *Rings) Read(b []byte) (int, error) {
	s := &r.in
	if !r.Pending() {
		if err := r.await(r.Pending, s.takerSleeps, r.Rest); err != nil {
			return 0, err
		}
	}
	have := s.written.Load() - r.got
	if have > uint64(len(s.bytes)) {
		return 0, errRing
	}
	at := r.got & uint64(len(s.bytes)-1)
	n := copy(b[:min(uint64(len(b)), have)], s.bytes[at:])
	n += copy(b[n:min(uint64(len(b)), have)], s.bytes)
	r.got += uint64(n)
	s.taken.Store(r.got)
	if s.writerSleeps.Load() != 0 && have-uint64(n) <= uint64(len(s.bytes)/2) {
		wake(s.writerSleeps)
	}
	return n, nil
}

// Write returns when all of it is in the ring.
func (r *Rings) Write(b []byte) (int, error) {
	s := &r.out
	size := uint64(len(s.bytes))
	for done := 0; done < len(b); {
		// The client's position is on a line that it writes with every answer it takes:
		// fetching that each time would cost as much as the answer.
		used := r.put - r.taken
		if used+uint64(len(b)-done) > size {
			r.taken = s.taken.Load()
			used = r.put - r.taken
		}
		if used > size {
			return done, errRing
		}
		if used == size {
			room := func() bool { return r.put-s.taken.Load() <= size/2 }
			if err := r.await(room, s.writerSleeps, nil); err != nil {
				return done, err
			}
			continue
		}
		n := copy(s.bytes[r.put&(size-1):], b[done:min(len(b), done+int(size-used))])
		r.put += uint64(n)
		done += n
		s.written.Store(r.put)
		if s.takerSleeps.Load() != 0 {
			wake(s.takerSleeps)
		}
	}
	return len(b), nil
}

// await looks for a while, then sleeps on word, which the other end wakes.
func (r *Rings) await(ready func() bool, word *atomic.Uint32, rest func()) error {
	start := time.Now()
	for i := 1; ; i++ {
		if ready() {
			return nil
		}
		if i%64 == 0 && time.Since(start) > r.patient {
			break
		}
	}
	if rest != nil {
		rest()
	}
	for {
		word.Store(1)
		if !ready() && !r.gone.Load() {
			futex.Wait(word, 1, ringNap)
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

// Wake has who sleeps here look whether the client is gone, which says nothing any
// more. Without it that takes until the next nap ends.
func (r *Rings) Wake() {
	wake(r.in.takerSleeps)
	wake(r.out.writerSleeps)
}

func wake(word *atomic.Uint32) {
	word.Store(0)
	futex.Wake(word, 1)
}
