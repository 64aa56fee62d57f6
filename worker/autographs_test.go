package worker

import (
	"bytes"
	"errors"
	"io"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/test/limit"
	"ferry/test/sharedchannel"
	"ferry/wire"
)

// moreKernels depend on the order in which they run.
const moreKernels = `
.version 8.0
.target sm_70
.address_size 64

// scale: data[i] = data[i] * a + b for i < n
.visible .entry scale(.param .u64 data, .param .u32 n, .param .u32 a, .param .u32 b)
{
	.reg .pred %p; .reg .b32 %r<8>; .reg .b64 %d<4>;
	ld.param.u64 %d0, [data];
	ld.param.u32 %r0, [n];
	ld.param.u32 %r5, [a];
	ld.param.u32 %r6, [b];
	mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x; mov.u32 %r3, %tid.x;
	mad.lo.s32 %r4, %r1, %r2, %r3;
	setp.ge.u32 %p, %r4, %r0;
	@%p bra done;
	mul.wide.u32 %d1, %r4, 4;
	add.s64 %d2, %d0, %d1;
	ld.global.u32 %r7, [%d2];
	mad.lo.s32 %r7, %r7, %r5, %r6;
	st.global.u32 [%d2], %r7;
done:
	ret;
}

// mix: to[i] = to[i] * 31 + from[i] for i < n
.visible .entry mix(.param .u64 to, .param .u64 from, .param .u32 n)
{
	.reg .pred %p; .reg .b32 %r<8>; .reg .b64 %d<6>;
	ld.param.u64 %d0, [to];
	ld.param.u64 %d3, [from];
	ld.param.u32 %r0, [n];
	mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x; mov.u32 %r3, %tid.x;
	mad.lo.s32 %r4, %r1, %r2, %r3;
	setp.ge.u32 %p, %r4, %r0;
	@%p bra done;
	mul.wide.u32 %d1, %r4, 4;
	add.s64 %d2, %d0, %d1;
	add.s64 %d4, %d3, %d1;
	ld.global.u32 %r6, [%d2];
	ld.global.u32 %r7, [%d4];
	mad.lo.s32 %r6, %r6, 31, %r7;
	st.global.u32 [%d2], %r6;
done:
	ret;
}
`

// A launchProgram is a sequence of frames, in the groups in which they come.
type launchProgram struct {
	*rand.Rand
	groups [][]byte
	now    []byte
	id     uint32
	module uint64 // index of the newest module
	event  cu.Event
	fns    [2]cu.Function // scale and mix of that module
	rows   [][]shape
}

// A shape is a launch without the values of its parameters.
type shape struct {
	kernel, stream int
	grid, block    uint32
}

const (
	streamsOf = 3       // of a program
	wordsOf   = 1 << 10 // that each stream works on
)

func streamHandle(i int) cu.Stream {
	if i == 0 {
		return cu.Stream(name(cu.KindStream))
	}
	return cu.Stream(0x7e<<56 | uint64(cu.KindStream)<<48 | uint64(1000+16*i))
}

// region is the memory of a stream, and another one beside it.
func region(stream, which int) cu.Deviceptr {
	return cu.Deviceptr(testBase + (2*stream+which)*wordsOf*4)
}

// send has a command sent without an answer.
func (p *launchProgram) send(op wire.Op, q wire.Record) {
	p.now = append(p.now, command(op, 0, 0, 1, q)...)
}

// ask has a command sent whose answer the client waits for.
func (p *launchProgram) ask(op wire.Op, q wire.Record) {
	flags := uint16(0)
	if !op.Answered() {
		flags = wire.FlagReply
	}
	p.id++
	p.now = append(p.now, command(op, p.id, flags, 1, q)...)
	p.pause()
}

// pause has nothing come for a moment.
func (p *launchProgram) pause() { p.groups, p.now = append(p.groups, p.now), nil }

// load loads the kernels as another module.
func (p *launchProgram) load() {
	p.module++
	h := cu.Module(0x7e<<56 | uint64(cu.KindModule)<<48 | 2000 + 48*p.module)
	p.ask(wire.OpBlob, &wire.BlobRequest{Blob: 1 + p.module, Total: uint64(len(moreKernels)), Data: []byte(moreKernels)})
	p.ask(wire.OpModuleLoad, &wire.ModuleLoadRequest{Module: h, Blob: 1 + p.module})
	for i, name := range []string{"scale", "mix"} {
		p.fns[i] = cu.Function(0x7e<<56 | uint64(cu.KindFunction)<<48 | 2000 + 48*p.module + 16*uint64(i+1))
		p.ask(wire.OpModuleGetFunction, &wire.ModuleGetFunctionRequest{Func: p.fns[i], Module: h, Name: name})
	}
}

