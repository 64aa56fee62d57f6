package admission

import (
	"io"
	"log/slog"
	"net"
	"os/exec"
	"syscall"
	"testing"
	"time"

	"ferry/server/identity"
	"ferry/server/tlsproxy"
	"ferry/test/limit"
	"ferry/transport"
)

// A TLS proxy that has stopped is ended when a peer has waited for long enough, and every peer
// gets an error.
func TestStoppedTLSProxy(t *testing.T) {
	files, err := identity.Watch(func() (identity.Server, error) { return identity.Server{}, nil })
	if err != nil {
		t.Fatal(err)
	}
	var process *exec.Cmd
	k := &tlsProxy{
		command: []string{"/bin/sh", "-c", "exec sleep 1000"}, files: files, log: slog.New(slog.NewTextHandler(io.Discard, nil)),
		start: func(cmd *exec.Cmd) error { process = cmd; return cmd.Start() },
	}
	address, err := transport.Parse("tcp://127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	l, err := transport.Listen(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	peer, err := net.Dial("tcp", l.Addr().Target)
	if err != nil {
		t.Fatal(err)
	}
	defer peer.Close()
	conn, err := l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if _, _, err := k.handOver(t.Context(), conn, tlsproxy.Request{Timeout: time.Millisecond - proxyGrace}); err == nil {
		t.Fatal("a process that reads nothing has answered")
	}
	k.reading.Wait()
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.ctl != nil || len(k.waiting) != 0 {
		t.Error("the next connection would go to the same process")
	}
	if process == nil {
		t.Fatal("there was no process")
	}
}

// TestStoppedProxyEnds: a TLS proxy that was stopped, and does not notice that the daemon ends,
// is ended with it.
func TestStoppedProxyEnds(t *testing.T) {
	k := &tlsProxy{
		command: []string{"/bin/sh", "-c", "exec sleep 1000"}, log: slog.New(slog.NewTextHandler(io.Discard, nil)), start: (*exec.Cmd).Start,
	}
	k.mu.Lock()
	err := k.startProcess()
	k.mu.Unlock()
	if err != nil {
		t.Fatal(err)
	}
	if err := k.process.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	k.stop()
	k.reading.Wait()
	k.endProcesses(time.Millisecond)
	limit.Until(t, "the process has ended", func() bool { return len(k.processes()) == 0 })
}
