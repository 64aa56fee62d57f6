// Package memory is the device memory of a client: allocations at addresses that the client
// chooses, the mappings behind them, quotas, access of other devices, and sharing with other
// clients (IPC).
//
// Threads: the command loop calls everything here. What threads of the pool do when the GPU is
// done with an allocation is under backing.mu. Lock order: backing.mu, then the locks of
// package accounting.
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

// Memory backs the device window: the client chooses addresses, and Memory sees to it that
// there is memory behind them. The driver maps in granules of 2 MiB, so that small
// allocations share a granule, and a mapping (what was created and mapped as one) lives as
// long as an allocation touches it.
//
// Freeing waits for the GPU natively. Here a thread of the pool waits; until then the
// allocation is being freed, and only an allocation at the same address, or one that finds
// no memory, waits for it.
type Memory struct {
	gpu      *gpu.Executor
	dev      device.Device
	s        *session.Session
	accounts *accounting.Accounts
	inGraph  GraphBlocks
	withdraw func(*cu.FerryShare) // takes back what was published
	log      *slog.Logger

	window session.Range
	backing
}

// backing is what lies behind the client's addresses.
type backing struct {
	mu          sync.Mutex
	freed       *sync.Cond
	mappings    session.Spans[*mapping]
	unused      []*mapping                 // that no allocation uses, mapped still; longest unused first
	unusedBytes uint64                     // their bytes
	allocations session.Spans[*allocation] // live ones, and those that are being freed
	freeing     int                        // allocations that are being freed
	owned       map[*gpu.Context]*owned    // what ends with a context
	endingBytes map[cu.Device]uint64       // of mappings that only allocations use that are being freed
	peers       peers
	handleTypes map[cu.Device]cu.MemAllocationHandleType // how memory of a device can be exported; filled as it is asked
}

// New returns the memory of a client that has none yet.
func New(e *gpu.Executor, cfg gpu.Config) *Memory {
	m := &Memory{gpu: e, dev: cfg.Dev, s: cfg.Session, accounts: cfg.Accounts, log: cfg.Log, inGraph: noGraphs{}, withdraw: func(*cu.FerryShare) {}}
	m.freed = sync.NewCond(&m.mu)
	m.handleTypes = map[cu.Device]cu.MemAllocationHandleType{}
	m.endingBytes = map[cu.Device]uint64{}
	m.owned = map[*gpu.Context]*owned{}
	return m
}

// SetGraphs says which addresses graphs allocate.
func (m *Memory) SetGraphs(g GraphBlocks) { m.inGraph = g }

// UseWindow says where the client's addresses lie, which Reserve has reserved.
func (m *Memory) UseWindow(window session.Range) { m.window = window }

// GraphBlocks is what Memory must know of the memory that graphs allocate.
type GraphBlocks interface {
	// HoldsAddress says whether a node of a graph allocates at an address.
	HoldsAddress(addr uint64) bool
	// CaptureAlloc makes an allocation part of what a stream captures.
	CaptureAlloc(s cu.Stream, c *gpu.Context, q *wire.MemAllocAsyncRequest) cu.Result
}

// noGraphs is for a client that has none.
type noGraphs struct{}

func (noGraphs) HoldsAddress(uint64) bool { return false }

func (noGraphs) CaptureAlloc(cu.Stream, *gpu.Context, *wire.MemAllocAsyncRequest) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

type allocation struct {
	session.Allocation
	ctx      *gpu.Context
	mappings []*mapping
	freeing  bool
}

func newAllocation(c *gpu.Context, a session.Allocation) *allocation {
	a.Context = c.Index
	return &allocation{Allocation: a, ctx: c}
}

// owned are the allocations that end with a context.
type owned struct {
	list    map[*allocation]struct{}
	freeing int // of them
}

// own notes an allocation that ends with its context. mu is held.
func (m *Memory) addOwned(a *allocation) {
	o := m.owned[a.ctx]
	if o == nil {
		o = &owned{list: map[*allocation]struct{}{}}
		m.owned[a.ctx] = o
	}
	o.list[a] = struct{}{}
}

