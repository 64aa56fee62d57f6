package ptx

import (
	"math"
	"strings"
)

// operand reads one operand. An identifier that is nothing else is taken for a
// label; the caller registers it, and it must turn up before the function ends.
func (p *parser) operand(depth int) (Operand, error) {
	if depth > maxNesting {
		return Operand{}, p.errorf("operand is nested too deeply")
	}
	switch {
	case p.isPunct("{"):
		return p.vectorOperand(depth)
	case p.isPunct("["):
		return p.memory(depth)
	case p.isPunct("!"), p.isPunct("-") && p.negatedRegister():
		if err := p.advance(); err != nil {
			return Operand{}, err
		}
		o, err := p.operand(depth + 1)
		o.Neg = !o.Neg
		return o, err
	case p.tok.kind == tokIdent:
		return p.name(depth)
	}
	return p.number()
}

// negatedRegister looks past a minus sign: `-%r1` is a register, `-1` a number.
func (p *parser) negatedRegister() bool {
	l := p.lex
	t, err := l.next()
	return err == nil && t.kind == tokIdent
}

// number reads an integer expression or a float constant.
func (p *parser) number() (Operand, error) {
	neg := false
	if p.isPunct("-") {
		// Only floats need the sign here; integer expressions read it again.
		l := p.lex
		if t, err := l.next(); err == nil && t.kind == tokFloat {
			neg = true
			if err := p.advance(); err != nil {
				return Operand{}, err
			}
		}
	}
	if p.tok.kind == tokFloat {
		o := Operand{Kind: OpFloat, Imm: p.tok.num, F32: p.tok.f32}
		switch {
		case neg && o.F32:
			o.Imm ^= 1 << 31
		case neg:
			o.Imm = math.Float64bits(-math.Float64frombits(o.Imm))
		}
		return o, p.advance()
	}
	if p.tok.kind != tokInt && !p.isPunct("-") && !p.isPunct("(") && !p.isPunct("~") && !p.isPunct("+") {
		return Operand{}, p.errorf("expected an operand or \";\", found %s", p.tok)
	}
	n, err := p.constant(0)
	return Operand{Kind: OpImm, Imm: n}, err
}

// vectorOperand reads `{a, b, …}`.
func (p *parser) vectorOperand(depth int) (Operand, error) {
	if err := p.advance(); err != nil {
		return Operand{}, err
	}
	o := Operand{Kind: OpVec}
	for !p.isPunct("}") {
		e, err := p.operand(depth + 1)
		if err != nil {
			return o, err
		}
		if e.Kind == OpLabel {
			return o, p.errorf("%s is not defined", e.Name)
		}
		o.Elems = append(o.Elems, e)
		more, err := p.accept(",")
		if err != nil {
			return o, err
		}
		if !more {
			break
		}
	}
	if err := p.expect("}"); err != nil || !p.isPunct("|") {
		return o, err
	}
	// A texture instruction may say whether the texels were there: `{…}|p`.
	if err := p.advance(); err != nil {
		return o, err
	}
	second, err := p.operand(depth + 1)
	return Operand{Kind: OpPair, Elems: []Operand{o, second}}, err
}

// memory reads `[base+off]`, `[imm]` or `[handle, {coordinates}]`.
func (p *parser) memory(depth int) (Operand, error) {
	if err := p.advance(); err != nil {
		return Operand{}, err
	}
	o := Operand{Kind: OpMem}
	base, err := p.operand(depth + 1)
	if err != nil {
		return o, err
	}
	switch base.Kind {
	case OpLabel:
		return o, p.errorf("%s is not defined", base.Name)
	case OpImm:
		o.Off = int64(base.Imm)
	case OpVar:
		o.Off, base.Off = base.Off, 0
		o.Elems = append(o.Elems, base)
	default:
		o.Elems = append(o.Elems, base)
	}
	for p.isPunct("+") || p.isPunct("-") {
		// The sign belongs to the expression: `[%r1+-4]` and `[%r1-4]` occur.
		if p.isPunct("+") {
			if err := p.advance(); err != nil {
				return o, err
			}
		}
		n, err := p.constant(0)
		if err != nil {
			return o, err
		}
		o.Off += int64(n)
	}
	for p.isPunct(",") {
		if err := p.advance(); err != nil {
			return o, err
		}
		e, err := p.operand(depth + 1)
		if err != nil {
			return o, err
		}
		o.Elems = append(o.Elems, e)
	}
	return o, p.expect("]")
}

// name reads an operand that starts with an identifier: register, special
// register, variable, function or label, with what may follow it.
func (p *parser) name(depth int) (Operand, error) {
	at := p.tok
	if err := p.advance(); err != nil {
		return Operand{}, err
	}
	o, err := p.resolve(at)
	if err != nil {
		return o, err
	}
	if p.isPunct("|") {
		if err := p.advance(); err != nil {
			return o, err
		}
		second, err := p.operand(depth + 1)
		return Operand{Kind: OpPair, Elems: []Operand{o, second}}, err
	}
	if o.Kind == OpVar && (p.isPunct("+") || p.isPunct("-")) {
		n, err := p.constantAfterSymbol()
		o.Off += int64(n)
		return o, err
	}
	return o, nil
}

func (p *parser) constantAfterSymbol() (uint64, error) {
	if p.isPunct("+") {
		if err := p.advance(); err != nil {
			return 0, err
		}
	}
	return p.constant(0)
}

// resolve decides what a name means: innermost scope first, registers before
// special registers, variables before functions, a label when nothing else.
func (p *parser) resolve(at token) (Operand, error) {
	name := at.text
	switch name {
	case "_":
		return Operand{Kind: OpSink}, nil
	case "WARP_SZ":
		return Operand{Kind: OpImm, Imm: 32}, nil
	}
	component := ""
	if p.tok.kind == tokDot {
		component = p.tok.text
		if err := p.advance(); err != nil {
			return Operand{}, err
		}
	}
	f := p.fn
	if component != "" {
		if r, ok, err := f.reg(p, name+"."+component); ok || err != nil {
			return Operand{Kind: OpReg, Reg: r}, err
		}
	}
	if r, ok, err := f.reg(p, name); ok || err != nil {
		// A component of a plain register selects a byte or half of it, for
		// the video instructions.
		return Operand{Kind: OpReg, Reg: r, Name: component}, err
	}
	if v := f.vector(name); v != nil && component == "" {
		o := Operand{Kind: OpVec}
		for _, r := range v {
			o.Elems = append(o.Elems, Operand{Kind: OpReg, Reg: r})
		}
		return o, nil
	}
	if strings.HasPrefix(name, "%") {
		if component != "" {
			name += "." + component
		}
		if !isSpecial(name) {
			return Operand{}, p.errorAt(at, "register %s is not declared", name)
		}
		return Operand{Kind: OpSpecial, Name: name}, nil
	}
	if component != "" {
		return Operand{}, p.errorAt(at, "%s has no component .%s", name, component)
	}
	if v := f.variable(name); v != nil {
		return Operand{Kind: OpVar, Var: v}, nil
	}
	if v := p.globals[name]; v != nil {
		return Operand{Kind: OpVar, Var: v}, nil
	}
	if p.funcs[name] != nil || p.mod.Aliases[name] != "" || name == f.Name {
		return Operand{Kind: OpFunc, Name: name}, nil
	}
	return Operand{Kind: OpLabel, Name: name}, nil
}
