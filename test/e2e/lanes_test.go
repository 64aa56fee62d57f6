package e2e

import (
	"bytes"
	"errors"
	"io"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/operator/admin"
	"ferry/transport/faulty"
	"ferry/wire"
)

// TestLanes copies much, both ways, over connections of their own, and looks at
// every byte.
func TestLanes(t *testing.T) {
	s := serveTCP(t)
	p, env := through(t, s, 1)
	run(t, time.Minute, append(env, "FERRY_LANES=3"), program(t, "bulk"), "8", "1").ok(t, "PASS\n")
	if n := p.Connections(); n < 1+3+3 {
		t.Errorf("%d connections, want the session's and three each way", n)
	}
	p, env = through(t, s, 1)
	run(t, time.Minute, append(env, "FERRY_LANES=0"), program(t, "bulk"), "2", "2", "1").ok(t, "PASS\n")
	if n := p.Connections(); n != 1 {
		t.Errorf("%d connections, want none for data", n)
	}
	within(t, 5*time.Second, "all workers gone", func() bool { return len(s.workers()) == 0 })
}

// TestLanesFail is the same over wires that fail in the middle of data: on lanes
// only, and on all connections. FERRY_TEST_SEED repeats a run, FERRY_TEST_CUTS
// makes a longer one.
func TestLanesFail(t *testing.T) {
	seed := number("FERRY_TEST_SEED", uint64(time.Now().UnixNano()))
	want := int(number("FERRY_TEST_CUTS", 6))
	s := serveTCP(t, "--peer-timeout", "1s")
	for name, rules := range map[string][]faulty.Rule{
		"lanes": {
			{Action: faulty.Cut, From: 1, Skip: shakes, Min: 1, Max: 15 << 20},
			{Action: faulty.Corrupt, From: 1, Skip: shakes, Min: 1, Max: 15 << 20},
		},
		"lose": {
			{Action: faulty.Truncate, From: 1, Skip: shakes, Min: 1, Max: 9 << 20},
			{Action: faulty.Duplicate, From: 1, Skip: shakes, Min: 1, Max: 9 << 20},
			{Action: faulty.Reorder, From: 1, Skip: shakes, Min: 1, Max: 9 << 20},
		},
		"all": {
			{Action: faulty.Cut, Skip: shakes, Min: 1, Max: 20 << 20, For: 20 * time.Millisecond},
			{Action: faulty.Corrupt, Skip: shakes, Min: 1, Max: 20 << 20},
			{Action: faulty.Delay, Min: 1, Max: 4 << 20, For: 20 * time.Millisecond},
		},
	} {
		t.Run(name, func(t *testing.T) {
			if name == "lose" && os.Getenv("FERRY_TEST_CUTS") == "" {
				t.Skip("whoever waits for lost bytes waits for a second each time; set FERRY_TEST_CUTS. link/ has a short one")
			}
			failures, connections := 0, 0
			for round := uint64(0); failures < want; round++ {
				p, env := through(t, s, seed+round, rules...)
				if (seed+round)%2 == 0 {
					env = append(env, "FERRY_COMPRESS=on")
				}
				r := run(t, 2*time.Minute, append(env, "FERRY_LANES=2", "FERRY_RESUME=30s", "FERRY_PEER_TIMEOUT=1s"), program(t, "bulk"), "4", strconv.FormatUint(seed+round, 10))
				if r.code != 0 || r.stdout != "PASS\n" || strings.TrimSpace(r.stderr) != "" {
					t.Fatalf("seed %d (FERRY_TEST_SEED): ended with %d: %s%s", seed+round, r.code, r.stdout, r.stderr)
				}
				for a := faulty.Cut; a <= faulty.Corrupt; a++ {
					if a != faulty.Delay {
						failures += p.Count(a)
					}
				}
				connections += p.Connections()
			}
			t.Logf("seed %d: %d failures, %d connections", seed, failures, connections)
		})
	}
	within(t, 5*time.Second, "all workers gone: nothing leaks", func() bool { return len(s.workers()) == 0 })
}

