package interp

import (
	"fmt"
	"slices"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// pairDst decodes a destination that may be `d|p`.
func (d *decoder) pairDst(o ptx.Operand, out *inst) error {
	var err error
	if o.Kind == ptx.OpPair {
		if out.x.dq, _, err = d.predicate(o.Elems[1]); err != nil {
			return err
		}
		out.flag |= flagNegB
		o = o.Elems[0]
	}
	out.d, err = d.dst(o, ptx.B32)
	return err
}

// decodeShfl decodes shfl, with and without .sync; the old form has no member
// mask and takes the lanes that are here.
func decodeShfl(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	out := inst{fn: opShfl, x: &extra{}}
	want := 4
	if m.Take("sync") {
		out.x.name = "sync"
		want = 5
	}
	mode := m.OneOf("up", "down", "bfly", "idx")
	out.imm = int64(slices.Index([]string{"up", "down", "bfly", "idx"}, mode))
	if len(in.Args) != want || out.imm < 0 {
		return out, fmt.Errorf("%d operands, %d expected", len(in.Args), want)
	}
	err := d.pairDst(in.Args[0], &out)
	if err != nil {
		return out, err
	}
	place := []*opnd{&out.a, &out.b, &out.c, &out.x.e}
	for i, a := range in.Args[1:] {
		if *place[i], err = d.src(a, ptx.B32); err != nil {
			return out, err
		}
	}
	return out, nil
}

// decodeVote decodes vote in all modes, with and without .sync.
func decodeVote(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	out := inst{fn: opVote, x: &extra{}}
	want := 2
	if m.Take("sync") {
		out.x.name = "sync"
		want = 3
	}
	mode := m.OneOf("ballot", "all", "any", "uni")
	out.imm = int64(slices.Index([]string{"ballot", "all", "any", "uni"}, mode))
	if len(in.Args) != want || out.imm < 0 {
		return out, fmt.Errorf("%d operands, %d expected", len(in.Args), want)
	}
	var err error
	if out.imm == voteBallot {
		out.d, err = d.dst(in.Args[0], ptx.B32)
	} else {
		out.d, _, err = d.predicate(in.Args[0])
	}
	if err != nil {
		return out, err
	}
	var neg bool
	if out.p, neg, err = d.predicate(in.Args[1]); err != nil {
		return out, err
	}
	out.flag |= negFlag(neg)
	out.x.e = d.constant(^uint64(0), 4)
	if want == 3 {
		out.x.e, err = d.src(in.Args[2], ptx.B32)
	}
	return out, err
}

// decodeMatch decodes match.any and match.all; only the latter has a
// predicate.
func decodeMatch(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Drop("sync")
	out := inst{fn: opMatch, x: &extra{}}
	if m.OneOf("any", "all") == "all" {
		out.imm = 1
	}
	t := m.Type(0)
	if len(in.Args) != 3 {
		return out, fmt.Errorf("%d operands, 3 expected", len(in.Args))
	}
	err := d.pairDst(in.Args[0], &out)
	if err != nil {
		return out, err
	}
	if out.a, err = d.src(in.Args[1], t); err != nil {
		return out, err
	}
	out.sz.a = laneSize(t)
	out.x.e, err = d.src(in.Args[2], ptx.B32)
	return out, err
}

// decodeRedux decodes redux with the functions of the atomics.
func decodeRedux(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Drop("sync")
	op := m.OneOf("add", "min", "max", "and", "or", "xor")
	abs, nan := m.Take("abs"), m.Take("NaN")
	t := m.Type(0)
	float := t == ptx.F32
	if len(in.Args) != 3 || t.Size() != 4 || (abs || nan) && !float {
		return inst{}, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	out := inst{fn: opRedux, x: &extra{}}
	if float {
		out.x.f2 = floatRedux(op, abs, nan)
	} else if f := atomicFn(op, t, inShared); f != nil && op != "" {
		out.x.f2 = func(a, b uint64) uint64 { return f(a, b, 0) }
	}
	if out.x.f2 == nil {
		return out, fmt.Errorf("operation .%s.%s is %w", op, t, ptxinst.ErrUnsupported)
	}
	var err error
	if out.d, err = d.dst(in.Args[0], t); err != nil {
		return out, err
	}
	if out.a, err = d.src(in.Args[1], t); err != nil {
		return out, err
	}
	out.x.e, err = d.src(in.Args[2], ptx.B32)
	return out, err
}

func decodeActivemask(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	out := inst{fn: opActivemask}
	if len(in.Args) != 1 {
		return out, fmt.Errorf("%d operands, 1 expected", len(in.Args))
	}
	var err error
	out.d, err = d.dst(in.Args[0], ptx.B32)
	return out, err
}

// decodeElect decodes elect.sync.
func decodeElect(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Drop("sync")
	out := inst{fn: opElect, x: &extra{}}
	if len(in.Args) != 2 || in.Args[0].Kind != ptx.OpPair {
		return out, fmt.Errorf("elect needs d|p and a mask")
	}
	err := d.pairDst(in.Args[0], &out)
	if err != nil {
		return out, err
	}
	out.x.e, err = d.src(in.Args[1], ptx.B32)
	return out, err
}

// decodeBarrier decodes bar and barrier.
func decodeBarrier(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Drop("aligned", "cta")
	if m.Take("cluster") {
		return decodeClusterBarrier(in, m)
	}
	if m.Take("warp") {
		m.Drop("sync")
		out := inst{fn: opWarpSync, x: &extra{name: "warpsync"}}
		if len(in.Args) != 1 {
			return out, fmt.Errorf("%d operands, 1 expected", len(in.Args))
		}
		var err error
		out.a, err = d.src(in.Args[0], ptx.B32)
		return out, err
	}
	out := inst{fn: opBarrier, x: &extra{}}
	args := in.Args
	var err error
	switch m.OneOf("sync", "arrive", "red") {
	case "sync":
		out.imm = barSync
	case "arrive":
		out.imm = barArrive
	case "red":
		if args, err = d.reducing(in, m, &out); err != nil {
			return out, err
		}
	default:
		return out, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	if len(args) < 1 || len(args) > 2 {
		return out, fmt.Errorf("wrong number of operands")
	}
	if out.a, err = d.src(args[0], ptx.U32); err != nil {
		return out, err
	}
	if len(args) == 2 {
		out.sz.b = 4
		out.b, err = d.src(args[1], ptx.U32)
	}
	return out, err
}

// reducing decodes destination and predicate of bar.red and returns the rest.
func (d *decoder) reducing(in *ptx.Inst, m *ptxinst.Mods, out *inst) ([]ptx.Operand, error) {
	n := len(in.Args)
	if n < 3 {
		return nil, fmt.Errorf("%d operands", n)
	}
	var err error
	switch m.OneOf("popc", "and", "or") {
	case "popc":
		out.imm = barPopc
		out.d, err = d.dst(in.Args[0], ptx.U32)
	case "and":
		out.imm = barAnd
		out.d, _, err = d.predicate(in.Args[0])
	case "or":
		out.imm = barOr
		out.d, _, err = d.predicate(in.Args[0])
	default:
		err = fmt.Errorf("reduction is %w", ptxinst.ErrUnsupported)
	}
	if err != nil {
		return nil, err
	}
	var neg bool
	if out.p, neg, err = d.predicate(in.Args[n-1]); err != nil {
		return nil, err
	}
	out.flag |= negFlag(neg)
	return in.Args[1 : n-1], nil
}

func init() {
	register(decodeShfl, "shfl")
	register(decodeVote, "vote")
	register(decodeMatch, "match")
	register(decodeRedux, "redux")
	register(decodeActivemask, "activemask")
	register(decodeElect, "elect")
	register(decodeBarrier, "bar", "barrier")
}
