// Package rebuild writes a session as a checkpoint, and makes it again from one in another worker.
//
// A session is its live handles with their recipes (package session), what was set of them later
// (session.Setting), and what the parts of a worker keep. There is no log of what the program did: what has ended
// leaves nothing, and what is rebuilt depends on how much lives and not on how long the program ran.
//
// A part of the worker with state of its own is a Part. Its Save says why a session cannot be moved,
// before anything has changed; everything that Write asks is asked first. Parts do not import this package: they have the
// methods.
//
// Read makes a session in this order:
//
//  1. Parts.First: state without objects of the device, and the images of device code.
//  2. Contexts, by their recipes.
//  3. Parts.Memory: device memory at its addresses. There are contexts, and no other object.
//  4. All other objects by their recipes, in the order in which they were made, except those of kinds that a part makes itself
//     (Maker). Then the settings, in the order in which they were set.
//  5. Parts.Last: what is made of objects.
//  6. The contents of memory (Keeper), by several threads.
//
// At the end the session is compared with what it was (session.Restored).
//
// The recipes and settings are executed by the worker's own dispatcher, so that each part learns of its objects as it
// did the first time; nobody gets the answers.
//
// Threads: whoever calls Write or Read has the command loop's state, on a locked thread, and no work is on a device. The contents are
// copied by threads that end with the call.
package rebuild

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
)

// A Part is a part of the worker with state of its own.
type Part interface {
	// Section is the name under which the state stands in a checkpoint.
	Section() string
	// Save returns the state, which is encoded as JSON, or why the session cannot be moved. It changes nothing.
	Save() (state any, err error)
	// Load brings the state back in a new worker. decode decodes into what Save returned.
	Load(decode func(v any) error) error
}

// A Maker is a Part that makes objects of some kinds itself: their recipes are not executed.
type Maker interface {
	Makes() []cu.Kind
}

// A Follower is a Part that does something between objects, where it was done before: Follow comes before the object with
// a number is made.
type Follower interface {
	Follow(number uint64) error
}

// A Keeper is a Part with memory whose content travels with the session. Regions with an address on a device are
// copied from and to that address. For others the part is a contents.Copier.
type Keeper interface {
	// Kinds are the kinds of regions that are this part's. No other part has regions of these kinds.
	Kinds() []checkpoint.Kind
	// Memory lists the regions, after Save.
	Memory() ([]checkpoint.Memory, error)
}

// A Placer is a Keeper whose regions may lie elsewhere in the new worker.
type Placer interface {
	Place(m checkpoint.Memory) (address uint64, err error)
}

// Parts are the parts of a worker, by when they are loaded.
type Parts struct{ First, Memory, Last []Part }

func (p *Parts) all() []Part { return slices.Concat(p.First, p.Memory, p.Last) }

// A Rebuilder writes and makes one session.
type Rebuilder struct {
	Session *session.Session
	Dev     device.Device
	Parts   Parts
	// Execute executes a command without an answer, in the context with this index.
	Execute func(op wire.Op, ctx uint32, request []byte) (cu.Result, error)
	// ContextOn is a context on a device, for threads other than the command loop's.
	ContextOn func(cu.Device) cu.Context
	// Progress is told how many bytes of memory Write has written, of how many; nil if nobody asks.
	Progress func(done, total uint64)
	// CodeOnly has Write leave out the content of memory but device code: the checkpoint is for a session that is
	// made only to see whether it can be.
	CodeOnly bool
	// Phase, if set, is told what has just been done.
	Phase func(name string)
}

// phase says that something has been done.
func (r *Rebuilder) phase(name string) {
	if r.Phase != nil {
		r.Phase(name)
	}
}

// partVersion is the version of all sections of parts: a part that changes what it saves changes its name.
const partVersion = 1

// Known are the sections of a checkpoint that this Rebuilder reads.
func (r *Rebuilder) Known() checkpoint.Known {
	known := checkpoint.KnownSections()
	for _, p := range r.Parts.all() {
		known[p.Section()] = partVersion
	}
	return known
}

