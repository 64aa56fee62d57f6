package worker

import (
	"bytes"
	"testing"

	"ferry/api/cu"
	"ferry/wire"
	"ferry/worker/gpu"
	"ferry/worker/graph"
)

// hostEnd describes a copy of n bytes between the device and the client.
func hostEnd(dev cu.Deviceptr, n uint64, out bool) cu.CUDA_MEMCPY3D_v2 {
	d := cu.CUDA_MEMCPY3D_v2{WidthInBytes: n, Height: 1, Depth: 1, SrcPitch: n, DstPitch: n, SrcHeight: 1, DstHeight: 1}
	d.SrcMemoryType, d.DstMemoryType = cu.CU_MEMORYTYPE_HOST, cu.CU_MEMORYTYPE_DEVICE
	d.DstDevice, d.SrcHost = dev, 0xdead0000
	if out {
		d.SrcMemoryType, d.DstMemoryType = cu.CU_MEMORYTYPE_DEVICE, cu.CU_MEMORYTYPE_HOST
		d.SrcDevice, d.DstDevice, d.SrcHost, d.DstHost = dev, 0, 0, 0xdead0000
	}
	return d
}

func TestGraphCopiesFromAndToTheClient(t *testing.T) {
	const n = 3 << 20 // in pieces
	data := pattern(9, n)
	r := newGraphRig(t)
	r.feed = func(token uint64) {
		for at := 0; at < n; at += gpu.Piece {
			r.ok(r.GraphFeed(&wire.GraphFeedRequest{Token: token, Offset: uint64(at), Data: data[at : at+gpu.Piece]}))
		}
	}
	dev := r.rig.alloc(n)
	g, in, out := r.newGraph(), r.token(), r.token()
	load, err := r.GraphCopy(&wire.GraphCopyRequest{Graph: g, Copy: hostEnd(dev, n, false), Ctx: r.ctx, Token: in})
	r.ok(err)
	store, err := r.GraphCopy(&wire.GraphCopyRequest{Graph: g, Dependencies: []cu.GraphNode{load.Node}, Copy: hostEnd(dev, n, true), Ctx: r.ctx, Token: out})
	r.ok(err)
	kind, err := r.GraphNodeType(&wire.GraphNodeTypeRequest{Node: store.Node})
	if r.ok(err); cu.GraphNodeType(kind.Type) != cu.CU_GRAPH_NODE_TYPE_MEMCPY {
		t.Errorf("a copy is of type %d", kind.Type)
	}
	got, err := r.GraphCopyGet(&wire.GraphCopyGetRequest{Node: store.Node})
	if r.ok(err); got.Copy != hostEnd(dev, n, true) {
		t.Errorf("a copy forgot its parameters: %+v", got.Copy)
	}
	e := r.exec(g)
	r.destroy(g)
	for range 2 {
		r.stored = make([]byte, n)
		r.ok(r.ask(e))
		r.ok(r.sync())
		if !bytes.Equal(r.stored, data) {
			t.Fatal("the client got other bytes than it sent")
		}
		data = pattern(10, n)
	}
	r.gone()
	r.destroyExec(e)
	r.gone(in, out)
	if r.w.calls.HostCopyBytes() != 0 {
		t.Error("staging memory is left")
	}
}

// Requests that the shim never sends.
func TestGraphCopiesAreChecked(t *testing.T) {
	r := newGraphRig(t)
	dev := r.rig.alloc(4096)
	g := r.newGraph()
	refused := func(d cu.CUDA_MEMCPY3D_v2, token uint64) {
		t.Helper()
		if _, err := r.GraphCopy(&wire.GraphCopyRequest{Graph: g, Copy: d, Ctx: r.ctx, Token: token}); err == nil {
			t.Errorf("%+v with token %#x is accepted", d, token)
		}
	}
	huge := hostEnd(dev, 1<<40, false)
	huge.Height, huge.Depth = 1<<40, 1<<40
	refused(huge, r.token())
	refused(hostEnd(dev, 8192, false), r.token()) // beyond the allocation
	refused(hostEnd(dev, 64, false), graph.OwnTokens|1)
	both := hostEnd(dev, 64, false)
	both.DstMemoryType = cu.CU_MEMORYTYPE_HOST
	refused(both, r.token())
	in := r.token()
	_, err := r.GraphCopy(&wire.GraphCopyRequest{Graph: g, Copy: hostEnd(dev, 64, false), Ctx: r.ctx, Token: in})
	r.ok(err)
	refused(hostEnd(dev, 64, false), in) // twice the same token
	for _, q := range []wire.GraphFeedRequest{
		{Token: in, Offset: 1, Data: make([]byte, 64)},
		{Token: in, Offset: 1 << 63, Data: make([]byte, 1)},
		{Token: in + 1, Data: make([]byte, 1)},
		{Token: graph.OwnTokens | 1, Data: make([]byte, 1)},
	} {
		if rc := r.w.calls.CmdGraphFeed(&q); rc != cu.CUDA_ERROR_INVALID_VALUE {
			t.Errorf("feeding %d bytes at %d of %#x: %v", len(q.Data), q.Offset, q.Token, rc)
		}
	}
	for _, token := range []uint64{graph.OwnTokens, graph.OwnTokens | 1, ^uint64(0)} {
		_, err = r.GraphHost(&wire.GraphHostRequest{Graph: g, Token: token})
		r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
		r.ok(r.HostDone(&wire.HostDoneRequest{Token: token})) // of nothing
		r.ok(r.HostFunc(&wire.HostFuncRequest{Token: token}))
		r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_VALUE, wire.OpHostFunc)
	}
}
