package ptx

import (
	"errors"
	"testing"
)

// FuzzParse checks that no input makes the parser panic, hang or return an
// error without a place, and that what it accepts is consistent: every index in
// the result is in range.
func FuzzParse(f *testing.F) {
	for _, src := range corpus(f) {
		if len(src) < 1<<14 {
			f.Add(src)
		}
	}
	f.Add([]byte(header + ".entry k(.param .u64 p) { .reg .b32 %r<9>; A: @%p bra A; call (x), y, (z), A; }"))
	f.Add([]byte(header + ".global .u64 a[2] = {generic(b)+4, 0xff(c)};"))
	f.Fuzz(func(t *testing.T, src []byte) {
		m, err := Parse(src)
		if err != nil {
			var e *Error
			if !errors.As(err, &e) || e.Line < 1 {
				t.Fatalf("error without a place: %v", err)
			}
			return
		}
		for _, fn := range m.Funcs {
			checkFunc(t, fn)
		}
		for _, v := range m.Globals {
			if uint64(len(v.Init)) > v.Size {
				t.Fatalf("%s: initialiser of %d bytes for %d", v.Name, len(v.Init), v.Size)
			}
		}
	})
}

func checkFunc(t *testing.T, fn *Func) {
	var check func(o Operand)
	check = func(o Operand) {
		bad := false
		switch o.Kind {
		case OpReg:
			bad = o.Reg < 0 || int(o.Reg) >= len(fn.Regs)
		case OpLabel:
			bad = o.Index < 0 || int(o.Index) > len(fn.Code)
		case OpTable:
			bad = o.Index < 0 || int(o.Index) >= len(fn.Tables)
		case OpVar:
			bad = o.Var == nil
		}
		if bad {
			t.Fatalf("%s: operand %+v", fn.Name, o)
		}
		for _, e := range o.Elems {
			check(e)
		}
	}
	for _, in := range fn.Code {
		if in.Pred >= 0 && int(in.Pred) >= len(fn.Regs) {
			t.Fatalf("%s: guard %d", fn.Name, in.Pred)
		}
		for _, a := range in.Args {
			check(a)
		}
		if in.Op == "call" && in.Call == nil {
			t.Fatalf("%s: call without operands", fn.Name)
		}
	}
	for _, table := range fn.Tables {
		for _, o := range table {
			check(o)
		}
	}
}
