package e2e

import (
	"bufio"
	"io"
	"net"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// A vmMonitor is the vsock device of a virtual machine as Firecracker has it on the host: a Unix socket.
// Who sends "CONNECT port" is connected with the path of that port.
type vmMonitor struct {
	path string
	mu   sync.Mutex
	open []net.Conn
	made int
}

func startMonitor(t *testing.T) *vmMonitor {
	t.Helper()
	m := &vmMonitor{path: filepath.Join(passable(t), "v.sock")}
	l, err := net.Listen("unix", m.path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close(); m.kill() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go m.connect(c)
		}
	}()
	return m
}

func (m *vmMonitor) connect(c net.Conn) {
	in := bufio.NewReader(c)
	line, _ := in.ReadString('\n')
	port, ok := strings.CutPrefix(strings.TrimSpace(line), "CONNECT ")
	far, err := net.Dial("unix", m.path+"_"+port)
	if !ok || err != nil {
		_ = c.Close()
		return
	}
	m.mu.Lock()
	m.open, m.made = append(m.open, c, far), m.made+1
	m.mu.Unlock()
	_, _ = io.WriteString(c, "OK 1024\n")
	go func() { _, _ = io.Copy(far, in); _ = far.Close() }()
	_, _ = io.Copy(c, far)
	_ = c.Close()
}

// kill cuts every connection, as the end of the virtual machine does.
func (m *vmMonitor) kill() {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, c := range m.open {
		_ = c.Close()
	}
	m.open = nil
}

func (m *vmMonitor) connections() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.made
}

// TestVsockMonitor: programs reach a server through the monitor of a virtual machine, with a token and
// not without it, and go on when the connection is cut.
func TestVsockMonitor(t *testing.T) {
	m, o := startMonitor(t), newOffice(t)
	address := "vsock+unix://" + m.path + ":7700"
	if r := run(t, 20*time.Second, nil, ferry, "serve", "--device", "soft", "--listen", address, "--admin", "off"); r.code == 0 || !strings.Contains(r.stderr, "token") {
		t.Errorf("a server for guests without tokens ended with %d: %s", r.code, r.stderr)
	}
	token := o.token("guest", "ml")
	s := serve(t, "--listen", address, "--tokens", o.tokens)
	if s.address != address {
		t.Errorf("listens on %s", s.address)
	}
	env := s.env("FERRY_TOKEN_FILE=" + token)
	driverExamples(t, func(path string) result { return run(t, time.Minute, env, path) })

	r := run(t, time.Minute, s.env(), filepath.Join(root, "bin", "examples", "vectoradd"))
	if r.code == 0 || !strings.Contains(r.stderr, "token") {
		t.Errorf("without a token it ended with %d: %s", r.code, r.stderr)
	}
	r = run(t, time.Minute, []string{"FERRY_TOKEN_FILE=" + token}, ferry, "doctor", "--server", address)
	if r.code != 0 {
		t.Errorf("ferry doctor ended with %d: %s%s", r.code, r.stdout, r.stderr)
	}

	before := m.connections()
	p := start(t, append(env, "FERRY_RESUME=60s"), program(t, "bulk"), "until", "1", "1")
	within(t, 20*time.Second, "a session", func() bool { return m.connections() > before && len(s.workers()) == 1 })
	cut := m.connections()
	m.kill()
	within(t, 20*time.Second, "another connection", func() bool { return m.connections() > cut })
	_ = p.cmd.Process.Signal(syscall.SIGUSR1)
	p.endsWithin(t, time.Minute)
	if code := exitCode(p.cmd.ProcessState); code != 0 || strings.Join(p.stdout, " ") != "PASS" || p.stderr.String() != "" {
		t.Errorf("ended with %d: %q %s", code, p.stdout, p.stderr)
	}
	within(t, 5*time.Second, "all workers gone", func() bool { return len(s.workers()) == 0 })
}
