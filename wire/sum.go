package wire

import "hash/crc32"

// Sum is the CRC-32C of b.
func Sum(b []byte) uint32 { return AddSum(0, b) }

// AddSum returns the CRC-32C of the data that sum covers, followed by b.
func AddSum(sum uint32, b []byte) uint32 {
	if folds && len(b) >= 2*foldBlock {
		whole := len(b) &^ (foldBlock - 1)
		sum = ^fold(^sum, b[:whole])
		b = b[whole:]
	}
	return crc32.Update(sum, castagnoli, b)
}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// foldBlock is the block size of fold.
const foldBlock = 256
