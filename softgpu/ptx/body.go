package ptx

// body reads a function's { }, without recursion: scopes are a stack.
func (p *parser) body() error {
	f := p.fn
	if err := p.expect("{"); err != nil {
		return err
	}
	f.push()
	for base := len(f.scopes) - 1; len(f.scopes) > base; {
		switch {
		case p.tok.kind == tokEOF:
			return p.errorf("the body of %s is never closed", f.Name)
		case p.isPunct("{"):
			if len(f.scopes) > maxNesting {
				return p.errorf("scopes are nested too deeply")
			}
			f.push()
			if err := p.advance(); err != nil {
				return err
			}
		case p.isPunct("}"):
			if err := f.pop(p); err != nil {
				return err
			}
			if err := p.advance(); err != nil {
				return err
			}
		default:
			if err := p.statement(); err != nil {
				return err
			}
		}
	}
	// The parameters' scope takes part too: leftovers there are undefined.
	return f.pop(p)
}

// statement reads a label, a directive or an instruction. Labels and opcodes
// look alike until the colon.
func (p *parser) statement() error {
	switch p.tok.kind {
	case tokDot:
		return p.bodyDirective()
	case tokIdent:
		name := p.tok
		if err := p.advance(); err != nil {
			return err
		}
		if p.isPunct(":") {
			return p.label(name)
		}
		return p.instruction(name, -1, false)
	case tokPunct:
		if p.isPunct(";") {
			return p.advance()
		}
		if p.isPunct("@") {
			return p.guarded()
		}
	}
	return p.errorf("expected an instruction, found %s", p.tok)
}

// bodyDirective reads a declaration or a source position.
func (p *parser) bodyDirective() error {
	switch p.tok.text {
	case "loc":
		at, err := p.loc()
		if err != nil {
			return err
		}
		p.fn.loc = at
		return nil
	case "pragma":
		return p.pragma()
	case "file":
		return p.file()
	case "section":
		return p.section()
	case "reg":
		return p.registers()
	}
	link := Internal
	if l, ok := linkageByName[p.tok.text]; ok {
		link = l
		if err := p.advance(); err != nil {
			return err
		}
	}
	space, ok := spaceByName[p.tok.text]
	if p.tok.kind != tokDot || !ok || space == Reg {
		return p.errorf("unknown directive %s", p.tok)
	}
	return p.variables(space, link)
}

// registers reads `.reg .b32 %r<10>, %x;`.
func (p *parser) registers() error {
	if err := p.advance(); err != nil {
		return err
	}
	s, err := p.shape()
	if err != nil {
		return err
	}
	for {
		name, err := p.ident("a register")
		if err != nil {
			return err
		}
		if err := p.registerNames(name, s); err != nil {
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

// registerNames declares one name, a range `%r<10>`, or the elements of a
// vector register, which are also reached as %v.x and so on.
func (p *parser) registerNames(name string, s shape) error {
	f := p.fn
	if p.isPunct("<") {
		if err := p.advance(); err != nil {
			return err
		}
		n, err := p.integer("a number of registers")
		if err != nil {
			return err
		}
		put(&f.top().ranges, name, regRange{s.typ, n})
		return p.expect(">")
	}
	if s.width == 1 {
		i, err := f.newReg(p, name, s.typ)
		put(&f.top().regs, name, i)
		return err
	}
	var parts []int32
	for k := range s.width {
		i, err := f.newReg(p, name, s.typ)
		if err != nil {
			return err
		}
		parts = append(parts, i)
		if k < 4 {
			put(&f.top().regs, name+"."+"xyzw"[k:k+1], i)
		}
	}
	put(&f.top().vectors, name, parts)
	return nil
}

// label enters a label, or what stands behind it: a branch table, a prototype
// or a list of call targets.
func (p *parser) label(name token) error {
	if err := p.advance(); err != nil {
		return err
	}
	f, s := p.fn, p.fn.top()
	switch {
	case p.isDot("branchtargets"):
		names, err := p.nameList()
		if err != nil {
			return err
		}
		table := make([]Operand, len(names))
		put(&s.tables, name.text, int32(len(f.Tables)))
		f.Tables = append(f.Tables, table)
		for i, n := range names {
			table[i] = Operand{Kind: OpLabel, Name: n.text}
			s.pending = append(s.pending, labelRef{&table[i], n})
		}
		return nil
	case p.isDot("calltargets"):
		names, err := p.nameList()
		if err != nil {
			return err
		}
		var list []string
		for _, n := range names {
			list = append(list, n.text)
		}
		put(&s.targets, name.text, list)
		return nil
	case p.isDot("callprototype"):
		return p.prototype(name.text)
	}
	if _, dup := s.labels[name.text]; dup {
		return p.errorAt(name, "label %s is already defined", name.text)
	}
	put(&s.labels, name.text, int32(len(f.Code)))
	return nil
}

// nameList reads names up to the semicolon; the current token is the
// directive.
func (p *parser) nameList() ([]token, error) {
	var list []token
	for {
		if err := p.advance(); err != nil {
			return nil, err
		}
		if p.tok.kind != tokIdent {
			return nil, p.errorf("expected a name, found %s", p.tok)
		}
		list = append(list, p.tok)
		if err := p.advance(); err != nil {
			return nil, err
		}
		if !p.isPunct(",") {
			return list, p.expect(";")
		}
	}
}

// prototype reads `.callprototype (rets) _ (params) attributes;`. Its parameter
// names mean nothing, so they get a scope that is thrown away.
func (p *parser) prototype(name string) error {
	if err := p.advance(); err != nil {
		return err
	}
	f := p.fn
	vars, regs := len(f.Vars), len(f.Regs)
	f.push()
	proto := &Proto{}
	sig := &Func{}
	err := p.signature(sig)
	if err == nil {
		err = p.functionDirectives(sig)
	}
	if err != nil {
		return err
	}
	f.scopes = f.scopes[:len(f.scopes)-1]
	f.Vars, f.Regs = f.Vars[:vars], f.Regs[:regs]
	proto.Returns, proto.Params = sig.Returns, sig.Params
	put(&f.top().protos, name, proto)
	return p.expect(";")
}
