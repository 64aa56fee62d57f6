// Package emit writes everything that follows from the API description: C
// types, senders and stubs for the shim; Go types, records, dispatcher, device
// interface, driver bindings and client; the coverage table. It reads nothing
// but the description, so the same input gives the same output everywhere.
package emit

import (
	"bytes"
	"fmt"
	"go/format"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"ferry/gen/apidef"
	"ferry/gen/history"
)

// Generator holds the description and what is derived from it once.
type Generator struct {
	api  *apidef.File
	nvml *apidef.File
	hist *history.File  // has the numbers of commands
	cmds []*apidef.Func // functions with a command of their own, by number
	root string
	// handlers says which part of the worker executes a command by a method written by
	// hand, by the name of the command.
	handlers map[string]string
	// needs says what an entry checks before it passes the call on: init or context, by
	// the name of the function.
	needs map[string]string
	// servers says which server a call goes to where a program has several, by the function's name (api/servers.txt).
	servers map[string]string
}

// New prepares to write below root, the repository's top folder. The history has all commands
// of the description.
func New(api, nvml *apidef.File, handlers, needs, servers map[string]string, hist *history.File, root string) *Generator {
	g := &Generator{api: api, nvml: nvml, root: root, handlers: handlers, needs: needs, servers: servers, hist: hist}
	for _, fn := range api.Funcs {
		if fn.HasCommand() {
			g.cmds = append(g.cmds, fn)
		}
	}
	slices.SortFunc(g.cmds, func(a, b *apidef.Func) int { return g.op(a).Number - g.op(b).Number })
	return g
}

// op is a command as the history has it.
func (g *Generator) op(fn *apidef.Func) *history.Op { return g.hist.CUDA.Ops[fn.Name] }

// opEnd is the number behind the last command.
func opEnd(g *Generator) int { return g.op(g.cmds[len(g.cmds)-1]).Number + 1 }

// grown reports whether a command got parameters after its first revision. Its records then
// know the revision that the two ends agreed on.
func grown(fn *apidef.Func) bool {
	return slices.ContainsFunc(fn.Params, func(p apidef.Param) bool { return p.Revision != 0 })
}

