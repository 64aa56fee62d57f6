package memory

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"ferry/api/cu"
	"ferry/server/control"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/translate"
)

// The worker publishes what a client shares with the daemon: a descriptor of the memory and
// an offer that describes it, under a name. The client passes the name on to other
// programs. The worker of another client fetches both by that name. Other fields of a share
// (offset, size) are for the clients; the worker trusts the offer only.

// An IPC shares memory and events with other clients of the server.
type IPC struct {
	mem     *Memory
	ctl     *control.Client // nil in tests: nothing can be shared
	structs *translate.Structs

	events map[cu.Event]struct{}     // those that were published, by the client's handle
	pools  map[control.Name]struct{} // those that are published
	opened int                       // pools of other sessions that were opened; nothing says when that ends
}

// NewIPC returns the IPC of a client. From then on its Memory ends the offers of memory
// that it frees.
func NewIPC(m *Memory, ctl *control.Client, structs *translate.Structs) *IPC {
	x := &IPC{mem: m, ctl: ctl, structs: structs, events: map[cu.Event]struct{}{}, pools: map[control.Name]struct{}{}}
	m.withdraw, m.sharing = x.withdraw, x.sharing
	return x
}

// sharing says why the session cannot be moved for what it shares beside memory; nil if nothing
// hinders it. The name of an offer means nothing to another server.
func (x *IPC) sharing() error {
	for ev := range x.events {
		if _, live := x.mem.s.Handles.Real(cu.KindEvent, uint64(ev)); !live {
			delete(x.events, ev)
		}
	}
	switch {
	case len(x.events) > 0:
		return fmt.Errorf("the program shares %d events with other processes", len(x.events))
	case len(x.pools) > 0:
		return fmt.Errorf("the program shares %d memory pools with other processes", len(x.pools))
	case x.opened > 0:
		return errors.New("the program has opened a memory pool of another process")
	}
	return nil
}

// The kinds of a share, as api/ferry.api numbers them.
const (
	ipcMemory = 1 + iota
	ipcPoolMemory
	ipcEvent
	ipcHandle
	ipcPool
)

// ipcMagic begins every share: "FeShare1".
const ipcMagic = 0x31657261_68536546 // "FeShare1"

