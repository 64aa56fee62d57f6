package interp

// An mbar is the 64-bit word of an mbarrier object in shared memory, and what
// arriving returns as its state. The ISA leaves the format open; this is ours:
//
//	bits  0-19  arrivals still missing in this phase
//	bits 20-39  arrivals of the next phases
//	bits 40-60  bytes still to be written in this phase, signed
//	bit  62     initialised
//	bit  63     parity of the phase
type mbar uint64

const (
	mbarField         = 1<<20 - 1
	mbarValid   mbar  = 1 << 62
	mbarPhase   mbar  = 1 << 63
	mbarMaxTx   int64 = 1<<20 - 1
	mbarTxShift       = 40
)

func newMbar(count uint64) mbar { return mbarValid | mbar(count&mbarField) | mbar(count&mbarField)<<20 }

func (b mbar) pending() uint64  { return uint64(b) & mbarField }
func (b mbar) expected() uint64 { return uint64(b) >> 20 & mbarField }
func (b mbar) tx() int64        { return signExtend(uint64(b)>>mbarTxShift, 21) }

// with replaces the three counts.
func (b mbar) with(pending, expected uint64, tx int64) mbar {
	return b&(mbarValid|mbarPhase) | mbar(pending&mbarField) | mbar(expected&mbarField)<<20 |
		mbar(uint64(tx)&(1<<21-1))<<mbarTxShift
}

// settle begins the next phase when nothing is missing.
func (b mbar) settle() mbar {
	if b.pending() != 0 || b.tx() != 0 {
		return b
	}
	return (b ^ mbarPhase).with(b.expected(), b.expected(), 0)
}

// arrive counts arrivals; drop takes them out of the next phases too. It
// reports false when there are more than the phase has left.
func (b mbar) arrive(count uint64, drop bool) (mbar, bool) {
	left, next := b.pending(), b.expected()
	if count > left || drop && count > next {
		return b, false
	}
	if drop {
		next -= count
	}
	return b.with(left-count, next, b.tx()).settle(), true
}

// expect adds bytes to wait for; it reports false when they do not fit.
func (b mbar) expect(n int64) (mbar, bool) {
	tx := b.tx() + n
	return b.with(b.pending(), b.expected(), tx), tx <= mbarMaxTx && tx >= -mbarMaxTx
}

// complete takes off bytes that were written.
func (b mbar) complete(n int64) (mbar, bool) {
	b, ok := b.expect(-n)
	return b.settle(), ok
}

// passed reports that the phase of a state, or the one before it, is over.
func (b mbar) passed(parity uint64) bool { return uint64(b>>63) != parity&1 }
