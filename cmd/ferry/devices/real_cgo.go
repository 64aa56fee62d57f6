//go:build cgo

package devices

import (
	"ferry/api/nvml"
	"ferry/device"
	"ferry/device/cuda"
	realnvml "ferry/device/nvml"
)

func openCUDA(capture bool) (device.Device, error) { return cuda.Open(capture) }

func openRealNVML() (nvml.Library, error) {
	lib, err := realnvml.Open()
	if err != nil {
		return nil, err // not a nil *Library in an interface
	}
	return lib, nil
}

// Park has the driver take another process off the GPU, or put it back.
func Park(pid int, away bool) error { return cuda.Park(pid, away) }
