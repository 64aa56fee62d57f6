package main

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"os/signal"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"ferry/operator/bench"
)

type benchOptions struct {
	deviceOptions
	server     string
	tokenFile  string
	transports []string
	rtts       []string
	bandwidth  size
	rounds     int
	quick      bool
	maxCopy    size
	only       []string
	limit      time.Duration
	noNative   bool
	against    string
	json       string
	html       string
}

func newBench() *cobra.Command {
	var o benchOptions
	cmd := &cobra.Command{
		Use:   "bench",
		Short: "Measure what Ferry costs, compared with the native driver",
		Long: `Measure the same calls natively, where this machine has a driver, and through
Ferry by each transport, in turns within one run:

  startup     a process that opens the device, loads a module and launches once
  calls       what launches, waits, small copies, allocations, events and the
              replay of a graph cost the calling thread
  workloads   sequences of calls as programs make them, and how many of them
              wait for an answer (trips)
  copies      from 4 B to 1 GiB, both ways, pinned and pageable

A figure is the median of several rounds; rounds of the native driver and of the
transports alternate. trips and bytes sent are exact: the shim counts them. "unix"
is the same host (frames travel through shared memory), "tcp" the loopback.

--rtt adds simulated networks, which exist in this process only: a proxy delays
the data in both directions, and --bandwidth limits its rate. The system's
configuration does not change. The header shows the measured round-trip time of
each simulated network.

--against measures another build of ferry beside this one, its server and its
shims, in turns like the rest: unix/unix-other below 1 is how much faster this one is.

Without a GPU, bench uses the software GPU: then the figures say what Ferry costs,
not what a GPU does. A whole run takes two to four minutes, --quick one.`,
		Example: `  # Everything, with a page of charts
  ferry bench --json bench.json --html bench.html

  # A first impression
  ferry bench --quick

  # Would it do over the campus network?
  ferry bench --only calls,workloads --rtt 1ms --bandwidth 1GB

  # A server elsewhere, against this machine's own GPU
  ferry bench --server tcp://gpu1:7700 --token-file ferry.token

  # Is the new build faster?
  ferry bench --only calls,workloads --rtt 0 --against /usr/bin/ferry

  # Only copies from the device, up to 64 MiB
  ferry bench --only 'copy_d2h*' --max-size 64MiB --rtt 0`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return o.bench(cmd) },
	}
	o.register(cmd)
	f := cmd.Flags()
	f.StringVar(&o.server, "server", "", "address of a server to measure instead of a private one")
	f.StringVar(&o.tokenFile, "token-file", "", "file with that server's token (default: $FERRY_TOKEN, or the file $FERRY_TOKEN_FILE)")
	f.StringSliceVar(&o.transports, "transport", benchTransports, "transports of the private server to measure")
	f.StringSliceVar(&o.rtts, "rtt", nil, "round-trip times to inject into TCP; 0 is the loopback as it is (default 0,0.1ms,1ms,10ms,30ms, with --quick 0,1ms)")
	f.Var(&o.bandwidth, "bandwidth", "bytes per second an injected link carries each way, such as 125MB")
	f.IntVar(&o.rounds, "rounds", 5, "rounds of every measure")
	f.BoolVar(&o.quick, "quick", false, "fewer sizes, fewer calls to a round")
	f.Var(&o.maxCopy, "max-size", "largest copy (default 1GiB, on the software GPU 64MiB, with --quick 16MiB)")
	f.StringSliceVar(&o.only, "only", nil, "measure only these: "+strings.Join(bench.Groups, ", ")+", or patterns of measures as --json names them")
	f.DurationVar(&o.limit, "limit", 0, "begin no further measure after so long, such as 90s; the report says what is missing")
	f.BoolVar(&o.noNative, "no-native", false, "leave the native driver out")
	f.StringVar(&o.against, "against", "", "another ferry to measure beside this one, such as one built before a change")
	f.StringVar(&o.json, "json", "", "write all results to this file, as JSON")
	f.StringVar(&o.html, "html", "", "write a self-contained page with tables and charts to this file")
	complete(cmd, "transport", benchTransports...)
	complete(cmd, "only", bench.Groups...)
	return cmd
}

