package code

import (
	"strings"

	"ferry/api/cu"
	"ferry/device"
	"ferry/server/cache"
	"ferry/wire"
	"ferry/worker/gpu"
)

// jitOptions are the options of a client that reach the driver: those whose value is a
// number. The worker itself collects logs.
var jitOptions = map[cu.Jit_option]bool{
	cu.CU_JIT_MAX_REGISTERS: true, cu.CU_JIT_THREADS_PER_BLOCK: true, cu.CU_JIT_OPTIMIZATION_LEVEL: true,
	cu.CU_JIT_TARGET_FROM_CUCONTEXT: true, cu.CU_JIT_TARGET: true, cu.CU_JIT_FALLBACK_STRATEGY: true,
	cu.CU_JIT_GENERATE_DEBUG_INFO: true, cu.CU_JIT_LOG_VERBOSE: true, cu.CU_JIT_GENERATE_LINE_INFO: true,
	cu.CU_JIT_CACHE_MODE: true, cu.CU_JIT_FTZ: true, cu.CU_JIT_PREC_DIV: true, cu.CU_JIT_PREC_SQRT: true,
	cu.CU_JIT_FMA: true, cu.CU_JIT_LTO: true, cu.CU_JIT_POSITION_INDEPENDENT_CODE: true,
	cu.CU_JIT_MIN_CTA_PER_SM: true, cu.CU_JIT_MAX_THREADS_PER_BLOCK: true, cu.CU_JIT_OVERRIDE_DIRECTIVE_VALUES: true,
}

