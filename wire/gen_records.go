// Code generated from api/ by gen/emit; DO NOT EDIT.

package wire

import "ferry/api/cu"

// SnapshotRequest asks for Snapshot.
type SnapshotRequest struct {
	Agreed Revision // which parameters there are: those of this revision; 0 for this build's
	Client string   // since revision 2
}

// Decode reads the record from a frame's payload.
func (r *SnapshotRequest) Decode(b []byte) error {
	fixed := 0
	if r.Agreed.Has(2) {
		fixed += 8
	}
	d := decoder{b: b, tail: fixed}
	if err := d.need(fixed); err != nil {
		return err
	}
	if r.Agreed.Has(2) {
		r.Client = string(d.bytes(0))
	} else {
		r.Client = *new(string)
	}
	return d.err
}

// Append writes the record behind b.
func (r *SnapshotRequest) Append(b []byte) []byte {
	if r.Agreed.Has(2) {
		b = appendU64(b, uint64(len(r.Client)))
	}
	if r.Agreed.Has(2) {
		b = appendBytes(b, []byte(r.Client))
	}
	return b
}

// SnapshotReply answers Snapshot.
type SnapshotReply struct {
	Agreed        Revision // which parameters there are: those of this revision; 0 for this build's
	DriverVersion int32
	Devices       []cu.FerryDevice
	Server        []byte // since revision 2
}

// Decode reads the record from a frame's payload.
func (r *SnapshotReply) Decode(b []byte) error {
	fixed := 16
	if r.Agreed.Has(2) {
		fixed += 8
	}
	d := decoder{b: b, tail: fixed}
	if err := d.need(fixed); err != nil {
		return err
	}
	p := b[:fixed]
	r.DriverVersion = int32(u64(p[0:]))
	r.Devices = decodeSlice(&d, 8, r.Devices)
	if r.Agreed.Has(2) {
		r.Server = d.bytes(16)
	} else {
		r.Server = *new([]byte)
	}
	return d.err
}

// Append writes the record behind b.
func (r *SnapshotReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.DriverVersion))
	b = appendU64(b, uint64(len(r.Devices)))
	if r.Agreed.Has(2) {
		b = appendU64(b, uint64(len(r.Server)))
	}
	b = appendSlice(b, r.Devices)
	if r.Agreed.Has(2) {
		b = appendBytes(b, r.Server)
	}
	return b
}

// VisibleRequest asks for Visible.
type VisibleRequest struct {
	Devices []int32
}

// Decode reads the record from a frame's payload.
func (r *VisibleRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Devices = decodeSlice(&d, 0, r.Devices)
	return d.err
}

// Append writes the record behind b.
func (r *VisibleRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Devices)))
	b = appendSlice(b, r.Devices)
	return b
}

// PrimaryRetainRequest asks for PrimaryRetain.
type PrimaryRetainRequest struct {
	Ctx   cu.Context
	Dev   cu.Device
	Flags uint32
}

// Decode reads the record from a frame's payload.
func (r *PrimaryRetainRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Ctx = cu.Context(u64(p[0:]))
	r.Dev = cu.Device(u64(p[8:]))
	r.Flags = uint32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *PrimaryRetainRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Ctx))
	b = appendU64(b, uint64(r.Dev))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// PrimaryRetainReply answers PrimaryRetain.
type PrimaryRetainReply struct {
	Free uint64
}

// Decode reads the record from a frame's payload.
func (r *PrimaryRetainReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Free = uint64(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *PrimaryRetainReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Free))
	return b
}

// PrimaryReleaseRequest asks for PrimaryRelease.
type PrimaryReleaseRequest struct {
	Ctx cu.Context
}

// Decode reads the record from a frame's payload.
func (r *PrimaryReleaseRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Ctx = cu.Context(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *PrimaryReleaseRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Ctx))
	return b
}

// PrimaryResetRequest asks for PrimaryReset.
type PrimaryResetRequest struct {
	Ctx cu.Context
}

// Decode reads the record from a frame's payload.
func (r *PrimaryResetRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Ctx = cu.Context(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *PrimaryResetRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Ctx))
	return b
}

// PrimaryResetReply answers PrimaryReset.
type PrimaryResetReply struct {
}

// Decode reads the record from a frame's payload.
func (r *PrimaryResetReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *PrimaryResetReply) Append(b []byte) []byte {
	return b
}

// CtxCreateRequest asks for CtxCreate.
type CtxCreateRequest struct {
	Ctx   cu.Context
	Flags uint32
	Dev   cu.Device
}

// Decode reads the record from a frame's payload.
func (r *CtxCreateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Ctx = cu.Context(u64(p[0:]))
	r.Flags = uint32(u64(p[8:]))
	r.Dev = cu.Device(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxCreateRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Ctx))
	b = appendU64(b, uint64(r.Flags))
	b = appendU64(b, uint64(r.Dev))
	return b
}

// CtxCreateReply answers CtxCreate.
type CtxCreateReply struct {
}

// Decode reads the record from a frame's payload.
func (r *CtxCreateReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *CtxCreateReply) Append(b []byte) []byte {
	return b
}

// CtxDestroyRequest asks for CtxDestroy.
type CtxDestroyRequest struct {
	Ctx cu.Context
}

// Decode reads the record from a frame's payload.
func (r *CtxDestroyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Ctx = cu.Context(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxDestroyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Ctx))
	return b
}

// CtxDestroyReply answers CtxDestroy.
type CtxDestroyReply struct {
}

// Decode reads the record from a frame's payload.
func (r *CtxDestroyReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *CtxDestroyReply) Append(b []byte) []byte {
	return b
}

// CtxSynchronizeRequest asks for CtxSynchronize.
type CtxSynchronizeRequest struct {
	Ctx cu.Context
}

// Decode reads the record from a frame's payload.
func (r *CtxSynchronizeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Ctx = cu.Context(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxSynchronizeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Ctx))
	return b
}

// CtxSynchronizeReply answers CtxSynchronize.
type CtxSynchronizeReply struct {
}

// Decode reads the record from a frame's payload.
func (r *CtxSynchronizeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *CtxSynchronizeReply) Append(b []byte) []byte {
	return b
}

// CtxDrainRequest asks for CtxDrain.
type CtxDrainRequest struct {
	Ctx cu.Context
}

// Decode reads the record from a frame's payload.
func (r *CtxDrainRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Ctx = cu.Context(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxDrainRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Ctx))
	return b
}

// CtxDrainReply answers CtxDrain.
type CtxDrainReply struct {
}

// Decode reads the record from a frame's payload.
func (r *CtxDrainReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *CtxDrainReply) Append(b []byte) []byte {
	return b
}

// PeerAccessRequest asks for PeerAccess.
type PeerAccessRequest struct {
	Peer  cu.Context
	Flags uint32
	On    uint32
}

// Decode reads the record from a frame's payload.
func (r *PeerAccessRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Peer = cu.Context(u64(p[0:]))
	r.Flags = uint32(u64(p[8:]))
	r.On = uint32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *PeerAccessRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Peer))
	b = appendU64(b, uint64(r.Flags))
	b = appendU64(b, uint64(r.On))
	return b
}

// PeerAccessReply answers PeerAccess.
type PeerAccessReply struct {
}

// Decode reads the record from a frame's payload.
func (r *PeerAccessReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *PeerAccessReply) Append(b []byte) []byte {
	return b
}

// GreenCreateRequest asks for GreenCreate.
type GreenCreateRequest struct {
	Green cu.GreenCtx
	Ctx   cu.Context
	Desc  cu.DevResourceDesc
	Dev   cu.Device
	Flags uint32
}

// Decode reads the record from a frame's payload.
func (r *GreenCreateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	p := b[:40]
	r.Green = cu.GreenCtx(u64(p[0:]))
	r.Ctx = cu.Context(u64(p[8:]))
	r.Desc = cu.DevResourceDesc(u64(p[16:]))
	r.Dev = cu.Device(u64(p[24:]))
	r.Flags = uint32(u64(p[32:]))
	return d.err
}

// Append writes the record behind b.
func (r *GreenCreateRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Green))
	b = appendU64(b, uint64(r.Ctx))
	b = appendU64(b, uint64(r.Desc))
	b = appendU64(b, uint64(r.Dev))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// GreenCreateReply answers GreenCreate.
type GreenCreateReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GreenCreateReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GreenCreateReply) Append(b []byte) []byte {
	return b
}

// GreenDestroyRequest asks for GreenDestroy.
type GreenDestroyRequest struct {
	Green cu.GreenCtx
	Ctx   cu.Context
}

// Decode reads the record from a frame's payload.
func (r *GreenDestroyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Green = cu.GreenCtx(u64(p[0:]))
	r.Ctx = cu.Context(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GreenDestroyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Green))
	b = appendU64(b, uint64(r.Ctx))
	return b
}

// GreenDestroyReply answers GreenDestroy.
type GreenDestroyReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GreenDestroyReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GreenDestroyReply) Append(b []byte) []byte {
	return b
}

// DevResourceRequest asks for DevResource.
type DevResourceRequest struct {
	Dev  cu.Device
	Type cu.DevResourceType
}

// Decode reads the record from a frame's payload.
func (r *DevResourceRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Dev = cu.Device(u64(p[0:]))
	r.Type = cu.DevResourceType(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *DevResourceRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dev))
	b = appendU64(b, uint64(r.Type))
	return b
}

// DevResourceReply answers DevResource.
type DevResourceReply struct {
	Resource cu.DevResource_v1
}

// Decode reads the record from a frame's payload.
func (r *DevResourceReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 144}
	if err := d.need(144); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Resource)
	return d.err
}

// Append writes the record behind b.
func (r *DevResourceReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Resource)
	return b
}

// GreenStreamRequest asks for GreenStream.
type GreenStreamRequest struct {
	Stream   cu.Stream
	Green    cu.GreenCtx
	Flags    uint32
	Priority int32
}

// Decode reads the record from a frame's payload.
func (r *GreenStreamRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Stream = cu.Stream(u64(p[0:]))
	r.Green = cu.GreenCtx(u64(p[8:]))
	r.Flags = uint32(u64(p[16:]))
	r.Priority = int32(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *GreenStreamRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(r.Green))
	b = appendU64(b, uint64(r.Flags))
	b = appendU64(b, uint64(r.Priority))
	return b
}

// MemAllocRequest asks for MemAlloc.
type MemAllocRequest struct {
	Addr cu.Deviceptr
	Size uint64
}

// Decode reads the record from a frame's payload.
func (r *MemAllocRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	r.Size = uint64(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemAllocRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Size))
	return b
}

// MemAllocReply answers MemAlloc.
type MemAllocReply struct {
	Free uint64
}

// Decode reads the record from a frame's payload.
func (r *MemAllocReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Free = uint64(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemAllocReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Free))
	return b
}

// MemAllocSoonRequest asks for MemAllocSoon.
type MemAllocSoonRequest struct {
	Addr cu.Deviceptr
	Size uint64
}

// Decode reads the record from a frame's payload.
func (r *MemAllocSoonRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	r.Size = uint64(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemAllocSoonRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Size))
	return b
}

// MemInfoRequest asks for MemInfo.
type MemInfoRequest struct {
}

// Decode reads the record from a frame's payload.
func (r *MemInfoRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MemInfoRequest) Append(b []byte) []byte {
	return b
}

// MemInfoReply answers MemInfo.
type MemInfoReply struct {
	Free  uint64
	Total uint64
}

// Decode reads the record from a frame's payload.
func (r *MemInfoReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Free = uint64(u64(p[0:]))
	r.Total = uint64(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemInfoReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Free))
	b = appendU64(b, uint64(r.Total))
	return b
}

// MemFreeRequest asks for MemFree.
type MemFreeRequest struct {
	Addr cu.Deviceptr
}

// Decode reads the record from a frame's payload.
func (r *MemFreeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemFreeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	return b
}

// CopyInRequest asks for CopyIn.
type CopyInRequest struct {
	Dst    cu.Deviceptr
	Pitch  uint64
	Width  uint64
	Rows   uint64
	Stream cu.Stream
	Data   []byte
}

// Decode reads the record from a frame's payload.
func (r *CopyInRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 48}
	if err := d.need(48); err != nil {
		return err
	}
	p := b[:48]
	r.Dst = cu.Deviceptr(u64(p[0:]))
	r.Pitch = uint64(u64(p[8:]))
	r.Width = uint64(u64(p[16:]))
	r.Rows = uint64(u64(p[24:]))
	r.Stream = cu.Stream(u64(p[32:]))
	r.Data = d.bytes(40)
	return d.err
}

// Append writes the record behind b.
func (r *CopyInRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dst))
	b = appendU64(b, uint64(r.Pitch))
	b = appendU64(b, uint64(r.Width))
	b = appendU64(b, uint64(r.Rows))
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(len(r.Data)))
	b = appendBytes(b, r.Data)
	return b
}

// CopyInLanesRequest asks for CopyInLanes.
type CopyInLanesRequest struct {
	Dst     cu.Deviceptr
	Size    uint64
	Stream  cu.Stream
	Payload uint64
}

// Decode reads the record from a frame's payload.
func (r *CopyInLanesRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Dst = cu.Deviceptr(u64(p[0:]))
	r.Size = uint64(u64(p[8:]))
	r.Stream = cu.Stream(u64(p[16:]))
	r.Payload = uint64(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *CopyInLanesRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dst))
	b = appendU64(b, uint64(r.Size))
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(r.Payload))
	return b
}

// CopyOutRequest asks for CopyOut.
type CopyOutRequest struct {
	Src    cu.Deviceptr
	Pitch  uint64
	Width  uint64
	Rows   uint64
	Stream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *CopyOutRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	p := b[:40]
	r.Src = cu.Deviceptr(u64(p[0:]))
	r.Pitch = uint64(u64(p[8:]))
	r.Width = uint64(u64(p[16:]))
	r.Rows = uint64(u64(p[24:]))
	r.Stream = cu.Stream(u64(p[32:]))
	return d.err
}

// Append writes the record behind b.
func (r *CopyOutRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Src))
	b = appendU64(b, uint64(r.Pitch))
	b = appendU64(b, uint64(r.Width))
	b = appendU64(b, uint64(r.Rows))
	b = appendU64(b, uint64(r.Stream))
	return b
}

// CopyOutReply answers CopyOut.
type CopyOutReply struct {
}

// Decode reads the record from a frame's payload.
func (r *CopyOutReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *CopyOutReply) Append(b []byte) []byte {
	return b
}

// CopyOutLaterRequest asks for CopyOutLater.
type CopyOutLaterRequest struct {
	Src    cu.Deviceptr
	Pitch  uint64
	Width  uint64
	Rows   uint64
	Stream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *CopyOutLaterRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	p := b[:40]
	r.Src = cu.Deviceptr(u64(p[0:]))
	r.Pitch = uint64(u64(p[8:]))
	r.Width = uint64(u64(p[16:]))
	r.Rows = uint64(u64(p[24:]))
	r.Stream = cu.Stream(u64(p[32:]))
	return d.err
}

// Append writes the record behind b.
func (r *CopyOutLaterRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Src))
	b = appendU64(b, uint64(r.Pitch))
	b = appendU64(b, uint64(r.Width))
	b = appendU64(b, uint64(r.Rows))
	b = appendU64(b, uint64(r.Stream))
	return b
}

// CopyOutLaterReply answers CopyOutLater.
type CopyOutLaterReply struct {
}

// Decode reads the record from a frame's payload.
func (r *CopyOutLaterReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *CopyOutLaterReply) Append(b []byte) []byte {
	return b
}

// CopyOnRequest asks for CopyOn.
type CopyOnRequest struct {
	Dst      cu.Deviceptr
	DstPitch uint64
	Src      cu.Deviceptr
	SrcPitch uint64
	Width    uint64
	Rows     uint64
	Stream   cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *CopyOnRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 56}
	if err := d.need(56); err != nil {
		return err
	}
	p := b[:56]
	r.Dst = cu.Deviceptr(u64(p[0:]))
	r.DstPitch = uint64(u64(p[8:]))
	r.Src = cu.Deviceptr(u64(p[16:]))
	r.SrcPitch = uint64(u64(p[24:]))
	r.Width = uint64(u64(p[32:]))
	r.Rows = uint64(u64(p[40:]))
	r.Stream = cu.Stream(u64(p[48:]))
	return d.err
}

// Append writes the record behind b.
func (r *CopyOnRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dst))
	b = appendU64(b, uint64(r.DstPitch))
	b = appendU64(b, uint64(r.Src))
	b = appendU64(b, uint64(r.SrcPitch))
	b = appendU64(b, uint64(r.Width))
	b = appendU64(b, uint64(r.Rows))
	b = appendU64(b, uint64(r.Stream))
	return b
}

// ArrivedRequest asks for Arrived.
type ArrivedRequest struct {
	Stream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *ArrivedRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Stream = cu.Stream(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *ArrivedRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	return b
}

// HostShareRequest asks for HostShare.
type HostShareRequest struct {
	Addr cu.Deviceptr
	Size uint64
}

// Decode reads the record from a frame's payload.
func (r *HostShareRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	r.Size = uint64(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *HostShareRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Size))
	return b
}

// HostShareReply answers HostShare.
type HostShareReply struct {
}

// Decode reads the record from a frame's payload.
func (r *HostShareReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *HostShareReply) Append(b []byte) []byte {
	return b
}

// HostUnshareRequest asks for HostUnshare.
type HostUnshareRequest struct {
	Addr cu.Deviceptr
}

// Decode reads the record from a frame's payload.
func (r *HostUnshareRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *HostUnshareRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	return b
}

// StageInRequest asks for StageIn.
type StageInRequest struct {
	Area   cu.Deviceptr
	Offset uint64
	Dst    cu.Deviceptr
	Pitch  uint64
	Width  uint64
	Rows   uint64
	Stream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *StageInRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 56}
	if err := d.need(56); err != nil {
		return err
	}
	p := b[:56]
	r.Area = cu.Deviceptr(u64(p[0:]))
	r.Offset = uint64(u64(p[8:]))
	r.Dst = cu.Deviceptr(u64(p[16:]))
	r.Pitch = uint64(u64(p[24:]))
	r.Width = uint64(u64(p[32:]))
	r.Rows = uint64(u64(p[40:]))
	r.Stream = cu.Stream(u64(p[48:]))
	return d.err
}

// Append writes the record behind b.
func (r *StageInRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Area))
	b = appendU64(b, uint64(r.Offset))
	b = appendU64(b, uint64(r.Dst))
	b = appendU64(b, uint64(r.Pitch))
	b = appendU64(b, uint64(r.Width))
	b = appendU64(b, uint64(r.Rows))
	b = appendU64(b, uint64(r.Stream))
	return b
}

// StageInReply answers StageIn.
type StageInReply struct {
}

// Decode reads the record from a frame's payload.
func (r *StageInReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *StageInReply) Append(b []byte) []byte {
	return b
}

// StageOutRequest asks for StageOut.
type StageOutRequest struct {
	Area   cu.Deviceptr
	Offset uint64
	Src    cu.Deviceptr
	Pitch  uint64
	Width  uint64
	Rows   uint64
	Stream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *StageOutRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 56}
	if err := d.need(56); err != nil {
		return err
	}
	p := b[:56]
	r.Area = cu.Deviceptr(u64(p[0:]))
	r.Offset = uint64(u64(p[8:]))
	r.Src = cu.Deviceptr(u64(p[16:]))
	r.Pitch = uint64(u64(p[24:]))
	r.Width = uint64(u64(p[32:]))
	r.Rows = uint64(u64(p[40:]))
	r.Stream = cu.Stream(u64(p[48:]))
	return d.err
}

// Append writes the record behind b.
func (r *StageOutRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Area))
	b = appendU64(b, uint64(r.Offset))
	b = appendU64(b, uint64(r.Src))
	b = appendU64(b, uint64(r.Pitch))
	b = appendU64(b, uint64(r.Width))
	b = appendU64(b, uint64(r.Rows))
	b = appendU64(b, uint64(r.Stream))
	return b
}

// StageOutReply answers StageOut.
type StageOutReply struct {
}

// Decode reads the record from a frame's payload.
func (r *StageOutReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *StageOutReply) Append(b []byte) []byte {
	return b
}

// MemShareRequest asks for MemShare.
type MemShareRequest struct {
	Addr cu.Deviceptr
	Pool cu.FerryShare
}

// Decode reads the record from a frame's payload.
func (r *MemShareRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 72}
	if err := d.need(72); err != nil {
		return err
	}
	p := b[:72]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	decodeStruct(&d, 8, &r.Pool)
	return d.err
}

// Append writes the record behind b.
func (r *MemShareRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	b = appendStruct(b, &r.Pool)
	return b
}

// MemShareReply answers MemShare.
type MemShareReply struct {
	Share cu.FerryShare
}

// Decode reads the record from a frame's payload.
func (r *MemShareReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 64}
	if err := d.need(64); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Share)
	return d.err
}

// Append writes the record behind b.
func (r *MemShareReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Share)
	return b
}

// MemOpenRequest asks for MemOpen.
type MemOpenRequest struct {
	Base  cu.Deviceptr
	Share cu.FerryShare
	Pool  cu.FerryShare
	Flags uint32
}

// Decode reads the record from a frame's payload.
func (r *MemOpenRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 144}
	if err := d.need(144); err != nil {
		return err
	}
	p := b[:144]
	r.Base = cu.Deviceptr(u64(p[0:]))
	decodeStruct(&d, 8, &r.Share)
	decodeStruct(&d, 72, &r.Pool)
	r.Flags = uint32(u64(p[136:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemOpenRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Base))
	b = appendStruct(b, &r.Share)
	b = appendStruct(b, &r.Pool)
	b = appendU64(b, uint64(r.Flags))
	return b
}

// MemOpenReply answers MemOpen.
type MemOpenReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MemOpenReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MemOpenReply) Append(b []byte) []byte {
	return b
}

// EventShareRequest asks for EventShare.
type EventShareRequest struct {
	Event cu.Event
}

// Decode reads the record from a frame's payload.
func (r *EventShareRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Event = cu.Event(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *EventShareRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Event))
	return b
}

// EventShareReply answers EventShare.
type EventShareReply struct {
	Share cu.FerryShare
}

// Decode reads the record from a frame's payload.
func (r *EventShareReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 64}
	if err := d.need(64); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Share)
	return d.err
}

// Append writes the record behind b.
func (r *EventShareReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Share)
	return b
}

// EventOpenRequest asks for EventOpen.
type EventOpenRequest struct {
	Event cu.Event
	Share cu.FerryShare
}

// Decode reads the record from a frame's payload.
func (r *EventOpenRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 72}
	if err := d.need(72); err != nil {
		return err
	}
	p := b[:72]
	r.Event = cu.Event(u64(p[0:]))
	decodeStruct(&d, 8, &r.Share)
	return d.err
}

// Append writes the record behind b.
func (r *EventOpenRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Event))
	b = appendStruct(b, &r.Share)
	return b
}

// EventOpenReply answers EventOpen.
type EventOpenReply struct {
}

// Decode reads the record from a frame's payload.
func (r *EventOpenReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *EventOpenReply) Append(b []byte) []byte {
	return b
}

// HandleShareRequest asks for HandleShare.
type HandleShareRequest struct {
	Handle cu.MemGenericAllocationHandle
}

// Decode reads the record from a frame's payload.
func (r *HandleShareRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Handle = cu.MemGenericAllocationHandle(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *HandleShareRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Handle))
	return b
}

// HandleShareReply answers HandleShare.
type HandleShareReply struct {
	Share cu.FerryShare
}

// Decode reads the record from a frame's payload.
func (r *HandleShareReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 64}
	if err := d.need(64); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Share)
	return d.err
}

// Append writes the record behind b.
func (r *HandleShareReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Share)
	return b
}

// HandleOpenRequest asks for HandleOpen.
type HandleOpenRequest struct {
	Handle cu.MemGenericAllocationHandle
	Share  cu.FerryShare
}

// Decode reads the record from a frame's payload.
func (r *HandleOpenRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 72}
	if err := d.need(72); err != nil {
		return err
	}
	p := b[:72]
	r.Handle = cu.MemGenericAllocationHandle(u64(p[0:]))
	decodeStruct(&d, 8, &r.Share)
	return d.err
}

// Append writes the record behind b.
func (r *HandleOpenRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Handle))
	b = appendStruct(b, &r.Share)
	return b
}

// HandleOpenReply answers HandleOpen.
type HandleOpenReply struct {
}

// Decode reads the record from a frame's payload.
func (r *HandleOpenReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *HandleOpenReply) Append(b []byte) []byte {
	return b
}

// PoolShareRequest asks for PoolShare.
type PoolShareRequest struct {
	Dev cu.Device
}

// Decode reads the record from a frame's payload.
func (r *PoolShareRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Dev = cu.Device(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *PoolShareRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dev))
	return b
}

// PoolShareReply answers PoolShare.
type PoolShareReply struct {
	Share cu.FerryShare
}

// Decode reads the record from a frame's payload.
func (r *PoolShareReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 64}
	if err := d.need(64); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Share)
	return d.err
}

// Append writes the record behind b.
func (r *PoolShareReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Share)
	return b
}

// PoolOpenRequest asks for PoolOpen.
type PoolOpenRequest struct {
	Share cu.FerryShare
}

// Decode reads the record from a frame's payload.
func (r *PoolOpenRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 64}
	if err := d.need(64); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Share)
	return d.err
}

// Append writes the record behind b.
func (r *PoolOpenRequest) Append(b []byte) []byte {
	b = appendStruct(b, &r.Share)
	return b
}

// PoolOpenReply answers PoolOpen.
type PoolOpenReply struct {
	Dev cu.Device
}

// Decode reads the record from a frame's payload.
func (r *PoolOpenReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Dev = cu.Device(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *PoolOpenReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dev))
	return b
}

// UnshareRequest asks for Unshare.
type UnshareRequest struct {
	Share cu.FerryShare
}

// Decode reads the record from a frame's payload.
func (r *UnshareRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 64}
	if err := d.need(64); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Share)
	return d.err
}

// Append writes the record behind b.
func (r *UnshareRequest) Append(b []byte) []byte {
	b = appendStruct(b, &r.Share)
	return b
}

// HandleRetainRequest asks for HandleRetain.
type HandleRetainRequest struct {
	Addr cu.Deviceptr
}

// Decode reads the record from a frame's payload.
func (r *HandleRetainRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *HandleRetainRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	return b
}

// HandleRetainReply answers HandleRetain.
type HandleRetainReply struct {
	Handle cu.MemGenericAllocationHandle
	Fresh  uint32
}

// Decode reads the record from a frame's payload.
func (r *HandleRetainReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Handle = cu.MemGenericAllocationHandle(u64(p[0:]))
	r.Fresh = uint32(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *HandleRetainReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Handle))
	b = appendU64(b, uint64(r.Fresh))
	return b
}

// FenceRequest asks for Fence.
type FenceRequest struct {
}

// Decode reads the record from a frame's payload.
func (r *FenceRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *FenceRequest) Append(b []byte) []byte {
	return b
}

// FenceReply answers Fence.
type FenceReply struct {
}

// Decode reads the record from a frame's payload.
func (r *FenceReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *FenceReply) Append(b []byte) []byte {
	return b
}

// MirrorAllocRequest asks for MirrorAlloc.
type MirrorAllocRequest struct {
	Addr cu.Deviceptr
	Size uint64
}

// Decode reads the record from a frame's payload.
func (r *MirrorAllocRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	r.Size = uint64(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *MirrorAllocRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Size))
	return b
}

// MirrorAllocReply answers MirrorAlloc.
type MirrorAllocReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MirrorAllocReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MirrorAllocReply) Append(b []byte) []byte {
	return b
}

// MirrorOpenRequest asks for MirrorOpen.
type MirrorOpenRequest struct {
	Addr cu.Deviceptr
	Size uint64
}

// Decode reads the record from a frame's payload.
func (r *MirrorOpenRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	r.Size = uint64(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *MirrorOpenRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Size))
	return b
}

// MirrorOpenReply answers MirrorOpen.
type MirrorOpenReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MirrorOpenReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MirrorOpenReply) Append(b []byte) []byte {
	return b
}

// MirrorCloseRequest asks for MirrorClose.
type MirrorCloseRequest struct {
	Addr cu.Deviceptr
	Size uint64
}

// Decode reads the record from a frame's payload.
func (r *MirrorCloseRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	r.Size = uint64(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *MirrorCloseRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Size))
	return b
}

// MirrorInRequest asks for MirrorIn.
type MirrorInRequest struct {
	Ctx  cu.Context
	Addr cu.Deviceptr
	Data []byte
}

// Decode reads the record from a frame's payload.
func (r *MirrorInRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Ctx = cu.Context(u64(p[0:]))
	r.Addr = cu.Deviceptr(u64(p[8:]))
	r.Data = d.bytes(16)
	return d.err
}

// Append writes the record behind b.
func (r *MirrorInRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Ctx))
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(len(r.Data)))
	b = appendBytes(b, r.Data)
	return b
}

