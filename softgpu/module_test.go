package softgpu

import (
	"bytes"
	"encoding/binary"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"
	"github.com/pierrec/lz4/v4"

	"ferry/api/cu"
	"ferry/device"
)

// buildFatbin packs entries as nvcc does.
func buildFatbin(entries ...[]byte) []byte {
	body := bytes.Join(entries, nil)
	b := binary.LittleEndian.AppendUint32(nil, 0xBA55ED50)
	b = binary.LittleEndian.AppendUint16(b, 1)
	b = binary.LittleEndian.AppendUint16(b, 16)
	b = binary.LittleEndian.AppendUint64(b, uint64(len(body)))
	return append(b, body...)
}

func entry(kind uint16, sm uint32, packing uint64, data []byte) []byte {
	size, packed := uint64(0), data
	switch packing {
	case 0x2000:
		packed = make([]byte, lz4.CompressBlockBound(len(data)))
		n, err := lz4.CompressBlock(data, packed, nil)
		if err != nil || n == 0 {
			panic("lz4")
		}
		packed, size = packed[:n], uint64(len(data))
	case 0x8000:
		enc, _ := zstd.NewWriter(nil)
		packed, size = enc.EncodeAll(data, nil), uint64(len(data))
	}
	h := make([]byte, 64)
	padded := (len(packed) + 7) / 8 * 8
	binary.LittleEndian.PutUint16(h, kind)
	binary.LittleEndian.PutUint16(h[2:], 0x101)
	binary.LittleEndian.PutUint32(h[4:], 64)
	binary.LittleEndian.PutUint64(h[8:], uint64(padded))
	if packing != 0 {
		binary.LittleEndian.PutUint32(h[16:], uint32(len(packed)))
	}
	binary.LittleEndian.PutUint32(h[28:], sm)
	binary.LittleEndian.PutUint64(h[40:], 0x11|packing)
	binary.LittleEndian.PutUint64(h[56:], size)
	return append(append(h, packed...), make([]byte, padded-len(packed))...)
}

// cubin is an ELF header as machine code for sm_90 has it.
func cubin() []byte {
	b := make([]byte, 128)
	copy(b, "\x7fELF\x02\x01\x01\x33\x07")
	binary.LittleEndian.PutUint16(b[18:], 190)
	binary.LittleEndian.PutUint32(b[48:], 0x005a055a)
	return b
}

