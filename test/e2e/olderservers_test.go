package e2e

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/client"
	"ferry/wire"
)

// serveRevision starts today's server, which offers no more than an older revision's commands and
// records, and shakes hands as that one did.
func serveRevision(t *testing.T, revision wire.Revision, args ...string) *server {
	t.Helper()
	return serveBy(t, []string{"env", fmt.Sprintf("FERRY_TEST_REVISION=%d", revision), ferry}, args...)
}

// stopped ends the server and returns its log.
func (s *server) stopped() string {
	_ = s.cmd.Process.Signal(syscall.SIGTERM)
	<-s.done
	return s.log.String()
}

// TestOlderServers runs a program with today's shim on servers of every revision so far: what the
// server lacks is left out, and named once.
func TestOlderServers(t *testing.T) {
	for revision := wire.Revision(1); revision <= wire.ThisRevision; revision++ {
		for way, args := range map[string][]string{"unix": nil, "tcp": {"--listen", "tcp://127.0.0.1:0", "--insecure"}} {
			t.Run(fmt.Sprintf("revision %d, %s", revision, way), func(t *testing.T) {
				s := serveRevision(t, revision, append(args, "--log-level", "info")...)
				r := run(t, time.Minute, s.env("FERRY_LOG=info"), program(t, "versions"))
				r.ok(t, versionsOutput)
				said := map[string]int{
					fmt.Sprintf("the server has revision %d of the schema, this program's shim %d", revision, wire.ThisRevision): 1,
					fmt.Sprintf("the server (revision %d) lacks Missed: upgrade the server", revision):                           1,
				}
				if revision == wire.ThisRevision {
					for text := range said {
						said[text] = 0
					}
				}
				said["they use "+revision.String()+" of the schema"] = map[bool]int{true: 1}[revision >= 2] // Snapshot tells the server's version since
				for text, n := range said {
					if got := strings.Count(r.stderr, text); got != n {
						t.Errorf("%q is said %d times, want %d:\n%s", text, got, n, r.stderr)
					}
				}
				s.idle(t)
				if log := s.stopped(); strings.Contains(log, "broke the protocol") ||
					strings.Contains(log, "function=cuMemGetHandleForAddressRange") != (revision >= wire.OpMissed.Since()) {
					t.Errorf("the server's log:\n%s", log)
				}
			})
		}
	}
}

// TestRecordedServers answers today's shim with what servers of builds from before revisions said
// to it: it connects again, and works with them.
func TestRecordedServers(t *testing.T) {
	refusals := 0
	for _, path := range tapes(t) {
		p := readTape(t, path)
		list := p.of(tapeRefusal)
		if len(list) == 0 {
			continue // such a server goes on with what both have
		}
		refusals++
		hello, _, err := wire.ReadHello(strings.NewReader(string(p.of(tapeClient)[0])))
		if err != nil {
			t.Fatal(err)
		}
		t.Run(filepath.Base(path), func(t *testing.T) {
			behind := serveRevision(t, hello.Schema.Revision())
			front := frontOf(t, behind, hello.Schema, list[0])
			for name, run := range map[string]func(){
				"shim": func() {
					r := run(t, time.Minute, []string{"FERRY_SERVER=unix://" + front.address, "FERRY_RINGS=0", "LD_LIBRARY_PATH=" + library}, program(t, "versions"))
					r.ok(t, versionsOutput)
				},
				"Go": func() {
					c, err := client.Dial(context.Background(), client.Options{Address: "unix://" + front.address})
					if err != nil {
						t.Fatal(err)
					}
					defer c.Close()
					if _, err := c.Snapshot(&wire.SnapshotRequest{Client: "Go"}); err != nil || c.Revision() != hello.Schema.Revision() {
						t.Errorf("%v, revision %d", err, c.Revision())
					}
				},
			} {
				before := front.refused.Load()
				run()
				if got := front.refused.Load(); got != before+1 {
					t.Errorf("%s: %d refusals", name, got-before)
				}
			}
		})
	}
	if refusals == 0 {
		t.Error("no recording has a refusal")
	}
}

