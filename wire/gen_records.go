// Code generated from api/ by gen/emit; DO NOT EDIT.

package wire

import "ferry/cu"

// SnapshotRequest asks for Snapshot.
type SnapshotRequest struct {
}

// Decode reads the record from a frame's payload.
func (r *SnapshotRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *SnapshotRequest) Append(b []byte) []byte {
	return b
}

// SnapshotReply answers Snapshot.
type SnapshotReply struct {
	DriverVersion int32
	Devices       []cu.FerryDevice
}

// Decode reads the record from a frame's payload.
func (r *SnapshotReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	r.DriverVersion = int32(d.u64(0))
	r.Devices = decodeSlice[cu.FerryDevice](&d, 8)
	return d.err
}

// Append writes the record behind b.
func (r *SnapshotReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.DriverVersion))
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
	r.Ctx = cu.Context(d.u64(0))
	r.Dev = cu.Device(d.u64(8))
	r.Flags = uint32(d.u64(16))
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
}

// Decode reads the record from a frame's payload.
func (r *PrimaryRetainReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *PrimaryRetainReply) Append(b []byte) []byte {
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
	r.Ctx = cu.Context(d.u64(0))
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
	r.Ctx = cu.Context(d.u64(0))
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
	r.Ctx = cu.Context(d.u64(0))
	r.Flags = uint32(d.u64(8))
	r.Dev = cu.Device(d.u64(16))
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
	r.Ctx = cu.Context(d.u64(0))
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
	r.Ctx = cu.Context(d.u64(0))
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
	r.Addr = cu.Deviceptr(d.u64(0))
	r.Size = uint64(d.u64(8))
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
}

// Decode reads the record from a frame's payload.
func (r *MemAllocReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MemAllocReply) Append(b []byte) []byte {
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
	r.Addr = cu.Deviceptr(d.u64(0))
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
	r.Dst = cu.Deviceptr(d.u64(0))
	r.Pitch = uint64(d.u64(8))
	r.Width = uint64(d.u64(16))
	r.Rows = uint64(d.u64(24))
	r.Stream = cu.Stream(d.u64(32))
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
	r.Src = cu.Deviceptr(d.u64(0))
	r.Pitch = uint64(d.u64(8))
	r.Width = uint64(d.u64(16))
	r.Rows = uint64(d.u64(24))
	r.Stream = cu.Stream(d.u64(32))
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
	r.Src = cu.Deviceptr(d.u64(0))
	r.Pitch = uint64(d.u64(8))
	r.Width = uint64(d.u64(16))
	r.Rows = uint64(d.u64(24))
	r.Stream = cu.Stream(d.u64(32))
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
	r.Dst = cu.Deviceptr(d.u64(0))
	r.DstPitch = uint64(d.u64(8))
	r.Src = cu.Deviceptr(d.u64(16))
	r.SrcPitch = uint64(d.u64(24))
	r.Width = uint64(d.u64(32))
	r.Rows = uint64(d.u64(40))
	r.Stream = cu.Stream(d.u64(48))
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
	r.Blob = uint64(d.u64(0))
	r.Total = uint64(d.u64(8))
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

// ModuleLoadRequest asks for ModuleLoad.
type ModuleLoadRequest struct {
	Module  cu.Module
	Blob    uint64
	Options []uint32
	Values  []uint64
}

// Decode reads the record from a frame's payload.
func (r *ModuleLoadRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	r.Module = cu.Module(d.u64(0))
	r.Blob = uint64(d.u64(8))
	r.Options = decodeSlice[uint32](&d, 16)
	r.Values = decodeSlice[uint64](&d, 24)
	return d.err
}

// Append writes the record behind b.
func (r *ModuleLoadRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Module))
	b = appendU64(b, uint64(r.Blob))
	b = appendU64(b, uint64(len(r.Options)))
	b = appendU64(b, uint64(len(r.Values)))
	b = appendSlice(b, r.Options)
	b = appendSlice(b, r.Values)
	return b
}

// ModuleLoadReply answers ModuleLoad.
type ModuleLoadReply struct {
	Info   []byte
	Errors []byte
}

// Decode reads the record from a frame's payload.
func (r *ModuleLoadReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	r.Info = d.bytes(0)
	r.Errors = d.bytes(8)
	return d.err
}

