package code

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"sync"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/device/fatbin"
	"ferry/session"
)

// Variables are a part of a session that is moved (package worker/rebuild): the content of the variables of modules and libraries,
// and what the program knows of where they lie. The driver chooses their places: where the program knows one, and
// it is another in the new worker, the session cannot be moved there.
type Variables struct {
	ld     *Loader
	placed map[uint64]movedVariable // by the address where each lay
	state  movedVariables
}

// NewVariables returns the variables of a Loader.
func NewVariables(ld *Loader) *Variables { return &Variables{ld: ld} }

// movedVariables is what a checkpoint has of the variables, beside their content.
type movedVariables struct {
	Variables []movedVariable `json:"variables,omitempty"`
	Images    []knownImage    `json:"images,omitempty"`
}

// A movedVariable is a variable of a module, or of a library in a context.
type movedVariable struct {
	In      uint64 // the client's handle of the module or library
	Context uint32 // index of the context
	Name    string
	Address uint64
	Size    uint64
}

// A knownImage is what the client knows of an image's variables.
type knownImage struct {
	Handle uint64          // the image's
	Names  []string        `json:",omitempty"` // variables that programs ask for
	Sent   []sentList      `json:",omitempty"`
	Told   []movedVariable `json:",omitempty"`
}

// A sentList is a module or library in a context, whose variables were listed for the client.
type sentList struct {
	In      uint64
	Context uint32
}

// Section is the name of the section for variables.
func (v *Variables) Section() string { return "variables" }

// Kinds are the kinds of regions.
func (v *Variables) Kinds() []checkpoint.Kind { return []checkpoint.Kind{checkpoint.Variable} }

// allLoaded lists the images that are loaded, by handle.
func (s *images) allLoaded() (list []*image) {
	for id, c := range s.loaded {
		if c != nil && id == c.loadedAs {
			list = append(list, c)
		}
	}
	slices.SortFunc(list, func(a, b *image) int { return cmp.Compare(a.handle, b.handle) })
	return list
}

// errAllocates is why a session whose kernels allocate memory cannot be moved.
var errAllocates = errors.New("kernels of the program allocate device memory themselves (malloc), which nobody else can list")

// Save finds the variables.
func (v *Variables) Save() (any, error) {
	v.state = movedVariables{}
	view, leave := device.Apart(v.ld.dev)
	defer leave()
	images := v.ld.images.allLoaded()
	if err := v.readSymbols(view, images); err != nil {
		return nil, err
	}
	for _, c := range images {
		known, err := v.saveKnown(c)
		if err != nil {
			return nil, err
		}
		v.state.Images = append(v.state.Images, known)
		for _, index := range v.contextsOf(c) {
			list, err := v.find(view, c, index)
			if err != nil {
				return nil, err
			}
			v.state.Variables = append(v.state.Variables, list...)
		}
	}
	return v.state, nil
}

// capabilities are the compute capabilities of the devices that have contexts.
func (v *Variables) capabilities(view device.Device) map[cu.Device]int {
	capability := map[cu.Device]int{}
	for _, g := range v.ld.gpu.Contexts {
		major, _ := view.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, g.Device)
		minor, _ := view.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, g.Device)
		capability[g.Device] = int(10*major + minor)
	}
	return capability
}

