// Command check shows on a GPU how clients share its time: each promise with what was
// measured and what was promised. scripts/gpu-check --share calls it.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"ferry/daemon"
	"ferry/test/timeshare"
)

type check struct {
	root, ferry, device string
	seconds             time.Duration
	load                string
	rate                float64
	takes               map[int]float64 // see timeshare.Bench
	failed              int
}

const slice = 6000.0 // µs, the default

func main() {
	var c check
	seconds := flag.Float64("seconds", 5, "how long each case is measured")
	flag.StringVar(&c.root, "root", ".", "the repository")
	flag.StringVar(&c.ferry, "ferry", "bin/ferry", "the ferry binary")
	flag.StringVar(&c.device, "device", "cuda", "cuda or soft")
	fair := flag.Bool("fair", true, "show what clients get beside each other")
	a := aggregate{check: &c}
	flag.StringVar(&a.what, "aggregate", "all", "also compare several clients with as many native processes, of kernels and of PyTorch: all, trickle (0.5 ms of kernels in every 8), torch, none; needs a real GPU")
	flag.StringVar(&a.counts, "counts", "1,2,4,8,16", "how many clients and processes that is")
	flag.DurationVar(&a.limit, "limit", 220*time.Second, "for all of that comparison; what there is no time for is said")
	flag.StringVar(&a.program, "program", "", "compare this program, which says and reads what test/timeshare/testdata/load.c does, in PyTorch's place")
	flag.BoolVar(&a.off, "off", false, "compare them without sharing, too: what is lost there, is not lost to turns")
	flag.BoolVar(&a.apart, "own-accounts", false, "also compare them as clients of different accounts, which take turns although they are alike")
	flag.Parse()
	c.seconds = time.Duration(*seconds * float64(time.Second))
	if err := c.run(*fair, &a); err != nil {
		fmt.Fprintln(os.Stderr, "share:", err)
		os.Exit(1)
	}
	if c.failed > 0 {
		os.Exit(1)
	}
}

func (c *check) run(fair bool, a *aggregate) error {
	if err := a.parse(); err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "share-check-")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	c.load = filepath.Join(dir, "load")
	if err := timeshare.Build(c.root, c.load); err != nil {
		return err
	}
	if c.device == "cuda" {
		if err := c.calibrate(); err != nil {
			return fmt.Errorf("measuring the GPU natively: %w", err)
		}
	}
	fmt.Printf("%-44s %10s  %-22s %s\n", "sharing a GPU", "measured", "promised", "")
	if fair {
		for _, try := range []func() error{c.equal, c.threeToOne, c.hugeAndTiny, c.eight, c.capped, c.interactive, c.lone} {
			if err := try(); err != nil {
				return err
			}
		}
	}
	return a.run()
}

// calibrate finds out, natively, how fast the GPU is and what it takes for a kernel.
func (c *check) calibrate() error {
	if err := c.ask(&c.rate, "rate"); err != nil {
		return err
	}
	c.takes = map[int]float64{}
	for _, l := range []timeshare.Load{tiny, dense, huge} {
		var takes float64
		if err := c.ask(&takes, "takes", strconv.Itoa(l.Kernel), strconv.FormatFloat(c.rate, 'f', 3, 64)); err != nil {
			return err
		}
		c.takes[l.Kernel] = takes
		fmt.Printf("a kernel of %d µs takes the GPU %.2f µs, in a row of them\n", l.Kernel, takes)
	}
	return nil
}

// ask has load answer with a number.
func (c *check) ask(number *float64, args ...string) error {
	text, err := exec.Command(c.load, args...).Output()
	if err == nil {
		_, err = fmt.Sscan(string(text), number)
	}
	return err
}

// row prints a promise and counts one that does not hold.
func (c *check) row(what string, measured float64, least, most float64) {
	promise := fmt.Sprintf("%.3g to %.3g", least, most)
	switch {
	case least == 0:
		promise = fmt.Sprintf("at most %.4g", most)
	case most == 0:
		promise = fmt.Sprintf("at least %.3g", least)
	}
	verdict := "holds"
	if measured < least || most > 0 && measured > most {
		verdict = "BROKEN"
		c.failed++
	}
	fmt.Printf("%-44s %10.4g  %-22s %s\n", what, measured, promise, verdict)
}

// shared runs clients through a server of their own.
func (c *check) shared(cfg daemon.ShareConfig, loads ...timeshare.Load) ([]timeshare.Outcome, error) {
	return c.served(cfg, false, loads...)
}

// withOwnAccounts does the same with each client in an account of its own.
func (c *check) withOwnAccounts(loads ...timeshare.Load) ([]timeshare.Outcome, error) {
	return c.served(daemon.ShareConfig{}, true, loads...)
}

func (c *check) served(cfg daemon.ShareConfig, ownAccounts bool, loads ...timeshare.Load) ([]timeshare.Outcome, error) {
	b, err := timeshare.Serve(c.ferry, filepath.Join(c.root, "shim", "lib"), c.device, cfg, c.load, c.rate)
	if err != nil {
		return nil, err
	}
	b.Takes, b.OwnAccounts = c.takes, ownAccounts
	o, err := b.Run(c.seconds, loads...)
	if e := b.Close(); err == nil {
		err = e
	}
	return o, err
}

