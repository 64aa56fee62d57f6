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
	"ferry/gen/history"
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
	servers, err := apidef.LoadHandlers(top + "/api/servers.txt")
	if err != nil {
		return err
	}
	needs, err := apidef.LoadHandlers(top + "/api/needs.txt")
	if err != nil {
		return err
	}
	hist, err := history.Load(top + "/api/history.txt")
	if err != nil {
		return err
	}
	return New(api, nvml, handlers, needs, servers, hist, root).All()
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
