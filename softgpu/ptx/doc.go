// Package ptx reads NVIDIA's PTX assembly into a checked intermediate form.
//
// Parse is the only entry. It accepts what nvcc, NVRTC, clang and hand-written
// kernels contain, PTX ISA 3.x to 9.x, debug information included, and resolves
// every name: registers become indexes into Func.Regs, labels become indexes
// into Func.Code, symbols become pointers to their Var or names of functions.
// What an instruction means is not known here: opcode and modifiers stay text,
// and the package that executes them decides which it supports.
//
// Input is hostile. Parse never panics, and the memory it takes is bounded by a
// small multiple of the source's length plus the limits in limits.go: repeated
// declarations such as `.reg .b32 %r<1000000>` count against a budget.
//
// A Module is immutable once Parse has returned it and may be shared freely.
package ptx
