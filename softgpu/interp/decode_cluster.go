package interp

import (
	"fmt"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// decodeClusterBarrier decodes barrier.cluster; .cluster has been taken.
func decodeClusterBarrier(in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Drop("release", "acquire", "relaxed")
	if len(in.Args) != 0 {
		return inst{}, fmt.Errorf("%d operands, none expected", len(in.Args))
	}
	switch m.OneOf("arrive", "wait") {
	case "arrive":
		return inst{fn: opClusterArrive, x: &extra{}}, nil
	case "wait":
		return inst{fn: opClusterWait, x: &extra{}}, nil
	}
	return inst{}, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
}

// decodeMapa decodes mapa: the address of the same place in another block.
// Without a space address and result are generic, which have the offset in
// their lower bits too.
func decodeMapa(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	m.Drop("shared", "shared::cta", "shared::cluster")
	out, err := d.mixed(in, t, t, ptx.U32)
	out.fn, out.x = opRaw2, &extra{f2: func(a, rank uint64) uint64 {
		window := a &^ (windowSize - 1)
		return window | a&(rankUnit-1) | (rank&0xff+1)<<rankShift
	}}
	return out, err
}

// decodeRank decodes getctarank, the inverse of mapa.
func decodeRank(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	m.Drop("shared", "shared::cta", "shared::cluster")
	// The block's own rank is for addresses that name none.
	more := *in
	more.Args = append(append([]ptx.Operand{}, in.Args...), ptx.Operand{Kind: ptx.OpSpecial, Name: "%cluster_ctarank"})
	out, err := d.mixed(&more, ptx.U32, t, ptx.U32)
	out.fn, out.x = opRaw2, &extra{f2: func(a, own uint64) uint64 {
		if r := a & (windowSize - 1) >> rankShift; r != 0 {
			return r - 1
		}
		return own
	}}
	return out, err
}

func init() {
	register(decodeMapa, "mapa")
	register(decodeRank, "getctarank")
}
