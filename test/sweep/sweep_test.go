// Package sweep tests what compares the suites of this folder. The suites need a GPU: scripts/gpu-sweep.
package sweep

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// write makes a file with a case's numbers as cases.py writes it.
func write(t *testing.T, dir, mode, name string, outputs ...[]float64) {
	t.Helper()
	var lengths []string
	var data []byte
	for _, o := range outputs {
		lengths = append(lengths, fmt.Sprint(len(o)))
		for _, v := range o {
			data = binary.LittleEndian.AppendUint64(data, math.Float64bits(v))
		}
	}
	folder := filepath.Join(dir, "values", mode, "suite")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	data = append([]byte(strings.Join(lengths, " ")+"\n"), data...)
	if err := os.WriteFile(filepath.Join(folder, name+".values"), data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// Each verdict of judge.py, and the table it makes of them.
func TestJudge(t *testing.T) {
	if _, err := exec.LookPath("python3"); err != nil {
		t.Skip("NOT TESTED: no python3 here")
	}
	dir := t.TempDir()
	for name, text := range map[string]string{
		"lines/suite.0.native":  "same: aa 1\nnoisy: n1 2\nfar: n1 1\nbits: aa 1\nbreaks: aa 1\nnative_breaks: FAILED here\nleft_out: SKIPPED no such thing\ncut: aa 1\n",
		"lines/suite.0.again":   "same: aa 1\nnoisy: n2 2\nfar: n2 1\nbits: aa 1\nbreaks: aa 1\nnative_breaks: FAILED here\nleft_out: SKIPPED no such thing\ncut: aa 1\n",
		"lines/suite.0.unix":    "same: aa 1\nnoisy: u1 2\nfar: u1 1\nbits: bb 1\nbreaks: FAILED OSError: no\nnative_breaks: FAILED here\nleft_out: SKIPPED no such thing\n",
		"lines/suite.0.unix2":   "breaks: aa 1\n",
		"lines/suite.0.native3": "noisy: n3 2\nfar: n1 1\nbits: aa 1\nbreaks: aa 1\n",
		"log/suite.0.native":    "suite.same 1.500 s\n",
		"log/suite.0.unix":      "suite.same 2.500 s\n",
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	nan := math.NaN()
	write(t, dir, "native", "noisy", []float64{1, 4, nan}, []float64{7})
	write(t, dir, "again", "noisy", []float64{1, 4.04, nan}, []float64{7})
	write(t, dir, "native3", "noisy", []float64{1, 4.02, nan}, []float64{7})
	write(t, dir, "unix", "noisy", []float64{1, 4.06, nan}, []float64{7})
	write(t, dir, "native", "far", []float64{1, 2})
	write(t, dir, "again", "far", []float64{1, 2.002})
	write(t, dir, "native3", "far", []float64{1, 2})
	write(t, dir, "unix", "far", []float64{1, 2.2})
	for _, mode := range []string{"native", "again", "native3"} {
		write(t, dir, mode, "bits", []float64{0.5})
	}
	write(t, dir, "unix", "bits", []float64{0.5})

	script := `
import judge, sys
r = judge.results(sys.argv[1], ["native", "again", "unix"])
for name, c in r["cases"]["suite"].items():
    print(name, c["unix"], "-", c["unix_detail"])
print(r["passed"], r["failed"])
print(judge.table(r, ["native", "again", "unix"]).splitlines()[2])`
	cmd := exec.Command("python3", "-c", script, dir)
	cmd.Env = append(os.Environ(), "PYTHONPATH=.", "PYTHONDONTWRITEBYTECODE=1")
	out, err := cmd.CombinedOutput()
	want := `same equal - 
noisy within - 4.9e-03 from the nearest native run, native runs up to 9.9e-03 apart
far different - 1 of 1 outputs outside; 9.0e-02 from the nearest native run, native runs up to 1.0e-03 apart
bits different - 1 of 1 outputs equal by value, but not by their bits
breaks error - FAILED OSError: no, then equal
native_breaks native - natively here
left_out skipped - no such thing
cut not run - 
2 3
| suite | 6 | 2 | 1 | 1 | 2 | 1 | 2 | 2 |
`
	if err != nil || string(out) != want {
		t.Errorf("%v; it printed\n%s\nnot\n%s", err, out, want)
	}
}
