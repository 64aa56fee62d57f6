// Package bench measures what Ferry costs: the same program makes the same calls natively
// and through each transport, alternating within one run, so that disturbances of the
// machine affect all of them alike.
//
// For each way to the GPU a program (operator/bench/measure, in C) stays open for the whole
// run. Run requests one figure at a time from it, round by round; each round begins with
// another way. Run works on one goroutine, locked to its thread.
package bench

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"time"
)

// A Way is one way to reach the GPU: natively, or through one transport.
type Way struct {
	Name   string
	Env    []string // environment of a program that uses it
	Native bool     // without Ferry
	Run    []string // a command that runs the program; empty for the program itself
	Other  string   // the way by which this ferry does what another build does here; empty for none
	RTT    time.Duration
	Rate   float64 // bytes per second of an injected link; 0 for any
	// MeasuredRTT is how long a word and its echo take over the simulated link.
	MeasuredRTT time.Duration
}

// injected reports whether the way includes a simulated network.
func (w Way) injected() bool { return w.RTT > 0 || w.Rate > 0 }

// Options say what to measure and how long.
type Options struct {
	Rounds  int
	Quick   bool
	MaxCopy uint64        // the largest copy, in bytes
	Only    []string      // groups or patterns of measures; empty for all
	Limit   time.Duration // begin no further measure after this time; 0 for no limit
}

// A Progress is called with what is measured next, and how much is done.
type Progress func(done, total int, what string)

// Run measures. If the native way does not work, Run leaves it out and the report says why;
// any other failure ends the run.
func Run(ctx context.Context, ways []Way, o Options, progress Progress) (*Report, error) {
	dir, err := os.MkdirTemp("", "ferry-bench-")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	path, err := extract(dir)
	if err != nil {
		return nil, err
	}
	return runProgram(ctx, path, ways, o, progress)
}

// runProgram measures with the program at path. All of it runs on one thread: the kernel
// kills a child when the thread that started it ends (Pdeathsig), and Go's threads do end,
// those of simulated links with every connection.
func runProgram(ctx context.Context, path string, ways []Way, o Options, progress Progress) (*Report, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	r := &run{o: o, path: path, progress: progress, report: newReport(o), begin: time.Now()}
	err := errors.Join(r.measure(ctx, ways), r.close())
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		return nil, err
	}
	return r.report, nil
}

type run struct {
	o        Options
	path     string // of the measuring program
	progress Progress
	report   *Report
	programs []*program
	begin    time.Time
	done     int
	total    int
}

// timeIsUp reports whether no further measure may begin.
func (r *run) timeIsUp() bool { return r.o.Limit > 0 && time.Since(r.begin) > r.o.Limit }

func (r *run) measure(ctx context.Context, ways []Way) error {
	r.progress(0, 0, "sockets of this machine")
	if err := runOnce(ctx, r.path, Way{Name: "sockets", Env: os.Environ()}, &r.report.Sockets, "sockets"); err != nil {
		return err
	}
	if err := r.startPrograms(ctx, ways); err != nil {
		return err
	}
	// Every program has a buffer of each kind; on the software GPU device memory is memory
	// of this machine, too.
	r.o.MaxCopy = min(r.o.MaxCopy, r.report.Memory/4, availableMemory()/uint64(4*len(r.programs)))
	list := plan(r.o)
	starts := r.o.selects(Measure{ID: Startup, Group: Startup})
	r.total = len(list) * r.o.Rounds * len(r.programs)
	if starts {
		r.total += r.o.Rounds * len(r.programs)
		if err := r.startup(ctx); err != nil {
			return err
		}
	}
	for _, m := range list {
		if r.timeIsUp() {
			r.report.LeftOut = append(r.report.LeftOut, m.ID)
			continue
		}
		if err := r.measureOne(ctx, m); err != nil {
			return err
		}
	}
	for _, p := range r.programs {
		if _, err := p.request(ctx, "check"); err != nil {
			return fmt.Errorf("kernels were lost: %w", err)
		}
	}
	return nil
}

