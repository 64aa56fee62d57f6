package worker

import (
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
)

// An otherDriver is a device that answers as another driver could.
type otherDriver struct {
	device.Device
	larger, nodes uint64 // how much larger variables are, and how many more nodes graphs have
	condition     cu.GraphConditionalHandle
}

func (d *otherDriver) Thread() device.Device {
	view := *d
	view.Device = d.Device.Thread()
	return &view
}

func (d *otherDriver) ModuleGetGlobal(m cu.Module, name string) (cu.Deviceptr, uint64, cu.Result) {
	at, n, rc := d.Device.ModuleGetGlobal(m, name)
	return at, n + d.larger, rc
}

func (d *otherDriver) GraphGetNodes(g cu.Graph, n uint64) ([]cu.GraphNode, uint64, cu.Result) {
	list, count, rc := d.Device.GraphGetNodes(g, n)
	return list, count + d.nodes, rc
}

func (d *otherDriver) GraphConditionalHandleCreate(g cu.Graph, ctx cu.Context, value, flags uint32) (cu.GraphConditionalHandle, cu.Result) {
	h, rc := d.Device.GraphConditionalHandleCreate(g, ctx, value, flags)
	return h + d.condition, rc
}

// TestMovedToOtherDriver: a session does not move to a driver that makes of its code and graphs something else than it had.
func TestMovedToOtherDriver(t *testing.T) {
	ctx, module, f := h[cu.Context](cu.KindContext, 1), h[cu.Module](cu.KindModule, 10), h[cu.Function](cu.KindFunction, 11)
	g, exec := h[cu.Graph](cu.KindGraph, 12), h[cu.GraphExec](cu.KindGraphExec, 13)
	for _, c := range []struct {
		name, want string
		driver     otherDriver
	}{
		{"variables", `the variable "`, otherDriver{larger: 4}},
		{"variables", ` bytes, and here `, otherDriver{larger: 4}},
		{"nodes", "a graph has 2 nodes here, and had 1 there", otherDriver{nodes: 1}},
		{"conditions", "the driver has given a condition another number than on the other server", otherDriver{condition: 1 << 20}},
		{"the same", "", otherDriver{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			v := newTraveller(t)
			v.run(0, wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: ctx})
			v.load(ctx, module, counting)
			v.run(ctx, wire.OpModuleGetFunction, &wire.ModuleGetFunctionRequest{Func: f, Module: module, Name: "count"})
			v.run(ctx, wire.OpGraphCreate, &wire.GraphCreateRequest{PhGraph: g})
			v.run(ctx, wire.OpGraphKernel, &wire.GraphKernelRequest{Graph: g, Func: f, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Params: block(uint32(1))})
			v.run(ctx, wire.OpGraphConditionalHandleCreate, &wire.GraphConditionalHandleCreateRequest{HGraph: g, Ctx: ctx, DefaultLaunchValue: 1, Flags: 1})
			v.run(ctx, wire.OpGraphInstantiate, &wire.GraphInstantiateRequest{Exec: exec, Graph: g})
			file, err := v.save()
			if err != nil {
				t.Fatal(err)
			}
			v.leave()
			err = v.restore(file, func(w *Worker) {
				driver := c.driver
				driver.Device = w.dev.(*swapped).Device
				swap(w, &driver)
			})
			if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
				t.Errorf("%v", err)
			}
			v.leave()
		})
	}
}
