package audit

import (
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPrintable: what a client calls itself cannot forge lines, move an operator's cursor, or be of
// any length.
func TestPrintable(t *testing.T) {
	for name, want := range map[string]string{
		"train.py": "train.py", "größe": "größe",
		"a\nlevel=INFO msg=audit": "a?level=INFO msg=audit", "\x1b[2Jx": "?[2Jx", "a\x00\r\u202eb": "a???b", "\xff": "\ufffd",
		strings.Repeat("x", 1000): strings.Repeat("x", maxProgram),
	} {
		if got := Printable(name); got != want {
			t.Errorf("%q is shown as %q, not %q", name, got, want)
		}
	}
}

// TestFileMode: the daemon's user alone may read who used the server.
func TestFileMode(t *testing.T) {
	path := filepath.Join(t.TempDir(), "audit")
	a, err := Open(path, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	defer a.Close()
	a.Write(Record{Event: Refused})
	info, err := os.Stat(path)
	if err != nil || info.Mode().Perm()&0o077 != 0 {
		t.Errorf("mode %v, %v", info.Mode(), err)
	}
}
