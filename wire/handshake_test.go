package wire

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"io"
	"net"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/test/limit"
)

var (
	testToken  = []byte("0123456789abcdef0123")
	otherToken = []byte("fedcba9876543210fedc")
)

// vector is one handshake computed with another implementation of HMAC; the
// shim's tests may use the same bytes.
var vector = struct {
	hello     Hello
	challenge Challenge

	helloHex, challengeHex, clientHex, serverHex string
}{
	hello: Hello{
		Version: 2, Schema: [16]byte(count(0, 16)), Nonce: [32]byte(count(0xc0, 32)), Pid: 4242, HasToken: true,
		Base: 0x2000_0000_0000, Size: 1 << 40, Program: "vectoradd",
	},
	challenge: Challenge{Version: 2, Schema: [16]byte(count(0, 16)), Nonce: [32]byte(count(0x50, 32)), NeedToken: true},

	helloHex: "46455252590d0a1a" + "02000000" + "09000000" + "000102030405060708090a0b0c0d0e0f" +
		"c0c1c2c3c4c5c6c7c8c9cacbcccdcecfc0c1c2c3c4c5c6c7c8c9cacbcccdcecf" + "92100000" + "01000000" +
		"0000000000200000" + "0000000000010000" + strings.Repeat("00", 40) + "766563746f72616464",
	challengeHex: "46455252590d0a1a" + "02000000" + "00000000" + "000102030405060708090a0b0c0d0e0f" +
		"505152535455565758595a5b5c5d5e5f505152535455565758595a5b5c5d5e5f" + "01000000" + "00000000" + "0000000000000000",
	clientHex: "1c3f78d908b6f563b00bce5174dcdffb5c23ab92c5fcb76c6e37743bfbff919d",
	serverHex: "abfbe8a84dc83e78dc78530f3d28585615a744470ae7be55e8274703d08b803c",
}

// count returns n bytes that begin with first and count up in their low digit.
func count(first byte, n int) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = first + byte(i%16)
	}
	return b
}

func TestVector(t *testing.T) {
	hello, challenge := vector.hello.Append(nil), vector.challenge.Append(nil)
	client, server := clientProof(KeyOfToken(testToken), hello, challenge), serverProof(KeyOfToken(testToken), hello, challenge)
	for _, c := range []struct {
		name string
		got  []byte
		want string
	}{
		{"hello", hello, vector.helloHex},
		{"challenge", challenge, vector.challengeHex},
		{"client proof", client[:], vector.clientHex},
		{"server proof", server[:], vector.serverHex},
	} {
		if got := hex.EncodeToString(c.got); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}

func TestWelcomeLayout(t *testing.T) {
	w := Welcome{Status: StatusRange, Proof: sha256.Sum256([]byte("x")), Session: 7, Message: "try another"}
	b := w.Append(nil)
	if len(b) != 128+len(w.Message) || binary.LittleEndian.Uint32(b[8:]) != 6 ||
		binary.LittleEndian.Uint32(b[12:]) != 11 || binary.LittleEndian.Uint64(b[48:]) != 7 || string(b[128:]) != w.Message {
		t.Fatalf("layout: %x", b)
	}
	r := bytes.NewReader(append(b, "the first frame"...))
	got, err := ReadWelcome(r)
	if err != nil || got != w {
		t.Fatalf("got %+v, %v", got, err)
	}
	if rest, _ := io.ReadAll(r); string(rest) != "the first frame" {
		t.Fatalf("read beyond the message; left %q", rest)
	}
}

// socketPair returns two ends of a connection with room for what is not read yet.
func socketPair(t *testing.T) (a, b net.Conn) {
	t.Helper()
	fds, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	var conns [2]net.Conn
	for i, fd := range fds {
		f := os.NewFile(uintptr(fd), "socket")
		if conns[i], err = net.FileConn(f); err != nil {
			t.Fatal(err)
		}
		_ = f.Close()
	}
	return conns[0], conns[1]
}

// outcome is how a whole handshake ended on both sides.
type outcome struct {
	welcome   Welcome
	clientErr error
	accepted  Accepted
	serverErr error
}

// shake runs a client and a server against each other over a pipe; the server
// sends a Welcome when it accepts, as a worker would.
func shake(t *testing.T, hello Hello, clientToken []byte, opts ServerOptions) outcome {
	t.Helper()
	client, server := socketPair(t)
	deadline := limit.Deadline()
	_, _ = client.SetDeadline(deadline), server.SetDeadline(deadline)
	var o outcome
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer server.Close()
		if o.accepted, o.serverErr = ServerHandshake(server, opts); o.serverErr == nil {
			o.serverErr = WriteWelcome(server, Welcome{Proof: o.accepted.Proof, Session: 42, Message: "hello"})
		}
	}()
	o.welcome, o.clientErr = ClientHandshake(client, hello, clientToken)
	_ = client.Close()
	<-done
	return o
}

