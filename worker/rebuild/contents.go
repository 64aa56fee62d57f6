package rebuild

import (
	"errors"
	"fmt"
	"iter"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/session"
)

// maxThreads is how many threads copy.
const maxThreads = 12

// A region is one region of a checkpoint, with the part that it belongs to.
type region struct {
	checkpoint.Memory
	number int
	part   Keeper
}

// keeperOf is the part to which regions of a kind belong; nil if there is none.
func (r *Rebuilder) keeperOf(kind checkpoint.Kind) Keeper {
	for _, p := range r.Parts.all() {
		if k, ok := p.(Keeper); ok && slices.Contains(k.Kinds(), kind) {
			return k
		}
	}
	return nil
}

// writeContents writes the content of memory.
func (r *Rebuilder) writeContents(w *checkpoint.Writer, memory []checkpoint.Memory) error {
	var list []region
	for _, m := range memory {
		number, err := w.AddMemory(m)
		if err != nil {
			return err
		}
		list = append(list, region{m, number, r.keeperOf(m.Kind)})
	}
	return r.copyAll(list, func(m *mover, reg *region, offset uint64, buf []byte) error {
		if err := m.read(reg, offset, buf); err != nil {
			return err
		}
		return w.Block(reg.number, offset, buf)
	})
}

// contents are the regions of a checkpoint that is read.
type contents struct {
	from    *checkpoint.Reader
	regions []region
}

// contentsOf lists the regions of a checkpoint. Their devices are those of this session.
func (r *Rebuilder) contentsOf(c *checkpoint.Reader, st *session.State) (*contents, error) {
	in := &contents{from: c}
	for number, m := range c.Memory() {
		if m.Device >= 0 {
			i := slices.Index(st.Devices.Granted, cu.Device(m.Device))
			if i < 0 {
				return nil, fmt.Errorf("%v: the program has no such device", m)
			}
			m.Device = int32(r.Session.Devices.Granted[i])
		}
		part := r.keeperOf(m.Kind)
		if part == nil {
			return nil, fmt.Errorf("%v: this ferry does not know what to do with it", m)
		}
		in.regions = append(in.regions, region{m, number, part})
	}
	return in, nil
}

// readContents fills the regions: the images of device code first, all others when they are there.
func (r *Rebuilder) readContents(in *contents, images bool) error {
	var list []region
	for _, reg := range in.regions {
		if (reg.Kind == checkpoint.Image) != images {
			continue
		}
		if p, ok := reg.part.(Placer); ok && reg.Address != 0 {
			address, err := p.Place(reg.Memory)
			if err != nil {
				return err
			}
			reg.Address = address
		}
		list = append(list, reg)
	}
	return r.copyAll(list, func(m *mover, reg *region, offset uint64, buf []byte) error {
		for done := uint64(0); done < uint64(len(buf)); {
			n := min(checkpoint.BlockSize, uint64(len(buf))-done)
			if err := in.from.Block(reg.number, offset+done, buf[done:done+n]); err != nil {
				return err
			}
			done += n
		}
		return m.write(reg, offset, buf)
	})
}

// copyAll has threads copy all pieces of regions, each through a buffer of its own.
func (r *Rebuilder) copyAll(list []region, copyPiece func(m *mover, reg *region, offset uint64, buf []byte) error) error {
	type piece struct {
		reg          *region
		offset, size uint64
	}
	var pieces []piece
	for i := range list {
		for offset := range r.runs(&list[i]) {
			pieces = append(pieces, piece{&list[i], offset.at, offset.size})
		}
	}
	threads := min(max(runtime.NumCPU()*3/4, 1), maxThreads, len(pieces))
	var next atomic.Int64
	var stop atomic.Bool
	var all sync.WaitGroup
	failures := make([]error, threads)
	for t := range threads {
		all.Go(func() {
			runtime.LockOSThread() // the current context belongs to the thread, which ends with the goroutine
			m := mover{dev: r.Dev.Thread(), contextOn: r.ContextOn, streams: map[cu.Context]cu.Stream{}}
			defer m.end()
			if m.staging = r.Staging.lend(); m.staging != nil {
				m.lender = r.Staging
			}
			for !stop.Load() {
				i := int(next.Add(1)) - 1
				if i >= len(pieces) {
					return
				}
				p := pieces[i]
				buf, err := m.enter(p.reg, int(p.size))
				if err == nil {
					err = copyPiece(&m, p.reg, p.offset, buf)
				}
				if err != nil {
					failures[t] = fmt.Errorf("%v: %w", p.reg.Memory, err)
					stop.Store(true)
					return
				}
			}
		})
	}
	all.Wait()
	return errors.Join(failures...)
}

