package worker

import (
	"time"

	"ferry/api/cu"
	"ferry/device"
)

// stageLimit is how much staging memory may be in flight before the loop
// waits for the GPU to catch up. stagePatience is how long it waits in vain: a
// stream may be held up until the client sends something more.
const (
	stageLimit    = 256 << 20
	stagePatience = time.Second
)

// stager keeps the staging memory of one context: free buffers by size class,
// and those a copy is still using. Free ones are under context.mu, since
// deliveries give theirs back; the rest is the loop's.
type stager struct {
	free  map[int][][]byte
	idle  int // bytes of free
	bytes int // of all

	lanes []*lane // those with buffers in use
	of    map[cu.Stream]*lane
	next  int     // the lane to look at
	spare []*lane // empty ones, for the next streams that copy
}

// A lane is the buffers that copies of one stream use, oldest first.
type lane struct {
	stream cu.Stream
	busy   []staged // those before done are not in use any more
	done   int
}

// maxSpareLanes bounds the empty lanes that are kept.
const maxSpareLanes = 16

// pass forgets the n oldest buffers. What is in front of the others is used
// again once it is half of all.
func (l *lane) pass(n int) {
	clear(l.busy[l.done : l.done+n])
	if l.done += n; 2*l.done >= len(l.busy) {
		left := copy(l.busy, l.busy[l.done:])
		clear(l.busy[left:])
		l.busy, l.done = l.busy[:left], 0
	}
}

type staged struct {
	buf []byte
	ev  cu.Event
}

// class rounds up to a power of two, 4 KiB at least.
func class(n int) int {
	c := 4 << 10
	for c < n {
		c <<= 1
	}
	return c
}

// take returns a staging buffer of n bytes. Only the loop calls it.
func (c *context) take(dev device.Device, n int) ([]byte, cu.Result) {
	size := class(n)
	c.reclaim(dev, 4)
	buf := c.spare(dev, size)
	for start := time.Now(); buf == nil && c.full(size) && len(c.stage.lanes) > 0 && time.Since(start) < stagePatience; buf = c.spare(dev, size) {
		if c.reclaim(dev, len(c.stage.lanes)) == 0 {
			time.Sleep(100 * time.Microsecond)
			continue
		}
		start = time.Now()
	}
	if buf != nil {
		return buf[:n], cu.CUDA_SUCCESS
	}
	buf, rc := dev.HostAlloc(size)
	if rc != cu.CUDA_SUCCESS {
		return nil, rc
	}
	c.mu.Lock()
	c.stage.bytes += size
	c.mu.Unlock()
	return buf[:n], rc
}

func (c *context) full(size int) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.stage.bytes+size > stageLimit
}

// spare takes a free buffer of a class. Where there is none, and free ones of
// other classes are half of what there may be, those go.
func (c *context) spare(dev device.Device, size int) []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	st := &c.stage
	if list := st.free[size]; len(list) > 0 {
		buf := list[len(list)-1]
		list[len(list)-1] = nil
		st.free[size] = list[:len(list)-1]
		st.idle -= size
		return buf
	}
	if st.idle > stageLimit/2 {
		for _, list := range st.free {
			for _, buf := range list {
				dev.HostFree(buf)
			}
		}
		st.bytes -= st.idle
		st.free, st.idle = nil, 0
	}
	return nil
}

// put returns a buffer whose copy is over.
func (c *context) put(buf []byte) {
	buf = buf[:cap(buf)]
	c.mu.Lock()
	if c.stage.free == nil {
		c.stage.free = map[int][][]byte{}
	}
	c.stage.free[len(buf)] = append(c.stage.free[len(buf)], buf)
	c.stage.idle += len(buf)
	c.mu.Unlock()
}

// busy keeps a staging buffer until the stream has passed this point.
func (w *Worker) busy(c *context, buf []byte, s cu.Stream) cu.Result {
	ev, rc := c.record(w.dev, s)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	st := &c.stage
	if st.of == nil {
		st.of = map[cu.Stream]*lane{}
	}
	l := st.of[s]
	if l == nil {
		if n := len(st.spare); n > 0 {
			l, st.spare = st.spare[n-1], st.spare[:n-1]
		} else {
			l = new(lane)
		}
		l.stream = s
		st.of[s] = l
		st.lanes = append(st.lanes, l)
	}
	l.busy = append(l.busy, staged{buf, ev})
	return rc
}

// reclaim collects the buffers of copies the GPU has finished, of a few lanes
// in turn: a stream that is held up does not hold up the others, and a client
// with many streams does not pay for all of them at each copy. It returns how
// many there were.
func (c *context) reclaim(dev device.Device, lanes int) (found int) {
	st := &c.stage
	for range min(lanes, len(st.lanes)) {
		st.next %= len(st.lanes)
		l := st.lanes[st.next]
		n := 0
		for _, s := range l.busy[l.done:] {
			if dev.EventQuery(s.ev) == cu.CUDA_ERROR_NOT_READY {
				break
			}
			c.put(s.buf)
			c.giveBack(s.ev)
			n++
		}
		l.pass(n)
		found += n
		if len(l.busy) > 0 {
			st.next++
			continue
		}
		last := len(st.lanes) - 1
		st.lanes[st.next] = st.lanes[last]
		st.lanes[last] = nil
		st.lanes = st.lanes[:last]
		delete(st.of, l.stream)
		if len(st.spare) < maxSpareLanes {
			st.spare = append(st.spare, l)
		}
	}
	return found
}

// empty gives back what is kept for a context that ends while its memory
// would live on. Nothing of it is in use.
func (c *context) empty(dev device.Device) {
	c.lent.Wait()
	c.reclaim(dev, len(c.stage.lanes))
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, list := range c.stage.free {
		for _, buf := range list {
			dev.HostFree(buf)
		}
	}
	for _, ev := range c.events {
		dev.EventDestroy(ev)
	}
	c.stage, c.events = stager{}, nil
}
