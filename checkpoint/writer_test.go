package checkpoint

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"pgregory.net/rapid"
)

// TestAnyMemory: whatever is written, in any order and again and again, the last of each block is read,
// and the summary counts right.
func TestAnyMemory(t *testing.T) {
	pool := [][]byte{make([]byte, BlockSize), randomBytes(BlockSize, 1), randomBytes(BlockSize, 2), textBytes(BlockSize, 3), bytes.Repeat([]byte{1}, BlockSize)}
	rapid.Check(t, func(t *rapid.T) {
		var out bytes.Buffer
		w, err := NewWriter(&out, Options{Parallel: rapid.IntRange(1, 4).Draw(t, "parallel")})
		if err != nil {
			t.Fatal(err)
		}
		var contents [][]byte
		for range rapid.IntRange(0, 3).Draw(t, "regions") {
			m := Memory{Kind: Kind(rapid.IntRange(1, 6).Draw(t, "kind")), Device: rapid.Int32().Draw(t, "device"), Name: rapid.StringN(0, 9, MaxName).Draw(t, "name")}
			content := make([]byte, rapid.IntRange(0, 2).Draw(t, "blocks")*BlockSize+rapid.IntRange(1, 999).Draw(t, "rest"))
			m.Size = uint64(len(content))
			contents = append(contents, content)
			if n, err := w.AddMemory(m); err != nil || n != len(contents)-1 {
				t.Fatal(n, err)
			}
		}
		for range rapid.IntRange(0, 8).Draw(t, "writes") {
			if len(contents) == 0 {
				break
			}
			region := rapid.IntRange(0, len(contents)-1).Draw(t, "region")
			content := contents[region]
			at := rapid.IntRange(0, (len(content)-1)/BlockSize).Draw(t, "block") * BlockSize
			data := pool[rapid.IntRange(0, len(pool)-1).Draw(t, "data")][:min(BlockSize, len(content)-at)]
			copy(content[at:], data)
			if err := w.Block(region, uint64(at), data); err != nil {
				t.Fatal(err)
			}
		}
		sum, err := w.Close()
		if err != nil {
			t.Fatal(err)
		}
		r, err := Open(bytes.NewReader(out.Bytes()), int64(out.Len()), Known{})
		if err != nil {
			t.Fatal(err)
		}
		if r.Summary() != sum {
			t.Fatalf("%+v, the writer said %+v", r.Summary(), sum)
		}
		total, zero := 0, 0
		for i, content := range contents {
			for at := 0; at < len(content); at += BlockSize {
				want := content[at:min(at+BlockSize, len(content))]
				got := bytes.Repeat([]byte{9}, len(want))
				if err := r.Block(i, uint64(at), got); err != nil || !bytes.Equal(got, want) {
					t.Fatalf("region %d at %d: %v", i, at, err)
				}
				if total += len(want); isZero(want) {
					zero += len(want)
				}
			}
			if r.Memory()[i].Size != uint64(len(content)) {
				t.Fatalf("region %d has %d bytes", i, r.Memory()[i].Size)
			}
		}
		if sum.Memory != uint64(total) || sum.Zero != uint64(zero) || sum.Kept != 0 {
			t.Fatalf("%+v of %d bytes, %d zero", sum, total, zero)
		}
		if _, err := r.Verify(); err != nil {
			t.Fatal(err)
		}
	})
}

