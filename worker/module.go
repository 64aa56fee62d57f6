package worker

import (
	"strings"

	"ferry/cu"
	"ferry/device"
	"ferry/wire"
)

// blobs are images on their way: uploaded in pieces, used once by number.
type blobs struct {
	open  map[uint64]*blob
	bytes uint64 // what they will have when they are complete
}

type blob struct {
	data  []byte
	total uint64
}

// maxBlobs bounds what a client may have uploaded and not yet used.
const maxBlobs = 2 << 30

func (w *Worker) cmdBlob(q *wire.BlobRequest) cu.Result {
	b := &w.blobs
	if b.open == nil {
		b.open = map[uint64]*blob{}
	}
	x := b.open[q.Blob]
	if x == nil {
		if q.Total > maxBlobs || b.bytes+q.Total > maxBlobs || len(b.open) >= 1024 {
			return cu.CUDA_ERROR_OUT_OF_MEMORY
		}
		b.bytes += q.Total
		x = &blob{total: q.Total, data: make([]byte, 0, min(q.Total, 16*piece))} // a claim costs nothing yet
		b.open[q.Blob] = x
	}
	if uint64(len(q.Data)) > x.total-uint64(len(x.data)) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	x.data = append(x.data, q.Data...)
	return cu.CUDA_SUCCESS
}

// use takes a complete blob out.
func (b *blobs) use(number uint64) ([]byte, bool) {
	x := b.open[number]
	if x == nil {
		return nil, false
	}
	delete(b.open, number)
	b.bytes -= x.total
	return x.data, uint64(len(x.data)) == x.total
}

// jitOptions are the options a client may pass on: those whose value is a
// number. Logs are collected by us.
var jitOptions = map[cu.Jit_option]bool{
	cu.CU_JIT_MAX_REGISTERS: true, cu.CU_JIT_THREADS_PER_BLOCK: true, cu.CU_JIT_OPTIMIZATION_LEVEL: true,
	cu.CU_JIT_TARGET_FROM_CUCONTEXT: true, cu.CU_JIT_TARGET: true, cu.CU_JIT_FALLBACK_STRATEGY: true,
	cu.CU_JIT_GENERATE_DEBUG_INFO: true, cu.CU_JIT_LOG_VERBOSE: true, cu.CU_JIT_GENERATE_LINE_INFO: true,
	cu.CU_JIT_CACHE_MODE: true, cu.CU_JIT_FTZ: true, cu.CU_JIT_PREC_DIV: true, cu.CU_JIT_PREC_SQRT: true,
	cu.CU_JIT_FMA: true, cu.CU_JIT_LTO: true, cu.CU_JIT_POSITION_INDEPENDENT_CODE: true,
	cu.CU_JIT_MIN_CTA_PER_SM: true, cu.CU_JIT_MAX_THREADS_PER_BLOCK: true, cu.CU_JIT_OVERRIDE_DIRECTIVE_VALUES: true,
}

func options(names []uint32, values []uint64) (list []device.Option, ok bool) {
	if len(names) != len(values) {
		return nil, false
	}
	for i, name := range names {
		if jitOptions[cu.Jit_option(name)] {
			list = append(list, device.Option{Option: name, Value: values[i]})
		}
	}
	return list, true
}

func (w *Worker) cmdModuleLoad(q *wire.ModuleLoadRequest, a *wire.ModuleLoadReply) cu.Result {
	image, complete := w.blobs.use(q.Blob)
	opts, ok := options(q.Options, q.Values)
	if !complete || !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if rc := w.claimImage(image); rc != cu.CUDA_SUCCESS {
		return rc
	}
	m, log, rc := w.dev.LoadModule(image, opts)
	a.Info, a.Errors = []byte(log.Info), []byte(log.Errors)
	w.logLoad("module", len(image), log, rc)
	return w.bind(cu.KindModule, uint64(q.Module), uint64(m), rc)
}

func (w *Worker) cmdLibraryLoad(q *wire.LibraryLoadRequest, a *wire.LibraryLoadReply) cu.Result {
	image, complete := w.blobs.use(q.Blob)
	opts, ok := options(q.Options, q.Values)
	if !complete || !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if rc := w.claimImage(image); rc != cu.CUDA_SUCCESS {
		return rc
	}
	l, log, rc := w.dev.LoadLibrary(image, opts)
	a.Info, a.Errors = []byte(log.Info), []byte(log.Errors)
	w.logLoad("library", len(image), log, rc)
	return w.bind(cu.KindLibrary, uint64(q.Library), uint64(l), rc)
}

func (w *Worker) logLoad(what string, size int, log device.Log, rc cu.Result) {
	if rc != cu.CUDA_SUCCESS {
		w.log.Info("image refused", "as", what, "bytes", size, "result", rc.Error(), "why", strings.TrimSpace(log.Errors))
	}
}

// info collects everything cuFuncGetAttribute can be asked.
func info(get func(cu.Function_attribute) (int32, cu.Result)) (f cu.FerryFunction) {
	for i := range f.Attributes {
		if v, rc := get(cu.Function_attribute(i)); rc == cu.CUDA_SUCCESS {
			f.Attributes[i] = v
		}
	}
	return f
}

