package worker

import (
	"fmt"
	"log/slog"

	"ferry/api/cu"
	"ferry/api/nvml"
	"ferry/device"
	"ferry/session"
	"ferry/worker/gpu"
)

// Openers open what a worker serves. cmd/ferry passes them in, so that this package imports
// no implementation of a device. A worker calls one of them once, before it confines itself
// and before it reads anything from the client.
type Openers struct {
	// Device opens the device that boot names. windows divides the session's addresses: it
	// says where device memory and where the server's own memory go.
	Device func(boot Boot, windows session.Windows, log *slog.Logger) (device.Device, error)
	// NVML opens the management library of that device. processes lists the
	// processes of the client's owner that use it.
	NVML func(boot Boot, processes func() []nvml.Process, log *slog.Logger) (nvml.Library, error)
}

// open opens the device of a session. The driver's addresses come out the same in every process that
// does the same.
func (o *Openers) open(boot Boot, windows session.Windows, log *slog.Logger) (dev device.Device, err error) {
	if boot.Device == "soft" {
		return o.Device(boot, windows, log)
	}
	gpu.BelowCeiling(func() { dev, err = o.Device(boot, windows, log) })
	return dev, err
}

// Survey reports on the devices of an open driver. kind is "cuda" or "soft".
func Survey(kind string, dev device.Device) (Report, error) {
	report := Report{Device: kind, Library: dev.Describe()}
	version, _ := dev.DriverGetVersion()
	report.Driver = int(version)
	n, rc := dev.DeviceGetCount()
	for i := range n {
		var f Found
		f.Name, _ = dev.DeviceGetName(255, cu.Device(i))
		f.Memory, _ = dev.DeviceTotalMem(cu.Device(i))
		if uuid, rc := dev.DeviceGetUuid(cu.Device(i)); rc == cu.CUDA_SUCCESS {
			u := cu.Bytes(&uuid)
			f.UUID = fmt.Sprintf("GPU-%x-%x-%x-%x-%x", u[0:4], u[4:6], u[6:8], u[8:10], u[10:16])
		}
		sms, _ := dev.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, cu.Device(i))
		f.SMs = int(sms)
		f.Group, f.Groups = gpu.CountGroups(dev, cu.Device(i))
		report.Names = append(report.Names, f.Name)
		report.Devices = append(report.Devices, f)
	}
	return report, rc.Err()
}
