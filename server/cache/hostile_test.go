package cache

import (
	"os"
	"path/filepath"
	"testing"
)

// TestLinksAreNotFollowed: a link under an image's name is no image, although what it leads to has
// the right content.
func TestLinksAreNotFollowed(t *testing.T) {
	d := open(t, 1<<20)
	image := []byte("the right code, behind a link")
	h := Sum(image)
	target := filepath.Join(t.TempDir(), "x")
	must(t, os.WriteFile(target, image, 0o600))
	must(t, os.Symlink(target, d.imagePath(h)))
	if _, err := d.Image(h); err == nil || d.Has(h) {
		t.Errorf("read through a link: %v, has %v", err, d.Has(h))
	}
	if _, err := d.Map(h, 1<<20); err == nil {
		t.Error("mapped through a link")
	}
	if _, err := os.Stat(target); err != nil {
		t.Error(err)
	}
	table := d.tablePath(h, Hash{1})
	sum := Sum([]byte("table"))
	must(t, os.WriteFile(target, append([]byte("table"), sum[:]...), 0o600))
	must(t, os.Symlink(target, table))
	if _, err := d.Table(h, Hash{1}); err == nil {
		t.Error("a table was read through a link")
	}
}

// TestDirectoryOfAnother: a directory of another user's is no cache.
func TestDirectoryOfAnother(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("only root can give a directory to another user")
	}
	dir := filepath.Join(t.TempDir(), "theirs")
	must(t, os.Mkdir(dir, 0o700))
	must(t, os.Chown(dir, 65532, 65532))
	if _, err := Open(dir, 1<<20); err == nil {
		t.Error("a directory of another user is used")
	}
}
