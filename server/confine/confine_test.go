package confine

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// TestRemoveTemp removes what a hostile worker may have made.
func TestRemoveTemp(t *testing.T) {
	base := t.TempDir()
	kept := filepath.Join(base, "kept")
	if err := os.MkdirAll(filepath.Join(kept, "folder"), 0o700); err != nil {
		t.Fatal(err)
	}
	dir, err := MakeTemp(base, os.Geteuid(), os.Getegid())
	if err != nil {
		t.Fatal(err)
	}
	for i := range 50 {
		name := filepath.Join(dir, fmt.Sprintf(".ferry-removing-%d", i))
		if i%3 == 0 {
			err = os.WriteFile(name, nil, 0o600)
		} else {
			err = os.MkdirAll(filepath.Join(name, "a", "b"), 0o700)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	at := dir
	for i := range 200 { // names that look like ours, closed folders, links out
		for _, err := range []error{
			os.MkdirAll(filepath.Join(at, "d", fmt.Sprintf(".ferry-removing-%d", i%7)), 0o700),
			os.WriteFile(filepath.Join(at, "d", fmt.Sprintf(".ferry-removing-%d", i%7), "f"), nil, 0o400),
			os.Symlink(kept, filepath.Join(at, "link")),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
		at = filepath.Join(at, "d")
	}
	if err := os.Chmod(at, 0o100); err != nil {
		t.Fatal(err)
	}
	if err := RemoveTemp(dir); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Lstat(dir); !os.IsNotExist(err) {
		t.Errorf("it is still there: %v", err)
	}
	if _, err := os.Stat(filepath.Join(kept, "folder")); err != nil {
		t.Errorf("what a link led to: %v", err)
	}
	if err := RemoveTemp(dir); err != nil {
		t.Errorf("removing what is gone: %v", err)
	}
}
