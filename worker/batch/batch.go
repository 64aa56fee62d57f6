// Package batch executes launches that have come together. The command loop decodes them one
// after the other and the device gets them in one call, which costs less than a call for each.
// Where a row of them comes again and again, an executable graph takes the place of the calls
// (graphs.go, package rows).
//
// Launches wait here only while the next command is at hand already: nothing waits for a
// command that may come. Whatever else is executed, or waits, comes after a Flush.
//
// Threads: Launches belong to the command loop, and Drop to who has its state.
package batch

import (
	"log/slog"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/code"
	"ferry/worker/gpu"
	"ferry/worker/meter"
	"ferry/worker/rows"
	"ferry/worker/wait"
)

const (
	// room is how many launches may wait; it is much more than rows.Longest, because all of
	// them move when it is used up.
	room = 512
	// few is how many launches the device gets at once: enough that the call costs each of them
	// little, and the device does not wait long for the first.
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
	log   *slog.Logger

	ctx        uint32 // the context of all that wait
	head, tail int    // what waits is at these places, and what is between them
	all        [room]device.Launch
	symbols    [room]rows.Symbol // of the launches, where graphs may take their place
	params     [room][maxParams]byte
	graphs     graphs
	onExecuted func(launches, replaced int, took time.Duration) // nil: nobody wants to know
}

// Parts are the parts of a worker that launches need.
type Parts struct {
	GPU   *gpu.Executor
	Meter *meter.Meter
	Wait  *wait.Waits
	Code  *code.Loader
}

// New returns the Launches of a client, without automatic graphs.
func New(p Parts, cfg gpu.Config) *Launches {
	return &Launches{gpu: p.GPU, meter: p.Meter, wait: p.Wait, code: p.Code, dev: cfg.Dev, s: cfg.Session, log: cfg.Log}
}

// OnExecuted has f called when launches have been executed together, some of them perhaps
// replaced by automatic graphs. It is called before the first launch.
func (b *Launches) OnExecuted(f func(launches, replaced int, took time.Duration)) { b.onExecuted = f }

// Waiting is how many launches wait.
func (b *Launches) Waiting() int { return b.tail - b.head }

// HoldLaunch has a launch wait that has no answer. It returns false if the launch must be executed by
// itself, after a Flush.
func (b *Launches) HoldLaunch(ctx uint32, q *wire.LaunchRequest) bool {
	if len(q.Params) > maxParams || len(b.s.Captures) > 0 {
		return false
	}
	if ctx != b.ctx {
		b.Flush()
		b.ctx = ctx
	}
	if b.tail == room {
		b.moveDown()
	}
	b.gpu.Enter(ctx)
	l := &b.all[b.tail]
	in, ok := code.TranslatePlain(b.code, l, q)
	if !ok || in != b.gpu.Current || in.Partition != 0 {
		return false
	}
	l.Params = b.params[b.tail][:copy(b.params[b.tail][:], q.Params)]
	if b.graphs.on {
		b.symbols[b.tail] = b.symbolOf(l, q, in)
	}
	b.tail++
	return true
}

// moveDown makes room behind the launches that wait.
func (b *Launches) moveDown() {
	n := copy(b.all[:], b.all[b.head:b.tail])
	copy(b.symbols[:], b.symbols[b.head:b.tail])
	for i := range n {
		b.all[i].Params = b.params[i][:copy(b.params[i][:], b.all[i].Params)]
	}
	b.head, b.tail = 0, n
}

// Go executes launches if so many wait that no more are needed to decide how.
func (b *Launches) Go() {
	enough := few
	if b.graphs.on {
		enough = rows.Longest
	}
	if b.Waiting() >= enough {
		b.execute(enough)
	}
}

// Flush executes all launches that wait.
func (b *Launches) Flush() { b.execute(1) }

// Cut executes all launches that wait, before this command.
func (b *Launches) Cut(before wire.Op) {
	b.Flush()
	if b.graphs.on {
		b.cutRow(before)
	}
}

// execute executes launches while at least this number waits.
func (b *Launches) execute(enough int) {
	if b.Waiting() < enough {
		return
	}
	if b.onExecuted != nil {
		start, n, replaced := time.Now(), b.Waiting(), b.graphs.counts.Replaced
		defer func() {
			b.onExecuted(n-b.Waiting(), int(b.graphs.counts.Replaced-replaced), time.Since(start))
		}()
	}
	b.s.Begin(wire.OpLaunch, b.ctx, nil)
	b.gpu.Enter(b.ctx)
	for b.Waiting() >= enough {
		if n := min(b.Waiting(), few); !b.graphs.on {
			b.launch(b.all[b.head:][:n])
			b.head += n
		} else {
			b.head += b.executeRow()
		}
	}
	b.s.End()
	if b.head == b.tail {
		b.head, b.tail = 0, 0
	}
}

// launch gives launches to the device.
func (b *Launches) launch(row []device.Launch) {
	if !b.meter.AdmitRow(len(row)) {
		b.launchEach(row)
		return
	}
	b.gpu.Enter(b.ctx)
	b.launchAdmitted(row)
	b.meter.Admitted()
}

// launchAdmitted gives launches to the device that the meter has admitted. The first error of
// them goes into the latch, and those behind it are launched all the same, as each would be by
// itself.
func (b *Launches) launchAdmitted(row []device.Launch) {
	b.gpu.Launches += uint64(len(row))
	for len(row) > 0 {
		n, rc := device.LaunchRow(b.dev, row)
		if rc == cu.CUDA_SUCCESS {
			return
		}
		b.refuse(&row[n], rc)
		row = row[n+1:]
	}
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
	code.LogRefused(b.code, l, rc)
	b.wait.Finish(wire.OpLaunch, 0, rc)
}
