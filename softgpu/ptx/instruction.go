package ptx

// guarded reads `@p inst` or `@!p inst`.
func (p *parser) guarded() error {
	if err := p.advance(); err != nil {
		return err
	}
	neg, err := p.accept("!")
	if err != nil {
		return err
	}
	at := p.tok
	name, err := p.ident("a predicate")
	if err != nil {
		return err
	}
	r, ok, err := p.fn.reg(p, name)
	if err != nil {
		return err
	}
	if !ok || p.fn.Regs[r].Type != Pred {
		return p.errorAt(at, "%s is not a predicate register", name)
	}
	op := p.tok
	if op.kind != tokIdent {
		return p.errorf("expected an instruction, found %s", p.tok)
	}
	if err := p.advance(); err != nil {
		return err
	}
	return p.instruction(op, r, neg)
}

// instruction reads modifiers and operands; the opcode has been read.
func (p *parser) instruction(op token, pred int32, neg bool) error {
	if !p.mod.known(op.text) {
		return p.errorAt(op, "%s is no instruction of PTX", op.text)
	}
	in := Inst{Op: op.text, Pred: pred, PredNeg: neg, Line: op.line, Loc: p.fn.loc}
	for p.tok.kind == tokDot {
		in.Mods = append(in.Mods, p.tok.text)
		if err := p.advance(); err != nil {
			return err
		}
	}
	var err error
	if in.Op == "call" {
		in.Call, err = p.call()
	} else {
		in.Args, err = p.operands(";")
	}
	if err != nil {
		return err
	}
	if err := p.expect(";"); err != nil {
		return err
	}
	f := p.fn
	for i := range in.Args {
		if a := &in.Args[i]; a.Kind == OpLabel {
			at := op
			at.text = a.Name
			f.top().pending = append(f.top().pending, labelRef{a, at})
		}
	}
	f.Code = append(f.Code, in)
	return nil
}

// operands reads a list up to, not including, the closing punctuation.
func (p *parser) operands(end string) ([]Operand, error) {
	var list []Operand
	for !p.isPunct(end) {
		o, err := p.operand(0)
		if err != nil {
			return nil, err
		}
		list = append(list, o)
		more, err := p.accept(",")
		if err != nil {
			return nil, err
		}
		if !more {
			break
		}
	}
	return list, nil
}

// call reads `(rets), callee, (args), prototype-or-targets`; all but the callee
// may be absent.
func (p *parser) call() (*Call, error) {
	c := &Call{}
	var err error
	if p.isPunct("(") {
		if c.Rets, err = p.callList(); err != nil {
			return nil, err
		}
		if err := p.expect(","); err != nil {
			return nil, err
		}
	}
	if c.Callee, err = p.callee(); err != nil {
		return nil, err
	}
	more, err := p.accept(",")
	if err != nil || !more {
		return c, err
	}
	if p.isPunct("(") {
		if c.Args, err = p.callList(); err != nil {
			return nil, err
		}
		if more, err = p.accept(","); err != nil || !more {
			return c, err
		}
	}
	at := p.tok
	name, err := p.ident("a prototype")
	if err != nil {
		return nil, err
	}
	if c.Proto = p.fn.proto(name); c.Proto != nil {
		return c, nil
	}
	if c.Targets = p.fn.callTargets(name); c.Targets != nil {
		return c, nil
	}
	return nil, p.errorAt(at, "%s is not a prototype", name)
}

// callList reads a parenthesised list. Labels mean nothing in it.
func (p *parser) callList() ([]Operand, error) {
	if err := p.advance(); err != nil {
		return nil, err
	}
	list, err := p.operands(")")
	if err != nil {
		return nil, err
	}
	for i := range list {
		if list[i].Kind == OpLabel {
			return nil, p.errorf("%s is not defined", list[i].Name)
		}
	}
	return list, p.expect(")")
}

// callee reads a function name or a register. Names are settled when the module
// is linked: a call may precede the function.
func (p *parser) callee() (Operand, error) {
	name, err := p.ident("a function")
	if err != nil {
		return Operand{}, err
	}
	r, ok, err := p.fn.reg(p, name)
	if err != nil {
		return Operand{}, err
	}
	if ok {
		return Operand{Kind: OpReg, Reg: r}, nil
	}
	return Operand{Kind: OpFunc, Name: name}, nil
}
