package main

import "fmt"

// video covers the SIMD-in-a-register instructions.
func video() {
	const f = "video"
	types := [][3]string{{"u32", "u32", "u32"}, {"s32", "s32", "s32"}, {"s32", "u32", "s32"}, {"u32", "s32", "u32"}}
	in3 := same(3, "b32 special")
	one := func(name, body string) {
		add(spec{family: f, name: name, in: in3, args: []string{"a", "b", "c"}, out: "b32", outs: []string{"d"}, body: body})
	}
	for _, op := range []string{"vadd", "vsub", "vabsdiff", "vmin", "vmax"} {
		for _, t := range types {
			tt := t[0] + "." + t[1] + "." + t[2]
			one(op+"_"+file(tt), fmt.Sprintf("%s.%s d, a, b;", op, tt))
			one(op+"_sat_sel_"+file(tt), fmt.Sprintf("%s.%s.sat d, a.b1, b.h1;", op, tt))
		}
		one(op+"_add", op+".s32.u32.s32.add d, a.b3, b.b2, c;")
		one(op+"_min", op+".s32.s32.s32.sat.min d, a.h0, b.h1, c;")
		one(op+"_max", op+".u32.u32.u32.max d, a, b.b0, c;")
		one(op+"_merge_b", op+".s32.s32.s32.sat d.b2, a, b, c;")
		one(op+"_merge_h", op+".u32.u32.u32 d.h1, a.h0, b.b1, c;")
	}
	for _, op := range []string{"vshl", "vshr"} {
		for _, m := range []string{"clamp", "wrap"} {
			one(op+"_"+m, op+".u32.u32.u32."+m+" d, a, b;")
			one(op+"_s32_"+m, op+".s32.s32.u32.sat."+m+" d, a.h1, b.b0;")
			one(op+"_add_"+m, op+".u32.s32.u32."+m+".add d, a, b.b1, c;")
		}
	}
	one("vmad_u32", "vmad.u32.u32.u32 d, a.h0, b.h1, c;")
	one("vmad_s32", "vmad.s32.s32.s32 d, a.b0, b.h1, c;")
	one("vmad_sat_shr7", "vmad.s32.s32.s32.sat.shr7 d, a.h0, b.h0, c;")
	one("vmad_shr15", "vmad.u32.u32.u32.shr15 d, a, b.b2, c;")
	one("vmad_neg", "vmad.s32.s32.s32 d, -a.h0, b.h0, c;")
	one("vmad_po", "vmad.s32.u32.u32.po d, a.b0, b.b1, c;")
	for i, c := range []string{"eq", "ne", "lt", "le", "gt", "ge"} {
		t := []string{"s32.s32", "u32.u32", "u32.s32"}[i%3]
		one("vset_"+c, "vset."+t+"."+c+" d, a.b1, b.b0;")
	}
	one("vset_add", "vset.u32.u32.lt.add d, a, b, c;")
	one("vset_merge", "vset.s32.s32.ge d.b1, a.h0, b.h0, c;")
	for _, w := range []string{"2", "4"} {
		for _, op := range []string{"vadd", "vsub", "vavrg", "vabsdiff", "vmin", "vmax"} {
			for _, t := range types {
				tt := t[0] + "." + t[1] + "." + t[2]
				one(op+w+"_"+file(tt), fmt.Sprintf("%s%s.%s d, a, b, c;", op, w, tt))
			}
			one(op+w+"_sat", op+w+".s32.s32.s32.sat d, a, b, c;")
			one(op+w+"_add", op+w+".s32.s32.s32.add d, a, b, c;")
		}
		for i, c := range []string{"eq", "ne", "lt", "le", "gt", "ge"} {
			t := []string{"s32.s32", "u32.u32", "u32.s32"}[i%3]
			one("vset"+w+"_"+c, "vset"+w+"."+t+"."+c+" d, a, b, c;")
		}
		one("vset"+w+"_add", "vset"+w+".u32.u32.lt.add d, a, b, c;")
	}
	one("vadd2_sel", "vadd2.s32.s32.s32 d.h10, a.h21, b.h32, c;")
	one("vadd2_mask", "vadd2.u32.u32.u32 d.h0, a.h10, b.h30, c;")
	one("vadd4_sel", "vadd4.u32.u32.u32 d.b3210, a.b7654, b.b0123, c;")
	one("vadd4_mask", "vadd4.s32.s32.s32.sat d.b20, a.b3210, b.b7531, c;")
}