// Append writes the record behind b.
func (r *ModuleLoadReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Info)))
	b = appendU64(b, uint64(len(r.Errors)))
	b = appendBytes(b, r.Info)
	b = appendBytes(b, r.Errors)
	return b
}

// LibraryLoadRequest asks for LibraryLoad.
type LibraryLoadRequest struct {
	Library cu.Library
	Blob    uint64
	Options []uint32
	Values  []uint64
}

// Decode reads the record from a frame's payload.
func (r *LibraryLoadRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 32}
	if err := d.need(32); err != nil {
		return err
	}
	r.Library = cu.Library(d.u64(0))
	r.Blob = uint64(d.u64(8))
	r.Options = decodeSlice[uint32](&d, 16)
	r.Values = decodeSlice[uint64](&d, 24)
	return d.err
}

// Append writes the record behind b.
func (r *LibraryLoadRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Library))
	b = appendU64(b, uint64(r.Blob))
	b = appendU64(b, uint64(len(r.Options)))
	b = appendU64(b, uint64(len(r.Values)))
	b = appendSlice(b, r.Options)
	b = appendSlice(b, r.Values)
	return b
}

// LibraryLoadReply answers LibraryLoad.
type LibraryLoadReply struct {
	Info   []byte
	Errors []byte
}

// Decode reads the record from a frame's payload.
func (r *LibraryLoadReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	r.Info = d.bytes(0)
	r.Errors = d.bytes(8)
	return d.err
}

// Append writes the record behind b.
func (r *LibraryLoadReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(len(r.Info)))
	b = appendU64(b, uint64(len(r.Errors)))
	b = appendBytes(b, r.Info)
	b = appendBytes(b, r.Errors)
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
	r.Func = cu.Function(d.u64(0))
	r.Module = cu.Module(d.u64(8))
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
	r.Layout = decodeSlice[cu.FerryParam](&d, 128)
	return d.err
}

// Append writes the record behind b.
func (r *ModuleGetFunctionReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Info)
	b = appendU64(b, uint64(len(r.Layout)))
	b = appendSlice(b, r.Layout)
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
	r.Module = cu.Module(d.u64(0))
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
	r.Kernel = cu.Kernel(d.u64(0))
	r.Library = cu.Library(d.u64(8))
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
	r.Layout = decodeSlice[cu.FerryParam](&d, 128)
	return d.err
}

// Append writes the record behind b.
func (r *LibraryGetKernelReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Info)
	b = appendU64(b, uint64(len(r.Layout)))
	b = appendSlice(b, r.Layout)
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
	r.Library = cu.Library(d.u64(0))
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
	r.Module = cu.Module(d.u64(0))
	r.Library = cu.Library(d.u64(8))
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
	r.Func = cu.Function(d.u64(0))
	r.Kernel = cu.Kernel(d.u64(8))
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
	r.Kernel = cu.Kernel(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *KernelInfoRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Kernel))
	return b
}

// KernelInfoReply answers KernelInfo.
type KernelInfoReply struct {
	Info cu.FerryFunction
}

// Decode reads the record from a frame's payload.
func (r *KernelInfoReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 128}
	if err := d.need(128); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Info)
	return d.err
}

// Append writes the record behind b.
func (r *KernelInfoReply) Append(b []byte) []byte {
	b = appendStruct(b, &r.Info)
	return b
}

// LaunchRequest asks for Launch.
type LaunchRequest struct {
	Func        cu.Function
	GridX       uint32
	GridY       uint32
	GridZ       uint32
	BlockX      uint32
	BlockY      uint32
	BlockZ      uint32
	Shared      uint32
	Stream      cu.Stream
	Cooperative uint32
	Attributes  []cu.LaunchAttribute
	Params      []byte
}

