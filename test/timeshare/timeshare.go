// Package timeshare runs programs that keep a device busy beside each other, through
// a daemon whose shares can be set or natively, and says how far each got. Its tests
// are test/e2e's on the software GPU; test/timeshare/check is for real ones.
package timeshare

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"ferry/daemon"
	"ferry/daemon/sched"
)

// A Load is a client: how long its kernels take, how many it launches at a time, how long it waits
// before the next ones and, with Gap, between any two, in µs.
type Load struct {
	Kernel, Batch, Think int
	Gap                  int
	Share                daemon.Share
	Program              []string // instead of load.c: says and reads what that does, and has no share of its own
}

// An Outcome is how far a client got.
type Outcome struct {
	Kernels       float64
	Batches       int
	P50, P99, Max float64 // µs, of batches
	Worked        float64 // part of the time, by its kernels and what each takes the device by itself
	Paid          float64 // the same, by the daemon's account
}

// A Bench is where programs run.
type Bench struct {
	Load string  // load.c, built
	Rate float64 // see load.c

	// Takes is how many µs the device takes for a kernel of so many in a row of them: a
	// GPU needs time to begin and to end one. As many where it is not known.
	Takes map[int]float64
	// OwnAccounts gives each client an account of its own instead of one for all.
	OwnAccounts bool

	daemon *daemon.Daemon // nil natively
	env    []string
	stop   func() error
}

const (
	// settling is how long clients run beside each other before they are measured: long
	// enough for the scheduler to know them. Frameworks' first steps are not like the others.
	settling, frameworkSettling = 500 * time.Millisecond, 3 * time.Second
	// startLimit and startEach are how long clients may take to be at work, all and each.
	startLimit, startEach = 2 * time.Minute, 3 * time.Second
)

// Native runs programs without Ferry.
func Native(load string, rate float64) *Bench {
	return &Bench{Load: load, Rate: rate, env: clean(), stop: func() error { return nil }}
}

// Build compiles load.c.
func Build(root, out string) error {
	cmd := exec.Command("cc", "-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", "-I"+filepath.Join(root, "examples", "driver"),
		"-o", out, filepath.Join(root, "test", "timeshare", "testdata", "load.c"), "-ldl")
	if text, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("cc load.c: %w\n%s", err, text)
	}
	return nil
}

// Serve starts a daemon in this process, with ferry's workers.
func Serve(ferry, library, device string, share daemon.ShareConfig, load string, rate float64) (*Bench, error) {
	dir, err := os.MkdirTemp("", "ferry-share-") // a socket's path must be short
	if err != nil {
		return nil, err
	}
	address := "unix://" + filepath.Join(dir, "s")
	d := daemon.New(daemon.Config{
		Listen: []string{address}, Share: share,
		DeviceConfig: daemon.DeviceConfig{Device: device, SoftDevices: 1, SoftProfile: "h100", SoftMemory: 1 << 30},
		WorkerConfig: daemon.WorkerConfig{Worker: []string{ferry, "worker"}, WorkerEnv: clean()},
		Log:          slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})), LogLevel: "error",
	})
	ctx, cancel := context.WithCancel(context.Background())
	if err := d.Listen(ctx); err != nil {
		cancel()
		return nil, errors.Join(err, os.RemoveAll(dir))
	}
	done := make(chan error, 1)
	go func() { done <- d.Serve(ctx) }()
	return &Bench{
		Load: load, Rate: rate, daemon: d,
		env:  append(clean(), "FERRY_SERVER="+address, "LD_LIBRARY_PATH="+library+":"+os.Getenv("LD_LIBRARY_PATH")),
		stop: func() error { cancel(); return errors.Join(<-done, os.RemoveAll(dir)) },
	}, nil
}

// Daemon is the daemon, nil natively.
func (b *Bench) Daemon() *daemon.Daemon { return b.daemon }

// Close ends the daemon.
func (b *Bench) Close() error { return b.stop() }

func clean() []string {
	return slices.DeleteFunc(os.Environ(), func(e string) bool { return strings.HasPrefix(e, "FERRY_") && !strings.HasPrefix(e, "FERRY_LIB") })
}

