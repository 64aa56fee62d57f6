package worker

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/memory"
	"ferry/worker/precopy"
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
	var made memory.Made
	_ = v.turn(func() error { v.endAhead(); return nil }) // of an earlier time
	v.preliminary, v.sent = nil, nil
	if v.known, made, err = v.w.savePreliminary(cw, v.turn); err != nil {
		cw.Abort()
		return err
	}
	if _, err := cw.Close(); err != nil {
		v.t.Fatal(err)
	}
	v.preliminary = file.Bytes()
	runtime.LockOSThread() // until the test ends: the sender has a view of its own
	v.sender, err = precopy.NewSender(precopy.Config{
		Dev: v.w.dev, GPU: v.w.gpu, Memory: v.w.mem, Made: made, Link: v, Turn: v.turn, Told: func(uint64) {},
	})
	v.failed = err
	return nil
}

// A sentAhead is content that was sent ahead: bytes, or zeros.
type sentAhead struct {
	addr  uint64
	data  []byte
	zeros uint64
}

// SendAhead keeps what is sent until there is a worker.
func (v *traveller) SendAhead(addr uint64, data []byte) error {
	v.sent = append(v.sent, sentAhead{addr, bytes.Clone(data), 0})
	return nil
}

// SendZeros does the same.
func (v *traveller) SendZeros(addr, size uint64) error {
	v.sent = append(v.sent, sentAhead{addr, nil, size})
	return nil
}

// round sends memory ahead, if something was foreseen, and returns how many bytes had changed.
func (v *traveller) round() (changed uint64) {
	v.t.Helper()
	if v.sender == nil {
		return 0
	}
	changed, err := v.sender.Round()
	if err != nil {
		v.t.Fatal(err)
	}
	return changed
}

// unchanged lists the blocks that the next worker has. The loop's state is the caller's.
func (v *traveller) unchanged() []memory.Block {
	if v.sender == nil {
		return nil
	}
	return v.sender.Unchanged()
}

// endAhead ends the sender. The loop's state is the caller's.
func (v *traveller) endAhead() {
	if v.sender != nil {
		v.sender.End()
		v.sender = nil
	}
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
	if err != nil {
		return err
	}
	to := v.prepared.receiver()
	for _, s := range v.sent {
		if s.data == nil {
			err = to.Clear(s.addr, s.zeros)
		} else {
			err = to.Write(s.addr, s.data)
		}
		if err != nil {
			return err
		}
	}
	v.prepared.handOver(v.w)
	v.preliminary, v.known, v.sent = nil, nil, nil
	return nil
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
				v.round()
			}
			if foreseen < i && i%3 == 0 {
				v.round()
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
	t.Run("objects", func(t *testing.T) { preparedEverywhere(t, tour()) })
	t.Run("memory", func(t *testing.T) { preparedEverywhere(t, memoryTour()) })
}

