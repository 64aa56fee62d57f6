package e2e

import (
	"encoding/binary"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/client"
	"ferry/test/limit"
	"ferry/wire"
)

// oneLine demands that the program ended with a CUDA error and that the shim said
// why in exactly one line that holds all the words.
func oneLine(t *testing.T, r result, words ...string) {
	t.Helper()
	if r.code == 0 {
		t.Errorf("the program ended well: %s", r.stdout)
	}
	var lines []string
	for l := range strings.Lines(r.stderr) {
		if strings.HasPrefix(l, "ferry: ") {
			lines = append(lines, l)
		}
	}
	if len(lines) != 1 {
		t.Fatalf("%d lines from Ferry, want one:\n%s", len(lines), r.stderr)
	}
	for _, w := range words {
		if !strings.Contains(lines[0], w) {
			t.Errorf("the line does not say %q: %s", w, lines[0])
		}
	}
	if !strings.Contains(r.stderr, "CUDA_ERROR_NO_DEVICE") {
		t.Errorf("the program was not told that there is no device:\n%s", r.stderr)
	}
}

func example(name string) string { return filepath.Join(root, "bin", "examples", name) }

func TestNoServer(t *testing.T) {
	nowhere := filepath.Join(t.TempDir(), "nobody")
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	free.Close() // a port where nobody listens now
	for name, address := range map[string]string{
		"socket that is not there": "unix://" + nowhere,
		"port nobody listens at":   "tcp://" + free.Addr().String(),
		"port that swallows all":   "tcp://" + swallow(t),
		"socket that swallows all": "unix://" + swallowUnix(t),
		"name without an address":  "tcp://nobody.invalid:7700",
	} {
		t.Run(name, func(t *testing.T) {
			r := run(t, 30*time.Second, []string{"FERRY_SERVER=" + address, "LD_LIBRARY_PATH=" + library}, example("reduce"))
			oneLine(t, r, address, "ferry serve")
		})
	}
}

// swallow returns the address of a port where connections neither succeed nor
// fail, as behind a firewall: its queue is full and nobody accepts.
func swallow(t *testing.T) string {
	t.Helper()
	fd, err := syscall.Socket(syscall.AF_INET, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { syscall.Close(fd) })
	if err := syscall.Bind(fd, &syscall.SockaddrInet4{Addr: [4]byte{127, 0, 0, 1}}); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Listen(fd, 0); err != nil {
		t.Fatal(err)
	}
	name, err := syscall.Getsockname(fd)
	if err != nil {
		t.Fatal(err)
	}
	address := fmt.Sprintf("127.0.0.1:%d", name.(*syscall.SockaddrInet4).Port)
	fill(t, "tcp", address)
	return address
}

func swallowUnix(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "s")
	fd, err := syscall.Socket(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { syscall.Close(fd) })
	if err := syscall.Bind(fd, &syscall.SockaddrUnix{Name: path}); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Listen(fd, 0); err != nil {
		t.Fatal(err)
	}
	fill(t, "unix", path)
	return path
}

// fill connects until the queue of a listener is full.
func fill(t *testing.T, network, address string) {
	t.Helper()
	for range 8 {
		conn, err := net.DialTimeout(network, address, 100*time.Millisecond)
		if err != nil {
			return
		}
		t.Cleanup(func() { conn.Close() })
	}
	t.Fatalf("%s: the queue does not fill", address)
}

// TestSilentServer is a server that accepts and never answers.
func TestSilentServer(t *testing.T) {
	l, err := net.Listen("unix", filepath.Join(t.TempDir(), "s"))
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	go func() {
		for {
			if _, err := l.Accept(); err != nil { // kept open
				return
			}
		}
	}()
	r := run(t, 30*time.Second, []string{"FERRY_SERVER=unix://" + l.Addr().String(), "LD_LIBRARY_PATH=" + library}, example("reduce"))
	oneLine(t, r, l.Addr().String())
}

