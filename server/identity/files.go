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

// writeFile replaces a file as a whole: a reader finds the old one or the new
// one, and after a crash too.
func writeFile(path string, data []byte, mode fs.FileMode) error {
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-") // mode 0600
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(f.Name()) }() // gone by then if all went well
	_, err = f.Write(data)
	err = errors.Join(err, f.Chmod(mode), f.Sync(), f.Close())
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

// lockDir keeps others who change files in dir waiting until unlock.
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

// checkSecret refuses a file that others may read or change. A group that may
// read it is the way a service, or a pod, is given one.
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

// stamp tells whether any of the files is another than it was. Names that are
// empty do not count.
func stamp(files []string) string {
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

// A Watched is a value made from files, which is made again once one of them is
// another than it was. A file is looked at, not watched: a few system calls for
// each Get, no thread, and no moment at which a change is missed.
type Watched[T any] struct {
	files []string
	read  func() (T, error)

	mu    sync.Mutex
	seen  string
	value T
}

// Watch reads the value for the first time, which must succeed.
func Watch[T any](read func() (T, error), files ...string) (*Watched[T], error) {
	w := &Watched[T]{files: files, read: read, seen: stamp(files)}
	var err error
	w.value, err = read()
	if err != nil {
		return nil, err
	}
	return w, nil
}

// Get returns the value of now and whether it is new. If the files changed and
// make no sense, as between the two renames of a certificate and its key, the
// old value stays, and the error is returned once.
func (w *Watched[T]) Get() (value T, changed bool, err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	now := stamp(w.files)
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
