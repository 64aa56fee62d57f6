package transport

import (
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"

	"ferry/test/clean"
	"ferry/test/limit"
)

// TestPeerUser: the user at the other end of a Unix socket is who the kernel says, and nobody is at
// the other end of a TCP connection.
func TestPeerUser(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("only root can connect as another user")
	}
	dir, err := os.MkdirTemp("/tmp", "peer")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	path := filepath.Join(dir, "s")
	l, err := Listen(t.Context(), Address{"unix", path})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	for _, name := range []string{dir, path} { // so that the other user reaches it
		if err := os.Chmod(name, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	_ = l.SetDeadline(limit.Deadline())
	const other = 65532
	cmd := exec.Command("/proc/self/exe")
	cmd.Env = []string{dialAs + "=" + path}
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: other, Gid: other}}
	theirs, err := cmd.StdinPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	c, err := l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	if uid, ok := PeerUser(c); !ok || uid != other {
		t.Errorf("user %d, %v: not %d", uid, ok, other)
	}
	_, _ = c.Close(), theirs.Close()
	if err := cmd.Wait(); err != nil {
		t.Error(err)
	}

	network, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer network.Close()
	tcp, err := Dial(t.Context(), Address{"tcp", network.Addr().String()})
	if err != nil {
		t.Fatal(err)
	}
	defer tcp.Close()
	if uid, ok := PeerUser(tcp); ok {
		t.Errorf("a TCP connection has the user %d", uid)
	}
}

// dialAs has this program, started by TestPeerUser as another user, connect to a socket.
const dialAs = "FERRY_TEST_DIAL"

func TestMain(m *testing.M) {
	path := os.Getenv(dialAs)
	if path == "" {
		clean.Process()
		os.Exit(m.Run())
	}
	c, err := net.Dial("unix", path)
	if err != nil {
		os.Exit(1)
	}
	_, _ = c.Read(make([]byte, 1)) // until the test has looked
	os.Exit(0)
}
