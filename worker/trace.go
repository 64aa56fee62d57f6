package worker

import (
	"encoding/json"
	"fmt"
	"os"
	"time"

	"golang.org/x/sys/unix"

	"ferry/wire"
)

// traceEnv names a file to which the worker writes the commands that it executes. It is the
// file of the client's calls where both are on this machine (shim/cuda/trace.c): ferry run
// --trace sets it for its private server.
const traceEnv = "FERRY_TRACE"

// A tracer writes the commands that the command loop executes, as events of this process. A
// nil tracer does nothing.
type tracer struct {
	file *os.File
	pid  int
}

// openTrace begins the part of this process in the trace, if there is one.
func openTrace(program string, client int32) *tracer {
	path := os.Getenv(traceEnv)
	if path == "" {
		return nil
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return nil // the client, which creates the file, has not; it reports that itself
	}
	t := &tracer{file: f, pid: os.Getpid()}
	t.name("process_name", fmt.Sprintf("ferry worker of %s (%d)", program, client))
	t.name("thread_name", "commands")
	return t
}

// name names the process or the thread in the trace.
func (t *tracer) name(what, as string) {
	quoted, _ := json.Marshal(as) // a string can always be encoded
	fmt.Fprintf(t.file, `{"ph":"M","name":"%s","pid":%d,"tid":%d,"args":{"name":%s}},`+"\n", what, t.pid, t.pid, quoted)
}

// now reads the clock that the shim uses, in nanoseconds.
func (t *tracer) now() int64 {
	if t == nil {
		return 0
	}
	var ts unix.Timespec
	_ = unix.ClockGettime(unix.CLOCK_MONOTONIC, &ts) // this clock always exists
	return ts.Nano()
}

// executed writes a command that the command loop has just finished.
func (t *tracer) executed(op wire.Op, began int64, bytes int) {
	if t == nil {
		return
	}
	took := t.now() - began
	// One write per line, as the shim does: the file has several writers.
	fmt.Fprintf(t.file, `{"ph":"X","name":"%v","cat":"worker","pid":%d,"tid":%d,"ts":%d.%03d,"dur":%d.%03d,"args":{"bytes":%d}},`+"\n",
		op, t.pid, t.pid, began/1000, began%1000, took/1000, took%1000, bytes)
}

// launched writes launches that the command loop has just executed together, and for how many of
// them an automatic graph was launched.
func (t *tracer) launched(launches, replaced int, took time.Duration) {
	ns := took.Nanoseconds()
	began := t.now() - ns
	fmt.Fprintf(t.file, `{"ph":"X","name":"%v","cat":"worker","pid":%d,"tid":%d,"ts":%d.%03d,"dur":%d.%03d,"args":{"launches":%d,"replaced":%d}},`+"\n",
		wire.OpLaunch, t.pid, t.pid, began/1000, began%1000, ns/1000, ns%1000, launches, replaced)
}

func (t *tracer) close() {
	if t != nil {
		t.file.Close()
	}
}
