//go:build cgo

package worker

import (
	"ferry/device"
	"ferry/device/cuda"
)

func openCUDA(capture bool) (device.Device, error) { return cuda.Open(capture) }
