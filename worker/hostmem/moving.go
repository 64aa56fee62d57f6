package hostmem

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/session"
)

// A Moving saves the host memory of a session, and brings it back in another worker. Memory that client and
// worker share goes along as descriptors (Files, SetFiles), so both workers must be on the client's host. What
// the worker alone has, its copies of mirrored pages, is content. Which copy of a page is valid the client knows: all that it sent has
// arrived, and what it has not fetched yet it fetches from the other worker.
//
// The caller owns the command loop's state, and no work of the client is on a device.
type Moving struct{ hm *HostMemory }

// NewMoving returns what moves a HostMemory.
func NewMoving(hm *HostMemory) *Moving { return &Moving{hm: hm} }

// Section names the state in a checkpoint.
func (v *Moving) Section() string { return "hostmem" }

// A state is the section.
type state struct {
	Local  bool          `json:"local"` // the client is on the same host
	Shared []sharedState `json:"shared,omitempty"`
	Pages  []pagesState  `json:"pages,omitempty"` // by address
	Open   []openState   `json:"open,omitempty"`  // by address
}

// A sharedState is memory that client and worker share.
type sharedState struct {
	Addr    uint64 `json:"addr"`
	Size    uint64 `json:"size"`
	Context uint32 `json:"context"` // index of the one in which it was registered
}

// A pagesState is mirrored memory that was registered as one.
type pagesState struct {
	Base    uint64 `json:"base"`
	Size    uint64 `json:"size"`
	Context uint32 `json:"context"`
}

// An openState is a range that the client had mirrored, and how often.
type openState struct {
	Addr  uint64 `json:"addr"`
	Size  uint64 `json:"size"`
	Times int    `json:"times"`
}

// Save returns the state, or why the session cannot be moved.
func (v *Moving) Save() (any, error) {
	hm := v.hm
	st := &state{Local: hm.conn.PassesFiles()}
	opened := 0
	for _, addr := range slices.Sorted(maps.Keys(hm.shared)) {
		s := hm.shared[addr]
		switch {
		case s.fd < 0:
			return nil, fmt.Errorf("the program has more than %d pieces of pinned memory", maxFiles)
		case s.InUse():
			return nil, fmt.Errorf("the device copies pinned memory of the program, at %#x", addr)
		}
		st.Shared = append(st.Shared, sharedState{addr, s.size, s.ctx})
	}
	for _, p := range hm.mirrors.list {
		st.Pages = append(st.Pages, pagesState{p.base, p.size, p.ctx})
	}
	for at, times := range hm.mirrors.open {
		st.Open = append(st.Open, openState{at.addr, at.size, len(times)})
		opened += len(times)
	}
	if opened > maxOpened {
		return nil, fmt.Errorf("the program has host memory mirrored %d times, more than %d", opened, maxOpened)
	}
	slices.SortFunc(st.Open, func(a, b openState) int {
		return cmp.Or(cmp.Compare(a.Addr, b.Addr), cmp.Compare(a.Size, b.Size))
	})
	return st, nil
}

// Files returns the descriptors of shared memory by address. They belong to the HostMemory.
func Files(hm *HostMemory) map[uint64]int {
	files := map[uint64]int{}
	for addr, s := range hm.shared {
		if s.fd >= 0 {
			files[addr] = s.fd
		}
	}
	return files
}

// SetFiles hands over the descriptors that came with the state, by address, before Load. The caller closes them after Load.
func SetFiles(hm *HostMemory, files map[uint64]int) { hm.files = files }

// maxOpened bounds how many MirrorOpen commands a state may stand for.
const maxOpened = 1 << 20

// damaged is an error about a state that no worker has saved.
func damaged(format string, args ...any) error {
	return fmt.Errorf("damaged section: "+format, args...)
}

// Load brings the state back, when contexts exist. If it fails the worker cannot serve the session.
func (v *Moving) Load(decode func(any) error) error {
	var st state
	if err := decode(&st); err != nil {
		return err
	}
	hm := v.hm
	switch {
	case st.Local && !hm.conn.PassesFiles():
		return fmt.Errorf("the program runs on the host of the server that it leaves, and would reach this one over a network: programs that share memory with their server cannot be moved to another host")
	case !st.Local && hm.conn.PassesFiles():
		return fmt.Errorf("the program reaches its server over a network, and would be on this one's host: such a move is not supported")
	case len(hm.shared) > 0 || len(hm.mirrors.list) > 0:
		return fmt.Errorf("this worker has host memory of a client already")
	}
	for _, s := range st.Shared {
		if err := v.loadShared(s); err != nil {
			return err
		}
	}
	for _, p := range st.Pages {
		if err := v.loadPages(p); err != nil {
			return err
		}
	}
	opened := 0
	for _, o := range st.Open {
		if opened += min(max(o.Times, 0), maxOpened+1); opened > maxOpened {
			return damaged("host memory is mirrored %d times", opened)
		}
		if err := hm.mirrors.openAgain(o); err != nil {
			return err
		}
	}
	for _, p := range hm.mirrors.list {
		if p.users == 0 {
			return damaged("nothing has the pages at %#x mirrored", p.base)
		}
	}
	return nil
}

