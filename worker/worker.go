package worker

import (
	"errors"
	"log/slog"
	"net"
	"runtime"
	"runtime/debug"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/server/confine"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/conn"
)

// Worker serves one session.
type Worker struct {
	log     *slog.Logger
	client  *conn.Conn
	dev     device.Device // the loop's view
	s       *session.Session
	ctl     *control.Client // nil in tests
	terms   *sessionpage.Page
	tally   tally
	charges charges
	gates   gates

	contexts      map[uint32]*context // by index of the client's handle
	warm          warm
	launching     wire.LaunchRequest // if it is a launch: its record, and what the device is told
	launched      device.Launch
	recent        recent
	recentStreams recentStreams
	count         count
	launches      uint64   // that the daemon has not heard of
	ahead         bool     // finished host functions are noticed without the loop
	current       *context // whose real context is current on the loop's thread
	mem           memory
	blobs         blobs
	linked        linked
	resources     resources
	shared        map[uint64]*shared // by address
	mirrors       mirrors
	pushing       *context        // of MirrorIn commands nobody waited for yet
	codes         map[uint64]code // by real function or kernel
	images        images
	arriving      []*mark         // behind blocking copies that other streams must not overtake
	arrived       time.Time       // when the last of them was sent
	before        map[place]*mark // behind what was there before them
	graphs        graphs
	objects       objects
	copies        hostCopies
	kept          map[cu.Device]*part // what it may use of them; none for all
	laters        laters
	voices        voices
	out           *conn.Writer // to the client
	beside        crew
	looped        chan struct{} // closed when the loop has ended; the session may end before
	polls         polls
	pieces        []stagedPiece          // which the loop itself looks after, see staged.go
	trace         *tracer                // nil: nobody asked
	unmarked      cu.Result              // why a stream could not be marked
	marked        map[cu.Stream]struct{} // streams whose last work is a mark of ours

	onStreamEnd            func(*context, cu.Stream)
	onCapture              func()
	chore                  func() // what the meter does at each look
	onIdle                 func()
	inGraph                graphBlocks
	hostBudget, codeBudget *budget
}

// Run serves the client at the other end of conn until the session ends. The
// handshake is done but for the Welcome, which Run sends once the device is
// open.
//
// ctl is the channel to the daemon; without one (nil) nothing can be shared with
// other clients.
//
// arrivals brings further connections of the same client; without it (nil) the
// session ends with its connection. terms are what the daemon grants the client,
// and where it is told what that uses.
func Run(conn net.Conn, boot Boot, openers Openers, ctl *control.Client, arrivals *control.Conn, terms *sessionpage.Page, log *slog.Logger) error {
	return (&Ahead{Openers: openers}).Run(conn, boot, ctl, arrivals, terms, log)
}

