// Package printfscan finds out whether code that was loaded can print. Waits are cheaper
// while nothing can.
package printfscan

import (
	"bytes"
	"slices"
	"sync"
	"sync/atomic"

	"ferry/api/cu"
	"ferry/device"
	"ferry/device/fatbin"
)

// Scan says whether anything that was loaded can print. A driver brings what
// kernels printed with the calls that wait, so that every wait would have to make
// one, and to look for text, although the GPU was seen to be done: more than a
// microsecond each. Most programs print nothing, which their code shows.
type Scan struct {
	Printing atomic.Int64 // images that print, and those nobody has looked at yet
	majors   []int        // of the devices' compute capabilities; the loop's
	scanning sync.Mutex   // one image at a time: unpacking is for idle processors
}

// Silent says whether no kernel can have printed.
func (v *Scan) Silent() bool { return v.Printing.Load() == 0 }

// maxScanned is how large an image may be to be looked into.
const maxScanned = 64 << 20

// Add looks into an image that has been loaded, beside the loop. It keeps a copy:
// the image may be mapped from the cache, and not for long.
func (v *Scan) Add(dev device.Device, image []byte) {
	if v.majors == nil {
		n, _ := dev.DeviceGetCount()
		for i := range n {
			major, _ := dev.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, cu.Device(i))
			v.majors = append(v.majors, int(major))
		}
	}
	v.Printing.Add(1)
	if len(image) > maxScanned {
		return
	}
	image = bytes.Clone(image)
	go func() {
		v.scanning.Lock()
		defer v.scanning.Unlock()
		if !MayPrint(image, v.majors) {
			v.Printing.Add(-1)
		}
	}()
}

// vprintf is what printf becomes: an external function of PTX, and of machine code.
var vprintf = []byte("vprintf")

// MayPrint says whether an image's code for such devices may print. What cannot be
// read may do anything.
func MayPrint(b []byte, majors []int) bool {
	if fatbin.IsLinked(b) {
		parts, err := fatbin.Split(b)
		return err != nil || slices.ContainsFunc(parts, func(part []byte) bool { return MayPrint(part, majors) })
	}
	im, err := fatbin.Parse(b)
	if err != nil {
		return true
	}
	looked := false
	for _, kind := range []fatbin.Kind{fatbin.ELF, fatbin.PTX} {
		for i := range im.Entries {
			e := &im.Entries[i]
			if e.Kind != kind || kind == fatbin.ELF && !slices.Contains(majors, e.SM/10) {
				continue
			}
			data, err := e.Data()
			if err != nil || bytes.Contains(data, vprintf) {
				return true
			}
			looked = true
		}
		if looked {
			return false // PTX beside machine code is of the same source
		}
	}
	return true // none that we know of, and yet it was loaded
}