// publish publishes an offer, with a descriptor unless fd is negative. It closes the
// descriptor in any case.
func (x *IPC) publish(o offer, fd int) (s cu.FerryShare, rc cu.Result) {
	var file *os.File
	if fd >= 0 {
		file = os.NewFile(uintptr(fd), "shared")
		defer file.Close()
	}
	meta, err := json.Marshal(o)
	name := control.NewName()
	if err == nil {
		err = x.ctl.Publish(name, file, meta)
	}
	switch {
	case errors.Is(err, control.ErrNone):
		return s, cu.CUDA_ERROR_NOT_SUPPORTED
	case err != nil:
		x.mem.log.Warn("nothing more can be shared", "err", err)
		return s, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	return cu.FerryShare{Magic: ipcMagic, Name: name, Offset: o.Offset, Size: o.Size, Kind: o.Kind, Device: int32(o.Device)}, cu.CUDA_SUCCESS
}

// fetch finds the offer behind a share. The caller closes the file, which is nil where none
// was published.
func (x *IPC) fetch(s *cu.FerryShare, kinds ...uint32) (o offer, file *os.File, from uint64, rc cu.Result) {
	file, meta, from, err := x.ctl.Fetch(control.Name(s.Name))
	switch {
	case errors.Is(err, control.ErrNone):
		return o, nil, 0, cu.CUDA_ERROR_NOT_SUPPORTED
	case errors.Is(err, control.ErrNotFound):
		return o, nil, 0, cu.CUDA_ERROR_INVALID_HANDLE
	case err != nil:
		x.mem.log.Warn("what another client shares cannot be had", "err", err)
		return o, nil, 0, cu.CUDA_ERROR_OPERATING_SYSTEM
	}
	known := false
	if err := json.Unmarshal(meta, &o); err == nil {
		for _, k := range kinds {
			known = known || o.Kind == k
		}
	}
	// A share that was altered on its way is refused, even where it would do.
	if !known || s.Magic != ipcMagic || s.Kind != o.Kind || s.Offset != o.Offset || s.Size != o.Size || s.Device != int32(o.Device) {
		closeFile(file)
		return o, nil, 0, cu.CUDA_ERROR_INVALID_HANDLE
	}
	return o, file, from, cu.CUDA_SUCCESS
}

func closeFile(f *os.File) {
	if f != nil {
		_ = f.Close()
	}
}

// withdraw ends an offer. A client may name an offer that has ended already.
func (x *IPC) withdraw(s *cu.FerryShare) {
	if err := x.ctl.Withdraw(control.Name(s.Name)); err != nil && !errors.Is(err, control.ErrNotFound) {
		x.mem.log.Debug("an offer stays until the session ends", "err", err)
	}
}

// CmdUnshare ends an offer.
func (x *IPC) CmdUnshare(q *wire.UnshareRequest) cu.Result {
	x.withdraw(&q.Share)
	delete(x.pools, control.Name(q.Share.Name))
	x.mem.accounts.Charges.Withdraw(q.Share.Name)
	return cu.CUDA_SUCCESS
}

// CmdFence has nothing to do: earlier commands have been executed when it is.
func (x *IPC) CmdFence(*wire.FenceRequest, *wire.FenceReply) cu.Result { return cu.CUDA_SUCCESS }

// --- events

// CmdEventShare publishes an event.
func (x *IPC) CmdEventShare(q *wire.EventShareRequest, a *wire.EventShareReply) cu.Result {
	ev, ok := x.mem.s.Handles.Real(cu.KindEvent, uint64(q.Event))
	if !ok || ev == 0 || x.mem.gpu.Current == nil {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	h, fd, rc := x.mem.dev.ExportEvent(cu.Event(ev))
	if rc == cu.CUDA_SUCCESS {
		a.Share, rc = x.publish(offer{Kind: ipcEvent, Device: x.mem.gpu.Current.Device, Event: h.Reserved[:]}, fd)
	}
	if rc == cu.CUDA_SUCCESS {
		x.events[q.Event] = struct{}{}
	}
	return rc
}

// CmdEventOpen opens an event of another session.
func (x *IPC) CmdEventOpen(q *wire.EventOpenRequest, _ *wire.EventOpenReply) cu.Result {
	if x.mem.gpu.Current == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	o, file, from, rc := x.fetch(&q.Share, ipcEvent)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	defer closeFile(file)
	if from == x.mem.s.ID {
		return cu.CUDA_ERROR_INVALID_CONTEXT // as the driver answers in the process that made it
	}
	if !x.mem.s.Devices.MayUse(o.Device) {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	var h cu.IpcEventHandle_v1
	copy(h.Reserved[:], o.Event)
	fd := -1
	if file != nil {
		fd = int(file.Fd())
	}
	ev, rc := x.mem.dev.ImportEvent(&h, fd)
	return x.mem.gpu.Bind(cu.KindEvent, uint64(q.Event), uint64(ev), rc)
}

// --- allocation handles

// CmdHandleShare publishes memory that the client created.
func (x *IPC) CmdHandleShare(q *wire.HandleShareRequest, a *wire.HandleShareReply) cu.Result {
	h, ok := x.mem.s.Handles.Real(cu.KindMemGenericAllocationHandle, uint64(q.Handle))
	if !ok || h == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	prop, rc := x.mem.dev.MemGetAllocationPropertiesFromHandle(cu.MemGenericAllocationHandle(h))
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	fd, rc := x.mem.dev.ExportMemory(cu.MemGenericAllocationHandle(h))
	if rc == cu.CUDA_SUCCESS {
		a.Share, rc = x.publish(offer{Kind: ipcHandle, Device: cu.Device(prop.Location.Id)}, fd)
	}
	if rc == cu.CUDA_SUCCESS {
		x.mem.accounts.Charges.Publish(a.Share.Name, x.mem.physicalOf(q.Handle))
	}
	return rc
}

// CmdHandleOpen opens memory that a client created.
func (x *IPC) CmdHandleOpen(q *wire.HandleOpenRequest, _ *wire.HandleOpenReply) cu.Result {
	o, file, from, rc := x.fetch(&q.Share, ipcHandle)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	defer closeFile(file)
	if file == nil {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if !x.mem.s.Devices.MayUse(o.Device) {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	h, rc := x.mem.dev.ImportMemory(int(file.Fd()), 0, o.Device)
	if rc == cu.CUDA_SUCCESS && from == x.mem.s.ID {
		x.mem.accounts.Charges.Reopen(q.Share.Name, uint64(h))
	}
	return x.mem.gpu.Bind(cu.KindMemGenericAllocationHandle, uint64(q.Handle), uint64(h), rc)
}

// CmdHandleRetain finds the handle of mapped memory. A handle that the client has already
// keeps its one reference here: the client counts the others.
func (x *IPC) CmdHandleRetain(q *wire.HandleRetainRequest, a *wire.HandleRetainReply) cu.Result {
	if !x.mem.window.Contains(uint64(q.Addr), 1) || x.mem.isMapping(uint64(q.Addr)) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	h, rc := x.mem.dev.MemRetainAllocationHandle(q.Addr)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if x.mem.s.Handles.Known(cu.KindMemGenericAllocationHandle, uint64(h)) {
		x.mem.dev.MemRelease(h)
	} else {
		a.Fresh = 1
		x.mem.accounts.Charges.Retain(uint64(q.Addr), uint64(h))
	}
	a.Handle = cu.MemGenericAllocationHandle(x.mem.s.Handles.Virtual(cu.KindMemGenericAllocationHandle, uint64(h)))
	return rc
}

// --- pools: the client itself implements them, so there is only a name to share

// CmdPoolShare publishes a pool.
func (x *IPC) CmdPoolShare(q *wire.PoolShareRequest, a *wire.PoolShareReply) (rc cu.Result) {
	dev, ok := x.mem.s.Devices.Ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	if a.Share, rc = x.publish(offer{Kind: ipcPool, Device: dev}, -1); rc == cu.CUDA_SUCCESS {
		x.pools[control.Name(a.Share.Name)] = struct{}{}
	}
	return rc
}

// CmdPoolOpen opens a pool and answers its device.
func (x *IPC) CmdPoolOpen(q *wire.PoolOpenRequest, a *wire.PoolOpenReply) cu.Result {
	o, file, _, rc := x.fetch(&q.Share, ipcPool)
	closeFile(file)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	l := cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_DEVICE}
	l.Id = int32(o.Device)
	if !x.mem.s.Devices.Sees(o.Device) {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	x.opened++
	x.structs.ShowMemLocation_v1(&l)
	a.Dev = cu.Device(l.Id)
	return rc
}

// --- allocations

// CmdMemShare publishes an allocation. A client that opens it reaches all granules in which
// the allocation lies, as with the real driver.
func (x *IPC) CmdMemShare(q *wire.MemShareRequest, a *wire.MemShareReply) (rc cu.Result) {
	x.mem.mu.Lock()
	defer x.mem.mu.Unlock()
	al := x.mem.liveAllocation(uint64(q.Addr))
	if al == nil || al.Opened {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if al.Published != nil {
		a.Share = *al.Published
		return cu.CUDA_SUCCESS
	}
	if len(al.mappings) != 1 { // allocations of the shim have one mapping
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	mp := al.mappings[0]
	o := offer{Kind: ipcMemory, Device: mp.dev, MappingSize: mp.size, Offset: al.Addr - mp.base, Size: al.Size}
	if q.Pool.Magic != 0 {
		pool := control.Name(q.Pool.Name)
		o.Kind, o.Pool = ipcPoolMemory, &pool
	}
	fd, rc := x.mem.dev.ExportMemory(mp.handle)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if a.Share, rc = x.publish(o, fd); rc == cu.CUDA_SUCCESS {
		share := a.Share
		al.Published, mp.exported = &share, true
	}
	return rc
}

// CmdMemOpen maps memory of another client at the address that this client chose. MemFree
// ends that.
func (x *IPC) CmdMemOpen(q *wire.MemOpenRequest, _ *wire.MemOpenReply) cu.Result {
	c := x.mem.gpu.Current
	if c == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	o, file, from, rc := x.fetch(&q.Share, ipcMemory, ipcPoolMemory)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	defer closeFile(file)
	base := uint64(q.Base)
	switch {
	case file == nil, base%Granule != 0, !x.mem.window.Contains(base, o.MappingSize), o.Offset > o.MappingSize, o.Size > o.MappingSize-o.Offset:
		return cu.CUDA_ERROR_INVALID_VALUE
	case o.Kind == ipcMemory && from == x.mem.s.ID:
		return cu.CUDA_ERROR_INVALID_CONTEXT // as the driver answers in the process whose memory it is
	case o.Kind == ipcPoolMemory && (q.Pool.Magic != ipcMagic || o.Pool == nil || *o.Pool != control.Name(q.Pool.Name)):
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if !x.mem.s.Devices.MayUse(o.Device) {
		return cu.CUDA_ERROR_INVALID_DEVICE // there is no such device for this client
	}
	if o.Device != c.Device {
		if can, rc := x.mem.dev.DeviceCanAccessPeer(c.Device, o.Device); rc != cu.CUDA_SUCCESS || can == 0 {
			return cu.CUDA_ERROR_PEER_ACCESS_UNSUPPORTED
		}
	}
	return x.mem.open(x.mem.dev, c.Home(), session.Range{Base: base, Size: o.MappingSize}, o, int(file.Fd()))
}
