package interp

import (
	"fmt"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
	"ferry/softgpu/texture"
)

// surfaceOf decodes what suld, sust and sured share: geometry, bounds, format.
func (d *decoder) surfaceOf(m *ptxinst.Mods) (*texOp, error) {
	t := newTexOp()
	if err := t.geometry(m); err != nil {
		return nil, err
	}
	if t.geom == texture.Cube || t.geom == texture.ACube {
		return nil, fmt.Errorf("cubemaps are layers to surface instructions")
	}
	m.Drop("ca", "cg", "cs", "cv", "wb", "wt")
	switch m.OneOf("b", "p") {
	case "p":
		t.formatted = true
	case "":
		return nil, fmt.Errorf("neither .b nor .p")
	}
	switch m.OneOf("trap", "clamp", "zero") {
	case "clamp":
		t.bounds = texture.BoundClamp
	case "zero":
		t.bounds = texture.BoundZero
	}
	return t, nil
}

// decodeSurface decodes suld and sust. Bytes sit in 16-bit registers.
func decodeSurface(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t, err := d.surfaceOf(m)
	if err != nil {
		return inst{}, err
	}
	out := inst{fn: opSurfLoad, x: &extra{tex: t}}
	place, data := 1, 0
	if in.Op == "sust" {
		place, data, out.fn = 0, 1, opSurfStore
	}
	m.Drop("v2", "v4")
	typ := m.Type(0)
	t.size, t.reg = typ.Size(), laneSize(typ)
	if len(in.Args) != 2 || t.formatted && t.size != 4 {
		return out, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	if err := d.place(in.Args[place], t, ptx.S32, false); err != nil {
		return out, err
	}
	for _, e := range elements(in.Args[data]) {
		o := noOperand
		switch {
		case in.Op == "sust":
			o, err = d.src(e, typ)
		case e.Kind != ptx.OpSink:
			o, err = d.dst(e, typ)
		}
		if err != nil {
			return out, err
		}
		out.x.vec = append(out.x.vec, o)
	}
	if n := len(out.x.vec); n != 1 && n != 2 && n != 4 || n*t.size > 16 {
		return out, fmt.Errorf("vector of %d is %w", n, ptxinst.ErrUnsupported)
	}
	return out, nil
}

// decodeSurfReduce decodes sured.
func decodeSurfReduce(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t, err := d.surfaceOf(m)
	if err != nil {
		return inst{}, err
	}
	op := m.OneOf("add", "min", "max", "and", "or")
	typ := m.Type(0)
	out := inst{fn: opSurfReduce, x: &extra{tex: t, f3: atomicFn(op, typ, inGlobal)}}
	t.size, t.reg = typ.Size(), laneSize(typ)
	if len(in.Args) != 2 || op == "" || t.size < 4 || t.formatted && t.size != 4 || typ.Kind() == ptx.KindFloat {
		return out, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	if err := d.place(in.Args[0], t, ptx.S32, false); err != nil {
		return out, err
	}
	out.b, err = d.src(elements(in.Args[1])[0], typ)
	return out, err
}

func init() {
	register(decodeSurface, "suld", "sust")
	register(decodeSurfReduce, "sured")
}
