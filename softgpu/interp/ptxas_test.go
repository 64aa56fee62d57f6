package interp

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"ferry/test/clean"
)

func TestMain(m *testing.M) {
	clean.Process()
	os.Exit(m.Run())
}

// accepted checks that NVIDIA's assembler takes a source, where there is one:
// tests must not rely on PTX that only we understand.
func accepted(t *testing.T, arch, src string) {
	t.Helper()
	home, err := os.UserHomeDir()
	if err != nil || testing.Short() {
		return
	}
	tool := filepath.Join(home, ".cache", "ferry", "toolchains", "13.0", "bin", "ptxas")
	if _, err := os.Stat(tool); err != nil {
		return
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "a.ptx")
	if err := os.WriteFile(file, []byte(src), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(tool, "-O0", "-arch="+arch, "-o", filepath.Join(dir, "a.cubin"), file).CombinedOutput()
	if err != nil {
		t.Errorf("ptxas: %v\n%s", err, out)
	}
}
