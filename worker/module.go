package worker

import (
	"strings"

	"ferry/api/cu"
	"ferry/device"
	"ferry/server/cache"
	"ferry/wire"
)

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
	return w.loadImage(loading{
		cu.KindModule, "module", uint64(q.Module), q.Blob, q.Hash.Bytes, q.Options, q.Values,
		func(image []byte, opts []device.Option) (uint64, device.Log, cu.Result) {
			m, log, rc := w.dev.LoadModule(image, opts)
			return uint64(m), log, rc
		},
		func(m uint64) rows { return w.moduleRows(cu.Module(m)) },
	}, a)
}

func (w *Worker) cmdLibraryLoad(q *wire.LibraryLoadRequest, a *wire.LibraryLoadReply) cu.Result {
	return w.loadImage(loading{
		cu.KindLibrary, "library", uint64(q.Library), q.Blob, q.Hash.Bytes, q.Options, q.Values,
		func(image []byte, opts []device.Option) (uint64, device.Log, cu.Result) {
			l, log, rc := w.dev.LoadLibrary(image, opts)
			return uint64(l), log, rc
		},
		func(l uint64) rows { return w.libraryRows(cu.Library(l)) },
	}, (*wire.ModuleLoadReply)(a))
}

// A loading is a request to load an image as a module or a library, and what differs between these.
type loading struct {
	kind    cu.Kind
	what    string
	handle  uint64
	blob    uint64
	hash    cache.Hash
	options []uint32
	values  []uint64
	load    func(image []byte, opts []device.Option) (uint64, device.Log, cu.Result)
	rows    func(uint64) rows
}

func (w *Worker) loadImage(q loading, a *wire.ModuleLoadReply) cu.Result {
	opts, ok := options(q.options, q.values)
	image, missing, rc := w.findImage(q.blob, q.hash)
	if !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if missing {
		a.Missing = 1
		return cu.CUDA_SUCCESS
	}
	if rc := w.claimImage(image); rc != cu.CUDA_SUCCESS {
		return rc
	}
	real, log, rc := q.load(image, opts)
	a.Info, a.Errors = []byte(log.Info), []byte(log.Errors)
	w.logLoad(q.what, len(image), log, rc)
	if rc = w.bind(q.kind, q.handle, real, rc); rc != cu.CUDA_SUCCESS {
		return rc
	}
	w.keep(q.blob, q.hash, image)
	c := w.newImage(codeOf(q.kind, real), image, q.hash, len(opts) == 0)
	w.fill(c, q.rows(real))
	a.Table = c.Append(nil)
	return rc
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
	m, ok := w.s.Handles.Real(cu.KindModule, uint64(q.Module))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	f, rc := w.dev.ModuleGetFunction(cu.Module(m), q.Name)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.Info, a.Layout = w.functionInfo(f)
	w.know(uint64(f), w.images.of(codeOf(cu.KindModule, m)), q.Name, a.Info, a.Layout)
	return w.bind(cu.KindFunction, uint64(q.Func), uint64(f), rc)
}

// functionInfo asks the driver everything about a function of the current
// context's.
func (w *Worker) functionInfo(f cu.Function) (i cu.FerryFunction, list []cu.FerryParam) {
	i = info(func(attr cu.Function_attribute) (int32, cu.Result) { return w.dev.FuncGetAttribute(attr, f) })
	list = layout(&i, func(n uint64) (uint64, uint64, cu.Result) { return w.dev.FuncGetParamInfo(f, n) })
	return i, list
}

func (w *Worker) cmdModuleGetFunctionSoon(q *wire.ModuleGetFunctionSoonRequest) cu.Result {
	m, ok := w.s.Handles.Real(cu.KindModule, uint64(q.Module))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	f, rc := w.dev.ModuleGetFunction(cu.Module(m), q.Name)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if c := w.images.of(codeOf(cu.KindModule, m)); !w.recall(uint64(f), c, q.Name) {
		i, list := w.functionInfo(f)
		w.know(uint64(f), c, q.Name, i, list)
	}
	return w.bind(cu.KindFunction, uint64(q.Func), uint64(f), rc)
}

func (w *Worker) cmdLibraryGetKernel(q *wire.LibraryGetKernelRequest, a *wire.LibraryGetKernelReply) cu.Result {
	l, ok := w.s.Handles.Real(cu.KindLibrary, uint64(q.Library))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	k, rc := w.dev.LibraryGetKernel(cu.Library(l), q.Name)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.Info, a.Layout = w.kernelInfo(k)
	w.know(uint64(k), w.images.of(codeOf(cu.KindLibrary, l)), q.Name, a.Info, a.Layout)
	return w.bind(cu.KindKernel, uint64(q.Kernel), uint64(k), rc)
}

