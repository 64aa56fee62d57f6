package interp

import (
	"fmt"
	"math"

	"ferry/softgpu/interp/numeric"
	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

var atomicNames = []string{"and", "or", "xor", "cas", "exch", "add", "inc", "dec", "min", "max"}

// decodeAtomic decodes atom and red.
func decodeAtomic(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	switch {
	case isAsync(in):
		return decodeStoreAsync(d, in, m)
	case is128(m):
		return decodeAtomic128(d, in, m)
	case isVector(in):
		return decodeVectorAtomic(d, in, m)
	}
	sp := d.spaceOf(m)
	m.Drop(cacheMods...)
	m.Drop(orderMods...)
	m.Drop("noftz")
	op := m.OneOf(atomicNames...)
	t := m.Type(0)
	args := in.Args
	if m.Take("L2::cache_hint") && len(args) > 0 {
		args = args[:len(args)-1]
	}
	out := inst{x: &extra{}, fn: opAtom}
	var err error
	if in.Op == "red" {
		out.flag |= flagNoDest
	} else {
		if len(args) == 0 {
			return out, fmt.Errorf("no operands")
		}
		if args[0].Kind == ptx.OpSink {
			out.flag |= flagNoDest
		} else if out.d, out.sz.d, err = d.wideDst(args[0]); err != nil {
			return out, err
		}
		args = args[1:]
	}
	want := 2
	if op == "cas" {
		want = 3
	}
	if len(args) != want {
		return out, fmt.Errorf("wrong number of operands")
	}
	if err := d.addressOf(args[0], sp, &out); err != nil {
		return out, err
	}
	out.sz.a = uint8(t.Size())
	if out.b, out.sz.b, err = d.wide(args[1], t); err != nil {
		return out, err
	}
	if want == 3 {
		if out.c, out.sz.c, err = d.wide(args[2], t); err != nil {
			return out, err
		}
	}
	// 16-bit values may sit in wider registers; nothing else may.
	if t.Size() >= 4 && (out.sz.b != laneSize(t) || out.flag&flagNoDest == 0 && out.sz.d != laneSize(t)) {
		return out, fmt.Errorf("operands do not fit .%s", t)
	}
	if op == "add" && t.Size() == 4 && t.Kind() != ptx.KindFloat {
		out.fn = opAtomAdd
		if sp == inShared && d.prog.tier != tierPlain {
			out.fn = opAtomAddShared
		}
		return out, nil
	}
	if out.x.f3 = atomicFn(op, t, sp); out.x.f3 == nil {
		return out, fmt.Errorf("atomic .%s.%s is %w", op, t, ptxinst.ErrUnsupported)
	}
	return out, nil
}

// atomicFn computes the new value from the old one; nil when there is none.
func atomicFn(op string, t ptx.Type, sp space) func(old, b, c uint64) uint64 {
	switch op {
	case "and":
		return func(old, b, _ uint64) uint64 { return old & b }
	case "or":
		return func(old, b, _ uint64) uint64 { return old | b }
	case "xor":
		return func(old, b, _ uint64) uint64 { return old ^ b }
	case "exch":
		return func(_, b, _ uint64) uint64 { return b }
	case "cas":
		mask := uint64(math.MaxUint64) >> (64 - 8*t.Size())
		return func(old, b, c uint64) uint64 {
			if old == b&mask {
				return c
			}
			return old
		}
	case "inc":
		return func(old, b, _ uint64) uint64 {
			if old >= b {
				return 0
			}
			return old + 1
		}
	case "dec":
		return func(old, b, _ uint64) uint64 {
			if old == 0 || old > b {
				return b
			}
			return old - 1
		}
	case "add":
		return atomicAdd(t, sp)
	}
	if t.Kind() == ptx.KindFloat {
		f := numeric.FloatMinMax(op == "max", false, false, false, t)
		if f == nil {
			return nil
		}
		return func(old, b, _ uint64) uint64 { return f(old, b) }
	}
	less := numeric.Comparison("lt", t, false)
	isMax := op == "max"
	return func(old, b, _ uint64) uint64 {
		if less(old, b) != isMax {
			return old
		}
		return b
	}
}

// atomicAdd adds. Single precision flushes subnormals in global memory and
// keeps them in shared memory, as the ISA says.
func atomicAdd(t ptx.Type, sp space) func(old, b, c uint64) uint64 {
	switch t {
	case ptx.F32:
		return func(old, b, _ uint64) uint64 {
			x, y := math.Float32frombits(uint32(old)), math.Float32frombits(uint32(b))
			if sp == inShared {
				return uint64(math.Float32bits(numeric.Canon32(x + y)))
			}
			return uint64(math.Float32bits(numeric.Canon32(numeric.Ftz32(numeric.Ftz32(x) + numeric.Ftz32(y)))))
		}
	case ptx.F64:
		return func(old, b, _ uint64) uint64 {
			return math.Float64bits(math.Float64frombits(old) + math.Float64frombits(b))
		}
	}
	if h, ok := numeric.HalfFormats[t]; ok {
		return h.Each3(h.Arith('+', numeric.FloatMods{}))
	}
	return func(old, b, _ uint64) uint64 { return old + b }
}

// decodeNothing decodes instructions that have no effect here: fences, since
// blocks see stores in order, and hints.
func decodeNothing(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Left = nil
	return inst{fn: opNop}, nil
}

func init() {
	register(decodeAtomic, "atom", "red")
	register(decodeNothing, "membar", "fence", "prefetch", "prefetchu", "pmevent", "discard",
		"applypriority", "griddepcontrol", "setmaxnreg")
}
