package history

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"ferry/gen/apidef"
)

// always are types that cross although no parameter has them.
var always = []string{"CUresult", "nvmlReturn_t", "FerryAnswer"}

// Compare returns the lines that the description has and the history lacks. The error tells
// of everything in the description that other builds would misread.
func (f *File) Compare(api, nvml *apidef.File) (added []string, err error) {
	c := comparison{next: f.Last() + 1}
	c.library(f.CUDA, api, "")
	c.library(f.NVML, nvml, "nvml ")
	return c.added, errors.Join(c.wrong...)
}

// A comparison collects what is new and what is wrong.
type comparison struct {
	next   int // revision
	prefix string
	added  []string
	wrong  []error
}

func (c *comparison) add(format string, args ...any) {
	c.added = append(c.added, c.prefix+fmt.Sprintf(format, args...))
}

func (c *comparison) fail(format string, args ...any) {
	c.wrong = append(c.wrong, fmt.Errorf(format, args...))
}

func (c *comparison) library(old *Library, now *apidef.File, prefix string) {
	c.prefix = prefix
	c.kinds(old, now)
	for _, name := range travelling(now) {
		c.typ(old.types[name], now.Type(name))
	}
	for _, name := range slices.Sorted(maps.Keys(old.types)) {
		if now.Type(name) == nil {
			c.fail("type %s is gone: other builds send it", name)
		}
	}
	for _, op := range old.sorted() {
		fn := now.Func(op.Func.Name)
		if fn == nil || !fn.HasCommand() {
			c.fail("%s, op %d since revision %d, is gone: other builds send it, and its number and name stay", op.Func.Name, op.Number, op.Since)
			continue
		}
		c.op(op, fn)
	}
	n := old.last
	for _, fn := range now.Funcs {
		if !fn.HasCommand() || old.Ops[fn.Name] != nil {
			continue
		}
		for _, p := range fn.Params {
			if p.Revision != 0 {
				c.fail("parameter %s of %s: a new command's parameters need no @%d", p.Name, fn.Name, p.Revision)
			}
		}
		n++
		c.add("op %d %s", n, signature(fn))
	}
}

// signature is what of a function crosses.
func signature(fn *apidef.Func) string {
	plain := apidef.Func{Name: fn.Name, Cmd: true, Class: fn.Class, Params: fn.Params}
	return strings.TrimPrefix(plain.String(), "cmd ")
}

// op compares a command with what it was.
func (c *comparison) op(old *Op, now *apidef.Func) {
	name := now.Name
	if old.Func.Class != now.Class {
		c.fail("%s was %s and is %s: other builds would wait for an answer, or not; add another command", name, old.Func.Class, now.Class)
	}
	for i, was := range old.Func.Params {
		switch {
		case i >= len(now.Params):
			c.fail("parameter %s of %s is gone: other builds send it", was.Name, name)
		case was.String() != now.Params[i].String():
			c.fail("parameter %d of %s was %q and is %q: what other builds send stays, and a new one is written behind all others, with @%d",
				i+1, name, was, now.Params[i], c.next)
			return
		}
	}
	for _, p := range now.Params[min(len(old.Func.Params), len(now.Params)):] {
		if p.Revision != c.next {
			c.fail("parameter %s of %s is new in revision %d: write %q", p.Name, name, c.next, withRevision(p, c.next))
			continue
		}
		c.add("param %s %s", name, p)
	}
}

func withRevision(p apidef.Param, revision int) apidef.Param {
	p.Revision = revision
	return p
}

