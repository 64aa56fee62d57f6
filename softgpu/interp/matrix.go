package interp

import (
	"fmt"
	"sync"

	"ferry/softgpu/interp/numeric"
	"ferry/softgpu/ptx"
)

// elemKind is how the elements of a matrix are multiplied.
type elemKind uint8

const (
	elemBits elemKind = iota // single bits, kept 32 in a word
	elemUint
	elemSint
	elemFloat // a format of up to 32 bits
	elemDouble
)

// An element is the type of a matrix's elements.
type element struct {
	kind elemKind
	bits uint           // of one element in a register; 32 for words of single bits
	fmt  numeric.Format // of floats
	drop uint           // low bits of a float that are not looked at
}

var fmtF32 = numeric.Format{Mant: 23, Exp: 8}

var matrixElements = map[string]element{
	"b1": {kind: elemBits, bits: 32},
	"u4": {kind: elemUint, bits: 4}, "s4": {kind: elemSint, bits: 4},
	"u8": {kind: elemUint, bits: 8}, "s8": {kind: elemSint, bits: 8},
	"s32":  {kind: elemSint, bits: 32},
	"e4m3": {kind: elemFloat, bits: 8, fmt: numeric.E4M3}, "e5m2": {kind: elemFloat, bits: 8, fmt: numeric.E5M2},
	"f16": {kind: elemFloat, bits: 16, fmt: numeric.F16}, "bf16": {kind: elemFloat, bits: 16, fmt: numeric.BF16},
	"tf32": {kind: elemFloat, bits: 32, fmt: numeric.TF32, drop: 13},
	"f32":  {kind: elemFloat, bits: 32, fmt: fmtF32},
	"f64":  {kind: elemDouble, bits: 64},
}

// perReg is how many elements of a factor share a register.
func (e element) perReg() int { return max(1, 32/int(e.bits)) }

// regType is the type of the registers a factor is kept in.
func (e element) regType() ptx.Type {
	if e.bits == 64 {
		return ptx.B64
	}
	return ptx.B32
}

// Limits of what an instruction multiplies, in elements.
const (
	maxFactor  = 2048 // m16n8k128 of four bits, sparse
	maxProduct = 256  // m16n16
	maxGroup   = 32
)

// A matmul is d = a*b + c with m x k and k x n elements; k counts words when
// the elements are single bits.
type matmul struct {
	m, n, k    int
	a, b, c, d element
	and        bool // single bits: and, not xor
	sat        bool
	round      numeric.Rounding
	// group is how many products the hardware adds in one step; apart means
	// that the accumulator is added to the sum of products in the end.
	group int
	apart bool
}

// shapeOf reads "m16n8k16".
func shapeOf(s string) (m, n, k int, ok bool) {
	c, err := fmt.Sscanf(s, "m%dn%dk%d", &m, &n, &k)
	return m, n, k, err == nil && c == 3 && fmt.Sprintf("m%dn%dk%d", m, n, k) == s
}

// newMatmul fills in what follows from shape and types (in the order d a b c).
func newMatmul(m, n, k int, types []element) *matmul {
	mm := &matmul{m: m, n: n, k: k, d: types[0], a: types[1], b: types[2], c: types[3]}
	if mm.a.kind == elemBits {
		mm.k /= 32
	}
	// An instruction takes 32 bytes of k at a time. Devices of compute
	// capability 9.0 have none for 8-bit floats: those become halves first, and
	// the accumulator is added by an ordinary instruction.
	mm.group = 32 / max(2, int(mm.a.bits)/8)
	mm.apart = mm.a.kind == elemFloat && mm.a.bits == 8
	return mm
}

// Where elements are. Lanes are in groups of four: lane/4 is the row of a, the
// column of b and the row of c and d inside a tile of 8, lane%4 the place along
// the other direction. Registers count tiles: rows of a first, then along k;
// along k first for b; rows first for c.

// aAt is the row and first k of a lane's register j of a.
func (mm *matmul) aAt(lane, j int) (row, k int) {
	r, tiles := mm.a.perReg(), mm.m/8
	return j%tiles*8 + lane>>2, j/tiles*4*r + lane&3*r
}

