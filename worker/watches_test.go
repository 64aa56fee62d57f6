package worker

import (
	"errors"
	"fmt"
	"testing"

	"ferry/api/cu"
	"ferry/client"
	"ferry/test/limit"
	"ferry/wire"
	"ferry/worker/wait"
)

// A pollRig has a stream whose kernel ends when the test says so, and an event behind it.
type pollRig struct {
	*rig
	busy    cu.Stream
	event   cu.Event
	flag    cu.Deviceptr
	answers chan error
}

func newPollRig(t *testing.T) *pollRig {
	t.Helper()
	r := &pollRig{rig: newRig(t), answers: make(chan error, 2*wait.MaxWatches)}
	<-r.ready // w is there
	until(t, "it is known that no kernel prints", r.w.prints.Silent)
	r.flag = r.alloc(4)
	r.busy = r.stream(uint32(cu.CU_STREAM_NON_BLOCKING))
	r.event = r.newEvent()
	r.launch(r.function("spin"), 1, 1, r.busy, r.flag)
	r.record(r.event, r.busy)
	return r
}

func (r *pollRig) newEvent() cu.Event {
	e := cu.Event(r.Mint(cu.KindEvent))
	r.ok(r.EventCreate(&wire.EventCreateRequest{PhEvent: e, Flags: uint32(cu.CU_EVENT_DISABLE_TIMING)}))
	return e
}

func (r *pollRig) record(e cu.Event, s cu.Stream) {
	r.ok(r.EventRecordWithFlags(&wire.EventRecordWithFlagsRequest{HEvent: e, HStream: s}))
}

func (r *pollRig) watchEvent(e cu.Event) {
	go func() {
		_, err := r.EventWatch(&wire.EventWatchRequest{Event: e})
		r.answers <- err
	}()
}

func (r *pollRig) watchStream(s cu.Stream) {
	go func() {
		_, err := r.StreamWatch(&wire.StreamWatchRequest{Stream: s})
		r.answers <- err
	}()
}

func (r *pollRig) drain(s cu.Stream) error {
	_, err := r.StreamSynchronize(&wire.StreamSynchronizeRequest{HStream: s})
	return err
}

// held waits until so many watches are polled.
func (r *pollRig) held(n int) {
	r.t.Helper()
	until(r.t, fmt.Sprint(n, " watches are held"), func() bool { return r.polled() == n })
}

func (r *pollRig) polled() int {
	n, _ := r.w.wait.CountWatches()
	return n
}

func (r *pollRig) answer() error {
	r.t.Helper()
	select {
	case err := <-r.answers:
		return err
	case <-limit.After():
		r.t.Fatal("a watch is not answered")
		return nil
	}
}

// A client that asked once is told when the work is done, and then no thread polls any
// more. Other answers end the watch of a stream, but not that of an event.
func TestPolls(t *testing.T) {
	r := newPollRig(t)
	r.watchEvent(r.event)
	r.watchStream(r.busy)
	r.held(2)
	for range 10 {
		_, err := r.EventQuery(&wire.EventQueryRequest{HEvent: r.event})
		r.want(err, cu.CUDA_ERROR_NOT_READY)
	}
	r.held(2)
	r.ok(r.drain(r.stream(1)))
	r.want(r.answer(), cu.CUDA_ERROR_NOT_READY)
	r.held(1)
	r.watchStream(r.busy)
	r.held(2)
	select {
	case err := <-r.answers:
		t.Fatalf("a watch of a spinning kernel was answered: %v", err)
	default:
	}
	r.release(r.flag)
	r.ok(r.drain(r.busy))
	if n := r.polled(); n != 0 {
		t.Errorf("%d watches are answered after an answer that says the same", n)
	}
	r.answer() // of the stream, whichever was first
	r.answer()
	_, err := r.EventQuery(&wire.EventQueryRequest{HEvent: r.event})
	r.ok(err)
	until(t, "nobody looks any more", func() bool {
		_, polling := r.w.wait.CountWatches()
		return !polling
	})
	r.watchEvent(r.event) // finished work is answered at once
	r.ok(r.answer())
	r.watchStream(0) // the default stream's too
	r.ok(r.answer())
}

