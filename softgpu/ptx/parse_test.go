package ptx

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const header = ".version 8.0\n.target sm_80, debug\n.address_size 64\n"

func parse(t *testing.T, src string) *Module {
	t.Helper()
	m, err := Parse([]byte(src))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestModuleHeader(t *testing.T) {
	m := parse(t, "// comment\n/* and\nanother */\n"+header+".file 1 \"a.cu\", 12, 34\n.section .debug_str { info: .b8 1,2 { } }\n\x00")
	if m.Version != [2]int{8, 0} || m.Target != "sm_80" || m.AddressSize != 64 || m.Files[1] != "a.cu" {
		t.Errorf("module is %+v", m)
	}
}

func TestVariables(t *testing.T) {
	m := parse(t, header+`
.visible .global .align 4 .u32 n = 7;
.const .align 8 .f64 d[2] = {0d3FF0000000000000, 2.5};
.global .align 4 .b8 pad[12] = {1, 0, 0, 0, 255};
.global .align 8 .u64 ptrs[3] = {generic(n), pad+8, generic(pad)+4};
.global .u8 parts[2] = {0xff(n), 0xff00(n)};
.global .attribute(.managed) .align 8 .v2 .f32 v;
.extern .shared .align 16 .b8 dyn[];
.global .u32 auto[] = {1, 2, 3};
.global .f32 fs[3] = {1, -1.5, 0f40000000};
.func f();
.global .u64 table[1] = {f};`)
	byName := map[string]*Var{}
	for _, v := range m.Globals {
		byName[v.Name] = v
	}
	if v := byName["n"]; v.Linkage != Visible || v.Init[0] != 7 || v.Size != 4 {
		t.Errorf("n is %+v", v)
	}
	if v := byName["d"]; len(v.Init) != 16 || v.Init[7] != 0x3f || v.Init[15] != 0x40 {
		t.Errorf("d is %+v", v)
	}
	if v := byName["pad"]; v.Size != 12 || len(v.Init) != 5 || v.Init[4] != 255 {
		t.Errorf("pad is %+v", v)
	}
	want := []Reloc{{0, 8, "n", 0, true, 0}, {8, 8, "pad", 8, false, 0}, {16, 8, "pad", 4, true, 0}}
	for i, r := range byName["ptrs"].Relocs {
		if r != want[i] {
			t.Errorf("address %d is %+v, want %+v", i, r, want[i])
		}
	}
	if r := byName["parts"].Relocs; len(r) != 2 || r[1].Mask != 0xff00 || r[1].Offset != 1 {
		t.Errorf("parts are %+v", r)
	}
	if v := byName["v"]; !v.Managed || v.Size != 8 {
		t.Errorf("v is %+v", v)
	}
	if v := byName["dyn"]; !v.Unsized || v.Size != 0 || v.Linkage != Extern {
		t.Errorf("dyn is %+v", v)
	}
	if v := byName["auto"]; v.Size != 12 {
		t.Errorf("auto is %+v", v)
	}
	if v := byName["fs"]; string(v.Init) != "\x00\x00\x80\x3f\x00\x00\xc0\xbf\x00\x00\x00\x40" {
		t.Errorf("fs is %x", v.Init)
	}
}

func TestKernelSignature(t *testing.T) {
	m := parse(t, header+`
.weak .entry k(.param .u32 a, .param .u64 .ptr .global .align 4 b, .param .align 8 .b8 s[20], .param .u16 c)
.maxntid 128, 2 .reqntid 64, 1, 1 .minnctapersm 3 .maxnreg 40 { ret; }`)
	f := m.Func("k")
	var offsets []uint64
	for _, p := range f.Params {
		offsets = append(offsets, p.Offset)
	}
	if len(offsets) != 4 || offsets[1] != 8 || offsets[2] != 16 || offsets[3] != 36 || f.ParamSize != 38 {
		t.Errorf("offsets %v, size %d", offsets, f.ParamSize)
	}
	if f.MaxNTID != [3]uint32{128, 2, 1} || f.ReqNTID != [3]uint32{64, 1, 1} || f.MinCTA != 3 || f.MaxReg != 40 {
		t.Errorf("function is %+v", f)
	}
}

func TestBody(t *testing.T) {
	m := parse(t, header+`
.func (.param .b32 r) g(.param .b32 x);
.entry k() {
	.reg .pred %p<3>; .reg .b32 %r<5>, x; .reg .b64 %rd<3>; .reg .v4 .f32 %v;
	.local .align 4 .b8 buf[16];
	.loc 1 10 3
	mov.u32 %r1, %tid.x;
$L1:
	@!%p1 bra $L2;
	ld.global.v2.u32 {%r1, _}, [%rd1+-8];
	setp.lt.and.s32 %p1|%p2, %r1, -5, !%p2;
	.loc 1 11 3, function_name info, inlined_at 1 2 3
	{ .reg .b32 %r1; .param .b32 q; st.param.b32 [q+0], %r1; call.uni (q), g, (q); $L2: bra $L2; }
	add.f32 %v.x, %v.y, 0f3F800000;
	mov.u64 %rd1, buf;
	T: .branchtargets $L1, $L2;
	brx.idx %r1, T;
$L2:
	bra.uni $L1;
}`)
	f := m.Func("k")
	if n := len(f.Code); n != 11 {
		t.Fatalf("%d instructions", n)
	}
	if in := f.Code[1]; !in.PredNeg || in.Args[0].Kind != OpLabel || in.Args[0].Index != 10 || in.Loc != (Loc{File: 1, Line: 10}) {
		t.Errorf("branch is %+v", in)
	}
	if in := f.Code[2]; in.Args[0].Elems[1].Kind != OpSink || in.Args[1].Off != -8 {
		t.Errorf("load is %+v", in)
	}
	if in := f.Code[3]; in.Args[0].Kind != OpPair || in.Args[2].Imm != ^uint64(4) || !in.Args[3].Neg {
		t.Errorf("setp is %+v", in)
	}
	if in := f.Code[5]; in.Call == nil || in.Call.Callee.Name != "g" || in.Call.Args[0].Var.Name != "q" || in.Loc.Line != 11 {
		t.Errorf("call is %+v", in)
	}
	if in := f.Code[6]; in.Args[0].Index != 6 {
		t.Errorf("inner label is %d: it hides the outer one", in.Args[0].Index)
	}
	if a, b := f.Code[4].Args[1], f.Code[2].Args[0].Elems[0]; a.Reg == b.Reg {
		t.Error("a register of an inner scope is the outer one")
	}
	if in := f.Code[9]; in.Args[1].Kind != OpTable || len(f.Tables[in.Args[1].Index]) != 2 {
		t.Errorf("brx is %+v", in)
	}
}

func TestErrors(t *testing.T) {
	body := func(s string) string {
		return header + ".entry k() {\n.reg .b32 %r<3>; .reg .pred %p<2>;\n" + s + "\n}"
	}
	cases := []struct{ name, src, want string }{
		{"no target", ".version 8.0\n", "needs .version and .target"},
		{"open comment", header + "/* x", "4:1: comment is never closed"},
		{"open string", header + ".file 1 \"x", "never closed"},
		{"open body", header + ".entry k() { ret;", "never closed"},
		{"undeclared register", body("mov.u32 %r5, 1;"), "6:9: register %r5 is not declared"},
		{"undefined label", body("bra NOWHERE;"), "NOWHERE is not defined"},
		{"label twice", body("A: A: ret;"), "already defined"},
		{"guard is no predicate", body("@%r1 ret;"), "not a predicate"},
		{"missing semicolon", body("ret"), "expected an operand or \";\""},
		{"function twice", header + ".func f() { ret; } .func f() { ret; }", "already defined"},
		{"variable twice", header + ".global .u32 a; .global .u32 a;", "already declared"},
		{"too many values", header + ".global .u32 a[1] = {1,2};", "too many values"},
		{"huge array", header + ".global .b8 a[4294967295][4294967295];", "larger than"},
		{"huge parameter", header + ".entry k(.param .b8 a[100000]) { ret; }", "larger than"},
		{"alignment", header + ".global .align 3 .u32 a;", "power of two"},
		{"unknown directive", header + ".frobnicate 3;", "unknown directive .frobnicate"},
		{"deep scopes", header + ".entry k() " + strings.Repeat("{", 1000), "nested too deeply"},
		{"deep expression", header + ".global .u32 a = " + strings.Repeat("(", 10000), "nested too deeply"},
		{"deep initialiser", header + ".global .u32 a[] = " + strings.Repeat("{", 10000), "nested too deeply"},
		{"deep operand", body("mov.u32 %r1, " + strings.Repeat("{", 10000)), "nested too deeply"},
		{"bad number", header + ".global .u32 a = 99999999999999999999999;", "malformed number"},
		{"division by zero", header + ".global .u32 a = 1/0;", "division by zero"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			_, err := Parse([]byte(c.src))
			var e *Error
			if !errors.As(err, &e) || !strings.Contains(err.Error(), c.want) {
				t.Errorf("error is %v, want %q", err, c.want)
			}
		})
	}
}

// corpus is the interpreter's kernels, as compilers wrote them.
func corpus(tb testing.TB) map[string][]byte {
	files, err := filepath.Glob("../interp/testdata/*.ptx")
	if err != nil || len(files) == 0 {
		tb.Fatalf("no corpus: %v", err)
	}
	all := map[string][]byte{}
	for _, f := range files {
		if all[filepath.Base(f)], err = os.ReadFile(f); err != nil {
			tb.Fatal(err)
		}
	}
	return all
}

func TestCorpus(t *testing.T) {
	for name, src := range corpus(t) {
		m, err := Parse(src)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for _, f := range m.Funcs {
			if f.Kernel && (!f.Defined || len(f.Code) == 0) {
				t.Errorf("%s: kernel %s is empty", name, f.Name)
			}
		}
	}
}

func BenchmarkParse(b *testing.B) {
	src := corpus(b)["math.ptx"]
	b.SetBytes(int64(len(src)))
	for b.Loop() {
		if _, err := Parse(src); err != nil {
			b.Fatal(err)
		}
	}
}
