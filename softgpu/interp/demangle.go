package interp

import "github.com/ianlancetaylor/demangle"

// maxMangled bounds the names that are demangled: they come from the program.
const maxMangled = 4096

// Demangle spells a symbol as C++ source does, add(float*, int) for _Z3addPfi. Other names stay as they are.
func Demangle(symbol string) string {
	if len(symbol) > maxMangled {
		return symbol
	}
	return demangle.Filter(symbol, demangle.NoClones, demangle.MaxLength(12))
}
