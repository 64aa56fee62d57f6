package worker

import (
	"runtime"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
)

// A threadBound is a device whose views of one thread share the current context, as those of the real driver do. Like that driver it does not survive a
// kernel node without a context.
type threadBound struct {
	device.Device
	thread int
}

func (d *threadBound) Thread() device.Device {
	if unix.Gettid() != d.thread {
		return d.Device.Thread()
	}
	return d
}

func (d *threadBound) Leave() {}

func (d *threadBound) GraphAddKernel(g cu.Graph, after []cu.GraphNode, l *device.Launch) (cu.GraphNode, cu.Result) {
	if ctx, _ := d.CtxGetCurrent(); ctx == 0 {
		return 0, cu.CUDA_ERROR_CONTEXT_IS_DESTROYED
	}
	return d.Device.GraphAddKernel(g, after, l)
}

// TestMovedOnOneThread makes graphs of kernel nodes again in a worker whose parts look for variables and record events before, on the thread
// that has the program's context: the nodes are made in that context.
func TestMovedOnOneThread(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	thread := unix.Gettid()
	bound := func(w *Worker) { swap(w, &threadBound{w.dev.(*swapped).Device, thread}) }
	v := newTraveller(t)
	ctx := h[cu.Context](cu.KindContext, 1)
	module, f := h[cu.Module](cu.KindModule, 10), h[cu.Function](cu.KindFunction, 11)
	event, g := h[cu.Event](cu.KindEvent, 12), h[cu.Graph](cu.KindGraph, 13)
	v.run(0, wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: ctx})
	v.load(ctx, module, counting)
	v.run(ctx, wire.OpModuleGetFunction, &wire.ModuleGetFunctionRequest{Func: f, Module: module, Name: "count"})
	v.run(ctx, wire.OpModuleVariable, &wire.ModuleVariableRequest{Module: module, Name: "total"})
	v.run(ctx, wire.OpEventCreate, &wire.EventCreateRequest{PhEvent: event})
	v.run(ctx, wire.OpEventRecordWithFlags, &wire.EventRecordWithFlagsRequest{HEvent: event})
	v.run(ctx, wire.OpGraphCreate, &wire.GraphCreateRequest{PhGraph: g})
	node := &wire.GraphKernelRequest{Graph: g, Func: f, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Params: block(uint32(1))}
	v.run(ctx, wire.OpGraphKernel, node)
	v.run(ctx, wire.OpGraphKernel, node)
	v.move(bound) // demands that each command has the result that it had
	v.run(ctx, wire.OpGraphKernel, node)
	v.leave()
}
