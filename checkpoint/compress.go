package checkpoint

import (
	"bytes"
	"errors"
	"sync"

	"github.com/klauspost/compress/zstd"
)

// When a block is compressed: a few samples of it must shrink by an eighth, and then the whole by
// a sixteenth. Weights and activations in floating point do not, and go out as they are, at the speed
// of memory; indices, masks and sparse data do.
const (
	trialSamples = 8
	trialSize    = 4 << 10
	minCompress  = 512 // bytes below which nobody gains
)

var zeros [BlockSize]byte

func isZero(b []byte) bool { return bytes.Equal(b, zeros[:len(b)]) }

// newEncoder makes the one encoder, on first use. EncodeAll may be called from several
// goroutines.
var newEncoder = sync.OnceValues(func() (*zstd.Encoder, error) {
	return zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedFastest), zstd.WithWindowSize(1<<20), zstd.WithLowerEncoderMem(true), zstd.WithEncoderCRC(false))
})

// newDecoder makes the one decoder, on first use. With the capacity as the limit the
// output cannot outgrow what was checked.
var newDecoder = sync.OnceValues(func() (*zstd.Decoder, error) {
	return zstd.NewReader(nil, zstd.WithDecoderConcurrency(0), zstd.WithDecoderMaxMemory(MaxSection), zstd.WithDecodeAllCapLimit(true))
})

// compress returns data compressed into the memory of room, or nil if that does not pay.
func compress(data, room []byte) ([]byte, error) {
	if len(data) < minCompress {
		return nil, nil
	}
	enc, err := newEncoder()
	if err != nil {
		return nil, err
	}
	if len(data) > 2*trialSamples*trialSize {
		small, step := 0, (len(data)-trialSize)/(trialSamples-1)
		for i := range trialSamples {
			small += len(enc.EncodeAll(data[i*step:i*step+trialSize], room[:0]))
		}
		if small > trialSamples*trialSize/8*7 {
			return nil, nil
		}
	}
	packed := enc.EncodeAll(data, room[:0])
	if len(packed) > len(data)/16*15 {
		return nil, nil
	}
	return packed, nil
}

var errUnpack = errors.New("its compressed form cannot be read")

// decompress fills to from a frame that holds exactly as many bytes.
func decompress(packed, to []byte) error {
	dec, err := newDecoder()
	if err != nil {
		return err
	}
	out, err := dec.DecodeAll(packed, to[:0:len(to)])
	if err != nil || len(out) != len(to) {
		return errUnpack
	}
	if len(out) > 0 && &out[0] != &to[0] {
		copy(to, out)
	}
	return nil
}
