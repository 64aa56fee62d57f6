package softgpu

import (
	"testing"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/softgpu/memory"
)

const managedCode = `
.version 8.0
.target sm_70
.address_size 64
.visible .global .attribute(.managed) .align 4 .u32 counter = 5;
.visible .global .attribute(.managed) .align 4 .b8 table[5000];
.visible .global .align 4 .u32 plain = 1;

.visible .entry bump(.param .u64 at)
{
	.reg .b32 %r<4>; .reg .b64 %d;
	ld.param.u64 %d, [at];
	ld.global.u32 %r0, [%d];
	ld.global.u32 %r1, [counter];
	add.u32 %r0, %r0, %r1;
	st.global.u32 [%d], %r0;
	add.u32 %r1, %r1, 1;
	st.global.u32 [counter], %r1;
	ret;
}
`

// TestHostMemory: kernels and copies use memory of this process where it is.
func TestHostMemory(t *testing.T) {
	r := newRig(t, Config{})
	mem, err := unix.Mmap(-1, 0, 3*4096, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_PRIVATE|unix.MAP_ANON)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = unix.Munmap(mem) }()
	at := cu.Deviceptr(memory.HostRange(mem).Base)
	mod, _, res := r.LoadModule([]byte(managedCode), nil)
	r.ok(res)
	mem[4096] = 10
	if _, res := r.MemcpyDtoH(at, 4); res != cu.CUDA_ERROR_INVALID_VALUE {
		t.Fatalf("before it is registered: %v", res)
	}
	r.ok(r.HostRegister(mem))
	r.want(r.HostRegister(mem[4096:8192]), cu.CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED)
	f, res := r.ModuleGetFunction(mod, "bump")
	r.ok(res)
	r.ok(r.launch(f, 1, 1, 0, at+4096))
	r.ok(r.CtxSynchronize_v1())
	if mem[4096] != 15 {
		t.Errorf("the kernel made it %d", mem[4096])
	}
	r.ok(r.MemcpyHtoD(at+2*4096, []byte{9}))
	if mem[2*4096] != 9 {
		t.Errorf("the copy made it %d", mem[2*4096])
	}
	r.want(r.HostUnregister(mem[:4096]), cu.CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED)
	r.ok(r.HostUnregister(mem))
	if _, res := r.MemcpyDtoH(at, 4); res != cu.CUDA_ERROR_INVALID_VALUE {
		t.Fatalf("after it was registered: %v", res)
	}
	r.ok(r.HostRegister(mem))
	r.ok(r.HostUnregister(mem))
}

// TestManagedVariables: several to a page, and in a library one for all
// devices, which outlives their contexts.
func TestManagedVariables(t *testing.T) {
	r := newRig(t, Config{Devices: 2})
	lib, _, res := r.LoadLibrary([]byte(managedCode), nil)
	r.ok(res)
	at, n, res := r.LibraryGetManaged(lib, "counter")
	r.ok(res)
	table, size, res := r.LibraryGetManaged(lib, "table")
	r.ok(res)
	if n != 4 || size != 5000 || at/4096 != table/4096 {
		t.Fatalf("counter at %#x has %d bytes, table at %#x %d", at, n, table, size)
	}
	if base, bytes := r.ManagedRange(table + 4000); base != uint64(table) || bytes != 5000 {
		t.Errorf("the table is %#x, %d bytes", base, bytes)
	}
	_, _, res = r.LibraryGetManaged(lib, "plain")
	r.want(res, cu.CUDA_ERROR_NOT_FOUND)
	plain, _, res := r.LibraryGetGlobal(lib, "plain")
	r.ok(res)
	if _, bytes := r.ManagedRange(plain); bytes != 0 {
		t.Error("a plain variable counts as managed")
	}
	other, res := r.DevicePrimaryCtxRetain(1)
	r.ok(res)
	r.ok(r.CtxSetCurrent(other))
	there, _, res := r.LibraryGetManaged(lib, "counter")
	r.ok(res)
	if there != at {
		t.Fatalf("the other device has it at %#x", there)
	}
	k, res := r.LibraryGetKernel(lib, "bump")
	r.ok(res)
	f, res := r.KernelGetFunction(k)
	r.ok(res)
	r.ok(r.launch(f, 1, 1, 0, table))
	r.ok(r.CtxSynchronize_v1())
	b, res := r.MemcpyDtoH(at, 4)
	r.ok(res)
	if b[0] != 6 {
		t.Errorf("counter is %d", b[0])
	}
	r.ok(r.DevicePrimaryCtxReset(0))
	if b, res := r.MemcpyDtoH(at, 4); res != cu.CUDA_SUCCESS || b[0] != 6 {
		t.Errorf("after the first context ended: %v %v", b, res)
	}
	r.ok(r.LibraryUnload(lib))
	if base, _ := r.ManagedRange(at); base != 0 {
		t.Error("it outlives its library")
	}
}
