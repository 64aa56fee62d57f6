package nvmlworker

import (
	"slices"

	"ferry/api/nvml"
	"ferry/server/sessionpage"
)

// view is the part of the machine that the client sees: its devices, in its order,
// with its quota for their memory. Only Open changes it.
type view struct {
	page     *sessionpage.Page // nil: there is no quota
	pid      int               // of the client's process
	granted  bool              // the client was granted some of the devices, not all
	ordinals []int             // the server's numbers of the client's devices; nil: the numbers are the same
}

// serverOrdinal returns the server's number of the client's device, -1 for none.
func (v *view) serverOrdinal(device int) int {
	if v.ordinals == nil || device < 0 {
		return device
	}
	if device >= len(v.ordinals) {
		return -1
	}
	return v.ordinals[device]
}

// splitDevices splits the library's devices into those the client was granted, in its
// order, and those that are hidden from it. The library may number devices
// otherwise than CUDA does, so UUIDs identify them.
func (v *view) splitDevices(lib nvml.Library, all []uint64, granted []int, grantedUUIDs []string) (seen, hidden []uint64) {
	if granted == nil {
		return all, nil
	}
	uuids := make([]string, len(all))
	for i, h := range all {
		q := nvml.New(nvml.OpDeviceGetUUID)
		q.Args[0].Word, q.Args[1].Data, q.Args[2].Word = h, make([]byte, 96), 96
		if lib.Call(q) == nvml.NVML_SUCCESS {
			uuids[i] = q.Text(1)
		}
	}
	v.granted, v.ordinals = true, []int{}
	chosen := map[int]bool{}
	for i, ordinal := range granted {
		at := -1
		if i < len(grantedUUIDs) && grantedUUIDs[i] != "" {
			at = slices.Index(uuids, grantedUUIDs[i])
		}
		if at < 0 || chosen[at] {
			continue // the device has fallen off the bus
		}
		chosen[at] = true
		seen = append(seen, all[at])
		v.ordinals = append(v.ordinals, ordinal)
	}
	for i, h := range all {
		if !chosen[i] {
			hidden = append(hidden, h)
		}
	}
	return seen, hidden
}

// viewCall answers the calls that return the number of devices, the index of one
// and its memory. It leaves others to the caller (handled is false).
func (w *Worker) viewCall(device int, c *nvml.Call) (rc nvml.Return, handled bool) {
	switch c.Op {
	case nvml.OpDeviceGetCount_v2:
		return c.PutU32(0, w.names.count), true
	case nvml.OpDeviceGetIndex:
		if w.view.granted && device >= 0 && device < int(w.names.count) {
			return c.PutU32(1, uint32(device)), true
		}
	case nvml.OpDeviceGetMemoryInfo:
		if rc = w.lib.Call(c); rc == nvml.NVML_SUCCESS {
			v := nvml.Get[nvml.Memory](c, 1)
			w.applyQuota(device, &v.Total, &v.Free, &v.Used)
			rc = nvml.Put(c, 1, v)
		}
		return rc, true
	case nvml.OpDeviceGetMemoryInfo_v2:
		if rc = w.lib.Call(c); rc == nvml.NVML_SUCCESS {
			v := nvml.Get[nvml.Memory_v2](c, 1)
			if w.applyQuota(device, &v.Total, &v.Free, &v.Used) {
				v.Reserved = 0
			}
			rc = nvml.Put(c, 1, v)
		}
		return rc, true
	}
	return 0, false
}

// applyQuota replaces the total memory of a device by the client's quota, and the
// used memory by what counts against the quota: the memory of the client's own
// process where that uses the device, that of all processes of its owner where it
// only looks, as nvidia-smi does. It reports whether there is a quota.
func (w *Worker) applyQuota(device int, total, free, used *uint64) bool {
	ordinal := w.view.serverOrdinal(device)
	if w.view.page == nil || ordinal < 0 {
		return false
	}
	quota, held := uint64(0), uint64(0)
	if d := w.view.page.Device(ordinal); d != nil {
		quota = d.Quota()
	}
	sessions, err := w.sessions()
	if err != nil {
		w.log.Debug("no sessions known", "why", err)
	}
	for _, s := range sessions {
		for _, u := range s.Uses {
			if u.Device != ordinal {
				continue
			}
			if s.ClientPid == w.view.pid {
				quota, held = u.Quota, u.Memory
				return limitMemory(quota, held, total, free, used)
			}
			held += u.Memory
		}
	}
	return limitMemory(quota, held, total, free, used)
}

// limitMemory reduces the figures to a quota of which held is used.
func limitMemory(quota, held uint64, total, free, used *uint64) bool {
	if quota == 0 {
		return false
	}
	*total = min(*total, quota)
	*used = min(held, *total)
	*free = min(*free, *total-*used)
	return true
}
