package memory

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"sync"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/session"
	"ferry/worker/gpu"
)

// A Moving saves the device memory of a session, and brings it back in the worker of another
// server: allocations and mappings at their addresses, with the same sharing of granules and
// access of other devices, and memory that the client created, with its handles and mappings. Load is called when contexts exist and before
// any other object does, since what is made later names addresses.
//
// The caller owns the command loop's state, and no work of the client is on a device.
type Moving struct {
	m     *Memory
	ahead *Ahead // what was made before the session came; nil if nothing

	mu    sync.Mutex
	ways  map[checkpoint.Memory]way // how regions are copied that have no address; nil: not known yet
	views views                     // of created memory, for copies
}

// NewMoving returns what moves a Memory.
func NewMoving(m *Memory) *Moving { return &Moving{m: m} }

// SetAhead gives what Prepare made, before Load.
func (v *Moving) SetAhead(a *Ahead) { v.ahead = a }

// Section names the state in a checkpoint.
func (v *Moving) Section() string { return "memory" }

// A state is the section. Devices are places in the list of devices that the client may use: their
// numbers differ from server to server.
type state struct {
	Mappings    []mappingState    `json:"mappings,omitempty"`    // by address
	Allocations []allocationState `json:"allocations,omitempty"` // by address
	Peers       []peerState       `json:"peers,omitempty"`
	Created     []createdState    `json:"created,omitempty"`
	Promises    []promiseState    `json:"promises,omitempty"`
}

// A mappingState is a mapping that allocations use.
type mappingState struct {
	Base     uint64       `json:"base"`
	Size     uint64       `json:"size"`
	Device   int          `json:"device"`
	Host     bool         `json:"host,omitempty"`     // memory of the host
	Promised bool         `json:"promised,omitempty"` // that stands in for memory of the device
	Granted  []grantState `json:"granted,omitempty"`
}

// A grantState is a device that may, or may no longer, use a mapping, whatever peer access says.
type grantState struct {
	Device int  `json:"device"`
	On     bool `json:"on"`
}

type allocationState struct {
	Addr    uint64 `json:"addr"`
	Size    uint64 `json:"size"`
	Device  int    `json:"device"`
	Context uint32 `json:"context"` // index of the one that it ends with
	Host    bool   `json:"host,omitempty"`
	Graph   bool   `json:"graph,omitempty"` // a node of a graph allocates it
}

// A peerState says that a context may use memory of another.
type peerState struct {
	Context uint32 `json:"context"`
	Peer    uint32 `json:"peer"`
}

// A promiseState is memory that the client may allocate without waiting.
type promiseState struct {
	Device int    `json:"device"`
	Left   uint64 `json:"left"`
}

// Save returns the state, or why the session cannot be moved. It changes nothing. Memory that is
// being freed is not in it: nothing can use it any more.
func (v *Moving) Save() (any, error) {
	m := v.m
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.sharing(); err != nil {
		return nil, err
	}
	st := &state{}
	for _, a := range m.allocations.All {
		if a.freeing {
			continue
		}
		if err := a.stays(); err != nil {
			return nil, err
		}
		st.Allocations = append(st.Allocations, allocationState{
			Addr: a.Addr, Size: a.Size, Device: placeOf(m, a.Device), Context: a.ctx.Index, Host: a.onHost, Graph: m.inGraph.HoldsAddress(a.Addr),
		})
	}
	for _, mp := range m.mappings.All {
		if mp.users == mp.freeing {
			continue
		}
		if mp.handle == 0 { // TakeAway took it
			return nil, errors.New("the session is suspended: resume it first")
		}
		s := mappingState{Base: mp.base, Size: mp.size, Device: placeOf(m, mp.dev), Host: mp.host, Promised: mp.promised}
		for place, d := range m.s.Devices.Granted {
			if on, told := mp.granted[d]; told {
				s.Granted = append(s.Granted, grantState{place, on})
			}
		}
		st.Mappings = append(st.Mappings, s)
	}
	for pair := range m.peers.pairs {
		st.Peers = append(st.Peers, peerState{pair[0].Index, pair[1].Index})
	}
	slices.SortFunc(st.Peers, func(a, b peerState) int {
		return cmp.Or(cmp.Compare(a.Context, b.Context), cmp.Compare(a.Peer, b.Peer))
	})
	promises := m.accounts.Usage.Promises()
	for place, d := range m.s.Devices.Granted {
		if left, told := promises[d]; told {
			st.Promises = append(st.Promises, promiseState{place, left})
		}
	}
	var err error
	st.Created, err = saveCreated(m)
	return st, err
}

