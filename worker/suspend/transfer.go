package suspend

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/device"
	"ferry/worker/memory"
)

// pieceSize is how much one copy between device and staging memory moves. With this size the
// copies run at the speed of the bus, and the staging memory of all threads is allocated fast.
const pieceSize = 8 << 20

// maxThreads is how many threads move data. One copies from staging memory at about 10 GB/s, and
// the bus moves 54.
const maxThreads = 12

// A store is memory of the host that holds the contents of device memory.
type store struct {
	mem      []byte
	contents []memory.Content
	at       []uint64 // where in mem each of the contents begins
}

// newStore makes room for contents. Its memory is touched by the threads that fill it.
func newStore(contents []memory.Content) (*store, error) {
	s := &store{contents: contents}
	total := uint64(0)
	for _, c := range contents {
		s.at = append(s.at, total)
		total += c.Size
	}
	if total == 0 {
		return s, nil
	}
	mem, err := unix.Mmap(-1, 0, int(total), unix.PROT_READ|unix.PROT_WRITE, unix.MAP_PRIVATE|unix.MAP_ANONYMOUS|unix.MAP_NORESERVE)
	if err != nil {
		return nil, fmt.Errorf("the host has no %d bytes for it: %w", total, err)
	}
	_ = unix.Madvise(mem, unix.MADV_HUGEPAGE) // small pages do too, more slowly
	s.mem = mem
	return s, nil
}

// size is how many bytes the store holds.
func (s *store) size() uint64 { return uint64(len(s.mem)) }

// free gives the memory back.
func (s *store) free() {
	if s.mem != nil {
		_ = unix.Munmap(s.mem)
		s.mem = nil
	}
}

// A part is what one copy moves.
type part struct {
	dev  cu.Device
	addr uint64
	host []byte
}

// parts cuts the contents into what single copies move.
func (s *store) parts() (list []part) {
	for i, c := range s.contents {
		for off := uint64(0); off < c.Size; off += pieceSize {
			n := min(pieceSize, c.Size-off)
			list = append(list, part{c.Device, c.Base + off, s.mem[s.at[i]+off:][:n]})
		}
	}
	return list
}

// A direction says which way data moves.
type direction bool

const (
	fromDevice direction = false
	toDevice   direction = true
)

// move moves all parts of a store between host and devices. contextOn is a context of each
// device; progress is told how many bytes have been moved.
func (s *store) move(way direction, dev device.Device, contextOn func(cu.Device) cu.Context, progress func(uint64)) error {
	list := s.parts()
	threads := min(max(runtime.NumCPU()*3/4, 1), maxThreads, len(list))
	var next, moved atomic.Int64
	var failed atomic.Uint32
	var all sync.WaitGroup
	for range threads {
		all.Go(func() {
			runtime.LockOSThread() // the current context belongs to the thread, which ends with the goroutine
			m := mover{dev: dev.Thread(), contextOn: contextOn, streams: map[cu.Device]cu.Stream{}}
			defer m.end()
			for failed.Load() == 0 {
				i := int(next.Add(1)) - 1
				if i >= len(list) {
					return
				}
				if rc := m.movePart(way, list[i]); rc != cu.CUDA_SUCCESS {
					failed.Store(uint32(rc))
					return
				}
				progress(uint64(moved.Add(int64(len(list[i].host)))))
			}
		})
	}
	all.Wait()
	if rc := cu.Result(failed.Load()); rc != cu.CUDA_SUCCESS {
		return fmt.Errorf("memory could not be copied: %w", rc)
	}
	return nil
}

// A mover is one of the threads that move data.
type mover struct {
	dev       device.Device
	contextOn func(cu.Device) cu.Context
	current   cu.Context
	streams   map[cu.Device]cu.Stream
	staging   []byte
}

// movePart moves one part, through staging memory.
func (m *mover) movePart(way direction, p part) cu.Result {
	s, rc := m.enter(p.dev)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	n := uint64(len(p.host))
	buf := m.staging[:n]
	if way == toDevice {
		copy(buf, p.host)
		rc = m.dev.CopyIn(cu.Deviceptr(p.addr), n, buf, n, 1, s)
	} else {
		rc = m.dev.CopyOut(buf, cu.Deviceptr(p.addr), n, n, 1, s)
	}
	if rc == cu.CUDA_SUCCESS {
		rc = m.dev.StreamSynchronize(s)
	}
	if rc == cu.CUDA_SUCCESS && way == fromDevice {
		copy(p.host, buf)
	}
	return rc
}

// enter makes a context of a device current, and returns a stream of it.
func (m *mover) enter(d cu.Device) (cu.Stream, cu.Result) {
	ctx := m.contextOn(d)
	if ctx == 0 {
		return 0, cu.CUDA_ERROR_INVALID_CONTEXT
	}
	if ctx != m.current {
		if rc := m.dev.CtxSetCurrent(ctx); rc != cu.CUDA_SUCCESS {
			return 0, rc
		}
		m.current = ctx
	}
	if m.staging == nil {
		buf, rc := m.dev.HostAlloc(pieceSize)
		if rc != cu.CUDA_SUCCESS {
			return 0, rc
		}
		m.staging = buf
	}
	if s := m.streams[d]; s != 0 {
		return s, cu.CUDA_SUCCESS
	}
	s, rc := m.dev.StreamCreate(uint32(cu.CU_STREAM_NON_BLOCKING))
	if rc == cu.CUDA_SUCCESS {
		m.streams[d] = s
	}
	return s, rc
}

// end gives back what the mover has.
func (m *mover) end() {
	for d, s := range m.streams {
		if _, rc := m.enter(d); rc == cu.CUDA_SUCCESS {
			m.dev.StreamDestroy(s)
		}
	}
	if m.staging != nil {
		m.dev.HostFree(m.staging)
	}
	m.dev.CtxSetCurrent(0)
	m.dev.Leave()
}
