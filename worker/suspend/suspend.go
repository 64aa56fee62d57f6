// Package suspend takes a session off its devices and brings it back.
//
// The daemon orders it in the session page and signals the worker. The Suspender then takes the
// command loop's state (LoopLock), waits until the devices have done all that the client gave them,
// copies the client's device memory to where the daemon wants it (memory of the host, or a file on disk), and ends it on the
// device. The addresses stay reserved. While the session is away the command loop does not execute commands,
// so that the program waits at its next call that needs the device. When the daemon orders the
// session back, the memory is made anew at the same addresses and filled.
//
// Contexts, code, streams, graphs, arrays and whatever else the driver keeps stay in the driver.
// The daemon has the driver's own checkpoint take them off the GPU, which works on the whole
// process from outside (package daemon/park).
//
// A session that is to move to another worker is stopped in the same way; the worker's hook (Leave)
// then takes it there; before, while it runs, the other worker is prepared. Its lock stays closed: this worker never executes a command again.
//
// An order to be where the session is already has a suspended session go to another place, if the daemon has one for it, and a
// resident one write a snapshot there.
//
// An order that cannot be followed changes nothing, and says why in the session page.
//
// Threads: Serve runs on a goroutine of its own; what it does to the command loop's state it does
// while it has the LoopLock. Data is copied by threads that end with the copy (package contents).
package suspend

import (
	"errors"
	"fmt"
	"log/slog"
	"os"
	"os/signal"
	"runtime"
	"time"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/worker/accounting"
	"ferry/worker/contents"
	"ferry/worker/gpu"
	"ferry/worker/memory"
	"ferry/worker/transfer"
)

// Parts are the parts of a worker that a Suspender works with.
type Parts struct {
	GPU      *gpu.Executor
	Memory   *memory.Memory
	Accounts *accounting.Accounts
	Session  *session.Session
	Dev      device.Device
	Page     *sessionpage.Page
	Log      *slog.Logger
	// Place asks the daemon where so many bytes of device memory go (control.Client.Place).
	Place func(bytes uint64) (*os.File, control.Place, error)
	// Save writes a checkpoint of a session that has been stopped, and goes on afterwards, or is suspended.
	Save func(to *checkpoint.Writer) error
	// Stopped is called when a session has been stopped, with this thread's view of the device: what
	// the worker keeps there for speed alone is to go.
	Stopped func(device.Device)
	// Check says why a session that has been stopped cannot move. The session is as it was.
	Check func() error
	// Leave prepares the move of the session to another worker, while it runs. turn calls a function
	// while the command loop's state is the Suspender's, between two commands.
	Leave func(turn func(func() error) error) (Leaving, error)
}

// A Leaving is a session that is about to move to another worker.
type Leaving interface {
	// Move moves the session, which has been stopped. If it fails the session is as it was. ordered says
	// whether the daemon still wants the move: it is asked before the session is given up. progress is
	// told how many bytes have been moved, of how many. phases measures what the program waits for.
	Move(ordered func() bool, progress func(moved, total uint64), phases *transfer.Phases) error
	// GiveUp says that the session is not moved, and why. It comes in place of Move.
	GiveUp(why error)
}

// A Suspender suspends and resumes one session.
type Suspender struct {
	Parts
	Lock *LoopLock

	page  *sessionpage.Residence
	done  sessionpage.Order // the order that was followed last
	store *store            // what was taken away; nil while the session is resident

	phases phases // of the order that is being followed
}

// New returns the Suspender of a session whose command loop has not started.
func New(p Parts) *Suspender {
	s := &Suspender{Parts: p, Lock: newLoopLock(), page: p.Page.Residence()}
	s.Lock.OnWait = func(waits bool) {
		s.page.SetWants(waits)
		s.Page.RingDoorbell()
	}
	return s
}

// Listen reports that the session can be suspended, and has orders followed until stop is closed.
func (s *Suspender) Listen(stop <-chan struct{}) {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, sessionpage.ResidenceSignal)
	s.page.Report(0, sessionpage.Resident)
	go func() {
		runtime.LockOSThread() // the driver's current context belongs to the thread
		defer signal.Stop(signals)
		for {
			select {
			case <-signals:
				s.followOrders()
			case <-stop:
				return
			}
		}
	}()
}

// followOrders follows the newest order, and those that come meanwhile.
func (s *Suspender) followOrders() {
	for {
		o, timeout := s.page.Ordered()
		if o == s.done {
			return
		}
		s.done = o
		if o.Moves() || o.Checks() {
			s.followMove(o, timeout)
			continue
		}
		var err error
		start := time.Now()
		s.phases = phases{last: start}
		switch {
		case o.Suspended() && s.store != nil:
			err = s.restow(o)
		case o.Suspended():
			err = s.suspendSession(o, timeout)
		case s.store != nil:
			err = s.resumeSession(o)
		default:
			err = s.snapshot(timeout)
		}
		if err != nil {
			s.Log.Warn("the session stays where it is", "suspend", o.Suspended(), "why", err)
			s.page.Refuse(o, err.Error(), false)
			s.Page.RingDoorbell()
			continue
		}
		s.Log.Info("the session moved", "suspended", s.store != nil, "bytes", s.page.Progress().Total, "took", time.Since(start).Round(time.Millisecond), "phases", s.phases.String())
		s.report(o, s.stage())
	}
}

