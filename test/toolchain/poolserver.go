package toolchain

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// poolServerPlace is the folder of the sources of ferry-pool, and that of the program in the cache, which is
// named by what it is built from.
func poolServerPlace() (sources, root string, err error) {
	mod, err := exec.Command("go", "env", "GOMOD").Output()
	if err != nil {
		return "", "", fmt.Errorf("toolchain: go env GOMOD: %w", err)
	}
	top := filepath.Dir(strings.TrimSpace(string(mod)))
	if filepath.Base(filepath.Dir(top)) == "integrations" { // tests of another module of this repository
		top = filepath.Dir(filepath.Dir(top))
	}
	sources = filepath.Join(top, "integrations", "pool")
	h := sha256.New()
	_, _ = h.Write([]byte(runtime.Version()))
	for _, name := range []string{"go.mod", "go.sum", "main.go"} {
		text, err := os.ReadFile(filepath.Join(sources, name))
		if err != nil {
			return "", "", err
		}
		_, _ = h.Write(text)
	}
	dir, err := cacheDir()
	return sources, filepath.Join(dir, "ferry-pool-"+hex.EncodeToString(h.Sum(nil)[:6])), err
}

// PoolServer returns the path of ferry-pool, the etcd server of a pool, building it first if the cache lacks
// it: its modules are no part of this one.
func PoolServer() (string, error) {
	sources, root, err := poolServerPlace()
	if err != nil {
		return "", err
	}
	file := filepath.Join(root, "ferry-pool")
	unlock, err := lock(root + ".lock")
	if err != nil {
		return "", err
	}
	defer unlock()
	if _, err := os.Stat(file); err == nil {
		return file, nil
	}
	if err := notFetched(root); err != nil {
		return "", err
	}
	run := func(args ...string) error {
		cmd := exec.Command("go", args...)
		cmd.Dir = sources
		cmd.Env = append(os.Environ(), "GOWORK=off")
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("go %s: %w: %s", strings.Join(args, " "), err, bytes.TrimSpace(out))
		}
		return nil
	}
	if err := run("mod", "download"); err != nil {
		return "", fmt.Errorf("%w: the modules of ferry-pool: %w", ErrUnreachable, err)
	}
	if err := os.MkdirAll(root, 0o755); err != nil {
		return "", err
	}
	if err := run("build", "-ldflags=-s -w", "-o", file+".partial", "."); err != nil {
		return "", err
	}
	return file, os.Rename(file+".partial", file)
}

// NeedPoolServer returns the path of ferry-pool, or skips the test.
func NeedPoolServer(t testing.TB) string {
	t.Helper()
	path, err := PoolServer()
	if errors.Is(err, ErrUnreachable) {
		t.Skipf("SKIPPED WITHOUT ferry-pool: %v", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	return path
}
