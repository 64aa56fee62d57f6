package accounting

import (
	"maps"
	"slices"

	"ferry/api/cu"
	"ferry/session"
)

// This file lists the memory that a client created, for a session that is moved to another
// worker, and notes it there. Only the command loop, or who owns its state, calls it.

// A MappedPart is where a part of created memory is mapped.
type MappedPart struct {
	session.Range
	Offset uint64 // of the part in the memory
}

// A Created is memory that the client created and that a handle or a mapping holds.
type Created struct {
	Device cu.Device // the server's number; of memory of the host it means nothing
	Host   bool
	Bytes  uint64
	Held   bool         // an object holds it whose end the worker does not see
	Shared bool         // another process may have opened it
	Reals  []uint64     // the device's handles of it
	Parts  []MappedPart // by address
}

// Created lists the memory that the client created, and the ranges where memory of other sessions
// is mapped.
func (c *Charges) Created() (list []Created, foreign []session.Range) {
	at := map[*Physical]int{}
	find := func(p *Physical) *Created {
		i, ok := at[p]
		if !ok {
			i = len(list)
			at[p] = i
			list = append(list, Created{Device: p.dev, Host: p.host, Bytes: p.bytes, Held: p.keptToEnd, Shared: p.exported})
		}
		return &list[i]
	}
	for _, real := range slices.Sorted(maps.Keys(c.physical)) {
		of := find(c.physical[real])
		of.Reals = append(of.Reals, real)
	}
	for r, part := range c.mapped.All {
		if part.Physical == nil {
			foreign = append(foreign, r)
			continue
		}
		of := find(part.Physical)
		of.Parts = append(of.Parts, MappedPart{r, part.offset})
	}
	return list, foreign
}

// AddCreated notes memory that the device made again for a moved session: Bytes of it have been
// claimed, and its parts are mapped.
func (c *Charges) AddCreated(m Created) {
	p := &Physical{charge: charge{dev: m.Device, bytes: m.Bytes, host: m.Host}}
	for _, real := range m.Reals {
		c.physical[real] = p
		p.handles++
	}
	for _, part := range m.Parts {
		c.Map(part.Range, part.Offset, p)
	}
}
