// Package printfscan finds out whether code that was loaded can print. Waits are cheaper
// while no loaded code can.
//
// The driver hands over what kernels printed only in calls that wait. If a kernel may have
// printed, every answer of a wait must therefore make such a call and look for text,
// although a query showed already that the GPU is done. That costs more than a microsecond
// each. Most programs print nothing, and their code shows it.
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

// A Scan knows whether any image that was loaded can print.
//
// Threads: Add belongs to the command loop. Any thread may call Silent.
type Scan struct {
	Printing atomic.Int64 // images that may print, and images that are not scanned yet
	majors   []int        // compute capabilities of the devices; belongs to the command loop
	scanning sync.Mutex   // one image at a time, so that decompression leaves processors to the client
}

// Silent reports whether no kernel can have printed.
func (v *Scan) Silent() bool { return v.Printing.Load() == 0 }

// maxScanned is the size of the largest image that is scanned. A larger one counts as
// printing.
const maxScanned = 64 << 20

// Add scans an image that has been loaded, on a goroutine. It keeps a copy, because the
// image may be mapped from the cache and unmapped soon.
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

// vprintf is the function that a compiler calls for printf, external in PTX and in machine
// code.
var vprintf = []byte("vprintf")

// MayPrint reports whether the code of an image for devices of these major compute
// capabilities may print. An image that cannot be read may do anything.
func MayPrint(b []byte, majors []int) bool {
	if fatbin.IsLinked(b) {
		parts, err := fatbin.Split(b)
		return err != nil || slices.ContainsFunc(parts, func(part []byte) bool { return MayPrint(part, majors) })
	}
	im, err := fatbin.Parse(b)
	if err != nil {
		return true
	}
	scanned := false
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
			scanned = true
		}
		if scanned {
			return false // PTX next to machine code has the same source
		}
	}
	return true // no entry that this package knows, and yet the driver loaded the image
}
