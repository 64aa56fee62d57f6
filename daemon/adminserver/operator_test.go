package adminserver

import (
	"io"
	"log/slog"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"

	"ferry/daemon/audit"
	"ferry/test/clean"
	"ferry/test/limit"
)

// dialAs has this program, started by a test as another user, say whether a socket answers.
const dialAs = "FERRY_TEST_DIAL"

func TestMain(m *testing.M) {
	if path := os.Getenv(dialAs); path != "" {
		os.Exit(dial(path))
	}
	clean.Process()
	os.Exit(m.Run())
}

// dial returns 0 if the server at a socket writes something, 3 if it hangs up at once.
func dial(path string) int {
	c, err := net.Dial("unix", path)
	if err != nil {
		return 1
	}
	if _, err := c.Read(make([]byte, 1)); err == io.EOF {
		return 3
	} else if err != nil {
		return 2
	}
	return 0
}

// TestOperatorIsOwnUser: the admin socket serves the daemon's user and root, and nobody else,
// even where the modes of its file and folder let everybody in.
func TestOperatorIsOwnUser(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("only root can connect as another user")
	}
	dir, err := os.MkdirTemp("/tmp", "admin")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	path := filepath.Join(dir, "s")
	l, err := listenUnix(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	for _, name := range []string{dir, path} {
		if err := os.Chmod(name, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	go func() { // greets whom it accepts
		guarded := operatorListener{l, slog.New(slog.DiscardHandler), func(audit.Record) {}}
		for {
			c, err := guarded.Accept()
			if err != nil {
				return
			}
			_, _ = c.Write([]byte("x"))
			_ = c.Close()
		}
	}()
	as := func(uid uint32) int {
		cmd := exec.CommandContext(limit.Context(t, 0), "/proc/self/exe")
		cmd.Env = []string{dialAs + "=" + path}
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uid, Gid: uid}}
		_ = cmd.Run()
		return cmd.ProcessState.ExitCode()
	}
	if code := as(0); code != 0 {
		t.Errorf("root: %d", code)
	}
	if code := as(65532); code != 3 {
		t.Errorf("another user: %d, not hung up on", code)
	}
}
