package interp

import (
	"fmt"
	"slices"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
	"ferry/softgpu/texture"
)

// texOp is the decoded form of a texture or surface instruction. Operands that
// are not there are noOperand.
type texOp struct {
	geom     texture.Geometry
	level    levelMode
	handle   opnd // lanes of 8 bytes
	sampler  opnd
	layer    opnd
	at       [3]opnd
	ints     bool // coordinates are integers
	lod      opnd
	dx, dy   [3]opnd
	off      [3]opnd
	channel  int
	halves   bool // two values to a destination
	resident opnd // predicate: the texels were there
	query    string

	// Surfaces.
	bounds    texture.Bounds
	size      int   // bytes of an element of the vector
	reg       uint8 // bytes of its registers; of destinations for textures
	formatted bool
}

type levelMode uint8

const (
	baseLevel levelMode = iota
	givenLevel
	gradientLevel
)

var geometries = map[string]texture.Geometry{
	"1d": texture.D1, "2d": texture.D2, "3d": texture.D3, "a1d": texture.A1D, "a2d": texture.A2D,
	"cube": texture.Cube, "acube": texture.ACube,
}

func newTexOp() *texOp {
	none := [3]opnd{noOperand, noOperand, noOperand}
	return &texOp{
		handle: noOperand, sampler: noOperand, layer: noOperand, lod: noOperand, resident: noOperand,
		at: none, dx: none, dy: none, off: none,
	}
}

// geometry takes the geometry modifier.
func (t *texOp) geometry(m *ptxinst.Mods) error {
	name := m.OneOf("1d", "2d", "3d", "a1d", "a2d", "cube", "acube")
	if name == "" {
		return fmt.Errorf("geometry is missing or %w", ptxinst.ErrUnsupported)
	}
	t.geom = geometries[name]
	return nil
}

// handleOf decodes a handle: a register, a variable or a kernel's parameter.
func (d *decoder) handleOf(o ptx.Operand, off int64) (opnd, error) {
	if o.Kind == ptx.OpVar && d.isParam[o.Var] {
		in := inst{fn: opLoadParam[uint64, uint64], imm: int64(o.Var.Offset) + off, flag: flagNoBase, x: &extra{space: inParam}}
		if o.Var.Size != 8 || off != 0 {
			return 0, fmt.Errorf("parameter %s is no handle", o.Var.Name)
		}
		return d.temp(in, 8), nil
	}
	o.Off += off
	h, n, err := d.wide(o, ptx.B64)
	if err == nil && n != 8 {
		err = fmt.Errorf("handle has %d bits", n*8)
	}
	return h, err
}

// place decodes `[handle, {coordinates}]` or `[handle, sampler, {coordinates}]`.
func (d *decoder) place(o ptx.Operand, t *texOp, coord ptx.Type, samplers bool) error {
	n := len(o.Elems)
	if o.Kind != ptx.OpMem || n < 2 || n > 3 || n == 3 && !samplers {
		return fmt.Errorf("operand is not a handle with coordinates")
	}
	var err error
	if t.handle, err = d.handleOf(o.Elems[0], o.Off); err != nil {
		return err
	}
	if n == 3 {
		if t.sampler, err = d.handleOf(o.Elems[1], 0); err != nil {
			return err
		}
	}
	list := elements(o.Elems[n-1])
	if t.geom.Layered() {
		if t.layer, err = d.src(list[0], ptx.B32); err != nil {
			return err
		}
		list = list[1:]
	}
	return d.axes(list, &t.at, t.geom.Axes(), coord)
}

// axes decodes a vector with a value per axis; there may be padding behind.
func (d *decoder) axes(list []ptx.Operand, to *[3]opnd, n int, t ptx.Type) error {
	if len(list) < n || len(list) > 4 {
		return fmt.Errorf("%d coordinates, %d expected", len(list), n)
	}
	var err error
	for i := range n {
		if to[i], err = d.src(list[i], t); err != nil {
			return err
		}
	}
	return nil
}

// vector decodes the destinations, and the predicate that may follow them.
func (d *decoder) vector(o ptx.Operand, t *texOp, x *extra, size ptx.Type) error {
	var err error
	if o.Kind == ptx.OpPair {
		if t.resident, _, err = d.predicate(o.Elems[1]); err != nil {
			return err
		}
		o = o.Elems[0]
	}
	for _, e := range elements(o) {
		r := noOperand
		if e.Kind != ptx.OpSink {
			if r, err = d.dst(e, size); err != nil {
				return err
			}
		}
		x.vec = append(x.vec, r)
	}
	return nil
}

