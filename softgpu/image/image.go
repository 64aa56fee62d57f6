// Package image chooses the code that the software GPU runs out of an image. It is the
// PTX text for the newest architecture that the device still understands, or where a
// fatbin has none the oldest that is newer. Package device/fatbin reads the container;
// machine code in it is named in messages and never run. All functions may be called
// from several goroutines.
package image

import (
	"fmt"
	"slices"

	"ferry/api/cu"
	"ferry/device/fatbin"
)

// maxMajor is the newest PTX ISA read; newest the capability of the device that is newer than
// all libraries (profile next).
const (
	maxMajor = 9
	newest   = 130
)

// PTX returns the PTX text that suits a device of compute capability cc (90 for
// 9.0): the text for the newest architecture that is not newer than the device. In a
// fatbin without one it is the text for the oldest that is newer: CUDA's libraries
// carry machine code for all devices and PTX for the newest alone, and a driver would
// run that machine code. Kernels of it with instructions that the software GPU lacks
// are refused when they are launched. PTX text by itself is held to its target, as a
// driver does. Errors are *fatbin.Error; their text names what the image holds instead.
func PTX(im *fatbin.Image, cc int) ([]byte, error) {
	var best *fatbin.Entry
	for i := range im.Entries {
		if e := &im.Entries[i]; e.Kind == fatbin.PTX && (best == nil || better(e.SM, best.SM, cc)) {
			best = e
		}
	}
	newer := best != nil && best.SM > cc && im.Form == "fatbin"
	if best == nil {
		why := ""
		if slices.ContainsFunc(im.Entries, func(e fatbin.Entry) bool { return e.Kind == fatbin.LTO }) {
			why = "; LTO-IR is compiled by NVIDIA's linker only: keep PTX beside it"
		}
		way := ""
		if cc < newest {
			way = "; CUDA's libraries take PTX, where they have it, for a device newer than themselves: --soft-profile next"
		}
		return nil, &fatbin.Error{Result: cu.CUDA_ERROR_NO_BINARY_FOR_GPU, Msg: fmt.Sprintf(
			"no code for this device: the %s holds %s%s; the software GPU runs PTX for compute_%d or older (nvcc: -gencode arch=compute_%d,code=compute_%d%s)",
			im.Form, im.Holds(), why, cc, cc, cc, way)}
	}
	text, err := best.Data()
	if err != nil {
		return nil, err
	}
	text = fatbin.Text(text)
	if !fatbin.LooksLikePTX(text) {
		return nil, &fatbin.Error{Result: cu.CUDA_ERROR_INVALID_PTX, Msg: "the PTX entry is not PTX text"}
	}
	major, minor, sm := fatbin.Directives(text)
	if major > maxMajor {
		return nil, &fatbin.Error{Result: cu.CUDA_ERROR_UNSUPPORTED_PTX_VERSION, Msg: fmt.Sprintf(
			"PTX ISA %d.%d is newer than what this driver reads (%d.x)", major, minor, maxMajor)}
	}
	if sm > cc && !newer {
		return nil, &fatbin.Error{Result: cu.CUDA_ERROR_INVALID_PTX, Msg: fmt.Sprintf(
			"PTX for sm_%d cannot run on a device of compute capability %d.%d", sm, cc/10, cc%10)}
	}
	return text, nil
}

// better reports whether PTX for architecture a suits a device of cc more than b: not
// newer than the device before newer, then the nearest.
func better(a, b, cc int) bool {
	if (a <= cc) != (b <= cc) {
		return a <= cc
	}
	if a <= cc {
		return a > b
	}
	return a < b
}
