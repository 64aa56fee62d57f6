package gpu

import (
	"time"

	"ferry/api/cu"
	"ferry/device"
)

// stageLimit is how much staging memory may be in flight before the loop
// waits for the GPU to catch up. stagePatience is how long it waits in vain: a
// stream may be held up until the client sends something more.
const (
	StageLimit   = 256 << 20
	stageTimeout = time.Second
)

// staging keeps the staging memory of one context: free buffers by size class,
// and those a copy is still using. Free ones are under context.mu, since
// deliveries give theirs back; the rest is the loop's.
type staging struct {
	free      map[int][][]byte
	freeBytes int // bytes of free
	bytes     int // of all

	queues   []*stageQueue // those with buffers in use
	byStream map[cu.Stream]*stageQueue
	next     int           // the lane to look at
	unused   []*stageQueue // empty ones, for the next streams that copy
}

// A stageQueue is the buffers that copies of one stream use, oldest first.
type stageQueue struct {
	stream cu.Stream
	inUse  []Staged // those before done are not in use any more
	done   int
}

// maxUnusedQueues bounds the empty lanes that are kept.
const maxUnusedQueues = 16

// advance forgets the n oldest buffers. What is in front of the others is used
// again once it is half of all.
func (l *stageQueue) advance(n int) {
	clear(l.inUse[l.done : l.done+n])
	if l.done += n; 2*l.done >= len(l.inUse) {
		left := copy(l.inUse, l.inUse[l.done:])
		clear(l.inUse[left:])
		l.inUse, l.done = l.inUse[:left], 0
	}
}

type Staged struct {
	Buf   []byte
	Event cu.Event
}

// sizeClass rounds up to a power of two, 4 KiB at least.
func sizeClass(n int) int {
	c := 4 << 10
	for c < n {
		c <<= 1
	}
	return c
}

// TakeStaging returns a staging buffer of n bytes. Only the loop calls it.
func (c *Context) TakeStaging(dev device.Device, n int) ([]byte, cu.Result) {
	size := sizeClass(n)
	c.reclaim(dev, 4)
	buf := c.freeStaging(dev, size)
	for start := time.Now(); buf == nil && c.stagingFull(size) && len(c.staging.queues) > 0 && time.Since(start) < stageTimeout; buf = c.freeStaging(dev, size) {
		if c.reclaim(dev, len(c.staging.queues)) == 0 {
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
	c.staging.bytes += size
	c.mu.Unlock()
	return buf[:n], rc
}

func (c *Context) stagingFull(size int) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.staging.bytes+size > StageLimit
}

// freeStaging takes a free buffer of a class. Where there is none, and free ones of
// other classes are half of what there may be, those go.
func (c *Context) freeStaging(dev device.Device, size int) []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	st := &c.staging
	if list := st.free[size]; len(list) > 0 {
		buf := list[len(list)-1]
		list[len(list)-1] = nil
		st.free[size] = list[:len(list)-1]
		st.freeBytes -= size
		return buf
	}
	if st.freeBytes > StageLimit/2 {
		for _, list := range st.free {
			for _, buf := range list {
				dev.HostFree(buf)
			}
		}
		st.bytes -= st.freeBytes
		st.free, st.freeBytes = nil, 0
	}
	return nil
}

// PutStaging returns a buffer whose copy is over.
func (c *Context) PutStaging(buf []byte) {
	buf = buf[:cap(buf)]
	c.mu.Lock()
	if c.staging.free == nil {
		c.staging.free = map[int][][]byte{}
	}
	c.staging.free[len(buf)] = append(c.staging.free[len(buf)], buf)
	c.staging.freeBytes += len(buf)
	c.mu.Unlock()
}

// reclaim collects the buffers of copies the GPU has finished, of a few lanes
// in turn: a stream that is held up does not hold up the others, and a client
// with many streams does not pay for all of them at each copy. It returns how
// many there were.
func (c *Context) reclaim(dev device.Device, lanes int) (found int) {
	st := &c.staging
	for range min(lanes, len(st.queues)) {
		st.next %= len(st.queues)
		l := st.queues[st.next]
		n := 0
		for _, s := range l.inUse[l.done:] {
			if dev.EventQuery(s.Event) == cu.CUDA_ERROR_NOT_READY {
				break
			}
			c.PutStaging(s.Buf)
			c.ReturnEvent(s.Event)
			n++
		}
		l.advance(n)
		found += n
		if len(l.inUse) > 0 {
			st.next++
			continue
		}
		last := len(st.queues) - 1
		st.queues[st.next] = st.queues[last]
		st.queues[last] = nil
		st.queues = st.queues[:last]
		delete(st.byStream, l.stream)
		if len(st.unused) < maxUnusedQueues {
			st.unused = append(st.unused, l)
		}
	}
	return found
}

// FreeAll gives back what is kept for a context that ends while its memory
// would live on. Nothing of it is in use.
func (c *Context) FreeAll(dev device.Device) {
	c.Lent.Wait()
	c.reclaim(dev, len(c.staging.queues))
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, list := range c.staging.free {
		for _, buf := range list {
			dev.HostFree(buf)
		}
	}
	for _, ev := range c.events {
		dev.EventDestroy(ev)
	}
	c.staging, c.events = staging{}, nil
}
