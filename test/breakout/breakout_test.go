package breakout

import (
	"errors"
	"flag"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ferry/operator/admin"
	"ferry/server/identity"
	"ferry/test/limit"
)

var rewrite = flag.Bool("rewrite", false, "write what the tests compare with")

// all says whether every attack is made, as by make breakout, or those that make test makes.
func all() bool { return os.Getenv("FERRY_TEST_BREAKOUT") == "all" }

// chosen are the attacks to make of a list. FERRY_TEST_BREAKOUT_ONLY names some.
func chosen(lists ...[]*attack) (list []*attack) {
	only := strings.Fields(os.Getenv("FERRY_TEST_BREAKOUT_ONLY"))
	for _, a := range slices.Concat(lists...) {
		if len(only) > 0 && slices.Contains(only, a.name) || len(only) == 0 && (a.quick || all()) {
			list = append(list, a)
		}
	}
	return list
}

// ofWorkers are the attacks of a worker that has a client.
func ofWorkers() []*attack {
	return chosen(controlAttacks, descriptorAttacks, connectionAttacks, pageAttacks, doorbellAttacks, processAttacks, phaseAttacks, fileAttacks, callAttacks)
}

// each makes attacks one after another at one site.
func each(t *testing.T, s *site, where string, list []*attack) {
	t.Helper()
	var err error
	if s.before, err = s.settled(); err != nil {
		t.Fatal(err)
	}
	for _, a := range list {
		t.Run(a.name, func(t *testing.T) {
			limit.Test(t, 2*time.Minute)
			s.carryOut(t, where, a)
		})
	}
}

// TestBreakout makes the attacks against root's daemon, whose workers have users of their own.
func TestBreakout(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("NOT TESTED: only root's daemon gives workers users of their own")
	}
	each(t, startSite(t, 0, threeUsers), "root", ofWorkers())
}

// TestOrdinaryUser makes them against the daemon of an ordinary user, whose workers are the same user.
func TestOrdinaryUser(t *testing.T) {
	uid := os.Geteuid()
	if uid == 0 {
		uid = ordinary(t)
	}
	list := ofWorkers()
	if !all() && os.Getenv("FERRY_TEST_BREAKOUT_ONLY") == "" { // make test: what depends on the user
		list = slices.DeleteFunc(list, func(a *attack) bool {
			return !slices.Contains([]string{"doorbell-owner", "call-signals", "call-files", "linger-nested", "stopped"}, a.name)
		})
	}
	each(t, startSite(t, uid, nil), "user", list)
}

// TestWarmWorkers makes the attacks of warm workers.
func TestWarmWorkers(t *testing.T) {
	list := chosen(warmAttacks)
	if len(list) == 0 {
		t.Skip("only in make breakout")
	}
	each(t, startSite(t, os.Geteuid(), func(set *settings) { set.Warm = 1 }), "warm", list)
}

// TestProxies makes the attacks of a TLS proxy: clients elsewhere are served, and the daemon ends.
func TestProxies(t *testing.T) {
	list := chosen(proxyAttacks)
	if len(list) == 0 {
		t.Skip("only in make breakout")
	}
	files := certificates(t)
	for _, a := range list {
		t.Run(a.name, func(t *testing.T) {
			limit.Test(t, 2*time.Minute)
			a.play = playProxied
			s := startSite(t, os.Geteuid(), func(set *settings) {
				set.Proxy, set.TLS, set.Listen = a.name, files, append(set.Listen, "tls://127.0.0.1:0")
			})
			var err error
			if s.before, err = s.settled(); err != nil {
				t.Fatal(err)
			}
			// The process, its channel, and the goroutines that read it and wait for its end.
			s.before.children, s.before.descriptors, s.before.Goroutines = append(s.before.children, ""), append(s.before.descriptors, "", ""), s.before.Goroutines+2
			s.carryOut(t, "tls", a)
		})
	}
}

// playProxied connects to the address with TLS three times, and keeps the connections until the daemon is as it was.
func playProxied(s *site, _ *attack) (string, error) {
	at, err := s.address("tls")
	if err != nil {
		return "", err
	}
	for range 3 {
		conn, err := net.Dial("tcp", at.Target)
		if err != nil {
			return "", err
		}
		defer conn.Close()
		if _, err := conn.Write(make([]byte, 300)); err != nil {
			return "", err
		}
	}
	return "connected", errors.Join(s.serves(), s.recovered())
}

// certificates makes what a TLS address needs.
func certificates(t *testing.T) identity.ServerFiles {
	t.Helper()
	dir := t.TempDir()
	s := &site{t: t}
	for _, args := range [][]string{{"ca", "init", dir + "/ca"}, {"ca", "issue", "--dir", dir + "/ca", "gpu1", "--server", "127.0.0.1"}} {
		if _, err := s.run(ferry, args...); err != nil {
			t.Fatal(err)
		}
	}
	return identity.ServerFiles{Cert: dir + "/ca/issued/gpu1.crt", Key: dir + "/ca/issued/gpu1.key", CA: dir + "/ca/ca.crt"}
}

