package graph

import (
	"encoding/binary"
	"sync"

	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
	"ferry/worker/gpu"
)

// A token is the client's name for something of its own that graphs use: a host function,
// or an object with a destructor. The driver clones, nests and instantiates graphs, so the
// driver counts the uses: each token lies in one of the driver's user objects, and the
// client is told when that object ends.

// userObjects are the driver's user objects, and which ends of tokens the client is told. mu is for threads of the driver,
// which end them.
type userObjects struct {
	mu      sync.Mutex
	byToken map[uint64]cu.UserObject // the client's handle, of those that the client made
	live    map[uint64]int           // objects of the driver by token, the worker's own tokens included

	replaying bool            // Load makes graphs: what ends meanwhile ended long ago
	told      map[uint64]bool // tokens whose end the client knows although something has them
	holding   bool            // the session is about to leave: ends are kept
	held      []uint64        // those
}

// tells decides whether the client is told the end of a token. mu is held.
func (o *userObjects) tells(token uint64) bool {
	switch {
	case o.replaying:
		return false
	case o.told[token]:
		if o.live[token] == 0 {
			delete(o.told, token)
		}
		return false
	case o.holding:
		o.held = append(o.held, token)
		return false
	}
	return true
}

// newObject makes an object of the driver for a token.
func (hc *HostCalls) newObject(token uint64, count uint32) (cu.UserObject, cu.Result) {
	hc.userObjects.add(token, 1)
	o, rc := hc.dev.UserObject(token, count)
	if rc != cu.CUDA_SUCCESS {
		hc.userObjects.add(token, -1)
	}
	return o, rc
}

// add counts the objects of a token.
func (o *userObjects) add(token uint64, n int) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.change(token, n)
}

func (o *userObjects) change(token uint64, n int) {
	if o.live[token] += n; o.live[token] == 0 {
		delete(o.live, token)
	}
}

// retainToken ties a token to the life of a graph and of everything made from it. A driver
// without user objects (before 11.3) never tells the end.
func (hc *HostCalls) retainToken(g cu.Graph, token uint64) {
	o, rc := hc.newObject(token, 1)
	if rc == cu.CUDA_SUCCESS {
		rc = hc.dev.GraphRetainUserObject(g, o, 1, uint32(cu.CU_GRAPH_USER_OBJECT_MOVE))
	}
	if rc != cu.CUDA_SUCCESS {
		hc.log.Info("a graph's function stays known to the client until it ends", "result", rc.Error())
	}
}

// endObject is called when an object of the driver has ended, on any thread. That the object is gone and that the
// client is told are one to endReplay.
func (hc *HostCalls) endObject(token uint64) {
	client := token
	if c := hc.hostCopies.find(token); c != nil {
		client = c.client
	}
	o := &hc.userObjects
	o.mu.Lock()
	o.change(token, -1)
	tells := o.tells(client)
	o.mu.Unlock()
	hc.endUse(token, tells)
}

// endToken is called when nothing uses a token any more that no object stands for, on any thread.
func (hc *HostCalls) endToken(token uint64) {
	client := token
	if c := hc.hostCopies.find(token); c != nil {
		client = c.client
	}
	o := &hc.userObjects
	o.mu.Lock()
	tells := o.tells(client)
	o.mu.Unlock()
	hc.endUse(token, tells)
}

// endUse ends what a token stands for.
func (hc *HostCalls) endUse(token uint64, tells bool) {
	if token >= OwnTokens {
		c := hc.hostCopies.find(token)
		if c == nil {
			return
		}
		token = c.client
		hc.gpu.Pool.Run(c.ctx, func(dev device.Device) { hc.endHostCopy(dev, c) })
	}
	hc.userObjects.mu.Lock()
	h, ok := hc.userObjects.byToken[token]
	delete(hc.userObjects.byToken, token)
	hc.userObjects.mu.Unlock()
	if ok {
		hc.s.Handles.DropWhenMade(cu.KindUserObject, uint64(h))
	}
	if tells {
		hc.tellEnd(token)
	}
}

