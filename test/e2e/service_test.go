package e2e

import (
	"bytes"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/test/limit"
)

// A manager plays systemd: it listens for the service and hears what it says.
type manager struct {
	t      *testing.T
	notify *net.UnixConn
	path   string
	socket *os.File
}

func newManager(t *testing.T, network string) *manager {
	t.Helper()
	dir, err := os.MkdirTemp("", "ferry-e2e-") // a socket's path must be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	m := &manager{t: t, path: filepath.Join(dir, "s")}
	if m.notify, err = net.ListenUnixgram("unixgram", &net.UnixAddr{Name: filepath.Join(dir, "notify"), Net: "unixgram"}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { m.notify.Close() })
	address := m.path
	if network == "tcp" {
		address = "127.0.0.1:0"
	}
	l, err := net.Listen(network, address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	if m.socket, err = l.(interface{ File() (*os.File, error) }).File(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { m.socket.Close() })
	return m
}

// start starts the service.
func (m *manager) start() (*exec.Cmd, *bytes.Buffer) {
	m.t.Helper()
	cmd := exec.Command("sh", "-c", `LISTEN_PID=$$ WATCHDOG_PID=$$ exec "$0" serve --device soft --log-level warn`, ferry)
	cmd.Env = environment("LISTEN_FDS=1", "LISTEN_FDNAMES=ferry.socket", "WATCHDOG_USEC=300000", "NOTIFY_SOCKET="+m.notify.LocalAddr().String())
	cmd.ExtraFiles = []*os.File{m.socket}
	var log bytes.Buffer
	cmd.Stdout, cmd.Stderr = &log, &log
	if err := cmd.Start(); err != nil {
		m.t.Fatal(err)
	}
	m.t.Cleanup(func() { _ = cmd.Process.Kill() })
	return cmd, &log
}

// hears waits for a message that begins so.
func (m *manager) hears(state string) {
	m.t.Helper()
	_ = m.notify.SetReadDeadline(limit.Deadline())
	for {
		b := make([]byte, 256)
		n, err := m.notify.Read(b)
		if err != nil {
			m.t.Fatalf("not told %s: %v", state, err)
		}
		if strings.HasPrefix(string(b[:n]), state) {
			return
		}
	}
}

// TestService: socket activation, readiness, watchdog, an upgrade, and a restart that
// no client notices which connects meanwhile.
func TestService(t *testing.T) {
	m := newManager(t, "unix")
	env := []string{"FERRY_SERVER=unix://" + m.path, "LD_LIBRARY_PATH=" + library}
	want := read(t, filepath.Join(root, "examples/driver/expected/reduce.txt"))
	for range 2 {
		// The client is there before the service is.
		early := make(chan result, 1)
		go func() { early <- run(t, 30*time.Second, env, example("reduce")) }()
		time.Sleep(100 * time.Millisecond)
		service, log := m.start()
		m.hears("READY=1")
		(<-early).ok(t, want)
		m.hears("WATCHDOG=1\nSTATUS=")
		if err := service.Process.Signal(syscall.SIGUSR2); err != nil { // to become itself: still the manager's
			t.Fatal(err)
		}
		m.hears("READY=1")
		m.hears("WATCHDOG=1\nSTATUS=")
		run(t, 30*time.Second, env, example("reduce")).ok(t, want)
		if err := service.Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		m.hears("STOPPING=1")
		if err := service.Wait(); err != nil {
			t.Errorf("it ended with %v: %s", err, log)
		}
		if _, err := os.Lstat(m.path); err != nil {
			t.Errorf("the manager's socket: %v", err)
		}
		if !strings.Contains(log.String(), "listening on unix://"+m.path) {
			t.Errorf("it says %s", log)
		}
	}
}

// TestServiceOnNetwork: an inherited address on a network wants a token as well.
func TestServiceOnNetwork(t *testing.T) {
	m := newManager(t, "tcp")
	service, log := m.start()
	if err := service.Wait(); err == nil || !strings.Contains(log.String(), "without a token") {
		t.Errorf("it ended with %v: %s", err, log)
	}
}
