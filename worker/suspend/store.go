package suspend

import (
	"errors"
	"fmt"
	"os"

	"golang.org/x/sys/unix"

	"ferry/checkpoint"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/worker/contents"
	"ferry/worker/memory"
)

// A store holds the contents of device memory in files, one behind the other: files in memory, as a rule some that the daemon has
// touched ahead, or one file on disk. They are written and read by calls, not mapped: a page that is mapped for the first time
// costs more than copying it.
type store struct {
	regions []contents.Region
	at      []uint64 // where in the files each of the regions begins
	size    uint64
	files   []part
	place   sessionpage.Place
	// A store may be a checkpoint of the whole session instead.
	checkpoint *os.File
	written    *written // the same, when it has been written
}

// A part is one of the files of a store.
type part struct {
	file *os.File
	from uint64 // where in the store it begins
	size uint64
}

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
		s.add(file, n)
		left -= n
	}
	if left == 0 {
		return nil
	}
	fd, err := unix.MemfdCreate("ferry: a session off its GPUs", unix.MFD_CLOEXEC)
	if err != nil {
		return fmt.Errorf("the host has no %d bytes for it: %w", left, err)
	}
	s.add(os.NewFile(uintptr(fd), "memory of a session"), left)
	return nil
}

func (s *store) add(file *os.File, size uint64) {
	from := uint64(0)
	if n := len(s.files); n > 0 {
		from = s.files[n-1].from + s.files[n-1].size
	}
	s.files = append(s.files, part{file, from, size})
}

// copyPiece writes or reads a piece of the store, which may lie in several files.
func (s *store) copyPiece(p contents.Piece, copyPart func(f *os.File, b []byte, at int64) (int, error)) error {
	at, data := s.at[p.Region]+p.Offset, p.Data
	for _, f := range s.files {
		if len(data) == 0 {
			return nil
		}
		if at >= f.from+f.size {
			continue
		}
		n := min(uint64(len(data)), f.from+f.size-at)
		if _, err := copyPart(f.file, data[:n], int64(at-f.from)); err != nil {
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
