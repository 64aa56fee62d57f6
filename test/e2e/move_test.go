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

// These tests move programs from one server to another while they work.

// pairOfServers are two servers between which sessions move, at Unix sockets and over TCP with a token.
func pairOfServers(t *testing.T) (both [2]*server, env []string) {
	t.Helper()
	dir := passable(t)
	token := filepath.Join(dir, "token")
	if r := run(t, 20*time.Second, nil, ferry, "token", "create", "--name", "mover", "--store", filepath.Join(dir, "tokens"), "--out", token); r.code != 0 {
		t.Fatal(r.stderr)
	}
	for i := range both {
		file := filepath.Join(dir, fmt.Sprintf("%d.toml", i))
		text := fmt.Sprintf("tokens = %q\n[device]\nkind = \"soft\"\n[move]\nfrom = [\"mover\"]\ntoken-file = %q\n", filepath.Join(dir, "tokens"), token)
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		both[i] = serve(t, "--config", file, "--listen", "unix://"+filepath.Join(dir, fmt.Sprint(i)), "--listen", "tcp://127.0.0.1:0")
	}
	return both, []string{"FERRY_TOKEN_FILE=" + token}
}

// TestMove moves a program that trains between two servers, again and again at any moment of it: it computes what it computes
// undisturbed.
func TestMove(t *testing.T) {
	train := filepath.Join(root, "bin", "faults", "train")
	for at, transport := range []string{"unix", "tcp"} {
		t.Run(transport, func(t *testing.T) {
			t.Parallel()
			both, more := pairOfServers(t)
			var clients [2]*admin.Client
			var address [2]string
			for i, s := range both {
				clients[i] = admin.NewClient(s.admin())
				defer clients[i].Close()
				address[i] = s.state(clients[i]).Listen[at]
			}
			env := append([]string{"FERRY_SERVER=" + address[0], "LD_LIBRARY_PATH=" + library}, more...)
			want := run(t, 2*time.Minute, env, train, "1500")
			if want.code != 0 {
				t.Fatalf("undisturbed it ends with %d\n%s", want.code, want.stderr)
			}
			within(t, 20*time.Second, "no session", func() bool { return len(both[0].sessions()) == 0 })
			disturbed := make(chan result, 1)
			go func() { disturbed <- run(t, 4*time.Minute, env, train, "1500") }()
			here, moves := 0, 0
			id := both[0].session(t).ID
			for {
				m, err := clients[here].Move(t.Context(), id, admin.MoveRequest{To: address[1-here], Timeout: 30})
				if err != nil {
					if !strings.Contains(err.Error(), "captur") {
						t.Logf("after %d times: %v", moves, err) // the program has ended
						break
					}
					continue
				}
				within(t, 20*time.Second, "its end here", func() bool { return len(both[here].sessions()) == 0 })
				here, id = 1-here, m.Session
				moves++
			}
			if got := <-disturbed; got.code != 0 || got.stdout != want.stdout {
				t.Errorf("moved %d times it ended with %d\n%s", moves, got.code, got.stderr)
			}
			if moves < 3 {
				t.Errorf("it was moved %d times only", moves)
			}
		})
	}
}

// TestMoveRefused asks for moves that cannot be: each is refused with its reason, and the program goes on.
func TestMoveRefused(t *testing.T) {
	t.Parallel()
	both, more := pairOfServers(t)
	other := admin.NewClient(both[1].admin())
	defer other.Close()
	there := both[1].state(other).Listen
	alone := serve(t)
	for _, c := range []struct {
		name, to, reason string
		args             []string
	}{
		{"a capture", there[0], "captur", []string{"capture"}},
		{"shared memory", there[0], "shares", []string{"share"}},
		{"another machine", there[1], "shares memory with its program", []string{"share"}},
		{"nobody there", "unix:///nobody/is/here", "cannot reach", []string{"share"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			end := filepath.Join(t.TempDir(), "end")
			p := start(t, both[0].env(more...), awayProgram(t), append(c.args, end)...)
			id := both[0].session(t).ID
			_, stderr := both[0].operate(1, "move", fmt.Sprint(id), "--to", c.to)
			if !strings.Contains(stderr, c.reason) || !strings.Contains(stderr, "goes on here") {
				t.Errorf("move says %q", stderr)
			}
			if err := os.WriteFile(end, nil, 0o600); err != nil {
				t.Fatal(err)
			}
			p.endsWithin(t, 20*time.Second)
			if code := p.cmd.ProcessState.ExitCode(); code != 0 {
				t.Errorf("it ended with %d: %q %s", code, p.stdout, p.stderr)
			}
			within(t, 20*time.Second, "no session", func() bool { return len(both[0].sessions())+len(both[1].sessions()) == 0 })
		})
	}
	t.Run("usage", func(t *testing.T) {
		if _, stderr := alone.operate(1, "move", "77", "--to", there[0]); !strings.Contains(stderr, "no session 77") {
			t.Errorf("of no session: %s", stderr)
		}
		alone.operate(2, "move", "1")
		alone.operate(2, "move", "1", "--to", "nowhere")
		alone.operate(2, "move", "x", "--to", there[0])
	})
}

// TestMoveUnasked: a server takes sessions only of servers that its configuration names.
func TestMoveUnasked(t *testing.T) {
	t.Parallel()
	both, more := pairOfServers(t)
	dir := passable(t)
	file := filepath.Join(dir, "strict.toml")
	tokens := filepath.Join(dir, "tokens")
	token := filepath.Join(dir, "token")
	if r := run(t, 20*time.Second, nil, ferry, "token", "create", "--name", "student", "--store", tokens, "--out", token); r.code != 0 {
		t.Fatal(r.stderr)
	}
	if err := os.WriteFile(file, []byte(fmt.Sprintf("tokens = %q\n[device]\nkind = \"soft\"\n[move]\nfrom = [\"another\"]\n", tokens)), 0o644); err != nil {
		t.Fatal(err)
	}
	strict := serve(t, "--config", file, "--listen", "unix://"+filepath.Join(dir, "s"), "--listen", "tcp://127.0.0.1:0")
	c, here := admin.NewClient(strict.admin()), admin.NewClient(both[0].admin())
	defer c.Close()
	defer here.Close()
	env := append([]string{"FERRY_SERVER=" + both[0].state(here).Listen[1], "LD_LIBRARY_PATH=" + library}, more...)
	end := filepath.Join(t.TempDir(), "end")
	p := start(t, env, awayProgram(t), "share", end)
	id := both[0].session(t).ID
	_, err := here.Move(t.Context(), id, admin.MoveRequest{To: strict.state(c).Listen[1]})
	if err == nil || !strings.Contains(err.Error(), "does not take the session") {
		t.Errorf("a server takes a session of another that it does not know: %v", err)
	}
	if n := len(strict.sessions()); n != 0 {
		t.Errorf("it has %d sessions", n)
	}
	if err := os.WriteFile(end, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	p.endsWithin(t, 20*time.Second)
}
