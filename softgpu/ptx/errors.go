package ptx

import "fmt"

// An Error says where the source stopped making sense and why.
type Error struct {
	Line, Col int
	Msg       string
}

func (e *Error) Error() string { return fmt.Sprintf("ptx:%d:%d: %s", e.Line, e.Col, e.Msg) }

// A Diag names an instruction that the executor of the module cannot do. It
// does not make a module invalid: only kernels that reach it are refused.
type Diag struct {
	Func string
	Line int // in the PTX text
	Inst string
	Msg  string
}

func (d Diag) String() string {
	return fmt.Sprintf("%s: PTX line %d: %s: %s", d.Func, d.Line, d.Inst, d.Msg)
}
