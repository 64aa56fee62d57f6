package emit

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"ferry/gen/apidef"
)

const top = "../.."

// generated is everything by path, written once for all tests.
var generated = sync.OnceValues(func() (map[string][]byte, error) {
	root, err := os.MkdirTemp("", "ferry-emit")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(root)
	if err := generate(root); err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		files[rel], err = os.ReadFile(path)
		return err
	})
	return files, err
})

func generate(root string) error {
	api, err := apidef.Load(top+"/api/types.api", top+"/api/ferry.api", top+"/api/cuda.api")
	if err != nil {
		return err
	}
	nvml, err := apidef.Load(top+"/api/nvml_types.api", top+"/api/nvml.api")
	if err != nil {
		return err
	}
	handlers, err := apidef.LoadHandlers(top + "/api/handlers.txt")
	if err != nil {
		return err
	}
	needs, err := apidef.LoadHandlers(top + "/api/needs.txt")
	if err != nil {
		return err
	}
	return New(api, nvml, handlers, needs, root).All()
}

func all(t *testing.T) map[string][]byte {
	t.Helper()
	files, err := generated()
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < 14 {
		t.Fatalf("only %d files", len(files))
	}
	return files
}

// What is committed is what the description says. If this fails, run make gen.
func TestGeneratedFilesAreCurrent(t *testing.T) {
	for path, text := range all(t) {
		have, err := os.ReadFile(filepath.Join(top, path))
		if err != nil {
			t.Error(err)
			continue
		}
		if !bytes.Equal(text, have) {
			t.Errorf("%s is not what api/ says: run make gen", path)
		}
	}
}

// The same description gives the same bytes again, and a file that is already
// right is not touched, so that make sees no news.
func TestGeneratingAgainChangesNothing(t *testing.T) {
	root := t.TempDir()
	long := time.Unix(1e9, 0)
	const stale = "client/gen_calls.go"
	files := all(t)
	for path, text := range files {
		path = filepath.Join(root, path)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(path, stale) {
			text = []byte("old")
		}
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, long, long); err != nil {
			t.Fatal(err)
		}
	}
	if err := generate(root); err != nil {
		t.Fatal(err)
	}
	for path, text := range files {
		have, err := os.ReadFile(filepath.Join(root, path))
		if err != nil || !bytes.Equal(have, text) {
			t.Errorf("%s differs from one run to the next: %v", path, err)
		}
		info, err := os.Stat(filepath.Join(root, path))
		if err != nil {
			t.Fatal(err)
		}
		if written := !info.ModTime().Equal(long); written != (path == stale) {
			t.Errorf("%s was written: %v", path, written)
		}
	}
}

// Everything named like a generated file is one: nothing is left behind by
// older generators.
func TestNoStrayGeneratedFiles(t *testing.T) {
	files := all(t)
	err := filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == ".git" || d.Name() == "build" || d.Name() == "bin") {
			return filepath.SkipDir
		}
		rel, _ := filepath.Rel(top, path)
		if strings.HasPrefix(d.Name(), "gen_") && !d.IsDir() && files[rel] == nil {
			t.Errorf("%s: nobody generates it", rel)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// The hash names what crosses the wire: types and commands, and nothing else.
func TestSchemaHash(t *testing.T) {
	load := func(text string) [16]byte {
		path := filepath.Join(t.TempDir(), "x.api")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		api, err := apidef.Load(path)
		if err != nil {
			t.Fatal(err)
		}
		return New(api, &apidef.File{}, nil, nil, "").SchemaHash()
	}
	const base = "handle CUthing\nstruct CUpair 8 4\n\ta int 0\n\tb int 4\nfn cuUse 2000 sync (t in CUthing, n in int)\nfn cuHere 2000 local (n in int)\n"
	want := load(base)
	tests := []struct {
		name, old, new string
		same           bool
	}{
		{"nothing", "", "", true},
		{"a comment", "handle CUthing\n", "handle CUthing # a thing\n", true},
		{"a call that stays in the client", "local (n in int)", "local (n in int, m in int)", true},
		{"a field", "\tb int 4\n", "\tb uint 4\n", false},
		{"a parameter's type", "n in int)\nfn cuHere", "n in uint)\nfn cuHere", false},
		{"a parameter's direction", "n in int)\nfn cuHere", "n out int)\nfn cuHere", false},
		{"a class", "2000 sync", "2000 async", false},
		{"a command more", "fn cuHere", "cmd More sync ()\nfn cuHere", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := strings.Replace(base, tt.old, tt.new, 1)
			if tt.old != "" && text == base {
				t.Fatal("the case changes nothing")
			}
			if got := load(text); (got == want) != tt.same {
				t.Errorf("hash changed: %v", got != want)
			}
		})
	}
}
