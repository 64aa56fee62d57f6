package worker

import (
	"bytes"
	"io"
	"log/slog"
	"runtime"
	"runtime/debug"
	"testing"

	"ferry/api/cu"
	"ferry/device"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/softgpu"
	"ferry/transport/channel"
	"ferry/wire"
	"ferry/worker/conn"
	"ferry/worker/memory"
)

// nothing is a device that is done with everything at once: the work that is left is the
// worker's own.
type nothing struct{ device.Device }

func (nothing) LaunchKernel(*device.Launch) cu.Result { return 0 }

func (nothing) MemsetD8Async(cu.Deviceptr, uint8, uint64, cu.Stream) cu.Result { return 0 }

func (nothing) MemsetD32Async(cu.Deviceptr, uint32, uint64, cu.Stream) cu.Result { return 0 }

func (nothing) EventRecord(cu.Event, cu.Stream) cu.Result { return 0 }

func (nothing) EventRecordWithFlags(cu.Event, cu.Stream, uint32) cu.Result { return 0 }

func (nothing) EventQuery(cu.Event) cu.Result { return 0 }

func (nothing) EventSynchronize(cu.Event) cu.Result { return 0 }

func (nothing) StreamQuery(cu.Stream) cu.Result { return 0 }

func (nothing) StreamWaitEvent(cu.Stream, cu.Event, uint32) cu.Result { return 0 }

func (nothing) CtxSynchronize_v1() cu.Result { return 0 }

func (nothing) CtxSetCurrent(cu.Context) cu.Result { return 0 }

func (nothing) Output() (printed, complained []byte) { return nil, nil }

func (nothing) Report() []byte { return nil }

func (nothing) CopyIn(cu.Deviceptr, uint64, []byte, uint64, uint64, cu.Stream) cu.Result { return 0 }

func (nothing) CopyOut([]byte, cu.Deviceptr, uint64, uint64, uint64, cu.Stream) cu.Result {
	return 0
}

func (nothing) CopyOn(cu.Deviceptr, uint64, cu.Deviceptr, uint64, uint64, uint64, cu.Stream) cu.Result {
	return 0
}

// steady is a worker without a client, on such a device, with a context, a
// stream, an event, a kernel and memory, by the client's names.
func steady(t testing.TB) *Worker {
	t.Helper()
	w, _ := steadyOver(t, nil)
	return w
}

// A swapped is a device that can be replaced by another at any moment.
type swapped struct{ device.Device }

func (s *swapped) WatchStream(stream cu.Stream, w device.Watch) cu.Result {
	if x, ok := s.Device.(device.Watcher); ok {
		return x.WatchStream(stream, w)
	}
	return s.StreamQuery(stream)
}

func (s *swapped) WatchEvent(ev cu.Event, w device.Watch) cu.Result {
	if x, ok := s.Device.(device.Watcher); ok {
		return x.WatchEvent(ev, w)
	}
	return s.EventQuery(ev)
}

func (s *swapped) LaunchRow(row []device.Launch) (int, cu.Result) {
	return device.LaunchRow(s.Device, row)
}

func (s *swapped) GraphSetRow(exec cu.GraphExec, nodes []cu.GraphNode, row []device.Launch) cu.Result {
	return device.GraphSetRow(s.Device, exec, nodes, row)
}

// swap gives a worker another device and returns the one it had.
func swap(w *Worker, dev device.Device) (had device.Device) {
	s := w.dev.(*swapped)
	had, s.Device = s.Device, dev
	return had
}

// A destination is where answers go, one after the other.
type destination struct{ io.Writer }

