package contents

import (
	"bytes"
	"errors"
	"log/slog"
	"strings"
	"sync"
	"testing"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/softgpu"
)

// kept is memory that a part copies: the bytes of regions by their handle.
type kept struct {
	mem    map[uint64][]byte
	broken bool
}

func (k *kept) ReadBlock(_ device.Device, m checkpoint.Memory, offset uint64, to []byte) error {
	if k.broken {
		return errors.New("it is broken")
	}
	copy(to, k.mem[m.Handle][offset:])
	return nil
}

func (k *kept) WriteBlock(_ device.Device, m checkpoint.Memory, offset uint64, from []byte) error {
	copy(k.mem[m.Handle][offset:], from)
	return nil
}

func newThreads(t *testing.T) *Threads {
	t.Helper()
	dev, err := softgpu.Open(softgpu.Config{Devices: 1, Memory: 64 << 20, Base: 0x2000_0000_0000, Size: 1 << 30, Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(dev.Close)
	return &Threads{Dev: dev, ContextOn: func(cu.Device) cu.Context { return 0 }}
}

// TestCopies copies regions of a part out and in again: each byte comes once, and progress ends with all of them.
func TestCopies(t *testing.T) {
	c := newThreads(t)
	from, to := &kept{mem: map[uint64][]byte{}}, &kept{mem: map[uint64][]byte{}}
	var regions, back []Region
	for i, size := range []uint64{1, PieceSize, 3*PieceSize + 5, 4096} {
		b := make([]byte, size)
		for j := range b {
			b[j] = byte(j*7 + j>>13 + i)
		}
		h := uint64(i + 1)
		from.mem[h], to.mem[h] = b, make([]byte, size)
		m := checkpoint.Memory{Kind: checkpoint.Host, Device: -1, Size: size, Handle: h}
		regions, back = append(regions, Region{m, from}), append(back, Region{m, to})
	}
	var mu sync.Mutex
	most := uint64(0)
	c.Progress = func(done uint64) {
		mu.Lock()
		most = max(most, done)
		mu.Unlock()
	}
	stored := map[int]map[uint64][]byte{}
	err := c.Read(regions, func(p Piece) error {
		mu.Lock()
		defer mu.Unlock()
		if stored[p.Region] == nil {
			stored[p.Region] = map[uint64][]byte{}
		}
		if stored[p.Region][p.Offset] != nil || len(p.Data) > PieceSize {
			t.Errorf("a piece of %d bytes at %d of region %d came twice or is too large", len(p.Data), p.Offset, p.Region)
		}
		stored[p.Region][p.Offset] = bytes.Clone(p.Data)
		return nil
	})
	if err != nil || most != Size(regions) {
		t.Fatalf("%d of %d bytes: %v", most, Size(regions), err)
	}
	err = c.Write(back, func(p Piece) error {
		mu.Lock()
		defer mu.Unlock()
		copy(p.Data, stored[p.Region][p.Offset])
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for h, b := range from.mem {
		if !bytes.Equal(to.mem[h], b) {
			t.Errorf("region %d came back as another", h)
		}
	}
}

// TestFailures: the first error names its region, and ends the copy.
func TestFailures(t *testing.T) {
	c := newThreads(t)
	of := func(m checkpoint.Memory, k Copier) []Region { return []Region{{m, k}} }
	host := checkpoint.Memory{Kind: checkpoint.Host, Device: -1, Size: 5 * PieceSize, Handle: 1, Name: "fifth"}
	took := func(Piece) error { return nil }
	full := func(Piece) error { return errors.New("no room") }
	for name, c := range map[string]struct {
		err  error
		want string
	}{
		"the part cannot":    {c.Read(of(host, &kept{broken: true}), took), "it is broken"},
		"the sink cannot":    {c.Read(of(host, &kept{mem: map[uint64][]byte{1: make([]byte, host.Size)}}), full), "no room"},
		"the source cannot":  {c.Write(of(host, &kept{}), full), "no room"},
		"nobody copies it":   {c.Read(of(host, nil), took), "does not copy it"},
		"there is no device": {c.Read(of(checkpoint.Memory{Kind: checkpoint.Array, Size: 8, Name: "fifth"}, nil), took), "INVALID_CONTEXT"},
	} {
		if c.err == nil || !strings.Contains(c.err.Error(), c.want) || !strings.Contains(c.err.Error(), "fifth") {
			t.Errorf("%s: %v", name, c.err)
		}
	}
}
