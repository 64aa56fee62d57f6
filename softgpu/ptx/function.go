package ptx

// function is the state of the function being read.
type function struct {
	*Func
	scopes []*scope
	loc    Loc
}

// function reads `.entry name(params) directives { body }` or a device function
// with its return parameters in front. The current token is .entry or .func.
func (p *parser) function(link Linkage) error {
	f := &Func{Kernel: p.tok.text == "entry", Linkage: link, Line: int(p.tok.line)}
	p.fn = &function{Func: f}
	p.fn.push()
	defer func() { p.fn = nil }()
	if err := p.advance(); err != nil {
		return err
	}
	if err := p.signature(f); err != nil {
		return err
	}
	if err := p.functionDirectives(f); err != nil {
		return err
	}
	at := p.tok
	if p.isPunct("{") {
		f.Defined = true
		if err := p.body(); err != nil {
			return err
		}
	} else if !p.isPunct(";") {
		return p.errorf("expected a body or \";\", found %s", p.tok)
	} else if err := p.advance(); err != nil {
		return err
	}
	return p.addFunc(at, f)
}

// signature reads results, name and parameters, and lays the parameters out:
// each aligned, in order, as the driver API expects them.
func (p *parser) signature(f *Func) error {
	for p.isDot("attribute") {
		if err := p.advance(); err != nil {
			return err
		}
		if _, err := p.attribute(); err != nil {
			return err
		}
	}
	var err error
	if p.isPunct("(") {
		if f.Returns, err = p.params(); err != nil {
			return err
		}
	}
	if f.Name, err = p.ident("a function name"); err != nil {
		return err
	}
	if p.isPunct("(") {
		if f.Params, err = p.params(); err != nil {
			return err
		}
	}
	var end uint64
	for _, v := range f.Params {
		v.Offset = (end + v.Align - 1) &^ (v.Align - 1)
		end = v.Offset + v.Size
		f.Variadic = f.Variadic || v.Unsized
	}
	if end > maxParams {
		return p.errorf("%s has %d bytes of parameters", f.Name, end)
	}
	f.ParamSize = end
	return nil
}

// params reads a parenthesised list and declares the names in the function's
// outermost scope. In prototypes the name may be "_", which declares nothing.
func (p *parser) params() ([]*Var, error) {
	if err := p.expect("("); err != nil {
		return nil, err
	}
	var list []*Var
	for !p.isPunct(")") {
		if !p.isDot("param") && !p.isDot("reg") {
			return nil, p.errorf("expected a parameter, found %s", p.tok)
		}
		space := spaceByName[p.tok.text]
		if err := p.advance(); err != nil {
			return nil, err
		}
		s, err := p.shape()
		if err != nil {
			return nil, err
		}
		at := p.tok
		v, err := p.declarator(space, s)
		if err != nil {
			return nil, err
		}
		if v.Unsized {
			v.Size = 0
		}
		if v.Size > maxParams {
			return nil, p.errorAt(at, "parameter %s is larger than %d bytes", v.Name, maxParams)
		}
		if v.Name != "_" {
			if err := p.fn.declare(p, at, v); err != nil {
				return nil, err
			}
		}
		list = append(list, v)
		more, err := p.accept(",")
		if err != nil {
			return nil, err
		}
		if !more {
			break
		}
	}
	return list, p.expect(")")
}

// functionDirectives reads what may stand between a signature and its body.
func (p *parser) functionDirectives(f *Func) error {
	for p.tok.kind == tokDot {
		word := p.tok.text
		if word == "pragma" {
			if err := p.pragma(); err != nil {
				return err
			}
			continue
		}
		if err := p.advance(); err != nil {
			return err
		}
		var n [3]uint32
		switch word {
		case "noreturn", "explicitcluster", "blocksareclusters":
			continue
		case "maxntid", "reqntid", "minnctapersm", "maxnctapersm", "maxnreg",
			"reqnctapercluster", "maxclusterrank", "abi_preserve", "abi_preserve_control", "local_maxnreg":
			if err := p.triple(&n); err != nil {
				return err
			}
		default:
			return p.errorf("unknown directive .%s", word)
		}
		switch word {
		case "maxntid":
			f.MaxNTID = n
		case "reqntid":
			f.ReqNTID = n
		case "minnctapersm":
			f.MinCTA = n[0]
		case "maxnreg":
			f.MaxReg = n[0]
		case "reqnctapercluster":
			f.ReqCluster = n
		}
	}
	return nil
}

// triple reads one to three numbers; those left out are 1.
func (p *parser) triple(n *[3]uint32) error {
	*n = [3]uint32{1, 1, 1}
	for i := range n {
		v, err := p.integer("a number")
		if err != nil {
			return err
		}
		n[i] = uint32(min(v, 1<<31))
		more, err := p.accept(",")
		if err != nil || !more {
			return err
		}
	}
	return nil
}

// addFunc enters a function. A definition replaces an earlier declaration;
// weak functions may be defined more than once and the first one stays.
func (p *parser) addFunc(at token, f *Func) error {
	old, dup := p.funcs[f.Name]
	switch {
	case !dup:
		p.funcs[f.Name] = f
		p.mod.Funcs = append(p.mod.Funcs, f)
	case !f.Defined:
	case !old.Defined:
		*old = *f
	case f.Linkage != Weak && old.Linkage != Weak:
		return p.errorAt(at, "function %s is already defined on line %d", f.Name, old.Line)
	}
	return nil
}