func dialTCP(t *testing.T, s *server) net.Conn {
	t.Helper()
	conn, err := net.Dial("tcp", strings.TrimPrefix(s.address, "tcp://"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	_ = conn.SetDeadline(limit.Deadline())
	return conn
}

func dial(t *testing.T, s *server) net.Conn {
	t.Helper()
	conn, err := net.Dial("unix", strings.TrimPrefix(s.address, "unix://"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	_ = conn.SetDeadline(limit.Deadline())
	return conn
}

// TestServerKilled kills what serves a program, while it works and while it waits
// for a kernel: it must get a CUDA error within 2 s.
func TestServerKilled(t *testing.T) {
	for _, mode := range []string{"work", "spin"} {
		for _, victim := range []string{"daemon", "worker"} {
			t.Run(mode+"/"+victim, func(t *testing.T) {
				s := serve(t)
				p := start(t, s.env(), program(t, "loop"), mode)
				workers := s.workers()
				if len(workers) != 1 {
					t.Fatalf("workers %v, want one", workers)
				}
				pid := workers[0]
				if victim == "daemon" {
					pid = s.cmd.Process.Pid
				}
				if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
					t.Fatal(err)
				}
				p.endsWithin(t, 2*time.Second)
				out := strings.Join(p.stdout, "\n")
				if code := exitCode(p.cmd.ProcessState); code != 9 || !strings.Contains(out, "CUDA_ERROR") {
					t.Errorf("ended with %d, want 9 and a CUDA error: %s %s", code, out, p.stderr)
				}
				if strings.Count(p.stderr.String(), "ferry: lost the server") != 1 {
					t.Errorf("not told once that the server is gone: %s", p.stderr)
				}
				if victim == "daemon" { // its workers do not outlive it
					within(t, time.Second, "the worker gone", func() bool {
						_, alive := process(workers[0])
						return !alive
					})
					return
				}
				// Only that worker is gone: the next program is served.
				run(t, 30*time.Second, s.env(), example("reduce")).ok(t, read(t, filepath.Join(root, "examples/driver/expected/reduce.txt")))
			})
		}
	}
}

// TestClientKilled: a killed client's worker, and with it all it held, is gone
// within a second, also while a kernel runs that would never end.
func TestClientKilled(t *testing.T) {
	s := serve(t)
	for _, mode := range []string{"work", "spin"} {
		t.Run(mode, func(t *testing.T) {
			p := start(t, s.env(), program(t, "loop"), mode)
			if n := len(s.workers()); n != 1 {
				t.Fatalf("%d workers, want one", n)
			}
			if err := p.cmd.Process.Kill(); err != nil {
				t.Fatal(err)
			}
			within(t, time.Second, "the worker gone", func() bool { return len(s.workers()) == 0 })
		})
	}
}

// TestGarbage sends what is no handshake, while a client works undisturbed.
func TestGarbage(t *testing.T) {
	s := serve(t, "--listen", "tcp://127.0.0.1:0", "--insecure")
	loop := start(t, s.env(), program(t, "loop"))
	random := rand.NewChaCha8([32]byte{1})
	noise := make([]byte, 100_000)
	_, _ = random.Read(noise)
	hello := wire.NewHello("garbage", 1).Append(nil)
	long := wire.NewHello("garbage", 1).Append(nil)
	binary.LittleEndian.PutUint32(long[12:], 1<<31)
	for name, bytes := range map[string][]byte{
		"noise":             noise,
		"http":              []byte("GET / HTTP/1.1\r\nHost: x\r\n\r\n"),
		"newlines":          []byte("\n\n\n\n\n\n\n\n\n\n"),
		"magic, then noise": append(hello[:8:8], noise...),
		"impossible length": long,
		"zeros":             make([]byte, 1<<20),
	} {
		t.Run(name, func(t *testing.T) {
			conn, err := net.Dial("tcp", strings.TrimPrefix(s.address, "tcp://"))
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			_ = conn.SetDeadline(limit.Deadline())
			_, _ = conn.Write(bytes) // it may close before all is written
			_ = conn.(*net.TCPConn).CloseWrite()
			if _, err := io.Copy(io.Discard, conn); err != nil && !isReset(err) {
				t.Errorf("the connection does not end: %v", err)
			}
		})
	}
	if n := len(s.workers()); n != 1 {
		t.Errorf("%d workers, want the one of the client", n)
	}
	undisturbed(t, loop)
}

func isReset(err error) bool {
	return strings.Contains(err.Error(), "reset") || strings.Contains(err.Error(), "broken pipe")
}

// undisturbed demands that a loop is still running, and that its next rounds are
// possible: it would have ended with an error.
func undisturbed(t *testing.T, p *running) {
	t.Helper()
	select {
	case <-p.ended:
		t.Errorf("another client was disturbed: %q %s", p.stdout, p.stderr)
	case <-time.After(50 * time.Millisecond): // not a limit: it must go on
	}
}

// TestSilentClient connects and sends nothing: it is dropped after 5 s.
func TestSilentClient(t *testing.T) {
	t.Parallel()
	s := serve(t)
	hello := wire.NewHello("slow", 1).Append(nil)
	for name, begin := range map[string][]byte{"nothing": nil, "half a hello": hello[:40], "a hello and no proof": hello} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			from := time.Now()
			conn := dial(t, s)
			if _, err := conn.Write(begin); err != nil {
				t.Fatal(err)
			}
			_, err := io.Copy(io.Discard, conn)
			if took := time.Since(from); err != nil || took < 4*time.Second {
				t.Errorf("dropped after %v (%v), not after 5 s", took, err)
			}
		})
	}
}

