package spawn

import (
	"log/slog"
	"os"
	"os/exec"
	"syscall"

	"ferry/server/cgroup"
	"ferry/server/control"
	"ferry/worker"
)

// A launcher starts worker processes. It may be used from any goroutine.
type launcher struct {
	cfg      Config
	log      *slog.Logger
	thread   *Thread
	confiner *confiner // nil: workers are not confined
	images   *imageCache
	tree     *cgroup.Tree // nil: workers have no control groups
}

// newLauncher prepares the machine for workers.
func newLauncher(cfg Config, thread *Thread, log *slog.Logger) (*launcher, error) {
	c, err := newConfiner(cfg.Confine, cfg.Boot.Device, log)
	if err != nil {
		return nil, err
	}
	l := &launcher{cfg: cfg, log: log, thread: thread, confiner: c, images: newImageCache(cfg.CacheDir, cfg.CacheSize, c, log)}
	l.openTree()
	return l, nil
}

// baseBoot is what every worker is told, whichever client it serves.
func (l *launcher) baseBoot() worker.Boot {
	b := l.cfg.Boot
	b.LogLevel, b.Seal, b.Connect, b.Learn = l.cfg.Level(), l.confiner != nil, l.confiner.mayConnect(), l.confiner.learns()
	return b
}

// start starts a worker process. bootPipe is the daemon's end of the pipe through which the
// worker reads its Boot; the caller closes it.
func (l *launcher) start(b launch) (p *Process, bootPipe *os.File, err error) {
	bootRead, bootWrite, err := os.Pipe()
	if err != nil {
		return nil, nil, err
	}
	defer func() { _ = bootRead.Close() }()
	p = &Process{Page: b.page.Page}
	defer func() {
		if err != nil {
			_ = bootWrite.Close()
			for _, c := range []*control.Conn{p.Control, p.Conns} {
				if c != nil {
					_ = c.Close()
				}
			}
			p.Output.Finish()
			p.Group.Remove()
			p = nil
		}
	}()
	var controlEnd, connsEnd *os.File
	if p.Control, controlEnd, err = control.Pair(); err != nil {
		return p, nil, err
	}
	defer func() { _ = controlEnd.Close() }()
	if p.Conns, connsEnd, err = control.Pair(); err != nil {
		return p, nil, err
	}
	defer func() { _ = connsEnd.Close() }()
	if err = p.Conns.CloseRead(); err != nil { // a worker has nothing to say there
		return p, nil, err
	}

	var stderr *os.File
	if p.Output, stderr, err = l.cfg.Output.Open(b.tag); err != nil {
		return p, nil, err
	}
	if stderr != nil {
		defer func() { _ = stderr.Close() }()
	}

	cmd := exec.Command(l.cfg.Command[0], l.cfg.Command[1:]...)
	cmd.Args[0] = "ferry"
	if b.warm {
		cmd.Args = append(cmd.Args, "--spare")
	}
	cmd.Env = l.cfg.Env
	if stderr != nil { // an interface that holds nil is not nil
		cmd.Stderr = stderr
	}
	cmd.ExtraFiles = []*os.File{b.first, bootRead, controlEnd, b.page.page, b.page.doorbell, connsEnd}
	cmd.SysProcAttr = &syscall.SysProcAttr{
		Pdeathsig: syscall.SIGKILL, // a worker does not outlive its daemon
		Setsid:    true,            // signals typed at a terminal are for the program
	}
	if err = l.confiner.confine(cmd, &b); err != nil {
		return p, nil, err
	}
	if p.Group, err = l.tree.Make(b.limits); err != nil {
		return p, nil, err
	}
	if err = l.startIn(cmd, p.Group); err != nil {
		return p, nil, err
	}
	p.Process = cmd.Process
	p.Output.Begin(cmd.Process.Pid)
	// The pipe holds all of it before the worker reads: a Boot is far smaller than a pipe. A
	// worker that has ended by now is reported as any that ends.
	_, _ = bootWrite.Write(b.boot)
	return p, bootWrite, nil
}
