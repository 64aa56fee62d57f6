//go:build !cgo

package devices

import (
	"errors"

	"ferry/api/nvml"
	"ferry/device"
)

func openCUDA(bool) (device.Device, error) {
	return nil, errors.New("this ferry was built without cgo and cannot drive real GPUs")
}

// Park has no driver to ask.
func Park(int, bool) error {
	return errors.New("this ferry was built without cgo and cannot drive real GPUs")
}

func openRealNVML() (nvml.Library, error) {
	return nil, errors.New("this ferry was built without cgo and cannot ask real GPUs")
}
