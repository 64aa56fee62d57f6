package session

import (
	"maps"
	"slices"
)

// pageEntries is how many neighbouring indexes share their memory, counted in steps.
const pageEntries = 256

// clientEntries are the entries of the client's handles by index. Memory exists only for pages
// of indexes with a live handle: a client may leave wide gaps between its indexes, and one in
// hostile hands would take a gigabyte with 250 commands otherwise. Indexes between the steps,
// which only old clients use, stand in a map.
type clientEntries struct {
	pages   []*entryPage
	empty   *entryPage // the last page that was freed: objects may come and go one at a time
	between map[uint32]*clientEntry
	length  uint32 // one more than the highest index so far
}

type entryPage struct {
	entries [pageEntries]entry
	made    [pageEntries]made // beside the entries: translating handles does not touch it
	live    int
}

type clientEntry struct {
	entry
	made made
}

// at is the entry of an index, nil where the page of the index does not exist.
func (c *clientEntries) at(index uint32) *entry {
	if index%indexStep != 0 {
		if e := c.between[index]; e != nil {
			return &e.entry
		}
		return nil
	}
	place := index / indexStep
	if number := place / pageEntries; number < uint32(len(c.pages)) && c.pages[number] != nil {
		return &c.pages[number].entries[place%pageEntries]
	}
	return nil
}

// madeAt is how the object of a live handle was made.
func (c *clientEntries) madeAt(index uint32) *made {
	if index%indexStep != 0 {
		return &c.between[index].made
	}
	place := index / indexStep
	return &c.pages[place/pageEntries].made[place%pageEntries]
}

// put sets the entry of an index that has no live handle.
func (c *clientEntries) put(index uint32, e entry, m made) {
	c.length = max(c.length, index+1)
	if index%indexStep != 0 {
		if c.between == nil {
			c.between = map[uint32]*clientEntry{}
		}
		c.between[index] = &clientEntry{e, m}
		return
	}
	place := index / indexStep
	number := int(place / pageEntries)
	for number >= len(c.pages) {
		c.pages = append(c.pages, nil)
	}
	if c.pages[number] == nil {
		if c.empty == nil {
			c.empty = new(entryPage)
		}
		c.pages[number], c.empty = c.empty, nil
	}
	page := c.pages[number]
	page.live++
	page.entries[place%pageEntries], page.made[place%pageEntries] = e, m
}

// remove clears the entry of a live handle, and frees the page with its last one.
func (c *clientEntries) remove(index uint32) {
	if index%indexStep != 0 {
		delete(c.between, index)
		return
	}
	place := index / indexStep
	page := c.pages[place/pageEntries]
	page.entries[place%pageEntries], page.made[place%pageEntries] = entry{}, made{}
	if page.live--; page.live == 0 {
		c.pages[place/pageEntries], c.empty = nil, page
	}
}

// each calls visit with the entries of live handles, in the same order each time. visit may
// end handles.
func (c *clientEntries) each(visit func(*entry)) {
	for _, page := range c.pages {
		if page == nil {
			continue
		}
		for i := range page.entries {
			if e := &page.entries[i]; e.handle != 0 {
				visit(e)
			}
		}
	}
	for _, index := range slices.Sorted(maps.Keys(c.between)) {
		if e := c.between[index]; e != nil {
			visit(&e.entry)
		}
	}
}
