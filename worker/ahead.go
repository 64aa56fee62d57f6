package worker

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/code"
	"ferry/worker/contents"
	"ferry/worker/gpu"
	"ferry/worker/memory"
	"ferry/worker/precopy"
	"ferry/worker/rebuild"
	"ferry/worker/suspend"
	"ferry/worker/transfer"
)

// This file prepares a move while the program runs. The worker that has the session sends a preliminary checkpoint: what the session
// has at that moment, without the content of its memory. The other makes of it what takes long (contexts, memory at its
// addresses, loaded code), and keeps it beside the session, which it makes when it comes. What fits is used then. A wrong guess
// costs time only.

// A leaving is a session that is to leave this worker.
type leaving struct {
	w     *Worker
	t     *transfer.Conn
	known *code.Known // images that the other worker has
	// sender has sent memory ahead; nil if none was.
	sender  *precopy.Sender
	staging *contents.Staging
}

// beginLeaving prepares the move of the session to the worker to which the daemon has a connection. turn calls a function while the command
// loop's state is the caller's. After an error nothing has changed.
func (w *Worker) beginLeaving(ctl *control.Client, turn func(func() error) error) (suspend.Leaving, error) {
	t, err := w.openLeaving(ctl)
	if err != nil {
		return nil, err
	}
	l := &leaving{w: w, t: t}
	if w.unprepared {
		return l, nil
	}
	if err := l.prepare(turn); err != nil {
		_ = turn(func() error { l.GiveUp(err); return nil })
		return nil, err
	}
	return l, nil
}

// GiveUp tells the other worker that the session does not come. The command loop's state is the caller's.
func (l *leaving) GiveUp(why error) {
	l.t.Fail(why)
	l.end()
}

// end gives back what the move needed. The command loop's state is the caller's.
func (l *leaving) end() {
	_ = l.t.Close()
	if l.sender == nil {
		return
	}
	if l.sender.Alive() {
		l.staging.End()
	}
	l.sender.End()
	l.sender = nil
}

// prepare has the other worker prepare.
func (l *leaving) prepare(turn func(func() error) error) error {
	start, moved := time.Now(), uint64(0)
	alive := func() { l.w.page.Residence().Sign(sessionpage.Preparing) }
	to := l.t.Writer()
	cw, err := checkpoint.NewWriter(&counted{to: to, sign: alive, n: &moved}, checkpoint.Options{Parallel: aheadThreads})
	if err != nil {
		return err
	}
	defer cw.Abort() // after Close it does nothing
	var made memory.Made
	if l.known, made, err = l.w.savePreliminary(cw, turn); err != nil {
		return err
	}
	if _, err := cw.Close(); err != nil {
		return err
	}
	if err := to.Close(); err != nil {
		return err
	}
	err = l.t.Receive(transfer.Prepared, func(uint64, uint64) { alive() })
	if err != nil {
		return fmt.Errorf("the other server: %w", err)
	}
	phases, room := l.t.Told()
	l.w.log.Info("the other server is prepared", "bytes", moved, "took", time.Since(start).Round(time.Millisecond), "phases", phases)
	if !room || l.w.plainMoves {
		return nil
	}
	return l.sendAhead(made, turn, func(uint64) { alive() })
}

// sendAhead sends memory while the program runs. Where that cannot be it is left for the stop.
func (l *leaving) sendAhead(made memory.Made, turn func(func() error) error, told func(sent uint64)) error {
	w, start := l.w, time.Now()
	s, err := precopy.NewSender(precopy.Config{Dev: w.dev, GPU: w.gpu, Memory: w.mem, Made: made, Link: l.t, Turn: turn, Told: told})
	if err != nil {
		w.log.Info("no memory is sent ahead", "why", err)
		return nil
	}
	l.sender = s
	l.staging = contents.NewStaging(s.View(), s.Context())
	if err := s.Rounds(); err != nil {
		return fmt.Errorf("the other server: %w", err)
	}
	w.log.Info("memory has been sent ahead", "bytes", s.Bytes(), "took", time.Since(start).Round(time.Millisecond))
	return nil
}

