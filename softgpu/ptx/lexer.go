package ptx

import (
	"fmt"
	"math"
	"strconv"
)

type tokenKind uint8

const (
	tokEOF tokenKind = iota
	tokIdent
	tokDot // a word after a dot: directive, modifier or component; text has no dot
	tokInt
	tokFloat
	tokString
	tokPunct
)

// A token's text points into the source; numbers carry their value in num.
type token struct {
	kind tokenKind
	text string
	num  uint64 // tokInt: value; tokFloat: float64 bits, or float32 bits when f32
	f32  bool
	line int32
	col  int32
}

func (t token) String() string {
	switch t.kind {
	case tokEOF:
		return "end of file"
	case tokDot:
		return "." + t.text
	case tokString:
		return strconv.Quote(t.text)
	}
	return "\"" + t.text + "\""
}

// lexer turns the source into tokens one at a time. Dots bind to the word that
// follows, so `add.s32` is an identifier and a dot word, `%tid.x` likewise.
type lexer struct {
	src       string
	pos       int
	line      int32
	lineStart int
}

func isIdentStart(c byte) bool {
	return c == '_' || c == '$' || c == '%' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func isWord(c byte) bool {
	return c == '_' || c == '$' || isDigit(c) || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

func (l *lexer) errorf(format string, args ...any) error {
	return &Error{Line: int(l.line), Col: l.pos - l.lineStart + 1, Msg: fmt.Sprintf(format, args...)}
}

// space skips blanks and comments.
func (l *lexer) space() error {
	for l.pos < len(l.src) {
		switch c := l.src[l.pos]; {
		case c == '\n':
			l.pos++
			l.line++
			l.lineStart = l.pos
		case c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v' || c == 0:
			// Drivers are handed strings with their terminating NUL inside
			// the length; it counts as a blank.
			l.pos++
		case c == '/' && l.peek(1) == '/':
			for l.pos < len(l.src) && l.src[l.pos] != '\n' {
				l.pos++
			}
		case c == '/' && l.peek(1) == '*':
			if err := l.blockComment(); err != nil {
				return err
			}
		default:
			return nil
		}
	}
	return nil
}

// blockComment skips to the closing mark, counting lines.
func (l *lexer) blockComment() error {
	open := l.errorf("comment is never closed")
	for l.pos += 2; l.pos < len(l.src); l.pos++ {
		switch {
		case l.src[l.pos] == '\n':
			l.line++
			l.lineStart = l.pos + 1
		case l.src[l.pos] == '*' && l.peek(1) == '/':
			l.pos += 2
			return nil
		}
	}
	return open
}

func (l *lexer) peek(n int) byte {
	if l.pos+n < len(l.src) {
		return l.src[l.pos+n]
	}
	return 0
}

// next returns the next token, tokEOF at the end as often as asked.
func (l *lexer) next() (token, error) {
	if err := l.space(); err != nil {
		return token{}, err
	}
	t := token{line: l.line, col: int32(l.pos - l.lineStart + 1)}
	if l.pos >= len(l.src) {
		return t, nil
	}
	start := l.pos
	c := l.src[l.pos]
	switch {
	case isIdentStart(c):
		t.kind = tokIdent
		for l.pos++; l.pos < len(l.src) && isWord(l.src[l.pos]); l.pos++ {
		}
		t.text = l.src[start:l.pos]
	case c == '.' && isWord(l.peek(1)):
		t.kind = tokDot
		l.pos++
		t.text = l.dotWord()
	case isDigit(c):
		return l.number(t)
	case c == '"':
		return l.str(t)
	default:
		t.kind = tokPunct
		l.pos++
		t.text = l.src[start:l.pos]
	}
	return t, nil
}

// dotWord reads a modifier, which may have parts joined by "::" as in
// `.shared::cta` or `.L2::128B`.
func (l *lexer) dotWord() string {
	start := l.pos
	for l.pos < len(l.src) {
		switch {
		case isWord(l.src[l.pos]):
			l.pos++
		case l.src[l.pos] == ':' && l.peek(1) == ':' && isWord(l.peek(2)):
			l.pos += 2
		default:
			return l.src[start:l.pos]
		}
	}
	return l.src[start:l.pos]
}

// str reads a string. Escapes are kept as written: only file names use them.
func (l *lexer) str(t token) (token, error) {
	t.kind = tokString
	start := l.pos + 1
	for l.pos++; l.pos < len(l.src); l.pos++ {
		switch l.src[l.pos] {
		case '\\':
			l.pos++
		case '\n':
			return t, l.errorf("string is never closed")
		case '"':
			t.text = l.src[start:l.pos]
			l.pos++
			return t, nil
		}
	}
	return t, l.errorf("string is never closed")
}

// number reads integers (0x, 0b, octal, decimal, with U), exact floats (0f and
// 0d with hexadecimal bits) and decimal floats.
func (l *lexer) number(t token) (token, error) {
	start := l.pos
	if l.src[l.pos] == '0' && l.pos+1 < len(l.src) {
		switch l.src[l.pos+1] | 0x20 {
		case 'x':
			return l.integer(t, 2, 16)
		case 'b':
			return l.integer(t, 2, 2)
		case 'f':
			return l.exact(t, 8)
		case 'd':
			return l.exact(t, 16)
		}
	}
	for l.pos < len(l.src) && isDigit(l.src[l.pos]) {
		l.pos++
	}
	c, after := l.peek(0), l.peek(1)
	exponent := (c|0x20) == 'e' && (isDigit(after) || (after == '+' || after == '-') && isDigit(l.peek(2)))
	if c != '.' && !exponent {
		l.pos = start
		if l.src[start] == '0' && isDigit(l.peek(1)) {
			return l.integer(t, 1, 8)
		}
		return l.integer(t, 0, 10)
	}
	return l.decimal(t, start)
}

// integer reads digits of a base behind a prefix, and the U that may follow.
func (l *lexer) integer(t token, prefix, base int) (token, error) {
	t.kind = tokInt
	start := l.pos
	l.pos += prefix
	digits := l.pos
	for l.pos < len(l.src) && isHex(l.src[l.pos]) {
		l.pos++
	}
	v, err := strconv.ParseUint(l.src[digits:l.pos], base, 64)
	if err != nil {
		return t, l.errorf("malformed number %q", l.src[start:l.pos])
	}
	if c := l.peek(0); c == 'U' || c == 'u' {
		l.pos++
	}
	t.num, t.text = v, l.src[start:l.pos]
	return t, nil
}

// exact reads 0f or 0d with the bits of a float in hexadecimal.
func (l *lexer) exact(t token, digits int) (token, error) {
	start := l.pos
	end := start + 2 + digits
	if end > len(l.src) {
		return t, l.errorf("a float constant needs %d hexadecimal digits", digits)
	}
	v, err := strconv.ParseUint(l.src[start+2:end], 16, 64)
	if err != nil {
		return t, l.errorf("a float constant needs %d hexadecimal digits", digits)
	}
	l.pos = end
	t.kind, t.num, t.f32, t.text = tokFloat, v, digits == 8, l.src[start:end]
	return t, nil
}

// decimal reads a float with a point or an exponent. Too large is infinity.
func (l *lexer) decimal(t token, start int) (token, error) {
	if l.peek(0) == '.' {
		for l.pos++; l.pos < len(l.src) && isDigit(l.src[l.pos]); l.pos++ {
		}
	}
	if l.peek(0)|0x20 == 'e' {
		l.pos++
		if c := l.peek(0); c == '+' || c == '-' {
			l.pos++
		}
		for l.pos < len(l.src) && isDigit(l.src[l.pos]) {
			l.pos++
		}
	}
	v, err := strconv.ParseFloat(l.src[start:l.pos], 64)
	if err != nil && !math.IsInf(v, 0) {
		return t, l.errorf("malformed number %q", l.src[start:l.pos])
	}
	t.kind, t.num, t.text = tokFloat, math.Float64bits(v), l.src[start:l.pos]
	return t, nil
}

func isHex(c byte) bool {
	return isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'f'
}
