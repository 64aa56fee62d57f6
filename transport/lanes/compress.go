package lanes

import (
	"encoding/binary"
	"fmt"
	"time"

	"github.com/pierrec/lz4/v4"

	"ferry/wire"
)

// This file compresses what lanes carry, where the network is slower than the codec.
// shim/core/net/pack.c is the same in the shim.

const (
	// slowNetwork is how many bytes a second all lanes together carry, at most, on a
	// network that is worth compressing for: about what one thread compresses.
	slowNetwork = 250_000_000
	// minSample is how many bytes a rate is measured over.
	minSample = 512 << 10
	// forgetAfter is how many segments a measured rate holds for. A lane on which
	// nothing waits to be sent measures nothing.
	forgetAfter = 256
	// maxSkip is how many chunks are sent uncompressed, at most, before the next is
	// tried.
	maxSkip = 256
)

// A packer compresses what one lane carries. It is used by the goroutine that moves
// the data of the lane.
type packer struct {
	agreed wire.LaneCapabilities // by both ends
	codec  *codec                // made when it is needed
	skip   int                   // chunks that are not tried now
	wait   int                   // skip after the next chunk that does not shrink

	// The last measurement of the rate, as flowMeter has it.
	acked uint64
	busy  time.Duration
	since int // segments since then
}

// A codec is an LZ4 compressor and a buffer for one compressed chunk. It is large.
type codec struct {
	lz4.Compressor
	packed [wire.LaneChunk]byte
}

// needCodec makes the codec at its first use: most lanes never compress.
func (p *packer) needCodec() *codec {
	if p.codec == nil {
		p.codec = new(codec)
	}
	return p.codec
}

// shouldCompress reports whether the next segment, of n bytes, is to be compressed.
func (p *packer) shouldCompress(n int, slow func() bool) bool {
	if p.agreed&wire.LanePacks == 0 || p.agreed&wire.LaneAlways == 0 && !slow() {
		return false
	}
	chunks := (n + wire.LaneChunk - 1) / wire.LaneChunk
	if p.skip < chunks {
		return true
	}
	p.skip -= chunks
	return false
}

// compressChunk returns what travels in place of a chunk, and fills in the word before
// it. That is the chunk itself if it does not shrink by a tenth.
func (p *packer) compressChunk(data []byte, word *[wire.LaneWord]byte) []byte {
	if p.skip > 0 {
		p.skip--
	} else {
		t := p.needCodec()
		n, err := t.CompressBlock(data, t.packed[:len(data)-len(data)/10])
		if err == nil && n > 0 {
			p.wait = 0
			binary.LittleEndian.PutUint32(word[:], uint32(n))
			return t.packed[:n]
		}
		p.wait = min(max(4, 2*p.wait), maxSkip)
		p.skip = p.wait
	}
	binary.LittleEndian.PutUint32(word[:], uint32(len(data))|wire.LaneStored)
	return data
}

// expectChunk returns where the bytes of a chunk are to be read to, by the word before
// it: to itself, or the codec's buffer for a compressed block, which is shorter.
func (p *packer) expectChunk(to []byte, word [wire.LaneWord]byte) ([]byte, error) {
	w := binary.LittleEndian.Uint32(word[:])
	switch n := int(w &^ uint32(wire.LaneStored)); {
	case w&wire.LaneStored != 0 && n == len(to):
		return to, nil
	case w&wire.LaneStored == 0 && n > 0 && n < len(to):
		return p.needCodec().packed[:n], nil
	}
	return nil, fmt.Errorf("%w: %#x for a chunk of %d bytes", wire.ErrDamaged, w, len(to))
}

// networkIsSlow reports whether the network carries less than the codec would give it,
// in bytes that were acknowledged in the time in which there were any to send. mu is
// held.
func (l *Lanes) networkIsSlow(n *lane) bool {
	c, ok := n.conn.(flowMeter)
	if !ok {
		return false
	}
	p := &n.packer
	acked, busy, waits := c.Flow()
	switch {
	case !waits: // the lane carries all there is; how much more it could carry is not known
		p.acked, p.busy = acked, busy
		if p.since++; p.since > forgetAfter {
			n.rate = 0
		}
	case acked-p.acked >= minSample:
		n.rate = uint64(float64(acked-p.acked) / max(busy-p.busy, time.Microsecond).Seconds())
		p.acked, p.busy, p.since = acked, busy, 0
	}
	if n.rate == 0 {
		return false
	}
	all := uint64(0)
	for _, other := range l.lanes {
		if other != nil {
			all += other.rate
		}
	}
	if all >= slowNetwork {
		return false
	}
	if !l.compressed && l.onCompress != nil {
		l.compressed = true
		l.onCompress(all)
	}
	return true
}