// unchanged lists the blocks of memory that the other worker has, and returns staging memory for the others. The program has stopped.
func (l *leaving) unchanged() ([]memory.Block, *contents.Staging) {
	if l.sender == nil || !l.sender.Alive() {
		return nil, nil
	}
	return l.sender.Unchanged(), l.staging
}

// aheadThreads is how many threads hash and compress what is sent while the program runs.
const aheadThreads = 2

// savePreliminary writes what the other worker can prepare, and returns which images and which memory that has then. The session goes on, but for two short
// turns.
func (w *Worker) savePreliminary(to *checkpoint.Writer, turn func(func() error) error) (*code.Known, memory.Made, error) {
	var unread *code.Unread
	if err := turn(func() error { unread = code.UnreadImages(w.code); return nil }); err != nil {
		return nil, nil, err
	}
	unread.Read()
	r := w.rebuilder(nil)
	var state *rebuild.Preliminary
	err := turn(func() (err error) { state, err = r.Preliminary(); return err })
	if err != nil {
		return nil, nil, err
	}
	return partOf[*code.Images](r).Known(), partOf[*memory.Moving](r).Made(), state.Write(to)
}

// partOf finds a part of a Rebuilder by its type.
func partOf[P rebuild.Part](r *rebuild.Rebuilder) (part P) {
	for _, p := range slices.Concat(r.Parts.First, r.Parts.Memory) {
		if p, ok := p.(P); ok {
			part = p
		}
	}
	return part
}

// keptBlocks are blocks by address.
func keptBlocks(blocks []memory.Block) map[uint64]uint64 {
	kept := map[uint64]uint64{}
	for _, b := range blocks {
		kept[b.Addr] = b.Size
	}
	return kept
}

// A precopied is a part of a session that is moved: which of its memory came before it stopped, so that the content is not in the checkpoint.
// Load comes behind that of the memory.
type precopied struct {
	ahead *ahead
	r     *rebuild.Rebuilder
}

// Section is the name of the section.
func (p *precopied) Section() string { return "precopied" }

// Save lists the blocks, by address.
func (p *precopied) Save() (any, error) {
	spans := []precopy.Span{}
	for _, addr := range slices.Sorted(maps.Keys(p.r.Kept)) {
		spans = append(spans, precopy.Span{Addr: addr, Size: p.r.Kept[addr]})
	}
	return spans, nil
}

// Load demands that the session has the memory to which the blocks came.
func (p *precopied) Load(decode func(v any) error) error {
	var spans []precopy.Span
	if err := decode(&spans); err != nil {
		return err
	}
	p.r.Kept = map[uint64]uint64{}
	for _, s := range spans {
		if p.ahead == nil || p.ahead.memory == nil || !p.ahead.memory.Took(session.Range{Base: s.Addr, Size: s.Size}) {
			return errNotAhead
		}
		p.r.Kept[s.Addr] = s.Size
	}
	return nil
}

// errNotAhead says that a checkpoint lacks content which is nowhere else.
var errNotAhead = errors.New("the checkpoint lacks content of memory that did not come before")

// An ahead is what a worker has prepared for a session that is to move to it.
type ahead struct {
	dev     device.Device
	held    []cu.Device // whose primary contexts it holds
	code    *code.Ahead
	memory  *memory.Ahead
	made    map[cu.Device]cu.Context // primary contexts
	staging *contents.Staging        // in one of them; nil if there is none
}

