package ptx

import "strings"

// specials are the predefined registers. Those with components also exist with
// .x .y .z .w; numbered families are matched by prefix.
var specials = map[string]bool{
	"%tid": true, "%ntid": true, "%ctaid": true, "%nctaid": true, "%gridid": false,
	"%laneid": false, "%warpid": false, "%nwarpid": false, "%smid": false, "%nsmid": false,
	"%lanemask_eq": false, "%lanemask_le": false, "%lanemask_lt": false, "%lanemask_ge": false, "%lanemask_gt": false,
	"%clock": false, "%clock_hi": false, "%clock64": false, "%globaltimer": false, "%globaltimer_lo": false,
	"%globaltimer_hi": false, "%total_smem_size": false, "%dynamic_smem_size": false, "%aggr_smem_size": false,
	"%reserved_smem_offset_begin": false, "%reserved_smem_offset_end": false, "%reserved_smem_offset_cap": false,
	"%current_graph_exec": false, "%is_explicit_cluster": false,
	"%clusterid": true, "%nclusterid": true, "%cluster_ctaid": true, "%cluster_nctaid": true,
	"%cluster_ctarank": false, "%cluster_nctarank": false,
}

var specialFamilies = [...]string{"%envreg", "%pm", "%reserved_smem_offset_"}

// isSpecial tells predefined registers from undeclared ones.
func isSpecial(name string) bool {
	if _, ok := specials[name]; ok {
		return true
	}
	if base, comp, ok := strings.Cut(name, "."); ok {
		return specials[base] && len(comp) == 1 && strings.Contains("xyzw", comp)
	}
	for _, f := range specialFamilies {
		if rest, ok := strings.CutPrefix(name, f); ok && rest != "" {
			return true
		}
	}
	return false
}