func TestHandshake(t *testing.T) {
	mine := NewHello("prog", 77)
	mine.Base, mine.Size = 0x1000, 0x2000
	otherVersion, otherSchema := mine, mine
	otherVersion.Version = 9
	otherSchema.Schema[3] ^= 1
	for _, c := range []struct {
		name         string
		hello        Hello
		client       []byte
		server       []byte
		status       Status // both sides' refusal; 0 for none
		clientIs     error  // the client's error otherwise
		serverIs     error
		messageHolds string
	}{
		{name: "no token anywhere", hello: mine},
		{name: "a request", hello: withRequest(mine, "gpus=2 mem=8GiB")},
		{name: "a long request under a token", hello: withRequest(mine, strings.Repeat("x", 255)), client: testToken, server: testToken},
		{name: "right token", hello: mine, client: testToken, server: testToken},
		{name: "wrong token", hello: mine, client: otherToken, server: testToken, status: StatusToken, messageHolds: "FERRY_TOKEN"},
		{name: "token missing", hello: mine, server: testToken, status: StatusToken, messageHolds: "FERRY_TOKEN"},
		{name: "server without the client's token", hello: mine, client: testToken, clientIs: ErrImpostor, serverIs: ErrClosed},
		{name: "other version", hello: otherVersion, status: StatusVersion, messageHolds: "the server speaks version 2 of Ferry's protocol, the client version 9; upgrade the server"},
		{name: "other schema", hello: otherSchema, status: StatusSchema, messageHolds: "upgrade the client"},
	} {
		t.Run(c.name, func(t *testing.T) {
			opts := ServerOptions{Schema: ThisSchema()}
			if c.server != nil {
				opts.Key = OneToken(c.server)
			}
			o := shake(t, c.hello, c.client, opts)
			if c.status != StatusOK {
				for side, err := range map[string]error{"client": o.clientErr, "server": o.serverErr} {
					refused, ok := errors.AsType[*RefusedError](err)
					if !ok || refused.Status != c.status || !strings.Contains(refused.Message, c.messageHolds) {
						t.Errorf("%s: got %v, want status %v with %q", side, err, c.status, c.messageHolds)
					}
				}
				if o.accepted.Proof != [32]byte{} {
					t.Error("a proof for a client that was refused")
				}
				return
			}
			if !errors.Is(o.clientErr, c.clientIs) || !errors.Is(o.serverErr, c.serverIs) {
				t.Fatalf("client %v, server %v", o.clientErr, o.serverErr)
			}
			if c.clientIs != nil {
				return
			}
			if o.welcome.Session != 42 || o.welcome.Message != "hello" {
				t.Errorf("welcome %+v", o.welcome)
			}
			got := o.accepted.Hello
			got.HasToken = c.hello.HasToken
			if got != c.hello {
				t.Errorf("server saw %+v, client sent %+v", got, c.hello)
			}
		})
	}
}

func withRequest(h Hello, request string) Hello {
	h.Request = request
	return h
}

// TestWaiting: a client is told that it waits, as often as the server says so.
func TestWaiting(t *testing.T) {
	client, server := socketPair(t)
	defer client.Close()
	go func() {
		defer server.Close()
		if _, err := ServerHandshake(server, ServerOptions{Schema: ThisSchema()}); err != nil {
			return
		}
		for _, w := range []Welcome{{Status: StatusWaiting, Message: "place 2"}, {Status: StatusWaiting, Message: "place 1"}, {Session: 3}} {
			_ = WriteWelcome(server, w)
		}
	}()
	var told []string
	w, err := ClientHandshakeWaiting(client, NewHello("x", 1), nil, func(m string) { told = append(told, m) })
	if err != nil || w.Session != 3 || strings.Join(told, ", ") != "place 2, place 1" {
		t.Errorf("%+v %v %q", w, err, told)
	}
}

// TestImpostor has a server that does not know the token let everybody in.
func TestImpostor(t *testing.T) {
	client, server := socketPair(t)
	defer client.Close()
	go func() {
		defer server.Close()
		_, _, _ = ReadHello(server)
		_, _ = server.Write(Challenge{Version: ProtocolVersion, Schema: ThisSchema(), NeedToken: true}.Append(nil))
		_, _ = io.ReadFull(server, make([]byte, proofSize))
		_ = WriteWelcome(server, Welcome{})
	}()
	if _, err := ClientHandshake(client, NewHello("p", 1), testToken); !errors.Is(err, ErrImpostor) {
		t.Fatalf("got %v", err)
	}
}

