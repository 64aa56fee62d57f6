#include "textflag.h"

// A constant is x to a distance in bits, once with 32 more for the low half of 128
// bits and once with 32 less for the high half, modulo the polynomial, in the
// reversed order of bits. shim/core/base/crc.c has the same.

// To the next block: 2048 bits.
DATA far<>+0(SB)/8, $0xdcb17aa4
DATA far<>+8(SB)/8, $0xb9e02b86
GLOBL far<>(SB), RODATA|NOPTR, $16

// To the next register: 512 bits.
DATA near<>+0(SB)/8, $0x740eef02
DATA near<>+8(SB)/8, $0x9e4addf8
GLOBL near<>(SB), RODATA|NOPTR, $16

// To the last quarter of a register: 384, 256, 128 bits; the last itself goes nowhere.
DATA quarters<>+0(SB)/8, $0x1c291d04
DATA quarters<>+8(SB)/8, $0x1d82c63da
DATA quarters<>+16(SB)/8, $0x1384aa63a
DATA quarters<>+24(SB)/8, $0xba4fc28e
DATA quarters<>+32(SB)/8, $0xf20c0dfe
DATA quarters<>+40(SB)/8, $0x14cd00bd6
DATA quarters<>+48(SB)/8, $0
DATA quarters<>+56(SB)/8, $0
GLOBL quarters<>(SB), RODATA|NOPTR, $64

// v becomes what it stands for further on, and what is there. Uses Z6.
#define CARRY(v, by, to) \
	VPCLMULQDQ $0x00, by, v, Z6; \
	VPCLMULQDQ $0x11, by, v, v; \
	VPTERNLOGQ $0x96, to, Z6, v

// func fold(register uint32, b []byte) uint32
TEXT ·fold(SB), NOSPLIT, $0-36
	MOVL register+0(FP), AX
	MOVQ b_base+8(FP), SI
	MOVQ b_len+16(FP), CX
	VMOVDQU64 (SI), Z0
	VMOVDQU64 64(SI), Z1
	VMOVDQU64 128(SI), Z2
	VMOVDQU64 192(SI), Z3
	VMOVD AX, X4
	VPXORQ Z4, Z0, Z0
	VBROADCASTI32X4 far<>(SB), Z5
	JMP next

block:
	CARRY(Z0, Z5, (SI))
	CARRY(Z1, Z5, 64(SI))
	CARRY(Z2, Z5, 128(SI))
	CARRY(Z3, Z5, 192(SI))

next:
	ADDQ $256, SI
	SUBQ $256, CX
	JNZ block

	// Four registers into one.
	VBROADCASTI32X4 near<>(SB), Z5
	CARRY(Z0, Z5, Z1)
	CARRY(Z0, Z5, Z2)
	CARRY(Z0, Z5, Z3)

	// Its quarters into 16 bytes, whose sum is the sum of all.
	VEXTRACTI32X4 $3, Z0, X7
	VMOVDQU64 quarters<>(SB), Z5
	VPCLMULQDQ $0x00, Z5, Z0, Z6
	VPCLMULQDQ $0x11, Z5, Z0, Z0
	VPXORQ Z6, Z0, Z0
	VEXTRACTI64X4 $1, Z0, Y1
	VPXORQ Y1, Y0, Y0
	VEXTRACTI32X4 $1, Y0, X1
	VPXORQ X1, X0, X0
	VPXORQ X7, X0, X0
	VMOVQ X0, AX
	VPEXTRQ $1, X0, BX
	XORL DX, DX
	CRC32Q AX, DX
	CRC32Q BX, DX
	VZEROUPPER
	MOVL DX, ret+32(FP)
	RET
