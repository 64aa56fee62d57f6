//go:build !goexperiment.simd || !amd64

package interp

func vectorKeys() []string { return nil }

func eachWidth(f func()) { f() }
