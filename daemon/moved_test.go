package daemon

import (
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"ferry/daemon/handover"
	"ferry/daemon/sessions"
	"ferry/server/identity"
	"ferry/test/limit"
	"ferry/wire"
)

// comeBack resumes a session and returns the error of the handshake, or of a Welcome that did not come.
func (d *office) comeBack(token []byte, session uint64, secret [32]byte, edit func(*wire.Hello)) error {
	d.Helper()
	conn := d.dial()
	_ = conn.SetDeadline(limit.Deadline())
	hello := wire.NewHello("p", 1)
	hello.Packets, hello.Resume, hello.Session, hello.Follows = true, true, session, true
	edit(&hello)
	_, err := wire.ClientResume(conn, hello, token, secret)
	return err
}

// TestMovedSession: who began a session, and has its secret, learns where the session has moved; nobody else does. A client
// that cannot follow is told so.
func TestMovedSession(t *testing.T) {
	d := newOffice(t, nil)
	alice, bob := d.token("alice", "ml", 0), d.token("bob", "ml", 0)
	session, secret := d.beginSession(alice, true)
	to := wire.Redirect{Addresses: []string{"tls://gpu2:7700"}, Session: 99, Secret: [32]byte{9, 8, 7}}
	same := func(*wire.Hello) {}
	if err := d.admission.Moved(session+1, to); err == nil {
		t.Error("a session that does not exist has moved")
	}
	if err := d.admission.Moved(session, wire.Redirect{Addresses: []string{"pigeon://x"}, Session: 1, Secret: to.Secret}); err == nil {
		t.Error("a session has moved to an address that nobody knows")
	}
	if err := d.admission.Moved(session, to); err != nil {
		t.Fatal(err)
	}
	moved, ok := errors.AsType[*wire.MovedError](d.comeBack(alice, session, secret, same))
	if !ok || !reflect.DeepEqual(moved.Redirect, to) {
		t.Errorf("the client learns %+v", moved)
	}
	wrong := secret
	wrong[0] ^= 1
	for name, err := range map[string]error{
		"another, with the secret": d.comeBack(bob, session, secret, same),
		"a wrong secret":           d.comeBack(alice, session, wrong, same),
		"a ticket":                 d.comeBack(alice, session, secret, func(h *wire.Hello) { h.Ticket = true }),
		"the secret there":         d.comeBack(alice, session, to.Secret, same),
	} {
		if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || refused.Status != wire.StatusSession || strings.Contains(err.Error(), "moved") {
			t.Errorf("%s: %v", name, err)
		}
	}
	err := d.comeBack(alice, session, secret, func(h *wire.Hello) { h.Follows = false })
	if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || refused.Status != wire.StatusSession || !strings.Contains(err.Error(), "too old to follow") {
		t.Errorf("a client that cannot follow: %v", err)
	}
	var h handover.State
	if err := d.admission.Save(&h, nil); err != nil || len(h.Moved) != 1 || h.Moved[0].ID != session || time.Until(h.Moved[0].Until) < time.Hour {
		t.Errorf("a restart keeps %+v, %v", h.Moved, err)
	}
	d.admission.MoveFailed(session)
	if !d.resume(alice, session, secret) {
		t.Error("a session that has not moved after all is gone")
	}
}

// TestTicketOfSession: a session that has come from another server is resumed with its secret alone, and with a token by nobody;
// another session is not.
func TestTicketOfSession(t *testing.T) {
	d := newOffice(t, nil)
	alice := d.token("alice", "ml", 0)
	session, secret := d.beginSession(alice, true)
	ticket := func(h *wire.Hello) { h.Ticket = true }
	if refused, ok := errors.AsType[*wire.RefusedError](d.comeBack(nil, session, secret, ticket)); !ok || refused.Status != wire.StatusSession {
		t.Errorf("without a token the client of a session that never moved: %v", refused)
	}
	d.sessions.Find(session).Ticket = true
	wrong := secret
	wrong[0] ^= 1
	if refused, ok := errors.AsType[*wire.RefusedError](d.comeBack(nil, session, wrong, ticket)); !ok || refused.Status != wire.StatusSession {
		t.Errorf("a wrong ticket: %v", refused)
	}
	if d.resume(alice, session, secret) {
		t.Error("a token resumes a session that has come with a ticket")
	}
	go func() { _ = d.comeBack(nil, session, secret, ticket) }() // the worker does not answer
	d.eventually("the connection is passed on", func() bool { return len(d.log.lines("client came back")) == 1 })
}

// bring has a server with a token bring a session of alice's.
func (d *office) bring(token []byte, request string) error {
	d.Helper()
	conn := d.dial()
	_ = conn.SetDeadline(limit.Deadline())
	hello := wire.NewHello("p", 1)
	hello.Service, hello.Request, hello.Base, hello.Size = wire.ServiceMove, request, 1<<45, 1<<40
	_, err := wire.ClientHandshake(conn, hello, token)
	return err
}

// TestServersThatBring: only servers that the configuration names bring sessions; what they bring belongs to whom they say.
func TestServersThatBring(t *testing.T) {
	d := newOffice(t, func(c *Config) { c.MoveFrom = []string{"gpu1"} })
	gpu1, student := d.token("gpu1", "servers", 0), d.token("student", "ml", 0)
	request := sessions.Origin{Tenant: "ml", Name: "alice"}.Words()
	refused, ok := errors.AsType[*wire.RefusedError](d.bring(student, request))
	if !ok || refused.Status != wire.StatusToken || !strings.Contains(refused.Message, "may not bring sessions") {
		t.Errorf("a student brings a session: %v", refused)
	}
	if refused, ok := errors.AsType[*wire.RefusedError](d.bring(gpu1, "")); !ok || refused.Status != wire.StatusMalformed {
		t.Errorf("a session of nobody: %v", refused)
	}
	go func() { _ = d.bring(gpu1, request) }() // the played worker does not answer
	d.eventually("the session is there", func() bool { return len(d.sessions.List()) == 1 })
	if who := d.sessions.List()[0].Who(); who.Name != "alice" || who.Tenant != "ml" || who.Kind != identity.ByServer {
		t.Errorf("the session is %+v's", who)
	}
}
