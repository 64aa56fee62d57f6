package checkpoint

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
)

// A Piece is a part of a region that is read: one block, or a run of blocks that are zero.
type Piece struct {
	Region int
	Offset uint64
	Size   uint64
	Data   []byte // nil: all of it is zero
}

// buffers are memory for compressed blocks.
var buffers = sync.Pool{New: func() any { b := make([]byte, BlockSize); return &b }}

// Block reads the block that begins at an offset of a region. data has the length of the block: BlockSize,
// or what is left of the region.
func (r *Reader) Block(region int, offset uint64, data []byte) error {
	if region < 0 || region >= len(r.regions) {
		return fmt.Errorf("the checkpoint has no region %d", region)
	}
	m := &r.regions[region]
	block := offset / BlockSize
	if offset%BlockSize != 0 || block >= m.blocks() || len(data) != m.lengthOf(block) {
		return fmt.Errorf("%d bytes at %#x of %v with %d bytes are no block of it", len(data), offset, *m, m.Size)
	}
	places := r.places[region]
	i, found := slices.BinarySearchFunc(places, block, func(p place, block uint64) int { return int(p.block) - int(block) })
	if !found {
		clear(data)
		return nil
	}
	return r.readPlace(region, places[i], data)
}

func (r *Reader) readPlace(region int, p place, data []byte) error {
	if err := r.readBlock(&r.blocks[p.number-1], data); err != nil {
		return fmt.Errorf("block at %#x of %v: %w", p.block*BlockSize, r.regions[region], err)
	}
	return nil
}

// readBlock reads one block and checks its hash.
func (r *Reader) readBlock(b *blockRecord, data []byte) error {
	if b.kept {
		return r.readKept(b, data)
	}
	if b.stored == storedRaw {
		if err := r.read(data, b.at); err != nil {
			return err
		}
	} else {
		room := buffers.Get().(*[]byte)
		defer buffers.Put(room)
		packed := (*room)[:b.len]
		if err := r.read(packed, b.at); err != nil {
			return err
		}
		if err := decompress(packed, data); err != nil {
			return damaged("%d bytes at %d: %v", b.len, b.at, err)
		}
	}
	if Sum(data) != b.hash {
		return damaged("%d bytes at %d are not as they were written", b.len, b.at)
	}
	return nil
}

// readKept reads a block from the parent, or a parent's parent.
func (r *Reader) readKept(b *blockRecord, data []byte) error {
	if r.parent == nil {
		return fmt.Errorf("%w: %v, which has this block", ErrParent, r.parentID)
	}
	number := r.parent.byHash()[b.hash]
	if number == 0 {
		return damaged("its parent %v does not have the block", r.parentID)
	}
	from := &r.parent.blocks[number-1]
	if from.plain != b.plain {
		return damaged("its parent %v has the block with %d bytes, not %d", r.parentID, from.plain, b.plain)
	}
	return r.parent.readBlock(from, data)
}

// Pieces calls put for all memory of the checkpoint, from several goroutines at once: for each block
// that is not zero with its bytes, which are put's until it returns, and for each run of zero blocks
// once. parallel is the number of goroutines that read. The first error ends it and is returned;
// calls of put that have begun return first.
func (r *Reader) Pieces(parallel int, put func(Piece) error) error {
	type task struct {
		region int
		place  place
	}
	tasks := make(chan task)
	var failed atomic.Pointer[error]
	fail := func(err error) { failed.CompareAndSwap(nil, &err) }
	var group sync.WaitGroup
	for range max(parallel, 1) {
		group.Go(func() {
			room := buffers.Get().(*[]byte)
			defer buffers.Put(room)
			for t := range tasks {
				if failed.Load() != nil {
					continue
				}
				m := &r.regions[t.region]
				data := (*room)[:m.lengthOf(t.place.block)]
				err := r.readPlace(t.region, t.place, data)
				if err == nil {
					err = put(Piece{t.region, t.place.block * BlockSize, uint64(len(data)), data})
				}
				if err != nil {
					fail(err)
				}
			}
		})
	}
	for region := range r.regions {
		next := uint64(0) // block
		size := r.regions[region].Size
		for _, p := range append(slices.Clip(r.places[region]), place{block: r.regions[region].blocks()}) {
			if failed.Load() != nil {
				break
			}
			if p.block > next {
				end := min(p.block*BlockSize, size)
				if err := put(Piece{region, next * BlockSize, end - next*BlockSize, nil}); err != nil {
					fail(err)
				}
			}
			if p.number != 0 {
				tasks <- task{region, p}
			}
			next = p.block + 1
		}
	}
	close(tasks)
	group.Wait()
	if err := failed.Load(); err != nil {
		return *err
	}
	return nil
}
