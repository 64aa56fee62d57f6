package confine

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"golang.org/x/sys/unix"
)

// tempName begins the names of the folders of workers.
const tempName = "ferry-worker-"

// Young is how long a folder may exist before its worker has locked it, at most.
const Young = 30 * time.Second

// MakeTemp makes a folder for one worker in base, which belongs to the user it
// will run as.
func MakeTemp(base string, uid, gid int) (string, error) {
	dir, err := os.MkdirTemp(base, tempName)
	if err != nil {
		return "", err
	}
	if uid == os.Geteuid() {
		return dir, nil
	}
	if err := os.Lchown(dir, uid, gid); err != nil {
		return "", errors.Join(err, os.Remove(dir))
	}
	return dir, nil
}

// lockTemp locks the folder of the worker for as long as the process lives, also after it has
// become another program: the descriptor is inherited on purpose. SweepTemp removes folders
// that no process has locked.
func lockTemp(dir string) error {
	fd, err := unix.Open(dir, unix.O_RDONLY|unix.O_DIRECTORY, 0)
	if err != nil {
		return fmt.Errorf("%s: %w", dir, err)
	}
	if err := unix.Flock(fd, unix.LOCK_SH|unix.LOCK_NB); err != nil {
		return fmt.Errorf("locking %s: %w", dir, err)
	}
	return nil
}

// SweepTemp removes the folders in base that workers left when they and their daemon were
// killed, and returns how many there were. Folders of users for which isWorker is false, and
// those that changed within the time young, stay.
func SweepTemp(base string, young time.Duration, isWorker func(uid uint32) bool) (int, error) {
	dirs, err := filepath.Glob(filepath.Join(base, tempName+"*"))
	if err != nil {
		return 0, err
	}
	n := 0
	var failed []error
	for _, dir := range dirs {
		if !isAbandoned(dir, young, isWorker) {
			continue
		}
		if err := RemoveTemp(dir); err != nil {
			failed = append(failed, err)
			continue
		}
		n++
	}
	return n, errors.Join(failed...)
}

// isAbandoned says whether the worker of a folder has ended.
func isAbandoned(dir string, young time.Duration, isWorker func(uid uint32) bool) bool {
	fd, err := unix.Open(dir, unix.O_RDONLY|unix.O_DIRECTORY|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
	if err != nil {
		return false
	}
	defer func() { _ = unix.Close(fd) }()
	var st unix.Stat_t
	if unix.Fstat(fd, &st) != nil || !isWorker(st.Uid) || time.Since(time.Unix(st.Ctim.Unix())) < young {
		return false
	}
	return unix.Flock(fd, unix.LOCK_EX|unix.LOCK_NB) == nil
}

// RemoveTemp removes the folder of a worker, whatever the worker did to it. The names and the
// depth in it are hostile: links are not followed, and the contents of nested folders are
// moved to the top one before they are removed, so that a million nested folders cost one
// descriptor and no stack.
func RemoveTemp(dir string) error {
	top, err := openFolder(unix.AT_FDCWD, dir)
	if errors.Is(err, unix.ENOENT) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("removing %s: %w", dir, err)
	}
	defer func() { _ = top.Close() }()
	moved := 0
	for {
		names, err := entries(top)
		if err != nil {
			return fmt.Errorf("removing %s: %w", dir, err)
		}
		if len(names) == 0 {
			break
		}
		for _, name := range names {
			if err := removeEntry(top, name, &moved); err != nil {
				return fmt.Errorf("removing %s: %w", dir, err)
			}
		}
	}
	return os.Remove(dir)
}

// removeEntry removes name from top; its contents are removed or, if they are folders that are
// not empty, moved to top.
func removeEntry(top *os.File, name string, moved *int) error {
	at := int(top.Fd())
	if unlink(at, name) {
		return nil
	}
	folder, err := openFolder(at, name)
	if err != nil {
		return err
	}
	defer func() { _ = folder.Close() }()
	for {
		names, err := entries(folder)
		if err != nil {
			return err
		}
		if len(names) == 0 {
			return unix.Unlinkat(at, name, unix.AT_REMOVEDIR)
		}
		for _, inner := range names {
			if unlink(int(folder.Fd()), inner) {
				continue
			}
			if err := moveUp(int(folder.Fd()), inner, at, moved); err != nil {
				return err
			}
		}
	}
}

// moveUp moves a folder under a name that is free: the worker may have used any.
func moveUp(from int, name string, to int, moved *int) error {
	for {
		*moved++
		err := unix.Renameat2(from, name, to, ".ferry-removing-"+strconv.Itoa(*moved), unix.RENAME_NOREPLACE)
		if !errors.Is(err, unix.EEXIST) {
			return err
		}
	}
}

// unlink removes a file or an empty folder, and says whether it could.
func unlink(at int, name string) bool {
	return unix.Unlinkat(at, name, 0) == nil || unix.Unlinkat(at, name, unix.AT_REMOVEDIR) == nil
}

// openFolder opens a folder to empty it, even if its owner forbade that to itself.
func openFolder(at int, name string) (*os.File, error) {
	var st unix.Stat_t
	if err := unix.Fstatat(at, name, &st, unix.AT_SYMLINK_NOFOLLOW); err != nil {
		return nil, err
	}
	if st.Mode&unix.S_IFMT == unix.S_IFDIR && st.Mode&0o700 != 0o700 {
		_ = unix.Fchmodat(at, name, 0o700, 0) // a folder a moment ago; its owner is dead
	}
	fd, err := unix.Openat(at, name, unix.O_RDONLY|unix.O_DIRECTORY|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(fd), name), nil
}

// entries are the first names in a folder.
func entries(f *os.File) ([]string, error) {
	if _, err := f.Seek(0, 0); err != nil {
		return nil, err
	}
	names, err := f.Readdirnames(1024)
	if errors.Is(err, io.EOF) {
		return nil, nil
	}
	return names, err
}
