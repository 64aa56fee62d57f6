// Package confine takes from a worker the rights that it does not need, so that a client
// that took over its worker would have little more than it was given anyway.
//
// Confinement has two steps. A launcher, which then becomes the worker (ferry confine SPEC
// COMMAND...), calls Enter: resource limits, no_new_privs and Landlock. Landlock binds one
// thread and what that thread starts, so it must come before a program has threads. The
// worker itself calls Seal once its device is open and before it reads the first command of
// the client: it hides the process from others of its user and installs the seccomp filter,
// on all threads at once. A driver needs more rights to open a device than to use it.
//
// The daemon chooses the user that a worker runs as when it starts the launcher; see package
// daemon/spawn. The package has no goroutines and no locks.
package confine

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime"

	"golang.org/x/sys/unix"
)

// A Spec says what the worker may do that the launcher becomes.
type Spec struct {
	Temp string   `json:"temp"`           // its own folder: the only place it may write to
	Real bool     `json:"real"`           // it may drive a real GPU: the driver's files and devices
	Read []string `json:"read,omitempty"` // further files and folders it may read, such as libraries

	// Write is a further folder it may write to; empty for none.
	Write string `json:"write,omitempty"`

	// Connect lets it connect to Unix sockets, also those of other processes, as far as
	// the modes of files allow: NVIDIA's driver has one in every process, to pass
	// descriptors to processes that open its IPC handles.
	Connect bool `json:"connect,omitempty"`

	// Threads is how many threads its user may have, all processes together; 0 for the most.
	Threads int `json:"threads,omitempty"`
}

// Verb is the second word of the command line of the launcher.
const Verb = "confine"

// Command puts the launcher in front of a command. launcher is a program that
// calls Launch for its arguments after Verb.
func (s Spec) Command(launcher string, command []string) ([]string, error) {
	text, err := json.Marshal(s)
	if err != nil {
		return nil, err
	}
	return append([]string{launcher, Verb, string(text)}, command...), nil
}

// Launch confines this process and becomes the command: args are a Spec as JSON
// and the command with its arguments. It returns only if something fails.
func Launch(args []string) error {
	if len(args) < 2 {
		return errors.New("ferry confine is started by ferry serve, not by hand")
	}
	var s Spec
	if err := json.Unmarshal([]byte(args[0]), &s); err != nil {
		return fmt.Errorf("confining a worker: %w", err)
	}
	if s.Temp != "" {
		if err := lockTemp(s.Temp); err != nil {
			return fmt.Errorf("confining a worker: %w", err)
		}
	}
	runtime.LockOSThread() // Enter binds the thread that executes the command
	if err := s.Enter(); err != nil {
		return fmt.Errorf("confining a worker: %w", err)
	}
	err := unix.Exec(args[1], append([]string{"ferry"}, args[2:]...), unix.Environ())
	return fmt.Errorf("becoming a worker: %s: %w", args[1], err)
}

// Enter confines the calling thread, for good, and all processes and threads it will start.
func (s Spec) Enter() error {
	unix.Umask(0o077)
	if err := s.setLimits(); err != nil {
		return err
	}
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("no_new_privs: %w", err)
	}
	return s.restrictFiles()
}

// limits are the most a worker may raise a resource limit to. Memory is not among them: a
// driver reserves terabytes of addresses, and only a control group can limit what a worker
// holds (package cgroup). The kernel counts threads per user, and all workers may have the same
// user; Spec.Threads says how many.
var limits = []struct {
	name     string
	resource int
	most     uint64
}{
	{"core", unix.RLIMIT_CORE, 0}, // a dump would hold the client's data
	{"open files", unix.RLIMIT_NOFILE, 65536},
	{"threads", unix.RLIMIT_NPROC, 32768},
	{"message queues", unix.RLIMIT_MSGQUEUE, 0},
}

// setLimits lowers the resource limits of the process.
func (s Spec) setLimits() error {
	for _, l := range limits {
		if l.resource == unix.RLIMIT_NPROC && s.Threads > 0 {
			l.most = min(l.most, uint64(s.Threads))
		}
		var now unix.Rlimit
		if err := unix.Getrlimit(l.resource, &now); err != nil {
			return fmt.Errorf("limit of %s: %w", l.name, err)
		}
		most := min(now.Max, l.most)
		if err := unix.Setrlimit(l.resource, &unix.Rlimit{Cur: most, Max: most}); err != nil {
			return fmt.Errorf("limit of %s: %w", l.name, err)
		}
	}
	return nil
}