// steadyOver is steady with a channel to its client; without one (nil) answers go to the
// destination.
func steadyOver(t testing.TB, ch channel.Channel) (*Worker, *destination) {
	t.Helper()
	windows, err := session.Divide(testBase, testSize)
	if err != nil {
		t.Fatal(err)
	}
	log := slog.New(slog.DiscardHandler)
	gpu, err := softgpu.Open(softgpu.Config{
		Devices: 1, Memory: testMemory, Base: windows.Device.Base, Size: windows.Device.Size,
		ServerBase: windows.Server.Base, ServerSize: windows.Server.Size, Log: log,
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { gpu.DevicePrimaryCtxReset(0) })
	page := sessionpage.Alone()
	to, heard := &destination{io.Discard}, ch == nil
	if heard {
		ch = channel.Of(nil, to)
	}
	w := newWorker(conn.Over(ch, page.Counters()), &swapped{gpu}, session.New(0, windows), nil, page, log)
	if err := w.gpu.GrantDevices(nil); err != nil {
		t.Fatal(err)
	}
	w.mem.UseWindow(windows.Device)
	if err := memory.Reserve(gpu, windows.Device); err != nil {
		t.Fatal(err)
	}
	ask := func(op wire.Op, q wire.Record) {
		t.Helper()
		w.gpu.Enter(1)
		var answer bytes.Buffer
		to.Writer = &answer
		if err := w.execute(op, 1, q.Append(nil)); err != nil || w.s.Failure() != nil {
			t.Fatal(op, err, w.s.Failure())
		}
		if !heard {
			return
		}
		if r, _, err := wire.ParseReply(answer.Bytes()[wire.HeaderSize:]); err != nil || r.Result != cu.CUDA_SUCCESS {
			t.Fatal(op, err, r.Result)
		}
	}
	ask(wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: cu.Context(name(cu.KindContext))})
	ask(wire.OpMemAlloc, &wire.MemAllocRequest{Addr: testBase, Size: 1 << 20})
	ask(wire.OpBlob, &wire.BlobRequest{Blob: 1, Total: uint64(len(kernels)), Data: []byte(kernels)})
	ask(wire.OpModuleLoad, &wire.ModuleLoadRequest{Module: cu.Module(name(cu.KindModule)), Blob: 1})
	ask(wire.OpModuleGetFunction, &wire.ModuleGetFunctionRequest{Func: cu.Function(name(cu.KindFunction)), Module: cu.Module(name(cu.KindModule)), Name: "add"})
	ask(wire.OpStreamCreateWithPriority, &wire.StreamCreateWithPriorityRequest{PhStream: cu.Stream(name(cu.KindStream))})
	ask(wire.OpEventCreate, &wire.EventCreateRequest{PhEvent: cu.Event(name(cu.KindEvent))})
	function, ok := w.s.Handles.Real(cu.KindFunction, name(cu.KindFunction))
	if !ok || len(w.code.Layout(cu.Function(function))) == 0 {
		t.Fatal("no kernel")
	}
	to.Writer = io.Discard
	swap(w, nothing{gpu})
	return w, to
}

// name is the client's handle of the one object of a kind. A context's index is 1.
func name(kind cu.Kind) uint64 { return 0x7e<<56 | uint64(kind)<<48 | uint64(kind) }

// execute is what the loop does with a command once it has read it.
func (w *Worker) execute(op wire.Op, id uint32, payload []byte) error {
	w.s.Begin(op, 0, payload)
	w.host.SettleMirrors(op)
	w.gpu.Enter(1)
	return w.dispatch(op, id, payload)
}

// again is a client that sends the same command for ever.
type again struct {
	frame []byte
	at    int
}

func (a *again) Read(b []byte) (n int, err error) {
	for n < len(b) {
		k := copy(b[n:], a.frame[a.at:])
		n += k
		a.at = (a.at + k) % len(a.frame)
	}
	return n, nil
}

// TestStaysFlat: the millionth launch allocates no more than the first thousand, nor does a
// launch among ten thousand allocations, streams and events.
func TestStaysFlat(t *testing.T) {
	w := steady(t)
	q := &wire.LaunchRequest{
		Func: cu.Function(name(cu.KindFunction)), GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Stream: cu.Stream(name(cu.KindStream)),
		Params: block(cu.Deviceptr(testBase), uint32(1), uint32(1)),
	}
	payload := q.Append(nil)
	launches := func(n int) (objects, bytes uint64) {
		t.Helper()
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		for range n {
			if err := w.execute(wire.OpLaunch, 0, payload); err != nil {
				t.Fatal(err)
			}
		}
		runtime.ReadMemStats(&after)
		if w.s.Latch.Get().Result != cu.CUDA_SUCCESS {
			t.Fatal(w.s.Latch.Get().Result)
		}
		return after.Mallocs - before.Mallocs, after.TotalAlloc - before.TotalAlloc
	}
	launches(1000)
	some, room := launches(1000)
	many, more := launches(1_000_000)
	const slack, slackBytes = 200, 64 << 10 // what the runtime itself does meanwhile
	if many > some+slack || more > room+slackBytes {
		t.Errorf("a thousand launches make %d objects (%d bytes), a million %d (%d)", some, room, many, more)
	}
	gpu := w.dev.(*swapped).Device
	swap(w, gpu.(nothing).Device)
	for i := range uint64(10_000) {
		index := 100 + 2*i
		for _, c := range []struct {
			op wire.Op
			q  wire.Record
		}{
			{wire.OpMemAllocSoon, &wire.MemAllocSoonRequest{Addr: cu.Deviceptr(testBase + 4<<20 + i*512), Size: 512}},
			{wire.OpStreamCreateWithPriority, &wire.StreamCreateWithPriorityRequest{PhStream: cu.Stream(0x7e<<56 | uint64(cu.KindStream)<<48 | index)}},
			{wire.OpEventCreate, &wire.EventCreateRequest{PhEvent: cu.Event(0x7e<<56 | uint64(cu.KindEvent)<<48 | index + 1)}},
		} {
			if err := w.execute(c.op, 0, c.q.Append(nil)); err != nil || w.s.Failure() != nil || w.s.Latch.Get().Result != cu.CUDA_SUCCESS {
				t.Fatal(i, c.op, err, w.s.Failure(), w.s.Latch.Get().Result)
			}
		}
	}
	swap(w, gpu)
	if among, bytes := launches(100_000); among > some+slack || bytes > room+slackBytes {
		t.Errorf("among ten thousand of each, %d objects (%d bytes)", among, bytes)
	}
}

