package toolchain

import (
	"archive/tar"
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strconv"
	"strings"
)

// unpackable says early, before a long download, what this machine lacks.
func (s source) unpackable() error {
	if strings.HasSuffix(s.name(), ".whl") {
		return nil
	}
	tool := "xz" // Debian's choice
	if strings.HasPrefix(s.urls[0], ubuntu) {
		tool = "zstd"
	}
	if _, err := exec.LookPath(tool); err != nil {
		return fmt.Errorf("%w: %s is compressed with %s: %v", ErrMissingTool, s.name(), tool, err)
	}
	return nil
}

// unpack copies what the rules want from the archive f into tree.
func (s source) unpack(f *os.File, tree string) error {
	var err error
	if strings.HasSuffix(s.name(), ".whl") {
		err = s.unpackWheel(f, tree)
	} else {
		err = s.unpackDeb(f, tree)
	}
	if err != nil {
		return fmt.Errorf("toolchain: unpack %s: %w", s.name(), err)
	}
	return nil
}

// place returns where a file of the archive goes, or "" if it is not wanted.
func (s source) place(name string) string {
	name = strings.TrimPrefix(name, "./")
	if path.Clean(name) != name || strings.HasPrefix(name, "../") || strings.HasPrefix(name, "/") {
		return ""
	}
	for _, r := range s.keep {
		if r.from == name {
			return r.to
		}
		if strings.HasSuffix(r.from, "/") && strings.HasPrefix(name, r.from) {
			return r.to + name[len(r.from):]
		}
	}
	return ""
}

func (s source) unpackWheel(f *os.File, tree string) error {
	z, err := zip.NewReader(f, s.size)
	if err != nil {
		return err
	}
	for _, e := range z.File {
		to := s.place(e.Name)
		if to == "" || e.FileInfo().IsDir() {
			continue
		}
		r, err := e.Open()
		if err != nil {
			return err
		}
		err = write(filepath.Join(tree, to), r)
		r.Close()
		if err != nil {
			return err
		}
	}
	return nil
}

// unpackDeb reads a Debian package: an ar archive whose member data.tar.* is
// compressed. Of a package that was fetched in part it reads until the last
// rule's file is complete; nothing behind it is looked at.
func (s source) unpackDeb(f *os.File, tree string) error {
	tool, err := seekData(f)
	if err != nil {
		return err
	}
	cmd := exec.Command(tool, "-dc")
	cmd.Stdin = f
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("%w: %v", ErrMissingTool, err)
	}
	defer cmd.Wait()
	defer cmd.Process.Kill()
	last := s.keep[len(s.keep)-1].to
	t := tar.NewReader(out)
	for {
		h, err := t.Next()
		if err == io.EOF && !s.prefix {
			return nil
		}
		if err != nil {
			return err
		}
		to := s.place(h.Name)
		if to != "" && h.Typeflag == tar.TypeSymlink && path.Base(h.Linkname) == h.Linkname { // beside it
			if err := os.Symlink(h.Linkname, filepath.Join(tree, to)); err != nil {
				return err
			}
		}
		if to == "" || h.Typeflag != tar.TypeReg {
			continue
		}
		if err := write(filepath.Join(tree, to), t); err != nil {
			return err
		}
		if s.prefix && to == last {
			return nil
		}
	}
}

// seekData leaves f at the first byte of the member data.tar.* and returns the
// program that decompresses it. That member is the last one.
func seekData(f *os.File) (tool string, err error) {
	var magic [8]byte
	if _, err := io.ReadFull(f, magic[:]); err != nil || string(magic[:]) != "!<arch>\n" {
		return "", errors.New("not a Debian package")
	}
	for {
		var h [60]byte // name 16, mtime 12, uid 6, gid 6, mode 8, size 10, end 2
		if _, err := io.ReadFull(f, h[:]); err != nil {
			return "", fmt.Errorf("no data member: %w", err)
		}
		name := strings.TrimRight(string(h[:16]), " /")
		switch name {
		case "data.tar.xz":
			return "xz", nil
		case "data.tar.zst":
			return "zstd", nil
		}
		size, err := strconv.ParseInt(strings.TrimSpace(string(h[48:58])), 10, 64)
		if err != nil {
			return "", fmt.Errorf("member %s: %w", name, err)
		}
		if _, err := f.Seek(size+size&1, io.SeekCurrent); err != nil {
			return "", err
		}
	}
}

// write makes a file; programs are executable, everything else is not.
func write(name string, r io.Reader) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	mode := os.FileMode(0o644)
	if filepath.Base(filepath.Dir(name)) == "bin" {
		mode = 0o755
	}
	f, err := os.OpenFile(name, os.O_CREATE|os.O_WRONLY|os.O_TRUNC, mode)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, r)
	return errors.Join(err, f.Close())
}