// give notes an allocation that the client has from now on. mu is held.
func (m *Memory) addAllocation(a *allocation) {
	m.allocations.Add(a.Extent(), a)
	m.s.Allocations[a.Addr] = &a.Allocation
	m.addOwned(a)
}

// disown forgets one that has ended, which was being freed. mu is held.
func (m *Memory) removeOwned(a *allocation) {
	o := m.owned[a.ctx]
	delete(o.list, a)
	o.freeing--
	if len(o.list) == 0 {
		delete(m.owned, a.ctx)
	}
}

// ErrTaken: the driver, or a library of the worker's, has something there. It is chance, and the client asks for another range.
var ErrTaken = errors.New("taken on the server")

// Reserve claims the device window at the client's own addresses.
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

func (m *Memory) CmdMemAlloc(q *wire.MemAllocRequest, a *wire.MemAllocReply) cu.Result {
	rc := m.AllocInCurrent(uint64(q.Addr), q.Size)
	if rc == cu.CUDA_SUCCESS {
		free, _, _ := m.dev.MemGetInfo()
		a.Free = m.accounts.Usage.Promise(m.gpu.Current.Device, free)
	}
	return rc
}

func (m *Memory) CmdMemAllocSoon(q *wire.MemAllocSoonRequest) cu.Result {
	m.accounts.Usage.Unasked = true
	defer func() { m.accounts.Usage.Unasked = false }()
	return m.AllocInCurrent(uint64(q.Addr), q.Size)
}

// AllocInCurrent allocates in the current context.
func (m *Memory) AllocInCurrent(addr, size uint64) cu.Result {
	if m.gpu.Current == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	return m.Alloc(m.dev, m.gpu.Current.Home(), m.gpu.Current.Device, addr, size)
}

// CmdMemInfo answers as if freed memory were free at once.
func (m *Memory) CmdMemInfo(_ *wire.MemInfoRequest, a *wire.MemInfoReply) (rc cu.Result) {
	if m.gpu.Current == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	m.mu.Lock()
	defer m.mu.Unlock() // until the device has answered, or what ends meanwhile would count twice
	m.trim(m.dev, 0)
	a.Free, a.Total, rc = m.dev.MemGetInfo()
	ending := m.endingBytes[m.gpu.Current.Device]
	a.Free, a.Total = m.accounts.Usage.Limit(m.gpu.Current.Device, min(a.Free+ending, a.Total), a.Total, ending)
	return rc
}

