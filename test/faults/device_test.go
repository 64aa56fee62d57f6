package faults

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"ferry/softgpu"
	"ferry/test/limit"
)

// A failure is how the software GPU fails one session.
type failure struct {
	rule string // without the session
	plan plan
}

// kernels and allocations are about as many as a run makes.
const kernels, allocations = 280, 3

// failing chooses how the device fails.
func failing(r *rand.Rand) failure {
	kinds := []struct {
		name string
		code int
	}{{"oom", 2}, {"illegal", 700}, {"launch", 719}, {"timeout", 702}, {"ecc", 214}, {"lost", 999}, {"hang", 0}}
	k := kinds[r.IntN(len(kinds))]
	f := failure{plan: plan{resume: keep}}
	switch k.name {
	case "oom":
		f.rule = fmt.Sprintf("oom@%d", 1+r.IntN(allocations))
		if r.IntN(2) == 0 {
			f.rule += "+"
		}
		f.plan.allowed = []int{k.code}
	case "hang":
		f.rule = fmt.Sprintf("hang@%d", 1+r.IntN(kernels))
		f.plan.hang = []string{"client", "operator"}[r.IntN(2)]
		f.plan.fatal = f.plan.hang == "client"
		f.plan.allowed = []int{unavailable}
	default:
		f.rule = fmt.Sprintf("%s@%d", k.name, 1+r.IntN(kernels))
		f.plan.allowed = []int{k.code}
	}
	f.plan.what = f.rule
	if f.plan.hang != "" {
		f.plan.what += ", ended by its " + f.plan.hang
	}
	return f
}

// endHang ends a program whose kernel hangs, once the server has said so.
func (s *site) endHang(p plan, program *process) bool {
	word := fmt.Sprintf("session=%d ", p.session)
	if !soon(usual, func() bool {
		return !program.alive() || slices.ContainsFunc(strings.Split(s.daemon.said(), "\n"), func(l string) bool {
			return strings.Contains(l, "a kernel hangs") && strings.Contains(l+" ", word)
		})
	}) || !program.alive() {
		return false
	}
	if p.hang == "client" {
		_ = program.cmd.Process.Kill()
		return true
	}
	k := start(s.t, environment(s.dir), ferry, "kill", "--admin", s.path("admin"), strconv.Itoa(p.session))
	if <-k.ended; k.code() != 0 {
		s.t.Errorf("ferry kill %d: %s", p.session, k.said())
	}
	return true
}

// TestDevice lets the device fail one session, while another works beside it and
// must not notice. Each run is three sessions: the other one, the one that fails,
// and the next program.
func TestDevice(t *testing.T) {
	runs, first := length(t, 2)
	names := []string{"unix", "tcp"}
	if !long {
		names = names[:1]
	}
	rules, plans, of := map[string][]string{}, []failure{}, []string{}
	for i := range runs {
		r := rand.New(rand.NewPCG(first+uint64(i), 4))
		name, f := names[r.IntN(len(names))], failing(r)
		f.plan.session = lessons() + 3*len(rules[name]) + 2 // behind those that learn, and the other one
		rules[name] = append(rules[name], fmt.Sprintf("%d:%s", f.plan.session, f.rule))
		plans, of = append(plans, f), append(of, name)
	}
	sites := map[string]*site{}
	summary := newSummary(t, runs, first)
	for i, f := range plans {
		s := sites[of[i]]
		if s == nil {
			s = newSite(t, of[i], "--soft-faults", strings.Join(rules[of[i]], ","))
			sites[of[i]] = s
		}
		if own, err := softgpu.ParseTrouble(f.rule, 0); err != nil || len(own) != 1 {
			t.Fatalf("%s: %v", f.rule, err)
		}
		other := s.program(keep, steps)
		other.line(1) // it has its session
		o := s.disturb(first+uint64(i), f.plan, func() error {
			select {
			case <-other.ended:
			case <-time.After(limit.For(usual)):
				_ = other.cmd.Process.Kill()
				return fmt.Errorf("the other program hangs")
			}
			if other.code() != 0 || other.said() != "" || other.output() != s.reference {
				return fmt.Errorf("the other program was disturbed: it ended with %d: %s\n%s", other.code(), other.output(), other.said())
			}
			return nil
		})
		o.hit = o.hit || o.how != "right answer"
		summary.add(i, of[i], strings.SplitN(f.rule, "@", 2)[0], f.plan.what, o)
	}
	summary.print()
}
