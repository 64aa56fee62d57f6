package fatbin

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"regexp"
	"strings"
)

// A Variable is a variable of a module, in memory of the device.
type Variable struct {
	Name string
	// Constant: kernels cannot change it. The program can, if it can find it.
	Constant bool
}

// Symbols are what the names in an image tell of what its kernels leave behind on a device.
type Symbols struct {
	// Variables are its variables, without pieces of text that a compiler made of string literals: nothing changes them.
	Variables []Variable
	// Allocates: its kernels may call malloc, and so have memory that nobody else knows of.
	Allocates bool
}

// ReadSymbols reads the names of an image's code for a device of compute capability cc.
func ReadSymbols(b []byte, cc int) (s Symbols, err error) {
	if IsLinked(b) {
		parts, err := Split(b)
		if err != nil {
			return s, err
		}
		for _, part := range parts {
			more, err := ReadSymbols(part, cc)
			if err != nil {
				return s, err
			}
			s.Variables, s.Allocates = append(s.Variables, more.Variables...), s.Allocates || more.Allocates
		}
		return s, nil
	}
	im, err := Parse(b)
	if err != nil {
		return s, err
	}
	e := im.For(cc)
	if e == nil {
		return s, invalid("no code for a device of compute capability %d.%d: %s", cc/10, cc%10, im.Holds())
	}
	data, err := e.Data()
	if err != nil {
		return s, err
	}
	if e.Kind == PTX {
		return Symbols{textVariables(data), mallocText.Match(data)}, nil
	}
	return elfSymbols(data)
}

// mallocText is a call of malloc in PTX, or its declaration.
var mallocText = regexp.MustCompile(`\bmalloc\b`)

// declaration is a variable at the beginning of a line of PTX: how it is linked, its state space, whatever says its type, its name.
var declaration = regexp.MustCompile(`(?m)^[ \t]*(?:\.(extern|visible|weak|common)[ \t]+)?\.(global|const)\b((?:[ \t]+\.[a-z][\w.]*(?:[ \t]+\d+|\([^)]*\))?)*)[ \t]+([\w$%]+)`)

// textVariables lists the variables of PTX.
func textVariables(text []byte) (list []Variable) {
	for _, m := range declaration.FindAllSubmatch(text, -1) {
		linked, space, kind, name := string(m[1]), string(m[2]), string(m[3]), string(m[4])
		if linked == "extern" || isLiteral(name) || strings.Contains(kind, "ref") { // .texref, .surfref, .samplerref
			continue
		}
		list = append(list, Variable{name, space == "const"})
	}
	return list
}

// elfSymbols reads the names of machine code.
func elfSymbols(b []byte) (read Symbols, err error) {
	b = bytes.Clone(b)
	binary.LittleEndian.PutUint32(b[20:], uint32(elf.EV_CURRENT)) // it has the version of the compiler there, up to CUDA 12
	f, err := elf.NewFile(bytes.NewReader(b))
	if err != nil {
		return read, invalid("the machine code cannot be read: %v", err)
	}
	symbols, err := f.Symbols()
	if err != nil {
		return read, invalid("the machine code has no symbols: %v", err)
	}
	for _, s := range symbols {
		read.Allocates = read.Allocates || s.Name == "malloc"
		if int(s.Section) >= len(f.Sections) || s.Size == 0 || elf.ST_TYPE(s.Info) == elf.STT_SECTION || isLiteral(s.Name) {
			continue
		}
		section := f.Sections[s.Section].Name
		constant := section == ".nv.constant3" // the bank of __constant__ variables
		if constant || section == ".nv.global" || section == ".nv.global.init" {
			read.Variables = append(read.Variables, Variable{s.Name, constant})
		}
	}
	return read, nil
}

// isLiteral tells the names that compilers give to string literals.
func isLiteral(name string) bool {
	return strings.HasPrefix(name, "$str") || strings.HasPrefix(name, "__unnamed_") || strings.HasPrefix(name, ".str") || strings.HasPrefix(name, "_$_str") || strings.HasPrefix(name, "anon_$_")
}
