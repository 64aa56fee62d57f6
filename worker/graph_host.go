package worker

import (
	"encoding/binary"
	"sync"

	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
)

// A token is the client's name for something of its own that graphs use: a
// host function, or an object with a destructor. Graphs are cloned, nested and
// instantiated by the driver, so the driver keeps count: each token rides in
// one of its user objects, whose end the client is told.

// objects are the user objects the client has handles for.
type objects struct {
	mu      sync.Mutex
	byToken map[uint64]cu.UserObject // the client's handle
}

// hold ties a token to the life of a graph and of what is made of it. A driver
// without user objects (before 11.3) never tells the end.
func (w *Worker) hold(g cu.Graph, token uint64) {
	o, rc := w.dev.UserObject(token, 1)
	if rc == cu.CUDA_SUCCESS {
		rc = w.dev.GraphRetainUserObject(g, o, 1, uint32(cu.CU_GRAPH_USER_OBJECT_MOVE))
	}
	if rc != cu.CUDA_SUCCESS {
		w.log.Info("a graph's function stays known to the client until it ends", "result", rc.Error())
	}
}

// gone is called when nothing holds a token any more, on any goroutine.
func (w *Worker) gone(token uint64) {
	if token >= ownToken {
		c := w.copies.find(token)
		if c == nil {
			return
		}
		token = c.client
		w.beside.run(c.ctx, func(dev device.Device) { w.endHostCopy(dev, c) })
	}
	w.objects.mu.Lock()
	h, ok := w.objects.byToken[token]
	delete(w.objects.byToken, token)
	w.objects.mu.Unlock()
	if ok {
		w.s.Handles.Drop(cu.KindUserObject, uint64(h))
	}
	w.beside.queue(line{free: true}, func(device.Device) {
		w.out.WriteFrame(wire.AnsGone, 0, binary.LittleEndian.AppendUint64(nil, token))
	})
}

// retire ends a token that only an executable used, behind what still runs.
func (w *Worker) retire(token uint64) {
	c := w.current
	if c == nil {
		w.gone(token)
		return
	}
	w.behind(c, func(device.Device) { w.gone(token) })
}

func (w *Worker) cmdUserObject(q *wire.UserObjectRequest) cu.Result {
	if q.Token >= ownToken {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	w.objects.mu.Lock()
	_, known := w.objects.byToken[q.Token]
	if !known {
		w.objects.byToken[q.Token] = q.Object // before it can end
	}
	w.objects.mu.Unlock()
	if known {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	o, rc := w.dev.UserObject(q.Token, q.Count)
	if rc != cu.CUDA_SUCCESS {
		w.objects.mu.Lock()
		delete(w.objects.byToken, q.Token)
		w.objects.mu.Unlock()
	}
	return w.bind(cu.KindUserObject, uint64(q.Object), uint64(o), rc)
}

func (w *Worker) cmdGraphHost(q *wire.GraphHostRequest, a *wire.GraphHostReply) cu.Result {
	g, after, rc := w.place(q.Graph, q.Dependencies)
	if rc != cu.CUDA_SUCCESS || q.Token >= ownToken {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	n, rc := w.dev.GraphAddHost(g, after, q.Token)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	w.hold(g, q.Token)
	a.Node, rc = w.named(n, rc)
	return rc
}

// cmdGraphHostSet gives a node another function. The old one stays known as
// long as the graph does: copies may have it.
func (w *Worker) cmdGraphHostSet(q *wire.GraphHostSetRequest, _ *wire.GraphHostSetReply) cu.Result {
	exec, n, rc := w.target(q.Exec, q.Node)
	if rc != cu.CUDA_SUCCESS || q.Token >= ownToken {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if rc = w.dev.GraphSetHost(exec, n, q.Token); rc != cu.CUDA_SUCCESS {
		return rc
	}
	if exec == 0 {
		if g, ok := w.graphOf(n); ok {
			w.hold(g, q.Token)
		}
		return rc
	}
	set := w.graphs.tokens[exec]
	if set == nil {
		set = map[cu.GraphNode]uint64{}
		w.graphs.tokens[exec] = set
	}
	if old, ok := set[n]; ok {
		w.retire(old)
	}
	set[n] = q.Token
	return rc
}

// graphOf finds the graph of a node among those the client knows.
func (w *Worker) graphOf(n cu.GraphNode) (cu.Graph, bool) {
	for _, g := range w.s.Handles.Reals(cu.KindGraph) {
		_, count, _ := w.dev.GraphGetNodes(cu.Graph(g), 0)
		list, _, _ := w.dev.GraphGetNodes(cu.Graph(g), count)
		for _, m := range list {
			if m == n {
				return cu.Graph(g), true
			}
		}
	}
	return 0, false
}

func (w *Worker) cmdGraphHostGet(q *wire.GraphHostGetRequest, a *wire.GraphHostGetReply) cu.Result {
	n, rc := w.node(q.Node)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.Token, rc = w.dev.GraphGetHost(n)
	return rc
}
