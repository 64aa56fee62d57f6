package worker

import (
	"fmt"
	"slices"
	"sync"

	"ferry/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
)

// memory backs the device window: the client chooses addresses, we see to it
// that there is memory behind them. The driver maps in granules of 2 MiB, so
// small allocations share a granule, and a unit (what was created and mapped
// as one) lives as long as an allocation touches it.
//
// Freeing waits for the GPU natively. Here it happens beside the loop; until
// then the allocation is dying, and only an allocation at the same address,
// or one that finds no memory, waits for it.
type memory struct {
	w      *Worker
	window session.Range
	mu     sync.Mutex
	freed  *sync.Cond
	units  session.Spans[*unit]
	spare  []*unit                    // that nobody uses, mapped still; longest unused first
	unused uint64                     // their bytes
	given  session.Spans[*allocation] // living and dying
	dying  int
	ending map[cu.Device]uint64 // bytes of units that only dying allocations use
	peers  peers
	types  map[cu.Device]cu.MemAllocationHandleType // how memory of a device can be exported; filled as it is asked
}

const granule = 2 << 20

type unit struct {
	base, size uint64
	dev        cu.Device
	handle     cu.MemGenericAllocationHandle
	users      int
	dying      int                // of them
	opened     bool               // another session's memory
	lent       bool               // other sessions may reach it
	granted    map[cu.Device]bool // devices that may use it whoever is whose peer
}

// ends says whether a unit will be free when what is dying has died.
func (u *unit) ends() bool { return !u.opened && u.users > 0 && u.users == u.dying }

type allocation struct {
	addr, size uint64
	ctx        *context
	dev        cu.Device
	units      []*unit
	dying      bool
	share      *cu.FerryShare // what it is published as
	opened     bool           // another session's memory
}

func (a *allocation) span() session.Range { return session.Range{Base: a.addr, Size: a.size} }

func (m *memory) init(w *Worker) {
	m.w = w
	m.freed = sync.NewCond(&m.mu)
	m.types = map[cu.Device]cu.MemAllocationHandleType{}
	m.ending = map[cu.Device]uint64{}
}

// use changes how many allocations use a unit, and how many of them are dying.
// mu is held.
func (m *memory) use(u *unit, users, dying int) {
	if u.ends() {
		m.ending[u.dev] -= u.size
	}
	u.users += users
	u.dying += dying
	if u.ends() {
		m.ending[u.dev] += u.size
	}
}

// reserve claims the device window at the client's own addresses.
func (m *memory) reserve(dev device.Device, window session.Range) error {
	m.window = window
	at, rc := dev.MemAddressReserve(window.Size, 0, cu.Deviceptr(window.Base), 0)
	if rc != cu.CUDA_SUCCESS {
		return fmt.Errorf("cannot reserve %d GiB of device addresses: %w", window.Size>>30, rc)
	}
	if uint64(at) != window.Base {
		dev.MemAddressFree(at, window.Size)
		return fmt.Errorf("addresses at %#x are taken on the server", window.Base)
	}
	return nil
}

func (w *Worker) cmdMemAlloc(q *wire.MemAllocRequest, a *wire.MemAllocReply) cu.Result {
	rc := w.allocHere(uint64(q.Addr), q.Size)
	if rc == cu.CUDA_SUCCESS {
		free, _, _ := w.dev.MemGetInfo()
		a.Free = w.tally.tell(w.current.dev, free)
	}
	return rc
}

func (w *Worker) cmdMemAllocSoon(q *wire.MemAllocSoonRequest) cu.Result {
	w.tally.unasked = true
	defer func() { w.tally.unasked = false }()
	return w.allocHere(uint64(q.Addr), q.Size)
}

// allocHere allocates in the current context.
func (w *Worker) allocHere(addr, size uint64) cu.Result {
	if w.current == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	return w.mem.alloc(w.dev, w.current.home(), w.current.dev, addr, size)
}

