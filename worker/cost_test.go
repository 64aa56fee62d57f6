package worker

import (
	"errors"
	"io"
	"runtime"
	"testing"

	"ferry/api/cu"
	"ferry/test/sharedchannel"
	"ferry/wire"
)

// filled returns a worker that finds frames in shared memory, of a client that has left
// when they are read: what the command loop does with them is the worker's own cost.
type filled struct {
	w      *Worker
	client *sharedchannel.Client
}

func fillable(t testing.TB) *filled {
	t.Helper()
	ch, client := sharedchannel.New(t)
	w, _ := steadyOver(t, ch)
	client.DropAnswers()
	t.Cleanup(func() {
		w.meter.End()
		w.gpu.Pool.Close()
	})
	return &filled{w, client}
}

// run makes the worker execute the same frames n times, and drops its answers.
func (f *filled) run(t testing.TB, n int, frames []byte) {
	f.client.Send(n, frames)
	if err := f.w.executeAll(); !errors.Is(err, io.EOF) {
		t.Fatal(err)
	}
	f.client.DropAnswers()
	if f.w.s.Latch.Get().Result != cu.CUDA_SUCCESS {
		t.Fatal(f.w.s.Latch.Get().Result)
	}
}

func aLaunch() []byte {
	return command(wire.OpLaunch, 0, 0, 1, &wire.LaunchRequest{
		Func: cu.Function(name(cu.KindFunction)), GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Stream: cu.Stream(name(cu.KindStream)),
		Params: block(cu.Deviceptr(testBase), uint32(1), uint32(1)),
	})
}

func aSync() []byte {
	return command(wire.OpStreamSynchronize, 7, 0, 1, &wire.StreamSynchronizeRequest{HStream: cu.Stream(name(cu.KindStream))})
}

// TestCounts: the session page counts all commands, although it is not updated at each
// launch.
func TestCounts(t *testing.T) {
	f := fillable(t)
	w := f.w
	before, launched := w.page.Counters().Commands.Load(), w.page.Counters().Launches.Load()
	const n = 3*maxUncounted + 7
	f.run(t, n, aLaunch())
	f.run(t, 1, append(aLaunch(), aSync()...))
	c := w.page.Counters()
	if got := c.Commands.Load() - before; got != n+2 {
		t.Errorf("%d commands of %d", got, n+2)
	}
	if got := c.Launches.Load() - launched; got != n+1 {
		t.Errorf("%d launches of %d", got, n+1)
	}
	if got := c.BytesIn.Load(); got != f.client.Written() {
		t.Errorf("%d bytes of %d", got, f.client.Written())
	}
}

func benchmark(b *testing.B, f *filled, frames []byte) {
	const batch = 10_000
	runtime.LockOSThread()
	f.run(b, 1, frames)
	b.ReportAllocs()
	for b.Loop() {
		f.run(b, batch, frames)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/batch, "ns/command")
}

// On a device that costs nothing. The numbers hold where nothing else runs, or with chrt
// -f.
func BenchmarkLaunch(b *testing.B) { benchmark(b, fillable(b), aLaunch()) }

func BenchmarkLaunchSync(b *testing.B) { benchmark(b, fillable(b), append(aLaunch(), aSync()...)) }
