package handover

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// checkTimeout is how long the new program may take to print its Line.
const checkTimeout = 20 * time.Second

// A Successor is the program that a daemon becomes when it restarts.
type Successor struct {
	Path  string
	Args  []string // of the daemon, its name first
	Check []string // arguments with which the program prints Line if it could become the daemon, its name first
	Env   []string // in addition to the environment of the daemon

	// Prepare, if not nil, is called just before the daemon becomes the program, and
	// undo if the execve fails.
	Prepare func() (undo func())
}

// Line is what a program prints that can take over from a daemon of this kind.
func Line() string { return fmt.Sprintf("handover %d", Version) }

// Lines are what this program prints: from what kinds of daemon it can take over.
func Lines() string {
	var lines []string
	for v := oldest; v <= Version; v++ {
		lines = append(lines, fmt.Sprintf("handover %d", v))
	}
	return strings.Join(lines, "\n")
}

// Try finds out whether the program can be run, understands the State it will be handed, and
// would serve with these arguments and the files they name.
func (s *Successor) Try() error {
	ctx, cancel := context.WithTimeout(context.Background(), checkTimeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, s.Path, s.Check[1:]...)
	cmd.Args[0] = s.Check[0]
	cmd.WaitDelay = time.Second
	var printed, failed bytes.Buffer
	cmd.Stdout, cmd.Stderr = &printed, &failed
	if err := cmd.Run(); err != nil {
		if text := strings.TrimSpace(failed.String()); text != "" {
			return fmt.Errorf("%s could not be the server: %w: %s", s.Path, err, text)
		}
		return fmt.Errorf("%s could not be the server: %w", s.Path, err)
	}
	lines := strings.Split(printed.String(), "\n")
	if slices.Contains(lines, Line()) {
		return nil
	}
	i := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "handover ") })
	if i < 0 {
		return fmt.Errorf("%s is no ferry that can take over from this one", s.Path)
	}
	return fmt.Errorf("%s takes over from another kind of server (%s) than this one (%s): its clients would be lost", s.Path, lines[i], Line())
}

// Become has the process become the program, which receives the state and the descriptors.
// It returns only if that fails. run runs a function on the first thread of the process,
// which stays the parent of all workers (package spawn).
func (s *Successor) Become(state *State, fds *Descriptors, run func(func() error) error) error {
	state.Version = Version
	at, err := fds.writeState(state)
	if err != nil {
		return err
	}
	var limit unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_NOFILE, &limit); err != nil {
		return err
	}
	if s.Prepare != nil {
		defer s.Prepare()()
	}
	env := append(os.Environ(), s.Env...)
	env = append(env, fmt.Sprintf("%s=%d", envHandover, at))
	err = run(func() error { return syscall.Exec(s.Path, s.Args, env) })
	// Before the execve Go sets the limit to what it was when this process started.
	return errors.Join(fmt.Errorf("becoming %s: %w", s.Path, err), unix.Setrlimit(unix.RLIMIT_NOFILE, &limit))
}