// cmdMemInfo answers as if freed memory were free at once.
func (w *Worker) cmdMemInfo(_ *wire.MemInfoRequest, a *wire.MemInfoReply) (rc cu.Result) {
	if w.current == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	w.mem.mu.Lock()
	defer w.mem.mu.Unlock() // until the device has answered, or what ends meanwhile would count twice
	w.mem.trim(w.dev, 0)
	a.Free, a.Total, rc = w.dev.MemGetInfo()
	ending := w.mem.ending[w.current.dev]
	a.Free, a.Total = w.tally.limit(w.current.dev, min(a.Free+ending, a.Total), a.Total, ending)
	return rc
}

func (m *memory) alloc(dev device.Device, c *context, on cu.Device, addr, size uint64) cu.Result {
	if size == 0 || !m.window.Contains(addr, size) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	a := &allocation{addr: addr, size: size, ctx: c, dev: on}
	if !m.vacant(a.span()) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	rc := m.back(dev, a)
	for rc == cu.CUDA_ERROR_OUT_OF_MEMORY && m.dying+len(m.spare) > 0 {
		if len(m.spare) == 0 {
			m.freed.Wait()
		}
		m.trim(dev, 0)
		rc = m.back(dev, a)
	}
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	m.given.Add(a.span(), a)
	c.own(a)
	dev.Extent(cu.Deviceptr(addr), size)
	return rc
}

// vacant waits for allocations that die in a range, and says whether a living
// one is in it. mu is held.
func (m *memory) vacant(r session.Range) bool {
	for {
		_, other, found := m.given.First(r)
		if !found || !other.dying {
			return !found
		}
		m.freed.Wait()
	}
}

// back takes or makes the units under an allocation. mu is held.
func (m *memory) back(dev device.Device, a *allocation) cu.Result {
	start := a.addr &^ (granule - 1)
	for at := start; at < a.addr+a.size; {
		end := (a.addr + a.size + granule - 1) &^ (granule - 1)
		_, u, found := m.units.First(session.Range{Base: at, Size: end - at})
		// A spare one must be just what would be made: on the right device, and
		// all there is under the allocation, or that could not be shared.
		if found && u.users == 0 && (u.dev != a.dev || u.base != start || u.size != end-start) {
			m.inUse(u)
			m.drop(dev, u)
			continue
		}
		if !found || u.base > at {
			if found {
				end = u.base
			}
			made, rc := m.create(dev, a.dev, at, end-at)
			if rc != cu.CUDA_SUCCESS {
				m.unback(dev, a)
				return rc
			}
			u = made
			m.keep(u)
			m.units.Add(session.Range{Base: u.base, Size: u.size}, u)
		}
		if u.users == 0 {
			m.inUse(u)
		}
		m.use(u, 1, 0)
		a.units = append(a.units, u)
		at = u.base + u.size
	}
	return cu.CUDA_SUCCESS
}

func (m *memory) create(dev device.Device, ordinal cu.Device, base, size uint64) (*unit, cu.Result) {
	prop := cu.MemAllocationProp_v1{
		Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: onDevice(ordinal),
		RequestedHandleTypes: m.exportable(dev, ordinal), // the client may share it one day
	}
	if !m.w.tally.claim(ordinal, size) {
		return nil, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	h, rc := dev.MemCreate(size, &prop, 0)
	if rc != cu.CUDA_SUCCESS {
		m.w.tally.refund(ordinal, size)
		return nil, rc
	}
	if rc = mapFor(dev, base, size, h, m.peers.of(ordinal)); rc != cu.CUDA_SUCCESS {
		dev.MemRelease(h)
		m.w.tally.refund(ordinal, size)
		return nil, rc
	}
	return &unit{base: base, size: size, dev: ordinal, handle: h}, rc
}

// exportable says how memory of a device can be handed to other processes. mu is
// held.
func (m *memory) exportable(dev device.Device, ordinal cu.Device) cu.MemAllocationHandleType {
	t, known := m.types[ordinal]
	if !known {
		if yes, rc := dev.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED, ordinal); rc == cu.CUDA_SUCCESS && yes != 0 {
			t = cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
		}
		m.types[ordinal] = t
	}
	return t
}

