package interp

import (
	"errors"
	"strings"
	"testing"
)

const header = ".version 8.0\n.target sm_80\n.address_size 64\n"

// kernelText wraps instructions into a kernel with one pointer parameter, whose
// value is in %rd1, and plenty of registers.
func kernelText(body string) string {
	return header + `
.visible .entry k(.param .u64 k_p) {
	.reg .pred %p<20>; .reg .b16 %h<20>; .reg .b32 %r<40>; .reg .b64 %rd<40>; .reg .f32 %f<20>; .reg .f64 %d<20>;
	.shared .align 8 .b8 sm[64];
	ld.param.u64 %rd1, [k_p];
	mov.u32 %r1, %tid.x;
` + body + "\n\tret;\n}\n"
}

func TestFaults(t *testing.T) {
	cases := []struct {
		name, body string
		kind       FaultKind
		thread     uint32
		text       string
	}{
		{"null pointer", "mov.u64 %rd2, 0; ld.global.u32 %r2, [%rd2];", IllegalAddress, 0, "ld.global.u32"},
		{"one past the end", "mul.wide.u32 %rd2, %r1, 4; add.u64 %rd2, %rd1, %rd2; st.global.u32 [%rd2+4], %r1;", IllegalAddress, 31, "4 bytes"},
		{"misaligned", "st.global.u32 [%rd1+2], %r1;", Misaligned, 0, "misaligned"},
		{"misaligned vector", "ld.global.v4.u32 {%r2,%r3,%r4,%r5}, [%rd1+8];", Misaligned, 0, "16 bytes"},
		{"shared out of bounds", "mov.u32 %r2, 100000; ld.shared.u32 %r3, [%r2];", IllegalAddress, 0, "ld.shared"},
		{"generic shared out of bounds", "mov.u64 %rd2, 0xfe0000100000; ld.u32 %r3, [%rd2];", IllegalAddress, 0, "address 0xfe0000100000"},
		{"local out of bounds", "mov.u32 %r2, 100000; ld.local.u32 %r3, [%r2];", IllegalAddress, 0, "ld.local"},
		{"trap in one lane", "setp.eq.u32 %p1, %r1, 7; @%p1 trap;", Trap, 7, "trap"},
		{"atomic on nothing", "mov.u64 %rd2, 64; atom.global.add.u32 %r2, [%rd2], 1;", IllegalAddress, 0, "atom"},
		{"barrier never met", "setp.eq.u32 %p1, %r1, 0; @%p1 bra A; bar.sync 1, 64; ret; A: bar.sync 2, 64;", Deadlock, 0, "deadlock"},
		{"shuffle without its lanes", "setp.eq.u32 %p1, %r1, 0; @%p1 bra A; shfl.sync.idx.b32 %r2, %r1, 0, 31, 0xffffffff; ret; A: bar.sync 2, 64;", Deadlock, 0, "deadlock"},
		{"call of a number", "mov.u64 %rd2, 1234; P: .callprototype _ (); call %rd2, P;", InvalidPC, 0, "address 0x4d2"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			r := link(t, kernelText(c.body))
			err := r.launch("k", dim(1), dim(32), 0, r.mem.alloc(128))
			var f *Fault
			if !errors.As(err, &f) {
				t.Fatalf("ended with %v", err)
			}
			if f.Kind != c.kind || c.kind != Deadlock && f.Thread[0] != c.thread || !strings.Contains(f.Error(), c.text) {
				t.Errorf("fault is %v", f)
			}
		})
	}
}

func TestFaultNamesSource(t *testing.T) {
	r := load(t, "basic.ptx")
	err := r.launch("saxpy", dim(2), dim(32), 0, int32(100), float32(1), uint64(0), uint64(0))
	var f *Fault
	if !errors.As(err, &f) || !strings.Contains(f.Source, "basic.cu:5") {
		t.Errorf("fault is %v", err)
	}
}

func TestStackOverflow(t *testing.T) {
	r := link(t, header+`
.func f(.param .b32 f_0) { .local .b8 a[1000]; .param .b32 x; call f, (x); ret; }
.visible .entry k() { .param .b32 x; call f, (x); ret; }`)
	var f *Fault
	if err := r.launch("k", dim(1), dim(1), 0); !errors.As(err, &f) || f.Kind != StackOverflow {
		t.Errorf("ended with %v", err)
	}
}

func TestUnsupportedIsRefused(t *testing.T) {
	r := link(t, header+`
.func bad() { tcgen05.u32 1; ret; }
.visible .entry good() { ret; }
.visible .entry k() { call bad; ret; }`)
	r.run("good", dim(1), dim(1), 0)
	err := r.launch("k", dim(1), dim(1), 0)
	var u *UnsupportedError
	if !errors.As(err, &u) {
		t.Fatalf("ended with %v", err)
	}
	if want := "bad: PTX line 5: tcgen05.u32"; !strings.Contains(err.Error(), want) {
		t.Errorf("%q does not contain %q", err, want)
	}
}

func TestLaunchShape(t *testing.T) {
	r := link(t, kernelText(""))
	for name, c := range map[string]struct{ grid, block [3]uint32 }{
		"no threads":   {dim(1), [3]uint32{0, 1, 1}},
		"no blocks":    {[3]uint32{1, 0, 1}, dim(1)},
		"too many":     {dim(1), dim(1024, 2)},
		"far too many": {dim(1), dim(1<<31, 1<<31, 1<<31)},
	} {
		if err := r.launch("k", c.grid, c.block, 0, uint64(0)); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}
