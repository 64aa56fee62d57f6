package cuda

import (
	"encoding/binary"
	"sync/atomic"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/device"
)

// aLaunch is one that the stub accepts, with its parameters 1, 2, ...
func aLaunch(f cu.Function, params int) *device.Launch {
	l := &device.Launch{Func: f, Grid: [3]uint32{1, 2, 3}, Block: [3]uint32{4, 5, 6}, Shared: 7, Stream: 8}
	for i := range params {
		l.Params = binary.LittleEndian.AppendUint32(l.Params, uint32(i+1))
	}
	return l
}

func TestLaunch(t *testing.T) {
	dev := openStub(t)
	block, apart, wrong, together := aLaunch(5, 2), aLaunch(6, 3), aLaunch(6, 3), aLaunch(5, 2)
	apart.Layout = []cu.FerryParam{{Offset: 0, Size: 4}, {Offset: 4, Size: 4}, {Offset: 8, Size: 4}}
	wrong.Layout = []cu.FerryParam{{Offset: 0, Size: 4}, {Offset: 8, Size: 4}, {Offset: 4, Size: 4}}
	together.Cooperative = true
	for _, c := range []struct {
		name string
		l    *device.Launch
		want cu.Result
	}{
		{"a block", block, cu.CUDA_SUCCESS},
		{"one by one", apart, cu.CUDA_SUCCESS},
		{"in a wrong order", wrong, cu.CUDA_ERROR_INVALID_VALUE},
		{"cooperative", together, cu.CUDA_SUCCESS},
	} {
		if rc := dev.LaunchKernel(c.l); rc != c.want {
			t.Errorf("%s: %v", c.name, rc)
		}
	}
	for _, l := range []*device.Launch{block, apart} {
		if n := testing.AllocsPerRun(100, func() { dev.LaunchKernel(l) }); n != 0 {
			t.Errorf("a launch makes %v objects", n)
		}
	}
}

// TestLaunchRow: launches of a row arrive in their order up to the first that is refused, and
// make no objects.
func TestLaunchRow(t *testing.T) {
	dev := openStub(t)
	apart, wrong := aLaunch(6, 3), aLaunch(6, 3)
	apart.Layout = []cu.FerryParam{{Offset: 0, Size: 4}, {Offset: 4, Size: 4}, {Offset: 8, Size: 4}}
	wrong.Layout = []cu.FerryParam{{Offset: 0, Size: 4}, {Offset: 8, Size: 4}, {Offset: 4, Size: 4}}
	row := []device.Launch{*aLaunch(5, 2), *apart, *wrong, *apart}
	if n, rc := dev.LaunchRow(row); n != 2 || rc != cu.CUDA_ERROR_INVALID_VALUE {
		t.Errorf("%d launched, %v", n, rc)
	}
	row[2] = *apart
	if n, rc := dev.LaunchRow(row); n != 4 || rc != cu.CUDA_SUCCESS {
		t.Errorf("%d launched, %v", n, rc)
	}
	if n := testing.AllocsPerRun(100, func() { dev.LaunchRow(row) }); n != 0 {
		t.Errorf("a row makes %v objects", n)
	}
}

// TestWatch: a watch ends when the event is passed, when time is up, and when there is
// something to read.
func TestWatch(t *testing.T) {
	dev := openStub(t)
	long := device.Watch{CommandLimit: int64(time.Hour), Limit: int64(time.Hour)}
	for _, ev := range []cu.Event{1, 2, 100} {
		if rc := dev.WatchEvent(ev, long); rc != cu.CUDA_SUCCESS {
			t.Errorf("event %d: %v", ev, rc)
		}
	}
	if rc := dev.WatchEvent(0, device.Watch{Limit: int64(time.Millisecond)}); rc != cu.CUDA_ERROR_NOT_READY {
		t.Errorf("a short watch: %v", rc)
	}
	var written atomic.Uint64
	written.Store(8)
	if rc := dev.WatchEvent(0, device.Watch{CommandLimit: int64(time.Millisecond), Limit: int64(time.Hour), Written: &written}); rc != cu.CUDA_ERROR_NOT_READY {
		t.Errorf("a watch with something to read: %v", rc)
	}
	if rc := dev.WatchStream(3, long); rc != cu.CUDA_SUCCESS {
		t.Errorf("an idle stream: %v", rc)
	}
	if n := testing.AllocsPerRun(100, func() { dev.WatchEvent(2, long) }); n != 0 {
		t.Errorf("a watch makes %v objects", n)
	}
}
