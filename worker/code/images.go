package code

import (
	"ferry/api/cu"
	"ferry/device/fatbin"
	"ferry/wire"
)

// An image is the code of a loaded module or library, and what is known of its kernels. It
// belongs to the command loop.
type image struct {
	wire.Table
	rows          map[string]int // indices into Kernels, by name
	sentVariables map[variablesSent]struct{}
	told          map[toldVariable]cu.Deviceptr // what the client knows of where variables lie
	loadedAs      codeID                        // the module or library it was loaded as; further ids may lead to it
	size          uint64                        // of what was loaded; counts until loadedAs ends
	kept          *kept                         // what was loaded; ends with loadedAs
	handle        uint64                        // the client's, of loadedAs
	// used says in which contexts a library is used, by index: one more than the number of bindings before.
	used map[uint32]uint64
	// symbols are the names in it, once a session that is to be moved needed them.
	symbols *fatbin.Symbols
	hash    [32]byte // zeros: nothing about it is cached
	changed bool     // since the table was last cached
}

// A codeID is a module or library of the device.
type codeID struct {
	kind cu.Kind
	real uint64
}

// codeOf returns the id of a module or library.
func codeOf(kind cu.Kind, real uint64) codeID { return codeID{kind, real} }

// A function is what is kept for a function or kernel of the device.
type function struct {
	layout []cu.FerryParam
	image  *image // nil: the image was not loaded here
	name   string
}

// EagerKernels is the number of kernels up to which the driver is asked about all kernels
// of an image as soon as the image is loaded. A lazy driver loads a kernel when it is asked
// about it: a program uses most kernels of a small module, and few of a library.
const EagerKernels = 16

// newImage notes an image that was loaded. plain: it was loaded without options, which may
// change what there is to know; then its table comes from the cache, if the cache has one.
func (ld *Loader) newImage(id codeID, handle uint64, k *kept, hash [32]byte, plain bool) *image {
	ld.prints.Add(ld.dev, k.bytes())
	c := &image{
		rows: map[string]int{}, sentVariables: map[variablesSent]struct{}{}, told: map[toldVariable]cu.Deviceptr{},
		loadedAs: id, size: uint64(len(k.bytes())), kept: k, handle: handle,
	}
	ld.accounts.Code.Add(c.size)
	if plain {
		c.hash = hash
		if t, ok := ld.cachedTable(hash); ok {
			c.Table = t
		} else {
			c.changed = true // worth caching: the driver can load it
		}
	}
	for i := range c.Kernels {
		c.rows[c.Kernels[i].Name] = i
	}
	ld.images.loaded[id] = c
	return c
}

// rows is how fillTable asks about the kernels of an image.
type rows struct {
	names func() ([]string, cu.Result)
	about func(name string) (cu.FerryFunction, []cu.FerryParam, bool)
}

// moduleRows asks about the functions of a module.
func (ld *Loader) moduleRows(m cu.Module) rows {
	return rows{
		func() ([]string, cu.Result) { return ld.dev.ModuleFunctions(m) },
		func(name string) (cu.FerryFunction, []cu.FerryParam, bool) {
			f, rc := ld.dev.ModuleGetFunction(m, name)
			if rc != cu.CUDA_SUCCESS {
				return cu.FerryFunction{}, nil, false
			}
			i, list := ld.functionInfo(f)
			return i, list, true
		},
	}
}

// libraryRows asks about the kernels of a library.
func (ld *Loader) libraryRows(l cu.Library) rows {
	return rows{
		func() ([]string, cu.Result) { return ld.dev.LibraryKernels(l) },
		func(name string) (cu.FerryFunction, []cu.FerryParam, bool) {
			k, rc := ld.dev.LibraryGetKernel(l, name)
			if rc != cu.CUDA_SUCCESS {
				return cu.FerryFunction{}, nil, false
			}
			i, list := ld.kernelInfo(k)
			return i, list, i.ParamCount != unknownLayout
		},
	}
}

// fillTable learns the names of an image's kernels, and what can be known of them at once.
// A lazy driver is not asked for a client with cheap round trips: that client asks about
// the kernels that it uses, which costs less.
func (ld *Loader) fillTable(c *image, r rows) {
	ready := ld.gpu.CodeTraits().Ready
	if !ready && ld.conn.RoundTripsAreCheap() {
		return
	}
	if !c.Complete {
		names, rc := r.names()
		if rc != cu.CUDA_SUCCESS {
			return
		}
		c.setNames(names)
	}
	if len(c.Kernels) > EagerKernels && !ready {
		return
	}
	for i := range c.Kernels {
		k := &c.Kernels[i]
		if k.Known {
			continue
		}
		if k.Info, k.Layout, k.Known = r.about(k.Name); k.Known {
			c.changed = true
		}
	}
}

// setNames puts the kernels into the driver's order.
func (c *image) setNames(names []string) {
	known := c.Kernels
	c.Kernels = make([]wire.Kernel, 0, len(names))
	rows := make(map[string]int, len(names))
	for _, name := range names {
		k := wire.Kernel{Name: name}
		if i, ok := c.rows[name]; ok {
			k = known[i]
		}
		rows[name] = len(c.Kernels)
		c.Kernels = append(c.Kernels, k)
	}
	c.rows, c.Complete, c.changed = rows, true, true
}

// row is the row of a kernel, added if need be.
func (c *image) row(name string) *wire.Kernel {
	i, ok := c.rows[name]
	if !ok {
		i = len(c.Kernels)
		c.rows[name] = i
		c.Kernels = append(c.Kernels, wire.Kernel{Name: name})
	}
	return &c.Kernels[i]
}

// learnInfo keeps what the driver said about a function or kernel.
func (ld *Loader) learnInfo(real uint64, c *image, name string, i cu.FerryFunction, list []cu.FerryParam) {
	ld.learn(real, function{list, c, name})
	if c == nil || i.ParamCount == unknownLayout {
		return
	}
	if k := c.row(name); !k.Known {
		k.Info, k.Layout, k.Known = i, list, true
		c.changed = true
	}
}

// learnFromTable does the same from the image's table. It returns false if the table does
// not know the kernel.
func (ld *Loader) learnFromTable(real uint64, c *image, name string) bool {
	if c == nil {
		return false
	}
	i, ok := c.rows[name]
	if !ok || !c.Kernels[i].Known {
		return false
	}
	ld.learn(real, function{c.Kernels[i].Layout, c, name})
	return true
}

// CmdNote keeps an answer for the next run of the client's program.
func (ld *Loader) CmdNote(q *wire.NoteRequest) cu.Result {
	real, ok := ld.s.Handles.Real(cu.KindFunction, uint64(q.Func))
	if !ok || len(q.Question) > wire.MaxQuestion {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	c := ld.functions[real]
	if c.image == nil {
		return cu.CUDA_SUCCESS
	}
	k := c.image.row(c.name)
	for i := range k.Notes {
		if n := &k.Notes[i]; n.Question == string(q.Question) {
			c.image.changed = c.image.changed || n.Answer != q.Answer
			n.Answer = q.Answer
			return cu.CUDA_SUCCESS
		}
	}
	if len(k.Notes) < wire.MaxNotes {
		k.Notes = append(k.Notes, wire.Note{Question: string(q.Question), Answer: q.Answer})
		c.image.changed = true
	}
	return cu.CUDA_SUCCESS
}
