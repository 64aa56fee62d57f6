package cache

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"testing"
)

// TestSweepStaysInside: a folder that becomes a link to what is outside, again and again while the
// cache is swept, has nothing removed there. The sizes are those of sparse files.
func TestSweepStaysInside(t *testing.T) {
	dir, outside := t.TempDir(), t.TempDir()
	kept := filepath.Join(outside, "kept")
	must(t, os.WriteFile(kept, nil, 0o600))
	swapped, folder, link := filepath.Join(dir, "swapped"), filepath.Join(dir, "folder"), filepath.Join(dir, "link")
	must(t, os.Mkdir(swapped, 0o700))
	must(t, os.Symlink(outside, link))
	stop := make(chan struct{})
	var swapping sync.WaitGroup
	swapping.Go(func() {
		for {
			select {
			case <-stop:
				return
			default:
			}
			_, _ = os.Rename(swapped, folder), os.Rename(link, swapped)
			_, _ = os.Rename(swapped, link), os.Rename(folder, swapped)
		}
	})
	for round := range 300 {
		for n := range 20 {
			sparse(t, filepath.Join(dir, fmt.Sprint(n)))
		}
		for _, at := range []string{swapped, folder} { // whichever it is at this moment
			f, err := os.OpenFile(filepath.Join(at, "kept"), os.O_CREATE|os.O_WRONLY, 0o600)
			if err == nil {
				must(t, f.Close())
			}
		}
		_ = Sweep(dir, 1) // what it could not read is an error, or none
		if _, err := os.Lstat(kept); err != nil {
			t.Fatalf("sweep %d removed what is outside: %v", round, err)
		}
	}
	close(stop)
	swapping.Wait()
}

func sparse(t *testing.T, path string) {
	t.Helper()
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	must(t, errors.Join(f.Truncate(1<<30), f.Close()))
}

// TestSweepClosedFolder: a folder that cannot be read does not keep the others from being swept.
func TestSweepClosedFolder(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("NOT TESTED: root can read every folder")
	}
	dir := t.TempDir()
	must(t, os.Mkdir(filepath.Join(dir, "closed"), 0))
	sparse(t, filepath.Join(dir, "large"))
	if err := Sweep(dir, 1); !errors.Is(err, fs.ErrPermission) {
		t.Errorf("a folder that cannot be read: %v", err)
	}
	if _, err := os.Lstat(filepath.Join(dir, "large")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the rest was not swept: %v", err)
	}
}
