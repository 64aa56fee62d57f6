package checkpoint

import "ferry/wire"

// A Setting is a command that changed an object after it was made: an attribute of a function, a parameter
// of a graph's node. Settings are executed again, in their order, when all objects exist. Only the last of those
// that replace each other is needed: a checkpoint holds no history.
type Setting struct {
	Object  uint64 // the handle of what it changed
	Op      wire.Op
	Request []byte // nil if it is empty
}

// Settings adds the settings of all objects as a section.
func (w *Writer) Settings(settings []Setting) error {
	return w.Section(Section{Name: SectionSettings, Version: settingsVersion, Body: encodeSettings(settings)})
}

// Settings reads the settings; none if the checkpoint has no such section.
func (r *Reader) Settings() ([]Setting, error) {
	if !r.hasSection(SectionSettings) {
		return nil, nil
	}
	s, err := r.versioned(SectionSettings, settingsVersion)
	if err != nil {
		return nil, err
	}
	settings, err := decodeSettings(s.Body)
	if err != nil {
		return nil, damaged("section %q: %v", SectionSettings, err)
	}
	return settings, nil
}

func encodeSettings(settings []Setting) []byte {
	a := &appender{}
	a.uint(uint64(len(settings)))
	for _, s := range settings {
		a.fixed(s.Object)
		a.uint(uint64(s.Op))
		a.bytes(s.Request)
	}
	return a.b
}

func decodeSettings(body []byte) ([]Setting, error) {
	f := &fields{b: body}
	settings := list(f, 10, func() Setting { return Setting{f.fixed(), f.op(), f.request()} })
	return settings, f.end()
}
