package softgpu

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/test/toolchain"
)

// These kernels call what CUDA's device runtime calls of the driver. test/e2e runs programs with the runtime itself.
const dynamicHeader = `.version 8.0
.target sm_80
.address_size 64
.extern .func (.param .b64 r) __cuda_syscall_cnpv2GetParameterBufferV2(.param .b64 k, .param .align 4 .b8 g[12], .param .align 4 .b8 b[12], .param .b32 s);
.extern .func (.param .b32 r) __cuda_syscall_cnpv2LaunchDeviceV2(.param .b64 p, .param .b64 s);
.extern .func (.param .b32 r) cudaDeviceSynchronize();
.global .align 4 .b32 next;

// launch starts a kernel with a pointer and a number as parameters.
.func (.param .b32 r) launch(.param .b64 k, .param .b32 threads, .param .b64 out, .param .b32 n, .param .b64 stream)
{
	.reg .b32 %r<4>; .reg .b64 %d<4>; .param .b64 buf; .param .align 4 .b8 g[12]; .param .align 4 .b8 b[12]; .param .b32 s; .param .b64 kk; .param .b32 res; .param .b64 st; .param .b64 bb;
	ld.param.u64 %d0, [k]; ld.param.u32 %r0, [threads]; ld.param.u64 %d1, [out]; ld.param.u32 %r1, [n]; ld.param.u64 %d2, [stream];
	st.param.b64 [kk], %d0;
	st.param.b32 [g], 1; st.param.b32 [g+4], 1; st.param.b32 [g+8], 1;
	st.param.b32 [b], %r0; st.param.b32 [b+4], 1; st.param.b32 [b+8], 1;
	st.param.b32 [s], 0;
	call (buf), __cuda_syscall_cnpv2GetParameterBufferV2, (kk, g, b, s);
	ld.param.b64 %d3, [buf];
	st.u64 [%d3], %d1; st.u32 [%d3+8], %r1;
	st.param.b64 [bb], %d3; st.param.b64 [st], %d2;
	call (res), __cuda_syscall_cnpv2LaunchDeviceV2, (bb, st);
	ld.param.b32 %r2, [res]; st.param.b32 [r], %r2;
	ret;
}

// note writes its number where the next one belongs.
.visible .entry note(.param .u64 out, .param .u32 n)
{
	.reg .b32 %r<3>; .reg .b64 %d<3>;
	ld.param.u64 %d0, [out]; ld.param.u32 %r0, [n];
	atom.global.add.u32 %r1, [next], 1;
	mul.wide.u32 %d1, %r1, 4; add.u64 %d0, %d0, %d1;
	st.global.u32 [%d0], %r0;
	ret;
}
`

// startKernel is PTX that starts a kernel; the answer is in %r9.
func startKernel(kernel, threads, out, n, stream string) string {
	return strings.NewReplacer("KERNEL", kernel, "THREADS", threads, "OUT", out, "NUMBER", n, "STREAM", stream).Replace(`
	{ .param .b64 which; .param .b32 t; .param .b64 o; .param .b32 n; .param .b64 s; .param .b32 res; .reg .b64 %k;
	mov.u64 %k, KERNEL; st.param.b64 [which], %k; st.param.b32 [t], THREADS; st.param.b64 [o], OUT; st.param.b32 [n], NUMBER; st.param.b64 [s], STREAM;
	call (res), launch, (which, t, o, n, s); ld.param.b32 %r9, [res]; }
`)
}

func kernelWith(name, body string) string {
	return ".visible .entry " + name + "(.param .u64 out, .param .u32 n)\n{\n\t.reg .b32 %r<10>; .reg .b64 %d<4>; .reg .pred %p;\n" +
		"\tld.param.u64 %d0, [out]; ld.param.u32 %r0, [n];\n" + body + "\tret;\n}\n"
}

func (r *rig) words(at cu.Deviceptr, n int) []uint32 {
	r.t.Helper()
	var list []uint32
	for i := range n {
		list = append(list, r.read32(at+cu.Deviceptr(4*i)))
	}
	return list
}

