package worker

import (
	"bytes"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/wire"
	"ferry/worker/code"
	"ferry/worker/hostmem"
	"ferry/worker/translate"
)

// A step is one command of a program.
type step struct {
	op  wire.Op
	ctx uint32
	q   wire.Record
	// open says that the answer has times or amounts of memory, which need not be the same twice.
	open bool
	// where, if set, makes the command at the address of the variable that was asked for last.
	where func(cu.Deviceptr) wire.Record
}

// A traveller is a client whose worker may be replaced by another between two commands.
type traveller struct {
	*raw
	t    *testing.T
	next uint32   // number of the next answer
	said []string // the answers so far

	variable cu.Deviceptr // the address of the variable that was asked for last
	// prepare, if set, is called with a new worker before it makes the session.
	prepare func()
	// What the next worker prepares before it makes the session, and which images it has then; nil if nothing.
	preliminary []byte
	known       *code.Known
	prepared    *ahead
}

func newTraveller(t *testing.T, edit ...func(*Worker)) *traveller {
	t.Helper()
	v := &traveller{raw: newRaw(t, edit...), t: t, next: 1}
	<-v.ready // w is there
	return v
}

// run executes commands in a context.
func (v *traveller) run(ctx cu.Context, op wire.Op, q wire.Record) {
	v.t.Helper()
	v.do(step{op: op, ctx: uint32(ctx), q: q})
}

// last is the answer to the last command.
func (v *traveller) last() string { return v.said[len(v.said)-1] }

// load uploads and loads a module in a context.
func (v *traveller) load(ctx cu.Context, m cu.Module, text string) {
	v.t.Helper()
	v.run(ctx, wire.OpBlob, &wire.BlobRequest{Blob: uint64(m), Total: uint64(len(text)), Data: []byte(text)})
	v.run(ctx, wire.OpModuleLoad, &wire.ModuleLoadRequest{Module: m, Blob: uint64(m)})
}

// launch launches a kernel without parameters.
func (v *traveller) launch(ctx cu.Context, m cu.Module, name string) {
	v.t.Helper()
	f := cu.Function(h[cu.Function](cu.KindFunction, 900+uint64(len(v.said))))
	v.run(ctx, wire.OpModuleGetFunction, &wire.ModuleGetFunctionRequest{Func: f, Module: m, Name: name})
	v.run(ctx, wire.OpLaunch, &wire.LaunchRequest{Func: f, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1})
}

// do executes a command and notes its answer.
func (v *traveller) do(s step) {
	v.t.Helper()
	if s.where != nil {
		s.q = s.where(v.variable)
	}
	if !s.op.Answered() {
		v.write(command(s.op, 0, 0, s.ctx, s.q))
		return
	}
	id := v.next
	v.next++
	v.write(command(s.op, id, 0, s.ctx, s.q))
	for {
		h, body := v.frame()
		answer := h.Op == wire.AnsReply && h.ID == id
		if answer && s.open {
			body = body[:min(len(body), wire.ReplyFixed)]
		}
		v.said = append(v.said, fmt.Sprintf("%v: %d %x", s.op, h.Op, body))
		if answer && s.op == wire.OpModuleVariable {
			var a wire.ModuleVariableReply
			if err := a.Decode(body[wire.ReplyFixed:]); err != nil {
				v.t.Fatal(err)
			}
			v.variable = a.Addr
		}
		if answer {
			return
		}
	}
}

// save writes the session, as one that is to be moved, and returns the checkpoint.
func (v *traveller) save() ([]byte, error) {
	v.t.Helper()
	v.write(command(wire.OpFence, v.next, 0, 0, &wire.FenceRequest{}))
	v.result(v.next)
	v.next++
	w := v.w
	if !w.suspend.Lock.Close(patient) {
		v.t.Fatal("the loop does not leave")
	}
	defer w.suspend.Lock.Open()
	view := w.dev.Thread()
	for _, c := range w.gpu.Contexts {
		if len(w.s.Captures) == 0 {
			view.CtxSetCurrent(c.Background())
			view.CtxSynchronize_v1() // saveSession says what is wrong
		}
	}
	view.Leave()
	until(v.t, "the pool is quiet", w.gpu.Pool.Quiet)
	if err := w.checkSession(); err != nil {
		return nil, err
	}
	var file bytes.Buffer
	cw, err := checkpoint.NewWriter(&file, checkpoint.Options{Parallel: 1})
	if err != nil {
		v.t.Fatal(err)
	}
	if err := w.saveSession(cw, v.known, nil); err != nil {
		cw.Abort()
		return nil, err
	}
	if _, err := cw.Close(); err != nil {
		v.t.Fatal(err)
	}
	return file.Bytes(), nil
}