// TestSameContentSameID: the id depends on what a checkpoint holds, not on how it came there; and
// equal calls make equal files.
func TestSameContentSameID(t *testing.T) {
	blocks := [][]byte{randomBytes(BlockSize, 1), textBytes(BlockSize, 2), randomBytes(BlockSize, 1), make([]byte, BlockSize), randomBytes(100, 3)}
	size := uint64(4*BlockSize + 100)
	write := func(parallel int, order []int, name string) ([]byte, ID) {
		file, sum := written(t, Options{Parallel: parallel}, func(w *Writer) {
			n, err := w.AddMemory(Memory{Kind: Allocation, Address: 1 << 40, Size: size, Name: name})
			if err != nil {
				t.Fatal(err)
			}
			for _, i := range order {
				if err := w.Block(n, uint64(i)*BlockSize, blocks[i]); err != nil {
					t.Fatal(err)
				}
			}
		})
		return file, sum.ID
	}
	file, id := write(1, []int{0, 1, 2, 3, 4}, "")
	for range 5 {
		if again, _ := write(4, []int{0, 1, 2, 3, 4}, ""); !bytes.Equal(again, file) {
			t.Fatal("equal calls made different files")
		}
	}
	for range 5 {
		if _, other := write(4, rand.Perm(5), ""); other != id {
			t.Fatal("another order made another id")
		}
	}
	if _, other := write(1, []int{0, 1, 2, 4}, ""); other != id {
		t.Error("a zero block that nobody wrote made another id")
	}
	if _, other := write(1, []int{0, 1, 2, 3}, ""); other == id {
		t.Error("a missing block made no other id")
	}
	if _, other := write(1, []int{0, 1, 2, 3, 4}, "x"); other == id {
		t.Error("another name made no other id")
	}
	if got, err := ParseID(id.String()); got != id || err != nil {
		t.Errorf("%v, %v", got, err)
	}
	if _, err := ParseID("12"); err == nil {
		t.Error("a short id was taken")
	}
}

// TestManyGoroutines: blocks of many regions from many goroutines all arrive, each where it belongs.
func TestManyGoroutines(t *testing.T) {
	const regions, blocks = 8, 6
	content := func(region, block int) []byte { return randomBytes(BlockSize, uint64(region*block%7)) } // many are equal
	file, sum := written(t, Options{Parallel: 3}, func(w *Writer) {
		var group sync.WaitGroup
		for region := range regions {
			group.Go(func() {
				n, err := w.AddMemory(Memory{Kind: Physical, Size: blocks * BlockSize, Handle: uint64(region)})
				if err != nil {
					t.Error(err)
				}
				for block := range blocks {
					if err := w.Block(n, uint64(block)*BlockSize, content(region, block)); err != nil {
						t.Error(err)
					}
				}
				if err := w.Section(Section{Name: fmt.Sprint(region), Body: content(region, 1)}); err != nil {
					t.Error(err)
				}
			})
		}
		group.Wait()
	})
	if sum.Blocks != 7 {
		t.Errorf("%d different blocks", sum.Blocks)
	}
	r := opened(t, file, nil)
	for i, m := range r.Memory() {
		got := get(t, r, i)
		for block := range blocks {
			if !bytes.Equal(got[block*BlockSize:(block+1)*BlockSize], content(int(m.Handle), block)) {
				t.Errorf("region %d block %d", m.Handle, block)
			}
		}
	}
	if _, err := r.Verify(); err != nil {
		t.Error(err)
	}
}