func (p *launchProgram) unload() {
	for i := range streamsOf {
		p.ask(wire.OpStreamSynchronize, &wire.StreamSynchronizeRequest{HStream: streamHandle(i)})
	}
	p.send(wire.OpModuleUnload, &wire.ModuleUnloadRequest{Hmod: cu.Module(0x7e<<56 | uint64(cu.KindModule)<<48 | 2000 + 48*p.module)})
}

// launch launches a shape with values of its own.
func (p *launchProgram) launch(s shape) {
	n := uint32(1 + p.IntN(64))
	at := cu.Deviceptr(4 * p.IntN(wordsOf-64))
	q := &wire.LaunchRequest{GridX: s.grid, GridY: 1, GridZ: 1, BlockX: s.block, BlockY: 1, BlockZ: 1, Stream: streamHandle(s.stream)}
	switch s.kernel {
	case 0:
		q.Func, q.Params = cu.Function(name(cu.KindFunction)), block(region(s.stream, 0)+at, n, p.Uint32())
	case 1:
		q.Func, q.Params = p.fns[0], block(region(s.stream, 0)+at, n, p.Uint32(), p.Uint32())
	case 2:
		q.Func, q.Params = p.fns[1], block(region(s.stream, 0)+at, region(s.stream, 1)+at, n)
	}
	p.send(wire.OpLaunch, q)
}

// other sends something that is not a launch, or a launch that fails.
func (p *launchProgram) other() {
	s := p.IntN(streamsOf)
	stream := streamHandle(s)
	switch p.IntN(10) {
	case 0:
		p.send(wire.OpMemsetD32Async, &wire.MemsetD32AsyncRequest{DstDevice: region(s, 1), Ui: p.Uint32(), N: uint64(p.IntN(wordsOf)), HStream: stream})
	case 1:
		p.send(wire.OpCopyOn, &wire.CopyOnRequest{Dst: region(s, 1), DstPitch: 256, Src: region(s, 0), SrcPitch: 256, Width: 256, Rows: 1, Stream: stream})
	case 2: // another stream reads what this one has written, which waits for that
		t := (s + 1) % streamsOf
		p.send(wire.OpEventRecordWithFlags, &wire.EventRecordWithFlagsRequest{HEvent: p.event, HStream: stream})
		p.send(wire.OpStreamWaitEvent, &wire.StreamWaitEventRequest{HStream: streamHandle(t), HEvent: p.event})
		p.send(wire.OpCopyOn, &wire.CopyOnRequest{Dst: region(t, 1), DstPitch: 512, Src: region(s, 0), SrcPitch: 512, Width: 512, Rows: 1, Stream: streamHandle(t)})
		p.send(wire.OpEventRecordWithFlags, &wire.EventRecordWithFlagsRequest{HEvent: p.event, HStream: streamHandle(t)})
		p.send(wire.OpStreamWaitEvent, &wire.StreamWaitEventRequest{HStream: stream, HEvent: p.event})
	case 3, 4:
		p.ask(wire.OpStreamSynchronize, &wire.StreamSynchronizeRequest{HStream: stream})
	case 5: // refused: too many threads
		p.launch(shape{kernel: 0, stream: s, grid: 1, block: 4096})
	case 6: // refused: no such function
		p.send(wire.OpLaunch, &wire.LaunchRequest{Func: p.fns[0] + 8, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Stream: stream})
	case 7:
		if p.IntN(4) == 0 {
			p.unload()
			p.load()
		}
	case 8:
		p.ask(wire.OpFuncSetAttribute, &wire.FuncSetAttributeRequest{Hfunc: p.fns[1], Attrib: cu.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, Value: int32(1024 * p.IntN(8))})
	case 9: // memory that a kernel uses and that is freed behind it
		at := cu.Deviceptr(testBase + 8<<20)
		p.ask(wire.OpMemAlloc, &wire.MemAllocRequest{Addr: at, Size: 4096})
		p.send(wire.OpLaunch, &wire.LaunchRequest{
			Func: p.fns[1], GridX: 2, GridY: 1, GridZ: 1, BlockX: 32, BlockY: 1, BlockZ: 1, Stream: stream, Params: block(at, region(s, 0), uint32(64)),
		})
		p.send(wire.OpMemFree, &wire.MemFreeRequest{Addr: at})
	}
}

