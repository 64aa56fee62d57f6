package lanes

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"math/rand/v2"
	"testing"
	"time"

	"ferry/wire"
)

// packed is what travels in a packed segment's data's place.
func packed(data []byte) (out []byte) {
	p := packer{agreed: agreed}
	var word [wire.LaneWord]byte
	for len(data) > 0 {
		n := min(wire.LaneChunk, len(data))
		b := p.compressChunk(data[:n], &word)
		out = append(append(out, word[:]...), b...)
		data = data[n:]
	}
	return out
}

// read has a lane read size bytes of a packed segment from what was said, its sum
// added, to room that something lies behind.
func read(t *testing.T, said []byte, size int) ([]byte, error) {
	t.Helper()
	conn := &spokenLane{t: t}
	conn.Reset(binary.LittleEndian.AppendUint32(bytes.Clone(said), wire.Sum(said)))
	room := bytes.Repeat([]byte{0xee}, size+64)
	err := (&lane{conn: conn, acks: time.Now().Add(time.Hour)}).readData(room[:size], true)
	for i, b := range room[size:] {
		if b != 0xee {
			t.Fatalf("byte %d behind the room was written", i)
		}
	}
	return room[:size], err
}

func TestPackedTravels(t *testing.T) {
	noise := make([]byte, wire.LanePiece)
	_, _ = rand.NewChaCha8([32]byte{7}).Read(noise)
	for name, c := range map[string]struct {
		data []byte
		most int // bytes on the way
	}{
		"zeros":       {make([]byte, wire.LanePiece), wire.LanePiece / 100},
		"a byte":      {[]byte{1}, 5},
		"words":       {bytes.Repeat([]byte("a few words, again and again; "), 30000), 900_000 / 50},
		"small":       {bytes.Repeat([]byte{1, 0, 0, 0}, 77), 100},
		"noise":       {noise, len(noise) + 4*8},
		"odd":         {append(make([]byte, 3*wire.LaneChunk+5), noise[:1000]...), 10_000},
		"half noise":  {append(bytes.Clone(noise[:wire.LanePiece/2]), make([]byte, wire.LanePiece/2)...), wire.LanePiece},
		"just no use": {append(bytes.Clone(noise[:wire.LaneChunk-100]), make([]byte, 100)...), wire.LaneChunk + 4},
	} {
		said := packed(c.data)
		if len(said) > c.most {
			t.Errorf("%s: %d bytes became %d, want at most %d", name, len(c.data), len(said), c.most)
		}
		if got, err := read(t, said, len(c.data)); err != nil || !bytes.Equal(got, c.data) {
			t.Errorf("%s: other bytes came back: %v", name, err)
		}
	}
}

