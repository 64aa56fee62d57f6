package cache

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

func open(t *testing.T, max int64) *Dir {
	t.Helper()
	d, err := Open(filepath.Join(t.TempDir(), "owner"), max)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestImage(t *testing.T) {
	d := open(t, 1<<20)
	image := bytes.Repeat([]byte("code "), 1000)
	h := Sum(image)
	if _, err := d.Image(h); !errors.Is(err, fs.ErrNotExist) || d.Has(h) {
		t.Fatalf("an empty cache answers %v", err)
	}
	must(t, d.PutImage(h, image))
	if got, err := d.Image(h); err != nil || !bytes.Equal(got, image) || !d.Has(h) {
		t.Fatalf("%d bytes, %v", len(got), err)
	}
	got, err := d.Map(h, 1<<20)
	must(t, err)
	if _, err := d.Map(h, 4999); err == nil {
		t.Error("more was mapped than wanted")
	}
	must(t, os.Remove(d.imagePath(h)))
	if !bytes.Equal(got, image) {
		t.Error("a mapped image went with its file")
	}
	must(t, unix.Munmap(got))
}

func TestPermissions(t *testing.T) {
	d := open(t, 1<<20)
	must(t, d.PutImage(Sum([]byte("x")), []byte("x")))
	for _, p := range []string{d.path, d.imagePath(Sum([]byte("x")))} {
		info, err := os.Stat(p)
		must(t, err)
		if info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s has mode %v", p, info.Mode())
		}
	}
	wide := filepath.Join(t.TempDir(), "wide")
	must(t, os.Mkdir(wide, 0o777))
	must(t, os.Chmod(wide, 0o777))
	_, err := Open(wide, 1)
	must(t, err)
	if info, _ := os.Stat(wide); info.Mode().Perm() != 0o700 {
		t.Errorf("mode %v", info.Mode())
	}
	link := filepath.Join(t.TempDir(), "link")
	must(t, os.Symlink(wide, link))
	if _, err := Open(link, 1); err == nil {
		t.Error("a link was taken for a directory")
	}
}

// TestCorrupt: a file whose content does not match its name is not returned, and is removed.
func TestCorrupt(t *testing.T) {
	image, device := []byte("some code of a kernel"), Hash{1}
	h := Sum(image)
	damage := map[string]func(path string) error{
		"bit":   func(p string) error { return flip(p) },
		"short": func(p string) error { return os.Truncate(p, 5) },
		"empty": func(p string) error { return os.Truncate(p, 0) },
		"link": func(p string) error {
			return errors.Join(os.Rename(p, p+"x"), os.Symlink(p+"x", p))
		},
	}
	for name, damage := range damage {
		d := open(t, 1<<20)
		for what, read := range map[string]func() ([]byte, error){
			"image": func() ([]byte, error) { return d.Image(h) },
			"map":   func() ([]byte, error) { return d.Map(h, 1<<20) },
			"table": func() ([]byte, error) { return d.Table(h, device) },
		} {
			must(t, d.PutImage(h, image))
			must(t, d.PutTable(h, device, []byte("a table")))
			path := d.imagePath(h)
			if what == "table" {
				path = d.tablePath(h, device)
			}
			must(t, damage(path))
			if b, err := read(); err == nil {
				t.Errorf("%s, %s: %q", name, what, b)
			}
			if _, err := os.Stat(path); name != "link" && !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("%s, %s: still there (%v)", name, what, err)
			}
			_ = os.Remove(path)
		}
	}
}

func flip(path string) error {
	b, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	b[3] ^= 1
	return os.WriteFile(path, b, 0o600)
}

func TestTable(t *testing.T) {
	d := open(t, 1<<20)
	must(t, d.PutTable(Hash{1}, Hash{2}, []byte("about this device")))
	if b, err := d.Table(Hash{1}, Hash{2}); err != nil || string(b) != "about this device" {
		t.Errorf("%q, %v", b, err)
	}
	if _, err := d.Table(Hash{1}, Hash{3}); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("another device: %v", err)
	}
}

