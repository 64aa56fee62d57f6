package wire

import (
	"bytes"
	"encoding/hex"
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"

	"ferry/test/limit"
)

// to is where the session of these tests has moved.
var to = Redirect{Addresses: []string{"tcp://gpu2:7700", "tcp://10.0.0.2:7700"}, Session: 99, Secret: [32]byte{9, 8, 7}}

// resume has a client resume session 7 with a secret at a server where it has moved. forge may change what the server says.
func resume(t *testing.T, hello Hello, token []byte, secret [32]byte, opts ServerOptions, forge func(*Welcome)) (Welcome, error) {
	t.Helper()
	client, server := socketPair(t)
	_, _ = client.SetDeadline(limit.Deadline()), server.SetDeadline(limit.Deadline())
	own := [32]byte{1, 2, 3}
	opts.Schema, opts.Secret = ThisSchema(), func(s uint64) ([32]byte, bool) { return own, s == 7 }
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer server.Close()
		a, err := ServerHandshake(server, opts)
		if err != nil {
			return
		}
		w := Welcome{Proof: a.Proof, Session: a.Hello.Session, Packets: true, Received: 5}
		if a.Hello.Session == 7 {
			if w, err = a.Moved(own, to); err != nil {
				t.Error(err)
			}
		}
		forge(&w)
		_ = WriteWelcome(server, w)
	}()
	hello.Packets, hello.Resume, hello.Follows = true, true, true
	w, err := ClientResume(client, hello, token, secret)
	_ = client.Close()
	<-done
	return w, err
}

// TestMoved: a client that proves the secret of a session learns where the session is, with or without a token. Without the
// secret it learns nothing, and what anybody changed on the way is refused.
func TestMoved(t *testing.T) {
	hello := NewHello("p", 1)
	hello.Session = 7
	honest := func(*Welcome) {}
	right := [32]byte{1, 2, 3}
	for _, token := range [][]byte{nil, testToken} {
		opts := ServerOptions{}
		if token != nil {
			opts.Key = OneToken(token)
		}
		var said Welcome
		_, err := resume(t, hello, token, right, opts, func(w *Welcome) { said = *w })
		moved, ok := errors.AsType[*MovedError](err)
		if !ok || !reflect.DeepEqual(moved.Redirect, to) || !strings.Contains(err.Error(), "tcp://gpu2:7700 or tcp://10.0.0.2:7700") {
			t.Errorf("the client learns %v", err)
		}
		if bytes.Contains(said.Append(nil), to.Secret[:8]) {
			t.Error("the new secret travels in the clear")
		}
		w, err := resume(t, hello, token, [32]byte{1, 2, 4}, opts, honest)
		if refused, ok := errors.AsType[*RefusedError](err); !ok || refused.Status != StatusSession || w.Session != 0 || w.Secret != [32]byte{} {
			t.Errorf("with another secret the client learns %+v, %v", w, err)
		}
		for name, forge := range map[string]func(*Welcome){
			"address": func(w *Welcome) { w.Message = "tcp://evil:7700" }, "session": func(w *Welcome) { w.Session++ },
			"secret": func(w *Welcome) { w.Secret[5] ^= 1 }, "proof": func(w *Welcome) { w.Proof[5] ^= 1 }, "keep": func(w *Welcome) { w.Keep = 1 },
		} {
			if _, err := resume(t, hello, token, right, opts, forge); !errors.Is(err, ErrImpostor) {
				t.Errorf("another %s: %v", name, err)
			}
		}
	}
	fresh := hello
	fresh.Session, fresh.Packets = 0, true
	client, server := socketPair(t)
	defer client.Close()
	go func() {
		defer server.Close()
		if _, err := ServerHandshake(server, ServerOptions{Schema: ThisSchema()}); err == nil {
			_ = WriteWelcome(server, Welcome{Status: StatusMoved, Message: "tcp://evil:7700"})
		}
	}()
	_, err := ClientHandshake(client, fresh, nil)
	if refused, ok := errors.AsType[*RefusedError](err); !ok || refused.Status != StatusMoved {
		t.Errorf("a new session is sent elsewhere: %v", err)
	}
}

