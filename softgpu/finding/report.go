package finding

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"maps"
	"path"
	"slices"
	"strings"
)

// A Run is what a report is about.
type Run struct {
	Program  string // as it was started
	Version  string // of Ferry
	Checks   Checks
	ExitCode int // of the program
	Findings []*Finding
}

// formats write a report, by the ending of the file's name.
var formats = map[string]func(io.Writer, *Run) error{
	".json":  writeJSON,
	".sarif": writeSARIF,
	".xml":   writeJUnit,
}

// CheckName returns an error unless a report of that name can be written.
func CheckName(file string) error {
	if formats[strings.ToLower(path.Ext(file))] == nil {
		return fmt.Errorf("%q: the name of a report ends in %s", file, strings.Join(slices.Sorted(maps.Keys(formats)), ", "))
	}
	return nil
}

// Write writes a report in the format that the ending of the file's name says.
func Write(w io.Writer, file string, run *Run) error {
	if err := CheckName(file); err != nil {
		return err
	}
	return formats[strings.ToLower(path.Ext(file))](w, run)
}

func indented(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

// checkNames are the names of the checks that were asked for.
func (r *Run) checkNames() []string {
	list := []string{}
	for _, n := range names {
		if r.Checks&n.check != 0 {
			list = append(list, n.name)
		}
	}
	return list
}

func writeJSON(w io.Writer, r *Run) error {
	found := r.Findings
	if found == nil {
		found = []*Finding{}
	}
	return indented(w, struct {
		Ferry    string     `json:"ferry"`
		Program  string     `json:"program"`
		Checks   []string   `json:"checks"`
		ExitCode int        `json:"exit_code"`
		Findings []*Finding `json:"findings"`
	}{r.Version, r.Program, r.checkNames(), r.ExitCode, found})
}

// The parts of JUnit's XML that its readers agree on.
type junitSuite struct {
	XMLName  xml.Name    `xml:"testsuite"`
	Name     string      `xml:"name,attr"`
	Tests    int         `xml:"tests,attr"`
	Failures int         `xml:"failures,attr"`
	Errors   int         `xml:"errors,attr"`
	Cases    []junitCase `xml:"testcase"`
}

type junitCase struct {
	Class   string        `xml:"classname,attr"`
	Name    string        `xml:"name,attr"`
	Failure *junitFailure `xml:"failure,omitempty"`
}

type junitFailure struct {
	Message string `xml:"message,attr"`
	Type    string `xml:"type,attr"`
	Text    string `xml:",chardata"`
}

// writeJUnit writes a test case for the program, one for each check in which nothing was found, and
// one for each finding.
func writeJUnit(w io.Writer, r *Run) error {
	s := junitSuite{Name: "ferry " + path.Base(r.Program)}
	class := "ferry." + path.Base(r.Program)
	program := junitCase{Class: class, Name: "exit code"}
	if r.ExitCode != 0 {
		program.Failure = &junitFailure{Message: fmt.Sprintf("the program ended with %d", r.ExitCode), Type: "exit-code"}
	}
	s.Cases = append(s.Cases, program)
	for _, n := range names {
		found := false
		for _, f := range r.Findings {
			if f.Check != n.name {
				continue
			}
			found = true
			name := n.name + ": " + f.Rule
			if f.Kernel != "" {
				name += " in " + f.Kernel
			}
			if at := f.Place(); at != "" {
				name += " at " + at
			}
			s.Cases = append(s.Cases, junitCase{class, name, &junitFailure{f.Message, f.Rule, strings.Join(f.Text(), "\n")}})
		}
		if !found && r.Checks&n.check != 0 {
			s.Cases = append(s.Cases, junitCase{Class: class, Name: n.name})
		}
	}
	s.Tests = len(s.Cases)
	for _, c := range s.Cases {
		if c.Failure != nil {
			s.Failures++
		}
	}
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	e := xml.NewEncoder(w)
	e.Indent("", "  ")
	if err := e.Encode(s); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}