// TestIncrements: a checkpoint with a parent stores what the parent and its parents lack, and needs exactly
// them to be read.
func TestIncrements(t *testing.T) {
	content := randomBytes(4*BlockSize, 1)
	memory := Memory{Kind: Allocation, Address: 1 << 40}
	first, _ := written(t, Options{}, func(w *Writer) { put(t, w, memory, content) })
	a := opened(t, first, nil)
	copy(content[BlockSize:], randomBytes(BlockSize, 2))
	second, sum := written(t, Options{Parent: a}, func(w *Writer) { put(t, w, memory, content) })
	if sum.Blocks != 1 || sum.Kept != 3*BlockSize || len(second) > BlockSize+10000 {
		t.Errorf("%+v in %d bytes", sum, len(second))
	}
	b := opened(t, second, nil)
	if id, has := b.ParentID(); !has || id != a.ID() {
		t.Errorf("its parent is %v, %v", id, has)
	}
	if _, err := readAll(b); !errors.Is(err, ErrParent) {
		t.Errorf("without its parent: %v", err)
	}
	if missing, err := b.Verify(); err != nil || missing != 3*BlockSize {
		t.Errorf("what it has itself: %d bytes are missing, %v", missing, err)
	}
	if err := b.SetParent(b); !errors.Is(err, ErrParent) {
		t.Errorf("with another parent: %v", err)
	}
	if err := b.SetParent(a); err != nil {
		t.Fatal(err)
	}
	if got := get(t, b, 0); !bytes.Equal(got, content) {
		t.Error("the content differs")
	}
	if err := a.SetParent(b); err == nil {
		t.Error("a checkpoint without a parent took one")
	}
	// Nothing changed: only hashes are written, over two generations.
	third, sum := written(t, Options{Parent: b}, func(w *Writer) { put(t, w, memory, content) })
	if sum.Blocks != 0 || len(third) > 2000 || sum.ID == b.ID() {
		t.Errorf("%+v in %d bytes", sum, len(third))
	}
	c := opened(t, third, nil)
	if err := c.SetParent(b); err != nil {
		t.Fatal(err)
	}
	b.parent = nil
	if missing, err := c.Verify(); err != nil || missing != 3*BlockSize {
		t.Errorf("without its parent's parent: %d bytes are missing, %v", missing, err)
	}
	b.parent = a
	if got := get(t, c, 0); !bytes.Equal(got, content) {
		t.Error("the content of the third differs")
	}
	if missing, err := c.Verify(); err != nil || missing != 0 {
		t.Errorf("with all: %d bytes are missing, %v", missing, err)
	}
	// A parent that is damaged is found by whoever reads its child.
	first[headerSize+BlockSize/2] ^= 1
	if _, err := c.Verify(); !errors.Is(err, ErrDamaged) {
		t.Errorf("a damaged parent's parent: %v", err)
	}
}

// fullDisk takes so many bytes.
type fullDisk struct{ room int }

var errFull = errors.New("no space left")

func (d *fullDisk) Write(b []byte) (int, error) {
	if len(b) > d.room {
		return 0, errFull
	}
	d.room -= len(b)
	return len(b), nil
}

// TestWriteErrors: the error of the disk comes out of a later call, and of Close.
func TestWriteErrors(t *testing.T) {
	for _, room := range []int{0, 100 << 10, 3 << 20} {
		w, err := NewWriter(&fullDisk{room}, Options{Parallel: 2})
		if err != nil {
			t.Fatal(err)
		}
		n, _ := w.AddMemory(Memory{Kind: Host, Size: 64 * BlockSize})
		for i := range uint64(64) {
			if err = w.Block(n, i*BlockSize, randomBytes(BlockSize, i)); err != nil {
				break
			}
		}
		if !errors.Is(err, errFull) { // 64 blocks are more than can be under way
			t.Errorf("room for %d bytes: %v", room, err)
		}
		if err := w.Section(Section{Name: "x"}); !errors.Is(err, errFull) {
			t.Errorf("room for %d bytes, a section: %v", room, err)
		}
		if _, err := w.Close(); !errors.Is(err, errFull) {
			t.Errorf("room for %d bytes, the end: %v", room, err)
		}
	}
	w, err := NewWriter(&fullDisk{100}, Options{}) // the trailer does not fit
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Close(); !errors.Is(err, errFull) {
		t.Errorf("the trailer: %v", err)
	}
}

