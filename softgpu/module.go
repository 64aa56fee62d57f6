package softgpu

import (
	"errors"
	"slices"
	"sync"

	"ferry/api/cu"
	"ferry/device"
	"ferry/softgpu/array"
	"ferry/softgpu/interp"
	"ferry/softgpu/memory"
)

// A module is code in a context: linked, with its variables in memory.
type module struct {
	m      *machine
	handle uint64
	life   *life
	lib    *library // nil unless it is a library's instance
	code   *code
	prog   *interp.Program
	vars   map[string]memory.Range
	owned  []*owned // those that end with it

	mu        sync.Mutex
	functions map[string]*function
	texrefs   map[uint64]*array.Texref // by the variable's address, once asked for
	surfrefs  map[uint64]*array.Surfref
	unloaded  bool
}

// errMemory says that variables do not fit.
var errMemory = errors.New("not enough device memory for the module's variables")

// load puts code into a context. shared, when not nil, is a program that does
// not depend on addresses.
func (c *code) load(l *life, lib *library, shared *interp.Program) (*module, error) {
	mod := &module{m: l.ctx.m, life: l, lib: lib, code: c, prog: shared, vars: map[string]memory.Range{}, functions: map[string]*function{}}
	vars := c.variables()
	for _, v := range vars {
		if p, ok := lib.managedVariable(v.Name); ok {
			mod.vars[v.Name] = p
			continue
		}
		addr, r := heapOf(l, v).Alloc(room(v), align(v))
		if r != cu.CUDA_SUCCESS {
			mod.unload()
			return nil, errMemory
		}
		mod.vars[v.Name] = memory.Range{Base: addr, Size: v.Size}
		mod.owned = append(mod.owned, &owned{v, memory.Range{Base: addr, Size: v.Size}, heapOf(l, v)})
	}
	if mod.prog == nil {
		var err error
		mod.prog, err = c.link(func(name string) (uint64, bool) {
			p, ok := mod.vars[name]
			return p.Base, ok
		})
		if err != nil {
			mod.unload()
			return nil, err
		}
	}
	for _, o := range mod.owned {
		v, p := o.v, o.at
		if len(v.Init) > 0 || len(v.Relocs) > 0 {
			b, err := mod.prog.Image(v)
			if err != nil {
				mod.unload()
				return nil, err
			}
			copy(o.in.Bytes(p.Base, p.Size), b)
		}
		if p.Size > 0 {
			mod.m.mem.AddExtent(p, "variable "+v.Name)
		}
		if v.Managed {
			mod.m.mem.SetManaged(p, true)
		}
	}
	lib.keepManaged(mod)
	mod.handle = mod.m.modules.Reserve()
	mod.m.modules.Put(mod.handle, mod)
	return mod, nil
}

// unload takes a module's handles away, and its memory once the work given until
// now, which may use it, has ended.
func (mod *module) unload() {
	pending := mod.life.tails(func(*stream) bool { return true })
	mod.mu.Lock()
	defer mod.mu.Unlock()
	if mod.unloaded {
		return
	}
	mod.unloaded = true
	mod.m.modules.Remove(mod.handle)
	for _, f := range mod.functions {
		mod.m.functions.Remove(f.handle)
	}
	for _, t := range mod.texrefs {
		mod.m.images.DropTexref(t)
	}
	for _, s := range mod.surfrefs {
		mod.m.images.DropSurfref(s)
	}
	if len(pending) == 0 || len(mod.functions) == 0 { // nobody asked for a kernel of it
		mod.release()
		return
	}
	for _, o := range mod.owned {
		if o.at.Size > 0 {
			mod.m.mem.FreeExtent(o.at.Base)
		}
	}
	go func() {
		for _, p := range pending {
			p.Wait()
		}
		mod.release()
	}()
}

// release gives the memory of a module's variables back.
func (mod *module) release() {
	for _, o := range mod.owned {
		o.release(mod.m.mem)
	}
}