// restore makes the session in a new worker.
func (v *traveller) restore(file []byte, edit ...func(*Worker)) error {
	v.t.Helper()
	v.raw = newRaw(v.t, edit...)
	<-v.ready
	if v.prepare != nil {
		v.prepare()
	}
	r, err := checkpoint.Open(bytes.NewReader(file), int64(len(file)), v.w.knownSections())
	if err != nil {
		v.t.Fatal(err)
	}
	if !v.w.suspend.Lock.Close(patient) {
		v.t.Fatal("the loop does not leave")
	}
	defer v.w.suspend.Lock.Open()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if err := v.prepareAhead(); err != nil {
		return err
	}
	return v.w.restoreSession(r, nil)
}

// leave ends the worker, as far as the end of its process does.
func (v *traveller) leave() {
	v.t.Helper()
	_ = v.Close()
	v.end(nil)
	v.stop(1)
	hostmem.UnmapAll(v.w.host)
}

// move takes the session to a new worker.
func (v *traveller) move(edit ...func(*Worker)) {
	v.t.Helper()
	file, err := v.save()
	if err != nil {
		v.t.Fatalf("it cannot be moved: %v", err)
	}
	v.leave()
	if err := v.restore(file, edit...); err != nil {
		v.t.Fatalf("it cannot be made again: %v", err)
	}
}

// travel executes a program, and moves the session before the commands at some indexes.
func travel(t *testing.T, program []step, at ...int) []string {
	t.Helper()
	v := newTraveller(t)
	for i, s := range program {
		if slices.Contains(at, i) {
			v.move()
		}
		v.do(s)
	}
	v.leave()
	return v.said
}

// same compares what a program that was moved heard with what it heard at home.
func same(t *testing.T, where string, moved, home []string) {
	t.Helper()
	for i := range max(len(moved), len(home)) {
		if i >= len(moved) || i >= len(home) || moved[i] != home[i] {
			t.Fatalf("%s: answer %d is\n%s\nand at home\n%s", where, i, at(moved, i), at(home, i))
		}
	}
}

func at(list []string, i int) string {
	if i < len(list) {
		return list[i]
	}
	return "none"
}

// h is a handle that the client of these tests minted.
func h[H ~uint64](kind cu.Kind, n uint64) H { return H(0x7e<<56 | uint64(kind)<<48 | n*16) }

// counting is code with variables that its kernel changes.
const counting = `
.version 8.0
.target sm_70
.address_size 64

.visible .global .align 4 .b32 total = 5;
.global .align 4 .b32 hidden;
.const .align 4 .b32 steady = 3;

// count: hidden += step; total += hidden
.visible .entry count(.param .u32 step)
{
	.reg .b32 %r<4>;
	ld.param.u32 %r0, [step];
	ld.global.u32 %r1, [hidden];
	add.u32 %r1, %r1, %r0;
	st.global.u32 [hidden], %r1;
	ld.global.u32 %r2, [total];
	add.u32 %r2, %r2, %r1;
	st.global.u32 [total], %r2;
	ret;
}
`

// TestMovedEverywhere moves a program of many kinds of calls, once before each of its commands: it hears the same everywhere.
func TestMovedEverywhere(t *testing.T) {
	program := tour()
	home := travel(t, program)
	for i := range program {
		if i%everyMove != 0 || i > 0 && i%7 != 0 && testing.Short() {
			continue
		}
		same(t, fmt.Sprintf("moved before command %d, %v", i, program[i].op), travel(t, program, i), home)
	}
	all := make([]int, len(program))
	for i := range all {
		all[i] = i
	}
	same(t, "moved before each command", travel(t, program, all...), home)
}