// startPrograms starts a program per way.
func (r *run) startPrograms(ctx context.Context, ways []Way) error {
	for _, w := range ways {
		r.progress(0, 0, "opening the device, "+w.Name)
		p, err := start(ctx, r.path, w)
		if err != nil && w.Native && ctx.Err() == nil {
			r.report.NoNative = err.Error()
			continue
		}
		if err != nil {
			return err
		}
		r.programs = append(r.programs, p)
		r.report.addWay(w, p.opened)
	}
	if len(r.programs) == 0 {
		return errors.New("no way to a GPU is left to measure")
	}
	return nil
}

func (r *run) close() error {
	var errs []error
	for _, p := range r.programs {
		errs = append(errs, p.stop())
	}
	return errors.Join(errs...)
}

// reportProgress reports the next figure, and returns an error if the run is to end.
func (r *run) reportProgress(ctx context.Context, what string) error {
	r.progress(r.done, r.total, what)
	r.done++
	return ctx.Err()
}

// programsInOrder returns the programs in the order of a round.
func (r *run) programsInOrder(round int) []*program {
	at := round % len(r.programs)
	return append(append([]*program(nil), r.programs[at:]...), r.programs[:at]...)
}

// measureOne makes one measure: all rounds, alternating between the ways.
func (r *run) measureOne(ctx context.Context, m Measure) error {
	result := r.report.add(m)
	for round := range r.o.Rounds {
		for _, p := range r.programsInOrder(round) {
			if m.directOnly && p.way.injected() {
				r.done++
				continue
			}
			if err := r.reportProgress(ctx, fmt.Sprintf("%s, %s", m.name(), p.way.Name)); err != nil {
				return err
			}
			answer, err := p.request(ctx, m.request)
			if err != nil {
				return fmt.Errorf("%s: %w", m.name(), err)
			}
			result.add(p.way.Name, answer)
		}
		if err := r.measurePlain(ctx, m, result); err != nil {
			return err
		}
	}
	return nil
}

// measurePlain makes a copy over a plain socket, as one more way of the round. It needs no GPU: any program can.
func (r *run) measurePlain(ctx context.Context, m Measure, result *Result) error {
	if m.plain == "" || !slices.ContainsFunc(r.report.Ways, loopback) {
		return nil
	}
	answer, err := r.programs[0].request(ctx, m.plain)
	if err != nil {
		return fmt.Errorf("%s, plain: %w", m.name(), err)
	}
	if result.Plain == nil {
		result.Plain = &Figure{Min: answer.Min}
	}
	result.Plain.add(answer)
	return nil
}

// startup measures programs that only open the device and end.
func (r *run) startup(ctx context.Context) error {
	steps := map[string]*Result{}
	for _, s := range startupSteps {
		steps[s.id] = r.report.add(Measure{ID: s.id, Group: Startup, Title: s.title})
	}
	for round := range r.o.Rounds {
		for _, p := range r.programsInOrder(round) {
			if err := r.reportProgress(ctx, "start-up, "+p.way.Name); err != nil {
				return err
			}
			var o opened
			begin := time.Now()
			if err := runOnce(ctx, r.path, p.way, &o, "startup"); err != nil {
				return fmt.Errorf("start-up: %w", err)
			}
			whole := float64(time.Since(begin)) / 1e3
			for _, s := range startupSteps {
				us := s.of(o)
				if us < 0 {
					us = whole
				}
				steps[s.id].add(p.way.Name, reply{N: 1, Median: us, Min: us, P99: us, Trips: s.trips(o), Sent: s.sent(o)})
			}
		}
	}
	return nil
}

// startupSteps are the steps of a start. The whole is measured by the parent's clock, from
// the start of the process to its end.
var startupSteps = []startupStep{
	{"start_whole", "process start to end", func(opened) float64 { return -1 }, true},
	{"start_init", "load the library, cuInit", func(o opened) float64 { return o.Load + o.Init }, false},
	{"start_context", "make a context", func(o opened) float64 { return o.Context }, false},
	{"start_module", "load a module", func(o opened) float64 { return o.Module }, false},
	{"start_first", "first allocation, launch and wait", func(o opened) float64 { return o.First }, false},
}

type startupStep struct {
	id, title string
	of        func(opened) float64 // negative: the whole
	counted   bool                 // the counts are those of the whole start
}

func (s startupStep) trips(o opened) uint64 {
	if s.counted {
		return o.Trips
	}
	return 0
}

func (s startupStep) sent(o opened) uint64 {
	if s.counted {
		return o.Sent
	}
	return 0
}
