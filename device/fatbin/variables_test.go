package fatbin

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"slices"
	"testing"
)

// TestVariablesOfText lists the variables of PTX, and nothing that only looks like one.
func TestVariablesOfText(t *testing.T) {
	const text = `.version 8.0
.target sm_70
.address_size 64
.extern .global .align 4 .b32 elsewhere;
.visible .global .align 4 .b32 total;
.global .align 8 .u64 pair[2] = {1, 2};
	.weak .global .attribute(.managed) .align 4 .f32 shared_with_host;
.visible .const .align 16 .v4 .f32 table[3];
.global .align 1 .b8 $str[5] = {104, 97, 108, 108, 111};
.global .align 1 .b8 __unnamed_1[3];
.global .texref tex;
.global .surfref surf;
.visible .entry f() {
	.reg .b32 %r<2>;
	ld.global.u32 %r0, [total];
	ret;
}
`
	got, err := ReadSymbols([]byte(text), 90)
	want := []Variable{{"total", false}, {"pair", false}, {"shared_with_host", false}, {"table", true}}
	if err != nil || !slices.Equal(got.Variables, want) || got.Allocates {
		t.Errorf("%v, %v, want %v", got, err, want)
	}
	if got, err := ReadSymbols([]byte(text+".extern .func (.param .b64 r) malloc(.param .b64 n);\n"), 90); err != nil || !got.Allocates {
		t.Errorf("code that allocates: %v, %v", got, err)
	}
	if _, err := ReadSymbols([]byte(text), 60); err == nil {
		t.Error("code for newer devices was accepted")
	}
	if _, err := ReadSymbols([]byte("no code"), 90); err == nil {
		t.Error("no code was accepted")
	}
}

// TestVariablesOfMachineCode lists the variables of a cubin by its symbols.
func TestVariablesOfMachineCode(t *testing.T) {
	sections := []string{"", ".nv.global.init", ".nv.global", ".nv.constant3", ".nv.shared.f", ".text.f", ".strtab", ".symtab"}
	symbols := []struct {
		name    string
		section uint16
		kind    elf.SymType
		size    uint64
	}{
		{"filled", 1, elf.STT_OBJECT, 8},
		{"empty", 2, 13, 4},
		{"constant", 3, elf.STT_OBJECT, 4},
		{"$str", 1, elf.STT_OBJECT, 5},
		{"tile", 4, elf.STT_OBJECT, 64},
		{"f", 5, elf.STT_FUNC, 128},
		{"", 1, elf.STT_SECTION, 0},
		{"nothing", 2, elf.STT_OBJECT, 0},
		{"malloc", 0, elf.STT_FUNC, 0},
	}
	names, table := []byte{0}, make([]byte, 24)
	index := func(name string) (at uint32) {
		at = uint32(len(names))
		names = append(append(names, name...), 0)
		return at
	}
	for _, s := range symbols {
		table = binary.LittleEndian.AppendUint32(table, index(s.name))
		table = append(table, byte(elf.STB_GLOBAL)<<4|byte(s.kind), 0)
		table = binary.LittleEndian.AppendUint16(table, s.section)
		table = binary.LittleEndian.AppendUint64(table, 0)
		table = binary.LittleEndian.AppendUint64(table, s.size)
	}
	var headers []elf.Section64
	for _, name := range sections {
		headers = append(headers, elf.Section64{Name: index(name), Type: uint32(elf.SHT_NOBITS)})
	}
	headers[0].Type = uint32(elf.SHT_NULL)
	headers[6] = elf.Section64{Name: headers[6].Name, Type: uint32(elf.SHT_STRTAB), Off: 64, Size: uint64(len(names))}
	headers[7] = elf.Section64{Name: headers[7].Name, Type: uint32(elf.SHT_SYMTAB), Off: 64 + uint64(len(names)), Size: uint64(len(table)), Link: 6, Entsize: 24}
	var file bytes.Buffer
	head := elf.Header64{
		Type: uint16(elf.ET_EXEC), Machine: elfCUDA, Version: 120, Flags: 90, Ehsize: 64, Shentsize: 64, Shnum: uint16(len(sections)), Shstrndx: 6,
		Shoff: uint64(64 + len(names) + len(table)),
	}
	copy(head.Ident[:], "\x7fELF\x02\x01\x01\x33\x07")
	for _, part := range []any{head, names, table, headers} {
		if err := binary.Write(&file, binary.LittleEndian, part); err != nil {
			t.Fatal(err)
		}
	}
	got, err := ReadSymbols(file.Bytes(), 90)
	want := []Variable{{"filled", false}, {"empty", false}, {"constant", true}}
	if err != nil || !slices.Equal(got.Variables, want) || !got.Allocates {
		t.Errorf("%v, %v, want %v", got, err, want)
	}
}
