package device

import "ferry/cu"

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
