package corpus

import (
	"encoding/binary"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"ferry/softgpu/interp"
	"ferry/softgpu/ptx"
)

// An Unsupported error names what the software GPU cannot do.
type Unsupported struct {
	Inst   string // opcode with modifiers, or "module" when it cannot be read
	Reason string
}

func (e *Unsupported) Error() string { return e.Inst + ": " + e.Reason }

// timeout ends kernels that never would.
const timeout = 5 * time.Minute

// Run executes a kernel on the software GPU and returns its output. The error
// is an *Unsupported when the kernel uses what there is no code for.
func (k *Kernel) Run() ([]byte, error) {
	out, _, err := k.run(interp.Link)
	return out, err
}

// A linker is interp.Link, or interp.LinkChecked with some checks.
type linker func(*ptx.Module, func(string) (uint64, bool)) (*interp.Program, error)

// run is Run; what a checked program found comes with it.
func (k *Kernel) run(link linker) ([]byte, []*interp.Fault, error) {
	mod, err := ptx.Parse(k.Source)
	if err != nil {
		return nil, nil, &Unsupported{"module", err.Error()}
	}
	mem := &memory{next: 0x1000_0000_0000}
	addrs := map[string]uint64{}
	for _, v := range mod.Globals {
		if v.Space == ptx.Global || v.Space == ptx.Const {
			addrs[v.Name] = mem.alloc(int(v.Size))
		}
	}
	prog, err := link(mod, func(s string) (uint64, bool) { a, ok := addrs[s]; return a, ok })
	if err != nil {
		return nil, nil, &Unsupported{"module", err.Error()}
	}
	for _, v := range mod.Globals {
		a, ok := addrs[v.Name]
		if !ok {
			continue
		}
		b, err := prog.Image(v)
		if err != nil {
			return nil, nil, err
		}
		copy(mem.at(a), b)
	}
	fn := prog.Kernel("k")
	if fn == nil {
		return nil, nil, errors.New("there is no kernel k")
	}
	if d := fn.Unsupported(); len(d) > 0 {
		return nil, nil, &Unsupported{d[0].Inst, d[0].Msg}
	}
	input := k.Input()
	in, out := mem.alloc(len(input)), mem.alloc(k.Out.bytes())
	copy(mem.at(in), input)
	params := make([]byte, fn.ParamBytes)
	if len(params) < 20 {
		return nil, nil, fmt.Errorf("k has %d bytes of parameters", len(params))
	}
	binary.LittleEndian.PutUint64(params, in)
	binary.LittleEndian.PutUint64(params[8:], out)
	binary.LittleEndian.PutUint32(params[16:], uint32(k.Threads()))
	var stop atomic.Bool
	timer := time.AfterFunc(timeout, func() { stop.Store(true) })
	defer timer.Stop()
	launch := &interp.Launch{
		Kernel: fn, Grid: k.Grid, Block: k.Block, SharedBytes: k.Shared, Params: params, Mem: mem, Interrupt: &stop,
		Cooperative: k.Grid != [3]uint32{1, 1, 1},
	}
	err = interp.Run(launch)
	return mem.at(out), launch.Findings(), err
}

// memory is device memory for one launch. It does not change while that runs.
type memory struct {
	next  uint64
	spans []span
}

type span struct {
	base uint64
	b    []byte
}

// alloc leaves a gap behind each span, for accesses that miss it.
func (m *memory) alloc(n int) uint64 {
	s := span{m.next, make([]byte, max(n, 64))}
	m.spans = append(m.spans, s)
	s.b = s.b[:n]
	m.spans[len(m.spans)-1].b = s.b
	m.next += uint64(n+0x1fff) &^ 0xfff
	return s.base
}

func (m *memory) at(addr uint64) []byte {
	_, b, _ := m.Span(addr)
	return b
}

func (m *memory) Span(addr uint64) (uint64, []byte, bool) {
	for _, s := range m.spans {
		if addr >= s.base && addr-s.base < uint64(len(s.b)) {
			return s.base, s.b, true
		}
	}
	return 0, nil, false
}

func (m *memory) Epoch() uint64 { return 1 }
