// Load puts a server on the software GPU under load and says whether it bore it: many
// clients at once, many sessions one after another, and a long time of both. Clients
// are processes (testdata/client.c) that check every answer, over a Unix socket, TCP with a
// token and TLS through an agent, in turn. docs/operating.md, "Under load", has figures.
//
//	load -clients 200 -sessions 10000 -soak 1h
//
// It fails if a session of an honest client fails, if server and clients count differently, or if
// anything is held at the end that was not held before: see grown.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"
)

type options struct {
	root     string
	clients  int
	together time.Duration
	sessions int
	soak     time.Duration
	hostile  int
	siege    time.Duration
	seed     uint64
	keep     bool
}

func main() {
	var o options
	flag.StringVar(&o.root, "root", ".", "the repository, built")
	flag.IntVar(&o.clients, "clients", 200, "clients at once; 0 to leave that out")
	flag.DurationVar(&o.together, "together", 30*time.Second, "how long they work at once")
	flag.IntVar(&o.sessions, "sessions", 10000, "sessions one after another; 0 to leave that out")
	flag.DurationVar(&o.soak, "soak", time.Hour, "how long clients come, go, stay and die; 0 to leave that out")
	flag.IntVar(&o.hostile, "hostile", 0, "how many of the clients are hostile in -siege")
	flag.DurationVar(&o.siege, "siege", 0, "how long clients come and go while some of them are hostile; 0 to leave that out")
	flag.Uint64Var(&o.seed, "seed", uint64(time.Now().UnixNano()), "of who dies when")
	flag.BoolVar(&o.keep, "keep", false, "keep what the server wrote")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, o); err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
	fmt.Println("load: passed")
}

func run(ctx context.Context, o options) (err error) {
	root, err := filepath.Abs(o.root)
	if err != nil {
		return err
	}
	s, err := open(ctx, root, o.clients)
	defer func() {
		if s != nil {
			keep := o.keep || err != nil
			err = errors.Join(err, s.close(keep))
			if keep {
				fmt.Println("what the server and the agent wrote is in", s.dir)
			}
		}
	}()
	if err != nil {
		return err
	}
	say("seed %d, server %s", o.seed, s.ways[0].env[0])

	// What is made with the first clients, and kept for the next, is there now.
	var all figures
	for i := range min(12, 1+o.sessions/9) * len(s.ways) {
		s.once(s.way(i), &all)
	}
	if o.clients > 0 {
		s.crowd(ctx, min(o.clients, 24), min(o.together, time.Second), &all)
	}
	if err := all.err(); err != nil {
		return err
	}
	before, err := s.rest(ctx)
	if err != nil {
		return err
	}
	say("before: %v", before)

	for _, phase := range []struct {
		name string
		wish bool
		run  func(*figures) error
	}{
		{fmt.Sprintf("%d clients at once", o.clients), o.clients > 0 && o.together > 0, func(f *figures) error { return s.crowd(ctx, o.clients, o.together, f) }},
		{fmt.Sprintf("%d sessions one after another", o.sessions), o.sessions > 0, func(f *figures) error { return s.procession(ctx, o.sessions, f) }},
		{fmt.Sprintf("%v of %d clients, %d of them hostile", o.siege, o.clients, o.hostile), o.siege > 0, func(f *figures) error {
			return s.besiege(ctx, o.clients, o.hostile, o.siege, o.seed, f)
		}},
		{fmt.Sprintf("%v of clients that come, go, stay and die", o.soak), o.soak > 0, func(f *figures) error { return s.soak(ctx, o.soak, o.seed, f) }},
	} {
		if !phase.wish {
			continue
		}
		say("%s", phase.name)
		var f figures
		began := time.Now()
		err := errors.Join(phase.run(&f), f.err(), ctx.Err())
		f.report(time.Since(began))
		after, held := s.settle(ctx, before)
		say("after: %v", after)
		all.done, all.killed = all.done+f.done, all.killed+f.killed
		var books error
		if o.siege == 0 { // hostile clients are refused and break their workers
			books = s.books(after, &all)
		}
		if err = errors.Join(err, held, books); err != nil {
			return fmt.Errorf("%s: %w", phase.name, err)
		}
	}
	return nil
}

// rest takes stock once everybody has gone.
func (s *site) rest(ctx context.Context) (holding, error) {
	for until := time.Now().Add(time.Minute); ; time.Sleep(200 * time.Millisecond) {
		h, err := s.look(ctx)
		if err != nil || h.clients == 0 && h.children <= 1 {
			return h, err
		}
		if time.Now().After(until) {
			return h, fmt.Errorf("clients are left: %v", h)
		}
	}
}

func say(format string, args ...any) {
	fmt.Printf("%s  %s\n", time.Now().Format("15:04:05"), fmt.Sprintf(format, args...))
}

// report says what a phase measured.
func (f *figures) report(took time.Duration) {
	say("  %d sessions done, %d failed, %d killed, %d rounds, every answer checked, in %v", f.done, f.failed, f.killed, f.rounds, took.Round(time.Second))
	say("  a session, from the start of its process to its end: %v", &f.whole)
	say("  of that cuInit (connection, handshake, worker):      %v", &f.opened)
	say("  from there to the first answer (context, module):    %v", &f.warm)
	say("  an empty round trip:                                 %v", &f.empty)
	say("  a launch and the wait for it:                        %v", &f.launch)
}
