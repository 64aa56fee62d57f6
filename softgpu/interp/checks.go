package interp

import (
	"slices"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// Checks are what a checked program (LinkChecked) looks for, beside the faults that end any kernel.
type Checks uint8

// The checks, which can be combined.
const (
	// CheckAccesses has loads, stores and atomics with bad addresses reported as findings instead
	// of ending the kernel: the lane does not access anything, and reads zero.
	CheckAccesses    Checks = 1 << iota
	CheckRaces              // on shared memory
	CheckInitial            // reads of memory that nobody wrote
	CheckSync               // barriers in divergent code, member masks
	CheckGlobalRaces        // on global memory, between threads of one launch
)

// CheckUsual are the checks that a program gets which names none.
const CheckUsual = CheckRaces | CheckInitial | CheckSync

// watches says whether instructions must be watched one by one (watch.go). Bad accesses need no
// watching: what a kernel does about them begins when one has failed.
func (c Checks) watches() bool { return c&^CheckAccesses != 0 }

// A lost register is the destination of an access, which a lane that must not make it finds zero.
type lost struct {
	at   opnd
	size uint8 // bytes of a lane
}

// spare notes of a load, store or atomic what overlook needs when a lane of it fails. The functions
// of these access lanes in ascending order, each of them whole: what is left after a lane has failed
// are the lanes above it. Other instructions that access memory end the kernel as ever.
func (d *decoder) spare(in *ptx.Inst, out *inst) {
	has := func(m string) bool { return slices.Contains(in.Mods, m) }
	switch in.Op {
	case "ld", "ldu", "atom", "st", "red":
	default:
		return
	}
	if out.x == nil || has("async") || has("bulk") {
		return
	}
	out.x.spared = true
	if in.Op == "st" || in.Op == "red" || out.flag&flagNoDest != 0 {
		return
	}
	t := ptxinst.NewMods(in.Mods).Type(0)
	for _, e := range elements(in.Args[0]) {
		if e.Kind != ptx.OpReg {
			continue
		}
		if at, size, err := d.wide(e, t); err == nil {
			out.x.lost = append(out.x.lost, lost{at, size})
		}
	}
}

// overlook has a warp go on after a bad access: the fault becomes a finding, the lane is left out,
// and the lanes above it make theirs. False if the fault is of another kind.
func (w *warp) overlook() bool {
	in := &w.code[w.pc-1]
	if in.x == nil || !in.x.spared {
		return false
	}
	all := w.act
	for w.fault != nil {
		f := w.fault
		if f.Kind != IllegalAddress && f.Kind != Misaligned {
			return false
		}
		w.fault = nil
		w.block.launch.found.add(finding{kind: f.Kind, space: f.Space, place: codeSite{w.frame.fn, w.pc - 1}}, func() *Fault { return f })
		for _, r := range in.x.lost {
			w.clearLane(r, w.failed)
		}
		rest := uint32(uint64(all) & (^uint64(0) << (w.failed + 1)))
		if rest == 0 {
			break
		}
		w.act = rest
		in.fn(w, in)
	}
	w.act = all
	return true
}

// clearLane makes a lane of a register zero.
func (w *warp) clearLane(r lost, lane int) {
	if r.size > 8 {
		for _, half := range halves(r.at) {
			w.setRaw(half, 8, lane, 0)
		}
		return
	}
	w.setRaw(r.at, r.size, lane, 0)
}
