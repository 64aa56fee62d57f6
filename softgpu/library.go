package softgpu

import (
	"slices"
	"sync"

	"ferry/api/cu"
	"ferry/device"
	"ferry/softgpu/interp"
)

// A library is code without a context. Each context that uses it gets an
// instance, a module, with variables of its own.
type library struct {
	m      *machine
	handle uint64
	code   *code
	sketch *interp.Program // knows the kernels, not the addresses
	wrong  cu.Result       // what the image is not; told when something of it is needed

	mu        sync.Mutex
	kernels   map[string]*kernel
	instances map[*life]*module
	managed   []*owned // managed variables, which all instances share
	unloaded  bool
}

// A kernel is a function of a library. Its settings are per device.
type kernel struct {
	handle   uint64
	lib      *library
	name     string
	k        *interp.Kernel
	settings []settings
}

// LoadLibrary compiles an image. It needs no context. As with the driver, which reads
// code when it is needed, one that is no code is a library in which nothing is found.
func (g *GPU) LoadLibrary(b []byte, _ []device.Option) (cu.Library, device.Log, cu.Result) {
	code, log, r := g.m.compile(b)
	wrong := r
	if r == cu.CUDA_ERROR_INVALID_IMAGE || r == cu.CUDA_ERROR_INVALID_PTX {
		code, r = emptyCode(), cu.CUDA_SUCCESS
	}
	if r != cu.CUDA_SUCCESS {
		return 0, log, r
	}
	sketch, err := code.sketch()
	if err != nil {
		return 0, device.Log{Errors: err.Error() + "\n"}, g.m.linkFailure(err)
	}
	lib := &library{m: g.m, code: code, sketch: sketch, wrong: wrong, kernels: map[string]*kernel{}, instances: map[*life]*module{}}
	lib.handle = g.m.libraries.Reserve()
	g.m.libraries.Put(lib.handle, lib)
	log.Info = code.remarks(sketch)
	return cu.Library(lib.handle), log, r
}

// instance returns the library's module in a life, loading it at first need.
func (lib *library) instance(l *life) (*module, cu.Result) {
	lib.mu.Lock()
	defer lib.mu.Unlock()
	if lib.unloaded {
		return nil, cu.CUDA_ERROR_INVALID_HANDLE
	}
	if lib.wrong != cu.CUDA_SUCCESS {
		return nil, lib.wrong
	}
	if mod := lib.instances[l]; mod != nil {
		return mod, cu.CUDA_SUCCESS
	}
	if r := l.failure(); r != cu.CUDA_SUCCESS {
		return nil, r
	}
	if l.stop.Load() {
		return nil, cu.CUDA_ERROR_CONTEXT_IS_DESTROYED
	}
	var shared *interp.Program
	if len(lib.code.src.Globals) == 0 {
		shared = lib.sketch
	}
	mod, err := lib.code.load(l, lib, shared)
	if err != nil {
		return nil, lib.m.linkFailure(err)
	}
	lib.instances[l] = mod
	return mod, cu.CUDA_SUCCESS
}

// forget ends the instance of a life that is over.
func (lib *library) forget(l *life) {
	lib.mu.Lock()
	defer lib.mu.Unlock()
	if mod := lib.instances[l]; mod != nil {
		mod.unload()
		delete(lib.instances, l)
	}
}

