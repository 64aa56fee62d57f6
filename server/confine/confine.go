// Package confine takes from a worker what it does not need, so that a client
// that took over its worker would hold little more than it was given anyway.
//
// It happens in two steps, because each part has its moment. Enter is done by a
// launcher that then becomes the worker (ferry confine SPEC COMMAND...): resource
// limits, no_new_privs and Landlock, which binds one thread and what that thread
// starts, so that it must come before a program has threads. Seal is done by the
// worker itself once its device is open and before it reads the client's first
// command: it hides the process from its like and installs the seccomp filter, on
// all threads at once. A driver needs more to open a device than to use it.
//
// The user a worker runs as is the daemon's to choose, when it starts the
// launcher; see package daemon.
package confine

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime"

	"golang.org/x/sys/unix"
)

// A Spec is what the launcher is told about the worker it becomes.
type Spec struct {
	Temp string   `json:"temp"`           // its own folder: the only place it may write to
	Real bool     `json:"real"`           // it may drive a real GPU: the driver's files and devices
	Read []string `json:"read,omitempty"` // further files and folders it may read, such as libraries

	// Write is a further folder it may write to; empty for none.
	Write string `json:"write,omitempty"`

	// Connect lets it connect to Unix sockets, those of others too, as far as
	// files' modes allow: NVIDIA's driver has one in every process, to pass
	// descriptors to processes that open its IPC handles.
	Connect bool `json:"connect,omitempty"`
}

// Verb is the launcher's, as the second word of its command line.
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
		return errors.New("ferry confine is what ferry serve starts workers with, not for hands")
	}
	var s Spec
	if err := json.Unmarshal([]byte(args[0]), &s); err != nil {
		return fmt.Errorf("confining a worker: %w", err)
	}
	if s.Temp != "" {
		if err := holdTemp(s.Temp); err != nil {
			return fmt.Errorf("confining a worker: %w", err)
		}
	}
	runtime.LockOSThread() // what follows binds the thread that executes the command
	if err := s.Enter(); err != nil {
		return fmt.Errorf("confining a worker: %w", err)
	}
	err := unix.Exec(args[1], append([]string{"ferry"}, args[2:]...), unix.Environ())
	return fmt.Errorf("becoming a worker: %s: %w", args[1], err)
}

// Enter confines the calling thread, for good, and all it will start.
func (s Spec) Enter() error {
	unix.Umask(0o077)
	if err := limit(); err != nil {
		return err
	}
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("no_new_privs: %w", err)
	}
	return s.restrictFiles()
}

// limits are the most a worker may raise a limit to. Memory is not among them: a
// driver reserves terabytes of addresses, and what a worker really holds is for a
// control group to limit. Threads are counted for a user, whose all workers may be.
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

func limit() error {
	for _, l := range limits {
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

// Seal ends what the process needed only to begin: others of its user can no
// longer look into it, and the seccomp filter holds for all of its threads.
// connect is as in Spec.
func Seal(connect bool) error {
	if err := unix.Prctl(unix.PR_SET_DUMPABLE, 0, 0, 0, 0); err != nil {
		return fmt.Errorf("hiding the process: %w", err)
	}
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("no_new_privs: %w", err)
	}
	return installFilter(program(unix.Getpid(), connect))
}
