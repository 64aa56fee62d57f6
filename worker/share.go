package worker

import (
	"encoding/json"
	"errors"
	"os"

	"ferry/api/cu"
	"ferry/server/control"
	"ferry/session"
	"ferry/wire"
)

// What a client shares is published with the daemon: a descriptor of the memory
// and an offer that describes it, under a name which the client passes on to
// whom it likes. The other client's worker fetches both by that name. What else
// a share says (offset, size) is for the clients; here only the offer counts.

// The kinds of a share, as api/ferry.api numbers them.
const (
	shareMemory = 1 + iota
	sharePoolMemory
	shareEvent
	shareHandle
	sharePool
)

const shareMagic = 0x31657261_68536546 // "FeShare1"

// An offer is what one worker tells another about what it publishes.
type offer struct {
	Kind   uint32        `json:"kind"`
	Device cu.Device     `json:"device"`           // the server's ordinal
	Unit   uint64        `json:"unit,omitempty"`   // bytes of the descriptor's memory
	Offset uint64        `json:"offset,omitempty"` // of the allocation in the unit
	Size   uint64        `json:"size,omitempty"`   // of the allocation
	Pool   *control.Name `json:"pool,omitempty"`   // the pool it came from
	Event  []byte        `json:"event,omitempty"`  // the device's handle
}

