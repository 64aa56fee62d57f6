package ptx

import (
	"encoding/binary"
	"math"
)

// initialiser reads `= value` or `= { value, … }` into v.Init and v.Relocs.
// Nested braces only group: elements follow one another in memory.
func (p *parser) initialiser(v *Var, s shape) error {
	if v.Space != Global && v.Space != Const {
		return p.errorf("a .%s variable cannot have an initialiser", v.Space)
	}
	if err := p.expect("="); err != nil {
		return err
	}
	w := &initWriter{p: p, v: v, elem: s.typ}
	if v.Unsized {
		w.limit = maxInit
	} else {
		w.limit = v.Size
	}
	if err := w.value(0); err != nil {
		return err
	}
	if v.Unsized {
		v.Size = uint64(len(v.Init))
	}
	return nil
}

type initWriter struct {
	p     *parser
	v     *Var
	elem  Type
	limit uint64
}

// value reads a scalar or a braced list.
func (w *initWriter) value(depth int) error {
	p := w.p
	if depth > maxNesting {
		return p.errorf("initialiser is nested too deeply")
	}
	if !p.isPunct("{") {
		return w.scalar()
	}
	if err := p.advance(); err != nil {
		return err
	}
	for !p.isPunct("}") {
		if err := w.value(depth + 1); err != nil {
			return err
		}
		more, err := p.accept(",")
		if err != nil {
			return err
		}
		if !more {
			break
		}
	}
	return p.expect("}")
}

// scalar reads a number, or an address: `sym`, `sym+4`, `generic(sym)+4`,
// `0xff00(sym)`.
func (w *initWriter) scalar() error {
	p := w.p
	if p.tok.kind == tokIdent {
		return w.address(0)
	}
	if p.tok.kind == tokFloat || p.isPunct("-") && w.elem.Kind() == KindFloat {
		return w.float()
	}
	first := p.tok
	n, err := p.constant(0)
	if err != nil {
		return err
	}
	if first.kind == tokInt && p.isPunct("(") {
		if err := p.advance(); err != nil {
			return err
		}
		if err := w.address(first.num); err != nil {
			return err
		}
		return p.expect(")")
	}
	switch w.elem {
	case F32:
		n = uint64(math.Float32bits(float32(int64(n))))
	case F64:
		n = math.Float64bits(float64(int64(n)))
	}
	return w.put(n)
}

// float reads a float constant with an optional sign.
func (w *initWriter) float() error {
	p := w.p
	neg, err := p.accept("-")
	if err != nil {
		return err
	}
	if p.tok.kind != tokFloat {
		n, err := p.integer("a number")
		if err != nil {
			return err
		}
		p2 := token{num: math.Float64bits(float64(n))}
		return w.put(floatBits(p2, w.elem, neg))
	}
	t := p.tok
	if err := p.advance(); err != nil {
		return err
	}
	return w.put(floatBits(t, w.elem, neg))
}

// floatBits converts a float constant to the representation of a type.
func floatBits(t token, to Type, neg bool) uint64 {
	var f float64
	if t.f32 {
		if to != F64 {
			if neg {
				return t.num ^ 1<<31
			}
			return t.num
		}
		f = float64(math.Float32frombits(uint32(t.num)))
	} else {
		f = math.Float64frombits(t.num)
	}
	if neg {
		f = -f
	}
	if to == F32 {
		return uint64(math.Float32bits(float32(f)))
	}
	return math.Float64bits(f)
}

// address reads a symbol with an optional generic() and offset.
func (w *initWriter) address(mask uint64) error {
	p := w.p
	at := p.tok
	name, err := p.ident("a symbol")
	if err != nil {
		return err
	}
	generic := false
	if name == "generic" && p.isPunct("(") {
		generic = true
		if err := p.advance(); err != nil {
			return err
		}
		if at = p.tok; at.kind != tokIdent {
			return p.errorf("expected a symbol, found %s", p.tok)
		}
		name = at.text
		if err := p.advance(); err != nil {
			return err
		}
		if err := p.expect(")"); err != nil {
			return err
		}
	}
	var addend int64
	for p.isPunct("+") || p.isPunct("-") {
		n, err := p.constant(0) // the sign belongs to the expression
		if err != nil {
			return err
		}
		addend += int64(n)
	}
	size := w.elem.Size()
	w.v.Relocs = append(w.v.Relocs, Reloc{
		Offset: uint64(len(w.v.Init)), Size: size, Symbol: name,
		Addend: addend, Generic: generic, Mask: mask,
	})
	return w.put(0)
}

// put appends one element; the variable's size is the limit.
func (w *initWriter) put(n uint64) error {
	size := w.elem.Size()
	if uint64(len(w.v.Init)+size) > w.limit || len(w.v.Init)+size > maxInit {
		return w.p.errorf("too many values for %s of %d bytes", w.v.Name, w.limit)
	}
	var b [16]byte
	binary.LittleEndian.PutUint64(b[:], n)
	w.v.Init = append(w.v.Init, b[:size]...)
	return nil
}