// bAt is the first k and the column of a lane's register j of b.
func (mm *matmul) bAt(lane, j int) (k, col int) {
	r := mm.b.perReg()
	tiles := mm.k / (4 * r)
	return j%tiles*4*r + lane&3*r, j/tiles*8 + lane>>2
}

// cAt is the row and column of a lane's element i of c or d.
func (mm *matmul) cAt(lane, i int) (row, col int) {
	tiles := mm.m / 8
	return i/2%tiles*8 + lane>>2, i/2/tiles*8 + lane&3*2 + i&1
}

// Numbers of different registers of a lane.
func (mm *matmul) aRegs() int { return mm.m * mm.k / warpSize / mm.a.perReg() }
func (mm *matmul) bRegs() int { return mm.n * mm.k / warpSize / mm.b.perReg() }

// accRegs is the number of registers of an accumulator: halves are in pairs.
func (mm *matmul) accRegs(e element) int { return mm.m * mm.n / warpSize / accPer(e) }

func accPer(e element) int {
	if e.bits == 16 {
		return 2
	}
	return 1
}

// operands are the matrices of a multiplication as raw bits: a by rows, b by
// columns, c and d by rows. What is left of an earlier use is overwritten.
type operands struct {
	a, b   [maxFactor]uint64
	c, d   [maxProduct]uint64
	pa, pb [maxFactor]part // of floats
}

var operandsPool = sync.Pool{New: func() any { return new(operands) }}

// multiply computes x.d from the others.
func (mm *matmul) multiply(x *operands) {
	switch mm.a.kind {
	case elemDouble:
		mm.doubles(x)
	case elemFloat:
		mm.floats(x)
	default:
		mm.integers(x)
	}
}

// loadA reads a from registers; loadB and loadC do likewise.
func (mm *matmul) loadA(w *warp, regs []opnd, x *operands) {
	per, size := mm.a.perReg(), uint8(mm.a.regType().Size())
	for lane := range warpSize {
		for j := range mm.aRegs() {
			v := w.raw(regs[j], size, lane)
			row, k := mm.aAt(lane, j)
			spread(x.a[row*mm.k+k:][:per], v, mm.a.bits)
		}
	}
}

func (mm *matmul) loadB(w *warp, regs []opnd, x *operands) {
	per, size := mm.b.perReg(), uint8(mm.b.regType().Size())
	for lane := range warpSize {
		for j := range mm.bRegs() {
			v := w.raw(regs[j], size, lane)
			k, col := mm.bAt(lane, j)
			spread(x.b[col*mm.k+k:][:per], v, mm.b.bits)
		}
	}
}

func (mm *matmul) loadC(w *warp, regs []opnd, x *operands) {
	size := uint8(mm.c.regType().Size())
	for lane := range warpSize {
		for i := range mm.m * mm.n / warpSize {
			per := accPer(mm.c)
			v := w.raw(regs[i/per], size, lane)
			if per == 2 {
				v = v >> (16 * (i & 1)) & 0xffff
			}
			row, col := mm.cAt(lane, i)
			x.c[row*mm.n+col] = v
		}
	}
}

// storeD writes the active lanes of d.
func (mm *matmul) storeD(w *warp, regs []opnd, x *operands) {
	size := uint8(mm.d.regType().Size())
	for lane := range warpSize {
		if w.act>>lane&1 == 0 {
			continue
		}
		per := accPer(mm.d)
		for j := range regs {
			var v uint64
			for h := range per {
				row, col := mm.cAt(lane, j*per+h)
				v |= x.d[row*mm.n+col] << (16 * h)
			}
			w.setRaw(regs[j], size, lane, v)
		}
	}
}

// spread takes a register apart into elements of n bits, the lowest first.
func spread(to []uint64, v uint64, n uint) {
	if len(to) == 1 {
		to[0] = v
		return
	}
	for i := range to {
		to[i] = v & (1<<n - 1)
		v >>= n
	}
}