// Decode reads the record from a frame's payload.
func (r *LaunchRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 96}
	if err := d.need(96); err != nil {
		return err
	}
	r.Func = cu.Function(d.u64(0))
	r.GridX = uint32(d.u64(8))
	r.GridY = uint32(d.u64(16))
	r.GridZ = uint32(d.u64(24))
	r.BlockX = uint32(d.u64(32))
	r.BlockY = uint32(d.u64(40))
	r.BlockZ = uint32(d.u64(48))
	r.Shared = uint32(d.u64(56))
	r.Stream = cu.Stream(d.u64(64))
	r.Cooperative = uint32(d.u64(72))
	r.Attributes = decodeSlice[cu.LaunchAttribute](&d, 80)
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
	b = appendU64(b, uint64(r.Cooperative))
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
	r.Format = cu.Array_format(d.u64(0))
	r.NumChannels = uint32(d.u64(8))
	r.Dev = cu.Device(d.u64(16))
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
	r.MaxWidthInElements = uint64(d.u64(0))
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
	r.Operations = decodeSlice[cu.AtomicOperation](&d, 0)
	r.Count = uint32(d.u64(8))
	r.Dev = cu.Device(d.u64(16))
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
	r.Capabilities = decodeSlice[uint32](&d, 0)
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
	r.Type = cu.ExecAffinityType(d.u64(0))
	r.Dev = cu.Device(d.u64(8))
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
	r.Pi = int32(d.u64(0))
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
	r.Target = cu.FlushGPUDirectRDMAWritesTarget(d.u64(0))
	r.Scope = cu.FlushGPUDirectRDMAWritesScope(d.u64(8))
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
	r.Dev = cu.Device(d.u64(0))
	r.PeerDev = cu.Device(d.u64(8))
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
	r.CanAccessPeer = int32(d.u64(0))
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
	r.Attrib = cu.Device_P2PAttribute(d.u64(0))
	r.SrcDevice = cu.Device(d.u64(8))
	r.DstDevice = cu.Device(d.u64(16))
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
	r.Value = int32(d.u64(0))
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
	r.Operations = decodeSlice[cu.AtomicOperation](&d, 0)
	r.Count = uint32(d.u64(8))
	r.SrcDevice = cu.Device(d.u64(16))
	r.DstDevice = cu.Device(d.u64(24))
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
	r.Capabilities = decodeSlice[uint32](&d, 0)
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
	r.Dev = cu.Device(d.u64(0))
	r.Flags = uint32(d.u64(8))
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
	r.Flags = uint32(d.u64(0))
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
	r.Limit = cu.Limit(d.u64(0))
	r.Value = uint64(d.u64(8))
	return d.err
}

// Append writes the record behind b.
func (r *CtxSetLimitRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Limit))
	b = appendU64(b, uint64(r.Value))
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
	r.Limit = cu.Limit(d.u64(0))
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
	r.Pvalue = uint64(d.u64(0))
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
	r.Pconfig = cu.Func_cache(d.u64(0))
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
	r.Config = cu.Func_cache(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *CtxSetCacheConfigRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Config))
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
	r.PConfig = cu.Sharedconfig(d.u64(0))
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
	r.Config = cu.Sharedconfig(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *CtxSetSharedMemConfigRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Config))
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
	r.Type = cu.ExecAffinityType(d.u64(0))
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
	r.Hmod = cu.Module(d.u64(0))
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
	r.Mod = cu.Module(d.u64(0))
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
	r.Count = uint32(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *ModuleGetFunctionCountReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Count))
	return b
}

// ModuleGetGlobal_v2Request asks for cuModuleGetGlobal_v2.
type ModuleGetGlobal_v2Request struct {
	Present uint64 // bit i: optional parameter i was given
	Hmod    cu.Module
	Name    string
}

// Decode reads the record from a frame's payload.
func (r *ModuleGetGlobal_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	r.Present = d.u64(0)
	r.Hmod = cu.Module(d.u64(8))
	r.Name = string(d.bytes(16))
	return d.err
}

// Append writes the record behind b.
func (r *ModuleGetGlobal_v2Request) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(r.Hmod))
	b = appendU64(b, uint64(len(r.Name)))
	b = appendBytes(b, []byte(r.Name))
	return b
}

// ModuleGetGlobal_v2Reply answers cuModuleGetGlobal_v2.
type ModuleGetGlobal_v2Reply struct {
	Dptr  cu.Deviceptr
	Bytes uint64
}

// Decode reads the record from a frame's payload.
func (r *ModuleGetGlobal_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	r.Dptr = cu.Deviceptr(d.u64(0))
	r.Bytes = uint64(d.u64(8))
	return d.err
}

// Append writes the record behind b.
func (r *ModuleGetGlobal_v2Reply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dptr))
	b = appendU64(b, uint64(r.Bytes))
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
	r.Library = cu.Library(d.u64(0))
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
	r.Lib = cu.Library(d.u64(0))
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
	r.Count = uint32(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *LibraryGetKernelCountReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Count))
	return b
}