// kinds compares the numbers of handles, which are part of every handle.
func (c *comparison) kinds(old *Library, now *apidef.File) {
	n := 0
	for _, t := range now.Types {
		if t.Kind != apidef.Handle {
			continue
		}
		n++
		switch was, known := old.kinds[t.Name]; {
		case known && was != n:
			c.fail("handles of type %s have kind %d in other builds, not %d: write a new handle type behind all others", t.Name, was, n)
		case !known:
			c.add("kind %d %s", n, t.Name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(old.kinds)) {
		if t := now.Type(name); t == nil || t.Kind != apidef.Handle {
			c.fail("handle type %s is gone: the kinds of those behind it would change", name)
		}
	}
}

// travelling lists the types that cross, each before those that use it.
func travelling(f *apidef.File) (names []string) {
	seen := map[string]bool{}
	var visit func(name string)
	visit = func(name string) {
		t := f.Type(name)
		if t == nil || seen[name] || t.Kind == apidef.Handle || t.Name == t.Base { // no builtins
			return
		}
		seen[name] = true
		for _, fld := range t.Fields {
			visit(fld.Type)
			visit(fld.To)
		}
		names = append(names, name)
	}
	for _, name := range always {
		visit(name)
	}
	for _, fn := range f.Funcs {
		if fn.HasCommand() {
			for _, p := range fn.Params {
				visit(p.Type)
			}
		}
	}
	return names
}

// typ compares a type with what it was.
func (c *comparison) typ(old, now *apidef.Type) {
	switch {
	case old == nil:
		c.add("type %s", strings.ReplaceAll(now.String(), "\n\t", "; "))
		return
	case old.Kind != now.Kind || old.Base != now.Base || old.Size != now.Size || old.Align != now.Align || old.Sized != now.Sized:
		was, _, _ := strings.Cut(old.String(), "\n")
		is, _, _ := strings.Cut(now.String(), "\n")
		c.fail("type %s was %q and is %q: other builds send it as it was", old.Name, was, is)
		return
	}
	for _, v := range old.Values {
		if i := slices.IndexFunc(now.Values, func(w apidef.Value) bool { return w.Name == v.Name }); i < 0 || now.Values[i] != v {
			c.fail("%s of %s was %d: other builds send that number", v.Name, old.Name, v.Value)
		}
	}
	for _, v := range now.Values {
		if !slices.ContainsFunc(old.Values, func(w apidef.Value) bool { return w.Name == v.Name }) {
			c.add("value %s %s %d", now.Name, v.Name, v.Value)
		}
	}
	for _, fld := range old.Fields {
		if is := now.Field(fld.Name); !reserved(fld) && (is == nil || *is != fld) {
			c.fail("field %s of %s is not what it was: other builds send it with type %s at %d", fld.Name, old.Name, fld.Type, fld.Offset)
		}
	}
	for _, fld := range now.Fields {
		if reserved(fld) || old.Field(fld.Name) != nil {
			continue
		}
		if !inReserve(old, fld) {
			c.fail("field %s of %s does not lie in reserved space: other builds have something else there", fld.Name, old.Name)
			continue
		}
		lines := strings.Split((&apidef.Type{Kind: apidef.Struct, Name: now.Name, Fields: []apidef.Field{fld}}).String(), "\n\t")
		c.add("field %s %s", now.Name, lines[1])
	}
}

// reserved fields are zero until something takes their place.
func reserved(f apidef.Field) bool { return strings.HasPrefix(f.Name, "reserved") }

// inReserve reports whether a new field lies where the type had reserved space, clear of what
// has taken some of that space before.
func inReserve(old *apidef.Type, fld apidef.Field) bool {
	end := func(f apidef.Field) int { return f.Offset + builtinSize(f)*max(f.Count, 1) }
	if builtinSize(fld) == 0 {
		return false // of a type of our own: a number will do
	}
	inside := false
	for _, o := range old.Fields {
		switch {
		case reserved(o) && fld.Offset >= o.Offset && end(fld) <= end(o):
			inside = true
		case !reserved(o) && builtinSize(o) > 0 && fld.Offset < end(o) && o.Offset < end(fld):
			return false
		}
	}
	return inside
}

// builtinSize is the size of a field's element, 0 if it is of no builtin type.
func builtinSize(f apidef.Field) int {
	if t := (&apidef.File{}).Type(f.Type); t != nil {
		return t.Size
	}
	return 0
}