func (m *Memory) Alloc(dev device.Device, c *gpu.Context, on cu.Device, addr, size uint64) cu.Result {
	if size == 0 || !m.window.Contains(addr, size) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	a := newAllocation(c, session.Allocation{Addr: addr, Size: size, Device: on})
	if !m.awaitVacant(a.Extent()) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	rc := m.backAllocation(dev, a)
	for rc == cu.CUDA_ERROR_OUT_OF_MEMORY && m.freeing+len(m.unused) > 0 {
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

// awaitVacant waits for allocations that die in a range, and says whether a living
// one is in it. mu is held.
func (m *Memory) awaitVacant(r session.Range) bool {
	for {
		_, other, found := m.allocations.First(r)
		if !found || !other.freeing {
			return !found
		}
		m.freed.Wait()
	}
}

func (m *Memory) CmdMemFree(q *wire.MemFreeRequest) cu.Result {
	if m.inGraph.HoldsAddress(uint64(q.Addr)) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	a := m.beginFree(uint64(q.Addr))
	if a == nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	m.dev.Extent(q.Addr, 0) // what is launched from now on must not use it
	if m.gpu.DeviceIdle(a.ctx.Device) {
		m.mu.Lock()
		m.finishFree(m.dev, a)
		m.mu.Unlock()
		return cu.CUDA_SUCCESS
	}
	m.gpu.AfterWork(a.ctx, func(dev device.Device) {
		m.mu.Lock()
		m.finishFree(dev, a)
		m.mu.Unlock()
	})
	return cu.CUDA_SUCCESS
}

// EndAfterWork ends the allocation at an address once all that its context was given is
// done, and then calls a function on that thread. False: there is no allocation.
func (m *Memory) EndAfterWork(addr uint64, then func()) bool {
	a := m.beginFree(addr)
	if a == nil {
		return false
	}
	m.dev.Extent(cu.Deviceptr(addr), 0) // what is launched from now on must not use it
	m.gpu.AfterWork(a.ctx, func(dev device.Device) {
		m.mu.Lock()
		m.finishFree(dev, a)
		m.mu.Unlock()
		then()
	})
	return true
}

// CmdMemAllocAsync gives memory at once: a stream's order is kept by using it
// only in that stream. Ending it in stream order is cmdMemFreeAsync's.
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

func (m *Memory) CmdMemFreeAsync(q *wire.MemFreeAsyncRequest) cu.Result {
	s, c, rc := m.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if m.gpu.Capturing(s) || m.inGraph.HoldsAddress(uint64(q.Addr)) {
		return cu.CUDA_ERROR_INVALID_VALUE // captured frees are of graphs' memory only, see cmdGraphMemoryFree
	}
	a := m.beginFree(uint64(q.Addr))
	if a == nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	m.gpu.Enter(c.Index) // the mark must be made in the stream's context
	ev, rc := c.Record(m.dev, s)
	marked := rc == cu.CUDA_SUCCESS
	m.gpu.Pool.Queue(gpu.Sequence{Ctx: c, Stream: s, Free: true}, func(dev device.Device) {
		if marked {
			dev.EventSynchronize(ev)
			c.ReturnEvent(ev)
		}
		m.mu.Lock()
		m.finishFree(dev, a)
		m.mu.Unlock()
	})
	return rc
}

// beginFree takes an allocation out of the living; nil if there is none there.
func (m *Memory) beginFree(addr uint64) *allocation {
	m.mu.Lock()
	defer m.mu.Unlock()
	a := m.liveAllocation(addr)
	if a != nil {
		m.markFreeing(a)
	}
	return a
}

// live finds the allocation that begins at an address, nil if there is none or
// it is being freed. mu is held.
func (m *Memory) liveAllocation(addr uint64) *allocation {
	_, a, found := m.allocations.First(session.Range{Base: addr, Size: 1})
	if !found || a.Addr != addr || a.freeing {
		return nil
	}
	return a
}

// markFreeing turns a living allocation into a being freed one, out of others' reach. mu
// is held.
func (m *Memory) markFreeing(a *allocation) {
	a.freeing = true
	delete(m.s.Allocations, a.Addr)
	m.owned[a.ctx].freeing++
	m.freeing++
	if a.Published != nil {
		m.withdraw(a.Published)
	}
	for _, mp := range a.mappings {
		m.addUsers(mp, 0, 1)
	}
}

// finishFree finishes a being freed allocation. mu is held.
func (m *Memory) finishFree(dev device.Device, a *allocation) {
	dev.Extent(cu.Deviceptr(a.Addr), 0) // freed, if it was not yet,
	dev.Extent(cu.Deviceptr(a.Addr), 0) // and gone
	m.unbackAllocation(dev, a)
	m.allocations.Remove(a.Addr)
	m.removeOwned(a)
	m.freeing--
	m.freed.Broadcast()
}

// WaitFrees waits until no allocation of a context is being freed.
func (m *Memory) WaitFrees(c *gpu.Context) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for o := m.owned[c]; o != nil && o.freeing > 0; o = m.owned[c] {
		m.freed.Wait()
	}
}

// DropContext ends the allocations of a context that has ended.
func (m *Memory) DropContext(dev device.Device, c *gpu.Context) {
	m.mu.Lock()
	defer m.mu.Unlock()
	defer m.trim(dev, 0)
	o := m.owned[c]
	if o == nil {
		return
	}
	for a := range o.list {
		if !a.freeing {
			m.markFreeing(a)
			m.finishFree(dev, a)
		}
	}
}

// Count says what there is, but for what is kept in reserve, for the inventory.
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
