package audit

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ferry/test/limit"
)

// A fixture is an audit in a folder of its own.
type fixture struct {
	*testing.T
	path string
	log  bytes.Buffer
	*Log
}

func newFixture(t *testing.T) *fixture {
	f := &fixture{T: t, path: filepath.Join(t.TempDir(), "audit")}
	f.open()
	t.Cleanup(func() { f.Log.Close() })
	return f
}

func (f *fixture) open() {
	f.Helper()
	var err error
	if f.Log, err = Open(f.path, slog.New(slog.NewTextHandler(&f.log, nil))); err != nil {
		f.Fatal(err)
	}
}

func (f *fixture) add(n int) {
	for i := range n {
		f.Log.Write(Record{Event: Accepted, Session: uint64(i + 1), Peer: "127.0.0.1:1", Program: "quote \" and \n"})
	}
}

func (f *fixture) read(path string) []byte {
	f.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		f.Fatal(err)
	}
	return b
}

func (f *fixture) write(path string, b []byte) {
	f.Helper()
	if err := os.WriteFile(path, b, 0o600); err != nil {
		f.Fatal(err)
	}
}

// verify verifies files with the head that is kept beside the audit.
func (f *fixture) verify(files ...string) Verified {
	f.Helper()
	h, err := ReadHead(f.path)
	if err != nil {
		f.Fatal(err)
	}
	v, err := Verify(files, Anchor{h, "the head"})
	if err != nil {
		f.Fatal(err)
	}
	return v
}

// right fails unless the files are right and have so many records.
func (f *fixture) right(records uint64, files ...string) Verified {
	f.Helper()
	v := f.verify(files...)
	if v.Problem != nil || v.Records != records {
		f.Fatalf("%+v: %v", v, v.Problem)
	}
	return v
}

// TestChain: the chain goes on over rotation and over restarts of the server.
func TestChain(t *testing.T) {
	f := newFixture(t)
	f.add(3)
	f.right(4, f.path)
	if err := os.Rename(f.path, f.path+".1"); err != nil {
		t.Fatal(err)
	}
	f.add(1) // still into the old file
	if err := f.Reopen(); err != nil {
		t.Fatal(err)
	}
	if err := f.Reopen(); err != nil { // no rotation: no change
		t.Fatal(err)
	}
	f.add(2)
	f.right(8, f.path+".1", f.path)
	f.Log.Close()
	f.open()
	f.add(1)
	f.right(9, f.path+".1", f.path)
	f.Log.Close()
	if err := os.Rename(f.path, f.path+".2"); err != nil { // while no server runs
		t.Fatal(err)
	}
	f.open()
	f.right(10, f.path+".1", f.path+".2", f.path)
	if v := f.right(1, f.path); v.First != 10 || v.Behind == "" {
		t.Errorf("%+v", v)
	}
	for _, order := range [][]string{{f.path + ".2", f.path + ".1", f.path}, {f.path + ".1", f.path}, {f.path + ".1", f.path + ".2"}} {
		if v := f.verify(order...); v.Problem == nil {
			t.Errorf("%q is right", order)
		}
	}
	for _, file := range []string{f.path, f.path + ".1", HeadFile(f.path)} {
		if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: %v %v", file, info.Mode(), err)
		}
	}
	file, h := f.Head()
	if v := f.right(10, f.path+".1", f.path+".2", f.path); v.Head != h.String() || file != f.path || !strings.Contains(f.log.String(), "audit head") {
		t.Errorf("%s, %v, %v", file, h, v.Head)
	}
}

