package agent

import (
	"errors"
	"net"
	"strings"
	"testing"
	"time"

	"ferry/transport"
	"ferry/wire"
)

// farOf is a server of a revision, which answers the first Hellos only after answered is closed.
func farOf(t *testing.T, schema wire.Schema, answered chan struct{}) transport.Address {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			go func() {
				defer conn.Close()
				if answered != nil {
					<-answered
				}
				a, err := wire.ServerHandshake(conn, wire.ServerOptions{Schema: schema})
				if err != nil {
					return
				}
				_ = wire.WriteWelcome(conn, wire.Welcome{Proof: a.Proof, Session: 7, Packets: true, Message: a.Revision.String()})
				var b [1]byte
				_, _ = conn.Read(b[:])
			}()
		}
	}()
	return transport.Address{Scheme: "tcp", Target: l.Addr().String()}
}

// TestAgentPassesSchemas: program and server agree as if there were no agent, whichever of them is
// older, and a program learns that the server is from before revisions.
func TestAgentPassesSchemas(t *testing.T) {
	t.Parallel()
	later := wire.ThisSchema()
	later[0] += 3
	for name, c := range map[string]struct {
		program, server wire.Schema
		want            wire.Revision
	}{
		"the same":                       {wire.ThisSchema(), wire.ThisSchema(), wire.ThisRevision},
		"older server":                   {wire.ThisSchema(), wire.SchemaOf(wire.ThisRevision - 1), wire.ThisRevision - 1},
		"older program":                  {wire.SchemaOf(wire.ThisRevision - 1), wire.ThisSchema(), wire.ThisRevision - 1},
		"both newer than the agent":      {later, later, wire.ThisRevision + 3},
		"program from before revisions":  {wire.SchemaOf(1), wire.ThisSchema(), 1},
		"server from before revisions":   {wire.ThisSchema(), wire.SchemaOf(1), 1},
		"both are from before revisions": {wire.SchemaOf(1), wire.SchemaOf(1), 1},
	} {
		t.Run(name, func(t *testing.T) {
			at := near(t, Config{Server: farOf(t, c.server, nil)})
			hello := wire.NewHello("p", 1)
			hello.Schema = c.program
			w, err := wire.ClientHandshake(dial(t, at), hello, nil)
			if wire.UseOlderHello(&hello, err) {
				w, err = wire.ClientHandshake(dial(t, at), hello, nil)
			}
			if err != nil || w.Revision != c.want || w.Message != c.want.String() {
				t.Errorf("%v: the program uses %d, the server says %q; want %d", err, w.Revision, w.Message, c.want)
			}
		})
	}
}

// TestAgentGuesses: a server that does not answer at first is taken to have what the program has;
// if it has not, the program is refused rather than misread.
func TestAgentGuesses(t *testing.T) {
	t.Parallel()
	for name, schema := range map[string]wire.Schema{"right": wire.ThisSchema(), "wrong": wire.SchemaOf(wire.ThisRevision - 1)} {
		t.Run(name, func(t *testing.T) {
			answered := make(chan struct{})
			at := nearAsking(t, Config{Server: farOf(t, schema, answered)}, 50*time.Millisecond)
			began, err := wire.BeginClientHandshake(dial(t, at), wire.NewHello("p", 1), nil)
			if err != nil || began.Server != wire.ThisSchema() {
				t.Fatalf("%v, the agent says %v", err, began)
			}
			close(answered)
			w, err := began.Finish(func(string) {})
			if name == "right" {
				if err != nil || w.Revision != wire.ThisRevision {
					t.Errorf("%v, revision %d", err, w.Revision)
				}
				return
			}
			if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || !strings.Contains(refused.Message, "start the program again") {
				t.Error(err)
			}
		})
	}
}