// placeOf is the place of a device in the list of those that the client may use.
func placeOf(m *Memory, d cu.Device) int { return slices.Index(m.s.Devices.Granted, d) }

// A loading brings a state back.
type loading struct {
	m     *Memory
	ahead *Ahead
	taken session.Spans[struct{}] // addresses that are in use so far
	stand map[cu.Device]uint64    // bytes of the host's memory that stand in for a device's
}

// Load brings the state back. If it fails the worker cannot serve the session.
func (v *Moving) Load(decode func(any) error) error {
	var st state
	if err := decode(&st); err != nil {
		return err
	}
	m := v.m
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.mappings.Len() > 0 || m.allocations.Len() > 0 {
		return errors.New("this worker has memory of a client already")
	}
	l := &loading{m: m, ahead: v.ahead, stand: map[cu.Device]uint64{}}
	if l.ahead != nil {
		l.ahead.keepOnly(l.device, &st) // they may lie where others are to be
		defer l.ahead.End()
	}
	if err := l.peers(st.Peers); err != nil {
		return err
	}
	for _, s := range st.Mappings {
		if err := l.mapping(&s); err != nil {
			return err
		}
	}
	for _, s := range st.Allocations {
		if err := l.allocation(&s); err != nil {
			return err
		}
	}
	for r, mp := range m.mappings.All {
		if mp.users == 0 {
			return damaged("no allocation uses the mapping at %#x", r.Base)
		}
	}
	handles := map[uint64]cu.MemGenericAllocationHandle{}
	for i := range st.Created {
		if err := l.created(&st.Created[i], handles); err != nil {
			return err
		}
	}
	if err := l.bind(handles); err != nil {
		return err
	}
	for _, p := range st.Promises {
		d, err := l.device(p.Device)
		if err != nil {
			return err
		}
		m.accounts.Usage.KeepPromise(d, min(p.Left, totalOf(m, d)))
	}
	return nil
}

// totalOf is how much memory a device has. Nobody is promised more of it.
func totalOf(m *Memory, d cu.Device) uint64 {
	total, rc := m.dev.DeviceTotalMem(d)
	if rc != cu.CUDA_SUCCESS {
		return 0
	}
	return total
}

// damaged is an error about a state that no worker has saved.
func damaged(format string, args ...any) error {
	return fmt.Errorf("damaged section: "+format, args...)
}

// device is the device at a place of the list of those that the client may use.
func (l *loading) device(place int) (cu.Device, error) {
	granted := l.m.s.Devices.Granted
	if place < 0 || place >= len(granted) {
		return 0, damaged("device %d of %d", place, len(granted))
	}
	return granted[place], nil
}

// takeAddresses notes addresses that come into use.
func (l *loading) takeAddresses(at session.Range) error {
	switch {
	case at.Size == 0 || at.Base%Granule != 0 || at.Size%Granule != 0 || !l.m.window.Contains(at.Base, at.Size):
		return damaged("%d bytes at %#x are no granules of the session's window", at.Size, at.Base)
	case !l.taken.Add(at, struct{}{}):
		return damaged("memory of %d bytes at %#x lies over other memory", at.Size, at.Base)
	}
	return nil
}

// peers enables the access of contexts to each other's memory, before there is any.
func (l *loading) peers(list []peerState) error {
	m := l.m
	for _, p := range list {
		c, peer := m.gpu.Contexts[p.Context], m.gpu.Contexts[p.Peer]
		if c == nil || peer == nil || c == peer {
			return damaged("context %d has access to the memory of context %d", p.Context, p.Peer)
		}
		m.gpu.Enter(c.Index)
		if rc := m.dev.CtxEnablePeerAccess(peer.Real, 0); rc != cu.CUDA_SUCCESS {
			return fmt.Errorf("device %d cannot use the memory of device %d here: %w", c.Device, peer.Device, rc)
		}
		if m.peers.pairs == nil {
			m.peers.pairs = map[[2]*gpu.Context]bool{}
		}
		m.peers.pairs[[2]*gpu.Context{c, peer}] = true
	}
	return nil
}

