package ptx

import "strings"

// opcodes are the instructions of PTX ISA 1.0 to 9.0. What is not among them is a
// mistake in the text; what is among them and cannot be executed is told when a kernel
// that needs it is launched.
var opcodes = func() map[string]bool {
	m := map[string]bool{}
	for _, s := range strings.Fields(`
		abs activemask add addc alloca and applypriority atom bar barrier bfe bfi bfind bmsk bra brev brkpt brx call clz
		clusterlaunchcontrol cnot copysign cos cp createpolicy cvt cvta discard div dp2a dp4a elect ex2 exit fence fma fns
		getctarank griddepcontrol isspacep istypep ld ldmatrix ldu lg2 lop3 mad mad24 madc mapa match max mbarrier membar min
		mma mov movmatrix mul mul24 multimem nanosleep neg not or pmevent popc prefetch prefetchu prmt rcp red redux rem ret
		rsqrt sad selp set setmaxnreg setp shf shfl shl shr sin slct sqrt st stackrestore stacksave stmatrix sub subc suld
		suq sured sust szext tanh tcgen05 tensormap testp tex tld4 trap txq vabsdiff vabsdiff2 vabsdiff4 vadd vadd2 vadd4
		vavrg2 vavrg4 vmad vmax vmax2 vmax4 vmin vmin2 vmin4 vote vset vset2 vset4 vshl vshr vsub vsub2 vsub4 wgmma wmma xor`) {
		m[s] = true
	}
	return m
}()

// lastKnown is the ISA whose instructions opcodes lists.
var lastKnown = [2]int{9, 0}

// known reports an instruction of the module's ISA; of newer ones any may be.
func (m *Module) known(op string) bool {
	return opcodes[op] || m.Version[0] > lastKnown[0] || m.Version[0] == lastKnown[0] && m.Version[1] > lastKnown[1]
}

// IsOpcode reports an instruction of PTX.
func IsOpcode(op string) bool { return opcodes[op] }
