package worker

import (
	"errors"
	"fmt"
	"slices"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/code"
	"ferry/worker/contents"
	"ferry/worker/hostmem"
	"ferry/worker/memory"
	"ferry/worker/rebuild"
	"ferry/worker/transfer"
	"ferry/worker/translate"
)

// rebuilder returns what writes this worker's session, or makes it from a checkpoint. phases, if not nil, measures it.
func (w *Worker) rebuilder(phases *transfer.Phases) *rebuild.Rebuilder {
	moving := memory.NewMoving(w.mem)
	var staging *contents.Staging
	if w.ahead != nil {
		moving.SetAhead(w.ahead.memory)
		staging = w.ahead.staging
	}
	r := &rebuild.Rebuilder{
		Phase:   phases.End,
		Staging: staging,
		Session: w.s,
		Dev:     w.dev,
		Parts: rebuild.Parts{
			First: []rebuild.Part{&devicesPart{w}, code.NewImages(w.code), translate.NewResources(w.structs, func(r session.Recipe) (cu.Result, error) {
				w.s.Handles.Remake(w.s.Restoring().Names.Bound+1, nil)
				return w.executeAgain(r.Op, r.Context, r.Request)
			})},
			Memory: []rebuild.Part{moving, hostmem.NewMoving(w.host)},
			// Events come behind graphs, whose captures record events too.
			Last: []rebuild.Part{
				code.NewVariables(w.code), code.NewLinks(w.linker), w.textures, w.transcripts,
				&rebuild.Events{Session: w.s, Dev: w.dev, Context: w.backgroundOf},
			},
		},
		Execute: w.executeAgain,
		ContextOn: func(d cu.Device) cu.Context {
			if c := w.gpu.ContextOn(d); c != nil {
				return c.Home().Background()
			}
			return 0
		},
	}
	r.Parts.Memory = append(r.Parts.Memory, &precopied{w.ahead, r})
	return r
}

// backgroundOf is a context for threads other than the command loop's.
func (w *Worker) backgroundOf(index uint32) cu.Context {
	if c := w.gpu.Contexts[index]; c != nil {
		return c.Home().Background()
	}
	return 0
}

// checkSession says why the session cannot be moved, nil if it can. The caller has the command loop's state.
func (w *Worker) checkSession() error {
	if err := w.checkContexts(); err != nil {
		return err
	}
	return w.rebuilder(nil).Check()
}

// moveReasons are all reasons why the session cannot be moved, for people.
func (w *Worker) moveReasons() (list []string) {
	add := func(err error) {
		if !slices.Contains(list, err.Error()) {
			list = append(list, err.Error())
		}
	}
	if err := w.checkContexts(); err != nil {
		add(err)
	}
	for _, err := range w.rebuilder(nil).Reasons() {
		add(err)
	}
	return list
}

// A sentBefore is what the other server has of a session before it is written: images and blocks of memory. staging is memory for the copies of the
// rest; nil if there is none.
type sentBefore struct {
	images  *code.Known
	blocks  []memory.Block
	staging *contents.Staging
}

// saveSession writes the session. The caller has the command loop's state on a locked thread, has waited for the devices, and
// closes the Writer. The client has been sent what was still on its way to it. After an error nothing else has changed, and the session goes
// on. sent is what the other server has already. Otherwise the client is not told any more of objects that end, because the other server tells it; keepSession ends that where the
// session stays after all.
func (w *Worker) saveSession(to *checkpoint.Writer, sent sentBefore, phases *transfer.Phases) error {
	return w.writeSession(to, w.rebuilder(phases), sent)
}

// writeSession is saveSession with a Rebuilder.
func (w *Worker) writeSession(to *checkpoint.Writer, r *rebuild.Rebuilder, sent sentBefore) error {
	if err := w.checkContexts(); err != nil {
		return err
	}
	w.wait.SendRest()
	w.calls.Hold()
	partOf[*code.Images](r).Skip(sent.images)
	r.Kept, r.Staging = keptBlocks(sent.blocks), sent.staging
	err := r.Write(to)
	if err != nil {
		w.keepSession()
	}
	return err
}

// writeStaying is saveSession for a session that stays in this worker.
func (w *Worker) writeStaying(to *checkpoint.Writer) error {
	err := w.saveSession(to, sentBefore{}, nil)
	if err == nil {
		w.keepSession()
	}
	return err
}

// keepSession says that a session that was saved goes on here.
func (w *Worker) keepSession() { w.calls.Release() }

