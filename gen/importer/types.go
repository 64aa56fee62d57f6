package main

import (
	"fmt"
	"math"
	"regexp"

	"modernc.org/cc/v4"

	"ferry/gen/apidef"
)

// Numbers in C that the driver hands out as names of objects.
var numberHandles = map[string]bool{
	"CUmemGenericAllocationHandle": true, "CUtexObject": true, "CUsurfObject": true,
}

// Spellings of C's own types.
var builtin = map[string]string{
	"char": "char", "unsigned char": "u8", "signed char": "i8", "short": "i16", "unsigned short": "u16",
	"int": "int", "unsigned": "uint", "unsigned int": "uint", "long long": "i64", "unsigned long long": "u64",
	"long": "i64", "unsigned long": "u64", "size_t": "size_t", "float": "float", "double": "double",
}

var versioned = regexp.MustCompile(`_v[0-9]+$`)

// canonical gives the one name a type goes by. Structures keep the name with the
// version, whose layout never changes; scalars and handles go by the plain one.
func (h *header) canonical(name string) string {
	root := h.typedefs[name]
	if root == nil {
		return ""
	}
	for root.alias != "" {
		root = h.typedefs[root.alias]
	}
	switch root.typ.(type) {
	case *cc.StructType, *cc.UnionType, *cc.EnumType:
		return root.name
	}
	if plain := versioned.ReplaceAllString(root.name, ""); plain != root.name {
		if t := h.typedefs[plain]; t != nil && t.alias == root.name {
			return plain
		}
	}
	return root.name
}

// isHandle reports whether a canonical name is that of an opaque object.
func (h *header) isHandle(name string) bool {
	if numberHandles[name] {
		return true
	}
	t := h.typedefs[name]
	if t == nil {
		return false
	}
	p, ok := t.typ.(*cc.PointerType)
	if !ok {
		return false
	}
	s, ok := p.Elem().(*cc.StructType)
	return ok && s.IsIncomplete()
}

// isFuncPtr reports whether a type is a callback.
func (h *header) isFuncPtr(name string) bool {
	t := h.typedefs[name]
	if t == nil {
		return false
	}
	p, ok := t.typ.(*cc.PointerType)
	if !ok {
		return false
	}
	_, ok = p.Elem().(*cc.FunctionType)
	return ok
}

// typeSet is all types by kind, each in the order of the header.
type typeSet struct {
	handles, scalars, enums, records []*apidef.Type
}

// types describes every type definition of the header.
func (h *header) types() (*typeSet, error) {
	s := &typeSet{}
	for _, t := range h.order {
		if t.alias != "" && h.canonical(t.name) != t.name || h.isFuncPtr(t.name) {
			continue
		}
		if t.alias == "" && h.canonical(t.name) != t.name {
			continue // emitted under its plain name
		}
		switch typ := t.typ.(type) {
		case *cc.EnumType:
			e, err := enum(t.name, typ)
			if err != nil {
				return nil, err
			}
			s.enums = append(s.enums, e)
		case *cc.StructType, *cc.UnionType:
			if err := h.record(s, t.name, typ); err != nil {
				return nil, err
			}
		default:
			if h.isHandle(t.name) {
				s.handles = append(s.handles, &apidef.Type{Kind: apidef.Handle, Name: t.name})
				continue
			}
			base := numberOf(typ)
			if base == "" {
				return nil, fmt.Errorf("type %s: do not know what to make of %s", t.name, typ)
			}
			s.scalars = append(s.scalars, &apidef.Type{Kind: apidef.Scalar, Name: t.name, Base: base})
		}
	}
	if h.prefix != "cu" {
		return s, nil
	}
	// The only type of cudaProfiler.h, which not every installation has.
	s.enums = append(s.enums, &apidef.Type{
		Kind: apidef.Enum, Name: "CUoutput_mode", Base: "int",
		Values: []apidef.Value{{Name: "CU_OUT_KEY_VALUE_PAIR", Value: 0}, {Name: "CU_OUT_CSV", Value: 1}},
	})
	return s, nil
}