// LibraryUnload ends a library and all its instances.
func (g *GPU) LibraryUnload(h cu.Library) cu.Result {
	lib, ok := g.m.libraries.Remove(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	lib.mu.Lock()
	defer lib.mu.Unlock()
	lib.unloaded = true
	for _, mod := range lib.instances {
		mod.unload()
	}
	for _, o := range lib.managed {
		o.release(lib.m.mem)
	}
	for _, k := range lib.kernels {
		g.m.kernels.Remove(k.handle)
	}
	return cu.CUDA_SUCCESS
}

func (g *GPU) library(h cu.Library) (*library, cu.Result) {
	lib, ok := g.m.libraries.Get(uint64(h))
	if !ok {
		return nil, cu.CUDA_ERROR_INVALID_HANDLE
	}
	return lib, cu.CUDA_SUCCESS
}

func (m *machine) kernel(h cu.Kernel) (*kernel, cu.Result) {
	k, ok := m.kernels.Get(uint64(h))
	if !ok {
		return nil, cu.CUDA_ERROR_INVALID_HANDLE
	}
	return k, cu.CUDA_SUCCESS
}

// kernel finds a kernel of the library; the same name gives the same handle.
func (lib *library) kernel(name string) (*kernel, cu.Result) {
	lib.mu.Lock()
	defer lib.mu.Unlock()
	if lib.unloaded {
		return nil, cu.CUDA_ERROR_INVALID_HANDLE
	}
	if lib.wrong != cu.CUDA_SUCCESS {
		return nil, lib.wrong
	}
	if k := lib.kernels[name]; k != nil {
		return k, cu.CUDA_SUCCESS
	}
	ik := lib.sketch.Kernel(name)
	if ik == nil {
		return nil, cu.CUDA_ERROR_NOT_FOUND
	}
	k := &kernel{lib: lib, name: name, k: ik, settings: make([]settings, len(lib.m.devices))}
	for i := range k.settings {
		k.settings[i].init(ik)
	}
	k.handle = lib.m.kernels.Reserve()
	lib.kernels[name] = k
	lib.m.kernels.Put(k.handle, k)
	return k, cu.CUDA_SUCCESS
}

// LibraryGetKernel finds a kernel by name.
func (g *GPU) LibraryGetKernel(h cu.Library, name string) (cu.Kernel, cu.Result) {
	lib, r := g.library(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	k, r := lib.kernel(name)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return cu.Kernel(k.handle), r
}

// LibraryGetKernelCount counts kernels.
func (g *GPU) LibraryGetKernelCount(h cu.Library) (uint32, cu.Result) {
	lib, r := g.library(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return uint32(len(lib.code.names)), r
}

// LibraryKernels lists kernels by name.
func (g *GPU) LibraryKernels(h cu.Library) ([]string, cu.Result) {
	lib, r := g.library(h)
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	return slices.Clone(lib.code.names), r
}

// LibraryEnumerateKernels lists up to n kernels.
func (g *GPU) LibraryEnumerateKernels(n uint32, h cu.Library) ([]cu.Kernel, cu.Result) {
	lib, r := g.library(h)
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	names := lib.code.names[:min(uint64(n), uint64(len(lib.code.names)))]
	list := make([]cu.Kernel, 0, len(names))
	for _, name := range names {
		k, r := lib.kernel(name)
		if r != cu.CUDA_SUCCESS {
			return nil, r
		}
		list = append(list, cu.Kernel(k.handle))
	}
	return list, r
}

// here returns the library's instance in the current context.
func (g *GPU) here(h cu.Library) (*module, cu.Result) {
	lib, r := g.library(h)
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	return lib.instance(c.alive())
}

// LibraryGetModule returns the library's instance in the current context.
func (g *GPU) LibraryGetModule(h cu.Library) (cu.Module, cu.Result) {
	mod, r := g.here(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return cu.Module(mod.handle), r
}

// LibraryGetGlobal finds a variable of the current context's instance.
func (g *GPU) LibraryGetGlobal(h cu.Library, name string) (cu.Deviceptr, uint64, cu.Result) {
	mod, r := g.here(h)
	if r != cu.CUDA_SUCCESS {
		return 0, 0, r
	}
	return g.ModuleGetGlobal(cu.Module(mod.handle), name)
}

// KernelGetFunction returns the kernel as a function of the current context.
func (g *GPU) KernelGetFunction(h cu.Kernel) (cu.Function, cu.Result) {
	k, r := g.m.kernel(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	f, r := k.in(c.alive())
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return cu.Function(f.handle), r
}

// in returns the kernel's function in a life.
func (k *kernel) in(l *life) (*function, cu.Result) {
	mod, r := k.lib.instance(l)
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	return mod.function(k.name)
}

// KernelGetLibrary returns the library a kernel belongs to.
func (g *GPU) KernelGetLibrary(h cu.Kernel) (cu.Library, cu.Result) {
	k, r := g.m.kernel(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return cu.Library(k.lib.handle), r
}
