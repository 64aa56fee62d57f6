package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/test/limit"
)

// openTerminal returns the two ends of a pseudo terminal.
func openTerminal(t *testing.T) (keyboard, tty *os.File) {
	t.Helper()
	keyboard, err := os.OpenFile("/dev/ptmx", os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Skipf("no pseudo terminal here: %v", err)
	}
	t.Cleanup(func() { _ = keyboard.Close() })
	if err := unix.IoctlSetPointerInt(int(keyboard.Fd()), unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	n, err := unix.IoctlGetInt(int(keyboard.Fd()), unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	tty, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	return keyboard, tty
}

// screen keeps what a terminal shows.
type screen struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (s *screen) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.Write(p)
}

func (s *screen) text() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.String()
}

func (s *screen) wait(t *testing.T, text string) {
	t.Helper()
	if limit.Holds(func() bool { return strings.Contains(s.text(), text) }) {
		return
	}
	t.Fatalf("no %q on the screen:\n%s", text, s.text())
}

// TestTerminal: ^C reaches the program once, from the kernel, and ferry lives on;
// a signal that somebody sends to ferry is passed on.
func TestTerminal(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	keyboard, tty := openTerminal(t)
	cmd := exec.Command("ferry", "run", "--", "sh", "-c", `
		n=0
		trap 'n=$((n+1)); echo caught $n' INT
		trap 'echo ended after $n; exit 5' USR1
		echo ready
		i=0; while [ $i -lt 6000 ]; do sleep 0.05; i=$((i+1)); done`)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = tty, tty, tty
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	_ = tty.Close()
	var s screen
	go func() { _, _ = io.Copy(&s, keyboard) }()
	s.wait(t, "ready")
	for _, n := range []string{"1", "2"} {
		if _, err := keyboard.WriteString("\x03"); err != nil {
			t.Fatal(err)
		}
		s.wait(t, "caught "+n)
		time.Sleep(150 * time.Millisecond) // for one too many
	}
	if err := cmd.Process.Signal(syscall.SIGUSR1); err != nil {
		t.Fatal(err)
	}
	s.wait(t, "ended after 2")
	if err := cmd.Wait(); cmd.ProcessState.ExitCode() != 5 {
		t.Errorf("ferry: %v\n%s", err, s.text())
	}
}
