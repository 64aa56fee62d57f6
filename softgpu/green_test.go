package softgpu

import (
	"testing"

	"ferry/api/cu"
)

// What an H200 (132 multiprocessors, driver 580) answers to splits. Asked for
// groups of 8 it makes one fewer than fit, for reasons of its own silicon;
// that row is left out.
func TestSplitsAsOnH200(t *testing.T) {
	g, err := Open(Config{Memory: 64 << 20})
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	all, r := g.DeviceGetDevResource(0, cu.CU_DEV_RESOURCE_TYPE_SM)
	if r != cu.CUDA_SUCCESS || all.Anon0[0] != 132 || all.Anon0[1] != 8 || all.Anon0[2] != 8 {
		t.Fatalf("%v: %v", r, all.Anon0)
	}
	rows := []struct{ least, flags, groups, size, rest uint32 }{
		{9, 0, 8, 16, 4},
		{16, 0, 8, 16, 4},
		{17, 0, 5, 24, 12},
		{24, 2, 5, 24, 12},
		{32, 0, 4, 32, 4},
		{33, 0, 3, 40, 12},
		{63, 0, 2, 64, 4},
		{65, 0, 1, 72, 60},
		{100, 0, 1, 104, 28},
		{128, 0, 1, 128, 4},
		{130, 0, 1, 132, 0},
		{132, 0, 1, 132, 0},
		{0, 1, 66, 2, 0},
		{2, 1, 66, 2, 0},
		{4, 1, 33, 4, 0},
		{7, 1, 16, 8, 4},
		{9, 1, 13, 10, 2},
		{12, 1, 11, 12, 0},
		{17, 1, 7, 18, 6},
		{20, 1, 6, 20, 12},
		{33, 1, 3, 34, 30},
		{65, 1, 2, 66, 0},
		{68, 1, 1, 68, 64},
		{130, 1, 1, 130, 2},
		{131, 1, 1, 132, 0},
	}
	for _, row := range rows {
		_, n, _, r := g.DevSmResourceSplitByCount(0, &all, row.flags, row.least)
		parts, made, rest, r2 := g.DevSmResourceSplitByCount(99, &all, row.flags, row.least)
		if r != cu.CUDA_SUCCESS || r2 != r || n != row.groups || made != n || uint32(len(parts)) != n {
			t.Errorf("%+v: %d groups (%v), then %d (%v)", row, n, r, made, r2)
			continue
		}
		if parts[0].Anon0[0] != row.size || parts[n-1].Anon0[0] != row.size || rest.Anon0[0] != row.rest || (rest.Type == 0) != (row.rest == 0) {
			t.Errorf("%+v: parts of %d, rest %d", row, parts[0].Anon0[0], rest.Anon0[0])
		}
		if parts[0].Anon0[1] != 0 || parts[0].Anon0[2] != 0 {
			t.Errorf("%+v: a part says how to split it", row)
		}
		if _, _, _, r := g.DevSmResourceSplitByCount(1, &parts[0], 0, 1); r != cu.CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION {
			t.Errorf("%+v: a part can be split: %v", row, r)
		}
	}
	for _, bad := range []struct {
		least, flags uint32
		want         cu.Result
	}{{133, 0, cu.CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION}, {200, 1, cu.CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION}, {8, 3, cu.CUDA_ERROR_INVALID_VALUE}, {8, 4, cu.CUDA_SUCCESS}} {
		if _, _, _, r := g.DevSmResourceSplitByCount(1, &all, bad.flags, bad.least); r != bad.want {
			t.Errorf("at least %d, flags %d: %v", bad.least, bad.flags, r)
		}
	}
}

// A kernel on a part gets that part of the goroutines, one at least; limits are those of the
// primary context, whose heap and output it uses.
func TestGreenContextsHaveLess(t *testing.T) {
	g, err := Open(Config{Memory: 64 << 20, Workers: 16})
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	all, _ := g.DeviceGetDevResource(0, cu.CU_DEV_RESOURCE_TYPE_SM)
	for least, workers := range map[uint32]int{8: 1, 32: 4, 64: 8, 96: 12, 132: 16} {
		parts, _, _, _ := g.DevSmResourceSplitByCount(1, &all, 0, least)
		desc, _ := g.DevResourceGenerateDesc(parts)
		h, r := g.GreenCtxCreate(desc, 0, uint32(cu.CU_GREEN_CTX_DEFAULT_STREAM))
		if r != cu.CUDA_SUCCESS {
			t.Fatal(r)
		}
		if gr, _ := g.green(h); gr.workers(16) != workers || gr.workers(1) != 1 {
			t.Errorf("%d multiprocessors have %d of 16 goroutines and %d of 1", least, gr.workers(16), gr.workers(1))
		}
		ctx, _ := g.CtxFromGreenCtx(h)
		primary, _ := g.DevicePrimaryCtxRetain(0)
		g.CtxSetCurrent(ctx)
		if r := g.CtxSetLimit(cu.CU_LIMIT_MALLOC_HEAP_SIZE, uint64(least)<<20); r != cu.CUDA_SUCCESS && least<<20 <= 64<<20 {
			t.Error(r)
		}
		mine, _ := g.CtxGetLimit(cu.CU_LIMIT_MALLOC_HEAP_SIZE)
		g.CtxSetCurrent(primary)
		if theirs, _ := g.CtxGetLimit(cu.CU_LIMIT_MALLOC_HEAP_SIZE); theirs != mine || least <= 64 && mine != uint64(least)<<20 {
			t.Errorf("a heap of %d in a green context, %d in the primary one", mine, theirs)
		}
		g.DevicePrimaryCtxRelease(0)
		if r := g.GreenCtxDestroy(h); r != cu.CUDA_SUCCESS {
			t.Error(r)
		}
	}
}
