package faults

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/transport/faulty"
)

// setting is a number from the environment.
func setting(t *testing.T, name string, otherwise uint64) uint64 {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return otherwise
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		t.Fatalf("%s=%s: %v", name, text, err)
	}
	return n
}

// A plan is what happens to one run.
type plan struct {
	site    string
	what    string        // for people
	allowed []int         // codes the program may see; none: it must not notice
	fatal   bool          // it is the program itself that is killed
	resume  time.Duration // how long the program waits for its server
	rules   []faulty.Rule
	kill    string // whom: client, worker, daemon, airlock, agent, run
	again   bool   // what is killed is started again at once, else when the run is over
	step    int    // after which step, where there is no wire
	delay   time.Duration
	hang    string // who ends a run that hangs: client, by its death, or operator
	session int    // its number, where it matters
}

// The codes a program may see when it loses its server: DEVICE_UNAVAILABLE from
// any call, NO_DEVICE from cuInit, when there was none yet.
const unavailable, noDevice = 46, 100

// killing chooses one of the processes and a moment: a byte the program sends
// where there is a wire, else a step and a time behind it.
func killing(r *rand.Rand, s *site) plan {
	p := plan{allowed: []int{unavailable, noDevice}, resume: keep}
	victims := []string{"client", "worker", "daemon"}
	switch s.name {
	case "tls":
		victims = append(victims, "airlock", "agent")
	case "run":
		victims = append(victims, "airlock", "run")
	}
	p.kill = victims[r.IntN(len(victims))]
	p.fatal = p.kill == "client"
	p.again = r.IntN(2) == 0 && (p.kill == "daemon" || p.kill == "agent")
	if p.kill == "airlock" {
		p.allowed = nil // the connection is made again, through another
	}
	again := ""
	if p.again {
		again = " and started again"
	}
	if s.wire == nil {
		p.step, p.delay = r.IntN(steps+1), time.Duration(r.Int64N(int64(2*s.took/steps)))
		if p.step == 0 {
			p.delay = time.Duration(r.Int64N(int64(s.took / 3)))
		}
		p.what = fmt.Sprintf("%s killed%s %v after line %d", p.kill, again, p.delay, p.step)
		return p
	}
	at := byteOf(r, s, faulty.Up)
	p.what = fmt.Sprintf("%s killed%s at byte %d", p.kill, again, at)
	p.rules = []faulty.Rule{{Action: faulty.Call, Direction: faulty.Up, Skip: at, Max: 1, Times: 1}}
	return p
}

// byteOf chooses a place in what the program sends or gets; one in four is near
// the beginning, where sessions are made.
func byteOf(r *rand.Rand, s *site, d faulty.Direction) int64 {
	if r.IntN(4) == 0 {
		return r.Int64N(shakes(s) * 2 / 3)
	}
	return r.Int64N(s.bytes[d])
}

var directions = []faulty.Direction{faulty.Up, faulty.Down}

// cutting ends connections, for a moment or for good, or has them fall silent.
func cutting(r *rand.Rand, s *site) plan {
	p := plan{resume: keep}
	d := directions[r.IntN(2)]
	at := byteOf(r, s, d)
	rule := faulty.Rule{Action: []faulty.Action{faulty.Cut, faulty.Close}[r.IntN(2)], Direction: d, Skip: at, Max: 1, Times: 1}
	switch r.IntN(8) {
	case 0:
		p.resume, p.allowed = time.Second, []int{unavailable, noDevice}
		rule.For = 1000 * time.Hour
		p.what = fmt.Sprintf("%v for good at byte %d, direction %d", rule.Action, at, d)
	case 1:
		rule.Action, rule.For = faulty.Delay, 3*time.Second
		p.what = fmt.Sprintf("silent for up to %v from byte %d, direction %d", rule.For, at, d)
	case 2, 3:
		rule.Skip, rule.Min, rule.Max, rule.Times = 0, 1, s.bytes[d]/3, 2+r.IntN(6)
		rule.For = 200 * time.Millisecond
		p.what = fmt.Sprintf("%v %d times, direction %d", rule.Action, rule.Times, d)
	default:
		rule.For = 400 * time.Millisecond
		p.what = fmt.Sprintf("%v for up to %v at byte %d, direction %d", rule.Action, rule.For, at, d)
	}
	p.rules = []faulty.Rule{rule}
	p.greeting(s, at, rule)
	return p
}

