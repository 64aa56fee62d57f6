package precopy

import "unsafe"

// addressOf is where memory lies that is no memory of Go's, which might move. A device has it at the same address.
func addressOf(mapped []byte) uint64 {
	return uint64(uintptr(unsafe.Pointer(unsafe.SliceData(mapped))))
}
