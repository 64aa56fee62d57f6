package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/sys/unix"

	"ferry/shim"
)

// The shims are taken out of the binary into a directory named after their
// content, so that different builds do not disturb each other and a program keeps
// its libraries when ferry is replaced.

// errNoShims is what a plain "go build" leads to.
var errNoShims = errors.New("this ferry was built without the shims; run make")

// shimFiles is a variable for the tests, which have no C compiler to count on.
var shimFiles = shim.Files

// extractShims makes sure the shims lie in the user's cache, exactly as they are
// in the binary, and returns the directory.
func extractShims() (string, error) {
	files, err := shimFiles()
	if err != nil {
		return "", err
	}
	if len(files) == 0 {
		return "", errNoShims
	}
	return extractFiles("shims", files)
}

// extractFiles makes sure that files lie in a directory of their own in a folder of the user's
// cache, and returns the directory.
func extractFiles(folder string, files []shim.File) (string, error) {
	var failures []error
	for _, base := range shimBases() {
		dir := filepath.Join(base, folder, shim.Digest(files))
		if err := extractTo(base, dir, files); err != nil {
			failures = append(failures, err)
			continue
		}
		return dir, nil
	}
	return "", fmt.Errorf("no directory to put the %s in: %w", folder, errors.Join(failures...))
}

// shimBases are the directories to try, best first. Their last element begins
// with "ferry", by which isShimDir knows them.
func shimBases() []string {
	var bases []string
	if cache, err := os.UserCacheDir(); err == nil && filepath.IsAbs(cache) {
		bases = append(bases, filepath.Join(cache, "ferry"))
	}
	// Not XDG_RUNTIME_DIR: it is mounted noexec and goes when the user logs out.
	return append(bases, filepath.Join(os.TempDir(), fmt.Sprintf("ferry-%d", os.Geteuid())))
}

func isShimDir(dir string) bool {
	shims := filepath.Dir(filepath.Clean(dir))
	return filepath.Base(shims) == "shims" && strings.HasPrefix(filepath.Base(filepath.Dir(shims)), "ferry")
}

func extractTo(base, dir string, files []shim.File) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	for _, d := range []string{base, filepath.Dir(dir), dir} {
		if err := checkOwner(d); err != nil {
			return err
		}
	}
	var st unix.Statfs_t
	if err := unix.Statfs(dir, &st); err == nil && st.Flags&unix.ST_NOEXEC != 0 {
		return fmt.Errorf("%s is mounted noexec, so no library can be loaded from it", dir)
	}
	for _, f := range files {
		if err := placeFile(dir, f); err != nil {
			return err
		}
		if err := placeLink(dir, f.Name); err != nil {
			return err
		}
	}
	return nil
}

// checkOwner refuses a directory in which somebody else could put a library.
func checkOwner(dir string) error {
	info, err := os.Lstat(dir)
	if err != nil {
		return err
	}
	switch {
	case !info.IsDir():
		return fmt.Errorf("%s is no directory", dir)
	case !ownedBy(dir, os.Geteuid()):
		return fmt.Errorf("%s belongs to somebody else", dir)
	case info.Mode().Perm()&0o022 != 0:
		return fmt.Errorf("others may write to %s; run: chmod go-w %s", dir, dir)
	}
	return nil
}

// placeFile writes f, unless it is there with the right bytes. A file that
// differs is replaced in one step and never written to: a running program may
// have it mapped.
func placeFile(dir string, f shim.File) error {
	path := filepath.Join(dir, f.Name)
	if info, err := os.Lstat(path); err == nil && info.Mode().IsRegular() && info.Mode().Perm()&0o022 == 0 && ownedBy(path, os.Geteuid()) {
		if data, err := os.ReadFile(path); err == nil && bytes.Equal(data, f.Data) {
			return nil
		}
	}
	tmp, err := os.CreateTemp(dir, ".new-*")
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(tmp.Name()) }() // gone already when all went well
	_, err = tmp.Write(f.Data)
	if err := errors.Join(err, tmp.Chmod(0o555), tmp.Close()); err != nil {
		return err
	}
	return os.Rename(tmp.Name(), path)
}

// placeLink makes libcuda.so beside libcuda.so.1, for programs that ask for the
// library by its development name.
func placeLink(dir, soname string) error {
	name, _, _ := strings.Cut(soname, ".so.")
	if name += ".so"; name == soname+".so" {
		return nil // no version to leave out
	}
	path := filepath.Join(dir, name)
	if target, err := os.Readlink(path); err == nil && target == soname {
		return nil
	}
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := os.Symlink(soname, path); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return nil
}
