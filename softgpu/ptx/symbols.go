package ptx

import "slices"

// Undefined lists the symbols that a module uses and does not define, in the order of
// their first use. known names functions that need no definition.
func (m *Module) Undefined(known func(string) bool) []string {
	defined := map[string]bool{}
	for _, v := range m.Globals {
		if v.Linkage != Extern {
			defined[v.Name] = true
		}
	}
	for _, f := range m.Funcs {
		if f.Defined {
			defined[f.Name] = true
		}
	}
	var list []string
	need := func(name string) {
		if _, alias := m.Aliases[name]; !alias && !defined[name] && !known(name) {
			defined[name] = true // once is enough
			list = append(list, name)
		}
	}
	m.operands(func(o *Operand) {
		switch {
		case o.Kind == OpFunc:
			need(o.Name)
		case o.Var != nil && o.Var.Linkage == Extern && (o.Var.Space == Global || o.Var.Space == Const):
			need(o.Var.Name)
		}
	}, func([]string) {})
	for _, v := range m.Globals {
		for _, r := range v.Relocs {
			need(r.Symbol)
		}
	}
	return list
}

// Offers lists the definitions of a module that other modules may use.
func (m *Module) Offers() []string {
	var list []string
	for _, v := range m.Globals {
		if v.Linkage != Extern && v.Linkage != Internal {
			list = append(list, v.Name)
		}
	}
	for _, f := range m.Funcs {
		if f.Defined && f.Linkage != Internal {
			list = append(list, f.Name)
		}
	}
	for name := range m.Aliases {
		list = append(list, name)
	}
	return list
}

// Keep leaves of a module what is needed for the named symbols. It is for libraries: a
// host asks for nothing of theirs.
func (m *Module) Keep(roots []string) {
	vars, funcs := map[string]*Var{}, map[string]*Func{}
	for _, v := range m.Globals {
		vars[v.Name] = v
	}
	for _, f := range m.Funcs {
		if funcs[f.Name] == nil || f.Defined {
			funcs[f.Name] = f
		}
	}
	kept, queue := map[string]bool{}, slices.Clone(roots)
	for len(queue) > 0 {
		name := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		if to, ok := m.Aliases[name]; ok {
			queue = append(queue, to)
		}
		if kept[name] {
			continue
		}
		kept[name] = true
		if v := vars[name]; v != nil {
			for _, r := range v.Relocs {
				queue = append(queue, r.Symbol)
			}
		}
		if f := funcs[name]; f != nil {
			one := Module{Funcs: []*Func{f}}
			one.operands(func(o *Operand) {
				switch {
				case o.Kind == OpFunc:
					queue = append(queue, o.Name)
				case o.Var != nil && vars[o.Var.Name] == o.Var:
					queue = append(queue, o.Var.Name)
				}
			}, func(targets []string) { queue = append(queue, targets...) })
		}
	}
	m.Globals = slices.DeleteFunc(m.Globals, func(v *Var) bool { return !kept[v.Name] })
	m.Funcs = slices.DeleteFunc(m.Funcs, func(f *Func) bool { return !kept[f.Name] })
}
