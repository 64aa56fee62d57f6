package graph

import (
	"bytes"
	"hash/fnv"
	"strings"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/gpu"
)

// A transcript is the commands that made something what it is: a graph, an executable or a user object. A
// session that moves has them executed again on the other server, in the order in which all of them were executed
// here. A graph that was captured has the commands of its capture.
//
// What something else was made of is needed as long as that lives: an executable needs the transcript of its graph,
// which may have ended. collect finds what nothing needs any more.
type transcript struct {
	root  use // what it is of; no handle while the capture of a graph is under way
	steps []*step
	names []uint64    // all that its steps named
	into  *transcript // the graph was moved into another, and its transcript with it
	lost  string      // why it is not complete; empty: it is
	// latest are the steps of an executable that replace each other.
	latest map[setting]*step
	needed bool // in the course of collect
}

// A step is one command of a transcript.
type step struct {
	number  uint64 // of all steps, in the order of their execution
	op      wire.Op
	ctx     uint32 // index of the context that was current
	request []byte
	failed  bool     // it failed, but named something
	first   uint64   // the number of its first binding
	names   []uint64 // what it bound and named, in order
	answer  uint64   // answerOf it
	nodes   uint64   // of an instantiation: how many nodes the graph had
	needs   []*transcript
	gone    bool // in the course of collect: a later step replaces it
}

// size is about the memory that a step takes.
func (s *step) size() int { return len(s.request) + 8*len(s.names) + 8*len(s.needs) + 160 }

// A setting is what a step sets: steps with the same one replace each other.
type setting struct {
	op   wire.Op
	node uint64
	what uint64 // the attribute, where there are several
	exec bool   // it concerns an executable, not the node itself
}

// Transcripts are all of them. They are a part of the worker of their own (package worker/rebuild): Save and Load take the graphs of a
// session to another server. The command loop owns them.
type Transcripts struct {
	graphs  *Graphs
	gpu     *gpu.Executor
	calls   *HostCalls
	dev     device.Device
	s       *session.Session
	execute Execute // for Load; nil if this worker cannot

	all      []*transcript
	byHandle map[uint64]*transcript // graphs, nodes, executables and user objects
	captures map[capturing]*capture
	blocks   map[uint64]*transcript // which makes the memory of nodes, by address
	past     map[uint64]pastObject  // how the streams and events were made that steps name
	steps    uint64                 // so far
	bytes    int                    // of the steps, those included that nothing needs any more
	full     int                    // where collect runs next
	most     int                    // maxTranscripts, except in tests
	lost     string                 // why no transcript is complete

	condition uint64 // the number that the first condition of the program got; 0 if there was none
}

// capturing is where a capture began: the client's stream, and the context if every context has that stream.
type capturing struct {
	stream cu.Stream
	ctx    uint32
}

// A capture is one under way.
type capture struct {
	id  uint64
	of  *transcript
	own bool // the graph began with it
}

// A pastObject is how a stream or an event was made: it may have ended when a step that names it is executed again.
type pastObject struct {
	op      wire.Op
	ctx     uint32
	request []byte
}

// maxTranscripts bounds the bytes of all steps. A graph of a thousand kernels has about half a megabyte. A graph
// beyond the bound loses its transcript, and the session cannot move while something needs it.
const maxTranscripts = 128 << 20

// minCollect is how many bytes of steps are worth looking for what is not needed.
const minCollect = 1 << 20

// NewTranscripts returns the Transcripts of a client that has no graphs yet.
func NewTranscripts(gr *Graphs) *Transcripts {
	return &Transcripts{
		graphs: gr, gpu: gr.gpu, calls: gr.calls, dev: gr.dev, s: gr.s,
		byHandle: map[uint64]*transcript{}, captures: map[capturing]*capture{}, past: map[uint64]pastObject{},
		blocks: map[uint64]*transcript{},
		full:   minCollect, most: maxTranscripts,
	}
}

// Limit sets, for tests, how many bytes of transcripts are kept.
func (t *Transcripts) Limit(most int) {
	t.most, t.full = most, min(most, t.full)
}

// Bytes are how many there are, for tests, those included that nothing needs any more. The command loop must not run meanwhile.
func (t *Transcripts) Bytes() int { return t.bytes }