// TestReplay sends a recorded handshake again.
func TestReplay(t *testing.T) {
	var recorded bytes.Buffer
	client, server := socketPair(t)
	done := make(chan struct{})
	go func() {
		defer close(done)
		_, _ = ClientHandshake(struct {
			io.Reader
			io.Writer
		}{client, io.MultiWriter(client, &recorded)}, NewHello("p", 1), testToken)
	}()
	if _, err := ServerHandshake(server, ServerOptions{Key: OneToken(testToken), Schema: ThisSchema()}); err != nil {
		t.Fatal(err)
	}
	_ = WriteWelcome(server, Welcome{Status: StatusInternal})
	<-done // what was sent is recorded a moment later
	_ = client.Close()
	_, err := ServerHandshake(struct {
		io.Reader
		io.Writer
	}{&recorded, io.Discard}, ServerOptions{Key: OneToken(testToken), Schema: ThisSchema()})
	if refused, ok := errors.AsType[*RefusedError](err); !ok || refused.Status != StatusToken {
		t.Fatalf("a recorded handshake got: %v", err)
	}
}

// TestBadHello sends what is no Hello; reply tells whether the peer is answered.
func TestBadHello(t *testing.T) {
	good := NewHello("prog", 1).Append(nil)
	edit := func(off int, bytes ...byte) []byte {
		b := append([]byte(nil), good...)
		copy(b[off:], bytes)
		return b
	}
	for _, c := range []struct {
		name   string
		input  []byte
		err    error
		status Status
	}{
		{"nothing", nil, ErrClosed, 0},
		{"half a magic", good[:4], ErrClosed, 0},
		{"half a hello", good[:90], io.ErrUnexpectedEOF, 0},
		{"half a name", good[:130], io.ErrUnexpectedEOF, 0},
		{"HTTP", []byte("GET / HTTP/1.1\r\n\r\n"), ErrNotFerry, 0},
		{"short line", []byte("hi\n"), ErrNotFerry, 0},
		{"zeros", make([]byte, 200), ErrNotFerry, 0},
		{"name too long", edit(12, 0, 1), nil, StatusMalformed},
		{"name of 4 GiB", edit(12, 255, 255, 255, 255), nil, StatusMalformed},
		{"unknown flag", edit(68, 8), nil, StatusMalformed},
		{"resume without packets", edit(68, 4), nil, StatusMalformed},
		{"a session nobody resumes", edit(112, 1), nil, StatusMalformed},
		{"request too long", edit(14, 0, 1), nil, StatusMalformed},
		{"half a request", edit(14, 1), io.ErrUnexpectedEOF, 0},
		{"a line in the request", append(edit(14, 1), '\n'), nil, StatusMalformed},
		{"no ASCII in the request", append(edit(14, 1), 0x80), nil, StatusMalformed},
		{"range wraps", edit(72, bytes.Repeat([]byte{255}, 16)...), nil, StatusMalformed},
		{"a token's id without a token", edit(108, 1), nil, StatusMalformed},
		{"NUL in the name", edit(129, 0), nil, StatusMalformed},
	} {
		t.Run(c.name, func(t *testing.T) {
			var reply bytes.Buffer
			_, err := ServerHandshake(struct {
				io.Reader
				io.Writer
			}{bytes.NewReader(c.input), &reply}, ServerOptions{})
			refused, told := errors.AsType[*RefusedError](err)
			switch {
			case c.err != nil:
				if !errors.Is(err, c.err) || reply.Len() != 0 {
					t.Fatalf("got %v with a reply of %d bytes, want %v and none", err, reply.Len(), c.err)
				}
			case !told || refused.Status != c.status:
				t.Fatalf("got %v, want status %v", err, c.status)
			default:
				if ch, _, err := ReadChallenge(&reply); err != nil || ch.Status != c.status {
					t.Fatalf("the peer was told %+v, %v", ch, err)
				}
			}
		})
	}
}

// TestSlowPeer shows that a deadline of the connection ends a handshake.
func TestSlowPeer(t *testing.T) {
	client, server := socketPair(t)
	defer client.Close()
	_ = server.SetDeadline(time.Now().Add(20 * time.Millisecond)) // not a limit: it must pass
	go func() { _, _ = client.Write(magic[:]) }()
	if _, err := ServerHandshake(server, ServerOptions{}); !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Fatalf("got %v", err)
	}
}

