package checkpoint

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"iter"

	"lukechampine.com/blake3"
)

// An emitter is the part of a Writer that belongs to the goroutine that writes.
type emitter struct {
	out      *bufio.Writer
	parent   ID
	index    []byte
	hashes   []Hash     // of blocks, by number less 1
	places   [][]uint64 // of each region: which block is where, by number; 0 is zero
	sections []sectionRecord
	summary  Summary
}

// record writes one record and notes it in the index.
func (e *emitter) record(kind uint8, body, payload []byte) error {
	start := len(e.index)
	e.index = appendPrefix(e.index, kind, len(body), len(payload))
	e.index = append(e.index, body...)
	if len(e.index) > maxIndex {
		return fmt.Errorf("the index of the checkpoint would exceed %d bytes: it has too many blocks and regions", maxIndex)
	}
	return e.write(e.index[start:], payload)
}

func (e *emitter) write(parts ...[]byte) error {
	for _, part := range parts {
		n, err := e.out.Write(part)
		e.summary.File += uint64(n)
		if err != nil {
			return fmt.Errorf("writing the checkpoint: %w", err)
		}
	}
	return nil
}

// blocks lists the blocks of a region that are not zero.
func (e *emitter) blocks(region int) iter.Seq2[uint64, Hash] {
	return func(yield func(uint64, Hash) bool) {
		for block, number := range e.places[region] {
			if number != 0 && !yield(uint64(block), e.hashes[number-1]) {
				return
			}
		}
	}
}

func (e *emitter) zeroBytes(regions []Memory) (n uint64) {
	for i := range regions {
		n += regions[i].Size
		for block := range e.blocks(i) {
			n -= uint64(regions[i].lengthOf(block))
		}
	}
	return n
}

// finish writes the index and the trailer.
func (e *emitter) finish() error {
	sum := sumIndex(appendHeader(nil, e.parent), e.index)
	trailer := binary.LittleEndian.AppendUint64(nil, uint64(len(e.index)))
	trailer = append(trailer, sum[:]...)
	trailer = append(trailer, e.summary.ID[:]...)
	trailer = append(trailer, trailerMagic[:]...)
	if err := e.write(appendPrefix(nil, recordIndex, 0, len(e.index)), e.index, trailer); err != nil {
		return err
	}
	if err := e.out.Flush(); err != nil {
		return fmt.Errorf("writing the checkpoint: %w", err)
	}
	return nil
}

// sumIndex is the hash that the trailer has of header and index.
func sumIndex(header, index []byte) (sum Hash) {
	h := blake3.New(len(sum), nil)
	_, _ = h.Write(header)
	_, _ = h.Write(index)
	h.Sum(sum[:0])
	return sum
}
