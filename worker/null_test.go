package worker

import (
	"reflect"
	"testing"

	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
)

// beneath puts a device's methods behind those of what is embedded beside it.
type beneath struct{ device.Device }

// noDriver answers every call of the driver with NOT_SUPPORTED: a command that gets another
// result did not reach it.
type noDriver struct {
	device.Unsupported
	beneath
}

// handleFields calls use with each field of a request that is a handle which may not be null.
func handleFields(q wire.Record, use func(v reflect.Value, kind uint64)) {
	v := reflect.ValueOf(q).Elem()
	for i := range v.NumField() {
		f := v.Field(i)
		kind, ok := kinds[f.Type().Name()]
		if ok && f.Kind() == reflect.Uint64 && kind != uint64(cu.KindStream) && kind != uint64(cu.KindContext) {
			use(f, kind)
		}
	}
}

// TestNullHandlesReachNoDriver sends every command with null where an object must be. A driver
// may crash at it, which would end the worker.
func TestNullHandlesReachNoDriver(t *testing.T) {
	c := newRaw(t, func(w *Worker) { w.dev = &noDriver{beneath: beneath{w.dev}} })
	c.open(1 << 21)
	id := uint32(100)
	ask := func(op wire.Op, q wire.Record) cu.Result {
		id++
		c.write(command(op, id, wire.FlagReply, 1, q))
		return c.result(id).Result
	}
	checked := 0
	for op := wire.Op(1); op <= lastOp(); op++ {
		q := wire.NewRequest(op)
		if q == nil {
			continue
		}
		fields := 0
		handleFields(q, func(f reflect.Value, kind uint64) {
			fields++
			f.SetUint(0x7e<<56 | kind<<48 | 0xfff0) // never bound
		})
		if fields == 0 || ask(op, q) != cu.CUDA_ERROR_INVALID_HANDLE && ask(op, q) != cu.CUDA_ERROR_INVALID_VALUE {
			continue // what it names it makes, or it waits, or a part of the worker executes it
		}
		checked++
		handleFields(q, func(f reflect.Value, _ uint64) { f.SetUint(0) })
		if rc := ask(op, q); rc == cu.CUDA_ERROR_NOT_SUPPORTED || rc == cu.CUDA_SUCCESS {
			t.Errorf("%v with null in place of an object: %v, so the driver was asked", op, rc)
		}
	}
	if checked < 100 {
		t.Errorf("only %d commands refuse what was never bound", checked)
	}
}

// TestKernelNodesNeedAContext adds and changes kernel nodes where no context is current, at which
// driver 580 crashes.
func TestKernelNodesNeedAContext(t *testing.T) {
	r := newGraphRig(t)
	f, g := r.function("add"), r.newGraph()
	q := &wire.GraphKernelRequest{Graph: g, Func: f, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Params: block(r.rig.alloc(16), uint32(1), uint32(1))}
	a, err := r.GraphKernel(q)
	r.ok(err)
	r.SetContext(0)
	_, err = r.GraphKernel(q)
	r.want(err, cu.CUDA_ERROR_INVALID_CONTEXT)
	_, err = r.GraphKernelSet(&wire.GraphKernelSetRequest{Node: a.Node, Func: f, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Params: q.Params})
	r.want(err, cu.CUDA_ERROR_INVALID_CONTEXT)
}

// TestGraphInItself: driver 580 crashes when a graph becomes its own child.
func TestGraphInItself(t *testing.T) {
	r := newGraphRig(t)
	g := r.newGraph()
	_, err := r.GraphAddChildGraphNode(&wire.GraphAddChildGraphNodeRequest{HGraph: g, ChildGraph: g})
	r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
}
