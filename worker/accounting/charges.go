package accounting

import (
	"sync"

	"ferry/api/cu"
	"ferry/session"
)

// A charge is how many bytes one object counts, and on which device; or in the host's
// memory.
type charge struct {
	dev   cu.Device
	bytes uint64
	host  bool
}

// An object names one object of the device. Objects of different kinds may have the same
// number.
type object struct {
	kind cu.Kind
	real uint64
}

// Charges are the client's objects that count against its quota.
//
// mu is for objects and binding: an object ends on the thread that ends its last handle,
// under the lock of session.Handles. All other fields belong to the command loop, although
// Release, which may run on any thread, also changes physical: only the command loop ends
// handles of memory. Lock order: session.Handles, mu, Usage.mu.
type Charges struct {
	usage    *Usage
	host     *Budget
	mu       sync.Mutex
	objects  map[object]charge
	pending  *charge // claimed for the object that the device is asked to make; nil: none
	binding  bool    // a handle is being bound: an object it named before lives on without a handle
	physical map[uint64]*Physical
	mapped   session.Spans[mappedPart]
	shared   map[[32]byte]*Physical // published by this session, which may open it again itself
}

// A Physical is memory that the client created with cuMemCreate. It lives as long as one of
// its handles or mappings does.
type Physical struct {
	charge
	handles, mappings int
	keptToEnd         bool // an object holds it whose end the worker does not see: it counts to the end of the session
	exported          bool // another process may have opened it
	freed             bool // refunded
}

// A mappedPart is what is mapped at a range: memory from an offset on. Memory of another session has no Physical.
type mappedPart struct {
	*Physical
	offset uint64
}

func (c *Charges) init(t *Usage, host *Budget) {
	c.usage, c.host = t, host
	c.objects = map[object]charge{}
	c.physical = map[uint64]*Physical{}
	c.shared = map[[32]byte]*Physical{}
}

// SetBinding says whether a handle is being bound. Meanwhile Release does nothing: binding
// a live handle to a second object does not end the first.
func (c *Charges) SetBinding(on bool) {
	c.mu.Lock()
	c.binding = on
	c.mu.Unlock()
}

// Settle ends the claim of Expect: the object that the device made counts, or, if the call
// failed, the claim is refunded.
func (c *Charges) Settle(kind cu.Kind, real uint64, rc cu.Result) {
	p := c.pending
	c.pending = nil
	switch {
	case p == nil:
	case rc != cu.CUDA_SUCCESS:
		c.refund(*p)
	case kind == cu.KindMemGenericAllocationHandle:
		c.physical[real] = &Physical{charge: *p, handles: 1}
	default:
		c.mu.Lock()
		c.objects[object{kind, real}] = *p
		c.mu.Unlock()
	}
}

// Release refunds what an object counted when its last handle ends.
func (c *Charges) Release(kind cu.Kind, real uint64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.binding {
		return
	}
	if kind == cu.KindMemGenericAllocationHandle {
		if p := c.physical[real]; p != nil {
			delete(c.physical, real)
			p.handles--
			c.releaseIfUnused(p)
		}
		return
	}
	if charged, ok := c.objects[object{kind, real}]; ok {
		delete(c.objects, object{kind, real})
		c.refund(charged)
	}
}

// releaseIfUnused refunds memory that neither a handle nor a mapping holds.
func (c *Charges) releaseIfUnused(p *Physical) {
	if p.handles == 0 && p.mappings == 0 && !p.keptToEnd && !p.freed {
		p.freed = true
		c.refund(p.charge)
	}
}

// refund takes back what was claimed.
func (c *Charges) refund(paid charge) {
	if paid.host {
		c.host.Sub(paid.bytes)
	} else {
		c.usage.Refund(paid.dev, paid.bytes)
	}
}

// Expect says how many bytes the next object counts that the device is asked to make.
// Settle ends the claim.
func (c *Charges) Expect(dev cu.Device, bytes uint64) { c.pending = &charge{dev: dev, bytes: bytes} }

// ExpectHost is Expect for memory of the host, which the caller has added to its budget.
func (c *Charges) ExpectHost(bytes uint64) { c.pending = &charge{bytes: bytes, host: true} }

// PhysicalOf returns the memory behind a real handle, nil where the client did not create
// it.
func (c *Charges) PhysicalOf(real uint64) *Physical { return c.physical[real] }

// MappedAt returns the memory that is mapped at an address, nil where the client did not
// create it.
func (c *Charges) MappedAt(addr uint64) *Physical {
	_, part, _ := c.mapped.First(session.Range{Base: addr, Size: 1})
	return part.Physical
}

// KeepToEnd counts memory to the end of the session, because an object holds it whose end
// the worker does not see. A nil Physical is allowed.
func (p *Physical) KeepToEnd() {
	if p != nil {
		p.keptToEnd = true
	}
}

// Map notes that memory is mapped at a range, from an offset on. A nil Physical is memory of another session.
func (c *Charges) Map(at session.Range, offset uint64, p *Physical) {
	if c.mapped.Add(at, mappedPart{p, offset}) && p != nil {
		p.mappings++
	}
}

// Unmap notes that nothing is mapped in a range any more.
func (c *Charges) Unmap(at session.Range) {
	for {
		r, p, found := c.mapped.First(at)
		if !found {
			return
		}
		c.mapped.Remove(r.Base)
		if p.Physical != nil {
			p.mappings--
			c.releaseIfUnused(p.Physical)
		}
	}
}

// Retain notes a further handle of the memory that is mapped at an address.
func (c *Charges) Retain(addr uint64, real uint64) {
	if p := c.MappedAt(addr); p != nil && c.physical[real] == nil {
		p.handles++
		c.physical[real] = p
	}
}

// Publish notes that other sessions, and this one, can open memory by a name.
func (c *Charges) Publish(name [32]byte, p *Physical) {
	if p != nil {
		p.exported = true
		c.shared[name] = p
	}
}

// Reopen notes that this session opened memory that it published itself: the memory counts
// once.
func (c *Charges) Reopen(name [32]byte, real uint64) {
	if p := c.shared[name]; p != nil && c.physical[real] == nil {
		if p.freed { // only the published name was left of it
			p.freed = false
			c.usage.add(p.dev, p.bytes)
		}
		p.handles++
		c.physical[real] = p
	}
}

// Withdraw notes that memory can no longer be opened by a name.
func (c *Charges) Withdraw(name [32]byte) { delete(c.shared, name) }
