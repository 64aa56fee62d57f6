package fatbin

import "bytes"

// LooksLikePTX tells PTX from other text and from garbage: it has a .version
// directive, and nothing before it that text would not have.
func LooksLikePTX(b []byte) bool {
	i := bytes.Index(b, []byte(".version"))
	if i < 0 {
		return false
	}
	for _, c := range b[:i] {
		if c < ' ' && c != '\n' && c != '\r' && c != '\t' || c == 0x7f {
			return false
		}
	}
	return true
}

// Directives finds the version and the first target's number in PTX text,
// skipping comments. A number that is not found is 0; the parser of PTX reports
// the mistake.
func Directives(b []byte) (major, minor, sm int) {
	for len(b) > 0 {
		switch {
		case bytes.HasPrefix(b, []byte("//")):
			i := bytes.IndexByte(b, '\n')
			if i < 0 {
				return major, minor, sm
			}
			b = b[i+1:]
		case bytes.HasPrefix(b, []byte("/*")):
			i := bytes.Index(b, []byte("*/"))
			if i < 0 {
				return major, minor, sm
			}
			b = b[i+2:]
		case bytes.HasPrefix(b, []byte(".version")):
			b = blanks(b[len(".version"):])
			major, b = number(b)
			if len(b) > 0 && b[0] == '.' {
				minor, b = number(b[1:])
			}
		case bytes.HasPrefix(b, []byte(".target")):
			b = blanks(b[len(".target"):])
			if i := bytes.IndexByte(b, '_'); i >= 0 && i < len("compute_") {
				sm, _ = number(b[i+1:])
			}
			return major, minor, sm
		default:
			b = b[1:]
		}
	}
	return major, minor, sm
}

func blanks(b []byte) []byte { return bytes.TrimLeft(b, " \t\r\n") }

func number(b []byte) (int, []byte) {
	n := 0
	for len(b) > 0 && '0' <= b[0] && b[0] <= '9' && n < 1e6 {
		n = n*10 + int(b[0]-'0')
		b = b[1:]
	}
	return n, b
}