// MirrorOutRequest asks for MirrorOut.
type MirrorOutRequest struct {
	Ctx   cu.Context
	Addr  cu.Deviceptr
	Size  uint64
	Flags uint32
}

// Decode reads the record from a frame's payload.
func (r *MirrorOutRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Ctx = cu.Context(u64(p[0:]))
	r.Addr = cu.Deviceptr(u64(p[8:]))
	r.Size = uint64(u64(p[16:]))
	r.Flags = uint32(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *MirrorOutRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Ctx))
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Size))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// MirrorOutReply answers MirrorOut.
type MirrorOutReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MirrorOutReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MirrorOutReply) Append(b []byte) []byte {
	return b
}

// BlobRequest asks for Blob.
type BlobRequest struct {
	Blob  uint64
	Total uint64
	Data  []byte
}

// Decode reads the record from a frame's payload.
func (r *BlobRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Blob = uint64(u64(p[0:]))
	r.Total = uint64(u64(p[8:]))
	r.Data = d.bytes(16)
	return d.err
}

// Append writes the record behind b.
func (r *BlobRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Blob))
	b = appendU64(b, uint64(r.Total))
	b = appendU64(b, uint64(len(r.Data)))
	b = appendBytes(b, r.Data)
	return b
}

// BlobPackedRequest asks for BlobPacked.
type BlobPackedRequest struct {
	Blob  uint64
	Total uint64
	Size  uint64
	Data  []byte
}

// Decode reads the record from a frame's payload.
func (r *BlobPackedRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Blob = uint64(u64(p[0:]))
	r.Total = uint64(u64(p[8:]))
	r.Size = uint64(u64(p[16:]))
	r.Data = d.bytes(24)
	return d.err
}

// Append writes the record behind b.
func (r *BlobPackedRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Blob))
	b = appendU64(b, uint64(r.Total))
	b = appendU64(b, uint64(r.Size))
	b = appendU64(b, uint64(len(r.Data)))
	b = appendBytes(b, r.Data)
	return b
}

// ImagesKnownRequest asks for ImagesKnown.
type ImagesKnownRequest struct {
	Hashes []cu.FerryHash
}

// Decode reads the record from a frame's payload.
func (r *ImagesKnownRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Hashes = decodeSlice(&d, 0, r.Hashes)
	return d.err
}

// Append writes the record behind b.
func (r *ImagesKnownRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Hashes)))
	b = appendSlice(b, r.Hashes)
	return b
}

// ImagesKnownReply answers ImagesKnown.
type ImagesKnownReply struct {
	States []byte
	Tables []byte
}

// Decode reads the record from a frame's payload.
func (r *ImagesKnownReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	r.States = d.bytes(0)
	r.Tables = d.bytes(8)
	return d.err
}

// Append writes the record behind b.
func (r *ImagesKnownReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.States)))
	b = appendU64(b, uint64(len(r.Tables)))
	b = appendBytes(b, r.States)
	b = appendBytes(b, r.Tables)
	return b
}

// ModuleLoadRequest asks for ModuleLoad.
type ModuleLoadRequest struct {
	Module  cu.Module
	Blob    uint64
	Hash    cu.FerryHash
	Options []uint32
	Values  []uint64
}

// Decode reads the record from a frame's payload.
func (r *ModuleLoadRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 64}
	if err := d.need(64); err != nil {
		return err
	}
	p := b[:64]
	r.Module = cu.Module(u64(p[0:]))
	r.Blob = uint64(u64(p[8:]))
	decodeStruct(&d, 16, &r.Hash)
	r.Options = decodeSlice(&d, 48, r.Options)
	r.Values = decodeSlice(&d, 56, r.Values)
	return d.err
}

// Append writes the record behind b.
func (r *ModuleLoadRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Module))
	b = appendU64(b, uint64(r.Blob))
	b = appendStruct(b, &r.Hash)
	b = appendU64(b, uint64(len(r.Options)))
	b = appendU64(b, uint64(len(r.Values)))
	b = appendSlice(b, r.Options)
	b = appendSlice(b, r.Values)
	return b
}

// ModuleLoadReply answers ModuleLoad.
type ModuleLoadReply struct {
	Missing uint32
	Info    []byte
	Errors  []byte
	Table   []byte
}

// Decode reads the record from a frame's payload.
func (r *ModuleLoadReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Missing = uint32(u64(p[0:]))
	r.Info = d.bytes(8)
	r.Errors = d.bytes(16)
	r.Table = d.bytes(24)
	return d.err
}

// Append writes the record behind b.
func (r *ModuleLoadReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Missing))
	b = appendU64(b, uint64(len(r.Info)))
	b = appendU64(b, uint64(len(r.Errors)))
	b = appendU64(b, uint64(len(r.Table)))
	b = appendBytes(b, r.Info)
	b = appendBytes(b, r.Errors)
	b = appendBytes(b, r.Table)
	return b
}

// LibraryLoadRequest asks for LibraryLoad.
type LibraryLoadRequest struct {
	Library cu.Library
	Blob    uint64
	Hash    cu.FerryHash
	Options []uint32
	Values  []uint64
}

// Decode reads the record from a frame's payload.
func (r *LibraryLoadRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 64}
	if err := d.need(64); err != nil {
		return err
	}
	p := b[:64]
	r.Library = cu.Library(u64(p[0:]))
	r.Blob = uint64(u64(p[8:]))
	decodeStruct(&d, 16, &r.Hash)
	r.Options = decodeSlice(&d, 48, r.Options)
	r.Values = decodeSlice(&d, 56, r.Values)
	return d.err
}

// Append writes the record behind b.
func (r *LibraryLoadRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Library))
	b = appendU64(b, uint64(r.Blob))
	b = appendStruct(b, &r.Hash)
	b = appendU64(b, uint64(len(r.Options)))
	b = appendU64(b, uint64(len(r.Values)))
	b = appendSlice(b, r.Options)
	b = appendSlice(b, r.Values)
	return b
}

// LibraryLoadReply answers LibraryLoad.
type LibraryLoadReply struct {
	Missing uint32
	Info    []byte
	Errors  []byte
	Table   []byte
}

// Decode reads the record from a frame's payload.
func (r *LibraryLoadReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Missing = uint32(u64(p[0:]))
	r.Info = d.bytes(8)
	r.Errors = d.bytes(16)
	r.Table = d.bytes(24)
	return d.err
}

// Append writes the record behind b.
func (r *LibraryLoadReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Missing))
	b = appendU64(b, uint64(len(r.Info)))
	b = appendU64(b, uint64(len(r.Errors)))
	b = appendU64(b, uint64(len(r.Table)))
	b = appendBytes(b, r.Info)
	b = appendBytes(b, r.Errors)
	b = appendBytes(b, r.Table)
	return b
}

// ModuleLoadSoonRequest asks for ModuleLoadSoon.
type ModuleLoadSoonRequest struct {
	Module cu.Module
	Hash   cu.FerryHash
}

// Decode reads the record from a frame's payload.
func (r *ModuleLoadSoonRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	p := b[:40]
	r.Module = cu.Module(u64(p[0:]))
	decodeStruct(&d, 8, &r.Hash)
	return d.err
}

// Append writes the record behind b.
func (r *ModuleLoadSoonRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Module))
	b = appendStruct(b, &r.Hash)
	return b
}

// LibraryLoadSoonRequest asks for LibraryLoadSoon.
type LibraryLoadSoonRequest struct {
	Library cu.Library
	Hash    cu.FerryHash
}

// Decode reads the record from a frame's payload.
func (r *LibraryLoadSoonRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	p := b[:40]
	r.Library = cu.Library(u64(p[0:]))
	decodeStruct(&d, 8, &r.Hash)
	return d.err
}

// Append writes the record behind b.
func (r *LibraryLoadSoonRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Library))
	b = appendStruct(b, &r.Hash)
	return b
}

// ModuleGetFunctionRequest asks for ModuleGetFunction.
type ModuleGetFunctionRequest struct {
	Func   cu.Function
	Module cu.Module
	Name   string
}

// Decode reads the record from a frame's payload.
func (r *ModuleGetFunctionRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Func = cu.Function(u64(p[0:]))
	r.Module = cu.Module(u64(p[8:]))
	r.Name = string(d.bytes(16))
	return d.err
}

// Append writes the record behind b.
func (r *ModuleGetFunctionRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Func))
	b = appendU64(b, uint64(r.Module))
	b = appendU64(b, uint64(len(r.Name)))
	b = appendBytes(b, []byte(r.Name))
	return b
}

// ModuleGetFunctionReply answers ModuleGetFunction.
type ModuleGetFunctionReply struct {
	Info   cu.FerryFunction
	Layout []cu.FerryParam
}

// Decode reads the record from a frame's payload.
func (r *ModuleGetFunctionReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 136}
	if err := d.need(136); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Info)
	r.Layout = decodeSlice(&d, 128, r.Layout)
	return d.err
}

// Append writes the record behind b.
func (r *ModuleGetFunctionReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Info)
	b = appendU64(b, uint64(len(r.Layout)))
	b = appendSlice(b, r.Layout)
	return b
}

// ModuleGetFunctionSoonRequest asks for ModuleGetFunctionSoon.
type ModuleGetFunctionSoonRequest struct {
	Func   cu.Function
	Module cu.Module
	Name   string
}

// Decode reads the record from a frame's payload.
func (r *ModuleGetFunctionSoonRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Func = cu.Function(u64(p[0:]))
	r.Module = cu.Module(u64(p[8:]))
	r.Name = string(d.bytes(16))
	return d.err
}

// Append writes the record behind b.
func (r *ModuleGetFunctionSoonRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Func))
	b = appendU64(b, uint64(r.Module))
	b = appendU64(b, uint64(len(r.Name)))
	b = appendBytes(b, []byte(r.Name))
	return b
}

// ModuleFunctionsRequest asks for ModuleFunctions.
type ModuleFunctionsRequest struct {
	Module cu.Module
}

// Decode reads the record from a frame's payload.
func (r *ModuleFunctionsRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Module = cu.Module(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *ModuleFunctionsRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Module))
	return b
}

// ModuleFunctionsReply answers ModuleFunctions.
type ModuleFunctionsReply struct {
	Names []byte
}

// Decode reads the record from a frame's payload.
func (r *ModuleFunctionsReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Names = d.bytes(0)
	return d.err
}

// Append writes the record behind b.
func (r *ModuleFunctionsReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Names)))
	b = appendBytes(b, r.Names)
	return b
}

// LibraryGetKernelRequest asks for LibraryGetKernel.
type LibraryGetKernelRequest struct {
	Kernel  cu.Kernel
	Library cu.Library
	Name    string
}

// Decode reads the record from a frame's payload.
func (r *LibraryGetKernelRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Kernel = cu.Kernel(u64(p[0:]))
	r.Library = cu.Library(u64(p[8:]))
	r.Name = string(d.bytes(16))
	return d.err
}

// Append writes the record behind b.
func (r *LibraryGetKernelRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Kernel))
	b = appendU64(b, uint64(r.Library))
	b = appendU64(b, uint64(len(r.Name)))
	b = appendBytes(b, []byte(r.Name))
	return b
}

// LibraryGetKernelReply answers LibraryGetKernel.
type LibraryGetKernelReply struct {
	Info   cu.FerryFunction
	Layout []cu.FerryParam
}

// Decode reads the record from a frame's payload.
func (r *LibraryGetKernelReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 136}
	if err := d.need(136); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Info)
	r.Layout = decodeSlice(&d, 128, r.Layout)
	return d.err
}

// Append writes the record behind b.
func (r *LibraryGetKernelReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Info)
	b = appendU64(b, uint64(len(r.Layout)))
	b = appendSlice(b, r.Layout)
	return b
}

// LibraryGetKernelSoonRequest asks for LibraryGetKernelSoon.
type LibraryGetKernelSoonRequest struct {
	Kernel  cu.Kernel
	Library cu.Library
	Name    string
}

// Decode reads the record from a frame's payload.
func (r *LibraryGetKernelSoonRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Kernel = cu.Kernel(u64(p[0:]))
	r.Library = cu.Library(u64(p[8:]))
	r.Name = string(d.bytes(16))
	return d.err
}

// Append writes the record behind b.
func (r *LibraryGetKernelSoonRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Kernel))
	b = appendU64(b, uint64(r.Library))
	b = appendU64(b, uint64(len(r.Name)))
	b = appendBytes(b, []byte(r.Name))
	return b
}

// LibraryKernelsRequest asks for LibraryKernels.
type LibraryKernelsRequest struct {
	Library cu.Library
}

// Decode reads the record from a frame's payload.
func (r *LibraryKernelsRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Library = cu.Library(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *LibraryKernelsRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Library))
	return b
}

// LibraryKernelsReply answers LibraryKernels.
type LibraryKernelsReply struct {
	Names []byte
}

// Decode reads the record from a frame's payload.
func (r *LibraryKernelsReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Names = d.bytes(0)
	return d.err
}

// Append writes the record behind b.
func (r *LibraryKernelsReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Names)))
	b = appendBytes(b, r.Names)
	return b
}

// LibraryGetModuleRequest asks for LibraryGetModule.
type LibraryGetModuleRequest struct {
	Module  cu.Module
	Library cu.Library
}

// Decode reads the record from a frame's payload.
func (r *LibraryGetModuleRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Module = cu.Module(u64(p[0:]))
	r.Library = cu.Library(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *LibraryGetModuleRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Module))
	b = appendU64(b, uint64(r.Library))
	return b
}

// LibraryGetModuleReply answers LibraryGetModule.
type LibraryGetModuleReply struct {
}

// Decode reads the record from a frame's payload.
func (r *LibraryGetModuleReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *LibraryGetModuleReply) Append(b []byte) []byte {
	return b
}

// LibraryGetModuleSoonRequest asks for LibraryGetModuleSoon.
type LibraryGetModuleSoonRequest struct {
	Module  cu.Module
	Library cu.Library
}

// Decode reads the record from a frame's payload.
func (r *LibraryGetModuleSoonRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Module = cu.Module(u64(p[0:]))
	r.Library = cu.Library(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *LibraryGetModuleSoonRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Module))
	b = appendU64(b, uint64(r.Library))
	return b
}

// KernelGetFunctionRequest asks for KernelGetFunction.
type KernelGetFunctionRequest struct {
	Func   cu.Function
	Kernel cu.Kernel
}

// Decode reads the record from a frame's payload.
func (r *KernelGetFunctionRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Func = cu.Function(u64(p[0:]))
	r.Kernel = cu.Kernel(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *KernelGetFunctionRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Func))
	b = appendU64(b, uint64(r.Kernel))
	return b
}

// KernelGetFunctionReply answers KernelGetFunction.
type KernelGetFunctionReply struct {
}

// Decode reads the record from a frame's payload.
func (r *KernelGetFunctionReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *KernelGetFunctionReply) Append(b []byte) []byte {
	return b
}

// KernelGetFunctionSoonRequest asks for KernelGetFunctionSoon.
type KernelGetFunctionSoonRequest struct {
	Func   cu.Function
	Kernel cu.Kernel
}

// Decode reads the record from a frame's payload.
func (r *KernelGetFunctionSoonRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Func = cu.Function(u64(p[0:]))
	r.Kernel = cu.Kernel(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *KernelGetFunctionSoonRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Func))
	b = appendU64(b, uint64(r.Kernel))
	return b
}

// KernelInfoRequest asks for KernelInfo.
type KernelInfoRequest struct {
	Kernel cu.Kernel
}

// Decode reads the record from a frame's payload.
func (r *KernelInfoRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Kernel = cu.Kernel(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *KernelInfoRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Kernel))
	return b
}

// KernelInfoReply answers KernelInfo.
type KernelInfoReply struct {
	Info   cu.FerryFunction
	Layout []cu.FerryParam
}

// Decode reads the record from a frame's payload.
func (r *KernelInfoReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 136}
	if err := d.need(136); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Info)
	r.Layout = decodeSlice(&d, 128, r.Layout)
	return d.err
}

// Append writes the record behind b.
func (r *KernelInfoReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Info)
	b = appendU64(b, uint64(len(r.Layout)))
	b = appendSlice(b, r.Layout)
	return b
}

// ModuleVariableRequest asks for ModuleVariable.
type ModuleVariableRequest struct {
	Module cu.Module
	Name   string
}

// Decode reads the record from a frame's payload.
func (r *ModuleVariableRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Module = cu.Module(u64(p[0:]))
	r.Name = string(d.bytes(8))
	return d.err
}

// Append writes the record behind b.
func (r *ModuleVariableRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Module))
	b = appendU64(b, uint64(len(r.Name)))
	b = appendBytes(b, []byte(r.Name))
	return b
}

// ModuleVariableReply answers ModuleVariable.
type ModuleVariableReply struct {
	Addr    cu.Deviceptr
	Size    uint64
	Managed uint32
	More    []byte
}

// Decode reads the record from a frame's payload.
func (r *ModuleVariableReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	r.Size = uint64(u64(p[8:]))
	r.Managed = uint32(u64(p[16:]))
	r.More = d.bytes(24)
	return d.err
}

// Append writes the record behind b.
func (r *ModuleVariableReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Size))
	b = appendU64(b, uint64(r.Managed))
	b = appendU64(b, uint64(len(r.More)))
	b = appendBytes(b, r.More)
	return b
}

// LibraryVariableRequest asks for LibraryVariable.
type LibraryVariableRequest struct {
	Library cu.Library
	Name    string
	Kind    uint32
}

// Decode reads the record from a frame's payload.
func (r *LibraryVariableRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Library = cu.Library(u64(p[0:]))
	r.Name = string(d.bytes(8))
	r.Kind = uint32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *LibraryVariableRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Library))
	b = appendU64(b, uint64(len(r.Name)))
	b = appendU64(b, uint64(r.Kind))
	b = appendBytes(b, []byte(r.Name))
	return b
}

// LibraryVariableReply answers LibraryVariable.
type LibraryVariableReply struct {
	Addr    cu.Deviceptr
	Size    uint64
	Managed uint32
	More    []byte
}

// Decode reads the record from a frame's payload.
func (r *LibraryVariableReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	r.Size = uint64(u64(p[8:]))
	r.Managed = uint32(u64(p[16:]))
	r.More = d.bytes(24)
	return d.err
}

// Append writes the record behind b.
func (r *LibraryVariableReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Size))
	b = appendU64(b, uint64(r.Managed))
	b = appendU64(b, uint64(len(r.More)))
	b = appendBytes(b, r.More)
	return b
}

// NoteRequest asks for Note.
type NoteRequest struct {
	Func     cu.Function
	Question []byte
	Answer   uint64
}

// Decode reads the record from a frame's payload.
func (r *NoteRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Func = cu.Function(u64(p[0:]))
	r.Question = d.bytes(8)
	r.Answer = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *NoteRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Func))
	b = appendU64(b, uint64(len(r.Question)))
	b = appendU64(b, uint64(r.Answer))
	b = appendBytes(b, r.Question)
	return b
}

// ClustersRequest asks for Clusters.
type ClustersRequest struct {
	Func       cu.Function
	Most       uint32
	GridX      uint32
	GridY      uint32
	GridZ      uint32
	BlockX     uint32
	BlockY     uint32
	BlockZ     uint32
	Shared     uint32
	Stream     cu.Stream
	Attributes []cu.LaunchAttribute
}

// Decode reads the record from a frame's payload.
func (r *ClustersRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 88}
	if err := d.need(88); err != nil {
		return err
	}
	p := b[:88]
	r.Func = cu.Function(u64(p[0:]))
	r.Most = uint32(u64(p[8:]))
	r.GridX = uint32(u64(p[16:]))
	r.GridY = uint32(u64(p[24:]))
	r.GridZ = uint32(u64(p[32:]))
	r.BlockX = uint32(u64(p[40:]))
	r.BlockY = uint32(u64(p[48:]))
	r.BlockZ = uint32(u64(p[56:]))
	r.Shared = uint32(u64(p[64:]))
	r.Stream = cu.Stream(u64(p[72:]))
	r.Attributes = decodeSlice(&d, 80, r.Attributes)
	return d.err
}

// Append writes the record behind b.
func (r *ClustersRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Func))
	b = appendU64(b, uint64(r.Most))
	b = appendU64(b, uint64(r.GridX))
	b = appendU64(b, uint64(r.GridY))
	b = appendU64(b, uint64(r.GridZ))
	b = appendU64(b, uint64(r.BlockX))
	b = appendU64(b, uint64(r.BlockY))
	b = appendU64(b, uint64(r.BlockZ))
	b = appendU64(b, uint64(r.Shared))
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(len(r.Attributes)))
	b = appendSlice(b, r.Attributes)
	return b
}

// ClustersReply answers Clusters.
type ClustersReply struct {
	Count int32
}

// Decode reads the record from a frame's payload.
func (r *ClustersReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Count = int32(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *ClustersReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Count))
	return b
}

// TensorMapRequest asks for TensorMap.
type TensorMapRequest struct {
	Kind     uint32
	DataType uint32
	Address  cu.Deviceptr
	Dims     []uint64
	Strides  []uint64
	Box      []uint32
	Steps    []uint32
	Lower    []int32
	Upper    []int32
	Options  []uint32
}

// Decode reads the record from a frame's payload.
func (r *TensorMapRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 80}
	if err := d.need(80); err != nil {
		return err
	}
	p := b[:80]
	r.Kind = uint32(u64(p[0:]))
	r.DataType = uint32(u64(p[8:]))
	r.Address = cu.Deviceptr(u64(p[16:]))
	r.Dims = decodeSlice(&d, 24, r.Dims)
	r.Strides = decodeSlice(&d, 32, r.Strides)
	r.Box = decodeSlice(&d, 40, r.Box)
	r.Steps = decodeSlice(&d, 48, r.Steps)
	r.Lower = decodeSlice(&d, 56, r.Lower)
	r.Upper = decodeSlice(&d, 64, r.Upper)
	r.Options = decodeSlice(&d, 72, r.Options)
	return d.err
}

// Append writes the record behind b.
func (r *TensorMapRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Kind))
	b = appendU64(b, uint64(r.DataType))
	b = appendU64(b, uint64(r.Address))
	b = appendU64(b, uint64(len(r.Dims)))
	b = appendU64(b, uint64(len(r.Strides)))
	b = appendU64(b, uint64(len(r.Box)))
	b = appendU64(b, uint64(len(r.Steps)))
	b = appendU64(b, uint64(len(r.Lower)))
	b = appendU64(b, uint64(len(r.Upper)))
	b = appendU64(b, uint64(len(r.Options)))
	b = appendSlice(b, r.Dims)
	b = appendSlice(b, r.Strides)
	b = appendSlice(b, r.Box)
	b = appendSlice(b, r.Steps)
	b = appendSlice(b, r.Lower)
	b = appendSlice(b, r.Upper)
	b = appendSlice(b, r.Options)
	return b
}

// TensorMapReply answers TensorMap.
type TensorMapReply struct {
	Map cu.TensorMap
}

// Decode reads the record from a frame's payload.
func (r *TensorMapReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 128}
	if err := d.need(128); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Map)
	return d.err
}

// Append writes the record behind b.
func (r *TensorMapReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Map)
	return b
}

// LinkCreateRequest asks for LinkCreate.
type LinkCreateRequest struct {
	State   cu.LinkState
	Options []uint32
	Values  []uint64
}

// Decode reads the record from a frame's payload.
func (r *LinkCreateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.State = cu.LinkState(u64(p[0:]))
	r.Options = decodeSlice(&d, 8, r.Options)
	r.Values = decodeSlice(&d, 16, r.Values)
	return d.err
}

// Append writes the record behind b.
func (r *LinkCreateRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.State))
	b = appendU64(b, uint64(len(r.Options)))
	b = appendU64(b, uint64(len(r.Values)))
	b = appendSlice(b, r.Options)
	b = appendSlice(b, r.Values)
	return b
}

// LinkCreateReply answers LinkCreate.
type LinkCreateReply struct {
}

// Decode reads the record from a frame's payload.
func (r *LinkCreateReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *LinkCreateReply) Append(b []byte) []byte {
	return b
}

// LinkAddRequest asks for LinkAdd.
type LinkAddRequest struct {
	State cu.LinkState
	Type  uint32
	Blob  uint64
	Name  string
}

// Decode reads the record from a frame's payload.
func (r *LinkAddRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.State = cu.LinkState(u64(p[0:]))
	r.Type = uint32(u64(p[8:]))
	r.Blob = uint64(u64(p[16:]))
	r.Name = string(d.bytes(24))
	return d.err
}

// Append writes the record behind b.
func (r *LinkAddRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.State))
	b = appendU64(b, uint64(r.Type))
	b = appendU64(b, uint64(r.Blob))
	b = appendU64(b, uint64(len(r.Name)))
	b = appendBytes(b, []byte(r.Name))
	return b
}

// LinkAddReply answers LinkAdd.
type LinkAddReply struct {
	Info   []byte
	Errors []byte
}

// Decode reads the record from a frame's payload.
func (r *LinkAddReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	r.Info = d.bytes(0)
	r.Errors = d.bytes(8)
	return d.err
}

// Append writes the record behind b.
func (r *LinkAddReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Info)))
	b = appendU64(b, uint64(len(r.Errors)))
	b = appendBytes(b, r.Info)
	b = appendBytes(b, r.Errors)
	return b
}

// LinkCompleteRequest asks for LinkComplete.
type LinkCompleteRequest struct {
	State cu.LinkState
}

// Decode reads the record from a frame's payload.
func (r *LinkCompleteRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.State = cu.LinkState(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *LinkCompleteRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.State))
	return b
}

// LinkCompleteReply answers LinkComplete.
type LinkCompleteReply struct {
	Size   uint64
	Info   []byte
	Errors []byte
}

// Decode reads the record from a frame's payload.
func (r *LinkCompleteReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Size = uint64(u64(p[0:]))
	r.Info = d.bytes(8)
	r.Errors = d.bytes(16)
	return d.err
}

// Append writes the record behind b.
func (r *LinkCompleteReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Size))
	b = appendU64(b, uint64(len(r.Info)))
	b = appendU64(b, uint64(len(r.Errors)))
	b = appendBytes(b, r.Info)
	b = appendBytes(b, r.Errors)
	return b
}

// LinkFetchRequest asks for LinkFetch.
type LinkFetchRequest struct {
	State  cu.LinkState
	Offset uint64
}

// Decode reads the record from a frame's payload.
func (r *LinkFetchRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.State = cu.LinkState(u64(p[0:]))
	r.Offset = uint64(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *LinkFetchRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.State))
	b = appendU64(b, uint64(r.Offset))
	return b
}

// LinkFetchReply answers LinkFetch.
type LinkFetchReply struct {
	Data []byte
}

// Decode reads the record from a frame's payload.
func (r *LinkFetchReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Data = d.bytes(0)
	return d.err
}

// Append writes the record behind b.
func (r *LinkFetchReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Data)))
	b = appendBytes(b, r.Data)
	return b
}

// LinkDestroyRequest asks for LinkDestroy.
type LinkDestroyRequest struct {
	State cu.LinkState
}

// Decode reads the record from a frame's payload.
func (r *LinkDestroyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.State = cu.LinkState(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *LinkDestroyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.State))
	return b
}

// MemAllocAsyncRequest asks for MemAllocAsync.
type MemAllocAsyncRequest struct {
	Addr   cu.Deviceptr
	Size   uint64
	Stream cu.Stream
	Dev    cu.Device
	Token  uint64
}

// Decode reads the record from a frame's payload.
func (r *MemAllocAsyncRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	p := b[:40]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	r.Size = uint64(u64(p[8:]))
	r.Stream = cu.Stream(u64(p[16:]))
	r.Dev = cu.Device(u64(p[24:]))
	r.Token = uint64(u64(p[32:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemAllocAsyncRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Size))
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(r.Dev))
	b = appendU64(b, uint64(r.Token))
	return b
}

// MemAllocAsyncReply answers MemAllocAsync.
type MemAllocAsyncReply struct {
	Captured uint32
}

// Decode reads the record from a frame's payload.
func (r *MemAllocAsyncReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Captured = uint32(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemAllocAsyncReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Captured))
	return b
}

// MemAccessRequest asks for MemAccess.
type MemAccessRequest struct {
	Addr    cu.Deviceptr
	Devices []int32
	On      uint32
}

// Decode reads the record from a frame's payload.
func (r *MemAccessRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	r.Devices = decodeSlice(&d, 8, r.Devices)
	r.On = uint32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemAccessRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(len(r.Devices)))
	b = appendU64(b, uint64(r.On))
	b = appendSlice(b, r.Devices)
	return b
}

// MemAccessReply answers MemAccess.
type MemAccessReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MemAccessReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MemAccessReply) Append(b []byte) []byte {
	return b
}

// MemFreeAsyncRequest asks for MemFreeAsync.
type MemFreeAsyncRequest struct {
	Addr   cu.Deviceptr
	Stream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *MemFreeAsyncRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	r.Stream = cu.Stream(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemFreeAsyncRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Stream))
	return b
}

