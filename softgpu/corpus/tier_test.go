package corpus

import (
	"bytes"
	"fmt"
	"testing"

	"ferry/softgpu/interp"
)

// TestTiers runs every kernel in every tier that this machine has. They must
// agree bit for bit, whether the recording is met or not.
func TestTiers(t *testing.T) {
	list, err := Load("kernels")
	if err != nil {
		t.Fatal(err)
	}
	best := interp.Tier()
	defer interp.UseTier(best)
	type outcome struct {
		out []byte
		err string
	}
	var plain []outcome
	for _, tier := range []string{"plain", "fast", "vector"} {
		if err := interp.UseTier(tier); err != nil {
			t.Log(err)
			continue
		}
		for i, k := range list {
			out, err := k.Run()
			got := outcome{bytes.Clone(out), fmt.Sprint(err)}
			if tier == "plain" {
				plain = append(plain, got)
				continue
			}
			if got.err != plain[i].err || !bytes.Equal(got.out, plain[i].out) {
				t.Errorf("%s: tier %s gives %x (%s)\nplain gives %x (%s)", k.Name, tier, got.out, got.err, plain[i].out, plain[i].err)
			}
		}
	}
}
