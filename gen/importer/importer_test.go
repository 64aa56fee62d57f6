package main

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"ferry/gen/apidef"
)

func load(t *testing.T) *apidef.File {
	t.Helper()
	f, err := apidef.Load("../../api/types.api", "../../api/ferry.api", "../../api/cuda.api")
	if err != nil {
		t.Fatal(err)
	}
	// Ferry's own commands are not the driver's and were never imported.
	f.Funcs = slices.DeleteFunc(f.Funcs, func(fn *apidef.Func) bool { return fn.Cmd })
	return f
}

// The description has exactly the names the driver exports.
func TestEveryExport(t *testing.T) {
	f := load(t)
	names, err := readNames("../../api/exports-580.txt")
	if err != nil {
		t.Fatal(err)
	}
	if len(names) != 707 {
		t.Errorf("the export list has %d names, want 707", len(names))
	}
	for _, name := range names {
		if f.Func(name) == nil {
			t.Errorf("%s is exported but not described", name)
		}
	}
	for _, fn := range f.Funcs {
		if !slices.Contains(names, fn.Name) {
			t.Errorf("%s is described but not exported", fn.Name)
		}
	}
}

// What cuGetProcAddress of a real driver answers, measured: per line the
// versions in which the forms _v1, _v2, … appeared, then the names.
const measured = `
2000 3020: cuArray3DCreate cuArray3DGetDescriptor cuArrayCreate cuArrayGetDescriptor cuDeviceTotalMem cuGLCtxCreate
2000 3020: cuGLMapBufferObject cuMemAlloc cuMemAllocHost cuMemAllocPitch cuMemFree cuMemGetAddressRange cuMemGetInfo
2000 3020: cuMemcpy2D cuMemcpy2DAsync cuMemcpy2DUnaligned cuMemcpy3D cuMemcpy3DAsync cuMemcpyAtoA cuMemcpyAtoD
2000 3020: cuMemcpyAtoH cuMemcpyAtoHAsync cuMemcpyDtoA cuMemcpyDtoD cuMemcpyDtoH cuMemcpyDtoHAsync cuMemcpyHtoA
2000 3020: cuMemcpyHtoAAsync cuMemcpyHtoD cuMemcpyHtoDAsync cuMemsetD8 cuMemsetD16 cuMemsetD32 cuMemsetD2D8
2000 3020: cuMemsetD2D16 cuMemsetD2D32 cuModuleGetGlobal cuTexRefGetAddress cuTexRefSetAddress
2020 3020: cuMemHostGetDevicePointer
2030 3020: cuGLMapBufferObjectAsync
3000 3020: cuMemcpyDtoDAsync cuGraphicsResourceGetMappedPointer
3010 3020: cuVDPAUCtxCreate
2020 3020 4010: cuTexRefSetAddress2D
2000 4000: cuCtxDestroy cuCtxPopCurrent cuCtxPushCurrent cuEventDestroy cuStreamDestroy
5050 6050: cuLinkCreate cuLinkAddData cuLinkAddFile
4000 6050: cuMemHostRegister
4010 6050: cuGLGetDevices
3000 6050: cuGraphicsResourceSetMapFlags
7000 11000: cuDevicePrimaryCtxRelease cuDevicePrimaryCtxReset cuDevicePrimaryCtxSetFlags
10000 11000: cuGraphInstantiate
4010 11000: cuIpcOpenMemHandle
10000 10010: cuStreamBeginCapture
9020 11040: cuDeviceGetUuid
8000 11070: cuStreamWaitValue32 cuStreamWriteValue32 cuStreamBatchMemOp
9000 11070: cuStreamWaitValue64 cuStreamWriteValue64
11030 12000: cuGetProcAddress
10000 12000: cuGraphAddKernelNode cuGraphKernelNodeGetParams cuGraphKernelNodeSetParams
10010 12000: cuGraphExecKernelNodeSetParams
10020 12000: cuGraphExecUpdate
8000 12020: cuMemAdvise cuMemPrefetchAsync
9020 12050: cuStreamGetCtx
10000 12030: cuGraphAddDependencies cuGraphGetEdges cuGraphNodeGetDependencies cuGraphNodeGetDependentNodes
10000 12030: cuGraphRemoveDependencies
12020 12030: cuGraphAddNode
11030 12030: cuStreamUpdateCaptureDependencies
10010 11030 12030: cuStreamGetCaptureInfo
2000 3020 11040 12050: cuCtxCreate
2000 12080: cuEventElapsedTime
2000 13000: cuCtxGetDevice cuCtxSynchronize
12080 13000: cuMemcpyBatchAsync cuMemcpy3DBatchAsync
12000: cuLibraryLoadData cuLibraryGetKernel cuKernelGetFunction cuCtxGetId cuStreamGetId cuTensorMapEncodeTiled
12030: cuFuncGetName cuKernelGetName
12040: cuFuncGetParamInfo cuKernelGetParamInfo cuModuleGetFunctionCount cuModuleEnumerateFunctions
12040: cuLibraryGetKernelCount cuLibraryEnumerateKernels cuFuncIsLoaded cuFuncLoad cuGreenCtxCreate
12050: cuKernelGetLibrary
12080: cuStreamGetDevice cuCheckpointProcessLock cuCheckpointProcessRestore
12090: cuLogsCurrent cuLogsRegisterCallback
13000: cuDeviceGetHostAtomicCapabilities cuDeviceGetP2PAtomicCapabilities cuMemGetMemPool cuMemSetMemPool
13000: cuMemGetDefaultMemPool
`