// ArrayInRequest asks for ArrayIn.
type ArrayInRequest struct {
	Copy   cu.CUDA_MEMCPY3D_v2
	Stream cu.Stream
	Data   []byte
}

// Decode reads the record from a frame's payload.
func (r *ArrayInRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 216}
	if err := d.need(216); err != nil {
		return err
	}
	p := b[:216]
	decodeStruct(&d, 0, &r.Copy)
	r.Stream = cu.Stream(u64(p[200:]))
	r.Data = d.bytes(208)
	return d.err
}

// Append writes the record behind b.
func (r *ArrayInRequest) Append(b []byte) []byte {
	b = appendStruct(b, &r.Copy)
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(len(r.Data)))
	b = appendBytes(b, r.Data)
	return b
}

// ArrayOutRequest asks for ArrayOut.
type ArrayOutRequest struct {
	Copy   cu.CUDA_MEMCPY3D_v2
	Stream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *ArrayOutRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 208}
	if err := d.need(208); err != nil {
		return err
	}
	p := b[:208]
	decodeStruct(&d, 0, &r.Copy)
	r.Stream = cu.Stream(u64(p[200:]))
	return d.err
}

// Append writes the record behind b.
func (r *ArrayOutRequest) Append(b []byte) []byte {
	b = appendStruct(b, &r.Copy)
	b = appendU64(b, uint64(r.Stream))
	return b
}

// ArrayOutReply answers ArrayOut.
type ArrayOutReply struct {
}

// Decode reads the record from a frame's payload.
func (r *ArrayOutReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *ArrayOutReply) Append(b []byte) []byte {
	return b
}

// ArrayOnRequest asks for ArrayOn.
type ArrayOnRequest struct {
	Copy   cu.CUDA_MEMCPY3D_v2
	Stream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *ArrayOnRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 208}
	if err := d.need(208); err != nil {
		return err
	}
	p := b[:208]
	decodeStruct(&d, 0, &r.Copy)
	r.Stream = cu.Stream(u64(p[200:]))
	return d.err
}

// Append writes the record behind b.
func (r *ArrayOnRequest) Append(b []byte) []byte {
	b = appendStruct(b, &r.Copy)
	b = appendU64(b, uint64(r.Stream))
	return b
}

// HostFuncRequest asks for HostFunc.
type HostFuncRequest struct {
	Stream cu.Stream
	Token  uint64
}

// Decode reads the record from a frame's payload.
func (r *HostFuncRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Stream = cu.Stream(u64(p[0:]))
	r.Token = uint64(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *HostFuncRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(r.Token))
	return b
}

// HostDoneRequest asks for HostDone.
type HostDoneRequest struct {
	Token uint64
}

// Decode reads the record from a frame's payload.
func (r *HostDoneRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Token = uint64(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *HostDoneRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Token))
	return b
}

// HostPipeRequest asks for HostPipe.
type HostPipeRequest struct {
}

// Decode reads the record from a frame's payload.
func (r *HostPipeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *HostPipeRequest) Append(b []byte) []byte {
	return b
}

// HostPipeReply answers HostPipe.
type HostPipeReply struct {
}

// Decode reads the record from a frame's payload.
func (r *HostPipeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *HostPipeReply) Append(b []byte) []byte {
	return b
}

// EventWatchRequest asks for EventWatch.
type EventWatchRequest struct {
	Event cu.Event
}

// Decode reads the record from a frame's payload.
func (r *EventWatchRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Event = cu.Event(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *EventWatchRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Event))
	return b
}

// EventWatchReply answers EventWatch.
type EventWatchReply struct {
}

// Decode reads the record from a frame's payload.
func (r *EventWatchReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *EventWatchReply) Append(b []byte) []byte {
	return b
}

// StreamWatchRequest asks for StreamWatch.
type StreamWatchRequest struct {
	Stream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *StreamWatchRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Stream = cu.Stream(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *StreamWatchRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	return b
}

// StreamWatchReply answers StreamWatch.
type StreamWatchReply struct {
}

// Decode reads the record from a frame's payload.
func (r *StreamWatchReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *StreamWatchReply) Append(b []byte) []byte {
	return b
}

// BeginCaptureRequest asks for BeginCapture.
type BeginCaptureRequest struct {
	Stream cu.Stream
	Mode   uint32
}

// Decode reads the record from a frame's payload.
func (r *BeginCaptureRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Stream = cu.Stream(u64(p[0:]))
	r.Mode = uint32(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *BeginCaptureRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(r.Mode))
	return b
}

// BeginCaptureReply answers BeginCapture.
type BeginCaptureReply struct {
}

// Decode reads the record from a frame's payload.
func (r *BeginCaptureReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *BeginCaptureReply) Append(b []byte) []byte {
	return b
}

// BeginCaptureToRequest asks for BeginCaptureTo.
type BeginCaptureToRequest struct {
	Stream       cu.Stream
	Graph        cu.Graph
	Dependencies []cu.GraphNode
	Edges        []cu.GraphEdgeData
}

// Decode reads the record from a frame's payload.
func (r *BeginCaptureToRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Stream = cu.Stream(u64(p[0:]))
	r.Graph = cu.Graph(u64(p[8:]))
	r.Dependencies = decodeSlice(&d, 16, r.Dependencies)
	r.Edges = decodeSlice(&d, 24, r.Edges)
	return d.err
}

// Append writes the record behind b.
func (r *BeginCaptureToRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(r.Graph))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(len(r.Edges)))
	b = appendSlice(b, r.Dependencies)
	b = appendSlice(b, r.Edges)
	return b
}

// BeginCaptureToReply answers BeginCaptureTo.
type BeginCaptureToReply struct {
}

// Decode reads the record from a frame's payload.
func (r *BeginCaptureToReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *BeginCaptureToReply) Append(b []byte) []byte {
	return b
}

// EndCaptureRequest asks for EndCapture.
type EndCaptureRequest struct {
	Stream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *EndCaptureRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Stream = cu.Stream(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *EndCaptureRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	return b
}

// EndCaptureReply answers EndCapture.
type EndCaptureReply struct {
	Graph cu.Graph
}

// Decode reads the record from a frame's payload.
func (r *EndCaptureReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Graph = cu.Graph(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *EndCaptureReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Graph))
	return b
}

// CaptureInfoRequest asks for CaptureInfo.
type CaptureInfoRequest struct {
	Stream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *CaptureInfoRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Stream = cu.Stream(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *CaptureInfoRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	return b
}

// CaptureInfoReply answers CaptureInfo.
type CaptureInfoReply struct {
	Status       uint32
	Id           uint64
	Graph        cu.Graph
	Dependencies []cu.GraphNode
	Edges        []cu.GraphEdgeData
}

// Decode reads the record from a frame's payload.
func (r *CaptureInfoReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	p := b[:40]
	r.Status = uint32(u64(p[0:]))
	r.Id = uint64(u64(p[8:]))
	r.Graph = cu.Graph(u64(p[16:]))
	r.Dependencies = decodeSlice(&d, 24, r.Dependencies)
	r.Edges = decodeSlice(&d, 32, r.Edges)
	return d.err
}

// Append writes the record behind b.
func (r *CaptureInfoReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Status))
	b = appendU64(b, uint64(r.Id))
	b = appendU64(b, uint64(r.Graph))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(len(r.Edges)))
	b = appendSlice(b, r.Dependencies)
	b = appendSlice(b, r.Edges)
	return b
}

// CaptureWaitRequest asks for CaptureWait.
type CaptureWaitRequest struct {
	Stream cu.Stream
	Event  cu.Event
	Flags  uint32
}

// Decode reads the record from a frame's payload.
func (r *CaptureWaitRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Stream = cu.Stream(u64(p[0:]))
	r.Event = cu.Event(u64(p[8:]))
	r.Flags = uint32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *CaptureWaitRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(r.Event))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// CaptureWaitReply answers CaptureWait.
type CaptureWaitReply struct {
}

// Decode reads the record from a frame's payload.
func (r *CaptureWaitReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *CaptureWaitReply) Append(b []byte) []byte {
	return b
}

// CaptureUpdateRequest asks for CaptureUpdate.
type CaptureUpdateRequest struct {
	Stream       cu.Stream
	Dependencies []cu.GraphNode
	Edges        []cu.GraphEdgeData
	Flags        uint32
}

// Decode reads the record from a frame's payload.
func (r *CaptureUpdateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Stream = cu.Stream(u64(p[0:]))
	r.Dependencies = decodeSlice(&d, 8, r.Dependencies)
	r.Edges = decodeSlice(&d, 16, r.Edges)
	r.Flags = uint32(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *CaptureUpdateRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(len(r.Edges)))
	b = appendU64(b, uint64(r.Flags))
	b = appendSlice(b, r.Dependencies)
	b = appendSlice(b, r.Edges)
	return b
}

// CaptureUpdateReply answers CaptureUpdate.
type CaptureUpdateReply struct {
}

// Decode reads the record from a frame's payload.
func (r *CaptureUpdateReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *CaptureUpdateReply) Append(b []byte) []byte {
	return b
}

// GraphDestroyRequest asks for GraphDestroy.
type GraphDestroyRequest struct {
	Graph cu.Graph
}

// Decode reads the record from a frame's payload.
func (r *GraphDestroyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Graph = cu.Graph(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphDestroyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Graph))
	return b
}

// GraphNodeDestroyRequest asks for GraphNodeDestroy.
type GraphNodeDestroyRequest struct {
	Node cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeDestroyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Node = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeDestroyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Node))
	return b
}

// GraphNodeDestroyReply answers GraphNodeDestroy.
type GraphNodeDestroyReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeDestroyReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeDestroyReply) Append(b []byte) []byte {
	return b
}

// GraphNodeTypeRequest asks for GraphNodeType.
type GraphNodeTypeRequest struct {
	Node cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeTypeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Node = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeTypeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Node))
	return b
}

// GraphNodeTypeReply answers GraphNodeType.
type GraphNodeTypeReply struct {
	Type uint32
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeTypeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Type = uint32(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeTypeReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Type))
	return b
}

// GraphDotRequest asks for GraphDot.
type GraphDotRequest struct {
	Graph  cu.Graph
	Flags  uint32
	Offset uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphDotRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Graph = cu.Graph(u64(p[0:]))
	r.Flags = uint32(u64(p[8:]))
	r.Offset = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphDotRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Graph))
	b = appendU64(b, uint64(r.Flags))
	b = appendU64(b, uint64(r.Offset))
	return b
}

// GraphDotReply answers GraphDot.
type GraphDotReply struct {
	Total uint64
	Text  []byte
}

// Decode reads the record from a frame's payload.
func (r *GraphDotReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Total = uint64(u64(p[0:]))
	r.Text = d.bytes(8)
	return d.err
}

// Append writes the record behind b.
func (r *GraphDotReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Total))
	b = appendU64(b, uint64(len(r.Text)))
	b = appendBytes(b, r.Text)
	return b
}

// GraphInstantiateRequest asks for GraphInstantiate.
type GraphInstantiateRequest struct {
	Exec   cu.GraphExec
	Graph  cu.Graph
	Flags  uint64
	Stream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *GraphInstantiateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Exec = cu.GraphExec(u64(p[0:]))
	r.Graph = cu.Graph(u64(p[8:]))
	r.Flags = uint64(u64(p[16:]))
	r.Stream = cu.Stream(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphInstantiateRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Exec))
	b = appendU64(b, uint64(r.Graph))
	b = appendU64(b, uint64(r.Flags))
	b = appendU64(b, uint64(r.Stream))
	return b
}

// GraphInstantiateReply answers GraphInstantiate.
type GraphInstantiateReply struct {
	Memory uint32
	Result uint32
	Node   cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphInstantiateReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Memory = uint32(u64(p[0:]))
	r.Result = uint32(u64(p[8:]))
	r.Node = cu.GraphNode(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphInstantiateReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Memory))
	b = appendU64(b, uint64(r.Result))
	b = appendU64(b, uint64(r.Node))
	return b
}

// GraphLaunchRequest asks for GraphLaunch.
type GraphLaunchRequest struct {
	Exec   cu.GraphExec
	Stream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *GraphLaunchRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Exec = cu.GraphExec(u64(p[0:]))
	r.Stream = cu.Stream(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphLaunchRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Exec))
	b = appendU64(b, uint64(r.Stream))
	return b
}

// GraphLaunchAskRequest asks for GraphLaunchAsk.
type GraphLaunchAskRequest struct {
	Exec   cu.GraphExec
	Stream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *GraphLaunchAskRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Exec = cu.GraphExec(u64(p[0:]))
	r.Stream = cu.Stream(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphLaunchAskRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Exec))
	b = appendU64(b, uint64(r.Stream))
	return b
}

// GraphLaunchAskReply answers GraphLaunchAsk.
type GraphLaunchAskReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphLaunchAskReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphLaunchAskReply) Append(b []byte) []byte {
	return b
}

// GraphExecDestroyRequest asks for GraphExecDestroy.
type GraphExecDestroyRequest struct {
	Exec cu.GraphExec
}

// Decode reads the record from a frame's payload.
func (r *GraphExecDestroyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Exec = cu.GraphExec(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphExecDestroyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Exec))
	return b
}

// UserObjectRequest asks for UserObject.
type UserObjectRequest struct {
	Object cu.UserObject
	Token  uint64
	Count  uint32
}

// Decode reads the record from a frame's payload.
func (r *UserObjectRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Object = cu.UserObject(u64(p[0:]))
	r.Token = uint64(u64(p[8:]))
	r.Count = uint32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *UserObjectRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Object))
	b = appendU64(b, uint64(r.Token))
	b = appendU64(b, uint64(r.Count))
	return b
}

// GraphKernelRequest asks for GraphKernel.
type GraphKernelRequest struct {
	Graph        cu.Graph
	Dependencies []cu.GraphNode
	Func         cu.Function
	GridX        uint32
	GridY        uint32
	GridZ        uint32
	BlockX       uint32
	BlockY       uint32
	BlockZ       uint32
	Shared       uint32
	Flags        uint32
	Params       []byte
}

// Decode reads the record from a frame's payload.
func (r *GraphKernelRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 96}
	if err := d.need(96); err != nil {
		return err
	}
	p := b[:96]
	r.Graph = cu.Graph(u64(p[0:]))
	r.Dependencies = decodeSlice(&d, 8, r.Dependencies)
	r.Func = cu.Function(u64(p[16:]))
	r.GridX = uint32(u64(p[24:]))
	r.GridY = uint32(u64(p[32:]))
	r.GridZ = uint32(u64(p[40:]))
	r.BlockX = uint32(u64(p[48:]))
	r.BlockY = uint32(u64(p[56:]))
	r.BlockZ = uint32(u64(p[64:]))
	r.Shared = uint32(u64(p[72:]))
	r.Flags = uint32(u64(p[80:]))
	r.Params = d.bytes(88)
	return d.err
}

// Append writes the record behind b.
func (r *GraphKernelRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Graph))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(r.Func))
	b = appendU64(b, uint64(r.GridX))
	b = appendU64(b, uint64(r.GridY))
	b = appendU64(b, uint64(r.GridZ))
	b = appendU64(b, uint64(r.BlockX))
	b = appendU64(b, uint64(r.BlockY))
	b = appendU64(b, uint64(r.BlockZ))
	b = appendU64(b, uint64(r.Shared))
	b = appendU64(b, uint64(r.Flags))
	b = appendU64(b, uint64(len(r.Params)))
	b = appendSlice(b, r.Dependencies)
	b = appendBytes(b, r.Params)
	return b
}

// GraphKernelReply answers GraphKernel.
type GraphKernelReply struct {
	Node cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphKernelReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Node = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphKernelReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Node))
	return b
}

// GraphKernelSetRequest asks for GraphKernelSet.
type GraphKernelSetRequest struct {
	Exec   cu.GraphExec
	Node   cu.GraphNode
	Func   cu.Function
	GridX  uint32
	GridY  uint32
	GridZ  uint32
	BlockX uint32
	BlockY uint32
	BlockZ uint32
	Shared uint32
	Flags  uint32
	Params []byte
}

// Decode reads the record from a frame's payload.
func (r *GraphKernelSetRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 96}
	if err := d.need(96); err != nil {
		return err
	}
	p := b[:96]
	r.Exec = cu.GraphExec(u64(p[0:]))
	r.Node = cu.GraphNode(u64(p[8:]))
	r.Func = cu.Function(u64(p[16:]))
	r.GridX = uint32(u64(p[24:]))
	r.GridY = uint32(u64(p[32:]))
	r.GridZ = uint32(u64(p[40:]))
	r.BlockX = uint32(u64(p[48:]))
	r.BlockY = uint32(u64(p[56:]))
	r.BlockZ = uint32(u64(p[64:]))
	r.Shared = uint32(u64(p[72:]))
	r.Flags = uint32(u64(p[80:]))
	r.Params = d.bytes(88)
	return d.err
}

// Append writes the record behind b.
func (r *GraphKernelSetRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Exec))
	b = appendU64(b, uint64(r.Node))
	b = appendU64(b, uint64(r.Func))
	b = appendU64(b, uint64(r.GridX))
	b = appendU64(b, uint64(r.GridY))
	b = appendU64(b, uint64(r.GridZ))
	b = appendU64(b, uint64(r.BlockX))
	b = appendU64(b, uint64(r.BlockY))
	b = appendU64(b, uint64(r.BlockZ))
	b = appendU64(b, uint64(r.Shared))
	b = appendU64(b, uint64(r.Flags))
	b = appendU64(b, uint64(len(r.Params)))
	b = appendBytes(b, r.Params)
	return b
}

// GraphKernelSetReply answers GraphKernelSet.
type GraphKernelSetReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphKernelSetReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphKernelSetReply) Append(b []byte) []byte {
	return b
}

// GraphKernelGetRequest asks for GraphKernelGet.
type GraphKernelGetRequest struct {
	Node cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphKernelGetRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Node = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphKernelGetRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Node))
	return b
}

// GraphKernelGetReply answers GraphKernelGet.
type GraphKernelGetReply struct {
	Func   cu.Function
	Dims   []uint32
	Params []byte
}

// Decode reads the record from a frame's payload.
func (r *GraphKernelGetReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Func = cu.Function(u64(p[0:]))
	r.Dims = decodeSlice(&d, 8, r.Dims)
	r.Params = d.bytes(16)
	return d.err
}

// Append writes the record behind b.
func (r *GraphKernelGetReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Func))
	b = appendU64(b, uint64(len(r.Dims)))
	b = appendU64(b, uint64(len(r.Params)))
	b = appendSlice(b, r.Dims)
	b = appendBytes(b, r.Params)
	return b
}

// GraphCopyRequest asks for GraphCopy.
type GraphCopyRequest struct {
	Graph        cu.Graph
	Dependencies []cu.GraphNode
	Copy         cu.CUDA_MEMCPY3D_v2
	Ctx          cu.Context
	Token        uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphCopyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 232}
	if err := d.need(232); err != nil {
		return err
	}
	p := b[:232]
	r.Graph = cu.Graph(u64(p[0:]))
	r.Dependencies = decodeSlice(&d, 8, r.Dependencies)
	decodeStruct(&d, 16, &r.Copy)
	r.Ctx = cu.Context(u64(p[216:]))
	r.Token = uint64(u64(p[224:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphCopyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Graph))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendStruct(b, &r.Copy)
	b = appendU64(b, uint64(r.Ctx))
	b = appendU64(b, uint64(r.Token))
	b = appendSlice(b, r.Dependencies)
	return b
}

// GraphCopyReply answers GraphCopy.
type GraphCopyReply struct {
	Node cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphCopyReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Node = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphCopyReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Node))
	return b
}

// GraphCopySetRequest asks for GraphCopySet.
type GraphCopySetRequest struct {
	Exec  cu.GraphExec
	Node  cu.GraphNode
	Copy  cu.CUDA_MEMCPY3D_v2
	Ctx   cu.Context
	Token uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphCopySetRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 232}
	if err := d.need(232); err != nil {
		return err
	}
	p := b[:232]
	r.Exec = cu.GraphExec(u64(p[0:]))
	r.Node = cu.GraphNode(u64(p[8:]))
	decodeStruct(&d, 16, &r.Copy)
	r.Ctx = cu.Context(u64(p[216:]))
	r.Token = uint64(u64(p[224:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphCopySetRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Exec))
	b = appendU64(b, uint64(r.Node))
	b = appendStruct(b, &r.Copy)
	b = appendU64(b, uint64(r.Ctx))
	b = appendU64(b, uint64(r.Token))
	return b
}

// GraphCopySetReply answers GraphCopySet.
type GraphCopySetReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphCopySetReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphCopySetReply) Append(b []byte) []byte {
	return b
}

// GraphCopyGetRequest asks for GraphCopyGet.
type GraphCopyGetRequest struct {
	Node cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphCopyGetRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Node = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphCopyGetRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Node))
	return b
}

// GraphCopyGetReply answers GraphCopyGet.
type GraphCopyGetReply struct {
	Copy cu.CUDA_MEMCPY3D_v2
}

// Decode reads the record from a frame's payload.
func (r *GraphCopyGetReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 200}
	if err := d.need(200); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Copy)
	return d.err
}

// Append writes the record behind b.
func (r *GraphCopyGetReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Copy)
	return b
}

// StreamCopyRequest asks for StreamCopy.
type StreamCopyRequest struct {
	Stream cu.Stream
	Copy   cu.CUDA_MEMCPY3D_v2
	Token  uint64
}

// Decode reads the record from a frame's payload.
func (r *StreamCopyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 216}
	if err := d.need(216); err != nil {
		return err
	}
	p := b[:216]
	r.Stream = cu.Stream(u64(p[0:]))
	decodeStruct(&d, 8, &r.Copy)
	r.Token = uint64(u64(p[208:]))
	return d.err
}

// Append writes the record behind b.
func (r *StreamCopyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	b = appendStruct(b, &r.Copy)
	b = appendU64(b, uint64(r.Token))
	return b
}

// StreamCopyReply answers StreamCopy.
type StreamCopyReply struct {
}

// Decode reads the record from a frame's payload.
func (r *StreamCopyReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *StreamCopyReply) Append(b []byte) []byte {
	return b
}

// GraphFeedRequest asks for GraphFeed.
type GraphFeedRequest struct {
	Token  uint64
	Offset uint64
	Data   []byte
}

// Decode reads the record from a frame's payload.
func (r *GraphFeedRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Token = uint64(u64(p[0:]))
	r.Offset = uint64(u64(p[8:]))
	r.Data = d.bytes(16)
	return d.err
}

// Append writes the record behind b.
func (r *GraphFeedRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Token))
	b = appendU64(b, uint64(r.Offset))
	b = appendU64(b, uint64(len(r.Data)))
	b = appendBytes(b, r.Data)
	return b
}

// GraphHostRequest asks for GraphHost.
type GraphHostRequest struct {
	Graph        cu.Graph
	Dependencies []cu.GraphNode
	Token        uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphHostRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Graph = cu.Graph(u64(p[0:]))
	r.Dependencies = decodeSlice(&d, 8, r.Dependencies)
	r.Token = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphHostRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Graph))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(r.Token))
	b = appendSlice(b, r.Dependencies)
	return b
}

// GraphHostReply answers GraphHost.
type GraphHostReply struct {
	Node cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphHostReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Node = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphHostReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Node))
	return b
}

// GraphHostSetRequest asks for GraphHostSet.
type GraphHostSetRequest struct {
	Exec  cu.GraphExec
	Node  cu.GraphNode
	Token uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphHostSetRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Exec = cu.GraphExec(u64(p[0:]))
	r.Node = cu.GraphNode(u64(p[8:]))
	r.Token = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphHostSetRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Exec))
	b = appendU64(b, uint64(r.Node))
	b = appendU64(b, uint64(r.Token))
	return b
}

// GraphHostSetReply answers GraphHostSet.
type GraphHostSetReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphHostSetReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphHostSetReply) Append(b []byte) []byte {
	return b
}

// GraphHostGetRequest asks for GraphHostGet.
type GraphHostGetRequest struct {
	Node cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphHostGetRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Node = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphHostGetRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Node))
	return b
}

// GraphHostGetReply answers GraphHostGet.
type GraphHostGetReply struct {
	Token uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphHostGetReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Token = uint64(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphHostGetReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Token))
	return b
}

// GraphMemOpsRequest asks for GraphMemOps.
type GraphMemOpsRequest struct {
	Graph        cu.Graph
	Dependencies []cu.GraphNode
	Ctx          cu.Context
	Flags        uint32
	Ops          []cu.StreamBatchMemOpParams_v1
}

// Decode reads the record from a frame's payload.
func (r *GraphMemOpsRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	p := b[:40]
	r.Graph = cu.Graph(u64(p[0:]))
	r.Dependencies = decodeSlice(&d, 8, r.Dependencies)
	r.Ctx = cu.Context(u64(p[16:]))
	r.Flags = uint32(u64(p[24:]))
	r.Ops = decodeSlice(&d, 32, r.Ops)
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemOpsRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Graph))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(r.Ctx))
	b = appendU64(b, uint64(r.Flags))
	b = appendU64(b, uint64(len(r.Ops)))
	b = appendSlice(b, r.Dependencies)
	b = appendSlice(b, r.Ops)
	return b
}

// GraphMemOpsReply answers GraphMemOps.
type GraphMemOpsReply struct {
	Node cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphMemOpsReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Node = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemOpsReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Node))
	return b
}

// GraphMemOpsSetRequest asks for GraphMemOpsSet.
type GraphMemOpsSetRequest struct {
	Exec  cu.GraphExec
	Node  cu.GraphNode
	Ctx   cu.Context
	Flags uint32
	Ops   []cu.StreamBatchMemOpParams_v1
}

// Decode reads the record from a frame's payload.
func (r *GraphMemOpsSetRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	p := b[:40]
	r.Exec = cu.GraphExec(u64(p[0:]))
	r.Node = cu.GraphNode(u64(p[8:]))
	r.Ctx = cu.Context(u64(p[16:]))
	r.Flags = uint32(u64(p[24:]))
	r.Ops = decodeSlice(&d, 32, r.Ops)
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemOpsSetRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Exec))
	b = appendU64(b, uint64(r.Node))
	b = appendU64(b, uint64(r.Ctx))
	b = appendU64(b, uint64(r.Flags))
	b = appendU64(b, uint64(len(r.Ops)))
	b = appendSlice(b, r.Ops)
	return b
}

// GraphMemOpsSetReply answers GraphMemOpsSet.
type GraphMemOpsSetReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphMemOpsSetReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemOpsSetReply) Append(b []byte) []byte {
	return b
}

// GraphMemOpsGetRequest asks for GraphMemOpsGet.
type GraphMemOpsGetRequest struct {
	Node cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphMemOpsGetRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Node = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemOpsGetRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Node))
	return b
}

// GraphMemOpsGetReply answers GraphMemOpsGet.
type GraphMemOpsGetReply struct {
	Ctx   cu.Context
	Flags uint32
	Ops   []cu.StreamBatchMemOpParams_v1
}

// Decode reads the record from a frame's payload.
func (r *GraphMemOpsGetReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Ctx = cu.Context(u64(p[0:]))
	r.Flags = uint32(u64(p[8:]))
	r.Ops = decodeSlice(&d, 16, r.Ops)
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemOpsGetReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Ctx))
	b = appendU64(b, uint64(r.Flags))
	b = appendU64(b, uint64(len(r.Ops)))
	b = appendSlice(b, r.Ops)
	return b
}

// GraphConditionalRequest asks for GraphConditional.
type GraphConditionalRequest struct {
	Graph        cu.Graph
	Dependencies []cu.GraphNode
	Handle       uint64
	Type         uint32
	Size         uint32
	Ctx          cu.Context
	Token        uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphConditionalRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 56}
	if err := d.need(56); err != nil {
		return err
	}
	p := b[:56]
	r.Graph = cu.Graph(u64(p[0:]))
	r.Dependencies = decodeSlice(&d, 8, r.Dependencies)
	r.Handle = uint64(u64(p[16:]))
	r.Type = uint32(u64(p[24:]))
	r.Size = uint32(u64(p[32:]))
	r.Ctx = cu.Context(u64(p[40:]))
	r.Token = uint64(u64(p[48:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphConditionalRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Graph))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(r.Handle))
	b = appendU64(b, uint64(r.Type))
	b = appendU64(b, uint64(r.Size))
	b = appendU64(b, uint64(r.Ctx))
	b = appendU64(b, uint64(r.Token))
	b = appendSlice(b, r.Dependencies)
	return b
}

// GraphConditionalReply answers GraphConditional.
type GraphConditionalReply struct {
	Node   cu.GraphNode
	Bodies []cu.Graph
}

// Decode reads the record from a frame's payload.
func (r *GraphConditionalReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Node = cu.GraphNode(u64(p[0:]))
	r.Bodies = decodeSlice(&d, 8, r.Bodies)
	return d.err
}

