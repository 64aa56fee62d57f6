package checkpoint

import "fmt"

// About is what people want to know about a checkpoint. Nothing depends on it.
type About struct {
	Created int64         `json:"created"` // nanoseconds since 1970
	Ferry   string        `json:"ferry"`   // the version that wrote it
	Server  string        `json:"server"`  // name of the machine
	Driver  string        `json:"driver"`  // of the devices
	Tenant  string        `json:"tenant"`
	Client  string        `json:"client"` // name of the program's machine
	Program string        `json:"program"`
	PID     int32         `json:"pid"` // of the program, on its machine
	Devices []DeviceAbout `json:"devices"`
}

// A DeviceAbout is one device that the session had.
type DeviceAbout struct {
	Number int32  `json:"number"` // the server's
	Name   string `json:"name"`
	UUID   UUID   `json:"uuid"`
	Memory uint64 `json:"memory"` // bytes
	Major  uint32 `json:"major"`  // compute capability
	Minor  uint32 `json:"minor"`
}

// A UUID names a device, on every machine.
type UUID [16]byte

func (u UUID) String() string {
	return fmt.Sprintf("GPU-%x-%x-%x-%x-%x", u[:4], u[4:6], u[6:8], u[8:10], u[10:])
}

// MarshalText writes the UUID as String does.
func (u UUID) MarshalText() ([]byte, error) { return []byte(u.String()), nil }

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
