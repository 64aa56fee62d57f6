package softgpu

import (
	"strings"
	"testing"

	"ferry/api/cu"
)

const linkHeader = ".version 8.0\n.target sm_70\n.address_size 64\n"

// Each of the two has a private function and a private variable of the same
// name, and each uses what the other defines.
const linkMain = linkHeader + `
.extern .func (.param .b32 r) twice(.param .b32 x);
.extern .global .align 4 .b32 total;
.global .align 4 .b32 hidden = 100;
.func (.param .b32 r) secret() { .reg .b32 %r; ld.global.u32 %r, [hidden]; st.param.b32 [r], %r; ret; }
.visible .func (.param .b32 r) seven() { .reg .b32 %r; mov.u32 %r, 7; st.param.b32 [r], %r; ret; }
.visible .entry k(.param .u64 out)
{
	.reg .b32 %r<4>; .reg .b64 %d<2>; .param .b32 a; .param .b32 b; .param .b32 c; .param .b32 x;
	call (a), secret; ld.param.b32 %r0, [a];
	st.param.b32 [x], 21; call (b), twice, (x); ld.param.b32 %r1, [b];
	add.u32 %r0, %r0, %r1; ld.global.u32 %r2, [total]; add.u32 %r0, %r0, %r2;
	ld.param.u64 %d0, [out]; st.global.u32 [%d0], %r0;
	ret;
}`

const linkOther = linkHeader + `
.extern .func (.param .b32 r) seven();
.visible .global .align 4 .b32 total = 1000;
.global .align 4 .b32 hidden = 3;
.func (.param .b32 r) secret() { .reg .b32 %r; ld.global.u32 %r, [hidden]; st.param.b32 [r], %r; ret; }
.visible .func (.param .b32 r) twice(.param .b32 x)
{
	.reg .b32 %r<4>; .param .b32 a; .param .b32 b;
	ld.param.b32 %r0, [x]; add.u32 %r0, %r0, %r0;
	call (a), secret; ld.param.b32 %r1, [a]; add.u32 %r0, %r0, %r1;
	call (b), seven; ld.param.b32 %r1, [b]; add.u32 %r0, %r0, %r1;
	st.param.b32 [r], %r0; ret;
}`

func TestLink(t *testing.T) {
	r := newRig(t, Config{})
	l, res := r.LinkCreate(nil)
	r.ok(res)
	for _, src := range []string{linkMain, linkOther} {
		_, res := r.LinkAdd(l, uint32(cu.CU_JIT_INPUT_PTX), append([]byte(src), 0), "a.ptx")
		r.ok(res)
	}
	image, log, res := r.LinkComplete(l)
	if res != cu.CUDA_SUCCESS {
		t.Fatalf("%v %s", res, log.Errors)
	}
	again, _, _ := r.LinkComplete(l)
	if &again[0] != &image[0] {
		t.Error("a second image")
	}
	at := r.alloc(4)
	m := r.load(string(image))
	r.ok(r.LinkDestroy(l))
	r.want(r.LinkDestroy(l), cu.CUDA_ERROR_INVALID_HANDLE)
	r.ok(r.launch(r.function(m, "k"), 1, 1, 0, at))
	if v := r.read32(at); v != 100+42+3+7+1000 {
		t.Errorf("computed %d", v)
	}
	lib, _, res := r.LoadLibrary(image, nil)
	r.ok(res)
	k, res := r.LibraryGetKernel(lib, "k")
	r.ok(res)
	r.ok(r.launch(cu.Function(k), 1, 1, 0, at))
	r.ok(r.CtxSynchronize(0))
	for n := 0; n < len(image)-1; n += 38 { // however it is cut short
		if _, _, res := r.LoadModule(image[:n], nil); res == cu.CUDA_SUCCESS {
			t.Fatalf("%d of %d bytes loaded", n, len(image))
		}
	}
}

func TestLinkErrors(t *testing.T) {
	r := newRig(t, Config{})
	tests := []struct {
		name, text string
		kind       cu.JitInputType
		inputs     []string
		add, done  cu.Result
	}{
		{"undefined", "undefined reference to twice", cu.CU_JIT_INPUT_PTX, []string{linkMain}, 0, cu.CUDA_ERROR_NOT_FOUND},
		{"twice", "multiple definition of variable total", cu.CU_JIT_INPUT_PTX, []string{linkMain, linkOther, linkOther}, 0, cu.CUDA_ERROR_INVALID_IMAGE},
		{"nothing", "", cu.CU_JIT_INPUT_PTX, nil, 0, cu.CUDA_SUCCESS},
		{"no PTX", "", cu.CU_JIT_INPUT_PTX, []string{"hello"}, cu.CUDA_ERROR_INVALID_IMAGE, 0},
		{"broken PTX", "", cu.CU_JIT_INPUT_PTX, []string{linkHeader + ".visible .entry"}, cu.CUDA_ERROR_INVALID_PTX, 0},
		{"machine code", "a cubin is machine code", cu.CU_JIT_INPUT_CUBIN, []string{"x"}, cu.CUDA_ERROR_NO_BINARY_FOR_GPU, 0},
		{"no kind", "", 77, []string{"x"}, cu.CUDA_ERROR_INVALID_VALUE, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			l, res := r.LinkCreate(nil)
			r.ok(res)
			defer r.LinkDestroy(l)
			for _, in := range tt.inputs {
				log, res := r.LinkAdd(l, uint32(tt.kind), []byte(in), "")
				if res != tt.add || res != 0 && !strings.Contains(log.Errors, tt.text) {
					t.Fatalf("add: %v %q", res, log.Errors)
				}
				if res != 0 {
					return
				}
			}
			_, log, res := r.LinkComplete(l)
			if res != tt.done || !strings.Contains(log.Errors, tt.text) {
				t.Errorf("complete: %v %q", res, log.Errors)
			}
		})
	}
}