// TestLanesRestart restarts the server, and then cuts all connections, while large
// copies are under way: every byte arrives.
func TestLanesRestart(t *testing.T) {
	s, path := serveInstalled(t, "--listen", "unix://"+filepath.Join(passable(t), "s"), "--listen", "tcp://127.0.0.1:0", "--insecure")
	c := admin.NewClient(s.admin())
	defer c.Close()
	wires, err := faulty.Start(strings.TrimPrefix(s.state(c).Listen[1], "tcp://"), 1)
	if err != nil {
		t.Fatal(err)
	}
	defer wires.Close()
	env := []string{"FERRY_SERVER=tcp://" + wires.Addr(), "LD_LIBRARY_PATH=" + library, "FERRY_LANES=2"}
	p := start(t, env, program(t, "bulk"), "until", "1", "1")
	for i := range 3 {
		if i == 1 {
			install(t, path, "another")
		}
		before := wires.Connections()
		s.operate(0, "restart")
		if i > 0 { // lanes are made again, by way of the new server
			wires.CutAll(0)
			within(t, 30*time.Second, "new connections", func() bool { return wires.Connections() >= before+1+2+2 })
		}
	}
	_ = p.cmd.Process.Signal(syscall.SIGUSR1)
	p.endsWithin(t, time.Minute)
	if code := exitCode(p.cmd.ProcessState); code != 0 || strings.Join(p.stdout, " ") != "PASS" || p.stderr.String() != "" {
		t.Errorf("ended with %d: %q %s", code, p.stdout, p.stderr)
	}
	within(t, 5*time.Second, "all workers gone", func() bool { return len(s.workers()) == 0 })
}

