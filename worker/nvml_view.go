package worker

import (
	"errors"
	"slices"

	"ferry/api/nvml"
	"ferry/server/sessionpage"
)

// view is what of the machine a client of NVML sees: its devices, in its order,
// with its quota for their memory.
type view struct {
	terms    *sessionpage.Page // nil: there is no quota
	pid      int               // the client's
	granted  bool              // not all devices are its
	ordinals []int             // the server's numbers of its devices; nil: they are the same
}

var errHidden = errors.New("a device the client does not see")

// server is the server's number of the client's device, -1 for none.
func (v *view) server(device int) int {
	if v.ordinals == nil || device < 0 {
		return device
	}
	if device >= len(v.ordinals) {
		return -1
	}
	return v.ordinals[device]
}

// choose splits the library's devices into those the client was granted, in its
// order, and those that are hidden from it. The library may number devices
// otherwise than CUDA does, so they are told by their UUIDs.
func (v *view) choose(lib nvml.Library, all []uint64, boot *Boot) (seen, hidden []uint64) {
	if boot.Devices == nil {
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
	for i, ordinal := range boot.Devices {
		at := -1
		if i < len(boot.UUIDs) && boot.UUIDs[i] != "" {
			at = slices.Index(uuids, boot.UUIDs[i])
		}
		if at < 0 || chosen[at] {
			continue // it has fallen off the bus
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

// viewCall answers the calls that say how many devices there are, where one
// stands among them, and how much memory it has.
func (m *monitor) viewCall(device int, c *nvml.Call) (rc nvml.Return, ours bool) {
	switch c.Op {
	case nvml.OpDeviceGetCount_v2:
		return c.PutU32(0, m.names.count), true
	case nvml.OpDeviceGetIndex:
		if m.view.granted && device >= 0 && device < int(m.names.count) {
			return c.PutU32(1, uint32(device)), true
		}
	case nvml.OpDeviceGetMemoryInfo:
		if rc = m.lib.Call(c); rc == nvml.NVML_SUCCESS {
			v := nvml.Get[nvml.Memory](c, 1)
			m.limit(device, &v.Total, &v.Free, &v.Used)
			rc = nvml.Put(c, 1, v)
		}
		return rc, true
	case nvml.OpDeviceGetMemoryInfo_v2:
		if rc = m.lib.Call(c); rc == nvml.NVML_SUCCESS {
			v := nvml.Get[nvml.Memory_v2](c, 1)
			if m.limit(device, &v.Total, &v.Free, &v.Used) {
				v.Reserved = 0
			}
			rc = nvml.Put(c, 1, v)
		}
		return rc, true
	}
	return 0, false
}

// limit shows the quota as the device's memory, and what is held as used: by
// the client's own process where that uses the device, by all of its owner's
// where it only looks, as nvidia-smi does.
func (m *monitor) limit(device int, total, free, used *uint64) bool {
	ordinal := m.view.server(device)
	if m.view.terms == nil || ordinal < 0 {
		return false
	}
	quota, held := uint64(0), uint64(0)
	if d := m.view.terms.Device(ordinal); d != nil {
		quota = d.Quota()
	}
	sessions, err := m.ctl.Sessions()
	if err != nil {
		m.log.Debug("no sessions known", "why", err)
	}
	for _, s := range sessions {
		for _, u := range s.Uses {
			if u.Device != ordinal {
				continue
			}
			if s.ClientPid == m.view.pid {
				quota, held = u.Quota, u.Memory
				return cut(quota, held, total, free, used)
			}
			held += u.Memory
		}
	}
	return cut(quota, held, total, free, used)
}

func cut(quota, held uint64, total, free, used *uint64) bool {
	if quota == 0 {
		return false
	}
	*total = min(*total, quota)
	*used = min(held, *total)
	*free = min(*free, *total-*used)
	return true
}