// details tells what the clients of a row had: the part of the time their kernels take
// the GPU, and the part they paid for.
func details(o []timeshare.Outcome) {
	var worked, paid []string
	for _, x := range o {
		worked, paid = append(worked, fmt.Sprintf("%.3f", x.Worked)), append(paid, fmt.Sprintf("%.3f", x.Paid))
	}
	fmt.Printf("    worked %s, paid %s\n", strings.Join(worked, " "), strings.Join(paid, " "))
}

var (
	dense = timeshare.Load{Kernel: 1000, Batch: 20}
	tiny  = timeshare.Load{Kernel: 10, Batch: 20}
	huge  = timeshare.Load{Kernel: 100_000, Batch: 2}
	// A framework whose host is slower than the GPU.
	hostBound = timeshare.Load{Kernel: 10, Batch: 1, Think: 1}
	// A little work all the time: 0.5 ms in every 8.
	trickle = timeshare.Load{Kernel: 10, Batch: 50, Think: 1, Gap: 150}
)

func parts(o []timeshare.Outcome) (list []float64) {
	var sum float64
	for _, x := range o {
		sum += x.Worked
	}
	for _, x := range o {
		list = append(list, x.Worked/sum)
	}
	return list
}

func (c *check) equal() error {
	for _, p := range []struct {
		name string
		a, b timeshare.Load
		off  bool // show what it would be without
	}{
		{"1 ms kernels beside the same", dense, dense, false},
		{"10 µs kernels beside the same", tiny, tiny, false},
		{"10 µs kernels beside 1 ms kernels", tiny, dense, true},
	} {
		o, err := c.shared(daemon.ShareConfig{}, p.a, p.b)
		if err != nil {
			return err
		}
		c.row(p.name+": first / second", o[0].Worked/o[1].Worked, 0.95, 1.05)
		details(o)
		if p.off {
			o, err := c.shared(daemon.ShareConfig{Off: true}, p.a, p.b)
			if err != nil {
				return err
			}
			fmt.Printf("%-44s %10.4g\n", "    with --no-share", o[0].Worked/o[1].Worked)
		}
	}
	return nil
}

func (c *check) threeToOne() error {
	first := dense
	first.Share.Weight = 3
	o, err := c.shared(daemon.ShareConfig{}, first, dense)
	if err == nil {
		c.row("weights 3 and 1: the first one's part", parts(o)[0], 0.675, 0.825)
	}
	return err
}

func (c *check) hugeAndTiny() error {
	o, err := c.shared(daemon.ShareConfig{}, huge, tiny)
	if err == nil {
		c.row("100 ms kernels beside 10 µs: the first's part", parts(o)[0], 0.45, 0.55)
		details(o)
	}
	return err
}

func (c *check) eight() error {
	o, err := c.shared(daemon.ShareConfig{}, dense, tiny, dense, tiny, dense, tiny, dense, tiny)
	if err == nil {
		c.row("eight clients: Jain's index", timeshare.Jain(parts(o)), 0.98, 0)
		details(o)
	}
	return err
}

func (c *check) capped() error {
	for _, part := range []float64{0.2, 0.6} {
		l := dense
		l.Share.Cap = part
		o, err := c.shared(daemon.ShareConfig{}, l)
		if err != nil {
			return err
		}
		c.row(fmt.Sprintf("capped at %.1f, alone: what it uses", part), o[0].Worked, 0.95*part, 1.05*part)
	}
	return nil
}

func (c *check) interactive() error {
	l := timeshare.Load{Kernel: 50, Batch: 1, Think: 10_000, Share: daemon.Share{Interactive: true}}
	alone, err := c.shared(daemon.ShareConfig{}, l)
	if err != nil {
		return err
	}
	for _, p := range []struct {
		name string
		l    timeshare.Load
	}{{"1 ms", dense}, {"10 µs", tiny}} {
		o, err := c.shared(daemon.ShareConfig{}, p.l, l)
		if err != nil {
			return err
		}
		c.row("every 10 ms beside "+p.name+" kernels: p99 in µs", o[1].P99, 0, 2*slice+alone[0].P99)
	}
	return nil
}

// lone: what the scheduler costs a client that nobody disturbs.
func (c *check) lone() error {
	for _, p := range []struct {
		name string
		l    timeshare.Load
	}{{"1 ms", dense}, {"10 µs", tiny}} {
		off, err := c.shared(daemon.ShareConfig{Off: true}, p.l)
		if err != nil {
			return err
		}
		on, err := c.shared(daemon.ShareConfig{}, p.l)
		if err != nil {
			return err
		}
		c.row("alone with "+p.name+" kernels: with / without sharing", on[0].Worked/off[0].Worked, 0.99, 0)
		details(append(on, off...))
	}
	return nil
}
