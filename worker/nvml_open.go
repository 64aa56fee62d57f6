package worker

import (
	"fmt"
	"log/slog"

	"ferry/api/nvml"
	"ferry/softgpu"
	"ferry/softgpu/smi"
)

// openNVML opens what answers for the device the daemon was told to serve, by
// the same rule as openDevice.
func openNVML(boot Boot, processes func() []nvml.Process, log *slog.Logger) (nvml.Library, error) {
	soft := func() (nvml.Library, error) {
		return smi.Open(softgpu.Config{Devices: boot.SoftDevices, Profile: boot.SoftProfile, Memory: boot.SoftMemory}, processes)
	}
	switch boot.Device {
	case "cuda":
		return openRealNVML()
	case "auto", "":
		lib, err := openRealNVML()
		if err == nil {
			if devices, rc := realDevices(lib); rc == nvml.NVML_SUCCESS && len(devices) > 0 {
				return lib, nil
			}
		} else {
			log.Debug("no real NVML", "why", err.Error())
		}
		return soft()
	case "soft":
		return soft()
	}
	return nil, fmt.Errorf("unknown device %q: want auto, cuda or soft", boot.Device)
}
