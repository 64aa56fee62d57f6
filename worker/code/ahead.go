package code

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"

	"ferry/api/cu"
	"ferry/device"
	"ferry/device/fatbin"
	"ferry/session"
	"ferry/wire"
)

// This file has what is done with device code before a session that moves is stopped. The worker that has the session
// reads the names in its images (Unread), and sends the images (Known). The other loads them (Ahead). What the session has
// loaded when it stops may differ: what fits is used, the rest is dropped.

// Known are images that the other worker has already.
type Known struct{ kept map[uint64]*kept } // by the client's handle

// Known lists the images of loaded modules and libraries. It is called after Save.
func (m *Images) Known() *Known {
	known := &Known{map[uint64]*kept{}}
	for i, r := range m.state.Regions {
		if m.kept[i] != nil {
			known.kept[r.Which] = m.kept[i]
		}
	}
	return known
}

// Skip makes Save leave out the bytes of images that the other worker has.
func (m *Images) Skip(k *Known) { m.known = k }

// An Unread is images of whose names the worker knows nothing. A session that moves needs them, and reading takes long.
type Unread struct {
	kept       []*kept
	capability []int
}

// UnreadImages lists them. The caller owns the command loop's state.
func UnreadImages(ld *Loader) *Unread {
	v, u := NewVariables(ld), &Unread{}
	view, leave := device.Apart(ld.dev)
	defer leave()
	capability := v.capabilities(view)
	for _, c := range ld.images.allLoaded() {
		if contexts := v.contextsOf(c); c.symbols == nil && len(contexts) > 0 && ld.gpu.Contexts[contexts[0]] != nil {
			u.kept = append(u.kept, c.kept)
			u.capability = append(u.capability, capability[ld.gpu.Contexts[contexts[0]].Device])
		}
	}
	return u
}

// Read reads the names, while the program runs. What cannot be read is read again, and explained, when the session is saved.
func (u *Unread) Read() {
	var all sync.WaitGroup
	places := make(chan struct{}, max(runtime.NumCPU()/2, 1)) // the program may need the others
	for i, k := range u.kept {
		all.Go(func() {
			places <- struct{}{}
			defer func() { <-places }()
			k.mu.Lock() // an image that ends waits for its turn
			defer k.mu.Unlock()
			if k.ended {
				return
			}
			if symbols, err := fatbin.ReadSymbols(k.data, u.capability[i]); err == nil {
				k.symbols = &symbols
			}
		})
	}
	all.Wait()
}

// An Ahead is device code of a session that is to move here: images, and those of them that are loaded.
type Ahead struct {
	dev    device.Device
	kept   map[uint64]*kept      // by the client's handle
	loaded map[uint64]loadedCode // by the client's handle
	used   int                   // how many of these the session has taken
}

// A loadedCode is an image that has been loaded ahead.
type loadedCode struct {
	codeID
	ctx     cu.Context // in which a module was loaded
	kept    *kept
	options []device.Option
	log     device.Log
}

// A Plan is what Prepare loads, and where.
type Plan struct {
	State  *session.State
	Decode func(v any) error
	// Read reads the region with this number among those of images.
	Read func(number int, to []byte) error
	// Context is the context that stands here for the one with an index; 0: there is none, and no code is loaded for it.
	Context func(index uint32) cu.Context
	// Load says whether code is to be loaded. Otherwise the images are only kept.
	Load bool
}

// Prepare takes the images of a session that is to move here, and loads them in the order in which the session loaded them, so that the
// driver places their variables as it did there. The first that cannot be loaded ends that: the session itself will say why.
func Prepare(dev device.Device, p Plan) (*Ahead, error) {
	var st movedCode
	if err := p.Decode(&st); err != nil {
		return nil, err
	}
	a := &Ahead{dev: dev, kept: map[uint64]*kept{}, loaded: map[uint64]loadedCode{}}
	total := uint64(0)
	for i, r := range st.Regions {
		if r.Of != "image" {
			continue
		}
		if r.Size == 0 || r.Size > maxMoved-total {
			return nil, errRegion
		}
		total += r.Size
		k := &kept{data: make([]byte, r.Size)}
		if err := p.Read(i, k.data); err != nil {
			return nil, err
		}
		a.kept[r.Which] = k
	}
	if p.Load {
		defer dev.CtxSetCurrent(0)
		_ = a.load(p, st.Uses)
	}
	return a, nil
}

