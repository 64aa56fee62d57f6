package accounting

import (
	"sync"

	"ferry/api/cu"
	"ferry/session"
)

// A charge is what one object counts.
type charge struct {
	dev   cu.Device
	bytes uint64
}

// object names one of the device's; kinds may share numbers.
type object struct {
	kind cu.Kind
	real uint64
}

// Charges are the client's objects that count. It locks itself: objects end
// wherever their last name does. Order: session.Handles, mu, tally.
type Charges struct {
	usage    *Usage
	mu       sync.Mutex
	objects  map[object]charge
	pending  *charge // claimed for what the device is asked to make; the loop's
	binding  bool    // a name is being given: what it meant before lives on without one
	physical map[uint64]*Physical
	mapped   session.Spans[*Physical]
	shared   map[[32]byte]*Physical // published by this session, which may open it itself
}

// Physical is memory the client created. It lives as long as a handle or a
// mapping does.
type Physical struct {
	charge
	handles, mappings int
	keptToEnd         bool // something holds it whose end we do not see: it counts to the end of the session
	freed             bool // given back
}

func (c *Charges) init(t *Usage) {
	c.usage = t
	c.objects = map[object]charge{}
	c.physical = map[uint64]*Physical{}
	c.shared = map[[32]byte]*Physical{}
}

// SetBinding says whether a name is being given.
func (c *Charges) SetBinding(on bool) {
	c.mu.Lock()
	c.binding = on
	c.mu.Unlock()
}

// Settle ends a claim: the object that was made counts, or nothing does.
func (c *Charges) Settle(kind cu.Kind, real uint64, rc cu.Result) {
	p := c.pending
	c.pending = nil
	switch {
	case p == nil:
	case rc != cu.CUDA_SUCCESS:
		c.usage.Refund(p.dev, p.bytes)
	case kind == cu.KindMemGenericAllocationHandle:
		c.physical[real] = &Physical{charge: *p, handles: 1}
	default:
		c.mu.Lock()
		c.objects[object{kind, real}] = *p
		c.mu.Unlock()
	}
}

// Release gives back what an object counted whose last name has ended.
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
		c.usage.Refund(charged.dev, charged.bytes)
	}
}

// releaseIfUnused gives memory back that neither a handle nor a mapping holds.
func (c *Charges) releaseIfUnused(p *Physical) {
	if p.handles == 0 && p.mappings == 0 && !p.keptToEnd && !p.freed {
		p.freed = true
		c.usage.Refund(p.dev, p.bytes)
	}
}

// Expect says what the next object counts that the device is asked to make; settle ends it.
func (c *Charges) Expect(dev cu.Device, bytes uint64) { c.pending = &charge{dev, bytes} }

// PhysicalOf is the memory behind a handle of the device's, nil where that is not the client's own.
func (c *Charges) PhysicalOf(real uint64) *Physical { return c.physical[real] }

// MappedAt is the memory that is mapped at an address, nil where that is not the client's own.
func (c *Charges) MappedAt(addr uint64) *Physical {
	_, p, _ := c.mapped.First(session.Range{Base: addr, Size: 1})
	return p
}

// KeepToEnd counts memory to the end of the session: something holds it whose end we do not see.
func (p *Physical) KeepToEnd() {
	if p != nil {
		p.keptToEnd = true
	}
}

// Map notes that memory is mapped, unmap that all that is mapped in a range is so no more.
func (c *Charges) Map(at session.Range, p *Physical) {
	if c.mapped.Add(at, p) {
		p.mappings++
	}
}

func (c *Charges) Unmap(at session.Range) {
	for {
		r, p, found := c.mapped.First(at)
		if !found {
			return
		}
		c.mapped.Remove(r.Base)
		p.mappings--
		c.releaseIfUnused(p)
	}
}

// Retain notes a further handle of memory that is mapped at an address.
func (c *Charges) Retain(addr uint64, real uint64) {
	if p := c.MappedAt(addr); p != nil && c.physical[real] == nil {
		p.handles++
		c.physical[real] = p
	}
}

// Publish notes that memory can be opened by a name, reopen that the session itself
// did, withdraw that it can be no more.
func (c *Charges) Publish(name [32]byte, p *Physical) {
	if p != nil {
		c.shared[name] = p
	}
}

func (c *Charges) Reopen(name [32]byte, real uint64) {
	if p := c.shared[name]; p != nil && c.physical[real] == nil {
		if p.freed { // only what was published was left of it
			p.freed = false
			c.usage.add(p.dev, p.bytes)
		}
		p.handles++
		c.physical[real] = p
	}
}

func (c *Charges) Withdraw(name [32]byte) { delete(c.shared, name) }