// TestTicket: the secret of a session that has moved stands for a token, also where the server asks others for one, and the
// server proves that it knows the secret. No other session can be resumed so.
func TestTicket(t *testing.T) {
	ticket := [32]byte{4, 5, 6}
	opts := ServerOptions{Key: OneToken(testToken), Ticket: func(s uint64) ([32]byte, bool) { return ticket, s == 8 }}
	hello := NewHello("p", 1)
	hello.Session, hello.Ticket = 8, true
	honest := func(*Welcome) {}
	for _, token := range [][]byte{nil, testToken, otherToken} {
		if w, err := resume(t, hello, token, ticket, opts, honest); err != nil || w.Received != 5 {
			t.Errorf("with token %q: %+v, %v", token, w, err)
		}
	}
	refusal := func(hello Hello, secret [32]byte, opts ServerOptions) Status {
		_, err := resume(t, hello, nil, secret, opts, honest)
		refused, ok := errors.AsType[*RefusedError](err)
		if !ok {
			t.Fatal(err)
		}
		return refused.Status
	}
	if s := refusal(hello, [32]byte{4, 5, 7}, opts); s != StatusSession {
		t.Errorf("another ticket: %v", s)
	}
	own := hello
	own.Session = 7
	if s := refusal(own, [32]byte{1, 2, 3}, opts); s != StatusSession {
		t.Errorf("a session that never moved, without a token: %v", s)
	}
	if s := refusal(hello, ticket, ServerOptions{}); s != StatusSession {
		t.Errorf("where no session has moved to: %v", s)
	}
	if _, err := resume(t, hello, nil, ticket, opts, func(w *Welcome) { w.Proof[3] ^= 1 }); !errors.Is(err, ErrImpostor) {
		t.Errorf("a server without the secret: %v", err)
	}
}

// TestRedirectBounds: what cannot be sent is not.
func TestRedirectBounds(t *testing.T) {
	long := "tcp://" + strings.Repeat("x", 249)
	for name, edit := range map[string]func(*Redirect){
		"no address": func(r *Redirect) { r.Addresses = nil }, "no scheme": func(r *Redirect) { r.Addresses = []string{"gpu2:7700"} },
		"too many": func(r *Redirect) { r.Addresses = strings.Fields(strings.Repeat("tcp://a:1 ", 9)) }, "a blank": func(r *Redirect) { r.Addresses = []string{"tcp://a b"} },
		"too long": func(r *Redirect) { r.Addresses = []string{long + "x"} }, "together too long": func(r *Redirect) { r.Addresses = []string{long, long, long, long, long} },
		"a control character": func(r *Redirect) { r.Addresses = []string{"tcp://a\x1b"} }, "no session": func(r *Redirect) { r.Session = 0 },
		"no secret": func(r *Redirect) { r.Secret = [32]byte{} },
	} {
		r := to
		if edit(&r); r.Validate() == nil {
			t.Errorf("%s passes", name)
		}
		if _, err := (&Accepted{}).Moved([32]byte{}, r); err == nil {
			t.Errorf("%s is sent", name)
		}
	}
	r := to
	r.Addresses = []string{long, long, long, "tcp://a:1"}
	if err := r.Validate(); err != nil {
		t.Error(err)
	}
}

// TestOlderServer: a server that does not know that clients can follow refuses the flag, and the client goes on without.
func TestOlderServer(t *testing.T) {
	hello := NewHello("p", 1)
	hello.Packets, hello.Follows = true, true
	refusal := refuse(StatusMalformed, "unknown flags %#x", 32)
	if !UseOlderHello(&hello, refusal) || hello.Follows || UseOlderHello(&hello, refusal) {
		t.Errorf("the next attempt: %+v", hello)
	}
	if hello.Follows = true; UseOlderHello(&hello, refuse(StatusMalformed, "a request of 300 bytes")) || !hello.Follows {
		t.Error("every malformed handshake is tried again")
	}
}