// TestSweep: the least recently used files go first, and reading a file uses it.
func TestSweep(t *testing.T) {
	d := open(t, 100_000)
	var hashes []Hash
	for i := range 20 {
		image := bytes.Repeat([]byte{byte(i)}, 10_000)
		hashes = append(hashes, Sum(image))
		must(t, d.PutImage(hashes[i], image))
		old := time.Now().Add(time.Duration(i-100) * time.Minute)
		must(t, os.Chtimes(d.imagePath(hashes[i]), old, old))
		if i == 5 {
			d.sweepAfter = 1 << 40 // the rest at once
		}
	}
	_, err := d.Image(hashes[2])
	must(t, err)
	dead := filepath.Join(d.path, temporary+"dead")
	must(t, os.WriteFile(dead, nil, 0o600))
	must(t, os.Chtimes(dead, time.Unix(1, 0), time.Unix(1, 0)))
	must(t, Sweep(d.path, d.max))
	for i, h := range hashes {
		if want := i >= 11 || i == 2; d.Has(h) != want {
			t.Errorf("image %d: there is %v, want %v", i, d.Has(h), want)
		}
	}
	if _, err := os.Stat(dead); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a dead process's file: %v", err)
	}
	if err := d.PutImage(Hash{9}, make([]byte, 200_000)); err != nil || d.Has(Hash{9}) {
		t.Errorf("an image larger than the cache: %v", err)
	}
}

// TestBound: writing alone keeps the directory near its maximum.
func TestBound(t *testing.T) {
	d := open(t, 100_000)
	for i := range 100 {
		image := bytes.Repeat(fmt.Appendf(nil, "%03d", i), 1000)
		must(t, d.PutImage(Sum(image), image))
	}
	var total int64
	files, err := os.ReadDir(d.path)
	must(t, err)
	for _, f := range files {
		info, err := f.Info()
		must(t, err)
		total += info.Size()
	}
	if total > 110_000 || total < 50_000 {
		t.Errorf("%d bytes", total)
	}
}

func TestConcurrentUse(t *testing.T) {
	path := filepath.Join(t.TempDir(), "shared")
	var wg sync.WaitGroup
	for w := range 4 {
		d, err := Open(path, 60_000)
		must(t, err)
		wg.Go(func() {
			for i := range 200 {
				image := bytes.Repeat([]byte{byte(i % 23)}, 1000+i%23)
				if err := d.PutImage(Sum(image), image); err != nil {
					t.Errorf("%d: %v", w, err)
				}
				if got, err := d.Image(Sum(image)); err == nil && !bytes.Equal(got, image) {
					t.Errorf("%d: another image", w)
				} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
					t.Errorf("%d: %v", w, err)
				}
			}
		})
	}
	wg.Wait()
}

// TestSweepDirs: the directories used last stay, within the bound of their group and of all.
func TestSweepDirs(t *testing.T) {
	dir := t.TempDir()
	at := time.Now().Add(-time.Hour)
	for i := range 40 {
		name := filepath.Join(dir, fmt.Sprintf("%c%02d", 'a'+i%2, i)) // a00 b01 a02 …
		if err := os.MkdirAll(filepath.Join(name, "sub"), 0o700); err != nil {
			t.Fatal(err)
		}
		at = at.Add(time.Second)
		if err := os.Chtimes(name, at, at); err != nil {
			t.Fatal(err)
		}
	}
	names := func() (list []string) {
		entries, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			list = append(list, e.Name())
		}
		return list
	}
	if err := SweepDirs(dir, 1, 3, 100); err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(names()); got != "[a34 a36 a38 b35 b37 b39]" {
		t.Errorf("left: %s", got)
	}
	if err := SweepDirs(dir, 1, 3, 4); err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(names()); got != "[a36 a38 b37 b39]" {
		t.Errorf("left: %s", got)
	}
	if err := SweepDirs(filepath.Join(dir, "none"), 1, 1, 1); err != nil {
		t.Error(err)
	}
}
