package wire

import "golang.org/x/sys/cpu"

// folds says whether the processor multiplies polynomials, four pairs at a time: about
// thrice as fast as its instruction for this very sum, which is all that hash/crc32
// uses, and every byte of a large copy is summed at both ends.
var folds = cpu.X86.HasAVX512F && cpu.X86.HasAVX512VL && cpu.X86.HasAVX512VPCLMULQDQ && cpu.X86.HasSSE42

// fold goes on with the register, as it is before its last inversion, through whole
// blocks, at least one.
//
//go:noescape
func fold(register uint32, b []byte) uint32