// mapping makes a mapping.
func (l *loading) mapping(s *mappingState) error {
	m := l.m
	d, err := l.device(s.Device)
	if err == nil {
		err = l.takeAddresses(session.Range{Base: s.Base, Size: s.Size})
	}
	if err != nil {
		return err
	}
	if s.Promised && !s.Host {
		return damaged("memory at %#x stands in for itself", s.Base)
	}
	if s.Promised {
		if l.stand[d] += s.Size; l.stand[d] > totalOf(m, d) {
			return damaged("more memory of the host stands in for device %d than that has", d)
		}
	}
	like := &allocation{Allocation: session.Allocation{Device: d}, onHost: s.Host && !s.Promised}
	if !like.onHost && !m.accounts.Usage.HasRoom(d, s.Size) {
		return fmt.Errorf("the session has more memory than its quota on this server allows: %d bytes of device %d", m.accounts.Usage.Quota(d), d)
	}
	mp, rc := m.takeAhead(l.ahead, s, d), cu.CUDA_SUCCESS
	if mp == nil {
		m.standIn = s.Promised // even where the device has room: what is made later may need it
		mp, rc = m.create(m.dev, like, s.Base, s.Size)
		m.standIn = false
	}
	if rc != cu.CUDA_SUCCESS {
		return fmt.Errorf("%s has no room for %d bytes of the session: %w", where(s.Host, d), s.Size, rc)
	}
	for _, g := range s.Granted {
		who, err := l.device(g.Device)
		if err != nil {
			return err
		}
		if who != d {
			if rc := m.grantAccess(m.dev, mp, who, g.On); rc != cu.CUDA_SUCCESS {
				return fmt.Errorf("device %d cannot use memory of device %d here: %w", who, d, rc)
			}
			continue
		}
		if mp.granted == nil {
			mp.granted = map[cu.Device]bool{}
		}
		mp.granted[who] = g.On
	}
	m.mappings.Add(session.Range{Base: s.Base, Size: s.Size}, mp)
	return nil
}

// where says for people where memory lies.
func where(host bool, d cu.Device) string {
	if host {
		return "the host"
	}
	return fmt.Sprintf("device %d", d)
}

// allocation makes an allocation over mappings that are there.
func (l *loading) allocation(s *allocationState) error {
	m := l.m
	d, err := l.device(s.Device)
	if err != nil {
		return err
	}
	c := m.gpu.Contexts[s.Context]
	a := &allocation{onHost: s.Host, awaited: s.Graph}
	if c == nil || c.Home() != c || s.Size == 0 || !m.window.Contains(s.Addr, s.Size) {
		return damaged("%d bytes at %#x of context %d", s.Size, s.Addr, s.Context)
	}
	a.ctx, a.Allocation = c, session.Allocation{Addr: s.Addr, Size: s.Size, Device: d, Context: c.Index}
	if _, _, taken := m.allocations.First(a.Extent()); taken {
		return damaged("the allocation at %#x lies over another", s.Addr)
	}
	for at := s.Addr; at < s.Addr+s.Size; {
		mp := m.mappingAt(at)
		if mp == nil {
			return damaged("there is no memory behind the allocation at %#x", s.Addr)
		}
		m.addUsers(mp, 1, 0)
		a.mappings = append(a.mappings, mp)
		at = mp.base + mp.size
	}
	m.addAllocation(a)
	m.dev.Extent(cu.Deviceptr(a.Addr), a.Size)
	return nil
}

// Makes says that Load makes the handles of created memory: the commands that made them are not enough, since memory
// outlives its handles as long as it is mapped.
func (v *Moving) Makes() []cu.Kind { return []cu.Kind{cu.KindMemGenericAllocationHandle} }

// bind binds the handles of created memory as the commands did that made them.
func (l *loading) bind(reals map[uint64]cu.MemGenericAllocationHandle) error {
	s := l.m.s
	for _, o := range s.Restoring().Objects {
		if session.KindOf(o.Handle) != cu.KindMemGenericAllocationHandle {
			continue
		}
		real, ok := reals[o.Handle]
		if !ok {
			return damaged("there is no memory of handle %#x", o.Handle)
		}
		delete(reals, o.Handle)
		s.Handles.Remake(o.Recipe.Command, nil)
		s.Begin(o.Recipe.Op, o.Recipe.Context, o.Recipe.Request)
		if uint32(o.Handle)>>31 == 1 { // the server named it
			s.Handles.Virtual(cu.KindMemGenericAllocationHandle, uint64(real))
		} else {
			l.m.gpu.Bind(cu.KindMemGenericAllocationHandle, o.Handle, uint64(real), cu.CUDA_SUCCESS)
		}
		s.End()
		if err := s.Failure(); err != nil {
			return err
		}
		if got, _ := s.Handles.Real(cu.KindMemGenericAllocationHandle, o.Handle); got != uint64(real) {
			return fmt.Errorf("handle %#x of the program's memory did not come back", o.Handle)
		}
	}
	for h := range reals {
		return damaged("the program has no handle %#x", h)
	}
	return nil
}
