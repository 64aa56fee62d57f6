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

// Variables lists the variables that an image has on a device of compute capability cc, as far as its symbols tell.
// Pieces of text that a compiler made of string literals are left out: nothing changes them.
func Variables(b []byte, cc int) (list []Variable, err error) {
	if IsLinked(b) {
		parts, err := Split(b)
		if err != nil {
			return nil, err
		}
		for _, part := range parts {
			more, err := Variables(part, cc)
			if err != nil {
				return nil, err
			}
			list = append(list, more...)
		}
		return list, nil
	}
	im, err := Parse(b)
	if err != nil {
		return nil, err
	}
	e := im.For(cc)
	if e == nil {
		return nil, invalid("no code for a device of compute capability %d.%d: %s", cc/10, cc%10, im.Holds())
	}
	data, err := e.Data()
	if err != nil {
		return nil, err
	}
	if e.Kind == PTX {
		return textVariables(data), nil
	}
	return elfVariables(data)
}

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

// elfVariables lists the variables of machine code.
func elfVariables(b []byte) (list []Variable, err error) {
	b = bytes.Clone(b)
	binary.LittleEndian.PutUint32(b[20:], uint32(elf.EV_CURRENT)) // it has the version of the compiler there, up to CUDA 12
	f, err := elf.NewFile(bytes.NewReader(b))
	if err != nil {
		return nil, invalid("the machine code cannot be read: %v", err)
	}
	symbols, err := f.Symbols()
	if err != nil {
		return nil, invalid("the machine code has no symbols: %v", err)
	}
	for _, s := range symbols {
		if int(s.Section) >= len(f.Sections) || s.Size == 0 || elf.ST_TYPE(s.Info) == elf.STT_SECTION || isLiteral(s.Name) {
			continue
		}
		section := f.Sections[s.Section].Name
		constant := section == ".nv.constant3" // the bank of __constant__ variables
		if constant || section == ".nv.global" || section == ".nv.global.init" {
			list = append(list, Variable{s.Name, constant})
		}
	}
	return list, nil
}

// isLiteral tells the names that compilers give to string literals.
func isLiteral(name string) bool {
	return strings.HasPrefix(name, "$str") || strings.HasPrefix(name, "__unnamed_") || strings.HasPrefix(name, ".str") || strings.HasPrefix(name, "_$_str") || strings.HasPrefix(name, "anon_$_")
}
