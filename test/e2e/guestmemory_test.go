package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// guestRegion makes a file as what runs a virtual machine does, for three sessions at a time.
func guestRegion(t *testing.T) string {
	t.Helper()
	path := filepath.Join(passable(t), "region")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, 8<<20); err != nil {
		t.Fatal(err)
	}
	return path
}

const throughGuestMemory = "commands travel through memory that this machine shares with its host"

// TestGuestMemory: programs that reach a server through the monitor of their virtual machine share memory with it. The file stands for
// the device; make guest has a real one.
func TestGuestMemory(t *testing.T) {
	m, o, region := startMonitor(t), newOffice(t), guestRegion(t)
	token := o.token("guest", "ml")
	s := serve(t, "--listen", "vsock+unix://"+m.path+":7700", "--tokens", o.tokens, "--guest-memory", region)
	env := s.env("FERRY_TOKEN_FILE="+token, "FERRY_GUEST_MEMORY="+region)
	driverExamples(t, func(path string) result { return run(t, time.Minute, env, path) })
	vectoradd := filepath.Join(root, "bin", "examples", "vectoradd")
	r := run(t, time.Minute, append(env, "FERRY_LOG=info"), vectoradd)
	if r.code != 0 || !strings.Contains(r.stderr, throughGuestMemory) {
		t.Errorf("ended with %d: %s", r.code, r.stderr)
	}

	// Whoever wants no rings, or has other memory than the server, goes on without.
	other := guestRegion(t)
	for _, with := range []string{"FERRY_RINGS=0", "FERRY_GUEST_MEMORY=0", "FERRY_GUEST_MEMORY=" + other, "FERRY_GUEST_MEMORY=/nowhere"} {
		r := run(t, time.Minute, append(env, "FERRY_LOG=info", with), vectoradd)
		if r.code != 0 || strings.Contains(r.stderr, throughGuestMemory) {
			t.Errorf("with %s it ended with %d: %s", with, r.code, r.stderr)
		}
	}
	r = run(t, time.Minute, s.env("FERRY_GUEST_MEMORY="+region), vectoradd)
	if r.code == 0 || !strings.Contains(r.stderr, "token") {
		t.Errorf("without a token it ended with %d: %s", r.code, r.stderr)
	}
}

// inGuestMemory starts programs that share memory with their server, as far as there are parts for them.
func inGuestMemory(t *testing.T, env []string, n int) (list []*running) {
	t.Helper()
	for range n {
		list = append(list, start(t, env, program(t, "bulk"), "until", "1", "1"))
	}
	return list
}

// inMemory is how many programs, which have ended, shared memory with their server.
func inMemory(list []*running) (n int) {
	for _, p := range list {
		if strings.Contains(p.stderr.String(), throughGuestMemory) {
			n++
		}
	}
	return n
}

// TestGuestMemoryCut: sessions in memory of their machine outlive their connections, and more programs than parts run all the same.
func TestGuestMemoryCut(t *testing.T) {
	m, o, region := startMonitor(t), newOffice(t), guestRegion(t)
	s := serve(t, "--listen", "vsock+unix://"+m.path+":7700", "--tokens", o.tokens, "--guest-memory", region)
	list := inGuestMemory(t, s.env("FERRY_TOKEN_FILE="+o.token("guest", "ml"), "FERRY_GUEST_MEMORY="+region, "FERRY_LOG=info", "FERRY_RESUME=60s"), 4)
	before := m.connections()
	m.kill()
	within(t, 20*time.Second, "other connections", func() bool { return m.connections() >= before+4 })
	for _, p := range list {
		_ = p.cmd.Process.Signal(syscall.SIGUSR1)
		p.endsWithin(t, time.Minute)
		if code := exitCode(p.cmd.ProcessState); code != 0 || strings.Join(p.stdout, " ") != "PASS" {
			t.Errorf("ended with %d: %q %s", code, p.stdout, p.stderr)
		}
	}
	if n := inMemory(list); n != 3 {
		t.Errorf("%d of 4 programs shared the memory, which has 3 parts", n)
	}
}

// TestGuestMemoryKilled: the parts of programs that were killed are given again.
func TestGuestMemoryKilled(t *testing.T) {
	o, region := newOffice(t), guestRegion(t)
	s := serve(t, "--listen", "tcp://127.0.0.1:0", "--tokens", o.tokens, "--guest-memory", region)
	env := s.env("FERRY_TOKEN_FILE="+o.token("guest", "ml"), "FERRY_GUEST_MEMORY="+region, "FERRY_LOG=info")
	list := inGuestMemory(t, env, 3)
	for _, p := range list {
		_ = p.cmd.Process.Kill()
		p.endsWithin(t, time.Minute)
	}
	if n := inMemory(list); n != 3 {
		t.Errorf("%d of 3 programs shared the memory", n)
	}
	within(t, 90*time.Second, "a part that is free again", func() bool {
		r := run(t, time.Minute, env, filepath.Join(root, "bin", "examples", "vectoradd"))
		return r.code == 0 && strings.Contains(r.stderr, throughGuestMemory)
	})
}
