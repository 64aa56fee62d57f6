package main

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"ferry/daemon"
	"ferry/test/timeshare"
)

// An aggregate compares all that n clients get done with what n native processes do.
type aggregate struct {
	*check
	what    string // all, trickle, torch, none
	counts  string // of clients
	limit   time.Duration
	program string // in PyTorch's place
	off     bool   // also without sharing
	apart   bool   // also with an account for each client

	numbers []int
}

// parse reads what was asked for.
func (a *aggregate) parse() error {
	switch a.what {
	case "all", "trickle", "torch", "none":
	default:
		return fmt.Errorf("-aggregate %s: use all, trickle, torch or none", a.what)
	}
	for text := range strings.SplitSeq(a.counts, ",") {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 || n > 64 {
			return fmt.Errorf("-counts %s: use numbers from 1 to 64 such as 1,4,16", a.counts)
		}
		a.numbers = append(a.numbers, n)
	}
	return nil
}

// A kind is what all clients of a comparison do.
type kind struct {
	name string
	load timeshare.Load
}

func (a *aggregate) kinds() (list []kind) {
	little := kind{"0.5 ms in every 8", trickle}
	switch a.what {
	case "trickle":
		return []kind{little}
	case "all":
		list = []kind{{"1 ms kernels", dense}, {"one 10 µs kernel at a time", hostBound}, little}
	}
	switch {
	case a.program != "":
		list = append(list, kind{filepath.Base(a.program), timeshare.Load{Program: strings.Fields(a.program)}})
	case exec.Command("python3", "-c", "import importlib.util, sys; sys.exit(importlib.util.find_spec('torch') is None)").Run() == nil:
		list = append(list, kind{"PyTorch", timeshare.Load{Program: []string{"python3", filepath.Join(a.root, "test", "timeshare", "testdata", "torch_load.py")}}})
	default:
		fmt.Println("PyTorch: not importable here, left out")
	}
	return list
}

// run compares, as far as there is a GPU to be used natively, and time.
func (a *aggregate) run() error {
	if a.what == "none" || a.device != "cuda" && a.program == "" {
		return nil
	}
	begin := time.Now()
	var longest time.Duration // a comparison has taken
	for _, k := range a.kinds() {
		for _, n := range a.numbers {
			name := fmt.Sprintf("%d × %s: all, ferry / native", n, k.name)
			if left := a.limit - time.Since(begin); left < longest {
				fmt.Printf("%-44s not measured: %v are left of -limit\n", name, left.Round(time.Second))
				continue
			}
			start := time.Now()
			if err := a.compare(name, n, k.load); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			longest = max(longest, time.Since(start))
		}
	}
	fmt.Printf("all of it took %v\n", time.Since(begin).Round(time.Second))
	return nil
}

func (a *aggregate) compare(name string, n int, l timeshare.Load) error {
	loads := make([]timeshare.Load, n)
	for i := range loads {
		loads[i] = l
	}
	without, err := timeshare.Native(a.load, a.rate).Run(a.seconds, loads...)
	if err != nil {
		return err
	}
	with, err := a.shared(daemon.ShareConfig{}, loads...)
	if err != nil {
		return err
	}
	a.compared(name, with, without)
	if a.apart {
		if with, err = a.withOwnAccounts(loads...); err != nil {
			return err
		}
		a.compared("    of different accounts", with, without)
	}
	if !a.off {
		return nil
	}
	with, err = a.shared(daemon.ShareConfig{Off: true}, loads...)
	if err == nil {
		fmt.Printf("%-44s %10.4g\n", "    with --no-share", total(with)/total(without))
	}
	return err
}

func (a *aggregate) compared(name string, with, without []timeshare.Outcome) {
	a.row(name, total(with)/total(without), 0.97, 0)
	per := func(o []timeshare.Outcome) float64 { return total(o) / a.seconds.Seconds() }
	fmt.Printf("    %.1f a second, natively %.1f; Jain's index %.4f, natively %.4f\n", per(with), per(without), jain(with), jain(without))
}

func total(o []timeshare.Outcome) (sum float64) {
	for _, x := range o {
		sum += x.Kernels
	}
	return sum
}

func jain(o []timeshare.Outcome) float64 {
	var list []float64
	for _, x := range o {
		list = append(list, x.Kernels)
	}
	return timeshare.Jain(list)
}
