package ptx

import "fmt"

// Parse reads one PTX module. The error, if any, is an *Error.
func Parse(src []byte) (*Module, error) {
	if len(src) > maxSource {
		return nil, &Error{Line: 1, Col: 1, Msg: fmt.Sprintf("source of %d bytes is larger than %d", len(src), maxSource)}
	}
	p := &parser{
		lex: lexer{src: string(src), line: 1},
		mod: &Module{
			AddressSize: 64, Files: map[int]string{}, Aliases: map[string]string{},
		},
		globals: map[string]*Var{},
		funcs:   map[string]*Func{},
	}
	if err := p.advance(); err != nil {
		return nil, err
	}
	if err := p.module(); err != nil {
		return nil, err
	}
	return p.mod, nil
}

// A parser holds one token of lookahead in tok. The symbol tables live here; the
// state of the function being read is in fn (nil at module scope).
//
// The type is large because it has about a method per construct of the grammar: each reads its part
// with the same token, symbol tables and scope, so that a split would only pass
// these six fields around.
type parser struct {
	lex     lexer
	tok     token
	mod     *Module
	globals map[string]*Var
	funcs   map[string]*Func
	fn      *function
}

func (p *parser) advance() error {
	t, err := p.lex.next()
	if err != nil {
		return err
	}
	p.tok = t
	return nil
}

func (p *parser) errorf(format string, args ...any) error {
	return p.errorAt(p.tok, format, args...)
}

func (p *parser) errorAt(t token, format string, args ...any) error {
	return &Error{Line: int(t.line), Col: int(t.col), Msg: fmt.Sprintf(format, args...)}
}

func (p *parser) isPunct(s string) bool { return p.tok.kind == tokPunct && p.tok.text == s }

func (p *parser) isDot(s string) bool { return p.tok.kind == tokDot && p.tok.text == s }

// accept consumes the punctuation when it is next.
func (p *parser) accept(s string) (bool, error) {
	if !p.isPunct(s) {
		return false, nil
	}
	return true, p.advance()
}

func (p *parser) expect(s string) error {
	if !p.isPunct(s) {
		return p.errorf("expected %q, found %s", s, p.tok)
	}
	return p.advance()
}

func (p *parser) ident(what string) (string, error) {
	if p.tok.kind != tokIdent {
		return "", p.errorf("expected %s, found %s", what, p.tok)
	}
	s := p.tok.text
	return s, p.advance()
}

func (p *parser) integer(what string) (uint64, error) {
	if p.tok.kind != tokInt {
		return 0, p.errorf("expected %s, found %s", what, p.tok)
	}
	v := p.tok.num
	return v, p.advance()
}

// module reads directives until the end of the file.
func (p *parser) module() error {
	for p.tok.kind != tokEOF {
		if p.isPunct(";") {
			if err := p.advance(); err != nil {
				return err
			}
			continue
		}
		if p.tok.kind != tokDot {
			return p.errorf("expected a directive, found %s", p.tok)
		}
		if err := p.directive(); err != nil {
			return err
		}
	}
	if p.mod.Target == "" {
		return p.errorf("a module needs .version and .target")
	}
	return nil
}

// directive reads one module-scope directive.
func (p *parser) directive() error {
	switch p.tok.text {
	case "version":
		return p.version()
	case "target":
		return p.target()
	case "address_size":
		if err := p.advance(); err != nil {
			return err
		}
		n, err := p.integer("32 or 64")
		if err != nil {
			return err
		}
		if n != 32 && n != 64 {
			return p.errorf(".address_size is 32 or 64, not %d", n)
		}
		p.mod.AddressSize = int(n)
		return nil
	case "file":
		return p.file()
	case "section":
		return p.section()
	case "pragma":
		return p.pragma()
	case "alias":
		return p.alias()
	case "loc":
		_, err := p.loc()
		return err
	}
	return p.declaration()
}

// version reads `.version 8.5`; the lexer sees a float.
func (p *parser) version() error {
	if err := p.advance(); err != nil {
		return err
	}
	if p.tok.kind != tokFloat || p.tok.f32 {
		return p.errorf("expected major.minor, found %s", p.tok)
	}
	var major, minor int
	if _, err := fmt.Sscanf(p.tok.text, "%d.%d", &major, &minor); err != nil || major < 1 || major > 99 {
		return p.errorf("expected major.minor, found %s", p.tok)
	}
	p.mod.Version = [2]int{major, minor}
	return p.advance()
}

// target reads `.target sm_90a, debug`.
func (p *parser) target() error {
	if err := p.advance(); err != nil {
		return err
	}
	name, err := p.ident("a target")
	if err != nil {
		return err
	}
	if p.mod.Target == "" {
		p.mod.Target = name
	}
	for {
		more, err := p.accept(",")
		if err != nil || !more {
			return err
		}
		also, err := p.ident("a target")
		if err != nil {
			return err
		}
		p.mod.Debug = p.mod.Debug || also == "debug"
	}
}

// declaration reads linkage and then a function or a variable.
func (p *parser) declaration() error {
	link := Internal
	for p.tok.kind == tokDot {
		l, ok := linkageByName[p.tok.text]
		if !ok {
			break
		}
		link = l
		if err := p.advance(); err != nil {
			return err
		}
	}
	switch {
	case p.isDot("func"), p.isDot("entry"):
		return p.function(link)
	case p.isDot("tex"):
		return p.texVariables(link)
	}
	space, ok := spaceByName[p.tok.text]
	if p.tok.kind != tokDot || !ok || space == Reg || space == Param || space == Local {
		return p.errorf("unknown directive %s", p.tok)
	}
	return p.variables(space, link)
}

// alias reads `.alias name, function;`.
func (p *parser) alias() error {
	if err := p.advance(); err != nil {
		return err
	}
	name, err := p.ident("a function")
	if err != nil {
		return err
	}
	if err := p.expect(","); err != nil {
		return err
	}
	to, err := p.ident("a function")
	if err != nil {
		return err
	}
	p.mod.Aliases[name] = to
	return p.expect(";")
}
