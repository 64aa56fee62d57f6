package worker

import (
	"bytes"
	"testing"

	"ferry/api/cu"
	"ferry/wire"
	"ferry/worker/translate"
)

func (r *rig) devResource() cu.DevResource_v1 {
	r.t.Helper()
	a, err := r.DevResource(&wire.DevResourceRequest{Type: cu.CU_DEV_RESOURCE_TYPE_SM})
	r.ok(err)
	return a.Resource
}

func (r *rig) splitSMs(from cu.DevResource_v1, n, least uint32) ([]cu.DevResource_v1, error) {
	a, err := r.DevSmResourceSplitByCount(&wire.DevSmResourceSplitByCountRequest{NbGroups: n, Input: from, MinCount: least})
	return a.Result, err
}

func (r *rig) desc(parts ...cu.DevResource_v1) (cu.DevResourceDesc, error) {
	d := cu.DevResourceDesc(r.Mint(cu.KindDevResourceDesc))
	_, err := r.DevResourceGenerateDesc(&wire.DevResourceGenerateDescRequest{PhDesc: d, Resources: parts})
	return d, err
}

// The data of a driver in a resource stays in the worker. The client's copy is a name for
// it, and a changed copy names nothing.
func TestResourcesAreNames(t *testing.T) {
	r := newRig(t)
	whole := r.devResource()
	if whole.Anon0[0] != 132 || whole.Anon0[1] != 8 || whole.Anon0[2] != 8 {
		t.Errorf("the device has %v", whole.Anon0)
	}
	if again := r.devResource(); again != whole {
		t.Error("asked twice, told differently")
	}
	parts, err := r.splitSMs(whole, 3, 16)
	r.ok(err)
	for i, p := range parts {
		rest := p.Internal_padding
		clear(rest[translate.ResourceID : translate.ResourceID+8])
		if p.Anon0[0] != 16 || rest != [92]byte{} || p == parts[(i+1)%3] {
			t.Errorf("part %d: %+v", i, p)
		}
	}
	change := map[string]func(p *cu.DevResource_v1){
		"count":       func(p *cu.DevResource_v1) { p.Anon0[0]++ },
		"type":        func(p *cu.DevResource_v1) { p.Type = 7 },
		"opaque byte": func(p *cu.DevResource_v1) { p.Internal_padding[50] = 1 },
		"number":      func(p *cu.DevResource_v1) { p.Internal_padding[translate.ResourceID] ^= 1 },
		"no number":   func(p *cu.DevResource_v1) { clear(p.Internal_padding[:]) },
		"huge number": func(p *cu.DevResource_v1) { p.Internal_padding[translate.ResourceID+7] = 0xff },
		"last byte":   func(p *cu.DevResource_v1) { p.Anon0[11] = 1 },
	}
	for name, f := range change {
		p := whole
		f(&p)
		want := cu.CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION
		if name == "type" {
			want = cu.CUDA_ERROR_INVALID_RESOURCE_TYPE
		}
		_, err := r.splitSMs(p, 1, 8)
		r.want(err, want)
		_, err = r.desc(p)
		r.want(err, want)
		t.Log(name)
	}
	_, err = r.splitSMs(whole, maxElements+1, 8)
	r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
}

func TestGreenContexts(t *testing.T) {
	r := newRig(t)
	parts, err := r.splitSMs(r.devResource(), 2, 32)
	r.ok(err)
	d, err := r.desc(parts[0])
	r.ok(err)
	make := func(desc cu.DevResourceDesc) (cu.GreenCtx, cu.Context, error) {
		g, c := cu.GreenCtx(r.Mint(cu.KindGreenCtx)), cu.Context(r.Mint(cu.KindContext))
		_, err := r.GreenCreate(&wire.GreenCreateRequest{Green: g, Ctx: c, Desc: desc, Flags: uint32(cu.CU_GREEN_CTX_DEFAULT_STREAM)})
		return g, c, err
	}
	_, _, err = make(0)
	r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
	_, _, err = make(cu.DevResourceDesc(r.Mint(cu.KindDevResourceDesc)))
	r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
	g, c, err := make(d)
	r.ok(err)
	g2, c2, err := make(d)
	r.ok(err)

	// Its stream works with the primary context's code and memory.
	s := cu.Stream(r.Mint(cu.KindStream))
	r.ok(r.GreenStream(&wire.GreenStreamRequest{Stream: s, Green: g, Flags: uint32(cu.CU_STREAM_NON_BLOCKING)}))
	at := r.alloc(4096)
	r.write(at, pattern(1, 4096), s)
	got, err := r.CopyOutData(&wire.CopyOutRequest{Src: at, Pitch: 4096, Width: 4096, Rows: 1, Stream: s})
	r.ok(err)
	if !bytes.Equal(got, pattern(1, 4096)) {
		t.Error("other data through a green stream")
	}
	// What is made while it is current outlives it, its streams do not.
	r.SetContext(c)
	kept, plain := r.alloc(4096), r.stream(0)
	r.write(kept, pattern(2, 4096), plain)
	r.SetContext(r.ctx)

	_, err = r.CtxDestroy(&wire.CtxDestroyRequest{Ctx: c})
	r.want(err, cu.CUDA_ERROR_INVALID_CONTEXT)
	_, err = r.GreenDestroy(&wire.GreenDestroyRequest{Green: g, Ctx: c2})
	r.want(err, cu.CUDA_ERROR_INVALID_CONTEXT)
	_, err = r.GreenDestroy(&wire.GreenDestroyRequest{Green: g, Ctx: r.ctx})
	r.want(err, cu.CUDA_ERROR_INVALID_CONTEXT)
	_, err = r.GreenDestroy(&wire.GreenDestroyRequest{Green: g, Ctx: c})
	r.ok(err)
	for _, gone := range []cu.Stream{s, plain} {
		_, err = r.StreamSynchronize(&wire.StreamSynchronizeRequest{HStream: gone})
		r.want(err, cu.CUDA_ERROR_INVALID_HANDLE)
	}
	r.expect(kept, pattern(2, 4096))
	_, err = r.GreenDestroy(&wire.GreenDestroyRequest{Green: g, Ctx: c})
	r.want(err, cu.CUDA_ERROR_INVALID_CONTEXT)

	// The end of the primary context is that of its green ones, and of what was made in them.
	_, err = r.PrimaryReset(&wire.PrimaryResetRequest{Ctx: r.ctx})
	r.ok(err)
	_, err = r.GreenDestroy(&wire.GreenDestroyRequest{Green: g2, Ctx: c2})
	r.want(err, cu.CUDA_ERROR_INVALID_CONTEXT)
	_, err = r.PrimaryRetain(&wire.PrimaryRetainRequest{Ctx: r.ctx})
	r.ok(err)
	r.ok(r.allocAt(kept, 4096))
	r.ok(r.GreenStream(&wire.GreenStreamRequest{Stream: cu.Stream(r.Mint(cu.KindStream)), Green: g2, Flags: 1}))
	r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_CONTEXT, wire.OpGreenStream)
}
