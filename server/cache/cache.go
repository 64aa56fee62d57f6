// Package cache keeps device code on disk, named by its content, so that a client need not
// send it again.
//
// A Dir is the part of the cache that the clients of one owner have in common. It holds
// files named after the BLAKE3 hash of their content (images), and for an image what is
// known about it on some kind of device (a table). A reader does not trust the disk: it
// hashes an image again, a table carries a hash of itself, and files that do not match are
// removed. So nothing needs to be flushed, and a crash costs a file at most. Files appear
// by rename; any number of processes may use a directory at once. A Dir itself belongs to
// one goroutine.
//
// When a directory exceeds its size, the least recently used files are removed: reading a
// file sets its modification time.
package cache

import (
	"encoding/hex"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"golang.org/x/sys/unix"
	"lukechampine.com/blake3"
)

// A Hash names an image.
type Hash = [32]byte

// Sum hashes an image.
func Sum(image []byte) Hash { return blake3.Sum256(image) }

// ErrCorrupt says that the content of a file did not match its name. The file has been
// removed.
var ErrCorrupt = errors.New("cached file is corrupt")

var errTooLarge = errors.New("cached file is too large to map")

const (
	maxImage       = 2 << 30
	maxTable       = 2 << 20
	temporary      = "new-"
	abandonedAfter = time.Hour // a temporary file this old belongs to a dead process
	tableSuffix    = ".table"
)

// A Dir is one owner's part of the cache.
type Dir struct {
	path       string
	max        int64 // bytes; Sweep removes files beyond that
	sweepAfter int64 // bytes to write until the next Sweep
}

// Open opens the directory and creates it if need be. Only this user may access it and its
// files.
func Open(path string, max int64) (*Dir, error) {
	if err := MakePrivate(path); err != nil {
		return nil, err
	}
	return &Dir{path: path, max: max}, nil
}

// MakePrivate creates a directory that only this user can enter, or says why an existing
// one is not private.
func MakePrivate(path string) error {
	if err := os.MkdirAll(path, 0o700); err != nil {
		return err
	}
	var st unix.Stat_t
	if err := unix.Lstat(path, &st); err != nil {
		return &fs.PathError{Op: "lstat", Path: path, Err: err}
	}
	if st.Mode&unix.S_IFMT != unix.S_IFDIR || int(st.Uid) != os.Geteuid() {
		return &fs.PathError{Op: "open", Path: path, Err: errors.New("not a directory of this user's")}
	}
	if st.Mode&0o077 != 0 {
		return os.Chmod(path, 0o700)
	}
	return nil
}

func (d *Dir) imagePath(h Hash) string { return filepath.Join(d.path, hex.EncodeToString(h[:])) }

func (d *Dir) tablePath(h, device Hash) string {
	return d.imagePath(h) + "-" + hex.EncodeToString(device[:8]) + tableSuffix
}

// Has reports whether an image exists, without reading it.
func (d *Dir) Has(h Hash) bool {
	info, err := os.Lstat(d.imagePath(h))
	return err == nil && info.Mode().IsRegular()
}

// Image returns an image. The error is fs.ErrNotExist, ErrCorrupt or one of the system.
func (d *Dir) Image(h Hash) ([]byte, error) {
	path := d.imagePath(h)
	b, err := readFile(path, maxImage)
	if err != nil {
		return nil, err
	}
	if Sum(b) != h {
		return nil, d.discard(path)
	}
	touch(path)
	return b, nil
}