// Run is the function Run, from where Prepare came to.
func (ahead *Ahead) Run(nc net.Conn, boot Boot, ctl *control.Client, arrivals *control.Conn, terms *sessionpage.Page, log *slog.Logger) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	log = log.With("session", boot.Session, "client_pid", boot.Pid, "program", boot.Program)
	if wire.Service(boot.Service) == wire.ServiceNVML {
		return ahead.Openers.runNVML(nc, boot, ctl, arrivals, terms, log)
	}
	windows, err := session.Divide(boot.Base, boot.Size)
	if err != nil {
		return conn.Refuse(nc, wire.StatusRange, err)
	}
	dev, err := ahead.open(boot, windows, log)
	if err != nil {
		return conn.Refuse(nc, wire.StatusNoDevice, err)
	}
	if err := ahead.seal(boot); err != nil {
		return conn.Refuse(nc, wire.StatusInternal, err)
	}
	client, err := conn.Open(nc, boot.Connection, arrivals, terms, log)
	if err != nil {
		return conn.Refuse(nc, wire.StatusInternal, err)
	}
	w := newWorker(client, dev, windows, terms, log)
	w.ctl, w.s.ID, w.warm = ctl, boot.Session, ahead.warm
	if err := w.grant(boot.Devices); err != nil {
		return client.Refuse(wire.StatusNoDevice, err)
	}
	if err := w.divide(boot.Parts); err != nil {
		return client.Refuse(wire.StatusNoDevice, err)
	}
	w.openCache(boot.CacheDir, boot.CacheSize)
	w.trace = openTrace(boot.Program, int32(boot.Pid))
	defer w.trace.close()
	if err := ahead.reserve(&w.mem, dev, windows.Device); err != nil {
		err = client.Refuse(wire.StatusRange, err)
		if errors.Is(err, errTaken) {
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
	err = w.serve()
	client.Close()
	if text := dev.Report(); len(text) > 0 && boot.Private {
		log.Error("the program ended before it could be told", "report", string(text))
	}
	return err
}

// serve executes commands until the session ends, and returns the reason
// unless the client just left.
func (w *Worker) serve() error {
	w.log.Info("session starts", "device", w.dev.Describe())
	start := time.Now()
	defer w.beside.dismiss()
	defer w.gates.over.Store(true)
	defer w.polls.end()
	ended := make(chan error, 2)
	go func() {
		// What the loop has not executed after that belongs to a process that is
		// gone. The loop may be inside the driver for long: do not wait for it.
		time.Sleep(w.client.AwaitHangup())
		ended <- nil
	}()
	go func() {
		err := w.onLockedThread()
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
		w.endImages()
	default:
	}
	w.inventory()
	w.log.Info("session ends", "after", time.Since(start).Round(time.Millisecond), "commands", w.terms.Counters().Commands.Load(),
		collections(), "reason", reason(err))
	return err
}

// collections says how often Go's collector ran in this process, and how long it
// stopped everything.
func collections() slog.Attr {
	s := debug.GCStats{Pause: make([]time.Duration, 0, 256)}
	debug.ReadGCStats(&s)
	longest := time.Duration(0)
	for _, p := range s.Pause { // the last 256
		longest = max(longest, p)
	}
	return slog.Group("collections", "n", s.NumGC, "paused", s.PauseTotal, "longest", longest)
}

func newWorker(client *conn.Conn, dev device.Device, windows session.Windows, terms *sessionpage.Page, log *slog.Logger) *Worker {
	w := &Worker{
		log: log, client: client, dev: dev, s: session.New(0, windows), terms: terms, looped: make(chan struct{}),
		contexts: map[uint32]*context{}, codes: map[uint64]code{},
		objects: objects{byToken: map[uint64]cu.UserObject{}},
		copies:  hostCopies{byToken: map[uint64]*hostCopy{}, byClient: map[uint64]*hostCopy{}},
		out:     client.Writer(),
		images:  images{loaded: map[codeID]*image{}, held: map[[32]byte][]byte{}},
	}
	client.SetSpinTime(spinTime(dev.Traits().ExecutesOnHost || runtime.NumCPU() <= 2))
	w.mem.init(w)
	w.polls.written.L = &w.polls.mu
	w.s.Handles.Gone = w.forget
	w.tally.init(terms)
	w.charges.init(&w.tally)
	_ = w.grant(nil) // everything, unless the daemon says otherwise; a device that cannot count has none
	w.gates.init(terms)
	w.graphs.init()
	w.beside.dev = dev
	w.onStreamEnd = func(c *context, s cu.Stream) {
		w.dropPolls(func(p *poll) bool { return p.event == 0 && p.stream == s && p.c == c })
	}
	w.onCapture, w.chore, w.onIdle = w.dropAllPolls, w.handOver, w.rest
	w.inGraph = w
	w.hostBudget = &budget{what: "host memory", limit: &terms.Limits().Host, log: log}
	w.codeBudget = &budget{what: "modules", limit: &terms.Limits().Modules, log: log}
	dev.OnHostFunc(w.callClient)
	dev.OnUserObject(w.gone)
	return w
}

// spinTime is how long the loop spins for the next command before it sleeps. To wake
// it costs a program that launches in bursts far more than spinning costs this
// machine, except where there are few processors, or they do the work of the GPU.
func spinTime(few bool) time.Duration {
	if few {
		return 20 * time.Microsecond
	}
	return 300 * time.Microsecond
}

// onLockedThread runs the loop on a thread of its own, because the driver's
// current context belongs to the thread.
func (w *Worker) onLockedThread() error {
	runtime.LockOSThread()
	return w.loop()
}

func reason(err error) string {
	if err == nil {
		return "client closed the connection"
	}
	return err.Error()
}

// seal gives up what only the opening of the device needed. From here on the
// client is heard.
func seal(boot Boot) error {
	if !boot.Seal {
		return nil
	}
	return confine.Seal(boot.Connect)
}

// bind gives a handle the object a successful call made.
func (w *Worker) bind(kind cu.Kind, h, real uint64, rc cu.Result) cu.Result {
	w.charges.settle(kind, real, rc)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	ctx := uint32(0)
	switch {
	case kind == cu.KindGraph || kind == cu.KindUserObject: // belong to no context
	case w.current == nil || kind == cu.KindLibrary || kind == cu.KindKernel || kind == cu.KindDevResourceDesc || kind == cu.KindMemGenericAllocationHandle:
	case kind == cu.KindStream:
		ctx = w.current.Index
	default:
		ctx = w.current.home().Index
	}
	w.charges.bind(true)
	w.s.Bind(kind, h, real, ctx)
	w.charges.bind(false)
	return rc
}

// forget drops what was kept for an object of the device's that has ended.
func (w *Worker) forget(kind cu.Kind, real uint64) {
	switch kind {
	case cu.KindFunction, cu.KindKernel:
		delete(w.codes, real)
	case cu.KindModule, cu.KindLibrary:
		w.endImage(codeOf(kind, real))
	}
	w.charges.uncharge(kind, real)
}

// maxElements bounds the arrays a client may ask for.
const maxElements = 1 << 20

// present is an optional struct: nil where the client passed NULL.
func present[T any](bits uint64, bit int, v *T) *T {
	if bits>>bit&1 == 0 {
		return nil
	}
	return v
}
