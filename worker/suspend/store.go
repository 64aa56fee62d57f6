package suspend

import (
	"errors"
	"fmt"
	"os"
	"slices"

	"golang.org/x/sys/unix"

	"ferry/checkpoint"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/worker/contents"
	"ferry/worker/memory"
)

// A store holds the contents of device memory in files: files in memory, as a rule some that the daemon has
// touched ahead, or one file on disk. They are written and read by calls, not mapped: a page that is mapped for the first time
// costs more than copying it. Linux lets one thread at a time write to a file, so what lies one behind the other in the store lies in
// different files (stripes), and threads that copy neighbouring pieces do not wait for each other.
type store struct {
	regions []contents.Region
	at      []uint64 // where in the store each of the regions begins
	size    uint64
	files   []part
	stripes []stripe // by place in the store
	place   sessionpage.Place
	// A store may be a checkpoint of the whole session instead.
	checkpoint *os.File
	written    *written // the same, when it has been written
}

// A part is one of the files of a store.
type part struct {
	file *os.File
	size uint64
}

// A stripe is a piece of the store that lies in one file.
type stripe struct {
	from, size uint64 // in the store
	file       *os.File
	at         uint64 // in the file
}

// stripeSize is how much of the store lies in one file before the next one follows, and ownFile how much each of several files has that the
// worker makes itself.
const (
	stripeSize = contents.PieceSize
	ownFile    = 64 << 20
	maxOwn     = 16
)

// newStore makes room for device memory: where the daemon wants it, the rest in memory of this process.
func newStore(list []memory.Content, ask func(bytes uint64) (*os.File, control.Place, error)) (*store, error) {
	s := &store{place: sessionpage.InMemory}
	for _, c := range list {
		s.at = append(s.at, s.size)
		s.regions = append(s.regions, contents.Region{Memory: checkpoint.Memory{Kind: checkpoint.Allocation, Device: int32(c.Device), Address: c.Base, Size: c.Size}})
		s.size += c.Size
	}
	if err := s.makeRoom(ask); err != nil {
		s.free()
		return nil, err
	}
	return s, nil
}

// makeRoom gives the store its files.
func (s *store) makeRoom(ask func(bytes uint64) (*os.File, control.Place, error)) error {
	left := s.size
	for first := true; left > 0 || first; first = false { // a checkpoint has room for a session without memory too
		file, place, err := ask(left)
		if errors.Is(err, control.ErrNotFound) || errors.Is(err, control.ErrNone) {
			break
		}
		if err != nil {
			return err
		}
		switch {
		case place.Kind == control.PlaceCheckpoint && first:
			s.checkpoint, s.place = file, placeOf(place.Kind)
			return nil
		case place.Size == 0 && left > 0 || place.Kind != control.PlaceMemory && place.Kind != control.PlaceDisk:
			_ = file.Close()
			return errUnknownPlace(place)
		}
		s.place = placeOf(place.Kind)
		n := min(left, place.Size)
		s.files = append(s.files, part{file, n})
		left -= n
	}
	for n := min(left/ownFile+1, maxOwn); left > 0; n-- {
		fd, err := unix.MemfdCreate("ferry: a session off its GPUs", unix.MFD_CLOEXEC)
		if err != nil {
			return fmt.Errorf("the host has no %d bytes for it: %w", left, err)
		}
		size := (left + n - 1) / n
		s.files = append(s.files, part{os.NewFile(uintptr(fd), "memory of a session"), size})
		left -= size
	}
	s.divide()
	return nil
}

// divide lays the store out over its files, a stripe in each in turn.
func (s *store) divide() {
	s.stripes = nil
	used := make([]uint64, len(s.files))
	for from := uint64(0); from < s.size; {
		for i, f := range s.files {
			if n := min(stripeSize, f.size-used[i]); n > 0 {
				s.stripes = append(s.stripes, stripe{from, n, f.file, used[i]})
				used[i] += n
				from += n
			}
		}
	}
}

// copyPiece writes or reads a piece of the store, which may lie in several files.
func (s *store) copyPiece(p contents.Piece, copyPart func(f *os.File, b []byte, at int64) (int, error)) error {
	at, data := s.at[p.Region]+p.Offset, p.Data
	first, _ := slices.BinarySearchFunc(s.stripes, at, func(x stripe, at uint64) int {
		if x.from+x.size <= at {
			return -1
		}
		return 1
	})
	for _, x := range s.stripes[first:] {
		if len(data) == 0 {
			return nil
		}
		n := min(uint64(len(data)), x.from+x.size-at)
		if _, err := copyPart(x.file, data[:n], int64(x.at+at-x.from)); err != nil {
			return err
		}
		at, data = at+n, data[n:]
	}
	return nil
}

// fill copies what the devices have to the store.
func (s *store) fill(c *contents.Threads) error {
	return c.Read(s.regions, func(p contents.Piece) error { return s.copyPiece(p, (*os.File).WriteAt) })
}

// empty copies what the store has to the devices. The store keeps it.
func (s *store) empty(c *contents.Threads) error { return c.Write(s.regions, s.readPiece) }

// readPiece reads a piece of the store.
func (s *store) readPiece(p contents.Piece) error {
	if s.written != nil {
		return s.written.read(p)
	}
	return s.copyPiece(p, (*os.File).ReadAt)
}

// moveTo copies what the store has to the files of another store with the same regions.
func (s *store) moveTo(to *store, progress func(done uint64)) error {
	buf := make([]byte, contents.PieceSize)
	done := uint64(0)
	for i := range s.regions {
		for offset := uint64(0); offset < s.regions[i].Size; offset += contents.PieceSize {
			p := contents.Piece{Region: i, Offset: offset, Data: buf[:min(contents.PieceSize, s.regions[i].Size-offset)]}
			if err := s.readPiece(p); err != nil {
				return err
			}
			if err := to.copyPiece(p, (*os.File).WriteAt); err != nil {
				return err
			}
			done += uint64(len(p.Data))
			progress(done)
		}
	}
	return nil
}

// free gives the files back.
func (s *store) free() {
	for _, f := range s.files {
		_ = f.file.Close()
	}
	s.files = nil
	if s.checkpoint != nil {
		_ = s.checkpoint.Close()
	}
}