var benchTransports = []string{"unix", "tcp"}

// maxWays is how many ways a report can tell apart by colour.
const maxWays = 8

func (o *benchOptions) bench(cmd *cobra.Command) error {
	rtts, err := o.validateBench(cmd)
	if err != nil {
		return err
	}
	shims, err := extractShims()
	if err != nil {
		return err
	}
	// Before there is something that a signal would leave behind.
	ctx, stop := signal.NotifyContext(cmd.Context(), syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	context.AfterFunc(ctx, stop)            // a second signal ends the process at once
	out, err := openOutputs(o.json, o.html) // now, not after minutes of measuring
	if err != nil {
		return err
	}
	defer out.discard()

	w := &benchWays{o: o, shims: shims}
	defer w.close()
	interrupted := &exitError{exitSignal + int(syscall.SIGINT), "interrupted; nothing was written"}
	ways, err := w.list(ctx, cmd, rtts)
	if err != nil && ctx.Err() != nil {
		return interrupted
	}
	if err != nil {
		return err
	}
	line := newStatus(os.Stderr)
	report, err := bench.Run(ctx, ways, o.measures(), line.show)
	line.clear()
	if errors.Is(err, context.Canceled) {
		return interrupted
	}
	if err != nil {
		return err
	}
	report.Version = version
	if err := report.WriteTable(cmd.OutOrStdout()); err != nil {
		return err
	}
	return out.write(report, o.json, o.html)
}

// validateBench checks the options and returns the round-trip times to inject.
func (o *benchOptions) validateBench(cmd *cobra.Command) ([]time.Duration, error) {
	if err := o.validate(); err != nil {
		return nil, err
	}
	if o.rounds < 1 || o.rounds > 1000 {
		return nil, usagef("--rounds %d: use a number from 1 to 1000", o.rounds)
	}
	for _, t := range o.transports {
		if !slices.Contains(benchTransports, t) {
			return nil, usagef("--transport %s: use %s", t, strings.Join(benchTransports, ", "))
		}
	}
	for _, p := range o.only {
		if !bench.MatchesAny(p) {
			return nil, usagef("--only %s: nothing is called that; use %s, or a pattern such as 'copy_h2d_pinned_*' or launch", p, strings.Join(bench.Groups, ", "))
		}
	}
	if o.against != "" {
		if o.server != "" {
			return nil, usagef("--against starts a server of the other ferry, so it cannot be used with --server")
		}
		path, err := exec.LookPath(o.against)
		if err != nil {
			return nil, usagef("--against %s: %v", o.against, err)
		}
		o.against = path
	}
	if o.server != "" {
		for _, name := range append(slices.Clone(deviceFlags), "transport") {
			if cmd.Flags().Changed(name) {
				return nil, usagef("--%s is for a private server; the one at %s has its own", name, o.server)
			}
		}
	}
	if o.rtts == nil {
		o.rtts = []string{"0", "0.1ms", "1ms", "10ms", "30ms"}
		if o.quick {
			o.rtts = []string{"0", "1ms"}
		}
	}
	var rtts []time.Duration
	for _, text := range o.rtts {
		d, err := time.ParseDuration(text)
		if err != nil || d < 0 || d > 10*time.Second {
			return nil, usagef("--rtt %s: use times such as 0, 0.1ms, 30ms", text)
		}
		if !slices.Contains(rtts, d) {
			rtts = append(rtts, d)
		}
	}
	most := maxWays - 2
	if o.against != "" {
		most -= len(o.transports)
	}
	if len(rtts) > most {
		return nil, usagef("--rtt: at most %d at a time", most)
	}
	return rtts, nil
}

func (o *benchOptions) measures() bench.Options {
	limit := uint64(o.maxCopy)
	if limit == 0 {
		switch {
		case o.quick:
			limit = 16 << 20
		case isSoft(o.device) && o.server == "":
			limit = 64 << 20 // memory and processor are this machine's own
		default:
			limit = 1 << 30
		}
	}
	return bench.Options{Rounds: o.rounds, Quick: o.quick, MaxCopy: limit, Only: o.only, Limit: o.limit}
}
