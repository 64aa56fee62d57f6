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

// TestStripes: neighbouring pieces of a store lie in different files, so that threads do not wait for each other to write, and all bytes have
// their place.
func TestStripes(t *testing.T) {
	const size = 9*stripeSize + 77
	sizes := []uint64{4 * stripeSize, stripeSize + 5, 3 * stripeSize}
	ask := func(uint64) (*os.File, control.Place, error) {
		if len(sizes) == 0 {
			return nil, control.Place{}, control.ErrNotFound
		}
		n := sizes[0]
		sizes = sizes[1:]
		f, err := os.CreateTemp(t.TempDir(), "place")
		return f, control.Place{Kind: control.PlaceMemory, Size: n}, err
	}
	s, err := newStore([]memory.Content{{Range: session.Range{Base: 0x1000, Size: size}}}, ask)
	if err != nil {
		t.Fatal(err)
	}
	defer s.free()
	want := make([]byte, size)
	for i := range want {
		want[i] = byte(i>>12 ^ i)
	}
	files := map[*os.File]int{}
	for offset := uint64(0); offset < size; offset += stripeSize {
		p := contents.Piece{Offset: offset, Data: want[offset:min(offset+stripeSize, size)]}
		err := s.copyPiece(p, func(f *os.File, b []byte, at int64) (int, error) {
			if offset < 4*stripeSize && len(b) == stripeSize {
				files[f]++
			}
			return f.WriteAt(b, at)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(files) < 3 {
		t.Errorf("the first four pieces went to %d files", len(files))
	}
	got := make([]byte, size)
	if err := s.copyPiece(contents.Piece{Data: got}, (*os.File).ReadAt); err != nil || !bytes.Equal(got, want) {
		t.Errorf("the bytes came back as others: %v", err)
	}
	own := &store{size: 3 * ownFile, at: []uint64{0}}
	if err := own.makeRoom(ask); err != nil || len(own.files) != 4 {
		t.Fatalf("%d files of its own, %v", len(own.files), err)
	}
	own.free()
}