func TestHostileServer(t *testing.T) {
	ok := Challenge{Version: ProtocolVersion, Schema: ThisSchema()}.Append(nil)
	long := append([]byte(nil), ok...)
	binary.LittleEndian.PutUint32(long[68:], 1<<31)
	auth := append([]byte(nil), ok...)
	auth[64] = 7
	for _, c := range []struct {
		name  string
		bytes []byte
	}{
		{"endless message", long},
		{"unknown authentication", auth},
		{"garbage", []byte("220 mail.example.org ESMTP\r\n")},
		{"closes at once", nil},
		{"closes before the welcome", ok},
		{"other version", Challenge{Version: 3, Schema: ThisSchema()}.Append(nil)},
		{"other schema", Challenge{Version: ProtocolVersion, Schema: [16]byte{1, 2, 3}}.Append(nil)},
		{"wants a token we lack", Challenge{Version: ProtocolVersion, Schema: ThisSchema(), NeedToken: true}.Append(nil)},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := ClientHandshake(struct {
				io.Reader
				io.Writer
			}{bytes.NewReader(c.bytes), io.Discard}, NewHello("p", 1), nil)
			if err == nil {
				t.Fatal("accepted")
			}
		})
	}
	t.Run("escape sequences", func(t *testing.T) {
		msg := Challenge{Status: StatusCapacity, Message: "no\x1b[2J\nroom\xff"}.Append(nil)
		c, _, err := ReadChallenge(bytes.NewReader(msg))
		if err != nil || c.Message != "no[2J room?" {
			t.Fatalf("got %q, %v", c.Message, err)
		}
	})
}

func TestParseToken(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"0123456789abcdef", "0123456789abcdef"},
		{"  0123456789abcdef\r\n", "0123456789abcdef"},
		{"0123456789abcde", ""},
		{"   short        \n\n\n", ""},
		{"", ""},
		{strings.Repeat("x", MaxToken+1), ""},
	} {
		got, err := ParseToken([]byte(c.in))
		if string(got) != c.want || (err == nil) != (c.want != "") {
			t.Errorf("%.20q: got %q, %v", c.in, got, err)
		}
	}
}

func TestNewHello(t *testing.T) {
	a, b := NewHello(strings.Repeat("n", 300), 1), NewHello("x\x00y", 1)
	if len(a.Program) != maxProgram || b.Program != "x" || a.Nonce == b.Nonce {
		t.Errorf("got %d bytes, %q", len(a.Program), b.Program)
	}
}

// FuzzHello: what is accepted encodes back to the same bytes, and no byte beyond
// the message is read.
func FuzzHello(f *testing.F) {
	f.Add(NewHello("prog", 1).Append(nil))
	f.Add(vector.hello.Append(nil))
	region := NewHello("guest", 2)
	region.Packets, region.Region = true, 77
	f.Add(region.Append(nil))
	f.Add([]byte("GET / HTTP/1.1\r\n"))
	f.Fuzz(func(t *testing.T, in []byte) {
		r := bytes.NewReader(in)
		h, raw, err := ReadHello(r)
		if len(in)-r.Len() > helloSize+maxProgram {
			t.Fatalf("read %d bytes", len(in)-r.Len())
		}
		if err != nil {
			return
		}
		if !bytes.Equal(raw, in[:len(in)-r.Len()]) || !bytes.Equal(h.Append(nil), raw) {
			t.Fatalf("%x decodes to %+v", raw, h)
		}
	})
}

// FuzzChallenge covers what a hostile server may send: Challenge, then Welcome.
func FuzzChallenge(f *testing.F) {
	ok := Challenge{Version: ProtocolVersion, Schema: ThisSchema()}.Append(nil)
	f.Add(ok)
	f.Add(Welcome{Session: 1, Message: "m"}.Append(ok))
	f.Add(Challenge{Version: 2, Status: StatusVersion, Message: "other"}.Append(nil))
	f.Fuzz(func(t *testing.T, in []byte) {
		r := bytes.NewReader(in)
		c, raw, err := ReadChallenge(r)
		if err == nil && !bytes.Equal(raw, in[:len(in)-r.Len()]) {
			t.Fatalf("read other bytes than it returned for %+v", c)
		}
		w, err := ClientHandshake(struct {
			io.Reader
			io.Writer
		}{bytes.NewReader(in), io.Discard}, NewHello("p", 1), nil)
		if len(w.Message) > 3*maxMessage || (err == nil && w.Status != StatusOK) {
			t.Fatalf("welcome %+v, %v", w, err)
		}
		if _, err := ClientHandshake(struct {
			io.Reader
			io.Writer
		}{bytes.NewReader(in), io.Discard}, NewHello("p", 1), testToken); err == nil {
			t.Fatal("a server without the token was accepted")
		}
	})
}
