package worker

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/session"
	"ferry/wire"
)

// turn calls a function while the loop's state is the caller's, as the Suspender does.
func (v *traveller) turn(do func() error) error {
	if !v.w.suspend.Lock.Close(patient) {
		v.t.Fatal("the loop does not leave")
	}
	defer v.w.suspend.Lock.Open()
	return do()
}

// foresee writes the preliminary checkpoint that the next worker prepares for. The session goes on. Where something keeps the
// session from being moved at this moment nothing is foreseen.
func (v *traveller) foresee() error {
	v.t.Helper()
	var file bytes.Buffer
	cw, err := checkpoint.NewWriter(&file, checkpoint.Options{Parallel: 1})
	if err != nil {
		v.t.Fatal(err)
	}
	v.preliminary = nil
	if v.known, err = v.w.savePreliminary(cw, v.turn); err != nil {
		cw.Abort()
		return err
	}
	if _, err := cw.Close(); err != nil {
		v.t.Fatal(err)
	}
	v.preliminary = file.Bytes()
	return nil
}

// prepareAhead has a new worker prepare for what was foreseen.
func (v *traveller) prepareAhead() error {
	v.prepared = nil
	if v.preliminary == nil {
		return nil
	}
	r, err := checkpoint.Open(bytes.NewReader(v.preliminary), int64(len(v.preliminary)), nil)
	if err == nil && !isPreliminary(r) {
		err = errors.New("the preliminary checkpoint does not say that it is one")
	}
	if err == nil {
		v.prepared, err = prepareAhead(v.w.dev, v.w.s.Devices.Granted, v.w.s.Windows.Device, false, r, nil)
	}
	v.prepared.give(v.w)
	v.preliminary, v.known = nil, nil
	return err
}

// travelAhead executes a program, and moves the session before the command at an index. The other worker has prepared for the session as
// it was before the command at another index.
func travelAhead(t *testing.T, program []step, moves map[int]int) []string {
	t.Helper()
	v := newTraveller(t)
	for i, s := range program {
		for at, foreseen := range moves {
			if foreseen == i {
				_ = v.foresee() // else the worker is not prepared
			}
			if at == i {
				v.move()
			}
		}
		v.do(s)
	}
	v.leave()
	return v.said
}

// TestPreparedEverywhere is TestMovedEverywhere, for moves that have been prepared a while before.
func TestPreparedEverywhere(t *testing.T) {
	program := tour()
	home := travel(t, program)
	for i := range program {
		if i%everyMove != 0 || i > 0 && i%7 != 0 && testing.Short() {
			continue
		}
		before := max(i-[]int{0, 1, 3, 9, 27, 1000}[i%6], 0)
		same(t, fmt.Sprintf("prepared before command %d, moved before command %d, %v", before, i, program[i].op), travelAhead(t, program, map[int]int{i: before}), home)
	}
}

// TestPreparedAtRandom is TestMovedAtRandom, for moves that have been prepared a while before.
func TestPreparedAtRandom(t *testing.T) {
	for seed := range 4 {
		rnd := rand.New(rand.NewPCG(uint64(seed), 18))
		program := randomProgram(rnd, 120)
		moves, last := map[int]int{}, 0
		for last+2 < len(program) {
			foreseen := last + rnd.IntN(len(program)-last)
			at := foreseen + rnd.IntN(len(program)-foreseen)
			if at == last {
				at++
			}
			moves[at], last = foreseen, at
		}
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			same(t, fmt.Sprintf("moved %v", moves), travelAhead(t, program, moves), travel(t, program))
		})
	}
}

