package image

import (
	"bytes"
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/device/fatbin"
)

// buildFatbin writes a fatbin with one uncompressed PTX entry per architecture.
func buildFatbin(texts map[int]string) []byte {
	var body []byte
	for sm, text := range texts {
		text += strings.Repeat("\n", -len(text)&7)
		e := make([]byte, 64)
		binary.LittleEndian.PutUint16(e, 1) // PTX
		binary.LittleEndian.PutUint32(e[4:], 64)
		binary.LittleEndian.PutUint64(e[8:], uint64(len(text)))
		binary.LittleEndian.PutUint32(e[28:], uint32(sm))
		body = append(append(body, e...), text...)
	}
	h := make([]byte, 16)
	binary.LittleEndian.PutUint32(h, 0xBA55ED50)
	binary.LittleEndian.PutUint16(h[4:], 1)
	binary.LittleEndian.PutUint16(h[6:], 16)
	binary.LittleEndian.PutUint64(h[8:], uint64(len(body)))
	return append(h, body...)
}

func TestPick(t *testing.T) {
	texts := map[int]string{}
	for _, sm := range []int{50, 75, 90, 120} {
		texts[sm] = ".version 8.7\n.target sm_50 // " + string(rune('a'+sm/10)) + "\n.address_size 64\n"
	}
	im, err := fatbin.Parse(buildFatbin(texts))
	if err != nil {
		t.Fatal(err)
	}
	for cc, want := range map[int]int{35: 50, 49: 50, 75: 75, 80: 75, 89: 75, 90: 90, 121: 120} {
		b, err := PTX(im, cc)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Contains(b, []byte("// "+string(rune('a'+want/10)))) {
			t.Errorf("compute capability %d got %s", cc, b)
		}
	}
}

// TestNewerTarget has a fatbin whose only PTX is newer than the device, which is taken
// with its own target, and the same text alone, which is refused.
func TestNewerTarget(t *testing.T) {
	const text = ".version 8.7\n.target sm_120\n.address_size 64\n"
	im, err := fatbin.Parse(buildFatbin(map[int]string{121: text, 120: text + "// the oldest\n"}))
	if err != nil {
		t.Fatal(err)
	}
	if b, err := PTX(im, 90); err != nil || !bytes.Contains(b, []byte("// the oldest")) {
		t.Errorf("of a fatbin: %q, %v", b, err)
	}
	for want, image := range map[cu.Result][]byte{
		cu.CUDA_ERROR_INVALID_PTX:       []byte(text), // as driver 580 calls it
		cu.CUDA_ERROR_NO_BINARY_FOR_GPU: buildFatbin(nil),
	} {
		im, err := fatbin.Parse(image)
		if err != nil {
			t.Fatal(err)
		}
		_, err = PTX(im, 90)
		if e := (*fatbin.Error)(nil); !errors.As(err, &e) || e.Result != want {
			t.Errorf("%v, want %v", err, want)
		}
	}
}

// TestSeeds chooses the PTX of fatbins that nvcc wrote.
func TestSeeds(t *testing.T) {
	files, _ := filepath.Glob("../../device/fatbin/testdata/*.fatbin")
	if len(files) == 0 {
		t.Fatal("no fatbins in device/fatbin/testdata")
	}
	for _, name := range files {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		im, err := fatbin.Parse(b)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if _, err := PTX(im, 90); err != nil {
			t.Errorf("%s: %v (holds %s)", name, err, im.Holds())
		}
	}
}