// Run has clients run beside each other for some time after all of them have said that
// they are at work.
func (b *Bench) Run(d time.Duration, loads ...Load) (list []Outcome, err error) {
	var clients []*client
	defer func() {
		for _, c := range clients {
			c.kill()
		}
	}()
	late := time.Now().Add(startLimit + time.Duration(len(loads))*startEach)
	for _, l := range loads {
		c, err := b.start(l)
		if err != nil {
			return nil, err
		}
		clients = append(clients, c)
		if l.Program == nil { // frameworks need seconds: all at once
			if err := b.ready(c, late); err != nil {
				return nil, err
			}
		}
	}
	settle := settling
	for _, c := range clients {
		if c.load.Gap > 0 {
			settle = frameworkSettling // measures of many sparse clients take their time
		}
		if c.load.Program != nil {
			settle = frameworkSettling
			if err := b.ready(c, late); err != nil {
				return nil, err
			}
		}
	}
	if err := b.estrange(len(clients)); err != nil {
		return nil, err
	}
	from := time.Now().Add(settle)
	to := from.Add(d)
	for _, c := range clients {
		if _, err := fmt.Fprintf(c.in, "%.3f %.3f\n", millis(from), millis(to)); err != nil {
			return nil, fmt.Errorf("%q has ended: %w: %s", c.cmd.Args, err, c.stderr.String())
		}
	}
	time.Sleep(time.Until(from))
	before := b.paid(clients)
	time.Sleep(time.Until(to))
	after := b.paid(clients)
	for i, c := range clients {
		o, err := c.end(to.Add(startLimit))
		if err != nil {
			return nil, err
		}
		takes := b.Takes[c.load.Kernel]
		if takes == 0 {
			takes = float64(c.load.Kernel)
		}
		o.Worked = o.Kernels * takes / float64(d.Microseconds())
		o.Paid = float64(after[i]-before[i]) / float64(d)
		list = append(list, o)
	}
	return list, b.settled()
}

// estrange gives each client an account of its own, if that is wanted.
func (b *Bench) estrange(clients int) error {
	if !b.OwnAccounts {
		return nil
	}
	for session := range b.daemon.Stats().Sessions {
		if b.daemon.SetShare(session+1, daemon.Share{Account: fmt.Sprint("account ", session)}) == nil {
			clients-- // others have ended
		}
	}
	if clients > 0 {
		return fmt.Errorf("%d clients have no session", clients)
	}
	return nil
}

// millis is a moment in ms since 1970.
func millis(t time.Time) float64 { return float64(t.UnixMicro()) / 1e3 }

func (b *Bench) paid(clients []*client) (list []sched.Nanos) {
	for _, c := range clients {
		if b.daemon == nil || c.session == 0 {
			list = append(list, 0)
			continue
		}
		list = append(list, b.daemon.Standing(c.session, 0).Paid)
	}
	return list
}

// settled waits until the clients' workers have ended.
func (b *Bench) settled() error {
	for deadline := time.Now().Add(10 * time.Second); b.daemon != nil && b.daemon.Stats().Clients > 0; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			return errors.New("workers outlive their clients")
		}
	}
	return nil
}

type client struct {
	load    Load
	session uint64
	cmd     *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Reader
	stderr  bytes.Buffer
}

// start starts a client.
func (b *Bench) start(l Load) (*client, error) {
	args := []string{b.Load, strconv.Itoa(l.Kernel), strconv.Itoa(l.Batch), strconv.Itoa(l.Think), strconv.FormatFloat(b.Rate, 'f', 3, 64), strconv.Itoa(l.Gap)}
	if l.Program != nil {
		args = l.Program
	}
	c := &client{load: l, cmd: exec.Command(args[0], args[1:]...)}
	c.cmd.Env, c.cmd.Stderr = b.env, &c.stderr
	in, err := c.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	c.in, c.out = in, bufio.NewReader(out)
	return c, c.cmd.Start()
}

// ready waits until a client is at work, and gives it its share.
func (b *Bench) ready(c *client, late time.Time) error {
	timer := time.AfterFunc(time.Until(late), func() { _ = c.cmd.Process.Kill() })
	line, err := c.out.ReadString('\n')
	inTime := timer.Stop()
	if line != "ready\n" {
		c.kill()
		if !inTime {
			return fmt.Errorf("%q was not at work in time: %s", c.cmd.Args, c.stderr.String())
		}
		return fmt.Errorf("%q says %q, %v: %s", c.cmd.Args, line, err, c.stderr.String())
	}
	if b.daemon == nil || c.load.Program != nil {
		return nil
	}
	c.session = b.daemon.Stats().Sessions // clients start one after the other
	if c.load.Share == (daemon.Share{}) {
		return nil
	}
	return b.daemon.SetShare(c.session, c.load.Share)
}

func (c *client) kill() {
	if c.cmd.ProcessState == nil {
		_ = c.cmd.Process.Kill()
		_ = c.cmd.Wait()
	}
}

// end waits for the client's end and reads what it says.
func (c *client) end(late time.Time) (o Outcome, err error) {
	timer := time.AfterFunc(time.Until(late), func() { _ = c.cmd.Process.Kill() })
	defer timer.Stop()
	text, _ := io.ReadAll(c.out)
	if err := c.cmd.Wait(); err != nil {
		return o, fmt.Errorf("%q: %w: %s", c.cmd.Args, err, c.stderr.String())
	}
	if _, err := fmt.Sscanf(string(text), "kernels=%f batches=%d p50=%f p99=%f max=%f", &o.Kernels, &o.Batches, &o.P50, &o.P99, &o.Max); err != nil {
		return o, fmt.Errorf("%q says %q: %w", c.cmd.Args, text, err)
	}
	return o, nil
}

// Jain is the index of fairness: 1 if all are equal.
func Jain(list []float64) float64 {
	var sum, squares float64
	for _, x := range list {
		sum += x
		squares += x * x
	}
	return sum * sum / (float64(len(list)) * squares)
}
