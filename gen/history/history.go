// Package history keeps the schema's history, api/history.txt: which command has which
// number, since which revision, and what every record looked like when it appeared. Clients
// and servers of different builds rely on it, so the file only grows. Each revision ends with
// a seal, the hash of all lines before it: a line that is edited later breaks the chain.
//
// api/README.md says how the file is used, and how a command or a parameter is added.
package history

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"ferry/gen/apidef"
)

// Header begins a history.
const Header = `# The schema's history: what crosses the wire, by the revision in which it appeared. make gen appends to it, and nobody edits it:
# clients and servers of other builds have these numbers and records. api/README.md, "Revisions".
`

// A Revision is a sealed state of the schema.
type Revision struct {
	Number int
	Seal   [16]byte
	// Was is what builds from before revisions call it; zero for revisions since.
	Was [16]byte
}

// Name is what the schema field of a handshake holds: wire/PROTOCOL.md.
func (r Revision) Name() (name [16]byte) {
	if r.Was != [16]byte{} {
		return r.Was
	}
	name[0], name[1] = byte(r.Number), byte(r.Number>>8)
	copy(name[4:], r.Seal[:12])
	return name
}

// An Op is a command with its number.
type Op struct {
	Number int
	Since  int // revision
	Func   *apidef.Func
}

// A Library is the part of a history that belongs to one of the two libraries.
type Library struct {
	Ops   map[string]*Op
	kinds map[string]int // of handles
	types map[string]*apidef.Type
	last  int // number of an op
}

// File is a whole history.
type File struct {
	Revisions  []Revision
	CUDA, NVML *Library

	lines []string // without comments
}

// Empty returns a history in which nothing has happened.
func Empty() *File {
	library := func() *Library {
		return &Library{Ops: map[string]*Op{}, kinds: map[string]int{}, types: map[string]*apidef.Type{}}
	}
	return &File{CUDA: library(), NVML: library()}
}

// Load reads a history and checks its chain.
func Load(path string) (*File, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	f, err := Parse(string(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return f, nil
}

// Parse reads a history and checks its chain.
func Parse(text string) (*File, error) {
	f := Empty()
	for i, line := range strings.Split(text, "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		if err := f.add(line); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	if n := len(f.lines); n > 0 && !strings.HasPrefix(f.lines[n-1], "revision ") {
		return nil, fmt.Errorf("the last line is not that of a revision: restore the file (git checkout) and run make gen")
	}
	return f, nil
}

// Last is the number of the last revision, 0 in an empty history.
func (f *File) Last() int { return len(f.Revisions) }

// add reads one line.
func (f *File) add(line string) error {
	lib, rest := f.CUDA, line
	if after, ok := strings.CutPrefix(line, "nvml "); ok {
		lib, rest = f.NVML, after
	}
	word, rest, _ := strings.Cut(rest, " ")
	var err error
	switch word {
	case "revision":
		err = f.seal(rest)
	case "op":
		err = lib.addOp(rest, f.Last()+1)
	case "param":
		err = lib.addParam(rest)
	case "kind":
		var n int
		var name string
		if _, err = fmt.Sscanf(rest, "%d %s", &n, &name); err == nil {
			lib.kinds[name] = n
		}
	case "type":
		var t *apidef.Type
		if t, err = parseType(strings.ReplaceAll(rest, "; ", "\n\t")); err == nil {
			lib.types[t.Name] = t
		}
	case "field", "value":
		err = lib.addMember(rest)
	default:
		err = fmt.Errorf("unknown word %q", word)
	}
	if err == nil {
		f.lines = append(f.lines, line)
	}
	return err
}

// hash is the seal of all lines so far.
func (f *File) hash() [16]byte {
	sum := sha256.Sum256([]byte(strings.Join(f.lines, "\n")))
	return [16]byte(sum[:])
}

// seal reads the line that ends a revision.
func (f *File) seal(rest string) error {
	w := strings.Fields(rest)
	if len(w) != 2 && (len(w) != 4 || w[2] != "was") {
		return errors.New(`want "revision NUMBER SEAL [was NAME]"`)
	}
	n, err := strconv.Atoi(w[0])
	if err != nil || n != f.Last()+1 {
		return fmt.Errorf("revision %s follows revision %d", w[0], f.Last())
	}
	r := Revision{Number: n, Seal: f.hash()}
	if hex.EncodeToString(r.Seal[:]) != w[1] {
		return fmt.Errorf("revision %d does not have the seal of the lines before it: one of them was changed, although builds exist that have it; restore the file (git checkout), and make the change in api/*.api", n)
	}
	if len(w) == 4 {
		was, err := hex.DecodeString(w[3])
		if err != nil || len(was) != 16 {
			return fmt.Errorf("revision %d: %q is no name", n, w[3])
		}
		r.Was = [16]byte(was)
	}
	f.Revisions = append(f.Revisions, r)
	return nil
}

func (l *Library) addOp(rest string, revision int) error {
	number, rest, _ := strings.Cut(rest, " ")
	n, err := strconv.Atoi(number)
	if err != nil || n <= l.last || n > 0xffff {
		return fmt.Errorf("op %s does not follow op %d", number, l.last)
	}
	fn, err := parseFunc(rest)
	if err != nil {
		return err
	}
	if l.Ops[fn.Name] != nil {
		return fmt.Errorf("%s is there twice", fn.Name)
	}
	l.Ops[fn.Name] = &Op{Number: n, Since: revision, Func: fn}
	l.last = n
	return nil
}

// addParam reads a parameter that a command got later.
func (l *Library) addParam(rest string) error {
	name, text, _ := strings.Cut(rest, " ")
	op := l.Ops[name]
	if op == nil {
		return fmt.Errorf("a parameter of %s, which is no command", name)
	}
	fn, err := parseFunc(name + " sync (" + text + ")")
	if err != nil {
		return err
	}
	op.Func.Params = append(op.Func.Params, fn.Params...)
	return nil
}

// addMember reads a field or a value that a type got later.
func (l *Library) addMember(rest string) error {
	name, text, _ := strings.Cut(rest, " ")
	t := l.types[name]
	if t == nil {
		return fmt.Errorf("a member of %s, which is no type", name)
	}
	grown, err := parseType(t.String() + "\n\t" + text)
	if err == nil {
		l.types[name] = grown
	}
	return err
}

func parseFunc(text string) (*apidef.Func, error) {
	f, err := apidef.Parse("cmd " + text + "\n")
	if err != nil {
		return nil, err
	}
	return f.Funcs[0], nil
}

func parseType(text string) (*apidef.Type, error) {
	f, err := apidef.Parse(text + "\n")
	if err != nil {
		return nil, err
	}
	if len(f.Types) != 1 {
		return nil, fmt.Errorf("%q is no type", text)
	}
	return f.Types[0], nil
}

// Append adds lines as the next revision.
func (f *File) Append(lines []string) error {
	for _, line := range lines {
		if err := f.add(line); err != nil {
			return err
		}
	}
	seal := f.hash()
	return f.add(fmt.Sprintf("revision %d %x", f.Last()+1, seal))
}

// Text is the file that Parse reads.
func (f *File) Text() string { return Header + strings.Join(f.lines, "\n") + "\n" }

// sorted lists the ops of a library by number.
func (l *Library) sorted() []*Op {
	var list []*Op
	for _, op := range l.Ops {
		list = append(list, op)
	}
	slices.SortFunc(list, func(a, b *Op) int { return a.Number - b.Number })
	return list
}
