package corpus

import (
	"strings"

	"ferry/softgpu/interp"
	"ferry/softgpu/ptx"
)

// Forms lists the instructions of a kernel's module, opcode with modifiers, and
// says of each whether the software GPU executes it.
func (k *Kernel) Forms() (map[string]bool, error) {
	mod, err := ptx.Parse(k.Source)
	if err != nil {
		return nil, &Unsupported{"module", err.Error()}
	}
	forms := map[string]bool{}
	for _, f := range mod.Funcs {
		for _, in := range f.Code {
			forms[strings.Join(append([]string{in.Op}, in.Mods...), ".")] = true
		}
	}
	// Addresses do not matter to what can be decoded.
	prog, err := interp.Link(mod, func(string) (uint64, bool) { return 0x1000_0000_0000, true })
	if err != nil {
		return nil, &Unsupported{"module", err.Error()}
	}
	if fn := prog.Kernel("k"); fn != nil {
		for _, d := range fn.Unsupported() {
			forms[d.Inst] = false
		}
	}
	return forms, nil
}
