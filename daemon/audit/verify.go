package audit

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
)

// maxLine is the longest line that an audit file may have.
const maxLine = 64 << 10

// A Verified is what Verify found.
type Verified struct {
	Files   int    `json:"files"`
	Records uint64 `json:"records"`
	First   uint64 `json:"first"` // number of the first record
	Last    uint64 `json:"last"`
	Head    string `json:"head"` // of the last record that is right, as Head.String
	// Behind is the head that the first record goes on from: files before it were not verified.
	// Empty if the first record is the first of all.
	Behind  string   `json:"behind,omitempty"`
	Notes   []string `json:"notes,omitempty"`   // what the server recorded: torn lines, lost records
	Problem *Problem `json:"problem,omitempty"` // the first one; nil for none
}

// A Problem is the first line that is wrong, and why.
type Problem struct {
	File string `json:"file"`
	Line int    `json:"line"` // 0: the end of the file
	What string `json:"what"`
}

// Error is the problem in words.
func (p *Problem) Error() string {
	if p.Line == 0 {
		return fmt.Sprintf("%s: at its end: %s", p.File, p.What)
	}
	return fmt.Sprintf("%s: line %d: %s", p.File, p.Line, p.What)
}

// An Anchor is a head that is known from elsewhere, and from where.
type Anchor struct {
	Head
	From string
}

// verifier reads files in order.
type verifier struct {
	Verified
	head    Head // of the last line
	begun   bool
	anchors []Anchor
	passed  map[int]bool // anchors that were found, by index
}

// Verify reads audit files, oldest first, and says whether every line is as it was written and
// none is missing between the first and the last; and that the records of the anchors are
// among them. Records that were removed from the end are found by an anchor only. The error is
// about files that cannot be read.
func Verify(files []string, anchors ...Anchor) (Verified, error) {
	v := &verifier{anchors: anchors, passed: map[int]bool{}}
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			return v.Verified, err
		}
		v.Problem, err = v.readFile(name, f)
		_ = f.Close()
		if err != nil || v.Problem != nil {
			return v.Verified, err
		}
		v.Files++
	}
	if len(files) > 0 {
		v.Problem = v.checkEnd(files[len(files)-1])
	}
	return v.Verified, nil
}

// readFile verifies one file, behind those before it.
func (v *verifier) readFile(name string, f io.Reader) (*Problem, error) {
	in := bufio.NewReaderSize(f, maxLine)
	for n := 1; ; n++ {
		line, err := in.ReadSlice('\n')
		switch {
		case errors.Is(err, io.EOF) && len(line) == 0:
			if n == 1 {
				return &Problem{name, 0, "the file is empty"}, nil
			}
			return nil, nil
		case errors.Is(err, io.EOF):
			return &Problem{name, n, "the line has no end: it was cut, or torn by a crash"}, nil
		case errors.Is(err, bufio.ErrBufferFull):
			return &Problem{name, n, "the line is longer than any that the server writes"}, nil
		case err != nil:
			return nil, err
		}
		if what := v.checkLine(n, bytes.TrimSuffix(line, []byte("\n"))); what != "" {
			return &Problem{name, n, what}, nil
		}
	}
}

// checkLine verifies the line behind the head, and says what is wrong with it.
func (v *verifier) checkLine(n int, line []byte) string {
	c, ok := parseLine(line)
	if !ok {
		return "it is no line of an audit: it was changed, or put there"
	}
	if n == 1 {
		if what := v.checkFirst(&c); what != "" {
			return what
		}
	}
	switch want := v.head.Seq + 1; {
	case c.Seq > want:
		return fmt.Sprintf("record %d follows record %d: records %d to %d are missing", c.Seq, v.head.Seq, want, c.Seq-1)
	case c.Seq < want:
		return fmt.Sprintf("record %d follows record %d: it was moved or copied", c.Seq, v.head.Seq)
	}
	if next := v.head.next(c.content); next != c.Head {
		return fmt.Sprintf("the hash of record %d is not that of its content and of the record before: one of them was changed", c.Seq)
	}
	if n > 1 && c.event == Opened {
		return "the first line of a file stands inside of one: files were joined, or the file was cut while the server wrote to it"
	}
	v.head, v.Last, v.Head = c.Head, c.Seq, c.Head.String()
	v.Records++
	switch c.event {
	case Broken:
		return "the server found the file changed: " + c.reason
	case Torn, Lost:
		v.Notes = append(v.Notes, fmt.Sprintf("record %d: %s: %s", c.Seq, c.event, c.reason))
	}
	return v.checkAnchors(&c)
}

// checkFirst verifies that a file goes on where the one before ended.
func (v *verifier) checkFirst(c *chained) string {
	var previous Head
	if c.event != Opened || !decodeHash(&previous.Hash, []byte(c.previous)) {
		return "a file begins with a record \"opened\": lines are missing in front of this one"
	}
	switch {
	case v.begun && previous.Hash != v.head.Hash:
		return fmt.Sprintf("the file does not go on from record %d, where the one before it ends: a file or its last lines are missing, or the order is another", v.head.Seq)
	case !v.begun:
		if previous.Seq = c.Seq - 1; previous == (Head{Seq: previous.Seq}) != (c.Seq == 1) {
			return fmt.Sprintf("record %d names the hash before it as %x", c.Seq, previous.Hash)
		}
		v.begun, v.head, v.First = true, previous, c.Seq
		if c.Seq > 1 {
			v.Behind = previous.String()
		}
	}
	return ""
}

// checkAnchors compares a record with what is known of it.
func (v *verifier) checkAnchors(c *chained) string {
	for i, a := range v.anchors {
		if a.Seq != c.Seq {
			continue
		}
		v.passed[i] = true
		if a.Hash != c.Hash {
			return fmt.Sprintf("%s knows record %d with another hash: the audit was written anew", a.From, a.Seq)
		}
	}
	return ""
}

// checkEnd says whether records are missing behind the last.
func (v *verifier) checkEnd(last string) *Problem {
	for i, a := range v.anchors {
		if v.passed[i] {
			continue
		}
		if a.Seq > v.head.Seq {
			return &Problem{last, 0, fmt.Sprintf("the last record is %d, and %s knows record %d: records are missing", v.head.Seq, a.From, a.Seq)}
		}
		v.Notes = append(v.Notes, fmt.Sprintf("%s knows record %d, which is before the first of these files", a.From, a.Seq))
	}
	return nil
}
