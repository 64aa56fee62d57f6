package ptx

// Type is a fundamental type of the ISA.
type Type uint8

// The fundamental types. The order within a kind is by size, which nothing
// relies on; Size and Kind are the way to ask.
const (
	NoType Type = iota
	Pred
	B8
	B16
	B32
	B64
	B128
	U8
	U16
	U32
	U64
	S8
	S16
	S32
	S64
	F16
	F16x2
	BF16
	BF16x2
	TF32
	F32
	F64
	E4M3x2
	E5M2x2
	U16x2
	S16x2
	F32x2
	TexRef
	SamplerRef
	SurfRef
)

// Kind groups types by how their bits are read.
type Kind uint8

// The kinds.
const (
	KindNone Kind = iota
	KindPred
	KindBits
	KindUnsigned
	KindSigned
	KindFloat
	KindOpaque
)

var typeTable = [...]struct {
	name string
	size uint8
	kind Kind
}{
	NoType: {"", 0, KindNone},
	Pred:   {"pred", 1, KindPred},
	B8:     {"b8", 1, KindBits},
	B16:    {"b16", 2, KindBits},
	B32:    {"b32", 4, KindBits},
	B64:    {"b64", 8, KindBits},
	B128:   {"b128", 16, KindBits},
	U8:     {"u8", 1, KindUnsigned},
	U16:    {"u16", 2, KindUnsigned},
	U32:    {"u32", 4, KindUnsigned},
	U64:    {"u64", 8, KindUnsigned},
	S8:     {"s8", 1, KindSigned},
	S16:    {"s16", 2, KindSigned},
	S32:    {"s32", 4, KindSigned},
	S64:    {"s64", 8, KindSigned},
	F16:    {"f16", 2, KindFloat},
	F16x2:  {"f16x2", 4, KindFloat},
	BF16:   {"bf16", 2, KindFloat},
	BF16x2: {"bf16x2", 4, KindFloat},
	TF32:   {"tf32", 4, KindFloat},
	F32:    {"f32", 4, KindFloat},
	F64:    {"f64", 8, KindFloat},
	E4M3x2: {"e4m3x2", 2, KindFloat},
	E5M2x2: {"e5m2x2", 2, KindFloat},
	U16x2:  {"u16x2", 4, KindUnsigned},
	S16x2:  {"s16x2", 4, KindSigned},
	F32x2:  {"f32x2", 8, KindFloat},
	// Opaque references are handles of 8 bytes when they live in memory.
	TexRef:     {"texref", 8, KindOpaque},
	SamplerRef: {"samplerref", 8, KindOpaque},
	SurfRef:    {"surfref", 8, KindOpaque},
}

var typeByName = func() map[string]Type {
	m := make(map[string]Type, len(typeTable))
	for t := range typeTable {
		if t != int(NoType) {
			m[typeTable[t].name] = Type(t)
		}
	}
	return m
}()

// TypeByName finds the type that a modifier such as "u32" names.
func TypeByName(name string) (Type, bool) {
	t, ok := typeByName[name]
	return t, ok
}

func (t Type) String() string { return typeTable[t].name }

// Size is the number of bytes a value takes in memory.
func (t Type) Size() int { return int(typeTable[t].size) }

// Kind says how the bits are read.
func (t Type) Kind() Kind { return typeTable[t].kind }

// Space is a state space.
type Space uint8

// The state spaces that variables and addresses may name.
const (
	Generic Space = iota
	Reg
	Const
	Global
	Local
	Param
	Shared
)

var spaceByName = map[string]Space{
	"reg": Reg, "const": Const, "global": Global, "local": Local, "param": Param, "shared": Shared,
}

func (s Space) String() string {
	return [...]string{"generic", "reg", "const", "global", "local", "param", "shared"}[s]
}

// Linkage is how a symbol is seen from other modules.
type Linkage uint8

// The linkage directives; Internal is their absence.
const (
	Internal Linkage = iota
	Visible
	Extern
	Weak
	Common
)

var linkageByName = map[string]Linkage{
	"visible": Visible, "extern": Extern, "weak": Weak, "common": Common,
}