// decodeTex decodes tex and tld4.
func decodeTex(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := newTexOp()
	out := inst{fn: opTex, x: &extra{tex: t}}
	if err := t.geometry(m); err != nil {
		return out, err
	}
	if in.Op == "tld4" {
		channel := m.OneOf("r", "g", "b", "a")
		t.channel = slices.Index([]string{"r", "g", "b", "a"}, channel)
		out.fn = opGather
		if t.channel < 0 || t.geom.Axes() == 1 || t.geom == texture.D3 {
			return out, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
		}
	} else {
		switch m.OneOf("base", "level", "grad") {
		case "level":
			t.level = givenLevel
		case "grad":
			t.level = gradientLevel
		}
	}
	width := m.OneOf("v2", "v4")
	dtype, ctype := m.Type(0), m.Type(1)
	t.halves = dtype == ptx.F16x2
	want := map[string]int{"v2": 2, "v4": 4}[width]
	t.reg = laneSize(dtype)
	if dtype != ptx.F16 && dtype.Size() != 4 || ctype != ptx.F32 && ctype != ptx.S32 || len(m.Types) != 2 || (want == 2) != t.halves {
		return out, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	if t.ints = ctype == ptx.S32; t.ints && (in.Op == "tld4" || t.level == gradientLevel) {
		return out, fmt.Errorf("integer coordinates are %w here", ptxinst.ErrUnsupported)
	}
	if len(in.Args) < 2 {
		return out, fmt.Errorf("%d operands", len(in.Args))
	}
	if err := d.vector(in.Args[0], t, out.x, dtype); err != nil {
		return out, err
	}
	if len(out.x.vec) != want {
		return out, fmt.Errorf("%d destinations, %d expected", len(out.x.vec), want)
	}
	if err := d.place(in.Args[1], t, ctype, true); err != nil {
		return out, err
	}
	rest, err := d.levelOf(in.Args[2:], t, ctype)
	if err != nil {
		return out, err
	}
	return out, d.offsets3(rest, t)
}

// levelOf decodes a level or the derivatives, and returns the other operands.
func (d *decoder) levelOf(args []ptx.Operand, t *texOp, ctype ptx.Type) ([]ptx.Operand, error) {
	var err error
	switch t.level {
	case givenLevel:
		if len(args) < 1 {
			return nil, fmt.Errorf("level is missing")
		}
		t.lod, err = d.src(args[0], ctype)
		return args[1:], err
	case gradientLevel:
		if len(args) < 2 {
			return nil, fmt.Errorf("derivatives are missing")
		}
		if err = d.axes(elements(args[0]), &t.dx, t.geom.Axes(), ptx.F32); err == nil {
			err = d.axes(elements(args[1]), &t.dy, t.geom.Axes(), ptx.F32)
		}
		return args[2:], err
	}
	return args, nil
}

// offsets3 decodes the offset in texels. What could follow is the reference
// value of a depth comparison, which CUDA has no textures for.
func (d *decoder) offsets3(args []ptx.Operand, t *texOp) error {
	if len(args) == 0 {
		return nil
	}
	if o := args[0]; len(args) > 1 || o.Kind == ptx.OpFloat || o.Kind == ptx.OpReg && d.fn.src.Regs[o.Reg].Type == ptx.F32 {
		return fmt.Errorf("depth comparison is %w", ptxinst.ErrUnsupported)
	}
	n := min(t.geom.Axes(), 3)
	if t.geom == texture.Cube || t.geom == texture.ACube {
		n = 2
	}
	return d.axes(elements(args[0]), &t.off, n, ptx.S32)
}

// decodeTexQuery decodes txq and suq.
func decodeTexQuery(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := newTexOp()
	out := inst{fn: opTexQuery, x: &extra{tex: t}}
	if in.Op == "suq" {
		out.fn = opSurfQuery
	}
	if m.Take("level") {
		t.level = givenLevel
	}
	t.query = m.OneOf("width", "height", "depth", "array_size", "num_mipmap_levels", "num_samples",
		"channel_data_type", "channel_order", "memory_layout", "filter_mode", "normalized_coords",
		"force_unnormalized_coords", "addr_mode_0", "addr_mode_1", "addr_mode_2")
	want := 2
	if t.level == givenLevel {
		want = 3
	}
	if len(in.Args) != want || m.Type(0).Size() != 4 || t.query == "" {
		return out, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	var err error
	if out.d, err = d.dst(in.Args[0], ptx.B32); err != nil {
		return out, err
	}
	o := in.Args[1]
	if o.Kind != ptx.OpMem || len(o.Elems) != 1 {
		return out, fmt.Errorf("operand is not a handle")
	}
	if t.handle, err = d.handleOf(o.Elems[0], o.Off); err != nil {
		return out, err
	}
	if want == 3 {
		t.lod, err = d.src(in.Args[2], ptx.S32)
	}
	return out, err
}

// decodeIsType decodes istypep: does an address belong to a variable of an
// opaque type? Those are known now, so the answer is a set.
func decodeIsType(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	kind := m.Type(0)
	out := inst{fn: opPredicateOf, x: &extra{}}
	if kind.Kind() != ptx.KindOpaque || len(in.Args) != 2 {
		return out, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	known := map[uint64]bool{}
	for _, v := range d.prog.mod.Globals {
		if v.Type != kind || v.Space != ptx.Global {
			continue
		}
		a, err := d.prog.symbol(v.Name)
		if err != nil {
			return out, err
		}
		for off := uint64(0); off < v.Size; off += uint64(kind.Size()) {
			known[a+off] = true
		}
	}
	var err error
	if out.d, _, err = d.predicate(in.Args[0]); err != nil {
		return out, err
	}
	out.a, err = d.handleOf(in.Args[1], 0)
	out.x.cmp = func(a, _ uint64) bool { return known[a] }
	return out, err
}

func init() {
	register(decodeTex, "tex", "tld4")
	register(decodeTexQuery, "txq", "suq")
	register(decodeIsType, "istypep")
}
