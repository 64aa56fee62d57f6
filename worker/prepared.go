package worker

import (
	"errors"
	"fmt"
	"log/slog"
	"runtime"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/worker/contexts"
	"ferry/worker/memory"
)

// What the GPU must have left when a context is made for nobody yet: a part of its memory
// and an amount.
const (
	roomPart  = 10
	roomBytes = 2 << 30
)

// Short says whether a device has too little memory left for a context that nobody uses yet.
func Short(free, total uint64) bool { return free < total/roomPart || free < min(roomBytes, total/2) }

// Prepared is what a worker has done before it has a client: a warm worker. It holds for one that
// comes with the same addresses.
type Prepared struct {
	Openers Openers

	dev     device.Device // nil: nothing
	windows session.Windows
	log     *lateHandler
	sealed  bool
	primary contexts.Prepared
}

// Prepare does what a worker can do for a client that it only knows the addresses of: it
// opens the device, confines itself as it would, claims the addresses and, if the Boot names a
// device for that, makes its primary context. In that order, which is that of a session.
func Prepare(boot Boot, openers Openers, log *slog.Logger) (*Prepared, error) {
	runtime.LockOSThread() // a context is current on a thread, for a moment
	defer runtime.UnlockOSThread()
	windows, err := session.Divide(boot.Base, boot.Size)
	if err != nil {
		return nil, err
	}
	p := &Prepared{Openers: openers, windows: windows, log: newLateHandler(log.Handler())}
	if p.dev, err = openers.Device(boot, windows, slog.New(p.log)); err != nil {
		return nil, err
	}
	if err := seal(boot); err != nil {
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

// Warm says whether a context has been made, and on which device.
func (p *Prepared) Warm() (int, bool) { return int(p.primary.Device), p.primary.Held }

// preparePrimary makes a device's primary context, unless that could be in somebody's way.
func (p *Prepared) preparePrimary(d cu.Device) error {
	mode, rc := p.dev.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_COMPUTE_MODE, d)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if cu.Computemode(mode) != cu.CU_COMPUTEMODE_DEFAULT {
		return errors.New("the GPU is not for several processes")
	}
	real, rc := p.dev.DevicePrimaryCtxRetain(d)
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

// open opens the device, or takes the one that was opened ahead.
func (p *Prepared) open(boot Boot, windows session.Windows, log *slog.Logger) (device.Device, error) {
	if p.dev == nil {
		return p.Openers.Device(boot, windows, log)
	}
	if p.windows != windows {
		return nil, errors.New("the worker was made ready for other addresses")
	}
	p.log.set(log.Handler())
	return p.dev, nil
}

func (p *Prepared) seal(boot Boot) error {
	if p.sealed {
		return nil
	}
	return seal(boot)
}

func (p *Prepared) reserve(m *memory.Memory, dev device.Device, window session.Range) error {
	m.UseWindow(window)
	if p.dev != nil {
		return nil
	}
	return memory.Reserve(dev, window)
}
