package ptx

// Debug information: file names and line numbers are kept for fault reports,
// DWARF sections are skipped.

// file reads `.file 1 "path"[, time, size]`.
func (p *parser) file() error {
	if err := p.advance(); err != nil {
		return err
	}
	n, err := p.integer("a file number")
	if err != nil {
		return err
	}
	if p.tok.kind != tokString {
		return p.errorf("expected a file name, found %s", p.tok)
	}
	p.mod.Files[int(int32(n))] = p.tok.text
	if err := p.advance(); err != nil {
		return err
	}
	for {
		more, err := p.accept(",")
		if err != nil || !more {
			return err
		}
		if _, err := p.integer("a number"); err != nil {
			return err
		}
	}
}

// loc reads `.loc file line column [, function_name label [+n], inlined_at …]`.
// Files and lines are kept: the innermost position and where it was inlined.
func (p *parser) loc() (Loc, error) {
	var v [3]uint64
	if err := p.advance(); err != nil {
		return Loc{}, err
	}
	for i := range v {
		n, err := p.integer("a number")
		if err != nil {
			return Loc{}, err
		}
		v[i] = n
	}
	at := Loc{File: int32(v[0]), Line: int32(v[1])}
	for {
		more, err := p.accept(",")
		if err != nil || !more {
			return at, err
		}
		word, err := p.ident("function_name or inlined_at")
		if err != nil {
			return at, err
		}
		if err := p.locAttribute(word, &at); err != nil {
			return at, err
		}
	}
}

// locAttribute reads what says where code was inlined.
func (p *parser) locAttribute(word string, at *Loc) error {
	if word == "inlined_at" {
		var v [3]uint64
		for i := range v {
			n, err := p.integer("a number")
			if err != nil {
				return err
			}
			v[i] = n
		}
		at.AtFile, at.AtLine = int32(v[0]), int32(v[1])
		return nil
	}
	if p.tok.kind != tokIdent && p.tok.kind != tokDot {
		return p.errorf("expected a label, found %s", p.tok)
	}
	if err := p.advance(); err != nil {
		return err
	}
	plus, err := p.accept("+")
	if err != nil || !plus {
		return err
	}
	_, err = p.integer("an offset")
	return err
}

// section skips `.section .debug_info { … }`.
func (p *parser) section() error {
	open := p.tok
	depth := 0
	for {
		if err := p.advance(); err != nil {
			return err
		}
		switch {
		case p.tok.kind == tokEOF:
			return p.errorAt(open, "section is never closed")
		case p.isPunct("{"):
			depth++
		case p.isPunct("}"):
			if depth--; depth <= 0 {
				return p.advance()
			}
		}
	}
}

// pragma reads `.pragma "text"[, "text"];`. Pragmas are hints to a compiler.
func (p *parser) pragma() error {
	if err := p.advance(); err != nil {
		return err
	}
	for p.tok.kind == tokString || p.isPunct(",") {
		if err := p.advance(); err != nil {
			return err
		}
	}
	return p.expect(";")
}
