package worker

import (
	"errors"
	"log/slog"
	"net"
	"os"
	"runtime"
	"runtime/debug"
	"sync/atomic"
	"time"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/accounting"
	"ferry/worker/batch"
	"ferry/worker/code"
	"ferry/worker/conn"
	"ferry/worker/contexts"
	"ferry/worker/copies"
	"ferry/worker/gpu"
	"ferry/worker/graph"
	"ferry/worker/hostmem"
	"ferry/worker/memory"
	"ferry/worker/meter"
	"ferry/worker/printfscan"
	"ferry/worker/suspend"
	"ferry/worker/translate"
	"ferry/worker/wait"
)

// A Worker serves one session. It has the command loop; its parts execute the commands.
type Worker struct {
	log  *slog.Logger
	conn *conn.Conn
	dev  device.Device // the view of the command loop's thread
	s    *session.Session
	page *sessionpage.Page
	parts

	launching wire.LaunchRequest // the record of the most frequent command, reused
	unknown   unknownOps
	counts    counts
	looped    chan struct{}   // closed when the command loop has ended; the session may end before
	asked     <-chan struct{} // closed when the daemon asks the worker to end
	left      atomic.Bool     // another worker has the session
	who       string          // the client, for what it is told
	trace     *tracer         // nil: there is no trace
	// unprepared says that an address was in the way of the last move. What is made ahead is made in another order than the
	// session made it, which may have been why: the next move is not prepared. The Suspender's goroutine alone uses it.
	unprepared bool
	// plainMoves says that a session which moves sends no memory ahead.
	plainMoves bool
	ahead      *ahead // what was prepared for a session that is being made here; nil if nothing
}

// parts execute the commands: gen_dispatch.go calls their methods, by api/handlers.txt.
type parts struct {
	accounts *accounting.Accounts
	prints   *printfscan.Scan
	gpu      *gpu.Executor
	meter    *meter.Meter
	wait     *wait.Waits
	structs  *translate.Structs
	contexts *contexts.Contexts
	mem      *memory.Memory
	ipc      *memory.IPC
	textures *memory.Textures
	host     *hostmem.HostMemory
	copies   *copies.Copier
	code     *code.Loader
	linker   *code.Linker
	batch    *batch.Launches
	calls    *graph.HostCalls
	graphs   *graph.Graphs

	transcripts *graph.Transcripts
	suspend     *suspend.Suspender
}

// Run serves the client at the other end of conn until the session ends. The handshake is
// done except for the Welcome, which Run sends once the device is open.
//
// ctl is the channel to the daemon; without one (nil) nothing can be shared with other
// clients. arrivals brings further connections of the same client; without it (nil) the
// session ends with its connection. page holds the limits that the daemon sets, and the
// counters that it reads.
func Run(conn net.Conn, boot Boot, openers Openers, ctl *control.Client, arrivals *control.Conn, page *sessionpage.Page, log *slog.Logger) error {
	return (&Prepared{Openers: openers}).Run(conn, boot, ctl, arrivals, page, log)
}

// Run is the function Run, after what Prepare has done already.
func (p *Prepared) Run(nc net.Conn, boot Boot, ctl *control.Client, arrivals *control.Conn, page *sessionpage.Page, log *slog.Logger) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	log = log.With("session", boot.Session, "client_pid", boot.Pid, "program", boot.Program)
	failures := newRepeats(log.Handler())
	log = slog.New(failures)
	if wire.Service(boot.Service) == wire.ServiceNVML {
		return p.Openers.runNVML(nc, boot, ctl, arrivals, page, log)
	}
	windows, err := session.Divide(boot.Base, boot.Size)
	if err != nil {
		return conn.Refuse(nc, wire.StatusRange, err)
	}
	dev, err := p.open(boot, windows, log)
	if err != nil {
		return conn.Refuse(nc, wire.StatusNoDevice, err)
	}
	if err := p.seal(boot, log); err != nil {
		return conn.Refuse(nc, wire.StatusInternal, err)
	}
	if boot.Receive {
		err = p.takeOver(nc, dev, windows, boot, ctl, arrivals, page, log)
	} else {
		err = p.begin(nc, dev, windows, boot, ctl, arrivals, page, log)
	}
	failures.summarize()
	if c, ok := dev.(interface{ EndChecks() }); ok && boot.Private {
		c.EndChecks()
	}
	if text := dev.Report(); len(text) > 0 && boot.Private {
		log.Error("the program ended before it could be told", "report", string(text))
	}
	return err
}

