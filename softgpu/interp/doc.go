// Package interp executes PTX kernels on the CPU, a warp at a time. It is the
// software GPU's oracle: any faster way of running a kernel must agree with it
// bit for bit.
//
// # From module to kernel
//
// Link takes a parsed module and the addresses its variables were given, and
// decodes every function into instructions that hold a Go function and operand
// positions: nothing is looked up by name while a kernel runs. Instructions it
// cannot execute become Diags; a kernel is refused only if it can reach one.
//
// # Execution
//
// Run executes one launch. A worker goroutine owns a block while it runs, and
// all of the block's state: shared memory, warps, registers. Warps of a block
// take turns, each for a bounded number of instructions, so shared memory needs
// no atomics; global memory does, since blocks run on several goroutines. The
// blocks of a cluster share a goroutine and take turns too: they may use each
// other's shared memory. Copies that the ISA calls asynchronous are done when
// they are issued.
//
// A register is 32 consecutive lanes. Lanes that agree on where they are form a
// group; a divergent branch splits a group, and groups join again when they
// meet at the same instruction of the same call. The group that is furthest
// behind goes first, but one that has waited too long gets a turn: spin locks
// between lanes of a warp make progress, as on Volta and later.
//
// # Tiers
//
// A program is executed in one of three ways, with the same results. The plain
// tier is the oracle: one Go loop per instruction, nothing left out. The fast
// tier leaves out instructions whose effect is known beforehand and treats the
// memory accesses of a warp as one; the vector tier is the fast one with the
// CPU's vector instructions, where the toolchain has them (GOEXPERIMENT=simd)
// and the machine AVX2. Checked programs are always plain. See tier.go and
// PERFORMANCE.md.
//
// # Addresses
//
// Global memory, constants and module variables are at addresses the device
// chose; see Memory. Shared, local and parameter memory have windows of their
// own in the generic address space, at SharedBase, LocalBase and ParamBase.
// Addresses of functions are tokens from FuncBase on.
//
// # Why this is one package
//
// An instruction is decoded into a Go function that works on a warp: decode_*.go
// choose that function, op_*.go and the vector tier contain it, watch*.go wrap it,
// and the scheduler calls it. They share inst, extra and warp down to the fields,
// which the hot functions reach without a call. Decoding uses 293 names of the
// executing files, which use 95 of the decoding ones: a border between the two
// would export nearly all names and hide none. The parts that know neither warps
// nor instructions are packages of their own: numeric, ptxinst, tensormap,
// mbarrier, printf.
package interp