// All writes every generated file.
func (g *Generator) All() error {
	if err := g.checkHandlers(); err != nil {
		return err
	}
	if err := checkNeeds(g.api, g.needs); err != nil {
		return err
	}
	if err := checkServers(g.api, g.servers); err != nil {
		return err
	}
	for _, fn := range g.nvml.Funcs {
		if grown(fn) {
			return fmt.Errorf("%s: parameters of NVML's functions are in a table, which does not grow: add another function", fn.Name)
		}
	}
	files := []struct {
		path string
		body func(*buffer)
	}{
		{"api/cu/gen_types.go", g.goTypes},
		{"wire/gen_schema.go", g.goSchema},
		{"wire/gen_records.go", g.goRecords},
		{"device/gen_driver.go", g.goDriver},
		{"device/cuda/gen_calls_cgo.go", g.goCalls},
		{"worker/gen_dispatch.go", g.goDispatch},
		{"client/gen_calls.go", g.goClient},
		{"shim/cuda/gen_types.h", g.cTypes},
		{"shim/cuda/gen_send.h", g.cSendHeader},
		{"shim/cuda/gen_send.c", g.cSend},
		{"shim/cuda/gen_stubs.c", g.cStubs},
		{"shim/cuda/gen_entries.c", g.cEntries},
		{"shim/cuda/gen_several.h", func(b *buffer) { cSeveralHeader(g, b) }},
		{"shim/cuda/gen_several.c", func(b *buffer) { cSeveral(g, b) }},
		{"shim/cuda/gen_procs.c", g.cProcs},
		{"shim/cuda/gen_exports.map", g.cExports},
		{"shim/fuzz/gen_calls.c", g.cFuzzCalls},
		{"test/arguments/gen_functions.c", g.cArguments},
		{"api/COVERAGE.md", g.coverage},
		{"cmd/ferry/gen_coverage.go", g.goCoverage},
		{"api/nvml/gen_types.go", g.nvmlGoTypes},
		{"api/nvml/gen_table.go", g.nvmlGoTable},
		{"shim/nvml/gen_table.c", g.nvmlCTable},
		{"shim/nvml/gen_stubs.c", g.nvmlCStubs},
		{"shim/nvml/gen_ops.h", g.nvmlCOps},
		{"shim/nvml/gen_exports.map", g.nvmlCExports},
		{"api/NVML_COVERAGE.md", g.nvmlCoverage},
	}
	for _, f := range files {
		var b buffer
		f.body(&b)
		text := b.Bytes()
		if strings.HasSuffix(f.path, ".go") {
			pretty, err := format.Source(text)
			if err != nil {
				_ = os.WriteFile(filepath.Join(os.TempDir(), "ferry-gen-broken.go"), text, 0o644)
				return fmt.Errorf("%s: %w", f.path, err)
			}
			text = pretty
		}
		path := filepath.Join(g.root, f.path)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, text) {
			continue
		}
		if err := os.WriteFile(path, text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// buffer is bytes.Buffer with a shorter printf.
type buffer struct{ bytes.Buffer }

func (b *buffer) p(format string, args ...any) { fmt.Fprintf(b, format+"\n", args...) }

const (
	goMark = "// Code generated from api/ by gen/emit; DO NOT EDIT."
	cMark  = "/* Generated from api/ by gen/emit; do not edit. */"
)

// cmdName is a command's name in Go and in op constants: the driver's name
// without "cu", or Ferry's own.
func cmdName(fn *apidef.Func) string { return strings.TrimPrefix(fn.Name, "cu") }

// goName exports a C identifier.
func goName(s string) string {
	s = strings.TrimLeft(s, "_")
	return strings.ToUpper(s[:1]) + s[1:]
}

// varName makes a parameter name that is safe as a Go local variable.
func varName(s string) string {
	s = strings.ToLower(s[:1]) + s[1:]
	switch s {
	case "func", "type", "range", "map", "import", "len", "cap", "error", "string", "w", "q", "a", "b", "d", "t", "r", "c":
		return s + "_"
	}
	return s
}

// A slot says how one parameter lies in a record: its fixed part in 8-byte
// steps and whether a tail of variable length follows.
type slot struct {
	p     apidef.Param
	typ   *apidef.Type // nil for string and bytes
	off   int          // offset in the fixed part
	bytes int          // size in the fixed part
	tail  bool         // fixed part is the element count, contents follow the fixed part
}

// since is the revision before which the record lacks the parameter; 0: it never did.
func (s slot) since() int { return s.p.Revision }

func (s slot) isStruct() bool {
	return s.typ != nil && (s.typ.Kind == apidef.Struct || s.typ.Kind == apidef.Union) && !s.tail
}

// isNumber says whether the fixed part holds all of it, as an integer.
func (s slot) isNumber() bool {
	return s.p.Type != "string" && s.p.Type != "bytes" && !s.tail && !s.isStruct() && s.typ.Base != "float"
}

// layout arranges the parameters that travel one way. Every record begins
// with the bits of the optional parameters that are present, if it has any.
func (g *Generator) layout(fn *apidef.Func, reply bool) (slots []slot, fixed int, optional bool) {
	for _, p := range fn.Params {
		optional = optional || p.Opt && !reply
	}
	if optional {
		fixed = 8
	}
	for _, p := range fn.Params {
		goes := p.Dir == apidef.In || p.Dir == apidef.InOut || p.Dir == apidef.New || p.Dir == apidef.Drop
		if reply {
			goes = p.Dir == apidef.Out || p.Dir == apidef.InOut
		}
		if !goes {
			continue
		}
		s := slot{p: p, typ: g.api.Type(p.Type), off: fixed, bytes: 8}
		switch {
		case p.Type == "string" || p.Type == "bytes" || p.Len != "":
			s.tail = true
		case s.isStruct():
			s.bytes = (s.typ.Size + 7) &^ 7
		}
		fixed += s.bytes
		slots = append(slots, s)
	}
	return slots, fixed, optional
}

// A step is a part of a record's fixed part that one revision brought.
type step struct{ since, bytes int }

// steps divides the fixed part of a record: bytes of the first revision, and what later ones
// added, in order.
func steps(slots []slot, fixed int) (first int, later []step) {
	first = fixed
	for _, s := range slots {
		if s.since() == 0 {
			continue
		}
		first -= s.bytes
		if n := len(later); n > 0 && later[n-1].since == s.since() {
			later[n-1].bytes += s.bytes
		} else {
			later = append(later, step{s.since(), s.bytes})
		}
	}
	return first, later
}

// optBit is the presence bit of a parameter: its position among the optional ones.
func optBit(fn *apidef.Func, name string) int {
	n := 0
	for _, p := range fn.Params {
		if !p.Opt {
			continue
		}
		if p.Name == name {
			return n
		}
		n++
	}
	return -1
}