// errUnprepared says that the rest of the code is not loaded ahead.
var errUnprepared = errors.New("the code cannot be loaded ahead")

// load loads images, and finds the functions and kernels that the program uses: a lazy driver loads them then.
func (a *Ahead) load(p Plan, uses []movedUse) error {
	kernels := map[cu.Kernel]cu.Kernel{}
	for _, o := range p.State.Objects {
		for len(uses) > 0 && uses[0].Number <= o.Recipe.Command && a.loaded[uses[0].Library].real != 0 {
			if err := a.enter(p, uses[0].Context, true); err != nil {
				return err
			}
			placeCode(a.dev, func() { a.dev.LibraryGetModule(cu.Library(a.loaded[uses[0].Library].real)) })
			uses = uses[1:]
		}
		if err := a.loadObject(p, o, kernels); err != nil {
			return err
		}
	}
	return nil
}

// enter makes the context current that stands for one of the program's.
func (a *Ahead) enter(p Plan, index uint32, needed bool) error {
	ctx := p.Context(index)
	if ctx == 0 && (needed || index != 0) {
		return errUnprepared
	}
	a.dev.CtxSetCurrent(ctx)
	return nil
}

// loadObject does what the recipe of a piece of code says. The names are not the session's: nothing is bound.
func (a *Ahead) loadObject(p Plan, o session.Object, kernels map[cu.Kernel]cu.Kernel) error {
	record, ok := codeRecords[o.Recipe.Op]
	if !ok {
		return nil
	}
	q := record()
	if err := q.Decode(o.Recipe.Request); err != nil {
		return err
	}
	_, module := q.(*wire.ModuleLoadRequest)
	_, soon := q.(*wire.ModuleLoadSoonRequest)
	if err := a.enter(p, o.Recipe.Context, module || soon); err != nil {
		return err
	}
	rc := cu.CUDA_SUCCESS
	switch q := q.(type) {
	case *wire.ModuleLoadRequest:
		return a.loadImage(cu.KindModule, uint64(q.Module), p.Context(o.Recipe.Context), q.Options, q.Values)
	case *wire.ModuleLoadSoonRequest:
		return a.loadImage(cu.KindModule, uint64(q.Module), p.Context(o.Recipe.Context), nil, nil)
	case *wire.LibraryLoadRequest:
		return a.loadImage(cu.KindLibrary, uint64(q.Library), 0, q.Options, q.Values)
	case *wire.LibraryLoadSoonRequest:
		return a.loadImage(cu.KindLibrary, uint64(q.Library), 0, nil, nil)
	case *wire.ModuleGetFunctionRequest:
		_, rc = a.function(q.Module, q.Name)
	case *wire.ModuleGetFunctionSoonRequest:
		_, rc = a.function(q.Module, q.Name)
	case *wire.LibraryGetKernelRequest:
		kernels[q.Kernel], rc = a.dev.LibraryGetKernel(cu.Library(a.loaded[uint64(q.Library)].real), q.Name)
	case *wire.LibraryGetKernelSoonRequest:
		kernels[q.Kernel], rc = a.dev.LibraryGetKernel(cu.Library(a.loaded[uint64(q.Library)].real), q.Name)
	case *wire.KernelGetFunctionRequest:
		_, rc = a.dev.KernelGetFunction(kernels[q.Kernel])
	case *wire.KernelGetFunctionSoonRequest:
		_, rc = a.dev.KernelGetFunction(kernels[q.Kernel])
	}
	return rc.Err()
}

