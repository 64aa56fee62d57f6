// Package apidef reads and writes Ferry's description of an API: the .api
// files, which are the one truth that stubs, records, dispatch, device
// interface and coverage table are generated from. api/README.md explains the
// language to people; this package explains it to programs.
package apidef

import (
	"fmt"
	"regexp"
	"strings"
)

// Class says how a call crosses to the server, see DESIGN decision 4.
type Class string

const (
	Local   Class = "local"   // answered in the shim, nothing crosses
	Async   Class = "async"   // a command without a reply
	Sync    Class = "sync"    // one round trip, answered in stream order
	Wait    Class = "wait"    // one round trip, answered when the GPU gets there
	Refused Class = "refused" // NOT_SUPPORTED for a reason that will stay
	Denied  Class = "denied"  // NO_PERMISSION: what an unprivileged user may not do
	Todo    Class = "todo"    // NOT_SUPPORTED until somebody builds it
)

// Crosses reports whether a call of this class becomes a command.
func (c Class) Crosses() bool { return c == Async || c == Sync || c == Wait }

// Dir is the direction of a parameter.
type Dir string

const (
	In    Dir = "in"
	Out   Dir = "out"
	InOut Dir = "inout"
	New   Dir = "new"  // a handle the client mints; C sees a pointer to it
	Drop  Dir = "drop" // a handle whose object ends with the call
	Raw   Dir = "raw"  // a pointer Ferry does not know how to carry
)

// A Kind tells the sorts of types apart.
type Kind string

const (
	Scalar Kind = "scalar"
	Handle Kind = "handle"
	Enum   Kind = "enum"
	Struct Kind = "struct"
	Union  Kind = "union"
)

// Type is one named C type.
type Type struct {
	Kind   Kind
	Name   string
	Base   string // scalars and enums: the builtin that holds the value
	Size   int
	Align  int
	Fields []Field // structs and unions
	Sized  bool    // the low 24 bits of the first field are the size of the caller's version
	Values []Value // enums
}

// Field is a member of a struct or union at its C offset.
type Field struct {
	Name   string
	Type   string
	Count  int // elements of an array member; 0 for a plain one
	Offset int
	To     string // "*T[n]": a pointer to T; Type is ptr
	ToLen  string // the field that counts them
}

// Value is one enumerator.
type Value struct {
	Name  string
	Value int64
}

// Param is one parameter of a function.
type Param struct {
	Name string
	Dir  Dir
	Type string // type name, or "string" or "bytes"
	Ptr  bool   // "*T": in, a pointer to one T
	Len  string // "T[n]": the parameter (or number) that counts the elements
	Opt  bool   // may be NULL
	// Revision is the revision of the schema in which a command got the parameter; 0: the
	// command came with it.
	Revision int
}

// Func is one exported function, or with Cmd set one of Ferry's own commands.
type Func struct {
	Name      string
	Cmd       bool
	Since     int // CUDA version that introduced the signature; 0: not resolvable by name
	Class     Class
	Checked   bool   // the worker has a function of its own that may refuse the call
	Noted     bool   // the worker has a function of its own that is told how the call ended
	Hand      bool   // the exported C function is written by hand
	Via       string // hand: crosses as this command of Ferry's, has none of its own
	Why       string // reason of a refusal
	AliasOf   string // same signature and meaning as that function
	PerThread bool   // alias whose default stream is the thread's own
	Params    []Param
	Line      int
}

// File is a whole description.
type File struct {
	Types []*Type
	Funcs []*Func

	types map[string]*Type
	funcs map[string]*Func
}

// Type returns the type of that name, builtins included, or nil.
func (f *File) Type(name string) *Type {
	if t := builtins[name]; t != nil {
		return t
	}
	return f.types[name]
}

// Func returns the function of that name, or nil.
func (f *File) Func(name string) *Func { return f.funcs[name] }

// Resolve follows an alias to the function that carries the meaning.
func (f *File) Resolve(fn *Func) *Func {
	for fn != nil && fn.AliasOf != "" {
		fn = f.funcs[fn.AliasOf]
	}
	return fn
}

