package checkpoint

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// A File is a Writer to a file, which appears under its name when it is complete and on
// the disk, and not before.
type File struct {
	*Writer
	file *os.File
	path string
}

// partial ends the names of files that are not complete.
const partial = ".partial"

// Create begins a checkpoint in a file that only this user can read. A file of that name stays until Close
// replaces it.
func Create(path string, o Options) (*File, error) {
	f, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*"+partial) // mode 0600
	if err != nil {
		return nil, fmt.Errorf("creating checkpoint %s: %w", path, err)
	}
	w, err := NewWriter(f, o)
	if err != nil {
		return nil, errors.Join(err, f.Close(), os.Remove(f.Name()))
	}
	return &File{w, f, path}, nil
}

// Close completes the checkpoint and gives the file its name. If anything fails there is no file.
func (f *File) Close() (Summary, error) {
	sum, err := f.Writer.Close()
	if errors.Is(err, errClosed) {
		return sum, err
	}
	if err == nil {
		err = f.file.Sync()
	}
	if closing := f.file.Close(); err == nil {
		err = closing
	}
	if err == nil {
		err = os.Rename(f.file.Name(), f.path)
	}
	if err != nil {
		_ = os.Remove(f.file.Name())
		return sum, fmt.Errorf("writing checkpoint %s: %w", f.path, err)
	}
	return sum, syncFolder(filepath.Dir(f.path))
}

// Abort gives the checkpoint up and removes the file. After Close it does nothing.
func (f *File) Abort() {
	if f.Writer.abort() {
		_ = f.file.Close()
		_ = os.Remove(f.file.Name())
	}
}

// syncFolder makes the name of a file as durable as its content. A file system that cannot do that for a
// folder is none that keeps names otherwise.
func syncFolder(path string) error {
	d, err := os.Open(path)
	if err != nil {
		return fmt.Errorf("writing checkpoint: %w", err)
	}
	defer d.Close()
	_ = d.Sync()
	return nil
}

// OpenFile opens a checkpoint in a file, as Open does. The caller closes the Reader.
func OpenFile(path string, known Known) (*Reader, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	r, err := openRegular(f, known)
	if err != nil {
		_ = f.Close()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	r.close = f.Close
	return r, nil
}

func openRegular(f *os.File, known Known) (*Reader, error) {
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, errors.New("this is no regular file: a checkpoint that came through a pipe must be saved first")
	}
	return Open(f, info.Size(), known)
}

// Close closes the file of a Reader that OpenFile made; for others it does nothing.
func (r *Reader) Close() error {
	if r.close == nil {
		return nil
	}
	return r.close()
}