// codeRecords are the commands that load code.
var codeRecords = map[wire.Op]func() wire.Record{
	wire.OpModuleLoad:            func() wire.Record { return new(wire.ModuleLoadRequest) },
	wire.OpModuleLoadSoon:        func() wire.Record { return new(wire.ModuleLoadSoonRequest) },
	wire.OpLibraryLoad:           func() wire.Record { return new(wire.LibraryLoadRequest) },
	wire.OpLibraryLoadSoon:       func() wire.Record { return new(wire.LibraryLoadSoonRequest) },
	wire.OpModuleGetFunction:     func() wire.Record { return new(wire.ModuleGetFunctionRequest) },
	wire.OpModuleGetFunctionSoon: func() wire.Record { return new(wire.ModuleGetFunctionSoonRequest) },
	wire.OpLibraryGetKernel:      func() wire.Record { return new(wire.LibraryGetKernelRequest) },
	wire.OpLibraryGetKernelSoon:  func() wire.Record { return new(wire.LibraryGetKernelSoonRequest) },
	wire.OpKernelGetFunction:     func() wire.Record { return new(wire.KernelGetFunctionRequest) },
	wire.OpKernelGetFunctionSoon: func() wire.Record { return new(wire.KernelGetFunctionSoonRequest) },
}

// function finds a function of a module that was loaded ahead. Others are modules of libraries.
func (a *Ahead) function(m cu.Module, name string) (cu.Function, cu.Result) {
	c, ok := a.loaded[uint64(m)]
	if !ok {
		return 0, cu.CUDA_SUCCESS
	}
	return a.dev.ModuleGetFunction(cu.Module(c.real), name)
}

// loadImage loads one image.
func (a *Ahead) loadImage(kind cu.Kind, handle uint64, ctx cu.Context, names []uint32, values []uint64) error {
	k := a.kept[handle]
	options, ok := parseOptions(names, values)
	if k == nil || !ok {
		return errUnprepared
	}
	c := loadedCode{codeID: codeID{kind: kind}, ctx: ctx, kept: k, options: options}
	var rc cu.Result
	placeCode(a.dev, func() {
		if kind == cu.KindModule {
			var m cu.Module
			m, c.log, rc = a.dev.LoadModule(k.data, options)
			c.real = uint64(m)
		} else {
			var l cu.Library
			l, c.log, rc = a.dev.LoadLibrary(k.data, options)
			c.real = uint64(l)
		}
	})
	if rc != cu.CUDA_SUCCESS {
		return fmt.Errorf("%w: %w", errUnprepared, rc)
	}
	a.loaded[handle] = c
	return nil
}

// Used is how many loaded images the session has taken, and how many wait for it.
func (a *Ahead) Used() (taken, left int) { return a.used, len(a.loaded) }

// SetAhead gives the Loader what Prepare prepared, before the session is made.
func SetAhead(ld *Loader, a *Ahead) { ld.images.ahead = a }

// EndAhead ends what was prepared and is not used. The session has been made.
func EndAhead(ld *Loader) {
	if a := ld.images.ahead; a != nil {
		a.drop(func(uint64, loadedCode) bool { return true })
		ld.images.ahead = nil
	}
}

// drop ends loaded code.
func (a *Ahead) drop(which func(handle uint64, c loadedCode) bool) {
	for handle, c := range a.loaded {
		if !which(handle, c) {
			continue
		}
		delete(a.loaded, handle)
		if c.kind == cu.KindModule {
			a.dev.CtxSetCurrent(c.ctx)
			a.dev.ModuleUnload(cu.Module(c.real))
			a.dev.CtxSetCurrent(0)
		} else {
			a.dev.LibraryUnload(cu.Library(c.real))
		}
	}
}

// keepOnly ends the loaded code that a session does not have.
func (a *Ahead) keepOnly(regions []movedImage) {
	has := map[uint64]bool{}
	for _, r := range regions {
		if r.Ahead {
			has[r.Which] = true
		}
	}
	a.drop(func(handle uint64, _ loadedCode) bool { return !has[handle] })
}

// takeLoaded returns an image that has been loaded ahead as it is to be loaded now; false if there is none.
func takeLoaded(ld *Loader, kind cu.Kind, handle uint64, k *kept, options []device.Option) (uint64, device.Log, bool) {
	a := ld.images.ahead
	if a == nil {
		return 0, device.Log{}, false
	}
	c, ok := a.loaded[handle]
	if !ok || c.kind != kind || c.kept != k || !slices.Equal(c.options, options) {
		return 0, device.Log{}, false
	}
	if kind == cu.KindModule && (ld.gpu.Current == nil || ld.gpu.Current.Real != c.ctx) {
		return 0, device.Log{}, false
	}
	delete(a.loaded, handle)
	a.used++
	return c.real, c.log, true
}
