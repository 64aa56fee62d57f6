package ptx

import "strconv"

// texVariables reads `.tex .u32 name;`, the spelling of PTX 1.x for what is
// now `.global .texref name;`.
func (p *parser) texVariables(link Linkage) error {
	if err := p.advance(); err != nil {
		return err
	}
	s, err := p.shape()
	if err != nil {
		return err
	}
	if s.width != 1 || s.typ.Size() < 4 {
		return p.errorf("a .tex variable is .u32 or .u64")
	}
	s = shape{typ: TexRef, align: uint64(TexRef.Size()), width: 1}
	for {
		at := p.tok
		v, err := p.declarator(Global, s)
		if err != nil {
			return err
		}
		if v.Unsized {
			v.Size = 0
		}
		v.Linkage = link
		if err := p.declare(at, v); err != nil {
			return err
		}
		more, err := p.accept(",")
		if err != nil {
			return err
		}
		if !more {
			return p.expect(";")
		}
	}
}

// opaqueInitialiser reads the properties of a texture, sampler or surface
// variable: `= { filter_mode = linear, addr_mode_0 = wrap, width = 4 }`.
func (p *parser) opaqueInitialiser(v *Var) error {
	if v.Size != uint64(v.Type.Size()) {
		return p.errorf("%s: arrays of .%s cannot be initialised", v.Name, v.Type)
	}
	if err := p.expect("="); err != nil {
		return err
	}
	if err := p.expect("{"); err != nil {
		return err
	}
	v.Attrs = map[string]string{}
	for !p.isPunct("}") {
		name, err := p.ident("a property")
		if err != nil {
			return err
		}
		if err := p.expect("="); err != nil {
			return err
		}
		if p.tok.kind == tokIdent {
			v.Attrs[name] = p.tok.text
			err = p.advance()
		} else {
			var n uint64
			n, err = p.constant(0)
			v.Attrs[name] = strconv.FormatUint(n, 10)
		}
		if err != nil {
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
