package worker

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"sync/atomic"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"

	"ferry/softgpu"
)

// rings are two byte streams, one each way, in memory the client made and sent
// along; shim/core/ring.c is the other end and wire/PROTOCOL.md the layout.
// While both ends are awake no frame costs a system call. The loop reads,
// whoever holds output.mu writes. The client may write anything into the
// memory: our own positions are kept here, and bytes are copied out before
// they are looked at.
type rings struct {
	in, out stream
	got     uint64
	put     uint64
	patient time.Duration // how long to look before sleeping
	gone    *atomic.Bool
	rest    func() // before the reader sleeps
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

// mapRings maps the file a client sent. It must be sealed: a client that
// shrank it later would kill the worker at the next touch.
func mapRings(fd int, gone *atomic.Bool, patient time.Duration) (*rings, error) {
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
	r := &rings{in: at(0), out: at(1), gone: gone, patient: patient}
	return r, nil
}

// pending reports whether there is something to read.
func (r *rings) pending() bool { return r.in.written.Load() != r.got }

// Read takes what is there, and waits if there is nothing.
func (r *rings) Read(b []byte) (int, error) {
	s := &r.in
	if err := r.await(r.pending, s.takerSleeps, r.rest); err != nil {
		return 0, err
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
func (r *rings) Write(b []byte) (int, error) {
	s := &r.out
	size := uint64(len(s.bytes))
	for done := 0; done < len(b); {
		used := r.put - s.taken.Load()
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
func (r *rings) await(ready func() bool, word *atomic.Uint32, rest func()) error {
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
		if !ready() {
			nap := unix.NsecToTimespec(int64(ringNap))
			_, _, _ = unix.Syscall6(unix.SYS_FUTEX, uintptr(unsafe.Pointer(word)), futexWait, 1, uintptr(unsafe.Pointer(&nap)), 0, 0)
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

const (
	futexWait = 0
	futexWake = 1
)

func wake(word *atomic.Uint32) {
	word.Store(0)
	_, _, _ = unix.Syscall(unix.SYS_FUTEX, uintptr(unsafe.Pointer(word)), futexWake, 1)
}

// useRings moves the frames into memory the client has sent, and returns what
// the loop reads from then on. There is no answer: no client of ours sends
// memory that cannot be used, and it need not wait to use it.
func (w *Worker) useRings() (io.Reader, error) {
	fd, ok := w.takeFile()
	if !ok || w.rings != nil {
		return nil, errors.New("client broke the protocol: rings without memory for them, or twice")
	}
	defer unix.Close(fd)
	r, err := mapRings(fd, &w.closed, w.looking())
	if err != nil {
		return nil, fmt.Errorf("client broke the protocol: %w", err)
	}
	r.rest = w.rest
	w.rings, w.out.conn = r, r
	w.sock.alone = true
	return r, nil
}

// looking is how long the loop looks for the next command before it sleeps.
// Waking it costs a program that launches in bursts far more than looking
// costs this machine, except where the processors are few or do the GPU's work.
func (w *Worker) looking() time.Duration {
	if _, soft := w.dev.(*softgpu.GPU); soft || runtime.NumCPU() <= 2 {
		return 20 * time.Microsecond
	}
	return 300 * time.Microsecond
}

// takeFile hands over the descriptor that came with the command the loop is
// at, where the transport can carry any.
func (w *Worker) takeFile() (int, bool) {
	if w.sock == nil || !w.sock.local {
		return -1, false
	}
	return w.sock.takeFile()
}
