package interp

import (
	"fmt"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// Modifiers that order or cache accesses. Blocks see each other's stores as the
// CPU's memory model has it, which is stronger than the GPU's.
var (
	cacheMods = []string{
		"ca", "cg", "cs", "lu", "cv", "wb", "wt", "nc", "weak",
		"cta", "cluster", "gpu", "sys", "mmio", "unified",
		"L1::evict_normal", "L1::evict_unchanged", "L1::evict_first", "L1::evict_last", "L1::no_allocate",
		"L2::64B", "L2::128B", "L2::256B", "L2::evict_last", "L2::evict_normal", "L2::evict_first",
	}
	orderMods = []string{"volatile", "relaxed", "acquire", "release", "acq_rel", "sc"}
)

// spaceOf takes the state space modifier.
func (d *decoder) spaceOf(m *ptxinst.Mods) space {
	switch m.OneOf(append(windowNames, "param::func")...) {
	case "global", "const":
		return inGlobal
	case "shared", "shared::cta", "shared::cluster":
		return inShared
	case "local", "param::func":
		return inLocal
	case "param", "param::entry":
		if d.fn.src.Kernel {
			return inParam
		}
		return inLocal
	}
	return inGeneric
}

// addressOf decodes a memory operand into out: base register, offset and space.
func (d *decoder) addressOf(o ptx.Operand, sp space, out *inst) error {
	out.x.space = sp
	out.imm = o.Off
	if sp == inShared || sp == inLocal || sp == inParam {
		out.flag |= flagShort
	}
	switch {
	case o.Kind != ptx.OpMem:
		return fmt.Errorf("operand is not an address")
	case len(o.Elems) == 0:
		out.flag |= flagNoBase
		return nil
	case len(o.Elems) > 1:
		return fmt.Errorf("address with coordinates is %w", ptxinst.ErrUnsupported)
	}
	base := o.Elems[0]
	if base.Kind == ptx.OpReg {
		a, n, err := d.wide(base, ptx.B64)
		if n == 4 {
			out.flag |= flagAddr32
		} else if n != 8 && err == nil {
			err = fmt.Errorf("address register has %d bits", n*8)
		}
		out.a = a
		return err
	}
	if base.Kind != ptx.OpVar {
		return fmt.Errorf("address of this form is %w", ptxinst.ErrUnsupported)
	}
	return d.symbolAddress(base.Var, sp, out)
}

// symbolAddress decodes an address that is a variable plus a constant.
func (d *decoder) symbolAddress(v *ptx.Var, sp space, out *inst) error {
	switch v.Space {
	case ptx.Global, ptx.Const:
		a, err := d.prog.symbol(v.Name)
		out.imm += int64(a)
		out.flag |= flagNoBase
		return err
	case ptx.Shared:
		window := int64(0)
		if sp == inGeneric {
			window = int64(SharedBase)
		}
		if v.Unsized {
			out.a = specialOperand(spDynBase)
			out.flag |= flagAddr32
			out.imm += window
			return nil
		}
		out.imm += int64(d.prog.shared[v]) + window
		out.flag |= flagNoBase
		return nil
	}
	out.flag |= flagNoBase
	if d.isParam[v] {
		out.imm += int64(v.Offset)
		out.x.space = inParam
		return nil
	}
	// Parameters of calls and locals are in the activation's local memory.
	out.imm += int64(d.offsets[v])
	out.flag |= flagFrame
	out.x.space = inLocal
	return nil
}

// elements lists the registers of a vector operand, or the one register.
func elements(o ptx.Operand) []ptx.Operand {
	if o.Kind == ptx.OpVec {
		return o.Elems
	}
	return []ptx.Operand{o}
}

// decodeLoad decodes ld and ldu. A destination register may be wider than
// what is loaded; a vector's elements may be thrown away with "_".
func decodeLoad(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	if is128(m) {
		return decodeMemory128(d, in, m, true)
	}
	sp := d.spaceOf(m)
	m.Drop(cacheMods...)
	atomic := m.OneOf(orderMods...) != ""
	hint := m.Take("L2::cache_hint")
	m.Drop("v2", "v4", "v8")
	t := m.Type(0)
	if len(in.Args) != 2 && !(hint && len(in.Args) == 3) {
		return inst{}, fmt.Errorf("%d operands, 2 expected", len(in.Args))
	}
	out := inst{x: &extra{}}
	if err := d.addressOf(in.Args[1], sp, &out); err != nil {
		return out, err
	}
	list := elements(in.Args[0])
	size := uint8(0)
	for _, e := range list {
		o, n := noOperand, size
		if e.Kind != ptx.OpSink {
			var err error
			if o, n, err = d.wideDst(e); err != nil {
				return out, err
			}
		} else if len(list) == 1 {
			o, n = d.newReg(t), laneSize(t)
		}
		if size == 0 {
			size = n
		}
		if n != size || int(n) < t.Size() && e.Kind != ptx.OpSink {
			return out, fmt.Errorf("destination registers do not fit .%s", t)
		}
		out.x.vec = append(out.x.vec, o)
	}
	return d.finishLoad(out, t, size, atomic)
}

// finishLoad picks the function for the sizes in memory and register.
func (d *decoder) finishLoad(out inst, t ptx.Type, size uint8, atomic bool) (inst, error) {
	out.d = out.x.vec[0]
	one, vector, _, _ := d.prog.tier.tables()
	if out.x.space == inParam && out.flag&flagNoBase != 0 {
		end := uint64(out.imm) + uint64(t.Size()*len(out.x.vec))
		if out.imm < 0 || end > d.fn.src.ParamSize {
			return out, fmt.Errorf("access outside of the parameters")
		}
		if len(out.x.vec) == 1 {
			return finish(out, nil, pickLoad(loadParams, t, size), t)
		}
	}
	switch {
	case len(out.x.vec) > 1:
		return finish(out, nil, pickLoad(vector, t, size), t)
	case atomic && t.Size() >= 4 && out.x.space != inShared:
		out.sz = sizes{d: size, a: uint8(t.Size())}
		if t.Kind() == ptx.KindSigned {
			out.sz.b = 's'
		}
		return finish(out, nil, opLoadAtomic, t)
	}
	return finish(out, nil, pickLoad(one, t, size), t)
}

// decodeStore decodes st. A source register may be wider than what is stored:
// its low bits are.
func decodeStore(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	switch {
	case isAsync(in):
		return decodeStoreAsync(d, in, m)
	case is128(m):
		return decodeMemory128(d, in, m, false)
	}
	sp := d.spaceOf(m)
	m.Drop(cacheMods...)
	atomic := m.OneOf(orderMods...) != ""
	hint := m.Take("L2::cache_hint")
	m.Drop("v2", "v4", "v8")
	t := m.Type(0)
	if len(in.Args) != 2 && !(hint && len(in.Args) == 3) {
		return inst{}, fmt.Errorf("%d operands, 2 expected", len(in.Args))
	}
	out := inst{x: &extra{}}
	if err := d.addressOf(in.Args[0], sp, &out); err != nil {
		return out, err
	}
	if out.x.space == inParam {
		return out, fmt.Errorf("a kernel's parameters cannot be written")
	}
	size := uint8(0)
	for _, e := range elements(in.Args[1]) {
		o, n, err := d.wide(e, t)
		if err != nil {
			return out, err
		}
		if size == 0 {
			size = n
		}
		if n != size {
			// A vector may mix registers and immediates of another width.
			return out, fmt.Errorf("elements differ in width")
		}
		if int(n) < t.Size() {
			return out, fmt.Errorf("source registers do not fit .%s", t)
		}
		out.x.vec = append(out.x.vec, o)
	}
	if len(out.x.vec) == 0 {
		return out, fmt.Errorf("nothing to store")
	}
	out.b = out.x.vec[0]
	_, _, one, vector := d.prog.tier.tables()
	switch {
	case len(out.x.vec) > 1:
		return finish(out, nil, pickStore(vector, t, size), t)
	case atomic && t.Size() >= 4 && out.x.space != inShared:
		out.sz = sizes{d: size, a: uint8(t.Size())}
		return finish(out, nil, opStoreAtomic, t)
	}
	return finish(out, nil, pickStore(one, t, size), t)
}

func init() {
	register(decodeLoad, "ld", "ldu")
	register(decodeStore, "st")
}