// A saved is all that is written of a session but the content of its memory.
type saved struct {
	state    session.State
	settings []session.Setting
	sections []checkpoint.Section
	memory   []checkpoint.Memory
}

// Check says why the session cannot be moved, nil if it can. It changes nothing.
func (r *Rebuilder) Check() error {
	_, err := r.save()
	return err
}

// Reasons are all reasons why the session cannot be moved. It changes nothing.
func (r *Rebuilder) Reasons() []error {
	_, reasons := r.gather()
	return reasons
}

// Write writes the session. The caller closes the Writer.
func (r *Rebuilder) Write(w *checkpoint.Writer) error {
	s, err := r.save()
	if err != nil {
		return err
	}
	if err := errors.Join(w.Session(&s.state), w.Settings(s.settings)); err != nil {
		return err
	}
	for _, section := range s.sections {
		if err := w.Section(section); err != nil {
			return err
		}
	}
	r.phase("state")
	err = r.writeContents(w, s.memory)
	r.phase("contents")
	return err
}

// save asks the session and all parts.
func (r *Rebuilder) save() (*saved, error) {
	s, reasons := r.gather()
	if len(reasons) > 0 {
		return nil, reasons[0]
	}
	return s, nil
}

// gather asks the session and all parts, also behind one that says why the session cannot be moved.
func (r *Rebuilder) gather() (s *saved, reasons []error) {
	s = &saved{}
	var err error
	if s.state, err = r.Session.State(); err == nil {
		reasons = r.checkObjects(&s.state)
	} else {
		reasons = append(reasons, err)
	}
	if s.settings, err = r.Session.Settings(); err != nil {
		reasons = append(reasons, err)
	}
	for _, p := range r.Parts.all() {
		if err := s.add(p); err != nil {
			reasons = append(reasons, err)
		}
	}
	return s, reasons
}

// add asks a part.
func (s *saved) add(p Part) error {
	state, err := p.Save()
	if err != nil {
		return err
	}
	body, err := json.Marshal(state)
	if err != nil {
		return fmt.Errorf("section %q: %w", p.Section(), err)
	}
	s.sections = append(s.sections, checkpoint.Section{Name: p.Section(), Version: partVersion, Body: body})
	if k, ok := p.(Keeper); ok {
		memory, err := k.Memory()
		if err != nil {
			return err
		}
		s.memory = append(s.memory, memory...)
	}
	return nil
}

// checkObjects says which objects and allocations cannot be made again.
func (r *Rebuilder) checkObjects(st *session.State) (reasons []error) {
	made := r.made()
	for _, o := range st.Objects {
		kind := session.KindOf(o.Handle)
		switch {
		case o.Recipe.Lost && !made[kind]:
			reasons = append(reasons, fmt.Errorf("the program has made so many objects that how one of them was made (%v) is not known any more", o.Recipe.Op))
		case o.Recipe.Op == wire.OpEventOpen:
			reasons = append(reasons, errors.New("the program uses an event of another process"))
		case o.Recipe.Op == wire.OpHandleOpen:
			reasons = append(reasons, errors.New("the program uses memory of another process"))
		}
	}
	for _, a := range st.Allocations {
		switch {
		case len(r.Parts.Memory) == 0:
			return append(reasons, errors.New("the program has device memory"))
		case a.Published != nil:
			reasons = append(reasons, fmt.Errorf("the program shares memory at %#x with other processes", a.Addr))
		case a.Opened:
			reasons = append(reasons, fmt.Errorf("the program uses memory of another process at %#x", a.Addr))
		}
	}
	return reasons
}

// made are the kinds of objects that parts make themselves.
func (r *Rebuilder) made() map[cu.Kind]bool {
	kinds := map[cu.Kind]bool{}
	for _, p := range r.Parts.all() {
		if m, ok := p.(Maker); ok {
			for _, kind := range m.Makes() {
				kinds[kind] = true
			}
		}
	}
	return kinds
}

