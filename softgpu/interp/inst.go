package interp

import (
	"ferry/softgpu/ptx"
)

// warpSize is the number of lanes; masks are uint32 throughout.
const warpSize = 32

// An opnd says where an operand's lanes are: which of the warp's four bases in
// the top bits, and the byte offset below. Registers, constants and special
// registers are therefore read alike.
type opnd uint32

const (
	inFrame   opnd = 0 << 30
	inConst   opnd = 1 << 30
	inSpecial opnd = 2 << 30
	inSteady  opnd = 3 << 30 // see hoist
	offMask   opnd = 1<<30 - 1
)

// An execFn executes one instruction for the lanes in w.act. It returns false
// when the current group cannot go on at w.pc: it was put back among the
// warp's groups, it ended, or w.fault is set.
type execFn func(w *warp, in *inst) bool

// An inst is a decoded instruction. Which fields count is up to fn.
type inst struct {
	fn   execFn
	d    opnd
	a    opnd
	b    opnd
	c    opnd
	imm  int64
	p    opnd  // predicate operand
	g    opnd  // guard predicate
	sz   sizes // of lanes, for the functions that work on raw bits
	flag uint16
	x    *extra
}

// sizes are the bytes of a lane of each operand.
type sizes struct{ d, a, b, c uint8 }

// Flags of an inst.
const (
	flagNeg    uint16 = 1 << iota // predicate is negated
	flagAddr32                    // address register has 32 bits
	flagNoBase                    // address has no register
	flagFrame                     // address counts from the frame's local memory
	flagCarryIn
	flagCarryOut
	flagNoDest
	flagNegB      // second predicate source is negated
	flagGuardNeg  // guard is negated
	flagIndexed   // address is pointer x.base and index a, see access
	flagSigned    // the index is
	flagStepKnown // x.step tells how its lanes differ
	flagShort     // address is computed in 32 bits, see addressOf
)

// extra holds what few instructions need. It is large because each family of rare
// instructions has its fields here, which keeps inst itself small.
type extra struct {
	inner execFn // a guarded instruction's own function
	near  uint8  // which remembered span the instruction tries first
	base  opnd   // an address taken apart, see access
	shift uint8
	step  opnd // where opStep left its answer
	f1    func(a uint64) uint64
	f2    func(a, b uint64) uint64
	f3    func(a, b, c uint64) uint64
	f32   func(a, b, c float32) float32
	f64   func(a, b, c float64) float64
	cmp   func(a, b uint64) bool
	vec   []opnd // destinations or sources of vector accesses
	dq    opnd   // second predicate destination
	e     opnd   // fifth operand
	space space
	name  string
	call  *callSite
	table []int32
	from  *inst // the source address of a copy
	tex   *texOp

	plain execFn // what a vector function stands in for

	// For checked programs only, see watch.go and checks.go.
	unwatched execFn // what opWatched executes
	watched   *watched
	spared    bool // a lane that fails can be left out
	lost      []lost
}

// site is where an instruction came from, for fault reports.
type site struct {
	line int32
	loc  ptx.Loc
	src  int32 // index into ptx.Func.Code
}

// A function is a decoded ptx.Func.
type function struct {
	index  int32
	place  int32 // among the functions that its kernel reaches
	name   string
	src    *ptx.Func
	code   []inst
	sites  []site
	words  int    // length of a frame's registers in uint64
	zero   []area // registers that must be zero when it begins
	ahead  []inst // run once per warp and launch, see hoist
	steady int    // length of what they set in uint64
	local  uint32 // bytes of local memory of one activation
	params []slot
	rets   []slot
	refs   []int32 // functions it calls by name
	any    bool    // makes indirect calls
	diags  []ptx.Diag
	shared map[*ptx.Var]bool // module-scope shared variables it mentions
	kernel *Kernel
}

// An area is part of a frame's registers, in uint64.
type area struct{ from, to int32 }

// A slot is where a parameter or return value lives inside an activation:
// in a register, or in local memory from off on.
type slot struct {
	reg  opnd
	inRg bool
	pred bool
	off  uint32
	size uint32
}

// A callSite is the decoded form of a call's operand lists.
type callSite struct {
	fn      *function // nil for indirect calls and builtins
	builtin builtinFn
	args    []slot // in the caller
	rets    []slot
}