// Map returns an image as a mapping of its file: its hash has been checked, and it stays as
// it is even if the file is removed. The caller unmaps it with unix.Munmap. Images of more
// than most bytes are not mapped.
func (d *Dir) Map(h Hash, most int64) ([]byte, error) {
	path := d.imagePath(h)
	f, err := os.OpenFile(path, os.O_RDONLY|unix.O_NOFOLLOW, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() == 0 || info.Size() > maxImage {
		return nil, d.discard(path)
	}
	if info.Size() > most {
		return nil, errTooLarge
	}
	b, err := unix.Mmap(int(f.Fd()), 0, int(info.Size()), unix.PROT_READ, unix.MAP_PRIVATE)
	if err != nil {
		return nil, err
	}
	if Sum(b) != h {
		_ = unix.Munmap(b)
		return nil, d.discard(path)
	}
	touch(path)
	return b, nil
}

// PutImage stores an image. The caller has checked its hash.
func (d *Dir) PutImage(h Hash, image []byte) error {
	if int64(len(image)) > d.max {
		return nil
	}
	if d.Has(h) {
		touch(d.imagePath(h))
		return nil
	}
	return d.writeFile(d.imagePath(h), image)
}

// Table returns what is known about an image on a kind of device.
func (d *Dir) Table(h, device Hash) ([]byte, error) {
	path := d.tablePath(h, device)
	b, err := readFile(path, maxTable)
	if err != nil {
		return nil, err
	}
	n := len(b) - len(Hash{})
	if n < 0 || Sum(b[:n]) != Hash(b[n:]) {
		return nil, d.discard(path)
	}
	touch(path)
	return b[:n], nil
}

// PutTable stores a table.
func (d *Dir) PutTable(h, device Hash, table []byte) error {
	if len(table) > maxTable-len(Hash{}) {
		return nil
	}
	sum := Sum(table)
	return d.writeFile(d.tablePath(h, device), slices.Concat(table, sum[:]))
}

func (d *Dir) discard(path string) error {
	_ = os.Remove(path)
	return ErrCorrupt
}

// touch notes that a file was used now. A confined worker may set the times of files that it can
// open, not of names.
func touch(path string) {
	f, err := os.OpenFile(path, os.O_RDONLY|unix.O_NOFOLLOW|unix.O_NONBLOCK, 0)
	if err != nil {
		return // another process may have removed it
	}
	defer f.Close()
	_, _, _ = unix.Syscall6(unix.SYS_UTIMENSAT, f.Fd(), 0, 0, 0, 0, 0) // the file itself, the time now
}

func readFile(path string, most int64) ([]byte, error) {
	f, err := os.OpenFile(path, os.O_RDONLY|unix.O_NOFOLLOW, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > most {
		_ = os.Remove(path)
		return nil, ErrCorrupt
	}
	b := make([]byte, info.Size())
	n, err := f.ReadAt(b, 0)
	if n < len(b) {
		return nil, err
	}
	return b, nil
}

// writeFile writes a file so that others see all of it or nothing.
func (d *Dir) writeFile(path string, data []byte) error {
	f, err := os.CreateTemp(d.path, temporary)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err := errors.Join(err, f.Close()); err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	if err := os.Rename(f.Name(), path); err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	if d.sweepAfter -= int64(len(data)); d.sweepAfter < 0 {
		d.sweepAfter = d.max / 16
		return Sweep(d.path, d.max)
	}
	return nil
}

// A file is one file of the cache.
type file struct {
	path string // below the folder that is swept
	size int64
	used time.Time
}

// Sweep removes the least recently used files below path until the remaining ones fit.
// Several processes may sweep at once.
//
// The folders below path belong to workers, which may be hostile, and the daemon that sweeps may
// be root: a folder may become a link to anywhere between two steps of the sweep, which therefore
// never leaves path, and one that cannot be read does not keep the others from being swept.
func Sweep(path string, max int64) error {
	root, err := os.OpenRoot(path)
	if err != nil {
		return ignoreNotExist(err)
	}
	defer func() { _ = root.Close() }()
	var list []file
	var total int64
	var problems error
	err = fs.WalkDir(root.FS(), ".", func(p string, e fs.DirEntry, err error) error {
		if err != nil {
			problems = errors.Join(problems, ignoreNotExist(err))
			return nil
		}
		if !e.Type().IsRegular() {
			return nil
		}
		info, err := e.Info()
		if err != nil {
			problems = errors.Join(problems, ignoreNotExist(err))
			return nil
		}
		if strings.HasPrefix(e.Name(), temporary) {
			if time.Since(info.ModTime()) > abandonedAfter {
				_ = root.Remove(p)
			}
			return nil
		}
		list = append(list, file{p, info.Size(), info.ModTime()})
		total += info.Size()
		return nil
	})
	if err = errors.Join(err, problems); total <= max {
		return err
	}
	slices.SortFunc(list, func(a, b file) int { return a.used.Compare(b.used) })
	for _, f := range list {
		if total <= max {
			break
		}
		if removeErr := root.Remove(f.path); ignoreNotExist(removeErr) != nil {
			err = errors.Join(err, removeErr)
			continue
		}
		total -= f.size
	}
	return err
}

// SweepDirs removes the least recently used directories in path: of those whose names begin with
// the same characters, as many as prefix says, all beyond group, and of all together those beyond
// total. A directory is used when its modification time is set.
func SweepDirs(path string, prefix, group, total int) error {
	entries, err := os.ReadDir(path)
	if err != nil {
		return ignoreNotExist(err)
	}
	var list []file
	for _, e := range entries {
		if info, err := e.Info(); err == nil && e.IsDir() {
			list = append(list, file{path: e.Name(), used: info.ModTime()})
		}
	}
	slices.SortFunc(list, func(a, b file) int { return b.used.Compare(a.used) })
	kept, groups := 0, map[string]int{}
	var errs []error
	for _, d := range list {
		name := d.path[:min(prefix, len(d.path))]
		if kept < total && groups[name] < group {
			kept++
			groups[name]++
			continue
		}
		errs = append(errs, os.RemoveAll(filepath.Join(path, d.path)))
	}
	return errors.Join(errs...)
}

func ignoreNotExist(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}
