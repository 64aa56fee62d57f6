package breakout

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"ferry/operator/admin"
	"ferry/test/limit"
)

// An attack is something a worker in hostile hands does. The functions that begin with the worker's side run in the worker's process.
type attack struct {
	name   string
	tries  string // what it tries, for the table
	review string // its number in the review, if it has one
	// want is what may come of it: a pattern for what the worker says, "ended" where the daemon ends it for that. Empty for anything.
	want  string
	quick bool // part of make test

	// worker attacks, once the worker has sealed itself and its client has its Welcome, and says what came of it.
	worker func(w *captive, argument string) string
	// unwelcome attacks, or ends the worker, when it has sealed itself and before its Welcome.
	unwelcome func(w *captive)
	// atStart and warm attack by order: before the worker has read anything, and as a warm worker that is to say that it is ready.
	atStart func()
	warm    func(w *captive)
	// holds: the worker does not end by itself when its client leaves. An operator ends it.
	holds bool

	// play is the client's side, in the harness; nil for one session that hears what came of it and leaves.
	play func(s *site, a *attack) (string, error)
}

// attacks is the list of all.
func attacks() []*attack {
	return slices.Concat(controlAttacks, descriptorAttacks, connectionAttacks, pageAttacks, doorbellAttacks, processAttacks, phaseAttacks, fileAttacks, callAttacks, warmAttacks, proxyAttacks)
}

func findAttack(name string) *attack {
	if name == "" {
		return nil
	}
	if i := slices.IndexFunc(attacks(), func(a *attack) bool { return a.name == name }); i >= 0 {
		return attacks()[i]
	}
	return nil
}

// A row is what the table says of one attack in one configuration.
type row struct{ where, name, tries, happened, verdict string }

var (
	rowsMu sync.Mutex
	rows   []row
)

func addRow(r row) {
	rowsMu.Lock()
	defer rowsMu.Unlock()
	rows = append(rows, r)
}

// writeTable writes what happened to a file that FERRY_TEST_BREAKOUT_TABLE names.
func writeTable() error {
	file := os.Getenv("FERRY_TEST_BREAKOUT_TABLE")
	if file == "" || len(rows) == 0 {
		return nil
	}
	var text strings.Builder
	held, broke := 0, 0
	for _, r := range rows {
		if r.verdict == "held" {
			held++
		} else {
			broke++
		}
		happened := []rune(r.happened)
		fmt.Fprintf(&text, "%-9s %-22s %-66s %-40s %s\n", r.where, r.name, r.tries, string(happened[:min(len(happened), 40)]), r.verdict)
	}
	fmt.Fprintf(&text, "breakout: %d attacks held, %d broke\n", held, broke)
	return os.WriteFile(file, []byte(text.String()), 0o666)
}

// carryOut makes one attack and looks at what it did.
func (s *site) carryOut(t *testing.T, where string, a *attack) {
	t.Helper()
	happened, broken := s.attack(a)
	if broken == nil && a.want != "" && !regexp.MustCompile("^("+a.want+")$").MatchString(happened) {
		broken = fmt.Errorf("%s, and it should be %s", happened, a.want)
	}
	if err := s.recovered(); err != nil {
		broken = errors.Join(broken, err)
		s.relaunch()
		if s.before, err = s.settled(); err != nil {
			t.Fatal(err)
		}
	}
	r := row{where: where, name: a.name, tries: a.tries, happened: happened, verdict: "held"}
	if broken != nil {
		r.verdict = "broke"
		t.Errorf("%s (%s): %v", a.name, a.tries, broken)
	}
	addRow(r)
}

// attack plays an attack.
func (s *site) attack(a *attack) (happened string, err error) {
	if a.play != nil {
		return a.play(s, a)
	}
	return s.playPlain(a, "unix", "")
}

// playPlain opens a session, hears what came of its attack and leaves.
func (s *site) playPlain(a *attack, scheme, argument string) (string, error) {
	c, err := s.open(scheme, prefix+a.name+" "+argument, attacker, nil)
	if err != nil {
		return "", err
	}
	defer c.Close()
	happened := c.hear()
	if a.holds && happened != "ended" {
		return happened, s.kill(c.welcome.Session)
	}
	return happened, nil
}

