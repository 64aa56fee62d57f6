// Ferry lets a program use a GPU that is not in its machine. This one binary is
// the server, the worker it starts for each client, and the command line. The package
// is large because each verb of the command line has a file of its own.
package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"runtime"

	"ferry/cmd/ferry/dispositions"
	"ferry/server/confine"
)

// Exit codes of ferry itself; ferry run passes on the exit code of its program.
const (
	exitFailure       = 1
	exitUsage         = 2
	exitRunFailed     = 125 // ferry run, before its program began
	exitNotExecutable = 126
	exitNotFound      = 127
	exitSignal        = 128 // plus the signal's number
)

// The first thread stays locked for ferry serve, which starts workers from it: package daemon
// says why. Other commands unlock it.
func init() { runtime.LockOSThread() }

func main() {
	// The launcher of a worker runs before the command tree is built: every session starts one.
	if len(os.Args) > 1 && os.Args[1] == confine.Verb {
		fmt.Fprintln(os.Stderr, "ferry:", confine.Launch(os.Args[2:]))
		os.Exit(exitFailure)
	}
	if len(os.Args) > 1 && os.Args[1] == dispositions.Verb {
		err := dispositions.Become(os.Args[2:])
		fmt.Fprintln(os.Stderr, "ferry:", err)
		if errors.Is(err, fs.ErrNotExist) {
			os.Exit(exitNotFound)
		}
		os.Exit(exitNotExecutable)
	}
	os.Exit(execute(os.Args[1:]))
}

// execute runs one command line and returns the exit code.
func execute(args []string) int {
	root, parsed := newRoot()
	root.SetArgs(args)
	cmd, err := root.ExecuteC()
	if err == nil {
		return 0
	}
	if exit, ok := errors.AsType[*exitError](err); ok {
		if exit.message != "" {
			fmt.Fprintln(os.Stderr, "ferry:", exit.message)
		}
		return exit.code
	}
	fmt.Fprintln(os.Stderr, "ferry:", err)
	// An error before a command begins is a mistake in the command line.
	if _, usage := errors.AsType[*usageError](err); usage || !*parsed {
		fmt.Fprintf(os.Stderr, "Try '%s --help'.\n", cmd.CommandPath())
		return exitUsage
	}
	return exitFailure
}
