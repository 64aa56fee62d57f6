//go:build goexperiment.simd

package interp

import (
	"maps"
	"slices"
)

// vectorKeys lists the instructions that have a vector function.
func vectorKeys() []string { return slices.Collect(maps.Keys(vectors)) }

// eachWidth calls f with every width of vectors that the machine has.
func eachWidth(f func()) {
	f()
	if !wide {
		return
	}
	saved := vectors
	vectors, wide = pickVectors(vectors256), false
	f()
	vectors, wide = saved, true
}
