//go:build cgo

package worker

import (
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"ferry/api/cu"
	"ferry/device"
	"ferry/device/cuda"
)

// crossing sends launches and queries to a driver that is done with them at once.
type crossing struct {
	nothing
	driver *cuda.Thread
}

func (c crossing) LaunchKernel(l *device.Launch) cu.Result { return c.driver.LaunchKernel(l) }

func (c crossing) LaunchRow(row []device.Launch) (int, cu.Result) { return c.driver.LaunchRow(row) }

func (c crossing) GraphSetRow(exec cu.GraphExec, nodes []cu.GraphNode, row []device.Launch) cu.Result {
	return c.driver.GraphSetRow(exec, nodes, row)
}

func (c crossing) StreamQuery(s cu.Stream) cu.Result { return c.driver.StreamQuery(s) }

func (c crossing) WatchStream(s cu.Stream, w device.Watch) cu.Result {
	return c.driver.WatchStream(s, w)
}

func (c crossing) WatchEvent(ev cu.Event, w device.Watch) cu.Result {
	return c.driver.WatchEvent(ev, w)
}

func crossed(b testing.TB) *filled {
	b.Helper()
	lib := filepath.Join(b.TempDir(), "libcuda.so.1")
	if out, err := exec.Command("cc", "-shared", "-fPIC", "-O2", "-o", lib, "../device/cuda/testdata/stub.c").CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	b.Setenv("FERRY_LIBCUDA", lib)
	driver, err := cuda.Open(false)
	if err != nil {
		b.Fatal(err)
	}
	f := fillable(b)
	swap(f.w, crossing{f.w.dev.(*swapped).Device.(nothing), driver})
	return f
}

// TestCrossingAllocatesNothing: launches and waits allocate nothing on their way to the
// driver, either.
func TestCrossingAllocatesNothing(t *testing.T) {
	f := crossed(t)
	frames := append(aLaunch(), aSync()...)
	f.run(t, 1, frames)
	const n = 5000
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f.run(t, n, frames)
	runtime.ReadMemStats(&after)
	if got := after.Mallocs - before.Mallocs; got > n/10 { // what the loop begins with, and the runtime does meanwhile
		t.Errorf("%d launches and waits make %d objects", n, got)
	}
}

// With the way into C.
func BenchmarkLaunchCrossing(b *testing.B) { benchmark(b, crossed(b), aLaunch()) }

// TestRowsCross: launches that have come together cross into C together, and nothing is
// allocated for them.
func TestRowsCross(t *testing.T) {
	f := crossed(t)
	f.run(t, 100, aLaunch())
	const n = 10_000
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f.run(t, n, aLaunch())
	runtime.ReadMemStats(&after)
	if got := after.Mallocs - before.Mallocs; got > n/100 { // what the loop begins with, and the runtime does meanwhile
		t.Errorf("%d launches make %d objects", n, got)
	}
}

func BenchmarkLaunchSyncCrossing(b *testing.B) {
	benchmark(b, crossed(b), append(aLaunch(), aSync()...))
}
