package conn

import (
	"errors"

	"ferry/wire"
)

// ReadAhead moves reading to a goroutine of its own: the loop may be inside a driver
// call that waits for something which only a later frame brings. intercept is called
// there with every frame; it executes the frame and returns true, or leaves it to
// Next. Frames that are left reach Next in order. The backlog of frames is bounded by
// bytes, not by number: other threads of the client go on sending before the one
// that sends the awaited frame.
func (c *Conn) ReadAhead(intercept func(*Frame) bool) {
	c.makeBuffer(commandBuffer)
	c.in.mu.Lock()
	c.in.ahead = true
	c.in.mu.Unlock()
	c.ahead = true
	c.setIdleHook() // the loop does not read the channel any more
	go func() {
		for {
			f, err := c.readFrame(nil)
			if err == nil && intercept(&f) {
				continue
			}
			c.in.putFrame(f, err)
			if err != nil {
				return
			}
		}
	}()
}

// ReadsAhead reports whether ReadAhead was called.
func (c *Conn) ReadsAhead() bool { return c.ahead }

// nextFromBacklog is Next while another goroutine reads.
func (c *Conn) nextFromBacklog() (Frame, error) {
	if c.in.queueEmpty() {
		c.idle()
	}
	f, err := c.in.nextFrame()
	if err == nil && f.Flags&wire.FlagRings != 0 && f.CarriesFile() {
		err = errors.New("client broke the protocol: rings in the middle of a session")
	}
	return f, err
}

// maxBacklog is how many bytes may be read ahead.
const maxBacklog = 256 << 20

// A backlog is what was read and not executed yet. The mutex of its input guards it.
type backlog struct {
	frames []Frame
	bytes  int
	coming *Frame // behind the frames, while there is too much
	err    error  // after all of them
}

// putFrame adds a frame, or the error after the last, and waits while there is too much.
func (g *input) putFrame(f Frame, err error) {
	q := &g.queue
	g.mu.Lock()
	defer g.mu.Unlock()
	for err == nil && q.bytes > maxBacklog {
		g.atLimit, q.coming = true, &f
		g.changed.Broadcast()
		g.changed.Wait()
	}
	g.atLimit, q.coming = false, nil
	if err != nil {
		q.err, g.ended = err, true
	} else {
		q.frames = append(q.frames, f)
		q.bytes += wire.HeaderSize + len(f.Payload)
	}
	g.changed.Broadcast()
}

func (g *input) queueEmpty() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return len(g.queue.frames) == 0
}

// nextFrame removes the oldest frame, and waits for one, and while the input is frozen.
func (g *input) nextFrame() (Frame, error) {
	q := &g.queue
	g.mu.Lock()
	defer g.mu.Unlock()
	for (g.frozen || len(q.frames) == 0 && q.err == nil) && !g.abandoned {
		if !g.inQueue {
			g.inQueue = true
			g.changed.Broadcast()
		}
		g.changed.Wait()
	}
	g.inQueue = false
	if g.abandoned {
		return Frame{}, ErrMoved
	}
	if len(q.frames) == 0 {
		return Frame{}, q.err
	}
	f := q.frames[0]
	q.frames[0] = Frame{}
	q.frames = q.frames[1:]
	q.bytes -= wire.HeaderSize + len(f.Payload)
	g.changed.Broadcast()
	return f, nil
}
