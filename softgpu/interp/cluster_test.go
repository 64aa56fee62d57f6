package interp

import (
	"os"
	"slices"
	"testing"
)

func TestCluster(t *testing.T) {
	src, err := os.ReadFile("testdata/cluster.ptx")
	if err != nil {
		t.Fatal(err)
	}
	accepted(t, "sm_90", string(src))
	r := load(t, "cluster.ptx")
	const blocks, threads = 8, 48
	out := r.mem.alloc(blocks * 40)
	r.run("ring", dim(blocks), dim(threads), 0, out)
	got := download[uint32](r, out, blocks*10)
	for b := range uint32(blocks) {
		rank, id := b%4, b/4
		next := id*4 + (rank+1)%4
		count := uint32(0)
		if rank == 0 {
			count = 4 * threads
		}
		want := []uint32{rank, 4, id, blocks / 4, rank, next * 10, (rank + 1) % 4, 1, count, 1}
		if g := got[b*10 : b*10+10]; !slices.Equal(g, want) {
			t.Errorf("block %d: %v, want %v", b, g, want)
		}
	}
}

// TestClusterShape has clusters of two dimensions chosen at launch.
func TestClusterShape(t *testing.T) {
	r := link(t, `.version 8.7
.target sm_90
.address_size 64
.visible .entry where(.param .u64 out)
{
	.reg .b32 %r<12>; .reg .b64 %d<4>;
	ld.param.u64 %d0, [out];
	mov.u32 %r0, %ctaid.x; mov.u32 %r1, %ctaid.y; mov.u32 %r2, %nctaid.x;
	mad.lo.u32 %r3, %r1, %r2, %r0;
	mul.wide.u32 %d1, %r3, 16; add.u64 %d2, %d0, %d1;
	mov.u32 %r4, %cluster_ctarank; mov.u32 %r5, %clusterid.x; mov.u32 %r6, %clusterid.y; mov.u32 %r7, %cluster_ctaid.y;
	st.global.v4.u32 [%d2], {%r4, %r5, %r6, %r7};
	ret;
}`)
	k := r.prog.Kernel("where")
	out := r.mem.alloc(16 * 6 * 4)
	l := &Launch{Kernel: k, Grid: dim(6, 4), Block: dim(1), Cluster: dim(2, 2), Params: params(k, out), Mem: r.mem}
	if err := Run(l); err != nil {
		t.Fatal(err)
	}
	got := download[uint32](r, out, 6*4*4)
	for y := range uint32(4) {
		for x := range uint32(6) {
			want := []uint32{y%2*2 + x%2, x / 2, y / 2, y % 2}
			if g := got[(y*6+x)*4:][:4]; !slices.Equal(g, want) {
				t.Errorf("block %d,%d: %v, want %v", x, y, g, want)
			}
		}
	}
	l.Grid = dim(5, 4)
	if err := Run(l); err == nil {
		t.Error("a grid that clusters do not tile was run")
	}
}

func TestClusterExit(t *testing.T) {
	r := load(t, "cluster.ptx")
	out := r.mem.alloc(4)
	k := r.prog.Kernel("leavers")
	if err := Run(&Launch{Kernel: k, Grid: dim(4), Block: dim(64), Cluster: dim(2), Params: params(k, out), Mem: r.mem}); err != nil {
		t.Fatal(err)
	}
	if got := download[uint32](r, out, 1)[0]; got != 128 {
		t.Errorf("%d threads came through, want 128", got)
	}
}

func TestStoreAsync(t *testing.T) {
	r := load(t, "cluster.ptx")
	out := r.mem.alloc(32)
	k := r.prog.Kernel("send")
	if err := Run(&Launch{Kernel: k, Grid: dim(2), Block: dim(64), Params: params(k, out), Mem: r.mem}); err != nil {
		t.Fatal(err)
	}
	if got, want := download[uint32](r, out, 5), []uint32{77, 78, 79, 80, 11}; !slices.Equal(got, want) {
		t.Errorf("received %v, want %v", got, want)
	}
}
