package interp

import (
	"fmt"
	"slices"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// A tier is a way of executing a program. All give the same results, bit for
// bit; the plain one is what the others are compared with.
type tier uint8

const (
	tierPlain  tier = iota // one Go loop per instruction
	tierFast               // fewer instructions, whole warps in memory accesses
	tierVector             // the same with the CPU's vector instructions
)

// bestTier is what Link uses.
var bestTier = pickTier()

func pickTier() tier {
	if haveVectors() {
		return tierVector
	}
	return tierFast
}

//go:generate go run ./vectorgen

// improve replaces what a decoder chose by something faster with the same
// effect, if the program's tier has it.
func (d *decoder) improve(in *ptx.Inst, out *inst) {
	if d.prog.tier == tierPlain {
		return
	}
	if addressArg(in) >= 0 && out.x != nil {
		d.improveMemory(in, out)
		return
	}
	if d.prog.tier == tierVector {
		if fn := vectorOp(in, out); fn != nil {
			out.fn = fn
		}
	}
}

// improveMemory uses the address taken apart, where split found one, and the
// functions that look at a whole warp's addresses at once.
func (d *decoder) improveMemory(in *ptx.Inst, out *inst) {
	out.x.near = d.memory % nearSpans
	d.memory++
	if a, ok := d.accesses[d.cur]; ok && out.flag&(flagNoBase|flagAddr32|flagFrame) == 0 {
		out.a, out.x.base, out.imm, out.x.shift = d.regs[a.index], d.regs[a.base], a.off, a.shift
		out.flag |= flagIndexed
		if a.signed {
			out.flag |= flagSigned
		}
	}
	d.steps(out)
}

// steps has the distance between lanes of a steady address register found ahead
// of the launch.
func (d *decoder) steps(out *inst) {
	if out.a&^offMask != inSteady || out.flag&(flagNoBase|flagFrame) != 0 {
		return
	}
	size := uint8(8)
	if out.flag&(flagIndexed|flagAddr32) != 0 {
		size = 4
	}
	o, ok := d.known[out.a]
	if !ok {
		d.ahead = true
		o = d.newReg(ptx.Pred)
		d.emit(inst{fn: opStep, d: o, a: out.a, sz: sizes{a: size}})
		d.ahead = false
		d.known[out.a] = o
	}
	out.x.step = o
	out.flag |= flagStepKnown
}

// zeroed finds the registers that must be zero when the function begins: all
// of them in a plain program, otherwise those that may be read too early.
func (d *decoder) zeroed(targets map[int32]bool) {
	fn := d.fn
	fn.zero = []area{{0, int32(fn.words)}}
	if d.prog.tier == tierPlain {
		return
	}
	list, ok := ptxinst.ReadFirst(fn.src, targets)
	if !ok {
		return
	}
	fn.zero = nil
	for _, r := range list {
		if o := d.regs[r]; o&^offMask == inFrame {
			size := int32(8)
			if t := fn.src.Regs[r].Type; t != ptx.Pred {
				size = warpSize * int32(laneSize(t))
			}
			fn.zero = append(fn.zero, area{int32(o) / 8, (int32(o) + size) / 8})
		}
	}
}

var tierNames = []string{"plain", "fast", "vector"}

// Tier names the way in which programs are executed that Link makes.
func Tier() string { return tierNames[bestTier] }

// UseTier makes Link choose another tier than the best: "plain", "fast" or
// "vector". It is for comparing them, and not to be called while anything is
// linked. It fails when this machine, or the way this program was built, does
// not have the tier.
func UseTier(name string) error {
	i := slices.Index(tierNames, name)
	if i < 0 || tier(i) > pickTier() {
		return fmt.Errorf("interp: there is no tier %q here", name)
	}
	bestTier = tier(i)
	return nil
}
