package fatbin

import (
	"sync"

	"github.com/klauspost/compress/zstd"
	"github.com/pierrec/lz4/v4"
)

// What a compressed entry may expand to. LZ4 cannot exceed a factor of 255;
// zstd can, but no program does.
const (
	maxUnpacked = 256 << 20
	maxRatio    = 2048
	ratioFree   = 1 << 20 // below this size any ratio is fine
)

func checkSize(packed, size uint64) error {
	if size > maxUnpacked {
		return invalid("fatbin entry would unpack to %d bytes, the limit is %d", size, maxUnpacked)
	}
	if size > ratioFree && size/maxRatio > packed {
		return invalid("fatbin entry would unpack from %d to %d bytes: not credible", packed, size)
	}
	return nil
}

func unlz4(packed []byte, size uint64) ([]byte, error) {
	if err := checkSize(uint64(len(packed)), size); err != nil {
		return nil, err
	}
	out := make([]byte, size)
	n, err := lz4.UncompressBlock(packed, out)
	if err != nil || uint64(n) != size {
		return nil, invalid("fatbin entry: LZ4 data is damaged")
	}
	return out, nil
}

// newZstd makes the one decoder, on first use. DecodeAll may be called from
// several goroutines.
var newZstd = sync.OnceValues(func() (*zstd.Decoder, error) {
	return zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(maxUnpacked), zstd.WithDecodeAllCapLimit(true))
})

func unzstd(packed []byte, size uint64) ([]byte, error) {
	if err := checkSize(uint64(len(packed)), size); err != nil {
		return nil, err
	}
	dec, err := newZstd()
	if err != nil {
		return nil, invalid("zstd: %v", err)
	}
	// With the capacity as the limit the output cannot outgrow what was checked.
	out, err := dec.DecodeAll(packed, make([]byte, 0, size))
	if err != nil || uint64(len(out)) != size {
		return nil, invalid("fatbin entry: zstd data is damaged")
	}
	return out, nil
}
