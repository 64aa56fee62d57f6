package e2e

import (
	"archive/tar"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ferry/test/limit"
)

// These tests use a release as its users would: a wheel in an empty Python environment, the server's
// image as all there is of a system.

// makeRelease makes the wheel or the images of a release from what make has built, and returns their folder.
func makeRelease(t *testing.T, only string) string {
	t.Helper()
	dir := t.TempDir()
	man := filepath.Join(dir, "man")
	run(t, time.Minute, nil, ferry, "man", man).ok(t, "")
	cmd := exec.CommandContext(limit.Context(t, 5*time.Minute), "go", "run", "./gen/release", "-version", "9.9.9", "-time", "1700000000", "-out", dir, "-only", only, "-ferry", "bin/ferry", "-static", "bin/ferry", "-shims", "shim/lib",
		"-third-party", "LICENSE", "-man", man)
	cmd.Dir = root
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return dir
}

// TestWheelInstalls: from an empty Python environment to a CUDA program's result, by the command and by
// ferry.connect.
func TestWheelInstalls(t *testing.T) {
	release, venv := makeRelease(t, "wheel"), filepath.Join(t.TempDir(), "venv")
	if out, err := exec.Command("python3", "-m", "venv", venv).CombinedOutput(); err != nil {
		t.Skipf("no python3 with venv: %v %s", err, out)
	}
	wheels, err := filepath.Glob(filepath.Join(release, "*.whl"))
	if err != nil || len(wheels) != 1 {
		t.Fatalf("%q %v", wheels, err)
	}
	r := run(t, 5*time.Minute, nil, filepath.Join(venv, "bin/pip"), "install", "--no-index", "--no-deps", "--disable-pip-version-check", "-q", wheels[0])
	if r.code != 0 {
		t.Fatalf("pip: %s%s", r.stdout, r.stderr)
	}
	r = run(t, time.Minute, nil, filepath.Join(venv, "bin/ferry"), "run", "--device", "soft", "--", filepath.Join(root, "bin/examples/vectoradd"))
	if r.code != 0 || !strings.HasSuffix(r.stdout, "PASS\n") {
		t.Errorf("ferry run: %d\n%s%s", r.code, r.stdout, r.stderr)
	}
	const program = `
import ferry
ferry.connect()
import ctypes
cuda, n = ctypes.CDLL("libcuda.so.1"), ctypes.c_int()
print(cuda.cuInit(0), cuda.cuDeviceGetCount(ctypes.byref(n)), n.value)
try:
    ferry.connect("tcp://elsewhere:1")
except ferry.Error as e:
    print(e)
`
	r = run(t, time.Minute, nil, filepath.Join(venv, "bin/python"), "-c", program)
	if want := "0 0 1\nthis process is connected to a private server already; a process has one server\n"; r.code != 0 || r.stdout != want {
		t.Errorf("ferry.connect: %d %q\n%s", r.code, r.stdout, r.stderr)
	}
}

// unpackImage unpacks the layer of an OCI layout into a folder.
func unpackImage(t *testing.T, file, to string) {
	t.Helper()
	blobs := map[string][]byte{}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for r := tar.NewReader(f); ; {
		h, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if blobs[filepath.Base(h.Name)], err = io.ReadAll(r); err != nil {
			t.Fatal(err)
		}
	}
	var index, manifest struct {
		Manifests, Layers []struct{ Digest string }
	}
	if err := json.Unmarshal(blobs["index.json"], &index); err != nil {
		t.Fatal(err)
	}
	digest := func(d string) []byte { return blobs[strings.TrimPrefix(d, "sha256:")] }
	if err := json.Unmarshal(digest(index.Manifests[0].Digest), &manifest); err != nil {
		t.Fatal(err)
	}
	layer, err := gzip.NewReader(strings.NewReader(string(digest(manifest.Layers[0].Digest))))
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("tar", "-x", "-C", to)
	cmd.Stdin = layer
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v %s", err, out)
	}
}

