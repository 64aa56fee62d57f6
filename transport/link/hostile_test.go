package link

import (
	"context"
	"errors"
	"net"
	"testing"
	"time"

	"ferry/test/limit"
	"ferry/wire"
)

// TestHostilePackets: a packet with positions that cannot be is refused, and changes nothing.
func TestHostilePackets(t *testing.T) {
	fresh := func() *Link {
		l := New(time.Hour, nil)
		l.out.sent, l.out.written, l.out.acked = 1000, 2000, 500
		l.in.received, l.in.consumed = 5000, 4000
		return l
	}
	body := make([]byte, 100)
	for name, c := range map[string]struct {
		wire.Packet
		fine bool
	}{
		"in order":                      {wire.Packet{Kind: wire.PacketData, At: 5000, Size: 100, Acked: 1000}, true},
		"again":                         {wire.Packet{Kind: wire.PacketData, At: 4900, Size: 100, Acked: 600}, true},
		"acknowledges what is not sent": {wire.Packet{Kind: wire.PacketAck, At: 5000, Acked: 1001}, false},
		"acknowledges anything":         {wire.Packet{Kind: wire.PacketAck, At: 5000, Acked: ^uint64(0)}, false},
		"leaves a gap":                  {wire.Packet{Kind: wire.PacketData, At: 5001, Size: 100, Acked: 600}, false},
		"from far ahead":                {wire.Packet{Kind: wire.PacketData, At: 1 << 62, Size: 100, Acked: 600}, false},
	} {
		l := fresh()
		before := l.in.received
		_, err := l.acceptPacket(c.Packet, body[:c.Size], false)
		if (err == nil) != c.fine || err != nil && !errors.Is(err, wire.ErrDamaged) {
			t.Errorf("%s: %v", name, err)
		}
		if err != nil && (l.in.received != before || l.out.acked != 500) {
			t.Errorf("%s: received %d, acknowledged %d", name, l.in.received, l.out.acked)
		}
	}
	// Nobody reads: after a window there is no room for more.
	l := fresh()
	big := make([]byte, wire.MaxPacket)
	for l.in.received+wire.MaxPacket <= l.in.consumed+wire.Window {
		if _, err := l.acceptPacket(wire.Packet{Kind: wire.PacketData, At: l.in.received, Size: wire.MaxPacket, Acked: 500}, big, false); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := l.acceptPacket(wire.Packet{Kind: wire.PacketData, At: l.in.received, Size: wire.MaxPacket, Acked: 500}, big, false); !errors.Is(err, wire.ErrDamaged) {
		t.Errorf("more than a window: %v", err)
	}
}

// TestReconnectProvesTheSecret: a client that comes back proves that the session is its own with the
// secret of its Welcome.
func TestReconnectProvesTheSecret(t *testing.T) {
	w := newWires(t)
	secret := [32]byte{1, 2, 3}
	first, peer := w.pair()
	c, err := NewClient(first, wire.Welcome{Session: 7, Keep: 60_000, Secret: secret}, Session{
		Hello: wire.Hello{Version: wire.ProtocolVersion, Schema: wire.ThisSchema(), Packets: true}, Keep: time.Hour,
		Dial: func(ctx context.Context) (net.Conn, error) {
			var d net.Dialer
			return d.DialContext(ctx, "tcp", w.l.Addr().String())
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	_ = peer.Close()
	next, err := w.l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	_ = next.SetDeadline(limit.Deadline())
	a, err := wire.ServerHandshake(next, wire.ServerOptions{
		Schema: wire.ThisSchema(), Secret: func(session uint64) ([32]byte, bool) { return secret, session == 7 },
	})
	if err != nil || !a.Hello.Resume || a.Hello.Session != 7 {
		t.Errorf("the client came back: %+v, %v", a.Hello, err)
	}
	c.End(ErrClosed)
	_, _ = next.Close(), c.Close()
}
