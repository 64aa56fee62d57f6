// Package softgpu is a GPU made of software: it implements device.Device with
// the CPU's cores as multiprocessors. PTX is read by softgpu/ptx and executed
// by softgpu/interp; memory, graphs and images are the packages memory, graph and
// array. This package is the device around them: contexts, streams, events,
// modules, launches, and the calls that find these by their handles.
//
// The package is large because it has about a file per chapter of the driver's
// interface, and the chapters cannot be cut apart: a context, its streams, its modules and what is launched know each other (a stream
// refuses work of a failed context, a context that ends stops its streams and
// unloads its modules), and each call is a method of the one type GPU.
//
// # Threads
//
// A GPU value is one thread's view and is used by one goroutine at a time; the
// machine behind it is shared by all views. Commands put on a stream are
// executed by a goroutine that exists while the stream has work. No method
// blocks but the Synchronize ones, and those that destroy a context.
//
// # Locks
//
// Order: machine.mu, graph.Graphs.mu, life.mu, stream.mu, library.mu, module.mu,
// array.Texref.mu and array.Surfref.mu, memory.Heap.mu, memory.Space.mu, memory.Physical.mu.
// Tables of handles and contexts' settings have locks of their own, inside all
// others. None is held while a kernel runs.
package softgpu

import (
	"fmt"
	"io"
	"log/slog"
	"runtime"
	"sync"
	"sync/atomic"

	"ferry/api/cu"
	"ferry/device"
	"ferry/softgpu/array"
	"ferry/softgpu/finding"
	"ferry/softgpu/graph"
	"ferry/softgpu/handle"
	"ferry/softgpu/memory"
)

// Config says what machine Open makes.
type Config struct {
	Devices int    // how many, 0 for 1
	Profile string // h100 (default), a100, t4, rtx4090
	Memory  uint64 // bytes per device; 0 for a default, never more than half of RAM in all

	// Base and Size are the session's address range, ServerBase and ServerSize
	// the part of it that module variables live in. Zero means a range of the
	// package's choice.
	Base, Size             uint64
	ServerBase, ServerSize uint64

	Log     *slog.Logger
	Workers int // goroutines of one kernel, 0 for one per processor

	// Check is what to look for beyond what ends a kernel anyway, which takes time (see the
	// README); Suppress what is known and accepted. Findings gets a record of each mistake
	// (finding.Append), also of those that are found without any check; nil for nobody.
	Check    finding.Options
	Suppress finding.Suppressions
	Findings io.Writer
	// Quiet logs reports of faults at level info instead of error: who reads
	// the log gets them from Report.
	Quiet bool
	// Trouble is what goes wrong on purpose, for tests of what is above.
	Trouble []Trouble
}

// Where addresses lie when nobody says.
const (
	defaultBase   = 0x2000_0000_0000
	defaultSize   = 1 << 40
	defaultServer = 64 << 30 // at the end of the range
	maxDevices    = 64       // access masks have a bit per device
)

// driverVersion is what cuDriverGetVersion answers: CUDA 13.0.
const driverVersion = 13000

// A machine is what all views share. It is large because it has a table of handles for each
// kind of object that contexts and modules make, beside the packages' own tables.
type machine struct {
	log        *slog.Logger
	faults     slog.Level // at which faults are logged
	workers    int
	devices    []*dev
	mem        *memory.Space
	ram        *memory.Physical // the host's
	trouble    troublemaker
	checks     checker
	out        output
	complaints output // what failed assertions said
	reports    reports
	host       hostCalls
	slots      chan struct{} // bounds the kernels that run at once
	grids      handle.Counter

	tables
	images array.Images
	graphs graph.Graphs
	greens greens

	mu sync.Mutex // primary contexts
}

// tables are the objects that handles name.
type tables struct {
	contexts  handle.Table[*context]
	streams   handle.Table[*stream]
	events    handle.Table[*event]
	modules   handle.Table[*module]
	functions handle.Table[*function]
	libraries handle.Table[*library]
	kernels   handle.Table[*kernel]
	memories  handle.Table[*memory.Allocation]
	linkers   handle.Table[*link]
}

// A dev is one of the machine's devices.
type dev struct {
	ordinal int
	prof    *profile
	total   uint64
	phys    *memory.Physical
	vars    *memory.Heap // module variables
	managed *memory.Heap // those that all devices see
	arrays  *memory.Heap // small arrays
	broken  atomic.Int32 // a cu.Result: the first fault of the program's kernels on it

	// Guarded by machine.mu.
	primary  *context
	retained int
	flags    uint32
}

// A GPU is one thread's view of the machine. The interface device.Device has 448
// methods, and GPU is large because it implements those that the software GPU supports: a method finds the
// objects that handles name in the view's context and leaves the work to them or
// to a package below.
// The calls that need no context are those of the embedded Graphs and Images.
type GPU struct {
	unsupported
	*graph.Graphs
	*array.Images
	m   *machine
	cur *context
}

