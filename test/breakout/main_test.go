// Package breakout attacks a running server from inside of its workers. The server is the daemon's own code, in a process of its own, with confined
// workers. A worker starts as every worker does: it opens its device, seals itself and sends its Welcome. If its client asks for an attack, by the name
// of its program, the worker then carries that out in place of its client's commands: its code has been replaced after it sealed itself.
//
// After each attack the harness counts: a fresh client computes the right result through the real shim, operators are answered, and the daemon's
// sessions, goroutines, descriptors, memory, children, folders and user ids are what they were before. No attack may keep SIGTERM or a restart from
// working. docs/breakout.md lists the attacks; TestTable keeps it current.
//
// This binary plays all processes but the client's: harness, daemon, launcher of confined processes, probe, worker, TLS proxy.
package breakout

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"ferry/server/confine"
	"ferry/test/clean"
)

var (
	root    string // of the repository
	ferry   string // the command, for ferry ps
	library string // the folder that holds libcuda.so.1
)

// As in ferry serve, the first thread is kept for the daemon, which restarts; tests run on others.
func init() { runtime.LockOSThread() }

// Words by which this program is started as another process than the harness.
const (
	roleServe  = "serve"
	roleProbe  = "probe"
	roleWorker = "worker"
	roleProxy  = "tlsproxy"
)

func TestMain(m *testing.M) {
	if len(os.Args) > 1 {
		switch os.Args[1] {
		case confine.Verb:
			fmt.Fprintln(os.Stderr, confine.Launch(os.Args[2:]))
			os.Exit(1)
		case roleServe:
			os.Exit(playDaemon(os.Args[2:]))
		case roleProbe:
			os.Exit(playProbe(os.Args[2]))
		case roleWorker:
			os.Exit(playWorker())
		case roleProxy:
			os.Exit(playProxy(os.Args[2]))
		}
	}
	clean.Process()
	os.Exit(harness(m))
}

func harness(m *testing.M) int {
	root, _ = filepath.Abs("../..")
	ferry, library = filepath.Join(root, "bin", "ferry"), filepath.Join(root, "shim", "lib")
	for _, f := range []string{ferry, filepath.Join(library, "libcuda.so.1"), vectoradd(), bystanderProgram()} {
		if _, err := os.Stat(f); err != nil {
			fmt.Fprintf(os.Stderr, "breakout: %v\nbreakout: these tests need what make builds: run make first\n", err)
			return 1
		}
	}
	code := m.Run()
	if err := writeTable(); err != nil {
		fmt.Fprintln(os.Stderr, "breakout:", err)
		return 1
	}
	return code
}

func vectoradd() string        { return filepath.Join(root, "bin", "examples", "vectoradd") }
func bystanderProgram() string { return filepath.Join(root, "bin", "load", "client") }
