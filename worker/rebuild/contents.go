package rebuild

import (
	"fmt"
	"slices"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/session"
	"ferry/worker/contents"
)

// keeperOf is the part to which regions of a kind belong; nil if there is none.
func (r *Rebuilder) keeperOf(kind checkpoint.Kind) Keeper {
	for _, p := range r.Parts.all() {
		if k, ok := p.(Keeper); ok && slices.Contains(k.Kinds(), kind) {
			return k
		}
	}
	return nil
}

// regionOf is a region that a part copies, or its address.
func regionOf(m checkpoint.Memory, part Keeper) contents.Region {
	c, _ := part.(contents.Copier)
	return contents.Region{Memory: m, Copier: c}
}

// threads are the threads that copy.
func (r *Rebuilder) threads() *contents.Threads {
	return &contents.Threads{Dev: r.Dev, ContextOn: r.ContextOn}
}

// writeContents writes the content of memory.
func (r *Rebuilder) writeContents(w *checkpoint.Writer, memory []checkpoint.Memory) error {
	var regions []contents.Region
	var numbers []int
	for _, m := range memory {
		number, err := w.AddMemory(m)
		if err != nil {
			return err
		}
		if r.CodeOnly && m.Kind != checkpoint.Image {
			continue // it is zero there
		}
		regions, numbers = append(regions, regionOf(m, r.keeperOf(m.Kind))), append(numbers, number)
	}
	threads, total := r.threads(), contents.Size(regions)
	if r.Progress != nil {
		threads.Progress = func(done uint64) { r.Progress(done, total) }
	}
	return threads.Read(regions, func(p contents.Piece) error { return w.Block(numbers[p.Region], p.Offset, p.Data) })
}

// incoming are the regions of a checkpoint that is read.
type incoming struct {
	from    *checkpoint.Reader
	regions []arrival
}

// An arrival is one region of a checkpoint, with the part that it belongs to.
type arrival struct {
	checkpoint.Memory
	number int
	part   Keeper
}

// contentsOf lists the regions of a checkpoint. Their devices are those of this session.
func (r *Rebuilder) contentsOf(c *checkpoint.Reader, st *session.State) (*incoming, error) {
	in := &incoming{from: c}
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
		in.regions = append(in.regions, arrival{m, number, part})
	}
	return in, nil
}

// readContents fills the regions: the images of device code first, all others when they are there.
func (r *Rebuilder) readContents(in *incoming, images bool) error {
	var regions []contents.Region
	var numbers []int
	for _, a := range in.regions {
		if (a.Kind == checkpoint.Image) != images {
			continue
		}
		if p, ok := a.part.(Placer); ok && a.Address != 0 {
			address, err := p.Place(a.Memory)
			if err != nil {
				return err
			}
			a.Address = address
		}
		regions, numbers = append(regions, regionOf(a.Memory, a.part)), append(numbers, a.number)
	}
	return r.threads().Write(regions, func(p contents.Piece) error {
		for done := 0; done < len(p.Data); {
			n := min(checkpoint.BlockSize, len(p.Data)-done)
			if err := in.from.Block(numbers[p.Region], p.Offset+uint64(done), p.Data[done:done+n]); err != nil {
				return err
			}
			done += n
		}
		return nil
	})
}
