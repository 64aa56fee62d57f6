package e2e

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ferry/test/toolchain"
)

const mirrored = "untouched ok\nfresh ok\nin turn ok\npaged ok\ncreated ok\nsystem calls ok\nother faults ok\nforks ok\nerrors ok\nPASS\n"

// TestMirrors counts what managed memory sends, and tries the edges of it.
func TestMirrors(t *testing.T) {
	objects := shimObjects(t)
	prog := program(t, "mirrors", objects...)
	for _, address := range []string{"", "tcp://127.0.0.1:0"} {
		args := []string{"--insecure"}
		if address != "" {
			args = append(args, "--listen", address)
		}
		s := serve(t, args...)
		r := run(t, time.Minute, s.env(), prog)
		if r.code != 0 || r.stdout != mirrored {
			t.Errorf("%s: ended with %d: %s%s", s.address, r.code, r.stdout, r.stderr)
		}
	}
}

// TestManagedBeyondTheDevice runs a paged optimiser whose managed memory is three times what
// the device has.
func TestManagedBeyondTheDevice(t *testing.T) {
	tc, err := toolchain.Get("12.9")
	if errors.Is(err, toolchain.ErrUnreachable) || errors.Is(err, toolchain.ErrMissingTool) {
		skip(t, "no CUDA 12.9: %v", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	prog := compile(t, tc, filepath.Join(root, "examples", "cuda", "managed_paged.cu"), false)
	for _, address := range []string{"", "tcp://127.0.0.1:0"} {
		args := []string{"--insecure", "--soft-memory", "64MiB"}
		if address != "" {
			args = append(args, "--listen", address)
		}
		s := serve(t, args...)
		r := run(t, 2*time.Minute, s.env(), ferry, "run", "--server", s.address, "--", prog, "20", "40000", "4", "200")
		if r.code != 0 || r.stdout != "20 parameters of 40000, 4 steps: equal\nPASS\n" {
			t.Errorf("%s: ended with %d: %s%s", s.address, r.code, r.stdout, r.stderr)
		}
	}
}

// TestMappedOverTCP runs the programs about managed and mapped memory where
// nothing can be shared, and with two devices.
func TestMappedOverTCP(t *testing.T) {
	tc, err := toolchain.Get("12.9")
	if errors.Is(err, toolchain.ErrUnreachable) || errors.Is(err, toolchain.ErrMissingTool) {
		skip(t, "no CUDA 12.9: %v", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	s := serve(t, "--insecure", "--listen", "tcp://127.0.0.1:0", "--soft-devices", "2")
	list, err := filepath.Glob(filepath.Join(root, "examples", "cuda", "ma[np]*ed*.cu"))
	if err != nil || len(list) < 5 {
		t.Fatalf("%d programs, %v", len(list), err)
	}
	for _, src := range list {
		name := strings.TrimSuffix(filepath.Base(src), ".cu")
		t.Run(name, func(t *testing.T) {
			prog := compile(t, tc, src, false)
			run(t, 2*time.Minute, s.env(), ferry, "run", "--server", s.address, "--", prog).ok(t, expected(t, name, "12.9"))
		})
	}
}
