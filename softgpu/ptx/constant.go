package ptx

// Integer constant expressions. Compilers emit plain numbers; hand-written PTX
// has the operators of C, which bind as there. There are no floats in them.

// A constant value is signed unless it was written with a U, does not fit, or
// comes from an operator that gives unsigned values.
type constValue struct {
	v        uint64
	unsigned bool
}

// constant reads an expression.
func (p *parser) constant(depth int) (uint64, error) {
	c, err := p.choice(depth)
	return c.v, err
}

// choice reads `a ? b : c`, or what binds tighter.
func (p *parser) choice(depth int) (constValue, error) {
	if depth > maxNesting {
		return constValue{}, p.errorf("expression is nested too deeply")
	}
	c, err := p.binary(depth, 0)
	if err != nil || !p.isPunct("?") {
		return c, err
	}
	if err := p.advance(); err != nil {
		return c, err
	}
	yes, err := p.choice(depth + 1)
	if err != nil {
		return c, err
	}
	if err := p.expect(":"); err != nil {
		return c, err
	}
	no, err := p.choice(depth + 1)
	unsigned := yes.unsigned || no.unsigned
	if c.v != 0 {
		return constValue{yes.v, unsigned}, err
	}
	return constValue{no.v, unsigned}, err
}

// precedence lists binary operators from loosest to tightest.
var precedence = [...][]string{
	{"||"}, {"&&"}, {"|"}, {"^"}, {"&"}, {"==", "!="}, {"<=", ">=", "<", ">"}, {"<<", ">>"}, {"+", "-"}, {"*", "/", "%"},
}

// operator is the operator the parser stands at, "" when there is none. The
// lexer gives one character per token.
func (p *parser) operator() string {
	if p.tok.kind != tokPunct {
		return ""
	}
	first, second := p.tok.text[0], p.lex.peek(0)
	switch {
	case second == '=' && contains("=!<>", first), second == first && contains("|&<>", first):
		return string([]byte{first, second})
	}
	return p.tok.text
}

// binary climbs the levels of precedence.
func (p *parser) binary(depth, level int) (constValue, error) {
	if level == len(precedence) {
		return p.unary(depth)
	}
	x, err := p.binary(depth, level+1)
	if err != nil {
		return x, err
	}
	for {
		op := p.operator()
		found := false
		for _, name := range precedence[level] {
			found = found || name == op
		}
		if !found {
			return x, nil
		}
		for range op {
			if err := p.advance(); err != nil {
				return x, err
			}
		}
		y, err := p.binary(depth, level+1)
		if err != nil {
			return x, err
		}
		if x, err = p.apply(op, x, y); err != nil {
			return x, err
		}
	}
}

func contains(set string, c byte) bool {
	for i := range len(set) {
		if set[i] == c {
			return true
		}
	}
	return false
}

// apply computes. Operands are converted to unsigned when one of them is.
func (p *parser) apply(op string, x, y constValue) (constValue, error) {
	unsigned := x.unsigned || y.unsigned
	less := int64(x.v) < int64(y.v)
	if unsigned {
		less = x.v < y.v
	}
	switch op {
	case "||":
		return truth(x.v != 0 || y.v != 0), nil
	case "&&":
		return truth(x.v != 0 && y.v != 0), nil
	case "==":
		return truth(x.v == y.v), nil
	case "!=":
		return truth(x.v != y.v), nil
	case "<":
		return truth(less), nil
	case ">=":
		return truth(!less), nil
	case ">":
		return truth(!less && x.v != y.v), nil
	case "<=":
		return truth(less || x.v == y.v), nil
	case "|":
		return constValue{x.v | y.v, true}, nil
	case "^":
		return constValue{x.v ^ y.v, true}, nil
	case "&":
		return constValue{x.v & y.v, true}, nil
	case "<<":
		return constValue{x.v << (y.v & 63), x.unsigned}, nil
	case ">>":
		if !x.unsigned {
			return constValue{uint64(int64(x.v) >> (y.v & 63)), false}, nil
		}
		return constValue{x.v >> (y.v & 63), true}, nil
	case "+":
		return constValue{x.v + y.v, unsigned}, nil
	case "-":
		return constValue{x.v - y.v, unsigned}, nil
	case "*":
		return constValue{x.v * y.v, unsigned}, nil
	}
	switch {
	case y.v == 0:
		return x, p.errorf("division by zero in a constant")
	case op == "%":
		return constValue{x.v % y.v, false}, nil
	case unsigned:
		return constValue{x.v / y.v, true}, nil
	}
	return constValue{uint64(int64(x.v) / int64(y.v)), false}, nil
}

func truth(b bool) constValue {
	if b {
		return constValue{v: 1}
	}
	return constValue{}
}

func (p *parser) unary(depth int) (constValue, error) {
	if depth > maxNesting {
		return constValue{}, p.errorf("expression is nested too deeply")
	}
	switch {
	case p.isPunct("-"), p.isPunct("~"), p.isPunct("!"), p.isPunct("+"):
		op := p.tok.text[0]
		if err := p.advance(); err != nil {
			return constValue{}, err
		}
		x, err := p.unary(depth + 1)
		switch op {
		case '-':
			x.v = -x.v
		case '~':
			x = constValue{^x.v, true}
		case '!':
			x = truth(x.v == 0)
		}
		return x, err
	case p.isPunct("("):
		return p.parenthesis(depth)
	}
	unsigned := p.tok.kind == tokInt && (int64(p.tok.num) < 0 || contains("uU", p.tok.text[len(p.tok.text)-1]))
	v, err := p.integer("a number")
	return constValue{v, unsigned}, err
}

// parenthesis reads `(expression)`, or the casts `(.s64)` and `(.u64)` in front
// of a value.
func (p *parser) parenthesis(depth int) (constValue, error) {
	if err := p.advance(); err != nil {
		return constValue{}, err
	}
	if p.tok.kind != tokDot {
		x, err := p.choice(depth + 1)
		if err != nil {
			return x, err
		}
		return x, p.expect(")")
	}
	cast := p.tok.text
	if cast != "s64" && cast != "u64" {
		return constValue{}, p.errorf("expected .s64 or .u64, found %s", p.tok)
	}
	if err := p.advance(); err != nil {
		return constValue{}, err
	}
	if err := p.expect(")"); err != nil {
		return constValue{}, err
	}
	x, err := p.unary(depth + 1)
	return constValue{x.v, cast == "u64"}, err
}
