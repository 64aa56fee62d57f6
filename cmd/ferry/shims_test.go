package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestShimsOfAnother: libraries are neither put into nor left in a directory of another user, and a
// link in place of a library is replaced although it leads to the right bytes.
func TestShimsOfAnother(t *testing.T) {
	cache, second := t.TempDir(), t.TempDir()
	t.Setenv("XDG_CACHE_HOME", cache)
	t.Setenv("TMPDIR", second)
	dir, err := extractShims()
	if err != nil {
		t.Fatal(err)
	}
	files, err := shimFiles()
	if err != nil {
		t.Fatal(err)
	}
	library, moved := filepath.Join(dir, files[0].Name), filepath.Join(t.TempDir(), "x")
	if err := os.Rename(library, moved); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(moved, library); err != nil {
		t.Fatal(err)
	}
	if _, err := extractShims(); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Lstat(library); err != nil || !info.Mode().IsRegular() {
		t.Errorf("the library is %v, %v", info.Mode(), err)
	}

	if os.Geteuid() != 0 {
		return // only root can give a directory to another user
	}
	for _, d := range []string{dir, filepath.Dir(dir), filepath.Dir(filepath.Dir(dir))} {
		if err := os.Chown(d, 65532, 65532); err != nil {
			t.Fatal(err)
		}
		used, err := extractShims()
		if err != nil || strings.HasPrefix(used, cache) {
			t.Errorf("%s belongs to another user: %s, %v", d, used, err)
		}
		if err := os.Chown(d, 0, 0); err != nil {
			t.Fatal(err)
		}
	}
}
