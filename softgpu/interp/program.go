package interp

import (
	"encoding/binary"
	"fmt"
	"math/bits"
	"strings"
	"sync"

	"ferry/softgpu/ptx"
)

// A Program is a linked module, or the part of one that a kernel can reach: the code of a
// kernel is made when it is first needed (prepare), since libraries have modules of thousands
// of kernels of which a program uses a few. A Program may be used by any number of goroutines
// at once; a part does not change any more when its kernel runs.
type Program struct {
	mod      *ptx.Module
	lookup   func(string) (uint64, bool)
	funcs    []*function      // all of the module; in a part, those out of reach have no code
	byName   map[string]int32 // indexes of funcs
	kernels  []*Kernel
	consts   []uint64 // broadcast immediates, see decoder.constant
	shared   map[*ptx.Var]uint32
	pool     map[constKey]opnd
	checked  Checks // see checks.go
	tier     tier
	specials uint64         // slots of special registers it mentions
	taken    map[int32]bool // functions whose address is taken
	reached  int            // functions of a part
}

// A Kernel is an entry function ready to be launched, with what the driver API
// reports about it.
type Kernel struct {
	Name         string
	Params       []ptx.Var // with offsets into the parameter block
	ParamBytes   uint32
	StaticShared uint32 // bytes of shared memory besides the dynamic
	LocalBytes   uint32 // per thread, without recursion
	Registers    int    // 32-bit registers a thread would take, as an estimate
	MaxThreads   uint32 // per block
	ReqNTID      [3]uint32
	ReqCluster   [3]uint32 // zero when the kernel does not say

	once   sync.Once // guards the making of fn, prog and diags
	fn     *function // before that, without code
	prog   *Program  // before that, the whole module
	diags  []ptx.Diag
	blocks sync.Pool // of *block, see getBlock
}

// An UnsupportedError is the answer to a launch of a kernel that contains what
// the interpreter cannot execute.
type UnsupportedError struct {
	Kernel string
	Diags  []ptx.Diag
}

func (e *UnsupportedError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "interp: kernel %s cannot run: %s", e.Kernel, e.Diags[0])
	if n := len(e.Diags) - 1; n > 0 {
		fmt.Fprintf(&b, " (and %d more)", n)
	}
	return b.String()
}

// Link prepares a module for execution. addr tells where a module variable in
// global or constant memory lies; the caller has allocated them all, and fills
// them from Image afterwards. addr also answers for external variables.
func Link(m *ptx.Module, addr func(symbol string) (uint64, bool)) (*Program, error) {
	return linkModule(m, addr, 0, bestTier)
}

// LinkChecked is Link for a program that looks for mistakes, at the price of time; see watch.go.
func LinkChecked(m *ptx.Module, addr func(symbol string) (uint64, bool), c Checks) (*Program, error) {
	return linkModule(m, addr, c, bestTier)
}

func linkModule(m *ptx.Module, addr func(symbol string) (uint64, bool), checked Checks, t tier) (*Program, error) {
	p := &Program{
		mod: m, lookup: addr, checked: checked, tier: t,
		byName: map[string]int32{},
		shared: map[*ptx.Var]uint32{},
		taken:  map[int32]bool{},
	}
	for _, f := range m.Funcs {
		if f.Defined {
			p.byName[f.Name] = int32(len(p.funcs))
			p.funcs = append(p.funcs, &function{index: int32(len(p.funcs)), name: f.Name, src: f, shared: map[*ptx.Var]bool{}})
		}
	}
	for alias, to := range m.Aliases {
		i, ok := p.byName[to]
		if _, twice := p.byName[alias]; ok && !twice {
			p.byName[alias] = i
		}
	}
	if err := p.layoutShared(); err != nil {
		return nil, err
	}
	for _, v := range m.Globals {
		for _, r := range v.Relocs {
			if i, ok := p.byName[r.Symbol]; ok {
				p.taken[i] = true
			}
		}
	}
	for _, fn := range p.funcs {
		if err := p.survey(fn); err != nil {
			return nil, err
		}
	}
	for _, fn := range p.funcs {
		if fn.src.Kernel {
			p.addKernel(fn)
		}
	}
	return p, nil
}

// function finds a function by name, nil when the module defines none.
func (p *Program) function(name string) *function {
	if i, ok := p.byName[name]; ok {
		return p.funcs[i]
	}
	return nil
}

// maxShared is more than any device has, dynamic shared memory included.
const maxShared = 1 << 20

// layoutShared places shared variables of the module and of device functions:
// they have one address in all kernels. Kernels' own come behind them.
func (p *Program) layoutShared() error {
	var end uint64
	place := func(v *ptx.Var) {
		if v.Space == ptx.Shared && !v.Unsized && end < maxShared {
			at := alignUp(end, v.Align)
			p.shared[v] = uint32(at)
			end = at + v.Size
		}
	}
	for _, v := range p.mod.Globals {
		place(v)
	}
	for _, fn := range p.funcs {
		if fn.src.Kernel {
			continue
		}
		for _, v := range fn.src.Vars {
			place(v)
		}
	}
	common, most := end, end
	for _, fn := range p.funcs {
		if !fn.src.Kernel {
			continue
		}
		end = common
		for _, v := range fn.src.Vars {
			place(v)
		}
		most = max(most, end)
	}
	if most >= maxShared {
		return fmt.Errorf("interp: %d bytes of shared memory are more than %d", most, maxShared)
	}
	return nil
}