// tour is a program of many kinds of calls.
func tour() (program []step) {
	primary, other := h[cu.Context](cu.KindContext, 1), h[cu.Context](cu.KindContext, 2)
	p, o := uint32(primary), uint32(other)
	module, library := h[cu.Module](cu.KindModule, 10), h[cu.Library](cu.KindLibrary, 11)
	add, kernel := h[cu.Function](cu.KindFunction, 12), h[cu.Kernel](cu.KindKernel, 13)
	stream, second := h[cu.Stream](cu.KindStream, 20), h[cu.Stream](cu.KindStream, 21)
	event, timed, ended := h[cu.Event](cu.KindEvent, 30), h[cu.Event](cu.KindEvent, 31), h[cu.Event](cu.KindEvent, 32)
	run := func(ctx uint32, op wire.Op, q wire.Record) { program = append(program, step{op: op, ctx: ctx, q: q}) }
	open := func(ctx uint32, op wire.Op, q wire.Record) {
		program = append(program, step{op: op, ctx: ctx, q: q, open: true})
	}
	half := len(kernels) / 2
	counter, count := module+16*40, add+16*40
	counts := func() {
		run(p, wire.OpLaunch, &wire.LaunchRequest{Func: count, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Params: block(uint32(7))})
	}
	reads := func() {
		program = append(program, step{op: wire.OpCopyOut, ctx: p, where: func(at cu.Deviceptr) wire.Record {
			return &wire.CopyOutRequest{Src: at, Pitch: 4, Width: 4, Rows: 1}
		}})
	}

	run(0, wire.OpSnapshot, &wire.SnapshotRequest{})
	run(0, wire.OpVisible, &wire.VisibleRequest{Devices: []int32{0}})
	run(0, wire.OpDevicePrimaryCtxSetFlags_v2, &wire.DevicePrimaryCtxSetFlags_v2Request{Flags: 2})
	open(0, wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: primary})
	run(p, wire.OpCtxSetLimit, &wire.CtxSetLimitRequest{Limit: cu.CU_LIMIT_PRINTF_FIFO_SIZE, Value: 3 << 20})
	run(p, wire.OpCtxSetCacheConfig, &wire.CtxSetCacheConfigRequest{Config: 2})
	run(0, wire.OpCtxCreate, &wire.CtxCreateRequest{Ctx: other, Flags: 1})
	run(p, wire.OpBlob, &wire.BlobRequest{Blob: 1, Total: uint64(len(kernels)), Data: []byte(kernels[:half])})
	run(p, wire.OpBlob, &wire.BlobRequest{Blob: 1, Total: uint64(len(kernels)), Data: []byte(kernels[half:])})
	run(p, wire.OpModuleLoad, &wire.ModuleLoadRequest{Module: module, Blob: 1})
	run(p, wire.OpModuleGetFunction, &wire.ModuleGetFunctionRequest{Func: add, Module: module, Name: "add"})
	run(p, wire.OpModuleGetFunction, &wire.ModuleGetFunctionRequest{Func: add + 512, Module: module, Name: "none"})
	run(p, wire.OpFuncSetAttribute, &wire.FuncSetAttributeRequest{Hfunc: add, Attrib: cu.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, Value: 60 << 10})
	run(p, wire.OpStreamCreateWithPriority, &wire.StreamCreateWithPriorityRequest{PhStream: stream, Flags: 1, Priority: -2})
	run(p, wire.OpStreamSetAttribute, &wire.StreamSetAttributeRequest{HStream: stream, Attr: 3, Param: cu.LaunchAttributeValue{2}})
	run(p, wire.OpStreamGetAttribute, &wire.StreamGetAttributeRequest{HStream: stream, Attr: 3})
	run(p, wire.OpEventCreate, &wire.EventCreateRequest{PhEvent: event, Flags: 2})
	run(p, wire.OpEventCreate, &wire.EventCreateRequest{PhEvent: timed})
	run(p, wire.OpEventCreate, &wire.EventCreateRequest{PhEvent: ended})
	run(p, wire.OpEventElapsedTime_v2, &wire.EventElapsedTime_v2Request{HStart: timed, HEnd: timed})
	run(p, wire.OpEventRecordWithFlags, &wire.EventRecordWithFlagsRequest{HEvent: timed, HStream: stream})
	run(p, wire.OpEventSynchronize, &wire.EventSynchronizeRequest{HEvent: timed})
	run(p, wire.OpEventElapsedTime_v2, &wire.EventElapsedTime_v2Request{HStart: timed, HEnd: timed})
	run(p, wire.OpEventDestroy_v2, &wire.EventDestroy_v2Request{HEvent: ended})
	run(p, wire.OpEventQuery, &wire.EventQueryRequest{HEvent: ended})
	run(p, wire.OpStreamWaitEvent, &wire.StreamWaitEventRequest{HStream: stream, HEvent: event})
	run(p, wire.OpBlob, &wire.BlobRequest{Blob: 3, Total: uint64(len(counting)), Data: []byte(counting)})
	run(p, wire.OpModuleLoad, &wire.ModuleLoadRequest{Module: counter, Blob: 3})
	run(p, wire.OpModuleGetFunction, &wire.ModuleGetFunctionRequest{Func: count, Module: counter, Name: "count"})
	counts()
	run(p, wire.OpModuleVariable, &wire.ModuleVariableRequest{Module: counter, Name: "total"})
	counts()
	reads()
	run(p, wire.OpModuleVariable, &wire.ModuleVariableRequest{Module: counter, Name: "hidden"})
	counts()
	reads()
	run(p, wire.OpModuleVariable, &wire.ModuleVariableRequest{Module: counter, Name: "none"})
	run(o, wire.OpBlob, &wire.BlobRequest{Blob: 2, Total: uint64(len(kernels)), Data: []byte(kernels)})
	run(o, wire.OpLibraryLoad, &wire.LibraryLoadRequest{Library: library, Blob: 2})
	run(o, wire.OpLibraryGetKernel, &wire.LibraryGetKernelRequest{Kernel: kernel, Library: library, Name: "spin"})
	run(o, wire.OpKernelSetAttribute, &wire.KernelSetAttributeRequest{Kernel: kernel, Attrib: cu.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, Val: 50 << 10})
	run(o, wire.OpKernelInfo, &wire.KernelInfoRequest{Kernel: kernel})
	run(o, wire.OpLibraryGetModule, &wire.LibraryGetModuleRequest{Module: module + 16*30, Library: library})
	run(o, wire.OpKernelGetFunction, &wire.KernelGetFunctionRequest{Func: add + 16*30, Kernel: kernel})
	run(o, wire.OpStreamCreateWithPriority, &wire.StreamCreateWithPriorityRequest{PhStream: second})
	run(o, wire.OpStreamCopyAttributes, &wire.StreamCopyAttributesRequest{DstStream: second, SrcStream: stream})
	run(o, wire.OpStreamGetAttribute, &wire.StreamGetAttributeRequest{HStream: second, Attr: 3})
	run(p, wire.OpFuncSetAttribute, &wire.FuncSetAttributeRequest{Hfunc: add, Attrib: 99, Value: 1}) // fails later
	link := h[cu.LinkState](cu.KindLinkState, 70)
	run(p, wire.OpLinkCreate, &wire.LinkCreateRequest{State: link})
	for i, text := range []string{counting, strings.Replace(kernels, "total", "sum", 1)} {
		run(p, wire.OpBlob, &wire.BlobRequest{Blob: uint64(i) + 4, Total: uint64(len(text)), Data: []byte(text)})
		run(p, wire.OpLinkAdd, &wire.LinkAddRequest{State: link, Type: uint32(cu.CU_JIT_INPUT_PTX), Blob: uint64(i) + 4, Name: "part"})
	}
	run(p, wire.OpLinkComplete, &wire.LinkCompleteRequest{State: link})
	run(p, wire.OpLinkFetch, &wire.LinkFetchRequest{State: link})
	run(p, wire.OpLinkFetch, &wire.LinkFetchRequest{State: link, Offset: 100})
	run(p, wire.OpLinkDestroy, &wire.LinkDestroyRequest{State: link})
	run(p, wire.OpLinkFetch, &wire.LinkFetchRequest{State: link})
	resource := func(number byte, fields ...uint32) cu.DevResource_v1 {
		r := cu.DevResource_v1{Type: cu.CU_DEV_RESOURCE_TYPE_SM}
		copy(r.Anon0[:], fields)
		r.Internal_padding[translate.ResourceID] = number
		return r
	}
	desc, green, inGreen := h[cu.DevResourceDesc](cu.KindDevResourceDesc, 60), h[cu.GreenCtx](cu.KindGreenCtx, 61), h[cu.Context](cu.KindContext, 62)
	g := uint32(inGreen)
	run(0, wire.OpDevResource, &wire.DevResourceRequest{Type: cu.CU_DEV_RESOURCE_TYPE_SM})
	run(0, wire.OpDevSmResourceSplitByCount, &wire.DevSmResourceSplitByCountRequest{NbGroups: 2, Input: resource(1, 132, 8, 8), MinCount: 32})
	run(0, wire.OpDevResourceGenerateDesc, &wire.DevResourceGenerateDescRequest{PhDesc: desc, Resources: []cu.DevResource_v1{resource(2, 32)}})
	run(0, wire.OpGreenCreate, &wire.GreenCreateRequest{Green: green, Ctx: inGreen, Desc: desc, Flags: uint32(cu.CU_GREEN_CTX_DEFAULT_STREAM)})
	run(0, wire.OpGreenStream, &wire.GreenStreamRequest{Stream: stream + 16*50, Green: green, Flags: 1})
	run(g, wire.OpStreamCreateWithPriority, &wire.StreamCreateWithPriorityRequest{PhStream: stream + 16*51})
	run(g, wire.OpEventCreate, &wire.EventCreateRequest{PhEvent: event + 16*50})
	run(g, wire.OpEventRecordWithFlags, &wire.EventRecordWithFlagsRequest{HEvent: event + 16*50, HStream: stream + 16*51})
	run(g, wire.OpCtxGetDevResource, &wire.CtxGetDevResourceRequest{HCtx: inGreen, Type: cu.CU_DEV_RESOURCE_TYPE_SM})
	run(g, wire.OpStreamSynchronize, &wire.StreamSynchronizeRequest{HStream: stream + 16*51})
	run(0, wire.OpGreenDestroy, &wire.GreenDestroyRequest{Green: green, Ctx: inGreen})
	run(p, wire.OpEventElapsedTime_v2, &wire.EventElapsedTime_v2Request{HStart: event + 16*50, HEnd: event + 16*50})
	run(p, wire.OpStreamQuery, &wire.StreamQueryRequest{HStream: stream + 16*50})
	run(p, wire.OpCtxGetLimit, &wire.CtxGetLimitRequest{Limit: cu.CU_LIMIT_PRINTF_FIFO_SIZE})
	run(p, wire.OpCtxGetCacheConfig, &wire.CtxGetCacheConfigRequest{})
	run(p, wire.OpStreamSynchronize, &wire.StreamSynchronizeRequest{HStream: stream})
	run(p, wire.OpStreamQuery, &wire.StreamQueryRequest{HStream: stream})
	run(p, wire.OpModuleFunctions, &wire.ModuleFunctionsRequest{Module: module})
	run(o, wire.OpStreamDestroy_v2, &wire.StreamDestroy_v2Request{HStream: second})
	run(o, wire.OpCtxDestroy, &wire.CtxDestroyRequest{Ctx: other})
	run(p, wire.OpModuleFunctions, &wire.ModuleFunctionsRequest{Module: module + 16*30})
	run(p, wire.OpModuleGetFunctionCount, &wire.ModuleGetFunctionCountRequest{Mod: module})
	run(p, wire.OpOccupancyAvailableDynamicSMemPerBlock, &wire.OccupancyAvailableDynamicSMemPerBlockRequest{Func: add, NumBlocks: 1, BlockSize: 32})
	run(p, wire.OpPrimaryRelease, &wire.PrimaryReleaseRequest{Ctx: primary})
	run(p, wire.OpModuleFunctions, &wire.ModuleFunctionsRequest{Module: module})
	open(0, wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: primary})
	run(p, wire.OpCtxGetLimit, &wire.CtxGetLimitRequest{Limit: cu.CU_LIMIT_PRINTF_FIFO_SIZE})
	run(p, wire.OpCtxGetCacheConfig, &wire.CtxGetCacheConfigRequest{})
	run(p, wire.OpModuleUnload, &wire.ModuleUnloadRequest{Hmod: module})
	run(p, wire.OpCtxSynchronize, &wire.CtxSynchronizeRequest{Ctx: primary})
	return program
}
