package memory

import (
	"fmt"
	"slices"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/accounting"
)

// This file moves memory that the client created (cuMemCreate): it lives as long as a handle or a
// mapping does. What it is and who may use it the device itself knows.

// A createdState is memory that the client created.
type createdState struct {
	Bytes       uint64        `json:"bytes"`
	Device      int           `json:"device,omitempty"` // of memory of a device
	Location    int32         `json:"location"`         // cu.MemLocationType
	Node        int32         `json:"node,omitempty"`   // of memory of the host
	HandleTypes int32         `json:"handle_types,omitempty"`
	Compression byte          `json:"compression,omitempty"`
	DirectRDMA  byte          `json:"direct_rdma,omitempty"`
	Usage       uint16        `json:"usage,omitempty"`
	Handle      uint64        `json:"handle,omitempty"` // the client's, 0 for none
	Parts       []mappedState `json:"parts,omitempty"`
}

// A mappedState is where a part of created memory is mapped, and who may use it.
type mappedState struct {
	Addr   uint64        `json:"addr"`
	Size   uint64        `json:"size"`
	Offset uint64        `json:"offset,omitempty"` // in the memory
	Access []accessState `json:"access,omitempty"`
}

// An accessState is a run of granules that a device may use.
type accessState struct {
	Device int    `json:"device"`
	Addr   uint64 `json:"addr"`
	Size   uint64 `json:"size"`
	Flags  uint32 `json:"flags"` // cu.MemAccess_flags
}

// saveCreated lists the memory that the client created.
func saveCreated(m *Memory) (list []createdState, err error) {
	names := map[uint64][]uint64{} // by the device's handle
	for _, o := range m.s.Handles.Objects() {
		if session.KindOf(o.Handle) != cu.KindMemGenericAllocationHandle {
			continue
		}
		switch o.Recipe.Op {
		case wire.OpHandleOpen:
			return nil, fmt.Errorf("the program has opened memory of another process, as handle %#x", o.Handle)
		case wire.OpMulticastCreate:
			return nil, fmt.Errorf("the program has a multicast object, as handle %#x", o.Handle)
		}
		real, _ := m.s.Handles.Real(cu.KindMemGenericAllocationHandle, o.Handle)
		if m.accounts.Charges.PhysicalOf(real) == nil {
			return nil, fmt.Errorf("handle %#x of the program's is memory of unknown origin", o.Handle)
		}
		names[real] = append(names[real], o.Handle)
	}
	created, foreign := m.accounts.Charges.Created()
	if len(foreign) > 0 {
		return nil, fmt.Errorf("the program has mapped %d bytes of another process's memory, at %#x", foreign[0].Size, foreign[0].Base)
	}
	for i := range created {
		c, err := saveOneCreated(m, &created[i], names)
		if err != nil {
			return nil, err
		}
		list = append(list, c)
	}
	return list, nil
}

func saveOneCreated(m *Memory, c *accounting.Created, names map[uint64][]uint64) (st createdState, err error) {
	switch {
	case c.Shared:
		return st, fmt.Errorf("the program shares %s with other processes", nameFor(c))
	case c.Held:
		return st, fmt.Errorf("the program has mapped %s into sparse arrays or multicast objects", nameFor(c))
	}
	var handles []uint64
	for _, real := range c.Reals {
		handles = append(handles, names[real]...)
	}
	if len(handles) > 1 {
		return st, fmt.Errorf("the program has %d handles of %s", len(handles), nameFor(c))
	}
	if len(handles) == 1 {
		st.Handle = handles[0]
	}
	h, release, rc := handleOf(m, c)
	if rc != cu.CUDA_SUCCESS {
		return st, fmt.Errorf("the handle of %s cannot be had: %w", nameFor(c), rc)
	}
	defer release()
	prop, rc := m.dev.MemGetAllocationPropertiesFromHandle(h)
	if rc != cu.CUDA_SUCCESS {
		return st, fmt.Errorf("the device does not say what %s is: %w", nameFor(c), rc)
	}
	st.Bytes, st.Location, st.HandleTypes = c.Bytes, int32(prop.Location.Type), int32(prop.RequestedHandleTypes)
	st.Compression, st.DirectRDMA, st.Usage = prop.AllocFlags.CompressionType, prop.AllocFlags.GpuDirectRDMACapable, prop.AllocFlags.Usage
	if c.Host {
		st.Node = prop.Location.Id
	} else {
		st.Device = placeOf(m, c.Device)
	}
	for _, p := range c.Parts {
		part := mappedState{Addr: p.Base, Size: p.Size, Offset: p.Offset}
		for place, d := range m.s.Devices.Granted {
			runs, err := accessOf(m, p.Range, place, d)
			if err != nil {
				return st, err
			}
			part.Access = append(part.Access, runs...)
		}
		st.Parts = append(st.Parts, part)
	}
	return st, nil
}

