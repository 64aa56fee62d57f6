/* kernels.h: PTX that several of these programs use, as string literals to put together. */
#ifndef KERNELS_H
#define KERNELS_H

#define PTX_HEADER ".version 6.0\n.target sm_50\n.address_size 64\n"

/* put(at, v) stores the word v at at. */
#define PTX_PUT \
	".visible .entry put(.param .u64 at, .param .u32 v)\n" \
	"{\n" \
	"	.reg .b32 %v;\n" \
	"	.reg .b64 %at;\n" \
	"	ld.param.u64 %at, [at];\n" \
	"	ld.param.u32 %v, [v];\n" \
	"	st.global.u32 [%at], %v;\n" \
	"	ret;\n" \
	"}\n"

/* The body of a kernel with a parameter at: it busy-waits until the word at at is 77. */
#define PTX_SPIN_BODY \
	"{\n" \
	"	.reg .pred %p;\n" \
	"	.reg .b32 %v;\n" \
	"	.reg .b64 %at;\n" \
	"	ld.param.u64 %at, [at];\n" \
	"AGAIN:\n" \
	"	ld.volatile.global.u32 %v, [%at];\n" \
	"	setp.ne.u32 %p, %v, 77;\n" \
	"	@%p bra AGAIN;\n" \
	"	ret;\n" \
	"}\n"

#endif
