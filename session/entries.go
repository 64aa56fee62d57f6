package session

// pageEntries is how many neighbouring indexes share their memory.
const pageEntries = 256

// clientEntries are the entries of the client's handles by index. Memory exists only for pages
// of indexes with a live handle: a client may leave wide gaps between its indexes, and one in
// hostile hands would take a gigabyte with 250 commands otherwise.
type clientEntries struct {
	pages  []*entryPage
	empty  *entryPage // the last page that was freed: objects may come and go one at a time
	length uint32     // one more than the highest index so far
}

type entryPage struct {
	entries [pageEntries]entry
	made    [pageEntries]made // beside the entries: translating handles does not touch it
	live    int
}

// at is the entry of an index, nil where the page of the index does not exist.
func (c *clientEntries) at(index uint32) *entry {
	if number := index / pageEntries; number < uint32(len(c.pages)) && c.pages[number] != nil {
		return &c.pages[number].entries[index%pageEntries]
	}
	return nil
}

// madeAt is how the object of a live handle was made.
func (c *clientEntries) madeAt(index uint32) *made {
	return &c.pages[index/pageEntries].made[index%pageEntries]
}

// put sets the entry of an index that has no live handle.
func (c *clientEntries) put(index uint32, e entry, m made) {
	number := int(index / pageEntries)
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
	page.entries[index%pageEntries], page.made[index%pageEntries] = e, m
	c.length = max(c.length, index+1)
}

// remove clears the entry of a live handle, and frees the page with its last one.
func (c *clientEntries) remove(index uint32) {
	page := c.pages[index/pageEntries]
	page.entries[index%pageEntries], page.made[index%pageEntries] = entry{}, made{}
	if page.live--; page.live == 0 {
		c.pages[index/pageEntries], c.empty = nil, page
	}
}

// each calls visit with the entries of live handles in the order of their indexes. visit may
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
}
