package interp

// Turns are counted in instructions passed by backward jumps. A turn of a warp
// is long enough to make switching cheap and short enough that an interrupt is
// noticed promptly; turns of groups inside a warp are short, since the group
// that others wait for may be the one that does not run.
const (
	warpTurn   = 20000
	groupTurn  = 400
	starvation = 6 // turns after which a waiting group goes first
)

// run executes the warp until it has used its turn or cannot go on. It reports
// whether anything was executed.
func (w *warp) run() bool {
	moved := false
	w.begin()
	for spent := int32(0); spent < warpTurn; {
		turn := int32(warpTurn)
		switch w.pick() {
		case 0:
			return moved
		case 1:
		default:
			turn = groupTurn
		}
		moved = true
		w.budget = turn
		w.execute()
		for w.fault != nil {
			if !w.overlook() {
				return true
			}
			w.execute()
		}
		spent += turn - max(w.budget, 0) + 1
	}
	return moved
}

// execute runs the current group until it stops.
func (w *warp) execute() {
	for {
		in := &w.code[w.pc]
		w.pc++
		if !in.fn(w, in) {
			return
		}
	}
}

// pick makes one ready group the current one. It returns how many were ready,
// 0 when none is.
func (w *warp) pick() int {
	w.turn++
	w.forced = false
	if len(w.groups) == 1 { // mostly so
		if w.groups[0].state != ready {
			return 0
		}
		w.take(0)
		return 1
	}
	best, oldest, n := -1, -1, 0
	for i := range w.groups {
		g := &w.groups[i]
		if g.state != ready {
			continue
		}
		n++
		if best < 0 || g.before(w.groups[best].frame, w.groups[best].pc) {
			best = i
		}
		if oldest < 0 || g.last < w.groups[oldest].last {
			oldest = i
		}
	}
	if best < 0 {
		return 0
	}
	if n > 1 && w.turn-w.groups[oldest].last > starvation {
		best = oldest
		w.forced = true
	}
	w.take(best)
	return n
}

// take makes group i the current one.
func (w *warp) take(i int) {
	g := &w.groups[i]
	w.mask, w.act, w.pc = g.mask, g.mask, g.pc
	if g.frame != w.frame {
		w.enter(g.frame)
	}
	last := len(w.groups) - 1
	if i != last {
		w.groups[i] = w.groups[last]
	}
	w.groups = w.groups[:last]
}

// before orders groups: deeper calls first, then the lower instruction. What is
// behind runs until it has caught up, which is how lanes meet again.
func (g *group) before(f *frame, pc int32) bool {
	if g.frame.depth != f.depth {
		return g.frame.depth > f.depth
	}
	return g.pc < pc
}

// opJoin stands wherever lanes that took different ways can meet: at labels
// and behind calls.
func opJoin(w *warp, in *inst) bool {
	if len(w.groups) == 0 {
		return true
	}
	return w.join()
}

// join takes in the groups that wait at this instruction, and steps back when
// another group is behind. A forced group does not step back: it would never
// get anywhere.
func (w *warp) join() bool {
	pc := w.pc - 1
	behind := false
	for i := 0; i < len(w.groups); i++ {
		g := &w.groups[i]
		if g.state != ready {
			continue
		}
		if g.frame == w.frame && g.pc == pc {
			w.mask |= g.mask
			w.act = w.mask
			last := len(w.groups) - 1
			w.groups[i] = w.groups[last]
			w.groups = w.groups[:last]
			i--
			continue
		}
		behind = behind || g.before(w.frame, pc)
	}
	if !behind || w.forced {
		return true
	}
	w.park(pc, ready)
	return false
}

// jump continues at pc. Jumping backwards uses up the turn.
func (w *warp) jump(pc int32) bool {
	if back := w.pc - pc; back > 0 {
		if w.budget -= back; w.budget < 0 {
			w.park(pc, ready)
			return false
		}
	}
	w.pc = pc
	return true
}
