package spawn

import (
	"errors"
	"os"
	"os/exec"
	"syscall"

	"golang.org/x/sys/unix"

	"ferry/server/cgroup"
)

// WorkerThreads is how many threads one worker may have where it has a control group. A worker
// has those of Go and of the driver; one more for each stream or event that a thread of the
// client waits for; and one for each processor that interprets kernels. On an H200 (driver 580,
// 2026-11-16) examples, conformance and frameworks had at most 31, a warm worker too; one that
// took what it got ended up with 1024.
const WorkerThreads = 1024

// defaultLimits are those of a worker before its client is known.
var defaultLimits = cgroup.Limits{Threads: WorkerThreads, Weight: 1}

// openTree opens the control groups of workers, or says in the log why there are none.
func (l *launcher) openTree() {
	if l.cfg.Confine == nil {
		return // a private server's
	}
	tree, err := cgroup.Open()
	if err != nil {
		l.log.Warn("workers have no control groups: one worker can take the memory and the processors of all", "why", err, "advice", cgroup.Advice)
		l.confiner.limitThreads(cgroup.WorkerThreads())
		return
	}
	l.tree = tree
	l.log.Info("workers have control groups", "at", tree.String(), "controllers", tree.Controllers(), "threads_each", WorkerThreads, "threads_all", cgroup.WorkerThreads())
}

// startIn starts a worker process in its control group, so that nothing of the worker ever runs
// outside. Where the kernel, or a sandbox around the daemon, cannot start a process in a group,
// the process is moved before it gets its Boot, without which it does nothing.
func (l *launcher) startIn(cmd *exec.Cmd, g *cgroup.Group) error {
	dir, err := g.Dir()
	if err != nil {
		return err
	}
	if dir == nil {
		return l.thread.Start(cmd)
	}
	defer func() { _ = dir.Close() }()
	into := *cmd
	attr := *cmd.SysProcAttr
	attr.UseCgroupFD, attr.CgroupFD = true, int(dir.Fd())
	into.SysProcAttr = &attr
	err = l.thread.Start(&into)
	if err == nil {
		cmd.Process = into.Process
		return nil
	}
	if !errors.Is(err, unix.ENOSYS) && !errors.Is(err, unix.EPERM) && !errors.Is(err, unix.EINVAL) {
		return err
	}
	if err := l.thread.Start(cmd); err != nil {
		return err
	}
	if err := g.Enter(cmd.Process.Pid); err != nil {
		_ = cmd.Process.Kill()
		_, _ = cmd.Process.Wait()
		return err
	}
	return nil
}

// Kill ends the worker at once, and whatever else is in its control group.
func (p *Process) Kill() error {
	p.Group.Kill()
	return p.Process.Kill()
}

// Signal sends the worker a signal.
func (p *Process) Signal(sig os.Signal) error {
	if sig == syscall.SIGKILL {
		return p.Kill()
	}
	return p.Process.Signal(sig)
}
