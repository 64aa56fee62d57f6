package checkpoint

import "ferry/session"

// A Setting is a command that changed an object after it was made.
type Setting = session.Setting

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
	settings, err := decodeSettings(s.Body, s.Version)
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
		a.uint(uint64(s.Context))
		a.uint(uint64(s.Op))
		a.bytes(s.Request)
	}
	return a.b
}

func decodeSettings(body []byte, version uint32) ([]Setting, error) {
	f := &fields{b: body}
	settings := list(f, 10, func() Setting {
		set := Setting{Object: f.fixed()}
		if version > 1 {
			set.Context = f.uint32()
		}
		set.Op, set.Request = f.op(), f.request()
		return set
	})
	return settings, f.end()
}
