// Package contents copies the contents of memory between devices and wherever they are kept: a
// checkpoint, or memory of the host.
//
// What is copied is a list of regions. Threads copies them piece by piece, each thread
// through a buffer of its own. Read hands every piece to a sink, Write asks a source for it; several threads
// call both at once, and no piece comes twice.
//
// Threads: the caller of Read or Write has the command loop's state, and no work is on a device. The threads
// end with the call.
package contents

import (
	"errors"
	"fmt"
	"iter"
	"runtime"
	"sync"
	"sync/atomic"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
)

// maxThreads is how many threads copy at most. One copies from staging memory at about 5 GB/s, and the bus
// moves 54. A thread costs a buffer that the driver pins and a stream, milliseconds each, one after the other:
// it is worth bytesOfThread.
const (
	maxThreads    = 12
	bytesOfThread = 8 * PieceSize
)

// A Region is memory whose content is copied. Memory with an address on a device is copied from and to that
// address; other memory by its Copier.
type Region struct {
	checkpoint.Memory
	Copier Copier
}

// A Copier copies regions without an address on a device. Several threads call it at once, each with a device of
// its own, on which a context of the region's device is current.
type Copier interface {
	ReadBlock(dev device.Device, m checkpoint.Memory, offset uint64, to []byte) error
	WriteBlock(dev device.Device, m checkpoint.Memory, offset uint64, from []byte) error
}

// Threads are the threads that copy.
type Threads struct {
	Dev device.Device
	// ContextOn is a context on a device; 0 if there is none.
	ContextOn func(cu.Device) cu.Context
	// Progress is told how many bytes have been copied, by any of the threads; nil if nobody asks.
	Progress func(done uint64)
	// Kept are blocks of allocations, by address, that are left out. Values are their sizes.
	Kept    map[uint64]uint64
	Staging *Staging // nil: each thread makes its own buffer
}

// A Piece is a piece of the region with an index: all of Data, from Offset on.
type Piece struct {
	Region int
	Offset uint64
	Data   []byte
}

// Read copies all regions, and hands each piece to sink, which must not keep it.
func (c *Threads) Read(regions []Region, sink func(Piece) error) error {
	return c.copyAll(regions, way{begin: (*thread).read, end: func(s *slot) error { return sink(s.piece) }})
}

// Write has source fill each piece, and copies all regions.
func (c *Threads) Write(regions []Region, source func(Piece) error) error {
	return c.copyAll(regions, way{
		begin: func(t *thread, s *slot) error {
			if err := source(s.piece); err != nil {
				return err
			}
			return t.write(s)
		},
		end: func(*slot) error { return nil },
	})
}

// A way is what is done with a piece: begin may leave a copy to the device, and end comes when the device has made it.
type way struct {
	begin func(*thread, *slot) error
	end   func(*slot) error
}

// Size is how many bytes regions have.
func Size(regions []Region) (total uint64) {
	for i := range regions {
		total += regions[i].Size
	}
	return total
}

// A part is some blocks of the region with an index.
type part struct {
	region int
	run
}

// copyAll has the threads copy all pieces of regions.
func (c *Threads) copyAll(regions []Region, how way) error {
	var parts []part
	var total uint64
	for i := range regions {
		for r := range c.runs(&regions[i]) {
			parts = append(parts, part{i, r})
			total += r.size
		}
	}
	var next, done atomic.Uint64
	var stop atomic.Bool
	var all sync.WaitGroup
	worth := 1 + int(total/bytesOfThread)
	failures := make([]error, min(max(runtime.NumCPU()*3/4, 1), maxThreads, len(parts), worth))
	for i := range failures {
		all.Go(func() {
			runtime.LockOSThread() // the current context belongs to the thread, which ends with the goroutine
			t := thread{dev: c.Dev.Thread(), contextOn: c.ContextOn, way: how, streams: map[cu.Context]cu.Stream{}}
			defer t.end()
			if t.staging = c.Staging.lend(); t.staging != nil {
				t.lender = c.Staging
			}
			t.copied = func(bytes int) {
				if now := done.Add(uint64(bytes)); c.Progress != nil {
					c.Progress(now)
				}
			}
			failures[i] = t.copyParts(regions, func() (p part, ok bool) {
				n := next.Add(1) - 1
				if stop.Load() || n >= uint64(len(parts)) {
					return p, false
				}
				return parts[n], true
			})
			if failures[i] != nil {
				stop.Store(true)
			}
		})
	}
	all.Wait()
	return errors.Join(failures...)
}

