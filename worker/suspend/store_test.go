package suspend

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/worker/contents"
	"ferry/worker/memory"
)

// TestStore puts pieces into a store whose files end in the middle of them, takes them to another, and gets them back.
func TestStore(t *testing.T) {
	list := []memory.Content{{Range: session.Range{Base: 0x1000, Size: 1000}}, {Range: session.Range{Base: 0x9000, Size: 24}}, {Range: session.Range{Base: 0xa000, Size: 5000}}}
	dir := t.TempDir()
	asked := []uint64{}
	ask := func(kind string, sizes ...uint64) func(uint64) (*os.File, control.Place, error) {
		return func(left uint64) (*os.File, control.Place, error) {
			asked = append(asked, left)
			if len(sizes) == 0 {
				return nil, control.Place{}, control.ErrNotFound
			}
			f, err := os.CreateTemp(dir, "place")
			size := sizes[0]
			sizes = sizes[1:]
			return f, control.Place{Kind: kind, Size: size}, err
		}
	}
	s, err := newStore(list, ask(control.PlaceMemory, 700, 1))
	if err != nil || s.size != 6024 || s.place != sessionpage.InMemory {
		t.Fatalf("%+v, %v", s, err)
	}
	if len(asked) != 3 || asked[0] != 6024 || asked[1] != 5324 || asked[2] != 5323 {
		t.Errorf("it asked for %v", asked)
	}
	type key struct {
		region int
		offset uint64
	}
	data := map[key][]byte{}
	for region, c := range list {
		for offset := uint64(0); offset < c.Size; offset += 300 {
			b := make([]byte, min(300, c.Size-offset))
			for i := range b {
				b[i] = byte(int(offset) + 7*i + region)
			}
			data[key{region, offset}] = b
			if err := s.copyPiece(contents.Piece{Region: region, Offset: offset, Data: b}, (*os.File).WriteAt); err != nil {
				t.Fatal(err)
			}
		}
	}
	compare := func(s *store) {
		t.Helper()
		for k, want := range data {
			got := make([]byte, len(want))
			if err := s.copyPiece(contents.Piece{Region: k.region, Offset: k.offset, Data: got}, (*os.File).ReadAt); err != nil || !bytes.Equal(got, want) {
				t.Errorf("region %d at %d came back as another: %v", k.region, k.offset, err)
			}
		}
	}
	compare(s)
	disk := &store{regions: s.regions, at: s.at, size: s.size}
	if err := disk.makeRoom(ask(control.PlaceDisk, 6024)); err != nil || disk.place != sessionpage.OnDisk {
		t.Fatalf("%+v, %v", disk, err)
	}
	last := uint64(0)
	if err := s.moveTo(disk, func(done uint64) { last = done }); err != nil || last != s.size {
		t.Fatalf("%d bytes, %v", last, err)
	}
	s.free()
	compare(disk)
	disk.free()
	if list, _ := filepath.Glob(filepath.Join(dir, "*")); len(list) != 3 {
		t.Errorf("%d files", len(list))
	}
}

// TestStoreRefused: what the daemon cannot give, or this worker does not know, is no place.
func TestStoreRefused(t *testing.T) {
	list := []memory.Content{{Range: session.Range{Base: 0x1000, Size: 1000}}}
	_, err := newStore(list, func(uint64) (*os.File, control.Place, error) {
		return nil, control.Place{}, errors.New("the disk is full")
	})
	if err == nil || !strings.Contains(err.Error(), "full") {
		t.Errorf("%v", err)
	}
	_, err = newStore(list, func(uint64) (*os.File, control.Place, error) {
		f, err := os.Open(os.DevNull)
		return f, control.Place{Kind: "tape", Size: 1 << 20}, err
	})
	if err == nil || !strings.Contains(err.Error(), "tape") {
		t.Errorf("%v", err)
	}
}
