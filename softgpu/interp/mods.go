package interp

import (
	"fmt"
	"slices"

	"ferry/softgpu/ptx"
)

// mods is an instruction's modifiers while it is decoded. Every decoder takes
// those it understands; what is left over at the end is unsupported, so that a
// modifier is never silently ignored.
type mods struct {
	left  []string
	types []ptx.Type
}

// newMods sorts types from other modifiers; types keep their order, since it
// tells destination from source.
func newMods(list []string) *mods {
	m := &mods{}
	for _, s := range list {
		if t, ok := ptx.TypeByName(s); ok {
			m.types = append(m.types, t)
			continue
		}
		m.left = append(m.left, s)
	}
	return m
}

// take removes a modifier and reports whether it was there.
func (m *mods) take(name string) bool {
	i := slices.Index(m.left, name)
	if i < 0 {
		return false
	}
	m.left = slices.Delete(m.left, i, i+1)
	return true
}

// oneOf removes the first of the names that is there.
func (m *mods) oneOf(names ...string) string {
	for i, s := range m.left {
		if slices.Contains(names, s) {
			m.left = slices.Delete(m.left, i, i+1)
			return s
		}
	}
	return ""
}

// drop removes modifiers that change nothing here.
func (m *mods) drop(names ...string) {
	for m.oneOf(names...) != "" {
	}
}

// typ is the n-th type.
func (m *mods) typ(n int) ptx.Type {
	if n < len(m.types) {
		return m.types[n]
	}
	return ptx.NoType
}

// rounding takes a rounding mode; none means to nearest even.
func (m *mods) rounding() rounding {
	switch m.oneOf("rn", "rz", "rm", "rp", "rna") {
	case "rz":
		return toZero
	case "rm":
		return toMinus
	case "rp":
		return toPlus
	case "rna":
		return nearestAway
	}
	return nearest
}

// finish fails when a modifier was not taken.
func (m *mods) finish() error {
	if len(m.left) > 0 {
		return fmt.Errorf("modifier .%s is not supported here", m.left[0])
	}
	return nil
}