// TestServerImage: in a system that is nothing but the server's image, a program runs on the software GPU.
func TestServerImage(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("chroot needs root")
	}
	if _, err := exec.LookPath("unshare"); err != nil {
		t.Skip("no unshare")
	}
	release, system := makeRelease(t, "images"), t.TempDir()
	unpackImage(t, filepath.Join(release, "ferry-server-9.9.9-linux-amd64.oci.tar"), system)
	program, err := os.ReadFile(filepath.Join(root, "bin/examples/vectoradd"))
	if err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{"proc", "dev"} {
		if err := os.MkdirAll(filepath.Join(system, dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(system, "vectoradd"), program, 0o755); err != nil {
		t.Fatal(err)
	}
	script := fmt.Sprintf("mount --bind /proc %[1]s/proc && mount --bind /dev %[1]s/dev && exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp chroot %[1]s /usr/bin/ferry run --device soft -- /vectoradd", system)
	r := run(t, time.Minute, nil, "unshare", "--mount", "sh", "-c", script)
	if r.code != 0 || !strings.HasSuffix(r.stdout, "PASS\n") {
		t.Errorf("%d\n%s%s", r.code, r.stdout, r.stderr)
	}
}

// TestManualsAndCDI: every command that --help lists has a manual page, and the CDI specification names
// libraries that exist.
func TestManualsAndCDI(t *testing.T) {
	dir := t.TempDir()
	run(t, time.Minute, nil, ferry, "man", dir).ok(t, "")
	for _, name := range []string{"ferry", "ferry-run", "ferry-serve", "ferry-gpus", "ferry-token-create", "ferry-cdi"} {
		text, err := os.ReadFile(filepath.Join(dir, name+".1"))
		if err != nil || !strings.HasPrefix(string(text), ".TH") || !strings.Contains(string(text), ".SH DESCRIPTION") {
			t.Errorf("%s: %v %.100s", name, err, text)
		}
	}
	if page, err := exec.LookPath("groff"); err == nil {
		if out, err := exec.Command(page, "-man", "-Tutf8", "-ww", filepath.Join(dir, "ferry-serve.1")).CombinedOutput(); err != nil || strings.Contains(string(out), "warning") {
			t.Errorf("groff: %v %.500s", err, out)
		}
	}
	r := run(t, time.Minute, nil, ferry, "cdi", "--server", "unix:///run/gpu/ferry.sock")
	var spec struct {
		Kind    string
		Devices []struct {
			Name           string
			ContainerEdits struct {
				Env    []string
				Mounts []struct{ HostPath, ContainerPath string }
			}
		}
	}
	if err := json.Unmarshal([]byte(r.stdout), &spec); err != nil || spec.Kind != "ferry.dev/gpu" || len(spec.Devices) != 1 || len(spec.Devices[0].ContainerEdits.Mounts) != 2 {
		t.Fatalf("%v %+v %s", err, spec, r.stderr)
	}
	edits := spec.Devices[0].ContainerEdits
	if _, err := os.Stat(filepath.Join(edits.Mounts[0].HostPath, "libcuda.so.1")); err != nil || edits.Mounts[1].HostPath != "/run/gpu/ferry.sock" {
		t.Errorf("%v %+v", err, edits)
	}
	if want := "FERRY_SERVER=unix://" + edits.Mounts[1].ContainerPath; edits.Env[0] != want || edits.Env[1] != "LD_LIBRARY_PATH="+edits.Mounts[0].ContainerPath {
		t.Errorf("%q", edits.Env)
	}
	if r := run(t, time.Minute, nil, ferry, "cdi", "--server", "tls://gpu1:7700"); r.code != 2 || !strings.Contains(r.stderr, "ferry agent") {
		t.Errorf("tls: %d %s", r.code, r.stderr)
	}
}