// LoadModule compiles an image for the current context.
func (g *GPU) LoadModule(b []byte, _ []device.Option) (cu.Module, device.Log, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, device.Log{}, r
	}
	code, log, r := g.m.compile(b)
	if r != cu.CUDA_SUCCESS {
		return 0, log, r
	}
	l := c.alive()
	mod, err := code.load(l, nil, nil)
	if err != nil {
		return 0, device.Log{Errors: err.Error() + "\n"}, g.m.linkFailure(err)
	}
	if l.stop.Load() { // destroyed meanwhile by another view
		mod.unload()
		return 0, log, cu.CUDA_ERROR_CONTEXT_IS_DESTROYED
	}
	log.Info = mod.code.remarks(mod.prog)
	return cu.Module(mod.handle), log, r
}

// linkFailure is the result for an error of load.
func (m *machine) linkFailure(err error) cu.Result {
	r := cu.CUDA_ERROR_INVALID_PTX
	if errors.Is(err, errMemory) {
		r = cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	m.log.Warn("module refused", "result", r.Error(), "reason", err)
	return r
}

func (g *GPU) module(h cu.Module) (*module, cu.Result) {
	mod, ok := g.m.modules.Get(uint64(h))
	if !ok {
		return nil, cu.CUDA_ERROR_INVALID_HANDLE
	}
	return mod, mod.life.failure()
}

// ModuleUnload ends a module. A library's goes with the library.
func (g *GPU) ModuleUnload(h cu.Module) cu.Result {
	mod, ok := g.m.modules.Get(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if mod.lib != nil {
		return cu.CUDA_ERROR_NOT_PERMITTED
	}
	mod.unload()
	return mod.life.failure()
}

// ModuleGetLoadingMode: everything is compiled when it is loaded.
func (g *GPU) ModuleGetLoadingMode() (cu.ModuleLoadingMode, cu.Result) {
	return cu.CU_MODULE_EAGER_LOADING, cu.CUDA_SUCCESS
}

// ModuleGetFunction finds a kernel by name.
func (g *GPU) ModuleGetFunction(h cu.Module, name string) (cu.Function, cu.Result) {
	mod, r := g.module(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	f, r := mod.function(name)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return cu.Function(f.handle), r
}

// ModuleGetFunctionCount counts kernels.
func (g *GPU) ModuleGetFunctionCount(h cu.Module) (uint32, cu.Result) {
	mod, r := g.module(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return uint32(len(mod.code.names)), r
}

// ModuleFunctions lists kernels by name.
func (g *GPU) ModuleFunctions(h cu.Module) ([]string, cu.Result) {
	mod, r := g.module(h)
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	return append([]string(nil), mod.code.names...), r
}

// ModuleEnumerateFunctions lists up to n kernels.
func (g *GPU) ModuleEnumerateFunctions(n uint32, h cu.Module) ([]cu.Function, cu.Result) {
	mod, r := g.module(h)
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	var list []cu.Function
	for _, name := range mod.code.names {
		if uint32(len(list)) == n {
			break
		}
		f, r := mod.function(name)
		if r != cu.CUDA_SUCCESS {
			return nil, r
		}
		list = append(list, cu.Function(f.handle))
	}
	return list, r
}

// ModuleGetGlobal finds a variable by name.
func (g *GPU) ModuleGetGlobal(h cu.Module, name string) (cu.Deviceptr, uint64, cu.Result) {
	mod, r := g.module(h)
	if r != cu.CUDA_SUCCESS {
		return 0, 0, r
	}
	p, ok := mod.vars[name]
	if !ok && slices.Contains(mod.code.names, name) {
		return 0, 0, cu.CUDA_ERROR_INVALID_VALUE // there, but no variable
	}
	if !ok || mod.isOpaque(name) {
		return 0, 0, cu.CUDA_ERROR_NOT_FOUND
	}
	return cu.Deviceptr(p.Base), p.Size, r
}
