package corpus

import (
	"bytes"
	"fmt"
	"testing"

	"ferry/softgpu/interp"
	"ferry/softgpu/ptx"
)

// TestChecked runs the kernels that use shared memory or wait for each other as
// checked programs: they compute the same, and nothing is found wrong in them.
func TestChecked(t *testing.T) {
	list, err := Load("kernels")
	if err != nil {
		t.Fatal(err)
	}
	link := func(m *ptx.Module, addr func(string) (uint64, bool)) (*interp.Program, error) {
		return interp.LinkChecked(m, addr, interp.CheckUsual|interp.CheckAccesses|interp.CheckGlobalRaces)
	}
	families := map[string]bool{
		"async": true, "atomic": true, "barrier": true, "call": true, "cluster": true,
		"control": true, "matrix": true, "memory": true, "warp": true,
	}
	ran := 0
	for _, k := range list {
		if !families[k.Family()] || k.Name == "control/spin_lock" { // spins for long, and longer when it is checked
			continue
		}
		ran++
		want, plainErr := k.Run()
		got, found, err := k.run(link)
		if fmt.Sprint(err) != fmt.Sprint(plainErr) || !bytes.Equal(got, want) {
			t.Errorf("%s: checked gives %x (%v)\nplain gives %x (%v)", k.Name, got, err, want, plainErr)
		}
		for _, f := range found {
			t.Errorf("%s: found %v", k.Name, f)
		}
	}
	t.Logf("%d kernels", ran)
}