// Append writes the record behind b.
func (r *GraphConditionalReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Node))
	b = appendU64(b, uint64(len(r.Bodies)))
	b = appendSlice(b, r.Bodies)
	return b
}

// GraphMoveRequest asks for GraphMove.
type GraphMoveRequest struct {
	Graph        cu.Graph
	Dependencies []cu.GraphNode
	Child        cu.Graph
}

// Decode reads the record from a frame's payload.
func (r *GraphMoveRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Graph = cu.Graph(u64(p[0:]))
	r.Dependencies = decodeSlice(&d, 8, r.Dependencies)
	r.Child = cu.Graph(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphMoveRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Graph))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(r.Child))
	b = appendSlice(b, r.Dependencies)
	return b
}

// GraphMoveReply answers GraphMove.
type GraphMoveReply struct {
	Node cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphMoveReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Node = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphMoveReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Node))
	return b
}

// GraphAllocRequest asks for GraphAlloc.
type GraphAllocRequest struct {
	Graph        cu.Graph
	Dependencies []cu.GraphNode
	Dev          cu.Device
	Addr         cu.Deviceptr
	Size         uint64
	Token        uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphAllocRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 48}
	if err := d.need(48); err != nil {
		return err
	}
	p := b[:48]
	r.Graph = cu.Graph(u64(p[0:]))
	r.Dependencies = decodeSlice(&d, 8, r.Dependencies)
	r.Dev = cu.Device(u64(p[16:]))
	r.Addr = cu.Deviceptr(u64(p[24:]))
	r.Size = uint64(u64(p[32:]))
	r.Token = uint64(u64(p[40:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphAllocRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Graph))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(r.Dev))
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Size))
	b = appendU64(b, uint64(r.Token))
	b = appendSlice(b, r.Dependencies)
	return b
}

// GraphAllocReply answers GraphAlloc.
type GraphAllocReply struct {
	Node cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphAllocReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Node = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphAllocReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Node))
	return b
}

// GraphFreeRequest asks for GraphFree.
type GraphFreeRequest struct {
	Graph        cu.Graph
	Dependencies []cu.GraphNode
	Addr         cu.Deviceptr
}

// Decode reads the record from a frame's payload.
func (r *GraphFreeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Graph = cu.Graph(u64(p[0:]))
	r.Dependencies = decodeSlice(&d, 8, r.Dependencies)
	r.Addr = cu.Deviceptr(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphFreeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Graph))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(r.Addr))
	b = appendSlice(b, r.Dependencies)
	return b
}

// GraphFreeReply answers GraphFree.
type GraphFreeReply struct {
	Node cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphFreeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Node = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphFreeReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Node))
	return b
}

// GraphMemoryGetRequest asks for GraphMemoryGet.
type GraphMemoryGetRequest struct {
	Node cu.GraphNode
	Type uint32
}

// Decode reads the record from a frame's payload.
func (r *GraphMemoryGetRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Node = cu.GraphNode(u64(p[0:]))
	r.Type = uint32(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemoryGetRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Node))
	b = appendU64(b, uint64(r.Type))
	return b
}

// GraphMemoryGetReply answers GraphMemoryGet.
type GraphMemoryGetReply struct {
	Dev  cu.Device
	Addr cu.Deviceptr
	Size uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphMemoryGetReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Dev = cu.Device(u64(p[0:]))
	r.Addr = cu.Deviceptr(u64(p[8:]))
	r.Size = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemoryGetReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dev))
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Size))
	return b
}

// GraphMemoryFreeRequest asks for GraphMemoryFree.
type GraphMemoryFreeRequest struct {
	Addr   cu.Deviceptr
	Stream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *GraphMemoryFreeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Addr = cu.Deviceptr(u64(p[0:]))
	r.Stream = cu.Stream(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemoryFreeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Stream))
	return b
}

// GraphMemoryFreeReply answers GraphMemoryFree.
type GraphMemoryFreeReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphMemoryFreeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemoryFreeReply) Append(b []byte) []byte {
	return b
}

// GraphMemoryRequest asks for GraphMemory.
type GraphMemoryRequest struct {
	Dev   cu.Device
	Reset uint32
}

// Decode reads the record from a frame's payload.
func (r *GraphMemoryRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Dev = cu.Device(u64(p[0:]))
	r.Reset = uint32(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemoryRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dev))
	b = appendU64(b, uint64(r.Reset))
	return b
}

// GraphMemoryReply answers GraphMemory.
type GraphMemoryReply struct {
	Values []uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphMemoryReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Values = decodeSlice(&d, 0, r.Values)
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemoryReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Values)))
	b = appendSlice(b, r.Values)
	return b
}

// LaunchRequest asks for Launch.
type LaunchRequest struct {
	Func       cu.Function
	GridX      uint32
	GridY      uint32
	GridZ      uint32
	BlockX     uint32
	BlockY     uint32
	BlockZ     uint32
	Shared     uint32
	Stream     cu.Stream
	Flags      uint32
	Attributes []cu.LaunchAttribute
	Params     []byte
}

// Decode reads the record from a frame's payload.
func (r *LaunchRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 96}
	if err := d.need(96); err != nil {
		return err
	}
	p := b[:96]
	r.Func = cu.Function(u64(p[0:]))
	r.GridX = uint32(u64(p[8:]))
	r.GridY = uint32(u64(p[16:]))
	r.GridZ = uint32(u64(p[24:]))
	r.BlockX = uint32(u64(p[32:]))
	r.BlockY = uint32(u64(p[40:]))
	r.BlockZ = uint32(u64(p[48:]))
	r.Shared = uint32(u64(p[56:]))
	r.Stream = cu.Stream(u64(p[64:]))
	r.Flags = uint32(u64(p[72:]))
	r.Attributes = decodeSlice(&d, 80, r.Attributes)
	r.Params = d.bytes(88)
	return d.err
}

// Append writes the record behind b.
func (r *LaunchRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Func))
	b = appendU64(b, uint64(r.GridX))
	b = appendU64(b, uint64(r.GridY))
	b = appendU64(b, uint64(r.GridZ))
	b = appendU64(b, uint64(r.BlockX))
	b = appendU64(b, uint64(r.BlockY))
	b = appendU64(b, uint64(r.BlockZ))
	b = appendU64(b, uint64(r.Shared))
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(r.Flags))
	b = appendU64(b, uint64(len(r.Attributes)))
	b = appendU64(b, uint64(len(r.Params)))
	b = appendSlice(b, r.Attributes)
	b = appendBytes(b, r.Params)
	return b
}

// DeviceGetTexture1DLinearMaxWidthRequest asks for cuDeviceGetTexture1DLinearMaxWidth.
type DeviceGetTexture1DLinearMaxWidthRequest struct {
	Format      cu.Array_format
	NumChannels uint32
	Dev         cu.Device
}

// Decode reads the record from a frame's payload.
func (r *DeviceGetTexture1DLinearMaxWidthRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Format = cu.Array_format(u64(p[0:]))
	r.NumChannels = uint32(u64(p[8:]))
	r.Dev = cu.Device(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *DeviceGetTexture1DLinearMaxWidthRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Format))
	b = appendU64(b, uint64(r.NumChannels))
	b = appendU64(b, uint64(r.Dev))
	return b
}

// DeviceGetTexture1DLinearMaxWidthReply answers cuDeviceGetTexture1DLinearMaxWidth.
type DeviceGetTexture1DLinearMaxWidthReply struct {
	MaxWidthInElements uint64
}

// Decode reads the record from a frame's payload.
func (r *DeviceGetTexture1DLinearMaxWidthReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.MaxWidthInElements = uint64(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *DeviceGetTexture1DLinearMaxWidthReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.MaxWidthInElements))
	return b
}

// DeviceGetHostAtomicCapabilitiesRequest asks for cuDeviceGetHostAtomicCapabilities.
type DeviceGetHostAtomicCapabilitiesRequest struct {
	Operations []cu.AtomicOperation
	Count      uint32
	Dev        cu.Device
}

// Decode reads the record from a frame's payload.
func (r *DeviceGetHostAtomicCapabilitiesRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Operations = decodeSlice(&d, 0, r.Operations)
	r.Count = uint32(u64(p[8:]))
	r.Dev = cu.Device(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *DeviceGetHostAtomicCapabilitiesRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Operations)))
	b = appendU64(b, uint64(r.Count))
	b = appendU64(b, uint64(r.Dev))
	b = appendSlice(b, r.Operations)
	return b
}

// DeviceGetHostAtomicCapabilitiesReply answers cuDeviceGetHostAtomicCapabilities.
type DeviceGetHostAtomicCapabilitiesReply struct {
	Capabilities []uint32
}

// Decode reads the record from a frame's payload.
func (r *DeviceGetHostAtomicCapabilitiesReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Capabilities = decodeSlice(&d, 0, r.Capabilities)
	return d.err
}

// Append writes the record behind b.
func (r *DeviceGetHostAtomicCapabilitiesReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Capabilities)))
	b = appendSlice(b, r.Capabilities)
	return b
}

// DeviceGetExecAffinitySupportRequest asks for cuDeviceGetExecAffinitySupport.
type DeviceGetExecAffinitySupportRequest struct {
	Type cu.ExecAffinityType
	Dev  cu.Device
}

// Decode reads the record from a frame's payload.
func (r *DeviceGetExecAffinitySupportRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Type = cu.ExecAffinityType(u64(p[0:]))
	r.Dev = cu.Device(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *DeviceGetExecAffinitySupportRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Type))
	b = appendU64(b, uint64(r.Dev))
	return b
}

// DeviceGetExecAffinitySupportReply answers cuDeviceGetExecAffinitySupport.
type DeviceGetExecAffinitySupportReply struct {
	Pi int32
}

// Decode reads the record from a frame's payload.
func (r *DeviceGetExecAffinitySupportReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Pi = int32(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *DeviceGetExecAffinitySupportReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Pi))
	return b
}

// FlushGPUDirectRDMAWritesRequest asks for cuFlushGPUDirectRDMAWrites.
type FlushGPUDirectRDMAWritesRequest struct {
	Target cu.FlushGPUDirectRDMAWritesTarget
	Scope  cu.FlushGPUDirectRDMAWritesScope
}

// Decode reads the record from a frame's payload.
func (r *FlushGPUDirectRDMAWritesRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Target = cu.FlushGPUDirectRDMAWritesTarget(u64(p[0:]))
	r.Scope = cu.FlushGPUDirectRDMAWritesScope(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *FlushGPUDirectRDMAWritesRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Target))
	b = appendU64(b, uint64(r.Scope))
	return b
}

// FlushGPUDirectRDMAWritesReply answers cuFlushGPUDirectRDMAWrites.
type FlushGPUDirectRDMAWritesReply struct {
}

// Decode reads the record from a frame's payload.
func (r *FlushGPUDirectRDMAWritesReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *FlushGPUDirectRDMAWritesReply) Append(b []byte) []byte {
	return b
}

// DeviceCanAccessPeerRequest asks for cuDeviceCanAccessPeer.
type DeviceCanAccessPeerRequest struct {
	Dev     cu.Device
	PeerDev cu.Device
}

// Decode reads the record from a frame's payload.
func (r *DeviceCanAccessPeerRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Dev = cu.Device(u64(p[0:]))
	r.PeerDev = cu.Device(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *DeviceCanAccessPeerRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dev))
	b = appendU64(b, uint64(r.PeerDev))
	return b
}

// DeviceCanAccessPeerReply answers cuDeviceCanAccessPeer.
type DeviceCanAccessPeerReply struct {
	CanAccessPeer int32
}

// Decode reads the record from a frame's payload.
func (r *DeviceCanAccessPeerReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.CanAccessPeer = int32(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *DeviceCanAccessPeerReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.CanAccessPeer))
	return b
}

// DeviceGetP2PAttributeRequest asks for cuDeviceGetP2PAttribute.
type DeviceGetP2PAttributeRequest struct {
	Attrib    cu.Device_P2PAttribute
	SrcDevice cu.Device
	DstDevice cu.Device
}

// Decode reads the record from a frame's payload.
func (r *DeviceGetP2PAttributeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Attrib = cu.Device_P2PAttribute(u64(p[0:]))
	r.SrcDevice = cu.Device(u64(p[8:]))
	r.DstDevice = cu.Device(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *DeviceGetP2PAttributeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Attrib))
	b = appendU64(b, uint64(r.SrcDevice))
	b = appendU64(b, uint64(r.DstDevice))
	return b
}

// DeviceGetP2PAttributeReply answers cuDeviceGetP2PAttribute.
type DeviceGetP2PAttributeReply struct {
	Value int32
}

// Decode reads the record from a frame's payload.
func (r *DeviceGetP2PAttributeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Value = int32(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *DeviceGetP2PAttributeReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Value))
	return b
}

// DeviceGetP2PAtomicCapabilitiesRequest asks for cuDeviceGetP2PAtomicCapabilities.
type DeviceGetP2PAtomicCapabilitiesRequest struct {
	Operations []cu.AtomicOperation
	Count      uint32
	SrcDevice  cu.Device
	DstDevice  cu.Device
}

// Decode reads the record from a frame's payload.
func (r *DeviceGetP2PAtomicCapabilitiesRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Operations = decodeSlice(&d, 0, r.Operations)
	r.Count = uint32(u64(p[8:]))
	r.SrcDevice = cu.Device(u64(p[16:]))
	r.DstDevice = cu.Device(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *DeviceGetP2PAtomicCapabilitiesRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Operations)))
	b = appendU64(b, uint64(r.Count))
	b = appendU64(b, uint64(r.SrcDevice))
	b = appendU64(b, uint64(r.DstDevice))
	b = appendSlice(b, r.Operations)
	return b
}

// DeviceGetP2PAtomicCapabilitiesReply answers cuDeviceGetP2PAtomicCapabilities.
type DeviceGetP2PAtomicCapabilitiesReply struct {
	Capabilities []uint32
}

// Decode reads the record from a frame's payload.
func (r *DeviceGetP2PAtomicCapabilitiesReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Capabilities = decodeSlice(&d, 0, r.Capabilities)
	return d.err
}

// Append writes the record behind b.
func (r *DeviceGetP2PAtomicCapabilitiesReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Capabilities)))
	b = appendSlice(b, r.Capabilities)
	return b
}

// DevicePrimaryCtxSetFlags_v2Request asks for cuDevicePrimaryCtxSetFlags_v2.
type DevicePrimaryCtxSetFlags_v2Request struct {
	Dev   cu.Device
	Flags uint32
}

// Decode reads the record from a frame's payload.
func (r *DevicePrimaryCtxSetFlags_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Dev = cu.Device(u64(p[0:]))
	r.Flags = uint32(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *DevicePrimaryCtxSetFlags_v2Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dev))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// DevicePrimaryCtxSetFlags_v2Reply answers cuDevicePrimaryCtxSetFlags_v2.
type DevicePrimaryCtxSetFlags_v2Reply struct {
}

// Decode reads the record from a frame's payload.
func (r *DevicePrimaryCtxSetFlags_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *DevicePrimaryCtxSetFlags_v2Reply) Append(b []byte) []byte {
	return b
}

// CtxSetFlagsRequest asks for cuCtxSetFlags.
type CtxSetFlagsRequest struct {
	Flags uint32
}

// Decode reads the record from a frame's payload.
func (r *CtxSetFlagsRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Flags = uint32(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxSetFlagsRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Flags))
	return b
}

// CtxSetLimitRequest asks for cuCtxSetLimit.
type CtxSetLimitRequest struct {
	Limit cu.Limit
	Value uint64
}

// Decode reads the record from a frame's payload.
func (r *CtxSetLimitRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Limit = cu.Limit(u64(p[0:]))
	r.Value = uint64(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxSetLimitRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Limit))
	b = appendU64(b, uint64(r.Value))
	return b
}

// CtxSetLimitReply answers cuCtxSetLimit.
type CtxSetLimitReply struct {
}

// Decode reads the record from a frame's payload.
func (r *CtxSetLimitReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *CtxSetLimitReply) Append(b []byte) []byte {
	return b
}

// CtxGetLimitRequest asks for cuCtxGetLimit.
type CtxGetLimitRequest struct {
	Limit cu.Limit
}

// Decode reads the record from a frame's payload.
func (r *CtxGetLimitRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Limit = cu.Limit(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxGetLimitRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Limit))
	return b
}

// CtxGetLimitReply answers cuCtxGetLimit.
type CtxGetLimitReply struct {
	Pvalue uint64
}

// Decode reads the record from a frame's payload.
func (r *CtxGetLimitReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Pvalue = uint64(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxGetLimitReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Pvalue))
	return b
}

// CtxGetCacheConfigRequest asks for cuCtxGetCacheConfig.
type CtxGetCacheConfigRequest struct {
}

// Decode reads the record from a frame's payload.
func (r *CtxGetCacheConfigRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *CtxGetCacheConfigRequest) Append(b []byte) []byte {
	return b
}

// CtxGetCacheConfigReply answers cuCtxGetCacheConfig.
type CtxGetCacheConfigReply struct {
	Pconfig cu.Func_cache
}

// Decode reads the record from a frame's payload.
func (r *CtxGetCacheConfigReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Pconfig = cu.Func_cache(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxGetCacheConfigReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Pconfig))
	return b
}

// CtxSetCacheConfigRequest asks for cuCtxSetCacheConfig.
type CtxSetCacheConfigRequest struct {
	Config cu.Func_cache
}

// Decode reads the record from a frame's payload.
func (r *CtxSetCacheConfigRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Config = cu.Func_cache(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxSetCacheConfigRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Config))
	return b
}

// CtxSetCacheConfigReply answers cuCtxSetCacheConfig.
type CtxSetCacheConfigReply struct {
}

// Decode reads the record from a frame's payload.
func (r *CtxSetCacheConfigReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *CtxSetCacheConfigReply) Append(b []byte) []byte {
	return b
}

// CtxGetSharedMemConfigRequest asks for cuCtxGetSharedMemConfig.
type CtxGetSharedMemConfigRequest struct {
}

// Decode reads the record from a frame's payload.
func (r *CtxGetSharedMemConfigRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *CtxGetSharedMemConfigRequest) Append(b []byte) []byte {
	return b
}

// CtxGetSharedMemConfigReply answers cuCtxGetSharedMemConfig.
type CtxGetSharedMemConfigReply struct {
	PConfig cu.Sharedconfig
}

// Decode reads the record from a frame's payload.
func (r *CtxGetSharedMemConfigReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PConfig = cu.Sharedconfig(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxGetSharedMemConfigReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PConfig))
	return b
}

// CtxSetSharedMemConfigRequest asks for cuCtxSetSharedMemConfig.
type CtxSetSharedMemConfigRequest struct {
	Config cu.Sharedconfig
}

// Decode reads the record from a frame's payload.
func (r *CtxSetSharedMemConfigRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Config = cu.Sharedconfig(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxSetSharedMemConfigRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Config))
	return b
}

// CtxSetSharedMemConfigReply answers cuCtxSetSharedMemConfig.
type CtxSetSharedMemConfigReply struct {
}

// Decode reads the record from a frame's payload.
func (r *CtxSetSharedMemConfigReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *CtxSetSharedMemConfigReply) Append(b []byte) []byte {
	return b
}

// CtxResetPersistingL2CacheRequest asks for cuCtxResetPersistingL2Cache.
type CtxResetPersistingL2CacheRequest struct {
}

// Decode reads the record from a frame's payload.
func (r *CtxResetPersistingL2CacheRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *CtxResetPersistingL2CacheRequest) Append(b []byte) []byte {
	return b
}

// CtxGetExecAffinityRequest asks for cuCtxGetExecAffinity.
type CtxGetExecAffinityRequest struct {
	Type cu.ExecAffinityType
}

// Decode reads the record from a frame's payload.
func (r *CtxGetExecAffinityRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Type = cu.ExecAffinityType(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxGetExecAffinityRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Type))
	return b
}

// CtxGetExecAffinityReply answers cuCtxGetExecAffinity.
type CtxGetExecAffinityReply struct {
	PExecAffinity cu.ExecAffinityParam_v1
}

// Decode reads the record from a frame's payload.
func (r *CtxGetExecAffinityReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.PExecAffinity)
	return d.err
}

// Append writes the record behind b.
func (r *CtxGetExecAffinityReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.PExecAffinity)
	return b
}

// CtxRecordEventRequest asks for cuCtxRecordEvent.
type CtxRecordEventRequest struct {
	HCtx   cu.Context
	HEvent cu.Event
}

// Decode reads the record from a frame's payload.
func (r *CtxRecordEventRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HCtx = cu.Context(u64(p[0:]))
	r.HEvent = cu.Event(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxRecordEventRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HCtx))
	b = appendU64(b, uint64(r.HEvent))
	return b
}

// CtxWaitEventRequest asks for cuCtxWaitEvent.
type CtxWaitEventRequest struct {
	HCtx   cu.Context
	HEvent cu.Event
}

// Decode reads the record from a frame's payload.
func (r *CtxWaitEventRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HCtx = cu.Context(u64(p[0:]))
	r.HEvent = cu.Event(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxWaitEventRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HCtx))
	b = appendU64(b, uint64(r.HEvent))
	return b
}

// ModuleUnloadRequest asks for cuModuleUnload.
type ModuleUnloadRequest struct {
	Hmod cu.Module
}

// Decode reads the record from a frame's payload.
func (r *ModuleUnloadRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Hmod = cu.Module(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *ModuleUnloadRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Hmod))
	return b
}

// ModuleGetFunctionCountRequest asks for cuModuleGetFunctionCount.
type ModuleGetFunctionCountRequest struct {
	Mod cu.Module
}

// Decode reads the record from a frame's payload.
func (r *ModuleGetFunctionCountRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Mod = cu.Module(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *ModuleGetFunctionCountRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Mod))
	return b
}

// ModuleGetFunctionCountReply answers cuModuleGetFunctionCount.
type ModuleGetFunctionCountReply struct {
	Count uint32
}

// Decode reads the record from a frame's payload.
func (r *ModuleGetFunctionCountReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Count = uint32(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *ModuleGetFunctionCountReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Count))
	return b
}

// ModuleGetTexRefRequest asks for cuModuleGetTexRef.
type ModuleGetTexRefRequest struct {
	Hmod cu.Module
	Name string
}

// Decode reads the record from a frame's payload.
func (r *ModuleGetTexRefRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Hmod = cu.Module(u64(p[0:]))
	r.Name = string(d.bytes(8))
	return d.err
}

// Append writes the record behind b.
func (r *ModuleGetTexRefRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Hmod))
	b = appendU64(b, uint64(len(r.Name)))
	b = appendBytes(b, []byte(r.Name))
	return b
}

// ModuleGetTexRefReply answers cuModuleGetTexRef.
type ModuleGetTexRefReply struct {
	PTexRef cu.Texref
}

// Decode reads the record from a frame's payload.
func (r *ModuleGetTexRefReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PTexRef = cu.Texref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *ModuleGetTexRefReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PTexRef))
	return b
}

// ModuleGetSurfRefRequest asks for cuModuleGetSurfRef.
type ModuleGetSurfRefRequest struct {
	Hmod cu.Module
	Name string
}

// Decode reads the record from a frame's payload.
func (r *ModuleGetSurfRefRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Hmod = cu.Module(u64(p[0:]))
	r.Name = string(d.bytes(8))
	return d.err
}

// Append writes the record behind b.
func (r *ModuleGetSurfRefRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Hmod))
	b = appendU64(b, uint64(len(r.Name)))
	b = appendBytes(b, []byte(r.Name))
	return b
}

// ModuleGetSurfRefReply answers cuModuleGetSurfRef.
type ModuleGetSurfRefReply struct {
	PSurfRef cu.Surfref
}

// Decode reads the record from a frame's payload.
func (r *ModuleGetSurfRefReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PSurfRef = cu.Surfref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *ModuleGetSurfRefReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PSurfRef))
	return b
}

// LibraryUnloadRequest asks for cuLibraryUnload.
type LibraryUnloadRequest struct {
	Library cu.Library
}

// Decode reads the record from a frame's payload.
func (r *LibraryUnloadRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Library = cu.Library(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *LibraryUnloadRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Library))
	return b
}

// LibraryGetKernelCountRequest asks for cuLibraryGetKernelCount.
type LibraryGetKernelCountRequest struct {
	Lib cu.Library
}

// Decode reads the record from a frame's payload.
func (r *LibraryGetKernelCountRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Lib = cu.Library(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *LibraryGetKernelCountRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Lib))
	return b
}

// LibraryGetKernelCountReply answers cuLibraryGetKernelCount.
type LibraryGetKernelCountReply struct {
	Count uint32
}

// Decode reads the record from a frame's payload.
func (r *LibraryGetKernelCountReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Count = uint32(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *LibraryGetKernelCountReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Count))
	return b
}

// KernelSetAttributeRequest asks for cuKernelSetAttribute.
type KernelSetAttributeRequest struct {
	Attrib cu.Function_attribute
	Val    int32
	Kernel cu.Kernel
	Dev    cu.Device
}

// Decode reads the record from a frame's payload.
func (r *KernelSetAttributeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Attrib = cu.Function_attribute(u64(p[0:]))
	r.Val = int32(u64(p[8:]))
	r.Kernel = cu.Kernel(u64(p[16:]))
	r.Dev = cu.Device(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *KernelSetAttributeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Attrib))
	b = appendU64(b, uint64(r.Val))
	b = appendU64(b, uint64(r.Kernel))
	b = appendU64(b, uint64(r.Dev))
	return b
}

// KernelSetCacheConfigRequest asks for cuKernelSetCacheConfig.
type KernelSetCacheConfigRequest struct {
	Kernel cu.Kernel
	Config cu.Func_cache
	Dev    cu.Device
}

// Decode reads the record from a frame's payload.
func (r *KernelSetCacheConfigRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Kernel = cu.Kernel(u64(p[0:]))
	r.Config = cu.Func_cache(u64(p[8:]))
	r.Dev = cu.Device(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *KernelSetCacheConfigRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Kernel))
	b = appendU64(b, uint64(r.Config))
	b = appendU64(b, uint64(r.Dev))
	return b
}

// KernelSetCacheConfigReply answers cuKernelSetCacheConfig.
type KernelSetCacheConfigReply struct {
}

// Decode reads the record from a frame's payload.
func (r *KernelSetCacheConfigReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *KernelSetCacheConfigReply) Append(b []byte) []byte {
	return b
}

// FuncSetAttributeRequest asks for cuFuncSetAttribute.
type FuncSetAttributeRequest struct {
	Hfunc  cu.Function
	Attrib cu.Function_attribute
	Value  int32
}

// Decode reads the record from a frame's payload.
func (r *FuncSetAttributeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Hfunc = cu.Function(u64(p[0:]))
	r.Attrib = cu.Function_attribute(u64(p[8:]))
	r.Value = int32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *FuncSetAttributeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Hfunc))
	b = appendU64(b, uint64(r.Attrib))
	b = appendU64(b, uint64(r.Value))
	return b
}

// FuncSetCacheConfigRequest asks for cuFuncSetCacheConfig.
type FuncSetCacheConfigRequest struct {
	Hfunc  cu.Function
	Config cu.Func_cache
}

// Decode reads the record from a frame's payload.
func (r *FuncSetCacheConfigRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Hfunc = cu.Function(u64(p[0:]))
	r.Config = cu.Func_cache(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *FuncSetCacheConfigRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Hfunc))
	b = appendU64(b, uint64(r.Config))
	return b
}

// FuncSetCacheConfigReply answers cuFuncSetCacheConfig.
type FuncSetCacheConfigReply struct {
}

// Decode reads the record from a frame's payload.
func (r *FuncSetCacheConfigReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *FuncSetCacheConfigReply) Append(b []byte) []byte {
	return b
}

// FuncSetSharedMemConfigRequest asks for cuFuncSetSharedMemConfig.
type FuncSetSharedMemConfigRequest struct {
	Hfunc  cu.Function
	Config cu.Sharedconfig
}

// Decode reads the record from a frame's payload.
func (r *FuncSetSharedMemConfigRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Hfunc = cu.Function(u64(p[0:]))
	r.Config = cu.Sharedconfig(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *FuncSetSharedMemConfigRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Hfunc))
	b = appendU64(b, uint64(r.Config))
	return b
}

// FuncSetSharedMemConfigReply answers cuFuncSetSharedMemConfig.
type FuncSetSharedMemConfigReply struct {
}

// Decode reads the record from a frame's payload.
func (r *FuncSetSharedMemConfigReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *FuncSetSharedMemConfigReply) Append(b []byte) []byte {
	return b
}

// OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsRequest asks for cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags.
type OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsRequest struct {
	Func            cu.Function
	BlockSize       int32
	DynamicSMemSize uint64
	Flags           uint32
}

// Decode reads the record from a frame's payload.
func (r *OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Func = cu.Function(u64(p[0:]))
	r.BlockSize = int32(u64(p[8:]))
	r.DynamicSMemSize = uint64(u64(p[16:]))
	r.Flags = uint32(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Func))
	b = appendU64(b, uint64(r.BlockSize))
	b = appendU64(b, uint64(r.DynamicSMemSize))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsReply answers cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags.
type OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsReply struct {
	NumBlocks int32
}

// Decode reads the record from a frame's payload.
func (r *OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.NumBlocks = int32(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.NumBlocks))
	return b
}

// OccupancyAvailableDynamicSMemPerBlockRequest asks for cuOccupancyAvailableDynamicSMemPerBlock.
type OccupancyAvailableDynamicSMemPerBlockRequest struct {
	Func      cu.Function
	NumBlocks int32
	BlockSize int32
}

// Decode reads the record from a frame's payload.
func (r *OccupancyAvailableDynamicSMemPerBlockRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Func = cu.Function(u64(p[0:]))
	r.NumBlocks = int32(u64(p[8:]))
	r.BlockSize = int32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *OccupancyAvailableDynamicSMemPerBlockRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Func))
	b = appendU64(b, uint64(r.NumBlocks))
	b = appendU64(b, uint64(r.BlockSize))
	return b
}

// OccupancyAvailableDynamicSMemPerBlockReply answers cuOccupancyAvailableDynamicSMemPerBlock.
type OccupancyAvailableDynamicSMemPerBlockReply struct {
	DynamicSmemSize uint64
}

// Decode reads the record from a frame's payload.
func (r *OccupancyAvailableDynamicSMemPerBlockReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.DynamicSmemSize = uint64(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *OccupancyAvailableDynamicSMemPerBlockReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.DynamicSmemSize))
	return b
}

// MemBatchDecompressAsyncRequest asks for cuMemBatchDecompressAsync.
type MemBatchDecompressAsyncRequest struct {
	Present     uint64 // bit i: optional parameter i was given
	ParamsArray []cu.MemDecompressParams
	Count       uint64
	Flags       uint32
	Stream      cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *MemBatchDecompressAsyncRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	p := b[:40]
	r.Present = u64(p[0:])
	r.ParamsArray = decodeSlice(&d, 8, r.ParamsArray)
	r.Count = uint64(u64(p[16:]))
	r.Flags = uint32(u64(p[24:]))
	r.Stream = cu.Stream(u64(p[32:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemBatchDecompressAsyncRequest) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(len(r.ParamsArray)))
	b = appendU64(b, uint64(r.Count))
	b = appendU64(b, uint64(r.Flags))
	b = appendU64(b, uint64(r.Stream))
	b = appendSlice(b, r.ParamsArray)
	return b
}

// MemBatchDecompressAsyncReply answers cuMemBatchDecompressAsync.
type MemBatchDecompressAsyncReply struct {
	ErrorIndex uint64
}

// Decode reads the record from a frame's payload.
func (r *MemBatchDecompressAsyncReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.ErrorIndex = uint64(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemBatchDecompressAsyncReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.ErrorIndex))
	return b
}

// MemsetD8AsyncRequest asks for cuMemsetD8Async.
type MemsetD8AsyncRequest struct {
	DstDevice cu.Deviceptr
	Uc        byte
	N         uint64
	HStream   cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *MemsetD8AsyncRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.DstDevice = cu.Deviceptr(u64(p[0:]))
	r.Uc = byte(u64(p[8:]))
	r.N = uint64(u64(p[16:]))
	r.HStream = cu.Stream(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemsetD8AsyncRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.DstDevice))
	b = appendU64(b, uint64(r.Uc))
	b = appendU64(b, uint64(r.N))
	b = appendU64(b, uint64(r.HStream))
	return b
}

// MemsetD16AsyncRequest asks for cuMemsetD16Async.
type MemsetD16AsyncRequest struct {
	DstDevice cu.Deviceptr
	Us        uint16
	N         uint64
	HStream   cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *MemsetD16AsyncRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.DstDevice = cu.Deviceptr(u64(p[0:]))
	r.Us = uint16(u64(p[8:]))
	r.N = uint64(u64(p[16:]))
	r.HStream = cu.Stream(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemsetD16AsyncRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.DstDevice))
	b = appendU64(b, uint64(r.Us))
	b = appendU64(b, uint64(r.N))
	b = appendU64(b, uint64(r.HStream))
	return b
}

// MemsetD32AsyncRequest asks for cuMemsetD32Async.
type MemsetD32AsyncRequest struct {
	DstDevice cu.Deviceptr
	Ui        uint32
	N         uint64
	HStream   cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *MemsetD32AsyncRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.DstDevice = cu.Deviceptr(u64(p[0:]))
	r.Ui = uint32(u64(p[8:]))
	r.N = uint64(u64(p[16:]))
	r.HStream = cu.Stream(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemsetD32AsyncRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.DstDevice))
	b = appendU64(b, uint64(r.Ui))
	b = appendU64(b, uint64(r.N))
	b = appendU64(b, uint64(r.HStream))
	return b
}

// MemsetD2D8AsyncRequest asks for cuMemsetD2D8Async.
type MemsetD2D8AsyncRequest struct {
	DstDevice cu.Deviceptr
	DstPitch  uint64
	Uc        byte
	Width     uint64
	Height    uint64
	HStream   cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *MemsetD2D8AsyncRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 48}
	if err := d.need(48); err != nil {
		return err
	}
	p := b[:48]
	r.DstDevice = cu.Deviceptr(u64(p[0:]))
	r.DstPitch = uint64(u64(p[8:]))
	r.Uc = byte(u64(p[16:]))
	r.Width = uint64(u64(p[24:]))
	r.Height = uint64(u64(p[32:]))
	r.HStream = cu.Stream(u64(p[40:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemsetD2D8AsyncRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.DstDevice))
	b = appendU64(b, uint64(r.DstPitch))
	b = appendU64(b, uint64(r.Uc))
	b = appendU64(b, uint64(r.Width))
	b = appendU64(b, uint64(r.Height))
	b = appendU64(b, uint64(r.HStream))
	return b
}

// MemsetD2D16AsyncRequest asks for cuMemsetD2D16Async.
type MemsetD2D16AsyncRequest struct {
	DstDevice cu.Deviceptr
	DstPitch  uint64
	Us        uint16
	Width     uint64
	Height    uint64
	HStream   cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *MemsetD2D16AsyncRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 48}
	if err := d.need(48); err != nil {
		return err
	}
	p := b[:48]
	r.DstDevice = cu.Deviceptr(u64(p[0:]))
	r.DstPitch = uint64(u64(p[8:]))
	r.Us = uint16(u64(p[16:]))
	r.Width = uint64(u64(p[24:]))
	r.Height = uint64(u64(p[32:]))
	r.HStream = cu.Stream(u64(p[40:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemsetD2D16AsyncRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.DstDevice))
	b = appendU64(b, uint64(r.DstPitch))
	b = appendU64(b, uint64(r.Us))
	b = appendU64(b, uint64(r.Width))
	b = appendU64(b, uint64(r.Height))
	b = appendU64(b, uint64(r.HStream))
	return b
}

// MemsetD2D32AsyncRequest asks for cuMemsetD2D32Async.
type MemsetD2D32AsyncRequest struct {
	DstDevice cu.Deviceptr
	DstPitch  uint64
	Ui        uint32
	Width     uint64
	Height    uint64
	HStream   cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *MemsetD2D32AsyncRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 48}
	if err := d.need(48); err != nil {
		return err
	}
	p := b[:48]
	r.DstDevice = cu.Deviceptr(u64(p[0:]))
	r.DstPitch = uint64(u64(p[8:]))
	r.Ui = uint32(u64(p[16:]))
	r.Width = uint64(u64(p[24:]))
	r.Height = uint64(u64(p[32:]))
	r.HStream = cu.Stream(u64(p[40:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemsetD2D32AsyncRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.DstDevice))
	b = appendU64(b, uint64(r.DstPitch))
	b = appendU64(b, uint64(r.Ui))
	b = appendU64(b, uint64(r.Width))
	b = appendU64(b, uint64(r.Height))
	b = appendU64(b, uint64(r.HStream))
	return b
}

// MemCreateRequest asks for cuMemCreate.
type MemCreateRequest struct {
	Handle cu.MemGenericAllocationHandle
	Size   uint64
	Prop   cu.MemAllocationProp_v1
	Flags  uint64
}

// Decode reads the record from a frame's payload.
func (r *MemCreateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 56}
	if err := d.need(56); err != nil {
		return err
	}
	p := b[:56]
	r.Handle = cu.MemGenericAllocationHandle(u64(p[0:]))
	r.Size = uint64(u64(p[8:]))
	decodeStruct(&d, 16, &r.Prop)
	r.Flags = uint64(u64(p[48:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemCreateRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Handle))
	b = appendU64(b, uint64(r.Size))
	b = appendStruct(b, &r.Prop)
	b = appendU64(b, uint64(r.Flags))
	return b
}

// MemCreateReply answers cuMemCreate.
type MemCreateReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MemCreateReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MemCreateReply) Append(b []byte) []byte {
	return b
}

// MemReleaseRequest asks for cuMemRelease.
type MemReleaseRequest struct {
	Handle cu.MemGenericAllocationHandle
}

// Decode reads the record from a frame's payload.
func (r *MemReleaseRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Handle = cu.MemGenericAllocationHandle(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemReleaseRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Handle))
	return b
}

// MemMapRequest asks for cuMemMap.
type MemMapRequest struct {
	Ptr    cu.Deviceptr
	Size   uint64
	Offset uint64
	Handle cu.MemGenericAllocationHandle
	Flags  uint64
}

// Decode reads the record from a frame's payload.
func (r *MemMapRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	p := b[:40]
	r.Ptr = cu.Deviceptr(u64(p[0:]))
	r.Size = uint64(u64(p[8:]))
	r.Offset = uint64(u64(p[16:]))
	r.Handle = cu.MemGenericAllocationHandle(u64(p[24:]))
	r.Flags = uint64(u64(p[32:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemMapRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Ptr))
	b = appendU64(b, uint64(r.Size))
	b = appendU64(b, uint64(r.Offset))
	b = appendU64(b, uint64(r.Handle))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// MemMapReply answers cuMemMap.
type MemMapReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MemMapReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MemMapReply) Append(b []byte) []byte {
	return b
}

// MemUnmapRequest asks for cuMemUnmap.
type MemUnmapRequest struct {
	Ptr  cu.Deviceptr
	Size uint64
}

// Decode reads the record from a frame's payload.
func (r *MemUnmapRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Ptr = cu.Deviceptr(u64(p[0:]))
	r.Size = uint64(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemUnmapRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Ptr))
	b = appendU64(b, uint64(r.Size))
	return b
}

// MemUnmapReply answers cuMemUnmap.
type MemUnmapReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MemUnmapReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MemUnmapReply) Append(b []byte) []byte {
	return b
}

// MemMapArrayAsyncRequest asks for cuMemMapArrayAsync.
type MemMapArrayAsyncRequest struct {
	MapInfoList []cu.ArrayMapInfo_v1
	Count       uint32
	HStream     cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *MemMapArrayAsyncRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.MapInfoList = decodeSlice(&d, 0, r.MapInfoList)
	r.Count = uint32(u64(p[8:]))
	r.HStream = cu.Stream(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemMapArrayAsyncRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.MapInfoList)))
	b = appendU64(b, uint64(r.Count))
	b = appendU64(b, uint64(r.HStream))
	b = appendSlice(b, r.MapInfoList)
	return b
}

// MemSetAccessRequest asks for cuMemSetAccess.
type MemSetAccessRequest struct {
	Ptr   cu.Deviceptr
	Size  uint64
	Desc  []cu.MemAccessDesc_v1
	Count uint64
}

// Decode reads the record from a frame's payload.
func (r *MemSetAccessRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Ptr = cu.Deviceptr(u64(p[0:]))
	r.Size = uint64(u64(p[8:]))
	r.Desc = decodeSlice(&d, 16, r.Desc)
	r.Count = uint64(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemSetAccessRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Ptr))
	b = appendU64(b, uint64(r.Size))
	b = appendU64(b, uint64(len(r.Desc)))
	b = appendU64(b, uint64(r.Count))
	b = appendSlice(b, r.Desc)
	return b
}

// MemSetAccessReply answers cuMemSetAccess.
type MemSetAccessReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MemSetAccessReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MemSetAccessReply) Append(b []byte) []byte {
	return b
}

// MemGetAccessRequest asks for cuMemGetAccess.
type MemGetAccessRequest struct {
	Location cu.MemLocation_v1
	Ptr      cu.Deviceptr
}

// Decode reads the record from a frame's payload.
func (r *MemGetAccessRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	decodeStruct(&d, 0, &r.Location)
	r.Ptr = cu.Deviceptr(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemGetAccessRequest) Append(b []byte) []byte {
	b = appendStruct(b, &r.Location)
	b = appendU64(b, uint64(r.Ptr))
	return b
}

// MemGetAccessReply answers cuMemGetAccess.
type MemGetAccessReply struct {
	Flags uint64
}

// Decode reads the record from a frame's payload.
func (r *MemGetAccessReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Flags = uint64(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemGetAccessReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Flags))
	return b
}

// MemGetAllocationGranularityRequest asks for cuMemGetAllocationGranularity.
type MemGetAllocationGranularityRequest struct {
	Prop   cu.MemAllocationProp_v1
	Option cu.MemAllocationGranularity_flags
}

// Decode reads the record from a frame's payload.
func (r *MemGetAllocationGranularityRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	p := b[:40]
	decodeStruct(&d, 0, &r.Prop)
	r.Option = cu.MemAllocationGranularity_flags(u64(p[32:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemGetAllocationGranularityRequest) Append(b []byte) []byte {
	b = appendStruct(b, &r.Prop)
	b = appendU64(b, uint64(r.Option))
	return b
}

// MemGetAllocationGranularityReply answers cuMemGetAllocationGranularity.
type MemGetAllocationGranularityReply struct {
	Granularity uint64
}

// Decode reads the record from a frame's payload.
func (r *MemGetAllocationGranularityReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Granularity = uint64(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemGetAllocationGranularityReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Granularity))
	return b
}

// MemGetAllocationPropertiesFromHandleRequest asks for cuMemGetAllocationPropertiesFromHandle.
type MemGetAllocationPropertiesFromHandleRequest struct {
	Handle cu.MemGenericAllocationHandle
}

// Decode reads the record from a frame's payload.
func (r *MemGetAllocationPropertiesFromHandleRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Handle = cu.MemGenericAllocationHandle(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *MemGetAllocationPropertiesFromHandleRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Handle))
	return b
}

// MemGetAllocationPropertiesFromHandleReply answers cuMemGetAllocationPropertiesFromHandle.
type MemGetAllocationPropertiesFromHandleReply struct {
	Prop cu.MemAllocationProp_v1
}

// Decode reads the record from a frame's payload.
func (r *MemGetAllocationPropertiesFromHandleReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Prop)
	return d.err
}

// Append writes the record behind b.
func (r *MemGetAllocationPropertiesFromHandleReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Prop)
	return b
}

// MulticastCreateRequest asks for cuMulticastCreate.
type MulticastCreateRequest struct {
	McHandle cu.MemGenericAllocationHandle
	Prop     cu.MulticastObjectProp_v1
}

// Decode reads the record from a frame's payload.
func (r *MulticastCreateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	p := b[:40]
	r.McHandle = cu.MemGenericAllocationHandle(u64(p[0:]))
	decodeStruct(&d, 8, &r.Prop)
	return d.err
}

// Append writes the record behind b.
func (r *MulticastCreateRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.McHandle))
	b = appendStruct(b, &r.Prop)
	return b
}

// MulticastCreateReply answers cuMulticastCreate.
type MulticastCreateReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MulticastCreateReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MulticastCreateReply) Append(b []byte) []byte {
	return b
}

// MulticastAddDeviceRequest asks for cuMulticastAddDevice.
type MulticastAddDeviceRequest struct {
	McHandle cu.MemGenericAllocationHandle
	Dev      cu.Device
}

// Decode reads the record from a frame's payload.
func (r *MulticastAddDeviceRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.McHandle = cu.MemGenericAllocationHandle(u64(p[0:]))
	r.Dev = cu.Device(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *MulticastAddDeviceRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.McHandle))
	b = appendU64(b, uint64(r.Dev))
	return b
}

// MulticastAddDeviceReply answers cuMulticastAddDevice.
type MulticastAddDeviceReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MulticastAddDeviceReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MulticastAddDeviceReply) Append(b []byte) []byte {
	return b
}

// MulticastBindMemRequest asks for cuMulticastBindMem.
type MulticastBindMemRequest struct {
	McHandle  cu.MemGenericAllocationHandle
	McOffset  uint64
	MemHandle cu.MemGenericAllocationHandle
	MemOffset uint64
	Size      uint64
	Flags     uint64
}

// Decode reads the record from a frame's payload.
func (r *MulticastBindMemRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 48}
	if err := d.need(48); err != nil {
		return err
	}
	p := b[:48]
	r.McHandle = cu.MemGenericAllocationHandle(u64(p[0:]))
	r.McOffset = uint64(u64(p[8:]))
	r.MemHandle = cu.MemGenericAllocationHandle(u64(p[16:]))
	r.MemOffset = uint64(u64(p[24:]))
	r.Size = uint64(u64(p[32:]))
	r.Flags = uint64(u64(p[40:]))
	return d.err
}

// Append writes the record behind b.
func (r *MulticastBindMemRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.McHandle))
	b = appendU64(b, uint64(r.McOffset))
	b = appendU64(b, uint64(r.MemHandle))
	b = appendU64(b, uint64(r.MemOffset))
	b = appendU64(b, uint64(r.Size))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// MulticastBindMemReply answers cuMulticastBindMem.
type MulticastBindMemReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MulticastBindMemReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MulticastBindMemReply) Append(b []byte) []byte {
	return b
}

// MulticastBindAddrRequest asks for cuMulticastBindAddr.
type MulticastBindAddrRequest struct {
	McHandle cu.MemGenericAllocationHandle
	McOffset uint64
	Memptr   cu.Deviceptr
	Size     uint64
	Flags    uint64
}

// Decode reads the record from a frame's payload.
func (r *MulticastBindAddrRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	p := b[:40]
	r.McHandle = cu.MemGenericAllocationHandle(u64(p[0:]))
	r.McOffset = uint64(u64(p[8:]))
	r.Memptr = cu.Deviceptr(u64(p[16:]))
	r.Size = uint64(u64(p[24:]))
	r.Flags = uint64(u64(p[32:]))
	return d.err
}

// Append writes the record behind b.
func (r *MulticastBindAddrRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.McHandle))
	b = appendU64(b, uint64(r.McOffset))
	b = appendU64(b, uint64(r.Memptr))
	b = appendU64(b, uint64(r.Size))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// MulticastBindAddrReply answers cuMulticastBindAddr.
type MulticastBindAddrReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MulticastBindAddrReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MulticastBindAddrReply) Append(b []byte) []byte {
	return b
}

// MulticastUnbindRequest asks for cuMulticastUnbind.
type MulticastUnbindRequest struct {
	McHandle cu.MemGenericAllocationHandle
	Dev      cu.Device
	McOffset uint64
	Size     uint64
}

// Decode reads the record from a frame's payload.
func (r *MulticastUnbindRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.McHandle = cu.MemGenericAllocationHandle(u64(p[0:]))
	r.Dev = cu.Device(u64(p[8:]))
	r.McOffset = uint64(u64(p[16:]))
	r.Size = uint64(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *MulticastUnbindRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.McHandle))
	b = appendU64(b, uint64(r.Dev))
	b = appendU64(b, uint64(r.McOffset))
	b = appendU64(b, uint64(r.Size))
	return b
}

// MulticastUnbindReply answers cuMulticastUnbind.
type MulticastUnbindReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MulticastUnbindReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MulticastUnbindReply) Append(b []byte) []byte {
	return b
}

// MulticastGetGranularityRequest asks for cuMulticastGetGranularity.
type MulticastGetGranularityRequest struct {
	Prop   cu.MulticastObjectProp_v1
	Option cu.MulticastGranularity_flags
}

// Decode reads the record from a frame's payload.
func (r *MulticastGetGranularityRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	p := b[:40]
	decodeStruct(&d, 0, &r.Prop)
	r.Option = cu.MulticastGranularity_flags(u64(p[32:]))
	return d.err
}

// Append writes the record behind b.
func (r *MulticastGetGranularityRequest) Append(b []byte) []byte {
	b = appendStruct(b, &r.Prop)
	b = appendU64(b, uint64(r.Option))
	return b
}

// MulticastGetGranularityReply answers cuMulticastGetGranularity.
type MulticastGetGranularityReply struct {
	Granularity uint64
}

// Decode reads the record from a frame's payload.
func (r *MulticastGetGranularityReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Granularity = uint64(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *MulticastGetGranularityReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Granularity))
	return b
}

// ArrayCreate_v2Request asks for cuArrayCreate_v2.
type ArrayCreate_v2Request struct {
	PHandle        cu.Array
	PAllocateArray cu.CUDA_ARRAY_DESCRIPTOR_v2
}

// Decode reads the record from a frame's payload.
func (r *ArrayCreate_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.PHandle = cu.Array(u64(p[0:]))
	decodeStruct(&d, 8, &r.PAllocateArray)
	return d.err
}

// Append writes the record behind b.
func (r *ArrayCreate_v2Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PHandle))
	b = appendStruct(b, &r.PAllocateArray)
	return b
}

// ArrayCreate_v2Reply answers cuArrayCreate_v2.
type ArrayCreate_v2Reply struct {
}

// Decode reads the record from a frame's payload.
func (r *ArrayCreate_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *ArrayCreate_v2Reply) Append(b []byte) []byte {
	return b
}

// ArrayGetDescriptor_v2Request asks for cuArrayGetDescriptor_v2.
type ArrayGetDescriptor_v2Request struct {
	HArray cu.Array
}

// Decode reads the record from a frame's payload.
func (r *ArrayGetDescriptor_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HArray = cu.Array(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *ArrayGetDescriptor_v2Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HArray))
	return b
}

// ArrayGetDescriptor_v2Reply answers cuArrayGetDescriptor_v2.
type ArrayGetDescriptor_v2Reply struct {
	PArrayDescriptor cu.CUDA_ARRAY_DESCRIPTOR_v2
}

// Decode reads the record from a frame's payload.
func (r *ArrayGetDescriptor_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.PArrayDescriptor)
	return d.err
}

// Append writes the record behind b.
func (r *ArrayGetDescriptor_v2Reply) Append(b []byte) []byte {
	b = appendStruct(b, &r.PArrayDescriptor)
	return b
}

// ArrayGetSparsePropertiesRequest asks for cuArrayGetSparseProperties.
type ArrayGetSparsePropertiesRequest struct {
	Array cu.Array
}

// Decode reads the record from a frame's payload.
func (r *ArrayGetSparsePropertiesRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Array = cu.Array(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *ArrayGetSparsePropertiesRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Array))
	return b
}

// ArrayGetSparsePropertiesReply answers cuArrayGetSparseProperties.
type ArrayGetSparsePropertiesReply struct {
	SparseProperties cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1
}

// Decode reads the record from a frame's payload.
func (r *ArrayGetSparsePropertiesReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 48}
	if err := d.need(48); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.SparseProperties)
	return d.err
}

// Append writes the record behind b.
func (r *ArrayGetSparsePropertiesReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.SparseProperties)
	return b
}

// ArrayGetMemoryRequirementsRequest asks for cuArrayGetMemoryRequirements.
type ArrayGetMemoryRequirementsRequest struct {
	Array  cu.Array
	Device cu.Device
}

// Decode reads the record from a frame's payload.
func (r *ArrayGetMemoryRequirementsRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Array = cu.Array(u64(p[0:]))
	r.Device = cu.Device(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *ArrayGetMemoryRequirementsRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Array))
	b = appendU64(b, uint64(r.Device))
	return b
}

// ArrayGetMemoryRequirementsReply answers cuArrayGetMemoryRequirements.
type ArrayGetMemoryRequirementsReply struct {
	MemoryRequirements cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1
}

// Decode reads the record from a frame's payload.
func (r *ArrayGetMemoryRequirementsReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.MemoryRequirements)
	return d.err
}

// Append writes the record behind b.
func (r *ArrayGetMemoryRequirementsReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.MemoryRequirements)
	return b
}

// ArrayGetPlaneRequest asks for cuArrayGetPlane.
type ArrayGetPlaneRequest struct {
	HArray   cu.Array
	PlaneIdx uint32
}

// Decode reads the record from a frame's payload.
func (r *ArrayGetPlaneRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HArray = cu.Array(u64(p[0:]))
	r.PlaneIdx = uint32(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *ArrayGetPlaneRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HArray))
	b = appendU64(b, uint64(r.PlaneIdx))
	return b
}

// ArrayGetPlaneReply answers cuArrayGetPlane.
type ArrayGetPlaneReply struct {
	PPlaneArray cu.Array
}

// Decode reads the record from a frame's payload.
func (r *ArrayGetPlaneReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PPlaneArray = cu.Array(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *ArrayGetPlaneReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PPlaneArray))
	return b
}

// ArrayDestroyRequest asks for cuArrayDestroy.
type ArrayDestroyRequest struct {
	HArray cu.Array
}

// Decode reads the record from a frame's payload.
func (r *ArrayDestroyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HArray = cu.Array(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *ArrayDestroyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HArray))
	return b
}

// Array3DCreate_v2Request asks for cuArray3DCreate_v2.
type Array3DCreate_v2Request struct {
	PHandle        cu.Array
	PAllocateArray cu.CUDA_ARRAY3D_DESCRIPTOR_v2
}

// Decode reads the record from a frame's payload.
func (r *Array3DCreate_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 48}
	if err := d.need(48); err != nil {
		return err
	}
	p := b[:48]
	r.PHandle = cu.Array(u64(p[0:]))
	decodeStruct(&d, 8, &r.PAllocateArray)
	return d.err
}

// Append writes the record behind b.
func (r *Array3DCreate_v2Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PHandle))
	b = appendStruct(b, &r.PAllocateArray)
	return b
}

// Array3DCreate_v2Reply answers cuArray3DCreate_v2.
type Array3DCreate_v2Reply struct {
}

// Decode reads the record from a frame's payload.
func (r *Array3DCreate_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *Array3DCreate_v2Reply) Append(b []byte) []byte {
	return b
}

// Array3DGetDescriptor_v2Request asks for cuArray3DGetDescriptor_v2.
type Array3DGetDescriptor_v2Request struct {
	HArray cu.Array
}

// Decode reads the record from a frame's payload.
func (r *Array3DGetDescriptor_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HArray = cu.Array(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *Array3DGetDescriptor_v2Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HArray))
	return b
}

// Array3DGetDescriptor_v2Reply answers cuArray3DGetDescriptor_v2.
type Array3DGetDescriptor_v2Reply struct {
	PArrayDescriptor cu.CUDA_ARRAY3D_DESCRIPTOR_v2
}

// Decode reads the record from a frame's payload.
func (r *Array3DGetDescriptor_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.PArrayDescriptor)
	return d.err
}

// Append writes the record behind b.
func (r *Array3DGetDescriptor_v2Reply) Append(b []byte) []byte {
	b = appendStruct(b, &r.PArrayDescriptor)
	return b
}

// MipmappedArrayCreateRequest asks for cuMipmappedArrayCreate.
type MipmappedArrayCreateRequest struct {
	PHandle             cu.MipmappedArray
	PMipmappedArrayDesc cu.CUDA_ARRAY3D_DESCRIPTOR_v2
	NumMipmapLevels     uint32
}

// Decode reads the record from a frame's payload.
func (r *MipmappedArrayCreateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 56}
	if err := d.need(56); err != nil {
		return err
	}
	p := b[:56]
	r.PHandle = cu.MipmappedArray(u64(p[0:]))
	decodeStruct(&d, 8, &r.PMipmappedArrayDesc)
	r.NumMipmapLevels = uint32(u64(p[48:]))
	return d.err
}

// Append writes the record behind b.
func (r *MipmappedArrayCreateRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PHandle))
	b = appendStruct(b, &r.PMipmappedArrayDesc)
	b = appendU64(b, uint64(r.NumMipmapLevels))
	return b
}

// MipmappedArrayCreateReply answers cuMipmappedArrayCreate.
type MipmappedArrayCreateReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MipmappedArrayCreateReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MipmappedArrayCreateReply) Append(b []byte) []byte {
	return b
}

// MipmappedArrayGetLevelRequest asks for cuMipmappedArrayGetLevel.
type MipmappedArrayGetLevelRequest struct {
	HMipmappedArray cu.MipmappedArray
	Level           uint32
}

// Decode reads the record from a frame's payload.
func (r *MipmappedArrayGetLevelRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HMipmappedArray = cu.MipmappedArray(u64(p[0:]))
	r.Level = uint32(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *MipmappedArrayGetLevelRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HMipmappedArray))
	b = appendU64(b, uint64(r.Level))
	return b
}

// MipmappedArrayGetLevelReply answers cuMipmappedArrayGetLevel.
type MipmappedArrayGetLevelReply struct {
	PLevelArray cu.Array
}

