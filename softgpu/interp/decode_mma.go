package interp

import (
	"fmt"
	"slices"

	"ferry/softgpu/interp/numeric"
	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// mmaShapes are the documented shapes of mma and the types of their factors.
var mmaShapes = map[string][]string{
	"m8n8k4":    {"f16", "f64"},
	"m16n8k4":   {"tf32", "f64"},
	"m16n8k8":   {"f16", "bf16", "tf32", "f64"},
	"m16n8k16":  {"f16", "bf16", "s8", "u8", "f64", "e4m3", "e5m2"},
	"m8n8k16":   {"s8", "u8"},
	"m16n8k32":  {"s8", "u8", "s4", "u4", "e4m3", "e5m2"},
	"m8n8k32":   {"s4", "u4"},
	"m16n8k64":  {"s4", "u4"},
	"m8n8k128":  {"b1"},
	"m16n8k128": {"b1"},
	"m16n8k256": {"b1"},
}

// An mmaOp is a decoded mma or wmma.mma with its registers.
type mmaOp struct {
	matmul
	regs   [4][]opnd // d a b c
	quads  *quadPairs
	sparse *sparseA
}

// matrixMods sorts the modifiers of a matrix instruction. All are consumed:
// what is not known is an error.
type matrixMods struct {
	shape   string
	types   []element
	names   []string
	layouts []string
	sat     bool
	and     bool
	round   numeric.Rounding
}

func takeMatrixMods(in *ptx.Inst, m *ptxinst.Mods, known ...string) (matrixMods, error) {
	var mm matrixMods
	m.Left, m.Types = nil, nil
	for _, s := range in.Mods {
		e, isType := matrixElements[s]
		_, _, _, isShape := shapeOf(s)
		switch {
		case isType:
			mm.types, mm.names = append(mm.types, e), append(mm.names, s)
		case isShape:
			mm.shape = s
		case s == "row" || s == "col":
			mm.layouts = append(mm.layouts, s)
		case s == "satfinite":
			mm.sat = true
		case s == "and":
			mm.and = true
		case s == "rz":
			mm.round = numeric.ToZero
		case s == "rm":
			mm.round = numeric.ToMinus
		case s == "rp":
			mm.round = numeric.ToPlus
		case s == "sync" || s == "aligned" || s == "xor" || s == "popc" || s == "rn" || slices.Contains(known, s):
		default:
			return mm, fmt.Errorf("modifier .%s is not supported here", s)
		}
	}
	if mm.shape == "" {
		return mm, fmt.Errorf("no shape")
	}
	return mm, nil
}

// build makes the multiplication of given modifiers; types are d a b c.
func (mm *matrixMods) build() (matmul, error) {
	m, n, k, _ := shapeOf(mm.shape)
	if len(mm.types) != 4 {
		return matmul{}, fmt.Errorf("%d types, 4 expected", len(mm.types))
	}
	d, a, b, c := mm.types[0], mm.types[1], mm.types[2], mm.types[3]
	whole := func(e element) bool { return e.kind <= elemSint }
	switch {
	case a.bits != b.bits || whole(a) != whole(b) || a.kind == elemFloat && a.bits > 8 && a != b,
		whole(a) && (d != matrixElements["s32"] || c != d),
		a.kind == elemDouble && (d != a || b != a || c != a),
		a.kind == elemFloat && !(isAccumulator(d) && isAccumulator(c)):
		return matmul{}, fmt.Errorf("types .%s.%s.%s.%s are %w", mm.names[0], mm.names[1], mm.names[2], mm.names[3], ptxinst.ErrUnsupported)
	}
	out := newMatmul(m, n, k, mm.types)
	out.and, out.sat, out.round = mm.and, mm.sat, mm.round
	return *out, nil
}

// isAccumulator: sums of floats are halves or single precision.
func isAccumulator(e element) bool {
	return e == matrixElements["f16"] || e == matrixElements["f32"]
}

// decodeMMA decodes mma.sync.
func decodeMMA(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	mm, err := takeMatrixMods(in, m, "sp", "sp::ordered_metadata")
	if err != nil {
		return inst{}, err
	}
	if slices.Contains(in.Mods, "sp") || slices.Contains(in.Mods, "sp::ordered_metadata") {
		return d.sparseMMA(in, &mm)
	}
	op := &mmaOp{}
	if op.matmul, err = mm.build(); err != nil {
		return inst{}, err
	}
	if !slices.Contains(mmaShapes[mm.shape], mm.names[1]) {
		return inst{}, fmt.Errorf("shape .%s of .%s is %w", mm.shape, mm.names[1], ptxinst.ErrUnsupported)
	}
	counts := [4]int{op.accRegs(op.d), op.aRegs(), op.bRegs(), op.accRegs(op.c)}
	layouts := len(mm.layouts) == 2
	switch {
	case layouts && mm.shape == "m8n8k4" && mm.names[1] == "f16":
		op.quads = &quadPairs{aCol: mm.layouts[0] == "col", bRow: mm.layouts[1] == "row"}
		counts = [4]int{8 / accPer(op.d), 2, 2, 8 / accPer(op.c)}
	case !layouts || mm.layouts[0] != "row" || mm.layouts[1] != "col":
		return inst{}, fmt.Errorf("layouts other than .row.col are %w", ptxinst.ErrUnsupported)
	}
	return d.mmaRegisters(in, op, counts)
}

// mmaRegisters decodes the four operands d a b c.
func (d *decoder) mmaRegisters(in *ptx.Inst, op *mmaOp, counts [4]int) (inst, error) {
	out := inst{fn: op.exec, x: &extra{name: "mma", e: d.constant(^uint64(0), 4)}}
	if len(in.Args) != 4 {
		return out, fmt.Errorf("%d operands, 4 expected", len(in.Args))
	}
	for i, e := range [4]element{op.d, op.a, op.b, op.c} {
		var err error
		if op.regs[i], err = d.fragment(in.Args[i], e.regType(), counts[i], i == 0); err != nil {
			return out, err
		}
	}
	return out, nil
}

// fragment decodes the registers of a lane's part of a matrix.
func (d *decoder) fragment(o ptx.Operand, t ptx.Type, n int, to bool) ([]opnd, error) {
	list := elements(o)
	if len(list) != n {
		return nil, fmt.Errorf("matrix in %d registers, %d expected", len(list), n)
	}
	var regs []opnd
	for _, e := range list {
		var r opnd
		var err error
		if to {
			r, err = d.dst(e, t)
		} else {
			r, err = d.src(e, t)
		}
		if err != nil {
			return nil, err
		}
		regs = append(regs, r)
	}
	return regs, nil
}

// exec multiplies once all lanes of the warp are here.
func (op *mmaOp) exec(w *warp, in *inst) bool {
	if !w.gather(in, in.x.e) {
		return false
	}
	x := operandsPool.Get().(*operands)
	defer operandsPool.Put(x)
	if op.quads != nil {
		for q := range 4 {
			op.quads.load(w, op, q, x)
			op.multiply(x)
			op.quads.store(w, op, q, x)
		}
		return true
	}
	if op.sparse != nil {
		op.sparse.load(w, op, x)
	} else {
		op.loadA(w, op.regs[1], x)
	}
	op.loadB(w, op.regs[2], x)
	op.loadC(w, op.regs[3], x)
	op.multiply(x)
	op.storeD(w, op.regs[0], x)
	return true
}

func init() { register(decodeMMA, "mma") }