// TestNothingIsAllocated: a command that comes again and again costs the
// worker no memory, so that the collector has nothing to do.
func TestNothingIsAllocated(t *testing.T) {
	w := steady(t)
	stream, event, function := cu.Stream(name(cu.KindStream)), cu.Event(name(cu.KindEvent)), cu.Function(name(cu.KindFunction))
	cluster := cu.LaunchAttribute{Id: cu.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION}
	launch := &wire.LaunchRequest{
		Func: function, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Stream: stream,
		Params: block(cu.Deviceptr(testBase), uint32(1), uint32(1)),
	}
	with := *launch
	with.Attributes = []cu.LaunchAttribute{cluster}
	line := func(n int) (uint64, uint64, uint64) { return uint64(n), uint64(n), 1 }
	commands := []struct {
		name string
		op   wire.Op
		q    wire.Record
	}{
		{"launch", wire.OpLaunch, launch},
		{"launch with an attribute", wire.OpLaunch, &with},
		{"memset", wire.OpMemsetD8Async, &wire.MemsetD8AsyncRequest{DstDevice: testBase, N: 100, HStream: stream}},
		{"memset of words", wire.OpMemsetD32Async, &wire.MemsetD32AsyncRequest{DstDevice: testBase, N: 100, HStream: stream}},
		{"record", wire.OpEventRecordWithFlags, &wire.EventRecordWithFlagsRequest{HEvent: event, HStream: stream}},
		{"wait for an event", wire.OpStreamWaitEvent, &wire.StreamWaitEventRequest{HStream: stream, HEvent: event}},
		{"query", wire.OpEventQuery, &wire.EventQueryRequest{HEvent: event}},
		{"query of a stream", wire.OpStreamQuery, &wire.StreamQueryRequest{HStream: stream}},
		{"synchronise a stream", wire.OpStreamSynchronize, &wire.StreamSynchronizeRequest{HStream: stream}},
		{"synchronise an event", wire.OpEventSynchronize, &wire.EventSynchronizeRequest{HEvent: event}},
		{"synchronise", wire.OpCtxSynchronize, &wire.CtxSynchronizeRequest{Ctx: cu.Context(name(cu.KindContext))}},
	}
	for _, n := range []int{4, 4096, 1 << 20} {
		p, width, rows := line(n)
		commands = append(commands, struct {
			name string
			op   wire.Op
			q    wire.Record
		}{"copy in", wire.OpCopyIn, &wire.CopyInRequest{Dst: testBase, Pitch: p, Width: width, Rows: rows, Stream: stream, Data: make([]byte, n)}})
	}
	p, width, rows := line(4)
	commands = append(commands, []struct {
		name string
		op   wire.Op
		q    wire.Record
	}{
		{"copy on", wire.OpCopyOn, &wire.CopyOnRequest{Dst: testBase, DstPitch: p, Src: testBase + 4096, SrcPitch: p, Width: width, Rows: rows, Stream: stream}},
		{"copy out", wire.OpCopyOut, &wire.CopyOutRequest{Src: testBase, Pitch: p, Width: width, Rows: rows, Stream: stream}},
	}...)
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	for _, c := range commands {
		id := uint32(0)
		if c.op.Answered() {
			id = 7
		}
		r := conn.Over(channel.Of(&again{frame: command(c.op, id, 0, 1, c.q)}, io.Discard), w.page.Counters())
		once := func() {
			f, err := r.Next()
			if err != nil {
				t.Fatal(err)
			}
			if err := w.execute(wire.Op(f.Op), f.ID, f.Payload); err != nil {
				t.Fatal(err)
			}
		}
		for range 10 {
			once()
		}
		if n := testing.AllocsPerRun(1000, once); n != 0 {
			t.Errorf("%s: %v allocations", c.name, n)
		}
		if w.s.Latch.Get().Result != cu.CUDA_SUCCESS || w.s.Failure() != nil {
			t.Errorf("%s: %v, %v", c.name, w.s.Latch.Get().Result, w.s.Failure())
		}
		w.s.Latch.Clear()
	}
}