// TestLanesBandwidth: lanes have no more of a tenant's bandwidth than one connection.
func TestLanesBandwidth(t *testing.T) {
	const rate = 32 << 20
	config := filepath.Join(t.TempDir(), "ferry.toml")
	if err := os.WriteFile(config, []byte("[[tenant]]\nname = \"default\"\nbandwidth = \"32MiB\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	s := serveTCP(t, "--config", config)
	p, env := through(t, s, 1)
	began := time.Now()
	run(t, time.Minute, append(env, "FERRY_LANES=4"), program(t, "bulk"), "1", "5", "1").ok(t, "PASS\n")
	took := time.Since(began)
	if n := p.Connections(); n < 1+4+4 {
		t.Errorf("%d connections, want the session's and four each way", n)
	}
	// The round moves this much each way, one way after the other.
	const size = 17 << 20
	if least := time.Second*2*size/rate - 300*time.Millisecond; took < least {
		t.Errorf("%d bytes each way at %d a second took %v", size, rate, took)
	}
}

// throughTLS starts a server, wires with rules between, and an agent; it returns the wires and what programs need.
func throughTLS(t *testing.T, seed uint64, more []string, rules ...faulty.Rule) (*office, *faulty.Proxy, []string) {
	t.Helper()
	o := newOffice(t)
	s := o.serve("tls://127.0.0.1:0", more...)
	p, err := faulty.Start(strings.TrimPrefix(s.address, "tls://"), seed, rules...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	env, _ := o.agent("tls://"+p.Addr(), o.certificate("alice", "ml")...)
	return o, p, env
}

// TestLanesTLS: through an agent each lane is a TLS connection of its own, with rings and without; a program that wants no lanes
// has none; and when it ends, so do its lanes.
func TestLanesTLS(t *testing.T) {
	o, p, env := throughTLS(t, 1, nil)
	for i, more := range [][]string{{"FERRY_LANES=3"}, {"FERRY_LANES=3", "FERRY_RINGS=0"}, {"FERRY_LANES=0"}} {
		before := p.Connections()
		run(t, time.Minute, append(env, more...), program(t, "bulk"), "4", "1").ok(t, "PASS\n")
		if n, want := p.Connections()-before, []int{7, 7, 1}[i]; n != want {
			t.Errorf("%v: %d connections, want the session's and three each way, or none for data: %d", more, n, want)
		}
	}
	o.awaitNoSession()
}

// TestLanesTLSFail is the same over wires that are cut and damaged in the middle of data.
func TestLanesTLSFail(t *testing.T) {
	seed := number("FERRY_TEST_SEED", uint64(time.Now().UnixNano()))
	o, p, env := throughTLS(t, seed, []string{"--peer-timeout", "1s"},
		faulty.Rule{Action: faulty.Cut, Skip: 64 << 10, Min: 1, Max: 20 << 20, For: 20 * time.Millisecond},
		faulty.Rule{Action: faulty.Corrupt, Skip: 64 << 10, Min: 1, Max: 20 << 20})
	for round := seed; p.Count(faulty.Cut)+p.Count(faulty.Corrupt) < int(number("FERRY_TEST_CUTS", 6)); round++ {
		r := run(t, 2*time.Minute, append(env, "FERRY_LANES=2"), program(t, "bulk"), "4", strconv.FormatUint(round, 10))
		if r.code != 0 || r.stdout != "PASS\n" || strings.TrimSpace(r.stderr) != "" {
			t.Fatalf("seed %d (FERRY_TEST_SEED): ended with %d: %s%s", seed, r.code, r.stdout, r.stderr)
		}
	}
	o.awaitNoSession()
}

// awaitNoSession waits until every session of the audit has ended. The TLS proxy, a process of the server's, stays.
func (o *office) awaitNoSession() {
	o.t.Helper()
	within(o.t, 5*time.Second, "no session", func() bool {
		open := 0
		for _, e := range o.events() {
			if strings.HasPrefix(e, "accepted ") {
				open++
			} else if strings.HasPrefix(e, "ended ") {
				open--
			}
		}
		return open == 0
	})
}

// TestLanesForeign: nobody adds a lane to a session without its secret, and what is
// sent on one of one's own ends no more than that.
func TestLanesForeign(t *testing.T) {
	s := serveTCP(t)
	p := start(t, append(s.env(), "FERRY_LANES=2"), program(t, "bulk"), "until", "1", "1") // session 1
	mine := dialTCP(t, s)
	hello := wire.NewHello("hostile", 1)
	hello.Packets, hello.Base, hello.Size = true, 0x3000_0000_0000, 1<<36
	w, err := wire.ClientHandshake(mine, hello, nil)
	if err != nil {
		t.Fatal(err)
	}
	lane := func(session uint64, id wire.LaneID, secret [32]byte) (net.Conn, error) {
		conn := dialTCP(t, s)
		hello := wire.NewHello("hostile", 1)
		hello.Packets, hello.Resume, hello.Session, hello.Lane = true, true, session, id
		_, err := wire.ClientResume(conn, hello, nil, secret)
		return conn, err
	}
	for _, id := range []wire.LaneID{1, 2, wire.MaxLanes, wire.MaxLanes + 1, 2 * wire.MaxLanes} {
		for session, secret := range map[uint64][32]byte{1: {}, 1 << 40: w.Secret} {
			if _, err := lane(session, id, secret); !refusedAsUnknown(err) {
				t.Errorf("lane %d of session %d: %v", id, session, err)
			}
		}
		if _, err := lane(1, id, w.Secret); !refusedAsUnknown(err) { // another's
			t.Errorf("lane %d with another session's secret: %v", id, err)
		}
	}
	// One's own, with noise, with data for payloads that never come, and again.
	for _, said := range [][]byte{bytes.Repeat([]byte{0x5a}, 4096), nil} {
		for id := wire.LaneID(1); id <= 2*wire.MaxLanes; id++ {
			conn, err := lane(w.Session, id, w.Secret)
			if err != nil {
				t.Fatalf("lane %d: %v", id, err)
			}
			if _, err := conn.Write(said); err != nil {
				t.Fatal(err)
			}
			if said == nil {
				continue
			}
			if _, err := io.Copy(io.Discard, conn); err != nil && !errors.Is(err, syscall.ECONNRESET) {
				t.Errorf("lane %d goes on after noise: %v", id, err)
			}
		}
	}
	_ = p.cmd.Process.Signal(syscall.SIGUSR1)
	p.endsWithin(t, time.Minute)
	if code := exitCode(p.cmd.ProcessState); code != 0 || strings.Join(p.stdout, " ") != "PASS" || p.stderr.String() != "" {
		t.Errorf("the other ended with %d: %q %s", code, p.stdout, p.stderr)
	}
	_ = mine.Close()
}

func refusedAsUnknown(err error) bool {
	refused, ok := errors.AsType[*wire.RefusedError](err)
	return ok && *refused == *wire.NoSession()
}
