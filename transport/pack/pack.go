// Package pack unpacks the compressed blocks in which clients send large data and
// device code, where the network is slower than the codec. The format is that of an
// LZ4 block; shim/core/base/lz4.c is the same in C.
package pack

import (
	"fmt"

	"github.com/pierrec/lz4/v4"

	"ferry/wire"
)

// Unpack fills to from a block that unpacks to exactly as many bytes. Any bytes may
// be in block: they come from a client.
func Unpack(block, to []byte) error {
	n, err := lz4.UncompressBlock(block, to)
	if err != nil || n != len(to) {
		return fmt.Errorf("%w: a chunk that is no block of %d bytes", wire.ErrDamaged, len(to))
	}
	return nil
}