// readSymbols reads the names of images that are in use and were not read before, several at a time: large ones must be
// unpacked for that.
func (v *Variables) readSymbols(view device.Device, images []*image) error {
	capability := v.capabilities(view)
	var all sync.WaitGroup
	places := make(chan struct{}, runtime.NumCPU())
	failures := make([]error, len(images))
	for i, c := range images {
		for _, index := range v.contextsOf(c) {
			g := v.ld.gpu.Contexts[index]
			if g == nil {
				return errors.New("a module of the program has no context")
			}
			if c.symbols == nil {
				c.symbols = c.kept.symbols
			}
			if c.symbols != nil {
				continue // a program's devices are alike, or its code is PTX
			}
			c.symbols = new(fatbin.Symbols)
			all.Go(func() {
				places <- struct{}{}
				*c.symbols, failures[i] = fatbin.ReadSymbols(c.kept.bytes(), capability[g.Device])
				<-places
			})
		}
	}
	all.Wait()
	if err := errors.Join(failures...); err != nil {
		for _, c := range images {
			c.symbols = nil
		}
		return fmt.Errorf("which variables the program's device code has is not known: %w", err)
	}
	for _, f := range v.ld.functions {
		if f.image != nil && f.image.symbols != nil && f.image.symbols.Allocates {
			return errAllocates
		}
	}
	return nil
}

// contextsOf lists the contexts in which an image has variables: a module's own, and those in which a library is used.
func (v *Variables) contextsOf(c *image) (list []uint32) {
	if c.loadedAs.kind == cu.KindModule {
		return []uint32{v.ld.s.Handles.Context(c.handle)}
	}
	for _, index := range slices.Sorted(maps.Keys(c.used)) {
		if v.ld.gpu.Contexts[index] != nil {
			list = append(list, index)
		}
	}
	return list
}

// find lists the variables of an image in a context.
func (v *Variables) find(view device.Device, c *image, index uint32) (list []movedVariable, err error) {
	g := v.ld.gpu.Contexts[index]
	view.CtxSetCurrent(g.Background())
	defer view.CtxSetCurrent(0)
	for _, variable := range c.symbols.Variables {
		at, size, rc := locate(view, c.loadedAs, variable.Name)
		switch {
		case rc == cu.CUDA_ERROR_NOT_FOUND && variable.Constant:
			continue // nobody can have changed it
		case rc != cu.CUDA_SUCCESS:
			return nil, fmt.Errorf("the variable %q of the program's device code cannot be read: %w", variable.Name, rc)
		case size > 0:
			list = append(list, movedVariable{c.handle, index, variable.Name, uint64(at), size})
		}
	}
	return list, nil
}

// locate asks where a variable lies in the current context of a view.
func locate(view device.Device, id codeID, name string) (cu.Deviceptr, uint64, cu.Result) {
	if id.kind == cu.KindModule {
		return view.ModuleGetGlobal(cu.Module(id.real), name)
	}
	return view.LibraryGetGlobal(cu.Library(id.real), name)
}

// saveKnown is what the client knows of an image's variables.
func (v *Variables) saveKnown(c *image) (knownImage, error) {
	ld, known := v.ld, knownImage{Handle: c.handle, Names: c.Variables}
	for sent := range c.sentVariables {
		if h := ld.s.Handles.NameOf(sent.id.kind, sent.id.real); h != 0 {
			known.Sent = append(known.Sent, sentList{h, sent.ctx})
		}
	}
	for told, at := range c.told {
		h := ld.s.Handles.NameOf(told.id.kind, told.id.real)
		if h == 0 || told.ctx != 0 && ld.gpu.Contexts[told.ctx] == nil {
			continue // it ended with its module or context
		}
		if ld.managed(at) != 0 {
			return known, fmt.Errorf("the program uses the managed variable %q", told.name)
		}
		known.Told = append(known.Told, movedVariable{In: h, Context: told.ctx, Name: told.name, Address: uint64(at)})
	}
	slices.SortFunc(known.Sent, func(a, b sentList) int { return cmp.Or(cmp.Compare(a.In, b.In), cmp.Compare(a.Context, b.Context)) })
	slices.SortFunc(known.Told, func(a, b movedVariable) int {
		return cmp.Or(cmp.Compare(a.In, b.In), cmp.Compare(a.Context, b.Context), cmp.Compare(a.Name, b.Name))
	})
	return known, nil
}

// maxRegionName bounds the name of a region. Names of C++ may be longer: the section has them whole.
const maxRegionName = 200

