package handover

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// leave writes a state as a daemon does before it becomes the next program, and says so in the
// environment. The state keeps one file.
func leave(t *testing.T, state State) (kept int) {
	t.Helper()
	null, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	fds := &Descriptors{}
	kept, err = fds.Add(null)
	if err != nil {
		t.Fatal(err)
	}
	at, err := fds.writeState(&state)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := unix.Pwrite(at, []byte("x"), 0); err == nil {
		t.Error("what a daemon leaves can be changed")
	}
	t.Setenv(envHandover, fmt.Sprint(at))
	return kept
}

// TestReceivedFilesAreNotInherited: what survives the execve on purpose is inherited by no process
// that the new program starts, and the variable that names it is gone.
func TestReceivedFilesAreNotInherited(t *testing.T) {
	kept := leave(t, State{Version: Version})
	if flags, err := unix.FcntlInt(uintptr(kept), unix.F_GETFD, 0); err != nil || flags&unix.FD_CLOEXEC != 0 {
		t.Fatalf("the file would not survive an execve: %d, %v", flags, err)
	}
	h, err := Receive()
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	if flags, err := unix.FcntlInt(uintptr(kept), unix.F_GETFD, 0); err != nil || flags&unix.FD_CLOEXEC == 0 {
		t.Errorf("workers inherit the file: %d, %v", flags, err)
	}
	if text, set := os.LookupEnv(envHandover); set {
		t.Errorf("workers inherit %s=%s", envHandover, text)
	}
}

// TestReceiveRefuses: only memory that a daemon has sealed is its state, and only in a format that
// this program knows.
func TestReceiveRefuses(t *testing.T) {
	for _, version := range []int{0, oldest - 1, Version + 1} {
		kept := leave(t, State{Version: version})
		if _, err := Receive(); err == nil || !strings.Contains(err.Error(), "understands") {
			t.Errorf("format %d: %v", version, err)
		}
		_ = unix.Close(kept)
	}
	for name, make := range map[string]func() (int, error){
		"no memory": func() (int, error) { return unix.Open(os.DevNull, unix.O_RDWR|unix.O_CLOEXEC, 0) },
		"unsealed":  func() (int, error) { return unix.MemfdCreate("x", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING) },
	} {
		fd, err := make()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := unix.Write(fd, []byte(`{"Version":4}`)); err != nil {
			t.Fatal(err)
		}
		t.Setenv(envHandover, fmt.Sprint(fd))
		if _, err := Receive(); err == nil || !strings.Contains(err.Error(), "no server left anything") {
			t.Errorf("%s: %v", name, err)
		}
		_ = unix.Close(fd)
	}
}
