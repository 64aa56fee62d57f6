package checkpoint

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
)

// small makes a checkpoint of some hundred bytes that has every kind of record.
func small(t testing.TB) []byte {
	file, _ := written(t, Options{Parallel: 1}, func(w *Writer) {
		if err := w.Section(Section{Name: "one", Version: 1, Body: []byte("the body of a section")}); err != nil {
			t.Fatal(err)
		}
		a := put(t, w, Memory{Kind: Allocation, Address: 1 << 40}, randomBytes(300, 1))
		put(t, w, Memory{Kind: Variable, Name: "counter"}, randomBytes(300, 1)) // a place
		put(t, w, Memory{Kind: Array, Handle: 7, Device: -1}, textBytes(2000, 3))
		if err := w.Block(a, 0, randomBytes(300, 2)); err != nil { // a block that replaces another
			t.Fatal(err)
		}
		put(t, w, Memory{Kind: Host}, make([]byte, 10))
	})
	return file
}

// readAll reads everything that a reader gives.
func readAll(r *Reader) (all []byte, err error) {
	for _, s := range r.Sections() {
		full, err := r.Section(s.Name)
		if err != nil {
			return nil, err
		}
		all = append(append(all, s.Name...), full.Body...)
	}
	for i, m := range r.Memory() {
		for at := uint64(0); at < m.Size; at += BlockSize {
			data := make([]byte, min(BlockSize, m.Size-at))
			if err := r.Block(i, at, data); err != nil {
				return nil, err
			}
			all = append(all, data...)
		}
	}
	return all, nil
}

// TestEveryChangeIsFound: whichever byte of a checkpoint is changed, Open or Verify says so, and what can
// be read is right.
func TestEveryChangeIsFound(t *testing.T) {
	file := small(t)
	want, err := readAll(opened(t, file, nil))
	if err != nil {
		t.Fatal(err)
	}
	var same int
	for at := range file {
		for _, flip := range []byte{1, 0x80, 0xff} {
			file[at] ^= flip
			r, err := Open(bytes.NewReader(file), int64(len(file)), nil)
			if err == nil {
				got, readErr := readAll(r)
				if readErr == nil && !bytes.Equal(got, want) {
					t.Errorf("byte %d: what is read differs", at)
				}
				if _, err = r.Verify(); err == nil && readErr == nil {
					same++ // within a compressed payload: Verify says what it may overlook
				}
			}
			if err != nil && !errors.Is(err, ErrDamaged) && !errors.Is(err, ErrIncomplete) && !errors.Is(err, ErrVersion) {
				t.Errorf("byte %d: %v", at, err)
			}
			file[at] ^= flip
		}
	}
	if same > 3 {
		t.Errorf("%d of %d changes were not found", same, 3*len(file))
	}
}

// TestEveryCutIsFound: a checkpoint that was cut, or to which something was added, is refused by Open.
func TestEveryCutIsFound(t *testing.T) {
	file := small(t)
	for n := range file {
		_, err := Open(bytes.NewReader(file[:n]), int64(n), nil)
		if !errors.Is(err, ErrIncomplete) && !errors.Is(err, ErrDamaged) {
			t.Errorf("%d bytes: %v", n, err)
		}
		if n > len(headerMagic) && !strings.Contains(err.Error(), "finished") {
			t.Errorf("%d bytes: %v does not say what may have happened", n, err)
		}
	}
	for _, more := range [][]byte{{0}, make([]byte, 100), file} {
		long := append(slices.Clone(file), more...)
		if _, err := Open(bytes.NewReader(long), int64(len(long)), nil); err == nil {
			t.Errorf("%d bytes more: not refused", len(more))
		}
	}
	// The file shrinks between Open and a read.
	r, err := Open(bytes.NewReader(file), int64(len(file)), nil)
	if err != nil {
		t.Fatal(err)
	}
	r.file = bytes.NewReader(file[:100])
	if _, err := readAll(r); !errors.Is(err, ErrIncomplete) {
		t.Errorf("a file that shrinks: %v", err)
	}
	if _, err := r.Verify(); !errors.Is(err, ErrIncomplete) {
		t.Errorf("a file that shrinks: %v", err)
	}
}

// forged makes a checkpoint of any records, with hashes that are right: as someone does who
// means harm.
func forged(records ...[]byte) []byte {
	file := appendHeader(nil, ID{})
	var index []byte
	for _, r := range records {
		index = append(index, r...)
	}
	return sealed(append(file, index...), index)
}