// Memory lists the variables.
func (v *Variables) Memory() (list []checkpoint.Memory, err error) {
	seen := map[uint64]bool{} // a module that was made of a library has the library's variables
	for _, x := range v.state.Variables {
		if seen[x.Address] {
			continue
		}
		seen[x.Address] = true
		list = append(list, checkpoint.Memory{
			Kind: checkpoint.Variable, Device: int32(v.ld.gpu.Contexts[x.Context].Device), Address: x.Address, Size: x.Size,
			Handle: x.In, Name: x.Name[:min(len(x.Name), maxRegionName)],
		})
	}
	return list, nil
}

// Load finds the variables again, and compares the places of those that the program knows. All modules are loaded.
func (v *Variables) Load(decode func(v any) error) error {
	if err := decode(&v.state); err != nil {
		return err
	}
	view, leave := device.Apart(v.ld.dev)
	defer leave()
	for _, known := range v.state.Images {
		if err := v.loadKnown(view, known); err != nil {
			return err
		}
	}
	v.placed = map[uint64]movedVariable{}
	for _, x := range v.state.Variables {
		at, size, err := v.locateAgain(view, x)
		if err != nil {
			return err
		}
		if size != x.Size {
			return fmt.Errorf("the variable %q has %d bytes, and here %d", x.Name, x.Size, size)
		}
		now := x
		now.Address = at
		v.placed[x.Address] = now
	}
	return nil
}

// locateAgain finds a variable in this worker.
func (v *Variables) locateAgain(view device.Device, x movedVariable) (at, size uint64, err error) {
	kind := cu.KindModule
	real, ok := v.ld.s.Handles.Real(kind, x.In)
	if !ok {
		kind = cu.KindLibrary
		real, ok = v.ld.s.Handles.Real(kind, x.In)
	}
	if !ok {
		return 0, 0, fmt.Errorf("the module of the variable %q is not there", x.Name)
	}
	if g := v.ld.gpu.Contexts[x.Context]; g != nil {
		view.CtxSetCurrent(g.Background())
		defer view.CtxSetCurrent(0)
	}
	p, size, rc := locate(view, codeOf(kind, real), x.Name)
	if rc != cu.CUDA_SUCCESS {
		return 0, 0, fmt.Errorf("the variable %q is not found again: %w", x.Name, rc)
	}
	return uint64(p), size, nil
}

// loadKnown brings back what the client knows of an image's variables.
func (v *Variables) loadKnown(view device.Device, known knownImage) error {
	ld := v.ld
	id := func(h uint64) (codeID, bool) {
		for _, kind := range []cu.Kind{cu.KindModule, cu.KindLibrary} {
			if real, ok := ld.s.Handles.Real(kind, h); ok {
				return codeOf(kind, real), true
			}
		}
		return codeID{}, false
	}
	of, ok := id(known.Handle)
	c := ld.images.of(of)
	if !ok || c == nil {
		return fmt.Errorf("the module %#x is not there", known.Handle)
	}
	c.Variables = known.Names
	for _, sent := range known.Sent {
		if in, ok := id(sent.In); ok {
			c.sentVariables[variablesSent{in, sent.Context}] = struct{}{}
		}
	}
	for _, told := range known.Told {
		at, _, err := v.locateAgain(view, told)
		if err != nil {
			return err
		}
		if at != told.Address {
			return &session.PlaceError{Err: fmt.Errorf("the program knows that the variable %q of its device code lies at %#x, and here it lies at %#x", told.Name, told.Address, at)}
		}
		in, _ := id(told.In)
		c.told[toldVariable{variablesSent{in, told.Context}, told.Name}] = cu.Deviceptr(at)
	}
	return nil
}

// Place is where a variable lies in this worker.
func (v *Variables) Place(m checkpoint.Memory) (uint64, error) {
	x, ok := v.placed[m.Address]
	if !ok || x.Size != m.Size {
		return 0, errRegion
	}
	return x.Address, nil
}