// A run is blocks of a region that are copied at once.
type run struct{ at, size uint64 }

// runs cuts a region into pieces of whole blocks, without those that are kept.
func (c *Threads) runs(region *Region) iter.Seq[run] {
	return func(yield func(run) bool) {
		if len(c.Kept) == 0 || region.Kind != checkpoint.Allocation {
			for at := uint64(0); at < region.Size; at += PieceSize {
				if !yield(run{at, min(PieceSize, region.Size-at)}) {
					return
				}
			}
			return
		}
		next := run{}
		for at := uint64(0); at < region.Size; at += checkpoint.BlockSize {
			size := min(checkpoint.BlockSize, region.Size-at)
			kept := c.Kept[region.Address+at] == size
			if next.size > 0 && (kept || next.size == PieceSize) {
				if !yield(next) {
					return
				}
				next = run{}
			}
			if kept {
				continue
			}
			if next.size == 0 {
				next.at = at
			}
			next.size += size
		}
		if next.size > 0 {
			yield(next)
		}
	}
}

// A thread is one of the threads that copy. It has two slots in turn: while the device copies between one and its region, the thread brings
// what is in the other to where it is kept, or from there.
type thread struct {
	dev       device.Device
	contextOn func(cu.Device) cu.Context
	way       way
	copied    func(bytes int) // is told of each piece
	current   cu.Context
	streams   map[cu.Context]cu.Stream
	slots     [2]slot
	staging   []byte   // of the device: a half for each slot
	plain     []byte   // for what no device has, likewise
	lender    *Staging // of staging; nil if it was made for this thread
}

// A slot is a piece that is being copied.
type slot struct {
	region *Region
	piece  Piece // its Data is a part of the thread's buffer
	busy   bool  // begun, and not ended
	ctx    cu.Context
	event  cu.Event // of ctx, behind the copy; 0 if there is none
	copies bool     // the device may be copying
}

// copyParts copies parts until there are none left.
func (t *thread) copyParts(regions []Region, next func() (part, bool)) error {
	for i := 0; ; i = 1 - i {
		p, ok := next()
		if !ok {
			return errors.Join(t.finish(&t.slots[i]), t.finish(&t.slots[1-i]))
		}
		s := &t.slots[i]
		if err := t.finish(s); err != nil {
			return err
		}
		s.region = &regions[p.region]
		data, err := t.enter(i, int(p.size))
		if err == nil {
			s.piece, s.busy = Piece{Region: p.region, Offset: p.at, Data: data}, true
			err = t.way.begin(t, s)
		}
		if err != nil {
			return fmt.Errorf("%v: %w", s.region.Memory, err)
		}
	}
}

// finish ends what a slot has begun.
func (t *thread) finish(s *slot) error {
	if !s.busy {
		return nil
	}
	s.busy = false
	err := t.await(s)
	if err == nil {
		err = t.way.end(s)
	}
	if err != nil {
		return fmt.Errorf("%v: %w", s.region.Memory, err)
	}
	t.copied(len(s.piece.Data))
	return nil
}

// await waits until the device has copied.
func (t *thread) await(s *slot) error {
	if !s.copies {
		return nil
	}
	s.copies = false
	return t.dev.EventSynchronize(s.event).Err()
}

