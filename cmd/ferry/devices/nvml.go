package devices

import (
	"log/slog"

	"ferry/api/nvml"
	"ferry/softgpu"
	"ferry/softgpu/smi"
	"ferry/worker"
)

// OpenNVML opens the library that answers NVML calls about the device that boot
// names. It chooses by the same rule as Open.
func OpenNVML(boot worker.Boot, processes func() []nvml.Process, log *slog.Logger) (nvml.Library, error) {
	soft := func() (nvml.Library, error) {
		return smi.Open(softgpu.Config{Devices: boot.SoftDevices, Profile: boot.SoftProfile, Memory: boot.SoftMemory}, processes)
	}
	switch boot.Device {
	case "cuda":
		return openRealNVML()
	case "auto", "":
		lib, err := openRealNVML()
		if err == nil {
			if hasDevices(lib) {
				return lib, nil
			}
		} else {
			log.Debug("no real NVML", "why", err.Error())
		}
		return soft()
	case "soft":
		return soft()
	}
	return nil, unknown(boot.Device)
}

func hasDevices(lib nvml.Library) bool {
	q := nvml.New(nvml.OpDeviceGetCount_v2)
	q.Args[0].Data = make([]byte, 4)
	return lib.Call(q) == nvml.NVML_SUCCESS && q.U32(0) > 0
}
