package rebuild

import (
	"cmp"
	"fmt"
	"slices"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
)

// Events are a Part: which events of the program have been recorded. All of them are complete when a session
// is written, so each is recorded once again when it is made, in the order of their times. What is lost is when they
// were: times between events of before, or between one of before and one of later, are times in the new worker.
// An event without timing needs nothing: one that was never recorded answers as one that is complete.
type Events struct {
	Session *session.Session
	Dev     device.Device
	Context func(index uint32) cu.Context // a context, for a thread other than the command loop's
}

// recordedEvents are the handles of events that have been recorded, by context, in the order of their times.
type recordedEvents struct {
	Recorded []uint64 `json:"recorded,omitempty"`
}

// Section is the name of the events' section.
func (e *Events) Section() string { return "events" }

// Save asks the device which events have a time.
func (e *Events) Save() (any, error) {
	type timed struct {
		handle uint64
		ctx    uint32
		event  cu.Event
		at     float32 // since the first of its context
	}
	view, leave := device.Apart(e.Dev)
	defer leave()
	var list []timed
	first := map[uint32]cu.Event{}
	for _, o := range e.Session.Handles.Objects() {
		if session.KindOf(o.Handle) != cu.KindEvent {
			continue
		}
		real, _ := e.Session.Handles.Real(cu.KindEvent, o.Handle)
		t := timed{handle: o.Handle, ctx: o.Context, event: cu.Event(real)}
		view.CtxSetCurrent(e.Context(t.ctx))
		if _, rc := view.EventElapsedTime(t.event, t.event); rc != cu.CUDA_SUCCESS {
			continue
		}
		if first[t.ctx] == 0 {
			first[t.ctx] = t.event
		}
		at, rc := view.EventElapsedTime(first[t.ctx], t.event)
		if rc != cu.CUDA_SUCCESS {
			return nil, fmt.Errorf("the time of an event is not known: %w", rc)
		}
		t.at = at
		list = append(list, t)
	}
	slices.SortStableFunc(list, func(a, b timed) int { return cmp.Or(cmp.Compare(a.ctx, b.ctx), cmp.Compare(a.at, b.at)) })
	var state recordedEvents
	for _, t := range list {
		state.Recorded = append(state.Recorded, t.handle)
	}
	return state, nil
}

// Load records the events.
func (e *Events) Load(decode func(v any) error) error {
	var state recordedEvents
	if err := decode(&state); err != nil {
		return err
	}
	view, leave := device.Apart(e.Dev)
	defer leave()
	for _, h := range state.Recorded {
		real, ok := e.Session.Handles.Real(cu.KindEvent, h)
		if !ok {
			return fmt.Errorf("event %#x is not there", h)
		}
		view.CtxSetCurrent(e.Context(e.Session.Handles.Context(h)))
		rc := view.EventRecord(cu.Event(real), 0)
		if rc == cu.CUDA_SUCCESS {
			rc = view.EventSynchronize(cu.Event(real))
		}
		if rc != cu.CUDA_SUCCESS {
			return fmt.Errorf("event %#x could not be recorded (%v): %w", h, wire.OpEventRecordWithFlags, rc)
		}
	}
	return nil
}