// accessOf asks the device which granules of a mapping a device may use.
func accessOf(m *Memory, at session.Range, place int, d cu.Device) (runs []accessState, err error) {
	location := DeviceLocation(d)
	for addr := at.Base; addr < at.End(); addr += Granule {
		flags, rc := m.dev.MemGetAccess(&location, cu.Deviceptr(addr))
		if rc != cu.CUDA_SUCCESS {
			return nil, fmt.Errorf("the device does not say who may use the memory at %#x: %w", addr, rc)
		}
		if flags == uint64(cu.CU_MEM_ACCESS_FLAGS_PROT_NONE) {
			continue
		}
		size := min(Granule, at.End()-addr)
		if n := len(runs); n > 0 && runs[n-1].Addr+runs[n-1].Size == addr && runs[n-1].Flags == uint32(flags) {
			runs[n-1].Size += size
			continue
		}
		runs = append(runs, accessState{place, addr, size, uint32(flags)})
	}
	return runs, nil
}

// created makes memory again and maps it where it was.
func (l *loading) created(s *createdState, handles map[uint64]cu.MemGenericAllocationHandle) error {
	m := l.m
	made, prop, err := l.checkCreated(s, handles)
	if err != nil {
		return err
	}
	switch {
	case made.Host && !m.accounts.Host.HasRoomBelow(MaxHost, s.Bytes):
		return fmt.Errorf("the session has more memory of the host than its limit on this server allows: %d bytes more", s.Bytes)
	case made.Host:
		m.accounts.Host.Add(s.Bytes)
	case !m.accounts.Usage.Claim(made.Device, s.Bytes):
		return fmt.Errorf("the session has more memory than its quota on this server allows: %d bytes of device %d", m.accounts.Usage.Quota(made.Device), made.Device)
	}
	h, rc := m.dev.MemCreate(s.Bytes, &prop, 0)
	if rc != cu.CUDA_SUCCESS && prop.Location.Type == cu.CU_MEM_LOCATION_TYPE_HOST_NUMA {
		prop.Location = hostLocation(m.dev, m.s.Devices.Granted[0]) // this host has other nodes
		h, rc = m.dev.MemCreate(s.Bytes, &prop, 0)
	}
	if rc != cu.CUDA_SUCCESS {
		return fmt.Errorf("%s has no room for %d bytes of the session: %w", where(made.Host, made.Device), s.Bytes, rc)
	}
	for i := range s.Parts {
		if err := l.mapPart(&s.Parts[i], h); err != nil {
			return err
		}
	}
	if s.Handle != 0 {
		handles[s.Handle] = h
		made.Reals = []uint64{uint64(h)}
	} else {
		m.dev.MemRelease(h) // its mappings hold it
	}
	m.accounts.Charges.AddCreated(made)
	return nil
}

