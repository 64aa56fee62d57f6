package daemon

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"ferry/operator/admin"
)

// A restart, for an upgrade, is an execve: the process becomes the program that lies at
// the daemon's path now. It keeps its number, so workers stay its children, and the
// descriptors it is told to keep, so listening sockets and the channels to workers stay
// open; what the daemon knew goes along in memory (handover.go, takeover.go). Workers
// and their clients notice nothing. Who connects meanwhile waits in the kernel's queue.
//
// Nothing is given up before the new program has been tried, and all of it is taken up
// again should the execve fail.

const (
	// shakeGrace is how long a restart waits for handshakes that have begun: less
	// than clients wait for an answer, since others come meanwhile.
	shakeGrace = 2 * time.Second
	// checkTimeout is how long the new program may take to say what it is.
	checkTimeout = 20 * time.Second
)

// A Successor is the program that a daemon becomes when it restarts.
type Successor struct {
	Path  string
	Args  []string // of the daemon, its name first
	Check []string // that have it say HandoverLine if it could become the daemon, its name first
	Env   []string // beside the daemon's own environment

	// Prepare, if not nil, is called just before the daemon becomes the program, and
	// what it returns if it does not.
	Prepare func() (undo func())
}

// HandoverLine is what a program prints that can take over from a daemon of this kind.
func HandoverLine() string { return fmt.Sprintf("handover %d", handoverVersion) }

// restart is what a Daemon keeps for becoming another.
type restart struct {
	asked chan struct{} // somebody wants it, and the program has been tried
	only  sync.Mutex    // held while a program is tried

	pausing context.Context // done while the daemon pauses
	pause   context.CancelFunc

	// Guarded by Daemon.mu.
	waiting []waitingVisitor
	count   int    // how often, so far
	failed  string // why the last one has not happened
}

// errPaused is returned for a client that waits for a GPU when the daemon pauses.
var errPaused = errors.New("the server pauses")

// Restart has the daemon become the program that is at its path now, with the same
// arguments. It returns once that has been found to be possible, or says why it is not;
// the daemon then goes on as it was.
func (d *Daemon) Restart() error {
	err := d.tryRestart()
	d.mu.Lock()
	defer d.mu.Unlock()
	d.restart.failed = ""
	if err != nil {
		d.restart.failed = err.Error()
		d.log.Error("the server goes on as it is: no restart", "err", err)
	}
	return err
}

func (d *Daemon) tryRestart() error {
	next := d.cfg.Successor
	if next == nil {
		return admin.Refuse("end it and start it again", "this server cannot be restarted")
	}
	if !d.restart.only.TryLock() {
		return admin.Refuse("wait for it", "a restart is under way")
	}
	defer d.restart.only.Unlock()
	if err := d.starter.first(); err != nil {
		return err
	}
	if err := next.try(); err != nil {
		return admin.Refuse("the server goes on as it is; put a ferry that works there, and see to its configuration", "%v", err)
	}
	select {
	case d.restart.asked <- struct{}{}:
	default: // somebody else has just asked
	}
	return nil
}

// try finds out whether the program can be run, understands what it will be handed, and
// would serve with these arguments and the files they name.
func (s *Successor) try() error {
	ctx, cancel := context.WithTimeout(context.Background(), checkTimeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, s.Path, s.Check[1:]...)
	cmd.Args[0] = s.Check[0]
	cmd.WaitDelay = time.Second
	var said, failed bytes.Buffer
	cmd.Stdout, cmd.Stderr = &said, &failed
	if err := cmd.Run(); err != nil {
		if text := strings.TrimSpace(failed.String()); text != "" {
			return fmt.Errorf("%s could not be the server: %w: %s", s.Path, err, text)
		}
		return fmt.Errorf("%s could not be the server: %w", s.Path, err)
	}
	lines := strings.Split(said.String(), "\n")
	if slices.Contains(lines, HandoverLine()) {
		return nil
	}
	i := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "handover ") })
	if i < 0 {
		return fmt.Errorf("%s is no ferry that can take over from this one", s.Path)
	}
	return fmt.Errorf("%s takes over from another kind of server (%s) than this one (%s): its clients would be lost", s.Path, lines[i], HandoverLine())
}

// handOver becomes the successor. It returns if that fails; the daemon has paused then.
func (d *Daemon) handOver(ctx context.Context, cut context.CancelFunc) {
	d.log.Info("restarting", "program", d.cfg.Successor.Path)
	d.pause(cut, shakeGrace)
	if ctx.Err() != nil {
		return // it is to end, not to go on
	}
	d.recording.Lock() // no worker's end is half recorded
	err := d.become(d.cfg.Successor)
	d.recording.Unlock()
	d.mu.Lock()
	defer d.mu.Unlock()
	d.restart.failed = err.Error()
	d.log.Error("the server goes on as it is: no restart", "err", err)
}

// become packs what the daemon knows and executes the successor.
func (d *Daemon) become(next *Successor) error {
	bag := &luggage{}
	defer bag.drop() // if we are still here
	state, err := d.pack(bag)
	if err != nil {
		return err
	}
	at, err := bag.write(state)
	if err != nil {
		return err
	}
	var limit unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_NOFILE, &limit); err != nil {
		return err
	}
	if next.Prepare != nil {
		defer next.Prepare()()
	}
	env := append(os.Environ(), next.Env...)
	env = append(env, fmt.Sprintf("%s=%d", envHandover, at))
	err = d.starter.do(func() error { return syscall.Exec(next.Path, next.Args, env) })
	// Go sets the limit to what it was at our start before it tries.
	return errors.Join(fmt.Errorf("becoming %s: %w", next.Path, err), unix.Setrlimit(unix.RLIMIT_NOFILE, &limit))
}

// Check says why a daemon of this configuration could not serve, without changing
// anything.
func (d *Daemon) Check() error {
	cfg, _, err := d.cfg.withDefaults()
	if err != nil {
		return err
	}
	if _, err := openCredentials(&cfg); err != nil {
		return err
	}
	if cfg.Confine == nil {
		return nil
	}
	c := &confined{log: cfg.Log, base: cfg.Confine.Temp}
	if err := c.chooseUser(*cfg.Confine); err != nil {
		return err
	}
	return c.chooseTemp()
}