// enter makes a context of the region of a slot current, and returns the slot's buffer.
func (t *thread) enter(i, n int) ([]byte, error) {
	s := &t.slots[i]
	if s.region.Device < 0 {
		if t.plain == nil {
			t.plain = make([]byte, bufferSize)
		}
		return t.plain[i*PieceSize:][:n], nil
	}
	ctx := t.contextOn(cu.Device(s.region.Device))
	if ctx == 0 {
		return nil, cu.CUDA_ERROR_INVALID_CONTEXT
	}
	if ctx != t.current {
		if rc := t.dev.CtxSetCurrent(ctx); rc != cu.CUDA_SUCCESS {
			return nil, rc
		}
		t.current = ctx
	}
	if t.staging == nil {
		buf, rc := t.dev.HostAlloc(bufferSize)
		if rc != cu.CUDA_SUCCESS {
			return nil, rc
		}
		t.staging = buf
	}
	if t.streams[ctx] == 0 {
		stream, rc := t.dev.StreamCreate(uint32(cu.CU_STREAM_NON_BLOCKING))
		if rc != cu.CUDA_SUCCESS {
			return nil, rc
		}
		t.streams[ctx] = stream
	}
	if s.ctx != ctx {
		ev, rc := t.dev.EventCreate(uint32(cu.CU_EVENT_DISABLE_TIMING))
		if rc != cu.CUDA_SUCCESS {
			return nil, rc
		}
		t.endEvent(s)
		s.ctx, s.event = ctx, ev
	}
	return t.staging[i*PieceSize:][:n], nil
}

// errNoWay is for memory that nobody can copy.
var errNoWay = errors.New("this memory has no address, and its part does not copy it")

// read has the piece of a slot be copied to its buffer.
func (t *thread) read(s *slot) error {
	if s.region.Address == 0 || s.region.Device < 0 {
		if s.region.Copier == nil {
			return errNoWay
		}
		return s.region.Copier.ReadBlock(t.dev, s.region.Memory, s.piece.Offset, s.piece.Data)
	}
	n := uint64(len(s.piece.Data))
	return t.mark(s, t.dev.CopyOut(s.piece.Data, cu.Deviceptr(s.region.Address+s.piece.Offset), n, n, 1, t.streams[t.current]))
}

// write has the buffer of a slot be copied to its piece of a region.
func (t *thread) write(s *slot) error {
	if s.region.Address == 0 || s.region.Device < 0 {
		if s.region.Copier == nil {
			return errNoWay
		}
		return s.region.Copier.WriteBlock(t.dev, s.region.Memory, s.piece.Offset, s.piece.Data)
	}
	n := uint64(len(s.piece.Data))
	return t.mark(s, t.dev.CopyIn(cu.Deviceptr(s.region.Address+s.piece.Offset), n, s.piece.Data, n, 1, t.streams[t.current]))
}

// mark records the event of a slot behind a copy that has been enqueued.
func (t *thread) mark(s *slot, rc cu.Result) error {
	if rc == cu.CUDA_SUCCESS {
		rc = t.dev.EventRecord(s.event, t.streams[t.current])
		s.copies = rc == cu.CUDA_SUCCESS
	}
	return rc.Err()
}

// endEvent ends the event of a slot, whose context need not be current.
func (t *thread) endEvent(s *slot) {
	if s.event != 0 {
		t.dev.EventDestroy(s.event)
		s.event = 0
	}
}

// end gives back what the thread has. After a failure the device may still be copying.
func (t *thread) end() {
	for ctx, s := range t.streams {
		if t.dev.CtxSetCurrent(ctx) == cu.CUDA_SUCCESS {
			t.dev.StreamSynchronize(s)
			t.dev.StreamDestroy(s)
		}
	}
	for i := range t.slots {
		t.endEvent(&t.slots[i])
	}
	switch {
	case t.lender != nil:
		t.lender.takeBack(t.staging)
	case t.staging != nil:
		t.dev.HostFree(t.staging)
	}
	t.dev.CtxSetCurrent(0)
	t.dev.Leave()
}
