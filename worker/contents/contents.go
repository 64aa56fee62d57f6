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

// maxThreads is how many threads copy at most. One copies from staging memory at about 10 GB/s, and the bus
// moves 54. A thread costs a buffer that the driver pins and a stream, milliseconds each, one after the other:
// it is worth bytesOfThread.
const (
	maxThreads    = 12
	bytesOfThread = 4 * PieceSize
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
	return c.copyAll(regions, func(t *thread, p Piece) error {
		if err := t.read(&regions[p.Region], p); err != nil {
			return err
		}
		return sink(p)
	})
}

// Write has source fill each piece, and copies all regions.
func (c *Threads) Write(regions []Region, source func(Piece) error) error {
	return c.copyAll(regions, func(t *thread, p Piece) error {
		if err := source(p); err != nil {
			return err
		}
		return t.write(&regions[p.Region], p)
	})
}

// Size is how many bytes regions have.
func Size(regions []Region) (total uint64) {
	for i := range regions {
		total += regions[i].Size
	}
	return total
}

// copyAll has the threads copy all pieces of regions.
func (c *Threads) copyAll(regions []Region, copyPiece func(*thread, Piece) error) error {
	type piece struct {
		region       int
		offset, size uint64
	}
	var pieces []piece
	var total uint64
	for i := range regions {
		for r := range c.runs(&regions[i]) {
			pieces = append(pieces, piece{i, r.at, r.size})
			total += r.size
		}
	}
	var next, done atomic.Uint64
	var stop atomic.Bool
	var all sync.WaitGroup
	worth := 1 + int(total/bytesOfThread)
	failures := make([]error, min(max(runtime.NumCPU()*3/4, 1), maxThreads, len(pieces), worth))
	for i := range failures {
		all.Go(func() {
			runtime.LockOSThread() // the current context belongs to the thread, which ends with the goroutine
			t := thread{dev: c.Dev.Thread(), contextOn: c.ContextOn, streams: map[cu.Context]cu.Stream{}}
			defer t.end()
			if t.staging = c.Staging.lend(); t.staging != nil {
				t.lender = c.Staging
			}
			for !stop.Load() {
				n := next.Add(1) - 1
				if n >= uint64(len(pieces)) {
					return
				}
				region := &regions[pieces[n].region]
				data, err := t.enter(region, int(pieces[n].size))
				if err == nil {
					err = copyPiece(&t, Piece{Region: pieces[n].region, Offset: pieces[n].offset, Data: data})
				}
				if err != nil {
					failures[i] = fmt.Errorf("%v: %w", region.Memory, err)
					stop.Store(true)
					return
				}
				if now := done.Add(uint64(len(data))); c.Progress != nil {
					c.Progress(now)
				}
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

// A thread is one of the threads that copy.
type thread struct {
	dev       device.Device
	contextOn func(cu.Device) cu.Context
	current   cu.Context
	streams   map[cu.Context]cu.Stream
	staging   []byte   // of the device
	plain     []byte   // for what no device has
	lender    *Staging // of staging; nil if it was made for this thread
}

// enter makes a context of a region's device current, and returns a buffer.
func (t *thread) enter(region *Region, n int) ([]byte, error) {
	if region.Device < 0 {
		if t.plain == nil {
			t.plain = make([]byte, PieceSize)
		}
		return t.plain[:n], nil
	}
	ctx := t.contextOn(cu.Device(region.Device))
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
		buf, rc := t.dev.HostAlloc(PieceSize)
		if rc != cu.CUDA_SUCCESS {
			return nil, rc
		}
		t.staging = buf
	}
	if t.streams[ctx] == 0 {
		s, rc := t.dev.StreamCreate(uint32(cu.CU_STREAM_NON_BLOCKING))
		if rc != cu.CUDA_SUCCESS {
			return nil, rc
		}
		t.streams[ctx] = s
	}
	return t.staging[:n], nil
}

// errNoWay is for memory that nobody can copy.
var errNoWay = errors.New("this memory has no address, and its part does not copy it")

// read copies a piece of a region to its buffer.
func (t *thread) read(region *Region, p Piece) error {
	if region.Address == 0 || region.Device < 0 {
		if region.Copier == nil {
			return errNoWay
		}
		return region.Copier.ReadBlock(t.dev, region.Memory, p.Offset, p.Data)
	}
	s, n := t.streams[t.current], uint64(len(p.Data))
	rc := t.dev.CopyOut(p.Data, cu.Deviceptr(region.Address+p.Offset), n, n, 1, s)
	if rc == cu.CUDA_SUCCESS {
		rc = t.dev.StreamSynchronize(s)
	}
	return rc.Err()
}

// write copies a buffer to its piece of a region.
func (t *thread) write(region *Region, p Piece) error {
	if region.Address == 0 || region.Device < 0 {
		if region.Copier == nil {
			return errNoWay
		}
		return region.Copier.WriteBlock(t.dev, region.Memory, p.Offset, p.Data)
	}
	s, n := t.streams[t.current], uint64(len(p.Data))
	rc := t.dev.CopyIn(cu.Deviceptr(region.Address+p.Offset), n, p.Data, n, 1, s)
	if rc == cu.CUDA_SUCCESS {
		rc = t.dev.StreamSynchronize(s)
	}
	return rc.Err()
}

// end gives back what the thread has.
func (t *thread) end() {
	for ctx, s := range t.streams {
		if t.dev.CtxSetCurrent(ctx) == cu.CUDA_SUCCESS {
			t.dev.StreamDestroy(s)
		}
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
