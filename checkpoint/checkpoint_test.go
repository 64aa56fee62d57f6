package checkpoint

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// randomBytes makes bytes that nothing compresses, the same for the same seed.
func randomBytes(n int, seed uint64) []byte {
	type key struct {
		n    int
		seed uint64
	}
	b, ok := madeBytes.Load(key{n, seed})
	if !ok {
		made := make([]byte, n)
		_, _ = rand.NewChaCha8(sha256.Sum256(binary.LittleEndian.AppendUint64(nil, seed))).Read(made)
		b, _ = madeBytes.LoadOrStore(key{n, seed}, made)
	}
	return bytes.Clone(b.([]byte))
}

var madeBytes sync.Map // what randomBytes made: it is slow under the race detector

// textBytes makes bytes that compress well.
func textBytes(n int, seed uint64) []byte {
	line := fmt.Appendf(nil, "line %d of a text that says the same again and again;", seed)
	return bytes.Repeat(line, n/len(line)+1)[:n]
}

// written makes a checkpoint in memory.
func written(t testing.TB, o Options, fill func(w *Writer)) ([]byte, Summary) {
	t.Helper()
	var out bytes.Buffer
	w, err := NewWriter(&out, o)
	if err != nil {
		t.Fatal(err)
	}
	fill(w)
	sum, err := w.Close()
	if err != nil {
		t.Fatal(err)
	}
	if sum.File != uint64(out.Len()) {
		t.Errorf("it has %d bytes and says %d", out.Len(), sum.File)
	}
	return out.Bytes(), sum
}

func opened(t testing.TB, file []byte, known Known) *Reader {
	t.Helper()
	r, err := Open(bytes.NewReader(file), int64(len(file)), known)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// put adds a region with its content.
func put(t testing.TB, w *Writer, m Memory, content []byte) int {
	t.Helper()
	m.Size = uint64(len(content))
	n, err := w.AddMemory(m)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.Block(n, 0, content); err != nil {
		t.Fatal(err)
	}
	return n
}

// get reads a region as a whole, block by block.
func get(t testing.TB, r *Reader, region int) []byte {
	t.Helper()
	m := r.Memory()[region]
	content := bytes.Repeat([]byte{0xee}, int(m.Size)) // what must be overwritten
	for at := uint64(0); at < m.Size; at += BlockSize {
		if err := r.Block(region, at, content[at:min(at+BlockSize, m.Size)]); err != nil {
			t.Fatal(err)
		}
	}
	return content
}

// TestRoundTrip: what was written is read, whatever the content, by block and by piece.
func TestRoundTrip(t *testing.T) {
	contents := [][]byte{
		make([]byte, 3*BlockSize+5),
		randomBytes(2*BlockSize+1, 1),
		textBytes(BlockSize, 2),
		append(append(make([]byte, BlockSize), textBytes(BlockSize, 2)...), randomBytes(100, 3)...),
		{7},
	}
	section := Section{Name: "a", Version: 3, Body: textBytes(100000, 9)}
	file, sum := written(t, Options{}, func(w *Writer) {
		if err := w.Section(section); err != nil {
			t.Fatal(err)
		}
		for i, content := range contents {
			put(t, w, Memory{Kind: Allocation, Device: int32(i), Address: 1 << 40 * uint64(i), Handle: uint64(i), Name: fmt.Sprint("m", i)}, content)
		}
		if err := w.Section(Section{Name: "empty", Optional: true}); err != nil {
			t.Fatal(err)
		}
	})
	r := opened(t, file, Known{"a": 3})
	if r.ID() != sum.ID || r.Summary() != sum {
		t.Errorf("the reader says %+v, the writer %+v", r.Summary(), sum)
	}
	if got, err := r.Section("a"); err != nil || got.Version != 3 || !bytes.Equal(got.Body, section.Body) {
		t.Errorf("section: %v", err)
	}
	if _, err := r.Section("b"); !errors.Is(err, ErrNoSection) {
		t.Errorf("a section that there is not: %v", err)
	}
	var mu sync.Mutex
	pieces := make([][]byte, len(contents))
	for i, content := range contents {
		if got := get(t, r, i); !bytes.Equal(got, content) {
			t.Errorf("region %d differs", i)
		}
		pieces[i] = bytes.Repeat([]byte{0xee}, len(content))
	}
	err := r.Pieces(3, func(p Piece) error {
		mu.Lock()
		defer mu.Unlock()
		to := pieces[p.Region][p.Offset : p.Offset+p.Size]
		if clear(to); p.Data != nil && copy(to, p.Data) != len(to) {
			t.Errorf("a piece of %d bytes has %d", p.Size, len(p.Data))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for i, content := range contents {
		if !bytes.Equal(pieces[i], content) {
			t.Errorf("region %d differs by pieces", i)
		}
	}
	if _, err := r.Verify(); err != nil {
		t.Error(err)
	}
	// Three random blocks and one of text are stored, that of two regions once; random ones as they are.
	if sum.Blocks != 6 || sum.Stored < 2*BlockSize || sum.Stored > 2*BlockSize+BlockSize/4 || sum.Zero != 4*BlockSize+5 {
		t.Errorf("%+v", sum)
	}
}