// begin serves a new session.
func (p *Prepared) begin(nc net.Conn, dev device.Device, windows session.Windows, boot Boot, ctl *control.Client, arrivals *control.Conn, page *sessionpage.Page, log *slog.Logger) error {
	client, err := conn.Open(nc, boot.Connection, arrivals, page, log)
	if err != nil {
		return conn.Refuse(nc, wire.StatusInternal, err)
	}
	w, status, err := p.newWorker(client, dev, windows, boot, ctl, page, log)
	defer w.trace.close()
	if err != nil {
		err = client.Refuse(status, err)
		if errors.Is(err, memory.ErrTaken) {
			log.Info("the client is to try another range of addresses", "err", err)
			return nil
		}
		return err
	}
	if err := client.Welcome(dev.Describe()); err != nil {
		if conn.ClientLeft(err) {
			log.Info("the client left before it was welcome", "err", err)
			return nil
		}
		return err
	}
	err = w.serve(w.loop)
	client.Close()
	return err
}

// newWorker makes a worker with its devices and addresses. The status says what is wrong with an error.
func (p *Prepared) newWorker(client *conn.Conn, dev device.Device, windows session.Windows, boot Boot, ctl *control.Client, page *sessionpage.Page, log *slog.Logger) (*Worker, wire.Status, error) {
	s := session.New(boot.Session, windows)
	s.Revision = boot.Revision
	w := newWorker(client, dev, s, ctl, page, log)
	w.unknown.newer = boot.ClientIsNewer()
	w.plainMoves = boot.SoftCheck != "" // it would complain of our reads too
	w.contexts.SetPrepared(p.primary)
	w.contexts.SetVersion(boot.Version)
	w.asked, w.who = p.Asked, boot.Who
	if err := w.gpu.GrantDevices(boot.Devices); err != nil {
		return w, wire.StatusNoDevice, err
	}
	if err := w.gpu.SetPartitions(boot.Parts); err != nil {
		return w, wire.StatusNoDevice, err
	}
	w.code.OpenCache(boot.CacheDir, boot.CacheSize)
	if w.trace = openTrace(boot.Program, int32(boot.Pid)); w.trace != nil {
		w.batch.OnExecuted(w.trace.launched)
	}
	w.batch.SetAutomatic(automaticGraphs(boot, dev.Traits()))
	w.mem.UseWindow(windows.Device)
	return w, wire.StatusRange, p.reserve(dev, windows.Device)
}

// serve runs the command loop until the session ends, and returns the reason unless the client
// just left.
func (w *Worker) serve(loop func() error) error {
	w.log.Info("session starts", "device", w.dev.Describe())
	start := time.Now()
	defer w.gpu.Pool.Close()
	defer w.meter.End()
	defer w.wait.End()
	stop := make(chan struct{})
	defer close(stop)
	w.suspend.Listen(stop)
	ended := make(chan error, 3)
	go func() {
		select {
		case <-w.asked:
			if w.left.Load() {
				os.Exit(0) // the connection is another worker's now, and would be closed for both
			}
			w.conn.Writer().SayFarewell(farewellText(w.page.Limits().Farewell(), w.s.ID, w.who))
			ended <- nil
		case <-stop:
		}
	}()
	go func() {
		// Commands that the loop has not executed after that time belong to a process that
		// has ended. The loop may be inside the driver for long: do not wait for it.
		time.Sleep(w.conn.AwaitHangup())
		ended <- nil
	}()
	go func() {
		runtime.LockOSThread() // the driver's current context belongs to the thread
		err := loop()
		close(w.looped)
		ended <- err
	}()
	err := <-ended
	if conn.ClientDidNotReturn(err) {
		w.log.Warn("the client did not come back", "why", err)
	}
	if conn.ClientLeft(err) {
		err = nil // clients leave by closing, or by being killed
	}
	select {
	case <-w.looped:
		if w.suspend.Lock.Close(lastTurn) { // unless the session is suspended, or being moved
			w.logGraphs()
			w.batch.Drop(w.dev)
			w.code.EndImages()
			w.transcripts.Trim() // the inventory counts what lives
		}
	default:
	}
	w.logInventory()
	w.log.Info("session ends", "after", time.Since(start).Round(time.Millisecond), "commands", w.page.Counters().Commands.Load(),
		collections(), "reason", endReason(err))
	return err
}

// lastTurn is how long the end of a session waits for the command loop's state.
const lastTurn = 100 * time.Millisecond

