// Flood attacks a server's handshakes from many addresses without a credential, while clients
// with a token come and go, and says whether these noticed. docs/operating.md, "Under attack",
// has figures.
//
//	flood -at tcp -for 60s -kinds half-open,slow
//
// It fails if a client is refused, if the 99th percentile of their starts is above the bound
// (-judge), or if the server holds more afterwards than before. The attackers are a process of
// their own with the lowest priority: they stand for other machines, whose processors are their own.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

type options struct {
	root      string
	at        string
	kinds     string
	length    time.Duration
	addresses int
	each      int
	pause     time.Duration
	clients   int
	stay      time.Duration
	judge     time.Duration
	attack    string // for the process that attacks: the address of the server
}

func main() {
	var o options
	flag.StringVar(&o.root, "root", ".", "the repository, built")
	flag.StringVar(&o.at, "at", "tcp,tls", "the kinds of address to attack, one after another")
	flag.StringVar(&o.kinds, "kinds", "mix,"+strings.Join(kindNames(), ","), "the kinds of attack, one after another; mix is all of them at once")
	flag.DurationVar(&o.length, "for", time.Minute, "how long each takes")
	flag.IntVar(&o.addresses, "addresses", 20, "addresses that attack, half of them in the network of the clients")
	flag.IntVar(&o.each, "each", 500, "connections of each address at the same time")
	flag.DurationVar(&o.pause, "pause", time.Second, "how long an attacker waits before it replaces a connection that it lost")
	flag.IntVar(&o.clients, "clients", 50, "clients with a token that come and go")
	flag.DurationVar(&o.stay, "stay", 6*time.Second, "how long a client stays, or stays away, at most")
	flag.DurationVar(&o.judge, "judge", 0, "the bound for the 99th percentile of the clients' starts; 0 for none")
	flag.StringVar(&o.attack, "attack", "", "for this program alone: be the attackers of this address")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if o.attack != "" {
		if err := attack(ctx, o); err != nil {
			fmt.Fprintln(os.Stderr, "flood:", err)
			os.Exit(1)
		}
		return
	}
	if err := run(ctx, o); err != nil {
		fmt.Fprintln(os.Stderr, "flood:", err)
		os.Exit(1)
	}
	fmt.Println("flood: passed")
}

func run(ctx context.Context, o options) (err error) {
	root, err := filepath.Abs(o.root)
	if err != nil {
		return err
	}
	s, err := openSite(ctx, root, o.clients)
	if s != nil {
		defer func() { err = errors.Join(err, s.close(err != nil)) }()
	}
	if err != nil {
		return err
	}
	var wrong []error
	for _, at := range strings.Split(o.at, ",") {
		for _, kind := range strings.Split(o.kinds, ",") {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			if kind != "mix" && !slices.Contains(kindNames(), kind) {
				return fmt.Errorf("there is no attack %q; use mix or one of %s", kind, strings.Join(kindNames(), ", "))
			}
			if err := s.round(ctx, o, at, kind); err != nil {
				wrong = append(wrong, fmt.Errorf("%s, %s: %w", at, kind, err))
			}
		}
	}
	return errors.Join(wrong...)
}

// round is one kind of attack at one address.
func (s *site) round(ctx context.Context, o options, at, kind string) error {
	if err := s.warmUp(ctx, at); err != nil {
		return err
	}
	before, err := s.settled(ctx, nil)
	if err != nil {
		return err
	}
	attackers, err := s.startAttack(ctx, o, at, kind)
	if err != nil {
		return err
	}
	var f figures
	s.comeAndGo(ctx, o, at, &f)
	during := s.look(ctx)
	report := attackers.end()
	after, held := s.settled(ctx, &before)
	fmt.Printf("%s  %s %s: %s\n", time.Now().Format("15:04:05"), at, kind, &f)
	fmt.Printf("          attackers: %s\n", report)
	fmt.Printf("          server before, in the attack, after: %v; %v; %v\n", before, during, after)
	return errors.Join(f.err(o.judge), held)
}

// An assault is the process that attacks.
type assault struct {
	cmd *exec.Cmd
	out *strings.Builder
}

func (s *site) startAttack(ctx context.Context, o options, at, kind string) (*assault, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	c := &assault{out: &strings.Builder{}}
	c.cmd = exec.CommandContext(ctx, self, "-attack", s.address(at).String(), "-kinds", kind, "-addresses", fmt.Sprint(o.addresses),
		"-each", fmt.Sprint(o.each), "-pause", o.pause.String(), "-root", s.dir)
	c.cmd.Stdout, c.cmd.Stderr = c.out, os.Stderr
	c.cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	if err := c.cmd.Start(); err != nil {
		return nil, err
	}
	_ = syscall.Setpriority(syscall.PRIO_PROCESS, c.cmd.Process.Pid, 19)
	return c, nil
}

// end ends the attack and returns what the attackers counted.
func (c *assault) end() string {
	_ = c.cmd.Process.Signal(syscall.SIGTERM)
	_ = c.cmd.Wait()
	return strings.TrimSpace(c.out.String())
}
