package graph

import (
	"fmt"
	"slices"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// An Execute executes a command as the command loop does, in the context with this index, and answers nobody.
type Execute func(op wire.Op, ctx uint32, payload []byte) (cu.Result, error)

// SetExecute sets how Load executes commands.
func (t *Transcripts) SetExecute(do Execute) { t.execute = do }

// Load makes the graphs of a session that has moved here. Contexts, code, streams, events, arrays and device memory
// are there; the session is being made again. The commands go the way of a client's own: a section from hostile hands can do what a
// client can.
func (t *Transcripts) Load(decode func(any) error) error {
	var st State
	if err := decode(&st); err != nil {
		return err
	}
	if err := st.validate(); err != nil {
		return err
	}
	t.graphs.replaying = true
	t.calls.beginReplay()
	err := t.replay(&st)
	t.graphs.replaying = false
	if err == nil {
		err = t.loadMemory(&st)
	}
	t.calls.endReplay(st.Tokens, t.ownTokens())
	return err
}

// validate says what no Save returns.
func (st *State) validate() error {
	bytes := 0
	for _, s := range st.Steps {
		bytes += len(s.Request) + 8*len(s.Names)
		_, part := inCaptures[s.Op]
		if known := int(s.Op) < len(concern) && (concern[s.Op] && !notKept[s.Op] || part); !known && s.Op != wire.OpBeginCapture && s.Op != wire.OpEndCapture {
			return fmt.Errorf("%v is no part of a graph", s.Op)
		}
	}
	if bytes > 2*maxTranscripts {
		return fmt.Errorf("the graphs have %d bytes, more than the limit", bytes)
	}
	for _, p := range st.Past {
		if kind := session.KindOf(p.Handle); !pastOps[p.Op] || kind != cu.KindStream && kind != cu.KindEvent {
			return fmt.Errorf("%v makes no stream or event %#x", p.Op, p.Handle)
		}
	}
	return nil
}

// replay executes the steps.
func (t *Transcripts) replay(st *State) (err error) {
	p := past{t: t, events: map[cu.Event]cu.Event{}, condition: st.Condition}
	t.condition = st.Condition
	defer func() {
		if e := p.end(); err == nil {
			err = e
		}
	}()
	if err := p.begin(st.Past); err != nil {
		return err
	}
	for i := range st.Steps {
		if err := t.replayStep(&st.Steps[i], &p); err != nil {
			return fmt.Errorf("a graph of the program cannot be made here: %w", err)
		}
	}
	if len(t.s.Captures) > 0 {
		return session.ErrCapturing
	}
	t.ownAgain()
	return nil
}

// ownAgain makes objects end with those that they ended with. An object may have got its owner by a question that named nothing,
// which no transcript has.
func (t *Transcripts) ownAgain() {
	for _, o := range t.s.Restoring().Objects {
		if o.Owner != 0 && slices.Contains(made, session.KindOf(o.Handle)) {
			t.s.Handles.Own(o.Owner, o.Handle)
		}
	}
}

// replayStep executes one step, and compares what comes of it with what came of it on the other server.
func (t *Transcripts) replayStep(s *Step, p *past) error {
	request, err := p.substitute(s)
	if err != nil {
		return err
	}
	if s.Op == wire.OpGraphConditionalHandleCreate {
		t.useUpConditions(s, &p.condition)
	}
	t.s.Handles.Remake(s.First, minted(s.Names))
	t.s.Command.Answer = nil
	rc, err := t.execute(s.Op, s.Context, request)
	if err != nil {
		return fmt.Errorf("%v: %w", s.Op, err)
	}
	if rc != cu.CUDA_SUCCESS && !s.Failed {
		return fmt.Errorf("%v failed: %w", s.Op, rc)
	}
	if _, names := t.s.Handles.LastBound(); !slices.Equal(names, s.Names) {
		return fmt.Errorf("%v named %#x here, and %#x there", s.Op, names, s.Names)
	}
	t.Record(s.Op, s.Context, s.Request)
	if answerOf(s.Op, t.s.Command.Answer) != s.Answer {
		if s.Op == wire.OpGraphConditionalHandleCreate {
			return fmt.Errorf("the driver has given a condition another number than on the other server, and kernels have that number")
		}
		return fmt.Errorf("%v answered differently than on the other server", s.Op)
	}
	if s.Op == wire.OpGraphInstantiate && !s.Failed {
		if _, n, _ := t.dev.GraphGetNodes(t.instantiated(s.Request), 0); n != s.Nodes {
			return fmt.Errorf("a graph has %d nodes here, and had %d there", n, s.Nodes)
		}
	}
	return nil
}

// maxConditions is how many numbers of conditions are used up in order to get one.
const maxConditions = 1 << 12

// useUpConditions uses up the numbers of conditions before the one that a step got: those of graphs that have ended. Kernels
// have the number of their condition, so it must come out as it was. It counts on a driver that numbers them in turn, from the same
// number in each process; of another driver replayStep says that the numbers differ.
func (t *Transcripts) useUpConditions(s *Step, next *uint64) {
	var q wire.GraphConditionalHandleCreateRequest
	if q.Decode(s.Request) != nil || *next >= s.Answer || s.Answer-*next > maxConditions {
		*next = s.Answer + 1
		return
	}
	ctx, ok := t.s.Handles.Real(cu.KindContext, uint64(q.Ctx))
	g, rc := t.dev.GraphCreate(0)
	if !ok || rc != cu.CUDA_SUCCESS {
		return
	}
	defer t.dev.GraphDestroy(g)
	for ; *next < s.Answer; *next++ {
		if h, rc := t.dev.GraphConditionalHandleCreate(g, cu.Context(ctx), 0, 0); rc != cu.CUDA_SUCCESS || uint64(h) != *next {
			break
		}
	}
	*next = s.Answer + 1
}

// minted lists the names among some that the server gave.
func minted(names []uint64) (list []uint64) {
	for _, h := range names {
		if uint32(h)>>31 != 0 {
			list = append(list, h)
		}
	}
	return list
}

// A past makes streams and events for the time of a replay: those that have ended, and events in the place of those that captures
// recorded. An event that a capture has recorded cannot be waited for afterwards, so the client's own must stay as they
// are.
type past struct {
	t      *Transcripts
	made   []uint64
	events map[cu.Event]cu.Event // in the place of the client's

	condition uint64 // the number that the next condition gets
}

// begin makes the streams and events that have ended.
func (p *past) begin(list []Past) error {
	for _, o := range list {
		if err := p.make(o.Handle, o.Op, o.Context, o.Request); err != nil {
			return err
		}
	}
	return nil
}

// make makes one, under a name that nobody has.
func (p *past) make(h uint64, op wire.Op, ctx uint32, request []byte) error {
	if _, ok := p.t.s.Handles.Real(session.KindOf(h), h); ok {
		return fmt.Errorf("object %#x has not ended", h)
	}
	p.t.s.Handles.Remake(1, nil)
	rc, err := p.t.execute(op, ctx, request)
	if err == nil && rc != cu.CUDA_SUCCESS {
		err = rc
	}
	if _, ok := p.t.s.Handles.Real(session.KindOf(h), h); err == nil && !ok {
		err = fmt.Errorf("it does not make object %#x", h)
	}
	if err != nil {
		return fmt.Errorf("%v for a graph: %w", op, err)
	}
	p.made = append(p.made, h)
	return nil
}

// external is the flag of an event that a graph records or waits for when it runs.
const external = uint32(cu.CU_EVENT_RECORD_EXTERNAL)

// substitute returns the request of a step, with another event in the place of one of the client's that a capture records.
func (p *past) substitute(s *Step) ([]byte, error) {
	var q wire.Record
	var event *cu.Event
	var stream cu.Stream
	flags := uint32(0)
	switch s.Op {
	case wire.OpEventRecordWithFlags:
		r := &wire.EventRecordWithFlagsRequest{}
		q, event = r, &r.HEvent
	case wire.OpStreamWaitEvent:
		r := &wire.StreamWaitEventRequest{}
		q, event = r, &r.HEvent
	case wire.OpCaptureWait:
		r := &wire.CaptureWaitRequest{}
		q, event = r, &r.Event
	default:
		return s.Request, nil
	}
	if err := q.Decode(s.Request); err != nil {
		return nil, fmt.Errorf("%v: %w", s.Op, err)
	}
	switch r := q.(type) {
	case *wire.EventRecordWithFlagsRequest:
		stream, flags = r.HStream, r.Flags
	case *wire.StreamWaitEventRequest:
		stream, flags = r.HStream, r.Flags
	case *wire.CaptureWaitRequest:
		stream, flags = r.Stream, r.Flags
	}
	if flags&external != 0 {
		return s.Request, nil
	}
	h, ok := p.events[*event]
	if !ok {
		h = cu.Event(session.PassingName(cu.KindEvent, len(p.events)))
		ctx := s.Context
		if stream > 2 {
			if c := p.t.gpu.ContextOf(stream); c != nil {
				ctx = c.Home().Index
			}
		}
		create := wire.EventCreateRequest{PhEvent: h, Flags: uint32(cu.CU_EVENT_DISABLE_TIMING)}
		if err := p.make(uint64(h), wire.OpEventCreate, ctx, create.Append(nil)); err != nil {
			return nil, err
		}
		p.events[*event] = h
	}
	*event = h
	return q.Append(nil), nil
}

// end ends what begin and substitute made.
func (p *past) end() (err error) {
	for _, h := range p.made {
		ctx := p.t.s.Handles.Context(h)
		op, request := wire.OpEventDestroy_v2, (&wire.EventDestroy_v2Request{HEvent: cu.Event(h)}).Append(nil)
		if session.KindOf(h) == cu.KindStream {
			op, request = wire.OpStreamDestroy_v2, (&wire.StreamDestroy_v2Request{HStream: cu.Stream(h)}).Append(nil)
		}
		rc, e := p.t.execute(op, ctx, request)
		if e == nil && rc != cu.CUDA_SUCCESS {
			e = rc
		}
		if e != nil && err == nil {
			err = fmt.Errorf("%v after graphs were made: %w", op, e)
		}
	}
	return err
}

// loadMemory sets what launches have done to the memory of nodes. The memory itself is there already.
func (t *Transcripts) loadMemory(st *State) error {
	m := &t.graphs.memory
	keep := map[uint64]bool{}
	for _, b := range st.Blocks {
		a, c := t.s.Allocations[b.Addr], t.gpu.Contexts[b.Context]
		if a == nil || a.Size != b.Size || c == nil || b.Token >= OwnTokens {
			return fmt.Errorf("memory of a graph at %#x is not here", b.Addr)
		}
		if rc := t.graphs.mem.Alloc(t.dev, c.Home(), c.Device, b.Addr, b.Size); rc != cu.CUDA_SUCCESS { // it waits for that
			return fmt.Errorf("memory of a graph at %#x is another's here: %w", b.Addr, rc)
		}
		if m.blocks[b.Addr] == nil || m.blocks[b.Addr].size != b.Size {
			m.blocks[b.Addr] = &graphBlock{addr: b.Addr, size: b.Size, token: b.Token}
		}
		at := m.blocks[b.Addr]
		at.ctx, at.token, at.allocated = c, b.Token, b.Allocated
		keep[b.Addr] = true
	}
	for addr := range m.blocks {
		if !keep[addr] {
			delete(m.blocks, addr)
		}
	}
	for i, dev := range t.s.Devices.Granted {
		if i < len(st.High) {
			m.high[dev] = st.High[i]
		}
	}
	return nil
}