// followMove moves the session to another worker, or says why it cannot. If it moves the session's commands are never
// executed here again, and the daemon ends this process.
func (s *Suspender) followMove(o sessionpage.Order, timeout time.Duration) {
	start := time.Now()
	if err := s.moveSession(o, timeout); err != nil {
		var place interface{ Again() bool }
		s.Log.Warn("the session stays where it is", "move", o.Moves(), "why", err)
		s.page.Refuse(o, err.Error(), errors.As(err, &place) && place.Again())
		s.Page.RingDoorbell()
		return
	}
	if o.Checks() {
		s.report(o, sessionpage.Checked)
		return
	}
	s.Log.Info("another worker has the session", "took", time.Since(start).Round(time.Millisecond))
	s.report(o, sessionpage.Gone)
}

// moveSession stops the session and moves it.
func (s *Suspender) moveSession(o sessionpage.Order, timeout time.Duration) (err error) {
	if s.store != nil {
		return errAway
	}
	s.report(o, sessionpage.Leaving)
	s.page.SetMoved(0, 0)
	s.page.Remark("")
	if o.Checks() {
		return s.checkMove(timeout)
	}
	s.page.Sign(sessionpage.Preparing)
	leaving, err := s.Leave(func(do func() error) error { return s.turn(timeout, do) })
	if err != nil {
		return err
	}
	s.page.Sign(sessionpage.Waiting)
	phases := transfer.Begin()
	dev, err := s.stop(timeout)
	if err != nil {
		leaving.GiveUp(err)
		return err
	}
	defer dev.Leave()
	phases.End("work")
	ordered := func() bool { now, _ := s.page.Ordered(); return now == o }
	if err := leaving.Move(ordered, s.page.SetMoved, phases); err != nil {
		s.Lock.Open()
		return err
	}
	s.Log.Info("the program was stopped", "ms", phases.Total().Milliseconds(), "phases", phases.String())
	s.page.Remark("stopped " + phases.Text())
	return nil
}

// checkMove stops the session, and says why it cannot move. It goes on afterwards.
func (s *Suspender) checkMove(timeout time.Duration) error {
	s.page.Sign(sessionpage.Waiting)
	dev, err := s.stop(timeout)
	if err != nil {
		return err
	}
	defer dev.Leave()
	defer s.Lock.Open()
	return s.Check()
}

// turn calls a function while the command loop's state is this goroutine's. The devices work on.
func (s *Suspender) turn(timeout time.Duration, do func() error) error {
	if !s.Lock.Close(timeout) {
		return errBusyLoop
	}
	defer s.Lock.Open()
	return do()
}

// stage is where the session is.
func (s *Suspender) stage() sessionpage.Stage {
	if s.store != nil {
		return sessionpage.Away
	}
	return sessionpage.Resident
}

// report says how far the worker is.
func (s *Suspender) report(o sessionpage.Order, st sessionpage.Stage) {
	s.page.Report(o, st)
	s.Page.RingDoorbell()
}

// Reasons why a session stays on its device.
var (
	errBusyLoop = errors.New("a call of the program has not ended in time")
	errWork     = errors.New("the device has not finished the program's work in time")
	errAnswers  = errors.New("the program has not taken results in time")
	errCapture  = errors.New("the program is capturing a graph")
	errAway     = errors.New("the session is suspended")
)

// stop takes the command loop's state and waits until no work is left. It returns a view of the
// device for this thread. If it fails the session goes on.
func (s *Suspender) stop(timeout time.Duration) (_ device.Device, err error) {
	deadline := time.Now().Add(timeout)
	if !s.Lock.Close(timeout) {
		return nil, errBusyLoop
	}
	dev := s.Dev.Thread()
	defer func() {
		if err != nil {
			dev.Leave()
			s.Lock.Open()
		}
	}()
	if len(s.Session.Captures) > 0 {
		return nil, errCapture
	}
	if err = s.drain(dev, deadline); err == nil && s.Stopped != nil {
		s.Stopped(dev)
	}
	return dev, err
}

