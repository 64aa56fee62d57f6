package daemon

import (
	"encoding/json"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ferry/daemon/audit"
	"ferry/operator/admin"
	"ferry/test/limit"
	"ferry/wire"
)

// recordsOf reads an audit file. A line that the daemon is writing is not there yet.
func recordsOf(t *testing.T, file string) (list []audit.Record) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		var r audit.Record
		if !strings.HasSuffix(line, "\n") {
			break
		}
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatal(err)
		}
		list = append(list, r)
	}
	return list
}

// recorded waits for a record of an event.
func (f *fixture) recorded(file, event string, is func(audit.Record) bool) (found audit.Record) {
	f.Helper()
	f.eventually("a record "+event, func() bool {
		list := recordsOf(f.T, file)
		i := slices.IndexFunc(list, func(r audit.Record) bool { return r.Event == event && is(r) })
		if i >= 0 {
			found = list[i]
		}
		return i >= 0
	})
	return found
}

// TestAuditResume: a session that is resumed leaves a line, from another machine one that says
// so; a resume that is refused leaves one with the name that was proved.
func TestAuditResume(t *testing.T) {
	d := newOffice(t, nil)
	alice, bob := d.token("alice", "ml", 0), d.token("bob", "ml", 0)
	hello := wire.NewHello("p", 1)
	hello.Packets = true
	w, err := wire.ClientHandshake(d.dial(), hello, alice)
	if err != nil {
		t.Fatal(err)
	}
	d.entered(w.Session)
	secret := d.sessions.Find(w.Session).Secret
	wrong := secret
	wrong[0]++
	resume := func(from string, token []byte, secret [32]byte) {
		t.Helper()
		dialer := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(from)}}
		conn, err := dialer.DialContext(t.Context(), "tcp", d.Addrs()[0].Target)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = conn.Close() })
		_ = conn.SetDeadline(limit.Deadline())
		again := wire.NewHello("p", 1)
		again.Packets, again.Resume, again.Session = true, true, w.Session
		go func() { _, _ = wire.ClientResume(conn, again, token, secret) }() // the worker of this test does not answer
	}
	n := len(d.lines())
	for i, c := range []struct {
		from    string
		token   []byte
		secret  [32]byte
		event   string
		name    string
		another bool
	}{
		{"127.0.0.1", alice, secret, audit.Resumed, "alice", false},
		{"127.0.0.2", alice, secret, audit.Resumed, "alice", true},
		{"127.0.0.2", alice, secret, audit.Resumed, "alice", false},
		{"127.0.0.3", alice, wrong, audit.ResumeRefused, "alice", false},
		{"127.0.0.4", bob, secret, audit.ResumeRefused, "bob", false},
	} {
		resume(c.from, c.token, c.secret)
		r := d.next(n + i)
		if r.Event != c.event || r.Session != w.Session || r.Who == nil || r.Who.Name != c.name || audit.Host(r.Peer) != c.from || (r.PreviousPeer != "") != c.another {
			t.Errorf("%d: %+v", i, r)
		}
		if c.another && audit.Host(r.PreviousPeer) != "127.0.0.1" {
			t.Errorf("%d: it came from %s", i, r.PreviousPeer)
		}
	}
}

// TestAuditTLSProbe: a peer that does the handshake of TLS and leaves has left a line.
func TestAuditTLSProbe(t *testing.T) {
	d := newOffice(t, nil)
	conn, err := d.connect(d.certificate("alice", "ml"))
	if err != nil {
		t.Fatal(err)
	}
	_ = conn.Close()
	if r := d.next(0); r.Event != audit.Probed || r.Who == nil || r.Who.Name != "alice" || audit.Host(r.Peer) != "127.0.0.1" {
		t.Errorf("%+v", r)
	}
}

// TestAuditOperator: what operators do is in the audit, with who they are and what came of it;
// the start and the end of the server too; and nothing of it can be changed unnoticed.
func TestAuditOperator(t *testing.T) {
	file := filepath.Join(t.TempDir(), "audit")
	var wait func()
	t.Run("serve", func(t *testing.T) {
		f, c := serveAdmin(t, "echo", func(cfg *Config) {
			cfg.AuditLog, cfg.Version, cfg.ConfigHash = file, "1.2.3", "sha256:abc"
			cfg.Reload = func() (admin.Reloaded, error) { return admin.Reloaded{Changed: []string{"limits.clients"}}, nil }
		})
		_, _ = f.open("p", nil)
		weight := 3.0
		if _, err := c.Limit(t.Context(), 1, admin.Change{Weight: &weight}); err != nil {
			t.Fatal(err)
		}
		if err := c.Kill(t.Context(), 1); err != nil {
			t.Fatal(err)
		}
		if err := c.Kill(t.Context(), 77); err == nil {
			t.Fatal("killed a session that there is not")
		}
		if _, err := c.Reload(t.Context()); err != nil {
			t.Fatal(err)
		}
		for _, want := range []audit.Operation{
			{Action: "PATCH /v1/sessions/1", Detail: `{"weight":3}`, Result: "200 OK"},
			{Action: "POST /v1/sessions/1/kill", Result: "200 OK"},
			{Action: "POST /v1/sessions/77/kill", Result: "404 Not Found"},
			{Action: "POST /v1/reload", Result: "200 OK"},
		} {
			r := f.recorded(file, audit.Operated, func(r audit.Record) bool { return r.Action == want.Action })
			if !strings.Contains(r.By, "uid ") || r.Result != want.Result || strings.TrimSpace(r.Detail) != want.Detail {
				t.Errorf("%+v, want %+v", r.Operation, want)
			}
		}
		f.recorded(file, audit.Reread, func(r audit.Record) bool { return strings.Contains(r.Reason, "limits.clients") })
		s := f.recorded(file, audit.Started, func(audit.Record) bool { return true })
		if s.Version != "1.2.3" || s.ConfigHash != "sha256:abc" || s.ServerPid != os.Getpid() {
			t.Errorf("%+v", s)
		}
		server, err := c.Server(t.Context())
		if err != nil || server.Audit.File != file || server.Audit.Records < 5 {
			t.Errorf("%+v, %v", server.Audit, err)
		}
		head, err := audit.ParseHead(server.Audit.Head)
		if err != nil {
			t.Fatal(err)
		}
		wait = func() { // when the daemon has ended
			v, err := audit.Verify([]string{file}, audit.Anchor{Head: head, From: "the server"})
			if err != nil || v.Problem != nil {
				t.Errorf("%v, %v", v.Problem, err)
			}
		}
	})
	wait()
	if list := recordsOf(t, file); list[len(list)-1].Event != audit.Stopped {
		t.Errorf("the last record is %+v", list[len(list)-1])
	}
}