// LibraryGetGlobalRequest asks for cuLibraryGetGlobal.
type LibraryGetGlobalRequest struct {
	Present uint64 // bit i: optional parameter i was given
	Library cu.Library
	Name    string
}

// Decode reads the record from a frame's payload.
func (r *LibraryGetGlobalRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	r.Present = d.u64(0)
	r.Library = cu.Library(d.u64(8))
	r.Name = string(d.bytes(16))
	return d.err
}

// Append writes the record behind b.
func (r *LibraryGetGlobalRequest) Append(b []byte) []byte {
	b = appendU64(b, r.Present)
	b = appendU64(b, uint64(r.Library))
	b = appendU64(b, uint64(len(r.Name)))
	b = appendBytes(b, []byte(r.Name))
	return b
}

// LibraryGetGlobalReply answers cuLibraryGetGlobal.
type LibraryGetGlobalReply struct {
	Dptr  cu.Deviceptr
	Bytes uint64
}

// Decode reads the record from a frame's payload.
func (r *LibraryGetGlobalReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	r.Dptr = cu.Deviceptr(d.u64(0))
	r.Bytes = uint64(d.u64(8))
	return d.err
}

// Append writes the record behind b.
func (r *LibraryGetGlobalReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dptr))
	b = appendU64(b, uint64(r.Bytes))
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
	r.Attrib = cu.Function_attribute(d.u64(0))
	r.Val = int32(d.u64(8))
	r.Kernel = cu.Kernel(d.u64(16))
	r.Dev = cu.Device(d.u64(24))
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
	r.Kernel = cu.Kernel(d.u64(0))
	r.Config = cu.Func_cache(d.u64(8))
	r.Dev = cu.Device(d.u64(16))
	return d.err
}

// Append writes the record behind b.
func (r *KernelSetCacheConfigRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Kernel))
	b = appendU64(b, uint64(r.Config))
	b = appendU64(b, uint64(r.Dev))
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
	r.Hfunc = cu.Function(d.u64(0))
	r.Attrib = cu.Function_attribute(d.u64(8))
	r.Value = int32(d.u64(16))
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
	r.Hfunc = cu.Function(d.u64(0))
	r.Config = cu.Func_cache(d.u64(8))
	return d.err
}

// Append writes the record behind b.
func (r *FuncSetCacheConfigRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Hfunc))
	b = appendU64(b, uint64(r.Config))
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
	r.Hfunc = cu.Function(d.u64(0))
	r.Config = cu.Sharedconfig(d.u64(8))
	return d.err
}

// Append writes the record behind b.
func (r *FuncSetSharedMemConfigRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Hfunc))
	b = appendU64(b, uint64(r.Config))
	return b
}

// OccupancyMaxActiveBlocksPerMultiprocessorRequest asks for cuOccupancyMaxActiveBlocksPerMultiprocessor.
type OccupancyMaxActiveBlocksPerMultiprocessorRequest struct {
	Func            cu.Function
	BlockSize       int32
	DynamicSMemSize uint64
}

// Decode reads the record from a frame's payload.
func (r *OccupancyMaxActiveBlocksPerMultiprocessorRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	r.Func = cu.Function(d.u64(0))
	r.BlockSize = int32(d.u64(8))
	r.DynamicSMemSize = uint64(d.u64(16))
	return d.err
}

// Append writes the record behind b.
func (r *OccupancyMaxActiveBlocksPerMultiprocessorRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Func))
	b = appendU64(b, uint64(r.BlockSize))
	b = appendU64(b, uint64(r.DynamicSMemSize))
	return b
}

// OccupancyMaxActiveBlocksPerMultiprocessorReply answers cuOccupancyMaxActiveBlocksPerMultiprocessor.
type OccupancyMaxActiveBlocksPerMultiprocessorReply struct {
	NumBlocks int32
}

// Decode reads the record from a frame's payload.
func (r *OccupancyMaxActiveBlocksPerMultiprocessorReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.NumBlocks = int32(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *OccupancyMaxActiveBlocksPerMultiprocessorReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.NumBlocks))
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
	r.Func = cu.Function(d.u64(0))
	r.BlockSize = int32(d.u64(8))
	r.DynamicSMemSize = uint64(d.u64(16))
	r.Flags = uint32(d.u64(24))
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
	r.NumBlocks = int32(d.u64(0))
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
	r.Func = cu.Function(d.u64(0))
	r.NumBlocks = int32(d.u64(8))
	r.BlockSize = int32(d.u64(16))
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
	r.DynamicSmemSize = uint64(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *OccupancyAvailableDynamicSMemPerBlockReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.DynamicSmemSize))
	return b
}

