package interp

import (
	"fmt"
	"slices"

	"ferry/softgpu/interp/mbarrier"
	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// decodeMbarrier decodes all of mbarrier. Orders and scopes change nothing: the
// blocks of a cluster run on one goroutine.
func decodeMbarrier(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	sp := d.spaceOf(m)
	m.Drop("cta", "cluster")
	m.Drop(orderMods...)
	what := m.OneOf("init", "inval", "arrive", "arrive_drop", "expect_tx", "complete_tx", "test_wait", "try_wait", "pending_count")
	switch what {
	case "init", "inval":
		out := inst{fn: opMbarSet, x: &extra{}}
		return d.mbarSet(in, sp, out, what == "init")
	case "test_wait", "try_wait":
		return d.mbarWait(in, m, sp)
	case "pending_count":
		out, err := d.mixed(in, ptx.U32, ptx.B64)
		out.fn, out.x = opRaw1, &extra{f1: func(a uint64) uint64 { return mbarrier.Word(a).Pending() }}
		return out, err
	case "":
		return inst{}, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	op := &mbarOp{arrives: what == "arrive" || what == "arrive_drop", drop: what == "arrive_drop", complete: what == "complete_tx"}
	// Here the modifier comes behind the operation's own name.
	op.expects = what == "expect_tx" || m.Take("expect_tx")
	m.Drop("noComplete") // a promise of the program's
	return d.mbarCount(in, sp, op)
}

func (d *decoder) mbarSet(in *ptx.Inst, sp space, out inst, init bool) (inst, error) {
	want := 1
	if init {
		want = 2
	}
	if len(in.Args) != want {
		return out, fmt.Errorf("%d operands, %d expected", len(in.Args), want)
	}
	err := d.addressOf(in.Args[0], sp, &out)
	if err == nil && init {
		out.sz.b = 4
		out.b, err = d.src(in.Args[1], ptx.U32)
	}
	return out, err
}

// mbarCount decodes the operands `state, [addr], count` of which the first is
// there when the instruction arrives, and may be a sink.
func (d *decoder) mbarCount(in *ptx.Inst, sp space, op *mbarOp) (inst, error) {
	out := inst{fn: op.exec, x: &extra{}}
	args := in.Args
	var err error
	if op.arrives && len(args) > 0 && args[0].Kind != ptx.OpMem {
		if args[0].Kind != ptx.OpSink {
			op.hasState = true
			if op.state, err = d.dst(args[0], ptx.B64); err != nil {
				return out, err
			}
		}
		args = args[1:]
	}
	if len(args) < 1 || len(args) > 2 || len(args) == 1 && !op.arrives || len(args) == 1 && op.expects {
		return out, fmt.Errorf("%d operands are too few or too many", len(in.Args))
	}
	if err = d.addressOf(args[0], sp, &out); err != nil || len(args) == 1 {
		return out, err
	}
	n, err := d.src(args[1], ptx.U32)
	if op.expects || op.complete {
		op.tx = n
		return out, err
	}
	op.count, op.hasCount = n, true
	return out, err
}

func (d *decoder) mbarWait(in *ptx.Inst, m *ptxinst.Mods, sp space) (inst, error) {
	out := inst{fn: opMbarWait, x: &extra{}}
	t := ptx.B64
	if m.Take("parity") {
		t = ptx.U32
	}
	// A time to wait may follow; waiting is not done here.
	if len(in.Args) < 3 || len(in.Args) > 4 {
		return out, fmt.Errorf("%d operands, 3 expected", len(in.Args))
	}
	var err error
	if out.d, _, err = d.predicate(in.Args[0]); err != nil {
		return out, err
	}
	if err = d.addressOf(in.Args[1], sp, &out); err != nil {
		return out, err
	}
	out.sz.b = laneSize(t)
	out.b, err = d.src(in.Args[2], t)
	return out, err
}

// decodeCopyArrive decodes cp.async.mbarrier.arrive. Earlier copies are done,
// so it arrives at once; without .noinc the barrier expects one more arrival
// first, which leaves all as it was.
func decodeCopyArrive(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	sp := d.spaceOf(m)
	m.Drop("async", "mbarrier", "arrive")
	op := &mbarOp{arrives: true, hasCount: true, count: d.constant(0, 4)}
	if m.Take("noinc") {
		op.hasCount = false
	}
	if len(in.Args) != 1 {
		return inst{}, fmt.Errorf("%d operands, 1 expected", len(in.Args))
	}
	return d.mbarCount(in, sp, op)
}

// isBulk tells bulk copies from the others.
func isBulk(in *ptx.Inst) bool { return slices.Contains(in.Mods, "bulk") }

func init() { register(decodeMbarrier, "mbarrier") }
