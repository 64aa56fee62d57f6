// Package contract turns products and sums of floats into fused multiply-adds
// where NVIDIA's assembler does.
//
// mul, add and sub without a rounding mode may be contracted, says the PTX ISA; what
// ptxas does by default decides the last bit of a result. Its rule, read from the
// machine code that ptxas 13.0 makes of some 500 kernels (most of them random):
//
//   - Product and sum have one type (f32, f64, f16, bf16 or a pair) and both .ftz or
//     neither; neither has a rounding mode; the sum may have .sat, the product not.
//   - They are in one basic block. Predicated exits and calls end one, barriers do not.
//     The product is not predicated; the sum may be.
//   - mov and neg between them are looked through. A sum of a product and itself stays.
//   - First every sum takes a product that only it uses, its first operand before its
//     second. Then, again from the top, it takes one that is used by sums alone, none of
//     which has become a fused multiply-add with that product as its addend. Uses whose
//     results nobody needs do not count; a use in another block forbids it.
//   - Programs for debugging (.target debug) are not contracted, as with ptxas -g.
//
// Known to differ in one of 250 random kernels: sums of two products that both have
// several uses. Not modelled: what unrolling a loop brings into one block, products
// that are the same, functions that ptxas inlines.
package contract

import (
	"slices"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// Products returns the function with what is contracted in it. The function itself
// is not changed, and is returned when there is nothing to do.
func Products(f *ptx.Func) *ptx.Func {
	if !slices.ContainsFunc(f.Code, func(in ptx.Inst) bool { return isProduct(&in) }) {
		return f
	}
	c := &contraction{f: f, dead: deadCode(f), plans: map[int]*plan{}, gone: map[int]bool{}, copies: map[copyKey]int{}, keepAt: map[int][]int{}}
	starts := blockStarts(f)
	c.exposed = exposed(f, starts)
	for b, s := range starts {
		end := len(f.Code)
		if b+1 < len(starts) {
			end = starts[b+1]
		}
		c.block(s, end)
	}
	if len(c.plans) == 0 {
		return f
	}
	return c.rewrite()
}

// A contraction is what is known of a function while it is looked at.
type contraction struct {
	f       *ptx.Func
	dead    []bool          // instructions whose results nobody needs
	exposed map[int32]bool  // registers that some block reads before it writes them
	plans   map[int]*plan   // by sum
	gone    map[int]bool    // instructions that nobody needs any more
	copies  map[copyKey]int // operands kept at the product, as indexes into keep
	keep    []kept
	keepAt  map[int][]int // the same by product
}

// A plan is a sum that becomes a fused multiply-add.
type plan struct {
	product int
	which   int        // operand of the sum that is the product: 1 or 2
	neg     bool       // the product is negated on the way
	old     [2]copyRef // operands of the product that have changed since
}

type copyRef struct {
	ok bool
	at int // in keep
}

type copyKey struct{ product, operand int }

// A kept operand is copied to a register of its own in front of its product.
type kept struct {
	from ptx.Operand
	reg  int32
}

// isProduct reports a product that may be contracted.
func isProduct(in *ptx.Inst) bool {
	return in.Op == "mul" && in.Pred < 0 && plainFloat(in, "ftz") && (in.Args[1].Kind == ptx.OpReg || in.Args[2].Kind == ptx.OpReg)
}

// isSum reports a sum that may take a product.
func isSum(in *ptx.Inst) bool {
	return (in.Op == "add" || in.Op == "sub") && plainFloat(in, "ftz", "sat")
}

var floats = ptxinst.NewSet("f32", "f64", "f16", "f16x2", "bf16", "bf16x2")

// plainFloat reports two float sources, one register as result, and no modifier but
// those allowed.
func plainFloat(in *ptx.Inst, allowed ...string) bool {
	n := len(in.Mods)
	if n == 0 || !floats[in.Mods[n-1]] || len(in.Args) != 3 || in.Args[0].Kind != ptx.OpReg {
		return false
	}
	for _, o := range in.Args[1:] {
		if o.Neg || o.Kind != ptx.OpReg && o.Kind != ptx.OpFloat && o.Kind != ptx.OpImm {
			return false
		}
	}
	return !slices.ContainsFunc(in.Mods[:n-1], func(m string) bool { return !slices.Contains(allowed, m) })
}

// alike reports the same type and treatment of subnormals.
func alike(a, b *ptx.Inst) bool {
	return a.Mods[len(a.Mods)-1] == b.Mods[len(b.Mods)-1] && slices.Contains(a.Mods, "ftz") == slices.Contains(b.Mods, "ftz")
}

// A value is what a register holds inside a block: a product, perhaps negated.
type value struct {
	product int
	neg     bool
}

// A use is an operand of an instruction, or what keeps a product from being taken.
type use struct {
	inst, which int
	neg         bool
	sum         bool
}

// flow is one block's products.
type flow struct {
	now    map[int32]value
	uses   map[int][]use   // by product
	taker  map[[2]int]int  // the product in an operand of a sum
	via    map[int][]int   // mov and neg on the way, by product
	writes map[int32][]int // by register
}

// block plans the sums of one block.
func (c *contraction) block(start, end int) {
	code := c.f.Code
	products, sums := 0, 0
	for i := start; i < end; i++ {
		if isProduct(&code[i]) {
			products++
		} else if isSum(&code[i]) {
			sums++
		}
	}
	if products == 0 || sums == 0 {
		return
	}
	fl := &flow{map[int32]value{}, map[int][]use{}, map[[2]int]int{}, map[int][]int{}, map[int32][]int{}}
	for i := start; i < end; i++ {
		c.follow(fl, i)
	}
	for r, v := range fl.now {
		if c.exposed[r] {
			fl.uses[v.product] = append(fl.uses[v.product], use{inst: -1})
		}
	}
	for _, several := range []bool{false, true} {
		for i := start; i < end; i++ {
			if isSum(&code[i]) && !c.dead[i] {
				c.takeProduct(fl, i, several)
			}
		}
	}
	c.settle(fl, start, end)
}

// follow notes what instruction i does to products.
func (c *contraction) follow(fl *flow, i int) {
	in := &c.f.Code[i]
	if to, from, neg, ok := c.passes(in); ok {
		if v, known := fl.now[from]; known && !c.dead[i] && (!neg || alike(in, &c.f.Code[v.product])) {
			fl.via[v.product] = append(fl.via[v.product], i)
			fl.writes[to] = append(fl.writes[to], i)
			fl.now[to] = value{v.product, v.neg != neg}
			return
		}
	}
	sum := isSum(in)
	if !c.dead[i] {
		if sum {
			for k := 1; k <= 2; k++ {
				if o := in.Args[k]; o.Kind == ptx.OpReg {
					if v, ok := fl.now[o.Reg]; ok {
						fl.uses[v.product] = append(fl.uses[v.product], use{i, k, v.neg, alike(in, &c.f.Code[v.product])})
						fl.taker[[2]int{i, k}] = v.product
					}
				}
			}
		}
		other := func(r int32) {
			if v, ok := fl.now[r]; ok {
				fl.uses[v.product] = append(fl.uses[v.product], use{inst: i})
			}
		}
		switch {
		case sum && in.Pred >= 0:
			other(in.Args[0].Reg) // lanes that do not take part keep it
		case !sum:
			ptxinst.Effects(in, other, func(int32) {})
		}
	}
	ptxinst.Writes(in, func(r int32) {
		fl.writes[r] = append(fl.writes[r], i)
		delete(fl.now, r)
	})
	if isProduct(in) && !c.dead[i] {
		fl.now[in.Args[0].Reg] = value{product: i}
	}
}

// passes reports an instruction that hands a value on, perhaps negated.
func (c *contraction) passes(in *ptx.Inst) (to, from int32, neg, ok bool) {
	if in.Pred >= 0 || len(in.Args) != 2 || in.Args[0].Kind != ptx.OpReg || in.Args[1].Kind != ptx.OpReg || in.Args[1].Neg {
		return 0, 0, false, false
	}
	to, from = in.Args[0].Reg, in.Args[1].Reg
	n := len(in.Mods)
	switch {
	case in.Op == "mov" && n == 1:
		return to, from, false, c.f.Regs[to].Type.Size() == c.f.Regs[from].Type.Size()
	case in.Op == "neg" && n > 0 && floats[in.Mods[n-1]]:
		return to, from, true, true
	}
	return 0, 0, false, false
}

// takeProduct lets sum i take a product: one that has no other use, or with several one
// whose uses are all sums that could take it.
func (c *contraction) takeProduct(fl *flow, i int, several bool) {
	if c.plans[i] != nil {
		return
	}
	for k := 1; k <= 2; k++ {
		p, ok := fl.taker[[2]int{i, k}]
		if !ok {
			continue
		}
		list := fl.uses[p]
		if !several && len(list) != 1 || slices.ContainsFunc(list, func(u use) bool { return !c.free(u, list) }) {
			continue
		}
		at := slices.IndexFunc(list, func(u use) bool { return u.inst == i && u.which == k })
		c.plans[i] = &plan{product: p, which: k, neg: list[at].neg}
		fl.uses[p] = slices.Delete(list, at, at+1)
		return
	}
}

// free reports a use by a sum that has taken nothing yet, and uses the product once.
func (c *contraction) free(u use, list []use) bool {
	if !u.sum || c.plans[u.inst] != nil {
		return false
	}
	n := 0
	for _, v := range list {
		if v.inst == u.inst {
			n++
		}
	}
	return n == 1
}

// settle finds which products are no longer needed, and which operands change
// between a product and its sum.
func (c *contraction) settle(fl *flow, start, end int) {
	for i := start; i < end; i++ {
		p := c.plans[i]
		if p == nil {
			continue
		}
		if len(fl.uses[p.product]) == 0 {
			c.gone[p.product] = true
			for _, v := range fl.via[p.product] {
				c.gone[v] = true
			}
		}
	}
	for i := start; i < end; i++ {
		p := c.plans[i]
		if p == nil {
			continue
		}
		for k, o := range c.f.Code[p.product].Args[1:] {
			if o.Kind == ptx.OpReg && slices.ContainsFunc(fl.writes[o.Reg], func(w int) bool {
				return w >= p.product && w < i && !c.gone[w]
			}) {
				p.old[k] = copyRef{true, c.copyOf(p.product, k, o)}
			}
		}
	}
}

func (c *contraction) copyOf(product, operand int, o ptx.Operand) int {
	key := copyKey{product, operand}
	if at, ok := c.copies[key]; ok {
		return at
	}
	c.copies[key] = len(c.keep)
	c.keepAt[product] = append(c.keepAt[product], len(c.keep))
	c.keep = append(c.keep, kept{from: o})
	return len(c.keep) - 1
}
