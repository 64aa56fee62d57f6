package worker

import (
	"errors"
	"fmt"
	"log/slog"
	"runtime"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
)

// What the GPU must have left when a context is made for nobody yet: a part of its memory
// and an amount.
const (
	roomPart  = 10
	roomBytes = 2 << 30
)

// Short says whether a device has too little memory left for a context that nobody uses yet.
func Short(free, total uint64) bool { return free < total/roomPart || free < min(roomBytes, total/2) }

// Ahead is what a worker has done before it has a client: a spare's. It holds for one that
// comes with the same addresses.
type Ahead struct {
	Openers Openers

	dev     device.Device // nil: nothing
	windows session.Windows
	log     *lateHandler
	sealed  bool
	warm    warm
}

// warm is a primary context that was made ahead. The client must not notice: the reference
// to it is given up when the client has a context there, and before that where it would
// show.
type warm struct {
	held bool
	dev  cu.Device
}

// Prepare does what a worker can do for a client that it only knows the addresses of: it
// opens the device, confines itself as it would, claims the addresses and, if the Boot names a
// device for that, makes its primary context. In that order, which is that of a session.
func Prepare(boot Boot, openers Openers, log *slog.Logger) (*Ahead, error) {
	runtime.LockOSThread() // a context is current on a thread, for a moment
	defer runtime.UnlockOSThread()
	windows, err := session.Divide(boot.Base, boot.Size)
	if err != nil {
		return nil, err
	}
	a := &Ahead{Openers: openers, windows: windows, log: newLateHandler(log.Handler())}
	if a.dev, err = openers.Device(boot, windows, slog.New(a.log)); err != nil {
		return nil, err
	}
	if err := seal(boot); err != nil {
		return nil, err
	}
	a.sealed = boot.Seal
	var m memory
	if err := m.reserve(a.dev, windows.Device); err != nil {
		return nil, err
	}
	if boot.Warm != nil {
		if why := a.heat(cu.Device(*boot.Warm)); why != nil {
			log.Debug("no context ahead", "device", *boot.Warm, "why", why)
		}
	}
	return a, nil
}

// Warm says whether a context has been made, and on which device.
func (a *Ahead) Warm() (int, bool) { return int(a.warm.dev), a.warm.held }

// heat makes a device's primary context, unless that could be in somebody's way.
func (a *Ahead) heat(d cu.Device) error {
	mode, rc := a.dev.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_COMPUTE_MODE, d)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if cu.Computemode(mode) != cu.CU_COMPUTEMODE_DEFAULT {
		return errors.New("the GPU is not for several processes")
	}
	real, rc := a.dev.DevicePrimaryCtxRetain(d)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.dev.CtxSetCurrent(real)
	free, total, rc := a.dev.MemGetInfo()
	a.dev.CtxSetCurrent(0)
	if rc != cu.CUDA_SUCCESS || Short(free, total) {
		a.dev.DevicePrimaryCtxRelease(d)
		return errors.Join(fmt.Errorf("%d MiB of its %d MiB are free", free>>20, total>>20), rc.Err())
	}
	a.warm = warm{held: true, dev: d}
	return nil
}

// open opens the device, or takes the one that was opened ahead.
func (a *Ahead) open(boot Boot, windows session.Windows, log *slog.Logger) (device.Device, error) {
	if a.dev == nil {
		return a.Openers.Device(boot, windows, log)
	}
	if a.windows != windows {
		return nil, errors.New("the worker was made ready for other addresses")
	}
	a.log.set(log.Handler())
	return a.dev, nil
}

func (a *Ahead) seal(boot Boot) error {
	if a.sealed {
		return nil
	}
	return seal(boot)
}

func (a *Ahead) reserve(m *memory, dev device.Device, window session.Range) error {
	if a.dev == nil {
		return m.reserve(dev, window)
	}
	m.window = window
	return nil
}

// cool gives up a context that was made ahead: the client has one of its own there, or is to
// find none.
func (w *Worker) cool(dev cu.Device) {
	if w.warm.held && w.warm.dev == dev {
		w.warm.held = false
		w.dev.DevicePrimaryCtxRelease(dev)
	}
}

// coolBeside is cool where that ends the context, which takes a while, and nothing depends on when.
func (w *Worker) coolBeside(dev cu.Device) {
	if !w.warm.held || w.warm.dev != dev {
		return
	}
	w.warm.held = false
	view := w.dev.Thread()
	go func() {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		defer view.Leave()
		view.DevicePrimaryCtxRelease(dev)
	}()
}
