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

// Names of folders for sockets, while they are made and from then on.
const (
	unlockedName = "ferry-new-"
	privateName  = "ferry-private-"
	lockName     = "lock" // in each; the folder's own lock is for who listens in it
)

// A privateDir is a folder for a socket. A file in it is locked for as long as its
// process lives: where nobody holds it, the process was killed.
type privateDir struct {
	path string
	fd   int
}

// newPrivateDir makes one. A socket's path must be short, which TMPDIR need not
// be. What killed ones left is removed on the way.
func newPrivateDir() (*privateDir, error) {
	base := os.TempDir()
	if len(base) > 64 {
		base = "/tmp"
	}
	sweepPrivate(base)
	unlocked, err := os.MkdirTemp(base, unlockedName)
	if err != nil {
		return nil, err
	}
	d := &privateDir{path: unlocked, fd: -1}
	if d.fd, err = unix.Open(filepath.Join(unlocked, lockName), unix.O_RDWR|unix.O_CREAT|unix.O_EXCL|unix.O_CLOEXEC, 0o600); err == nil {
		err = unix.Flock(d.fd, unix.LOCK_EX|unix.LOCK_NB)
	}
	if err == nil { // only now others may take it for abandoned if nobody holds it
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

// sweepPrivate removes folders of this user's that nobody holds. Whatever goes
// wrong with it is not worth a word: they are in a folder for temporary files.
func sweepPrivate(base string) {
	for _, name := range []string{privateName, unlockedName} {
		dirs, _ := filepath.Glob(filepath.Join(base, name+"*"))
		for _, dir := range dirs {
			if abandoned(dir) {
				_ = os.RemoveAll(dir)
			}
		}
	}
}

func abandoned(dir string) bool {
	const young = time.Minute // it is being made, or removed
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
