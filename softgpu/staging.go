package softgpu

import (
	"math/bits"
	"sync"

	"ferry/api/cu"
)

// Staging memory is ordinary memory, kept for reuse by powers of two.
const (
	minStaging = 12 // 4 KiB
	maxStaging = 26 // 64 MiB; larger pieces are not kept
	maxHost    = 1 << 40
)

var staging [maxStaging + 1]sync.Pool

// HostAlloc returns staging memory. Its contents are undefined.
func (g *GPU) HostAlloc(n int) ([]byte, cu.Result) {
	if n < 0 || n > maxHost {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	class := max(bits.Len(uint(max(n, 1)-1)), minStaging)
	if class > maxStaging {
		return make([]byte, n), cu.CUDA_SUCCESS
	}
	if p, ok := staging[class].Get().(*[]byte); ok {
		return (*p)[:n], cu.CUDA_SUCCESS
	}
	return make([]byte, n, 1<<class), cu.CUDA_SUCCESS
}

// HostFree takes staging memory back.
func (g *GPU) HostFree(b []byte) {
	class := bits.Len(uint(cap(b))) - 1
	if class < minStaging || class > maxStaging || cap(b) != 1<<class {
		return
	}
	b = b[:cap(b)]
	staging[class].Put(&b)
}
