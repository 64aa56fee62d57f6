// Package toolchain fetches real CUDA compilers and runtime libraries for
// tests: pinned public archives, unpacked into a cache, nothing installed.
//
// It exists so that a machine without CUDA can build the programs that Ferry
// must run: linked against NVIDIA's own cudart of several releases, static and
// shared. Versions names what can be had; Get fetches one, once per cache;
// Need does so in a test and skips, loudly, when the archives are out of reach.
//
// Several processes may call Get at once: a lock file lets one of them fetch. make test has all of it
// fetched beforehand, by test/toolchain/fetch, where no test's limit counts; its tests fetch nothing.
package toolchain

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"

	"ferry/test/clean"
)

// ErrUnreachable is returned when an archive could not be had: no network, a
// registry that does not answer, or a file that is no longer there. A test
// should skip and print the error, which names the archive and the cause.
var ErrUnreachable = errors.New("toolchain: archive unreachable")

// ErrMissingTool is returned when this machine lacks a program that unpacking
// or compiling needs (xz, zstd, g++), or is no x86-64 Linux.
var ErrMissingTool = errors.New("toolchain: missing tool")

// A Toolchain is an unpacked CUDA compiler with its runtime library.
type Toolchain struct {
	Version string // "11.8"
	Root    string // the tree everything below lies in
	NVCC    string // the compiler driver
	Include string // cuda.h, cuda_runtime.h, …
	Lib     string // libcudart_static.a, libcudart.so and its soname
	Arch    string // the architecture Compile builds for: "70" is sm_70 code and compute_70 PTX
	Soname  string // of the shared runtime: "libcudart.so.11.0"
}

// Versions returns the CUDA releases that Get knows, oldest first.
func Versions() []string {
	var vs []string
	for v := range recipes {
		vs = append(vs, v)
	}
	slices.Sort(vs)
	return vs
}

// Get returns the toolchain of a CUDA release, fetching it first if the cache
// lacks it. The cache is $FERRY_CACHE, else ferry/ in the user's cache folder;
// a toolchain lies in toolchains/<version>/ there.
func Get(version string) (*Toolchain, error) {
	r, ok := recipes[version]
	if !ok {
		return nil, fmt.Errorf("toolchain: no CUDA %s; there is %s", version, strings.Join(Versions(), ", "))
	}
	if runtime.GOOS != "linux" || runtime.GOARCH != "amd64" {
		return nil, fmt.Errorf("%w: the archives are for linux/amd64, this is %s/%s", ErrMissingTool, runtime.GOOS, runtime.GOARCH)
	}
	dir, err := cacheDir()
	if err != nil {
		return nil, err
	}
	root := filepath.Join(dir, version)
	if !complete(root, r) {
		if err := build(root, version, r); err != nil {
			return nil, err
		}
	}
	return &Toolchain{
		Version: version,
		Root:    root,
		NVCC:    filepath.Join(root, "bin", "nvcc"),
		Include: filepath.Join(root, "include"),
		Lib:     filepath.Join(root, "lib64"),
		Arch:    r.arch,
		Soname:  r.soname,
	}, nil
}

// Need returns the toolchain, or skips the test when it cannot be had here.
func Need(t testing.TB, version string) *Toolchain {
	t.Helper()
	tc, err := Get(version)
	if errors.Is(err, ErrUnreachable) || errors.Is(err, ErrMissingTool) {
		t.Skipf("SKIPPED WITHOUT CUDA %s: %v", version, err)
	}
	if err != nil {
		t.Fatal(err)
	}
	return tc
}

// Compile builds the CUDA program src into out, linked with the shared or the
// static runtime. The program carries machine code and PTX of t.Arch. A
// program with the shared runtime finds it through its run path. Extra
// arguments go to nvcc as they are, before the source.
func (t *Toolchain) Compile(src, out string, shared bool, extra ...string) error {
	if _, err := exec.LookPath("g++"); err != nil {
		return fmt.Errorf("%w: nvcc needs g++: %v", ErrMissingTool, err)
	}
	args := []string{
		"-std=c++17", "-O2", "-allow-unsupported-compiler", "-Wno-deprecated-gpu-targets",
		"-gencode", fmt.Sprintf("arch=compute_%s,code=[sm_%s,compute_%s]", t.Arch, t.Arch, t.Arch),
	}
	if shared {
		args = append(args, "-cudart", "shared", "-Xlinker", "-rpath="+t.Lib)
	} else {
		args = append(args, "-cudart", "static")
	}
	args = append(args, extra...)
	args = append(args, "-o", out, src)
	cmd := exec.Command(t.NVCC, args...)
	cmd.Env = cleanEnv(os.Environ())
	if msg, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("toolchain %s: nvcc %s: %v\n%s", t.Version, strings.Join(args, " "), err, msg)
	}
	return nil
}