// randomLaunches is a program of rows of launches that come again, with other commands between
// them and within them.
func randomLaunches(seed uint64) *launchProgram {
	p := &launchProgram{Rand: rand.New(rand.NewPCG(seed, 7)), event: cu.Event(name(cu.KindEvent))}
	for i := 1; i < streamsOf; i++ {
		p.ask(wire.OpStreamCreateWithPriority, &wire.StreamCreateWithPriorityRequest{PhStream: streamHandle(i), Flags: uint32(cu.CU_STREAM_NON_BLOCKING)})
	}
	p.load()
	for range 3 {
		row, mixed := make([]shape, 5+p.IntN(80)), p.IntN(4) == 0
		stream := p.IntN(streamsOf)
		for i := range row {
			if mixed {
				stream = p.IntN(streamsOf)
			}
			row[i] = shape{p.IntN(3), stream, uint32(1 + p.IntN(2)), 32 << p.IntN(2)}
		}
		p.rows = append(p.rows, row)
	}
	for range 60 {
		row := p.rows[p.IntN(len(p.rows))]
		for range 1 + p.IntN(4) {
			cut := -1
			if p.IntN(6) == 0 {
				cut = p.IntN(len(row))
			}
			for i, s := range row {
				if i == cut {
					p.other()
				}
				p.launch(s)
			}
		}
		if p.IntN(2) == 0 {
			p.other()
		}
		if p.IntN(3) > 0 { // the client is slower for a moment
			p.pause()
		}
	}
	for i := range streamsOf {
		p.ask(wire.OpStreamSynchronize, &wire.StreamSynchronizeRequest{HStream: streamHandle(i)})
	}
	return p
}

// played is a worker on a software GPU that executes commands as they come in groups, and what
// it did.
type played struct {
	w       *Worker
	client  *sharedchannel.Client
	gpu     device.Device
	answers []byte
}

func play(t *testing.T, graphs bool) *played {
	t.Helper()
	ch, client := sharedchannel.New(t)
	w, _ := steadyOver(t, ch)
	client.DropAnswers()
	gpu := w.dev.(*swapped).Device.(nothing).Device
	swap(w, gpu)
	w.batch.SetAutomatic(graphs)
	t.Cleanup(func() {
		w.batch.Drop(w.dev)
		w.meter.End()
		w.gpu.Pool.Close()
	})
	return &played{w: w, client: client, gpu: gpu}
}

// group executes frames that come together, and waits for the answer of the last, if it has one.
func (p *played) group(t *testing.T, frames []byte) {
	t.Helper()
	var last wire.Header
	for rest := frames; len(rest) > 0; rest = rest[last.Size:] {
		last, _ = wire.ParseHeader(rest)
	}
	p.client.Send(1, frames)
	if err := p.w.executeAll(); !errors.Is(err, io.EOF) {
		t.Fatal(err)
	}
	p.w.suspend.Lock.Enter()
	from := len(p.answers)
	if last.ID == 0 {
		return
	}
	limit.Until(t, "the answer", func() bool {
		p.answers = append(p.answers, p.client.Receive()...)
		return reply(p.answers[from:], last.ID) != nil
	})
}

// reply is the payload of an answer among frames, nil if it is not there.
func reply(frames []byte, id uint32) []byte {
	for len(frames) >= wire.HeaderSize {
		h, err := wire.ParseHeader(frames)
		if err != nil || int(h.Size) > len(frames) {
			return nil
		}
		if h.ID == id {
			return frames[wire.HeaderSize:h.Size]
		}
		frames = frames[h.Size:]
	}
	return nil
}

// memory is what the program's memory holds.
func (p *played) memory(t *testing.T) []byte {
	t.Helper()
	b := make([]byte, 2*streamsOf*wordsOf*4)
	size := uint64(len(b))
	p.w.gpu.Enter(1)
	if rc := p.w.dev.CopyOut(b, testBase, size, size, 1, 0); rc != cu.CUDA_SUCCESS {
		t.Fatal(rc)
	}
	if rc := p.w.dev.CtxSynchronize_v1(); rc != cu.CUDA_SUCCESS {
		t.Fatal(rc)
	}
	return b
}

// TestAutomaticGraphsChangeNothing: random programs leave the same memory and get the same
// answers, to the bit, with automatic graphs and without.
func TestAutomaticGraphsChangeNothing(t *testing.T) {
	programs := uint64(12)
	if testing.Short() {
		programs = 3
	}
	replaced := uint64(0)
	for seed := range programs {
		var memory, answers [2][]byte
		for i, graphs := range []bool{false, true} {
			p := play(t, graphs)
			for _, frames := range randomLaunches(seed).groups {
				p.group(t, frames)
			}
			memory[i], answers[i] = p.memory(t), p.answers
			c := p.w.batch.GraphCounts()
			if replaced += c.Replaced; !graphs && c.Made != 0 {
				t.Errorf("program %d: graphs without their being wanted: %+v", seed, c)
			}
			if graphs {
				t.Logf("program %d: %+v", seed, c)
			}
		}
		if !bytes.Equal(memory[0], memory[1]) {
			t.Errorf("program %d: another result with automatic graphs", seed)
		}
		if !slices.Equal(answers[0], answers[1]) {
			t.Errorf("program %d: other answers with automatic graphs", seed)
		}
	}
	if replaced == 0 {
		t.Error("no launch was replaced")
	}
}