func sealed(file, index []byte) []byte {
	sum := sumIndex(file[:headerSize], index)
	file = append(appendPrefix(file, recordIndex, 0, len(index)), index...)
	file = binary.LittleEndian.AppendUint64(file, uint64(len(index)))
	file = append(file, sum[:]...)
	file = append(file, make([]byte, 32)...)
	return append(file, trailerMagic[:]...)
}

func recordOf(kind uint8, payload int, body []byte) []byte {
	return append(appendPrefix(nil, kind, len(body), payload), body...)
}

// TestForgedRecords: records that contradict each other are refused with what is wrong.
func TestForgedRecords(t *testing.T) {
	region := recordOf(recordRegion, 0, (&Memory{Kind: Allocation, Size: 3 * BlockSize / 2}).body())
	block := func(r blockRecord, kind uint8, payload int) []byte { return recordOf(kind, payload, r.body()) }
	place := func(r placeRecord) []byte { return recordOf(recordPlace, 0, r.body()) }
	for _, c := range []struct {
		what    string
		records [][]byte
		want    string
	}{
		{"nothing", nil, "does not have the id"},
		{"unknown record", [][]byte{recordOf(99, 0, nil)}, "record of type 99"},
		{"optional record", [][]byte{recordOf(0x99, 0, nil)}, "does not have the id"},
		{"record within a record", [][]byte{recordOf(recordIndex, 0, nil)}, "record of type 6"},
		{"long record", [][]byte{appendPrefix(nil, recordPlace, maxBody+1, 0)}, "the limit is 4096"},
		{"record that ends early", [][]byte{appendPrefix(nil, recordPlace, 100, 0)}, "within a field"},
		{"payload beyond the file", [][]byte{recordOf(recordSection, 1<<20, nil)}, "the limit is"},
		{"payload of a region", [][]byte{recordOf(recordRegion, 1, (&Memory{Kind: Host, Size: 1}).body())}, "payload of 1 bytes"},
		{"region without bytes", [][]byte{recordOf(recordRegion, 0, (&Memory{Kind: Host}).body())}, "has 0 bytes"},
		{"region without a kind", [][]byte{recordOf(recordRegion, 0, (&Memory{Size: 1}).body())}, "without a kind"},
		{"huge region", [][]byte{recordOf(recordRegion, 0, (&Memory{Kind: Host, Size: maxSize + 1}).body())}, "limits are"},
		{"region that wraps", [][]byte{recordOf(recordRegion, 0, (&Memory{Kind: Host, Address: 1<<64 - 1, Size: 2}).body())}, "last address"},
		{"too much memory", slices.Repeat([][]byte{recordOf(recordRegion, 0, (&Memory{Kind: Host, Size: maxSize}).body())}, 5), "more than 1125899906842624"},
		{"region with more fields", [][]byte{recordOf(recordRegion, 0, append((&Memory{Kind: Host, Size: 1}).body(), 0))}, "no field explains"},
		{"block of no region", [][]byte{block(blockRecord{}, recordBlock, 0)}, "region 0, and there are 0"},
		{"block behind the region", [][]byte{region, block(blockRecord{block: 2}, recordBlock, 0)}, "on device 0, which has 2"},
		{"short block", [][]byte{region, block(blockRecord{plain: 5}, recordBlock, 5)}, "5 bytes where block 0"},
		{"long block", [][]byte{region, block(blockRecord{plain: BlockSize + 1}, recordBlock, 0)}, "the limit is 2097152"},
		{"raw block of another length", [][]byte{region, block(blockRecord{plain: BlockSize}, recordBlock, 5)}, "takes 5"},
		{"compressed block that is longer", [][]byte{region, block(blockRecord{stored: storedZstd, plain: 1}, recordBlock, 2)}, "takes 2"},
		{"block in another way", [][]byte{region, block(blockRecord{stored: 9, plain: BlockSize}, recordBlock, 0)}, "way 9"},
		{"block of no parent", [][]byte{region, block(blockRecord{plain: BlockSize}, recordKept, 0)}, "parent that there is not"},
		{"place of no region", [][]byte{place(placeRecord{})}, "region 0"},
		{"place of no block", [][]byte{region, place(placeRecord{source: 1})}, "block 1, and there are 0"},
		{"section twice", slices.Repeat([][]byte{recordOf(recordSection, 0, (&sectionRecord{Section: Section{Name: "x"}}).body())}, 2), "one too many"},
		{"section without a name", [][]byte{recordOf(recordSection, 0, (&sectionRecord{}).body())}, "0 bytes"},
		{"huge section", [][]byte{recordOf(recordSection, 0, (&sectionRecord{Section: Section{Name: "x"}, plain: MaxSection + 1}).body())}, "the limit is"},
		{"section longer than itself", [][]byte{recordOf(recordSection, 1, (&sectionRecord{Section: Section{Name: "x"}}).body())}, "takes 1"},
		{"number in a long form", [][]byte{{recordPlace, 0x80, 0}}, "shortest form"},
	} {
		file := forged(c.records...)
		_, err := Open(bytes.NewReader(file), int64(len(file)), nil)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, not %q", c.what, err, c.want)
		}
	}
	// A payload that is said to be where the index is.
	body := (&sectionRecord{Section: Section{Name: "x"}, plain: 10}).body()
	file := forged(recordOf(recordSection, 10, body))
	if _, err := Open(bytes.NewReader(file), int64(len(file)), nil); err == nil || !strings.Contains(err.Error(), "its index begins at") {
		t.Errorf("a payload in the index: %v", err)
	}
}

