package ptx

// Bounds on what one module may ask for. A source of a few bytes can declare
// any number of registers or any amount of zeroed memory, so those have limits
// of their own; everything else is bounded by the length of the source.
const (
	maxSource  = 1 << 28 // bytes of PTX text
	maxRegs    = 1 << 18 // registers of one function
	maxVar     = 1 << 32 // bytes of one variable
	maxInit    = 1 << 28 // bytes of one variable that has an initialiser
	maxParams  = 1 << 16 // bytes of parameters of one function
	maxNesting = 64      // depth of { } scopes, initialisers and expressions
	maxAlign   = 1 << 12
)
