package wire

import (
	"bytes"
	"errors"
	"net"
	"testing"
)

func TestPacketLayout(t *testing.T) {
	p := Packet{Size: 0x1234, Kind: PacketData, At: 0x1122334455667788, Acked: 0x99aabbccddeeff00, Sum: Sum([]byte("123456789"))}
	if p.Sum != 0xe3069283 { // the check value of CRC-32C
		t.Errorf("the sum of 123456789 is %#x", p.Sum)
	}
	b := make([]byte, PacketHeader)
	p.Put(b)
	want := []byte("\x34\x12\x00\x00\x01\x00\x00\x00\x88\x77\x66\x55\x44\x33\x22\x11\x00\xff\xee\xdd\xcc\xbb\xaa\x99\x83\x92\x06\xe3")
	if !bytes.Equal(b[:28], want) {
		t.Errorf("layout: %x", b)
	}
	if got, err := ParsePacket(b); err != nil || got != p {
		t.Errorf("got %+v, %v", got, err)
	}
}

// TestPacketDamage: every single bit of a header is covered by its sum.
func TestPacketDamage(t *testing.T) {
	b := make([]byte, PacketHeader)
	Packet{Size: 16, Kind: PacketData, At: 7, Acked: 9}.Put(b)
	for bit := range 8 * PacketHeader {
		b[bit/8] ^= 1 << (bit % 8)
		if _, err := ParsePacket(b); !errors.Is(err, ErrDamaged) {
			t.Errorf("bit %d: %v", bit, err)
		}
		b[bit/8] ^= 1 << (bit % 8)
	}
	for name, p := range map[string]Packet{
		"too large":         {Size: MaxPacket + 1, Kind: PacketData},
		"data without data": {Kind: PacketData},
		"ack with data":     {Size: 1, Kind: PacketAck},
		"unknown kind":      {Kind: 9},
		"kind 0":            {},
		"position wraps":    {Size: 16, Kind: PacketData, At: ^uint64(0) - 3},
	} {
		p.Put(b)
		if _, err := ParsePacket(b); !errors.Is(err, ErrDamaged) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := ParsePacket(b[:31]); !errors.Is(err, ErrDamaged) {
		t.Errorf("cut short: %v", err)
	}
}

func FuzzPacket(f *testing.F) {
	b := make([]byte, PacketHeader)
	Packet{Size: 16, Kind: PacketData, At: 7, Acked: 9}.Put(b)
	f.Add(b)
	f.Fuzz(func(t *testing.T, b []byte) {
		p, err := ParsePacket(b)
		if err != nil {
			return
		}
		again := make([]byte, PacketHeader)
		if p.Put(again); !bytes.Equal(again, b[:PacketHeader]) {
			t.Errorf("%x became %x", b, again)
		}
	})
}

// shakeAgain runs both ends of a handshake and returns what each has of it.
func shakeAgain(t *testing.T, hello Hello, token []byte, secret [32]byte, opts ServerOptions) (Welcome, Accepted, error, error) {
	t.Helper()
	client, server := net.Pipe()
	defer client.Close()
	type outcome struct {
		a   Accepted
		err error
	}
	done := make(chan outcome, 1)
	go func() {
		a, err := ServerHandshake(server, opts)
		if err == nil {
			err = WriteWelcome(server, Welcome{Proof: a.Proof, Session: 7, Packets: hello.Packets, Secret: a.Sealed, Received: 5, Keep: 1000})
		}
		done <- outcome{a, err}
		server.Close()
	}()
	w, err := ClientResume(client, hello, token, secret)
	client.Close()
	o := <-done
	return w, o.a, err, o.err
}

// TestResumeHandshake: the secret arrives, is not to be seen on the wire where
// there is a token, and only who has it goes on with the session.
func TestResumeHandshake(t *testing.T) {
	for name, token := range map[string][]byte{"token": testToken, "open": nil} {
		t.Run(name, func(t *testing.T) {
			hello := NewHello("p", 1)
			hello.Packets = true
			w, a, err, _ := shakeAgain(t, hello, token, [32]byte{}, ServerOptions{Key: keyOf(token), Schema: ThisSchema()})
			if err != nil || w.Secret != a.Secret || w.Secret == [32]byte{} {
				t.Fatalf("%v; the client has %x, the server %x", err, w.Secret, a.Secret)
			}
			if token != nil && a.Sealed == a.Secret {
				t.Error("the secret crosses the wire as it is")
			}
			opts := ServerOptions{Key: keyOf(token), Schema: ThisSchema(), Secret: func(s uint64) ([32]byte, bool) { return a.Secret, s == 7 }}
			again := func(edit func(*Hello, *[32]byte, *[]byte)) error {
				h, secret, token := NewHello("p", 1), w.Secret, token
				h.Packets, h.Resume, h.Session, h.Received = true, true, 7, 3
				edit(&h, &secret, &token)
				w, a, err, refusal := shakeAgain(t, h, token, secret, opts)
				if err == nil && (w.Received != 5 || a.Hello.Received != 3 || a.Hello.Session != 7 || refusal != nil) {
					t.Errorf("positions got lost: %+v %+v %v", w, a.Hello, refusal)
				}
				return err
			}
			if err := again(func(*Hello, *[32]byte, *[]byte) {}); err != nil {
				t.Errorf("resuming: %v", err)
			}
			for name, edit := range map[string]func(*Hello, *[32]byte, *[]byte){
				"wrong secret":    func(_ *Hello, s *[32]byte, _ *[]byte) { s[0] ^= 1 },
				"no secret":       func(_ *Hello, s *[32]byte, _ *[]byte) { *s = [32]byte{} },
				"another session": func(h *Hello, _ *[32]byte, _ *[]byte) { h.Session = 8 },
				"unknown session, secret of zeros": func(h *Hello, s *[32]byte, _ *[]byte) {
					h.Session, *s = 8, [32]byte{}
				},
			} {
				var refused *RefusedError
				if err := again(edit); !errors.As(err, &refused) || *refused != *NoSession() {
					t.Errorf("%s: %v", name, err)
				}
			}
			if token != nil {
				var refused *RefusedError
				err := again(func(_ *Hello, _ *[32]byte, token *[]byte) { *token = otherToken })
				if !errors.As(err, &refused) || refused.Status != StatusToken {
					t.Errorf("the secret without the token: %v", err)
				}
			}
		})
	}
}

// keyOf is a server's way to know a token, or to ask for none.
func keyOf(token []byte) func(TokenID) TokenKey {
	if token == nil {
		return nil
	}
	return OneToken(token)
}