func TestImages(t *testing.T) {
	ptx := []byte(kernels)
	newer := []byte(strings.Replace(kernels, "sm_70", "sm_120", 1))
	tests := []struct {
		name  string
		image []byte
		want  cu.Result
		log   string
	}{
		{"text", ptx, 0, ""},
		{"text with NUL", append(bytes.Clone(ptx), 0), 0, ""},
		{"text with blanks and comments", append([]byte("\n  // by hand .target sm_999\n"), ptx...), 0, ""},
		{"fatbin plain", buildFatbin(entry(1, 70, 0, ptx)), 0, ""},
		{"fatbin LZ4", buildFatbin(entry(1, 70, 0x2000, ptx)), 0, ""},
		{"fatbin zstd", buildFatbin(entry(1, 70, 0x8000, ptx)), 0, ""},
		{"fatbin with others", buildFatbin(entry(2, 90, 0, cubin()), entry(1, 120, 0, newer), entry(1, 70, 0x8000, ptx), entry(64, 70, 0, []byte("?"))), 0, ""},
		{"cubin", cubin(), cu.CUDA_ERROR_NO_BINARY_FOR_GPU, "machine code for sm_90"},
		{"machine code only", buildFatbin(entry(2, 80, 0, cubin()), entry(2, 90, 0, cubin())), cu.CUDA_ERROR_NO_BINARY_FOR_GPU, "machine code for sm_80, machine code for sm_90"},
		{"newer PTX only", buildFatbin(entry(2, 90, 0, cubin()), entry(1, 120, 0, newer)), 0, ""},
		{"text too new", newer, cu.CUDA_ERROR_INVALID_PTX, "sm_120"},
		{"garbage", []byte("hello"), cu.CUDA_ERROR_INVALID_IMAGE, "neither"},
		{"empty", nil, cu.CUDA_ERROR_INVALID_IMAGE, "neither"},
		{"cut off", buildFatbin(entry(1, 70, 0, ptx))[:100], cu.CUDA_ERROR_INVALID_IMAGE, "bytes"},
		{"bad PTX", []byte(".version 8.0\n.target sm_70\n.address_size 64\n.entry x( {"), cu.CUDA_ERROR_INVALID_PTX, "ptx:"},
		{"no instruction", []byte(".version 8.0\n.target sm_70\n.address_size 64\n.entry x() { teleport; }"), cu.CUDA_ERROR_INVALID_PTX, "teleport is no instruction"},
		{"future PTX", []byte(".version 10.3\n.target sm_70\n"), cu.CUDA_ERROR_UNSUPPORTED_PTX_VERSION, "10.3"},
	}
	r := newRig(t, Config{})
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m, log, res := r.LoadModule(tt.image, nil)
			if res != tt.want || !strings.Contains(log.Errors, tt.log) {
				t.Fatalf("%v, log %q", res, log.Errors)
			}
			lib, log, res := r.LoadLibrary(tt.image, nil)
			if wrong := tt.want == cu.CUDA_ERROR_INVALID_IMAGE || tt.want == cu.CUDA_ERROR_INVALID_PTX; wrong {
				// A library is read when it is needed.
				r.ok(res)
				_, res = r.LibraryGetKernel(lib, "x")
			}
			if res != tt.want || !strings.Contains(log.Errors, tt.log) {
				t.Fatalf("library: %v, log %q", res, log.Errors)
			}
			if res != cu.CUDA_SUCCESS {
				return
			}
			names, res := r.ModuleFunctions(m)
			r.ok(res)
			if got := strings.Join(names, " "); got != "add spin poke fail count small" {
				t.Fatal(got)
			}
			at := r.alloc(4)
			r.ok(r.launch(r.function(m, "poke"), 1, 1, 0, at))
			if v := r.read32(at); v != 7 {
				t.Fatalf("data is %d", v)
			}
			r.ok(r.ModuleUnload(m))
			r.ok(r.LibraryUnload(lib))
		})
	}
}

func TestModuleVariables(t *testing.T) {
	r := newRig(t, Config{})
	m := r.load(kernels)
	at, n, res := r.ModuleGetGlobal(m, "total")
	r.ok(res)
	if n != 4 || r.read32(at) != 0 {
		t.Fatalf("%d bytes, value %d", n, r.read32(at))
	}
	r.ok(r.launch(r.function(m, "count"), 2, 64, 0))
	if v := r.read32(at); v != 128 {
		t.Fatalf("total is %d", v)
	}
	step, _, res := r.ModuleGetGlobal(m, "step")
	r.ok(res)
	r.ok(r.MemcpyHtoD(step, []byte{10, 0, 0, 0}))
	data := r.alloc(8)
	r.ok(r.launch(r.function(m, "add"), 1, 32, 0, data, uint32(2)))
	if v := r.read32(data + 4); v != 10 {
		t.Fatalf("data is %d", v)
	}
	_, _, res = r.ModuleGetGlobal(m, "nothing")
	r.want(res, cu.CUDA_ERROR_NOT_FOUND)
	_, res = r.ModuleGetFunction(m, "nothing")
	r.want(res, cu.CUDA_ERROR_NOT_FOUND)
	before, _, _ := r.MemGetInfo()
	r.ok(r.ModuleUnload(m))
	if after, _, _ := r.MemGetInfo(); after <= before {
		t.Fatal("unloading gave nothing back")
	}
	r.want(r.MemsetD32(at, 1, 1), cu.CUDA_ERROR_INVALID_VALUE)
}