// checkCreated checks what a checkpoint says of created memory.
func (l *loading) checkCreated(s *createdState, handles map[uint64]cu.MemGenericAllocationHandle) (made accounting.Created, prop cu.MemAllocationProp_v1, err error) {
	if s.Bytes == 0 || s.Bytes%Granule != 0 || s.Bytes > 1<<48 || s.Handle == 0 && len(s.Parts) == 0 {
		return made, prop, damaged("%d bytes of created memory with handle %#x and %d mappings", s.Bytes, s.Handle, len(s.Parts))
	}
	if s.Handle != 0 && (session.KindOf(s.Handle) != cu.KindMemGenericAllocationHandle || handles[s.Handle] != 0) {
		return made, prop, damaged("%#x is no handle of memory, or of two", s.Handle)
	}
	made.Bytes = s.Bytes
	prop.Type = cu.CU_MEM_ALLOCATION_TYPE_PINNED
	prop.RequestedHandleTypes = cu.MemAllocationHandleType(s.HandleTypes)
	if prop.RequestedHandleTypes&^cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR != 0 {
		return made, prop, damaged("memory for handles of type %d", s.HandleTypes)
	}
	prop.AllocFlags.CompressionType, prop.AllocFlags.GpuDirectRDMACapable, prop.AllocFlags.Usage = s.Compression, s.DirectRDMA, s.Usage
	prop.Location.Type = cu.MemLocationType(s.Location)
	switch prop.Location.Type {
	case cu.CU_MEM_LOCATION_TYPE_DEVICE:
		if made.Device, err = l.device(s.Device); err != nil {
			return made, prop, err
		}
		prop.Location.Id = int32(made.Device)
	case cu.CU_MEM_LOCATION_TYPE_HOST, cu.CU_MEM_LOCATION_TYPE_HOST_NUMA:
		if prop.RequestedHandleTypes != 0 {
			return made, prop, damaged("memory of the host that other processes could open")
		}
		made.Host, prop.Location.Id = true, s.Node
	default:
		return made, prop, damaged("memory at a location of type %d", s.Location)
	}
	for _, p := range s.Parts {
		if p.Offset%Granule != 0 || p.Offset > s.Bytes || p.Size > s.Bytes-p.Offset {
			return made, prop, damaged("%d bytes from %d on of %d are mapped", p.Size, p.Offset, s.Bytes)
		}
		if err := l.takeAddresses(session.Range{Base: p.Addr, Size: p.Size}); err != nil {
			return made, prop, err
		}
		made.Parts = append(made.Parts, accounting.MappedPart{Range: session.Range{Base: p.Addr, Size: p.Size}, Offset: p.Offset})
	}
	return made, prop, nil
}

// accessFlags are those that a device can have.
var accessFlags = []cu.MemAccess_flags{cu.CU_MEM_ACCESS_FLAGS_PROT_READ, cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE}

// mapPart maps a part of created memory, and lets devices use it.
func (l *loading) mapPart(p *mappedState, h cu.MemGenericAllocationHandle) error {
	m, at := l.m, session.Range{Base: p.Addr, Size: p.Size}
	if rc := m.dev.MemMap(cu.Deviceptr(p.Addr), p.Size, p.Offset, h, 0); rc != cu.CUDA_SUCCESS {
		return fmt.Errorf("created memory cannot be mapped at %#x here: %w", p.Addr, rc)
	}
	for _, a := range p.Access {
		d, err := l.device(a.Device)
		if err != nil {
			return err
		}
		if a.Size == 0 || a.Addr%Granule != 0 || a.Size%Granule != 0 || !at.Contains(a.Addr, a.Size) || !slices.Contains(accessFlags, cu.MemAccess_flags(a.Flags)) {
			return damaged("access %d to %d bytes at %#x", a.Flags, a.Size, a.Addr)
		}
		access := []cu.MemAccessDesc_v1{{Location: DeviceLocation(d), Flags: cu.MemAccess_flags(a.Flags)}}
		if rc := m.dev.MemSetAccess(cu.Deviceptr(a.Addr), a.Size, access); rc != cu.CUDA_SUCCESS {
			return fmt.Errorf("device %d cannot use the created memory at %#x here: %w", d, a.Addr, rc)
		}
	}
	return nil
}
