package code

import (
	"errors"
	"fmt"

	"ferry/api/cu"
	"ferry/session"
)

// Links are a part of a session that is moved (package worker/rebuild): what the client's links consist of so far, and the images of
// completed ones that the client may not have fetched.
type Links struct{ l *Linker }

// NewLinks returns the links of a Linker.
func NewLinks(l *Linker) *Links { return &Links{l} }

// A movedLink is one link.
type movedLink struct {
	State    cu.LinkState // the client's handle
	Added    []linkable   `json:",omitempty"`
	Complete bool         `json:",omitempty"`
	Image    []byte       `json:",omitempty"`
}

// maxLinked bounds the bytes of all links of a session that is moved. A link lasts for a moment.
const maxLinked = 64 << 20

// errLinking is why a session with large links cannot be moved.
var errLinking = errors.New("the program is linking much device code: try again when it has done so")

// Section is the name of the section for links.
func (m *Links) Section() string { return "links" }

// Save lists the links.
func (m *Links) Save() (any, error) {
	list, size := []movedLink{}, 0
	for _, o := range m.l.s.Handles.Objects() {
		if session.KindOf(o.Handle) != cu.KindLinkState {
			continue
		}
		real, _ := m.l.s.Handles.Real(cu.KindLinkState, o.Handle)
		x := movedLink{State: cu.LinkState(o.Handle), Added: m.l.added[real]}
		x.Image, x.Complete = m.l.linked[x.State]
		for _, part := range x.Added {
			size += len(part.Data)
		}
		if size += len(x.Image); size > maxLinked {
			return nil, errLinking
		}
		list = append(list, x)
	}
	return list, nil
}

// Load adds what was added to each link, and completes those that were. The image that the client fetches is the one of which it was
// told the size.
func (m *Links) Load(decode func(v any) error) error {
	var list []movedLink
	if err := decode(&list); err != nil {
		return err
	}
	for _, x := range list {
		real, ok := m.l.s.Handles.Real(cu.KindLinkState, uint64(x.State))
		if !ok {
			return fmt.Errorf("the link %#x is not there", x.State)
		}
		m.l.gpu.Enter(m.l.s.Handles.Context(uint64(x.State)))
		for _, part := range x.Added {
			if _, rc := m.l.dev.LinkAdd(cu.LinkState(real), part.Type, part.Data, part.Name); rc != cu.CUDA_SUCCESS {
				return fmt.Errorf("%q could not be linked again: %w", part.Name, rc)
			}
		}
		m.l.added[real] = x.Added
		if !x.Complete {
			continue
		}
		if _, _, rc := m.l.dev.LinkComplete(cu.LinkState(real)); rc != cu.CUDA_SUCCESS {
			return fmt.Errorf("a link could not be completed again: %w", rc)
		}
		m.l.linked[x.State] = x.Image
	}
	return nil
}