// News that the client would learn by asking ends a watch without a result, and so does the
// end of what is watched.
func TestPollsEnd(t *testing.T) {
	again := cu.CUDA_ERROR_NOT_READY
	for name, end := range map[string]func(r *pollRig){
		"event": func(r *pollRig) { r.ok(r.EventDestroy_v2(&wire.EventDestroy_v2Request{HEvent: r.event})) },
		"stream": func(r *pollRig) {
			r.watchStream(r.busy)
			r.held(2)
			r.ok(r.StreamDestroy_v2(&wire.StreamDestroy_v2Request{HStream: r.busy}))
			r.want(r.answer(), again)
			r.held(1) // the event outlives it
			r.release(r.flag)
			r.ok(r.answer())
			r.watchEvent(cu.Event(r.Mint(cu.KindEvent)))
		},
		"capture": func(r *pollRig) {
			s := r.stream(uint32(cu.CU_STREAM_NON_BLOCKING))
			_, err := r.BeginCapture(&wire.BeginCaptureRequest{Stream: s, Mode: 2})
			r.ok(err)
			r.want(r.answer(), again)
			r.watchEvent(r.event) // is not polled meanwhile
		},
		"failed command": func(r *pollRig) {
			r.ok(r.EventRecordWithFlags(&wire.EventRecordWithFlagsRequest{HEvent: r.event, HStream: cu.Stream(r.event)}))
			r.want(r.answer(), again)
			_, err := r.EventQuery(&wire.EventQueryRequest{HEvent: r.event})
			if !errors.Is(err, client.ErrAsync) || !errors.Is(err, cu.CUDA_ERROR_INVALID_HANDLE) {
				r.t.Errorf("the next question is answered %v", err)
			}
			r.w.prints.Printing.Add(1) // while kernels may print, there are only queries
			r.watchEvent(r.event)
			r.want(r.answer(), again)
			r.w.prints.Printing.Add(-1)
			r.watchEvent(cu.Event(r.Mint(cu.KindEvent)))
		},
		"context": func(r *pollRig) {
			done := make(chan error, 1)
			go func() {
				_, err := r.PrimaryReset(&wire.PrimaryResetRequest{Ctx: r.ctx})
				done <- err
			}()
			r.want(r.answer(), again)
			r.gpu.DevicePrimaryCtxReset(0) // ends the kernel; nothing else can
			<-done
			r.watchStream(r.busy)
		},
		"fault": func(r *pollRig) {
			r.launch(r.function("fail"), 1, 1, r.stream(uint32(cu.CU_STREAM_NON_BLOCKING)))
		},
	} {
		t.Run(name, func(t *testing.T) {
			r := newPollRig(t)
			r.t = t
			r.watchEvent(r.event)
			r.held(1)
			end(r)
			r.want(r.answer(), again)
			r.held(0)
		})
	}
}

// A client cannot have more watches than its own table holds.
func TestPollsAreFew(t *testing.T) {
	r := newPollRig(t)
	for range wait.MaxWatches {
		r.watchEvent(r.event)
	}
	r.held(wait.MaxWatches)
	r.watchEvent(r.event)
	r.want(r.answer(), cu.CUDA_ERROR_NOT_READY)
	r.release(r.flag)
	for range wait.MaxWatches {
		r.ok(r.answer())
	}
}

// With no other answer to the client, both kinds of watch tell it of the end.
func TestPollsTell(t *testing.T) {
	r := newPollRig(t)
	r.watchEvent(r.event)
	r.watchStream(r.busy)
	r.held(2)
	r.release(r.flag)
	r.ok(r.answer())
	r.ok(r.answer())
	r.held(0)
}