// underWay opens a session for every attack of a worker that stays, and some that leave something behind.
func underWay(t *testing.T, s *site) (open []*client) {
	t.Helper()
	for _, a := range attacks() {
		scheme := "unix"
		switch {
		case a.unwelcome != nil:
			continue
		case strings.HasPrefix(a.name, "linger-") || a.name == "descriptor-linger":
			scheme = "tcp"
		case !a.holds && a.name != "control-kept" && a.name != "control-itself" && a.name != "page-garbage":
			continue
		}
		c, err := s.open(scheme, prefix+a.name, attacker, nil)
		if err != nil {
			t.Fatalf("%s: %v", a.name, err)
		}
		if a.name == "control-kept" {
			files, err := receiveFiles(c)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { closeAll(files) })
		}
		t.Cleanup(func() { _ = c.Close() })
		open = append(open, c)
	}
	time.Sleep(500 * time.Millisecond) // not a limit: the attacks go on for a while
	return open
}

// TestEnds: SIGTERM ends the daemon while all attacks that stay are under way at once, and nothing is left.
func TestEnds(t *testing.T) {
	s := startSite(t, os.Geteuid(), nil)
	open := underWay(t, s)
	err := s.terminate()
	r := row{"SIGTERM", "under-way", fmt.Sprintf("SIGTERM while %d attacks are under way", len(open)), "the daemon ended", "held"}
	if err != nil {
		r.happened, r.verdict = "it did not", "broke"
		t.Error(err)
	}
	addRow(r)
}

// TestEndsWarm: SIGTERM ends a daemon whose warm worker has ended and left its end of the channel where it stays open.
func TestEndsWarm(t *testing.T) {
	s := startSite(t, os.Geteuid(), func(set *settings) { set.Warm = 1 })
	if _, err := s.orderWarm(findAttack("warm-kept")); err != nil {
		t.Fatal(err)
	}
	err := s.terminate()
	r := row{"SIGTERM", "warm-kept", "SIGTERM while a warm worker's channel is kept open", "the daemon ended", "held"}
	if err != nil {
		r.happened, r.verdict = "it did not", "broke"
		t.Error(err)
	}
	addRow(r)
}

// TestRestarts: the daemon restarts while they are under way, goes on with every session that lives, and can end each of them.
func TestRestarts(t *testing.T) {
	s := startSite(t, os.Geteuid(), nil)
	if err := s.restart(); err != nil {
		t.Fatal(err)
	}
	var err error
	if s.before, err = s.settled(); err != nil {
		t.Fatal(err)
	}
	open := underWay(t, s)
	was, err := s.sessions()
	if err != nil {
		t.Fatal(err)
	}
	err = s.restart()
	now, listErr := s.sessions()
	if err = errors.Join(err, listErr); err == nil && (len(now) == 0 || len(now) > len(was)) {
		err = fmt.Errorf("%d sessions, were %d", len(now), len(was))
	}
	for _, one := range now {
		if strings.HasPrefix(one.Program, prefix) {
			killErr := s.kill(one.ID)
			if left, _ := s.sessions(); slices.ContainsFunc(left, func(l admin.Session) bool { return l.ID == one.ID }) {
				err = errors.Join(err, killErr, fmt.Errorf("session %d cannot be ended", one.ID))
			}
		}
	}
	if err = errors.Join(err, s.recovered()); err != nil {
		t.Error(err)
	}
	r := row{"restart", "under-way", fmt.Sprintf("a restart while %d attacks are under way", len(open)), fmt.Sprintf("%d of %d sessions went on", len(now), len(was)), "held"}
	if err != nil {
		r.verdict = "broke"
	}
	addRow(r)
}

// TestTable: docs/breakout.md lists exactly the attacks there are. -rewrite writes its table.
func TestTable(t *testing.T) {
	var text strings.Builder
	text.WriteString("| attack | tries | review | in `make test` |\n|---|---|---|---|\n")
	names := map[string]bool{}
	for _, a := range attacks() {
		if names[a.name] || a.tries == "" {
			t.Errorf("attack %q has no description, or its name is another's", a.name)
		}
		names[a.name] = true
		quick := ""
		if a.quick {
			quick = "yes"
		}
		fmt.Fprintf(&text, "| `%s` | %s | %s | %s |\n", a.name, a.tries, a.review, quick)
	}
	if len(names) < 60 {
		t.Errorf("only %d attacks", len(names))
	}
	file := filepath.Join(root, "docs", "breakout.md")
	now, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	const from, to = "<!-- attacks -->\n", "<!-- end of attacks -->\n"
	head, rest, ok := strings.Cut(string(now), from)
	table, tail, ok2 := strings.Cut(rest, to)
	if !ok || !ok2 {
		t.Fatalf("%s has no place for the table", file)
	}
	if *rewrite {
		if err := os.WriteFile(file, []byte(head+from+text.String()+to+tail), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if table != text.String() {
		t.Error("docs/breakout.md lists other attacks than there are: go test ./test/breakout -run TestTable -rewrite")
	}
}
