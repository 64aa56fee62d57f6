package rebuild

import (
	"errors"

	"ferry/checkpoint"
)

// SectionPreliminary is the section by which a checkpoint says that it is preliminary: the session that it describes has gone on,
// and its memory is not in it, only the images of device code. It says what to prepare, and nothing is made of it.
const (
	SectionPreliminary = "preliminary"
	preliminaryVersion = 1
)

// A Preliminary is a session as it was at some moment, to be written while it goes on.
type Preliminary struct {
	r      *Rebuilder
	saved  *saved
	images []checkpoint.Memory
}

// Preliminary asks the session and all parts, as Write does, or says why the session cannot be moved. The caller has the command loop's
// state; there may be work on the devices.
func (r *Rebuilder) Preliminary() (*Preliminary, error) {
	s, err := r.save()
	if err != nil {
		return nil, err
	}
	p := &Preliminary{r: r, saved: s}
	for _, m := range s.memory {
		if m.Kind == checkpoint.Image && m.Name == "image" { // others the command loop may end meanwhile
			p.images = append(p.images, m)
		}
	}
	return p, nil
}

// Write writes the checkpoint. The command loop may go on meanwhile. The caller closes the Writer.
func (p *Preliminary) Write(w *checkpoint.Writer) error {
	sections := append([]checkpoint.Section{{Name: SectionPreliminary, Version: preliminaryVersion, Body: []byte("{}")}}, p.saved.sections...)
	if err := errors.Join(w.Session(&p.saved.state), w.Settings(p.saved.settings)); err != nil {
		return err
	}
	for _, section := range sections {
		if err := w.Section(section); err != nil {
			return err
		}
	}
	return p.r.writeContents(w, p.images)
}