// layout asks for parameter after parameter until there is none.
func layout(f *cu.FerryFunction, get func(uint64) (uint64, uint64, cu.Result)) (list []cu.FerryParam) {
	for i := range uint64(4096) {
		off, size, rc := get(i)
		if rc != cu.CUDA_SUCCESS {
			break
		}
		list = append(list, cu.FerryParam{Offset: uint32(off), Size: uint32(size)})
		f.ParamBytes = max(f.ParamBytes, uint32(off+size))
	}
	f.ParamCount = uint32(len(list))
	return list
}

func (w *Worker) cmdModuleGetFunction(q *wire.ModuleGetFunctionRequest, a *wire.ModuleGetFunctionReply) cu.Result {
	m, ok := w.handles.Real(cu.KindModule, uint64(q.Module))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	f, rc := w.dev.ModuleGetFunction(cu.Module(m), q.Name)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.Info = info(func(attr cu.Function_attribute) (int32, cu.Result) { return w.dev.FuncGetAttribute(attr, f) })
	a.Layout = layout(&a.Info, func(i uint64) (uint64, uint64, cu.Result) { return w.dev.FuncGetParamInfo(f, i) })
	w.layouts[uint64(f)] = a.Layout
	return w.bind(cu.KindFunction, uint64(q.Func), uint64(f), rc)
}

func (w *Worker) cmdLibraryGetKernel(q *wire.LibraryGetKernelRequest, a *wire.LibraryGetKernelReply) cu.Result {
	l, ok := w.handles.Real(cu.KindLibrary, uint64(q.Library))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	k, rc := w.dev.LibraryGetKernel(cu.Library(l), q.Name)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.Info, a.Layout = w.kernelInfo(k)
	return w.bind(cu.KindKernel, uint64(q.Kernel), uint64(k), rc)
}

// unknown in a kernel's parameter count says: ask again with a context.
const unknown = ^uint32(0)

// kernelInfo holds for the device of the current context. The driver knows a
// kernel's layout only once it is loaded somewhere, and a library may be
// opened before any context is: then another thread's context serves, and
// without one the answer is open.
func (w *Worker) kernelInfo(k cu.Kernel) (f cu.FerryFunction, list []cu.FerryParam) {
	c := w.current
	if c == nil {
		for _, any := range w.contexts {
			c = any
		}
		if c == nil {
			f.ParamCount = unknown
			return f, nil
		}
		w.dev.CtxSetCurrent(c.real)
		defer w.dev.CtxSetCurrent(0)
	}
	f = info(func(attr cu.Function_attribute) (int32, cu.Result) { return w.dev.KernelGetAttribute(attr, k, c.dev) })
	list = layout(&f, func(i uint64) (uint64, uint64, cu.Result) { return w.dev.KernelGetParamInfo(k, i) })
	w.layouts[uint64(k)] = list
	return f, list
}

func (w *Worker) cmdKernelInfo(q *wire.KernelInfoRequest, a *wire.KernelInfoReply) cu.Result {
	k, ok := w.handles.Real(cu.KindKernel, uint64(q.Kernel))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	a.Info, a.Layout = w.kernelInfo(cu.Kernel(k))
	return cu.CUDA_SUCCESS
}

func (w *Worker) cmdLibraryGetModule(q *wire.LibraryGetModuleRequest, _ *wire.LibraryGetModuleReply) cu.Result {
	l, ok := w.handles.Real(cu.KindLibrary, uint64(q.Library))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	m, rc := w.dev.LibraryGetModule(cu.Library(l))
	return w.bind(cu.KindModule, uint64(q.Module), uint64(m), rc)
}

func (w *Worker) cmdKernelGetFunction(q *wire.KernelGetFunctionRequest, _ *wire.KernelGetFunctionReply) cu.Result {
	k, ok := w.handles.Real(cu.KindKernel, uint64(q.Kernel))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	f, rc := w.dev.KernelGetFunction(cu.Kernel(k))
	w.layouts[uint64(f)] = w.layouts[k]
	return w.bind(cu.KindFunction, uint64(q.Func), uint64(f), rc)
}

func (w *Worker) cmdModuleFunctions(q *wire.ModuleFunctionsRequest, a *wire.ModuleFunctionsReply) cu.Result {
	m, ok := w.handles.Real(cu.KindModule, uint64(q.Module))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	names, rc := w.dev.ModuleFunctions(cu.Module(m))
	a.Names = join(names)
	return rc
}

func (w *Worker) cmdLibraryKernels(q *wire.LibraryKernelsRequest, a *wire.LibraryKernelsReply) cu.Result {
	l, ok := w.handles.Real(cu.KindLibrary, uint64(q.Library))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	names, rc := w.dev.LibraryKernels(cu.Library(l))
	a.Names = join(names)
	return rc
}

// join ends each name with a NUL, as C likes to read them.
func join(names []string) (b []byte) {
	for _, n := range names {
		b = append(append(b, n...), 0)
	}
	return b
}
