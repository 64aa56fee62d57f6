// Package memory is the device memory of a client: allocations at addresses that the client
// chooses, the mappings behind them, quotas, access of other devices, and sharing with
// other clients (IPC).
//
// Threads: the command loop calls everything here. Threads of the pool free allocations
// when the GPU is done with them, under backing.mu. Lock order: backing.mu, then the locks
// of package accounting. Device calls that map and unmap memory are made under backing.mu.
package memory

import (
	"errors"
	"fmt"
	"log/slog"
	"sync"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/accounting"
	"ferry/worker/gpu"
)

// A Memory backs the device window: the client chooses addresses, and Memory puts memory
// behind them. The driver maps in granules of 2 MiB, so small allocations share a granule.
// A mapping, which is memory that was created and mapped as one, lives as long as an
// allocation touches it.
//
// Natively a free waits for the GPU. Here a thread of the pool waits. Until then the
// allocation is being freed, and only an allocation at the same address, or one that finds
// no memory, waits for it.
type Memory struct {
	gpu      *gpu.Executor
	dev      device.Device
	s        *session.Session
	accounts *accounting.Accounts
	inGraph  GraphBlocks
	withdraw func(*cu.FerryShare) // ends the offer of published memory
	sharing  func() error         // why what the session shares keeps it where it is
	log      *slog.Logger

	onDropContext func(*gpu.Context) // told of contexts that have ended

	window session.Range
	backing
}

// backing is what lies behind the client's addresses, under mu.
type backing struct {
	mu          sync.Mutex
	freed       *sync.Cond
	mappings    session.Spans[*mapping]
	unused      []*mapping                 // mappings that no allocation uses, still mapped; longest unused first
	unusedBytes uint64                     // their bytes
	allocations session.Spans[*allocation] // live ones, and those that are being freed
	freeing     int                        // allocations that are being freed
	held        int                        // how often mappings are held (Hold)
	owned       map[*gpu.Context]*owned    // the allocations that end with a context
	endingBytes map[cu.Device]uint64       // bytes of mappings whose allocations are all being freed
	peers       peers
	handleTypes map[cu.Device]cu.MemAllocationHandleType // how memory of a device can be exported; filled on demand
	standIn     bool                                     // mappings are made of the host's memory, in place of the device's
}

// New returns the Memory of a client that has none yet.
func New(e *gpu.Executor, cfg gpu.Config) *Memory {
	m := &Memory{gpu: e, dev: cfg.Dev, s: cfg.Session, accounts: cfg.Accounts, log: cfg.Log, inGraph: noGraphs{}, withdraw: func(*cu.FerryShare) {}, sharing: func() error { return nil }, onDropContext: func(*gpu.Context) {}}
	m.freed = sync.NewCond(&m.mu)
	m.handleTypes = map[cu.Device]cu.MemAllocationHandleType{}
	m.endingBytes = map[cu.Device]uint64{}
	m.owned = map[*gpu.Context]*owned{}
	return m
}

// SetGraphs sets the owner of the addresses that graphs allocate.
func (m *Memory) SetGraphs(g GraphBlocks) { m.inGraph = g }

// UseWindow says where the client's addresses lie, which Reserve has reserved.
func (m *Memory) UseWindow(window session.Range) { m.window = window }

// GraphBlocks is what Memory must know of the memory that graphs allocate. Package graph
// implements it.
type GraphBlocks interface {
	// HoldsAddress says whether a node of a graph allocates at an address.
	HoldsAddress(addr uint64) bool
	// CaptureAlloc makes an allocation part of what a stream captures.
	CaptureAlloc(s cu.Stream, c *gpu.Context, q *wire.MemAllocAsyncRequest) cu.Result
}

// noGraphs stands in until SetGraphs is called.
type noGraphs struct{}

// HoldsAddress returns false: no node allocates.
func (noGraphs) HoldsAddress(uint64) bool { return false }

func (noGraphs) CaptureAlloc(cu.Stream, *gpu.Context, *wire.MemAllocAsyncRequest) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

// An allocation is one allocation of the client and the mappings under it.
type allocation struct {
	session.Allocation
	ctx      *gpu.Context
	mappings []*mapping
	freeing  bool
	onHost   bool // in the host's memory
	awaited  bool // a graph had it before the session was moved here, and asks for it when it is made again
}

func newAllocation(c *gpu.Context, a session.Allocation) *allocation {
	a.Context = c.Index
	return &allocation{Allocation: a, ctx: c}
}

// An owned is the set of allocations that end with a context.
type owned struct {
	list    map[*allocation]struct{}
	freeing int // how many of the list are being freed
}

// addOwned notes an allocation that ends with its context. mu is held.
func (m *Memory) addOwned(a *allocation) {
	o := m.owned[a.ctx]
	if o == nil {
		o = &owned{list: map[*allocation]struct{}{}}
		m.owned[a.ctx] = o
	}
	o.list[a] = struct{}{}
}

// addAllocation notes an allocation that the client has from now on. mu is held.
func (m *Memory) addAllocation(a *allocation) {
	m.allocations.Add(a.Extent(), a)
	m.s.Allocations[a.Addr] = &a.Allocation
	m.addOwned(a)
}

// removeOwned forgets an allocation that was being freed and has ended. mu is held.
func (m *Memory) removeOwned(a *allocation) {
	o := m.owned[a.ctx]
	delete(o.list, a)
	o.freeing--
	if len(o.list) == 0 {
		delete(m.owned, a.ctx)
	}
}

// ErrTaken says that the driver, or a library of the worker, has memory at those addresses.
// That is chance, and the client asks for another range.
var ErrTaken = errors.New("taken on the server")

