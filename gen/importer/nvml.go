package main

import (
	"path/filepath"
	"regexp"
	"strings"

	"ferry/gen/apidef"
)

const (
	nvmlTypesHead = `# Types of NVML: names, values, sizes and offsets as of NVML 13.0 on 64-bit Linux.
# First written by gen/importer, since then kept by hand. See README.md.
#
# Structures go by the name that carries their version. An inner structure without a name
# of its own is called OUTER_FIELD, a nameless member anonN. Pointers are ptr.
`
	nvmlFuncsHead = `# Functions of NVML: the 404 names libnvidia-ml.so.1 of driver 580 exports.
# First written by gen/importer, since then kept by hand. See README.md.
`
)

// What steers the device, by its name: an unprivileged user is refused.
var nvmlSteers = regexp.MustCompile(`^nvml(Device|Unit|GpuInstance|ComputeInstance|Vgpu\w*|Gpm|System|)(Set|Clear|Reset|Create|Destroy|Modify|Remove|Freeze|Enable|Discover|Power\w*(Request|Update|Clear)|Workload)`)

// importNVML writes or compares api/nvml_types.api and api/nvml.api. What C
// cannot express is guessed from names, and then kept by hand.
func importNVML(include, exports, out string, force bool) error {
	names, err := readNames(exports)
	if err != nil {
		return err
	}
	hdr, err := readHeader(include, "nvml.h", "nvml", "NVML_NO_UNVERSIONED_FUNC_DEFS")
	if err != nil {
		return err
	}
	types, err := hdr.types()
	if err != nil {
		return err
	}
	b := &builder{header: hdr}
	var funcs []*apidef.Func
	for _, name := range names {
		fn := &apidef.Func{Name: name, Class: apidef.Sync}
		if nvmlSteers.MatchString(name) {
			fn.Class, fn.Why = apidef.Refused, "steers the device"
		}
		p := hdr.protos[name]
		if p == nil {
			fn.Class, fn.Why = apidef.Refused, "undocumented"
		} else {
			for _, c := range p.params {
				param, _ := b.direction("Get", c)
				fn.Params = append(fn.Params, param)
			}
		}
		funcs = append(funcs, fn)
	}
	typesText := strings.Replace(writeTypes(types), typesHead, nvmlTypesHead, 1)
	funcsText := strings.Replace(writeFuncs([]area{{title: "functions", funcs: funcs}}), funcsHead, nvmlFuncsHead, 1)
	return write(filepath.Join(out, "nvml_types.api"), typesText, filepath.Join(out, "nvml.api"), funcsText, force)
}