// TestPackedDamage: chunks that no end of ours sends.
func TestPackedDamage(t *testing.T) {
	word := func(w uint32, more ...byte) []byte { return append(binary.LittleEndian.AppendUint32(nil, w), more...) }
	const size = 100
	for name, said := range map[string][]byte{
		"empty":           word(0),
		"as large":        word(size, make([]byte, size)...),
		"larger":          word(size+1, make([]byte, size+1)...),
		"huge":            word(1<<31 - 1),
		"stored, less":    word(99|wire.LaneStored, make([]byte, 99)...),
		"stored, more":    word(101|wire.LaneStored, make([]byte, 101)...),
		"too little":      word(3, 0x20, 1, 2),
		"too much":        word(8, 0x1f, 1, 1, 0, 200, 0x00, 0, 0),
		"before anything": word(4, 0x00, 1, 0, 0),
		"cut short":       word(50, 1, 2, 3),
	} {
		if _, err := read(t, said, size); !errors.Is(err, wire.ErrDamaged) && !errors.Is(err, io.EOF) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestPackerBacksOff: data that does not shrink is tried less and less often, and
// again each time after it has.
func TestPackerBacksOff(t *testing.T) {
	noise, zeros := make([]byte, wire.LaneChunk), make([]byte, wire.LaneChunk)
	_, _ = rand.NewChaCha8([32]byte{9}).Read(noise)
	p := packer{agreed: agreed}
	var word [wire.LaneWord]byte
	tries := 0
	for range 1000 {
		if p.skip == 0 {
			tries++
		}
		p.compressChunk(noise, &word)
	}
	if tries < 3 || tries > 10 {
		t.Errorf("of 1000 chunks of noise %d were tried", tries)
	}
	p.skip = 0
	if got := p.compressChunk(zeros, &word); len(got) > 1000 || p.skip != 0 || p.wait != 0 {
		t.Errorf("zeros became %d bytes; %+v", len(got), p.skip)
	}
	p.compressChunk(noise, &word)
	if p.skip != 4 || !p.shouldCompress(wire.LanePiece, nil) || p.shouldCompress(4*wire.LaneChunk, nil) || p.skip != 0 {
		t.Errorf("after noise %d are skipped", p.skip)
	}
}

// A river is a connection of which the test says what flows.
type river struct {
	spokenLane
	acked uint64
	busy  time.Duration
	waits bool
}

func (r *river) Flow() (uint64, time.Duration, bool) { return r.acked, r.busy, r.waits }

// TestSlowLink: what is measured decides, for all lanes together; a lane that waits
// for nothing learns nothing, and forgets in the end.
func TestSlowLink(t *testing.T) {
	said := uint64(0)
	l := New(time.Hour, func(rate uint64) { said = rate })
	rivers := []*river{{}, {}}
	for i, r := range rivers {
		id := wire.LaneID(wire.MaxLanes + 1 + i)
		l.lanes[id] = &lane{id: id, conn: r}
		l.lanes[id].packer.agreed = wire.LanePacks
	}
	flows := func(i int, bytes uint64, in time.Duration, waits bool) bool {
		r := rivers[i]
		r.acked, r.busy, r.waits = r.acked+bytes, r.busy+in, waits
		n := l.lanes[wire.MaxLanes+1+i]
		return n.packer.shouldCompress(wire.LanePiece, func() bool { return l.networkIsSlow(n) })
	}
	for _, c := range []struct {
		lane  int
		bytes uint64
		in    time.Duration
		waits bool
		want  bool
		what  string
	}{
		{0, 4 << 20, time.Second, false, false, "nothing known"},
		{0, 1 << 20, time.Millisecond, true, false, "1 GB/s"},
		{0, 100, time.Millisecond, true, false, "too little to tell"},
		{0, 10 << 20, 0, true, false, "at once"},
		{1, 20 << 20, 200 * time.Millisecond, true, false, "slow, but the other is not"},
		{0, 20 << 20, 200 * time.Millisecond, true, true, "both slow, 210 MB/s in all"},
		{1, 20 << 20, 200 * time.Millisecond, true, true, "the other as well"},
		{0, 1 << 20, time.Microsecond, false, true, "it waits for us: no news"},
		{1, 40 << 20, 200 * time.Millisecond, true, false, "315 MB/s in all"},
		{1, 2 << 20, 200 * time.Millisecond, true, true, "slow again"},
	} {
		if got := flows(c.lane, c.bytes, c.in, c.waits); got != c.want {
			t.Errorf("%s: packed: %v; rates %d and %d", c.what, got, l.lanes[wire.MaxLanes+1].rate, l.lanes[wire.MaxLanes+2].rate)
		}
	}
	if said < 200e6 || said > 220e6 {
		t.Errorf("said %d bytes a second", said)
	}
	packed := 0
	for flows(0, 1000, time.Microsecond, false) {
		if packed++; packed > 10*forgetAfter {
			t.Fatal("what was known holds for ever")
		}
	}
	if packed < forgetAfter/2 {
		t.Errorf("it held for %d segments", packed)
	}
}

// FuzzPacked reads a packed segment from anything that has a right sum: nothing is
// written beside its room.
func FuzzPacked(f *testing.F) {
	f.Add(uint32(100), packed(make([]byte, 100)))
	f.Add(uint32(1), packed([]byte{1}))
	f.Add(uint32(200_000), packed(bytes.Repeat([]byte("abcdefg"), 200_000/7+1)[:200_000]))
	f.Add(uint32(300), []byte{9, 0, 0, 0, 0x1f, 1, 1, 0, 255, 26, 0x50, 1, 1})
	f.Fuzz(func(t *testing.T, size uint32, said []byte) {
		_, _ = read(t, said, int(size%wire.LanePiece)+1)
	})
}