func TestKernelsStartKernels(t *testing.T) {
	for _, tt := range []struct {
		name, profile, kernel string
		n                     uint32
		want                  []uint32
	}{
		{
			// Whatever the order of streams, what goes to the tail comes last, and a child's children come before its
			// siblings: it has not ended before.
			name: "order", n: 0, want: []uint32{10, 11, 20, 30},
			kernel: kernelWith("middle", startKernel("note", "1", "%d0", "10", "0")+startKernel("note", "1", "%d0", "11", "0")) +
				kernelWith("k", startKernel("note", "1", "%d0", "30", "3")+startKernel("middle", "1", "%d0", "0", "0")+startKernel("note", "1", "%d0", "20", "4")),
		},
		{
			// A grid may start one that starts one, 24 deep.
			name: "depth", n: 0, want: []uint32{5, 23},
			kernel: kernelWith("k", "\tadd.u32 %r1, %r0, 1;\n"+startKernel("k", "1", "%d0", "%r1", "0")+
				"\tsetp.eq.u32 %p, %r9, 0; @%p bra done;\n\tst.global.u32 [%d0], %r9; st.global.u32 [%d0+4], %r0;\ndone:\n"),
		},
		{
			// A grid that starts itself at its tail is a loop.
			name: "tail", n: 5000, want: []uint32{5000},
			kernel: kernelWith("k", "\tsetp.eq.u32 %p, %r0, 0; @%p bra done;\n\tatom.global.add.u32 %r2, [%d0], 1; sub.u32 %r1, %r0, 1;\n"+
				startKernel("k", "1", "%d0", "%r1", "3")+"done:\n"),
		},
		{name: "shape", n: 0, want: []uint32{7}, kernel: kernelWith("k", startKernel("note", "2000", "%d0", "1", "0")+"\tst.global.u32 [%d0], %r9;\n")},
		{
			name: "wait", profile: "a100", n: 0, want: []uint32{10, 11},
			kernel: kernelWith("k", startKernel("note", "1", "%d0", "10", "0")+
				"\t{ .param .b32 res; call (res), cudaDeviceSynchronize; }\n\tld.global.u32 %r1, [%d0]; add.u32 %r1, %r1, 1; st.global.u32 [%d0+4], %r1;\n"),
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(t, Config{Profile: tt.profile})
			at := r.alloc(64)
			r.ok(r.MemsetD32(at, 0, 16))
			r.ok(r.launch(r.function(r.load(dynamicHeader+tt.kernel), "k"), 1, 1, 0, at, tt.n))
			r.ok(r.CtxSynchronize(0))
			got := r.words(at, len(tt.want))
			for i, want := range tt.want {
				if got[i] != want {
					t.Fatalf("%v, want %v", got, tt.want)
				}
			}
		})
	}
}

// TestChildFaults: a fault of a kernel that a kernel started is that of the launch.
func TestChildFaults(t *testing.T) {
	r := newRig(t, Config{})
	at := r.alloc(64)
	src := dynamicHeader + kernelWith("bad", "\tst.global.u32 [%d0+4096], %r0;\n") + kernelWith("k", startKernel("bad", "1", "%d0", "1", "0"))
	r.ok(r.launch(r.function(r.load(src), "k"), 1, 1, 0, at, uint32(0)))
	r.want(r.CtxSynchronize(0), cu.CUDA_ERROR_ILLEGAL_ADDRESS)
}

// TestLinkDeviceRuntime links a kernel that starts kernels with libcudadevrt.a, as Numba does, and runs it.
func TestLinkDeviceRuntime(t *testing.T) {
	tc, err := toolchain.Get("12.9")
	if errors.Is(err, toolchain.ErrUnreachable) || errors.Is(err, toolchain.ErrMissingTool) {
		t.Skipf("no CUDA 12.9: %v", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	lib, err := os.ReadFile(filepath.Join(tc.Lib, "libcudadevrt.a"))
	if err != nil {
		t.Fatal(err)
	}
	src := strings.ReplaceAll(dynamicHeader, "__cuda_syscall_cnpv2", "__cudaCDP2") +
		kernelWith("k", startKernel("note", "1", "%d0", "10", "0")+startKernel("note", "2000", "%d0", "11", "0")+"\tst.global.u32 [%d0+8], %r9;\n")
	r := newRig(t, Config{})
	l, res := r.LinkCreate(nil)
	r.ok(res)
	_, res = r.LinkAdd(l, uint32(cu.CU_JIT_INPUT_PTX), append([]byte(src), 0), "")
	r.ok(res)
	_, res = r.LinkAdd(l, uint32(cu.CU_JIT_INPUT_LIBRARY), lib, "libcudadevrt.a")
	r.ok(res)
	image, log, res := r.LinkComplete(l)
	if res != cu.CUDA_SUCCESS {
		t.Fatalf("%v %s", res, log.Errors)
	}
	at := r.alloc(64)
	r.ok(r.MemsetD32(at, 0, 16))
	r.ok(r.launch(r.function(r.load(string(image)), "k"), 1, 1, 0, at, uint32(0)))
	r.ok(r.CtxSynchronize(0))
	const invalidConfiguration = 9 // as the runtime API names what the driver says
	if got := r.words(at, 3); got[0] != 10 || got[2] != invalidConfiguration {
		t.Errorf("computed %v", got)
	}
}
