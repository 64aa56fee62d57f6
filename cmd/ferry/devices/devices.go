// Package devices opens the devices that Ferry serves: real GPUs through
// NVIDIA's libraries, and the software GPU. It is the only package that is
// shipped and imports implementations of a device; the worker gets Openers and
// knows none.
//
// A build without cgo has no real GPUs: real_cgo.go and real_nocgo.go are the
// two sides of that. The package keeps no state. Each function opens a device of
// its own, for the thread that calls it.
package devices

import (
	"fmt"
	"io"
	"log/slog"
	"os"
	"slices"
	"strings"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/softgpu"
	"ferry/softgpu/finding"
	"ferry/worker"
)

// Openers returns what a worker opens its devices with.
func Openers() worker.Openers { return worker.Openers{Device: Open, NVML: OpenNVML} }

// Open opens the device that boot names. "auto" is a real GPU if there is one,
// the software GPU otherwise.
func Open(boot worker.Boot, windows session.Windows, log *slog.Logger) (device.Device, error) {
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
	return nil, unknown(boot.Device)
}

// SoftProfiles lists the GPU models that a software GPU can report, the default first.
func SoftProfiles() []string { return softgpu.Profiles() }

// IsSoftProfile says whether name is one of them, in whatever case.
func IsSoftProfile(name string) bool {
	return slices.ContainsFunc(softgpu.Profiles(), func(p string) bool { return strings.EqualFold(p, name) })
}

// SoftCapability is the compute capability of a software GPU, 90 for 9.0; 0 for no profile.
func SoftCapability(profile string) int { return softgpu.Capability(profile) }

func unknown(kind string) error {
	return fmt.Errorf("unknown device %q: want auto, cuda or soft", kind)
}

func openSoft(boot worker.Boot, windows session.Windows, log *slog.Logger) (device.Device, error) {
	trouble, err := softgpu.ParseTrouble(boot.SoftFaults, boot.Session)
	if err != nil {
		return nil, err
	}
	checks, err := finding.Parse(boot.SoftCheck)
	if err != nil {
		return nil, err
	}
	known, err := finding.ParseSuppressions(boot.SoftSuppress)
	if err != nil {
		return nil, err
	}
	var records io.Writer
	if boot.SoftReport != "" {
		f, err := os.OpenFile(boot.SoftReport, os.O_WRONLY|os.O_APPEND, 0) // ferry run has made it; it is open while the worker lives
		if err != nil {
			return nil, fmt.Errorf("the file for what the software GPU finds: %w", err)
		}
		records = f
	}
	return softgpu.Open(softgpu.Config{
		Devices: boot.SoftDevices, Profile: boot.SoftProfile, Memory: boot.SoftMemory,
		Base: windows.Device.Base, Size: windows.Device.Size,
		ServerBase: windows.Server.Base, ServerSize: windows.Server.Size, Log: log,
		Check: checks, Suppress: known, Findings: records, Quiet: boot.Private, Trouble: trouble,
	})
}

// CheckFaults returns an error if rules by which the software GPU is to fail are
// malformed.
func CheckFaults(rules string) error {
	_, err := softgpu.ParseTrouble(rules, 0)
	return err
}

// Where the software GPU puts memory when it is only asked what it is.
const surveyBase, surveySize = 0x2000_0000_0000, 64 << 30

// Survey reports on the devices that a worker with this boot would find. The kind
// is cuda or soft, not auto. A real driver does not take over stdout and stderr
// here, since tools that print call this.
func Survey(boot worker.Boot) (worker.Report, error) {
	windows, err := session.Divide(surveyBase, surveySize)
	if err != nil {
		return worker.Report{}, err
	}
	kind, open := "cuda", func() (device.Device, error) { return openCUDA(false) }
	if boot.Device == "soft" {
		kind, open = "soft", func() (device.Device, error) { return openSoft(boot, windows, slog.Default()) }
	}
	dev, err := open()
	if err != nil {
		return worker.Report{Device: kind}, err
	}
	return worker.Survey(kind, dev)
}
