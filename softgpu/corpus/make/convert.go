package main

import (
	"fmt"
	"strings"
)

var allInts = []string{"u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64"}

func convert() {
	const f = "convert"
	for _, from := range allInts {
		for _, to := range allInts {
			s := spec{
				family: f, name: "cvt_" + to + "_" + from, feature: "cvt." + to + "." + from, in: []string{from + " special"}, args: []string{"a"},
				out: to, outs: []string{"d"}, body: fmt.Sprintf("cvt.%s.%s d, a;", to, from),
			}
			if !holds(to, from) {
				s.feature = "cvt{.sat}." + to + "." + from
				s.outs = append(s.outs, "e")
				s.body += fmt.Sprintf("\ncvt.sat.%s.%s e, a;", to, from)
			}
			add(s)
		}
	}
	for _, fl := range []string{"f16", "f32", "f64", "bf16"} {
		target, version := "sm_75", "7.0"
		if fl == "bf16" {
			target, version = "sm_90", "7.8"
		}
		for _, in := range allInts {
			if fl == "bf16" && sizes[in] == 1 {
				continue // there is no such form
			}
			four(in, fl, []string{".rni", ".rzi", ".rmi", ".rpi"}, "", target, version)
			four(fl, in, roundings, "", target, version)
		}
	}
	for _, to := range []string{"s32", "u32", "s64", "u8"} {
		four(to, "f32", []string{".rni", ".rzi", ".rmi", ".rpi"}, ".ftz", "sm_75", "7.0")
		four(to, "f32", []string{".rni", ".rzi", ".rmi", ".rpi"}, ".sat", "sm_75", "7.0")
	}
	four("f32", "s32", roundings, ".sat", "sm_75", "7.0")
	four("f16", "u32", roundings, ".sat", "sm_75", "7.0")
	for _, t := range []string{"f16", "f32", "f64"} {
		four(t, t, []string{".rni", ".rzi", ".rmi", ".rpi"}, "", "sm_75", "7.0")
		four(t, t, []string{".rni", ".rzi", ".rmi", ".rpi"}, ".sat", "sm_75", "7.0")
	}
	four("f32", "f32", []string{".rni", ".rzi", ".rmi", ".rpi"}, ".ftz", "sm_75", "7.0")
	four("f32", "f64", roundings, "", "sm_75", "7.0")
	four("f32", "f64", roundings, ".ftz", "sm_75", "7.0")
	four("f32", "f64", roundings, ".sat", "sm_75", "7.0")
	four("f16", "f32", roundings, "", "sm_75", "7.0")
	four("f16", "f32", roundings, ".ftz", "sm_75", "7.0")
	four("f16", "f32", roundings, ".sat", "sm_75", "7.0")
	four("f16", "f64", roundings, "", "sm_75", "7.0")
	one := func(inst, out, in, target, version string) {
		rule := "exact"
		if out == "f64" || in == "f64" {
			rule = "nan-any"
		}
		simple(f, inst, out, same(1, in+" special"), arch(target, version), compare(rule))
	}
	for _, m := range []string{"", ".sat"} {
		one("cvt"+m+".f64.f32", "f64", "f32", "sm_75", "7.0")
		one("cvt"+m+".f32.f16", "f32", "f16", "sm_75", "7.0")
		one("cvt"+m+".f64.f16", "f64", "f16", "sm_75", "7.0")
		one("cvt"+m+".f32.f32", "f32", "f32", "sm_75", "7.0")
		one("cvt"+m+".f64.f64", "f64", "f64", "sm_75", "7.0")
		one("cvt"+m+".f16.f16", "f16", "f16", "sm_75", "7.0")
	}
	one("cvt.ftz.f64.f32", "f64", "f32", "sm_75", "7.0")
	one("cvt.ftz.f32.f16", "f32", "f16", "sm_75", "7.0")
	one("cvt.ftz.f32.f32", "f32", "f32", "sm_75", "7.0")
	narrow(one)
}

// holds says whether a type has all values of another; .sat is an error then.
func holds(to, from string) bool {
	switch {
	case to[0] == from[0]:
		return sizes[to] >= sizes[from]
	case to[0] == 's':
		return sizes[to] > sizes[from]
	}
	return false
}

