package worker

import (
	"fmt"
	"log/slog"

	"ferry/cu"
	"ferry/device"
	"ferry/session"
	"ferry/softgpu"
)

// openDevice opens what the daemon was told to serve. "auto" is a real GPU if
// there is one, the software GPU otherwise.
func openDevice(boot Boot, windows session.Windows, log *slog.Logger) (device.Device, error) {
	switch boot.Device {
	case "cuda":
		return openCUDA(true)
	case "auto", "":
		dev, err := openCUDA(true)
		if err == nil {
			if n, rc := dev.DeviceGetCount(); rc == cu.CUDA_SUCCESS && n > 0 {
				return dev, nil
			}
		} else {
			log.Debug("no real GPU", "why", err.Error())
		}
		return openSoft(boot, windows, log)
	case "soft":
		return openSoft(boot, windows, log)
	}
	return nil, fmt.Errorf("unknown device %q: want auto, cuda or soft", boot.Device)
}

func openSoft(boot Boot, windows session.Windows, log *slog.Logger) (device.Device, error) {
	return softgpu.Open(softgpu.Config{
		Devices: boot.SoftDevices, Profile: boot.SoftProfile, Memory: boot.SoftMemory,
		Base: windows.Device.Base, Size: windows.Device.Size,
		ServerBase: windows.Server.Base, ServerSize: windows.Server.Size, Log: log,
		Check: boot.SoftCheck, Quiet: boot.Private,
	})
}

// Probe reports on the devices that a worker with this Boot would offer. It
// makes no context, so it takes nothing from a device; a process that has probed
// a real driver keeps it loaded all the same.
func Probe(boot Boot, log *slog.Logger) (Report, error) {
	dev, err := openToLook(boot, log)
	if err != nil {
		return Report{Device: boot.Device}, err
	}
	report := Report{Device: "cuda", Library: dev.Describe()}
	if _, soft := dev.(*softgpu.GPU); soft {
		report.Device = "soft"
	}
	version, _ := dev.DriverGetVersion()
	report.Driver = int(version)
	n, rc := dev.DeviceGetCount()
	for i := range n {
		name, _ := dev.DeviceGetName(255, cu.Device(i))
		uuid, _ := dev.DeviceGetUuid(cu.Device(i))
		memory, _ := dev.DeviceTotalMem(cu.Device(i))
		report.Names = append(report.Names, name)
		report.UUIDs = append(report.UUIDs, uuidText(uuid))
		report.Memory = append(report.Memory, memory)
	}
	return report, rc.Err()
}

// openToLook is openDevice for a process that serves nobody: what the driver
// prints stays where it goes.
func openToLook(boot Boot, log *slog.Logger) (device.Device, error) {
	if boot.Device != "soft" {
		dev, err := openCUDA(false)
		if boot.Device == "cuda" {
			return dev, err
		}
		if err == nil {
			if n, rc := dev.DeviceGetCount(); rc == cu.CUDA_SUCCESS && n > 0 {
				return dev, nil
			}
		}
	}
	windows, err := session.Divide(0x200000000000, 64<<30)
	if err != nil {
		return nil, err
	}
	return openSoft(boot, windows, log)
}

func uuidText(u cu.Uuid) string {
	b := cu.Bytes(&u)
	return fmt.Sprintf("GPU-%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:16])
}
