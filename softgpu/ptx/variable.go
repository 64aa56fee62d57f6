package ptx

import "math/bits"

// shape is what precedes a variable's name: alignment, vector width and type.
type shape struct {
	typ     Type
	align   uint64
	width   uint64 // elements of a vector, 1 otherwise
	managed bool
}

// shape reads `.align 8 .v2 .f32` and the attributes that may stand between, up
// to the name. Pointer attributes of kernel parameters (`.ptr .global .align 4`)
// describe what is pointed to and are dropped.
func (p *parser) shape() (shape, error) {
	s := shape{width: 1}
	pointer := false
	for p.tok.kind == tokDot {
		word := p.tok.text
		if t, ok := typeByName[word]; ok {
			s.typ = t
			if err := p.advance(); err != nil {
				return s, err
			}
			continue
		}
		if err := p.advance(); err != nil {
			return s, err
		}
		switch word {
		case "align":
			n, err := p.integer("an alignment")
			if err != nil {
				return s, err
			}
			if n == 0 || n > maxAlign || n&(n-1) != 0 {
				return s, p.errorf("alignment %d is not a power of two up to %d", n, maxAlign)
			}
			if !pointer {
				s.align = n
			}
		case "v2":
			s.width = 2
		case "v4":
			s.width = 4
		case "v8":
			s.width = 8
		case "ptr":
			pointer = true
		case "global", "const", "shared", "local":
			if !pointer {
				return s, p.errorf("state space .%s is out of place", word)
			}
		case "attribute":
			managed, err := p.attribute()
			if err != nil {
				return s, err
			}
			s.managed = s.managed || managed
		default:
			return s, p.errorf("unexpected .%s in a declaration", word)
		}
	}
	if s.typ == NoType {
		return s, p.errorf("expected a type, found %s", p.tok)
	}
	if s.align == 0 {
		s.align = uint64(s.typ.Size()) * s.width
	}
	return s, nil
}

// attribute reads the parenthesised list after .attribute.
func (p *parser) attribute() (managed bool, err error) {
	if err := p.expect("("); err != nil {
		return false, err
	}
	for depth := 1; depth > 0; {
		switch {
		case p.tok.kind == tokEOF:
			return false, p.errorf("attribute is never closed")
		case p.isPunct("("):
			depth++
		case p.isPunct(")"):
			depth--
		case p.isDot("managed"):
			managed = true
		}
		if err := p.advance(); err != nil {
			return false, err
		}
	}
	return managed, nil
}

// declarator reads name and array bounds into a variable.
func (p *parser) declarator(space Space, s shape) (*Var, error) {
	v := &Var{Space: space, Type: s.typ, Align: s.align, Managed: s.managed, Line: int(p.tok.line), Reg: -1}
	name, err := p.ident("a name")
	if err != nil {
		return nil, err
	}
	v.Name = name
	v.Size = uint64(s.typ.Size()) * s.width
	for p.isPunct("[") {
		if err := p.advance(); err != nil {
			return nil, err
		}
		if p.isPunct("]") {
			v.Unsized = true
			if err := p.advance(); err != nil {
				return nil, err
			}
			continue
		}
		n, err := p.integer("an array bound")
		if err != nil {
			return nil, err
		}
		hi, lo := bits.Mul64(v.Size, n)
		if hi != 0 || lo > maxVar {
			return nil, p.errorf("variable %s is larger than %d bytes", v.Name, uint64(maxVar))
		}
		v.Size = lo
		if err := p.expect("]"); err != nil {
			return nil, err
		}
	}
	return v, nil
}

// variables reads a declaration of one or more variables up to its semicolon.
// The current token is the state space.
func (p *parser) variables(space Space, link Linkage) error {
	if err := p.advance(); err != nil {
		return err
	}
	if space == Const && p.tok.kind == tokPunct && p.tok.text == "[" {
		return p.errorf("constant banks by number are obsolete")
	}
	s, err := p.shape()
	if err != nil {
		return err
	}
	for {
		at := p.tok
		v, err := p.declarator(space, s)
		if err != nil {
			return err
		}
		v.Linkage = link
		if p.isPunct("=") && s.typ.Kind() == KindOpaque {
			if err := p.opaqueInitialiser(v); err != nil {
				return err
			}
		} else if p.isPunct("=") {
			if err := p.initialiser(v, s); err != nil {
				return err
			}
		} else if v.Unsized {
			v.Size = 0
		}
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

// declare enters a variable into the innermost scope. At module scope an extern
// declaration and its definition may both appear; the definition wins.
func (p *parser) declare(at token, v *Var) error {
	if p.fn != nil && (v.Space == Local || v.Space == Shared || v.Space == Param) {
		return p.fn.declare(p, at, v)
	}
	old, dup := p.globals[v.Name]
	if !dup {
		p.globals[v.Name] = v
		p.mod.Globals = append(p.mod.Globals, v)
		return nil
	}
	if old.Linkage != Extern && v.Linkage != Extern {
		return p.errorAt(at, "%s is already declared on line %d", v.Name, old.Line)
	}
	if v.Linkage != Extern {
		// References to the declaration hold its pointer, so it is filled
		// in place rather than replaced.
		*old = *v
	}
	return nil
}
