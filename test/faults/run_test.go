package faults

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"ferry/test/limit"
	"ferry/transport/faulty"
)

// An outcome is how a run ended, for people; err is what is wrong with that.
type outcome struct {
	how  string
	err  error
	took time.Duration
	hit  bool // it was disturbed: it had not ended before its time came
}

// usual is how long a run takes at most, on an idle machine.
const usual = 15 * time.Second

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
	case <-time.After(limit.For(usual)):
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
			whom == "worker" && r.parent == s.daemon.pid() && !isTLSProxy(r.command), // or a process that is about to become one
			whom == "tlsproxy" && r.parent == s.daemon.pid() && isTLSProxy(r.command):
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
