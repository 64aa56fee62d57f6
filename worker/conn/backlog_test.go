package conn

import (
	"errors"
	"io"
	"testing"

	"ferry/test/limit"
	"ferry/wire"
)

// TestBacklogDoesNotStopTheReader: the goroutine that reads ahead reads any number
// of small commands while the loop executes none, and stops at a number of bytes.
func TestBacklogDoesNotStopTheReader(t *testing.T) {
	q := &input{}
	q.init()
	const many = 100000
	put := make(chan struct{})
	go func() {
		for i := range uint32(many) {
			q.putFrame(Frame{Header: wire.Header{ID: i}}, nil)
		}
		close(put)
		for range 2 * maxBacklog / wire.MaxPayload {
			q.putFrame(Frame{Payload: make([]byte, wire.MaxPayload)}, nil)
		}
		q.putFrame(Frame{}, io.EOF)
	}()
	select {
	case <-put:
	case <-limit.After():
		t.Fatal("the reader waits for the loop")
	}
	for i := range uint32(many) {
		if f, err := q.nextFrame(); err != nil || f.ID != i {
			t.Fatalf("frame %d is %d, %v", i, f.ID, err)
		}
	}
	n := 0
	for {
		_, err := q.nextFrame()
		if err != nil {
			if !errors.Is(err, io.EOF) || n != 2*maxBacklog/wire.MaxPayload {
				t.Errorf("%d large frames, then %v", n, err)
			}
			return
		}
		n++
		q.mu.Lock()
		bytes := q.queue.bytes
		q.mu.Unlock()
		if bytes > maxBacklog+2*wire.MaxPayload {
			t.Fatalf("%d bytes were read ahead", bytes)
		}
	}
}
