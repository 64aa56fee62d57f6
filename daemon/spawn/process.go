package spawn

import (
	"fmt"
	"os"
	"syscall"

	"ferry/daemon/output"
	"ferry/server/cgroup"
	"ferry/server/control"
	"ferry/server/sessionpage"
)

// A Process is a worker process, with the daemon's ends of what connects the two.
type Process struct {
	*os.Process
	Control *control.Conn // the worker asks the daemon through it; nil for one that had closed it before a restart
	Conns   *control.Conn // the daemon passes further connections of the client through it
	Page    *sessionpage.Page
	Output  *output.Stream // what it prints; nil for one that the daemon started before it had such pipes
	Group   *cgroup.Group  // nil: it has no control group
}

// closeAll closes the channels and the page of a worker that served no session.
func (p *Process) closeAll() {
	_ = p.Control.Close()
	_ = p.Conns.Close()
	_ = p.Page.Close()
	_ = p.Page.Unmap()
}

// ExitReason says in words how a process ended.
func ExitReason(s *os.ProcessState) string {
	if s == nil {
		return "unknown"
	}
	ws, ok := s.Sys().(syscall.WaitStatus)
	if !ok || !ws.Signaled() {
		return fmt.Sprintf("exit code %d", s.ExitCode())
	}
	text := fmt.Sprintf("signal %d (%s)", int(ws.Signal()), ws.Signal())
	if ws.CoreDump() {
		text += ", core dumped"
	}
	return text
}
