package ptx

// constant reads an integer constant expression. Compilers emit plain numbers;
// hand-written PTX has sums, products, shifts and parentheses, which bind as in
// C. There are no floats in them.
func (p *parser) constant(depth int) (uint64, error) {
	return p.binary(depth, 0)
}

// precedence lists binary operators from loosest to tightest. The lexer gives
// one character per token, so << and >> are recognised by repetition.
var precedence = [...]string{"|", "^", "&", "<>", "+-", "*/%"}

// binary climbs the levels of precedence.
func (p *parser) binary(depth, level int) (uint64, error) {
	if level == len(precedence) {
		return p.unary(depth)
	}
	x, err := p.binary(depth, level+1)
	if err != nil {
		return 0, err
	}
	for p.tok.kind == tokPunct && contains(precedence[level], p.tok.text[0]) {
		op := p.tok.text[0]
		if err := p.advance(); err != nil {
			return 0, err
		}
		if op == '<' || op == '>' {
			if err := p.expect(string(op)); err != nil {
				return 0, err
			}
		}
		y, err := p.binary(depth, level+1)
		if err != nil {
			return 0, err
		}
		if x, err = p.apply(op, x, y); err != nil {
			return 0, err
		}
	}
	return x, nil
}

func contains(set string, c byte) bool {
	for i := range len(set) {
		if set[i] == c {
			return true
		}
	}
	return false
}

func (p *parser) apply(op byte, x, y uint64) (uint64, error) {
	switch op {
	case '|':
		return x | y, nil
	case '^':
		return x ^ y, nil
	case '&':
		return x & y, nil
	case '<':
		return x << (y & 63), nil
	case '>':
		return x >> (y & 63), nil
	case '+':
		return x + y, nil
	case '-':
		return x - y, nil
	case '*':
		return x * y, nil
	}
	if y == 0 {
		return 0, p.errorf("division by zero in a constant")
	}
	if op == '/' {
		return x / y, nil
	}
	return x % y, nil
}

func (p *parser) unary(depth int) (uint64, error) {
	if depth > maxNesting {
		return 0, p.errorf("expression is nested too deeply")
	}
	switch {
	case p.isPunct("-"), p.isPunct("~"), p.isPunct("!"), p.isPunct("+"):
		op := p.tok.text[0]
		if err := p.advance(); err != nil {
			return 0, err
		}
		x, err := p.unary(depth + 1)
		switch op {
		case '-':
			x = -x
		case '~':
			x = ^x
		case '!':
			if x == 0 {
				x = 1
			} else {
				x = 0
			}
		}
		return x, err
	case p.isPunct("("):
		if err := p.advance(); err != nil {
			return 0, err
		}
		x, err := p.constant(depth + 1)
		if err != nil {
			return 0, err
		}
		return x, p.expect(")")
	}
	return p.integer("a number")
}
