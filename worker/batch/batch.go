// Package batch executes launches that have come together. The command loop decodes them one
// after the other and the device gets them in one call, which costs less than a call for each.
// Where a row of them comes again and again, an executable graph takes the place of the calls
// (graphs.go, package rows).
//
// Launches wait here only while the next command is at hand already: nothing waits for a
// command that may come. Whatever else is executed, or waits, comes after a Flush.
//
// Threads: Launches belong to the command loop.
package batch

import (
	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/code"
	"ferry/worker/gpu"
	"ferry/worker/meter"
	"ferry/worker/wait"
)

const (
	// room is how many launches may wait.
	room = 128
	// few is how many launches wait where no graph can take their place: enough that the call
	// costs each of them little, and the device does not wait long for the first.
	few = 16
	// maxParams is how large the parameters of a launch may be that waits.
	maxParams = 512
)

// Launches are the launches of one client that wait.
type Launches struct {
	gpu   *gpu.Executor
	meter *meter.Meter
	wait  *wait.Waits
	code  *code.Loader
	dev   device.Device
	s     *session.Session

	ctx     uint32 // the context of all that wait
	waiting []device.Launch
	params  [room][maxParams]byte // where their parameters lie
}

// Parts are the parts of a worker that launches need.
type Parts struct {
	GPU   *gpu.Executor
	Meter *meter.Meter
	Wait  *wait.Waits
	Code  *code.Loader
}

// New returns the Launches of a client.
func New(p Parts, cfg gpu.Config) *Launches {
	return &Launches{
		gpu: p.GPU, meter: p.Meter, wait: p.Wait, code: p.Code, dev: cfg.Dev, s: cfg.Session,
		waiting: make([]device.Launch, 0, room),
	}
}

// Waiting is how many launches wait.
func (b *Launches) Waiting() int { return len(b.waiting) }

// Full reports whether no more launches should wait.
func (b *Launches) Full() bool { return len(b.waiting) >= few }

// Take has a launch wait that has no answer. It returns false if the launch must be executed by
// itself, after a Flush.
func (b *Launches) Take(ctx uint32, q *wire.LaunchRequest) bool {
	if len(q.Params) > maxParams || len(b.s.Captures) > 0 {
		return false
	}
	if ctx != b.ctx || len(b.waiting) == room {
		b.Flush()
		b.ctx = ctx
	}
	b.gpu.Enter(ctx)
	n := len(b.waiting)
	l := &b.waiting[:n+1][n]
	in, ok := b.code.TranslatePlain(l, q)
	if !ok || in != b.gpu.Current || in.Partition != 0 {
		return false
	}
	l.Params = b.params[n][:copy(b.params[n][:], q.Params)]
	b.waiting = b.waiting[:n+1]
	return true
}

// Flush executes the launches that wait, and returns how many they were.
func (b *Launches) Flush() int {
	n := len(b.waiting)
	if n == 0 {
		return 0
	}
	b.s.Begin(wire.OpLaunch, b.ctx, nil)
	b.gpu.Enter(b.ctx)
	b.launch(b.waiting)
	b.s.End()
	b.waiting = b.waiting[:0]
	return n
}

// launch gives launches to the device. The first error of them goes into the latch, and those
// behind it are launched all the same, as each would be by itself.
func (b *Launches) launch(row []device.Launch) {
	if !b.meter.AdmitRow(len(row)) {
		b.launchEach(row)
		return
	}
	b.gpu.Launches += uint64(len(row))
	for len(row) > 0 {
		n, rc := device.LaunchRow(b.dev, row)
		if rc == cu.CUDA_SUCCESS {
			break
		}
		b.refuse(&row[n], rc)
		row = row[n+1:]
	}
	b.meter.Admitted()
}

// launchEach gives launches to the device while other clients may want it. Each is admitted by
// itself, which may wait, and may change the current context.
func (b *Launches) launchEach(row []device.Launch) {
	for i := range row {
		b.meter.Admit()
		b.gpu.Enter(b.ctx)
		b.gpu.Launches++
		if rc := b.dev.LaunchKernel(&row[i]); rc != cu.CUDA_SUCCESS {
			b.refuse(&row[i], rc)
		}
		b.meter.Admitted()
	}
}

// refuse ends a launch that the device has refused.
func (b *Launches) refuse(l *device.Launch, rc cu.Result) {
	b.code.LogRefused(l, rc)
	b.wait.Finish(wire.OpLaunch, 0, rc)
}
