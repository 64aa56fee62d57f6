package ptx

import (
	"fmt"
	"strings"
	"testing"
)

// TestLimitsOfAModule: a short text that asks for much is refused.
func TestLimitsOfAModule(t *testing.T) {
	var params strings.Builder
	for i := range 20 {
		fmt.Fprintf(&params, ", .param .b8 p%d[4096]", i)
	}
	for name, src := range map[string]string{
		"parameters":        header + ".entry k(.param .u32 first" + params.String() + ") { ret; }",
		"a variable":        header + fmt.Sprintf(".global .b8 a[%d];", uint64(maxVar)+1),
		"a wide variable":   header + fmt.Sprintf(".global .b64 a[%d];", uint64(maxVar)/8+1),
		"initialised":       header + fmt.Sprintf(".global .b8 a[%d] = {1};", uint64(maxVar)+1),
		"a large alignment": header + fmt.Sprintf(".global .align %d .b8 a;", 2*maxAlign),
	} {
		if _, err := Parse([]byte(src)); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
	if _, err := Parse([]byte(header + ".entry k(.param .u32 first) { ret; } .global .b8 a[4096];")); err != nil {
		t.Errorf("a modest one: %v", err)
	}
}

// TestRegistersAreBounded: a function gets so many registers, and no more.
func TestRegistersAreBounded(t *testing.T) {
	p := &parser{}
	f := &function{Func: &Func{Name: "k", Regs: make([]Register, maxRegs-1)}}
	if _, err := f.newReg(p, "%r1", 0); err != nil {
		t.Errorf("the last register: %v", err)
	}
	if _, err := f.newReg(p, "%r2", 0); err == nil {
		t.Errorf("%d registers", len(f.Regs))
	}
}
