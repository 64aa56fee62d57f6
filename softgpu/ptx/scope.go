package ptx

import "strconv"

// scope is one { } of a function. Registers declared as a range (`%r<100>`)
// come into being when first used, so that a few bytes of source cannot ask for
// millions of them.
type scope struct {
	regs    map[string]int32
	vectors map[string][]int32
	ranges  map[string]regRange
	vars    map[string]*Var
	labels  map[string]int32
	tables  map[string]int32
	protos  map[string]*Proto
	targets map[string][]string
	pending []labelRef
}

type regRange struct {
	typ   Type
	count uint64
}

// labelRef is an operand that names a label not yet seen. When a scope closes
// with some left over they become its parent's: labels are visible inwards.
type labelRef struct {
	op *Operand
	at token
}

func (f *function) push() {
	f.scopes = append(f.scopes, &scope{})
}

// pop closes the innermost scope and settles its label references.
func (f *function) pop(p *parser) error {
	s := f.scopes[len(f.scopes)-1]
	f.scopes = f.scopes[:len(f.scopes)-1]
	for _, ref := range s.pending {
		if i, ok := s.labels[ref.op.Name]; ok {
			ref.op.Index = i
			continue
		}
		if i, ok := s.tables[ref.op.Name]; ok {
			ref.op.Kind, ref.op.Index = OpTable, i
			continue
		}
		if len(f.scopes) == 0 {
			return p.errorAt(ref.at, "%s is not defined", ref.op.Name)
		}
		parent := f.top()
		parent.pending = append(parent.pending, ref)
	}
	return nil
}

func (f *function) top() *scope { return f.scopes[len(f.scopes)-1] }

// put stores into a map that is made when first needed: most scopes are small
// and declare one kind of thing.
func put[K comparable, V any](m *map[K]V, k K, v V) {
	if *m == nil {
		*m = map[K]V{}
	}
	(*m)[k] = v
}

// declare enters a variable of the function. Parameters in registers get one.
func (f *function) declare(p *parser, at token, v *Var) error {
	s := f.top()
	if s.vars[v.Name] != nil {
		return p.errorAt(at, "%s is already declared", v.Name)
	}
	if v.Space == Reg {
		i, err := f.newReg(p, v.Name, v.Type)
		if err != nil {
			return err
		}
		v.Reg = i
		put(&s.regs, v.Name, i)
		return nil
	}
	put(&s.vars, v.Name, v)
	f.Vars = append(f.Vars, v)
	return nil
}

// newReg appends a register; names need not be unique, scopes tell them
// apart.
func (f *function) newReg(p *parser, name string, t Type) (int32, error) {
	if len(f.Regs) >= maxRegs {
		return 0, p.errorf("function %s uses more than %d registers", f.Name, maxRegs)
	}
	f.Regs = append(f.Regs, Register{Name: name, Type: t})
	return int32(len(f.Regs) - 1), nil
}

// reg finds a register by name, innermost scope first.
func (f *function) reg(p *parser, name string) (int32, bool, error) {
	prefix, number := splitNumber(name)
	for i := len(f.scopes) - 1; i >= 0; i-- {
		s := f.scopes[i]
		if r, ok := s.regs[name]; ok {
			return r, true, nil
		}
		rng, ok := s.ranges[prefix]
		if !ok || number >= rng.count {
			continue
		}
		r, err := f.newReg(p, name, rng.typ)
		if err != nil {
			return 0, false, err
		}
		put(&s.regs, name, r)
		return r, true, nil
	}
	return 0, false, nil
}

// splitNumber splits "%r12" into "%r" and 12. Without a number, or with leading
// zeros, the second result is out of every range.
func splitNumber(name string) (string, uint64) {
	i := len(name)
	for i > 0 && isDigit(name[i-1]) {
		i--
	}
	if i == len(name) || name[i] == '0' && i+1 < len(name) {
		return name, ^uint64(0)
	}
	n, err := strconv.ParseUint(name[i:], 10, 32)
	if err != nil {
		return name, ^uint64(0)
	}
	return name[:i], n
}

func (f *function) variable(name string) *Var {
	for i := len(f.scopes) - 1; i >= 0; i-- {
		if v := f.scopes[i].vars[name]; v != nil {
			return v
		}
	}
	return nil
}

func (f *function) vector(name string) []int32 {
	for i := len(f.scopes) - 1; i >= 0; i-- {
		if v := f.scopes[i].vectors[name]; v != nil {
			return v
		}
	}
	return nil
}

func (f *function) proto(name string) *Proto {
	for i := len(f.scopes) - 1; i >= 0; i-- {
		if v := f.scopes[i].protos[name]; v != nil {
			return v
		}
	}
	return nil
}

func (f *function) callTargets(name string) []string {
	for i := len(f.scopes) - 1; i >= 0; i-- {
		if v := f.scopes[i].targets[name]; v != nil {
			return v
		}
	}
	return nil
}
