package contents

import (
	"sync"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
)

// PieceSize is how much one copy between device and buffer moves at most: whole blocks of a
// checkpoint. With this size the copies run at the speed of the bus, and the buffers of all threads, of two pieces each,
// are allocated fast.
const (
	PieceSize  = 2 * checkpoint.BlockSize
	bufferSize = 2 * PieceSize
)

// A Staging is staging memory for the threads that copy contents, made before a program stops: pinning memory takes half a
// millisecond for each MiB. Threads that find none make their own.
type Staging struct {
	dev device.Device
	ctx cu.Context

	mu   sync.Mutex
	free [][]byte
}

// stagingBuffers is how many threads have their memory made ahead.
const stagingBuffers = 6

// NewStaging makes staging memory in a context, as much as there is.
func NewStaging(dev device.Device, ctx cu.Context) *Staging {
	s := &Staging{dev: dev, ctx: ctx}
	dev.CtxSetCurrent(ctx)
	defer dev.CtxSetCurrent(0)
	for range stagingBuffers {
		buf, rc := dev.HostAlloc(bufferSize)
		if rc != cu.CUDA_SUCCESS {
			break
		}
		s.free = append(s.free, buf)
	}
	return s
}

// End gives the memory back. The context is still there, and nobody copies.
func (s *Staging) End() {
	s.dev.CtxSetCurrent(s.ctx)
	defer s.dev.CtxSetCurrent(0)
	for _, buf := range s.free {
		s.dev.HostFree(buf)
	}
	s.free = nil
}

// lend lends a buffer; nil if there is none.
func (s *Staging) lend() (buf []byte) {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if n := len(s.free); n > 0 {
		buf, s.free = s.free[n-1], s.free[:n-1]
	}
	return buf
}

// takeBack takes a buffer back.
func (s *Staging) takeBack(buf []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.free = append(s.free, buf)
}