// mapFor maps memory for some devices.
func mapFor(dev device.Device, base, size uint64, h cu.MemGenericAllocationHandle, who []cu.Device) cu.Result {
	rc := dev.MemMap(cu.Deviceptr(base), size, 0, h, 0)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	var access []cu.MemAccessDesc_v1
	for _, d := range who {
		access = append(access, cu.MemAccessDesc_v1{Location: onDevice(d), Flags: cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE})
	}
	if rc = dev.MemSetAccess(cu.Deviceptr(base), size, access); rc != cu.CUDA_SUCCESS {
		dev.MemUnmap(cu.Deviceptr(base), size)
	}
	return rc
}

// open maps another session's memory, all of it at the place the client chose,
// of which it was offered a part.
func (m *memory) open(dev device.Device, c *context, at session.Range, o offer, fd int) cu.Result {
	m.mu.Lock()
	defer m.mu.Unlock()
	if o.Size == 0 || !m.vacant(at) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	m.trim(dev, 0)
	if _, _, taken := m.units.First(at); taken {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	h, rc := dev.ImportMemory(fd, o.Unit, o.Device)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	who := m.peers.of(o.Device)
	if o.Device != c.dev && !slices.Contains(who, c.dev) {
		who = append(who, c.dev)
	}
	if rc = mapFor(dev, at.Base, at.Size, h, who); rc != cu.CUDA_SUCCESS {
		dev.MemRelease(h)
		return rc
	}
	u := &unit{base: at.Base, size: at.Size, dev: o.Device, handle: h, users: 1, opened: true}
	m.units.Add(at, u)
	a := &allocation{addr: at.Base + o.Offset, size: o.Size, ctx: c, units: []*unit{u}, opened: true}
	m.given.Add(a.span(), a)
	c.own(a)
	dev.Extent(cu.Deviceptr(a.addr), a.size)
	return rc
}

// unitAt finds what is mapped at an address. mu is held.
func (m *memory) unitAt(addr uint64) *unit {
	_, u, _ := m.units.First(session.Range{Base: addr, Size: 1})
	return u
}

// isUnit says whether we mapped what is at an address.
func (m *memory) isUnit(addr uint64) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.unitAt(addr) != nil
}

// unback lets go of an allocation's units and ends those nobody uses. mu is held.
func (m *memory) unback(dev device.Device, a *allocation) {
	for _, u := range a.units {
		if a.dying {
			m.use(u, -1, -1)
		} else {
			m.use(u, -1, 0)
		}
		if u.users > 0 {
			continue
		}
		if u.opened || u.lent || len(u.granted) > 0 { // somebody else reaches it: it must not become anything new
			m.drop(dev, u)
		} else {
			m.keep(u)
		}
	}
	a.units = nil
	m.trim(dev, maxSpare)
}

// maxSpare is how much memory nobody uses stays mapped: making and ending a
// mapping costs a hundred microseconds, and many programs allocate and free
// the same over and over. The client hands freed addresses out again, so that
// what is spare is found by its address.
const maxSpare = 64 << 20

// keep puts a unit among the spare ones, inUse takes it out. mu is held.
func (m *memory) keep(u *unit) {
	m.spare = append(m.spare, u)
	m.unused += u.size
	m.w.tally.spares(u.dev, int64(u.size))
}

func (m *memory) inUse(u *unit) {
	i := slices.Index(m.spare, u)
	m.spare = slices.Delete(m.spare, i, i+1)
	m.unused -= u.size
	m.w.tally.spares(u.dev, -int64(u.size))
}

// trim ends spare units until at most limit bytes are left. mu is held.
func (m *memory) trim(dev device.Device, limit uint64) {
	for m.unused > limit {
		u := m.spare[0]
		m.inUse(u)
		m.drop(dev, u)
	}
}

// drop ends a unit. mu is held.
func (m *memory) drop(dev device.Device, u *unit) {
	dev.MemUnmap(cu.Deviceptr(u.base), u.size)
	dev.MemRelease(u.handle)
	if !u.opened {
		m.w.tally.refund(u.dev, u.size)
	}
	m.units.Remove(u.base)
}