// greeting allows that a program whose first handshake is disturbed finds no
// server: sessions are resumed, not begun twice.
func (p *plan) greeting(s *site, at int64, rule faulty.Rule) {
	if at < shakes(s) || rule.Skip == 0 {
		p.allowed = append(p.allowed, noDevice)
	}
}

// shakes is how many bytes of a connection are the handshake's, at most.
func shakes(s *site) int64 {
	if s.name == "tcp" {
		return 1000
	}
	return 9000
}

// damaging changes bytes under way.
func damaging(r *rand.Rand, s *site) plan {
	p := plan{resume: keep}
	action := []faulty.Action{faulty.Corrupt, faulty.Truncate, faulty.Duplicate, faulty.Reorder}[r.IntN(4)]
	d := directions[r.IntN(2)]
	at, times := byteOf(r, s, d), 1
	rule := faulty.Rule{Action: action, Direction: d, Skip: at, Max: 1, Times: 1}
	if r.IntN(3) == 0 {
		times = 2 + r.IntN(8)
		rule.Min, rule.Max, rule.Times = 1, s.bytes[d]/5, times
	}
	p.what = fmt.Sprintf("%v %d times from byte %d, direction %d", action, times, at, d)
	p.rules = []faulty.Rule{rule}
	if p.greeting(s, at, rule); s.name == "tcp" && at < shakes(s) {
		p.allowed = append(p.allowed, unavailable) // a Welcome with another session's name: TCP alone promises nothing
	}
	return p
}

// An outcome is how a run ended, for people; err is what is wrong with that.
type outcome struct {
	how  string
	err  error
	took time.Duration
	hit  bool // it was disturbed: it had not ended before its time came
}

// limit is how long a run may take, on a busy machine.
const limit = 90 * time.Second

// disturb makes one run.
func (s *site) disturb(seed uint64, p plan, also ...func() error) (o outcome) {
	s.t.Helper()
	killed := make(chan struct{})
	var program *process
	started := make(chan struct{})
	for i := range p.rules {
		if p.rules[i].Action == faulty.Call {
			p.rules[i].Do = func() { go func() { <-started; s.kill(p, program); close(killed) }() }
		}
	}
	if s.wire != nil {
		if err := s.wire.Set(seed, p.rules...); err != nil {
			s.t.Fatal(err)
		}
	}
	from := time.Now()
	program = s.program(p.resume, steps)
	close(started)
	if s.wire == nil && p.kill != "" {
		go func() {
			program.line(p.step)
			time.Sleep(p.delay)
			o.hit = s.kill(p, program)
			close(killed)
		}()
	}
	if p.hang != "" {
		go func() {
			o.hit = s.endHang(p, program)
			close(killed)
		}()
	}
	select {
	case <-program.ended:
	case <-time.After(limit):
		o.err = fmt.Errorf("it hangs: %s\n%s\n%s", program.output(), program.said(), s.stacks())
		_ = program.cmd.Process.Kill()
		<-program.ended
	}
	o.took = time.Since(from)
	for _, rule := range p.rules {
		o.hit = o.hit || s.wire.Count(rule.Action) > 0
	}
	if s.wire == nil && p.kill != "" || p.hang != "" || s.wire != nil && s.wire.Count(faulty.Call) > 0 {
		<-killed
	}
	if o.err == nil {
		o.how, o.err = s.judge(p, program)
	}
	for _, f := range also {
		if err := f(); err != nil && o.err == nil {
			o.err = err
		}
	}
	if err := s.clean(); o.err == nil && err != nil {
		o.err = fmt.Errorf("%s, and then: %w", o.how, err)
	}
	if o.err != nil {
		o.err = fmt.Errorf("%w\nthe server's log: %s", o.err, last(s.daemon.said(), 4000))
		if s.agent != nil {
			o.err = fmt.Errorf("%w\nthe agent's log: %s", o.err, last(s.agent.said(), 2000))
		}
	}
	return o
}

