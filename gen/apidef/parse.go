package apidef

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
)

// Load reads .api files in order as one description.
func Load(paths ...string) (*File, error) {
	f := &File{types: map[string]*Type{}, funcs: map[string]*Func{}}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		if err := f.parse(path, string(text)); err != nil {
			return nil, err
		}
	}
	return f, f.check()
}

// Parse reads text in the form of an .api file. It does not look for names that lead nowhere:
// the text may be a part of a description.
func Parse(text string) (*File, error) {
	f := &File{types: map[string]*Type{}, funcs: map[string]*Func{}}
	return f, f.parse("text", text)
}

// parse reads one file: a declaration per line; the members of an enum,
// struct or union follow it, one per line, indented by a tab.
func (f *File) parse(path, text string) error {
	var open *Type
	for i, line := range strings.Split(text, "\n") {
		fail := func(err error) error { return fmt.Errorf("%s:%d: %w", path, i+1, err) }
		if hash := strings.Index(line, "#"); hash >= 0 {
			line = line[:hash]
		}
		line = strings.TrimRight(line, " \t\r")
		if line == "" {
			continue
		}
		if line[0] == '\t' {
			if open == nil {
				return fail(fmt.Errorf("member %q outside of a type", strings.TrimSpace(line)))
			}
			if err := open.member(strings.Fields(line)); err != nil {
				return fail(err)
			}
			continue
		}
		open = nil
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "fn", "cmd":
			fn, err := parseFunc(word, rest)
			if err != nil {
				return fail(err)
			}
			fn.Line = i + 1
			if f.funcs[fn.Name] != nil {
				return fail(fmt.Errorf("%s is declared twice", fn.Name))
			}
			f.funcs[fn.Name] = fn
			f.Funcs = append(f.Funcs, fn)
		case "handle", "scalar", "enum", "struct", "union":
			t, err := parseType(Kind(word), strings.Fields(rest))
			if err != nil {
				return fail(err)
			}
			if f.Type(t.Name) != nil {
				return fail(fmt.Errorf("type %s is declared twice", t.Name))
			}
			f.types[t.Name] = t
			f.Types = append(f.Types, t)
			if t.Kind == Enum || t.Kind == Struct || t.Kind == Union {
				open = t
			}
		default:
			return fail(fmt.Errorf("unknown word %q: want fn, cmd, handle, scalar, enum, struct or union", word))
		}
	}
	return nil
}

func parseType(kind Kind, w []string) (*Type, error) {
	bad := func(want string) error { return fmt.Errorf("%s: want %q", kind, want) }
	switch kind {
	case Handle:
		if len(w) != 1 {
			return nil, bad("handle NAME")
		}
		return &Type{Kind: kind, Name: w[0], Base: "u64", Size: 8, Align: 8}, nil
	case Scalar, Enum:
		if len(w) != 2 || builtins[w[1]] == nil {
			return nil, bad(string(kind) + " NAME BUILTIN")
		}
		b := builtins[w[1]]
		return &Type{Kind: kind, Name: w[0], Base: w[1], Size: b.Size, Align: b.Align}, nil
	default:
		sized := len(w) == 4 && w[3] == "sized" && kind == Struct
		if len(w) != 3 && !sized {
			return nil, bad(string(kind) + " NAME SIZE ALIGN")
		}
		size, err1 := strconv.Atoi(w[1])
		align, err2 := strconv.Atoi(w[2])
		if err1 != nil || err2 != nil || size < 0 || align < 1 {
			return nil, bad(string(kind) + " NAME SIZE ALIGN")
		}
		return &Type{Kind: kind, Name: w[0], Size: size, Align: align, Sized: sized}, nil
	}
}

var (
	arrayType   = regexp.MustCompile(`^(\w+)\[(\w+)\]$`)
	pointerType = regexp.MustCompile(`^\*(\w+)\[(\w+)\]$`)
)

func (t *Type) member(w []string) error {
	if t.Kind == Enum {
		if len(w) != 2 {
			return fmt.Errorf("enum %s: want %q", t.Name, "NAME VALUE")
		}
		v, err := strconv.ParseInt(w[1], 0, 64)
		if err != nil {
			return fmt.Errorf("enum %s: %w", t.Name, err)
		}
		t.Values = append(t.Values, Value{w[0], v})
		return nil
	}
	if len(w) != 3 {
		return fmt.Errorf("%s %s: want %q", t.Kind, t.Name, "FIELD TYPE OFFSET")
	}
	off, err := strconv.Atoi(w[2])
	if err != nil {
		return fmt.Errorf("%s %s: %w", t.Kind, t.Name, err)
	}
	fld := Field{Name: w[0], Type: w[1], Offset: off}
	if m := arrayType.FindStringSubmatch(w[1]); m != nil {
		fld.Type = m[1]
		if fld.Count, err = strconv.Atoi(m[2]); err != nil {
			return fmt.Errorf("%s %s: %w", t.Kind, t.Name, err)
		}
	}
	if m := pointerType.FindStringSubmatch(w[1]); m != nil {
		fld.Type, fld.To, fld.ToLen = "ptr", m[1], m[2]
	}
	t.Fields = append(t.Fields, fld)
	return nil
}

