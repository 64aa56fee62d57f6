// Package corpus is what the software GPU is measured by: some hundred small
// PTX kernels, one feature each, and what an NVIDIA H200 made of them.
//
// # Kernels
//
// A kernel is a file kernels/FAMILY/NAME.ptx with one entry
//
//	.visible .entry k(.param .u64 in, .param .u64 out, .param .u32 n)
//
// and header comments that say how to run and judge it:
//
//	// feature: add.sat.s32
//	// launch: grid=1 block=256 shared=0
//	// in: s32 special, u32 shift x64
//	// out: s32 256
//	// compare: exact
//
// "in" lists arrays that lie one behind the other at the parameter in, each
// from a multiple of 16 bytes on: type, generator (see input.go) and, when it is
// not one element per thread, how many. "out" is the type and number of elements
// at the parameter out, all zero before the launch. n is the number of threads.
// "compare" is the rule for the answer, see Rule.
//
// Most files come from the generator in make (they say so in their first line);
// the others are written by hand. make also checks that ptxas takes them all,
// bundles them for record/record.c, which runs on a machine with a GPU, takes in what
// it recorded, and writes softgpu/COVERAGE.md.
//
// # Recording
//
// testdata/h200.bin.gz holds the bytes at out after each kernel, with a hash of
// what produced them; testdata/h200.txt says when, where and under which driver
// they were recorded. TestCorpus compares. testdata/pending.txt names the kernels
// that were written since; where an answer to a new kernel is known otherwise, such
// as from what ptxas makes of it, a test of package interp has it.
//
// To record: make -bundle build/corpus [-new]; on the machine with the GPU, from the
// repository's root, cc -o record softgpu/corpus/record/record.c with the driver's
// library, and record build/corpus build/corpus/out 8; then make -import
// build/corpus/out -note "..." [-new], which takes the names out of pending.txt.
package corpus
