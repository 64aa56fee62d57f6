package link

import (
	"encoding/binary"
	"fmt"
	"time"

	"github.com/pierrec/lz4/v4"

	"ferry/wire"
)

// This file is compression on lanes, where the link is slower than the codec; the
// shim's is shim/core/net/pack.c.

const (
	// slowLink is what all lanes together carry in a second on a link that is worth
	// it: about what one thread compresses.
	slowLink = 250_000_000
	// enoughToTell is how many bytes tell a rate.
	enoughToTell = 512 << 10
	// forgetAfter is how many segments what was known of a rate holds for. A lane that
	// has had nothing to wait for knows nothing new.
	forgetAfter = 256
	// longestWait is how many chunks are sent as they are, at most, before one is
	// tried again.
	longestWait = 256
)

// A packer packs and unpacks what one lane carries. It is used by the goroutine that
// moves the lane's data.
type packer struct {
	terms wire.LaneTerms
	// tools are made when they are needed.
	tools *packerTools
	skip  int // chunks that are not tried now
	wait  int // and after the next that does not shrink
	acked uint64
	busy  time.Duration
	since int // segments since the rate was taken
}

type packerTools struct {
	lz4.Compressor
	packed [wire.LaneChunk]byte
}

func (p *packer) need() *packerTools {
	if p.tools == nil {
		p.tools = new(packerTools)
	}
	return p.tools
}

// worth says whether the next segment, of n bytes, is to be packed.
func (p *packer) worth(n int, slow func() bool) bool {
	if p.terms&wire.LanePacks == 0 || p.terms&wire.LaneAlways == 0 && !slow() {
		return false
	}
	chunks := (n + wire.LaneChunk - 1) / wire.LaneChunk
	if p.skip < chunks {
		return true
	}
	p.skip -= chunks
	return false
}

// chunk returns what travels in a chunk's place, and its word: the chunk itself if it
// does not shrink by a tenth.
func (p *packer) chunk(data []byte, word *[wire.LaneWord]byte) []byte {
	if p.skip > 0 {
		p.skip--
	} else {
		t := p.need()
		n, err := t.CompressBlock(data, t.packed[:len(data)-len(data)/10])
		if err == nil && n > 0 {
			p.wait = 0
			binary.LittleEndian.PutUint32(word[:], uint32(n))
			return t.packed[:n]
		}
		p.wait = min(max(4, 2*p.wait), longestWait)
		p.skip = p.wait
	}
	binary.LittleEndian.PutUint32(word[:], uint32(len(data))|wire.LaneStored)
	return data
}

// expect returns where a chunk's bytes, as they travel, are to be read to: fewer than
// to has are a block.
func (p *packer) expect(to []byte, word [wire.LaneWord]byte) ([]byte, error) {
	w := binary.LittleEndian.Uint32(word[:])
	switch n := int(w &^ uint32(wire.LaneStored)); {
	case w&wire.LaneStored != 0 && n == len(to):
		return to, nil
	case w&wire.LaneStored == 0 && n > 0 && n < len(to):
		return p.need().packed[:n], nil
	}
	return nil, fmt.Errorf("%w: %#x for a chunk of %d bytes", wire.ErrDamaged, w, len(to))
}

// Unpack fills to from a block that has exactly so many bytes.
func Unpack(block, to []byte) error {
	n, err := lz4.UncompressBlock(block, to)
	if err != nil || n != len(to) {
		return fmt.Errorf("%w: a chunk that is no block of %d bytes", wire.ErrDamaged, len(to))
	}
	return nil
}

// slow says whether the link carries less than the codec would give it: bytes that
// arrived in the time in which there were any to send. mu is held.
func (l *Lanes) slow(n *lane) bool {
	c, ok := n.conn.(interface {
		Flow() (acked uint64, busy time.Duration, waits bool)
	})
	if !ok {
		return false
	}
	p := &n.packer
	acked, busy, waits := c.Flow()
	switch {
	case !waits: // it takes what there is: how much more it would is not known
		p.acked, p.busy = acked, busy
		if p.since++; p.since > forgetAfter {
			n.rate = 0
		}
	case acked-p.acked >= enoughToTell:
		n.rate = uint64(float64(acked-p.acked) / max(busy-p.busy, time.Microsecond).Seconds())
		p.acked, p.busy, p.since = acked, busy, 0
	}
	if n.rate == 0 {
		return false
	}
	all := uint64(0)
	for _, other := range l.conns {
		if other != nil {
			all += other.rate
		}
	}
	if all >= slowLink {
		return false
	}
	if !l.narrowed && l.Narrow != nil {
		l.narrowed = true
		l.Narrow(all)
	}
	return true
}
