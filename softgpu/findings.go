package softgpu

import (
	stdctx "context"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"

	"ferry/api/cu"
	"ferry/softgpu/finding"
	"ferry/softgpu/interp"
	"ferry/softgpu/memory"
)

// A checker is what a machine looks for, and what it has found so far.
type checker struct {
	finding.Options
	known finding.Suppressions
	to    io.Writer // gets the records; nil for nobody

	mu   sync.Mutex
	seen map[string]bool // what was reported before by a machine that goes on, by place
}

// watched are the checks of the interpreter.
func (c *checker) watched() (w interp.Checks) {
	for _, p := range []struct {
		check finding.Checks
		watch interp.Checks
	}{
		{finding.Memory, interp.CheckAccesses},
		{finding.Races, interp.CheckRaces},
		{finding.Initial, interp.CheckInitial},
		{finding.Sync, interp.CheckSync},
		{finding.GlobalRaces, interp.CheckGlobalRaces},
	} {
		if c.Checks&p.check != 0 {
			w |= p.watch
		}
	}
	return w
}

// maxSeen bounds the places that are remembered; what is found then is not reported any more.
const maxSeen = 1 << 12

// accept hands on the record of a mistake. It returns false for one that nobody wants to read: known
// and accepted, or reported before by a machine that goes on.
func (c *checker) accept(f *finding.Finding, once bool) bool {
	if c.known.Match(f) {
		return false
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if once {
		key := strings.Join([]string{f.Rule, f.Symbol, f.Place(), f.Instruction, strconv.Itoa(f.PTXLine)}, "\n")
		if c.seen[key] || len(c.seen) == maxSeen {
			return false
		}
		if c.seen == nil {
			c.seen = map[string]bool{}
		}
		c.seen[key] = true
	}
	if c.to != nil {
		_ = finding.Append(c.to, f) // the file is gone: so is whoever would read it
	}
	return true
}

// noteFindings records what a launch found and returns what is to be reported.
func (l *life) noteFindings(found []*interp.Fault, r cu.Result, launch uint64) (list []*interp.Fault) {
	for _, f := range found {
		if l.ctx.m.checks.accept(l.record(f, r, launch), r == cu.CUDA_SUCCESS) {
			list = append(list, f)
		}
	}
	return list
}

// goOn reports what a launch found and has the program go on.
func (m *machine) goOn(l *life, run *interp.Launch) {
	list := l.noteFindings(run.Findings(), cu.CUDA_SUCCESS, run.GridID)
	if len(list) == 0 {
		return
	}
	lines := l.checkReport(cu.CUDA_SUCCESS, list, run.GridID)
	m.reports.mu.Lock()
	m.reports.add(lines)
	m.reports.mu.Unlock()
	m.log.Log(stdctx.Background(), m.faults, "kernel mistakes", "device", l.ctx.dev.ordinal, "report", strings.Join(lines, "; "))
}

// record describes a fault for programs; r is what the program's calls return.
func (l *life) record(f *interp.Fault, r cu.Result, launch uint64) *finding.Finding {
	rec := &finding.Finding{
		Message: l.happened(f), Kernel: interp.Demangle(f.Kernel), Symbol: f.Kernel, Launch: launch, Times: f.Times,
		PTXLine: f.Line, Instruction: f.Inst, Block: &f.Block, Thread: &f.Thread, Grid: &f.Grid, Shape: &f.Shape,
		Detail: l.particulars(f, launch),
	}
	check, rule := l.rule(f)
	rec.Check, rec.Rule = check.Name(), rule
	if r != cu.CUDA_SUCCESS {
		rec.Error = name(r)
	}
	if f.Func != f.Kernel {
		rec.Function = interp.Demangle(f.Func)
	}
	rec.File, rec.Line = sourceLine(f.Source)
	if f.Space != "" {
		rec.Space, rec.Address, rec.Size = f.Space, fmt.Sprintf("%#x", f.Addr), f.Size
	}
	return rec
}

// sourceLine takes a place as the interpreter spells it apart: "a.cu:3 (inlined at b.cu:4)".
func sourceLine(place string) (file string, line int) {
	place, _, _ = strings.Cut(place, " (inlined at ")
	i := strings.LastIndexByte(place, ':')
	if i < 0 {
		return "", 0
	}
	line, _ = strconv.Atoi(place[i+1:]) // it was made from a number
	return place[:i], line
}

// rule is the check and the rule that a fault breaks.
func (l *life) rule(f *interp.Fault) (finding.Checks, string) {
	switch f.Kind {
	case interp.IllegalAddress:
		rule := "out-of-bounds"
		if f.Space == "global" {
			what, _ := l.explain(f.Addr, f.Size)
			rule = memory.RuleOf(what)
		}
		return finding.Memory, rule
	case interp.Race:
		if f.Space == "global" {
			return finding.GlobalRaces, "race"
		}
		return finding.Races, "race"
	}
	rule := map[interp.FaultKind]struct {
		check finding.Checks
		name  string
	}{
		interp.Misaligned: {finding.Memory, "misaligned"}, interp.Trap: {finding.Memory, "trap"}, interp.Assert: {finding.Memory, "assertion"},
		interp.IllegalInstruction: {finding.Memory, "illegal-instruction"}, interp.InvalidPC: {finding.Memory, "invalid-call"},
		interp.StackOverflow: {finding.Memory, "stack-overflow"}, interp.Uninitialised: {finding.Initial, "uninitialised-read"},
		interp.Divergence: {finding.Sync, "divergent-barrier"}, interp.WrongMask: {finding.Sync, "member-mask"}, interp.Deadlock: {finding.Sync, "deadlock"},
	}[f.Kind]
	if rule.name == "" {
		return finding.Memory, "trap"
	}
	return rule.check, rule.name
}

// EndChecks looks for what can only be seen when a program has ended: memory that it did not free.
func (g *GPU) EndChecks() {
	g.m.findLeaks(func(*memory.Physical) bool { return true }, "the program ended")
}

// findLeaksOf looks for memory of a device that is not freed when the last context there ends.
func (m *machine) findLeaksOf(c *context) {
	if m.checks.Checks&finding.Leaks == 0 || c.of != nil {
		return
	}
	for _, other := range m.contexts.All() {
		if other != c && other.of == nil && other.dev == c.dev && !other.gone.Load() && !other.primary {
			return
		}
	}
	m.findLeaks(func(p *memory.Physical) bool { return p == c.dev.phys }, "its context was destroyed")
}

// findLeaks reports allocations that live.
func (m *machine) findLeaks(of func(*memory.Physical) bool, when string) {
	if m.checks.Checks&finding.Leaks == 0 {
		return
	}
	for _, a := range m.mem.Leaks(of) {
		f := &finding.Finding{
			Check: finding.Leaks.Name(), Rule: "leak", AtEnd: m.checks.to != nil, Size: int(a.Size), Space: "global", Address: fmt.Sprintf("%#x", a.Base),
			Message: fmt.Sprintf("leak: %s was not freed when %s", a.Name, when), Times: 1,
		}
		if m.checks.accept(f, false) && m.checks.to == nil {
			m.logReport("memory was not freed", f.Text())
		}
	}
}
