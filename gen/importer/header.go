package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"modernc.org/cc/v4"
)

// header is what the importer takes from cuda.h or nvml.h.
type header struct {
	prefix   string // of functions; of types in upper case or as it is
	protos   map[string]*proto
	order    []*typedef          // in the order of the header
	typedefs map[string]*typedef // by name
	tags     map[string]string   // struct, union or enum tag -> typedef name
	docs     map[string]string   // base name + "." + parameter -> what its comment says
}

// proto is one prototype.
type proto struct {
	name   string
	params []cparam
}

// cparam is one parameter as C has it.
type cparam struct {
	name  string
	typ   string // without const and stars
	stars int
	konst bool // points to something const
}

// typedef is one type definition; alias is set when it only renames another.
type typedef struct {
	name  string
	alias string
	typ   cc.Type
}

// readHeader parses cuda.h or nvml.h with all versions of all functions visible.
func readHeader(include, file, prefix, define string) (*header, error) {
	cfg, err := cc.NewConfig("linux", "amd64")
	if err != nil {
		return nil, err
	}
	text, err := os.ReadFile(filepath.Join(include, file))
	if err != nil {
		return nil, err
	}
	cfg.SysIncludePaths = append(cfg.SysIncludePaths, include)
	ast, err := cc.Translate(cfg, []cc.Source{
		{Name: "<predefined>", Value: cfg.Predefined},
		{Name: "<builtin>", Value: cc.Builtin},
		{Name: "<ferry>", Value: "#define " + define + " 1\n"},
		{Name: file, Value: string(text)},
	})
	if err != nil {
		return nil, err
	}
	h := &header{
		prefix: prefix, protos: map[string]*proto{}, typedefs: map[string]*typedef{},
		tags: map[string]string{}, docs: map[string]string{},
	}
	for tu := ast.TranslationUnit; tu != nil; tu = tu.TranslationUnit {
		d := tu.ExternalDeclaration.Declaration
		if d == nil || d.Position().Filename != file || d.InitDeclaratorList == nil {
			continue
		}
		h.declaration(d)
	}
	return h, nil
}

// declaration files one top-level declaration.
func (h *header) declaration(d *cc.Declaration) {
	specs := words(d.DeclarationSpecifiers)
	decl := d.InitDeclaratorList.InitDeclarator.Declarator
	if specs[0] == "typedef" {
		t := &typedef{name: decl.Name(), typ: decl.Type()}
		// A number type such as CUgraphConditionalHandle is not cuuint64_t renamed.
		if len(specs) == 2 && decl.Pointer == nil && strings.HasPrefix(strings.ToLower(specs[1]), h.prefix) && h.typedefs[specs[1]] != nil {
			t.alias = specs[1]
		}
		h.typedefs[t.name] = t
		h.order = append(h.order, t)
		if tag := tagOf(t.typ); tag != "" && t.alias == "" {
			h.tags[tag] = t.name
		}
		for more := d.InitDeclaratorList.InitDeclaratorList; more != nil; more = more.InitDeclaratorList {
			also := more.InitDeclarator.Declarator // typedef struct {…} first, also;
			h.typedefs[also.Name()] = &typedef{name: also.Name(), alias: t.name, typ: also.Type()}
		}
		return
	}
	if _, ok := decl.Type().(*cc.FunctionType); !ok || !strings.HasPrefix(decl.Name(), h.prefix) {
		return
	}
	p := &proto{name: decl.Name()}
	if list := decl.DirectDeclarator.ParameterTypeList; list != nil {
		for l := list.ParameterList; l != nil; l = l.ParameterList {
			if c := readParam(words(l.ParameterDeclaration)); c.typ != "void" || c.stars > 0 {
				p.params = append(p.params, c)
			}
		}
	}
	h.protos[p.name] = p
	first := cc.NodeTokens(d)[0]
	for _, m := range docParam.FindAllStringSubmatch(string(first.Sep()), -1) {
		h.docs[baseName(p.name)+"."+m[1]] = strings.ToLower(m[2])
	}
}

var (
	docParam = regexp.MustCompile(`\\param\s+(\w+)\s*-?\s*([^\\]*)`)
	suffix   = regexp.MustCompile(`(_v[0-9]+)?(_ptds|_ptsz)?$`)
)

// baseName strips version and per-thread suffixes.
func baseName(name string) string { return suffix.ReplaceAllString(name, "") }

// words are the tokens of a node. (Its source text would run tokens together
// where a macro was expanded.)
func words(n cc.Node) []string {
	var out []string
	for _, t := range cc.NodeTokens(n) {
		out = append(out, t.SrcStr())
	}
	return out
}

// readParam takes "const CUgraphNode * dependencies" apart.
func readParam(src []string) cparam {
	if len(src) == 1 {
		return cparam{typ: src[0]} // void
	}
	c := cparam{name: src[len(src)-1]}
	var typ []string
	for _, w := range src[:len(src)-1] {
		switch w {
		case "const":
			c.konst = true
		case "*":
			c.stars++
		default:
			typ = append(typ, w)
		}
	}
	c.typ = strings.Join(typ, " ")
	return c
}

// tagOf is the name after struct, union or enum, if there is one.
func tagOf(t cc.Type) string {
	var tok cc.Token
	switch t := t.(type) {
	case *cc.StructType:
		tok = t.Tag()
	case *cc.UnionType:
		tok = t.Tag()
	case *cc.EnumType:
		tok = t.Tag()
	}
	return tok.SrcStr()
}
