package cu

import "unsafe"

// Bytes views a struct of this package as the bytes C sees. The view shares
// v's memory. Only types without Go pointers may be viewed, which all types of
// this package are.
func Bytes[T any](v *T) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(v)), unsafe.Sizeof(*v))
}

// SizeOf is the number of bytes T takes in C.
func SizeOf[T any]() int {
	var v T
	return int(unsafe.Sizeof(v))
}