// TestTampering: any byte that is changed, and any line that is removed, copied, moved or cut is
// found, and the line that is named is not behind the first that is wrong by more than one.
func TestTampering(t *testing.T) {
	f := newFixture(t)
	f.add(3)
	text := f.read(f.path)
	_, head := f.Head()
	lines := bytes.SplitAfter(text, []byte("\n"))
	lines = lines[:len(lines)-1]
	wrong := func(name string, line int, b []byte) {
		t.Helper()
		v := &verifier{anchors: []Anchor{{head, "the head"}}, passed: map[int]bool{}} // as Verify, without a file
		var err error
		if v.Problem, err = v.readFile("x", bytes.NewReader(b)); err != nil {
			t.Fatal(err)
		}
		if v.Problem == nil {
			v.Problem = v.checkEnd("x")
		}
		switch {
		case v.Problem == nil:
			t.Fatalf("%s: not found", name)
		case v.Problem.Line != 0 && (v.Problem.Line < line || v.Problem.Line > line+1):
			t.Fatalf("%s: %v, want line %d", name, v.Problem, line)
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	for i := range text {
		line := 1 + bytes.Count(text[:i], []byte("\n"))
		for _, change := range []byte{1, 0x20, 0x80, byte(1 + r.IntN(255))} {
			b := bytes.Clone(text)
			b[i] ^= change
			wrong(fmt.Sprintf("byte %d changed", i), line, b)
		}
		wrong(fmt.Sprintf("byte %d removed", i), line, slices.Delete(bytes.Clone(text), i, i+1))
		wrong(fmt.Sprintf("byte %d twice", i), line, slices.Insert(bytes.Clone(text), i, text[i]))
		wrong(fmt.Sprintf("cut at %d", i), line-1, text[:i])
	}
	for i := range lines {
		wrong(fmt.Sprintf("line %d removed", i+1), i+1, bytes.Join(slices.Delete(slices.Clone(lines), i, i+1), nil))
		wrong(fmt.Sprintf("line %d twice", i+1), i+2, bytes.Join(slices.Insert(slices.Clone(lines), i, lines[i]), nil))
		for j := range i {
			b := slices.Clone(lines)
			b[i], b[j] = b[j], b[i]
			wrong(fmt.Sprintf("lines %d and %d swapped", i+1, j+1), j+1, bytes.Join(b, nil))
		}
	}
	f.write(f.path+".x", text)
	if v := f.verify(f.path + ".x"); v.Problem != nil {
		t.Error(v.Problem)
	}
	// Written anew from the start by someone who knows how: only a head kept elsewhere tells.
	other := newFixture(t)
	other.add(7)
	if v := f.verify(other.path); v.Problem == nil || !strings.Contains(v.Problem.What, "written anew") {
		t.Errorf("%+v", v)
	}
}

// TestTornLine: a line that a crash has torn is kept aside and said, and the chain goes on.
func TestTornLine(t *testing.T) {
	f := newFixture(t)
	f.add(2)
	f.Log.Close()
	half := []byte(`{"seq":4,"time":"20`)
	f.write(f.path, append(f.read(f.path), half...))
	f.open()
	f.add(1)
	if v := f.right(5, f.path); len(v.Notes) != 1 || !strings.Contains(v.Notes[0], "torn") {
		t.Errorf("%+v", v)
	}
	if got := f.read(f.path + ".torn"); !bytes.Equal(got, append(half, '\n')) {
		t.Errorf("%q", got)
	}
	if !strings.Contains(f.log.String(), "torn") {
		t.Error("the log does not say so")
	}
}

// TestCutFile: a server that finds its file cut, at its start or while it runs, says so in the
// audit, and verification fails.
func TestCutFile(t *testing.T) {
	for name, cut := range map[string]func(f *fixture, size int64){
		"between": func(f *fixture, size int64) {
			f.Log.Close()
			if err := os.Truncate(f.path, size); err != nil {
				f.Fatal(err)
			}
			f.open()
		},
		"while it runs": func(f *fixture, size int64) {
			if err := os.Truncate(f.path, size); err != nil {
				f.Fatal(err)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			f := newFixture(t)
			f.add(1)
			size := int64(len(f.read(f.path)))
			f.add(1)
			cut(f, size)
			f.add(1)
			if v := f.verify(f.path); v.Problem == nil {
				t.Errorf("%+v", v)
			}
			if !strings.Contains(string(f.read(f.path)), `"event":"broken"`) || !strings.Contains(f.log.String(), "the audit file was changed") {
				t.Errorf("%s\n%s", f.read(f.path), f.log.String())
			}
		})
	}
}

// TestUnchained: a file of a server from before there was a chain is kept aside.
func TestUnchained(t *testing.T) {
	f := &fixture{T: t, path: filepath.Join(t.TempDir(), "audit")}
	old := []byte(`{"time":"2026-01-01T00:00:00Z","event":"accepted","peer":"a","address":"b"}` + "\n")
	f.write(f.path, old)
	f.open()
	defer f.Log.Close()
	f.add(1)
	f.right(2, f.path)
	if got := f.read(f.path + ".unchained.1"); !bytes.Equal(got, old) {
		t.Errorf("%q", got)
	}
}

// TestOneWriter: two servers do not write to one file.
func TestOneWriter(t *testing.T) {
	f := newFixture(t)
	if _, err := Open(f.path, slog.New(slog.DiscardHandler)); err == nil || !strings.Contains(err.Error(), "another server") {
		t.Error(err)
	}
}

// TestFullDisk: records that could not be written leave the chain whole, and are counted.
func TestFullDisk(t *testing.T) {
	f := newFixture(t)
	f.add(1)
	whole := f.Log.file.file
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("NOT TESTED: no /dev/full")
	}
	defer full.Close()
	f.Log.file.file = full
	f.Log.file.size = 0 // as /dev/full says
	f.add(3)
	f.Log.file.file = whole
	f.Log.file.size = int64(len(f.read(f.path)))
	f.add(1)
	if v := f.right(4, f.path); len(v.Notes) != 1 || !strings.Contains(string(f.read(f.path)), `"count":3`) {
		t.Errorf("%+v\n%s", v, f.read(f.path))
	}
}

// TestSimilar: a flood of one network takes few records, which say how many there were and from
// where; what others cause is recorded one by one.
func TestSimilar(t *testing.T) {
	f := newFixture(t)
	const n = 20_000
	for i := range n {
		f.Log.Write(Record{Event: Refused, Peer: fmt.Sprintf("203.0.113.%d:%d", i%250, i%60000), Reason: "no"})
	}
	f.Log.Write(Record{Event: Refused, Peer: "[2001:db8::1]:7"})
	f.Log.Write(Record{Event: Ended, Peer: "203.0.113.1:1"})
	count := func() (sum, lines uint64) {
		for line := range bytes.Lines(f.read(f.path)) {
			var r Record
			if err := json.Unmarshal(line, &r); err != nil {
				t.Fatal(err)
			}
			switch {
			case r.Event == Similar && (r.Network != "203.0.113.0/24" || r.Of != Refused):
				t.Fatalf("%+v", r)
			case r.Event == Similar:
				sum += r.Count
			case r.Event == Refused && strings.HasPrefix(r.Peer, "203."):
				sum++
			}
			lines++
		}
		return sum, lines
	}
	limit.Until(t, "all counted", func() bool { sum, _ := count(); return sum == n })
	sum, lines := count()
	if text := string(f.read(f.path)); !strings.Contains(text, "2001:db8") || !strings.Contains(text, `"ended"`) {
		t.Error("what others caused is missing")
	}
	// Each second may have had a few, however slow the machine is; a flood has thousands.
	if lines > n/10 {
		t.Errorf("%d lines for %d refusals", lines, sum)
	}
	f.right(lines, f.path)
}

// TestSimilarGrows: while a flood goes on, one record stands for longer and longer.
func TestSimilarGrows(t *testing.T) {
	var s similar
	s.init(func(Record) {})
	now, written, sums := time.Unix(1000, 0), 0, 0
	for range 10 * 3600 { // an hour, ten a second
		if s.admit(&Record{Event: Refused, Peer: "203.0.113.1:7"}, now) {
			written++
		}
		now = now.Add(100 * time.Millisecond)
		sums += len(s.collect(now, false))
	}
	if s.timer != nil {
		s.timer.Stop()
	}
	if written != perWindow || sums > 70 {
		t.Errorf("%d records and %d sums in an hour", written, sums)
	}
}

// FuzzVerify: no bytes make Verify fail otherwise than by saying what is wrong, and only what was
// written is right.
func FuzzVerify(f *testing.F) {
	line, h, err := Head{}.appendLine(&Record{Event: Opened, Chain: Chain{Previous: strings.Repeat("0", 64)}})
	if err != nil {
		f.Fatal(err)
	}
	more, _, err := h.appendLine(&Record{Event: Ended})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(line)
	f.Add(append(line, more...))
	f.Add([]byte("{}\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		v := &verifier{}
		problem, err := v.readFile("x", bytes.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		if problem == nil && (v.Records == 0 || v.Last-v.First+1 != v.Records || text[len(text)-1] != '\n') {
			t.Errorf("%+v", v.Verified)
		}
	})
}
