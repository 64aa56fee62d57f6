package ptx

import "testing"

// TestOpaque reads variables of the opaque types and the old spelling.
func TestOpaque(t *testing.T) {
	m, err := Parse([]byte(`.version 1.4
.target sm_20
.global .texref a, b;
.tex .u32 old;
.visible .global .samplerref s = { filter_mode = linear, addr_mode_0 = wrap, force_unnormalized_coords = 0x1, };
.extern .global .surfref far;
.entry k(.param .texref p) {
	.reg .f32 %f<6>; .reg .pred %q;
	tex.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}|%q, [p, s, {%f4, %f5}];
}`))
	if err != nil {
		t.Fatal(err)
	}
	names := ""
	for _, v := range m.Globals {
		names += v.Name + ":" + v.Type.String() + " "
	}
	if want := "a:texref b:texref old:texref s:samplerref far:surfref "; names != want {
		t.Errorf("variables %s, want %s", names, want)
	}
	s := m.Globals[3].Attrs
	if len(s) != 3 || s["filter_mode"] != "linear" || s["addr_mode_0"] != "wrap" || s["force_unnormalized_coords"] != "1" {
		t.Errorf("properties %v", s)
	}
	in := m.Funcs[0].Code[0]
	if a := in.Args[0]; a.Kind != OpPair || a.Elems[0].Kind != OpVec || a.Elems[1].Kind != OpReg || len(in.Args[1].Elems) != 3 {
		t.Errorf("operands %+v", in.Args)
	}
	for _, bad := range []string{
		".tex .u8 t;", ".tex .u32 t", ".global .samplerref s = 5;", ".global .samplerref s = { x };", ".global .samplerref s[2] = { x = 1 };",
		".global .samplerref s = { x = 1",
	} {
		if _, err := Parse([]byte(".version 1.4\n.target sm_20\n" + bad)); err == nil {
			t.Errorf("%s was accepted", bad)
		}
	}
}