// Read makes the session of a checkpoint in a worker whose session is new.
func (r *Rebuilder) Read(c *checkpoint.Reader) error {
	st, err := c.Session()
	if err != nil {
		return err
	}
	settings, err := c.Settings()
	if err != nil {
		return err
	}
	if err := r.Session.Restore(st); err != nil {
		return err
	}
	in, err := r.contentsOf(c, st)
	if err != nil {
		return err
	}
	isContext := func(kind cu.Kind) bool {
		return kind == cu.KindContext || kind == cu.KindGreenCtx || kind == cu.KindDevResourceDesc
	}
	made := r.made()
	r.phase("state")
	for _, step := range []struct {
		name string
		do   func() error
	}{
		{"code", func() error { return r.load(c, r.Parts.First) }},
		{"code", func() error { return r.readContents(in, true) }},
		{"contexts", func() error { return r.makeObjects(isContext) }},
		{"memory", func() error { return r.load(c, r.Parts.Memory) }},
		{"objects", func() error { return r.makeObjects(func(k cu.Kind) bool { return !isContext(k) && !made[k] }) }},
		{"objects", func() error { return r.follow(math.MaxUint64) }},
		{"settings", func() error { return r.set(settings) }},
		{"graphs", func() error { return r.load(c, r.Parts.Last) }},
		{"contents", func() error { return r.readContents(in, false) }},
		{"compare", r.Session.Restored},
	} {
		if err := step.do(); err != nil {
			return err
		}
		r.phase(step.name)
	}
	return nil
}

// load loads parts.
func (r *Rebuilder) load(c *checkpoint.Reader, parts []Part) error {
	for _, p := range parts {
		section, err := c.Section(p.Section())
		if err != nil {
			return err
		}
		if err := p.Load(func(v any) error { return json.Unmarshal(section.Body, v) }); err != nil {
			return fmt.Errorf("%s: %w", p.Section(), err)
		}
	}
	return nil
}

// makeObjects executes the recipes of objects of some kinds.
func (r *Rebuilder) makeObjects(fits func(cu.Kind) bool) error {
	last := uint64(0)
	for _, o := range r.Session.Restoring().Objects {
		if o.Recipe.Command == last || !fits(session.KindOf(o.Handle)) {
			continue
		}
		last = o.Recipe.Command
		if err := r.follow(o.Recipe.Command); err != nil {
			return err
		}
		if session.ClassOf(o.Recipe.Op) != session.Makes {
			return fmt.Errorf("an object of the program (%v) cannot be made again: the command makes none", o.Recipe.Op)
		}
		r.Session.Handles.Remake(o.Recipe.Command, nil)
		rc, err := r.Execute(o.Recipe.Op, o.Recipe.Context, o.Recipe.Request)
		if err == nil && rc != cu.CUDA_SUCCESS {
			err = rc
		}
		if err != nil {
			return fmt.Errorf("an object of the program (%v) could not be made again: %w", o.Recipe.Op, err)
		}
		if !r.Session.Handles.Bound(o.Handle) {
			return fmt.Errorf("an object of the program (%v) did not come back", o.Recipe.Op)
		}
	}
	return nil
}

// follow lets parts do what comes before an object.
func (r *Rebuilder) follow(number uint64) error {
	for _, p := range r.Parts.all() {
		if f, ok := p.(Follower); ok {
			if err := f.Follow(number); err != nil {
				return err
			}
		}
	}
	return nil
}

// set executes the settings.
func (r *Rebuilder) set(settings []session.Setting) error {
	r.Session.Handles.Remake(r.Session.Restoring().Names.Bound+1, nil)
	for _, s := range settings {
		if session.ClassOf(s.Op) != session.Changes {
			return fmt.Errorf("%v is no setting", s.Op)
		}
		rc, err := r.Execute(s.Op, s.Context, s.Request)
		if err == nil && rc != cu.CUDA_SUCCESS {
			err = rc
		}
		if err != nil {
			return fmt.Errorf("what the program set by %v could not be set again: %w", s.Op, err)
		}
	}
	return nil
}