// Decode reads the record from a frame's payload.
func (r *MipmappedArrayGetLevelReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PLevelArray = cu.Array(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *MipmappedArrayGetLevelReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PLevelArray))
	return b
}

// MipmappedArrayGetSparsePropertiesRequest asks for cuMipmappedArrayGetSparseProperties.
type MipmappedArrayGetSparsePropertiesRequest struct {
	Mipmap cu.MipmappedArray
}

// Decode reads the record from a frame's payload.
func (r *MipmappedArrayGetSparsePropertiesRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Mipmap = cu.MipmappedArray(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *MipmappedArrayGetSparsePropertiesRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Mipmap))
	return b
}

// MipmappedArrayGetSparsePropertiesReply answers cuMipmappedArrayGetSparseProperties.
type MipmappedArrayGetSparsePropertiesReply struct {
	SparseProperties cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1
}

// Decode reads the record from a frame's payload.
func (r *MipmappedArrayGetSparsePropertiesReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 48}
	if err := d.need(48); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.SparseProperties)
	return d.err
}

// Append writes the record behind b.
func (r *MipmappedArrayGetSparsePropertiesReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.SparseProperties)
	return b
}

// MipmappedArrayGetMemoryRequirementsRequest asks for cuMipmappedArrayGetMemoryRequirements.
type MipmappedArrayGetMemoryRequirementsRequest struct {
	Mipmap cu.MipmappedArray
	Device cu.Device
}

// Decode reads the record from a frame's payload.
func (r *MipmappedArrayGetMemoryRequirementsRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Mipmap = cu.MipmappedArray(u64(p[0:]))
	r.Device = cu.Device(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *MipmappedArrayGetMemoryRequirementsRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Mipmap))
	b = appendU64(b, uint64(r.Device))
	return b
}

// MipmappedArrayGetMemoryRequirementsReply answers cuMipmappedArrayGetMemoryRequirements.
type MipmappedArrayGetMemoryRequirementsReply struct {
	MemoryRequirements cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1
}

// Decode reads the record from a frame's payload.
func (r *MipmappedArrayGetMemoryRequirementsReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.MemoryRequirements)
	return d.err
}

// Append writes the record behind b.
func (r *MipmappedArrayGetMemoryRequirementsReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.MemoryRequirements)
	return b
}

// MipmappedArrayDestroyRequest asks for cuMipmappedArrayDestroy.
type MipmappedArrayDestroyRequest struct {
	HMipmappedArray cu.MipmappedArray
}

// Decode reads the record from a frame's payload.
func (r *MipmappedArrayDestroyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HMipmappedArray = cu.MipmappedArray(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *MipmappedArrayDestroyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HMipmappedArray))
	return b
}

// TexObjectCreateRequest asks for cuTexObjectCreate.
type TexObjectCreateRequest struct {
	Present      uint64 // bit i: optional parameter i was given
	PResDesc     cu.CUDA_RESOURCE_DESC_v1
	PTexDesc     cu.CUDA_TEXTURE_DESC_v1
	PResViewDesc cu.CUDA_RESOURCE_VIEW_DESC_v1
}

// Decode reads the record from a frame's payload.
func (r *TexObjectCreateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 368}
	if err := d.need(368); err != nil {
		return err
	}
	p := b[:368]
	r.Present = u64(p[0:])
	decodeStruct(&d, 8, &r.PResDesc)
	decodeStruct(&d, 152, &r.PTexDesc)
	decodeStruct(&d, 256, &r.PResViewDesc)
	return d.err
}

// Append writes the record behind b.
func (r *TexObjectCreateRequest) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendStruct(b, &r.PResDesc)
	b = appendStruct(b, &r.PTexDesc)
	b = appendStruct(b, &r.PResViewDesc)
	return b
}

// TexObjectCreateReply answers cuTexObjectCreate.
type TexObjectCreateReply struct {
	PTexObject cu.TexObject
}

// Decode reads the record from a frame's payload.
func (r *TexObjectCreateReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PTexObject = cu.TexObject(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexObjectCreateReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PTexObject))
	return b
}

// TexObjectDestroyRequest asks for cuTexObjectDestroy.
type TexObjectDestroyRequest struct {
	TexObject cu.TexObject
}

// Decode reads the record from a frame's payload.
func (r *TexObjectDestroyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.TexObject = cu.TexObject(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexObjectDestroyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.TexObject))
	return b
}

// TexObjectDestroyReply answers cuTexObjectDestroy.
type TexObjectDestroyReply struct {
}

// Decode reads the record from a frame's payload.
func (r *TexObjectDestroyReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *TexObjectDestroyReply) Append(b []byte) []byte {
	return b
}

// TexObjectGetResourceDescRequest asks for cuTexObjectGetResourceDesc.
type TexObjectGetResourceDescRequest struct {
	TexObject cu.TexObject
}

// Decode reads the record from a frame's payload.
func (r *TexObjectGetResourceDescRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.TexObject = cu.TexObject(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexObjectGetResourceDescRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.TexObject))
	return b
}

// TexObjectGetResourceDescReply answers cuTexObjectGetResourceDesc.
type TexObjectGetResourceDescReply struct {
	PResDesc cu.CUDA_RESOURCE_DESC_v1
}

// Decode reads the record from a frame's payload.
func (r *TexObjectGetResourceDescReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 144}
	if err := d.need(144); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.PResDesc)
	return d.err
}

// Append writes the record behind b.
func (r *TexObjectGetResourceDescReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.PResDesc)
	return b
}

// TexObjectGetTextureDescRequest asks for cuTexObjectGetTextureDesc.
type TexObjectGetTextureDescRequest struct {
	TexObject cu.TexObject
}

// Decode reads the record from a frame's payload.
func (r *TexObjectGetTextureDescRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.TexObject = cu.TexObject(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexObjectGetTextureDescRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.TexObject))
	return b
}

// TexObjectGetTextureDescReply answers cuTexObjectGetTextureDesc.
type TexObjectGetTextureDescReply struct {
	PTexDesc cu.CUDA_TEXTURE_DESC_v1
}

// Decode reads the record from a frame's payload.
func (r *TexObjectGetTextureDescReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 104}
	if err := d.need(104); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.PTexDesc)
	return d.err
}

// Append writes the record behind b.
func (r *TexObjectGetTextureDescReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.PTexDesc)
	return b
}

// TexObjectGetResourceViewDescRequest asks for cuTexObjectGetResourceViewDesc.
type TexObjectGetResourceViewDescRequest struct {
	TexObject cu.TexObject
}

// Decode reads the record from a frame's payload.
func (r *TexObjectGetResourceViewDescRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.TexObject = cu.TexObject(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexObjectGetResourceViewDescRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.TexObject))
	return b
}

// TexObjectGetResourceViewDescReply answers cuTexObjectGetResourceViewDesc.
type TexObjectGetResourceViewDescReply struct {
	PResViewDesc cu.CUDA_RESOURCE_VIEW_DESC_v1
}

// Decode reads the record from a frame's payload.
func (r *TexObjectGetResourceViewDescReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 112}
	if err := d.need(112); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.PResViewDesc)
	return d.err
}

// Append writes the record behind b.
func (r *TexObjectGetResourceViewDescReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.PResViewDesc)
	return b
}

// SurfObjectCreateRequest asks for cuSurfObjectCreate.
type SurfObjectCreateRequest struct {
	PResDesc cu.CUDA_RESOURCE_DESC_v1
}

// Decode reads the record from a frame's payload.
func (r *SurfObjectCreateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 144}
	if err := d.need(144); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.PResDesc)
	return d.err
}

// Append writes the record behind b.
func (r *SurfObjectCreateRequest) Append(b []byte) []byte {
	b = appendStruct(b, &r.PResDesc)
	return b
}

// SurfObjectCreateReply answers cuSurfObjectCreate.
type SurfObjectCreateReply struct {
	PSurfObject cu.SurfObject
}

// Decode reads the record from a frame's payload.
func (r *SurfObjectCreateReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PSurfObject = cu.SurfObject(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *SurfObjectCreateReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PSurfObject))
	return b
}

// SurfObjectDestroyRequest asks for cuSurfObjectDestroy.
type SurfObjectDestroyRequest struct {
	SurfObject cu.SurfObject
}

// Decode reads the record from a frame's payload.
func (r *SurfObjectDestroyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.SurfObject = cu.SurfObject(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *SurfObjectDestroyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.SurfObject))
	return b
}

// SurfObjectDestroyReply answers cuSurfObjectDestroy.
type SurfObjectDestroyReply struct {
}

// Decode reads the record from a frame's payload.
func (r *SurfObjectDestroyReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *SurfObjectDestroyReply) Append(b []byte) []byte {
	return b
}

// SurfObjectGetResourceDescRequest asks for cuSurfObjectGetResourceDesc.
type SurfObjectGetResourceDescRequest struct {
	SurfObject cu.SurfObject
}

// Decode reads the record from a frame's payload.
func (r *SurfObjectGetResourceDescRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.SurfObject = cu.SurfObject(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *SurfObjectGetResourceDescRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.SurfObject))
	return b
}

// SurfObjectGetResourceDescReply answers cuSurfObjectGetResourceDesc.
type SurfObjectGetResourceDescReply struct {
	PResDesc cu.CUDA_RESOURCE_DESC_v1
}

// Decode reads the record from a frame's payload.
func (r *SurfObjectGetResourceDescReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 144}
	if err := d.need(144); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.PResDesc)
	return d.err
}

// Append writes the record behind b.
func (r *SurfObjectGetResourceDescReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.PResDesc)
	return b
}

// TensorMapReplaceAddressRequest asks for cuTensorMapReplaceAddress.
type TensorMapReplaceAddressRequest struct {
	TensorMap     cu.TensorMap
	GlobalAddress cu.Deviceptr
}

// Decode reads the record from a frame's payload.
func (r *TensorMapReplaceAddressRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 136}
	if err := d.need(136); err != nil {
		return err
	}
	p := b[:136]
	decodeStruct(&d, 0, &r.TensorMap)
	r.GlobalAddress = cu.Deviceptr(u64(p[128:]))
	return d.err
}

// Append writes the record behind b.
func (r *TensorMapReplaceAddressRequest) Append(b []byte) []byte {
	b = appendStruct(b, &r.TensorMap)
	b = appendU64(b, uint64(r.GlobalAddress))
	return b
}

// TensorMapReplaceAddressReply answers cuTensorMapReplaceAddress.
type TensorMapReplaceAddressReply struct {
	TensorMap cu.TensorMap
}

// Decode reads the record from a frame's payload.
func (r *TensorMapReplaceAddressReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 128}
	if err := d.need(128); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.TensorMap)
	return d.err
}

// Append writes the record behind b.
func (r *TensorMapReplaceAddressReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.TensorMap)
	return b
}

// TexRefCreateRequest asks for cuTexRefCreate.
type TexRefCreateRequest struct {
	PTexRef cu.Texref
}

// Decode reads the record from a frame's payload.
func (r *TexRefCreateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PTexRef = cu.Texref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefCreateRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PTexRef))
	return b
}

// TexRefDestroyRequest asks for cuTexRefDestroy.
type TexRefDestroyRequest struct {
	HTexRef cu.Texref
}

// Decode reads the record from a frame's payload.
func (r *TexRefDestroyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HTexRef = cu.Texref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefDestroyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	return b
}

// TexRefSetArrayRequest asks for cuTexRefSetArray.
type TexRefSetArrayRequest struct {
	HTexRef cu.Texref
	HArray  cu.Array
	Flags   uint32
}

// Decode reads the record from a frame's payload.
func (r *TexRefSetArrayRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.HTexRef = cu.Texref(u64(p[0:]))
	r.HArray = cu.Array(u64(p[8:]))
	r.Flags = uint32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefSetArrayRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	b = appendU64(b, uint64(r.HArray))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// TexRefSetMipmappedArrayRequest asks for cuTexRefSetMipmappedArray.
type TexRefSetMipmappedArrayRequest struct {
	HTexRef         cu.Texref
	HMipmappedArray cu.MipmappedArray
	Flags           uint32
}

// Decode reads the record from a frame's payload.
func (r *TexRefSetMipmappedArrayRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.HTexRef = cu.Texref(u64(p[0:]))
	r.HMipmappedArray = cu.MipmappedArray(u64(p[8:]))
	r.Flags = uint32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefSetMipmappedArrayRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	b = appendU64(b, uint64(r.HMipmappedArray))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// TexRefSetAddress_v2Request asks for cuTexRefSetAddress_v2.
type TexRefSetAddress_v2Request struct {
	Present uint64 // bit i: optional parameter i was given
	HTexRef cu.Texref
	Dptr    cu.Deviceptr
	Bytes   uint64
}

// Decode reads the record from a frame's payload.
func (r *TexRefSetAddress_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Present = u64(p[0:])
	r.HTexRef = cu.Texref(u64(p[8:]))
	r.Dptr = cu.Deviceptr(u64(p[16:]))
	r.Bytes = uint64(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefSetAddress_v2Request) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(r.HTexRef))
	b = appendU64(b, uint64(r.Dptr))
	b = appendU64(b, uint64(r.Bytes))
	return b
}

// TexRefSetAddress_v2Reply answers cuTexRefSetAddress_v2.
type TexRefSetAddress_v2Reply struct {
	ByteOffset uint64
}

// Decode reads the record from a frame's payload.
func (r *TexRefSetAddress_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.ByteOffset = uint64(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefSetAddress_v2Reply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.ByteOffset))
	return b
}

// TexRefSetAddress2D_v3Request asks for cuTexRefSetAddress2D_v3.
type TexRefSetAddress2D_v3Request struct {
	HTexRef cu.Texref
	Desc    cu.CUDA_ARRAY_DESCRIPTOR_v2
	Dptr    cu.Deviceptr
	Pitch   uint64
}

// Decode reads the record from a frame's payload.
func (r *TexRefSetAddress2D_v3Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 48}
	if err := d.need(48); err != nil {
		return err
	}
	p := b[:48]
	r.HTexRef = cu.Texref(u64(p[0:]))
	decodeStruct(&d, 8, &r.Desc)
	r.Dptr = cu.Deviceptr(u64(p[32:]))
	r.Pitch = uint64(u64(p[40:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefSetAddress2D_v3Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	b = appendStruct(b, &r.Desc)
	b = appendU64(b, uint64(r.Dptr))
	b = appendU64(b, uint64(r.Pitch))
	return b
}

// TexRefSetFormatRequest asks for cuTexRefSetFormat.
type TexRefSetFormatRequest struct {
	HTexRef             cu.Texref
	Fmt                 cu.Array_format
	NumPackedComponents int32
}

// Decode reads the record from a frame's payload.
func (r *TexRefSetFormatRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.HTexRef = cu.Texref(u64(p[0:]))
	r.Fmt = cu.Array_format(u64(p[8:]))
	r.NumPackedComponents = int32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefSetFormatRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	b = appendU64(b, uint64(r.Fmt))
	b = appendU64(b, uint64(r.NumPackedComponents))
	return b
}

// TexRefSetAddressModeRequest asks for cuTexRefSetAddressMode.
type TexRefSetAddressModeRequest struct {
	HTexRef cu.Texref
	Dim     int32
	Am      cu.Address_mode
}

// Decode reads the record from a frame's payload.
func (r *TexRefSetAddressModeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.HTexRef = cu.Texref(u64(p[0:]))
	r.Dim = int32(u64(p[8:]))
	r.Am = cu.Address_mode(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefSetAddressModeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	b = appendU64(b, uint64(r.Dim))
	b = appendU64(b, uint64(r.Am))
	return b
}

// TexRefSetFilterModeRequest asks for cuTexRefSetFilterMode.
type TexRefSetFilterModeRequest struct {
	HTexRef cu.Texref
	Fm      cu.Filter_mode
}

// Decode reads the record from a frame's payload.
func (r *TexRefSetFilterModeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HTexRef = cu.Texref(u64(p[0:]))
	r.Fm = cu.Filter_mode(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefSetFilterModeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	b = appendU64(b, uint64(r.Fm))
	return b
}

// TexRefSetMipmapFilterModeRequest asks for cuTexRefSetMipmapFilterMode.
type TexRefSetMipmapFilterModeRequest struct {
	HTexRef cu.Texref
	Fm      cu.Filter_mode
}

// Decode reads the record from a frame's payload.
func (r *TexRefSetMipmapFilterModeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HTexRef = cu.Texref(u64(p[0:]))
	r.Fm = cu.Filter_mode(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefSetMipmapFilterModeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	b = appendU64(b, uint64(r.Fm))
	return b
}

// TexRefSetMipmapLevelBiasRequest asks for cuTexRefSetMipmapLevelBias.
type TexRefSetMipmapLevelBiasRequest struct {
	HTexRef cu.Texref
	Bias    float32
}

// Decode reads the record from a frame's payload.
func (r *TexRefSetMipmapLevelBiasRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HTexRef = cu.Texref(u64(p[0:]))
	r.Bias = float32(d.f32(8))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefSetMipmapLevelBiasRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	b = appendF32(b, float32(r.Bias))
	return b
}

// TexRefSetMipmapLevelClampRequest asks for cuTexRefSetMipmapLevelClamp.
type TexRefSetMipmapLevelClampRequest struct {
	HTexRef             cu.Texref
	MinMipmapLevelClamp float32
	MaxMipmapLevelClamp float32
}

// Decode reads the record from a frame's payload.
func (r *TexRefSetMipmapLevelClampRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.HTexRef = cu.Texref(u64(p[0:]))
	r.MinMipmapLevelClamp = float32(d.f32(8))
	r.MaxMipmapLevelClamp = float32(d.f32(16))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefSetMipmapLevelClampRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	b = appendF32(b, float32(r.MinMipmapLevelClamp))
	b = appendF32(b, float32(r.MaxMipmapLevelClamp))
	return b
}

// TexRefSetMaxAnisotropyRequest asks for cuTexRefSetMaxAnisotropy.
type TexRefSetMaxAnisotropyRequest struct {
	HTexRef  cu.Texref
	MaxAniso uint32
}

// Decode reads the record from a frame's payload.
func (r *TexRefSetMaxAnisotropyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HTexRef = cu.Texref(u64(p[0:]))
	r.MaxAniso = uint32(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefSetMaxAnisotropyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	b = appendU64(b, uint64(r.MaxAniso))
	return b
}

// TexRefSetBorderColorRequest asks for cuTexRefSetBorderColor.
type TexRefSetBorderColorRequest struct {
	HTexRef      cu.Texref
	PBorderColor []float32
}

// Decode reads the record from a frame's payload.
func (r *TexRefSetBorderColorRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HTexRef = cu.Texref(u64(p[0:]))
	r.PBorderColor = decodeSlice(&d, 8, r.PBorderColor)
	return d.err
}

// Append writes the record behind b.
func (r *TexRefSetBorderColorRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	b = appendU64(b, uint64(len(r.PBorderColor)))
	b = appendSlice(b, r.PBorderColor)
	return b
}

// TexRefSetFlagsRequest asks for cuTexRefSetFlags.
type TexRefSetFlagsRequest struct {
	HTexRef cu.Texref
	Flags   uint32
}

// Decode reads the record from a frame's payload.
func (r *TexRefSetFlagsRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HTexRef = cu.Texref(u64(p[0:]))
	r.Flags = uint32(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefSetFlagsRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// TexRefGetAddress_v2Request asks for cuTexRefGetAddress_v2.
type TexRefGetAddress_v2Request struct {
	HTexRef cu.Texref
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetAddress_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HTexRef = cu.Texref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetAddress_v2Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	return b
}

// TexRefGetAddress_v2Reply answers cuTexRefGetAddress_v2.
type TexRefGetAddress_v2Reply struct {
	Pdptr cu.Deviceptr
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetAddress_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Pdptr = cu.Deviceptr(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetAddress_v2Reply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Pdptr))
	return b
}

// TexRefGetArrayRequest asks for cuTexRefGetArray.
type TexRefGetArrayRequest struct {
	HTexRef cu.Texref
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetArrayRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HTexRef = cu.Texref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetArrayRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	return b
}

// TexRefGetArrayReply answers cuTexRefGetArray.
type TexRefGetArrayReply struct {
	PhArray cu.Array
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetArrayReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PhArray = cu.Array(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetArrayReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PhArray))
	return b
}

// TexRefGetMipmappedArrayRequest asks for cuTexRefGetMipmappedArray.
type TexRefGetMipmappedArrayRequest struct {
	HTexRef cu.Texref
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetMipmappedArrayRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HTexRef = cu.Texref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetMipmappedArrayRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	return b
}

// TexRefGetMipmappedArrayReply answers cuTexRefGetMipmappedArray.
type TexRefGetMipmappedArrayReply struct {
	PhMipmappedArray cu.MipmappedArray
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetMipmappedArrayReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PhMipmappedArray = cu.MipmappedArray(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetMipmappedArrayReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PhMipmappedArray))
	return b
}

// TexRefGetAddressModeRequest asks for cuTexRefGetAddressMode.
type TexRefGetAddressModeRequest struct {
	HTexRef cu.Texref
	Dim     int32
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetAddressModeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HTexRef = cu.Texref(u64(p[0:]))
	r.Dim = int32(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetAddressModeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	b = appendU64(b, uint64(r.Dim))
	return b
}

// TexRefGetAddressModeReply answers cuTexRefGetAddressMode.
type TexRefGetAddressModeReply struct {
	Pam cu.Address_mode
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetAddressModeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Pam = cu.Address_mode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetAddressModeReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Pam))
	return b
}

// TexRefGetFilterModeRequest asks for cuTexRefGetFilterMode.
type TexRefGetFilterModeRequest struct {
	HTexRef cu.Texref
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetFilterModeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HTexRef = cu.Texref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetFilterModeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	return b
}

// TexRefGetFilterModeReply answers cuTexRefGetFilterMode.
type TexRefGetFilterModeReply struct {
	Pfm cu.Filter_mode
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetFilterModeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Pfm = cu.Filter_mode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetFilterModeReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Pfm))
	return b
}

// TexRefGetFormatRequest asks for cuTexRefGetFormat.
type TexRefGetFormatRequest struct {
	HTexRef cu.Texref
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetFormatRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HTexRef = cu.Texref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetFormatRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	return b
}

// TexRefGetFormatReply answers cuTexRefGetFormat.
type TexRefGetFormatReply struct {
	PFormat      cu.Array_format
	PNumChannels int32
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetFormatReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.PFormat = cu.Array_format(u64(p[0:]))
	r.PNumChannels = int32(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetFormatReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PFormat))
	b = appendU64(b, uint64(r.PNumChannels))
	return b
}

// TexRefGetMipmapFilterModeRequest asks for cuTexRefGetMipmapFilterMode.
type TexRefGetMipmapFilterModeRequest struct {
	HTexRef cu.Texref
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetMipmapFilterModeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HTexRef = cu.Texref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetMipmapFilterModeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	return b
}

// TexRefGetMipmapFilterModeReply answers cuTexRefGetMipmapFilterMode.
type TexRefGetMipmapFilterModeReply struct {
	Pfm cu.Filter_mode
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetMipmapFilterModeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Pfm = cu.Filter_mode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetMipmapFilterModeReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Pfm))
	return b
}

// TexRefGetMipmapLevelBiasRequest asks for cuTexRefGetMipmapLevelBias.
type TexRefGetMipmapLevelBiasRequest struct {
	HTexRef cu.Texref
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetMipmapLevelBiasRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HTexRef = cu.Texref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetMipmapLevelBiasRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	return b
}

// TexRefGetMipmapLevelBiasReply answers cuTexRefGetMipmapLevelBias.
type TexRefGetMipmapLevelBiasReply struct {
	Pbias float32
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetMipmapLevelBiasReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Pbias = float32(d.f32(0))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetMipmapLevelBiasReply) Append(b []byte) []byte {
	b = appendF32(b, float32(r.Pbias))
	return b
}

// TexRefGetMipmapLevelClampRequest asks for cuTexRefGetMipmapLevelClamp.
type TexRefGetMipmapLevelClampRequest struct {
	HTexRef cu.Texref
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetMipmapLevelClampRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HTexRef = cu.Texref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetMipmapLevelClampRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	return b
}

// TexRefGetMipmapLevelClampReply answers cuTexRefGetMipmapLevelClamp.
type TexRefGetMipmapLevelClampReply struct {
	PminMipmapLevelClamp float32
	PmaxMipmapLevelClamp float32
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetMipmapLevelClampReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	r.PminMipmapLevelClamp = float32(d.f32(0))
	r.PmaxMipmapLevelClamp = float32(d.f32(8))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetMipmapLevelClampReply) Append(b []byte) []byte {
	b = appendF32(b, float32(r.PminMipmapLevelClamp))
	b = appendF32(b, float32(r.PmaxMipmapLevelClamp))
	return b
}

// TexRefGetMaxAnisotropyRequest asks for cuTexRefGetMaxAnisotropy.
type TexRefGetMaxAnisotropyRequest struct {
	HTexRef cu.Texref
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetMaxAnisotropyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HTexRef = cu.Texref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetMaxAnisotropyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	return b
}

// TexRefGetMaxAnisotropyReply answers cuTexRefGetMaxAnisotropy.
type TexRefGetMaxAnisotropyReply struct {
	PmaxAniso int32
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetMaxAnisotropyReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PmaxAniso = int32(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetMaxAnisotropyReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PmaxAniso))
	return b
}

// TexRefGetBorderColorRequest asks for cuTexRefGetBorderColor.
type TexRefGetBorderColorRequest struct {
	HTexRef cu.Texref
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetBorderColorRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HTexRef = cu.Texref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetBorderColorRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	return b
}

// TexRefGetBorderColorReply answers cuTexRefGetBorderColor.
type TexRefGetBorderColorReply struct {
	PBorderColor []float32
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetBorderColorReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.PBorderColor = decodeSlice(&d, 0, r.PBorderColor)
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetBorderColorReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.PBorderColor)))
	b = appendSlice(b, r.PBorderColor)
	return b
}

// TexRefGetFlagsRequest asks for cuTexRefGetFlags.
type TexRefGetFlagsRequest struct {
	HTexRef cu.Texref
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetFlagsRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HTexRef = cu.Texref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetFlagsRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HTexRef))
	return b
}

// TexRefGetFlagsReply answers cuTexRefGetFlags.
type TexRefGetFlagsReply struct {
	PFlags uint32
}

// Decode reads the record from a frame's payload.
func (r *TexRefGetFlagsReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PFlags = uint32(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *TexRefGetFlagsReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PFlags))
	return b
}

// SurfRefSetArrayRequest asks for cuSurfRefSetArray.
type SurfRefSetArrayRequest struct {
	HSurfRef cu.Surfref
	HArray   cu.Array
	Flags    uint32
}

// Decode reads the record from a frame's payload.
func (r *SurfRefSetArrayRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.HSurfRef = cu.Surfref(u64(p[0:]))
	r.HArray = cu.Array(u64(p[8:]))
	r.Flags = uint32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *SurfRefSetArrayRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HSurfRef))
	b = appendU64(b, uint64(r.HArray))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// SurfRefGetArrayRequest asks for cuSurfRefGetArray.
type SurfRefGetArrayRequest struct {
	HSurfRef cu.Surfref
}

// Decode reads the record from a frame's payload.
func (r *SurfRefGetArrayRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HSurfRef = cu.Surfref(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *SurfRefGetArrayRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HSurfRef))
	return b
}

// SurfRefGetArrayReply answers cuSurfRefGetArray.
type SurfRefGetArrayReply struct {
	PhArray cu.Array
}

// Decode reads the record from a frame's payload.
func (r *SurfRefGetArrayReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PhArray = cu.Array(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *SurfRefGetArrayReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PhArray))
	return b
}

// StreamCreateWithPriorityRequest asks for cuStreamCreateWithPriority.
type StreamCreateWithPriorityRequest struct {
	PhStream cu.Stream
	Flags    uint32
	Priority int32
}

// Decode reads the record from a frame's payload.
func (r *StreamCreateWithPriorityRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.PhStream = cu.Stream(u64(p[0:]))
	r.Flags = uint32(u64(p[8:]))
	r.Priority = int32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *StreamCreateWithPriorityRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PhStream))
	b = appendU64(b, uint64(r.Flags))
	b = appendU64(b, uint64(r.Priority))
	return b
}

// StreamDestroy_v2Request asks for cuStreamDestroy_v2.
type StreamDestroy_v2Request struct {
	HStream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *StreamDestroy_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HStream = cu.Stream(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *StreamDestroy_v2Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HStream))
	return b
}

// StreamWaitEventRequest asks for cuStreamWaitEvent.
type StreamWaitEventRequest struct {
	HStream cu.Stream
	HEvent  cu.Event
	Flags   uint32
}

// Decode reads the record from a frame's payload.
func (r *StreamWaitEventRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.HStream = cu.Stream(u64(p[0:]))
	r.HEvent = cu.Event(u64(p[8:]))
	r.Flags = uint32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *StreamWaitEventRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HStream))
	b = appendU64(b, uint64(r.HEvent))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// StreamQueryRequest asks for cuStreamQuery.