// TestWriterRefuses: what a reader would refuse is not written.
func TestWriterRefuses(t *testing.T) {
	w, err := NewWriter(io.Discard, Options{Parallel: 1})
	if err != nil {
		t.Fatal(err)
	}
	n, err := w.AddMemory(Memory{Kind: Host, Size: BlockSize + 10})
	if err != nil {
		t.Fatal(err)
	}
	region := func(m Memory) error { _, err := w.AddMemory(m); return err }
	if err := w.Section(Section{Name: "once"}); err != nil {
		t.Fatal(err)
	}
	for name, err := range map[string]error{
		"section twice":           w.Section(Section{Name: "once"}),
		"section without a name":  w.Section(Section{}),
		"long name":               w.Section(Section{Name: strings.Repeat("x", MaxName+1)}),
		"large section":           w.Section(Section{Name: "large", Body: make([]byte, MaxSection+1)}),
		"region without a kind":   region(Memory{Size: 1}),
		"empty region":            region(Memory{Kind: Host}),
		"huge region":             region(Memory{Kind: Host, Size: maxSize + 1}),
		"region with a long name": region(Memory{Kind: Host, Size: 1, Name: strings.Repeat("x", MaxName+1)}),
		"no such region":          w.Block(n+1, 0, make([]byte, 1)),
		"negative region":         w.Block(-1, 0, make([]byte, 1)),
		"half a block":            w.Block(n, 0, make([]byte, 10)),
		"between blocks":          w.Block(n, 10, make([]byte, BlockSize)),
		"beyond the end":          w.Block(n, BlockSize, make([]byte, 11)),
		"far beyond the end":      w.Block(n, 1<<63, make([]byte, BlockSize)),
	} {
		if err == nil {
			t.Errorf("%s: not refused", name)
		}
	}
	for range 4 {
		err = region(Memory{Kind: Host, Size: maxSize})
	}
	if err == nil {
		t.Error("too much memory: not refused")
	}
	for i := range MaxSections {
		err = w.Section(Section{Name: fmt.Sprint(i)})
	}
	if err == nil {
		t.Error("too many sections: not refused")
	}
	if err := w.Block(n, 0, randomBytes(BlockSize+10, 1)); err != nil {
		t.Errorf("after all that: %v", err)
	}
	if _, err := w.Close(); err != nil {
		t.Error(err)
	}
	if _, err := w.Close(); err == nil {
		t.Error("closed twice")
	}
	if err := w.Block(n, 0, make([]byte, BlockSize)); err == nil {
		t.Error("a block after the end")
	}
	w.Abort()
}

// TestAbort: what was given up is no checkpoint.
func TestAbort(t *testing.T) {
	var out bytes.Buffer
	w, err := NewWriter(&out, Options{})
	if err != nil {
		t.Fatal(err)
	}
	put(t, w, Memory{Kind: Host}, randomBytes(10*BlockSize, 1))
	w.Abort()
	if _, err := Open(bytes.NewReader(out.Bytes()), int64(out.Len()), nil); err == nil {
		t.Error("it was opened")
	}
	if _, err := w.Close(); err == nil {
		t.Error("it was closed")
	}
}