// parseOptions returns the options that reach the driver.
func parseOptions(names []uint32, values []uint64) (list []device.Option, ok bool) {
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

// CmdModuleLoad loads a module.
func (ld *Loader) CmdModuleLoad(q *wire.ModuleLoadRequest, a *wire.ModuleLoadReply) cu.Result {
	return ld.loadImage(loading{
		cu.KindModule, "module", uint64(q.Module), q.Blob, q.Hash.Bytes, q.Options, q.Values,
		func(image []byte, opts []device.Option) (uint64, device.Log, cu.Result) {
			m, log, rc := ld.dev.LoadModule(image, opts)
			return uint64(m), log, rc
		},
		func(m uint64) rows { return ld.moduleRows(cu.Module(m)) },
	}, a)
}

// CmdLibraryLoad loads a library.
func (ld *Loader) CmdLibraryLoad(q *wire.LibraryLoadRequest, a *wire.LibraryLoadReply) cu.Result {
	return ld.loadImage(loading{
		cu.KindLibrary, "library", uint64(q.Library), q.Blob, q.Hash.Bytes, q.Options, q.Values,
		func(image []byte, opts []device.Option) (uint64, device.Log, cu.Result) {
			l, log, rc := ld.dev.LoadLibrary(image, opts)
			return uint64(l), log, rc
		},
		func(l uint64) rows { return ld.libraryRows(cu.Library(l)) },
	}, (*wire.ModuleLoadReply)(a))
}

// A loading is a request to load an image as a module or as a library, with what differs
// between the two.
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

// loadImage loads an image and answers its table.
func (ld *Loader) loadImage(q loading, a *wire.ModuleLoadReply) cu.Result {
	opts, ok := parseOptions(q.options, q.values)
	k, missing, rc := ld.findImage(q.handle, q.blob, q.hash)
	if !ok && k != nil {
		k.end()
	}
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
	if rc := ld.claimImage(k.bytes()); rc != cu.CUDA_SUCCESS {
		k.end()
		return rc
	}
	real, log, loaded := takeLoaded(ld, q.kind, q.handle, k, opts)
	if !loaded {
		placeCode(ld.dev, func() { real, log, rc = q.load(k.bytes(), opts) })
	}
	a.Info, a.Errors = []byte(log.Info), []byte(log.Errors)
	ld.logLoad(q.what, len(k.bytes()), log, rc)
	if rc = ld.gpu.Bind(q.kind, q.handle, real, rc); rc != cu.CUDA_SUCCESS {
		k.end()
		return rc
	}
	c := ld.newImage(codeOf(q.kind, real), q.handle, k, q.hash, len(opts) == 0)
	ld.cacheImage(q.blob, q.hash, k)
	placeCode(ld.dev, func() { ld.fillTable(c, q.rows(real)) })
	a.Table = c.Append(nil)
	return rc
}

// placeCode calls f, which has the driver load device code, so that the driver's addresses come out the same in every
// process. However small the image, it may be the one for which the driver reserves addresses anew.
func placeCode(dev device.Device, f func()) { gpu.PlaceContext(dev, f) }

// logLoad logs why the driver refused an image.
func (ld *Loader) logLoad(what string, size int, log device.Log, rc cu.Result) {
	if rc != cu.CUDA_SUCCESS {
		ld.log.Info("image refused", "as", what, "bytes", size, "result", rc.Error(), "why", strings.TrimSpace(log.Errors))
	}
}

// attributesOf collects every attribute of a function.
func attributesOf(get func(cu.Function_attribute) (int32, cu.Result)) (f cu.FerryFunction) {
	for i := range f.Attributes {
		if v, rc := get(cu.Function_attribute(i)); rc == cu.CUDA_SUCCESS {
			f.Attributes[i] = v
		}
	}
	return f
}

// layoutOf asks for parameter after parameter until there is none.
func layoutOf(f *cu.FerryFunction, get func(uint64) (uint64, uint64, cu.Result)) (list []cu.FerryParam) {
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

// A lookup is a request to find a function of a module, or a kernel of a library, by its name,
// and what differs between the two.
type lookup struct {
	in       cu.Kind // module or library
	inHandle uint64
	kind     cu.Kind // function or kernel
	handle   uint64  // the client's name for what is found
	name     string
	find     func(in uint64, name string) (uint64, cu.Result)
	info     func(found uint64) (cu.FerryFunction, []cu.FerryParam)
}

// bindNamed finds what q names and binds it. reply is called with all that the driver says about
// it; without reply (nil) the client knows that already, and so does the table of the image
// in most cases: then the driver is not asked.
func (ld *Loader) bindNamed(q lookup, reply func(cu.FerryFunction, []cu.FerryParam)) cu.Result {
	in, ok := ld.s.Handles.Real(q.in, q.inHandle)
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	found, rc := q.find(in, q.name)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	image := ld.images.of(codeOf(q.in, in))
	if reply != nil || !ld.learnFromTable(found, image, q.name) {
		info, layout := q.info(found)
		ld.learnInfo(found, image, q.name, info, layout)
		if reply != nil {
			reply(info, layout)
		}
	}
	return ld.gpu.Bind(q.kind, q.handle, found, rc)
}

// functionIn is the lookup of a function of a module.
func (ld *Loader) functionIn(m cu.Module, h cu.Function, name string) lookup {
	return lookup{
		cu.KindModule, uint64(m), cu.KindFunction, uint64(h), name,
		func(in uint64, name string) (uint64, cu.Result) {
			f, rc := ld.dev.ModuleGetFunction(cu.Module(in), name)
			return uint64(f), rc
		},
		func(f uint64) (cu.FerryFunction, []cu.FerryParam) { return ld.functionInfo(cu.Function(f)) },
	}
}

// kernelIn is the lookup of a kernel of a library.
func (ld *Loader) kernelIn(l cu.Library, h cu.Kernel, name string) lookup {
	return lookup{
		cu.KindLibrary, uint64(l), cu.KindKernel, uint64(h), name,
		func(in uint64, name string) (uint64, cu.Result) {
			k, rc := ld.dev.LibraryGetKernel(cu.Library(in), name)
			return uint64(k), rc
		},
		func(k uint64) (cu.FerryFunction, []cu.FerryParam) { return ld.kernelInfo(cu.Kernel(k)) },
	}
}

// CmdModuleGetFunction finds a function of a module and answers all about it.
func (ld *Loader) CmdModuleGetFunction(q *wire.ModuleGetFunctionRequest, a *wire.ModuleGetFunctionReply) cu.Result {
	return ld.bindNamed(ld.functionIn(q.Module, q.Func, q.Name), func(i cu.FerryFunction, l []cu.FerryParam) { a.Info, a.Layout = i, l })
}

// CmdModuleGetFunctionSoon finds a function of which the client knows all already.
func (ld *Loader) CmdModuleGetFunctionSoon(q *wire.ModuleGetFunctionSoonRequest) cu.Result {
	return ld.bindNamed(ld.functionIn(q.Module, q.Func, q.Name), nil)
}

// CmdLibraryGetKernel finds a kernel of a library and answers all about it.
func (ld *Loader) CmdLibraryGetKernel(q *wire.LibraryGetKernelRequest, a *wire.LibraryGetKernelReply) cu.Result {
	return ld.bindNamed(ld.kernelIn(q.Library, q.Kernel, q.Name), func(i cu.FerryFunction, l []cu.FerryParam) { a.Info, a.Layout = i, l })
}

// CmdLibraryGetKernelSoon finds a kernel of which the client knows all already.
func (ld *Loader) CmdLibraryGetKernelSoon(q *wire.LibraryGetKernelSoonRequest) cu.Result {
	return ld.bindNamed(ld.kernelIn(q.Library, q.Kernel, q.Name), nil)
}

// functionInfo asks the driver everything about a function of the current context.
func (ld *Loader) functionInfo(f cu.Function) (i cu.FerryFunction, list []cu.FerryParam) {
	i = attributesOf(func(attr cu.Function_attribute) (int32, cu.Result) { return ld.dev.FuncGetAttribute(attr, f) })
	list = layoutOf(&i, func(n uint64) (uint64, uint64, cu.Result) { return ld.dev.FuncGetParamInfo(f, n) })
	return i, list
}

// unknownLayout as a kernel's parameter count tells the client to ask again with a context.
const unknownLayout = ^uint32(0)

// kernelInfo asks about a kernel on the device of the current context. The driver knows the
// layout of a kernel only once it is loaded in some context, and a library may be opened
// before there is a context. Then the context of another thread serves. Without any context
// the answer is unknownLayout, unless the device knows its kernels anyway.
func (ld *Loader) kernelInfo(k cu.Kernel) (f cu.FerryFunction, list []cu.FerryParam) {
	dev := cu.Device(0)
	switch c := ld.gpu.AnyContext(); {
	case c != nil && ld.gpu.Current == nil:
		ld.dev.CtxSetCurrent(c.Real)
		defer ld.dev.CtxSetCurrent(0)
		dev = c.Device
	case c != nil:
		dev = c.Device
	case !ld.gpu.CodeTraits().Ready:
		f.ParamCount = unknownLayout
		return f, nil
	}
	f = attributesOf(func(attr cu.Function_attribute) (int32, cu.Result) { return ld.dev.KernelGetAttribute(attr, k, dev) })
	list = layoutOf(&f, func(i uint64) (uint64, uint64, cu.Result) { return ld.dev.KernelGetParamInfo(k, i) })
	return f, list
}

// CmdKernelInfo answers all about a kernel.
func (ld *Loader) CmdKernelInfo(q *wire.KernelInfoRequest, a *wire.KernelInfoReply) cu.Result {
	k, ok := ld.s.Handles.Real(cu.KindKernel, uint64(q.Kernel))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	a.Info, a.Layout = ld.kernelInfo(cu.Kernel(k))
	c := ld.functions[k]
	ld.learnInfo(k, c.image, c.name, a.Info, a.Layout)
	return cu.CUDA_SUCCESS
}

// CmdLibraryGetModule finds the module of a library in the current context.
func (ld *Loader) CmdLibraryGetModule(q *wire.LibraryGetModuleRequest, _ *wire.LibraryGetModuleReply) cu.Result {
	return ld.libraryModule(q.Module, q.Library)
}

// CmdLibraryGetModuleSoon does the same without an answer.
func (ld *Loader) CmdLibraryGetModuleSoon(q *wire.LibraryGetModuleSoonRequest) cu.Result {
	return ld.libraryModule(q.Module, q.Library)
}

// libraryModule binds the module of a library. The module shares the image of the library.
func (ld *Loader) libraryModule(h cu.Module, library cu.Library) cu.Result {
	l, ok := ld.s.Handles.Real(cu.KindLibrary, uint64(library))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	useImage(ld, ld.images.of(codeOf(cu.KindLibrary, l)))
	m, rc := ld.dev.LibraryGetModule(cu.Library(l))
	if rc = ld.gpu.Bind(cu.KindModule, uint64(h), uint64(m), rc); rc == cu.CUDA_SUCCESS {
		ld.images.loaded[codeOf(cu.KindModule, uint64(m))] = ld.images.of(codeOf(cu.KindLibrary, l))
	}
	return rc
}

// CmdKernelGetFunction finds the function of a kernel in the current context.
func (ld *Loader) CmdKernelGetFunction(q *wire.KernelGetFunctionRequest, _ *wire.KernelGetFunctionReply) cu.Result {
	k, ok := ld.s.Handles.Real(cu.KindKernel, uint64(q.Kernel))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	return ld.kernelFunction(k, uint64(q.Func))
}

// CmdKernelGetFunctionSoon does the same without an answer.
func (ld *Loader) CmdKernelGetFunctionSoon(q *wire.KernelGetFunctionSoonRequest) cu.Result {
	k, ok := ld.s.Handles.Real(cu.KindKernel, uint64(q.Kernel))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	return ld.kernelFunction(k, uint64(q.Func))
}

// kernelFunction binds the function of a kernel.
func (ld *Loader) kernelFunction(k, h uint64) cu.Result {
	useImage(ld, ld.functions[k].image)
	f, rc := ld.dev.KernelGetFunction(cu.Kernel(k))
	if rc == cu.CUDA_SUCCESS {
		ld.learn(uint64(f), ld.functions[k])
	}
	return ld.gpu.Bind(cu.KindFunction, h, uint64(f), rc)
}

// CmdModuleFunctions lists the functions of a module.
func (ld *Loader) CmdModuleFunctions(q *wire.ModuleFunctionsRequest, a *wire.ModuleFunctionsReply) cu.Result {
	m, ok := ld.s.Handles.Real(cu.KindModule, uint64(q.Module))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	names, rc := ld.dev.ModuleFunctions(cu.Module(m))
	a.Names = joinNames(names)
	return rc
}

// CmdLibraryKernels lists the kernels of a library.
func (ld *Loader) CmdLibraryKernels(q *wire.LibraryKernelsRequest, a *wire.LibraryKernelsReply) cu.Result {
	l, ok := ld.s.Handles.Real(cu.KindLibrary, uint64(q.Library))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	names, rc := ld.dev.LibraryKernels(cu.Library(l))
	a.Names = joinNames(names)
	return rc
}

// joinNames ends each name with a NUL, for readers in C.
func joinNames(names []string) (b []byte) {
	for _, n := range names {
		b = append(append(b, n...), 0)
	}
	return b
}
