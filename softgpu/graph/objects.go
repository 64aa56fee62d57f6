package graph

import (
	"maps"

	"ferry/api/cu"
)

// A userObject is something that graphs hold on to: the client's, or a
// condition. Its end comes when the last reference is gone: the client's own,
// those of graphs and executables, and those of launches that still run.
type userObject struct {
	refs uint64 // with Graphs.mu held
	end  func() // with Graphs.mu held
}

// holds are references of a graph's.
type holds map[*userObject]uint64

func (h holds) copied() holds {
	c := maps.Clone(h)
	for o, n := range c {
		o.refs += n
	}
	return c
}

// dropReferences ends references; gs.mu is held.
func (gs *Graphs) dropReferences(h holds) {
	for o, n := range h {
		gs.release(o, n)
	}
}

func (gs *Graphs) release(o *userObject, n uint64) {
	if o.refs == 0 {
		return
	}
	if o.refs -= min(n, o.refs); o.refs == 0 {
		o.end()
	}
}

// OnUserObject sets the function that is called when a user object ends.
func (gs *Graphs) OnUserObject(ended func(token uint64)) {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	gs.onUserObject = ended
}

// maxReferences is how many the driver adds or takes away at once; an object may be made with more.
const maxReferences = 1<<31 - 1

// UserObject makes an object with references of the caller's.
func (gs *Graphs) UserObject(token uint64, count uint32) (cu.UserObject, cu.Result) {
	if count == 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	gs.mu.Lock()
	defer gs.mu.Unlock()
	h := gs.objects.Reserve()
	gs.objects.Put(h, &userObject{refs: uint64(count), end: func() {
		gs.objects.Remove(h)
		if gs.onUserObject != nil {
			go gs.onUserObject(token) // it may be anything but quick
		}
	}})
	return cu.UserObject(h), cu.CUDA_SUCCESS
}

// withObject does something with a user object.
func (gs *Graphs) withObject(h cu.UserObject, count uint32, do func(*userObject) cu.Result) cu.Result {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	o, ok := gs.objects.Get(uint64(h))
	if !ok || count == 0 || count > maxReferences {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return do(o)
}

// UserObjectRetain adds references of the caller's.
func (gs *Graphs) UserObjectRetain(h cu.UserObject, count uint32) cu.Result {
	return gs.withObject(h, count, func(o *userObject) cu.Result {
		o.refs += uint64(count)
		return cu.CUDA_SUCCESS
	})
}

// UserObjectRelease ends references of the caller's.
func (gs *Graphs) UserObjectRelease(h cu.UserObject, count uint32) cu.Result {
	return gs.withObject(h, count, func(o *userObject) cu.Result {
		gs.release(o, uint64(count))
		return cu.CUDA_SUCCESS
	})
}

// GraphRetainUserObject gives a graph references: new ones, or the caller's.
func (gs *Graphs) GraphRetainUserObject(hg cu.Graph, h cu.UserObject, count, flags uint32) cu.Result {
	if flags&^uint32(cu.CU_GRAPH_USER_OBJECT_MOVE) != 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return gs.withObject(h, count, func(o *userObject) cu.Result {
		gr, r := gs.find(hg)
		if r != cu.CUDA_SUCCESS {
			return r
		}
		gr.hold(o, uint64(count))
		if flags == 0 {
			o.refs += uint64(count)
		}
		return r
	})
}

// GraphReleaseUserObject takes references from a graph.
func (gs *Graphs) GraphReleaseUserObject(hg cu.Graph, h cu.UserObject, count uint32) cu.Result {
	return gs.withObject(h, count, func(o *userObject) cu.Result {
		gr, r := gs.find(hg)
		if r != cu.CUDA_SUCCESS {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		if gr.holds[o] == 0 {
			return r // driver 580 says nothing of an object that the graph has not got
		}
		if gr.holds[o] < uint64(count) {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		if gr.holds[o] -= uint64(count); gr.holds[o] == 0 {
			delete(gr.holds, o)
		}
		gs.release(o, uint64(count))
		return r
	})
}

func (g *graph) hold(o *userObject, n uint64) {
	if g.holds == nil {
		g.holds = holds{}
	}
	g.holds[o] += n
}

// collect takes the references of a graph and all below it.
func (g *graph) collect(into holds) {
	for o, n := range g.holds {
		into[o] += n
	}
	g.holds = nil
	for _, n := range g.nodes {
		if o, ok := n.work.(owner); ok {
			for _, below := range o.below() {
				below.collect(into)
			}
		}
	}
}

// dropReferencesAfter ends references once a launch is over; gs.mu is held.
func (gs *Graphs) dropReferencesAfter(h holds, last Point) {
	switch {
	case len(h) == 0:
	case last == nil || last.Reached():
		gs.dropReferences(h)
	default:
		go func() {
			last.Wait()
			gs.mu.Lock()
			defer gs.mu.Unlock()
			gs.dropReferences(h)
		}()
	}
}
