package checkpoint

import (
	"bytes"
	"encoding/binary"
	"fmt"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// The sections that this package encodes. Other packages add their own.
const (
	SectionSession  = "session"
	SectionSettings = "settings"
	SectionAbout    = "about"

	sessionVersion  = 2
	settingsVersion = 2
	aboutVersion    = 1
)

// KnownSections are the sections that this package encodes. A caller may add its own to the map.
func KnownSections() Known {
	return Known{SectionSession: sessionVersion, SectionSettings: settingsVersion, SectionAbout: aboutVersion}
}

// Session adds the state of a session as a section.
func (w *Writer) Session(st *session.State) error {
	return w.Section(Section{Name: SectionSession, Version: sessionVersion, Body: encodeState(st)})
}

// Session reads the state of a session. What it returns has been validated.
func (r *Reader) Session() (*session.State, error) {
	s, err := r.versioned(SectionSession, sessionVersion)
	if err != nil {
		return nil, err
	}
	st, err := decodeState(s.Body, s.Version)
	if err == nil {
		err = st.Validate()
	}
	if err != nil {
		return nil, damaged("section %q: %v", SectionSession, err)
	}
	return st, nil
}

// versioned reads a section if it is of a version that this ferry knows.
func (r *Reader) versioned(name string, newest uint32) (Section, error) {
	s, err := r.Section(name)
	if err == nil && s.Version > newest {
		err = fmt.Errorf("%w: its section %q has version %d, and this ferry knows up to %d: use the ferry that wrote it, or a newer one", ErrVersion, name, s.Version, newest)
	}
	return s, err
}

// An appender writes fields one behind the other.
type appender struct{ b []byte }

func (a *appender) uint(v uint64)        { a.b = binary.AppendUvarint(a.b, v) }
func (a *appender) int(v int64)          { a.b = binary.AppendVarint(a.b, v) }
func (a *appender) fixed(v uint64)       { a.b = binary.LittleEndian.AppendUint64(a.b, v) } // handles: all bits count
func (a *appender) text(s string)        { a.b = appendText(a.b, s) }
func (a *appender) bytes(b []byte)       { a.uint(uint64(len(b))); a.b = append(a.b, b...) }
func (a *appender) span(r session.Range) { a.uint(r.Base); a.uint(r.Size) }

func (a *appender) flag(v bool) {
	if v {
		a.b = append(a.b, 1)
	} else {
		a.b = append(a.b, 0)
	}
}

func (a *appender) devices(list []cu.Device) {
	a.uint(uint64(len(list)))
	for _, d := range list {
		a.int(int64(d))
	}
}

func encodeState(st *session.State) []byte {
	a := &appender{}
	a.uint(st.ID)
	a.uint(uint64(st.Revision))
	a.span(st.Windows.Device)
	a.span(st.Windows.Server)
	a.span(st.Windows.Host)
	a.devices(st.Devices.Granted)
	a.flag(st.Devices.Visible != nil)
	if st.Devices.Visible != nil {
		a.devices(st.Devices.Visible)
	}
	a.uint(uint64(len(st.Contexts)))
	for i := range st.Contexts {
		a.context(&st.Contexts[i])
	}
	a.uint(uint64(len(st.Objects)))
	for _, o := range st.Objects {
		a.fixed(o.Handle)
		a.uint(o.Number)
		a.fixed(o.Owner)
		a.uint(uint64(o.Context))
		a.uint(uint64(o.Recipe.Op))
		a.uint(uint64(o.Recipe.Context))
		a.uint(o.Recipe.Command)
		a.flag(o.Recipe.Lost)
		a.bytes(o.Recipe.Request)
	}
	a.names(&st.Names)
	a.uint(uint64(len(st.Allocations)))
	for i := range st.Allocations {
		a.allocation(&st.Allocations[i])
	}
	a.int(int64(st.Late.Result))
	a.uint(uint64(st.Late.Op))
	a.uint(uint64(st.Late.Context))
	return a.b
}

func (a *appender) context(c *session.ContextState) {
	a.fixed(uint64(c.Handle))
	a.uint(uint64(c.Index))
	a.int(int64(c.Device))
	a.flag(c.Primary)
	a.fixed(uint64(c.Green))
	a.uint(uint64(c.Base))
	a.flag(c.Partitioned)
	a.uint(uint64(len(c.Limits)))
	for _, l := range c.Limits {
		a.int(int64(l.Limit))
		a.uint(l.Bytes)
	}
	a.uint(uint64(len(c.Blocking)))
	for _, s := range c.Blocking {
		a.fixed(uint64(s))
	}
}

func (a *appender) names(n *session.Names) {
	a.uint(n.Bound)
	a.uint(n.Ended)
	a.uint(uint64(n.Client))
	a.uint(uint64(n.Server))
	a.uint(uint64(len(n.Free)))
	for _, h := range n.Free {
		a.fixed(h)
	}
	a.uint(uint64(len(n.Aliases)))
	for _, alias := range n.Aliases {
		a.fixed(alias.Handle)
		a.fixed(alias.Of)
	}
}

func (a *appender) allocation(m *session.Allocation) {
	a.uint(m.Addr)
	a.uint(m.Size)
	a.int(int64(m.Device))
	a.uint(uint64(m.Context))
	a.flag(m.Opened)
	a.flag(m.Published != nil)
	if p := m.Published; p != nil {
		a.fixed(p.Magic)
		a.b = append(a.b, p.Name[:]...)
		a.uint(p.Offset)
		a.uint(p.Size)
		a.uint(uint64(p.Kind))
		a.int(int64(p.Device))
	}
}

// The decoders of fields that only sections have.

func (f *fields) fixed() uint64 {
	if b := f.run(8); b != nil {
		return binary.LittleEndian.Uint64(b)
	}
	return 0
}

func (f *fields) flag() bool {
	v := f.byte()
	if v > 1 {
		f.fail(fmt.Errorf("a flag is %d", v))
	}
	return v == 1
}

func (f *fields) uint32() uint32 { return uint32(f.most(1<<32-1, "a number of 32 bits")) }

func (f *fields) int32() int32 {
	v := f.varint()
	if v != int64(int32(v)) {
		f.fail(fmt.Errorf("a number of 32 bits is %d", v))
	}
	return int32(v)
}

func (f *fields) span() session.Range { return session.Range{Base: f.uvarint(), Size: f.uvarint()} }

// list decodes elements of at least least bytes each, which bounds how many there can be.
func list[T any](f *fields, least int, decode func() T) (elements []T) {
	n := f.uvarint()
	if n > uint64(len(f.b)/least) {
		f.fail(errShort)
	}
	if f.err != nil || n == 0 {
		return nil
	}
	elements = make([]T, 0, n)
	for i := uint64(0); i < n && f.err == nil; i++ {
		elements = append(elements, decode())
	}
	return elements
}

func (f *fields) device() cu.Device { return cu.Device(f.int32()) }

func decodeState(body []byte, version uint32) (*session.State, error) {
	f := &fields{b: body}
	st := &session.State{ID: f.uvarint(), Revision: wire.Revision(f.uint32())}
	st.Windows = session.Windows{Device: f.span(), Server: f.span(), Host: f.span()}
	st.Devices.Granted = list(f, 1, f.device)
	if f.flag() {
		st.Devices.Visible = append([]cu.Device{}, list(f, 1, f.device)...)
	}
	st.Contexts = list(f, 20, f.context)
	if version > 1 {
		st.Objects = list(f, 23, f.object)
	} else {
		st.Objects = list(f, 20, f.firstObject)
		numberObjects(st.Objects)
	}
	st.Names = f.names()
	st.Allocations = list(f, 6, f.allocation)
	st.Late = session.Late{Result: cu.Result(f.int32()), Op: f.op(), Context: f.uint32()}
	return st, f.end()
}

func (f *fields) op() wire.Op { return wire.Op(f.most(1<<16-1, "the number of a command")) }

func (f *fields) object() session.Object {
	o := session.Object{Handle: f.fixed(), Number: f.uvarint(), Owner: f.fixed(), Context: f.uint32()}
	o.Recipe = session.Recipe{Op: f.op(), Context: f.uint32(), Command: f.uvarint(), Lost: f.flag(), Request: f.request()}
	return o
}

// firstObject is object in version 1 of the section.
func (f *fields) firstObject() session.Object {
	o := session.Object{Handle: f.fixed(), Owner: f.fixed(), Context: f.uint32()}
	o.Recipe = session.Recipe{Op: f.op(), Lost: f.flag(), Request: f.request(), Context: o.Context}
	return o
}

// numberObjects gives the objects of version 1 the numbers that they most likely had: only their order is known.
func numberObjects(list []session.Object) {
	for i := range list {
		o := &list[i]
		o.Number, o.Recipe.Command = uint64(i)+1, uint64(i)+1
		if i > 0 && o.Recipe.Op == list[i-1].Recipe.Op && bytes.Equal(o.Recipe.Request, list[i-1].Recipe.Request) {
			o.Recipe.Command = list[i-1].Recipe.Command
		}
	}
}

// request is the payload of a command, nil if it is empty.
func (f *fields) request() []byte {
	b := f.run(f.uvarint())
	if len(b) == 0 {
		return nil
	}
	return b[:len(b):len(b)]
}

func (f *fields) context() session.ContextState {
	return session.ContextState{
		Handle: cu.Context(f.fixed()), Index: f.uint32(), Device: f.device(), Primary: f.flag(),
		Green: cu.GreenCtx(f.fixed()), Base: f.uint32(), Partitioned: f.flag(),
		Limits: list(f, 2, func() session.LimitState {
			return session.LimitState{Limit: cu.Limit(f.int32()), Bytes: f.uvarint()}
		}),
		Blocking: list(f, 8, func() cu.Stream { return cu.Stream(f.fixed()) }),
	}
}

func (f *fields) names() session.Names {
	return session.Names{
		Bound: f.uvarint(), Ended: f.uvarint(), Client: f.uint32(), Server: f.uint32(),
		Free:    list(f, 8, f.fixed),
		Aliases: list(f, 16, func() session.Alias { return session.Alias{Handle: f.fixed(), Of: f.fixed()} }),
	}
}

func (f *fields) allocation() session.Allocation {
	m := session.Allocation{Addr: f.uvarint(), Size: f.uvarint(), Device: f.device(), Context: f.uint32(), Opened: f.flag()}
	if f.flag() {
		p := &cu.FerryShare{Magic: f.fixed()}
		copy(p.Name[:], f.run(uint64(len(p.Name))))
		p.Offset, p.Size, p.Kind, p.Device = f.uvarint(), f.uvarint(), f.uint32(), f.int32()
		m.Published = p
	}
	return m
}
