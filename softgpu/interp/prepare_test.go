package interp

import (
	"sync"
	"testing"

	"ferry/softgpu/ptx"
)

const twoKernels = `
.version 7.0
.target sm_70
.address_size 64
.shared .align 4 .b8 both[64];
.func (.reg .u32 r) half(.reg .u32 a) { shr.u32 r, a, 1; ret; }
.func (.reg .u32 r) deep(.reg .u32 a) {
	.shared .align 4 .b8 own[128];
	.local .align 8 .b8 room[24];
	.reg .u64 p; mov.u64 p, own;
	call (r), half, (a); ret;
}
.visible .entry one(.param .u64 out) {
	.reg .u64 p; .reg .u32 v;
	ld.param.u64 p, [out];
	mov.u32 v, 40;
	call (v), half, (v);
	st.global.u32 [p], v;
	ret;
}
.visible .entry two(.param .u64 out) {
	.reg .u64 p; .reg .u32 v;
	.shared .align 4 .b8 mine[16];
	st.shared.u32 [mine], 1;
	st.shared.u32 [both+4], 2;
	mov.u32 v, 8;
	call (v), deep, (v);
	ret;
}
`

// TestPrepare: linking makes no code. What a kernel needs is known before; its own code and
// that of what it calls is made once, at its first use, by whoever comes first.
func TestPrepare(t *testing.T) {
	mod, err := ptx.Parse([]byte(twoKernels))
	if err != nil {
		t.Fatal(err)
	}
	p, err := Link(mod, func(string) (uint64, bool) { return 0, false })
	if err != nil {
		t.Fatal(err)
	}
	one, two := p.Kernel("one"), p.Kernel("two")
	for _, c := range []struct {
		k             *Kernel
		shared, local uint32
	}{
		{one, 0, 0},
		{two, 64 + 128 + 16, 32}, // shared variables lie one behind the other; local ones of deep
	} {
		if c.k.StaticShared != c.shared || c.k.LocalBytes != c.local {
			t.Errorf("%s: %d bytes shared and %d local, want %d and %d", c.k.Name, c.k.StaticShared, c.k.LocalBytes, c.shared, c.local)
		}
	}
	for _, fn := range p.funcs {
		if fn.code != nil {
			t.Errorf("linking made code of %s", fn.name)
		}
	}
	var users sync.WaitGroup
	for range 8 {
		users.Go(func() {
			if d := one.Unsupported(); len(d) != 0 {
				t.Error(d)
			}
		})
	}
	users.Wait()
	if one.fn.code == nil || one.prog.reached != 2 || two.fn.code != nil {
		t.Errorf("one has %d instructions and reaches %d functions, two has %d instructions; want some, 2, none", len(one.fn.code), one.prog.reached, len(two.fn.code))
	}
	mem := newArena()
	at := mem.alloc(4)
	if err := Run(&Launch{Kernel: one, Grid: dim(1), Block: dim(1), Params: params(one, at), Mem: mem}); err != nil || mem.bytes(at)[0] != 20 {
		t.Errorf("%v, %d; want 20", err, mem.bytes(at)[0])
	}
}