// publish makes an offer, with a descriptor unless fd is negative; the
// descriptor is closed in any case.
func (w *Worker) publish(o offer, fd int) (s cu.FerryShare, rc cu.Result) {
	var file *os.File
	if fd >= 0 {
		file = os.NewFile(uintptr(fd), "shared")
		defer file.Close()
	}
	meta, err := json.Marshal(o)
	name := control.NewName()
	if err == nil {
		err = w.ctl.Publish(name, file, meta)
	}
	switch {
	case errors.Is(err, control.ErrNone):
		return s, cu.CUDA_ERROR_NOT_SUPPORTED
	case err != nil:
		w.log.Warn("nothing more can be shared", "err", err)
		return s, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	return cu.FerryShare{Magic: shareMagic, Name: name, Offset: o.Offset, Size: o.Size, Kind: o.Kind, Device: int32(o.Device)}, cu.CUDA_SUCCESS
}

// fetch finds what a share stands for. The caller closes the file, which is nil
// where none was published.
func (w *Worker) fetch(s *cu.FerryShare, kinds ...uint32) (o offer, file *os.File, from uint64, rc cu.Result) {
	file, meta, from, err := w.ctl.Fetch(control.Name(s.Name))
	switch {
	case errors.Is(err, control.ErrNone):
		return o, nil, 0, cu.CUDA_ERROR_NOT_SUPPORTED
	case errors.Is(err, control.ErrNotFound):
		return o, nil, 0, cu.CUDA_ERROR_INVALID_HANDLE
	case err != nil:
		w.log.Warn("what another client shares cannot be had", "err", err)
		return o, nil, 0, cu.CUDA_ERROR_OPERATING_SYSTEM
	}
	known := false
	if err := json.Unmarshal(meta, &o); err == nil {
		for _, k := range kinds {
			known = known || o.Kind == k
		}
	}
	// A share that was altered on its way is none, even where it would do.
	if !known || s.Magic != shareMagic || s.Kind != o.Kind || s.Offset != o.Offset || s.Size != o.Size || s.Device != int32(o.Device) {
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

// withdraw takes back an offer. A client may name what was taken back already.
func (w *Worker) withdraw(s *cu.FerryShare) {
	if err := w.ctl.Withdraw(control.Name(s.Name)); err != nil && !errors.Is(err, control.ErrNotFound) {
		w.log.Debug("an offer stays until the session ends", "err", err)
	}
}

func (w *Worker) cmdUnshare(q *wire.UnshareRequest) cu.Result {
	w.withdraw(&q.Share)
	w.charges.withdraw(q.Share.Name)
	return cu.CUDA_SUCCESS
}

// cmdFence has nothing to do: what came before it has been executed.
func (w *Worker) cmdFence(*wire.FenceRequest, *wire.FenceReply) cu.Result { return cu.CUDA_SUCCESS }

// --- events

func (w *Worker) cmdEventShare(q *wire.EventShareRequest, a *wire.EventShareReply) cu.Result {
	ev, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.Event))
	if !ok || ev == 0 || w.current == nil {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	h, fd, rc := w.dev.ExportEvent(cu.Event(ev))
	if rc == cu.CUDA_SUCCESS {
		a.Share, rc = w.publish(offer{Kind: shareEvent, Device: w.current.Device, Event: h.Reserved[:]}, fd)
	}
	return rc
}

func (w *Worker) cmdEventOpen(q *wire.EventOpenRequest, _ *wire.EventOpenReply) cu.Result {
	if w.current == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	o, file, from, rc := w.fetch(&q.Share, shareEvent)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	defer closeFile(file)
	if from == w.s.ID {
		return cu.CUDA_ERROR_INVALID_CONTEXT // as the driver answers in the process that made it
	}
	if !w.s.Devices.MayUse(o.Device) {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	var h cu.IpcEventHandle_v1
	copy(h.Reserved[:], o.Event)
	fd := -1
	if file != nil {
		fd = int(file.Fd())
	}
	ev, rc := w.dev.ImportEvent(&h, fd)
	return w.bind(cu.KindEvent, uint64(q.Event), uint64(ev), rc)
}

// --- allocation handles

func (w *Worker) cmdHandleShare(q *wire.HandleShareRequest, a *wire.HandleShareReply) cu.Result {
	h, ok := w.s.Handles.Real(cu.KindMemGenericAllocationHandle, uint64(q.Handle))
	if !ok || h == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	prop, rc := w.dev.MemGetAllocationPropertiesFromHandle(cu.MemGenericAllocationHandle(h))
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	fd, rc := w.dev.ExportMemory(cu.MemGenericAllocationHandle(h))
	if rc == cu.CUDA_SUCCESS {
		a.Share, rc = w.publish(offer{Kind: shareHandle, Device: cu.Device(prop.Location.Id)}, fd)
	}
	if rc == cu.CUDA_SUCCESS {
		w.charges.publish(a.Share.Name, w.physicalOf(q.Handle))
	}
	return rc
}

func (w *Worker) cmdHandleOpen(q *wire.HandleOpenRequest, _ *wire.HandleOpenReply) cu.Result {
	o, file, from, rc := w.fetch(&q.Share, shareHandle)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	defer closeFile(file)
	if file == nil {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if !w.s.Devices.MayUse(o.Device) {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	h, rc := w.dev.ImportMemory(int(file.Fd()), 0, o.Device)
	if rc == cu.CUDA_SUCCESS && from == w.s.ID {
		w.charges.reopen(q.Share.Name, uint64(h))
	}
	return w.bind(cu.KindMemGenericAllocationHandle, uint64(q.Handle), uint64(h), rc)
}

// cmdHandleRetain finds the handle of mapped memory. A handle that the client
// has keeps its one reference here: the client counts the others.
func (w *Worker) cmdHandleRetain(q *wire.HandleRetainRequest, a *wire.HandleRetainReply) cu.Result {
	if !w.mem.window.Contains(uint64(q.Addr), 1) || w.mem.isUnit(uint64(q.Addr)) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	h, rc := w.dev.MemRetainAllocationHandle(q.Addr)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if w.s.Handles.Known(cu.KindMemGenericAllocationHandle, uint64(h)) {
		w.dev.MemRelease(h)
	} else {
		a.Fresh = 1
		w.charges.retain(uint64(q.Addr), uint64(h))
	}
	a.Handle = cu.MemGenericAllocationHandle(w.s.Handles.Virtual(cu.KindMemGenericAllocationHandle, uint64(h)))
	return rc
}

// --- pools: they are the client's own, so all there is to share is a name

func (w *Worker) cmdPoolShare(q *wire.PoolShareRequest, a *wire.PoolShareReply) (rc cu.Result) {
	dev, ok := w.s.Devices.Ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	a.Share, rc = w.publish(offer{Kind: sharePool, Device: dev}, -1)
	return rc
}

func (w *Worker) cmdPoolOpen(q *wire.PoolOpenRequest, a *wire.PoolOpenReply) cu.Result {
	o, file, _, rc := w.fetch(&q.Share, sharePool)
	closeFile(file)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	l := cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_DEVICE}
	l.Id = int32(o.Device)
	if !w.s.Devices.Sees(o.Device) {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	w.showMemLocation_v1(&l)
	a.Dev = cu.Device(l.Id)
	return rc
}

// --- allocations

// cmdMemShare publishes an allocation of the client's. All of the granules it
// lies in can be reached by whoever opens it, as with the real driver.
func (w *Worker) cmdMemShare(q *wire.MemShareRequest, a *wire.MemShareReply) (rc cu.Result) {
	m := &w.mem
	m.mu.Lock()
	defer m.mu.Unlock()
	al := m.living(uint64(q.Addr))
	if al == nil || al.Opened {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if al.Published != nil {
		a.Share = *al.Published
		return cu.CUDA_SUCCESS
	}
	if len(al.units) != 1 { // a client of ours never has such
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	u := al.units[0]
	o := offer{Kind: shareMemory, Device: u.dev, Unit: u.size, Offset: al.Addr - u.base, Size: al.Size}
	if q.Pool.Magic != 0 {
		pool := control.Name(q.Pool.Name)
		o.Kind, o.Pool = sharePoolMemory, &pool
	}
	fd, rc := w.dev.ExportMemory(u.handle)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if a.Share, rc = w.publish(o, fd); rc == cu.CUDA_SUCCESS {
		share := a.Share
		al.Published, u.lent = &share, true
	}
	return rc
}

// cmdMemOpen maps memory of another client where this one wants it. MemFree
// ends that.
func (w *Worker) cmdMemOpen(q *wire.MemOpenRequest, _ *wire.MemOpenReply) cu.Result {
	c := w.current
	if c == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	o, file, from, rc := w.fetch(&q.Share, shareMemory, sharePoolMemory)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	defer closeFile(file)
	base := uint64(q.Base)
	switch {
	case file == nil, base%granule != 0, !w.mem.window.Contains(base, o.Unit), o.Offset > o.Unit, o.Size > o.Unit-o.Offset:
		return cu.CUDA_ERROR_INVALID_VALUE
	case o.Kind == shareMemory && from == w.s.ID:
		return cu.CUDA_ERROR_INVALID_CONTEXT // as the driver answers in the process whose memory it is
	case o.Kind == sharePoolMemory && (q.Pool.Magic != shareMagic || o.Pool == nil || *o.Pool != control.Name(q.Pool.Name)):
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if !w.s.Devices.MayUse(o.Device) {
		return cu.CUDA_ERROR_INVALID_DEVICE // there is no such device for this client
	}
	if o.Device != c.Device {
		if can, rc := w.dev.DeviceCanAccessPeer(c.Device, o.Device); rc != cu.CUDA_SUCCESS || can == 0 {
			return cu.CUDA_ERROR_PEER_ACCESS_UNSUPPORTED
		}
	}
	return w.mem.open(w.dev, c.home(), session.Range{Base: base, Size: o.Unit}, o, int(file.Fd()))
}
