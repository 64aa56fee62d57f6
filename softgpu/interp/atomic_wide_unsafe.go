package interp

import (
	"fmt"
	"math/bits"
	"slices"
	"sync"
	"unsafe"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// wideLocks serialise 128-bit atomics, which the processor's instructions that
// Go offers cannot do. They are atomic with respect to each other only.
var wideLocks [64]sync.Mutex

func (op *atom128) exec(w *warp, in *inst) bool {
	w.begin()
	addr := *w.addresses(in)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		p := w.at(in.x.space, addr[i], 16, i)
		if p == nil {
			return false
		}
		word := (*[2]uint64)(p)
		next := [2]uint64{w.raw(op.b[0], 8, i), w.raw(op.b[1], 8, i)}
		mu := &wideLocks[uintptr(p)>>4%uintptr(len(wideLocks))]
		mu.Lock()
		old := *word
		switch {
		case !op.cas:
			*word = next
		case old == next:
			*word = [2]uint64{w.raw(op.c[0], 8, i), w.raw(op.c[1], 8, i)}
		}
		mu.Unlock()
		w.setRaw(op.d[0], 8, i, old[0])
		w.setRaw(op.d[1], 8, i, old[1])
	}
	return true
}

// A vectorAtom is a decoded atom or red of several elements: each is atomic,
// the vector is not.
type vectorAtom struct {
	d, b []opnd // d empty for red
	lane uint8  // bytes of a register's lane
	size uint8  // of an element
	fn   func(old, b, c uint64) uint64
}

// isVector reports that an instruction names a number of elements.
func isVector(in *ptx.Inst) bool {
	return slices.ContainsFunc(in.Mods, func(s string) bool { return s == "v2" || s == "v4" || s == "v8" })
}

// decodeVectorAtomic decodes atom and red with .v2, .v4 or .v8.
func decodeVectorAtomic(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	sp := d.spaceOf(m)
	m.Drop(cacheMods...)
	m.Drop(orderMods...)
	m.Drop("noftz")
	n := map[string]int{"v2": 2, "v4": 4, "v8": 8}[m.OneOf("v2", "v4", "v8")]
	t := m.Type(0)
	op := &vectorAtom{size: uint8(t.Size()), lane: laneSize(t)}
	out := inst{fn: op.exec, x: &extra{}}
	name := m.OneOf("add", "min", "max")
	if name == "" || t.Kind() != ptx.KindFloat || t == ptx.F64 {
		return out, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	if op.fn = atomicFn(name, t, sp); op.fn == nil {
		return out, fmt.Errorf("atomic .%s.%s is %w", name, t, ptxinst.ErrUnsupported)
	}
	args := in.Args
	if m.Take("L2::cache_hint") && len(args) > 0 {
		args = args[:len(args)-1]
	}
	var err error
	if in.Op == "atom" && len(args) > 0 {
		if args[0].Kind != ptx.OpSink {
			if op.d, err = d.fragment(args[0], t, n, true); err != nil {
				return out, err
			}
		}
		args = args[1:]
	}
	if len(args) != 2 {
		return out, fmt.Errorf("wrong number of operands")
	}
	if err = d.addressOf(args[0], sp, &out); err != nil {
		return out, err
	}
	op.b, err = d.fragment(args[1], t, n, false)
	return out, err
}

func (op *vectorAtom) exec(w *warp, in *inst) bool {
	w.begin()
	addr := *w.addresses(in)
	n := uint64(op.size) * uint64(len(op.b))
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		p := w.at(in.x.space, addr[i], n, i)
		if p == nil {
			return false
		}
		for k, o := range op.b {
			old := atomically(unsafe.Add(p, k*int(op.size)), op.size, w.raw(o, op.lane, i), 0, op.fn)
			if len(op.d) > 0 {
				w.setRaw(op.d[k], op.lane, i, old)
			}
		}
	}
	return true
}
