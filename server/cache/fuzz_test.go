package cache

import (
	"bytes"
	"errors"
	"os"
	"testing"
)

// FuzzFiles: whatever lies in the cache's files, what is read from them is what
// was put there, or nothing; what is wrong is gone afterwards.
func FuzzFiles(f *testing.F) {
	table := []byte("what is known of an image")
	sum := Sum(table)
	f.Add(append(bytes.Clone(table), sum[:]...), false)
	f.Add(table, true)
	f.Add([]byte{}, false)
	base := "/dev/shm" // in memory: the file system is not what is tried
	if _, err := os.Stat(base); err != nil {
		base = ""
	}
	path, err := os.MkdirTemp(base, "ferry-fuzz-cache-")
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { os.RemoveAll(path) })
	d, err := Open(path, 1<<20)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, raw []byte, image bool) {
		h, device := Sum(table), Hash{1}
		file, read := d.tablePath(h, device), func() ([]byte, error) { return d.Table(h, device) }
		good := len(raw) >= len(h) && Sum(raw[:len(raw)-len(h)]) == Hash(raw[len(raw)-len(h):])
		want := raw[:max(0, len(raw)-len(h))]
		if image {
			file, read, good, want = d.imagePath(h), func() ([]byte, error) { return d.Image(h) }, Sum(raw) == h, raw
		}
		if err := os.WriteFile(file, raw, 0o600); err != nil {
			t.Fatal(err)
		}
		got, err := read()
		switch {
		case good && (err != nil || !bytes.Equal(got, want)):
			t.Fatalf("%q, %v", got, err)
		case !good && (!errors.Is(err, ErrCorrupt) || got != nil):
			t.Fatalf("%x was taken for %q, %v", raw, got, err)
		}
		if _, err := os.Lstat(file); !good && !errors.Is(err, os.ErrNotExist) {
			t.Fatalf("what is wrong stays: %v", err)
		}
	})
}
