package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// A trace is the file to which the program's processes append their calls, one event per
// line (shim/cuda/trace.c). It is a JSON array: ferry run writes its beginning, so that no
// two processes do, and its end once the program has ended, so that strict readers accept
// it. Viewers also accept an array without an end.
type trace struct{ path string }

// beginTrace creates an empty trace, and replaces an existing file.
func beginTrace(path string) (*trace, error) {
	abs, err := filepath.Abs(path) // the program may change its directory
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile(abs, []byte("[\n"), 0o666); err != nil {
		return nil, fmt.Errorf("writing the trace: %w", err)
	}
	return &trace{abs}, nil
}

// close ends the array. Events end in a comma, so one more must follow. An error is only a
// warning: the command's result is that of the program.
func (t *trace) close() {
	f, err := os.OpenFile(t.path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		fmt.Fprintf(os.Stderr, "ferry: warning: closing the trace: %v\n", err)
		return
	}
	_, err = fmt.Fprintf(f, `{"ph":"M","name":"trace_ends","pid":%d,"tid":0,"args":{"ferry":%q}}`+"\n]\n", os.Getpid(), version)
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "ferry: warning: closing the trace %s: %v\n", t.path, err)
	}
}