func (w *Worker) cmdMemFree(q *wire.MemFreeRequest) cu.Result {
	m := &w.mem
	if w.graphs.memory.blocks[uint64(q.Addr)] != nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	a := m.dies(uint64(q.Addr))
	if a == nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	w.dev.Extent(q.Addr, 0) // what is launched from now on must not use it
	if w.deviceIdle(a.ctx.dev) {
		m.mu.Lock()
		m.end(w.dev, a)
		m.mu.Unlock()
		return cu.CUDA_SUCCESS
	}
	w.behind(a.ctx, func(dev device.Device) {
		m.mu.Lock()
		m.end(dev, a)
		m.mu.Unlock()
	})
	return cu.CUDA_SUCCESS
}

// cmdMemAllocAsync gives memory at once: a stream's order is kept by using it
// only in that stream. Ending it in stream order is cmdMemFreeAsync's.
func (w *Worker) cmdMemAllocAsync(q *wire.MemAllocAsyncRequest, a *wire.MemAllocAsyncReply) cu.Result {
	s, c, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	on, ok := w.ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	if w.capturing(s) {
		a.Captured = 1
		return w.captured(s, func(g cu.Graph, after []cu.GraphNode) (cu.GraphNode, cu.Result) {
			return w.allocNode(g, after, c, uint64(q.Addr), q.Size, q.Token)
		})
	}
	return w.mem.alloc(w.dev, c.home(), on, uint64(q.Addr), q.Size)
}

func (w *Worker) cmdMemFreeAsync(q *wire.MemFreeAsyncRequest) cu.Result {
	s, c, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if w.capturing(s) || w.graphs.memory.blocks[uint64(q.Addr)] != nil {
		return cu.CUDA_ERROR_INVALID_VALUE // captured frees are of graphs' memory only, see cmdGraphMemoryFree
	}
	a := w.mem.dies(uint64(q.Addr))
	if a == nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	w.enter(c.index) // the mark must be made in the stream's context
	ev, rc := c.record(w.dev, s)
	marked := rc == cu.CUDA_SUCCESS
	w.beside.queue(line{c, s, true}, func(dev device.Device) {
		if marked {
			dev.EventSynchronize(ev)
			c.giveBack(ev)
		}
		w.mem.mu.Lock()
		w.mem.end(dev, a)
		w.mem.mu.Unlock()
	})
	return rc
}

// dies takes an allocation out of the living; nil if there is none there.
func (m *memory) dies(addr uint64) *allocation {
	m.mu.Lock()
	defer m.mu.Unlock()
	a := m.living(addr)
	if a != nil {
		m.condemn(a)
	}
	return a
}

// living finds the allocation that begins at an address, nil if there is none or
// it is dying. mu is held.
func (m *memory) living(addr uint64) *allocation {
	_, a, found := m.given.First(session.Range{Base: addr, Size: 1})
	if !found || a.addr != addr || a.dying {
		return nil
	}
	return a
}

// condemn turns a living allocation into a dying one, out of others' reach. mu
// is held.
func (m *memory) condemn(a *allocation) {
	a.dying = true
	a.ctx.dying++
	m.dying++
	if a.share != nil {
		m.w.withdraw(a.share)
	}
	for _, u := range a.units {
		m.use(u, 0, 1)
	}
}

// end finishes a dying allocation. mu is held.
func (m *memory) end(dev device.Device, a *allocation) {
	dev.Extent(cu.Deviceptr(a.addr), 0) // freed, if it was not yet,
	dev.Extent(cu.Deviceptr(a.addr), 0) // and gone
	m.unback(dev, a)
	m.given.Remove(a.addr)
	delete(a.ctx.allocations, a)
	a.ctx.dying--
	m.dying--
	m.freed.Broadcast()
}

// waitFrees waits until no allocation of a context is dying.
func (m *memory) waitFrees(c *context) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for c.dying > 0 {
		m.freed.Wait()
	}
}

// dropContext ends the allocations of a context that has ended.
func (m *memory) dropContext(dev device.Device, c *context) {
	m.mu.Lock()
	defer m.mu.Unlock()
	defer m.trim(dev, 0)
	for a := range c.allocations {
		if !a.dying {
			m.condemn(a)
			m.end(dev, a)
		}
	}
}

// count says what there is, but for what is kept in reserve, for the inventory.
func (m *memory) count() (allocations, dying, units int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.given.Len() - m.dying, m.dying, m.units.Len() - len(m.spare)
}
