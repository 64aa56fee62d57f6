package gpu

import (
	"time"

	"ferry/api/cu"
	"ferry/device"
)

// StageLimit is how much staging memory of a context may be in flight before the command
// loop waits for the GPU to catch up. stageTimeout is how long it waits without progress: a
// stream may be held up until the client sends another command.
const (
	StageLimit   = 256 << 20
	stageTimeout = time.Second
)

// A staging is the staging memory of one context: free buffers by size class, and buffers
// that a copy still uses. The free ones and the byte counts are under Context.mu, because
// deliveries release theirs on threads of the pool. The queues belong to the command loop.
type staging struct {
	free      map[int][][]byte
	freeBytes int // bytes of the free buffers
	bytes     int // bytes of all buffers

	queues   []*stageQueue // those with buffers in use
	byStream map[cu.Stream]*stageQueue
	next     int           // the queue that reclaim polls next
	unused   []*stageQueue // empty queues, for the next streams that copy
}

// A stageQueue holds the buffers that copies of one stream use, oldest first.
type stageQueue struct {
	stream cu.Stream
	inUse  []Staged // the first done buffers are not in use any more
	done   int
}

// maxUnusedQueues bounds how many empty queues are kept.
const maxUnusedQueues = 16

// advance removes the n oldest buffers. The space in front of the others is reused once it
// is half of the slice.
func (q *stageQueue) advance(n int) {
	clear(q.inUse[q.done : q.done+n])
	if q.done += n; 2*q.done >= len(q.inUse) {
		left := copy(q.inUse, q.inUse[q.done:])
		clear(q.inUse[left:])
		q.inUse, q.done = q.inUse[:left], 0
	}
}

// A Staged is a staging buffer and the event behind the copy that uses it.
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

// AcquireStaging returns a staging buffer of n bytes. Only the command loop calls it. It
// waits while StageLimit bytes are in flight, for stageTimeout at most without progress.
func (c *Context) AcquireStaging(dev device.Device, n int) ([]byte, cu.Result) {
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

// stagingFull reports whether a further buffer would exceed StageLimit.
func (c *Context) stagingFull(size int) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.staging.bytes+size > StageLimit
}

// freeStaging returns a free buffer of a size class, nil if there is none. If there is none
// and free buffers of other classes are more than half of StageLimit, it frees those.
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

// ReleaseStaging returns a buffer whose copy has ended. Any thread may call it.
func (c *Context) ReleaseStaging(buf []byte) {
	buf = buf[:cap(buf)]
	c.mu.Lock()
	if c.staging.free == nil {
		c.staging.free = map[int][][]byte{}
	}
	c.staging.free[len(buf)] = append(c.staging.free[len(buf)], buf)
	c.staging.freeBytes += len(buf)
	c.mu.Unlock()
}

// reclaim collects the buffers of copies that the GPU has finished. It polls a few queues
// in turn: a stream that is held up does not hold up the others, and a client with many
// streams does not pay for all of them at each copy. It returns how many buffers it found.
func (c *Context) reclaim(dev device.Device, queues int) (found int) {
	st := &c.staging
	for range min(queues, len(st.queues)) {
		st.next %= len(st.queues)
		q := st.queues[st.next]
		n := 0
		for _, s := range q.inUse[q.done:] {
			if dev.EventQuery(s.Event) == cu.CUDA_ERROR_NOT_READY {
				break
			}
			c.ReleaseStaging(s.Buf)
			c.ReturnEvent(s.Event)
			n++
		}
		q.advance(n)
		found += n
		if len(q.inUse) > 0 {
			st.next++
			continue
		}
		last := len(st.queues) - 1
		st.queues[st.next] = st.queues[last]
		st.queues[last] = nil
		st.queues = st.queues[:last]
		delete(st.byStream, q.stream)
		if len(st.unused) < maxUnusedQueues {
			st.unused = append(st.unused, q)
		}
	}
	return found
}

// FreeStagingAndEvents frees what is kept for a context that ends while its memory would
// live on in the primary context. Nothing of it is in use.
func (c *Context) FreeStagingAndEvents(dev device.Device) {
	c.InFlight.Wait()
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