// A front is a server in front of another that refuses what an older build refuses.
type front struct {
	address string
	refused atomic.Int32
}

// frontOf refuses, with recorded bytes, every client that does not name the schema, and passes the
// others on.
func frontOf(t *testing.T, behind *server, schema wire.Schema, refusal []byte) *front {
	t.Helper()
	l, err := net.Listen("unix", filepath.Join(passable(t), "s"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	f := &front{address: l.Addr().String()}
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			hello, raw, err := wire.ReadHello(conn)
			if err != nil || hello.Schema != schema {
				f.refused.Add(1)
				_, _ = conn.Write(refusal)
				_ = conn.Close()
				continue
			}
			to, err := net.Dial("unix", strings.TrimPrefix(behind.address, "unix://"))
			if err != nil {
				_ = conn.Close()
				continue
			}
			_, _ = to.Write(raw)
			if err := relayWelcome(conn, to); err != nil {
				_ = conn.Close()
				_ = to.Close()
				continue
			}
			go func() { _, _ = io.Copy(to, conn); _ = to.Close() }()
			go func() { _, _ = io.Copy(conn, to); _ = conn.Close() }()
		}
	}()
	return f
}

// relayWelcome relays the rest of a handshake, and says that there is a relay.
func relayWelcome(client, server net.Conn) error {
	_, challenge, err := wire.ReadChallenge(server)
	if err != nil {
		return err
	}
	_, _ = client.Write(challenge)
	proof := make([]byte, 32)
	if _, err := io.ReadFull(client, proof); err != nil {
		return err
	}
	_, _ = server.Write(proof)
	w, err := wire.ReadWelcome(server)
	if err != nil {
		return err
	}
	w.Relayed = true
	_, err = client.Write(w.Append(nil))
	return err
}

// TestOlderServerOfGoClient: package client does not send what the server lacks.
func TestOlderServerOfGoClient(t *testing.T) {
	for revision := wire.Revision(1); revision <= wire.ThisRevision; revision++ {
		s := serveRevision(t, revision)
		c, err := client.Dial(context.Background(), client.Options{Address: s.address})
		if err != nil {
			t.Fatal(err)
		}
		if c.Revision() != revision {
			t.Errorf("revision %d, want %d", c.Revision(), revision)
		}
		a, err := c.Snapshot(&wire.SnapshotRequest{Client: "Go"})
		if err != nil || len(a.Devices) != 1 || (len(a.Server) > 0) != (revision >= 2) {
			t.Errorf("revision %d: %v, %d devices, server %q", revision, err, len(a.Devices), a.Server)
		}
		err = c.Missed(&wire.MissedRequest{Function: "cuNothing"})
		if lacks := errors.Is(err, client.ErrServerLacks) && errors.Is(err, cu.CUDA_ERROR_NOT_SUPPORTED); lacks != (revision < wire.OpMissed.Since()) {
			t.Errorf("revision %d: %v", revision, err)
		}
		if _, err := c.Snapshot(&wire.SnapshotRequest{}); err != nil {
			t.Errorf("revision %d: afterwards: %v", revision, err)
		}
		c.Close()
	}
}

// TestAgentBetweenRevisions: program and server agree although an agent stands between them.
func TestAgentBetweenRevisions(t *testing.T) {
	for revision := wire.Revision(1); revision <= wire.ThisRevision; revision++ {
		s := serveRevision(t, revision, "--listen", "tcp://127.0.0.1:0", "--insecure")
		address := "unix://" + filepath.Join(passable(t), "agent")
		begin(t, nil, "listening on "+address, ferry, "agent", "--listen", address, "--server", s.address)
		r := run(t, time.Minute, []string{"FERRY_SERVER=" + address, "LD_LIBRARY_PATH=" + library, "FERRY_LOG=info"}, program(t, "versions"))
		r.ok(t, versionsOutput)
		if lacks := fmt.Sprintf("the server (revision %d) lacks Missed", revision); strings.Contains(r.stderr, lacks) != (revision < wire.OpMissed.Since()) {
			t.Errorf("revision %d:\n%s", revision, r.stderr)
		}
	}
}