// TestVersions: another major version, and sections that the reader does not know, are refused by name.
func TestVersions(t *testing.T) {
	file := small(t)
	newer := slices.Clone(file)
	newer[8] = Major + 1
	if _, err := Open(bytes.NewReader(newer), int64(len(newer)), nil); !errors.Is(err, ErrVersion) || !strings.Contains(err.Error(), "2.0") {
		t.Errorf("a newer major version: %v", err)
	}
	for _, c := range []struct {
		known Known
		want  string
	}{
		{nil, ""},
		{Known{"one": 1}, ""},
		{Known{"one": 5}, ""},
		{Known{}, `section "one", which`},
		{Known{"one": 0}, `section "one" has version 1`},
	} {
		_, err := Open(bytes.NewReader(file), int64(len(file)), c.known)
		if c.want == "" && err != nil || c.want != "" && (!errors.Is(err, ErrVersion) || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%v: %v", c.known, err)
		}
	}
	optional, _ := written(t, Options{}, func(w *Writer) {
		if err := w.Section(Section{Name: "hint", Version: 9, Optional: true}); err != nil {
			t.Fatal(err)
		}
	})
	opened(t, optional, Known{})

	// A minor version of the future: it has a record that may be skipped, with a payload.
	header := appendHeader(nil, ID{})
	binary.LittleEndian.PutUint16(header[10:], Minor+1)
	record := recordOf(recordOptional|1, 3, []byte("new"))
	future := sealed(append(append(header, record...), "and"...), record)
	id := computeID(ID{}, nil, nil, nil)
	copy(future[len(future)-40:], id[:])
	r := opened(t, future, Known{})
	if _, err := r.Verify(); err != nil || r.Minor() != Minor+1 {
		t.Errorf("minor version %d: %v", r.Minor(), err)
	}
}

// failingReader fails as a disk does.
type failingReader struct{ io.ReaderAt }

func (failingReader) ReadAt([]byte, int64) (int, error) { return 0, io.ErrNoProgress }

// TestReadErrors: what the disk says is not taken for damage.
func TestReadErrors(t *testing.T) {
	file := small(t)
	if _, err := Open(failingReader{}, int64(len(file)), nil); !errors.Is(err, io.ErrNoProgress) || errors.Is(err, ErrDamaged) {
		t.Errorf("at once: %v", err)
	}
	r := opened(t, file, nil)
	r.file = failingReader{}
	if _, err := r.Verify(); !errors.Is(err, io.ErrNoProgress) {
		t.Errorf("later: %v", err)
	}
	if err := r.Pieces(2, func(Piece) error { return nil }); !errors.Is(err, io.ErrNoProgress) {
		t.Errorf("by pieces: %v", err)
	}
	for _, c := range []struct {
		region int
		offset uint64
		n      int
	}{{-1, 0, 300}, {9, 0, 300}, {0, 5, 295}, {0, 0, 299}, {0, BlockSize, 300}} {
		if err := r.Block(c.region, c.offset, make([]byte, c.n)); err == nil || errors.Is(err, io.ErrNoProgress) {
			t.Errorf("%+v: %v", c, err)
		}
	}
}
