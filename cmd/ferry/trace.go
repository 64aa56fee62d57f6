package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// A trace is the file that the program's processes append their calls to, an
// event a line (shim/cuda/trace.c). It is an array: begun here so that no two of
// them begin it, and closed here once the program has ended, so that strict
// readers take it too. Viewers do not mind one that was never closed.
type trace struct{ path string }

// beginTrace makes an empty trace of the file, whatever was there before.
func beginTrace(path string) (*trace, error) {
	abs, err := filepath.Abs(path) // the program may run elsewhere
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile(abs, []byte("[\n"), 0o666); err != nil {
		return nil, fmt.Errorf("writing the trace: %w", err)
	}
	return &trace{abs}, nil
}

// close ends the array. Events end in a comma, so one more must follow. The
// program's result is the command's: trouble is only told.
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
