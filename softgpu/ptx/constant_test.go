package ptx

import (
	"fmt"
	"testing"
)

// TestConstants evaluates expressions where an instruction takes a number.
func TestConstants(t *testing.T) {
	for text, want := range map[string]int64{
		"(3 + 4 * 5) << 2":                 92,
		"0xF0 | 0b101":                     0xf5,
		"017":                              15,
		"(7 > 3) ? 11 : 22":                11,
		"(7 < 3) ? 11 : 22":                22,
		"1 ? 0 ? 1 : 2 : 3":                2,
		"0 ? 1 : 0 ? 2 : 3":                3,
		"~0U":                              -1,
		"3 <= 3":                           1,
		"3 >= 4":                           0,
		"3 == 3 && 4 != 4":                 0,
		"0 || 2 > 1":                       1,
		"1 << 2 < 3":                       0,
		"6 & 3 == 3":                       0,
		"-1 < 0":                           1,
		"-1 < 0U":                          0,
		"-8 / 2":                           -4,
		"-8 >> 1":                          -4,
		"(.u64)-8 >> 1":                    0x7ffffffffffffffc,
		"(.s64)0xffffffffffff0000 / 0x100": -0x100,
		"1 - 2 - 3":                        -4,
		"!5 + !0":                          1,
	} {
		src := fmt.Sprintf(".version 8.0\n.target sm_80\n.address_size 64\n"+
			".visible .entry k()\n{\n\t.reg .b64 %%r;\n\tmov.b64 %%r, (%s);\n\tret;\n}\n", text)
		m, err := Parse([]byte(src))
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got := int64(m.Funcs[0].Code[0].Args[1].Imm); got != want {
			t.Errorf("%s is %d, want %d", text, got, want)
		}
	}
	for _, text := range []string{"1 ? 2", "1 = 2", "1 <", "(.u32)1", "1 / 0", "1 % 0", "1 ? : 2"} {
		src := fmt.Sprintf(".version 8.0\n.target sm_80\n.address_size 64\n.global .b64 x = (%s);\n", text)
		if _, err := Parse([]byte(src)); err == nil {
			t.Errorf("%s is accepted", text)
		}
	}
}
