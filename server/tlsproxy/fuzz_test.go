package tlsproxy

import (
	"bytes"
	"crypto/tls"
	"encoding/json"
	"io"
	"log/slog"
	"net"
	"path/filepath"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/server/control"
	"ferry/server/identity"
)

// FuzzServe is something in the daemon's place: any messages, each with no file,
// a configuration (c, or a good one, g), a connection whose peer has said
// something and left (s), or something that is neither. The TLS proxy ends with an error or serves on; it
// answers only connections, each once, and keeps no descriptor.
func FuzzServe(f *testing.F) {
	good, hello := credentials(f), clientHello()
	begin := `g{"op":"config"}` + next
	f.Add([]byte(begin + `s{"op":"take","id":1,"timeout":1000000000}` + "\x00" + hello + next + `s{"op":"take","id":2,"timeout":1000000000}` + "\x00GET / HTTP/1.1"))
	f.Add([]byte(begin + `s{"op":"take","id":7,"timeout":-1,"silence":1}` + "\x00\x16\x03\x01\x00\x05\x01\x00\x00\x01\x03"))
	f.Add([]byte(`c{"op":"config"}` + "\x00{}"))
	f.Add([]byte(`s{"op":"take","id":7}` + "\x00" + hello)) // before a configuration: it panicked
	f.Add([]byte(`n{"op":"take","id":7}`))
	f.Add([]byte(begin + `d{"op":"take","id":7}` + next + `s{"op":"other"}`))
	quiet := slog.New(slog.DiscardHandler)
	config, err := unix.MemfdCreate("config", unix.MFD_CLOEXEC)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, tape []byte) {
		var kept []int // our ends of what goes along
		ours, file, err := control.Pair()
		if err != nil {
			t.Fatal(err)
		}
		daemon := int(file.Fd())
		asked := map[uint64]int{}
		for i, line := range bytes.Split(tape, []byte(next)) {
			if i == 4 || len(line) < 2 {
				break
			}
			text, body, _ := bytes.Cut(line[1:], []byte{0})
			if len(text) == 0 || len(text) > control.MaxMessage {
				break
			}
			if line[0] == 'g' {
				body = good
			}
			if end := send(t, daemon, line[0], text, body, config); end >= 0 {
				kept = append(kept, end)
			}
			var q Request
			if line[0] != 'n' && json.Unmarshal(text, &q) == nil && q.Op == OpServe {
				asked[q.ID]++
			}
		}
		if err := unix.Shutdown(daemon, unix.SHUT_WR); err != nil {
			t.Fatal(err)
		}
		_ = Serve(ours, quiet)
		_ = ours.Close()
		answers(t, daemon, asked)
		_ = file.Close()
		for _, end := range kept {
			if !hungUp(end) {
				t.Error("a descriptor was kept")
			}
			_ = unix.Close(end)
		}
	})
}

// next stands between messages.
const next = "\n--\n"

// credentials is a configuration that serves.
func credentials(f *testing.F) []byte {
	dir := f.TempDir()
	ca, err := identity.InitCA(dir, "fuzz", time.Now())
	if err != nil {
		f.Fatal(err)
	}
	files := identity.ServerFiles{CA: filepath.Join(dir, identity.CACert), CRL: filepath.Join(dir, identity.CACRL)}
	if files.Cert, files.Key, _, err = ca.Issue(identity.Request{Name: "server", Hosts: []string{"localhost"}, Life: time.Hour}, time.Now()); err != nil {
		f.Fatal(err)
	}
	server, err := files.Read(true)
	if err != nil {
		f.Fatal(err)
	}
	text, err := json.Marshal(server)
	if err != nil {
		f.Fatal(err)
	}
	return text
}

// clientHello is how a client begins.
func clientHello() string {
	ours, theirs := net.Pipe()
	go func() {
		_ = tls.Client(theirs, &tls.Config{ServerName: "localhost", NextProtos: []string{"ferry"}, MinVersion: tls.VersionTLS13}).Handshake()
	}()
	b := make([]byte, 4096)
	n, _ := ours.Read(b)
	_ = ours.Close()
	return string(b[:n])
}

// hungUp says whether nobody else holds the other end any more. A handshake whose time is up closes its connection beside
// whoever waits for it (crypto/tls): it may take a moment longer than Serve.
func hungUp(fd int) bool {
	p := []unix.PollFd{{Fd: int32(fd)}} // only its end is of interest
	for {
		n, err := unix.Poll(p, 10_000)
		if err != unix.EINTR {
			return err == nil && n == 1 && p[0].Revents&unix.POLLHUP != 0
		}
	}
}

// send says something, with the kind of file that is meant; our end of that, or -1.
func send(t *testing.T, daemon int, kind byte, text, body []byte, config int) int {
	if kind == 'n' {
		_ = unix.Sendmsg(daemon, text, nil, nil, 0)
		return -1
	}
	var ends [2]int
	var err error
	switch kind {
	case 'c', 'g':
		if err = unix.Ftruncate(config, 0); err == nil {
			_, err = unix.Pwrite(config, body, 0)
		}
		if err == nil {
			_, err = unix.Seek(config, 0, io.SeekStart)
		}
		if err != nil {
			t.Fatal(err)
		}
		_ = unix.Sendmsg(daemon, text, unix.UnixRights(config), nil, 0)
		return -1
	case 's':
		if ends, err = unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0); err == nil {
			_, _ = unix.SendmsgN(ends[0], body, nil, nil, unix.MSG_DONTWAIT)
			err = unix.Shutdown(ends[0], unix.SHUT_WR)
		}
	default:
		err = unix.Pipe2(ends[:], unix.O_CLOEXEC)
	}
	if err != nil {
		t.Fatal(err)
	}
	_ = unix.Sendmsg(daemon, text, unix.UnixRights(ends[1]), nil, 0)
	_ = unix.Close(ends[1])
	return ends[0]
}

// answers reads the replies of the TLS proxy.
func answers(t *testing.T, daemon int, asked map[uint64]int) {
	b, oob := make([]byte, control.MaxMessage), make([]byte, 64)
	for {
		n, oobn, _, _, err := unix.Recvmsg(daemon, b, oob, unix.MSG_CMSG_CLOEXEC)
		if err != nil || n == 0 {
			return
		}
		var r Reply
		if err := json.Unmarshal(b[:n], &r); err != nil || r.Error == "" || oobn > 0 {
			t.Fatalf("%q, %v", b[:n], err) // nobody here can speak TLS
		}
		if asked[r.ID]--; asked[r.ID] < 0 {
			t.Fatalf("nobody asked for %d", r.ID)
		}
	}
}