// MemGetInfo_v2Request asks for cuMemGetInfo_v2.
type MemGetInfo_v2Request struct {
}

// Decode reads the record from a frame's payload.
func (r *MemGetInfo_v2Request) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MemGetInfo_v2Request) Append(b []byte) []byte {
	return b
}

// MemGetInfo_v2Reply answers cuMemGetInfo_v2.
type MemGetInfo_v2Reply struct {
	Free  uint64
	Total uint64
}

// Decode reads the record from a frame's payload.
func (r *MemGetInfo_v2Reply) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	r.Free = uint64(d.u64(0))
	r.Total = uint64(d.u64(8))
	return d.err
}

// Append writes the record behind b.
func (r *MemGetInfo_v2Reply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Free))
	b = appendU64(b, uint64(r.Total))
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
	r.DstDevice = cu.Deviceptr(d.u64(0))
	r.Uc = byte(d.u64(8))
	r.N = uint64(d.u64(16))
	r.HStream = cu.Stream(d.u64(24))
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
	r.DstDevice = cu.Deviceptr(d.u64(0))
	r.Us = uint16(d.u64(8))
	r.N = uint64(d.u64(16))
	r.HStream = cu.Stream(d.u64(24))
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
	r.DstDevice = cu.Deviceptr(d.u64(0))
	r.Ui = uint32(d.u64(8))
	r.N = uint64(d.u64(16))
	r.HStream = cu.Stream(d.u64(24))
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
	r.DstDevice = cu.Deviceptr(d.u64(0))
	r.DstPitch = uint64(d.u64(8))
	r.Uc = byte(d.u64(16))
	r.Width = uint64(d.u64(24))
	r.Height = uint64(d.u64(32))
	r.HStream = cu.Stream(d.u64(40))
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
	r.DstDevice = cu.Deviceptr(d.u64(0))
	r.DstPitch = uint64(d.u64(8))
	r.Us = uint16(d.u64(16))
	r.Width = uint64(d.u64(24))
	r.Height = uint64(d.u64(32))
	r.HStream = cu.Stream(d.u64(40))
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
	r.DstDevice = cu.Deviceptr(d.u64(0))
	r.DstPitch = uint64(d.u64(8))
	r.Ui = uint32(d.u64(16))
	r.Width = uint64(d.u64(24))
	r.Height = uint64(d.u64(32))
	r.HStream = cu.Stream(d.u64(40))
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

// DeviceSetMemPoolRequest asks for cuDeviceSetMemPool.
type DeviceSetMemPoolRequest struct {
	Dev  cu.Device
	Pool cu.MemoryPool
}

// Decode reads the record from a frame's payload.
func (r *DeviceSetMemPoolRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	r.Dev = cu.Device(d.u64(0))
	r.Pool = cu.MemoryPool(d.u64(8))
	return d.err
}

// Append writes the record behind b.
func (r *DeviceSetMemPoolRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dev))
	b = appendU64(b, uint64(r.Pool))
	return b
}

// DeviceGetMemPoolRequest asks for cuDeviceGetMemPool.
type DeviceGetMemPoolRequest struct {
	Dev cu.Device
}

// Decode reads the record from a frame's payload.
func (r *DeviceGetMemPoolRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Dev = cu.Device(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *DeviceGetMemPoolRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dev))
	return b
}

// DeviceGetMemPoolReply answers cuDeviceGetMemPool.
type DeviceGetMemPoolReply struct {
	Pool cu.MemoryPool
}

// Decode reads the record from a frame's payload.
func (r *DeviceGetMemPoolReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Pool = cu.MemoryPool(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *DeviceGetMemPoolReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Pool))
	return b
}

// DeviceGetDefaultMemPoolRequest asks for cuDeviceGetDefaultMemPool.
type DeviceGetDefaultMemPoolRequest struct {
	Dev cu.Device
}

// Decode reads the record from a frame's payload.
func (r *DeviceGetDefaultMemPoolRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Dev = cu.Device(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *DeviceGetDefaultMemPoolRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Dev))
	return b
}

