package fatbin

import (
	"bytes"
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/klauspost/compress/zstd"
	"github.com/pierrec/lz4/v4"
)

const text = ".version 8.7\n.target sm_80\n.address_size 64\n// filler filler filler filler filler filler filler\n"

// build writes a fatbin with one entry whose header says what it is told.
func build(kind uint16, sm uint32, flags uint64, packed uint32, size uint64, data []byte) []byte {
	h := make([]byte, 16+64)
	padded := (len(data) + 7) / 8 * 8
	binary.LittleEndian.PutUint32(h, fatbinMagic)
	binary.LittleEndian.PutUint16(h[4:], 1)
	binary.LittleEndian.PutUint16(h[6:], 16)
	binary.LittleEndian.PutUint64(h[8:], uint64(64+padded))
	e := h[16:]
	binary.LittleEndian.PutUint16(e, kind)
	binary.LittleEndian.PutUint32(e[4:], 64)
	binary.LittleEndian.PutUint64(e[8:], uint64(padded))
	binary.LittleEndian.PutUint32(e[16:], packed)
	binary.LittleEndian.PutUint32(e[28:], sm)
	binary.LittleEndian.PutUint64(e[40:], flags)
	binary.LittleEndian.PutUint64(e[56:], size)
	return append(append(h, data...), make([]byte, padded-len(data))...)
}

func packLZ4(b []byte) []byte {
	out := make([]byte, lz4.CompressBlockBound(len(b)))
	n, err := lz4.CompressBlock(b, out, nil)
	if err != nil || n == 0 {
		panic("lz4")
	}
	return out[:n]
}

func packZstd(b []byte) []byte {
	enc, _ := zstd.NewWriter(nil)
	return enc.EncodeAll(b, nil)
}

// unpack parses a container and returns the bytes of its only entry.
func unpack(b []byte) ([]byte, error) {
	im, err := Parse(b)
	if err != nil {
		return nil, err
	}
	return im.Entries[0].Data()
}

func TestHostile(t *testing.T) {
	lz, zs := packLZ4([]byte(text)), packZstd([]byte(text))
	n := uint64(len(text))
	bomb := packZstd(make([]byte, 64<<20))
	good := build(1, 80, 0, 0, 0, []byte(text))
	patch := func(at int, v uint64, width int) []byte {
		b := bytes.Clone(good)
		var tmp [8]byte
		binary.LittleEndian.PutUint64(tmp[:], v)
		copy(b[at:], tmp[:width])
		return b
	}
	for name, b := range map[string][]byte{
		"header size 0":       patch(6, 0, 2),
		"header size huge":    patch(6, 0xffff, 2),
		"size huge":           patch(8, 1<<63, 8),
		"size wraps":          patch(8, ^uint64(0)-8, 8),
		"size short":          patch(8, 30, 8),
		"entry header 0":      patch(20, 0, 4),
		"entry header huge":   patch(20, 0xffffffff, 4),
		"entry size huge":     patch(24, ^uint64(0), 8),
		"LZ4 cut":             build(1, 80, flagLZ4, uint32(len(lz)-3), n, lz),
		"LZ4 wrong size":      build(1, 80, flagLZ4, uint32(len(lz)), n+1, lz),
		"LZ4 small size":      build(1, 80, flagLZ4, uint32(len(lz)), n-1, lz),
		"LZ4 size huge":       build(1, 80, flagLZ4, uint32(len(lz)), 1<<40, lz),
		"LZ4 not credible":    build(1, 80, flagLZ4, uint32(len(lz)), 200<<20, lz),
		"LZ4 packed too long": build(1, 80, flagLZ4, 1<<20, n, lz),
		"zstd cut":            build(1, 80, flagZstd, uint32(len(zs)-3), n, zs),
		"zstd small size":     build(1, 80, flagZstd, uint32(len(zs)), n-1, zs),
		"zstd garbage":        build(1, 80, flagZstd, 8, n, []byte("garbage!")),
		"zstd bomb":           build(1, 80, flagZstd, uint32(len(bomb)), 1000, bomb),
		"old compression":     build(1, 80, flagOldLZ, uint32(len(lz)), n, lz),
		"ELF cut":             []byte("\x7fELF\x02\x01"),
		"ELF for the host":    append([]byte("\x7fELF\x02\x01\x01"), make([]byte, 100)...),
		"control characters":  []byte("\x01\x02.version 8.0"),
	} {
		_, err := unpack(b)
		if e := (*Error)(nil); !errors.As(err, &e) || e.Msg == "" {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, b := range map[string][]byte{
		"plain": good,
		"LZ4":   build(1, 80, flagLZ4, uint32(len(lz)), n, lz),
		"zstd":  build(1, 80, flagZstd, uint32(len(zs)), n, zs),
	} {
		got, err := unpack(b)
		if err != nil || string(Text(got)) != text {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}

// TestSeeds reads fatbins that nvcc wrote: see testdata.
func TestSeeds(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.fatbin")
	for _, name := range files {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		im, err := Parse(b)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for i := range im.Entries {
			if _, err := im.Entries[i].Data(); err != nil {
				t.Errorf("%s: %s: %v", name, im.Entries[i].String(), err)
			}
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(text))
	f.Add(build(1, 80, 0, 0, 0, []byte(text)))
	lz, zs := packLZ4([]byte(text)), packZstd([]byte(text))
	f.Add(build(1, 80, flagLZ4, uint32(len(lz)), uint64(len(text)), lz))
	f.Add(build(1, 80, flagZstd, uint32(len(zs)), uint64(len(text)), zs))
	f.Add(append([]byte("\x7fELF\x02\x01\x01"), make([]byte, 100)...))
	files, _ := filepath.Glob("testdata/*.fatbin")
	for _, name := range files {
		if b, err := os.ReadFile(name); err == nil {
			f.Add(b)
		}
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		im, err := Parse(b)
		if err != nil {
			return
		}
		_ = im.Holds()
		_ = im.For(90)
		for i := range im.Entries {
			d, err := im.Entries[i].Data()
			if err == nil && len(d) > maxUnpacked {
				t.Fatalf("unpacked to %d bytes", len(d))
			}
			runtime.KeepAlive(d)
		}
	})
}
