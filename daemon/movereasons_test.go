package daemon

import (
	"strings"
	"testing"

	"ferry/daemon/sessions"
	"ferry/operator/admin"
	"ferry/transport"
	"ferry/wire"
)

// TestMovesThatCannotBegin: each reason of the daemon itself why a session does not move.
func TestMovesThatCannotBegin(t *testing.T) {
	d := newOffice(t, nil)
	alice := d.token("alice", "ml", 0)
	begin := func(edit func(*wire.Hello)) uint64 {
		hello := wire.NewHello("far", 4711)
		edit(&hello)
		w, err := wire.ClientHandshake(d.dial(), hello, alice)
		if err != nil {
			t.Fatal(err)
		}
		d.entered(w.Session)
		return w.Session
	}
	local := begin(func(*wire.Hello) {})
	looks := begin(func(h *wire.Hello) { h.Service = wire.ServiceNVML })
	far := begin(func(h *wire.Hello) { h.Packets, h.Follows = true, true })
	old := begin(func(h *wire.Hello) { h.Packets = true })
	address := func(text string) transport.Address {
		a, err := transport.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	to := func(server string, clients ...string) *sessions.Destination {
		x := &sessions.Destination{Server: address(server)}
		for _, c := range append([]string{server}, clients...)[min(len(clients), 1):] {
			x.Clients = append(x.Clients, address(c))
		}
		return x
	}
	const scheme, other = "tcp", "tls" // the client came by TCP
	for _, c := range []struct {
		session uint64
		to      *sessions.Destination
		says    string
	}{
		{looks, nil, "only asks about GPUs"},
		{old, nil, "cannot follow it to another server"},
		{far, nil, ""},
		{local, nil, ""},
		{far, to("unix:///s"), "came over a network, and cannot reach"},
		{far, to(scheme + "://gpu2:1"), ""},
		{far, to(other + "://gpu2:1"), "does not follow to"},
		{far, to("unix:///s", other+"://gpu2:1", scheme+"://gpu2:2"), ""},
		{local, to("tcp://gpu2:1"), "it shares memory with its program"},
		{local, to("unix:///s"), ""},
	} {
		if _, err := d.sessions.PrepareMove(c.session, c.to); (err == nil) != (c.says == "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("session %d to %+v: %v, which should say %q", c.session, c.to, err, c.says)
		}
	}
	if _, err := d.moveSession(t.Context(), far, admin.MoveRequest{To: scheme + "://gpu2:1"}, d.cfg.CarryAs); err == nil || !strings.Contains(err.Error(), "this server serves one program") {
		t.Errorf("a server that connects to no other: %v", err)
	}
}