// cleanEnv drops the variables through which a user's own CUDA would leak into
// the compiler.
func cleanEnv(env []string) []string {
	return slices.DeleteFunc(slices.Clone(env), func(kv string) bool {
		name, _, _ := strings.Cut(kv, "=")
		return strings.HasPrefix(name, "NVCC_") || name == "NVVM_HOME" || name == "CUDA_HOME" || name == "CUDA_PATH" || name == "CPATH"
	})
}

func cacheDir() (string, error) {
	cache := clean.Cache()
	if cache == "" {
		return "", errors.New("toolchain: no place for a cache: set FERRY_CACHE to a folder")
	}
	dir := filepath.Join(cache, "toolchains")
	return dir, os.MkdirAll(dir, 0o755)
}

// The marker is the last file of a tree. It holds the recipe's fingerprint, so
// that a change of the pins makes a new tree.
const marker = ".complete"

func (r recipe) fingerprint() string {
	s := fmt.Sprintf("layout 1 %+v", r)
	if r.base != "" {
		s += recipes[r.base].fingerprint()
	}
	return fmt.Sprintf("%x\n", sha256.Sum256([]byte(s)))
}

func complete(root string, r recipe) bool {
	b, err := os.ReadFile(filepath.Join(root, marker))
	return err == nil && string(b) == r.fingerprint()
}

// build makes the tree under a lock, beside its final place, and renames it.
func build(root, version string, r recipe) error {
	var base *Toolchain
	if r.base != "" {
		var err error
		if base, err = Get(r.base); err != nil {
			return err
		}
	}
	unlock, err := lock(root + ".lock")
	if err != nil {
		return err
	}
	defer unlock()
	if complete(root, r) {
		return nil
	}
	if err := notFetched(root); err != nil {
		return err
	}
	tmp := root + ".partial"
	if err := os.RemoveAll(tmp); err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	if base != nil {
		for _, d := range []string{"bin", "nvvm", "include/crt", "include/fatbinary_section.h", "lib64/libcudadevrt.a"} {
			if err := link(filepath.Join(base.Root, d), filepath.Join(tmp, d)); err != nil {
				return err
			}
		}
	}
	for _, s := range r.sources {
		if err := s.fetchInto(version, tmp); err != nil {
			return err
		}
	}
	if err := finish(tmp, r); err != nil {
		return err
	}
	if err := os.RemoveAll(root); err != nil {
		return err
	}
	return os.Rename(tmp, root)
}

// profile tells nvcc where its parts are, relative to itself.
const profile = `TOP = $(_HERE_)/..
CICC_PATH = $(TOP)/nvvm/bin
NVVMIR_LIBRARY_DIR = $(TOP)/nvvm/libdevice
LD_LIBRARY_PATH += $(TOP)/lib64:
PATH += $(CICC_PATH):$(_HERE_):
INCLUDES += "-I$(TOP)/include" $(_SPACE_)
SYSTEM_INCLUDES += "-isystem" "$(TOP)/include/cccl" $(_SPACE_)
LIBRARIES =+ $(_SPACE_) "-L$(TOP)/lib64"
CUDAFE_FLAGS +=
PTXAS_FLAGS +=
`

// finish adds what no archive holds and checks that nothing is missing.
func finish(tree string, r recipe) error {
	p := filepath.Join(tree, "bin", "nvcc.profile")
	os.Remove(p) // it may be a link to the base's
	if err := os.WriteFile(p, []byte(profile), 0o644); err != nil {
		return err
	}
	if err := os.Symlink(r.soname, filepath.Join(tree, "lib64", "libcudart.so")); err != nil {
		return err
	}
	for _, f := range []string{
		"bin/nvcc", "bin/cudafe++", "bin/fatbinary", "bin/ptxas", "nvvm/bin/cicc", "nvvm/libdevice/libdevice.10.bc",
		"include/cuda.h", "include/cuda_runtime.h", "include/crt/host_runtime.h", "lib64/libcudart_static.a", "lib64/" + r.soname,
	} {
		if _, err := os.Stat(filepath.Join(tree, f)); err != nil {
			return fmt.Errorf("toolchain: the pinned archives lack %s", f)
		}
	}
	return os.WriteFile(filepath.Join(tree, marker), []byte(r.fingerprint()), 0o644)
}

// lock waits for an exclusive lock on path; the kernel drops it should we die.
func lock(path string) (unlock func(), err error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		return nil, err
	}
	for {
		err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX)
		if err != syscall.EINTR {
			break
		}
	}
	if err != nil {
		f.Close()
		return nil, fmt.Errorf("toolchain: lock %s: %w", path, err)
	}
	return func() { f.Close() }, nil
}

// link makes hard links of the files below from, in the same shape, below to.
func link(from, to string) error {
	return filepath.WalkDir(from, func(p string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, p)
		if err != nil {
			return err
		}
		dst := filepath.Join(to, rel)
		if d.IsDir() {
			return os.MkdirAll(dst, 0o755)
		}
		if err := os.MkdirAll(filepath.Dir(dst), 0o755); err != nil {
			return err
		}
		return os.Link(p, dst)
	})
}
