package worker

import (
	"bufio"
	"encoding/binary"
	"errors"
	"io"
	"runtime"
	"sync/atomic"
	"testing"

	"ferry/api/cu"
	"ferry/transport/ring"
	"ferry/wire"

	"golang.org/x/sys/unix"
)

// filled has a worker find frames in a ring, of a client that is gone once they are
// read: what the loop does with them is the worker's own cost.
type filled struct {
	w   *Worker
	mem []byte // of the rings
	put uint64
	r   *bufio.Reader
}

// As wire/PROTOCOL.md has it.
const (
	ringControl = 4096
	ringBytes   = 2 << 20
	ringAnswers = 256 // where the words of the way back are
)

func fillable(t testing.TB, w *Worker) *filled {
	t.Helper()
	fd, err := unix.MemfdCreate("rings", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		t.Fatal(err)
	}
	defer unix.Close(fd)
	if err := unix.Ftruncate(fd, ringControl+2*ringBytes); err != nil {
		t.Fatal(err)
	}
	if _, err := unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, unix.F_SEAL_SHRINK); err != nil {
		t.Fatal(err)
	}
	mem, err := unix.Mmap(fd, 0, ringControl+2*ringBytes, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
	if err != nil {
		t.Fatal(err)
	}
	gone := new(atomic.Bool)
	gone.Store(true)
	r, err := ring.Map(fd, gone, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		w.gates.over.Store(true) // the meter ends
		w.beside.dismiss()
		_ = unix.Munmap(mem)
		_ = r.Unmap()
	})
	w.rings, w.out.conn = r, r
	return &filled{w: w, mem: mem, r: bufio.NewReaderSize(r, 256<<10)}
}

// run has the worker execute the same frames n times, and takes its answers.
func (f *filled) run(t testing.TB, n int, frames []byte) {
	for range n {
		bytes := f.mem[ringControl:][:ringBytes]
		k := copy(bytes[f.put%ringBytes:], frames)
		copy(bytes, frames[k:])
		f.put += uint64(len(frames))
	}
	binary.LittleEndian.PutUint64(f.mem, f.put)
	if err := f.w.obeyAll(f.r); !errors.Is(err, io.EOF) {
		t.Fatal(err)
	}
	copy(f.mem[ringAnswers+64:][:8], f.mem[ringAnswers:])
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

// TestCounts: the daemon is told of all commands, though not of each launch by itself.
func TestCounts(t *testing.T) {
	w := steady(t)
	f := fillable(t, w)
	before, launched := w.terms.Counters().Commands.Load(), w.terms.Counters().Launches.Load()
	const n = 3*untold + 7
	f.run(t, n, aLaunch())
	f.run(t, 1, append(aLaunch(), aSync()...))
	c := w.terms.Counters()
	if got := c.Commands.Load() - before; got != n+2 {
		t.Errorf("%d commands of %d", got, n+2)
	}
	if got := c.Launches.Load() - launched; got != n+1 {
		t.Errorf("%d launches of %d", got, n+1)
	}
	if got := c.BytesIn.Load(); got != f.put {
		t.Errorf("%d bytes of %d", got, f.put)
	}
}

func benchmark(b *testing.B, w *Worker, frames []byte) {
	const batch = 10_000
	runtime.LockOSThread()
	f := fillable(b, w)
	f.run(b, 1, frames)
	b.ReportAllocs()
	for b.Loop() {
		f.run(b, batch, frames)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/batch, "ns/command")
}

// On a device that costs nothing. To be believed where nothing else runs, or with
// chrt -f.
func BenchmarkLaunch(b *testing.B) { benchmark(b, steady(b), aLaunch()) }

func BenchmarkLaunchSync(b *testing.B) { benchmark(b, steady(b), append(aLaunch(), aSync()...)) }
