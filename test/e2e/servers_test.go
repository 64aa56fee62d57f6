package e2e

import (
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/test/limit"
)

// serversOf starts servers with one software GPU each.
func serversOf(t *testing.T, n int) (list []*server, flags []string) {
	t.Helper()
	for range n {
		s := serve(t)
		list, flags = append(list, s), append(flags, "--server", s.address)
	}
	return list, flags
}

// onServers runs a part of testdata/servers.c on servers.
func onServers(t *testing.T, env, flags []string, parts ...string) result {
	t.Helper()
	args := append(append([]string{"run"}, flags...), "--", program(t, "servers"))
	return run(t, time.Minute, env, ferry, append(args, parts...)...)
}

// TestServers: a program sees the GPUs of three servers in one list, and contexts, memory, kernels, streams, events,
// libraries and the stack of contexts are right whichever server they belong to.
func TestServers(t *testing.T) {
	_, flags := serversOf(t, 3)
	onServers(t, nil, flags, "work", "stacks", "peers", "library").ok(t, `work: right on 3 devices
nothing is current: CUDA_ERROR_INVALID_CONTEXT
can access: 0, enable: CUDA_ERROR_PEER_ACCESS_UNSUPPORTED, disable: CUDA_ERROR_PEER_ACCESS_NOT_ENABLED
library: right on 3 devices
`)
}

// TestServersCopies: copies between devices of two servers, in every form and in a stream's order; and streams that wait for events of another server.
func TestServersCopies(t *testing.T) {
	near, far := serve(t), serve(t, "--listen", "tcp://127.0.0.1:0", "--insecure")
	for _, order := range [][]string{{near.address, far.address}, {far.address, near.address}} {
		env := []string{"FERRY_SERVER=" + strings.Join(order, ",")}
		onServers(t, env, nil, "copies", "events").ok(t, `copies: right
record of another server: CUDA_ERROR_INVALID_HANDLE, time between servers: CUDA_ERROR_INVALID_HANDLE
events: right
`)
	}
}

// TestServersVisible: CUDA_VISIBLE_DEVICES chooses from the one list, in any order.
func TestServersVisible(t *testing.T) {
	_, flags := serversOf(t, 2)
	for visible, want := range map[string]string{"1,0": "2", "1": "1"} {
		onServers(t, []string{"CUDA_VISIBLE_DEVICES=" + visible}, flags, "work").ok(t, "work: right on "+want+" devices\n")
	}
}

// TestServersTransports: servers by different transports, one of them by TLS's agent or a network's link, and named by the variable.
func TestServersTransports(t *testing.T) {
	near, far := serve(t), serve(t, "--listen", "tcp://127.0.0.1:0", "--insecure")
	if !strings.HasPrefix(far.address, "tcp://") {
		t.Fatalf("the second server listens on %s", far.address)
	}
	env := []string{"FERRY_SERVER=" + near.address + "," + far.address}
	onServers(t, env, nil, "work", "library").ok(t, "work: right on 2 devices\nlibrary: right on 2 devices\n")
}

// TestServersLost: a server that is killed takes the contexts of its devices along, and no others.
func TestServersLost(t *testing.T) {
	list, flags := serversOf(t, 2)
	args := append(append([]string{"run"}, flags...), "--", program(t, "servers"), "lost")
	p := startPaused(t, nil, ferry, args...)
	hung := time.AfterFunc(limit.For(time.Minute), func() { _ = p.cmd.Process.Signal(syscall.SIGQUIT) })
	defer hung.Stop()
	p.until("ready")
	if err := list[1].cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	p.proceed()
	for _, want := range []string{
		"its device: CUDA_ERROR_DEVICE_UNAVAILABLE", "again: CUDA_ERROR_DEVICE_UNAVAILABLE", "between: CUDA_ERROR_DEVICE_UNAVAILABLE", "the other: right",
	} {
		if p.until(""); p.lines.Text() != want {
			t.Fatalf("it says %q, not %q", p.lines.Text(), want)
		}
	}
	if err := p.cmd.Wait(); err != nil {
		t.Error(err)
	}
}

// TestServersGone: a server that is not there is named, and the program gets no device.
func TestServersGone(t *testing.T) {
	_, flags := serversOf(t, 1)
	r := onServers(t, nil, append(flags, "--server", "unix:///nowhere/ferry.sock"), "work")
	if r.code == 0 || !strings.Contains(r.stderr, "cannot reach the server unix:///nowhere/ferry.sock") || !strings.Contains(r.stderr, "CUDA_ERROR_NO_DEVICE") {
		t.Errorf("ended with %d\n%s", r.code, r.stderr)
	}
}