func TestVersions(t *testing.T) {
	f := load(t)
	several := map[string]bool{"cuMemGetAttribute": true}
	for _, line := range strings.Split(strings.TrimSpace(measured), "\n") {
		left, right, _ := strings.Cut(line, ":")
		versions := strings.Fields(left)
		for _, base := range strings.Fields(right) {
			several[base] = len(versions) > 1
			for i, v := range versions {
				name := base
				if i > 0 {
					name += "_v" + strconv.Itoa(i+1)
				}
				fn := f.Func(name)
				if fn == nil {
					t.Errorf("%s is missing", name)
				} else if strconv.Itoa(fn.Since) != v {
					t.Errorf("%s: since %d, want %s", name, fn.Since, v)
				}
			}
		}
	}
	for _, fn := range f.Funcs {
		base := fn.BaseName()
		if form(fn.Name) > 1 && !several[base] {
			t.Errorf("%s has versions that nobody measured", base)
		}
		resolvable := base != "cuEGLApiInit" && base != "cuMemGetAttribute" && !strings.HasPrefix(base, "cudbg")
		if resolvable != (fn.Since != 0) {
			t.Errorf("%s: since %d", fn.Name, fn.Since)
		}
		if perThread(fn.Name) {
			if want := max(f.Func(plain(fn.Name)).Since, 7000); fn.Since != want {
				t.Errorf("%s: since %d, want %d", fn.Name, fn.Since, want)
			}
		}
	}
}

func TestAliases(t *testing.T) {
	f := load(t)
	for _, fn := range f.Funcs {
		if perThread(fn.Name) != fn.PerThread {
			t.Errorf("%s: perthread is %v", fn.Name, fn.PerThread)
		}
		if fn.AliasOf == "" {
			continue
		}
		target := f.Func(fn.AliasOf)
		if target.AliasOf != "" {
			t.Errorf("%s is an alias of %s, itself an alias", fn.Name, fn.AliasOf)
		}
		if target.BaseName() != fn.BaseName() {
			t.Errorf("%s is an alias of %s, another function", fn.Name, fn.AliasOf)
		}
	}
	for _, name := range []string{"cuGetProcAddress", "cuCtxGetDevice", "cuCtxSynchronize", "cuMemAlloc", "cuMemAdvise"} {
		if a := f.Func(name).AliasOf; a != "" {
			t.Errorf("%s differs from %s but is its alias", name, a)
		}
	}
}

// Types with pointers that generated calls may carry: the worker's admit
// function of each says what becomes of the pointer.
var harmlessPointer = map[string]bool{"CUmemAllocationProp_v1": true, "CUmemPoolProps_v1": true, "CUlaunchAttributeValue": true}

