package worker

import (
	"fmt"
	"log/slog"

	"ferry/api/cu"
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
	trouble, err := softgpu.ParseTrouble(boot.SoftFaults, boot.Session)
	if err != nil {
		return nil, err
	}
	return softgpu.Open(softgpu.Config{
		Devices: boot.SoftDevices, Profile: boot.SoftProfile, Memory: boot.SoftMemory,
		Base: windows.Device.Base, Size: windows.Device.Size,
		ServerBase: windows.Server.Base, ServerSize: windows.Server.Size, Log: log,
		Check: boot.SoftCheck, Quiet: boot.Private, Trouble: trouble,
	})
}

// CheckSoftFaults says what is wrong with rules by which the software GPU is to
// fail.
func CheckSoftFaults(rules string) error {
	_, err := softgpu.ParseTrouble(rules, 0)
	return err
}

// Probe reports on the devices this machine offers: "cuda" or "soft".
func Probe(kind string) (Report, error) { return Survey(Boot{Device: kind}) }

// Survey is Probe with the rest of what a worker would be told about devices.
func Survey(boot Boot) (Report, error) {
	windows, err := session.Divide(0x200000000000, 64<<30)
	if err != nil {
		return Report{}, err
	}
	open := func() (device.Device, error) { return openCUDA(false) }
	report := Report{Device: "cuda"}
	if boot.Device == "soft" {
		report.Device = "soft"
		open = func() (device.Device, error) { return openSoft(boot, windows, slog.Default()) }
	}
	dev, err := open()
	if err != nil {
		return report, err
	}
	report.Library = dev.Describe()
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
		f.Group, f.Groups = divisible(dev, cu.Device(i))
		report.Names = append(report.Names, f.Name)
		report.Devices = append(report.Devices, f)
	}
	return report, rc.Err()
}