// restoreSession makes the session of a checkpoint. The worker has its devices and partitions, and has executed no
// command. The caller is the command loop's thread, or a locked thread before that one starts. After an error the worker
// must end: parts of the session are there.
func (w *Worker) restoreSession(from *checkpoint.Reader, phases *transfer.Phases) error {
	defer w.gpu.Enter(0) // the command loop's thread enters anew
	defer w.ahead.end(w) // what was prepared and did not fit
	return w.rebuilder(phases).Read(from)
}

// knownSections are the sections of a checkpoint that restoreSession reads. The caller adds its own.
func (w *Worker) knownSections() checkpoint.Known { return w.rebuilder(nil).Known() }

// checkContexts says whether a context is broken: every call in it fails, and a new one would not.
func (w *Worker) checkContexts() error {
	if len(w.s.Captures) > 0 {
		return session.ErrCapturing // waiting for a context would spoil the capture
	}
	view, leave := device.Apart(w.dev)
	defer leave()
	for _, c := range w.gpu.Contexts {
		view.CtxSetCurrent(c.Background())
		rc := view.CtxSynchronize_v1()
		view.CtxSetCurrent(0)
		if rc != cu.CUDA_SUCCESS {
			return fmt.Errorf("a context of the program is broken, and a new one would not be: %w", rc)
		}
	}
	return nil
}

// errNoRemake is for commands that no recipe has.
var errNoRemake = errors.New("the command makes and changes nothing")

// executeAgain executes a command that was executed before, in another worker. Nobody gets the answer.
func (w *Worker) executeAgain(op wire.Op, ctx uint32, request []byte) (cu.Result, error) {
	class := session.ClassOf(op)
	if class != session.Makes && class != session.Changes && class != session.Keeps {
		return 0, fmt.Errorf("%v: %w", op, errNoRemake)
	}
	w.s.Begin(op, ctx, request)
	defer w.s.End()
	w.gpu.Enter(ctx)
	rc, err := w.wait.Silently(func() error { return w.perform(op, 1, request) })
	if err == nil {
		err = w.s.Failure()
	}
	if err == nil && rc == cu.CUDA_SUCCESS && class == session.Changes {
		w.s.NoteSetting(op, ctx, request)
	}
	return rc, err
}

// devicesPart compares the devices: the program has asked what they are, and keeps to it.
type devicesPart struct{ w *Worker }

// Section is the name of the devices' section.
func (p *devicesPart) Section() string { return "devices" }

// Save describes the devices as the program knows them, without what says which ones they are.
func (p *devicesPart) Save() (any, error) {
	list := []cu.FerryDevice{}
	for _, d := range p.w.s.Devices.Granted {
		f, rc := p.w.gpu.Describe(d)
		if rc != cu.CUDA_SUCCESS {
			return nil, fmt.Errorf("device %d cannot be described: %w", d, rc)
		}
		f.Uuid, f.Luid, f.PciBusId, f.TotalMem = [16]byte{}, [8]byte{}, [32]byte{}, 0
		for _, a := range placeAttributes {
			f.Attributes[a] = 0
		}
		list = append(list, f)
	}
	return list, nil
}

// placeAttributes are the attributes that say where a device is, not what it is.
var placeAttributes = []cu.Device_attribute{
	cu.CU_DEVICE_ATTRIBUTE_PCI_BUS_ID, cu.CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID, cu.CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID,
	cu.CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID, cu.CU_DEVICE_ATTRIBUTE_NUMA_ID, cu.CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID,
}

// Load compares.
func (p *devicesPart) Load(decode func(v any) error) error {
	var there []cu.FerryDevice
	if err := decode(&there); err != nil {
		return err
	}
	state, err := p.Save()
	if err != nil {
		return err
	}
	for i, here := range state.([]cu.FerryDevice) {
		if i >= len(there) {
			return errors.New("the checkpoint describes fewer devices than the program has")
		}
		was := there[i]
		if was.Name != here.Name {
			return fmt.Errorf("the program uses a %s, and here is a %s", text(was.Name[:]), text(here.Name[:]))
		}
		const multiprocessors = cu.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT
		if was.Attributes[multiprocessors] != here.Attributes[multiprocessors] {
			return fmt.Errorf("the program has %d multiprocessors of a %s, and here it would have %d", was.Attributes[multiprocessors], text(here.Name[:]), here.Attributes[multiprocessors])
		}
		for a := range here.Attributes {
			if was.Attributes[a] != here.Attributes[a] {
				return fmt.Errorf("the %s there and here differ: attribute %d is %d, and here %d", text(here.Name[:]), a, was.Attributes[a], here.Attributes[a])
			}
		}
	}
	return nil
}

// text is a string as C keeps it.
func text(b []byte) string {
	for i, c := range b {
		if c == 0 {
			return string(b[:i])
		}
	}
	return string(b)
}
