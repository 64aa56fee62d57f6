package ring

import (
	"encoding/binary"
	"sync/atomic"
	"testing"

	"golang.org/x/sys/unix"
)

// FuzzRings lets the other end write any positions, sleepers and bytes at any
// moment between our calls. We never touch memory beyond the rings (which would
// be a fault), never hand out more than a ring holds, and keep our own positions.
func FuzzRings(f *testing.F) {
	f.Add([]byte{0, 10, 1, 0, 4, 200, 5, 3})
	f.Add([]byte{2, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 4, 1})
	f.Add([]byte{3, 1, 0, 0, 0, 0, 0, 0, 0, 5, 255, 5, 255})
	fd, err := unix.MemfdCreate("rings", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		f.Fatal(err)
	}
	if err := unix.Ftruncate(fd, ringControl+2*minRing); err != nil {
		f.Fatal(err)
	}
	if _, err := unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, unix.F_SEAL_SHRINK); err != nil {
		f.Fatal(err)
	}
	gone := new(atomic.Bool)
	gone.Store(true)
	r, err := Map(fd, gone, 0)
	if err != nil {
		f.Fatal(err)
	}
	b := make([]byte, 2*minRing)
	f.Fuzz(func(t *testing.T, tape []byte) {
		clear(r.mem[:ringControl])
		r.read, r.written, r.taken = 0, 0, 0
		for len(tape) >= 2 {
			op, n := tape[0], int(tape[1])
			tape = tape[2:]
			word := func() uint64 {
				var w [8]byte
				tape = tape[copy(w[:], tape):]
				return binary.LittleEndian.Uint64(w[:])
			}
			switch op % 6 {
			case 0: // it wrote n bytes
				r.in.written.Add(uint64(n) << (op >> 4))
			case 1: // it took n bytes
				r.out.taken.Add(uint64(n) << (op >> 4))
			case 2:
				r.in.written.Store(word())
			case 3:
				r.out.taken.Store(word())
			case 4: // there is something: we read
				if !r.Pending() {
					continue
				}
				before, had := r.read, r.in.written.Load()-r.read
				got, err := r.Read(b[:min(n<<(op>>4), len(b))])
				if (err != nil) != (had > minRing) || err == nil && (uint64(got) > had || r.read != before+uint64(got) || r.in.taken.Load() != r.read) {
					t.Fatalf("%d of %d, %v", got, had, err)
				}
				if err != nil {
					return
				}
			case 5: // there is room, or its position is nonsense: we write
				used := r.written - r.out.taken.Load()
				size := min(n<<(op>>4), len(b))
				looks := r.written-r.taken+uint64(size) > minRing // what was seen last leaves no room
				if looks && used <= minRing && uint64(size) > minRing-used {
					continue // it would have to wait
				}
				before := r.written
				got, err := r.Write(b[:size])
				if (err != nil) != (size > 0 && looks && used > minRing) || r.written != before+uint64(got) {
					t.Fatalf("%d of %d with %d in it, %v", got, size, used, err)
				}
				if err != nil {
					return
				}
			}
			r.in.writerSleeps.Store(uint32(op >> 7))
		}
	})
}
