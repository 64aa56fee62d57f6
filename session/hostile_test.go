package session

import (
	"errors"
	"testing"

	"ferry/api/cu"
)

// TestClientsKeepTheirIndexes: however many handles a client has bound, it reaches no index beyond
// its own: those are the server's names.
func TestClientsKeepTheirIndexes(t *testing.T) {
	of := func(index uint64) uint64 { return uint64(handleTag)<<56 | uint64(cu.KindStream)<<48 | index }
	var h Handles
	h.client.length = maxIndex - 2*indexStep // as if it had bound all before
	if err := h.Bind(cu.KindStream, of(maxIndex-indexStep), 1, 0); err != nil {
		t.Errorf("its last index: %v", err)
	}
	for _, index := range []uint64{maxIndex, maxIndex + indexStep, maxIndex + maxGap/2} {
		if err := h.Bind(cu.KindStream, of(index), 2, 0); !errors.Is(err, ErrHandle) {
			t.Errorf("index %#x: %v", index, err)
		}
	}
}
