package softgpu

import (
	"fmt"
	"strings"

	"ferry/api/cu"
	"ferry/device"
	"ferry/softgpu/interp"
	"ferry/softgpu/linker"
	"ferry/softgpu/ptx"
)

// code is a compiled image: parsed PTX that suits the machine's devices.
type code struct {
	src    *ptx.Module
	names  []string      // kernels, in order
	opaque []*ptx.Var    // texture, sampler and surface variables
	check  interp.Checks // what it is linked to look for
}

// link makes code executable, with its variables where addr says.
func (c *code) link(addr func(symbol string) (uint64, bool)) (*interp.Program, error) {
	if c.check != 0 {
		return interp.LinkChecked(c.src, addr, c.check)
	}
	return interp.Link(c.src, addr)
}

// compile reads an image. On failure the log says why.
func (m *machine) compile(b []byte) (*code, device.Log, cu.Result) {
	src, err := linker.Parse(b, m.devices[0].prof.cc, nil)
	if err == nil {
		c := &code{src: src, check: m.checks.watched()}
		for _, f := range src.Funcs {
			if f.Kernel && f.Defined {
				c.names = append(c.names, f.Name)
			}
		}
		for _, v := range c.variables() {
			if v.Type.Kind() == ptx.KindOpaque {
				c.opaque = append(c.opaque, v)
			}
		}
		return c, device.Log{}, cu.CUDA_SUCCESS
	}
	r := imageResult(err)
	m.log.Warn("image refused", "result", r.Error(), "reason", err)
	return nil, device.Log{Errors: err.Error() + "\n"}, r
}

// emptyCode is code without anything in it.
func emptyCode() *code { return &code{src: &ptx.Module{Target: "sm_50"}} }

// variables lists what needs memory: global and constant variables.
func (c *code) variables() []*ptx.Var {
	var list []*ptx.Var
	for _, v := range c.src.Globals {
		if (v.Space == ptx.Global || v.Space == ptx.Const) && v.Linkage != ptx.Extern {
			list = append(list, v)
		}
	}
	return list
}

// sketch links code without giving its variables memory: enough to know what
// kernels look like.
func (c *code) sketch() (*interp.Program, error) {
	known := map[string]bool{}
	for _, v := range c.src.Globals {
		known[v.Name] = true
	}
	return c.link(func(name string) (uint64, bool) { return 0x1000, known[name] })
}

// remarks lists what the interpreter cannot do, for the information log. To know it, the code
// of all kernels must be made: a large module, as libraries have them, goes without.
func (c *code) remarks(p *interp.Program) string {
	const (
		most  = 16
		large = 20000 // instructions
	)
	n := 0
	for _, f := range c.src.Funcs {
		if n += len(f.Code); n > large {
			return ""
		}
	}
	var b strings.Builder
	n = 0
	for _, k := range p.Kernels() {
		for _, d := range k.Unsupported() {
			if n++; n <= most {
				fmt.Fprintf(&b, "kernel %s cannot run: %s\n", k.Name, d)
			}
		}
	}
	if n > most {
		fmt.Fprintf(&b, "and %d more\n", n-most)
	}
	return b.String()
}

// constants is the bytes of constant memory the code uses.
func (c *code) constants() int32 {
	n := uint64(0)
	for _, v := range c.variables() {
		if v.Space == ptx.Const {
			n += v.Size
		}
	}
	return int32(min(n, 1<<31-1))
}

// target is the architecture the PTX was written for: 80 for sm_80.
func (c *code) target(d *dev) int32 {
	_, digits, _ := strings.Cut(c.src.Target, "_")
	n := 0
	for _, ch := range digits {
		if ch < '0' || ch > '9' || n > 1000 {
			break
		}
		n = n*10 + int(ch-'0')
	}
	if n == 0 {
		n = d.prof.cc
	}
	return int32(n)
}