func alignUp[T uint32 | uint64](n, align T) T {
	if align == 0 {
		return n
	}
	return (n + align - 1) &^ (align - 1)
}

// addKernel collects what a kernel can reach.
func (p *Program) addKernel(fn *function) {
	f := fn.src
	k := &Kernel{Name: f.Name, ParamBytes: uint32(f.ParamSize), ReqNTID: f.ReqNTID, ReqCluster: f.ReqCluster, MaxThreads: 1024, fn: fn, prog: p}
	fn.kernel = k
	for _, v := range f.Params {
		k.Params = append(k.Params, *v)
	}
	for _, n := range [...][3]uint32{f.MaxNTID, f.ReqNTID} {
		if n[0] != 0 {
			k.MaxThreads = min(1024, n[0]*n[1]*n[2])
		}
	}
	for _, r := range f.Regs {
		k.Registers += max(1, r.Type.Size()/4)
	}
	// Virtual registers are many; a compiler would fit them into 16 to 255.
	k.Registers = min(max(16, k.Registers/4), 255, registersFor(k.MaxThreads))
	if f.MaxReg != 0 {
		k.Registers = min(k.Registers, int(f.MaxReg))
	}
	for _, r := range p.reachable(fn) {
		k.LocalBytes += r.local
		for v := range r.shared {
			if v.Unsized {
				continue
			}
			k.StaticShared = max(k.StaticShared, p.shared[v]+uint32(v.Size))
		}
	}
	p.kernels = append(p.kernels, k)
}

// registersFor is the most registers a thread may have so that a block of so
// many threads fits: 64 Ki in all, in units of 8.
func registersFor(threads uint32) int {
	warps := (max(threads, 1) + warpSize - 1) / warpSize
	return int(65536 / (warps * warpSize) &^ 7)
}

// reachable lists the functions a kernel may execute, itself first. An indirect call may go
// to any function whose address is taken somewhere in the module.
func (p *Program) reachable(from *function) []*function {
	seen := make([]bool, len(p.funcs))
	list := []*function{from}
	seen[from.index] = true
	add := func(i int32) {
		if !seen[i] {
			seen[i] = true
			list = append(list, p.funcs[i])
		}
	}
	for i := 0; i < len(list); i++ {
		for _, r := range list[i].refs {
			add(r)
		}
		if !list[i].any {
			continue
		}
		for i := range p.taken {
			add(i)
		}
	}
	return list
}

// dynamicBase is where dynamic shared memory starts.
func (k *Kernel) dynamicBase() uint32 { return alignUp(k.StaticShared, 16) }

// Kernels lists the module's kernels in source order.
func (p *Program) Kernels() []*Kernel { return p.kernels }

// Kernel finds a kernel by name, nil when there is none.
func (p *Program) Kernel(name string) *Kernel {
	if fn := p.function(name); fn != nil {
		return fn.kernel
	}
	return nil
}

// Image returns the initial bytes of a module variable, addresses filled in.
func (p *Program) Image(v *ptx.Var) ([]byte, error) {
	b := make([]byte, v.Size)
	copy(b, v.Init)
	for _, r := range v.Relocs {
		a, err := p.symbol(r.Symbol)
		if err != nil {
			return nil, fmt.Errorf("initialiser of %s: %w", v.Name, err)
		}
		a += uint64(r.Addend)
		if r.Mask != 0 {
			a = (a & r.Mask) >> bits.TrailingZeros64(r.Mask)
		}
		var tmp [8]byte
		binary.LittleEndian.PutUint64(tmp[:], a)
		if r.Offset+uint64(r.Size) > v.Size || r.Size > len(tmp) {
			return nil, fmt.Errorf("initialiser of %s: address outside of it", v.Name)
		}
		copy(b[r.Offset:], tmp[:r.Size])
	}
	return b, nil
}

// symbol is the address of a module variable or function.
func (p *Program) symbol(name string) (uint64, error) {
	if fn := p.function(name); fn != nil {
		return funcAddr(fn), nil
	}
	if a, ok := p.lookup(name); ok {
		return a, nil
	}
	return 0, fmt.Errorf("symbol %s has no address", name)
}

// funcAddr is a function's address; none is at FuncBase itself.
func funcAddr(fn *function) uint64 { return FuncBase + uint64(fn.index+1)*funcStride }

// funcAt is the function with an address, nil when there is none.
func (p *Program) funcAt(addr uint64) *function {
	i := (addr - FuncBase) / funcStride
	if addr < FuncBase || addr%funcStride != 0 || i == 0 || i > uint64(len(p.funcs)) {
		return nil
	}
	return p.funcs[i-1]
}

// source spells a position for people, "" when the PTX has none.
func (p *Program) source(at ptx.Loc) string {
	file, ok := p.mod.Files[int(at.File)]
	if !ok || at.Line == 0 {
		return ""
	}
	text := fmt.Sprintf("%s:%d", file, at.Line)
	if file, ok := p.mod.Files[int(at.AtFile)]; ok && at.AtLine != 0 {
		text += fmt.Sprintf(" (inlined at %s:%d)", file, at.AtLine)
	}
	return text
}

// instText writes an instruction's opcode for a report.
func instText(f *ptx.Func, i int32) string {
	if int(i) >= len(f.Code) {
		return ""
	}
	in := &f.Code[i]
	return strings.Join(append([]string{in.Op}, in.Mods...), ".")
}
