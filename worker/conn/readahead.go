package conn

import (
	"errors"
	"sync"

	"ferry/wire"
)

// ReadAhead moves reading to a goroutine of its own: the loop may be inside a driver
// call that waits for something which only a later frame brings. intercept is called
// there with every frame; it executes the frame and returns true, or leaves it to
// Next. Frames that are left reach Next in order. The backlog of frames is bounded by
// bytes, not by number: other threads of the client go on sending before the one
// that sends the awaited frame.
func (c *Conn) ReadAhead(intercept func(*Frame) bool) {
	q := &backlog{}
	q.changed = sync.NewCond(&q.mu)
	c.backlog = q
	c.setIdleHook() // the loop does not read the channel any more
	r := c.buf
	go func() {
		for {
			f, err := readFrame(r, nil)
			if err == nil && intercept(&f) {
				continue
			}
			q.put(f, err)
			if err != nil {
				return
			}
		}
	}()
}

// ReadsAhead reports whether ReadAhead was called.
func (c *Conn) ReadsAhead() bool { return c.backlog != nil }

// nextFromBacklog is Next while another goroutine reads.
func (c *Conn) nextFromBacklog() (Frame, error) {
	if c.backlog.empty() {
		c.idle()
	}
	f, err := c.backlog.nextFrame()
	if err == nil && f.Flags&wire.FlagRings != 0 && f.CarriesFile() {
		err = errors.New("client broke the protocol: rings in the middle of a session")
	}
	return f, err
}

// maxBacklog is how many bytes may be read ahead.
const maxBacklog = 256 << 20

// A backlog is what was read and not executed yet.
type backlog struct {
	mu      sync.Mutex
	changed *sync.Cond
	frames  []Frame
	bytes   int
	err     error // after the frames
}

// put adds a frame, or the error after the last, and waits while there is too much.
func (q *backlog) put(f Frame, err error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for err == nil && q.bytes > maxBacklog {
		q.changed.Wait()
	}
	if err != nil {
		q.err = err
	} else {
		q.frames = append(q.frames, f)
		q.bytes += wire.HeaderSize + len(f.Payload)
	}
	q.changed.Broadcast()
}

func (q *backlog) empty() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.frames) == 0
}

// nextFrame removes the oldest frame, and waits for one.
func (q *backlog) nextFrame() (Frame, error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.frames) == 0 && q.err == nil {
		q.changed.Wait()
	}
	if len(q.frames) == 0 {
		return Frame{}, q.err
	}
	f := q.frames[0]
	q.frames[0] = Frame{}
	q.frames = q.frames[1:]
	q.bytes -= wire.HeaderSize + len(f.Payload)
	q.changed.Broadcast()
	return f, nil
}
