package device

import "ferry/api/cu"

// The calls below complete Unsupported for what Device adds to Driver and a
// device may lack.

func (Unsupported) Clusters(*Launch, bool) (int32, cu.Result) {
	return 0, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TensorMap(*TensorMap) (cu.TensorMap, cu.Result) {
	return cu.TensorMap{}, cu.CUDA_ERROR_NOT_SUPPORTED
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

func (Unsupported) CopyArray(*cu.CUDA_MEMCPY3D_v2, []byte, cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) HostFunc(cu.Stream, uint64) cu.Result { return cu.CUDA_ERROR_NOT_SUPPORTED }

func (Unsupported) OnHostFunc(func(token uint64)) {}

func (Unsupported) HostDone(uint64) {}

func (Unsupported) Report() []byte { return nil }

func (Unsupported) CaptureInfo(cu.Stream) (CaptureInfo, cu.Result) {
	return CaptureInfo{}, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ManagedRange(cu.Deviceptr) (uint64, uint64) { return 0, 0 }

func (Unsupported) HostRegister([]byte) cu.Result { return cu.CUDA_ERROR_NOT_SUPPORTED }

func (Unsupported) HostUnregister([]byte) cu.Result { return cu.CUDA_ERROR_NOT_SUPPORTED }

func (Unsupported) GraphAddKernel(cu.Graph, []cu.GraphNode, *Launch) (cu.GraphNode, cu.Result) {
	return 0, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphSetKernel(cu.GraphExec, cu.GraphNode, *Launch) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphGetKernel(cu.GraphNode, func(cu.Function) []cu.FerryParam) (Launch, cu.Result) {
	return Launch{}, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddCopy(cu.Graph, []cu.GraphNode, *cu.CUDA_MEMCPY3D_v2, cu.Context) (cu.GraphNode, cu.Result) {
	return 0, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphSetCopy(cu.GraphExec, cu.GraphNode, *cu.CUDA_MEMCPY3D_v2, cu.Context) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}