// tellEnd tells the client that nothing uses a token any more.
func (hc *HostCalls) tellEnd(token uint64) {
	hc.gpu.Pool.Queue(gpu.Sequence{Free: true}, func(device.Device) {
		hc.out.WriteFrame(wire.AnsGone, 0, binary.LittleEndian.AppendUint64(nil, token))
	})
}

// endTokenAfterWork ends a token that only an executable used, once all running work is
// done.
func (hc *HostCalls) endTokenAfterWork(token uint64) {
	c := hc.gpu.Current
	if c == nil || hc.isReplaying() { // there is no work
		hc.endToken(token)
		return
	}
	hc.gpu.AfterWork(c, func(device.Device) { hc.endToken(token) })
}

// CmdUserObject creates a user object.
func (hc *HostCalls) CmdUserObject(q *wire.UserObjectRequest) cu.Result {
	if q.Token >= OwnTokens {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	hc.userObjects.mu.Lock()
	_, known := hc.userObjects.byToken[q.Token]
	if !known {
		hc.userObjects.byToken[q.Token] = q.Object // before the object can end
	}
	hc.userObjects.mu.Unlock()
	if known {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	o, rc := hc.newObject(q.Token, q.Count)
	if rc != cu.CUDA_SUCCESS {
		hc.userObjects.mu.Lock()
		delete(hc.userObjects.byToken, q.Token)
		hc.userObjects.mu.Unlock()
	}
	return hc.gpu.Bind(cu.KindUserObject, uint64(q.Object), uint64(o), rc)
}

// CmdGraphHost adds a node that calls a host function.
func (gr *Graphs) CmdGraphHost(q *wire.GraphHostRequest, a *wire.GraphHostReply) cu.Result {
	g, after, rc := gr.placeNode(q.Graph, q.Dependencies)
	if rc != cu.CUDA_SUCCESS || q.Token >= OwnTokens {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	n, rc := gr.dev.GraphAddHost(g, after, q.Token)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	gr.calls.retainToken(g, q.Token)
	a.Node, rc = gr.nameNode(n, rc)
	return rc
}

// CmdGraphHostSet gives a node another function. The old token stays as long as the graph
// does: clones may have it.
func (gr *Graphs) CmdGraphHostSet(q *wire.GraphHostSetRequest, _ *wire.GraphHostSetReply) cu.Result {
	exec, n, rc := gr.realTarget(q.Exec, q.Node)
	if rc != cu.CUDA_SUCCESS || q.Token >= OwnTokens {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if rc = gr.dev.GraphSetHost(exec, n, q.Token); rc != cu.CUDA_SUCCESS {
		return rc
	}
	if exec == 0 {
		if g, ok := gr.graphOf(n); ok {
			gr.calls.retainToken(g, q.Token)
		}
		return rc
	}
	set := gr.tokens[exec]
	if set == nil {
		set = map[cu.GraphNode]uint64{}
		gr.tokens[exec] = set
	}
	if old, ok := set[n]; ok {
		gr.calls.endTokenAfterWork(old)
	}
	set[n] = q.Token
	return rc
}

// graphOf finds the graph of a node among the graphs that the client knows.
func (gr *Graphs) graphOf(n cu.GraphNode) (cu.Graph, bool) {
	for _, g := range gr.s.Handles.Reals(cu.KindGraph) {
		_, count, _ := gr.dev.GraphGetNodes(cu.Graph(g), 0)
		list, _, _ := gr.dev.GraphGetNodes(cu.Graph(g), count)
		for _, m := range list {
			if m == n {
				return cu.Graph(g), true
			}
		}
	}
	return 0, false
}

// CmdGraphHostGet answers the token of a node.
func (gr *Graphs) CmdGraphHostGet(q *wire.GraphHostGetRequest, a *wire.GraphHostGetReply) cu.Result {
	n, rc := realNode(gr.s, q.Node)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.Token, rc = gr.dev.GraphGetHost(n)
	return rc
}
