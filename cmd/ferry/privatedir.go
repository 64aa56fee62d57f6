package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/sys/unix"
)

// Names of folders for sockets: until the lock is taken, and after that.
const (
	unlockedName = "ferry-new-"
	privateName  = "ferry-private-"
	lockName     = "lock" // in each folder; the lock of the folder itself belongs to the listener
)

// A privateDir is a folder for a socket. Its process holds a lock on a file in it for as
// long as it lives: a folder whose lock is free belongs to a process that was killed.
type privateDir struct {
	path string
	fd   int
}

// newPrivateDir creates one. A socket's path must be short, which TMPDIR need not be. It
// also removes folders that killed processes left behind.
func newPrivateDir() (*privateDir, error) {
	base := os.TempDir()
	if len(base) > 64 {
		base = "/tmp"
	}
	removeAbandonedDirs(base)
	unlocked, err := os.MkdirTemp(base, unlockedName)
	if err != nil {
		return nil, err
	}
	d := &privateDir{path: unlocked, fd: -1}
	if d.fd, err = unix.Open(filepath.Join(unlocked, lockName), unix.O_RDWR|unix.O_CREAT|unix.O_EXCL|unix.O_CLOEXEC, 0o600); err == nil {
		err = unix.Flock(d.fd, unix.LOCK_EX|unix.LOCK_NB)
	}
	if err == nil { // from here on the lock says whether the folder is abandoned
		d.path = filepath.Join(base, privateName+strings.TrimPrefix(filepath.Base(unlocked), unlockedName))
		err = unix.Renameat2(unix.AT_FDCWD, unlocked, unix.AT_FDCWD, d.path, unix.RENAME_NOREPLACE)
	}
	if err != nil {
		d.path = unlocked
		return nil, fmt.Errorf("%s: %w", unlocked, errors.Join(err, d.remove()))
	}
	return d, nil
}

func (d *privateDir) remove() error {
	err := os.RemoveAll(d.path)
	if d.fd >= 0 {
		_ = unix.Close(d.fd)
	}
	return err
}

// removeAbandonedDirs removes this user's folders whose lock is free. It ignores errors:
// the folders are in a directory for temporary files.
func removeAbandonedDirs(base string) {
	for _, name := range []string{privateName, unlockedName} {
		dirs, _ := filepath.Glob(filepath.Join(base, name+"*"))
		for _, dir := range dirs {
			if isAbandoned(dir) {
				_ = os.RemoveAll(dir)
			}
		}
	}
}

func isAbandoned(dir string) bool {
	const young = time.Minute // the folder may just be created or removed
	var st unix.Stat_t
	if unix.Lstat(dir, &st) != nil || st.Mode&unix.S_IFMT != unix.S_IFDIR || int(st.Uid) != os.Geteuid() || st.Mode&0o077 != 0 {
		return false
	}
	fd, err := unix.Open(filepath.Join(dir, lockName), unix.O_RDWR|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
	if err != nil {
		return time.Since(time.Unix(st.Ctim.Unix())) > young
	}
	defer func() { _ = unix.Close(fd) }()
	if strings.HasPrefix(filepath.Base(dir), unlockedName) && time.Since(time.Unix(st.Ctim.Unix())) < young {
		return false
	}
	return unix.Flock(fd, unix.LOCK_EX|unix.LOCK_NB) == nil
}