// unsupported answers the calls that nothing else implements. It is one level
// deeper than what GPU embeds, whose methods therefore come first.
type unsupported struct{ device.Unsupported }

// newView makes a view with no current context.
func newView(m *machine) *GPU { return &GPU{Graphs: &m.graphs, Images: &m.images, m: m} }

var _ device.Device = (*GPU)(nil)

// maxResident is how many kernels run at once, as on real devices.
const maxResident = 128

// Open makes a machine and returns the first view of it.
func Open(c Config) (*GPU, error) {
	if c.Devices == 0 {
		c.Devices = 1
	}
	if c.Devices < 0 || c.Devices > maxDevices {
		return nil, fmt.Errorf("softgpu: %d devices: 1 to %d are possible", c.Devices, maxDevices)
	}
	prof, err := profileNamed(c.Profile)
	if err != nil {
		return nil, err
	}
	if c.Base == 0 {
		c.Base, c.Size = defaultBase, defaultSize
	}
	if c.ServerBase == 0 {
		c.ServerSize = min(defaultServer, c.Size/4&^(memory.Granularity-1))
		c.ServerBase = c.Base + c.Size - c.ServerSize
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Workers <= 0 {
		c.Workers = runtime.GOMAXPROCS(0)
	}
	m := &machine{log: c.Log, workers: c.Workers, slots: make(chan struct{}, maxResident), faults: slog.LevelError, trouble: troublemaker{rules: c.Trouble}}
	m.checks.Options, m.checks.known, m.checks.to = c.Check, c.Suppress, c.Findings
	if c.Quiet {
		m.faults = slog.LevelInfo
	}
	m.initTables()
	m.mem, err = memory.New(memory.Config{
		Devices: c.Devices, Base: c.Base, Size: c.Size, ServerBase: c.ServerBase, ServerSize: c.ServerSize,
		Check: c.Check.Checks&finding.Initial != 0, Launches: m.grids.Count, Refuse: m.trouble.allocation,
	})
	if err != nil {
		return nil, err
	}
	m.images.InitTables(m.mem)
	total := memory.PerDevice(c.Memory, prof.memory, c.Devices)
	for i := range c.Devices {
		phys, err := memory.NewPhysical(i, total)
		if err != nil {
			m.close()
			return nil, err
		}
		d := &dev{ordinal: i, prof: prof, total: total, phys: phys}
		d.vars = memory.NewHeap(m.mem, phys, 1<<d.ordinal)
		d.managed = memory.NewHeap(m.mem, phys, ^uint64(0))
		d.arrays = memory.NewHeap(m.mem, phys, 1<<d.ordinal)
		m.devices = append(m.devices, d)
	}
	if m.ram, err = memory.NewHost(); err != nil {
		m.close()
		return nil, err
	}
	return newView(m), nil
}

// Close stops everything and gives the memory back. No view may be used after.
func (g *GPU) Close() {
	for _, c := range g.m.contexts.All() {
		c.destroy()
	}
	g.m.close()
}

func (m *machine) close() {
	for _, d := range m.devices {
		d.phys.Close()
	}
	if m.ram != nil {
		m.ram.Close()
	}
	m.mem.Close()
}

// Thread returns a further view, with no current context.
func (g *GPU) Thread() device.Device { return newView(g.m) }

// Leave ends a view. There is nothing to give back.
func (g *GPU) Leave() { g.cur = nil }

// Traits: goroutines execute kernels, and everything is compiled when it is
// loaded, from PTX.
func (g *GPU) Traits() device.Traits {
	return device.Traits{ExecutesOnHost: true, Code: device.Code{Ready: true, PTX: true}}
}

// Describe names the machine for people.
func (g *GPU) Describe() string {
	d := g.m.devices[0]
	return fmt.Sprintf("software GPU: %d x %s, %d MiB each, PTX interpreter on %d cores",
		len(g.m.devices), d.prof.title(), d.total>>20, g.m.workers)
}

// dev finds a device by its number.
func (m *machine) dev(d cu.Device) (*dev, cu.Result) {
	if d < 0 || int(d) >= len(m.devices) {
		return nil, cu.CUDA_ERROR_INVALID_DEVICE
	}
	return m.devices[d], cu.CUDA_SUCCESS
}

// initTables gives every kind of object its kind of handle.
func (m *machine) initTables() {
	m.contexts.Init(1)
	m.streams.Init(2)
	m.events.Init(3)
	m.modules.Init(4)
	m.functions.Init(5)
	m.libraries.Init(6)
	m.kernels.Init(7)
	m.memories.Init(8)
	m.linkers.Init(32)
	m.graphs.InitTables()
	m.greens.init()
}
