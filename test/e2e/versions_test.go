package e2e

import (
	"encoding/binary"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ferry/wire"
)

// This file is about clients and servers of different builds: what they refuse, and what they
// do with what the other side lacks.

// versionsOutput is what testdata/versions.c prints.
const versionsOutput = "sum 998500500\nPASS\n"

// schemaOf is the schema field of a build of any revision.
func schemaOf(revision uint32) (s wire.Schema) {
	s = wire.ThisSchema()
	binary.LittleEndian.PutUint32(s[:], revision)
	return s
}

// TestOtherVersion shows servers with which the shim cannot work: they say so themselves, or
// they only look like it. Another version of the protocol is named with this one, and which
// side to upgrade.
func TestOtherVersion(t *testing.T) {
	unknown := wire.Schema{1, 2, 3, 4, 5, 6, 7, 8} // a build from before revisions that nobody knows
	for name, c := range map[string]struct {
		answer []byte
		words  []string
	}{
		"version 3, refusing":      {wire.Challenge{Version: 3, Status: wire.StatusVersion, Schema: unknown, Message: "go away"}.Append(nil), []string{"version 3 of", "shim version 2", "upgrade the client"}},
		"version 3, going on":      {wire.Challenge{Version: 3, Schema: wire.ThisSchema()}.Append(nil), []string{"version 3 of", "shim version 2", "upgrade the client"}},
		"version 1, refusing":      {wire.Challenge{Version: 1, Status: wire.StatusVersion, Schema: unknown, Message: "go away"}.Append(nil), []string{"version 1 of", "shim version 2", "upgrade the server"}},
		"unknown build, refusing":  {wire.Challenge{Version: wire.ProtocolVersion, Status: wire.StatusSchema, Schema: unknown, Message: "another build"}.Append(nil), []string{"another build"}},
		"unknown build, going on":  {wire.Challenge{Version: wire.ProtocolVersion, Schema: unknown}.Append(nil), []string{"another build", "upgrade the server"}},
		"revision 0":               {wire.Challenge{Version: wire.ProtocolVersion, Schema: schemaOf(0)}.Append(nil), []string{"upgrade the server"}},
		"revision 2^31":            {wire.Challenge{Version: wire.ProtocolVersion, Schema: schemaOf(1 << 31)}.Append(nil), []string{"upgrade the server"}},
		"not Ferry at all":         {[]byte("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n" + strings.Repeat("x", 100)), []string{"does not speak Ferry"}},
		"an end instead of answer": {nil, nil},
	} {
		t.Run(name, func(t *testing.T) {
			l, err := net.Listen("unix", filepath.Join(t.TempDir(), "s"))
			if err != nil {
				t.Fatal(err)
			}
			defer l.Close()
			go func() {
				for {
					conn, err := l.Accept()
					if err != nil {
						return
					}
					_, _, _ = wire.ReadHello(conn)
					_, _ = conn.Write(c.answer)
					if c, ok := conn.(*net.UnixConn); ok {
						_ = c.CloseWrite()
					}
					_, _ = io.Copy(io.Discard, conn)
					_ = conn.Close()
				}
			}()
			r := run(t, 30*time.Second, []string{"FERRY_SERVER=unix://" + l.Addr().String(), "LD_LIBRARY_PATH=" + library}, example("reduce"))
			oneLine(t, r, append(c.words, l.Addr().String())...)
		})
	}
}

// TestOtherClient is the converse: a server turns away clients that it cannot work with, and
// says why.
func TestOtherClient(t *testing.T) {
	s := serve(t)
	for name, c := range map[string]struct {
		spoil  func(*wire.Hello)
		status wire.Status
		says   string
	}{
		"older version": {func(h *wire.Hello) { h.Version = 1 }, wire.StatusVersion, "the server speaks version 2 of Ferry's protocol, the client version 1; upgrade the client"},
		"newer version": {func(h *wire.Hello) { h.Version = 3 }, wire.StatusVersion, "the server speaks version 2 of Ferry's protocol, the client version 3; upgrade the server"},
		"unknown build": {func(h *wire.Hello) { h.Schema = wire.Schema{9, 9, 9, 9} }, wire.StatusSchema, "upgrade the client"},
		"revision 0":    {func(h *wire.Hello) { h.Schema = schemaOf(0) }, wire.StatusMalformed, "does not exist"},
		"revision 2^31": {func(h *wire.Hello) { h.Schema = schemaOf(1 << 31) }, wire.StatusSchema, "upgrade the client"},
	} {
		t.Run(name, func(t *testing.T) {
			hello := wire.NewHello("other", os.Getpid())
			c.spoil(&hello)
			raw := hello.Append(nil)
			conn := dial(t, s)
			if _, err := conn.Write(raw); err != nil {
				t.Fatal(err)
			}
			got, _, err := wire.ReadChallenge(conn)
			if err != nil || got.Status != c.status || !strings.Contains(got.Message, c.says) {
				t.Errorf("got %+v, %v", got, err)
			}
		})
	}
}