// asks says which commands only ask. They change nothing, but may name nodes.
var asks = func() (list []bool) {
	for op := range places {
		name := wire.Op(op).String()
		list = append(list, strings.Contains(name, "Get") || wire.Op(op) == wire.OpGraphNodeType || wire.Op(op) == wire.OpGraphDot ||
			wire.Op(op) == wire.OpGraphNodeFindInClone || wire.Op(op) == wire.OpCaptureInfo)
	}
	return list
}()

// inCaptures says what becomes of a successful command whose stream is being captured: part of the graph, or nothing
// that the graph could tell. Of others it is not known.
var inCaptures = map[wire.Op]bool{
	wire.OpLaunch: true, wire.OpGraphLaunch: true, wire.OpGraphLaunchAsk: true,
	wire.OpCopyOn: true, wire.OpArrayOn: true, wire.OpStreamCopy: true, wire.OpMemBatchDecompressAsync: true,
	wire.OpMemsetD8Async: true, wire.OpMemsetD16Async: true, wire.OpMemsetD32Async: true,
	wire.OpMemsetD2D8Async: true, wire.OpMemsetD2D16Async: true, wire.OpMemsetD2D32Async: true,
	wire.OpHostFunc: true, wire.OpEventRecordWithFlags: true, wire.OpStreamWaitEvent: true,
	wire.OpCaptureWait: true, wire.OpCaptureUpdate: true, wire.OpCaptureInfo: true,
	wire.OpStreamWaitValue32_v2: true, wire.OpStreamWaitValue64_v2: true, wire.OpStreamWriteValue32_v2: true, wire.OpStreamWriteValue64_v2: true,
	wire.OpStreamBatchMemOp_v2: true, wire.OpMemAllocAsync: true, wire.OpGraphMemoryFree: true,

	wire.OpStreamQuery: false, wire.OpStreamSynchronize: false, wire.OpStreamWatch: false, wire.OpArrived: false,
	wire.OpStreamGetAttribute: false, wire.OpStreamSetAttribute: false, wire.OpStreamCopyAttributes: false,
	wire.OpClusters: false, wire.OpGraphUpload: false,
}

// Records reports whether Record must be called after a command. It costs next to nothing for commands that are
// sent often.
func (t *Transcripts) Records(op wire.Op) bool {
	return int(op) < len(concern) && concern[op] && op != wire.OpGraphLaunch || op == wire.OpBeginCapture || op == wire.OpEndCapture || len(t.s.Captures) > 0
}

// Record adds the command that has just been executed to the transcript it belongs to. The command loop calls it
// before the session's End.
func (t *Transcripts) Record(op wire.Op, ctx uint32, payload []byte) {
	ok := !t.s.Command.Failed
	first, names := t.s.Handles.LastBound()
	switch op {
	case wire.OpBeginCapture, wire.OpBeginCaptureTo:
		if ok {
			t.recordBegin(op, ctx, payload)
		}
		return
	case wire.OpEndCapture:
		t.recordEnd(ctx, payload, ok)
		return
	}
	if !ok && len(names) == 0 {
		return
	}
	s := &step{op: op, ctx: ctx, failed: !ok, first: first, names: names}
	if of := t.capturedInto(op, ctx, payload); of != nil {
		if part, known := inCaptures[op]; !known {
			of.lose("a capture contains " + op.String() + ", which cannot be repeated")
		} else if part && (op != wire.OpCaptureInfo || len(names) > 0) {
			t.add(of, s, payload)
		}
		return
	}
	if !concern[op] || asks[op] && len(names) == 0 || notKept[op] {
		return
	}
	of := t.subject(s, payload)
	if of == nil {
		t.lost = op.String() + " changed a graph that is not known"
		return
	}
	t.add(of, s, payload)
	switch op {
	case wire.OpGraphMove:
		t.recordMove(of, payload)
	case wire.OpGraphInstantiate:
		if ok {
			_, s.nodes, _ = t.dev.GraphGetNodes(t.instantiated(payload), 0)
		}
	}
}

// notKept are commands that leave nothing to repeat.
var notKept = map[wire.Op]bool{wire.OpGraphLaunch: true, wire.OpGraphLaunchAsk: true, wire.OpGraphUpload: true}

// instantiated is the graph of an instantiation.
func (t *Transcripts) instantiated(payload []byte) cu.Graph {
	var q wire.GraphInstantiateRequest
	if q.Decode(payload) != nil {
		return 0
	}
	g, _ := realGraph(t.s, q.Graph)
	return g
}