// TestAutomaticGraphsFault: a kernel that fails in a row that is replaced is reported as one
// that was launched by itself.
func TestAutomaticGraphsFault(t *testing.T) {
	row := func(bad bool) (b []byte) {
		for i := range 40 {
			at := cu.Deviceptr(testBase + 64*i)
			if bad && i == 20 {
				at = testBase + 256<<20 // nothing is there
			}
			q := &wire.LaunchRequest{
				Func: cu.Function(name(cu.KindFunction)), GridX: 1, GridY: 1, GridZ: 1, BlockX: 32, BlockY: 1, BlockZ: 1,
				Stream: cu.Stream(name(cu.KindStream)), Params: block(at, uint32(8), uint32(1)),
			}
			b = append(b, command(wire.OpLaunch, 0, 0, 1, q)...)
		}
		return append(b, aSync()...)
	}
	var results [2]cu.Result
	for i, graphs := range []bool{false, true} {
		p := play(t, graphs)
		for range 8 {
			p.group(t, row(false))
		}
		before := p.w.batch.GraphCounts().Replaced
		p.answers = nil
		p.group(t, row(true))
		if graphs && p.w.batch.GraphCounts().Replaced == before {
			t.Error("the row was not replaced")
		}
		first, _, err := wire.ParseReply(reply(p.answers, 7))
		if err != nil {
			t.Fatal(err)
		}
		results[i] = first.Result
		p.answers = nil
		p.group(t, row(false)) // and no launch succeeds any more
		if again, _, _ := wire.ParseReply(reply(p.answers, 7)); again.Result != results[i] {
			t.Errorf("graphs %v: %v, then %v", graphs, results[i], again.Result)
		}
	}
	if results[0] != results[1] || results[0] == cu.CUDA_SUCCESS {
		t.Errorf("without graphs %v, with them %v", results[0], results[1])
	}
}

// TestAutomaticGraphsEnd: graphs end before the code that they use, before a setting that they
// could miss, and when the session is stopped.
func TestAutomaticGraphsEnd(t *testing.T) {
	launches := bytes.Repeat(aLaunch(), 64)
	for what, end := range map[string]func(*played){
		"module": func(p *played) {
			p.group(t, command(wire.OpModuleUnload, 0, 0, 1, &wire.ModuleUnloadRequest{Hmod: cu.Module(name(cu.KindModule))}))
		},
		"setting": func(p *played) {
			p.group(t, command(wire.OpFuncSetAttribute, 0, 0, 1, &wire.FuncSetAttributeRequest{
				Hfunc: cu.Function(name(cu.KindFunction)), Attrib: cu.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, Value: 1024,
			}))
		},
		"stop": func(p *played) { p.w.suspend.Stopped(p.w.dev) },
	} {
		t.Run(what, func(t *testing.T) {
			p := play(t, true)
			for range 10 {
				p.group(t, launches)
			}
			if p.w.batch.GraphCounts().Replaced == 0 || p.w.batch.Graphs() == 0 {
				t.Fatal("no launch was replaced")
			}
			end(p)
			if n := p.w.batch.Graphs(); n != 0 {
				t.Errorf("%d graphs are left", n)
			}
		})
	}
}

// TestAutomaticGraphsAllocateNothing: a row that is replaced costs no memory.
func TestAutomaticGraphsAllocateNothing(t *testing.T) {
	p := play(t, true)
	launches := bytes.Repeat(aLaunch(), 64)
	for range 20 {
		p.group(t, launches)
	}
	before := p.w.batch.GraphCounts()
	swap(p.w, launched{nothing{p.gpu}})
	// Whatever else the process does counts too, such as what the software GPU has left to do: the least of some attempts.
	least := math.Inf(1)
	for range 20 {
		if least = min(least, testing.AllocsPerRun(20, func() {
			p.client.Send(1, launches)
			if err := p.w.executeAll(); !errors.Is(err, io.EOF) {
				t.Fatal(err)
			}
			p.w.suspend.Lock.Enter()
		})); least <= 4 { // of the end of the channel
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	if least > 4 {
		t.Errorf("%v objects for 64 launches", least)
	}
	if after := p.w.batch.GraphCounts(); after.Replaced < before.Replaced+20*32 {
		t.Errorf("%d launches replaced", after.Replaced-before.Replaced)
	}
	swap(p.w, p.gpu)
}

// launched is a device that is done with graphs at once.
type launched struct{ nothing }

func (launched) GraphLaunch(cu.GraphExec, cu.Stream) cu.Result { return cu.CUDA_SUCCESS }

func (launched) GraphSetRow(cu.GraphExec, []cu.GraphNode, []device.Launch) cu.Result {
	return cu.CUDA_SUCCESS
}

func (l launched) LaunchRow(row []device.Launch) (int, cu.Result) { return len(row), cu.CUDA_SUCCESS }
