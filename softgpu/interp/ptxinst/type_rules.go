package ptxinst

import (
	"fmt"

	"ferry/softgpu/ptx"
)

// untyped are the instructions that need no type; all others have at least one.
var untyped = map[string]bool{
	"bra": true, "brx": true, "ret": true, "exit": true, "trap": true, "brkpt": true, "call": true,
	"membar": true, "fence": true, "prefetch": true, "prefetchu": true, "pmevent": true, "discard": true,
	"applypriority": true, "griddepcontrol": true, "setmaxnreg": true, "nanosleep": true, "bar": true,
	"barrier": true, "activemask": true, "elect": true, "cp": true, "isspacep": true, "shfl": true,
	"mma": true, "wmma": true, "mbarrier": true, "tensormap": true,
}

// twoTypes are the instructions with two types; the others may have more than
// one without looking at it.
var twoTypes = map[string]bool{"cvt": true, "set": true, "slct": true, "dp4a": true, "dp2a": true}

// withPredicates are the instructions for which .pred is a type.
var withPredicates = map[string]bool{"mov": true, "bar": true, "barrier": true, "and": true, "or": true, "xor": true, "not": true, "vote": true}

// wideTypes are the instructions for which .b128 is a type.
var wideTypes = map[string]bool{"mov": true, "ld": true, "st": true, "atom": true}

// CheckTypes refuses what no decoder is prepared for, so that decoders may rely
// on having their types, with values of 1 to 8 bytes.
func CheckTypes(op string, m *Mods) error {
	want := 1
	switch {
	case untyped[op]:
		want = 0
	case twoTypes[op]:
		want = 2
	}
	if len(m.Types) < want {
		return fmt.Errorf("%d types, %d expected", len(m.Types), want)
	}
	for _, t := range m.Types {
		switch {
		case t == ptx.B128 && len(m.Types) == 1 && wideTypes[op]:
		case t.Size() > 8 || t.Kind() == ptx.KindOpaque && op != "istypep":
			return fmt.Errorf("type .%s is %w", t, ErrUnsupported)
		case t == ptx.Pred && !withPredicates[op]:
			return fmt.Errorf("type .pred is %w", ErrUnsupported)
		}
	}
	return nil
}