func TestLibraryPerContext(t *testing.T) {
	r := newRig(t, Config{Devices: 2})
	lib, _, res := r.Thread().LoadLibrary([]byte(kernels), nil) // needs no context
	r.ok(res)
	k, res := r.LibraryGetKernel(lib, "count")
	r.ok(res)
	if again, _ := r.LibraryGetKernel(lib, "count"); again != k {
		t.Fatal("another handle for the same kernel")
	}
	second, res := r.DevicePrimaryCtxRetain(1)
	r.ok(res)
	var at [2]cu.Deviceptr
	for i, c := range []cu.Context{r.ctx, second} {
		r.ok(r.CtxSetCurrent(c))
		at[i], _, res = r.LibraryGetGlobal(lib, "total")
		r.ok(res)
		r.ok(r.launch(cu.Function(k), 1, uint32(32*(i+1)), 0)) // a kernel for a function
		f, res := r.KernelGetFunction(k)
		r.ok(res)
		r.ok(r.launch(f, 1, 1, 0))
		r.ok(r.CtxSynchronize(0))
	}
	if at[0] == at[1] || r.read32(at[0]) != 33 || r.read32(at[1]) != 65 {
		t.Fatalf("%#x: %d, %#x: %d", at[0], r.read32(at[0]), at[1], r.read32(at[1]))
	}
	r.ok(r.DevicePrimaryCtxReset(1))
	r.ok(r.launch(cu.Function(k), 1, 1, 0))
	fresh, _, res := r.LibraryGetGlobal(lib, "total")
	r.ok(res)
	if v := r.read32(fresh); v != 1 {
		t.Fatalf("after a reset the total is %d", v)
	}
	r.ok(r.LibraryUnload(lib))
	r.want(r.launch(cu.Function(k), 1, 1, 0), cu.CUDA_ERROR_INVALID_HANDLE)
}

func TestTwoDevices(t *testing.T) {
	r := newRig(t, Config{Devices: 2, Memory: 8 << 20})
	mine, theirs := r.allocOn(0, 64), r.allocOn(1, 64)
	poke := r.function(r.load(kernels), "poke")
	r.ok(r.launch(poke, 1, 1, 0, mine))
	r.ok(r.CopyOn(theirs, 4, mine, 4, 4, 1, 0))
	if v := r.read32(theirs); v != 7 {
		t.Fatalf("copied %d", v)
	}
	second, res := r.DevicePrimaryCtxRetain(1)
	r.ok(res)
	r.ok(r.MemSetAccess(theirs, page, []cu.MemAccessDesc_v1{{Location: prop(0).Location, Flags: cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE}}))
	r.ok(r.launch(poke, 1, 1, 0, theirs+4)) // as a peer
	r.ok(r.CtxSynchronize(0))
	r.ok(r.CtxSetCurrent(second))
	if free, _, _ := r.MemGetInfo(); free != 6<<20 {
		t.Fatalf("%d free on the second device", free)
	}
	p2 := r.function(r.load(kernels), "poke")
	r.ok(r.launch(p2, 1, 1, 0, mine)) // without access
	r.want(r.CtxSynchronize(0), cu.CUDA_ERROR_ILLEGAL_ADDRESS)
	r.ok(r.CtxSynchronize(r.ctx))
	u0, _ := r.DeviceGetUuid(0)
	u1, _ := r.DeviceGetUuid(1)
	b0, _ := r.DeviceGetPCIBusId(32, 0)
	b1, _ := r.DeviceGetPCIBusId(32, 1)
	if u0 == u1 || b0 == b1 {
		t.Fatal("devices look the same")
	}
	if d, res := r.DeviceGetByPCIBusId(b1); d != 1 || res != 0 {
		t.Fatalf("%s is device %d", b1, d)
	}
}