func enum(name string, typ *cc.EnumType) (*apidef.Type, error) {
	e := &apidef.Type{Kind: apidef.Enum, Name: name, Base: "int"}
	for _, n := range typ.Enumerators() {
		var v int64
		switch x := n.Value().(type) {
		case cc.Int64Value:
			v = int64(x)
		case cc.UInt64Value:
			v = int64(x)
		default:
			return nil, fmt.Errorf("enum %s: %s has value %v", name, n.Token.SrcStr(), x)
		}
		if v > math.MaxInt32 {
			e.Base = "uint"
		}
		e.Values = append(e.Values, apidef.Value{Name: n.Token.SrcStr(), Value: v})
	}
	if typ.Size() != 4 {
		return nil, fmt.Errorf("enum %s has %d bytes", name, typ.Size())
	}
	return e, nil
}

// record describes a struct or union, its nameless inner ones first.
func (h *header) record(s *typeSet, name string, typ cc.Type) error {
	t := &apidef.Type{Name: name, Size: int(typ.Size()), Align: typ.Align()}
	var fields []*cc.Field
	switch typ := typ.(type) {
	case *cc.StructType:
		t.Kind = apidef.Struct
		for i := 0; i < typ.NumFields(); i++ {
			fields = append(fields, typ.FieldByIndex(i))
		}
	case *cc.UnionType:
		t.Kind = apidef.Union
		for i := 0; i < typ.NumFields(); i++ {
			fields = append(fields, typ.FieldByIndex(i))
		}
	}
	anon := 0
	for _, f := range fields {
		if f.IsBitfield() {
			return fmt.Errorf("%s.%s is a bit field", name, f.Name())
		}
		out := apidef.Field{Name: f.Name(), Offset: int(f.Offset())}
		if out.Name == "" {
			out.Name = fmt.Sprintf("anon%d", anon)
			anon++
		}
		ft := f.Type()
		for {
			a, ok := ft.(*cc.ArrayType)
			if !ok {
				break
			}
			out.Count = max(out.Count, 1) * int(a.Len())
			ft = a.Elem()
		}
		var err error
		if out.Type, err = h.fieldType(s, name+"_"+out.Name, ft); err != nil {
			return fmt.Errorf("%s.%s: %w", name, out.Name, err)
		}
		t.Fields = append(t.Fields, out)
	}
	s.records = append(s.records, t)
	return nil
}

// fieldType names the type of a member; inner is the name of one that has none.
func (h *header) fieldType(s *typeSet, inner string, typ cc.Type) (string, error) {
	if d := typ.Typedef(); d != nil {
		if name := h.canonical(d.Name()); name != "" && !h.isFuncPtr(name) {
			return name, nil
		}
		if b := builtin[d.Name()]; b != "" {
			return b, nil
		}
	}
	switch typ.(type) {
	case *cc.PointerType:
		return "ptr", nil
	case *cc.StructType, *cc.UnionType, *cc.EnumType:
		if name := h.tags[tagOf(typ)]; name != "" && tagOf(typ) != "" {
			return name, nil
		}
		if _, ok := typ.(*cc.EnumType); ok {
			return "int", nil
		}
		return inner, h.record(s, inner, typ)
	}
	if n := numberOf(typ); n != "" {
		return n, nil
	}
	return "", fmt.Errorf("do not know what to make of %s", typ)
}

// numberOf names the builtin that holds a C number.
func numberOf(typ cc.Type) string {
	switch typ.Kind() {
	case cc.Char:
		return "char"
	case cc.Float:
		return "float"
	case cc.Double:
		return "double"
	case cc.Int:
		return "int"
	case cc.UInt:
		return "uint"
	}
	if cc.IsIntegerType(typ) {
		prefix := "u"
		if cc.IsSignedInteger(typ) {
			prefix = "i"
		}
		return fmt.Sprintf("%s%d", prefix, typ.Size()*8)
	}
	return ""
}
