package ptx

// A Module is one PTX source.
type Module struct {
	Name        string // what messages of Merge call it; whoever parses it may set it
	Version     [2]int // .version major.minor
	Target      string // first target named, such as "sm_90a"
	Debug       bool   // .target names debug
	AddressSize int    // 32 or 64
	Globals     []*Var // module-scope .global, .const and .shared variables, in order
	Funcs       []*Func
	Files       map[int]string // .file index to path, for Loc
	Aliases     map[string]string
}

// Func finds a function by name, following aliases.
func (m *Module) Func(name string) *Func {
	if to, ok := m.Aliases[name]; ok {
		name = to
	}
	for _, f := range m.Funcs {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// A Var is a variable or a parameter.
type Var struct {
	Name    string
	Space   Space
	Type    Type
	Align   uint64
	Size    uint64 // 0 for an array of unknown length, as dynamic shared memory has
	Unsized bool   // declared with []
	Linkage Linkage
	Managed bool
	Init    []byte // nil when zero; may be shorter than Size, the rest is zero
	Relocs  []Reloc
	Attrs   map[string]string // initialiser of an opaque variable: {filter_mode = linear}
	Offset  uint64            // parameters of kernels: where it lies in the parameter block
	Reg     int32             // parameters declared .reg: the register; -1 otherwise
	Line    int
}

// A Reloc is an address inside an initialiser: Size bytes at Offset hold the
// address of Symbol plus Addend. With Mask set the value is the address's bits
// under the mask, shifted down (clang spells packed structures that way).
type Reloc struct {
	Offset  uint64
	Size    int
	Symbol  string
	Addend  int64
	Generic bool
	Mask    uint64
}

// A Func is a kernel or a device function. Functions that are only declared
// have Defined false and no code.
type Func struct {
	Name    string
	Kernel  bool
	Defined bool
	Linkage Linkage
	Returns []*Var
	Params  []*Var
	Regs    []Register
	Vars    []*Var // .local, .shared and call-site .param variables of all scopes
	Code    []Inst

	Tables [][]Operand // .branchtargets: lists of OpLabel

	ParamSize uint64 // bytes of the parameter block of a kernel
	Variadic  bool

	MaxNTID    [3]uint32 // zero when not given
	ReqNTID    [3]uint32
	MinCTA     uint32
	MaxReg     uint32
	ReqCluster [3]uint32
	Line       int
}

// A Register is a virtual register of a function.
type Register struct {
	Name string
	Type Type
}

// A Proto is a .callprototype: the shape of an indirect call.
type Proto struct {
	Returns, Params []*Var
}

// A Loc is a source position from a .loc directive; File is a key of Files. Of
// code that was inlined, AtFile and AtLine are where.
type Loc struct {
	File, Line     int32
	AtFile, AtLine int32
}

// An Inst is one instruction with resolved operands.
type Inst struct {
	Op      string
	Mods    []string // without dots, in source order
	Pred    int32    // guarding predicate register, -1 for none
	PredNeg bool
	Args    []Operand
	Call    *Call // only for op "call"
	Line    int32 // in the PTX text
	Loc     Loc   // in the program's source, zero when unknown
}

// A Call holds the operands of a call instruction.
type Call struct {
	Rets, Args []Operand
	Callee     Operand // OpFunc, or OpReg for an indirect call
	Proto      *Proto  // indirect calls through a prototype
	Targets    []string
}

// OperandKind says which fields of an Operand count.
type OperandKind uint8

// The operand kinds.
const (
	OpReg     OperandKind = iota // Reg; Neg for !p or -r
	OpImm                        // Imm, an integer's two's complement
	OpFloat                      // Imm, the bits of a float64; F32 when written 0f, then Imm is 32 bits
	OpVar                        // address of Var plus Off
	OpFunc                       // address of function Name
	OpMem                        // [base + Off]; base in Elems[0] when there is one, coordinates after
	OpVec                        // { Elems }
	OpPair                       // Elems[0] | Elems[1]
	OpLabel                      // Index, an instruction of the function
	OpTable                      // Index into Func.Tables
	OpSpecial                    // Name, such as "%tid.x"
	OpSink                       // _
)

// An Operand is one operand of an instruction.
type Operand struct {
	Kind  OperandKind
	Neg   bool
	F32   bool
	Reg   int32
	Index int32
	Imm   uint64
	Off   int64
	Var   *Var
	Name  string
	Elems []Operand
}