var (
	funcHead  = regexp.MustCompile(`^(\w+)(?: (\d+))? (local|async|sync|wait|refused|denied|todo)( checked)?( noted)?( hand)?(?: via (\w+))?(?: "([^"]*)")? \((.*)\)$`)
	funcAlias = regexp.MustCompile(`^(\w+) (\d+) = (\w+)( perthread)?$`)
	paramText = regexp.MustCompile(`^(\w+) (in|out|inout|new|drop|raw) (\*?)(\w+)(?:\[(\w+|\*)\])?(\??)(?: @(\d+))?$`)
)

func parseFunc(word, s string) (*Func, error) {
	if m := funcAlias.FindStringSubmatch(s); m != nil && word == "fn" {
		since, _ := strconv.Atoi(m[2])
		return &Func{Name: m[1], Since: since, AliasOf: m[3], PerThread: m[4] != ""}, nil
	}
	m := funcHead.FindStringSubmatch(s)
	if m == nil {
		return nil, fmt.Errorf("want %q or %q", "fn NAME SINCE CLASS [checked] [noted] [hand] (PARAMS)", "fn NAME SINCE = OTHER [perthread]")
	}
	fn := &Func{Name: m[1], Cmd: word == "cmd", Class: Class(m[3]), Checked: m[4] != "", Noted: m[5] != "", Hand: m[6] != "", Via: m[7], Why: m[8]}
	fn.Since, _ = strconv.Atoi(m[2])
	if strings.TrimSpace(m[9]) == "" {
		return fn, nil
	}
	for _, text := range strings.Split(m[9], ",") {
		pm := paramText.FindStringSubmatch(strings.TrimSpace(text))
		if pm == nil {
			return nil, fmt.Errorf("%s: parameter %q: want %q", fn.Name, strings.TrimSpace(text), "NAME DIR TYPE")
		}
		revision, _ := strconv.Atoi(pm[7]) // empty or digits
		fn.Params = append(fn.Params, Param{
			Name: pm[1], Dir: Dir(pm[2]), Ptr: pm[3] != "", Type: pm[4], Len: pm[5], Opt: pm[6] != "", Revision: revision,
		})
	}
	return fn, nil
}

// check finds names that lead nowhere. Layout is checked elsewhere, against a
// C compiler.
func (f *File) check() error {
	for _, t := range f.Types {
		if t.Sized && (len(t.Fields) == 0 || t.Fields[0].Type != "uint" || t.Fields[0].Offset != 0) {
			return fmt.Errorf("%s: sized, but its first field is no uint", t.Name)
		}
		for _, fld := range t.Fields {
			if f.Type(fld.Type) == nil {
				return fmt.Errorf("%s.%s: unknown type %s", t.Name, fld.Name, fld.Type)
			}
			if fld.To != "" && (f.Type(fld.To) == nil || t.Field(fld.ToLen) == nil) {
				return fmt.Errorf("%s.%s: unknown type %s or field %s", t.Name, fld.Name, fld.To, fld.ToLen)
			}
		}
	}
	for _, fn := range f.Funcs {
		if fn.AliasOf != "" && f.funcs[fn.AliasOf] == nil {
			return fmt.Errorf("%s: alias of unknown %s", fn.Name, fn.AliasOf)
		}
		if fn.AliasOf != "" && f.funcs[fn.AliasOf].AliasOf != "" { // Resolve would not end at a circle
			return fmt.Errorf("%s: alias of %s, which is an alias itself", fn.Name, fn.AliasOf)
		}
		if via := f.funcs[fn.Via]; fn.Via != "" && (via == nil || !via.HasCommand() || !fn.Hand) {
			return fmt.Errorf("%s: via %s: want a function with a command, and hand", fn.Name, fn.Via)
		}
		if err := fn.checkRevisions(); err != nil {
			return err
		}
		for _, p := range fn.Params {
			if p.Type != "string" && p.Type != "bytes" && f.Type(p.Type) == nil {
				return fmt.Errorf("%s: parameter %s: unknown type %s", fn.Name, p.Name, p.Type)
			}
			if p.Dir == Raw && (fn.Class.Crosses() && !fn.Hand) {
				return fmt.Errorf("%s: parameter %s is raw: the call cannot be generated, write it by hand", fn.Name, p.Name)
			}
			if _, err := strconv.Atoi(p.Len); p.Len != "" && p.Len != "*" && err != nil && fn.Param(p.Len) == nil {
				return fmt.Errorf("%s: parameter %s: length %s is no parameter", fn.Name, p.Name, p.Len)
			}
			if t := f.Type(p.Type); (p.Dir == New || p.Dir == Drop) && (t == nil || t.Kind != Handle) {
				return fmt.Errorf("%s: parameter %s: only handles are minted and dropped", fn.Name, p.Name)
			}
		}
	}
	return nil
}

// checkRevisions makes sure that what a record got later lies behind what it had: then the
// record of an older revision is the beginning of each part of a newer one's.
func (fn *Func) checkRevisions() error {
	last := 0
	for _, p := range fn.Params {
		switch {
		case p.Revision < last:
			return fmt.Errorf("%s: parameter %s is older than the one before it: new ones are written behind all others", fn.Name, p.Name)
		case p.Revision != 0 && !fn.Cmd:
			return fmt.Errorf("%s: parameter %s: only commands of Ferry's own get parameters later; a function's are CUDA's", fn.Name, p.Name)
		case p.Revision == 1 || p.Revision != 0 && p.Opt:
			return fmt.Errorf("%s: parameter %s: @2 or later, and never NULL, because the record may have no bit for that", fn.Name, p.Name)
		}
		last = p.Revision
	}
	return nil
}