// TestMalformedFrames breaks the protocol after a proper handshake: that session
// ends, and no other.
func TestMalformedFrames(t *testing.T) {
	s := serve(t)
	loop := start(t, s.env(), program(t, "loop"))
	frame := func(h wire.Header, body int) []byte {
		b := make([]byte, wire.HeaderSize+body)
		h.Put(b)
		return b
	}
	random := rand.NewChaCha8([32]byte{2})
	noise := make([]byte, 4096)
	_, _ = random.Read(noise)
	lie := frame(wire.Header{Size: 64, Op: uint16(wire.OpLibraryLoad), ID: 1}, 48)
	for i := wire.HeaderSize; i < len(lie); i++ {
		lie[i] = 0xff // lengths that cannot be
	}
	for name, bytes := range map[string][]byte{
		"noise":               noise,
		"size 0":              frame(wire.Header{}, 0),
		"size too small":      frame(wire.Header{Size: 8, Op: 1, ID: 1}, 0),
		"size too large":      frame(wire.Header{Size: 1 << 31, Op: 1, ID: 1}, 0),
		"size not of 8":       frame(wire.Header{Size: 17, Op: 1, ID: 1}, 1),
		"unknown command":     frame(wire.Header{Size: 16, Op: 65535, ID: 1}, 0),
		"question without id": frame(wire.Header{Size: 16, Op: uint16(wire.OpSnapshot)}, 0),
		"record cut short":    frame(wire.Header{Size: 16, Op: uint16(wire.OpLibraryLoad), ID: 1}, 0),
		"lengths that lie":    lie,
	} {
		t.Run(name, func(t *testing.T) {
			conn := dial(t, s)
			hello := wire.NewHello("malformed", os.Getpid())
			hello.Base, hello.Size = 0x300000000000, 1<<40
			if _, err := wire.ClientHandshake(conn, hello, nil); err != nil {
				t.Fatal(err)
			}
			if n := len(s.workers()); n != 2 {
				t.Fatalf("%d workers, want two", n)
			}
			if _, err := conn.Write(bytes); err != nil {
				t.Fatal(err)
			}
			if _, err := io.Copy(io.Discard, conn); err != nil && !isReset(err) {
				t.Errorf("the session does not end: %v", err)
			}
			within(t, 2*time.Second, "its worker gone", func() bool { return len(s.workers()) == 1 })
		})
	}
	undisturbed(t, loop)
}

// TestTwoClients lets programs work at once, one of them in Go.
func TestTwoClients(t *testing.T) {
	s := serve(t)
	loops := []*running{start(t, s.env(), program(t, "loop"), "1000"), start(t, s.env(), program(t, "loop"), "1000")}
	c, err := client.Dial(limit.Context(t, time.Second), client.Options{Address: s.address})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	snapshot, err := c.Snapshot(&wire.SnapshotRequest{})
	if err != nil {
		t.Fatal(err)
	}
	if len(snapshot.Devices) != 1 {
		t.Errorf("%d devices", len(snapshot.Devices))
	}
	if n := len(s.workers()); n != 3 {
		t.Errorf("%d workers for three clients", n)
	}
	for i, p := range loops {
		p.endsWithin(t, 30*time.Second)
		if exitCode(p.cmd.ProcessState) != 0 || len(p.stdout) != 1 || p.stdout[0] != "PASS" {
			t.Errorf("program %d: %q %s", i, p.stdout, p.stderr)
		}
	}
}
