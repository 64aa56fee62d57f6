package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"time"
)

// stepTimeout bounds each step of a client; the timeouts of the shim are shorter.
const stepTimeout = 3 * time.Minute

// A session is one client process.
type session struct {
	way    way
	cmd    *exec.Cmd
	in     io.WriteCloser
	out    *bufio.Scanner
	errs   bytes.Buffer
	limit  *time.Timer
	began  time.Time
	opened time.Duration // cuInit: the connection, the handshake, the worker
	warm   time.Duration // from there to the first round's checked answer
}

// start starts a client and waits until it has made its first round.
func (s *site) begin(w way, args ...string) (*session, error) {
	c := &session{way: w, cmd: s.program(w), began: time.Now()}
	c.cmd.Args = append(c.cmd.Args, args...)
	c.cmd.Stderr = &c.errs
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if c.in, err = c.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	if err := c.cmd.Start(); err != nil {
		return nil, err
	}
	c.limit = time.AfterFunc(stepTimeout, func() { _ = c.cmd.Process.Kill() })
	c.out = bufio.NewScanner(out)
	c.out.Buffer(nil, 1<<20)
	return c, nil
}

// ready waits until the client has made its first round.
func (c *session) ready() error {
	if !c.out.Scan() {
		return c.failed("it never was ready")
	}
	f := strings.Fields(c.out.Text())
	if len(f) != 3 || f[0] != "ready" {
		return c.failed(c.out.Text())
	}
	opened, _ := strconv.ParseInt(f[1], 10, 64)
	warm, _ := strconv.ParseInt(f[2], 10, 64)
	c.opened, c.warm = time.Duration(opened), time.Duration(warm)
	c.limit.Reset(stepTimeout)
	return nil
}

// failed ends a client and says what became of it.
func (c *session) failed(what string) error {
	_ = c.cmd.Process.Kill()
	err := c.cmd.Wait()
	c.limit.Stop()
	return fmt.Errorf("a client over %s, process %d, after %v: %s: %v: %s", c.way.name, c.cmd.Process.Pid,
		time.Since(c.began).Round(time.Millisecond), what, err, strings.TrimSpace(c.errs.String()))
}

// A figures is what clients measured.
type figures struct {
	mu            sync.Mutex
	whole         histogram // a session, from the start of its process to its end
	opened, warm  histogram
	empty, launch histogram
	rounds        uint64
	done, failed  int
	killed        int
	first         []error // of what failed
}

// end takes in what a client says at its end.
func (c *session) end(f *figures) error {
	var empty, launch histogram
	var rounds uint64
	passed := false
	var err error
	for c.out.Scan() {
		switch fields := strings.Fields(c.out.Text()); {
		case len(fields) == 0:
		case fields[0] == "rounds" && len(fields) == 2:
			rounds, err = strconv.ParseUint(fields[1], 10, 64)
		case fields[0] == "empty":
			err = empty.read(fields[1:])
		case fields[0] == "launch":
			err = launch.read(fields[1:])
		case fields[0] == "PASS":
			passed = true
		}
		if err != nil {
			return c.failed(err.Error())
		}
	}
	if !passed {
		return c.failed("it did not pass")
	}
	err = c.cmd.Wait()
	c.limit.Stop()
	if err != nil {
		return fmt.Errorf("a client over %s: %w: %s", c.way.name, err, c.errs.String())
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.whole.add(time.Since(c.began))
	f.opened.add(c.opened)
	f.warm.add(c.warm)
	f.empty.merge(empty)
	f.launch.merge(launch)
	f.rounds += rounds
	f.done++
	return nil
}

// count notes what became of a client.
func (f *figures) count(err error) {
	if err == nil {
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.failed++
	if len(f.first) < 5 {
		f.first = append(f.first, err)
	}
}

func (f *figures) err() error {
	if f.failed == 0 {
		return nil
	}
	return errors.Join(append([]error{fmt.Errorf("%d of %d sessions failed", f.failed, f.failed+f.done)}, f.first...)...)
}

// once is a session from beginning to end.
func (s *site) once(w way, f *figures, args ...string) {
	c, err := s.begin(w, args...)
	if err == nil {
		if err = c.ready(); err == nil {
			err = c.end(f)
		}
	}
	f.count(err)
}

// dies is a session that is killed after a while, wherever it is by then.
func (s *site) dies(ctx context.Context, w way, after time.Duration, f *figures) {
	c, err := s.begin(w, "--rounds", "1000000")
	if err != nil {
		f.count(err)
		return
	}
	select {
	case <-time.After(after):
	case <-ctx.Done():
	}
	_ = c.cmd.Process.Kill()
	_ = c.cmd.Wait()
	c.limit.Stop()
	f.mu.Lock()
	defer f.mu.Unlock()
	f.killed++
}
