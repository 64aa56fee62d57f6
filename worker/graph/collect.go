package graph

import (
	"cmp"
	"encoding/binary"
	"maps"
	"slices"

	"ferry/api/cu"
	"ferry/wire"
)

// alive says whether something that a transcript is of is there.
func (t *Transcripts) alive(u use) bool {
	if u.h == 0 { // the graph of a capture that is under way
		return true
	}
	_, ok := t.s.Handles.Real(u.kind, u.h)
	return ok
}

// Trim forgets what nothing alive needs. While commands are recorded that happens by itself, now and then: between
// two times what has ended is kept, in bytes at most as much as lives and a constant.
func (t *Transcripts) Trim() { t.collect(t.alive) }

// collect forgets the transcripts that nothing needs which is alive, and of the others the steps that later ones
// replace. It returns the steps that are left, in their order.
func (t *Transcripts) collect(alive func(use) bool) (left []*step) {
	for _, of := range t.all {
		of.needed = false
	}
	for _, of := range t.all {
		if of.into == nil && alive(of.root) {
			of.mark()
		}
	}
	maps.DeleteFunc(t.blocks, func(addr uint64, _ *transcript) bool { return !t.graphs.HoldsAddress(addr) })
	t.all = slices.DeleteFunc(t.all, func(of *transcript) bool {
		if of.whole().needed {
			return false
		}
		for _, h := range of.names {
			if t.byHandle[h] == of {
				delete(t.byHandle, h)
			}
		}
		return true
	})
	for _, of := range t.all {
		left = append(left, of.steps...)
		for _, s := range of.latest {
			left = append(left, s)
		}
	}
	slices.SortFunc(left, func(a, b *step) int { return cmp.Compare(a.number, b.number) })
	left = t.dropReplaced(left)
	t.bytes = 0
	used := map[uint64]pastObject{}
	for _, s := range left {
		t.bytes += s.size()
		for _, u := range usesOf(s.op, s.request) {
			if p, ok := t.past[u.h]; ok {
				used[u.h] = p
			}
		}
	}
	t.past = used
	return left
}

// mark marks a transcript and those that it needs.
func (of *transcript) mark() {
	if of = of.whole(); of.needed {
		return
	}
	of.needed = true
	for _, s := range of.steps {
		for _, other := range s.needs {
			other.mark()
		}
	}
	for _, s := range of.latest {
		for _, other := range s.needs {
			other.mark()
		}
	}
}

// dropReplaced drops the steps that set what a later step of the same graph sets, unless something was made of the graph in
// between.
func (t *Transcripts) dropReplaced(steps []*step) []*step {
	set := map[*transcript]map[setting]bool{} // by later steps, of graphs that nothing was made of since
	for _, s := range slices.Backward(steps) {
		for _, other := range s.needs {
			delete(set, other.whole())
		}
		key, ok := settingOf(s)
		of := t.find(key.node)
		if !ok || of == nil || of.root.kind == cu.KindGraphExec || key.exec {
			if s.op == wire.OpGraphKernelNodeCopyAttributes {
				delete(set, of)
			}
			continue
		}
		if set[of] == nil {
			set[of] = map[setting]bool{}
		}
		s.gone = set[of][key]
		set[of][key] = true
	}
	gone := func(s *step) bool { return s.gone }
	for _, of := range t.all {
		of.steps = slices.DeleteFunc(of.steps, gone)
	}
	return slices.DeleteFunc(steps, gone)
}

// sets says where the requests of commands that set something of a node name the node, in words, and the word that tells one of several
// attributes.
var sets = map[wire.Op]struct{ exec, node, what int }{
	wire.OpGraphKernelSet: {0, 1, -1}, wire.OpGraphCopySet: {0, 1, -1}, wire.OpGraphHostSet: {0, 1, -1}, wire.OpGraphMemOpsSet: {0, 1, -1},
	wire.OpGraphMemsetNodeSetParams: {-1, 0, -1}, wire.OpGraphKernelNodeSetAttribute: {-1, 0, 1},
	wire.OpGraphEventRecordNodeSetEvent: {-1, 0, -1}, wire.OpGraphEventWaitNodeSetEvent: {-1, 0, -1},
	wire.OpGraphExecMemsetNodeSetParams: {0, 1, -1}, wire.OpGraphExecChildGraphNodeSetParams: {0, 1, -1},
	wire.OpGraphExecEventRecordNodeSetEvent: {0, 1, -1}, wire.OpGraphExecEventWaitNodeSetEvent: {0, 1, -1},
	wire.OpGraphNodeSetEnabled: {0, 1, -1},
}

// settingOf says what a step sets. It returns false if steps of the kind do not replace each other.
func settingOf(s *step) (setting, bool) {
	p, ok := sets[s.op]
	if !ok {
		return setting{op: s.op}, false
	}
	word := func(i int) uint64 {
		if i < 0 || 8*i+8 > len(s.request) {
			return 0
		}
		return binary.LittleEndian.Uint64(s.request[8*i:])
	}
	return setting{op: s.op, node: word(p.node), what: word(p.what), exec: word(p.exec) != 0}, true
}