// heap is how much more memory the daemon may have: what it has learned of clients, pools, buffers. A MiB for each attack would be too much.
const heap = 8 << 20

// recovered says what is not as it was before the attack.
func (s *site) recovered() error {
	if s.gone() {
		return fmt.Errorf("the daemon has ended with %v: %s", s.cmd.ProcessState, s.said())
	}
	var list []admin.Session
	var err error
	if !limit.Holds(func() bool { list, err = s.sessions(); return err != nil || len(list) == 1 }) || err != nil {
		return fmt.Errorf("sessions are %+v (%w)", list, err)
	}
	if err := s.computes(); err != nil {
		return err
	}
	if err := s.listed(); err != nil {
		return err
	}
	var now counts
	same := func() bool {
		now, err = s.count()
		return err != nil || now.Goroutines <= s.before.Goroutines && len(now.descriptors) <= len(s.before.descriptors) &&
			len(now.children) <= len(s.before.children) && len(now.folders) <= len(s.before.folders) && now.Heap <= s.before.Heap+heap
	}
	if !limit.Holds(same) || err != nil {
		return fmt.Errorf("goroutines %d, were %d; descriptors %d, were %d; children %v, were %v; folders %v, were %v; heap %d, was %d; %w\n%s\n%s", now.Goroutines, s.before.Goroutines,
			len(now.descriptors), len(s.before.descriptors), now.children, s.before.children, now.folders, s.before.folders, now.Heap, s.before.Heap, err, now.descriptors, now.Stacks)
	}
	return nil
}

// computes demands that clients of two other owners are let in, which takes all user ids there are, and that a program computes beside them.
func (s *site) computes() error {
	for owner := range byte(2) {
		c, err := s.open("unix", prefix+"idle", probe+owner, nil)
		if err != nil {
			return fmt.Errorf("another owner's client: %w", err)
		}
		defer c.Close()
	}
	return s.serves()
}

// serves demands that a program computes the right result.
func (s *site) serves() error {
	out, err := s.run(vectoradd())
	if err == nil && !regexp.MustCompile(`sum of c = (-?\d+), want (-?\d+); largest error of an element 0\n`).MatchString(out) {
		err = fmt.Errorf("vectoradd says %s", out)
	}
	return err
}

// listed demands that ferry ps lists the bystander and nobody else.
func (s *site) listed() error {
	var found struct{ Sessions []admin.Session }
	var err error
	right := func() bool {
		var out string
		if out, err = s.run(ferry, "ps", "--json", "--admin", s.set.path("admin")); err == nil {
			err = json.Unmarshal([]byte(out), &found)
		}
		return err != nil || len(found.Sessions) == 1
	}
	if !limit.Holds(right) || err != nil {
		return fmt.Errorf("ferry ps lists %+v (%w)", found, err)
	}
	b := found.Sessions[0]
	if b.Program != filepath.Base(bystanderProgram()) || b.Held == 0 || b.Time < 0 || b.ClientPID != s.bystander.Process.Pid {
		return fmt.Errorf("ferry ps says of the bystander: %+v", b)
	}
	return nil
}

// settled takes the counts once everything that is made when it is first needed is there.
func (s *site) settled() (counts, error) {
	// The daemon has a timer for each device, up to 32, once workers have disputed it.
	if happened, err := s.attack(findAttack("page-devices")); err != nil || happened != "wants" {
		return counts{}, fmt.Errorf("%s %w", happened, err)
	}
	if !limit.Holds(func() bool { list, err := s.sessions(); return err == nil && len(list) == 1 }) {
		return counts{}, errors.New("the first sessions do not end")
	}
	for range 2 {
		if err := errors.Join(s.computes(), s.listed()); err != nil {
			return counts{}, err
		}
	}
	var now counts
	var err error
	alone := func() bool {
		list, listErr := s.sessions()
		now, err = s.count()
		return err == nil && listErr == nil && len(list) == 1 && len(now.folders) == 1+s.set.Warm && len(now.children) == 1+s.set.Warm
	}
	if !limit.Holds(alone) {
		return now, fmt.Errorf("the daemon does not settle: %+v %w", now, err)
	}
	return now, nil
}
