package suspend

import (
	"fmt"

	"golang.org/x/sys/unix"

	"ferry/checkpoint"
	"ferry/worker/contents"
	"ferry/worker/memory"
)

// A store is memory of the host that holds the contents of device memory.
type store struct {
	mem     []byte
	regions []contents.Region
	at      []uint64 // where in mem each of the regions begins
}

// newStore makes room for device memory. Its memory is touched by the threads that fill it.
func newStore(list []memory.Content) (*store, error) {
	s := &store{}
	total := uint64(0)
	for _, c := range list {
		s.at = append(s.at, total)
		s.regions = append(s.regions, contents.Region{Memory: checkpoint.Memory{Kind: checkpoint.Allocation, Device: int32(c.Device), Address: c.Base, Size: c.Size}})
		total += c.Size
	}
	if total == 0 {
		return s, nil
	}
	mem, err := unix.Mmap(-1, 0, int(total), unix.PROT_READ|unix.PROT_WRITE, unix.MAP_PRIVATE|unix.MAP_ANONYMOUS|unix.MAP_NORESERVE)
	if err != nil {
		return nil, fmt.Errorf("the host has no %d bytes for it: %w", total, err)
	}
	_ = unix.Madvise(mem, unix.MADV_HUGEPAGE) // small pages do too, more slowly
	s.mem = mem
	return s, nil
}

// size is how many bytes the store holds.
func (s *store) size() uint64 { return uint64(len(s.mem)) }

// piece is where a piece of a region is kept.
func (s *store) piece(p contents.Piece) []byte {
	return s.mem[s.at[p.Region]+p.Offset:][:len(p.Data)]
}

// fill copies what the devices have to the store.
func (s *store) fill(c *contents.Threads) error {
	return c.Read(s.regions, func(p contents.Piece) error { copy(s.piece(p), p.Data); return nil })
}

// empty copies what the store has to the devices. The store keeps it.
func (s *store) empty(c *contents.Threads) error {
	return c.Write(s.regions, func(p contents.Piece) error { copy(p.Data, s.piece(p)); return nil })
}

// free gives the memory back.
func (s *store) free() {
	if s.mem != nil {
		_ = unix.Munmap(s.mem)
		s.mem = nil
	}
}