// TestMemoryIsBounded: however much is written, the buffers are those that the options allow.
func TestMemoryIsBounded(t *testing.T) {
	w, err := NewWriter(io.Discard, Options{Parallel: 2})
	if err != nil {
		t.Fatal(err)
	}
	n, err := w.AddMemory(Memory{Kind: Host, Size: 60 * BlockSize})
	if err != nil {
		t.Fatal(err)
	}
	data := randomBytes(BlockSize, 1)
	for i := range uint64(60) {
		data[0] = byte(i)
		if err := w.Block(n, i*BlockSize, data); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := w.Close(); err != nil {
		t.Fatal(err)
	}
	buffers := 0
	for range cap(w.slots) {
		if <-w.slots != nil {
			buffers++
		}
	}
	if cap(w.slots) != 4 || buffers > 4 || len(w.slots) != 0 {
		t.Errorf("%d buffers, at most %d", buffers, cap(w.slots))
	}
}

// TestPiecesStop: an error of the receiver ends the reading and is returned.
func TestPiecesStop(t *testing.T) {
	file, _ := written(t, Options{}, func(w *Writer) {
		put(t, w, Memory{Kind: Host}, randomBytes(10*BlockSize, 1))
		put(t, w, Memory{Kind: Host}, make([]byte, BlockSize))
	})
	r := opened(t, file, nil)
	stop := errors.New("stop")
	for _, zero := range []bool{false, true} {
		if err := r.Pieces(2, func(p Piece) error {
			if (p.Data == nil) == zero {
				return stop
			}
			return nil
		}); !errors.Is(err, stop) {
			t.Errorf("zero %v: %v", zero, err)
		}
	}
}

// TestBlockByHash: a block whose content the checkpoint or its parent has needs no bytes; another does.
func TestBlockByHash(t *testing.T) {
	content := randomBytes(3*BlockSize+10, 1)
	first, _ := written(t, Options{}, func(w *Writer) { put(t, w, Memory{Kind: Host}, content) })
	parent := opened(t, first, nil)
	second, sum := written(t, Options{Parent: parent}, func(w *Writer) {
		n, err := w.AddMemory(Memory{Kind: Host, Size: uint64(len(content))})
		if err != nil {
			t.Fatal(err)
		}
		set := func(offset uint64, block []byte, want bool) {
			t.Helper()
			if has, err := w.BlockByHash(n, offset, Sum(block), len(block)); has != want || err != nil {
				t.Errorf("at %d: %v, %v", offset, has, err)
			}
		}
		own := randomBytes(BlockSize, 2)
		set(0, content[:BlockSize], true)
		set(BlockSize, own, false)
		if err := w.Block(n, BlockSize, own); err != nil {
			t.Fatal(err)
		}
		if err := w.Section(Section{Name: "barrier"}); err != nil { // behind it the block is written
			t.Fatal(err)
		}
		set(2*BlockSize, own, true)
		set(3*BlockSize, content[3*BlockSize:], true)
		hash := Sum(content[3*BlockSize:])
		if has, err := w.BlockByHash(n, 0, hash, BlockSize); has || err != nil { // a size that the block does not have
			t.Errorf("another size: %v, %v", has, err)
		}
		for _, size := range []int{0, 10, 2 * BlockSize} {
			if _, err := w.BlockByHash(n, 0, hash, size); err == nil {
				t.Errorf("%d bytes are a block", size)
			}
		}
	})
	if sum.Blocks != 1 || sum.Kept != BlockSize+10 || sum.Zero != 0 {
		t.Errorf("%+v", sum)
	}
	r := opened(t, second, nil)
	if err := r.SetParent(parent); err != nil {
		t.Fatal(err)
	}
	copy(content[BlockSize:], randomBytes(BlockSize, 2))
	copy(content[2*BlockSize:], randomBytes(BlockSize, 2))
	if !bytes.Equal(get(t, r, 0), content) {
		t.Error("the content differs")
	}
}

// TestFile: a file appears when it is complete, readable by its user only, and not otherwise.
func TestFile(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "a.ckpt")
	if err := os.WriteFile(path, []byte("what was there"), 0o644); err != nil {
		t.Fatal(err)
	}
	names := func() (list []string) {
		entries, err := os.ReadDir(folder)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			list = append(list, e.Name())
		}
		return list
	}
	create := func() *File {
		f, err := Create(path, Options{})
		if err != nil {
			t.Fatal(err)
		}
		put(t, f.Writer, Memory{Kind: Host}, randomBytes(BlockSize, 1))
		return f
	}
	create().Abort()
	if _, err := OpenFile(path, nil); err == nil || !strings.Contains(err.Error(), path) || len(names()) != 1 {
		t.Errorf("after an abort: %v, %v", err, names())
	}
	f := create()
	if list := names(); len(list) != 2 || !strings.HasSuffix(list[1], partial) {
		t.Errorf("while it is written: %v", list)
	}
	sum, err := f.Close()
	if err != nil {
		t.Fatal(err)
	}
	f.Abort() // as a deferred call does
	r, err := OpenFile(path, Known{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := r.Verify(); err != nil || r.ID() != sum.ID {
		t.Error(err)
	}
	if err := r.Close(); err != nil {
		t.Error(err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 || len(names()) != 1 {
		t.Errorf("mode %v, %v, %v", info.Mode(), err, names())
	}
	if _, err := f.Close(); err == nil {
		t.Error("closed twice")
	}

	// The folder goes away: Close says which file there is not.
	f = create()
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Close(); err == nil || !strings.Contains(err.Error(), path) {
		t.Errorf("without its folder: %v", err)
	}
	if _, err := Create(path, Options{}); err == nil || !strings.Contains(err.Error(), path) {
		t.Errorf("without its folder: %v", err)
	}
	if _, err := OpenFile(os.TempDir(), nil); err == nil || !strings.Contains(err.Error(), "no regular file") {
		t.Errorf("a folder: %v", err)
	}
}
