// Package precopy sends the memory of a session that is to move to another worker while its program runs, so that the program does not
// wait for it.
//
// A block is at most 2 MiB of an allocation. The Sender copies blocks to the host and sends them, round after round, and remembers the Sum
// of what it sent. When the program has stopped it has the device compute the sums of all blocks where they lie: only blocks with another
// sum travel again. That is exact whatever wrote to the memory: no page is protected, no kernel and no copy of the
// program is looked at. The Receiver puts blocks where they belong, into memory that was made ahead.
//
// Threads: a Sender belongs to one goroutine that is locked to its thread, as a Receiver does.
package precopy

import (
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"strings"
)

// A Key makes the sums of one move its own: no program can have content by chance, or on purpose, that has the sum of other content.
type Key [2]uint64

// NewKey returns a random key.
func NewKey() (k Key) {
	var b [16]byte
	_, _ = rand.Read(b[:]) // it never fails
	k[0], k[1] = binary.LittleEndian.Uint64(b[:]), binary.LittleEndian.Uint64(b[8:])
	return k
}

// A Sum stands for the content of a block: two sums of 64 bits over all words, each mixed with its place and one half of the key.
type Sum struct {
	A, B uint64
	Zero bool // all bytes are 0
}

// step separates the places of neighbouring words.
const step = 0x9e3779b97f4a7c15

// A mixer is a permutation of 64 bits: shift, multiply, shift, multiply, shift.
type mixer struct {
	shift    [3]uint
	multiply [2]uint64
}

// The two mixers are those of SplitMix64 and MurmurHash3.
var mixers = [2]mixer{
	{[3]uint{30, 27, 31}, [2]uint64{0xbf58476d1ce4e5b9, 0x94d049bb133111eb}},
	{[3]uint{33, 33, 33}, [2]uint64{0xff51afd7ed558ccd, 0xc4ceb9fe1a85ec53}},
}

func (m *mixer) mix(x uint64) uint64 {
	x = (x ^ x>>m.shift[0]) * m.multiply[0]
	x = (x ^ x>>m.shift[1]) * m.multiply[1]
	return x ^ x>>m.shift[2]
}

// Sum computes the sum of a block, as the kernel does. The bytes behind the last whole word are a word with zeros.
func (k Key) Sum(block []byte) Sum {
	a, b, all, place := uint64(0), uint64(0), uint64(0), uint64(0)
	add := func(w uint64) {
		a += mixers[0].mix(w ^ (place + k[0]))
		b += mixers[1].mix(w ^ (place + k[1]))
		all |= w
		place += step
	}
	for len(block) >= 8 {
		add(binary.LittleEndian.Uint64(block))
		block = block[8:]
	}
	if len(block) > 0 {
		var rest [8]byte
		copy(rest[:], block)
		add(binary.LittleEndian.Uint64(rest[:]))
	}
	return Sum{a, b, all == 0}
}

// Sizes of what the kernel reads and writes for each block, and threads of a block of threads.
const (
	spanSize = 16
	sumSize  = 24
	threads  = 256
)