// collections says how often Go's collector ran in this process, and how long it stopped
// everything.
func collections() slog.Attr {
	s := debug.GCStats{Pause: make([]time.Duration, 0, 256)}
	debug.ReadGCStats(&s)
	longest := time.Duration(0)
	for _, p := range s.Pause { // of the last 256 collections
		longest = max(longest, p)
	}
	return slog.Group("collections", "n", s.NumGC, "paused", s.PauseTotal, "longest", longest)
}

// newWorker returns the worker of a client. ctl is nil in tests: nothing can be shared with
// other clients.
func newWorker(client *conn.Conn, dev device.Device, s *session.Session, ctl *control.Client, page *sessionpage.Page, log *slog.Logger) *Worker {
	client.SetSpinTime(spinTime(dev.Traits().ExecutesOnHost || runtime.NumCPU() <= 2))
	cfg := gpu.Config{Dev: dev, Session: s, Conn: client, Accounts: accounting.New(page, log), Prints: &printfscan.Scan{}, Log: log}
	w := &Worker{log: log, conn: client, dev: dev, s: s, page: page, looped: make(chan struct{})}
	w.accounts, w.prints = cfg.Accounts, cfg.Prints
	w.gpu = gpu.New(cfg)
	w.meter = meter.New(w.gpu, cfg, page, func() { w.wait.DelegateHeld() })
	w.wait = wait.New(w.gpu, w.meter, cfg)
	w.structs = translate.New(s)
	w.mem = memory.New(w.gpu, cfg)
	w.ipc = memory.NewIPC(w.mem, ctl, w.structs)
	w.textures = memory.NewTextures(w.mem, w.structs)
	w.host = hostmem.New(w.gpu, w.mem, w.wait, cfg)
	w.copies = copies.New(copies.Parts{
		GPU: w.gpu, Meter: w.meter, Wait: w.wait, Memory: w.mem, Host: w.host, Structs: w.structs, Page: page, OnIdle: w.beforeSleep,
	}, cfg)
	w.code = code.New(w.gpu, w.mem, cfg)
	w.linker = code.NewLinker(w.code)
	w.batch = batch.New(batch.Parts{GPU: w.gpu, Meter: w.meter, Wait: w.wait, Code: w.code}, cfg)
	w.calls = graph.NewHostCalls(w.gpu, w.wait, w.structs, cfg)
	w.graphs = graph.New(graph.Parts{GPU: w.gpu, Memory: w.mem, Host: w.host, Code: w.code, Structs: w.structs}, w.calls, cfg)
	w.contexts = contexts.New(contexts.Parts{GPU: w.gpu, Meter: w.meter, Wait: w.wait, Memory: w.mem, Host: w.host, Structs: w.structs}, cfg)
	w.suspend = suspend.New(suspend.Parts{
		GPU: w.gpu, Memory: w.mem, Accounts: w.accounts, Session: s, Dev: dev, Page: page, Log: log, Place: ctl.Place, Save: func(to *checkpoint.Writer) error { return w.writeStaying(to) },
		Leave: func(turn func(func() error) error) (suspend.Leaving, error) {
			return w.beginLeaving(ctl, turn)
		},
		Check: func() error { return w.tryMove(ctl) }, Stopped: w.batch.Drop,
	})
	w.transcripts = graph.NewTranscripts(w.graphs)
	w.transcripts.SetExecute(w.repeat)
	s.Handles.Gone = w.forgetObject
	_ = w.gpu.GrantDevices(nil) // all devices, unless Run restricts them; a device that cannot count has none
	return w
}

// spinTime is how long the command loop spins for the next command before it sleeps. For a
// program that launches in bursts, waking the loop costs far more than spinning costs this
// machine, except where there are few processors, or where they do the work of the GPU.
func spinTime(few bool) time.Duration {
	if few {
		return 20 * time.Microsecond
	}
	return 300 * time.Microsecond
}

// endReason is the reason of a session's end, for the log.
func endReason(err error) string {
	if err == nil {
		return "client closed the connection"
	}
	return err.Error()
}

// forgetObject drops what was kept for an object of the device that has ended.
func (w *Worker) forgetObject(kind cu.Kind, real uint64) {
	w.code.Forget(kind, real)
	w.linker.ForgetLink(kind, real)
	w.accounts.Charges.Release(kind, real)
}

// maxElements bounds the arrays that a client may ask for.
const maxElements = 1 << 20

// present is an optional struct: nil where the client passed NULL.
func present[T any](bits uint64, bit int, v *T) *T {
	if bits>>bit&1 == 0 {
		return nil
	}
	return v
}
