package worker

import (
	"errors"
	"fmt"
	"io"

	"ferry/transport/ring"

	"golang.org/x/sys/unix"
)

// useRings moves the frames into memory the client has sent, and returns what
// the loop reads from then on. There is no answer: no client of ours sends
// memory that cannot be used, and it need not wait to use it.
func (w *Worker) useRings() (io.Reader, error) {
	fd, ok := w.takeFile()
	if !ok || w.rings != nil {
		return nil, errors.New("client broke the protocol: rings without memory for them, or twice")
	}
	defer unix.Close(fd)
	r, err := ring.Map(fd, &w.closed, w.looking())
	if err != nil {
		return nil, fmt.Errorf("client broke the protocol: %w", err)
	}
	r.Rest = w.rest
	w.rings, w.out.conn = r, r
	w.asleep.Store(r)
	w.client.sock.alone = true
	return r, nil
}

// hungUp notes that the client has closed its end, and has a loop that sleeps learn of
// it now: until the worker has ended, what the client had is not free for others.
func (w *Worker) hungUp() {
	w.closed.Store(true)
	if w.client.lanes != nil {
		w.client.lanes.Close() // the loop may be waiting for data
	}
	if r := w.asleep.Load(); r != nil {
		r.Wake()
	}
}

// takeFile hands over the descriptor that came with the command the loop is
// at, where the transport can carry any.
func (w *Worker) takeFile() (int, bool) {
	if w.client == nil || !w.client.sock.local {
		return -1, false
	}
	return w.client.sock.takeFile()
}