var builtins = func() map[string]*Type {
	m := map[string]*Type{}
	for name, size := range map[string]int{
		"char": 1, "i8": 1, "u8": 1, "i16": 2, "u16": 2, "int": 4, "uint": 4, "i32": 4, "u32": 4,
		"i64": 8, "u64": 8, "size_t": 8, "float": 4, "double": 8, "ptr": 8,
	} {
		m[name] = &Type{Kind: Scalar, Name: name, Base: name, Size: size, Align: size}
	}
	return m
}()

var suffix = regexp.MustCompile(`(_v[0-9]+)?(_ptds|_ptsz)?$`)

// HasCommand reports whether the function is a command of its own on the wire.
func (fn *Func) HasCommand() bool { return fn.AliasOf == "" && fn.Via == "" && fn.Class.Crosses() }

// BaseName is the name cuGetProcAddress knows a function by.
func (fn *Func) BaseName() string { return suffix.ReplaceAllString(fn.Name, "") }

// Field returns the field of that name, or nil.
func (t *Type) Field(name string) *Field {
	for i := range t.Fields {
		if t.Fields[i].Name == name {
			return &t.Fields[i]
		}
	}
	return nil
}

// Param returns the parameter of that name, or nil.
func (fn *Func) Param(name string) *Param {
	for i := range fn.Params {
		if fn.Params[i].Name == name {
			return &fn.Params[i]
		}
	}
	return nil
}

// String writes a parameter as the .api file has it.
func (p Param) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s ", p.Name, p.Dir)
	if p.Ptr {
		b.WriteByte('*')
	}
	b.WriteString(p.Type)
	if p.Len != "" {
		fmt.Fprintf(&b, "[%s]", p.Len)
	}
	if p.Opt {
		b.WriteByte('?')
	}
	if p.Revision != 0 {
		fmt.Fprintf(&b, " @%d", p.Revision)
	}
	return b.String()
}

// String writes a function as the .api file has it.
func (fn *Func) String() string {
	var b strings.Builder
	if fn.Cmd {
		fmt.Fprintf(&b, "cmd %s ", fn.Name)
	} else {
		fmt.Fprintf(&b, "fn %s %d ", fn.Name, fn.Since)
	}
	if fn.AliasOf != "" {
		fmt.Fprintf(&b, "= %s", fn.AliasOf)
		if fn.PerThread {
			b.WriteString(" perthread")
		}
		return b.String()
	}
	b.WriteString(string(fn.Class))
	if fn.Checked {
		b.WriteString(" checked")
	}
	if fn.Noted {
		b.WriteString(" noted")
	}
	if fn.Hand {
		b.WriteString(" hand")
	}
	if fn.Via != "" {
		b.WriteString(" via " + fn.Via)
	}
	if fn.Why != "" {
		fmt.Fprintf(&b, " %q", fn.Why)
	}
	b.WriteString(" (")
	for i, p := range fn.Params {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(p.String())
	}
	b.WriteByte(')')
	return b.String()
}

// String writes a type as the .api file has it.
func (t *Type) String() string {
	var b strings.Builder
	switch t.Kind {
	case Handle:
		return "handle " + t.Name
	case Scalar:
		return "scalar " + t.Name + " " + t.Base
	case Enum:
		fmt.Fprintf(&b, "enum %s %s", t.Name, t.Base)
		for _, v := range t.Values {
			fmt.Fprintf(&b, "\n\t%s %d", v.Name, v.Value)
		}
	default:
		fmt.Fprintf(&b, "%s %s %d %d", t.Kind, t.Name, t.Size, t.Align)
		if t.Sized {
			b.WriteString(" sized")
		}
		for _, f := range t.Fields {
			typ := f.Type
			if f.Count > 0 {
				typ = fmt.Sprintf("%s[%d]", typ, f.Count)
			}
			if f.To != "" {
				typ = fmt.Sprintf("*%s[%s]", f.To, f.ToLen)
			}
			fmt.Fprintf(&b, "\n\t%s %s %d", f.Name, typ, f.Offset)
		}
	}
	return b.String()
}
