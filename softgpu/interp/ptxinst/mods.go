// Package ptxinst says what an instruction of PTX says about itself: its
// modifiers and types, whether the types are possible, and which registers it
// reads and writes. It knows nothing of how instructions are executed. Its
// functions are pure; a Mods is used by one decoder.
package ptxinst

import (
	"errors"
	"fmt"
	"slices"

	"ferry/softgpu/interp/numeric"
	"ferry/softgpu/ptx"
)

// ErrUnsupported is behind every Diag.
var ErrUnsupported = errors.New("not supported")

// Mods is an instruction's modifiers while it is decoded. Every decoder takes
// those it understands; what is left over at the end is unsupported, so that a
// modifier is never silently ignored.
type Mods struct {
	Left  []string
	Types []ptx.Type
}

// NewMods sorts types from other modifiers; types keep their order, since it
// tells destination from source.
func NewMods(list []string) *Mods {
	m := &Mods{}
	for _, s := range list {
		if t, ok := ptx.TypeByName(s); ok {
			m.Types = append(m.Types, t)
			continue
		}
		m.Left = append(m.Left, s)
	}
	return m
}

// Take removes a modifier and reports whether it was there.
func (m *Mods) Take(name string) bool {
	i := slices.Index(m.Left, name)
	if i < 0 {
		return false
	}
	m.Left = slices.Delete(m.Left, i, i+1)
	return true
}

// OneOf removes the first of the names that is there.
func (m *Mods) OneOf(names ...string) string {
	for i, s := range m.Left {
		if slices.Contains(names, s) {
			m.Left = slices.Delete(m.Left, i, i+1)
			return s
		}
	}
	return ""
}

// Drop removes modifiers that change nothing here.
func (m *Mods) Drop(names ...string) {
	for m.OneOf(names...) != "" {
	}
}

// Type is the n-th type.
func (m *Mods) Type(n int) ptx.Type {
	if n < len(m.Types) {
		return m.Types[n]
	}
	return ptx.NoType
}

// Rounding takes a rounding mode; none means to nearest even.
func (m *Mods) Rounding() numeric.Rounding {
	switch m.OneOf("rn", "rz", "rm", "rp", "rna") {
	case "rz":
		return numeric.ToZero
	case "rm":
		return numeric.ToMinus
	case "rp":
		return numeric.ToPlus
	case "rna":
		return numeric.NearestAway
	}
	return numeric.Nearest
}

// Finish fails when a modifier was not taken.
func (m *Mods) Finish() error {
	if len(m.Left) > 0 {
		return fmt.Errorf("modifier .%s is not supported here", m.Left[0])
	}
	return nil
}
