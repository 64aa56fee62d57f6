package worker

import (
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/server/sessionpage"
	"ferry/test/limit"
	"ferry/wire"
	"ferry/worker/meter"
)

// until waits for a condition that another goroutine makes true.
func until(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for deadline := limit.Deadline(); !holds(); time.Sleep(100 * time.Microsecond) {
		if time.Now().After(deadline) {
			t.Fatalf("still not: %s", what)
		}
	}
}

// devicePage is the daemon's view of a device.
func (r *rig) devicePage(i int) *sessionpage.Device {
	<-r.ready
	return r.w.page.Device(i)
}

// spinning launches a kernel that ends when the test writes to its flag.
func spinning(r *rig) (end func()) {
	flag := r.alloc(4)
	r.write(flag, []byte{0, 0, 0, 0}, 0)
	r.ok(r.sync())
	r.launch(r.function("spin"), 1, 1, 0, flag)
	_, err := r.StreamQuery(&wire.StreamQueryRequest{}) // behind the launch, which the worker has executed
	r.want(err, cu.CUDA_ERROR_NOT_READY)
	return func() { r.write(flag, []byte{1, 0, 0, 0}, r.stream(1)) }
}

func TestDeviceTimeIsMeasured(t *testing.T) {
	r := newRig(t)
	d := r.devicePage(0)
	before, start := d.Use().Used, time.Now()
	end := spinning(r)
	until(t, "it is charged while it runs", func() bool { return d.Use().Busy && d.Use().Used > before+100*time.Millisecond })
	end()
	r.ok(r.sync())
	until(t, "the device is known to be idle", func() bool { return !d.Use().Busy })
	if used, past := d.Use().Used-before, time.Since(start); used > past+2*meter.AloneInterval {
		t.Errorf("%v charged within %v", used, past)
	}
	before = d.Use().Used
	time.Sleep(50 * time.Millisecond)
	if used := d.Use().Used - before; used != 0 {
		t.Errorf("%v charged for nothing", used)
	}
}

// The last launch counts too: marks come after it.
func TestLastLaunchIsMeasuredWhileContended(t *testing.T) {
	r := newRig(t)
	d := r.devicePage(0)
	d.SetSlice(6 * time.Millisecond)
	d.SetPermit(sessionpage.Run | sessionpage.Contended)
	end := spinning(r)
	before := d.Use().Used
	until(t, "it is charged while it runs", func() bool { u := d.Use(); return u.Busy && u.Used > before+100*time.Millisecond })
	end()
	r.ok(r.sync())
	until(t, "the device is known to be idle", func() bool { return !d.Use().Busy })
}

func TestWithdrawnPermit(t *testing.T) {
	r := newRig(t)
	d := r.devicePage(0)
	data := r.alloc(4)
	r.write(data, []byte{0, 0, 0, 0}, 0)
	r.ok(r.sync())
	until(t, "the device idle", func() bool { return !d.Use().Busy })

	closed := d.SetPermit(sessionpage.Contended)
	r.launch(r.function("add"), 1, 1, 0, data, uint32(1), uint32(5))
	done := make(chan error, 1)
	go func() { done <- r.sync() }()
	until(t, "it wants the device", func() bool { u := d.Use(); return u.Wants && u.Followed == closed && !u.Busy })
	select {
	case err := <-done:
		t.Fatalf("the launch went through a closed gate (%v)", err)
	case <-time.After(20 * time.Millisecond): // not a limit: it must wait
	}
	d.SetPermit(sessionpage.Run)
	r.ok(<-done)
	if got := r.read(data, 4); got[0] != 5 {
		t.Errorf("the kernel left %d", got[0])
	}
	if d.Use().Wants {
		t.Error("it still wants the device")
	}
}

// Commands that give the device no work need no permit.
func TestWithdrawnPermitLetsQuestionsThrough(t *testing.T) {
	r := newRig(t)
	d := r.devicePage(0)
	d.SetPermit(0)
	if _, err := r.MemInfo(&wire.MemInfoRequest{}); err != nil {
		t.Error(err)
	}
	r.ok(r.sync())
	d.SetPermit(sessionpage.Run)
}

// While other clients want the device, little work is in front of it: a withdrawn permit is
// followed, and the device gets free while the client goes on to launch.
func TestContendedClientStaysShort(t *testing.T) {
	r := newRig(t)
	d := r.devicePage(0)
	const slice = 20 * time.Millisecond
	d.SetSlice(slice)
	d.SetPermit(sessionpage.Run | sessionpage.Contended)
	const n = 1 << 16
	data := r.alloc(4 * n)
	f := r.function("add")
	stop, stopped := make(chan struct{}), make(chan int)
	go func() {
		i := 0
		for ; ; i++ {
			select {
			case <-stop:
				stopped <- i
				return
			default:
			}
			r.launch(f, n/256, 256, 0, data, uint32(n), uint32(1)) // some milliseconds each
			time.Sleep(slice / 8)                                  // or a slow machine has minutes of them before it has measured one
		}
	}()
	before := d.Use().Used
	until(t, "it is charged", func() bool { return d.Use().Used >= before+5*slice })
	closed := d.SetPermit(sessionpage.Contended)
	until(t, "the device free", func() bool { u := d.Use(); return u.Followed == closed && !u.Busy })
	close(stop)
	d.SetPermit(sessionpage.Run)
	<-stopped
	r.ok(r.sync())
}
