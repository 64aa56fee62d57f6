// Package finding describes what the software GPU finds wrong with a program. It knows what can be
// looked for, the record of a mistake, which mistakes are known and accepted, and the files that other
// programs read (JSON, SARIF 2.1.0, JUnit's XML).
//
// A worker appends records to a file, a line of JSON each (Append); ferry run reads them when the
// program has ended (Read) and writes the report (Write). The package knows no device, opens no
// files and keeps no state. Records are what the interpreter says of hostile code: Write encodes
// whatever text they hold.
package finding

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"
)

// A Finding is one mistake of a program, at one place of its code. It is large because it is a record
// of all that is known, with no behaviour of its own.
type Finding struct {
	Check   string `json:"check"`           // one of Names
	Rule    string `json:"rule"`            // one of the keys of Rules
	Error   string `json:"error,omitempty"` // what the program's calls return from now on; "" where it goes on
	Message string `json:"message"`

	Kernel      string `json:"kernel,omitempty"` // demangled
	Symbol      string `json:"symbol,omitempty"` // as the object file has it
	Function    string `json:"function,omitempty"`
	File        string `json:"file,omitempty"`
	Line        int    `json:"line,omitempty"`
	PTXLine     int    `json:"ptx_line,omitempty"`
	Instruction string `json:"instruction,omitempty"`

	Launch uint64     `json:"launch,omitempty"`
	Times  int        `json:"times,omitempty"` // in that launch
	Grid   *[3]uint32 `json:"grid,omitempty"`
	Shape  *[3]uint32 `json:"block_shape,omitempty"`
	Block  *[3]uint32 `json:"block,omitempty"`
	Thread *[3]uint32 `json:"thread,omitempty"`

	Space   string   `json:"space,omitempty"`
	Address string   `json:"address,omitempty"`
	Size    int      `json:"size,omitempty"`
	Detail  []string `json:"detail,omitempty"`
	Program string   `json:"program,omitempty"`
	// AtEnd says that it was found when the program had ended, which was therefore not told.
	AtEnd bool `json:"at_end,omitempty"`
}

// Rules are the kinds of mistakes, each with a sentence that explains it.
var Rules = map[string]string{
	"out-of-bounds":       "A kernel accesses memory outside of every allocation.",
	"use-after-free":      "A kernel or copy uses memory that the program has freed.",
	"null-pointer":        "A kernel accesses memory through a null pointer.",
	"no-access":           "A kernel accesses memory of a device to which it has no access.",
	"misaligned":          "A kernel accesses memory at an address that is no multiple of the access's size.",
	"trap":                "A kernel executed a trap instruction.",
	"assertion":           "An assertion of a kernel does not hold.",
	"illegal-instruction": "A kernel executed an instruction that does not exist.",
	"invalid-call":        "A kernel called what is no function.",
	"stack-overflow":      "A thread used more local memory than it has.",
	"race":                "Two threads use the same memory, one of them writes, and nothing orders them.",
	"uninitialised-read":  "A kernel reads memory that nobody has written.",
	"divergent-barrier":   "Lanes of one warp wait for a barrier at different instructions.",
	"member-mask":         "A lane executes an instruction with a member mask that does not name it.",
	"deadlock":            "Every thread of a block waits, and none can go on.",
	"leak":                "The program ended, or destroyed a context, without freeing memory.",
}

// Place is where in the source, or "" where that is not known.
func (f *Finding) Place() string {
	if f.File == "" {
		return ""
	}
	return fmt.Sprintf("%s:%d", f.File, f.Line)
}

// Text is the finding for people, as lines of which the first says what happened.
func (f *Finding) Text() []string {
	first := f.Message
	if f.Kernel != "" {
		first = "kernel " + f.Kernel + ": " + first
	}
	return append([]string{first}, f.Detail...)
}

// Append writes a record as one line, in one call: several processes may write to the same file.
func Append(w io.Writer, f *Finding) error {
	line, err := json.Marshal(f)
	if err != nil {
		return err
	}
	_, err = w.Write(append(line, '\n'))
	return err
}

// maxRecord bounds one line of a file of records.
const maxRecord = 1 << 20

// Read reads the records that Append wrote.
func Read(r io.Reader) ([]*Finding, error) {
	var list []*Finding
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, maxRecord)
	for lines.Scan() {
		if len(bytes.TrimSpace(lines.Bytes())) == 0 {
			continue
		}
		f := &Finding{}
		if err := json.Unmarshal(lines.Bytes(), f); err != nil {
			return list, fmt.Errorf("a record of what was found: %w", err)
		}
		list = append(list, f)
	}
	return list, lines.Err()
}

// Summary counts findings by check: "3 mistakes: 2 memcheck, 1 racecheck".
func Summary(list []*Finding) string {
	if len(list) == 0 {
		return "nothing found"
	}
	s := "s"
	if len(list) == 1 {
		s = ""
	}
	var parts []string
	for _, name := range Names() {
		n := 0
		for _, f := range list {
			if f.Check == name {
				n++
			}
		}
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, name))
		}
	}
	return fmt.Sprintf("%d mistake%s: %s", len(list), s, strings.Join(parts, ", "))
}