// loadShared maps and registers memory that the client shares.
func (v *Moving) loadShared(st sharedState) error {
	hm := v.hm
	fd, ok := hm.files[st.Addr]
	if !ok {
		return fmt.Errorf("the file of the program's pinned memory at %#x did not come along", st.Addr)
	}
	if st.Size%4096 != 0 || hm.shared[st.Addr] != nil {
		return damaged("%d bytes of shared memory at %#x", st.Size, st.Addr)
	}
	s, rc := hm.mapShared(session.Range{Base: st.Addr, Size: st.Size}, fd)
	if rc != cu.CUDA_SUCCESS {
		return &session.PlaceError{Err: fmt.Errorf("pinned memory of %d bytes cannot be mapped at %#x here: %w", st.Size, st.Addr, rc)}
	}
	if rc := v.registerIn(st.Context, s.mem); rc != cu.CUDA_SUCCESS {
		s.unmap()
		return fmt.Errorf("pinned memory of %d bytes at %#x cannot be registered here: %w", st.Size, st.Addr, rc)
	}
	s.ctx = st.Context
	hm.addMapped(st.Addr, s)
	return nil
}

// registerIn registers memory in the context in which it was registered. A registration ends with its
// context: without one it is enough that the memory is there.
func (v *Moving) registerIn(ctx uint32, mem []byte) cu.Result {
	hm := v.hm
	if hm.gpu.Contexts[ctx] != nil {
		hm.gpu.Enter(ctx)
		return hm.dev.HostRegister(mem)
	}
	if c := hm.gpu.AnyContext(); c != nil {
		hm.gpu.Enter(c.Index)
	}
	if rc := hm.dev.HostRegister(mem); rc != cu.CUDA_SUCCESS {
		hm.log.Info("memory of a context that has ended is not registered again", "bytes", len(mem), "result", rc.Error())
	}
	return cu.CUDA_SUCCESS
}

// loadPages makes mirrored pages.
func (v *Moving) loadPages(st pagesState) error {
	hm := v.hm
	m := &hm.mirrors
	if !canMirror(st.Base, st.Size) || st.Size > mirrorLimit-m.bytes || m.at(st.Base) != nil || m.next(st.Base) < st.Base+st.Size {
		return damaged("%d bytes of mirrored memory at %#x", st.Size, st.Base)
	}
	if !hm.accounts.Host.HasRoom(st.Size) {
		return fmt.Errorf("the session has more host memory than its limit on this server allows: %d bytes more", st.Size)
	}
	p, rc := m.mapPages(hm, st.Base, st.Size)
	if rc != cu.CUDA_SUCCESS {
		return &session.PlaceError{Err: fmt.Errorf("%d bytes of host memory cannot be mirrored at %#x here: %w", st.Size, st.Base, rc)}
	}
	if rc := v.registerIn(st.Context, p.mem); rc != cu.CUDA_SUCCESS {
		p.unmap()
		return fmt.Errorf("%d bytes of mirrored memory at %#x cannot be registered here: %w", st.Size, st.Base, rc)
	}
	p.ctx = st.Context
	m.insert(hm, p)
	return nil
}

// openAgain has a range use the pages that lie in it.
func (m *mirrors) openAgain(o openState) error {
	at := span{o.Addr, o.Size}
	if !canMirror(o.Addr, o.Size) || o.Times < 1 || m.open[at] != nil {
		return damaged("%d bytes at %#x are mirrored %d times", o.Size, o.Addr, o.Times)
	}
	var mine []*pages
	for addr := o.Addr; addr < o.Addr+o.Size; {
		p := m.at(addr)
		if p == nil {
			return damaged("the mirror of %d bytes at %#x lacks pages", o.Size, o.Addr)
		}
		p.users += o.Times
		mine = append(mine, p)
		addr = p.base + p.size
	}
	if m.open == nil {
		m.open = map[span][][]*pages{}
	}
	for range o.Times {
		m.open[at] = append(m.open[at], mine)
	}
	return nil
}

// Kinds are the kinds of regions that are this part's.
func (v *Moving) Kinds() []checkpoint.Kind { return []checkpoint.Kind{checkpoint.Host} }

// Memory lists the host memory that only the worker has.
func (v *Moving) Memory() (list []checkpoint.Memory, err error) {
	for _, p := range v.hm.mirrors.list {
		list = append(list, checkpoint.Memory{Kind: checkpoint.Host, Device: -1, Address: p.base, Size: p.size})
	}
	return list, nil
}

// ReadBlock reads a part of a region.
func (v *Moving) ReadBlock(_ device.Device, r checkpoint.Memory, offset uint64, to []byte) error {
	return v.copyBlock(r, offset, to, false)
}

// WriteBlock writes a part of a region.
func (v *Moving) WriteBlock(_ device.Device, r checkpoint.Memory, offset uint64, from []byte) error {
	return v.copyBlock(r, offset, from, true)
}

// copyBlock copies a part of a region, on any thread.
func (v *Moving) copyBlock(r checkpoint.Memory, offset uint64, buf []byte, in bool) error {
	if offset > r.Size || uint64(len(buf)) > r.Size-offset || !v.hm.mirrors.copy(cu.Deviceptr(r.Address+offset), buf, in) {
		return damaged("the session has no %v", r)
	}
	return nil
}

// UnmapAll gives up all host memory of a client whose session has ended, as the end of the process does. Only tests
// call it.
func UnmapAll(hm *HostMemory) {
	for _, p := range hm.mirrors.list {
		p.unmap()
	}
	for _, s := range hm.shared {
		s.unmap()
	}
	hm.mirrors.list, hm.shared = nil, nil
}
