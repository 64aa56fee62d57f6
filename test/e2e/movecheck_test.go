package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ferry/operator/admin"
)

// A waiter is a program that has got ready and waits for a file.
type waiter struct {
	*running
	end string
}

// startWaiting starts the program for sessions that are suspended and moved, and returns when it is ready.
func startWaiting(t *testing.T, env []string, what string) *waiter {
	t.Helper()
	w := &waiter{end: filepath.Join(t.TempDir(), "end")}
	w.running = start(t, env, awayProgram(t), what, w.end)
	return w
}

// passes has the program go on, and demands that it passes.
func (w *waiter) passes(t *testing.T) {
	t.Helper()
	if err := os.WriteFile(w.end, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	w.endsWithin(t, 20*time.Second)
	if code := w.cmd.ProcessState.ExitCode(); code != 0 || !slices.Contains(w.stdout, "PASS") {
		t.Errorf("it ended with %d: %q %s", code, w.stdout, w.stderr)
	}
}

// TestMoveCheck asks in advance whether sessions can move: all reasons are named, nothing changes, and what can move does.
func TestMoveCheck(t *testing.T) {
	t.Parallel()
	both, more := pairOfServers(t)
	other := admin.NewClient(both[1].admin())
	defer other.Close()
	there := both[1].state(other).Listen
	for _, c := range []struct {
		name, program, to string
		reasons           []string
	}{
		{"nothing against it", "hold", "", nil},
		{"nothing against that server", "hold", there[0], nil},
		{"shared memory", "share", "", []string{"shares memory at"}},
		{"shared memory, and a network", "share", there[1], []string{"shares memory with its program", "shares memory at"}},
		{"a capture", "capture", there[0], []string{"captur"}},
		{"nobody there", "hold", "unix:///nobody/is/here", []string{"cannot reach unix:///nobody/is/here"}},
		{"a variable", "variable", "", nil},
		{"a variable there", "variable", there[0], []string{`the variable "total"`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := startWaiting(t, both[0].env(more...), c.program)
			id := both[0].session(t).ID
			args, code := []string{"move", "--check", "--json", fmt.Sprint(id)}, 0
			if c.to != "" {
				args = append(args, "--to", c.to)
			}
			if c.reasons != nil {
				code = 1
			}
			out, said := both[0].operate(code, args...)
			var check admin.MoveCheck
			if err := json.Unmarshal([]byte(out), &check); err != nil {
				t.Fatalf("%v: %s", err, out)
			}
			if check.ID != id || check.Movable != (c.reasons == nil) || check.To != c.to {
				t.Errorf("%+v", check)
			}
			for _, r := range c.reasons {
				if !strings.Contains(strings.Join(check.Reasons, "\n"), r) || !strings.Contains(said, r) {
					t.Errorf("it does not say %q: %q\n%s", r, check.Reasons, said)
				}
			}
			within(t, 20*time.Second, "nothing there", func() bool { return len(both[1].sessions()) == 0 })
			if now := both[0].session(t); now.ID != id {
				t.Errorf("it is session %d now", now.ID)
			}
			if c.name == "nothing against that server" {
				both[0].operate(0, "move", fmt.Sprint(id), "--to", c.to)
			}
			p.passes(t)
			within(t, 20*time.Second, "no session", func() bool { return len(both[0].sessions())+len(both[1].sessions()) == 0 })
		})
	}
	both[0].operate(1, "move", "--check", "77")
	both[0].operate(2, "move", "--json", "77", "--to", there[0])
}

// TestMoveAgain: where only an address is in a session's way it is sent to other workers of that server, a bounded number of times, and
// goes on in between and afterwards.
func TestMoveAgain(t *testing.T) {
	t.Parallel()
	both, more := pairOfServers(t)
	other := admin.NewClient(both[1].admin())
	defer other.Close()
	p := startWaiting(t, both[0].env(more...), "variable")
	_, said := both[0].operate(1, "move", fmt.Sprint(both[0].session(t).ID), "--to", both[1].state(other).Listen[0])
	if !strings.Contains(said, `the variable "total"`) || !strings.Contains(said, "goes on here") {
		t.Errorf("move says %q", said)
	}
	p.passes(t)
	within(t, 20*time.Second, "no session", func() bool { return len(both[0].sessions())+len(both[1].sessions()) == 0 })
	log := both[0].stopped()
	if n := strings.Count(log, "is sent to another worker there"); n != 2 {
		t.Errorf("it was sent %d times again\n%s", n, log)
	}
	if n := strings.Count(both[1].stopped(), "a session could not move here"); n != 3 {
		t.Errorf("%d workers tried", n)
	}
}