// TestMovedVector: the bytes that the shim's tests use, too.
func TestMovedVector(t *testing.T) {
	hello, challenge := vector.hello.Append(nil), vector.challenge.Append(nil)
	a := Accepted{rawHello: hello, rawChallenge: challenge}
	w, err := a.Moved([32]byte(count(0x10, 32)), Redirect{[]string{"tcp://gpu2:7700"}, 99, [32]byte(count(0x20, 32))})
	if err != nil {
		t.Fatal(err)
	}
	server := ticketProof([32]byte(count(0x20, 32)), hello, challenge)
	for name, c := range map[string]struct {
		got  [32]byte
		want string
	}{
		"proof": {w.Proof, "dd1078dcc3277e429a19f1f765d54141f3b16b8f5536503cb7fa361eb3a21af7"}, "secret": {w.Secret, "2ebb593ad210984e71887d9f723817f6734b7f7edab68fc82035303456c8de19"}, "server": {server, "4f0109df90b5644f715611c4f4ca3d56a25d9133bd3647f79ff7c3278c18a2f4"},
	} {
		if got := hex.EncodeToString(c.got[:]); got != c.want {
			t.Errorf("%s: %s", name, got)
		}
	}
}

// FuzzMoved plays any server towards a client that resumes: the client follows only what was made with its secret, and
// what it follows is within bounds.
func FuzzMoved(f *testing.F) {
	secret := [32]byte{1, 2, 3}
	f.Add(uint64(9), []byte("tcp://gpu2:7700"), to.Secret[:], byte(0), byte(0))
	f.Add(uint64(9), []byte("tcp://gpu2:7700  tls://x"), to.Secret[:], byte(0), byte(0))
	f.Add(uint64(0), []byte("tcp://gpu2:7700"), to.Secret[:], byte(30), byte(1))
	f.Fuzz(func(t *testing.T, session uint64, message, ticket []byte, at, flip byte) {
		w := Welcome{Status: StatusMoved, Packets: true, Session: session, Message: string(message[:min(len(message), maxMessage)])}
		copy(w.Secret[:], ticket)
		s := &answering{secret: secret, w: w, at: int(at), flip: flip}
		hello := NewHello("p", 1)
		hello.Packets, hello.Resume, hello.Follows, hello.Ticket, hello.Session = true, true, true, true, 7
		_, err := ClientResume(s, hello, nil, secret)
		moved, ok := errors.AsType[*MovedError](err)
		switch {
		case err == nil:
			t.Fatal("a welcome")
		case ok && flip != 0:
			t.Fatalf("it follows what was changed: %+v", moved)
		case ok && moved.Validate() != nil:
			t.Fatalf("it follows %+v: %v", moved, moved.Validate())
		case ok && (moved.Session != session || strings.Join(moved.Addresses, " ") != w.Message):
			t.Fatalf("it follows %+v", moved)
		}
	})
}

// answering is a server that says where a session is, and may damage what it says.
type answering struct {
	secret [32]byte
	w      Welcome
	at     int
	flip   byte
	heard  []byte
	said   []byte
	state  int
}

func (s *answering) Write(b []byte) (int, error) {
	s.heard = append(s.heard, b...)
	return len(b), nil
}

func (s *answering) Read(b []byte) (int, error) {
	if len(s.said) == 0 && s.state == 0 {
		s.state = 1
		s.said = Challenge{Version: ProtocolVersion, Schema: ThisSchema()}.Append(nil)
	}
	if len(s.said) == 0 && s.state == 1 {
		s.state = 2
		hello := s.heard[:len(s.heard)-2*proofSize]
		challenge := Challenge{Version: ProtocolVersion, Schema: ThisSchema()}.Append(nil)
		s.w.Proof = movedProof(s.secret, s.w, hello, challenge)
		s.said = s.w.Append(nil)
		s.said[s.at%len(s.said)] ^= s.flip
	}
	if len(s.said) == 0 {
		return 0, io.EOF
	}
	n := copy(b, s.said)
	s.said = s.said[n:]
	return n, nil
}
