package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ferry/operator/admin"
)

// TestMoveTransports moves programs whose clients and servers reach each other in different ways: what a client uses to reach its
// server need not be what the servers use among themselves.
func TestMoveTransports(t *testing.T) {
	t.Parallel()
	o := newOffice(t)
	mover, alice, carol := o.token("mover", "servers"), o.certificate("alice", "ml"), o.token("carol", "ml")
	var both [2]*server
	var listen [2][]string
	var clients [2]*admin.Client
	for i := range both {
		dir := passable(t)
		config := filepath.Join(dir, "ferry.toml")
		text := fmt.Sprintf("[device]\nkind = \"soft\"\n[move]\nfrom = [\"mover\"]\ntoken-file = %q\nca = %q\n", mover, o.path("ca/ca.crt"))
		if err := os.WriteFile(config, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		o.audit = filepath.Join(dir, "audit.jsonl")
		both[i] = o.serve("tls://127.0.0.1:0", "--config", config, "--listen", "unix://"+filepath.Join(dir, "s"), "--listen", "tcp://127.0.0.1:0")
		clients[i] = admin.NewClient(both[i].admin())
		t.Cleanup(clients[i].Close)
		listen[i] = both[i].state(clients[i]).Listen
	}
	const (
		local = iota
		tcp
		tls
	)
	agent, _ := o.agent(listen[0][tls], alice...)
	overTCP := []string{"FERRY_SERVER=" + listen[0][tcp], "LD_LIBRARY_PATH=" + library, "FERRY_TOKEN_FILE=" + carol}
	for _, c := range []struct {
		name string
		env  []string
		to   string
		as   []string // how the client reaches it
		back string   // and back again
	}{
		{"agent over TLS, servers over TLS", agent, listen[1][tls], nil, listen[0][tls]},
		{"agent over TLS, servers by a Unix socket", agent, listen[1][local], []string{listen[1][tls]}, listen[0][tls]},
		{"TCP, servers by a Unix socket", overTCP, listen[1][local], []string{listen[1][tcp]}, listen[0][tcp]},
		{"TCP, servers over TLS", overTCP, listen[1][tls], []string{listen[1][tcp]}, listen[0][tcp]},
		{"a Unix socket without rings", append(both[0].env(), "FERRY_RINGS=0", "FERRY_TOKEN_FILE="+carol), listen[1][local], nil, listen[0][local]},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := startWaiting(t, c.env, "hold")
			first := both[0].session(t)
			for i, q := range []admin.MoveRequest{{To: c.to, Addresses: c.as, Timeout: 30}, {To: c.back, Timeout: 30}} {
				here := both[i].session(t)
				if check, err := clients[i].CheckMove(t.Context(), here.ID, q); err != nil || !check.Movable {
					t.Fatalf("it cannot move: %+v %v", check, err)
				}
				m, err := clients[i].Move(t.Context(), here.ID, q)
				if err != nil {
					t.Fatal(err)
				}
				now := both[1-i].session(t)
				if now.ID != m.Session || now.Tenant != first.Tenant || m.Bytes == 0 {
					t.Errorf("it is %+v there, moved as %+v", now, m)
				}
				within(t, 20*time.Second, "its end here", func() bool { return len(both[i].sessions()) == 0 })
			}
			// What the client would not follow to is refused, also of a session that has moved.
			wrong := map[string]string{listen[1][tls]: listen[1][tcp], listen[1][tcp]: listen[1][tls]}[append(c.as, c.to)[0]]
			if wrong != "" {
				within(t, 20*time.Second, "the refusal", func() bool { // it comes back by itself, after the move
					check, err := clients[0].CheckMove(t.Context(), both[0].session(t).ID, admin.MoveRequest{To: listen[1][local], Addresses: []string{wrong}, Timeout: 30})
					return err == nil && strings.Contains(strings.Join(check.Reasons, "\n"), "does not follow to "+wrong)
				})
			}
			p.passes(t)
			within(t, 20*time.Second, "no session", func() bool { return len(both[0].sessions())+len(both[1].sessions()) == 0 })
		})
	}
}
