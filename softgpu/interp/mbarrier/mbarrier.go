// Package mbarrier is the state machine of an mbarrier, the 64-bit barrier object
// in shared memory. Its functions are pure: they return the next word.
package mbarrier

import "ferry/softgpu/interp/numeric"

// An Word is the 64-bit word of an mbarrier object in shared memory, and what
// arriving returns as its state. The ISA leaves the format open; this is ours:
//
//	bits  0-19  arrivals still missing in this phase
//	bits 20-39  arrivals of the next phases
//	bits 40-60  bytes still to be written in this phase, signed
//	bit  62     initialised
//	bit  63     parity of the phase
type Word uint64

const (
	mbarField         = 1<<20 - 1
	Valid       Word  = 1 << 62
	mbarPhase   Word  = 1 << 63
	mbarMaxTx   int64 = 1<<20 - 1
	mbarTxShift       = 40
)

// New is a barrier for count arrivals.
func New(count uint64) Word { return Valid | Word(count&mbarField) | Word(count&mbarField)<<20 }

// Pending, Expected and TxCount are the fields of the word.
func (b Word) Pending() uint64  { return uint64(b) & mbarField }
func (b Word) Expected() uint64 { return uint64(b) >> 20 & mbarField }
func (b Word) TxCount() int64   { return numeric.SignExtend(uint64(b)>>mbarTxShift, 21) }

// with replaces the three counts.
func (b Word) with(pending, expected uint64, tx int64) Word {
	return b&(Valid|mbarPhase) | Word(pending&mbarField) | Word(expected&mbarField)<<20 |
		Word(uint64(tx)&(1<<21-1))<<mbarTxShift
}

// settle begins the next phase when nothing is missing.
func (b Word) settle() Word {
	if b.Pending() != 0 || b.TxCount() != 0 {
		return b
	}
	return (b ^ mbarPhase).with(b.Expected(), b.Expected(), 0)
}

// Arrive counts arrivals; drop takes them out of the next phases too. It
// reports false when there are more than the phase has left.
func (b Word) Arrive(count uint64, drop bool) (Word, bool) {
	left, next := b.Pending(), b.Expected()
	if count > left || drop && count > next {
		return b, false
	}
	if drop {
		next -= count
	}
	return b.with(left-count, next, b.TxCount()).settle(), true
}

// Expect adds bytes to wait for; it reports false when they do not fit.
func (b Word) Expect(n int64) (Word, bool) {
	tx := b.TxCount() + n
	return b.with(b.Pending(), b.Expected(), tx), tx <= mbarMaxTx && tx >= -mbarMaxTx
}

// Complete takes off bytes that were written.
func (b Word) Complete(n int64) (Word, bool) {
	b, ok := b.Expect(-n)
	return b.settle(), ok
}

// Passed reports that the phase of a state, or the one before it, is over.
func (b Word) Passed(parity uint64) bool { return uint64(b>>63) != parity&1 }
