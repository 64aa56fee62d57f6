package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// An entry is a file, a folder or a link of an archive.
type entry struct {
	name string // without a slash in front
	mode int64
	data []byte
	link string // of a symbolic link
	uid  int
}

// fileEntry reads a file as an entry.
func fileEntry(name, file string, mode int64) (entry, error) {
	data, err := os.ReadFile(file)
	return entry{name: name, mode: mode, data: data}, err
}

// folderEntries reads the files of a folder as entries, without what is not shipped.
func folderEntries(name, folder string, mode int64, suffixes ...string) (list []entry, err error) {
	files, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		if f.IsDir() || !slices.ContainsFunc(suffixes, func(s string) bool { return strings.HasSuffix(f.Name(), s) }) {
			continue
		}
		e, err := fileEntry(path.Join(name, f.Name()), filepath.Join(folder, f.Name()), mode)
		if err != nil {
			return nil, err
		}
		list = append(list, e)
	}
	return list, nil
}

// shimEntries are the libraries that programs load.
func (r *release) shimEntries(folder string) ([]entry, error) {
	return folderEntries(folder, r.shims, 0o644, ".so.1")
}

// writeTar writes a tar of the entries, and of the folders above them.
func (r *release) writeTar(to io.Writer, list []entry) error {
	w := tar.NewWriter(to)
	made := map[string]bool{".": true}
	var folders func(name string) error
	folders = func(name string) error {
		if made[name] {
			return nil
		}
		if err := folders(path.Dir(name)); err != nil {
			return err
		}
		made[name] = true
		return w.WriteHeader(&tar.Header{Name: name + "/", Typeflag: tar.TypeDir, Mode: 0o755, ModTime: r.time, Format: tar.FormatPAX})
	}
	slices.SortFunc(list, func(a, b entry) int { return strings.Compare(a.name, b.name) })
	for _, e := range list {
		if err := folders(path.Dir(path.Clean(e.name))); err != nil {
			return err
		}
		h := &tar.Header{Name: e.name, Typeflag: tar.TypeReg, Mode: e.mode, Size: int64(len(e.data)), ModTime: r.time, Uid: e.uid, Gid: e.uid, Format: tar.FormatPAX}
		switch {
		case e.link != "":
			h.Typeflag, h.Linkname, h.Size = tar.TypeSymlink, e.link, 0
		case strings.HasSuffix(e.name, "/"):
			if made[path.Clean(e.name)] {
				continue
			}
			made[path.Clean(e.name)] = true
			h.Typeflag = tar.TypeDir
		}
		if err := w.WriteHeader(h); err != nil {
			return err
		}
		if _, err := w.Write(e.data); err != nil {
			return err
		}
	}
	return w.Close()
}

// compress packs a text with gzip, whose header says nothing of when and where.
func compress(text []byte) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.DefaultCompression)
	if err == nil {
		_, err = w.Write(text)
	}
	if err == nil {
		err = w.Close()
	}
	return b.Bytes(), err
}

// tarballs makes one tarball with each ferry.
func (r *release) tarballs() error {
	for suffix, binary := range map[string]string{"": r.dynamic, "-static": r.static} {
		top := "ferry-" + r.version
		var list []entry
		for _, f := range []struct {
			name, file string
			mode       int64
		}{{"bin/ferry", binary, 0o755}, {"LICENSE", r.license, 0o644}, {"third-party-licenses", r.notices, 0o644}, {"ferry.toml", r.config, 0o644}} {
			e, err := fileEntry(path.Join(top, f.name), f.file, f.mode)
			if err != nil {
				return err
			}
			list = append(list, e)
		}
		pages, err := folderEntries(path.Join(top, "share/man/man1"), r.man, 0o644, ".1", ".1.gz")
		if err != nil {
			return err
		}
		var b bytes.Buffer
		if err := r.writeTar(&b, append(list, pages...)); err != nil {
			return err
		}
		packed, err := compress(b.Bytes())
		if err != nil {
			return err
		}
		if err := os.WriteFile(r.path("ferry-%s-linux-%s%s.tar.gz", r.version, r.arch, suffix), packed, 0o644); err != nil {
			return err
		}
	}
	return nil
}
