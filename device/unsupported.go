package device

import "ferry/api/cu"

// Unsupported, whose methods for Driver are generated, is a whole Device: a device
// embeds it for what it lacks, a test double for what the test does not use.
var _ Device = Unsupported{}

// Thread returns a view that supports nothing either.
func (Unsupported) Thread() Device { return Unsupported{} }

// Leave has nothing to give back.
func (Unsupported) Leave() {}

// Traits describes a device as CUDA is.
func (Unsupported) Traits() Traits { return Traits{} }

// Describe says what this is.
func (Unsupported) Describe() string { return "a device that supports nothing" }

// Output has nothing.
func (Unsupported) Output() (printed, complained []byte) { return nil, nil }

// Report has nothing.
func (Unsupported) Report() []byte { return nil }

func (Unsupported) CopyIn(cu.Deviceptr, uint64, []byte, uint64, uint64, cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CopyOut([]byte, cu.Deviceptr, uint64, uint64, uint64, cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CopyOn(cu.Deviceptr, uint64, cu.Deviceptr, uint64, uint64, uint64, cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CopyArray(*cu.CUDA_MEMCPY3D_v2, []byte, cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) HostAlloc(int) ([]byte, cu.Result) { return nil, cu.CUDA_ERROR_NOT_SUPPORTED }

func (Unsupported) HostFree([]byte) {}

func (Unsupported) HostRegister([]byte) cu.Result { return cu.CUDA_ERROR_NOT_SUPPORTED }

func (Unsupported) HostUnregister([]byte) cu.Result { return cu.CUDA_ERROR_NOT_SUPPORTED }

func (Unsupported) ManagedRange(cu.Deviceptr) (base, size uint64) { return 0, 0 }

func (Unsupported) Extent(cu.Deviceptr, uint64) {}

func (Unsupported) ExportMemory(cu.MemGenericAllocationHandle) (int, cu.Result) {
	return -1, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ImportMemory(int, uint64, cu.Device) (cu.MemGenericAllocationHandle, cu.Result) {
	return 0, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ExportEvent(cu.Event) (cu.IpcEventHandle_v1, int, cu.Result) {
	return cu.IpcEventHandle_v1{}, -1, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ImportEvent(*cu.IpcEventHandle_v1, int) (cu.Event, cu.Result) {
	return 0, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LaunchKernel(*Launch) cu.Result { return cu.CUDA_ERROR_NOT_SUPPORTED }

func (Unsupported) Clusters(*Launch, bool) (int32, cu.Result) {
	return 0, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TensorMap(*TensorMap) (cu.TensorMap, cu.Result) {
	return cu.TensorMap{}, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LoadModule([]byte, []Option) (cu.Module, Log, cu.Result) {
	return 0, Log{}, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LoadLibrary([]byte, []Option) (cu.Library, Log, cu.Result) {
	return 0, Log{}, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ModuleFunctions(cu.Module) ([]string, cu.Result) {
	return nil, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LibraryKernels(cu.Library) ([]string, cu.Result) {
	return nil, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LinkCreate([]Option) (cu.LinkState, cu.Result) {
	return 0, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LinkAdd(cu.LinkState, uint32, []byte, string) (Log, cu.Result) {
	return Log{}, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LinkComplete(cu.LinkState) ([]byte, Log, cu.Result) {
	return nil, Log{}, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) HostFunc(cu.Stream, uint64) cu.Result { return cu.CUDA_ERROR_NOT_SUPPORTED }

func (Unsupported) OnHostFunc(func(token uint64)) {}

func (Unsupported) HostDone(uint64) {}

func (Unsupported) UserObject(uint64, uint32) (cu.UserObject, cu.Result) {
	return 0, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) OnUserObject(func(token uint64)) {}

func (Unsupported) CaptureInfo(cu.Stream) (CaptureInfo, cu.Result) {
	return CaptureInfo{}, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddHost(cu.Graph, []cu.GraphNode, uint64) (cu.GraphNode, cu.Result) {
	return 0, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphSetHost(cu.GraphExec, cu.GraphNode, uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphGetHost(cu.GraphNode) (uint64, cu.Result) {
	return 0, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddMemOps(cu.Graph, []cu.GraphNode, cu.Context, []cu.StreamBatchMemOpParams_v1, uint32) (cu.GraphNode, cu.Result) {
	return 0, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphSetMemOps(cu.GraphExec, cu.GraphNode, cu.Context, []cu.StreamBatchMemOpParams_v1, uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphGetMemOps(cu.GraphNode) (cu.Context, []cu.StreamBatchMemOpParams_v1, uint32, cu.Result) {
	return 0, nil, 0, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddConditional(cu.Graph, []cu.GraphNode, cu.CUDA_CONDITIONAL_NODE_PARAMS) (cu.GraphNode, []cu.Graph, cu.Result) {
	return 0, nil, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphMove(cu.Graph, []cu.GraphNode, cu.Graph) (cu.GraphNode, cu.Result) {
	return 0, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddKernel(cu.Graph, []cu.GraphNode, *Launch) (cu.GraphNode, cu.Result) {
	return 0, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphSetKernel(cu.GraphExec, cu.GraphNode, *Launch) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphGetKernel(cu.GraphNode, func(cu.Function) []cu.FerryParam) (Launch, cu.Result) {
	return Launch{}, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddCopy(cu.Graph, []cu.GraphNode, *cu.CUDA_MEMCPY3D_v2, []byte, cu.Context) (cu.GraphNode, cu.Result) {
	return 0, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphSetCopy(cu.GraphExec, cu.GraphNode, *cu.CUDA_MEMCPY3D_v2, []byte, cu.Context) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}
