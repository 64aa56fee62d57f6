//go:build !cgo

package worker

import "ferry/device"

func openCUDA(bool) (device.Device, error) { return nil, errNoCUDA }