func last(text string, n int) string { return text[max(0, len(text)-n):] }

// stacks tells where a program that hangs is.
func (s *site) stacks() (text string) {
	for _, r := range family() {
		wchan, _ := os.ReadFile(fmt.Sprintf("/proc/%d/wchan", r.pid))
		text += fmt.Sprintf("%v: %s\n", r, wchan)
	}
	return text
}

// kill ends a process of the site, as soon as there is one; false if the program
// ended before that.
func (s *site) kill(p plan, program *process) (hit bool) {
	soon(5*time.Second, func() bool {
		if hit = program.alive(); !hit {
			return true
		}
		pid := s.victim(p.kill, program)
		if pid > 0 {
			_ = syscall.Kill(pid, syscall.SIGKILL)
		}
		return pid > 0
	})
	if !hit {
		return false
	}
	switch p.kill {
	case "daemon":
		if <-s.daemon.ended; p.again {
			s.serve()
		}
	case "agent":
		if <-s.agent.ended; p.again {
			s.startAgent()
		}
	}
	return true
}

func (s *site) victim(whom string, program *process) int {
	switch whom {
	case "daemon":
		return s.daemon.pid()
	case "agent":
		return s.agent.pid()
	case "run":
		return program.pid()
	case "client":
		if s.name != "run" {
			return program.pid()
		}
	}
	for _, r := range family() {
		switch {
		case r.dead:
		case whom == "client" && r.parent == program.pid(),
			whom == "worker" && r.parent == s.daemon.pid() && strings.HasPrefix(r.command, "ferry worker"),
			whom == "airlock" && r.parent == s.daemon.pid() && strings.Contains(r.command, "airlock"):
			return r.pid
		}
	}
	return 0
}

var cudaError = regexp.MustCompile(`(?m)^CUDA error (\w+) \((\d+)\) at (\w+)$`)

// judge holds a run's end against what is allowed.
func (s *site) judge(p plan, program *process) (string, error) {
	said, output := program.said(), program.output()
	found := cudaError.FindAllStringSubmatch(said, -1)
	wrong := func(why string) (string, error) {
		return "", fmt.Errorf("%s: ended with %d\n%s\nstderr: %s", why, program.code(), output, said)
	}
	switch code := program.code(); {
	case code == 0 && output != s.reference:
		return wrong("another answer")
	case code == 0 && said != "":
		return wrong("it said something although all is well")
	case code == 0:
		return "right answer", nil
	case p.kill == "run" && code == 137 && len(found) == 0 && output == s.reference:
		return "right answer", nil
	case code == 137 && p.fatal:
		return "killed", nil
	case code != 3 && (p.kill != "run" || code != 137) || len(found) != 1:
		return wrong("not one clear CUDA error")
	case !strings.HasPrefix(s.reference, output):
		return wrong("another answer before the error")
	case strings.Count(said, "\n") > 2: // the program's, and one of Ferry's that says why
		return wrong("more than one line about it")
	}
	n, _ := strconv.Atoi(found[0][2])
	if !slices.Contains(p.allowed, n) {
		return wrong("an error that should not be")
	}
	return found[0][1], nil
}

// long says that somebody asked for a long run; make test makes a short one,
// always the same.
var long = os.Getenv("FERRY_FAULTS") != ""

// length is how many runs to make, and the first one's seed.
func length(t *testing.T, short uint64) (runs int, seed uint64) {
	t.Helper()
	runs, seed = int(setting(t, "FERRY_FAULTS", 1)), short
	if long {
		seed = uint64(time.Now().UnixNano() >> 10)
	}
	return runs, setting(t, "FERRY_FAULTS_SEED", seed)
}