// DeviceGetDefaultMemPoolReply answers cuDeviceGetDefaultMemPool.
type DeviceGetDefaultMemPoolReply struct {
	Pool_out cu.MemoryPool
}

// Decode reads the record from a frame's payload.
func (r *DeviceGetDefaultMemPoolReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Pool_out = cu.MemoryPool(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *DeviceGetDefaultMemPoolReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Pool_out))
	return b
}

// MemPoolCreateRequest asks for cuMemPoolCreate.
type MemPoolCreateRequest struct {
	Pool      cu.MemoryPool
	PoolProps cu.MemPoolProps_v1
}

// Decode reads the record from a frame's payload.
func (r *MemPoolCreateRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 96}
	if err := d.need(96); err != nil {
		return err
	}
	r.Pool = cu.MemoryPool(d.u64(0))
	decodeStruct(&d, 8, &r.PoolProps)
	return d.err
}

// Append writes the record behind b.
func (r *MemPoolCreateRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Pool))
	b = appendStruct(b, &r.PoolProps)
	return b
}

// MemPoolCreateReply answers cuMemPoolCreate.
type MemPoolCreateReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MemPoolCreateReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MemPoolCreateReply) Append(b []byte) []byte {
	return b
}

// MemPoolDestroyRequest asks for cuMemPoolDestroy.
type MemPoolDestroyRequest struct {
	Pool cu.MemoryPool
}

// Decode reads the record from a frame's payload.
func (r *MemPoolDestroyRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Pool = cu.MemoryPool(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *MemPoolDestroyRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Pool))
	return b
}

// MemPoolTrimToRequest asks for cuMemPoolTrimTo.
type MemPoolTrimToRequest struct {
	Pool           cu.MemoryPool
	MinBytesToKeep uint64
}

// Decode reads the record from a frame's payload.
func (r *MemPoolTrimToRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	r.Pool = cu.MemoryPool(d.u64(0))
	r.MinBytesToKeep = uint64(d.u64(8))
	return d.err
}

// Append writes the record behind b.
func (r *MemPoolTrimToRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Pool))
	b = appendU64(b, uint64(r.MinBytesToKeep))
	return b
}

// MemPoolSetAccessRequest asks for cuMemPoolSetAccess.
type MemPoolSetAccessRequest struct {
	Pool  cu.MemoryPool
	Map   []cu.MemAccessDesc_v1
	Count uint64
}

// Decode reads the record from a frame's payload.
func (r *MemPoolSetAccessRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	r.Pool = cu.MemoryPool(d.u64(0))
	r.Map = decodeSlice[cu.MemAccessDesc_v1](&d, 8)
	r.Count = uint64(d.u64(16))
	return d.err
}

// Append writes the record behind b.
func (r *MemPoolSetAccessRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Pool))
	b = appendU64(b, uint64(len(r.Map)))
	b = appendU64(b, uint64(r.Count))
	b = appendSlice(b, r.Map)
	return b
}

// MemPoolSetAccessReply answers cuMemPoolSetAccess.
type MemPoolSetAccessReply struct {
}

// Decode reads the record from a frame's payload.
func (r *MemPoolSetAccessReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 0}
	if err := d.need(0); err != nil {
		return err
	}
	return d.err
}

// Append writes the record behind b.
func (r *MemPoolSetAccessReply) Append(b []byte) []byte {
	return b
}

// MemPoolGetAccessRequest asks for cuMemPoolGetAccess.
type MemPoolGetAccessRequest struct {
	MemPool  cu.MemoryPool
	Location cu.MemLocation_v1
}

// Decode reads the record from a frame's payload.
func (r *MemPoolGetAccessRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	r.MemPool = cu.MemoryPool(d.u64(0))
	decodeStruct(&d, 8, &r.Location)
	return d.err
}

// Append writes the record behind b.
func (r *MemPoolGetAccessRequest) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.MemPool))
	b = appendStruct(b, &r.Location)
	return b
}

// MemPoolGetAccessReply answers cuMemPoolGetAccess.
type MemPoolGetAccessReply struct {
	Flags cu.MemAccess_flags
}

// Decode reads the record from a frame's payload.
func (r *MemPoolGetAccessReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Flags = cu.MemAccess_flags(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *MemPoolGetAccessReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Flags))
	return b
}

