//go:build !goexperiment.simd || !amd64

package interp

import "ferry/softgpu/ptx"

func haveVectors() bool { return false }

func rampOf32(a *[warpSize]uint32) (uint64, bool) { return rampPairs(a) }

func copy64(d, s *[halfWarp]uint32) { copyWords(d, s) }

func fill64(d *[halfWarp]uint32, x uint32) { fillWords(d, x) }

func vectorOp(*ptx.Inst, *inst) execFn { return nil }
