package softgpu

import (
	"sync/atomic"
	"unsafe"
)

// loadWord and storeWord access 4 or 8 aligned bytes of device memory, which
// kernels may be using at the same time.
func loadWord(b []byte) uint64 {
	if len(b) == 4 {
		return uint64(atomic.LoadUint32((*uint32)(unsafe.Pointer(&b[0]))))
	}
	return atomic.LoadUint64((*uint64)(unsafe.Pointer(&b[0])))
}

func storeWord(b []byte, v uint64) {
	if len(b) == 4 {
		atomic.StoreUint32((*uint32)(unsafe.Pointer(&b[0])), uint32(v))
		return
	}
	atomic.StoreUint64((*uint64)(unsafe.Pointer(&b[0])), v)
}
