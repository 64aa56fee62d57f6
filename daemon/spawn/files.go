package spawn

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"

	"golang.org/x/sys/unix"

	"ferry/server/confine"
)

// chownFolder makes a folder that the user of a worker owns, with all that is in it: the user
// id of the workers of an owner may be another each time.
func chownFolder(folder string, to syscall.Credential) error {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	var st unix.Stat_t
	if err := unix.Lstat(folder, &st); err != nil || st.Uid == to.Uid {
		return err
	}
	files, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	for _, f := range files {
		err := os.Lchown(filepath.Join(folder, f.Name()), int(to.Uid), int(to.Gid))
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	return os.Lchown(folder, int(to.Uid), int(to.Gid))
}

// removeSharedMemory removes what a user has in shared memory, before another owner gets the
// user id. The folder has no subfolders.
func removeSharedMemory(uid uint32) {
	files, err := os.ReadDir(confine.SharedMemory)
	if err != nil {
		return
	}
	for _, f := range files {
		path := filepath.Join(confine.SharedMemory, f.Name())
		var st unix.Stat_t
		if unix.Lstat(path, &st) == nil && st.Uid == uid {
			_ = os.RemoveAll(path)
		}
	}
}
