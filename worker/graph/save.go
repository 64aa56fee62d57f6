package graph

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// A State is the graphs of a session that moves, as section "graphs" of its checkpoint has them.
type State struct {
	Steps  []Step   // in the order of their execution
	Past   []Past   // streams and events that steps name and that have ended
	Tokens []uint64 // whose end the client has not been told
	Blocks []Block  // memory of nodes
	High   []uint64 // the most memory that graphs have had, by the client's number of the device
	// Condition is the number that the first condition of the program got; 0 if there was none.
	Condition uint64
}

// A Step is a command that is executed again.
type Step struct {
	Op      wire.Op
	Context uint32
	Request []byte
	Failed  bool     `json:",omitempty"` // it failed, but named something
	First   uint64   `json:",omitempty"` // the number of its first binding
	Names   []uint64 `json:",omitempty"` // what it bound and named, in order
	Answer  uint64   `json:",omitempty"` // a hash of what it answered, or the number of a condition; 0 for none
	Nodes   uint64   `json:",omitempty"` // of an instantiation: how many nodes the graph had
}

// A Past is how a stream or an event was made that has ended.
type Past struct {
	Handle  uint64
	Op      wire.Op
	Context uint32
	Request []byte
}

// A Block is the memory of a node that allocates.
type Block struct {
	Addr, Size uint64
	Context    uint32
	Token      uint64
	Allocated  bool // a launch has allocated it, and none has freed it since
}

// Section is the name of the section.
func (t *Transcripts) Section() string { return "graphs" }

// Save returns the graphs, or why the session cannot move. The caller has the command loop's state, and no work is
// on a device.
func (t *Transcripts) Save() (any, error) {
	if len(t.s.Captures) > 0 {
		return nil, session.ErrCapturing
	}
	if t.lost != "" {
		return nil, errors.New("the program's graphs cannot be made again: " + t.lost)
	}
	steps := t.collect(t.alive)
	for _, of := range t.all {
		if of.lost != "" && of.into == nil {
			return nil, errors.New("a graph of the program cannot be made again: " + of.lost)
		}
	}
	st := &State{Tokens: t.aliveTokens(), Condition: t.condition}
	named, past := map[uint64]bool{}, map[uint64]bool{}
	for _, s := range steps {
		for _, h := range s.names {
			named[h] = true
		}
		if err := t.checkStep(st, past, s); err != nil {
			return nil, err
		}
		st.Steps = append(st.Steps, Step{
			Op: s.op, Context: s.ctx, Request: s.request, Failed: s.failed, First: s.first, Names: s.names, Answer: s.answer, Nodes: s.nodes,
		})
	}
	for _, o := range t.s.Handles.Objects() {
		if slices.Contains(made, session.KindOf(o.Handle)) && !named[o.Handle] {
			return nil, fmt.Errorf("object %#x, made by %v, is in no record of the program's graphs", o.Handle, o.Recipe.Op)
		}
	}
	for _, addr := range slices.Sorted(maps.Keys(t.graphs.memory.blocks)) {
		b := t.graphs.memory.blocks[addr]
		st.Blocks = append(st.Blocks, Block{b.addr, b.size, b.ctx.Index, b.token, b.allocated})
	}
	for _, dev := range t.s.Devices.Granted {
		st.High = append(st.High, t.graphs.memory.high[dev])
	}
	return st, nil
}

// Makes are the kinds of objects that Load makes: their recipes are not executed.
func (t *Transcripts) Makes() []cu.Kind { return made }

var made = []cu.Kind{cu.KindGraph, cu.KindGraphNode, cu.KindGraphExec, cu.KindUserObject}

// checkStep checks that what a step names is there, or can be made again for it.
func (t *Transcripts) checkStep(st *State, past map[uint64]bool, s *step) error {
	if s.ctx != 0 && t.gpu.Contexts[s.ctx] == nil {
		return fmt.Errorf("a graph of the program was made by %v in a context that has ended", s.op)
	}
	for _, u := range usesOf(s.op, s.request) {
		if _, ok := t.s.Handles.Real(u.kind, u.h); ok || past[u.h] {
			continue
		}
		switch u.kind {
		case cu.KindGraph, cu.KindGraphNode, cu.KindGraphExec, cu.KindUserObject:
			continue // another step makes it
		case cu.KindStream, cu.KindEvent:
			p, ok := t.past[u.h]
			if ok && pastOps[p.op] && t.gpu.Contexts[p.ctx] != nil {
				past[u.h] = true
				st.Past = append(st.Past, Past{u.h, p.op, p.ctx, p.request})
				continue
			}
		}
		return fmt.Errorf("a graph of the program was made by %v, which names %s that has ended", s.op, kindNames[u.kind])
	}
	return nil
}

// pastOps are the commands that make streams and events for the time of Load.
var pastOps = map[wire.Op]bool{wire.OpStreamCreateWithPriority: true, wire.OpGreenStream: true, wire.OpEventCreate: true}

var kindNames = map[cu.Kind]string{
	cu.KindStream: "a stream", cu.KindEvent: "an event", cu.KindContext: "a context", cu.KindFunction: "a kernel", cu.KindKernel: "a kernel",
	cu.KindArray: "an array", cu.KindMipmappedArray: "a mipmapped array",
}

// aliveTokens lists the tokens whose end the client has not been told.
func (t *Transcripts) aliveTokens() []uint64 {
	set := t.calls.heldTokens()
	maps.Copy(set, t.ownTokens())
	return slices.Sorted(maps.Keys(set))
}

// ownTokens are the tokens in use that no object of the driver stands for: those of memory, and of host functions that
// were set in executables.
func (t *Transcripts) ownTokens() map[uint64]bool {
	set := map[uint64]bool{}
	for _, b := range t.graphs.memory.blocks {
		set[b.token] = true
	}
	for _, nodes := range t.graphs.tokens {
		for _, token := range nodes {
			set[token] = true
		}
	}
	return set
}
