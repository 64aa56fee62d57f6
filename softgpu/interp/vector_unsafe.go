//go:build goexperiment.simd && amd64

package interp

import "unsafe"

// dstRows is dst for rows.
func dstRows[T any](w *warp, in *inst) *T {
	if w.act == w.live {
		return rows[T](w, in.d)
	}
	return (*T)(unsafe.Pointer(&w.scratch))
}