type StreamQueryRequest struct {
	HStream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *StreamQueryRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HStream = cu.Stream(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *StreamQueryRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HStream))
	return b
}

// StreamQueryReply answers cuStreamQuery.
type StreamQueryReply struct {
}

// Decode reads the record from a frame's payload.
func (r *StreamQueryReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *StreamQueryReply) Append(b []byte) []byte {
	return b
}

// StreamSynchronizeRequest asks for cuStreamSynchronize.
type StreamSynchronizeRequest struct {
	HStream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *StreamSynchronizeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HStream = cu.Stream(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *StreamSynchronizeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HStream))
	return b
}

// StreamSynchronizeReply answers cuStreamSynchronize.
type StreamSynchronizeReply struct {
}

// Decode reads the record from a frame's payload.
func (r *StreamSynchronizeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *StreamSynchronizeReply) Append(b []byte) []byte {
	return b
}

// StreamCopyAttributesRequest asks for cuStreamCopyAttributes.
type StreamCopyAttributesRequest struct {
	DstStream cu.Stream
	SrcStream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *StreamCopyAttributesRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.DstStream = cu.Stream(u64(p[0:]))
	r.SrcStream = cu.Stream(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *StreamCopyAttributesRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.DstStream))
	b = appendU64(b, uint64(r.SrcStream))
	return b
}

// StreamCopyAttributesReply answers cuStreamCopyAttributes.
type StreamCopyAttributesReply struct {
}

// Decode reads the record from a frame's payload.
func (r *StreamCopyAttributesReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *StreamCopyAttributesReply) Append(b []byte) []byte {
	return b
}

// StreamGetAttributeRequest asks for cuStreamGetAttribute.
type StreamGetAttributeRequest struct {
	HStream cu.Stream
	Attr    cu.LaunchAttributeID
}

// Decode reads the record from a frame's payload.
func (r *StreamGetAttributeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HStream = cu.Stream(u64(p[0:]))
	r.Attr = cu.LaunchAttributeID(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *StreamGetAttributeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HStream))
	b = appendU64(b, uint64(r.Attr))
	return b
}

// StreamGetAttributeReply answers cuStreamGetAttribute.
type StreamGetAttributeReply struct {
	Value cu.LaunchAttributeValue
}

// Decode reads the record from a frame's payload.
func (r *StreamGetAttributeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 64}
	if err := d.need(64); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Value)
	return d.err
}

// Append writes the record behind b.
func (r *StreamGetAttributeReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Value)
	return b
}

// StreamSetAttributeRequest asks for cuStreamSetAttribute.
type StreamSetAttributeRequest struct {
	HStream cu.Stream
	Attr    cu.LaunchAttributeID
	Param   cu.LaunchAttributeValue
}

// Decode reads the record from a frame's payload.
func (r *StreamSetAttributeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 80}
	if err := d.need(80); err != nil {
		return err
	}
	p := b[:80]
	r.HStream = cu.Stream(u64(p[0:]))
	r.Attr = cu.LaunchAttributeID(u64(p[8:]))
	decodeStruct(&d, 16, &r.Param)
	return d.err
}

// Append writes the record behind b.
func (r *StreamSetAttributeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HStream))
	b = appendU64(b, uint64(r.Attr))
	b = appendStruct(b, &r.Param)
	return b
}

// StreamSetAttributeReply answers cuStreamSetAttribute.
type StreamSetAttributeReply struct {
}

// Decode reads the record from a frame's payload.
func (r *StreamSetAttributeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *StreamSetAttributeReply) Append(b []byte) []byte {
	return b
}

// EventCreateRequest asks for cuEventCreate.
type EventCreateRequest struct {
	PhEvent cu.Event
	Flags   uint32
}

// Decode reads the record from a frame's payload.
func (r *EventCreateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.PhEvent = cu.Event(u64(p[0:]))
	r.Flags = uint32(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *EventCreateRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PhEvent))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// EventRecordWithFlagsRequest asks for cuEventRecordWithFlags.
type EventRecordWithFlagsRequest struct {
	HEvent  cu.Event
	HStream cu.Stream
	Flags   uint32
}

// Decode reads the record from a frame's payload.
func (r *EventRecordWithFlagsRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.HEvent = cu.Event(u64(p[0:]))
	r.HStream = cu.Stream(u64(p[8:]))
	r.Flags = uint32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *EventRecordWithFlagsRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HEvent))
	b = appendU64(b, uint64(r.HStream))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// EventQueryRequest asks for cuEventQuery.
type EventQueryRequest struct {
	HEvent cu.Event
}

// Decode reads the record from a frame's payload.
func (r *EventQueryRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HEvent = cu.Event(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *EventQueryRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HEvent))
	return b
}

// EventQueryReply answers cuEventQuery.
type EventQueryReply struct {
}

// Decode reads the record from a frame's payload.
func (r *EventQueryReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *EventQueryReply) Append(b []byte) []byte {
	return b
}

// EventSynchronizeRequest asks for cuEventSynchronize.
type EventSynchronizeRequest struct {
	HEvent cu.Event
}

// Decode reads the record from a frame's payload.
func (r *EventSynchronizeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HEvent = cu.Event(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *EventSynchronizeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HEvent))
	return b
}

// EventSynchronizeReply answers cuEventSynchronize.
type EventSynchronizeReply struct {
}

// Decode reads the record from a frame's payload.
func (r *EventSynchronizeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *EventSynchronizeReply) Append(b []byte) []byte {
	return b
}

// EventDestroy_v2Request asks for cuEventDestroy_v2.
type EventDestroy_v2Request struct {
	HEvent cu.Event
}

// Decode reads the record from a frame's payload.
func (r *EventDestroy_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HEvent = cu.Event(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *EventDestroy_v2Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HEvent))
	return b
}

// EventElapsedTime_v2Request asks for cuEventElapsedTime_v2.
type EventElapsedTime_v2Request struct {
	HStart cu.Event
	HEnd   cu.Event
}

// Decode reads the record from a frame's payload.
func (r *EventElapsedTime_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HStart = cu.Event(u64(p[0:]))
	r.HEnd = cu.Event(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *EventElapsedTime_v2Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HStart))
	b = appendU64(b, uint64(r.HEnd))
	return b
}

// EventElapsedTime_v2Reply answers cuEventElapsedTime_v2.
type EventElapsedTime_v2Reply struct {
	PMilliseconds float32
}

// Decode reads the record from a frame's payload.
func (r *EventElapsedTime_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.PMilliseconds = float32(d.f32(0))
	return d.err
}

// Append writes the record behind b.
func (r *EventElapsedTime_v2Reply) Append(b []byte) []byte {
	b = appendF32(b, float32(r.PMilliseconds))
	return b
}

// StreamWaitValue32_v2Request asks for cuStreamWaitValue32_v2.
type StreamWaitValue32_v2Request struct {
	Stream cu.Stream
	Addr   cu.Deviceptr
	Value  cu.Cuuint32_t
	Flags  uint32
}

// Decode reads the record from a frame's payload.
func (r *StreamWaitValue32_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Stream = cu.Stream(u64(p[0:]))
	r.Addr = cu.Deviceptr(u64(p[8:]))
	r.Value = cu.Cuuint32_t(u64(p[16:]))
	r.Flags = uint32(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *StreamWaitValue32_v2Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Value))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// StreamWaitValue64_v2Request asks for cuStreamWaitValue64_v2.
type StreamWaitValue64_v2Request struct {
	Stream cu.Stream
	Addr   cu.Deviceptr
	Value  cu.Cuuint64_t
	Flags  uint32
}

// Decode reads the record from a frame's payload.
func (r *StreamWaitValue64_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Stream = cu.Stream(u64(p[0:]))
	r.Addr = cu.Deviceptr(u64(p[8:]))
	r.Value = cu.Cuuint64_t(u64(p[16:]))
	r.Flags = uint32(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *StreamWaitValue64_v2Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Value))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// StreamWriteValue32_v2Request asks for cuStreamWriteValue32_v2.
type StreamWriteValue32_v2Request struct {
	Stream cu.Stream
	Addr   cu.Deviceptr
	Value  cu.Cuuint32_t
	Flags  uint32
}

// Decode reads the record from a frame's payload.
func (r *StreamWriteValue32_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Stream = cu.Stream(u64(p[0:]))
	r.Addr = cu.Deviceptr(u64(p[8:]))
	r.Value = cu.Cuuint32_t(u64(p[16:]))
	r.Flags = uint32(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *StreamWriteValue32_v2Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Value))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// StreamWriteValue64_v2Request asks for cuStreamWriteValue64_v2.
type StreamWriteValue64_v2Request struct {
	Stream cu.Stream
	Addr   cu.Deviceptr
	Value  cu.Cuuint64_t
	Flags  uint32
}

// Decode reads the record from a frame's payload.
func (r *StreamWriteValue64_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Stream = cu.Stream(u64(p[0:]))
	r.Addr = cu.Deviceptr(u64(p[8:]))
	r.Value = cu.Cuuint64_t(u64(p[16:]))
	r.Flags = uint32(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *StreamWriteValue64_v2Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(r.Addr))
	b = appendU64(b, uint64(r.Value))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// StreamBatchMemOp_v2Request asks for cuStreamBatchMemOp_v2.
type StreamBatchMemOp_v2Request struct {
	Stream     cu.Stream
	Count      uint32
	ParamArray []cu.StreamBatchMemOpParams_v1
	Flags      uint32
}

// Decode reads the record from a frame's payload.
func (r *StreamBatchMemOp_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Stream = cu.Stream(u64(p[0:]))
	r.Count = uint32(u64(p[8:]))
	r.ParamArray = decodeSlice(&d, 16, r.ParamArray)
	r.Flags = uint32(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *StreamBatchMemOp_v2Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Stream))
	b = appendU64(b, uint64(r.Count))
	b = appendU64(b, uint64(len(r.ParamArray)))
	b = appendU64(b, uint64(r.Flags))
	b = appendSlice(b, r.ParamArray)
	return b
}

// GraphCreateRequest asks for cuGraphCreate.
type GraphCreateRequest struct {
	PhGraph cu.Graph
	Flags   uint32
}

// Decode reads the record from a frame's payload.
func (r *GraphCreateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.PhGraph = cu.Graph(u64(p[0:]))
	r.Flags = uint32(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphCreateRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PhGraph))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// GraphCreateReply answers cuGraphCreate.
type GraphCreateReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphCreateReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphCreateReply) Append(b []byte) []byte {
	return b
}

// GraphCloneRequest asks for cuGraphClone.
type GraphCloneRequest struct {
	PhGraphClone  cu.Graph
	OriginalGraph cu.Graph
}

// Decode reads the record from a frame's payload.
func (r *GraphCloneRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.PhGraphClone = cu.Graph(u64(p[0:]))
	r.OriginalGraph = cu.Graph(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphCloneRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PhGraphClone))
	b = appendU64(b, uint64(r.OriginalGraph))
	return b
}

// GraphCloneReply answers cuGraphClone.
type GraphCloneReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphCloneReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphCloneReply) Append(b []byte) []byte {
	return b
}

// GraphNodeFindInCloneRequest asks for cuGraphNodeFindInClone.
type GraphNodeFindInCloneRequest struct {
	HOriginalNode cu.GraphNode
	HClonedGraph  cu.Graph
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeFindInCloneRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HOriginalNode = cu.GraphNode(u64(p[0:]))
	r.HClonedGraph = cu.Graph(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeFindInCloneRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HOriginalNode))
	b = appendU64(b, uint64(r.HClonedGraph))
	return b
}

// GraphNodeFindInCloneReply answers cuGraphNodeFindInClone.
type GraphNodeFindInCloneReply struct {
	PhNode cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeFindInCloneReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PhNode = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeFindInCloneReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PhNode))
	return b
}

// GraphAddMemsetNodeRequest asks for cuGraphAddMemsetNode.
type GraphAddMemsetNodeRequest struct {
	HGraph          cu.Graph
	Dependencies    []cu.GraphNode
	NumDependencies uint64
	MemsetParams    cu.CUDA_MEMSET_NODE_PARAMS_v1
	Ctx             cu.Context
}

// Decode reads the record from a frame's payload.
func (r *GraphAddMemsetNodeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 72}
	if err := d.need(72); err != nil {
		return err
	}
	p := b[:72]
	r.HGraph = cu.Graph(u64(p[0:]))
	r.Dependencies = decodeSlice(&d, 8, r.Dependencies)
	r.NumDependencies = uint64(u64(p[16:]))
	decodeStruct(&d, 24, &r.MemsetParams)
	r.Ctx = cu.Context(u64(p[64:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphAddMemsetNodeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraph))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(r.NumDependencies))
	b = appendStruct(b, &r.MemsetParams)
	b = appendU64(b, uint64(r.Ctx))
	b = appendSlice(b, r.Dependencies)
	return b
}

// GraphAddMemsetNodeReply answers cuGraphAddMemsetNode.
type GraphAddMemsetNodeReply struct {
	PhGraphNode cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphAddMemsetNodeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PhGraphNode = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphAddMemsetNodeReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PhGraphNode))
	return b
}

// GraphAddChildGraphNodeRequest asks for cuGraphAddChildGraphNode.
type GraphAddChildGraphNodeRequest struct {
	HGraph          cu.Graph
	Dependencies    []cu.GraphNode
	NumDependencies uint64
	ChildGraph      cu.Graph
}

// Decode reads the record from a frame's payload.
func (r *GraphAddChildGraphNodeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.HGraph = cu.Graph(u64(p[0:]))
	r.Dependencies = decodeSlice(&d, 8, r.Dependencies)
	r.NumDependencies = uint64(u64(p[16:]))
	r.ChildGraph = cu.Graph(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphAddChildGraphNodeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraph))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(r.NumDependencies))
	b = appendU64(b, uint64(r.ChildGraph))
	b = appendSlice(b, r.Dependencies)
	return b
}

// GraphAddChildGraphNodeReply answers cuGraphAddChildGraphNode.
type GraphAddChildGraphNodeReply struct {
	PhGraphNode cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphAddChildGraphNodeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PhGraphNode = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphAddChildGraphNodeReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PhGraphNode))
	return b
}

// GraphAddEmptyNodeRequest asks for cuGraphAddEmptyNode.
type GraphAddEmptyNodeRequest struct {
	HGraph          cu.Graph
	Dependencies    []cu.GraphNode
	NumDependencies uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphAddEmptyNodeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.HGraph = cu.Graph(u64(p[0:]))
	r.Dependencies = decodeSlice(&d, 8, r.Dependencies)
	r.NumDependencies = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphAddEmptyNodeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraph))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(r.NumDependencies))
	b = appendSlice(b, r.Dependencies)
	return b
}

// GraphAddEmptyNodeReply answers cuGraphAddEmptyNode.
type GraphAddEmptyNodeReply struct {
	PhGraphNode cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphAddEmptyNodeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PhGraphNode = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphAddEmptyNodeReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PhGraphNode))
	return b
}

// GraphAddEventRecordNodeRequest asks for cuGraphAddEventRecordNode.
type GraphAddEventRecordNodeRequest struct {
	HGraph          cu.Graph
	Dependencies    []cu.GraphNode
	NumDependencies uint64
	Event           cu.Event
}

// Decode reads the record from a frame's payload.
func (r *GraphAddEventRecordNodeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.HGraph = cu.Graph(u64(p[0:]))
	r.Dependencies = decodeSlice(&d, 8, r.Dependencies)
	r.NumDependencies = uint64(u64(p[16:]))
	r.Event = cu.Event(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphAddEventRecordNodeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraph))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(r.NumDependencies))
	b = appendU64(b, uint64(r.Event))
	b = appendSlice(b, r.Dependencies)
	return b
}

// GraphAddEventRecordNodeReply answers cuGraphAddEventRecordNode.
type GraphAddEventRecordNodeReply struct {
	PhGraphNode cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphAddEventRecordNodeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PhGraphNode = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphAddEventRecordNodeReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PhGraphNode))
	return b
}

// GraphAddEventWaitNodeRequest asks for cuGraphAddEventWaitNode.
type GraphAddEventWaitNodeRequest struct {
	HGraph          cu.Graph
	Dependencies    []cu.GraphNode
	NumDependencies uint64
	Event           cu.Event
}

// Decode reads the record from a frame's payload.
func (r *GraphAddEventWaitNodeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.HGraph = cu.Graph(u64(p[0:]))
	r.Dependencies = decodeSlice(&d, 8, r.Dependencies)
	r.NumDependencies = uint64(u64(p[16:]))
	r.Event = cu.Event(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphAddEventWaitNodeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraph))
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(r.NumDependencies))
	b = appendU64(b, uint64(r.Event))
	b = appendSlice(b, r.Dependencies)
	return b
}

// GraphAddEventWaitNodeReply answers cuGraphAddEventWaitNode.
type GraphAddEventWaitNodeReply struct {
	PhGraphNode cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphAddEventWaitNodeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PhGraphNode = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphAddEventWaitNodeReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PhGraphNode))
	return b
}

// GraphConditionalHandleCreateRequest asks for cuGraphConditionalHandleCreate.
type GraphConditionalHandleCreateRequest struct {
	HGraph             cu.Graph
	Ctx                cu.Context
	DefaultLaunchValue uint32
	Flags              uint32
}

// Decode reads the record from a frame's payload.
func (r *GraphConditionalHandleCreateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.HGraph = cu.Graph(u64(p[0:]))
	r.Ctx = cu.Context(u64(p[8:]))
	r.DefaultLaunchValue = uint32(u64(p[16:]))
	r.Flags = uint32(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphConditionalHandleCreateRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraph))
	b = appendU64(b, uint64(r.Ctx))
	b = appendU64(b, uint64(r.DefaultLaunchValue))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// GraphConditionalHandleCreateReply answers cuGraphConditionalHandleCreate.
type GraphConditionalHandleCreateReply struct {
	PHandle_out cu.GraphConditionalHandle
}

// Decode reads the record from a frame's payload.
func (r *GraphConditionalHandleCreateReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PHandle_out = cu.GraphConditionalHandle(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphConditionalHandleCreateReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PHandle_out))
	return b
}

// GraphAddDependencies_v2Request asks for cuGraphAddDependencies_v2.
type GraphAddDependencies_v2Request struct {
	Present         uint64 // bit i: optional parameter i was given
	HGraph          cu.Graph
	From            []cu.GraphNode
	To              []cu.GraphNode
	EdgeData        []cu.GraphEdgeData
	NumDependencies uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphAddDependencies_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 48}
	if err := d.need(48); err != nil {
		return err
	}
	p := b[:48]
	r.Present = u64(p[0:])
	r.HGraph = cu.Graph(u64(p[8:]))
	r.From = decodeSlice(&d, 16, r.From)
	r.To = decodeSlice(&d, 24, r.To)
	r.EdgeData = decodeSlice(&d, 32, r.EdgeData)
	r.NumDependencies = uint64(u64(p[40:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphAddDependencies_v2Request) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(r.HGraph))
	b = appendU64(b, uint64(len(r.From)))
	b = appendU64(b, uint64(len(r.To)))
	b = appendU64(b, uint64(len(r.EdgeData)))
	b = appendU64(b, uint64(r.NumDependencies))
	b = appendSlice(b, r.From)
	b = appendSlice(b, r.To)
	b = appendSlice(b, r.EdgeData)
	return b
}

// GraphAddDependencies_v2Reply answers cuGraphAddDependencies_v2.
type GraphAddDependencies_v2Reply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphAddDependencies_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphAddDependencies_v2Reply) Append(b []byte) []byte {
	return b
}

// GraphAddDependenciesRequest asks for cuGraphAddDependencies.
type GraphAddDependenciesRequest struct {
	HGraph          cu.Graph
	From            []cu.GraphNode
	To              []cu.GraphNode
	NumDependencies uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphAddDependenciesRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.HGraph = cu.Graph(u64(p[0:]))
	r.From = decodeSlice(&d, 8, r.From)
	r.To = decodeSlice(&d, 16, r.To)
	r.NumDependencies = uint64(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphAddDependenciesRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraph))
	b = appendU64(b, uint64(len(r.From)))
	b = appendU64(b, uint64(len(r.To)))
	b = appendU64(b, uint64(r.NumDependencies))
	b = appendSlice(b, r.From)
	b = appendSlice(b, r.To)
	return b
}

// GraphAddDependenciesReply answers cuGraphAddDependencies.
type GraphAddDependenciesReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphAddDependenciesReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphAddDependenciesReply) Append(b []byte) []byte {
	return b
}

// GraphRemoveDependencies_v2Request asks for cuGraphRemoveDependencies_v2.
type GraphRemoveDependencies_v2Request struct {
	Present         uint64 // bit i: optional parameter i was given
	HGraph          cu.Graph
	From            []cu.GraphNode
	To              []cu.GraphNode
	EdgeData        []cu.GraphEdgeData
	NumDependencies uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphRemoveDependencies_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 48}
	if err := d.need(48); err != nil {
		return err
	}
	p := b[:48]
	r.Present = u64(p[0:])
	r.HGraph = cu.Graph(u64(p[8:]))
	r.From = decodeSlice(&d, 16, r.From)
	r.To = decodeSlice(&d, 24, r.To)
	r.EdgeData = decodeSlice(&d, 32, r.EdgeData)
	r.NumDependencies = uint64(u64(p[40:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphRemoveDependencies_v2Request) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(r.HGraph))
	b = appendU64(b, uint64(len(r.From)))
	b = appendU64(b, uint64(len(r.To)))
	b = appendU64(b, uint64(len(r.EdgeData)))
	b = appendU64(b, uint64(r.NumDependencies))
	b = appendSlice(b, r.From)
	b = appendSlice(b, r.To)
	b = appendSlice(b, r.EdgeData)
	return b
}

// GraphRemoveDependencies_v2Reply answers cuGraphRemoveDependencies_v2.
type GraphRemoveDependencies_v2Reply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphRemoveDependencies_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphRemoveDependencies_v2Reply) Append(b []byte) []byte {
	return b
}

// GraphRemoveDependenciesRequest asks for cuGraphRemoveDependencies.
type GraphRemoveDependenciesRequest struct {
	HGraph          cu.Graph
	From            []cu.GraphNode
	To              []cu.GraphNode
	NumDependencies uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphRemoveDependenciesRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.HGraph = cu.Graph(u64(p[0:]))
	r.From = decodeSlice(&d, 8, r.From)
	r.To = decodeSlice(&d, 16, r.To)
	r.NumDependencies = uint64(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphRemoveDependenciesRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraph))
	b = appendU64(b, uint64(len(r.From)))
	b = appendU64(b, uint64(len(r.To)))
	b = appendU64(b, uint64(r.NumDependencies))
	b = appendSlice(b, r.From)
	b = appendSlice(b, r.To)
	return b
}

// GraphRemoveDependenciesReply answers cuGraphRemoveDependencies.
type GraphRemoveDependenciesReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphRemoveDependenciesReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphRemoveDependenciesReply) Append(b []byte) []byte {
	return b
}

// GraphGetNodesRequest asks for cuGraphGetNodes.
type GraphGetNodesRequest struct {
	Present  uint64 // bit i: optional parameter i was given
	HGraph   cu.Graph
	NumNodes uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphGetNodesRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Present = u64(p[0:])
	r.HGraph = cu.Graph(u64(p[8:]))
	r.NumNodes = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphGetNodesRequest) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(r.HGraph))
	b = appendU64(b, uint64(r.NumNodes))
	return b
}

// GraphGetNodesReply answers cuGraphGetNodes.
type GraphGetNodesReply struct {
	Nodes    []cu.GraphNode
	NumNodes uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphGetNodesReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Nodes = decodeSlice(&d, 0, r.Nodes)
	r.NumNodes = uint64(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphGetNodesReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Nodes)))
	b = appendU64(b, uint64(r.NumNodes))
	b = appendSlice(b, r.Nodes)
	return b
}

// GraphGetRootNodesRequest asks for cuGraphGetRootNodes.
type GraphGetRootNodesRequest struct {
	Present      uint64 // bit i: optional parameter i was given
	HGraph       cu.Graph
	NumRootNodes uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphGetRootNodesRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Present = u64(p[0:])
	r.HGraph = cu.Graph(u64(p[8:]))
	r.NumRootNodes = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphGetRootNodesRequest) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(r.HGraph))
	b = appendU64(b, uint64(r.NumRootNodes))
	return b
}

// GraphGetRootNodesReply answers cuGraphGetRootNodes.
type GraphGetRootNodesReply struct {
	RootNodes    []cu.GraphNode
	NumRootNodes uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphGetRootNodesReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.RootNodes = decodeSlice(&d, 0, r.RootNodes)
	r.NumRootNodes = uint64(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphGetRootNodesReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.RootNodes)))
	b = appendU64(b, uint64(r.NumRootNodes))
	b = appendSlice(b, r.RootNodes)
	return b
}

// GraphGetEdges_v2Request asks for cuGraphGetEdges_v2.
type GraphGetEdges_v2Request struct {
	Present  uint64 // bit i: optional parameter i was given
	HGraph   cu.Graph
	NumEdges uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphGetEdges_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Present = u64(p[0:])
	r.HGraph = cu.Graph(u64(p[8:]))
	r.NumEdges = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphGetEdges_v2Request) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(r.HGraph))
	b = appendU64(b, uint64(r.NumEdges))
	return b
}

// GraphGetEdges_v2Reply answers cuGraphGetEdges_v2.
type GraphGetEdges_v2Reply struct {
	From     []cu.GraphNode
	To       []cu.GraphNode
	EdgeData []cu.GraphEdgeData
	NumEdges uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphGetEdges_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.From = decodeSlice(&d, 0, r.From)
	r.To = decodeSlice(&d, 8, r.To)
	r.EdgeData = decodeSlice(&d, 16, r.EdgeData)
	r.NumEdges = uint64(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphGetEdges_v2Reply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.From)))
	b = appendU64(b, uint64(len(r.To)))
	b = appendU64(b, uint64(len(r.EdgeData)))
	b = appendU64(b, uint64(r.NumEdges))
	b = appendSlice(b, r.From)
	b = appendSlice(b, r.To)
	b = appendSlice(b, r.EdgeData)
	return b
}

// GraphGetEdgesRequest asks for cuGraphGetEdges.
type GraphGetEdgesRequest struct {
	Present  uint64 // bit i: optional parameter i was given
	HGraph   cu.Graph
	NumEdges uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphGetEdgesRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Present = u64(p[0:])
	r.HGraph = cu.Graph(u64(p[8:]))
	r.NumEdges = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphGetEdgesRequest) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(r.HGraph))
	b = appendU64(b, uint64(r.NumEdges))
	return b
}

// GraphGetEdgesReply answers cuGraphGetEdges.
type GraphGetEdgesReply struct {
	From     []cu.GraphNode
	To       []cu.GraphNode
	NumEdges uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphGetEdgesReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.From = decodeSlice(&d, 0, r.From)
	r.To = decodeSlice(&d, 8, r.To)
	r.NumEdges = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphGetEdgesReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.From)))
	b = appendU64(b, uint64(len(r.To)))
	b = appendU64(b, uint64(r.NumEdges))
	b = appendSlice(b, r.From)
	b = appendSlice(b, r.To)
	return b
}

// GraphNodeGetDependencies_v2Request asks for cuGraphNodeGetDependencies_v2.
type GraphNodeGetDependencies_v2Request struct {
	Present         uint64 // bit i: optional parameter i was given
	HNode           cu.GraphNode
	NumDependencies uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeGetDependencies_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Present = u64(p[0:])
	r.HNode = cu.GraphNode(u64(p[8:]))
	r.NumDependencies = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeGetDependencies_v2Request) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(r.HNode))
	b = appendU64(b, uint64(r.NumDependencies))
	return b
}

// GraphNodeGetDependencies_v2Reply answers cuGraphNodeGetDependencies_v2.
type GraphNodeGetDependencies_v2Reply struct {
	Dependencies    []cu.GraphNode
	EdgeData        []cu.GraphEdgeData
	NumDependencies uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeGetDependencies_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Dependencies = decodeSlice(&d, 0, r.Dependencies)
	r.EdgeData = decodeSlice(&d, 8, r.EdgeData)
	r.NumDependencies = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeGetDependencies_v2Reply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(len(r.EdgeData)))
	b = appendU64(b, uint64(r.NumDependencies))
	b = appendSlice(b, r.Dependencies)
	b = appendSlice(b, r.EdgeData)
	return b
}

// GraphNodeGetDependenciesRequest asks for cuGraphNodeGetDependencies.
type GraphNodeGetDependenciesRequest struct {
	Present         uint64 // bit i: optional parameter i was given
	HNode           cu.GraphNode
	NumDependencies uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeGetDependenciesRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Present = u64(p[0:])
	r.HNode = cu.GraphNode(u64(p[8:]))
	r.NumDependencies = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeGetDependenciesRequest) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(r.HNode))
	b = appendU64(b, uint64(r.NumDependencies))
	return b
}

