package toolchain

import (
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"ferry/test/clean"
)

func TestMain(m *testing.M) {
	clean.Process()
	os.Exit(m.Run())
}

const program = `
#include <cuda_runtime.h>
#include <cooperative_groups.h>
#include <cstdio>
__global__ void twice(int *p) { p[threadIdx.x] *= 2; }
int main() {
	int version = 0;
	cudaRuntimeGetVersion(&version);
	twice<<<1, 32>>>(nullptr);
	printf("%d %d\n", CUDART_VERSION, version);
}
`

// TestFetch fetches every toolchain and builds a program with it, static and
// shared; the program's runtime must be the release it is named for.
func TestFetch(t *testing.T) {
	if testing.Short() {
		t.Skip("downloads CUDA toolchains; run without -short")
	}
	src := filepath.Join(t.TempDir(), "probe.cu")
	if err := os.WriteFile(src, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, v := range Versions() {
		t.Run(v, func(t *testing.T) {
			tc := Need(t, v)
			for kind, shared := range map[string]bool{"static": false, "shared": true} {
				out := filepath.Join(t.TempDir(), kind)
				if err := tc.Compile(src, out, shared); err != nil {
					t.Fatal(err)
				}
				got, err := exec.Command(out).Output()
				if err != nil {
					t.Fatalf("%s: %v", kind, err)
				}
				major, minor, _ := strings.Cut(v, ".")
				want := major + "0" + minor + "0"
				// Without a driver, cudart before 12 does not know its version.
				if s := string(got); s != want+" "+want+"\n" && s != want+" 0\n" {
					t.Errorf("%s: header and cudart call themselves %q, want %s", kind, got, want)
				}
				needed, err := exec.Command("readelf", "-d", out).Output()
				if err == nil && strings.Contains(string(needed), tc.Soname) != shared {
					t.Errorf("%s: links %s: %v", kind, tc.Soname, !shared)
				}
			}
		})
	}
}

func TestPlace(t *testing.T) {
	s := source{keep: []rule{{"a/b/", "x/"}, {"a/c", "y"}}}
	for name, want := range map[string]string{
		"a/b/c": "x/c", "./a/b/d/e": "x/d/e", "a/c": "y", "a/cc": "", "b": "",
		"a/b/../../../etc": "", "/a/b/c": "", "../a/c": "", "a/b/": "",
	} {
		if got := s.place(name); got != want {
			t.Errorf("place(%q) = %q, want %q", name, got, want)
		}
	}
}

// TestUnreachable shows that a registry nobody answers at is told apart.
func TestUnreachable(t *testing.T) {
	s := source{urls: []string{"http://127.0.0.1:1/nothing.deb"}, size: 1}
	f, err := os.CreateTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	err = s.download(f)
	if !errors.Is(err, ErrUnreachable) || !strings.Contains(err.Error(), "nothing.deb") {
		t.Errorf("download: %v", err)
	}
}

// TestBeforehand: where everything was fetched before, a test fetches nothing; what is missing says
// why, with the kind of error that skips.
func TestBeforehand(t *testing.T) {
	t.Setenv("FERRY_CACHE", t.TempDir())
	t.Setenv(Fetched, "1")
	for _, get := range []func() error{
		func() error { _, err := Get("13.0"); return err },
		func() error { _, err := Tool(OldLibc); return err },
	} {
		if err := get(); !errors.Is(err, ErrUnreachable) || !strings.Contains(err.Error(), "make fetch") {
			t.Errorf("%v", err)
		}
	}
	dir, err := cacheDir()
	if err != nil {
		t.Fatal(err)
	}
	for text, kind := range map[string]error{
		ErrUnreachable.Error() + ": no route": ErrUnreachable,
		ErrMissingTool.Error() + ": xz":       ErrMissingTool,
		"the moon":                            ErrUnreachable,
	} {
		if err := os.WriteFile(filepath.Join(dir, "13.0"+why), []byte(text+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		_, err := Get("13.0")
		if !errors.Is(err, kind) || !strings.Contains(err.Error(), strings.TrimPrefix(text, kind.Error()+": ")) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// TestWrongHash shows that a file which is not the pinned one is refused, and
// is no reason to skip.
func TestWrongHash(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { io.WriteString(w, "other") }))
	defer server.Close()
	f, err := os.CreateTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	s := source{urls: []string{server.URL + "/x.deb"}, size: 5, sha256: "00"}
	if err := s.download(f); err == nil || errors.Is(err, ErrUnreachable) {
		t.Errorf("download: %v", err)
	}
}
