// Package emit writes everything that follows from the API description: C
// types, senders and stubs for the shim; Go types, records, dispatcher, device
// interface, driver bindings and client; the coverage table. It reads nothing
// but the description, so the same input gives the same output everywhere.
package emit

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"go/format"
	"os"
	"path/filepath"
	"strings"

	"ferry/gen/apidef"
)

// Generator holds the description and what is derived from it once.
type Generator struct {
	api  *apidef.File
	nvml *apidef.File
	cmds []*apidef.Func // functions with a command of their own, in op order
	root string
	// handlers says which part of the worker executes a command by a method written by
	// hand, by the name of the command.
	handlers map[string]string
	// needs says what an entry checks before it passes the call on: init or context, by
	// the name of the function.
	needs map[string]string
}

// New prepares to write below root, the repository's top folder.
func New(api, nvml *apidef.File, handlers, needs map[string]string, root string) *Generator {
	g := &Generator{api: api, nvml: nvml, root: root, handlers: handlers, needs: needs}
	for _, fn := range api.Funcs {
		if fn.HasCommand() {
			g.cmds = append(g.cmds, fn)
		}
	}
	return g
}

// All writes every generated file.
func (g *Generator) All() error {
	if err := g.checkHandlers(); err != nil {
		return err
	}
	if err := checkNeeds(g.api, g.needs); err != nil {
		return err
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

// SchemaHash names the protocol: both ends must have been generated from the
// same types and commands.
func (g *Generator) SchemaHash() [16]byte {
	h := sha256.New()
	for _, t := range g.api.Types {
		fmt.Fprintln(h, t)
	}
	for _, fn := range g.cmds {
		fmt.Fprintln(h, fn)
	}
	for _, t := range g.nvml.Types {
		fmt.Fprintln(h, t)
	}
	for _, fn := range g.nvml.Funcs {
		fmt.Fprintln(h, fn)
	}
	return [16]byte(h.Sum(nil)[:16])
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
