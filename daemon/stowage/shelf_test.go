package stowage

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ferry/checkpoint"
)

// writeTo writes a checkpoint with a section to a draft.
func writeTo(t *testing.T, d *Draft, parent *checkpoint.Reader, text string) {
	t.Helper()
	w, err := checkpoint.NewWriter(d.File, checkpoint.Options{Parent: parent})
	if err == nil {
		err = w.Section(checkpoint.Section{Name: "test", Version: 1, Optional: true, Body: []byte(text)})
	}
	if err == nil {
		_, err = w.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	if err := d.File.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestShelf writes checkpoints of which one builds upon another: names are no paths, none is overwritten, unfinished ones have no name, and
// what another one needs stays.
func TestShelf(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "checkpoints")
	s, err := OpenShelf(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"", "..", ".hidden", "a/b", "/etc/passwd", "../x", "a\x00", strings.Repeat("x", 129), "a b"} {
		if d, err := s.Create(name); !errors.Is(err, ErrName) {
			t.Errorf("%q: %v, %v", name, d, err)
		}
	}
	create := func(name string) *Draft {
		t.Helper()
		d, err := s.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	first := create("first.ckpt")
	if _, err := s.Create("first.ckpt"); !errors.Is(err, ErrTaken) {
		t.Errorf("twice at once: %v", err)
	}
	writeTo(t, first, nil, "one")
	if list, err := s.List(); err != nil || len(list) != 0 {
		t.Errorf("an unfinished one is listed: %v, %v", list, err)
	}
	if n, err := first.Publish(); err != nil || n == 0 {
		t.Fatalf("%d bytes, %v", n, err)
	}
	if _, err := s.Create("first.ckpt"); !errors.Is(err, ErrTaken) {
		t.Errorf("a second of the name: %v", err)
	}
	if info, err := os.Stat(filepath.Join(dir, "first.ckpt")); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	parent, err := checkpoint.OpenFile(filepath.Join(dir, "first.ckpt"), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = parent.Close() }()
	second := create("second.ckpt")
	writeTo(t, second, parent, "two")
	if _, err := second.Publish(); err != nil {
		t.Fatal(err)
	}
	empty := create("empty.ckpt")
	if n, err := empty.Publish(); err == nil {
		t.Errorf("an empty file of %d bytes is a checkpoint", n)
	}
	create("lost.ckpt").Discard()
	list, err := s.List()
	if err != nil || len(list) != 2 || list[1].Name != "second.ckpt" || list[1].Parent != "first.ckpt" || list[0].Parent != "" {
		t.Fatalf("%+v, %v", list, err)
	}
	if err := s.Remove("first.ckpt"); err == nil || !strings.Contains(err.Error(), "second.ckpt") {
		t.Errorf("one that another needs: %v", err)
	}
	if err := s.Remove("../first.ckpt"); !errors.Is(err, ErrNone) {
		t.Errorf("a path: %v", err)
	}
	if err := errors.Join(s.Remove("second.ckpt"), s.Remove("first.ckpt")); err != nil {
		t.Error(err)
	}
	if err := os.WriteFile(filepath.Join(dir, ".left.ckpt"+partial), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenShelf(dir); err != nil {
		t.Fatal(err)
	}
	if left, _ := os.ReadDir(dir); len(left) != 0 {
		t.Errorf("left are %v", left)
	}
}

// TestChains: a snapshot builds upon those before it, as far as they are there and not too many.
func TestChains(t *testing.T) {
	s, err := OpenShelf(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	count := func() int {
		files := s.Parents(7)
		for _, f := range files {
			_ = f.Close()
		}
		return len(files)
	}
	for i := range maxChain {
		if n := count(); n != i {
			t.Fatalf("snapshot %d builds upon %d", i, n)
		}
		name := SnapshotName(7, time.Unix(int64(i), 0))
		d, err := s.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		writeTo(t, d, nil, name)
		if _, err := d.Publish(); err != nil {
			t.Fatal(err)
		}
		s.AddSnapshot(7, name, i > 0)
	}
	if n := count(); n != 0 {
		t.Errorf("the next one builds upon %d", n)
	}
	s.AddSnapshot(7, "whole.ckpt", false)
	if n := count(); n != 0 {
		t.Errorf("upon a file that is not there: %d", n)
	}
}