// Reserve reserves the device window at the client's own addresses.
func Reserve(dev device.Device, window session.Range) error {
	at, rc := dev.MemAddressReserve(window.Size, 0, cu.Deviceptr(window.Base), 0)
	if rc != cu.CUDA_SUCCESS {
		return fmt.Errorf("cannot reserve %d GiB of device addresses: %w", window.Size>>30, rc)
	}
	if uint64(at) != window.Base {
		dev.MemAddressFree(at, window.Size)
		return fmt.Errorf("addresses at %#x are %w", window.Base, ErrTaken)
	}
	return nil
}

// CmdMemAlloc allocates, and answers how much memory is left.
func (m *Memory) CmdMemAlloc(q *wire.MemAllocRequest, a *wire.MemAllocReply) cu.Result {
	rc := m.AllocInCurrent(uint64(q.Addr), q.Size)
	if rc == cu.CUDA_SUCCESS {
		free, _, _ := m.dev.MemGetInfo()
		a.Free = m.accounts.Usage.Promise(m.gpu.Current.Device, free)
	}
	return rc
}

// CmdMemAllocSoon allocates for a client that does not wait for the answer, because an
// earlier answer promised it the memory. If another client of the device has taken that memory meanwhile,
// memory of the host stands in for it: slower, but the program was told that it has the memory.
func (m *Memory) CmdMemAllocSoon(q *wire.MemAllocSoonRequest) cu.Result {
	m.accounts.Usage.Unasked = true
	defer func() { m.accounts.Usage.Unasked = false }()
	rc := m.AllocInCurrent(uint64(q.Addr), q.Size)
	if rc == cu.CUDA_ERROR_INVALID_CONTEXT {
		return rc
	}
	on := m.gpu.Current.Device
	if rc == cu.CUDA_ERROR_OUT_OF_MEMORY && m.accounts.Usage.Promised(on, q.Size) {
		m.setStandIn(true)
		if m.AllocInCurrent(uint64(q.Addr), q.Size) == cu.CUDA_SUCCESS {
			rc = cu.CUDA_SUCCESS
		}
		m.setStandIn(false)
		m.log.Warn("another client took memory that this one was promised: memory of the host stands in for it", "bytes", q.Size, "result", rc)
	}
	m.accounts.Usage.Redeem(on, q.Size)
	return rc
}

// setStandIn says whether the host's memory stands in for a device's.
func (b *backing) setStandIn(yes bool) {
	b.mu.Lock()
	b.standIn = yes
	b.mu.Unlock()
}

// AllocInCurrent allocates in the current context.
func (m *Memory) AllocInCurrent(addr, size uint64) cu.Result {
	if m.gpu.Current == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	return m.Alloc(m.dev, m.gpu.Current.Home(), m.gpu.Current.Device, addr, size)
}

// CmdMemInfo answers as if memory that is being freed were free already.
func (m *Memory) CmdMemInfo(_ *wire.MemInfoRequest, a *wire.MemInfoReply) (rc cu.Result) {
	if m.gpu.Current == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	m.mu.Lock()
	defer m.mu.Unlock() // after the device has answered, or memory that is freed meanwhile would count twice
	m.trim(m.dev, 0)
	a.Free, a.Total, rc = m.dev.MemGetInfo()
	ending := m.endingBytes[m.gpu.Current.Device]
	a.Free, a.Total = m.accounts.Usage.Limit(m.gpu.Current.Device, min(a.Free+ending, a.Total), a.Total, ending)
	return rc
}

// Alloc allocates at an address. Before it reports out of memory, it waits for everything
// that is being freed.
func (m *Memory) Alloc(dev device.Device, c *gpu.Context, on cu.Device, addr, size uint64) cu.Result {
	if size == 0 || !m.window.Contains(addr, size) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	a := newAllocation(c, session.Allocation{Addr: addr, Size: size, Device: on})
	if takeAwaited(m, a) {
		return cu.CUDA_SUCCESS
	}
	if !m.awaitVacant(a.Extent()) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	rc := m.backAllocation(dev, a)
	for rc == cu.CUDA_ERROR_OUT_OF_MEMORY && m.freeing+len(m.unused)+m.held > 0 {
		if len(m.unused) == 0 {
			m.freed.Wait()
		}
		m.trim(dev, 0)
		rc = m.backAllocation(dev, a)
	}
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	m.addAllocation(a)
	dev.Extent(cu.Deviceptr(addr), size)
	return rc
}

// awaitVacant waits for allocations in a range that are being freed. It returns false if a
// live allocation lies in the range. mu is held.
func (m *Memory) awaitVacant(r session.Range) bool {
	for {
		_, other, found := m.allocations.First(r)
		if !found || !other.freeing {
			return !found
		}
		m.freed.Wait()
	}
}

// CmdMemAllocAsync allocates at once: the order of the stream holds because the client uses
// the memory only in that stream. CmdMemFreeAsync ends it in stream order.
func (m *Memory) CmdMemAllocAsync(q *wire.MemAllocAsyncRequest, a *wire.MemAllocAsyncReply) cu.Result {
	s, c, rc := m.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	on, ok := m.s.Devices.Ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	if m.gpu.Capturing(s) {
		a.Captured = 1
		return m.inGraph.CaptureAlloc(s, c, q)
	}
	return m.Alloc(m.dev, c.Home(), on, uint64(q.Addr), q.Size)
}

// Count counts allocations, allocations that are being freed, and mappings in use, for the
// inventory at the end of a session.
func (m *Memory) Count() (allocations, freeing, mappings int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.allocations.Len() - m.freeing, m.freeing, m.mappings.Len() - len(m.unused)
}

// ReleaseUnused ends the mappings that no allocation uses.
func (m *Memory) ReleaseUnused() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.trim(m.dev, 0)
}
