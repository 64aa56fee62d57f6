package hostmem

import (
	"cmp"
	"slices"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/gpu"
	"ferry/worker/memory"
)

// A mirror is memory with one copy in the client and one in the worker, at the same
// address. The client decides which of them is valid; this file copies between them. Behind
// managed memory lies device memory (CmdMirrorAlloc), behind pinned or registered memory of
// the client lies host memory of the worker (CmdMirrorOpen), behind __managed__ variables
// lies memory that the driver chose.

// mirrorPiece is the most bytes that one MirrorOut may ask for.
const mirrorPiece = 2 << 20

// mirrorLimit is how much host memory a client may have mirrored at a time.
const mirrorLimit = 64 << 30

// CmdMirrorAlloc is MemAlloc for memory that kernels on every device may use, as far as the
// devices reach each other.
func (hm *HostMemory) CmdMirrorAlloc(q *wire.MirrorAllocRequest, _ *wire.MirrorAllocReply) cu.Result {
	rc := memory.AllocManaged(hm.mem, uint64(q.Addr), q.Size)
	if rc == cu.CUDA_SUCCESS {
		hm.mem.OpenToPeers(uint64(q.Addr))
	}
	return rc
}

// CmdMirrorOpen maps host memory at an address of the client. The kernel refuses addresses
// that this process uses.
func (hm *HostMemory) CmdMirrorOpen(q *wire.MirrorOpenRequest, _ *wire.MirrorOpenReply) cu.Result {
	addr := uint64(q.Addr)
	if hm.gpu.Current == nil || !canMirror(addr, q.Size) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	m := &hm.mirrors
	if q.Size > mirrorLimit-m.bytes || !hm.accounts.Host.HasRoom(q.Size) {
		return cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	var mine []*pages
	for at := addr; at < addr+q.Size; {
		p := m.at(at)
		if p == nil {
			var rc cu.Result
			if p, rc = m.add(hm, at, min(addr+q.Size, m.next(at))-at); rc != cu.CUDA_SUCCESS {
				m.release(hm, mine)
				return rc
			}
		}
		p.users++
		mine = append(mine, p)
		at = p.base + p.size
	}
	if m.open == nil {
		m.open = map[span][][]*pages{}
	}
	at := span{addr, q.Size}
	m.open[at] = append(m.open[at], mine)
	return cu.CUDA_SUCCESS
}

// canMirror reports whether a range is one of whole pages where a program may have memory.
func canMirror(addr, size uint64) bool {
	return size != 0 && addr%4096 == 0 && size%4096 == 0 && addr >= 1<<16 && addr+size >= addr && addr+size <= 1<<47
}

// mirrors are the pages behind the client's host memory. Ranges of it may share their first
// and last pages, so pages live as long as a range uses them.
//
// mu guards list against threads of the pool, which copy from pages that the command loop
// may unmap. The command loop alone changes it.
type mirrors struct {
	mu    sync.Mutex
	list  []*pages            // by address
	open  map[span][][]*pages // the pages of each MirrorOpen
	bytes uint64
}

// A span is the range of one MirrorOpen.
type span struct{ addr, size uint64 }

// A pages is a range that was mapped and registered with the device as one.
type pages struct {
	base, size uint64
	users      int
	mem        []byte
	ctx        uint32 // index of the context in which it was registered
}

// at finds the pages that hold an address, nil if there are none.
func (m *mirrors) at(addr uint64) *pages {
	for _, p := range m.list {
		if addr >= p.base && addr-p.base < p.size {
			return p
		}
	}
	return nil
}

// next finds where the first pages behind an address begin.
func (m *mirrors) next(addr uint64) uint64 {
	for _, p := range m.list {
		if p.base > addr {
			return p.base
		}
	}
	return ^uint64(0)
}

// add maps pages and registers them with the device.
func (m *mirrors) add(hm *HostMemory, base, size uint64) (*pages, cu.Result) {
	p, rc := m.mapPages(hm, base, size)
	if rc != cu.CUDA_SUCCESS {
		return nil, rc
	}
	if rc := hm.dev.HostRegister(p.mem); rc != cu.CUDA_SUCCESS {
		p.unmap()
		return nil, rc
	}
	p.ctx = hm.gpu.Current.Home().Index
	m.insert(hm, p)
	return p, cu.CUDA_SUCCESS
}

// mapPages maps pages.
func (m *mirrors) mapPages(hm *HostMemory, base, size uint64) (*pages, cu.Result) {
	got, err := unix.MmapPtr(-1, 0, unsafe.Add(nil, base), uintptr(size), unix.PROT_READ|unix.PROT_WRITE,
		unix.MAP_PRIVATE|unix.MAP_ANONYMOUS|unix.MAP_NORESERVE|unix.MAP_FIXED_NOREPLACE)
	if err != nil || uint64(uintptr(got)) != base {
		hm.log.Info("host memory cannot be mirrored", "address", base, "size", size, "why", err)
		if err == nil {
			_ = unix.MunmapPtr(got, uintptr(size))
		}
		return nil, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	return &pages{base: base, size: size, mem: unsafe.Slice((*byte)(got), size)}, cu.CUDA_SUCCESS
}

// unmap ends the mapping.
func (p *pages) unmap() { _ = unix.MunmapPtr(unsafe.Pointer(&p.mem[0]), uintptr(p.size)) }

// insert notes pages that are mapped and registered.
func (m *mirrors) insert(hm *HostMemory, p *pages) {
	i, _ := slices.BinarySearchFunc(m.list, p.base, func(p *pages, a uint64) int { return cmp.Compare(p.base, a) })
	m.mu.Lock()
	m.list = slices.Insert(m.list, i, p)
	m.mu.Unlock()
	m.bytes += p.size
	hm.accounts.Host.Add(p.size)
}

// release ends the use of pages by one range, and unmaps those that no range uses.
func (m *mirrors) release(hm *HostMemory, mine []*pages) cu.Result {
	rc := cu.CUDA_SUCCESS
	for _, p := range mine {
		if p.users--; p.users > 0 {
			continue
		}
		if r := hm.dev.HostUnregister(p.mem); r != cu.CUDA_SUCCESS {
			rc = r
		}
		m.mu.Lock()
		p.unmap()
		m.list = slices.DeleteFunc(m.list, func(q *pages) bool { return q == p })
		m.mu.Unlock()
		m.bytes -= p.size
		hm.accounts.Host.Sub(p.size)
	}
	return rc
}

// CmdMirrorClose ends a mirror. The client has synchronised before: no work uses it.
func (hm *HostMemory) CmdMirrorClose(q *wire.MirrorCloseRequest) cu.Result {
	m, at := &hm.mirrors, span{uint64(q.Addr), q.Size}
	open := m.open[at]
	if len(open) == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if m.open[at] = open[1:]; len(open) == 1 {
		delete(m.open, at)
	}
	return m.release(hm, open[0]) // equal ranges use equal pages
}

// copy moves bytes between a buffer and mirrored pages, without the device. It returns
// false if not all of the range lies in such pages.
func (m *mirrors) copy(addr cu.Deviceptr, buf []byte, in bool) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	p := m.at(uint64(addr))
	if p == nil {
		return false
	}
	mem := p.mem[uint64(addr)-p.base:]
	if len(mem) < len(buf) {
		return false
	}
	if in {
		copy(mem, buf)
	} else {
		copy(buf, mem)
	}
	return true
}

// CmdMirrorIn stores the client's copy. SettleMirrors makes sure that it is in place before
// the next command.
func (hm *HostMemory) CmdMirrorIn(q *wire.MirrorInRequest) cu.Result {
	c := hm.gpu.Find(q.Ctx)
	if c == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	n := len(q.Data)
	if n == 0 || hm.mirrors.copy(q.Addr, q.Data, true) {
		return cu.CUDA_SUCCESS
	}
	if hm.pushedIn != c {
		hm.SettleMirrors(wire.OpNone) // of another context
	}
	hm.gpu.Enter(c.Index)
	s, rc := c.MirrorStream(hm.dev)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	buf, rc := c.AcquireStaging(hm.dev, n)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	copy(buf, q.Data)
	if rc = hm.dev.CopyIn(q.Addr, uint64(n), buf, uint64(n), 1, s); rc != cu.CUDA_SUCCESS {
		c.ReleaseStaging(buf)
		return rc
	}
	hm.pushedIn = c
	return hm.gpu.ReleaseStagingInOrder(c, buf, s)
}

// SettleMirrors waits for the copies of MirrorIn. The command loop calls it before any
// other command, which may be work that uses the memory.
func (hm *HostMemory) SettleMirrors(op wire.Op) {
	c := hm.pushedIn
	if c == nil || op == wire.OpMirrorIn {
		return
	}
	hm.pushedIn = nil
	hm.gpu.Enter(c.Index)
	hm.dev.StreamSynchronize(c.Mirror) // its error belongs to the context, and comes with any call
}

// WaitMirrorOut sends the worker's copy to the client, once earlier work is done. It does
// not wait with flag 1.
//
// From bit 8 on the flags hold a number of milliseconds. After that time the client gets
// the copy as it is, with NOT_READY: the work may wait for what the client writes next.
func (hm *HostMemory) WaitMirrorOut(id uint32, q *wire.MirrorOutRequest) {
	c := hm.gpu.Find(q.Ctx)
	if c == nil || q.Size > mirrorPiece {
		hm.wait.Answer(id, cu.CUDA_ERROR_INVALID_VALUE, nil, false)
		return
	}
	hm.gpu.Enter(c.Index)
	s, rc := c.MirrorStream(hm.dev)
	var bufs [][]byte
	for at := uint64(0); at < q.Size && rc == cu.CUDA_SUCCESS; at += gpu.Piece {
		var buf []byte
		if buf, rc = c.AcquireStaging(hm.dev, int(min(gpu.Piece, q.Size-at))); rc == cu.CUDA_SUCCESS {
			bufs = append(bufs, buf)
		}
	}
	if rc != cu.CUDA_SUCCESS || q.Size == 0 {
		for _, b := range bufs {
			c.ReleaseStaging(b)
		}
		hm.wait.Answer(id, rc, nil, false)
		return
	}
	var waits []contextWait
	if q.Flags&1 == 0 {
		for _, other := range hm.gpu.Contexts {
			if other.Home() == other {
				waits = append(waits, contextWait{other, hm.gpu.WorkWaiter(other)})
			}
		}
	}
	addr, limit := q.Addr, time.Duration(q.Flags>>8)*time.Millisecond
	whileLive := memory.Reader(hm.mem, session.Range{Base: uint64(addr), Size: q.Size})
	var answered atomic.Bool
	send := func(dev device.Device, rc, success cu.Result) {
		if answered.Swap(true) {
			return
		}
		if rc == cu.CUDA_SUCCESS {
			rc = whileLive(func() cu.Result { return hm.readPages(dev, addr, bufs, s) })
		}
		if rc == cu.CUDA_SUCCESS {
			for _, b := range bufs {
				hm.out.WriteFrame(wire.AnsData, id, b)
			}
		}
		for _, b := range bufs {
			c.ReleaseStaging(b)
		}
		if rc == cu.CUDA_SUCCESS {
			rc = success
		}
		hm.wait.InformNow(dev)
		hm.wait.Answer(id, rc, nil, false)
	}
	var early *time.Timer
	if limit > 0 && len(waits) > 0 {
		early = time.AfterFunc(limit, func() {
			hm.gpu.Pool.Run(c.Background(), func(dev device.Device) { send(dev, cu.CUDA_SUCCESS, cu.CUDA_ERROR_NOT_READY) })
		})
	}
	hm.gpu.Pool.Run(c.Background(), func(dev device.Device) {
		rc := awaitAll(dev, c, waits)
		if early != nil {
			early.Stop()
		}
		send(dev, rc, cu.CUDA_SUCCESS)
	})
}

// A contextWait waits for the work that a context had when the wait was made.
type contextWait struct {
	ctx *gpu.Context
	do  func(device.Device) cu.Result
}

// awaitAll waits for contexts on a thread of the pool, where c is current. It returns the
// error of c.
func awaitAll(dev device.Device, c *gpu.Context, waits []contextWait) (rc cu.Result) {
	for _, w := range waits {
		if got := w.do(dev); w.ctx == c.Home() {
			rc = got
		}
	}
	return rc
}

// readPages reads memory, on a thread of the pool.
func (hm *HostMemory) readPages(dev device.Device, addr cu.Deviceptr, bufs [][]byte, s cu.Stream) cu.Result {
	for _, b := range bufs {
		n := uint64(len(b))
		if hm.mirrors.copy(addr, b, false) {
			addr += cu.Deviceptr(n)
			continue
		}
		if rc := dev.CopyOut(b, addr, n, n, 1, s); rc != cu.CUDA_SUCCESS {
			return rc
		}
		addr += cu.Deviceptr(n)
	}
	return dev.StreamSynchronize(s)
}
