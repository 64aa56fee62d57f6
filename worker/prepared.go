package worker

import (
	"errors"
	"fmt"
	"log/slog"
	"runtime"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/session"
	"ferry/worker/contexts"
	"ferry/worker/gpu"
	"ferry/worker/memory"
	"ferry/worker/transfer"
)

// A GPU must have this much memory left when a context is made before there is a client: a
// fraction of its memory, and a number of bytes.
const (
	roomPart  = 10
	roomBytes = 2 << 30
)

// Short reports whether a device has too little memory left for a context that no client
// uses yet.
func Short(free, total uint64) bool { return free < total/roomPart || free < min(roomBytes, total/2) }

// A Prepared is what a worker has done before it has a client; the worker is then a warm
// worker. It serves a client that comes with the same addresses.
type Prepared struct {
	Openers Openers

	dev      device.Device // nil: nothing is prepared
	windows  session.Windows
	log      *lateHandler
	sealed   bool
	reserved bool // the addresses of device memory are, though nothing else is prepared
	primary  contexts.Prepared
}

// Prepare does what a worker can do for a client of which it knows only the addresses. It
// opens the device, confines itself, reserves the addresses and, if the Boot names a device
// for that, makes the primary context of that device, in the order of a session.
func Prepare(boot Boot, openers Openers, log *slog.Logger) (*Prepared, error) {
	runtime.LockOSThread() // preparePrimary makes a context current on this thread for a moment
	defer runtime.UnlockOSThread()
	windows, err := session.Divide(boot.Base, boot.Size)
	if err != nil {
		return nil, err
	}
	p := &Prepared{Openers: openers, windows: windows, log: newLateHandler(log.Handler())}
	if p.dev, err = openers.open(boot, windows, slog.New(p.log)); err != nil {
		return nil, err
	}
	if err := seal(boot, log); err != nil {
		return nil, err
	}
	p.sealed = boot.Seal
	if err := memory.Reserve(p.dev, windows.Device); err != nil {
		return nil, err
	}
	if boot.Warm != nil {
		if why := p.preparePrimary(cu.Device(*boot.Warm)); why != nil {
			log.Debug("no context ahead", "device", *boot.Warm, "why", why)
		}
	}
	return p, nil
}

// Warm reports whether a primary context has been made, and on which device.
func (p *Prepared) Warm() (int, bool) { return int(p.primary.Device), p.primary.Held }

// preparePrimary makes a device's primary context, unless that could hinder others.
func (p *Prepared) preparePrimary(d cu.Device) error {
	mode, rc := p.dev.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_COMPUTE_MODE, d)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if cu.Computemode(mode) != cu.CU_COMPUTEMODE_DEFAULT {
		return errors.New("the GPU is not for several processes")
	}
	var real cu.Context
	gpu.PlaceContext(p.dev, func() { real, rc = p.dev.DevicePrimaryCtxRetain(d) })
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	p.dev.CtxSetCurrent(real)
	free, total, rc := p.dev.MemGetInfo()
	p.dev.CtxSetCurrent(0)
	if rc != cu.CUDA_SUCCESS || Short(free, total) {
		p.dev.DevicePrimaryCtxRelease(d)
		return errors.Join(fmt.Errorf("%d MiB of its %d MiB are free", free>>20, total>>20), rc.Err())
	}
	p.primary = contexts.Prepared{Held: true, Device: d}
	return nil
}

// open opens the device, or returns the one that Prepare opened.
func (p *Prepared) open(boot Boot, windows session.Windows, log *slog.Logger) (device.Device, error) {
	if p.dev == nil {
		return p.Openers.open(boot, windows, log)
	}
	if p.windows != windows {
		return nil, errors.New("the worker was made ready for other addresses")
	}
	p.log.set(log.Handler())
	return p.dev, nil
}

// seal confines the worker, unless Prepare has.
func (p *Prepared) seal(boot Boot, log *slog.Logger) error {
	if p.sealed {
		return nil
	}
	return seal(boot, log)
}

// reserve reserves the addresses of device memory, unless that has been done.
func (p *Prepared) reserve(dev device.Device, window session.Range) error {
	if p.dev != nil || p.reserved {
		return nil
	}
	err := memory.Reserve(dev, window)
	p.reserved = err == nil
	return err
}

// prepareAhead prepares for a session that is to move here.
func (p *Prepared) prepareAhead(dev device.Device, windows session.Windows, boot Boot, from *checkpoint.Reader, phases *transfer.Phases) (*ahead, error) {
	if err := p.reserve(dev, windows.Device); err != nil {
		return nil, err
	}
	n, rc := dev.DeviceGetCount()
	if rc != cu.CUDA_SUCCESS {
		return nil, rc
	}
	var devices []cu.Device
	for d := range n {
		devices = append(devices, cu.Device(d))
	}
	if boot.Devices != nil {
		devices = nil
		for _, d := range boot.Devices {
			devices = append(devices, cu.Device(d))
		}
	}
	return prepareAhead(dev, devices, windows.Device, len(boot.Parts) > 0, from, phases)
}
