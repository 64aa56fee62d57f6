package interp

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"testing"

	"ferry/softgpu/ptx"
)

// snapshot copies all memory.
func (m *arena) snapshot() map[uint64][]byte {
	m.mu.RLock()
	defer m.mu.RUnlock()
	s := map[uint64][]byte{}
	for a, b := range m.spans {
		s[a] = slices.Clone(b)
	}
	return s
}

// restore makes memory what it was, without moving it.
func (m *arena) restore(s map[uint64][]byte, next uint64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.next = next
	for a, b := range s {
		if m.spans[a] == nil {
			m.spans[a] = slices.Clone(b)
			continue
		}
		copy(m.spans[a], b)
	}
	maps.DeleteFunc(m.spans, func(a uint64, _ []byte) bool { return s[a] == nil })
	m.epoch.Add(1)
}

// outcome is all that a launch leaves behind.
type outcome struct {
	mem map[uint64][]byte
	out []byte
	err string
}

// compareTiers runs a launch in every tier, from the same memory, on one
// worker, and compares what it leaves behind with what the plain tier does.
// Memory is then as it was before. Every test that launches a kernel through a
// rig is thereby a test of the tiers.
func (r *rig) compareTiers(l *Launch) {
	r.t.Helper()
	if r.unstable[l.Kernel.Name] {
		return
	}
	before, next := r.mem.snapshot(), r.mem.next
	var want outcome
	for i := range bestTier + 1 {
		var got outcome
		err := Run(&Launch{
			Kernel: r.tiers[i].Kernel(l.Kernel.Name), Grid: l.Grid, Block: l.Block, SharedBytes: l.SharedBytes,
			Params: l.Params, Mem: r.mem, Workers: 1,
			Printf:   func(b []byte) { got.out = append(got.out, b...) },
			Complain: func(b []byte) { got.out = append(got.out, b...) },
		})
		got.err = fmt.Sprint(err)
		got.mem = r.mem.snapshot()
		r.mem.restore(before, next)
		if i == tierPlain {
			want = got
			continue
		}
		if got.err != want.err {
			r.t.Errorf("kernel %s ends with %q in tier %d, with %q in the plain one", l.Kernel.Name, got.err, i, want.err)
		}
		if !bytes.Equal(got.out, want.out) {
			r.t.Errorf("kernel %s prints %q in tier %d, %q in the plain one", l.Kernel.Name, got.out, i, want.out)
		}
		for a, b := range want.mem {
			if k := firstDifference(b, got.mem[a]); k >= 0 {
				r.t.Errorf("kernel %s: byte %d at %#x differs in tier %d: %x, %x in the plain one",
					l.Kernel.Name, k, a, i, around(got.mem[a], k), around(b, k))
			}
		}
	}
}

func firstDifference(a, b []byte) int {
	if bytes.Equal(a, b) {
		return -1
	}
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return i
		}
	}
	return min(len(a), len(b))
}

func around(b []byte, i int) []byte { return b[min(i&^7, len(b)):min(i&^7+8, len(b))] }

// lanesKernel is one instruction on values of memory: by all lanes, by some of
// them, and into a register that is also a source.
const lanesKernel = `.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out)
{
	.reg .pred %%p<8>;
	.reg .b32 %%i<8>;
	.reg .b64 %%l<16>;
	.reg .%[2]s %%d<4>;
	.reg .%[3]s %%a<4>;
	.reg .%[4]s %%b<4>;
	.reg .%[5]s %%c<4>;
	ld.param.u64 %%l0, [in];
	ld.param.u64 %%l1, [out];
	mov.u32 %%i0, %%ctaid.x;
	mov.u32 %%i1, %%ntid.x;
	mov.u32 %%i2, %%tid.x;
	mad.lo.u32 %%i3, %%i0, %%i1, %%i2;
	mul.wide.u32 %%l2, %%i3, 24;
	add.u64 %%l3, %%l0, %%l2;
	add.u64 %%l4, %%l1, %%l2;
	ld.global.%[3]s %%a0, [%%l3];
	ld.global.%[4]s %%b0, [%%l3+8];
	ld.global.%[5]s %%c0, [%%l3+16];
	and.b32 %%i4, %%i3, 5;
	setp.eq.u32 %%p1, %%i4, 1;
	setp.ne.u32 %%p3, %%i4, 4;
	mov.%[2]s %%d1, 0;
%[1]s
	ret;
}`

// laneTypes are the registers of an instruction, by how it is written: result,
// and three operands.
func laneTypes(key string) [4]string {
	in := parseKey(key)
	t := in.Mods[len(in.Mods)-1]
	bits := map[byte]string{'2': "b32", '4': "b64"}[t[len(t)-1]]
	types := [4]string{bits, bits, bits, bits}
	switch {
	case in.Mods[0] == "wide":
		types[0], types[3] = "b64", "b64"
	case in.Op == "cvt":
		to := in.Mods[len(in.Mods)-2]
		types[0] = map[byte]string{'2': "b32", '4': "b64"}[to[len(to)-1]]
	case in.Op == "shl" || in.Op == "shr":
		types[2] = "b32"
	}
	return types
}