// prepareAhead prepares for the session of a preliminary checkpoint. devices are those that the session may use here, window its addresses of
// device memory, which have been reserved. A session that is kept to a part of the multiprocessors has contexts of another
// kind: for that nothing is made but memory.
func prepareAhead(dev device.Device, devices []cu.Device, window session.Range, partitioned bool, from *checkpoint.Reader, phases *transfer.Phases) (*ahead, error) {
	st, err := from.Session()
	if err != nil {
		return nil, err
	}
	if len(st.Devices.Granted) != len(devices) || st.Windows.Device != window {
		return &ahead{dev: dev}, nil // it will be refused, with the reason
	}
	a := &ahead{dev: dev, made: map[cu.Device]cu.Context{}}
	primary, all := a.makeContexts(st, devices, partitioned)
	phases.End("contexts")
	section := func(name string) func(any) error {
		return func(v any) error {
			s, err := from.Section(name)
			if err == nil {
				err = json.Unmarshal(s.Body, v)
			}
			return err
		}
	}
	if a.memory, err = memory.Prepare(dev, devices, window, section("memory")); err != nil {
		return a, err
	}
	phases.End("memory")
	regions := map[uint64]int{}
	for number, m := range from.Memory() {
		if m.Kind == checkpoint.Image {
			regions[m.Handle] = number
		}
	}
	a.code, err = code.Prepare(dev, code.Plan{
		State: st, Decode: section("code"), Load: all && !partitioned,
		Context: func(index uint32) cu.Context { return primary[index] },
		Read: func(number int, to []byte) error {
			region, ok := regions[uint64(number)]
			if !ok || from.Memory()[region].Size != uint64(len(to)) {
				return errors.New("the preliminary checkpoint lacks an image")
			}
			for offset := uint64(0); offset < uint64(len(to)); offset += checkpoint.BlockSize {
				if err := from.Block(region, offset, to[offset:min(offset+checkpoint.BlockSize, uint64(len(to)))]); err != nil {
					return err
				}
			}
			return nil
		},
	})
	for _, ctx := range a.made { // after the code: the driver may reserve addresses for pinned memory too
		if a.staging == nil {
			a.staging = contents.NewStaging(dev, ctx)
		}
	}
	phases.End("code")
	return a, err
}

// makeContexts makes the primary contexts of a session, by the indexes of its own, and says whether these are all.
func (a *ahead) makeContexts(st *session.State, devices []cu.Device, partitioned bool) (primary map[uint32]cu.Context, all bool) {
	primary, all = map[uint32]cu.Context{}, true
	for _, c := range st.Contexts {
		place := slices.Index(st.Devices.Granted, c.Device)
		if !c.Primary || c.Partitioned || partitioned || place < 0 {
			all = false
			continue
		}
		d := devices[place]
		if flags := retainFlags(st, c.Handle); flags != 0 { // they count only before it is made
			a.dev.DevicePrimaryCtxSetFlags(d, flags)
		}
		var real cu.Context
		var rc cu.Result
		gpu.PlaceContext(a.dev, func() { real, rc = a.dev.DevicePrimaryCtxRetain(d) })
		if rc != cu.CUDA_SUCCESS {
			all = false
			continue
		}
		a.held = append(a.held, d)
		primary[c.Index], a.made[d] = real, real
	}
	return primary, all
}

// receiver takes content for the memory that was made; nil if there is none, or no context that could.
func (a *ahead) receiver() *precopy.Receiver {
	if a.memory == nil || len(a.made) == 0 {
		return nil
	}
	if _, bytes := a.memory.Used(); bytes == 0 {
		return nil
	}
	return precopy.NewReceiver(a.dev, a.memory, func(d cu.Device) cu.Context { return a.made[d] })
}

// retainFlags are the flags with which a session made a primary context.
func retainFlags(st *session.State, h cu.Context) uint32 {
	for _, o := range st.Objects {
		var q wire.PrimaryRetainRequest
		if o.Handle == uint64(h) && o.Recipe.Op == wire.OpPrimaryRetain && q.Decode(o.Recipe.Request) == nil {
			return q.Flags
		}
	}
	return 0
}

// handOver gives a worker what was prepared, before it makes the session.
func (a *ahead) handOver(w *Worker) {
	if a != nil {
		code.SetAhead(w.code, a.code)
		w.ahead = a
	}
}

// end ends what is not used. The session has been made. It runs on the command loop's thread.
func (a *ahead) end(w *Worker) {
	if a == nil {
		return
	}
	if a.code != nil && a.memory != nil {
		images, unused := a.code.Used()
		bytes, _ := a.memory.Used()
		w.log.Info("what was prepared has been used", "images", images, "unused", unused, "bytes", bytes)
	}
	code.EndAhead(w.code)
	if a.staging != nil {
		a.staging.End()
	}
	for _, d := range a.held {
		a.dev.DevicePrimaryCtxRelease(d)
	}
	a.held, w.ahead = nil, nil
}