// suspendSession takes the session off its devices.
func (s *Suspender) suspendSession(o sessionpage.Order, timeout time.Duration) (err error) {
	s.report(o, sessionpage.Leaving)
	s.page.SetMoved(0, 0)
	s.page.Sign(sessionpage.Waiting)
	dev, err := s.stop(timeout)
	if err != nil {
		return err
	}
	defer dev.Leave()
	defer func() {
		if err != nil {
			s.Lock.Open()
		}
	}()
	s.phases.end("stop")
	list, err := memory.Contents(s.Memory)
	if err != nil {
		return err
	}
	st, err := newStore(list, s.Place)
	if err != nil {
		return err
	}
	s.phases.end("place")
	fill := func() error { return st.fill(s.threads(st)) }
	if st.checkpoint != nil {
		fill = func() error { return s.suspendTo(st) }
	}
	if err := fill(); err != nil {
		st.free()
		return fmt.Errorf("its memory could not be written: %w", err)
	}
	s.phases.end("copy")
	memory.TakeAway(s.Memory, dev)
	s.phases.end("free")
	s.Accounts.Usage.SetAway(true)
	s.keep(st)
	return nil
}

// keep notes where the session's memory is.
func (s *Suspender) keep(st *store) {
	s.store = st
	s.page.SetPlace(st.place)
}

// restow takes a suspended session to another place, if the daemon has one for it.
func (s *Suspender) restow(o sessionpage.Order) error {
	asked := false
	file, place, err := s.Place(s.store.size)
	if err != nil { // as a rule there is none
		return nil
	}
	first := func(bytes uint64) (*os.File, control.Place, error) {
		if asked {
			return s.Place(bytes)
		}
		asked = true
		return file, place, nil
	}
	s.report(o, sessionpage.Leaving)
	to := &store{regions: s.store.regions, at: s.store.at, size: s.store.size, place: sessionpage.InMemory}
	if err := to.makeRoom(first); err != nil {
		to.free()
		return err
	}
	total := to.size
	s.page.SetMoved(0, total)
	if err := s.store.moveTo(to, func(done uint64) { s.page.SetMoved(done, total) }); err != nil {
		to.free()
		return fmt.Errorf("memory could not be copied: %w", err)
	}
	s.phases.end("copy")
	s.store.free()
	s.keep(to)
	return nil
}

// resumeSession brings the session back to its devices. If that fails the session stays away.
func (s *Suspender) resumeSession(o sessionpage.Order) error {
	s.report(o, sessionpage.Returning)
	dev := s.Dev.Thread()
	defer dev.Leave()
	if err := memory.BringBack(s.Memory, dev); err != nil {
		return err
	}
	s.phases.end("allocate")
	if err := s.store.empty(s.threads(s.store)); err != nil {
		memory.TakeAway(s.Memory, dev)
		return fmt.Errorf("memory could not be copied: %w", err)
	}
	s.phases.end("copy")
	s.store.free()
	s.store = nil
	s.page.SetPlace(sessionpage.OnDevice)
	s.Accounts.Usage.SetAway(false)
	s.Lock.Open()
	return nil
}

// threads are those that copy between a store and the devices. The session page says how far they are.
func (s *Suspender) threads(st *store) *contents.Threads {
	total := st.size
	s.page.SetMoved(0, total)
	s.page.Sign(sessionpage.Copying)
	return &contents.Threads{Dev: s.Dev, ContextOn: s.contextOn, Progress: func(done uint64) { s.page.SetMoved(done, total) }}
}

// contextOn is a context of the client on a device, for threads that are not the command loop's.
func (s *Suspender) contextOn(d cu.Device) cu.Context {
	for _, c := range s.GPU.Contexts {
		if c.Device == d {
			return c.Home().Background()
		}
	}
	return 0
}

// drainPause is the pause between two looks at what is still under way.
const drainPause = 200 * time.Microsecond

// drain waits until the devices have done all work of the client, and the threads of the pool
// have delivered the results.
func (s *Suspender) drain(dev device.Device, deadline time.Time) error {
	for _, c := range s.GPU.Contexts {
		if c.Home() != c {
			continue // its work is work of its primary context
		}
		if err := s.drainContext(dev, c, deadline); err != nil {
			return err
		}
	}
	for !s.GPU.Pool.Quiet() {
		if time.Now().After(deadline) {
			return errAnswers
		}
		time.Sleep(drainPause)
	}
	return nil
}

// drainContext waits until a context has no work left. It waits for an event behind all of it, so
// that it can stop waiting.
func (s *Suspender) drainContext(dev device.Device, c *gpu.Context, deadline time.Time) error {
	dev.CtxSetCurrent(c.Background())
	defer dev.CtxSetCurrent(0)
	ev, rc := dev.EventCreate(uint32(cu.CU_EVENT_DISABLE_TIMING))
	if rc == cu.CUDA_SUCCESS {
		defer dev.EventDestroy(ev)
		rc = dev.CtxRecordEvent(c.Real, ev)
	}
	for rc == cu.CUDA_SUCCESS {
		if rc = dev.EventQuery(ev); rc == cu.CUDA_SUCCESS {
			return nil
		}
		if rc != cu.CUDA_ERROR_NOT_READY {
			break
		}
		if rc = cu.CUDA_SUCCESS; time.Now().After(deadline) {
			return errWork
		}
		time.Sleep(drainPause)
	}
	return fmt.Errorf("the program's context is broken: %w", rc)
}
