package numeric

import (
	"math"

	"ferry/softgpu/ptx"
)

// Comparison builds the function for a comparison of raw bits, nil when the
// type has none. Forms ending in u are also true when an operand is NaN.
func Comparison(op string, t ptx.Type, ftz bool) func(a, b uint64) bool {
	switch t {
	case ptx.F32:
		if f := floatCompare(op); f != nil {
			return func(a, b uint64) bool {
				x, y := math.Float32frombits(uint32(a)), math.Float32frombits(uint32(b))
				if ftz {
					x, y = Ftz32(x), Ftz32(y)
				}
				return f(float64(x), float64(y))
			}
		}
		return nil
	case ptx.F64:
		if f := floatCompare(op); f != nil {
			return func(a, b uint64) bool { return f(math.Float64frombits(a), math.Float64frombits(b)) }
		}
		return nil
	case ptx.F16, ptx.BF16, ptx.F16x2, ptx.BF16x2:
		h := HalfFormats[t]
		if f := floatCompare(op); f != nil {
			return func(a, b uint64) bool {
				a, b = a&0xffff, b&0xffff
				if ftz {
					a, b = h.Flush(a), h.Flush(b)
				}
				return f(h.Unpack(a), h.Unpack(b))
			}
		}
		return nil
	}
	n := uint(t.Size() * 8)
	if t.Kind() == ptx.KindSigned {
		f := orderCompare(op)
		if f == nil {
			return nil
		}
		return func(a, b uint64) bool {
			x, y := SignExtend(a, n), SignExtend(b, n)
			return f(x < y, x == y)
		}
	}
	f := orderCompare(op)
	if f == nil {
		return nil
	}
	return func(a, b uint64) bool { return f(a < b, a == b) }
}

// orderCompare decides from less and equal. lo, ls, hi, hs are the unsigned
// spellings.
func orderCompare(op string) func(lt, eq bool) bool {
	switch op {
	case "eq":
		return func(lt, eq bool) bool { return eq }
	case "ne":
		return func(lt, eq bool) bool { return !eq }
	case "lt", "lo":
		return func(lt, eq bool) bool { return lt }
	case "le", "ls":
		return func(lt, eq bool) bool { return lt || eq }
	case "gt", "hi":
		return func(lt, eq bool) bool { return !lt && !eq }
	case "ge", "hs":
		return func(lt, eq bool) bool { return !lt }
	}
	return nil
}

// floatCompare spells the unordered forms by negating their opposite, which
// is true for NaN. Plain ne is ordered: false for NaN, unlike Go's.
func floatCompare(op string) func(x, y float64) bool {
	switch op {
	case "eq":
		return func(x, y float64) bool { return x == y }
	case "ne":
		return func(x, y float64) bool { return x < y || x > y }
	case "lt":
		return func(x, y float64) bool { return x < y }
	case "le":
		return func(x, y float64) bool { return x <= y }
	case "gt":
		return func(x, y float64) bool { return x > y }
	case "ge":
		return func(x, y float64) bool { return x >= y }
	case "equ":
		return func(x, y float64) bool { return !(x < y || x > y) }
	case "neu":
		return func(x, y float64) bool { return x != y }
	case "ltu":
		return func(x, y float64) bool { return !(x >= y) }
	case "leu":
		return func(x, y float64) bool { return !(x > y) }
	case "gtu":
		return func(x, y float64) bool { return !(x <= y) }
	case "geu":
		return func(x, y float64) bool { return !(x < y) }
	case "num":
		return func(x, y float64) bool { return x == x && y == y }
	case "nan":
		return func(x, y float64) bool { return x != x || y != y }
	}
	return nil
}