// subject finds the transcript that a step belongs to, or begins one, and notes the others that the step needs.
func (t *Transcripts) subject(s *step, payload []byte) *transcript {
	var exec, of *transcript
	for _, u := range usesOf(s.op, payload) {
		script := t.find(u.h)
		if script == nil {
			continue
		}
		switch {
		case u.kind == cu.KindGraphExec:
			exec = script
			continue
		case of == nil && u.kind != cu.KindUserObject:
			of = script
		case script != of:
			s.needs = append(s.needs, script)
		}
		if u.kind == cu.KindUserObject && of == nil { // a call about the object itself
			of = script
		}
	}
	begin := func() *transcript {
		if of != nil {
			s.needs = append(s.needs, of)
		}
		return t.begin(use{handleKind(s.names[0]), s.names[0]})
	}
	switch s.op {
	case wire.OpGraphCreate, wire.OpGraphClone, wire.OpUserObject:
		if s.failed || len(s.names) == 0 {
			return of
		}
		return begin()
	case wire.OpGraphInstantiate:
		if s.failed {
			return of
		}
		return begin()
	case wire.OpGraphNodeFindInClone: // the first node is the original
		if len(s.needs) > 0 {
			s.needs, of = append(s.needs[:len(s.needs)-1:len(s.needs)-1], of), s.needs[len(s.needs)-1]
		}
		return of
	}
	if exec != nil && !asks[s.op] {
		if of != nil {
			s.needs = append(s.needs, of)
		}
		return exec
	}
	return of
}

// handleKind is the kind of a handle.
func handleKind(h uint64) cu.Kind { return session.KindOf(h) }

// find finds the transcript of something, nil if there is none.
func (t *Transcripts) find(h uint64) *transcript { return t.byHandle[h].whole() }

// whole is the transcript itself, or the one that it has become part of.
func (of *transcript) whole() *transcript {
	for of != nil && of.into != nil {
		of = of.into
	}
	return of
}

// begin begins a transcript.
func (t *Transcripts) begin(root use) *transcript {
	of := &transcript{root: root}
	t.all = append(t.all, of)
	return of
}

// lose says that a transcript is not complete.
func (of *transcript) lose(why string) {
	if of.lost == "" {
		of.lost = why
	}
	of.steps, of.latest = nil, nil
}

// add adds a step to a transcript.
func (t *Transcripts) add(of *transcript, s *step, payload []byte) {
	t.steps++
	s.number = t.steps
	for _, h := range s.names {
		t.byHandle[h] = of
		of.names = append(of.names, h)
	}
	if of.lost != "" {
		return
	}
	s.request = bytes.Clone(payload)
	s.names = append([]uint64(nil), s.names...)
	if s.answer = answerOf(s.op, t.s.Command.Answer); s.op == wire.OpGraphConditionalHandleCreate && t.condition == 0 {
		t.condition = s.answer
	}
	t.noteMemory(of, s)
	t.notePast(s)
	if of.root.kind == cu.KindGraphExec {
		of.set(s)
	} else {
		of.steps = append(of.steps, s)
	}
	if t.bytes += s.size(); t.bytes > t.full {
		t.collect(t.alive)
		if t.bytes > t.most {
			of.lose("the graphs of the program are too large to be recorded")
			t.collect(t.alive)
		}
		t.full = min(max(minCollect, 2*t.bytes), max(t.most, t.bytes+t.most/16))
	}
}

// set adds a step to the transcript of an executable, in place of the one that it replaces.
func (of *transcript) set(s *step) {
	key, replaces := settingOf(s)
	update := s.op == wire.OpGraphExecUpdate || s.op == wire.OpGraphExecUpdate_v2
	if s.failed || !replaces && !update {
		of.steps = append(of.steps, s)
		return
	}
	if of.latest == nil {
		of.latest = map[setting]*step{}
	}
	if update {
		for k := range of.latest { // it sets the parameters of all nodes
			if k.op != wire.OpGraphNodeSetEnabled {
				delete(of.latest, k)
			}
		}
	}
	of.latest[key] = s
}

// answerOf is a hash of what a command has answered, 0 for nothing. Of a new condition it is the number of the condition. Captures
// are numbered anew.
func answerOf(op wire.Op, answer interface{ Append([]byte) []byte }) uint64 {
	if answer == nil || op == wire.OpCaptureInfo {
		return 0
	}
	if a, ok := answer.(*wire.GraphConditionalHandleCreateReply); ok {
		return uint64(a.PHandle_out)
	}
	h := fnv.New64a()
	h.Write(answer.Append(nil))
	return max(1, h.Sum64())
}