// TestPreparedIsUsed: code and memory that were there when the move was prepared are not made again; what has changed since is,
// and what has ended is dropped.
func TestPreparedIsUsed(t *testing.T) {
	ctx, gone, kept, late := h[cu.Context](cu.KindContext, 1), h[cu.Module](cu.KindModule, 2), h[cu.Module](cu.KindModule, 3), h[cu.Module](cu.KindModule, 4)
	v := newTraveller(t)
	v.do(step{op: wire.OpPrimaryRetain, q: &wire.PrimaryRetainRequest{Ctx: ctx}, open: true})
	v.load(ctx, gone, plain)
	v.load(ctx, kept, counting)
	alloc := func(at cu.Deviceptr, size uint64) {
		v.do(step{op: wire.OpMemAlloc, ctx: uint32(ctx), q: &wire.MemAllocRequest{Addr: at, Size: size}, open: true})
	}
	const granule = 2 << 20
	alloc(testBase, 3*granule)
	alloc(testBase+8*granule, granule)
	if err := v.foresee(); err != nil {
		t.Fatal(err)
	}
	v.run(ctx, wire.OpModuleUnload, &wire.ModuleUnloadRequest{Hmod: gone})
	v.load(ctx, late, plain)
	v.run(ctx, wire.OpMemFree, &wire.MemFreeRequest{Addr: testBase + 8*granule})
	v.run(ctx, wire.OpCtxSynchronize, &wire.CtxSynchronizeRequest{Ctx: ctx})
	alloc(testBase+7*granule, 2*granule) // over what has ended
	v.move()
	if taken, left := v.prepared.code.Used(); taken != 1 || left != 0 {
		t.Errorf("of 2 images, one of which has ended, %d were used and %d are left", taken, left)
	}
	if taken, left := v.prepared.memory.Used(); taken != 3*granule || left != 0 {
		t.Errorf("of 4 granules, one of which has ended, %d bytes were used and %d are left", taken, left)
	}
	v.launch(ctx, late, "add")
	f := h[cu.Function](cu.KindFunction, 9)
	v.run(ctx, wire.OpModuleGetFunction, &wire.ModuleGetFunctionRequest{Func: f, Module: kept, Name: "count"})
	v.run(ctx, wire.OpLaunch, &wire.LaunchRequest{Func: f, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Params: block(uint32(4))})
	v.run(ctx, wire.OpModuleVariable, &wire.ModuleVariableRequest{Module: kept, Name: "total"})
	v.do(step{op: wire.OpCopyOut, ctx: uint32(ctx), where: func(at cu.Deviceptr) wire.Record {
		return &wire.CopyOutRequest{Src: at, Pitch: 4, Width: 4, Rows: 1}
	}})
	if !slices.ContainsFunc(v.said, func(s string) bool { return len(s) > 8 && s[len(s)-8:] == "09000000" }) {
		t.Errorf("the variable of a module that was loaded ahead: %s", v.last())
	}
	v.leave()
}

// TestPreparedForNobody: a worker that has prepared for a session that cannot come is as it was, and one that is asked to prepare for
// another's addresses or more devices than it has prepares nothing.
func TestPreparedForNobody(t *testing.T) {
	ctx := h[cu.Context](cu.KindContext, 1)
	v := newTraveller(t)
	v.do(step{op: wire.OpPrimaryRetain, q: &wire.PrimaryRetainRequest{Ctx: ctx}, open: true})
	v.do(step{op: wire.OpMemAlloc, ctx: uint32(ctx), q: &wire.MemAllocRequest{Addr: testBase, Size: 4096}, open: true})
	if err := v.foresee(); err != nil {
		t.Fatal(err)
	}
	r, err := checkpoint.Open(bytes.NewReader(v.preliminary), int64(len(v.preliminary)), nil)
	if err != nil {
		t.Fatal(err)
	}
	v.leave()
	other := newTraveller(t)
	err = other.turn(func() error {
		for _, c := range []struct {
			devices []cu.Device
			window  session.Range
		}{{nil, other.w.s.Windows.Device}, {other.w.s.Devices.Granted, session.Range{}}} {
			if a, err := prepareAhead(other.w.dev, c.devices, c.window, false, r, nil); err != nil || len(a.held) > 0 || a.code != nil || a.memory != nil {
				t.Errorf("devices %v, window %v: %v %+v", c.devices, c.window, err, a)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	other.leave()
}
