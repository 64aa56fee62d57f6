package worker

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

// charges are the client's objects that count. It locks itself: objects end
// wherever their last name does. Order: session.Handles, mu, tally.
type charges struct {
	tally    *tally
	mu       sync.Mutex
	objects  map[object]charge
	pending  *charge // claimed for what the device is asked to make; the loop's
	binding  bool    // a name is being given: what it meant before lives on without one
	physical map[uint64]*physical
	mapped   session.Spans[*physical]
	shared   map[[32]byte]*physical // published by this session, which may open it itself
}

// physical is memory the client created. It lives as long as a handle or a
// mapping does.
type physical struct {
	charge
	handles, mappings int
	stays             bool // something holds it whose end we do not see: it counts to the end of the session
	freed             bool // given back
}

func (c *charges) init(t *tally) {
	c.tally = t
	c.objects = map[object]charge{}
	c.physical = map[uint64]*physical{}
	c.shared = map[[32]byte]*physical{}
}

// bind says whether a name is being given.
func (c *charges) bind(on bool) {
	c.mu.Lock()
	c.binding = on
	c.mu.Unlock()
}

// settle ends a claim: the object that was made counts, or nothing does.
func (c *charges) settle(kind cu.Kind, real uint64, rc cu.Result) {
	p := c.pending
	c.pending = nil
	switch {
	case p == nil:
	case rc != cu.CUDA_SUCCESS:
		c.tally.refund(p.dev, p.bytes)
	case kind == cu.KindMemGenericAllocationHandle:
		c.physical[real] = &physical{charge: *p, handles: 1}
	default:
		c.mu.Lock()
		c.objects[object{kind, real}] = *p
		c.mu.Unlock()
	}
}

// uncharge gives back what an object counted whose last name has ended.
func (c *charges) uncharge(kind cu.Kind, real uint64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.binding {
		return
	}
	if kind == cu.KindMemGenericAllocationHandle {
		if p := c.physical[real]; p != nil {
			delete(c.physical, real)
			p.handles--
			c.released(p)
		}
		return
	}
	if charged, ok := c.objects[object{kind, real}]; ok {
		delete(c.objects, object{kind, real})
		c.tally.refund(charged.dev, charged.bytes)
	}
}

// released gives memory back that neither a handle nor a mapping holds.
func (c *charges) released(p *physical) {
	if p.handles == 0 && p.mappings == 0 && !p.stays && !p.freed {
		p.freed = true
		c.tally.refund(p.dev, p.bytes)
	}
}

// expect says what the next object counts that the device is asked to make; settle ends it.
func (c *charges) expect(dev cu.Device, bytes uint64) { c.pending = &charge{dev, bytes} }

// physicalOf is the memory behind a handle of the device's, nil where that is not the client's own.
func (c *charges) physicalOf(real uint64) *physical { return c.physical[real] }

// mappedAt is the memory that is mapped at an address, nil where that is not the client's own.
func (c *charges) mappedAt(addr uint64) *physical {
	_, p, _ := c.mapped.First(session.Range{Base: addr, Size: 1})
	return p
}

// keep counts memory to the end of the session: something holds it whose end we do not see.
func (p *physical) keep() {
	if p != nil {
		p.stays = true
	}
}

// mapAt notes that memory is mapped, unmap that all that is mapped in a range is so no more.
func (c *charges) mapAt(at session.Range, p *physical) {
	if c.mapped.Add(at, p) {
		p.mappings++
	}
}

func (c *charges) unmap(at session.Range) {
	for {
		r, p, found := c.mapped.First(at)
		if !found {
			return
		}
		c.mapped.Remove(r.Base)
		p.mappings--
		c.released(p)
	}
}

// retain notes a further handle of memory that is mapped at an address.
func (c *charges) retain(addr uint64, real uint64) {
	if p := c.mappedAt(addr); p != nil && c.physical[real] == nil {
		p.handles++
		c.physical[real] = p
	}
}

// publish notes that memory can be opened by a name, reopen that the session itself
// did, withdraw that it can be no more.
func (c *charges) publish(name [32]byte, p *physical) {
	if p != nil {
		c.shared[name] = p
	}
}

func (c *charges) reopen(name [32]byte, real uint64) {
	if p := c.shared[name]; p != nil && c.physical[real] == nil {
		if p.freed { // only what was published was left of it
			p.freed = false
			c.tally.add(p.dev, p.bytes)
		}
		p.handles++
		c.physical[real] = p
	}
}

func (c *charges) withdraw(name [32]byte) { delete(c.shared, name) }