func parseKey(key string) ptx.Inst {
	parts := bytes.Split([]byte(key), []byte("."))
	in := ptx.Inst{Op: string(parts[0])}
	for _, p := range parts[1:] {
		in.Mods = append(in.Mods, string(p))
	}
	return in
}

// laneText writes the uses of an instruction into lanesKernel.
func laneText(key string, types [4]string) string {
	in := parseKey(key)
	sources := "%a0, %b0, %c0"
	switch in.Op {
	case "mad", "fma":
	case "not", "neg", "mov", "sqrt", "rcp", "cvt", "rsqrt", "abs":
		sources = "%a0"
	case "selp":
		sources = "%a0, %b0, %p1"
	default:
		sources = "%a0, %b0"
	}
	store := func(off, reg int) string {
		return fmt.Sprintf("\tst.global.%s [%%l4+%d], %%d%d;\n", types[0], off, reg)
	}
	if in.Op == "setp" {
		return fmt.Sprintf("\t%[1]s %%p2, %[2]s;\n\tselp.b64 %%l5, 1, 2, %%p2;\n\tst.global.b64 [%%l4], %%l5;\n"+
			"\t@%%p3 %[1]s %%p2, %%b0, %%a0;\n\tselp.b64 %%l5, 1, 2, %%p2;\n\tst.global.b64 [%%l4+8], %%l5;\n", key, sources)
	}
	text := fmt.Sprintf("\t%s %%d0, %s;\n", key, sources) + store(0, 0) +
		fmt.Sprintf("\t@%%p3 %s %%d1, %s;\n", key, sources) + store(8, 1)
	if types[0] == types[1] {
		text += fmt.Sprintf("\t%s %%a0, %s;\n\tst.global.%s [%%l4+16], %%a0;\n", key, sources, types[0])
	}
	return text
}

// TestVectorOps gives every instruction that has a vector function values
// worth trying in all combinations; compareTiers does the rest.
func TestVectorOps(t *testing.T) {
	keys := vectorKeys()
	if len(keys) == 0 {
		t.Skip("no vector instructions here")
	}
	slices.Sort(keys)
	var values []uint64
	for _, kind := range []string{"u64", "f32", "f64"} {
		values = append(values, operandsFor(kind)...)
	}
	// Pairs of single-precision values too: 64-bit operands see them as one.
	for _, a := range operandsFor("f32") {
		values = append(values, a<<32|0x3f800000, 0x7fa00000<<32|a)
	}
	var in []uint64
	for i, a := range values {
		for k, b := range values {
			in = append(in, a, b, values[(i*7+k*3+1)%len(values)])
		}
	}
	eachWidth(func() { testVectorOps(t, keys, in) })
}

func testVectorOps(t *testing.T, keys []string, in []uint64) {
	for _, key := range keys {
		types := laneTypes(key)
		src := fmt.Sprintf(lanesKernel, laneText(key, types), types[0], types[1], types[2], types[3])
		r := link(t, src)
		p := upload(r, in)
		out := r.mem.alloc(8 * len(in))
		// Blocks of 90 leave a warp with fewer lanes.
		n := uint32(len(in) / 3)
		r.run("k", dim(n/90), dim(90), 0, p, out)
		if t.Failed() {
			t.Fatalf("%s\n%s", key, src)
		}
	}
}

// TestRamps finds ramps, and nothing else, at every lane that may spoil one.
func TestRamps(t *testing.T) {
	for _, step := range []uint32{0, 1, 4, 8, 100, maxStep} {
		var a [warpSize]uint32
		var b [warpSize]uint64
		for i := range a {
			a[i] = 1000 + uint32(i)*step
			if i >= halfWarp {
				a[i] -= 7 * step // the halves need not be neighbours
			}
			b[i] = uint64(a[i]) << 8
		}
		eachWidth(func() {
			check := func(want bool) {
				t.Helper()
				s1, ok1 := rampPairs(&a)
				s2, ok2 := rampOf32(&a)
				if ok1 != want || ok2 != want || want && (s1 != uint64(step) || s2 != uint64(step)) {
					t.Fatalf("step %d: %d %v, %d %v, want %v for %v", step, s1, ok1, s2, ok2, want, a)
				}
				if s3, ok3 := rampOf64(&b); step <= maxStep>>8 && (ok3 != want || want && s3 != uint64(step)<<8) {
					t.Fatalf("step %d: %d %v, want %v for %v", step, s3, ok3, want, b)
				}
			}
			check(true)
			for i := range a {
				for _, d := range []uint32{1, ^uint32(0), 1 << 31} {
					a[i] += d
					b[i] += uint64(d)
					check(false)
					a[i] -= d
					b[i] -= uint64(d)
				}
			}
		})
	}
	// A ramp that wraps around is none.
	var a [warpSize]uint32
	for i := range a {
		a[i] = ^uint32(0) - 20 + uint32(4*i)
	}
	if _, ok := rampOf32(&a); ok {
		t.Fatalf("%v is a ramp", a)
	}
}