// A campaign is many runs of a kind.
type campaign struct {
	kind   uint64 // so that kinds do not draw the same
	short  uint64 // seed of the one run in make test
	sites  []string
	choose func(*rand.Rand, *site) plan
}

func (c campaign) run(t *testing.T, sites map[string]*site, owner *testing.T) {
	runs, first := length(t, c.short)
	tell := newTally(t, runs, first)
	for i := range runs {
		seed := first + uint64(i)
		r := rand.New(rand.NewPCG(seed, c.kind))
		name := c.sites[r.IntN(len(c.sites))]
		if sites[name] == nil {
			sites[name] = newSite(owner, name)
		}
		s := sites[name]
		s.t = t
		p := c.choose(r, s)
		tell.run(i, name, cmp.Or(p.kill, "link"), p.what, s.disturb(seed, p))
		s.t = owner
	}
	tell.all()
}

// A tally prints what came of each run, and of all.
type tally struct {
	t            *testing.T
	runs, failed int
	first        uint64
	from         time.Time
	counts       map[string]int
}

func newTally(t *testing.T, runs int, first uint64) *tally {
	t.Logf("FERRY_FAULTS=%d FERRY_FAULTS_SEED=%d", runs, first)
	if long {
		fmt.Printf("%s: FERRY_FAULTS=%d FERRY_FAULTS_SEED=%d\n", t.Name(), runs, first)
	}
	return &tally{t, runs, 0, first, time.Now(), map[string]int{}}
}

func (y *tally) run(i int, site, whom, what string, o outcome) {
	y.t.Helper()
	seed := y.first + uint64(i)
	if o.err != nil {
		y.failed++
		o.how = "FAILED"
		why := fmt.Sprintf("seed %d: %s, %s: %v\nrepeat: FERRY_FAULTS=1 FERRY_FAULTS_SEED=%d go test -count=1 -v -run '%s' ./test/faults", seed, site, what, o.err, seed, y.t.Name())
		y.t.Error(why)
		if long { // a long run tells at once
			fmt.Println(why)
		}
	} else if !o.hit {
		o.how += ", over before"
	}
	y.counts[fmt.Sprintf("%-7s %-8s %s", site, whom, o.how)]++
	if !long {
		y.t.Logf("seed %d: %s, %s: %s (%.1f s)", seed, site, what, o.how, o.took.Seconds())
		return
	}
	fmt.Printf("%s %d/%d seed %d: %s, %s: %s (%.1f s)\n", y.t.Name(), i+1, y.runs, seed, site, what, o.how, o.took.Seconds())
	if y.failed > 5 {
		y.t.Fatal("enough")
	}
}

func (y *tally) all() {
	if !long {
		return
	}
	var lines []string
	for k, n := range y.counts {
		lines = append(lines, fmt.Sprintf("%4d %s", n, k))
	}
	slices.SortFunc(lines, func(a, b string) int { return cmp.Compare(a[5:], b[5:]) })
	fmt.Printf("%s: %d runs in %v, %d failed\n%s\n", y.t.Name(), y.runs, time.Since(y.from).Round(time.Second), y.failed, strings.Join(lines, "\n"))
}

// TestFaults kills every kind of process at random moments, cuts the link for a
// moment and for good, and flips, loses, repeats and swaps bytes on it.
func TestFaults(t *testing.T) {
	here, away := []string{"unix", "socket"}, []string{"tcp", "tls", "run"}
	if !long {
		here, away = nil, []string{"tls"} // all kinds of processes, and a wire
	}
	sites := map[string]*site{}
	for name, c := range map[string]campaign{
		"killed":  {1, 6, append(here, away...), killing},
		"cut":     {2, 1, away, cutting},
		"damaged": {3, 6, away, damaging},
	} {
		t.Run(name, func(u *testing.T) { c.run(u, sites, t) })
	}
}
