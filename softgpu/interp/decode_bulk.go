package interp

import (
	"fmt"
	"slices"
	"strings"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// decodeBulk decodes cp.async.bulk, cp.reduce.async.bulk and their tensor forms.
// The first space is where the copy goes.
func decodeBulk(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Drop("async", "bulk")
	switch {
	case m.OneOf("commit_group", "wait_group") != "", m.Take("prefetch"):
		m.Left = nil
		return inst{fn: opNop}, nil
	}
	op := &bulkOp{}
	out := inst{fn: op.exec, x: &extra{}}
	if m.Take("reduce") {
		op.reduce = &reduction{op: m.OneOf("add", "min", "max", "inc", "dec", "and", "or", "xor")}
		m.Drop("noftz")
	}
	to, from := bulkSpace(m), bulkSpace(m)
	args := in.Args
	if m.Take("L2::cache_hint") && len(args) > 0 {
		args = args[:len(args)-1]
	}
	barrier := m.Take("mbarrier::complete_tx::bytes")
	m.Drop("bulk_group")
	op.cast = m.Take("multicast::cluster")
	op.masked = m.Take("cp_mask")
	if m.Take("tensor") {
		return out, d.bulkTensor(args, m, op, to, barrier)
	}
	want := 3
	for _, more := range []bool{barrier, op.cast, op.masked} {
		if more {
			want++
		}
	}
	if len(args) != want {
		return out, fmt.Errorf("%d operands, %d expected", len(args), want)
	}
	var err error
	if op.dst, err = d.spot(args[0], to); err != nil {
		return out, err
	}
	if op.src, err = d.spot(args[1], from); err != nil {
		return out, err
	}
	if op.size, err = d.src(args[2], ptx.U32); err != nil {
		return out, err
	}
	if op.masked {
		op.bytes, err = d.src(args[len(args)-1], ptx.U16)
	}
	if err == nil {
		err = d.bulkBarrier(args[3:], op, barrier)
	}
	if err == nil && op.reduce != nil {
		err = op.reduce.of(m.Type(0), to)
	}
	return out, err
}

// of completes a reduction whose type is known.
func (r *reduction) of(t ptx.Type, to space) error {
	r.size = uint8(t.Size())
	if t == ptx.NoType || t == ptx.Pred || t.Size() > 8 || r.op == "" {
		return fmt.Errorf("reduction is %w", ptxinst.ErrUnsupported)
	}
	if r.fn = atomicFn(r.op, t, to); r.fn == nil {
		return fmt.Errorf("reduction .%s.%s is %w", r.op, t, ptxinst.ErrUnsupported)
	}
	return nil
}

func bulkSpace(m *ptxinst.Mods) space {
	if m.OneOf("global", "shared", "shared::cta", "shared::cluster") == "global" {
		return inGlobal
	}
	return inShared
}

// spot decodes an address on its own.
func (d *decoder) spot(o ptx.Operand, sp space) (*inst, error) {
	at := &inst{x: &extra{}}
	return at, d.addressOf(o, sp, at)
}

// bulkBarrier decodes the barrier and the blocks to copy to.
func (d *decoder) bulkBarrier(args []ptx.Operand, op *bulkOp, barrier bool) error {
	var err error
	if barrier {
		if len(args) == 0 {
			return fmt.Errorf("no mbarrier")
		}
		if op.bar, err = d.spot(args[0], inShared); err != nil {
			return err
		}
		args = args[1:]
	}
	if op.cast {
		if len(args) == 0 || !barrier {
			return fmt.Errorf("no mask of blocks")
		}
		op.blocks, err = d.src(args[0], ptx.U16)
	}
	return err
}

// bulkTensor decodes the tensor forms: the tensor side is `[map, {coordinates}]`.
func (d *decoder) bulkTensor(args []ptx.Operand, m *ptxinst.Mods, op *bulkOp, to space, barrier bool) error {
	dims := m.OneOf("1d", "2d", "3d", "4d", "5d")
	m.Drop("tile")
	if len(args) < 2 || dims == "" {
		return fmt.Errorf("%d operands are too few", len(args))
	}
	op.load = to == inShared
	mem, tensor := args[0], args[1]
	if !op.load {
		mem, tensor = tensor, mem
	}
	if tensor.Kind != ptx.OpMem || len(tensor.Elems) != 2 {
		return fmt.Errorf("operand is not a tensor map with coordinates")
	}
	coords := elements(tensor.Elems[1])
	if len(coords) != int(dims[0]-'0') {
		return fmt.Errorf("%d coordinates for .%s", len(coords), dims)
	}
	for _, c := range coords {
		o, err := d.src(c, ptx.S32)
		if err != nil {
			return err
		}
		op.coords = append(op.coords, o)
	}
	tensor.Elems = tensor.Elems[:1]
	var err error
	if op.tensor, err = d.spot(tensor, inGeneric); err != nil {
		return err
	}
	at, err := d.spot(mem, inShared)
	if err != nil {
		return err
	}
	op.src, op.dst = at, at
	want := 2
	for _, more := range []bool{barrier, op.cast} {
		if more {
			want++
		}
	}
	if len(args) != want || op.load != barrier {
		return fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	return d.bulkBarrier(args[2:], op, barrier)
}

// isAsync tells st.async and red.async from st and red.
func isAsync(in *ptx.Inst) bool { return slices.Contains(in.Mods, "async") }

// decodeStoreAsync decodes st.async and red.async: a store into the shared
// memory of another block that tells a barrier there.
func decodeStoreAsync(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Drop("async", "shared::cluster", "mbarrier::complete_tx::bytes", "v2", "v4")
	m.Drop(cacheMods...)
	m.Drop(orderMods...)
	op := &storeAsync{size: uint8(m.Type(0).Size())}
	out := inst{fn: op.exec, x: &extra{}}
	if len(in.Args) != 3 {
		return out, fmt.Errorf("%d operands, 3 expected", len(in.Args))
	}
	if name := m.OneOf(atomicNames...); name != "" || strings.HasPrefix(in.Op, "red") {
		r := &reduction{op: name}
		if err := r.of(m.Type(0), inShared); err != nil {
			return out, err
		}
		op.fn = r.fn
	}
	if err := d.addressOf(in.Args[0], inShared, &out); err != nil {
		return out, err
	}
	for _, e := range elements(in.Args[1]) {
		o, err := d.src(e, m.Type(0))
		if err != nil {
			return out, err
		}
		op.regs = append(op.regs, o)
	}
	var err error
	op.bar, err = d.spot(in.Args[2], inShared)
	return out, err
}