// GraphNodeGetDependenciesReply answers cuGraphNodeGetDependencies.
type GraphNodeGetDependenciesReply struct {
	Dependencies    []cu.GraphNode
	NumDependencies uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeGetDependenciesReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Dependencies = decodeSlice(&d, 0, r.Dependencies)
	r.NumDependencies = uint64(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeGetDependenciesReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Dependencies)))
	b = appendU64(b, uint64(r.NumDependencies))
	b = appendSlice(b, r.Dependencies)
	return b
}

// GraphNodeGetDependentNodes_v2Request asks for cuGraphNodeGetDependentNodes_v2.
type GraphNodeGetDependentNodes_v2Request struct {
	Present           uint64 // bit i: optional parameter i was given
	HNode             cu.GraphNode
	NumDependentNodes uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeGetDependentNodes_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Present = u64(p[0:])
	r.HNode = cu.GraphNode(u64(p[8:]))
	r.NumDependentNodes = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeGetDependentNodes_v2Request) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(r.HNode))
	b = appendU64(b, uint64(r.NumDependentNodes))
	return b
}

// GraphNodeGetDependentNodes_v2Reply answers cuGraphNodeGetDependentNodes_v2.
type GraphNodeGetDependentNodes_v2Reply struct {
	DependentNodes    []cu.GraphNode
	EdgeData          []cu.GraphEdgeData
	NumDependentNodes uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeGetDependentNodes_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.DependentNodes = decodeSlice(&d, 0, r.DependentNodes)
	r.EdgeData = decodeSlice(&d, 8, r.EdgeData)
	r.NumDependentNodes = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeGetDependentNodes_v2Reply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.DependentNodes)))
	b = appendU64(b, uint64(len(r.EdgeData)))
	b = appendU64(b, uint64(r.NumDependentNodes))
	b = appendSlice(b, r.DependentNodes)
	b = appendSlice(b, r.EdgeData)
	return b
}

// GraphNodeGetDependentNodesRequest asks for cuGraphNodeGetDependentNodes.
type GraphNodeGetDependentNodesRequest struct {
	Present           uint64 // bit i: optional parameter i was given
	HNode             cu.GraphNode
	NumDependentNodes uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeGetDependentNodesRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Present = u64(p[0:])
	r.HNode = cu.GraphNode(u64(p[8:]))
	r.NumDependentNodes = uint64(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeGetDependentNodesRequest) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(r.HNode))
	b = appendU64(b, uint64(r.NumDependentNodes))
	return b
}

// GraphNodeGetDependentNodesReply answers cuGraphNodeGetDependentNodes.
type GraphNodeGetDependentNodesReply struct {
	DependentNodes    []cu.GraphNode
	NumDependentNodes uint64
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeGetDependentNodesReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.DependentNodes = decodeSlice(&d, 0, r.DependentNodes)
	r.NumDependentNodes = uint64(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeGetDependentNodesReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.DependentNodes)))
	b = appendU64(b, uint64(r.NumDependentNodes))
	b = appendSlice(b, r.DependentNodes)
	return b
}

// GraphKernelNodeCopyAttributesRequest asks for cuGraphKernelNodeCopyAttributes.
type GraphKernelNodeCopyAttributesRequest struct {
	Dst cu.GraphNode
	Src cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphKernelNodeCopyAttributesRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Dst = cu.GraphNode(u64(p[0:]))
	r.Src = cu.GraphNode(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphKernelNodeCopyAttributesRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dst))
	b = appendU64(b, uint64(r.Src))
	return b
}

// GraphKernelNodeCopyAttributesReply answers cuGraphKernelNodeCopyAttributes.
type GraphKernelNodeCopyAttributesReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphKernelNodeCopyAttributesReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphKernelNodeCopyAttributesReply) Append(b []byte) []byte {
	return b
}

// GraphKernelNodeGetAttributeRequest asks for cuGraphKernelNodeGetAttribute.
type GraphKernelNodeGetAttributeRequest struct {
	HNode cu.GraphNode
	Attr  cu.LaunchAttributeID
}

// Decode reads the record from a frame's payload.
func (r *GraphKernelNodeGetAttributeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HNode = cu.GraphNode(u64(p[0:]))
	r.Attr = cu.LaunchAttributeID(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphKernelNodeGetAttributeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HNode))
	b = appendU64(b, uint64(r.Attr))
	return b
}

// GraphKernelNodeGetAttributeReply answers cuGraphKernelNodeGetAttribute.
type GraphKernelNodeGetAttributeReply struct {
	Value_out cu.LaunchAttributeValue
}

// Decode reads the record from a frame's payload.
func (r *GraphKernelNodeGetAttributeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 64}
	if err := d.need(64); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Value_out)
	return d.err
}

// Append writes the record behind b.
func (r *GraphKernelNodeGetAttributeReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Value_out)
	return b
}

// GraphKernelNodeSetAttributeRequest asks for cuGraphKernelNodeSetAttribute.
type GraphKernelNodeSetAttributeRequest struct {
	HNode cu.GraphNode
	Attr  cu.LaunchAttributeID
	Value cu.LaunchAttributeValue
}

// Decode reads the record from a frame's payload.
func (r *GraphKernelNodeSetAttributeRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 80}
	if err := d.need(80); err != nil {
		return err
	}
	p := b[:80]
	r.HNode = cu.GraphNode(u64(p[0:]))
	r.Attr = cu.LaunchAttributeID(u64(p[8:]))
	decodeStruct(&d, 16, &r.Value)
	return d.err
}

// Append writes the record behind b.
func (r *GraphKernelNodeSetAttributeRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HNode))
	b = appendU64(b, uint64(r.Attr))
	b = appendStruct(b, &r.Value)
	return b
}

// GraphKernelNodeSetAttributeReply answers cuGraphKernelNodeSetAttribute.
type GraphKernelNodeSetAttributeReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphKernelNodeSetAttributeReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphKernelNodeSetAttributeReply) Append(b []byte) []byte {
	return b
}

// GraphMemsetNodeGetParamsRequest asks for cuGraphMemsetNodeGetParams.
type GraphMemsetNodeGetParamsRequest struct {
	HNode cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphMemsetNodeGetParamsRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HNode = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemsetNodeGetParamsRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HNode))
	return b
}

// GraphMemsetNodeGetParamsReply answers cuGraphMemsetNodeGetParams.
type GraphMemsetNodeGetParamsReply struct {
	NodeParams cu.CUDA_MEMSET_NODE_PARAMS_v1
}

// Decode reads the record from a frame's payload.
func (r *GraphMemsetNodeGetParamsReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 40}
	if err := d.need(40); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.NodeParams)
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemsetNodeGetParamsReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.NodeParams)
	return b
}

// GraphMemsetNodeSetParamsRequest asks for cuGraphMemsetNodeSetParams.
type GraphMemsetNodeSetParamsRequest struct {
	HNode      cu.GraphNode
	NodeParams cu.CUDA_MEMSET_NODE_PARAMS_v1
}

// Decode reads the record from a frame's payload.
func (r *GraphMemsetNodeSetParamsRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 48}
	if err := d.need(48); err != nil {
		return err
	}
	p := b[:48]
	r.HNode = cu.GraphNode(u64(p[0:]))
	decodeStruct(&d, 8, &r.NodeParams)
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemsetNodeSetParamsRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HNode))
	b = appendStruct(b, &r.NodeParams)
	return b
}

// GraphMemsetNodeSetParamsReply answers cuGraphMemsetNodeSetParams.
type GraphMemsetNodeSetParamsReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphMemsetNodeSetParamsReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphMemsetNodeSetParamsReply) Append(b []byte) []byte {
	return b
}

// GraphChildGraphNodeGetGraphRequest asks for cuGraphChildGraphNodeGetGraph.
type GraphChildGraphNodeGetGraphRequest struct {
	HNode cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphChildGraphNodeGetGraphRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HNode = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphChildGraphNodeGetGraphRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HNode))
	return b
}

// GraphChildGraphNodeGetGraphReply answers cuGraphChildGraphNodeGetGraph.
type GraphChildGraphNodeGetGraphReply struct {
	PhGraph cu.Graph
}

// Decode reads the record from a frame's payload.
func (r *GraphChildGraphNodeGetGraphReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.PhGraph = cu.Graph(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphChildGraphNodeGetGraphReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PhGraph))
	return b
}

// GraphEventRecordNodeGetEventRequest asks for cuGraphEventRecordNodeGetEvent.
type GraphEventRecordNodeGetEventRequest struct {
	HNode cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphEventRecordNodeGetEventRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HNode = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphEventRecordNodeGetEventRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HNode))
	return b
}

// GraphEventRecordNodeGetEventReply answers cuGraphEventRecordNodeGetEvent.
type GraphEventRecordNodeGetEventReply struct {
	Event_out cu.Event
}

// Decode reads the record from a frame's payload.
func (r *GraphEventRecordNodeGetEventReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Event_out = cu.Event(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphEventRecordNodeGetEventReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Event_out))
	return b
}

// GraphEventRecordNodeSetEventRequest asks for cuGraphEventRecordNodeSetEvent.
type GraphEventRecordNodeSetEventRequest struct {
	HNode cu.GraphNode
	Event cu.Event
}

// Decode reads the record from a frame's payload.
func (r *GraphEventRecordNodeSetEventRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HNode = cu.GraphNode(u64(p[0:]))
	r.Event = cu.Event(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphEventRecordNodeSetEventRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HNode))
	b = appendU64(b, uint64(r.Event))
	return b
}

// GraphEventRecordNodeSetEventReply answers cuGraphEventRecordNodeSetEvent.
type GraphEventRecordNodeSetEventReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphEventRecordNodeSetEventReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphEventRecordNodeSetEventReply) Append(b []byte) []byte {
	return b
}

// GraphEventWaitNodeGetEventRequest asks for cuGraphEventWaitNodeGetEvent.
type GraphEventWaitNodeGetEventRequest struct {
	HNode cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphEventWaitNodeGetEventRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HNode = cu.GraphNode(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphEventWaitNodeGetEventRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HNode))
	return b
}

// GraphEventWaitNodeGetEventReply answers cuGraphEventWaitNodeGetEvent.
type GraphEventWaitNodeGetEventReply struct {
	Event_out cu.Event
}

// Decode reads the record from a frame's payload.
func (r *GraphEventWaitNodeGetEventReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Event_out = cu.Event(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphEventWaitNodeGetEventReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Event_out))
	return b
}

// GraphEventWaitNodeSetEventRequest asks for cuGraphEventWaitNodeSetEvent.
type GraphEventWaitNodeSetEventRequest struct {
	HNode cu.GraphNode
	Event cu.Event
}

// Decode reads the record from a frame's payload.
func (r *GraphEventWaitNodeSetEventRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HNode = cu.GraphNode(u64(p[0:]))
	r.Event = cu.Event(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphEventWaitNodeSetEventRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HNode))
	b = appendU64(b, uint64(r.Event))
	return b
}

// GraphEventWaitNodeSetEventReply answers cuGraphEventWaitNodeSetEvent.
type GraphEventWaitNodeSetEventReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphEventWaitNodeSetEventReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphEventWaitNodeSetEventReply) Append(b []byte) []byte {
	return b
}

// UserObjectRetainRequest asks for cuUserObjectRetain.
type UserObjectRetainRequest struct {
	Object cu.UserObject
	Count  uint32
}

// Decode reads the record from a frame's payload.
func (r *UserObjectRetainRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Object = cu.UserObject(u64(p[0:]))
	r.Count = uint32(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *UserObjectRetainRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Object))
	b = appendU64(b, uint64(r.Count))
	return b
}

// UserObjectReleaseRequest asks for cuUserObjectRelease.
type UserObjectReleaseRequest struct {
	Object cu.UserObject
	Count  uint32
}

// Decode reads the record from a frame's payload.
func (r *UserObjectReleaseRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.Object = cu.UserObject(u64(p[0:]))
	r.Count = uint32(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *UserObjectReleaseRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Object))
	b = appendU64(b, uint64(r.Count))
	return b
}

// GraphRetainUserObjectRequest asks for cuGraphRetainUserObject.
type GraphRetainUserObjectRequest struct {
	Graph  cu.Graph
	Object cu.UserObject
	Count  uint32
	Flags  uint32
}

// Decode reads the record from a frame's payload.
func (r *GraphRetainUserObjectRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	p := b[:32]
	r.Graph = cu.Graph(u64(p[0:]))
	r.Object = cu.UserObject(u64(p[8:]))
	r.Count = uint32(u64(p[16:]))
	r.Flags = uint32(u64(p[24:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphRetainUserObjectRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Graph))
	b = appendU64(b, uint64(r.Object))
	b = appendU64(b, uint64(r.Count))
	b = appendU64(b, uint64(r.Flags))
	return b
}

// GraphRetainUserObjectReply answers cuGraphRetainUserObject.
type GraphRetainUserObjectReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphRetainUserObjectReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphRetainUserObjectReply) Append(b []byte) []byte {
	return b
}

// GraphReleaseUserObjectRequest asks for cuGraphReleaseUserObject.
type GraphReleaseUserObjectRequest struct {
	Graph  cu.Graph
	Object cu.UserObject
	Count  uint32
}

// Decode reads the record from a frame's payload.
func (r *GraphReleaseUserObjectRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Graph = cu.Graph(u64(p[0:]))
	r.Object = cu.UserObject(u64(p[8:]))
	r.Count = uint32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphReleaseUserObjectRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Graph))
	b = appendU64(b, uint64(r.Object))
	b = appendU64(b, uint64(r.Count))
	return b
}

// GraphReleaseUserObjectReply answers cuGraphReleaseUserObject.
type GraphReleaseUserObjectReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphReleaseUserObjectReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphReleaseUserObjectReply) Append(b []byte) []byte {
	return b
}

// GraphExecGetFlagsRequest asks for cuGraphExecGetFlags.
type GraphExecGetFlagsRequest struct {
	HGraphExec cu.GraphExec
}

// Decode reads the record from a frame's payload.
func (r *GraphExecGetFlagsRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.HGraphExec = cu.GraphExec(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphExecGetFlagsRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraphExec))
	return b
}

// GraphExecGetFlagsReply answers cuGraphExecGetFlags.
type GraphExecGetFlagsReply struct {
	Flags cu.Cuuint64_t
}

// Decode reads the record from a frame's payload.
func (r *GraphExecGetFlagsReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.Flags = cu.Cuuint64_t(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphExecGetFlagsReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Flags))
	return b
}

// GraphExecMemsetNodeSetParamsRequest asks for cuGraphExecMemsetNodeSetParams.
type GraphExecMemsetNodeSetParamsRequest struct {
	HGraphExec   cu.GraphExec
	HNode        cu.GraphNode
	MemsetParams cu.CUDA_MEMSET_NODE_PARAMS_v1
	Ctx          cu.Context
}

// Decode reads the record from a frame's payload.
func (r *GraphExecMemsetNodeSetParamsRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 64}
	if err := d.need(64); err != nil {
		return err
	}
	p := b[:64]
	r.HGraphExec = cu.GraphExec(u64(p[0:]))
	r.HNode = cu.GraphNode(u64(p[8:]))
	decodeStruct(&d, 16, &r.MemsetParams)
	r.Ctx = cu.Context(u64(p[56:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphExecMemsetNodeSetParamsRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraphExec))
	b = appendU64(b, uint64(r.HNode))
	b = appendStruct(b, &r.MemsetParams)
	b = appendU64(b, uint64(r.Ctx))
	return b
}

// GraphExecMemsetNodeSetParamsReply answers cuGraphExecMemsetNodeSetParams.
type GraphExecMemsetNodeSetParamsReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphExecMemsetNodeSetParamsReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphExecMemsetNodeSetParamsReply) Append(b []byte) []byte {
	return b
}

// GraphExecChildGraphNodeSetParamsRequest asks for cuGraphExecChildGraphNodeSetParams.
type GraphExecChildGraphNodeSetParamsRequest struct {
	HGraphExec cu.GraphExec
	HNode      cu.GraphNode
	ChildGraph cu.Graph
}

// Decode reads the record from a frame's payload.
func (r *GraphExecChildGraphNodeSetParamsRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.HGraphExec = cu.GraphExec(u64(p[0:]))
	r.HNode = cu.GraphNode(u64(p[8:]))
	r.ChildGraph = cu.Graph(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphExecChildGraphNodeSetParamsRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraphExec))
	b = appendU64(b, uint64(r.HNode))
	b = appendU64(b, uint64(r.ChildGraph))
	return b
}

// GraphExecChildGraphNodeSetParamsReply answers cuGraphExecChildGraphNodeSetParams.
type GraphExecChildGraphNodeSetParamsReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphExecChildGraphNodeSetParamsReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphExecChildGraphNodeSetParamsReply) Append(b []byte) []byte {
	return b
}

// GraphExecEventRecordNodeSetEventRequest asks for cuGraphExecEventRecordNodeSetEvent.
type GraphExecEventRecordNodeSetEventRequest struct {
	HGraphExec cu.GraphExec
	HNode      cu.GraphNode
	Event      cu.Event
}

// Decode reads the record from a frame's payload.
func (r *GraphExecEventRecordNodeSetEventRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.HGraphExec = cu.GraphExec(u64(p[0:]))
	r.HNode = cu.GraphNode(u64(p[8:]))
	r.Event = cu.Event(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphExecEventRecordNodeSetEventRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraphExec))
	b = appendU64(b, uint64(r.HNode))
	b = appendU64(b, uint64(r.Event))
	return b
}

// GraphExecEventRecordNodeSetEventReply answers cuGraphExecEventRecordNodeSetEvent.
type GraphExecEventRecordNodeSetEventReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphExecEventRecordNodeSetEventReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphExecEventRecordNodeSetEventReply) Append(b []byte) []byte {
	return b
}

// GraphExecEventWaitNodeSetEventRequest asks for cuGraphExecEventWaitNodeSetEvent.
type GraphExecEventWaitNodeSetEventRequest struct {
	HGraphExec cu.GraphExec
	HNode      cu.GraphNode
	Event      cu.Event
}

// Decode reads the record from a frame's payload.
func (r *GraphExecEventWaitNodeSetEventRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.HGraphExec = cu.GraphExec(u64(p[0:]))
	r.HNode = cu.GraphNode(u64(p[8:]))
	r.Event = cu.Event(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphExecEventWaitNodeSetEventRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraphExec))
	b = appendU64(b, uint64(r.HNode))
	b = appendU64(b, uint64(r.Event))
	return b
}

// GraphExecEventWaitNodeSetEventReply answers cuGraphExecEventWaitNodeSetEvent.
type GraphExecEventWaitNodeSetEventReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphExecEventWaitNodeSetEventReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphExecEventWaitNodeSetEventReply) Append(b []byte) []byte {
	return b
}

// GraphNodeSetEnabledRequest asks for cuGraphNodeSetEnabled.
type GraphNodeSetEnabledRequest struct {
	HGraphExec cu.GraphExec
	HNode      cu.GraphNode
	IsEnabled  uint32
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeSetEnabledRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.HGraphExec = cu.GraphExec(u64(p[0:]))
	r.HNode = cu.GraphNode(u64(p[8:]))
	r.IsEnabled = uint32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeSetEnabledRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraphExec))
	b = appendU64(b, uint64(r.HNode))
	b = appendU64(b, uint64(r.IsEnabled))
	return b
}

// GraphNodeSetEnabledReply answers cuGraphNodeSetEnabled.
type GraphNodeSetEnabledReply struct {
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeSetEnabledReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeSetEnabledReply) Append(b []byte) []byte {
	return b
}

// GraphNodeGetEnabledRequest asks for cuGraphNodeGetEnabled.
type GraphNodeGetEnabledRequest struct {
	HGraphExec cu.GraphExec
	HNode      cu.GraphNode
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeGetEnabledRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HGraphExec = cu.GraphExec(u64(p[0:]))
	r.HNode = cu.GraphNode(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeGetEnabledRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraphExec))
	b = appendU64(b, uint64(r.HNode))
	return b
}

// GraphNodeGetEnabledReply answers cuGraphNodeGetEnabled.
type GraphNodeGetEnabledReply struct {
	IsEnabled uint32
}

// Decode reads the record from a frame's payload.
func (r *GraphNodeGetEnabledReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	p := b[:8]
	r.IsEnabled = uint32(u64(p[0:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphNodeGetEnabledReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.IsEnabled))
	return b
}

// GraphExecUpdate_v2Request asks for cuGraphExecUpdate_v2.
type GraphExecUpdate_v2Request struct {
	HGraphExec cu.GraphExec
	HGraph     cu.Graph
}

// Decode reads the record from a frame's payload.
func (r *GraphExecUpdate_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HGraphExec = cu.GraphExec(u64(p[0:]))
	r.HGraph = cu.Graph(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphExecUpdate_v2Request) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraphExec))
	b = appendU64(b, uint64(r.HGraph))
	return b
}

// GraphExecUpdate_v2Reply answers cuGraphExecUpdate_v2.
type GraphExecUpdate_v2Reply struct {
	ResultInfo cu.GraphExecUpdateResultInfo_v1
}

// Decode reads the record from a frame's payload.
func (r *GraphExecUpdate_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.ResultInfo)
	return d.err
}

// Append writes the record behind b.
func (r *GraphExecUpdate_v2Reply) Append(b []byte) []byte {
	b = appendStruct(b, &r.ResultInfo)
	return b
}

// GraphExecUpdateRequest asks for cuGraphExecUpdate.
type GraphExecUpdateRequest struct {
	Present    uint64 // bit i: optional parameter i was given
	HGraphExec cu.GraphExec
	HGraph     cu.Graph
}

// Decode reads the record from a frame's payload.
func (r *GraphExecUpdateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.Present = u64(p[0:])
	r.HGraphExec = cu.GraphExec(u64(p[8:]))
	r.HGraph = cu.Graph(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphExecUpdateRequest) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(r.HGraphExec))
	b = appendU64(b, uint64(r.HGraph))
	return b
}

// GraphExecUpdateReply answers cuGraphExecUpdate.
type GraphExecUpdateReply struct {
	HErrorNode_out   cu.GraphNode
	UpdateResult_out cu.GraphExecUpdateResult
}

// Decode reads the record from a frame's payload.
func (r *GraphExecUpdateReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HErrorNode_out = cu.GraphNode(u64(p[0:]))
	r.UpdateResult_out = cu.GraphExecUpdateResult(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphExecUpdateReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HErrorNode_out))
	b = appendU64(b, uint64(r.UpdateResult_out))
	return b
}

// GraphUploadRequest asks for cuGraphUpload.
type GraphUploadRequest struct {
	HGraph  cu.GraphExec
	HStream cu.Stream
}

// Decode reads the record from a frame's payload.
func (r *GraphUploadRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HGraph = cu.GraphExec(u64(p[0:]))
	r.HStream = cu.Stream(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GraphUploadRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HGraph))
	b = appendU64(b, uint64(r.HStream))
	return b
}

// GreenCtxRecordEventRequest asks for cuGreenCtxRecordEvent.
type GreenCtxRecordEventRequest struct {
	HCtx   cu.GreenCtx
	HEvent cu.Event
}

// Decode reads the record from a frame's payload.
func (r *GreenCtxRecordEventRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HCtx = cu.GreenCtx(u64(p[0:]))
	r.HEvent = cu.Event(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GreenCtxRecordEventRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HCtx))
	b = appendU64(b, uint64(r.HEvent))
	return b
}

// GreenCtxWaitEventRequest asks for cuGreenCtxWaitEvent.
type GreenCtxWaitEventRequest struct {
	HCtx   cu.GreenCtx
	HEvent cu.Event
}

// Decode reads the record from a frame's payload.
func (r *GreenCtxWaitEventRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HCtx = cu.GreenCtx(u64(p[0:]))
	r.HEvent = cu.Event(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GreenCtxWaitEventRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HCtx))
	b = appendU64(b, uint64(r.HEvent))
	return b
}

// GreenCtxGetDevResourceRequest asks for cuGreenCtxGetDevResource.
type GreenCtxGetDevResourceRequest struct {
	HCtx cu.GreenCtx
	Type cu.DevResourceType
}

// Decode reads the record from a frame's payload.
func (r *GreenCtxGetDevResourceRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HCtx = cu.GreenCtx(u64(p[0:]))
	r.Type = cu.DevResourceType(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *GreenCtxGetDevResourceRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HCtx))
	b = appendU64(b, uint64(r.Type))
	return b
}

// GreenCtxGetDevResourceReply answers cuGreenCtxGetDevResource.
type GreenCtxGetDevResourceReply struct {
	Resource cu.DevResource_v1
}

// Decode reads the record from a frame's payload.
func (r *GreenCtxGetDevResourceReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 144}
	if err := d.need(144); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Resource)
	return d.err
}

// Append writes the record behind b.
func (r *GreenCtxGetDevResourceReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Resource)
	return b
}

// CtxGetDevResourceRequest asks for cuCtxGetDevResource.
type CtxGetDevResourceRequest struct {
	HCtx cu.Context
	Type cu.DevResourceType
}

// Decode reads the record from a frame's payload.
func (r *CtxGetDevResourceRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	p := b[:16]
	r.HCtx = cu.Context(u64(p[0:]))
	r.Type = cu.DevResourceType(u64(p[8:]))
	return d.err
}

// Append writes the record behind b.
func (r *CtxGetDevResourceRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.HCtx))
	b = appendU64(b, uint64(r.Type))
	return b
}

// CtxGetDevResourceReply answers cuCtxGetDevResource.
type CtxGetDevResourceReply struct {
	Resource cu.DevResource_v1
}

// Decode reads the record from a frame's payload.
func (r *CtxGetDevResourceReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 144}
	if err := d.need(144); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Resource)
	return d.err
}

// Append writes the record behind b.
func (r *CtxGetDevResourceReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Resource)
	return b
}

// DevSmResourceSplitByCountRequest asks for cuDevSmResourceSplitByCount.
type DevSmResourceSplitByCountRequest struct {
	Present  uint64 // bit i: optional parameter i was given
	NbGroups uint32
	Input    cu.DevResource_v1
	UseFlags uint32
	MinCount uint32
}

// Decode reads the record from a frame's payload.
func (r *DevSmResourceSplitByCountRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 176}
	if err := d.need(176); err != nil {
		return err
	}
	p := b[:176]
	r.Present = u64(p[0:])
	r.NbGroups = uint32(u64(p[8:]))
	decodeStruct(&d, 16, &r.Input)
	r.UseFlags = uint32(u64(p[160:]))
	r.MinCount = uint32(u64(p[168:]))
	return d.err
}

// Append writes the record behind b.
func (r *DevSmResourceSplitByCountRequest) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(r.NbGroups))
	b = appendStruct(b, &r.Input)
	b = appendU64(b, uint64(r.UseFlags))
	b = appendU64(b, uint64(r.MinCount))
	return b
}

// DevSmResourceSplitByCountReply answers cuDevSmResourceSplitByCount.
type DevSmResourceSplitByCountReply struct {
	Result    []cu.DevResource_v1
	NbGroups  uint32
	Remaining cu.DevResource_v1
}

// Decode reads the record from a frame's payload.
func (r *DevSmResourceSplitByCountReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 160}
	if err := d.need(160); err != nil {
		return err
	}
	p := b[:160]
	r.Result = decodeSlice(&d, 0, r.Result)
	r.NbGroups = uint32(u64(p[8:]))
	decodeStruct(&d, 16, &r.Remaining)
	return d.err
}

// Append writes the record behind b.
func (r *DevSmResourceSplitByCountReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Result)))
	b = appendU64(b, uint64(r.NbGroups))
	b = appendStruct(b, &r.Remaining)
	b = appendSlice(b, r.Result)
	return b
}

// DevResourceGenerateDescRequest asks for cuDevResourceGenerateDesc.
type DevResourceGenerateDescRequest struct {
	PhDesc      cu.DevResourceDesc
	Resources   []cu.DevResource_v1
	NbResources uint32
}

// Decode reads the record from a frame's payload.
func (r *DevResourceGenerateDescRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	p := b[:24]
	r.PhDesc = cu.DevResourceDesc(u64(p[0:]))
	r.Resources = decodeSlice(&d, 8, r.Resources)
	r.NbResources = uint32(u64(p[16:]))
	return d.err
}

// Append writes the record behind b.
func (r *DevResourceGenerateDescRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.PhDesc))
	b = appendU64(b, uint64(len(r.Resources)))
	b = appendU64(b, uint64(r.NbResources))
	b = appendSlice(b, r.Resources)
	return b
}

// DevResourceGenerateDescReply answers cuDevResourceGenerateDesc.
type DevResourceGenerateDescReply struct {
}

// Decode reads the record from a frame's payload.
func (r *DevResourceGenerateDescReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *DevResourceGenerateDescReply) Append(b []byte) []byte {
	return b
}

// MissedRequest asks for Missed.
type MissedRequest struct {
	Function string
}

// Decode reads the record from a frame's payload.
func (r *MissedRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Function = string(d.bytes(0))
	return d.err
}

// Append writes the record behind b.
func (r *MissedRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Function)))
	b = appendBytes(b, []byte(r.Function))
	return b
}