// four is a conversion with each rounding.
func four(to, from string, rounds []string, mod, target, version string) {
	s := spec{
		family: "convert", name: "cvt_round" + file(mod) + "_" + to + "_" + from, in: []string{from + " special"}, args: []string{"a"}, out: to,
		feature: "cvt.{" + strings.ReplaceAll(strings.Join(rounds, ",")[1:], ",.", ",") + "}" + mod + "." + to + "." + from, target: target, version: version,
	}
	if to == "f64" || from == "f64" && sizes[to] > 1 && strings.Contains(to, "f") {
		s.compare = "nan-any"
	}
	for i, r := range rounds {
		d := fmt.Sprintf("d%d", i)
		s.outs = append(s.outs, d)
		s.body += fmt.Sprintf("cvt%s%s.%s.%s %s, a;\n", r, mod, to, from, d)
	}
	add(s)
}

// narrow covers the formats of 16 bits and less that only cvt knows.
func narrow(one func(inst, out, in, target, version string)) {
	for _, m := range []string{".rn", ".rz", ".rn.relu", ".rz.relu"} {
		one("cvt"+m+".bf16.f32", "bf16", "f32", "sm_80", "7.0")
		simple("convert", "cvt"+m+".f16x2.f32", "f16x2", same(2, "f32 special"), arch("sm_80", "7.0"))
		simple("convert", "cvt"+m+".bf16x2.f32", "bf16x2", same(2, "f32 special"), arch("sm_80", "7.0"))
	}
	one("cvt.rn.relu.f16.f32", "f16", "f32", "sm_80", "7.0")
	one("cvt.rz.relu.f16.f32", "f16", "f32", "sm_80", "7.0")
	for _, m := range []string{".rn.satfinite", ".rz.satfinite", ".rn.relu.satfinite"} {
		one("cvt"+m+".f16.f32", "f16", "f32", "sm_80", "8.1")
		one("cvt"+m+".bf16.f32", "bf16", "f32", "sm_80", "8.1")
		simple("convert", "cvt"+m+".f16x2.f32", "f16x2", same(2, "f32 special"), arch("sm_80", "8.1"))
		simple("convert", "cvt"+m+".bf16x2.f32", "bf16x2", same(2, "f32 special"), arch("sm_80", "8.1"))
	}
	one("cvt.f32.bf16", "f32", "bf16", "sm_80", "7.1")
	one("cvt.ftz.f32.bf16", "f32", "bf16", "sm_90", "7.8")
	one("cvt.f64.bf16", "f64", "bf16", "sm_90", "7.8")
	one("cvt.rn.bf16.f16", "bf16", "f16", "sm_90", "7.8")
	one("cvt.rn.f16.bf16", "f16", "bf16", "sm_90", "7.8")
	one("cvt.rn.bf16.f64", "bf16", "f64", "sm_90", "7.8")
	one("cvt.rna.tf32.f32", "b32", "f32", "sm_80", "7.0")
	one("cvt.rna.satfinite.tf32.f32", "b32", "f32", "sm_80", "8.1")
	for _, m := range []string{".rn", ".rz", ".rn.relu", ".rz.relu"} {
		one("cvt"+m+".tf32.f32", "b32", "f32", "sm_90", "7.8")
	}
	for _, t := range []string{"e4m3x2", "e5m2x2"} {
		for _, r := range []string{"", ".relu"} {
			simple("convert", "cvt.rn.satfinite"+r+"."+t+".f32", "b16", same(2, "f32 special"), arch("sm_89", "8.1"))
			simple("convert", "cvt.rn.satfinite"+r+"."+t+".f16x2", "b16", same(1, "f16x2 special"), arch("sm_89", "8.1"))
			add(spec{
				family: "convert", name: "cvt_rn" + file(r) + "_f16x2_" + t, feature: "cvt.rn" + r + ".f16x2." + t, in: same(1, "b16 bits"), args: []string{"a"},
				out: "f16x2", outs: []string{"d"}, body: "cvt.rn" + r + ".f16x2." + t + " d, a;", target: "sm_89", version: "8.1",
			})
		}
	}
	for _, t := range []string{"u16", "s16"} {
		simple("convert", "cvt.pack.sat."+t+".s32", "b32", same(2, "s32 special"))
	}
	for _, t := range []string{"u8", "s8", "u4", "s4", "u2", "s2"} {
		simple("convert", "cvt.pack.sat."+t+".s32.b32", "b32", []string{"s32 special", "s32 special", "b32 bits"})
	}
}
