package checkpoint

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"reflect"
	"testing"
)

// A file in testdata is never written anew: it shows that what a released ferry wrote can still be
// read. A new version of the format, or of a section, adds files.
var rewrite = flag.Bool("rewrite", false, "write files of testdata that are missing")

// versionFiles are checkpoints with their children, and their ids: those of version 1, and those with version 2
// of the sections of the session and its settings.
var versionFiles = []struct {
	file, id string
	child    bool
	sections int // the version of these sections
}{
	{"testdata/version1.ckpt", "e889c397ad6af4953988de2116e5331c24bc46acc6bd1f30a50c996e61185497", false, 1},
	{"testdata/version1-child.ckpt", "92c7b1da1fe1c6dbc9b02c01e0202b5484044302fe13ab33b8aeb080802f8b7f", true, 1},
	{"testdata/version2.ckpt", "c2ed533fd125b2466f868449970e6b504dc363e06af86de90bcf982f3039c7b8", false, 2},
	{"testdata/version2-child.ckpt", "4c3a4d1ec773a868cc0448a5dbaa31ba27324f68ed19661361620b32f36ea92d", true, 2},
}

// settingsOf are the settings of a checkpoint with sections of a version.
func settingsOf(sections int) []Setting {
	settings := someSettings()
	if sections == 1 { // the context was not in them
		for i := range settings {
			settings[i].Context = 0
		}
	}
	return settings
}

// versionContents are the regions of the checkpoints.
func versionContents() []struct {
	Memory
	content []byte
} {
	return []struct {
		Memory
		content []byte
	}{
		{Memory{Kind: Allocation, Device: 1, Address: 1 << 44}, append(textBytes(BlockSize, 1), make([]byte, BlockSize)...)},
		{Memory{Kind: Physical, Device: 1, Handle: 0x7e18000000000040}, textBytes(BlockSize, 1)},
		{Memory{Kind: Variable, Device: 1, Address: 1<<44 + 1<<40, Name: "counter"}, randomBytes(300, 2)},
		{Memory{Kind: Array, Device: 1, Handle: 0x7e06000000000050}, textBytes(BlockSize+5000, 3)},
		{Memory{Kind: Host, Device: -1, Address: 1<<44 + 3<<40}, randomBytes(100, 4)},
		{Memory{Kind: Image, Device: -1, Name: "vectoradd"}, textBytes(3000, 5)},
	}
}

// writeVersion writes the checkpoint as it is written today, or its child, in which a region differs.
func writeVersion(t *testing.T, parent *Reader) []byte {
	file, _ := written(t, Options{Parallel: 1, Parent: parent}, func(w *Writer) {
		hint := Section{Name: "hint", Version: 9, Optional: true, Body: []byte("for others")}
		if err := errors.Join(w.About(anAbout()), w.Session(aState(t)), w.Settings(someSettings()), w.Section(hint)); err != nil {
			t.Fatal(err)
		}
		for i, c := range versionContents() {
			if parent != nil && i == 2 {
				c.content = randomBytes(300, 6)
			}
			put(t, w, c.Memory, c.content)
		}
	})
	return file
}

// TestVersionsAreRead: this ferry reads what was written when the format was made and with every version of its sections
// since, and gives the same content the same id.
func TestVersionsAreRead(t *testing.T) {
	var parent *Reader
	for _, v := range versionFiles {
		if !v.child {
			parent = nil
		}
		file, err := os.ReadFile(v.file)
		if errors.Is(err, os.ErrNotExist) && *rewrite {
			file = writeVersion(t, parent)
			err = os.WriteFile(v.file, file, 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
		r := opened(t, file, KnownSections())
		if r.ID().String() != v.id {
			t.Errorf("%s: its id is %v, not %s", v.file, r.ID(), v.id)
		}
		if parent != nil {
			if err := r.SetParent(parent); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := r.Verify(); err != nil {
			t.Errorf("%s: %v", v.file, err)
		}
		for i, c := range versionContents() {
			if parent != nil && i == 2 {
				c.content = randomBytes(300, 6)
			}
			c.Size = uint64(len(c.content))
			if r.Memory()[i] != c.Memory || !bytes.Equal(get(t, r, i), c.content) {
				t.Errorf("%s: %v differs", v.file, c.Memory)
			}
		}
		if st, err := r.Session(); err != nil || !reflect.DeepEqual(st, aState(t)) {
			t.Errorf("%s: %+v, %v", v.file, st, err)
		}
		if settings, err := r.Settings(); err != nil || !reflect.DeepEqual(settings, settingsOf(v.sections)) {
			t.Errorf("%s: %+v, %v", v.file, settings, err)
		}
		if about, err := r.About(); err != nil || !reflect.DeepEqual(about, anAbout()) {
			t.Errorf("%s: %+v, %v", v.file, about, err)
		}
		if again := opened(t, writeVersion(t, parent), nil); again.ID() != r.ID() && v.sections == sessionVersion {
			t.Errorf("%s: the same content has the id %v today", v.file, again.ID())
		}
		parent = r
	}
}
