package checkpoint

// About is what people want to know about a checkpoint. Nothing depends on it.
type About struct {
	Created int64 // nanoseconds since 1970
	Ferry   string
	Server  string // name of the machine
	Driver  string // of the devices
	Tenant  string
	Client  string // name of the program's machine
	Program string
	PID     int32 // of the program, on its machine
	Devices []DeviceAbout
}

// A DeviceAbout is one device that the session had.
type DeviceAbout struct {
	Number int32 // the server's
	Name   string
	UUID   [16]byte
	Memory uint64 // bytes
	Major  uint32 // compute capability
	Minor  uint32
}

// maxAboutText bounds the texts of About.
const maxAboutText = 4 << 10

// About adds a section for people.
func (w *Writer) About(about *About) error {
	a := &appender{}
	a.int(about.Created)
	for _, s := range []string{about.Ferry, about.Server, about.Driver, about.Tenant, about.Client, about.Program} {
		a.text(s[:min(len(s), maxAboutText)])
	}
	a.int(int64(about.PID))
	a.uint(uint64(len(about.Devices)))
	for _, d := range about.Devices {
		a.int(int64(d.Number))
		a.text(d.Name[:min(len(d.Name), maxAboutText)])
		a.b = append(a.b, d.UUID[:]...)
		a.uint(d.Memory)
		a.uint(uint64(d.Major))
		a.uint(uint64(d.Minor))
	}
	return w.Section(Section{Name: SectionAbout, Version: aboutVersion, Optional: true, Body: a.b})
}

// About reads the section for people.
func (r *Reader) About() (*About, error) {
	s, err := r.versioned(SectionAbout, aboutVersion)
	if err != nil {
		return nil, err
	}
	about, err := decodeAbout(s.Body)
	if err != nil {
		return nil, damaged("section %q: %v", SectionAbout, err)
	}
	return about, nil
}

func decodeAbout(body []byte) (*About, error) {
	f := &fields{b: body}
	text := func() string { return f.text(maxAboutText) }
	about := &About{Created: f.varint(), Ferry: text(), Server: text(), Driver: text(), Tenant: text(), Client: text(), Program: text(), PID: f.int32()}
	about.Devices = list(f, 21, func() DeviceAbout {
		d := DeviceAbout{Number: f.int32(), Name: text()}
		copy(d.UUID[:], f.run(uint64(len(d.UUID))))
		d.Memory, d.Major, d.Minor = f.uvarint(), f.uint32(), f.uint32()
		return d
	})
	return about, f.end()
}
