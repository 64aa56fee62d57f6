package transport

import (
	"os"
	"path/filepath"
	"testing"
)

// TestGroupWritableDirectory: no socket is made where a user of the group could replace it.
func TestGroupWritableDirectory(t *testing.T) {
	for mode, fine := range map[os.FileMode]bool{0o700: true, 0o755: true, 0o770: false, 0o720: false, 0o702: false} {
		dir := filepath.Join(t.TempDir(), "d")
		if err := os.Mkdir(dir, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(dir, mode); err != nil {
			t.Fatal(err)
		}
		l, err := Listen(t.Context(), Address{"unix", filepath.Join(dir, "s")})
		if (err == nil) != fine {
			t.Errorf("mode %#o: %v", mode, err)
		}
		if err == nil {
			_ = l.Close()
		}
	}
}

// TestAdoptAnother: a socket is taken over under its own path only, since its file is removed in the
// end.
func TestAdoptAnother(t *testing.T) {
	dir := t.TempDir()
	l, err := Listen(t.Context(), Address{"unix", filepath.Join(dir, "s")})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	other := filepath.Join(dir, "other")
	if err := os.WriteFile(other, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, a := range []Address{{"unix", other}, {"tcp", "127.0.0.1:1"}} {
		f, err := l.(*unixListener).File()
		if err != nil {
			t.Fatal(err)
		}
		if taken, err := Adopt(f, a); err == nil {
			t.Errorf("%s is taken over as %s", l.Addr(), taken.Addr())
			_ = taken.Close()
		}
	}
	if _, err := os.Lstat(other); err != nil {
		t.Error(err)
	}
}
