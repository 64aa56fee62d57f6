// Package printf formats text as printf of C does, with arguments that are read
// as the format asks for them. Its functions are pure.
package printf

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"ferry/softgpu/interp/numeric"
)

// MaxString bounds strings read from device memory, widths and precisions.
const MaxString = 1 << 16

// Format formats as C's printf does. read fetches n bytes of the argument
// buffer, in which every argument is aligned to its size; str fetches a string
// by address. It returns the text and the number of arguments, which is what
// the device's printf returns, or -1 when an argument could not be read.
func Format(format string, read func(off uint64, n int) (uint64, bool), str func(addr uint64) (string, bool)) ([]byte, int) {
	f := &formatter{read: read, str: str}
	var out []byte
	for i := 0; i < len(format); {
		if format[i] != '%' {
			out = append(out, format[i])
			i++
			continue
		}
		s, next := parseSpec(format, i+1)
		text, ok := f.spec(s, format[i:next])
		if !ok {
			return out, -1
		}
		out = append(out, text...)
		i = next
	}
	return out, f.count
}

type formatter struct {
	read  func(off uint64, n int) (uint64, bool)
	str   func(addr uint64) (string, bool)
	off   uint64
	count int
}

// spec is one conversion.
type spec struct {
	minus, plus, space, alt, zero bool
	width, prec                   int
	starWidth, starPrec, hasPrec  bool
	length                        string
	verb                          byte
}

// parseSpec reads a conversion from behind its percent sign.
func parseSpec(format string, i int) (spec, int) {
	var s spec
flags:
	for ; i < len(format); i++ {
		switch format[i] {
		case '-':
			s.minus = true
		case '+':
			s.plus = true
		case ' ':
			s.space = true
		case '#':
			s.alt = true
		case '0':
			s.zero = true
		default:
			break flags
		}
	}
	number := func() (int, bool) {
		if i < len(format) && format[i] == '*' {
			i++
			return 0, true
		}
		n := 0
		for ; i < len(format) && format[i] >= '0' && format[i] <= '9'; i++ {
			n = min(n*10+int(format[i]-'0'), MaxString)
		}
		return n, false
	}
	s.width, s.starWidth = number()
	if i < len(format) && format[i] == '.' {
		i++
		s.hasPrec = true
		s.prec, s.starPrec = number()
	}
	for i < len(format) && strings.IndexByte("hlLjzt", format[i]) >= 0 {
		s.length += format[i : i+1]
		i++
	}
	if i < len(format) {
		s.verb = format[i]
		i++
	}
	return s, i
}

// next reads an argument of a size from its aligned place.
func (f *formatter) next(size int) (uint64, bool) {
	f.off = (f.off + uint64(size) - 1) &^ uint64(size-1)
	v, ok := f.read(f.off, size)
	f.off += uint64(size)
	return v, ok
}

// spec formats one conversion; raw is its text, printed as it is when unknown.
func (f *formatter) spec(s spec, raw string) (string, bool) {
	if s.verb == '%' {
		return "%", true
	}
	if strings.IndexByte("diouxXcsfFeEgGaAp", s.verb) < 0 || s.verb == 0 {
		return raw, true
	}
	if s.starWidth {
		v, ok := f.next(4)
		if !ok {
			return "", false
		}
		if s.width = int(int32(v)); s.width < 0 {
			s.minus, s.width = true, -s.width
		}
		s.width = min(s.width, MaxString)
	}
	if s.starPrec {
		v, ok := f.next(4)
		if !ok {
			return "", false
		}
		s.prec = min(int(int32(v)), MaxString)
		s.hasPrec = s.prec >= 0
	}
	f.count++
	v, ok := f.next(s.size())
	if !ok {
		return "", false
	}
	switch s.verb {
	case 's':
		text := "(null)"
		if v != 0 {
			if text, ok = f.str(v); !ok {
				return "", false
			}
		}
		if s.hasPrec && s.prec < len(text) {
			text = text[:s.prec]
		}
		return s.pad(text), true
	case 'c':
		return s.pad(string([]byte{byte(v)})), true
	case 'p':
		if v == 0 {
			return s.pad("(nil)"), true
		}
		return s.pad("0x" + strconv.FormatUint(v, 16)), true
	case 'd', 'i', 'o', 'u', 'x', 'X':
		return s.integer(v), true
	}
	return s.float(math.Float64frombits(v)), true
}

