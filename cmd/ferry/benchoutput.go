package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"ferry/operator/bench"
)

// outputs are the files to write, opened before anything is measured.
type outputs struct{ json, html *os.File }

func openOutputs(jsonPath, htmlPath string) (*outputs, error) {
	var out outputs
	for _, f := range []struct {
		path string
		file **os.File
	}{{jsonPath, &out.json}, {htmlPath, &out.html}} {
		if f.path == "" {
			continue
		}
		file, err := os.CreateTemp(filepath.Dir(f.path), ".ferry-bench-*")
		if err != nil {
			out.discard()
			return nil, fmt.Errorf("%s cannot be written: %w", f.path, err)
		}
		*f.file = file
	}
	return &out, nil
}

// write writes the report to the files that were opened, and renames each to its name only
// when it is complete.
func (out *outputs) write(r *bench.Report, jsonPath, htmlPath string) error {
	if err := renameIntoPlace(out.json, jsonPath, r.WriteJSON); err != nil {
		return err
	}
	return renameIntoPlace(out.html, htmlPath, r.WriteHTML)
}

func renameIntoPlace(f *os.File, path string, write func(io.Writer) error) error {
	if f == nil {
		return nil
	}
	if err := errors.Join(write(f), f.Chmod(0o644), f.Close(), os.Rename(f.Name(), path)); err != nil {
		return fmt.Errorf("%s cannot be written: %w", path, err)
	}
	fmt.Fprintln(os.Stderr, "wrote", path)
	return nil
}

// discard removes files that were opened and not renamed.
func (out *outputs) discard() {
	for _, f := range []*os.File{out.json, out.html} {
		if f != nil {
			_ = f.Close()
			_ = os.Remove(f.Name()) // gone already when all went well
		}
	}
}

// A status shows how far a long operation is: on a terminal in one line that
// changes, elsewhere in a line every few seconds.
type status struct {
	to       *os.File
	terminal bool
	began    time.Time
	shown    time.Time
}

func newStatus(to *os.File) *status {
	return &status{to: to, terminal: isTerminal(to), began: time.Now()}
}

// show is a bench.Progress.
func (s *status) show(done, total int, what string) {
	every := 5 * time.Second
	if s.terminal {
		every = 50 * time.Millisecond
	}
	if time.Since(s.shown) < every {
		return
	}
	s.shown = time.Now()
	text := what
	if total > 0 {
		text = fmt.Sprintf("%d %%  %s", 100*done/total, what)
		if done > total/20 {
			left := time.Since(s.began) * time.Duration(total-done) / time.Duration(done)
			text = fmt.Sprintf("%d %%, about %v left  %s", 100*done/total, left.Round(time.Second), what)
		}
	}
	if s.terminal {
		fmt.Fprintf(s.to, "\r\x1b[K%.100s", text)
	} else {
		fmt.Fprintln(s.to, text)
	}
}

// clear erases the line.
func (s *status) clear() {
	if s.terminal {
		fmt.Fprint(s.to, "\r\x1b[K")
	}
}
