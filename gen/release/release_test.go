package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/ed25519"
	"crypto/rand"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// make one release from small inputs; the program is this test, which has what Go knows of it.
func makeOne(t *testing.T, key string) *release {
	t.Helper()
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	r := &release{version: "1.2.3", arch: "amd64", time: time.Unix(1_700_000_000, 0).UTC(), out: filepath.Join(dir, "out"), inputs: inputs{
		dynamic: self, static: write("static", "a program"), shims: filepath.Dir(write("lib/libcuda.so.1", "a shim")),
		python: filepath.Dir(write("python/__init__.py", "def main(): pass\n")), man: filepath.Dir(write("man/ferry.1", ".TH")),
		license: write("LICENSE", "Apache"), config: write("ferry.toml", "# nothing"), notices: write("third-party", "BSD"),
	}}
	if err := r.make(key); err != nil {
		t.Fatal(err)
	}
	return r
}

func filesOf(t *testing.T, folder string) map[string][]byte {
	t.Helper()
	list, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string][]byte{}
	for _, f := range list {
		text, err := os.ReadFile(filepath.Join(folder, f.Name()))
		if err != nil {
			t.Fatal(err)
		}
		all[f.Name()] = text
	}
	return all
}

// TestReproducible: the same inputs give the same bytes.
func TestReproducible(t *testing.T) {
	one, two := filesOf(t, makeOne(t, "").out), filesOf(t, makeOne(t, "").out)
	if len(one) != 7 || len(one) != len(two) {
		t.Errorf("%d and %d files", len(one), len(two))
	}
	for name, text := range one {
		if !bytes.Equal(text, two[name]) {
			t.Errorf("%s differs", name)
		}
	}
}

func readTar(t *testing.T, text []byte) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	for r := tar.NewReader(bytes.NewReader(text)); ; {
		h, err := r.Next()
		if err == io.EOF {
			return all
		}
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		all[h.Name] = body
	}
}

// headerOf is the only header of a name.
func headerOf(t *testing.T, text []byte, name string) *tar.Header {
	t.Helper()
	var found *tar.Header
	for r := tar.NewReader(bytes.NewReader(text)); ; {
		h, err := r.Next()
		if err == io.EOF && found != nil {
			return found
		}
		if err != nil || h.Name == name && found != nil {
			t.Fatalf("%s: %v, found %v before", name, err, found)
		}
		if h.Name == name {
			found = h
		}
	}
}

// TestNotices: a part without a license is refused, and so not shipped; the others' texts are passed on.
func TestNotices(t *testing.T) {
	folder := t.TempDir()
	var out bytes.Buffer
	if err := addNotices(&out, "nothing", folder); err == nil {
		t.Error("a folder without a license is accepted")
	}
	for name, text := range map[string]string{"LICENSE.txt": "do as you like", "NOTICE": "made by us", "license.go": "package x"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := addNotices(&out, "something 1.0", folder); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"==== something 1.0: LICENSE.txt", "do as you like", "made by us"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q lacks %q", out.String(), want)
		}
	}
	if strings.Contains(out.String(), "package x") {
		t.Error("a source file is taken for a license")
	}
}

// TestImages: each image is an OCI layout whose digests and sizes are right, down to the files.
func TestImages(t *testing.T) {
	files := filesOf(t, makeOne(t, "").out)
	for name, want := range map[string][]string{
		"ferry-client-1.2.3-linux-amd64.oci.tar": {"usr/bin/ferry", "usr/lib/ferry/libcuda.so.1", "etc/passwd", "tmp/"},
		"ferry-server-1.2.3-linux-amd64.oci.tar": {"usr/bin/ferry", "etc/passwd", "tmp/"},
	} {
		layout := readTar(t, files[name])
		blob := func(d descriptor) []byte {
			b := layout["blobs/sha256/"+strings.TrimPrefix(d.Digest, "sha256:")]
			if len(b) == 0 || len(b) != d.Size || digestOf(b) != d.Digest {
				t.Fatalf("%s: a wrong blob %+v", name, d)
			}
			return b
		}
		var index struct{ Manifests []descriptor }
		var manifest struct {
			Config descriptor
			Layers []descriptor
		}
		var config struct {
			RootFS struct {
				DiffIDs []string `json:"diff_ids"`
			}
		}
		for _, err := range []error{
			json.Unmarshal(layout["index.json"], &index),
			json.Unmarshal(blob(index.Manifests[0]), &manifest),
			json.Unmarshal(blob(manifest.Config), &config),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
		z, err := gzip.NewReader(bytes.NewReader(blob(manifest.Layers[0])))
		if err != nil {
			t.Fatal(err)
		}
		layer, err := io.ReadAll(z)
		if err != nil || digestOf(layer) != config.RootFS.DiffIDs[0] {
			t.Errorf("%s: the layer is not the one of the configuration, %v", name, err)
		}
		for folder, want := range map[string]tar.Header{"tmp/": {Mode: 0o1777}, "home/ferry/": {Mode: 0o755, Uid: 65532}} {
			if h := headerOf(t, layer, folder); h.Mode != want.Mode || h.Uid != want.Uid {
				t.Errorf("%s: %s has mode %o and user %d", name, folder, h.Mode, h.Uid)
			}
		}
		have := readTar(t, layer)
		for _, file := range want {
			if _, ok := have[file]; !ok {
				t.Errorf("%s: no %s", name, file)
			}
		}
	}
}

// TestWheel: every file of the wheel is in its RECORD with its sum, and the program may be executed.
func TestWheel(t *testing.T) {
	text := filesOf(t, makeOne(t, "").out)["ferry_gpu-1.2.3-py3-none-manylinux_2_28_x86_64.whl"]
	z, err := zip.NewReader(bytes.NewReader(text), int64(len(text)))
	if err != nil {
		t.Fatal(err)
	}
	sums, record := map[string]string{}, ""
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		if f.Name == "ferry/bin/ferry" && f.Mode()&0o111 == 0 {
			t.Error("the program may not be executed")
		}
		if strings.HasSuffix(f.Name, "/RECORD") {
			record = string(body)
			continue
		}
		sum := sha256.Sum256(body)
		sums[f.Name] = base64.RawURLEncoding.EncodeToString(sum[:])
	}
	for name, sum := range sums {
		if !strings.Contains(record, fmt.Sprintf("%s,sha256=%s,", name, sum)) {
			t.Errorf("RECORD has no %s", name)
		}
	}
	if n := strings.Count(record, "\n"); n != len(sums)+1 {
		t.Errorf("RECORD has %d lines for %d files", n, len(sums))
	}
}

// TestSignature: the key's owner signed the sums, and the sums are those of the files.
func TestSignature(t *testing.T) {
	public, private, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	der, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		t.Fatal(err)
	}
	key := filepath.Join(t.TempDir(), "key.pem")
	if err := os.WriteFile(key, pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: der}), 0o600); err != nil {
		t.Fatal(err)
	}
	files := filesOf(t, makeOne(t, key).out)
	if !ed25519.Verify(public, files[sumsFile], files[signatureFile]) {
		t.Error("the signature is wrong")
	}
	for name, text := range files {
		if name != sumsFile && name != signatureFile && !strings.Contains(string(files[sumsFile]), fmt.Sprintf("%x  %s\n", sha256.Sum256(text), name)) {
			t.Errorf("no sum of %s", name)
		}
	}
}