// size is how many bytes the argument takes. Small integers are promoted to
// int, floats to double.
func (s spec) size() int {
	switch s.verb {
	case 's', 'p', 'f', 'F', 'e', 'E', 'g', 'G', 'a', 'A':
		return 8
	case 'c':
		return 4
	}
	switch s.length {
	case "l", "ll", "j", "z", "t", "L":
		return 8
	}
	return 4
}

// integer formats d, i, o, u, x and X. A precision switches zero padding off;
// the sign and 0x stand in front of the zeros.
func (s spec) integer(v uint64) string {
	signed := s.verb == 'd' || s.verb == 'i'
	bits := uint(s.size() * 8)
	switch s.length {
	case "h":
		bits = 16
	case "hh":
		bits = 8
	}
	v = v << (64 - bits) >> (64 - bits)
	sign := ""
	if signed {
		if n := numeric.SignExtend(v, bits); n < 0 {
			sign, v = "-", uint64(-n)
		} else if s.plus {
			sign = "+"
		} else if s.space {
			sign = " "
		}
	}
	base := map[byte]int{'o': 8, 'x': 16, 'X': 16}[s.verb]
	if base == 0 {
		base = 10
	}
	digits := strconv.FormatUint(v, base)
	if s.verb == 'X' {
		digits = strings.ToUpper(digits)
	}
	if s.hasPrec && s.prec == 0 && v == 0 {
		digits = ""
	}
	if s.hasPrec && len(digits) < s.prec {
		digits = strings.Repeat("0", s.prec-len(digits)) + digits
	}
	switch {
	case s.alt && base == 16 && v != 0:
		sign += "0" + string(s.verb)
	case s.alt && base == 8 && !strings.HasPrefix(digits, "0"):
		digits = "0" + digits
	}
	if s.zero && !s.minus && !s.hasPrec {
		if n := s.width - len(sign) - len(digits); n > 0 {
			digits = strings.Repeat("0", n) + digits
		}
	}
	return s.pad(sign + digits)
}

// float formats through Go, whose forms of %e, %f and %g differ from C's in
// the default precision of g and a, and in how infinities are spelled.
func (s spec) float(v float64) string {
	upper := s.verb < 'a'
	sign := ""
	switch {
	case math.Signbit(v):
		sign, v = "-", -v
	case s.plus:
		sign = "+"
	case s.space:
		sign = " "
	}
	prec := 6
	if s.hasPrec {
		prec = s.prec
	}
	var body string
	switch s.verb | 0x20 {
	case 'f', 'e':
		body = strconv.FormatFloat(v, s.verb|0x20, prec, 64)
	case 'g':
		flag := ""
		if s.alt {
			flag = "#"
		}
		body = fmt.Sprintf("%"+flag+".*g", max(prec, 1), v)
	case 'a':
		if !s.hasPrec {
			prec = -1
		}
		body = hexFloat(v, prec)
	}
	finite := true
	if math.IsInf(v, 0) {
		body, finite = "inf", false
	} else if v != v {
		body, finite = "nan", false
	}
	if upper {
		body = strings.ToUpper(body)
	}
	if s.zero && !s.minus && finite {
		if n := s.width - len(sign) - len(body); n > 0 {
			body = strings.Repeat("0", n) + body
		}
	}
	return s.pad(sign + body)
}

// hexFloat is %a: C writes exponents without leading zeros.
func hexFloat(v float64, prec int) string {
	t := strconv.FormatFloat(v, 'x', prec, 64)
	mant, exp, ok := strings.Cut(t, "p")
	if !ok {
		return t
	}
	digits := strings.TrimLeft(exp[1:], "0")
	if digits == "" {
		digits = "0"
	}
	return mant + "p" + exp[:1] + digits
}

func (s spec) pad(text string) string {
	n := s.width - len(text)
	if n <= 0 {
		return text
	}
	if s.minus {
		return text + strings.Repeat(" ", n)
	}
	return strings.Repeat(" ", n) + text
}
