package code

import (
	"errors"
	"testing"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// TestLargeLinksStay: a session that links much code is not moved meanwhile.
func TestLargeLinksStay(t *testing.T) {
	s := session.New(1, session.Windows{})
	l := &Linker{Loader: &Loader{s: s}, linked: map[cu.LinkState][]byte{}, added: map[uint64][]linkable{}}
	s.Begin(wire.OpLinkCreate, 0, nil)
	s.Bind(cu.KindLinkState, 0x7e<<56|uint64(cu.KindLinkState)<<48|16, 5, 0)
	s.End()
	for size, want := range map[int]error{maxLinked: nil, maxLinked + 1: errLinking} {
		l.added[5] = []linkable{{Data: make([]byte, size)}}
		if _, err := NewLinks(l).Save(); !errors.Is(err, want) {
			t.Errorf("%d bytes: %v, not %v", size, err, want)
		}
	}
}
