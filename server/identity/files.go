package identity

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"

	"golang.org/x/sys/unix"
)

// writeFile replaces a file as a whole: a reader finds the old file or the new one, also
// after a crash.
func writeFile(path string, data []byte, mode fs.FileMode) error {
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-") // mode 0600
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(f.Name()) }() // after the rename there is nothing to remove
	_, err = f.Write(data)
	err = errors.Join(err, f.Chmod(mode), f.Sync(), f.Close())
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

// lockDir locks a directory against other processes that change files in it, until unlock.
func lockDir(dir string) (unlock func(), err error) {
	f, err := os.Open(dir)
	if err != nil {
		return nil, err
	}
	if err := unix.Flock(int(f.Fd()), unix.LOCK_EX); err != nil {
		_ = f.Close()
		return nil, fmt.Errorf("locking %s: %w", dir, err)
	}
	return func() { _ = f.Close() }, nil
}

// checkSecret refuses a file that others may read or change. Reading by the group is
// allowed: that is how a service or a pod gets a secret.
func checkSecret(path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	if mode := info.Mode().Perm(); mode&0o037 != 0 {
		return fmt.Errorf("others may use the secrets in %s (mode %#o); run: chmod 600 %s", path, mode, path)
	}
	return nil
}

// fileStamps returns a text that differs once any of the files has changed. Empty names do
// not count.
func fileStamps(files []string) string {
	var b strings.Builder
	for _, name := range files {
		if name == "" {
			continue
		}
		info, err := os.Stat(name)
		if err != nil {
			fmt.Fprintf(&b, "%v;", err)
			continue
		}
		inode := uint64(0)
		if st, ok := info.Sys().(*syscall.Stat_t); ok {
			inode = st.Ino
		}
		fmt.Fprintf(&b, "%d %d %d;", inode, info.Size(), info.ModTime().UnixNano())
	}
	return b.String()
}

// A Watched is a value read from files, and read again once one of them has changed. Get
// checks the files itself: a few system calls each time, no thread, and no change is
// missed.
type Watched[T any] struct {
	files []string
	read  func() (T, error)

	mu    sync.Mutex
	seen  string
	value T
}

// Watch reads the value for the first time, which must succeed.
func Watch[T any](read func() (T, error), files ...string) (*Watched[T], error) {
	w := &Watched[T]{files: files, read: read, seen: fileStamps(files)}
	var err error
	w.value, err = read()
	if err != nil {
		return nil, err
	}
	return w, nil
}

// Get returns the current value and whether it is new. If the files have changed and cannot
// be used, as between the two renames of a certificate and its key, the old value stays,
// and Get returns the error once.
func (w *Watched[T]) Get() (value T, changed bool, err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	now := fileStamps(w.files)
	if now == w.seen {
		return w.value, false, nil
	}
	w.seen = now
	fresh, err := w.read()
	if err != nil {
		return w.value, false, err
	}
	w.value = fresh
	return fresh, true, nil
}
