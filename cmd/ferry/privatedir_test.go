package main

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"golang.org/x/sys/unix"
)

// TestPrivateDir: folders of processes that were killed go with the next one that
// is made; those of living ones, and whatever is not ours, stay.
func TestPrivateDir(t *testing.T) {
	base := t.TempDir()
	if len(base) > 64 {
		t.Skip("TMPDIR is too long to be used")
	}
	t.Setenv("TMPDIR", base)
	alive, err := newPrivateDir()
	if err != nil {
		t.Fatal(err)
	}
	killed, err := newPrivateDir()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(killed.path, "ferry.sock"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	_ = unix.Close(killed.fd) // as the kernel does
	open, link, young := filepath.Join(base, privateName+"open"), filepath.Join(base, privateName+"link"), filepath.Join(base, unlockedName+"young")
	for _, dir := range []string{open, young} {
		if err := os.Mkdir(dir, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, lockName), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chmod(open, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(young, link); err != nil {
		t.Fatal(err)
	}
	next, err := newPrivateDir()
	if err != nil {
		t.Fatal(err)
	}
	left, _ := filepath.Glob(filepath.Join(base, "*"))
	want := []string{alive.path, open, link, young, next.path}
	slices.Sort(want)
	if !slices.Equal(left, want) {
		t.Errorf("left: %q, want %q", left, want)
	}
	for _, d := range []*privateDir{alive, next} {
		if err := d.remove(); err != nil {
			t.Error(err)
		}
		if _, err := os.Stat(d.path); err == nil {
			t.Errorf("%s is left", d.path)
		}
	}
}