func preparedEverywhere(t *testing.T, program []step) {
	t.Helper()
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
		if seed%2 == 1 {
			program = randomMemory(rnd, 120)
		}
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

// TestOnlyChangedBlocksTravel: what was sent ahead and has not changed is not sent again, whoever changed the rest; zeros
// are never sent.
func TestOnlyChangedBlocksTravel(t *testing.T) {
	const granule = 2 << 20
	ctx, module := h[cu.Context](cu.KindContext, 1), h[cu.Module](cu.KindModule, 2)
	v := newTraveller(t)
	v.do(step{op: wire.OpPrimaryRetain, q: &wire.PrimaryRetainRequest{Ctx: ctx}, open: true})
	v.load(ctx, module, plain)
	alloc := func(at cu.Deviceptr, size uint64) {
		v.do(step{op: wire.OpMemAlloc, ctx: uint32(ctx), q: &wire.MemAllocRequest{Addr: at, Size: size}, open: true})
	}
	fill := func(at cu.Deviceptr, value byte, n uint64) {
		v.run(ctx, wire.OpMemsetD8Async, &wire.MemsetD8AsyncRequest{DstDevice: at, Uc: value, N: n})
		v.run(ctx, wire.OpCtxSynchronize, &wire.CtxSynchronizeRequest{Ctx: ctx})
	}
	const length = 7*granule + 5000 // 8 blocks, the last one short
	alloc(testBase, length)
	fill(testBase, 0, length)
	for block := range cu.Deviceptr(8) {
		if block != 5 { // zeros
			fill(testBase+block*granule, byte(block)+1, 5000)
		}
	}
	if err := v.foresee(); err != nil || v.failed != nil {
		t.Fatal(err, v.failed)
	}
	if changed := v.round(); changed != length {
		t.Errorf("at first %d bytes have changed, of %d", changed, length)
	}
	if bytes := v.sender.Bytes(); bytes != 6*granule+5000 {
		t.Errorf("%d bytes were sent; one block is zero", bytes)
	}
	if changed := v.round(); changed != 0 {
		t.Errorf("%d bytes have changed, though nothing was done", changed)
	}
	fill(testBase+1*granule+77, 200, 1) // one byte
	if changed := v.round(); changed != granule {
		t.Errorf("%d bytes have changed where one block has", changed)
	}
	add := h[cu.Function](cu.KindFunction, 9)
	v.run(ctx, wire.OpModuleGetFunction, &wire.ModuleGetFunctionRequest{Func: add, Module: module, Name: "add"})
	v.run(ctx, wire.OpLaunch, &wire.LaunchRequest{ // by a kernel, in block 3
		Func: add, GridX: 1, GridY: 1, GridZ: 1, BlockX: 32, BlockY: 1, BlockZ: 1, Params: block(cu.Deviceptr(testBase+3*granule), uint32(32), uint32(1)),
	})
	fill(testBase+5*granule, 9, 1)      // what was zero
	fill(testBase+7*granule+4999, 0, 1) // the last byte
	alloc(testBase+16*granule, granule) // new since
	fill(testBase+16*granule, 77, granule)
	v.run(ctx, wire.OpCtxSynchronize, &wire.CtxSynchronizeRequest{Ctx: ctx})
	read := func() {
		for block := range cu.Deviceptr(8) {
			v.run(ctx, wire.OpCopyOut, &wire.CopyOutRequest{Src: testBase + block*granule, Pitch: 5000, Width: 5000, Rows: 1})
		}
		v.run(ctx, wire.OpCopyOut, &wire.CopyOutRequest{Src: testBase + 16*granule, Pitch: 5000, Width: 5000, Rows: 1})
	}
	read()
	before := v.said[len(v.said)-18:]
	file, err := v.save()
	if err != nil {
		t.Fatal(err)
	}
	r, err := checkpoint.Open(bytes.NewReader(file), int64(len(file)), nil)
	if err != nil {
		t.Fatal(err)
	}
	stored := uint64(0)
	for region, m := range r.Memory() {
		if m.Kind == checkpoint.Allocation {
			stored += r.Stored(region)
		}
	}
	if want := uint64(2*granule + 5000 + granule); stored != want {
		t.Errorf("at the stop %d bytes travel, want %d: blocks 3, 5 and 7 and the new one", stored, want)
	}
	v.leave()
	if err := v.restore(file); err != nil {
		t.Fatal(err)
	}
	read()
	same(t, "what was sent ahead", v.said[len(v.said)-18:], before)
	v.leave()
}

// TestContentMustHaveCome: a session whose checkpoint lacks content that did not come before is refused.
func TestContentMustHaveCome(t *testing.T) {
	ctx := h[cu.Context](cu.KindContext, 1)
	v := newTraveller(t)
	v.do(step{op: wire.OpPrimaryRetain, q: &wire.PrimaryRetainRequest{Ctx: ctx}, open: true})
	v.do(step{op: wire.OpMemAlloc, ctx: uint32(ctx), q: &wire.MemAllocRequest{Addr: testBase, Size: 4096}, open: true})
	if err := v.foresee(); err != nil || v.failed != nil {
		t.Fatal(err, v.failed)
	}
	v.round()
	file, err := v.save()
	if err != nil {
		t.Fatal(err)
	}
	v.leave()
	v.preliminary = nil
	if err := v.restore(file); !errors.Is(err, errNotAhead) {
		t.Errorf("a worker that has prepared nothing: %v", err)
	}
}

// TestForeseenAndRefused: a session that was foreseen and cannot move after all goes on, and can move later.
func TestForeseenAndRefused(t *testing.T) {
	ctx, stream := h[cu.Context](cu.KindContext, 1), h[cu.Stream](cu.KindStream, 3)
	v := newTraveller(t)
	v.do(step{op: wire.OpPrimaryRetain, q: &wire.PrimaryRetainRequest{Ctx: ctx}, open: true})
	v.do(step{op: wire.OpMemAlloc, ctx: uint32(ctx), q: &wire.MemAllocRequest{Addr: testBase, Size: 4096}, open: true})
	v.run(ctx, wire.OpStreamCreateWithPriority, &wire.StreamCreateWithPriorityRequest{PhStream: stream, Flags: 1})
	if err := v.foresee(); err != nil || v.failed != nil {
		t.Fatal(err, v.failed)
	}
	v.round()
	v.run(ctx, wire.OpBeginCapture, &wire.BeginCaptureRequest{Stream: stream})
	v.refused(ctx, "is being captured")
	if err := v.foresee(); err == nil {
		t.Error("a session with a capture is foreseen")
	}
	v.run(ctx, wire.OpEndCapture, &wire.EndCaptureRequest{Stream: stream})
	if err := v.foresee(); err != nil {
		t.Fatal(err)
	}
	v.round()
	v.run(ctx, wire.OpPrimaryReset, &wire.PrimaryResetRequest{Ctx: ctx}) // with all that the sender has
	v.round()
	v.do(step{op: wire.OpPrimaryRetain, q: &wire.PrimaryRetainRequest{Ctx: ctx}, open: true})
	v.round()
	v.move()
	v.do(step{op: wire.OpMemAlloc, ctx: uint32(ctx), q: &wire.MemAllocRequest{Addr: testBase, Size: 4096}, open: true})
	v.leave()
}

// TestSentWhileFreed: a program that frees and allocates memory all the time while it is sent ahead notices nothing.
func TestSentWhileFreed(t *testing.T) {
	const granule, slots = 2 << 20, 8
	ctx := h[cu.Context](cu.KindContext, 1)
	v := newTraveller(t)
	v.do(step{op: wire.OpPrimaryRetain, q: &wire.PrimaryRetainRequest{Ctx: ctx}, open: true})
	slot := func(i int) cu.Deviceptr { return testBase + cu.Deviceptr(i%slots)*granule }
	alloc := func(i int) {
		v.do(step{op: wire.OpMemAlloc, ctx: uint32(ctx), q: &wire.MemAllocRequest{Addr: slot(i), Size: granule}, open: true})
	}
	for i := range slots {
		alloc(i)
	}
	if err := v.foresee(); err != nil || v.failed != nil {
		t.Fatal(err, v.failed)
	}
	sender := v.sender
	v.sender = nil // it is the goroutine's
	stop, ended := make(chan struct{}), make(chan error, 1)
	go func() {
		runtime.LockOSThread()
		for {
			select {
			case <-stop:
				ended <- nil
				return
			default:
			}
			if _, err := sender.Round(); err != nil {
				ended <- err
				return
			}
		}
	}()
	for i := range 20 * slots {
		v.run(ctx, wire.OpMemFree, &wire.MemFreeRequest{Addr: slot(i * 3)})
		alloc(i * 3)
		v.run(ctx, wire.OpMemsetD8Async, &wire.MemsetD8AsyncRequest{DstDevice: slot(i * 3), Uc: byte(i), N: granule})
	}
	v.run(ctx, wire.OpCtxSynchronize, &wire.CtxSynchronizeRequest{Ctx: ctx})
	close(stop)
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
	for _, said := range v.said {
		if strings.HasPrefix(said, "MemAlloc: ") && !strings.HasPrefix(said, "MemAlloc: 1 00000000") {
			t.Errorf("it heard %s", said)
		}
	}
	if want := "CtxSynchronize: 1 00000000"; !strings.HasPrefix(v.last(), want) {
		t.Errorf("at the end it heard %s, want %s", v.last(), want)
	}
	v.sender = sender
	v.move()
	for i := range slots {
		v.run(ctx, wire.OpCopyOut, &wire.CopyOutRequest{Src: slot(i * 3), Pitch: 4, Width: 4, Rows: 1})
		value := 19*slots + i // who wrote there last
		if want := strings.Repeat(fmt.Sprintf("%02x", byte(value)), 4); !strings.Contains(v.said[len(v.said)-2], want) {
			t.Errorf("slot %d: %s, want %s", i, v.said[len(v.said)-2], want)
		}
	}
	v.leave()
}