// MemGetDefaultMemPoolRequest asks for cuMemGetDefaultMemPool.
type MemGetDefaultMemPoolRequest struct {
	Location cu.MemLocation_v1
	Type     cu.MemAllocationType
}

// Decode reads the record from a frame's payload.
func (r *MemGetDefaultMemPoolRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Location)
	r.Type = cu.MemAllocationType(d.u64(8))
	return d.err
}

// Append writes the record behind b.
func (r *MemGetDefaultMemPoolRequest) Append(b []byte) []byte {
	b = appendStruct(b, &r.Location)
	b = appendU64(b, uint64(r.Type))
	return b
}

// MemGetDefaultMemPoolReply answers cuMemGetDefaultMemPool.
type MemGetDefaultMemPoolReply struct {
	Pool_out cu.MemoryPool
}

// Decode reads the record from a frame's payload.
func (r *MemGetDefaultMemPoolReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Pool_out = cu.MemoryPool(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *MemGetDefaultMemPoolReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Pool_out))
	return b
}

// MemGetMemPoolRequest asks for cuMemGetMemPool.
type MemGetMemPoolRequest struct {
	Location cu.MemLocation_v1
	Type     cu.MemAllocationType
}

// Decode reads the record from a frame's payload.
func (r *MemGetMemPoolRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 16}
	if err := d.need(16); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Location)
	r.Type = cu.MemAllocationType(d.u64(8))
	return d.err
}

// Append writes the record behind b.
func (r *MemGetMemPoolRequest) Append(b []byte) []byte {
	b = appendStruct(b, &r.Location)
	b = appendU64(b, uint64(r.Type))
	return b
}

// MemGetMemPoolReply answers cuMemGetMemPool.
type MemGetMemPoolReply struct {
	Pool cu.MemoryPool
}

// Decode reads the record from a frame's payload.
func (r *MemGetMemPoolReply) Decode(b []byte) error {
	d := decoder{b: b, tail: 8}
	if err := d.need(8); err != nil {
		return err
	}
	r.Pool = cu.MemoryPool(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *MemGetMemPoolReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Pool))
	return b
}

// MemSetMemPoolRequest asks for cuMemSetMemPool.
type MemSetMemPoolRequest struct {
	Location cu.MemLocation_v1
	Type     cu.MemAllocationType
	Pool     cu.MemoryPool
}

// Decode reads the record from a frame's payload.
func (r *MemSetMemPoolRequest) Decode(b []byte) error {
	d := decoder{b: b, tail: 24}
	if err := d.need(24); err != nil {
		return err
	}
	decodeStruct(&d, 0, &r.Location)
	r.Type = cu.MemAllocationType(d.u64(8))
	r.Pool = cu.MemoryPool(d.u64(16))
	return d.err
}

// Append writes the record behind b.
func (r *MemSetMemPoolRequest) Append(b []byte) []byte {
	b = appendStruct(b, &r.Location)
	b = appendU64(b, uint64(r.Type))
	b = appendU64(b, uint64(r.Pool))
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
	decodeStruct(&d, 0, &r.Prop)
	r.Option = cu.MemAllocationGranularity_flags(d.u64(32))
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
	r.Granularity = uint64(d.u64(0))
	return d.err
}

// Append writes the record behind b.
func (r *MemGetAllocationGranularityReply) Append(b []byte) []byte {
	b = appendU64(b, uint64(r.Granularity))
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
	r.PhStream = cu.Stream(d.u64(0))
	r.Flags = uint32(d.u64(8))
	r.Priority = int32(d.u64(16))
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
	r.HStream = cu.Stream(d.u64(0))
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
	r.HStream = cu.Stream(d.u64(0))
	r.HEvent = cu.Event(d.u64(8))
	r.Flags = uint32(d.u64(16))
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
	r.HStream = cu.Stream(d.u64(0))
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
	r.HStream = cu.Stream(d.u64(0))
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
	r.PhEvent = cu.Event(d.u64(0))
	r.Flags = uint32(d.u64(8))
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
	r.HEvent = cu.Event(d.u64(0))
	r.HStream = cu.Stream(d.u64(8))
	r.Flags = uint32(d.u64(16))
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
	r.HEvent = cu.Event(d.u64(0))
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
	r.HEvent = cu.Event(d.u64(0))
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
	r.HEvent = cu.Event(d.u64(0))
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
	r.HStart = cu.Event(d.u64(0))
	r.HEnd = cu.Event(d.u64(8))
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
