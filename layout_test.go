package ferry_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"ferry/api/cu"
)

// TestLayouts compares every struct that crosses the wire: as the description has
// it, as Go lays it out, and as the C compiler does.
func TestLayouts(t *testing.T) {
	if len(cu.Layouts) < 100 {
		t.Fatalf("only %d structs", len(cu.Layouts))
	}
	var c strings.Builder
	c.WriteString("#include \"gen_types.h\"\n")
	fields := 0
	for _, l := range cu.Layouts {
		if l.GoSize != l.Size {
			t.Errorf("%s has %d bytes, in Go %d", l.Name, l.Size, l.GoSize)
		}
		fmt.Fprintf(&c, "_Static_assert(sizeof(%s) == %d, \"size of %s\");\n", l.Name, l.Size, l.Name)
		for _, f := range l.Fields {
			if f.GoOffset != f.Offset {
				t.Errorf("%s.%s is at %d, in Go at %d", l.Name, f.Name, f.Offset, f.GoOffset)
			}
			fmt.Fprintf(&c, "_Static_assert(offsetof(%s, %s) == %d, \"place of %s.%s\");\n", l.Name, f.Name, f.Offset, l.Name, f.Name)
			fields++
		}
	}
	if fields < 400 {
		t.Errorf("only %d fields", fields)
	}
	file := filepath.Join(t.TempDir(), "layout.c")
	if err := os.WriteFile(file, []byte(c.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, cc := range []string{"cc", "aarch64-linux-gnu-gcc"} {
		if _, err := exec.LookPath(cc); err != nil && cc != "cc" {
			t.Logf("NOT TESTED for arm64: %v", err)
			continue
		}
		if out, err := exec.Command(cc, "-std=c11", "-fsyntax-only", "-Ishim/cuda", file).CombinedOutput(); err != nil {
			t.Errorf("%s disagrees: %v\n%s", cc, err, out)
		}
	}
}