// A run is blocks of a region that are copied at once.
type run struct{ at, size uint64 }

// runs cuts a region into pieces of whole blocks, without those that the other worker has.
func (r *Rebuilder) runs(reg *region) iter.Seq[run] {
	return func(yield func(run) bool) {
		if len(r.Kept) == 0 || reg.Kind != checkpoint.Allocation {
			for at := uint64(0); at < reg.Size; at += pieceSize {
				if !yield(run{at, min(pieceSize, reg.Size-at)}) {
					return
				}
			}
			return
		}
		next := run{}
		for at := uint64(0); at < reg.Size; at += checkpoint.BlockSize {
			size := min(checkpoint.BlockSize, reg.Size-at)
			kept := r.Kept[reg.Address+at] == size
			if next.size > 0 && (kept || next.size == pieceSize) {
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

// A mover is one of the threads that copy.
type mover struct {
	dev       device.Device
	contextOn func(cu.Device) cu.Context
	current   cu.Context
	streams   map[cu.Context]cu.Stream
	staging   []byte   // of the device
	plain     []byte   // for what no device has
	lender    *Staging // of staging; nil if it was made for this thread
}

// enter makes a context of a region's device current, and returns a buffer.
func (m *mover) enter(reg *region, n int) ([]byte, error) {
	if reg.Device < 0 {
		if m.plain == nil {
			m.plain = make([]byte, pieceSize)
		}
		return m.plain[:n], nil
	}
	ctx := m.contextOn(cu.Device(reg.Device))
	if ctx == 0 {
		return nil, cu.CUDA_ERROR_INVALID_CONTEXT
	}
	if ctx != m.current {
		if rc := m.dev.CtxSetCurrent(ctx); rc != cu.CUDA_SUCCESS {
			return nil, rc
		}
		m.current = ctx
	}
	if m.staging == nil {
		buf, rc := m.dev.HostAlloc(pieceSize)
		if rc != cu.CUDA_SUCCESS {
			return nil, rc
		}
		m.staging = buf
	}
	if m.streams[ctx] == 0 {
		s, rc := m.dev.StreamCreate(uint32(cu.CU_STREAM_NON_BLOCKING))
		if rc != cu.CUDA_SUCCESS {
			return nil, rc
		}
		m.streams[ctx] = s
	}
	return m.staging[:n], nil
}

// errNoWay says that a part has memory that nobody can copy.
var errNoWay = errors.New("this memory has no address, and its part does not copy it")

// read copies a piece of a region to a buffer.
func (m *mover) read(reg *region, offset uint64, buf []byte) error {
	if reg.Address == 0 || reg.Device < 0 {
		c, ok := reg.part.(Copier)
		if !ok {
			return errNoWay
		}
		return c.ReadBlock(m.dev, reg.Memory, offset, buf)
	}
	s, n := m.streams[m.current], uint64(len(buf))
	rc := m.dev.CopyOut(buf, cu.Deviceptr(reg.Address+offset), n, n, 1, s)
	if rc == cu.CUDA_SUCCESS {
		rc = m.dev.StreamSynchronize(s)
	}
	return rc.Err()
}

// write copies a buffer to a piece of a region.
func (m *mover) write(reg *region, offset uint64, buf []byte) error {
	if reg.Address == 0 || reg.Device < 0 {
		c, ok := reg.part.(Copier)
		if !ok {
			return errNoWay
		}
		return c.WriteBlock(m.dev, reg.Memory, offset, buf)
	}
	s, n := m.streams[m.current], uint64(len(buf))
	rc := m.dev.CopyIn(cu.Deviceptr(reg.Address+offset), n, buf, n, 1, s)
	if rc == cu.CUDA_SUCCESS {
		rc = m.dev.StreamSynchronize(s)
	}
	return rc.Err()
}

// end gives back what the mover has.
func (m *mover) end() {
	for ctx, s := range m.streams {
		if m.dev.CtxSetCurrent(ctx) == cu.CUDA_SUCCESS {
			m.dev.StreamDestroy(s)
		}
	}
	switch {
	case m.lender != nil:
		m.lender.takeBack(m.staging)
	case m.staging != nil:
		m.dev.HostFree(m.staging)
	}
	m.dev.CtxSetCurrent(0)
	m.dev.Leave()
}
