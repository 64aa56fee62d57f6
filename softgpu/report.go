package softgpu

import (
	stdctx "context"
	"fmt"
	"strings"
	"sync"

	"ferry/api/cu"
	"ferry/softgpu/interp"
	"ferry/softgpu/memory"
	"ferry/softgpu/ptx"
)

// maxReports bounds what waits for somebody to ask for it.
const maxReports = 1 << 20

// reports collects what Report hands out. A fault becomes visible to a program
// only while mu is held, so a thread that has seen one finds its report here.
type reports struct {
	mu  sync.Mutex
	buf []byte
}

// add keeps a report. mu is held.
func (r *reports) add(lines []string) {
	text := strings.Join(lines, "\n    ") + "\n"
	if len(r.buf)+len(text) <= maxReports {
		r.buf = append(r.buf, text...)
	}
}

// Report returns the reports of faults since it was last asked.
func (g *GPU) Report() []byte {
	r := &g.m.reports
	r.mu.Lock()
	defer r.mu.Unlock()
	b := r.buf
	r.buf = nil
	return b
}

// faulted makes an error sticky and reports it, once per context. The first
// line of a report says what happened, the others are indented.
func (l *life) faulted(r cu.Result, lines []string) {
	m := l.ctx.m
	m.reports.mu.Lock()
	defer m.reports.mu.Unlock()
	if l.failure() == cu.CUDA_SUCCESS { // a thread that sees the error finds the report
		m.reports.add(lines)
		m.log.Log(stdctx.Background(), m.faults, "kernel fault", "device", l.ctx.dev.ordinal, "report", strings.Join(lines, "; "))
	}
	l.fail(r)
}

// logReport reports what is wrong but makes nothing fail.
func (m *machine) logReport(what string, lines []string) {
	m.reports.mu.Lock()
	m.reports.add(lines)
	m.reports.mu.Unlock()
	m.log.Log(stdctx.Background(), m.faults, what, "report", strings.Join(lines, "; "))
}

// refuse reports, once, why a kernel cannot run at all.
func (f *function) refuse(diags []ptx.Diag) {
	if f.refused.Swap(true) {
		return
	}
	const most = 8
	lines := []string{fmt.Sprintf("%s: kernel %s cannot run on the software GPU", name(cu.CUDA_ERROR_NOT_SUPPORTED), interp.Demangle(f.k.Name))}
	for i, d := range diags {
		if i == most {
			lines = append(lines, fmt.Sprintf("and %d more", len(diags)-most))
			break
		}
		lines = append(lines, d.String())
	}
	f.mod.m.logReport("kernel cannot run on the software GPU", lines)
}

// faultReport describes a kernel's fault.
func (l *life) faultReport(r cu.Result, f *interp.Fault, launch uint64) []string {
	lines := []string{fmt.Sprintf("%s in kernel %s: %s", name(r), interp.Demangle(f.Kernel), l.happened(f))}
	return append(lines, l.particulars(f, launch)...)
}

// checkReport describes what a checked launch found.
func (l *life) checkReport(r cu.Result, list []*interp.Fault, launch uint64) []string {
	s := ""
	if len(list) > 1 {
		s = "s"
	}
	lines := []string{fmt.Sprintf("%s in kernel %s: --soft-check found %d mistake%s", name(r), interp.Demangle(list[0].Kernel), len(list), s)}
	if r == cu.CUDA_SUCCESS {
		lines = []string{fmt.Sprintf("kernel %s: --soft-check found %d mistake%s; the program goes on", interp.Demangle(list[0].Kernel), len(list), s)}
	}
	for i, f := range list {
		lines = append(lines, fmt.Sprintf("%d. %s", i+1, l.happened(f)))
		for _, line := range l.particulars(f, launch) {
			lines = append(lines, "   "+line)
		}
		if r == cu.CUDA_SUCCESS && f.Times > 1 {
			lines = append(lines, fmt.Sprintf("   %d times in this launch", f.Times))
		}
	}
	return lines
}

// copyReport describes a copy that found its memory gone.
func (l *life) copyReport(what string, at memory.Range) []string {
	_, where := l.explain(at.Base, int(at.Size))
	return []string{
		fmt.Sprintf("%s in a %s: its memory was freed before it ran", name(cu.CUDA_ERROR_ILLEGAL_ADDRESS), what),
		fmt.Sprintf("%v: %s", at, where),
	}
}

// explain says what is wrong with an access that kernels of the context made.
func (l *life) explain(addr uint64, n int) (what, where string) {
	return l.ctx.m.mem.Explain(addr, n, memory.Viewer{Ordinal: l.ctx.dev.ordinal, Devices: l.sight.Load().Devices})
}

// name is a result as the documentation of CUDA spells it.
func name(r cu.Result) string { return r.Error() }

// happened says what went wrong, with the address.
func (l *life) happened(f *interp.Fault) string {
	access := func() string {
		space := f.Space
		if space != "" {
			space += " "
		}
		return fmt.Sprintf("%s of %d bytes at %saddress %#x", f.Access, f.Size, space, f.Addr)
	}
	switch f.Kind {
	case interp.IllegalAddress:
		what := memory.OutOfBounds
		if f.Space == "global" {
			what, _ = l.explain(f.Addr, f.Size)
		}
		return access() + ", " + what
	case interp.Misaligned:
		return fmt.Sprintf("misaligned %s, which is %d bytes past a multiple of %d", access(), f.Addr%uint64(max(f.Size, 1)), f.Size)
	case interp.Uninitialised:
		return access() + ", which nobody has written"
	case interp.Race:
		return "race: " + access()
	case interp.InvalidPC:
		return fmt.Sprintf("%s %#x", f.Kind, f.Addr)
	case interp.Deadlock:
		return "deadlock: every thread of a block waits, and none can go on"
	}
	return f.Kind.String()
}

// particulars are the lines below: place, thread, what else is known.
func (l *life) particulars(f *interp.Fault, launch uint64) []string {
	lines := []string{
		"at " + f.Place(),
		fmt.Sprintf("by block %s thread %s; launch %d, grid %s of %s threads", dim(f.Block), dim(f.Thread), launch, dim(f.Grid), dim(f.Shape)),
	}
	if f.Message != "" {
		lines = append(lines, f.Message)
	}
	if f.Space == "global" {
		if _, where := l.explain(f.Addr, f.Size); where != "" {
			lines = append(lines, where)
		}
	}
	return append(lines, f.Detail...)
}

func dim(v [3]uint32) string { return fmt.Sprintf("(%d,%d,%d)", v[0], v[1], v[2]) }
