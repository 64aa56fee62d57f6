package softgpu

import (
	"encoding/binary"
	"math"
	"os"
	"path/filepath"
	"testing"
)

// TestNvccFatbins runs what nvcc 13 packed in each of its ways, on profiles
// that need different entries.
func TestNvccFatbins(t *testing.T) {
	files, err := filepath.Glob("../device/fatbin/testdata/nvcc13-*.fatbin")
	if err != nil || len(files) != 4 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, profile := range []string{"t4", "h100"} {
		for _, name := range files {
			b, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			r := newRig(t, Config{Profile: profile})
			f := r.function(r.load(string(b)), "scale")
			at := r.alloc(400)
			r.ok(r.MemsetD32(at, math.Float32bits(1.5), 100))
			r.ok(r.launch(f, 4, 32, 0, at, math.Float32bits(-2), uint32(100)))
			got := r.read(at, 400)
			for i := range 100 {
				if v := math.Float32frombits(binary.LittleEndian.Uint32(got[4*i:])); v != -3 {
					t.Fatalf("%s on %s: element %d is %v", name, profile, i, v)
				}
			}
		}
	}
}
