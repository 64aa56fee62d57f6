package faults

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/operator/admin"
	"ferry/test/limit"
	"ferry/transport/faulty"
)

// A pair are two servers, from the first of which a program is moved to the second, while one of the
// processes that take part is killed, or the link between the servers is cut.
type pair struct {
	from, to *site
	took     time.Duration // a move, undisturbed
	bytes    int64         // that it sends, where there is a wire
}

// moveSteps are the steps of a program that is moved: it must not end before the move.
const moveSteps = 400

// newPair starts two servers between which sessions move.
func newPair(t *testing.T, name string) *pair {
	t.Helper()
	p := &pair{}
	var more []string
	token := ""
	if name == "tcp" {
		dir := t.TempDir()
		token = filepath.Join(dir, "token")
		s := &site{t: t, dir: dir}
		s.ferry("token", "create", "--name", "mover", "--store", filepath.Join(dir, "tokens"), "--out", token)
		config := filepath.Join(dir, "ferry.toml")
		text := fmt.Sprintf("tokens = %q\n[move]\nfrom = [\"mover\"]\ntoken-file = %q\n", filepath.Join(dir, "tokens"), token)
		if err := os.WriteFile(config, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		more = []string{"--config", config}
	}
	p.from = newSiteWith(t, name, token, moveSteps, more...)
	p.to = newSiteWith(t, name, token, moveSteps, more...)
	if p.from.reference != p.to.reference {
		t.Fatalf("the servers differ:\n%s\n%s", p.from.reference, p.to.reference)
	}
	for range lessons() {
		if o := p.disturb(1, movePlan{plan: plan{what: "nothing"}, line: 3}); o.err != nil {
			t.Fatalf("an undisturbed move: %v", o.err)
		}
	}
	return p
}

// A movePlan is what happens to one move.
type movePlan struct {
	plan
	line int // of the program's output, behind which the move begins
}

// Who takes part in a move. The link is between the servers.
var participants = []string{"source worker", "target worker", "source daemon", "target daemon", "client", "carry", "link"}

// moving chooses whom it hits, and when: a time behind the beginning of the move, or a byte between the servers.
func (p *pair) moving(r *rand.Rand) (m movePlan) {
	m.resume, m.allowed, m.line = keep, []int{unavailable, noDevice}, 1+r.IntN(moveSteps/8)
	who := participants
	if p.to.wire == nil {
		who = who[:len(who)-1]
	}
	m.kill = who[r.IntN(len(who))]
	m.fatal = m.kill == "client"
	m.again = r.IntN(2) == 0
	m.delay = time.Duration(r.Int64N(int64(p.took + p.took/8)))
	m.what = fmt.Sprintf("%s killed %v after the move began at line %d", m.kill, m.delay, m.line)
	switch m.kill {
	case "carry":
		m.allowed = nil // the session stays
		m.delay = time.Duration(r.Int64N(int64(p.took / 4)))
	case "link":
		at := r.Int64N(p.bytes)
		m.rules = []faulty.Rule{{Action: []faulty.Action{faulty.Cut, faulty.Close}[r.IntN(2)], Direction: directions[min(r.IntN(4), 1)], Skip: at, Max: 1, Times: 1}}
		if m.rules[0].Direction == faulty.Down { // little comes back
			m.rules[0].Skip = r.Int64N(2000)
		}
		m.what = fmt.Sprintf("link: %v at byte %d, direction %d, of a move at line %d", m.rules[0].Action, m.rules[0].Skip, m.rules[0].Direction, m.line)
	}
	return m
}

// address is where the second server is, for the first one and for the program.
func (p *pair) address() string {
	if p.to.wire != nil {
		return "tcp://" + p.to.wire.Addr()
	}
	return p.to.address
}

// session is the only session of a server; 0 if there is none.
func (s *site) session() uint64 {
	c := admin.NewClient(s.path("admin"))
	defer c.Close()
	list, err := c.Sessions(s.t.Context())
	if err != nil || len(list) == 0 {
		return 0
	}
	return list[0].ID
}

// disturb makes one move.
func (p *pair) disturb(seed uint64, m movePlan) (o outcome) {
	s := p.from
	s.t.Helper()
	if p.to.wire != nil {
		for _, w := range []*site{p.from, p.to} {
			if err := w.wire.Set(seed); err != nil {
				s.t.Fatal(err)
			}
		}
		if err := p.to.wire.Set(seed, m.rules...); err != nil {
			s.t.Fatal(err)
		}
	}
	logs := [2]int{len(p.from.daemon.said()), len(p.to.daemon.said())}
	began := time.Now()
	program := s.program(cmp.Or(m.resume, keep), moveSteps)
	program.line(m.line)
	id := s.session()
	ctx, cancel := context.WithTimeout(context.Background(), limit.For(usual))
	defer cancel()
	moved := make(chan error, 1)
	from := time.Now()
	go func() {
		c := admin.NewClient(s.path("admin"))
		defer c.Close()
		_, err := c.Move(ctx, id, admin.MoveRequest{To: p.address(), Timeout: 30})
		moved <- err
	}()
	var refused error
	if m.kill != "" && m.kill != "link" {
		o.hit = p.kill(m, program, moved)
	}
	refused = <-moved
	if m.kill == "" {
		p.took = time.Since(from)
		if refused != nil {
			o.err = fmt.Errorf("it was not moved: %w", refused)
		} else if p.to.wire != nil {
			p.bytes = p.to.wire.Passed(faulty.Up) &^ (1<<10 - 1)
		}
	}
	select {
	case <-program.ended:
	case <-time.After(limit.For(usual)):
		o.err = fmt.Errorf("it hangs: %s\n%s\n%s", program.output(), program.said(), s.stacks())
		_ = program.cmd.Process.Kill()
		<-program.ended
	}
	for _, rule := range m.rules {
		o.hit = o.hit || p.to.wire.Count(rule.Action) > 0
	}
	o.took = time.Since(began)
	if o.err == nil {
		o.how, o.err = s.judge(m.plan, program)
	}
	here, there := p.from.daemon.said(), p.to.daemon.said()
	if err := oneOwner(here[min(logs[0], len(here)):], there[min(logs[1], len(there)):]); o.err == nil {
		o.err = err
	}
	for _, x := range []*site{p.from, p.to} {
		if err := x.clean(); o.err == nil && err != nil {
			o.err = fmt.Errorf("%s, and then: %w", o.how, err)
		}
	}
	if o.err != nil {
		o.err = fmt.Errorf("%w\nthe error of the move: %v\nthe first server's log: %s\nthe second's: %s", o.err, refused, last(here, 3000), last(there, 3000))
	}
	return o
}

// oneOwner says whether both servers have had the session at once: the first has kept it, and the second has taken it.
func oneOwner(here, there string) error {
	if strings.Contains(here, "the session stays where it is") && strings.Contains(there, "the session moved here") {
		return fmt.Errorf("both servers own the session")
	}
	return nil
}

// kill ends a process that takes part, once it is there; false if the move has ended before that.
func (p *pair) kill(m movePlan, program *process, moved chan error) bool {
	time.Sleep(m.delay) // not a limit: the moment
	for {
		if len(moved) > 0 || !program.alive() {
			return false
		}
		pid := p.victim(m.kill, program)
		if pid > 0 {
			_ = syscall.Kill(pid, syscall.SIGKILL)
			break
		}
		time.Sleep(time.Millisecond)
	}
	for _, s := range []*site{p.from, p.to} {
		if (m.kill == "source daemon" && s == p.from) || (m.kill == "target daemon" && s == p.to) {
			if <-s.daemon.ended; m.again {
				s.serve()
			}
		}
	}
	return true
}

// victim is the process to kill; 0 while there is none.
func (p *pair) victim(whom string, program *process) int {
	switch whom {
	case "client":
		return program.pid()
	case "source daemon":
		return p.from.daemon.pid()
	case "target daemon":
		return p.to.daemon.pid()
	}
	of := p.from
	if whom == "target worker" {
		of = p.to
	}
	for _, r := range family() {
		carries := strings.Contains(r.command, "carry")
		if !r.dead && r.parent == of.daemon.pid() && carries == (whom == "carry") && !isTLSProxy(r.command) {
			return r.pid
		}
	}
	return 0
}

// TestMoveFaults moves a program while something that takes part is killed, or the link is cut: the program ends with the right
// answer or one clear error, one server at most has the session, and nothing is left on either.
func TestMoveFaults(t *testing.T) {
	runs, first := length(t, 5)
	if !long {
		runs = 4
	}
	summary := newSummary(t, runs, first)
	pairs := map[string]*pair{}
	for i := 0; summary.hits < runs && i < 3*runs; i++ { // moves that had ended before do not count
		seed := first + uint64(i)
		r := rand.New(rand.NewPCG(seed, 9))
		name := []string{"unix", "tcp"}[r.IntN(2)]
		if pairs[name] == nil {
			pairs[name] = newPair(t, name)
		}
		m := pairs[name].moving(r)
		summary.add(i, name, m.kill, m.what, pairs[name].disturb(seed, m))
	}
	summary.print()
}