// A call that crosses and is not written by hand must be one a generator can
// write: everything it carries has a known length and holds no host pointer.
func TestGeneratable(t *testing.T) {
	f := load(t)
	for _, fn := range f.Funcs {
		if fn.AliasOf != "" || fn.Hand || !fn.Class.Crosses() {
			continue
		}
		for _, p := range fn.Params {
			if p.Dir == apidef.Raw {
				t.Errorf("%s: %s is raw", fn.Name, p.Name)
			}
			// A count that comes back belongs to an array that may be left out to ask for it.
			if n := fn.Param(p.Len); p.Len != "" && n != nil && n.Dir != apidef.In && !(n.Dir == apidef.InOut && p.Opt && p.Dir == apidef.Out) {
				t.Errorf("%s: %s is counted by %s, which is no plain number", fn.Name, p.Name, p.Len)
			}
			if (p.Type == "bytes" || p.Type == "string" && p.Dir != apidef.In) && p.Len == "" {
				t.Errorf("%s: %s has no length", fn.Name, p.Name)
			}
			if fn.Class == apidef.Async && (p.Dir == apidef.Out || p.Dir == apidef.InOut) {
				t.Errorf("%s: %s comes back, but nobody waits for it", fn.Name, p.Name)
			}
			if where := pointerIn(f, p.Type); where != "" {
				t.Errorf("%s: %s holds a host pointer at %s", fn.Name, p.Name, where)
			}
		}
	}
}

// pointerIn finds a host pointer inside of a type.
func pointerIn(f *apidef.File, name string) string {
	t := f.Type(name)
	if t == nil || harmlessPointer[name] {
		return ""
	}
	if name == "ptr" {
		return "ptr"
	}
	for _, fld := range t.Fields {
		if where := pointerIn(f, fld.Type); where != "" {
			return name + "." + fld.Name
		}
	}
	return ""
}

func TestTypes(t *testing.T) {
	f := load(t)
	values := 0
	for _, typ := range f.Types {
		values += len(typ.Values)
		for _, fld := range typ.Fields {
			ft := f.Type(fld.Type)
			if end := fld.Offset + max(fld.Count, 1)*ft.Size; end > typ.Size || fld.Offset%ft.Align != 0 {
				t.Errorf("%s.%s does not fit", typ.Name, fld.Name)
			}
			if typ.Kind == apidef.Union && fld.Offset != 0 {
				t.Errorf("%s.%s: a union's members start at 0", typ.Name, fld.Name)
			}
		}
	}
	if values < 869 {
		t.Errorf("%d enumerators, want at least 869", values)
	}
	for name, size := range map[string]int{
		"CUDA_MEMCPY2D_v2": 128, "CUDA_MEMCPY3D_v2": 200, "CUlaunchConfig": 56,
		"CUDA_KERNEL_NODE_PARAMS_v2": 72, "CUmemAllocationProp_v1": 32, "CUtensorMap": 128,
	} {
		if typ := f.Type(name); typ == nil || typ.Size != size {
			t.Errorf("%s: %+v, want %d bytes", name, typ, size)
		}
	}
}

func TestRulesParse(t *testing.T) {
	s, err := parseRules(rulesText)
	if err != nil {
		t.Fatal(err)
	}
	if len(s.declared) < 400 {
		t.Errorf("%d rules", len(s.declared))
	}
	for _, bad := range []string{"cuInit local", "== a\ncuInit never", "== a\ncuInit local | x", "== a\ncuInit local\ncuInit local"} {
		if _, err := parseRules(bad); err == nil {
			t.Errorf("%q was accepted", bad)
		}
	}
}

// NVML's description has exactly the names its library exports.
func TestEveryNVMLExport(t *testing.T) {
	f, err := apidef.Load("../../api/nvml_types.api", "../../api/nvml.api")
	if err != nil {
		t.Fatal(err)
	}
	names, err := readNames("../../api/nvml-exports-580.txt")
	if err != nil {
		t.Fatal(err)
	}
	if len(names) != 404 {
		t.Errorf("the export list has %d names, want 404", len(names))
	}
	for _, name := range names {
		if f.Func(name) == nil {
			t.Errorf("%s is exported but not described", name)
		}
	}
	for _, fn := range f.Funcs {
		if !fn.Cmd && !slices.Contains(names, fn.Name) {
			t.Errorf("%s is described but not exported", fn.Name)
		}
	}
}
