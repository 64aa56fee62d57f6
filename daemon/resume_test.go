package daemon

import (
	"errors"
	"os"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/wire"
)

// beginSession opens a session of a token as a client over a network does, and returns its number and secret.
func (d *office) beginSession(token []byte, packets bool) (session uint64, secret [32]byte) {
	d.Helper()
	hello := wire.NewHello("far", 4711)
	hello.Packets = packets
	w, err := wire.ClientHandshake(d.dial(), hello, token)
	if err != nil {
		d.Fatal(err)
	}
	d.entered(w.Session)
	return w.Session, d.sessions.Find(w.Session).Secret
}

// resume goes on with a session, and says whether the daemon passed the connection to its worker.
// The workers of these tests take no connection, so that one that was passed on stays silent.
func (d *office) resume(token []byte, session uint64, secret [32]byte) bool {
	d.Helper()
	const passed = "client came back"
	before := len(d.log.lines(passed))
	conn := d.dial()
	refused := make(chan error, 1)
	go func() {
		hello := wire.NewHello("far", 4711)
		hello.Packets, hello.Resume, hello.Session = true, true, session
		_, err := wire.ClientResume(conn, hello, token, secret)
		refused <- err
	}()
	var err error
	d.eventually("an answer", func() bool {
		select {
		case err = <-refused:
			return true
		default:
			return len(d.log.lines(passed)) > before
		}
	})
	if err == nil {
		return true
	}
	if no, ok := errors.AsType[*wire.RefusedError](err); !ok || no.Status != wire.StatusSession {
		d.Errorf("refused with %v", err)
	}
	return false
}

// TestResumeByAnother: only who began a session goes on with it: with its secret, under its
// credential.
func TestResumeByAnother(t *testing.T) {
	d := newOffice(t, nil)
	alice, bob := d.token("alice", "ml", 0), d.token("bob", "ml", 0)
	session, secret := d.beginSession(alice, true)
	if secret == ([32]byte{}) {
		t.Fatal("the session has no secret")
	}
	wrong := secret
	wrong[31] ^= 1
	for name, c := range map[string]struct {
		token   []byte
		session uint64
		secret  [32]byte
	}{
		"another of the tenant, with the secret": {bob, session, secret},
		"a wrong secret":                         {alice, session, wrong},
		"no secret":                              {alice, session, [32]byte{}},
		"another session":                        {alice, session + 1, secret},
	} {
		if d.resume(c.token, c.session, c.secret) {
			t.Errorf("%s: goes on with the session", name)
		}
	}
	if !d.resume(alice, session, secret) {
		t.Error("who began it is refused")
	}

	// A session that does not outlive its connection has no secret; zeroes are none.
	local, none := d.beginSession(alice, false)
	if none != ([32]byte{}) {
		t.Fatalf("secret %x", none)
	}
	if d.resume(alice, local, none) {
		t.Error("a session without a secret is resumed with none")
	}
}

// TestResumeSwitchedOff: a server that keeps no session hands none out again.
func TestResumeSwitchedOff(t *testing.T) {
	d := newOffice(t, func(cfg *Config) { cfg.Resume = -time.Second })
	alice := d.token("alice", "ml", 0)
	session, secret := d.beginSession(alice, true)
	if d.resume(alice, session, secret) {
		t.Error("a session is resumed that should have ended")
	}
}

// TestTLSProxyUser: the process that reads TLS from anybody is not root, nor a user that workers
// run as.
func TestTLSProxyUser(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("the server is not root")
	}
	d := newOffice(t, nil)
	conn, err := d.connect(d.certificate("alice", "ml"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := wire.ClientHandshake(conn, wire.NewHello("p", 1), nil); err != nil {
		t.Fatal(err)
	}
	lines := d.log.lines("TLS proxy started")
	if len(lines) != 1 {
		t.Fatalf("%q", lines)
	}
	_, pid, _ := strings.Cut(strings.TrimSpace(lines[0]), "pid=")
	if _, err := strconv.Atoi(pid); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat("/proc/" + pid)
	if err != nil {
		t.Fatal(err)
	}
	if uid := info.Sys().(*syscall.Stat_t).Uid; uid == 0 || uid == 65534 {
		t.Errorf("the TLS proxy is a process of user %d", uid)
	}
}