func TestLaunchChecks(t *testing.T) {
	r := newRig(t, Config{})
	m := r.load(kernels)
	add, small := r.function(m, "add"), r.function(m, "small")
	at := r.alloc(4)
	ok := params(at, uint32(1))
	tests := []struct {
		name string
		l    device.Launch
		want cu.Result
	}{
		{"fine", device.Launch{Func: add, Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{1, 1, 1}, Params: ok}, 0},
		{"no grid", device.Launch{Func: add, Grid: [3]uint32{0, 1, 1}, Block: [3]uint32{1, 1, 1}, Params: ok}, cu.CUDA_ERROR_INVALID_VALUE},
		{"no block", device.Launch{Func: add, Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{1, 0, 1}, Params: ok}, cu.CUDA_ERROR_INVALID_VALUE},
		{"grid y", device.Launch{Func: add, Grid: [3]uint32{1, 65536, 1}, Block: [3]uint32{1, 1, 1}, Params: ok}, cu.CUDA_ERROR_INVALID_VALUE},
		{"block z", device.Launch{Func: add, Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{1, 1, 65}, Params: ok}, cu.CUDA_ERROR_INVALID_VALUE},
		{"threads", device.Launch{Func: add, Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{1024, 2, 1}, Params: ok}, cu.CUDA_ERROR_INVALID_VALUE},
		{"maxntid", device.Launch{Func: small, Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{65, 1, 1}}, cu.CUDA_ERROR_INVALID_VALUE},
		{"shared", device.Launch{Func: small, Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{1, 1, 1}, Shared: 48<<10 - 1023}, cu.CUDA_ERROR_INVALID_VALUE},
		{"parameters", device.Launch{Func: add, Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{1, 1, 1}, Params: ok[:8], Layout: []cu.FerryParam{{Size: 8}, {Offset: 8, Size: 4}}}, cu.CUDA_ERROR_INVALID_VALUE},
		{"part of a block", device.Launch{Func: add, Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{1, 1, 1}, Params: ok[:8]}, 0},
		{"cooperative", device.Launch{Func: add, Grid: [3]uint32{132*32 + 1, 1, 1}, Block: [3]uint32{1, 1, 1}, Params: ok, Cooperative: true}, cu.CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE},
	}
	for _, tt := range tests {
		if got := r.LaunchKernel(&tt.l); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
	r.ok(r.FuncSetAttribute(small, cu.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 200<<10))
	r.want(r.FuncSetAttribute(small, cu.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 232448), cu.CUDA_ERROR_INVALID_VALUE)
	r.ok(r.LaunchKernel(&device.Launch{Func: small, Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{1, 1, 1}, Shared: 200 << 10}))
	r.ok(r.CtxSynchronize(0))
	for i, want := range [][2]uint64{{0, 8}, {8, 4}} {
		off, size, res := r.FuncGetParamInfo(add, uint64(i))
		r.ok(res)
		if off != want[0] || size != want[1] {
			t.Errorf("parameter %d: %d bytes at %d", i, size, off)
		}
	}
	_, _, res := r.FuncGetParamInfo(add, 2)
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	n, res := r.OccupancyMaxActiveBlocksPerMultiprocessor(small, 64, 0)
	r.ok(res)
	if n != 32 {
		t.Errorf("occupancy %d", n)
	}
}

// TestUnloadBehindWork: cuFFT unloads modules whose kernels have not run yet.
func TestUnloadBehindWork(t *testing.T) {
	r := newRig(t, Config{})
	keeper, m := r.load(kernels), r.load(kernels)
	flag := r.alloc(4)
	s, _ := r.StreamCreate(1)
	r.ok(r.launch(r.function(keeper, "spin"), 1, 1, s, flag))
	r.ok(r.launch(r.function(m, "count"), 1, 1, s)) // uses variables of m
	r.ok(r.ModuleUnload(m))
	r.ok(r.MemsetD32(flag, 1, 1))
	r.soon("work of an unloaded module", func() { r.ok(r.StreamSynchronize(s)) })
}