func (w *Worker) cmdLibraryGetKernelSoon(q *wire.LibraryGetKernelSoonRequest) cu.Result {
	l, ok := w.s.Handles.Real(cu.KindLibrary, uint64(q.Library))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	k, rc := w.dev.LibraryGetKernel(cu.Library(l), q.Name)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if c := w.images.of(codeOf(cu.KindLibrary, l)); !w.recall(uint64(k), c, q.Name) {
		i, list := w.kernelInfo(k)
		w.know(uint64(k), c, q.Name, i, list)
	}
	return w.bind(cu.KindKernel, uint64(q.Kernel), uint64(k), rc)
}

// unknown in a kernel's parameter count says: ask again with a context.
const unknown = ^uint32(0)

// kernelInfo holds for the device of the current context. The driver knows a
// kernel's layout only once it is loaded somewhere, and a library may be
// opened before any context is: then another thread's context serves, and
// without one the answer is open, unless the device knows its kernels anyway.
func (w *Worker) kernelInfo(k cu.Kernel) (f cu.FerryFunction, list []cu.FerryParam) {
	dev := cu.Device(0)
	switch c := w.anyContext(); {
	case c != nil && w.current == nil:
		w.dev.CtxSetCurrent(c.Real)
		defer w.dev.CtxSetCurrent(0)
		dev = c.Device
	case c != nil:
		dev = c.Device
	case !w.codeOfDevice().Ready:
		f.ParamCount = unknown
		return f, nil
	}
	f = info(func(attr cu.Function_attribute) (int32, cu.Result) { return w.dev.KernelGetAttribute(attr, k, dev) })
	list = layout(&f, func(i uint64) (uint64, uint64, cu.Result) { return w.dev.KernelGetParamInfo(k, i) })
	return f, list
}

// anyContext is the current context, or some other one; nil if there is none.
func (w *Worker) anyContext() *context {
	if w.current != nil {
		return w.current
	}
	for _, c := range w.contexts {
		return c
	}
	return nil
}

func (w *Worker) cmdKernelInfo(q *wire.KernelInfoRequest, a *wire.KernelInfoReply) cu.Result {
	k, ok := w.s.Handles.Real(cu.KindKernel, uint64(q.Kernel))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	a.Info, a.Layout = w.kernelInfo(cu.Kernel(k))
	c := w.codes[k]
	w.know(k, c.image, c.name, a.Info, a.Layout)
	return cu.CUDA_SUCCESS
}

func (w *Worker) cmdLibraryGetModule(q *wire.LibraryGetModuleRequest, _ *wire.LibraryGetModuleReply) cu.Result {
	return w.libraryModule(q.Module, q.Library)
}

func (w *Worker) cmdLibraryGetModuleSoon(q *wire.LibraryGetModuleSoonRequest) cu.Result {
	return w.libraryModule(q.Module, q.Library)
}

func (w *Worker) libraryModule(h cu.Module, library cu.Library) cu.Result {
	l, ok := w.s.Handles.Real(cu.KindLibrary, uint64(library))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	m, rc := w.dev.LibraryGetModule(cu.Library(l))
	if rc = w.bind(cu.KindModule, uint64(h), uint64(m), rc); rc == cu.CUDA_SUCCESS {
		w.images.loaded[codeOf(cu.KindModule, uint64(m))] = w.images.of(codeOf(cu.KindLibrary, l))
	}
	return rc
}

func (w *Worker) cmdKernelGetFunction(q *wire.KernelGetFunctionRequest, _ *wire.KernelGetFunctionReply) cu.Result {
	k, ok := w.s.Handles.Real(cu.KindKernel, uint64(q.Kernel))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	return w.kernelFunction(k, uint64(q.Func))
}

func (w *Worker) cmdKernelGetFunctionSoon(q *wire.KernelGetFunctionSoonRequest) cu.Result {
	k, ok := w.s.Handles.Real(cu.KindKernel, uint64(q.Kernel))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	return w.kernelFunction(k, uint64(q.Func))
}

func (w *Worker) kernelFunction(k, h uint64) cu.Result {
	f, rc := w.dev.KernelGetFunction(cu.Kernel(k))
	if rc == cu.CUDA_SUCCESS {
		w.learn(uint64(f), w.codes[k])
	}
	return w.bind(cu.KindFunction, h, uint64(f), rc)
}

func (w *Worker) cmdModuleFunctions(q *wire.ModuleFunctionsRequest, a *wire.ModuleFunctionsReply) cu.Result {
	m, ok := w.s.Handles.Real(cu.KindModule, uint64(q.Module))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	names, rc := w.dev.ModuleFunctions(cu.Module(m))
	a.Names = join(names)
	return rc
}

func (w *Worker) cmdLibraryKernels(q *wire.LibraryKernelsRequest, a *wire.LibraryKernelsReply) cu.Result {
	l, ok := w.s.Handles.Real(cu.KindLibrary, uint64(q.Library))
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