// kernel is the code that computes sums on a device. One block of threads reads one block of memory, 16 bytes at a time. For any
// device of compute capability 7.0 and up; it has no variables, so that it moves none of the program's.
//
//	spans: address and length of each block, 8 bytes each; the addresses are multiples of 16
//	sums:  A, B, and all words or-ed together, of each block
var kernel = strings.NewReplacer("MIX0", mixText(0), "MIX1", mixText(1), "STEP", fmt.Sprint(int64(-7046029254386353131))).Replace(`
.version 6.0
.target sm_70
.address_size 64

.visible .entry ferry_sums(.param .u64 spans, .param .u64 sums, .param .u64 keya, .param .u64 keyb)
{
	.reg .pred %p<8>;
	.reg .b32 %r<8>;
	.reg .b64 %d<48>;
	.shared .align 8 .b8 total[24];

	ld.param.u64 %d0, [spans];
	ld.param.u64 %d1, [sums];
	ld.param.u64 %d2, [keya];
	ld.param.u64 %d3, [keyb];
	mov.u32 %r0, %ctaid.x;
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, %ntid.x;
	mul.wide.u32 %d4, %r0, 16;
	add.u64 %d4, %d4, %d0;
	ld.global.u64 %d5, [%d4];
	ld.global.u64 %d6, [%d4+8];
	mov.u32 %r3, total;
	mov.u64 %d10, 0;
	mov.u64 %d11, 0;
	mov.u64 %d12, 0;
	setp.ne.u32 %p0, %r1, 0;
	@%p0 bra begin;
	st.shared.u64 [%r3], %d10;
	st.shared.u64 [%r3+8], %d10;
	st.shared.u64 [%r3+16], %d10;
begin:
	bar.sync 0;
	cvt.u64.u32 %d13, %r1;
	cvt.u64.u32 %d14, %r2;
	shr.u64 %d15, %d6, 4;
pairs:
	setp.ge.u64 %p1, %d13, %d15;
	@%p1 bra rest;
	shl.b64 %d16, %d13, 4;
	add.u64 %d16, %d16, %d5;
	ld.global.v2.u64 {%d20, %d21}, [%d16];
	shl.b64 %d22, %d13, 1;
	mul.lo.u64 %d22, %d22, STEP;
	MIX0
	MIX1
	add.u64 %d22, %d22, STEP;
	mov.u64 %d20, %d21;
	MIX0
	MIX1
	add.u64 %d13, %d13, %d14;
	bra pairs;
rest:
	@%p0 bra combine;
	and.b64 %d23, %d6, 15;
	shl.b64 %d24, %d15, 4;
	add.u64 %d24, %d24, %d5;
	shl.b64 %d22, %d15, 1;
	mul.lo.u64 %d22, %d22, STEP;
words:
	setp.eq.u64 %p2, %d23, 0;
	@%p2 bra combine;
	mov.u64 %d20, 0;
	mov.u32 %r4, 0;
bytes:
	ld.global.u8 %d25, [%d24];
	shl.b64 %d25, %d25, %r4;
	or.b64 %d20, %d20, %d25;
	add.u64 %d24, %d24, 1;
	sub.u64 %d23, %d23, 1;
	add.u32 %r4, %r4, 8;
	setp.eq.u64 %p3, %d23, 0;
	setp.eq.u32 %p4, %r4, 64;
	or.pred %p5, %p3, %p4;
	@!%p5 bra bytes;
	MIX0
	MIX1
	add.u64 %d22, %d22, STEP;
	bra words;
combine:
	atom.shared.add.u64 %d30, [%r3], %d10;
	atom.shared.add.u64 %d30, [%r3+8], %d11;
	atom.shared.or.b64 %d30, [%r3+16], %d12;
	bar.sync 0;
	@%p0 bra done;
	mul.wide.u32 %d4, %r0, 24;
	add.u64 %d4, %d4, %d1;
	ld.shared.u64 %d10, [%r3];
	ld.shared.u64 %d11, [%r3+8];
	ld.shared.u64 %d12, [%r3+16];
	st.global.u64 [%d4], %d10;
	st.global.u64 [%d4+8], %d11;
	st.global.u64 [%d4+16], %d12;
done:
	ret;
}
`)

// mixText is one mixer in PTX: it adds the word in %d20 at the place in %d22 to a sum.
func mixText(i int) string {
	m := &mixers[i]
	return fmt.Sprintf(`add.u64 %%d31, %%d22, %%d%d;
	xor.b64 %%d31, %%d31, %%d20;
	shr.u64 %%d32, %%d31, %d;
	xor.b64 %%d31, %%d31, %%d32;
	mul.lo.u64 %%d31, %%d31, %d;
	shr.u64 %%d32, %%d31, %d;
	xor.b64 %%d31, %%d31, %%d32;
	mul.lo.u64 %%d31, %%d31, %d;
	shr.u64 %%d32, %%d31, %d;
	xor.b64 %%d31, %%d31, %%d32;
	add.u64 %%d%d, %%d%d, %%d31;
	or.b64 %%d12, %%d12, %%d20;`, 2+i, m.shift[0], int64(m.multiply[0]), m.shift[1], int64(m.multiply[1]), m.shift[2], 10+i, 10+i)
}
