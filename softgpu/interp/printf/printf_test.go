package printf

import (
	"encoding/binary"
	"math"
	"testing"
)

func TestFormat(t *testing.T) {
	f := math.Float64bits
	neg := func(n int64) uint64 { return uint64(n) }
	cases := []struct {
		format string
		args   []uint64 // 8 bytes each; the format says how much of it counts
		want   string
	}{
		{"plain", nil, "plain"},
		{"%d|%5d|%-5d|%05d|%+d|% d", []uint64{1, 2, 3, 4, 5, 6}, "1|    2|3    |00004|+5| 6"},
		{"%d %i", []uint64{neg(-1), neg(-2147483648)}, "-1 -2147483648"},
		{"%u %x %X %#x %o %#o", []uint64{neg(-1), 255, 255, 255, 8, 8}, "4294967295 ff FF 0xff 10 010"},
		{"%.3d|%8.3d|%.0d", []uint64{7, 7, 0}, "007|     007|"},
		{"%hd %hhd %hhu", []uint64{0x18000, 0x1ff, 0x1ff}, "-32768 -1 255"},
		{"%f %.2f %10.3f %-10.1f|", []uint64{f(1.5), f(2.345), f(-3.14159), f(9.96)}, "1.500000 2.35 " + "    -3.142 10.0      |"},
		{"%e %.2E %g %g %G", []uint64{f(12345.678), f(0.00012), f(0.0001), f(1e10), f(1e-10)}, "1.234568e+04 1.20E-04 0.0001 1e+10 1E-10"},
		{"%a %g %g %F", []uint64{f(1), f(math.Inf(-1)), f(math.NaN()), f(math.Inf(1))}, "0x1p+0 -inf nan INF"},
		{"%c%c%5c", []uint64{'a', 'b', 'c'}, "ab    c"},
		{"%p %p", []uint64{0x1234, 0}, "0x1234 (nil)"},
		{"100%% %q %", nil, "100% %q %"},
		{"%*d|%-*d|%.*f", []uint64{5, 42, 4, 7, 1, f(2.25)}, "   42|7   |2.2"},
		{"%06.2f|%+e", []uint64{f(-1.5), f(1)}, "-01.50|+1.000000e+00"},
	}
	for _, c := range cases {
		t.Run(c.format, func(t *testing.T) {
			buf := packArgs(c.format, c.args)
			read := func(off uint64, n int) (uint64, bool) {
				if off+uint64(n) > uint64(len(buf)) {
					return 0, false
				}
				var b [8]byte
				copy(b[:], buf[off:off+uint64(n)])
				return binary.LittleEndian.Uint64(b[:]), true
			}
			got, _ := Format(c.format, read, func(uint64) (string, bool) { return "", false })
			if string(got) != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

// packArgs lays arguments out as the compiler does.
func packArgs(format string, args []uint64) []byte {
	var buf []byte
	put := func(size int) {
		if len(args) == 0 {
			return
		}
		for len(buf)%size != 0 {
			buf = append(buf, 0)
		}
		buf = binary.LittleEndian.AppendUint64(buf, args[0])[:len(buf)+size]
		args = args[1:]
	}
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			continue
		}
		s, next := parseSpec(format, i+1)
		i = next - 1
		if s.verb == '%' || s.verb == 0 || s.verb == 'q' {
			continue
		}
		if s.starWidth {
			put(4)
		}
		if s.starPrec {
			put(4)
		}
		put(s.size())
	}
	return buf
}
