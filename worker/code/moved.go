package code

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/server/cache"
)

// Images are a part of a session that is moved (package worker/rebuild): the images of modules and libraries, uploads that are
// not used yet, and images that are held for the client. The modules themselves are loaded by their recipes.
type Images struct {
	ld    *Loader
	bytes [][]byte // of the regions
	kept  []*kept  // of the regions that are images, when they are saved
	known *Known   // what the other worker has already; nil if nothing
	state movedCode
}

// NewImages returns the images of a Loader.
func NewImages(ld *Loader) *Images { return &Images{ld: ld} }

// movedCode is what a checkpoint has of the images, beside the bytes.
type movedCode struct {
	Uploads []movedUpload `json:"uploads,omitempty"`
	Refused uint64        `json:"refused,omitempty"`
	Held    [][]byte      `json:"held,omitempty"` // hashes
	Images  []uint64      `json:"images,omitempty"`
	Uses    []movedUse    `json:"uses,omitempty"`    // in their order
	Regions []movedImage  `json:"regions,omitempty"` // what the regions of images are, in their order
}

type movedUpload struct {
	Number, Total uint64
}

// A movedUse is a library that is used in a context, with the number of bindings before and one more.
type movedUse struct {
	Library uint64
	Context uint32
	Number  uint64
}

// A movedImage is one region.
type movedImage struct {
	Of    string // "image", "upload" or "held"
	Which uint64 // the client's handle, the number of the upload, the place in Held
	Size  uint64
	Ahead bool `json:",omitempty"` // of an image: its bytes came before the session stopped
}

// takeMoved returns an image that came with the session; nil if there is none.
func (s *images) takeMoved(handle uint64) *kept {
	k := s.moved[handle]
	delete(s.moved, handle)
	return k
}

// Section is the name of the section for code.
func (m *Images) Section() string { return "code" }

// Kinds are the kinds of regions.
func (m *Images) Kinds() []checkpoint.Kind { return []checkpoint.Kind{checkpoint.Image} }

// Save lists the images.
func (m *Images) Save() (any, error) {
	ld := m.ld
	m.bytes, m.kept, m.state = nil, nil, movedCode{Refused: ld.blobs.refused}
	add := func(of string, which uint64, data []byte, k *kept) {
		if len(data) == 0 {
			return
		}
		m.bytes, m.kept = append(m.bytes, data), append(m.kept, k)
		ahead := k != nil && m.known != nil && m.known.kept[which] == k
		m.state.Regions = append(m.state.Regions, movedImage{of, which, uint64(len(data)), ahead})
	}
	for _, c := range ld.images.allLoaded() {
		m.state.Images = append(m.state.Images, c.handle)
		add("image", c.handle, c.kept.bytes(), c.kept)
		for _, index := range slices.Sorted(maps.Keys(c.used)) {
			if ld.gpu.Contexts[index] != nil {
				m.state.Uses = append(m.state.Uses, movedUse{c.handle, index, c.used[index]})
			}
		}
	}
	slices.SortStableFunc(m.state.Uses, func(a, b movedUse) int { return cmp.Compare(a.Number, b.Number) })
	for _, number := range slices.Sorted(maps.Keys(ld.blobs.open)) {
		x := ld.blobs.open[number]
		m.state.Uploads = append(m.state.Uploads, movedUpload{number, x.total})
		add("upload", number, x.data, nil)
	}
	for h, data := range ld.images.held {
		m.state.Held = append(m.state.Held, h[:])
		add("held", uint64(len(m.state.Held))-1, data, nil)
	}
	return m.state, nil
}

// Memory lists the regions.
func (m *Images) Memory() (list []checkpoint.Memory, err error) {
	for i, r := range m.state.Regions {
		if r.Ahead {
			continue
		}
		list = append(list, checkpoint.Memory{Kind: checkpoint.Image, Device: -1, Size: r.Size, Handle: uint64(i), Name: r.Of})
	}
	return list, nil
}

// ReadBlock reads a piece of an image.
func (m *Images) ReadBlock(_ device.Device, of checkpoint.Memory, offset uint64, to []byte) error {
	if k := m.kept[of.Handle]; k != nil {
		k.read(offset, to)
		return nil
	}
	copy(to, m.bytes[of.Handle][offset:])
	return nil
}

// Load takes the uploads, and makes room for the bytes of all regions.
func (m *Images) Load(decode func(v any) error) error {
	ld := m.ld
	if err := decode(&m.state); err != nil {
		return err
	}
	ld.images.moved, ld.blobs.refused = map[uint64]*kept{}, m.state.Refused
	uploads := map[uint64]*blob{}
	for _, u := range m.state.Uploads {
		if u.Total > MaxUploads || ld.blobs.bytes+u.Total > MaxUploads || len(m.state.Uploads) > 1024 {
			return fmt.Errorf("%d uploads, one of %d bytes, are more than a program may have", len(m.state.Uploads), u.Total)
		}
		uploads[u.Number] = &blob{total: u.Total}
		ld.blobs.bytes += u.Total
		ld.accounts.Host.Add(u.Total)
	}
	total := uint64(0)
	for _, r := range m.state.Regions {
		if r.Size == 0 || r.Size > maxMoved-total {
			return fmt.Errorf("an %s of %d bytes of device code, behind %d bytes of others, is more than a program has", r.Of, r.Size, total)
		}
		total += r.Size
		data, err := m.roomFor(r, uploads)
		if err != nil {
			return err
		}
		m.bytes = append(m.bytes, data)
	}
	ld.blobs.open = uploads
	if ld.images.ahead != nil {
		ld.images.ahead.keepOnly(m.state.Regions)
	}
	return nil
}

// maxMoved bounds the bytes of device code that come with a session.
const maxMoved = 16 << 30

// errRegion says that a section and its regions do not fit together.
var errRegion = errors.New("the checkpoint has bytes of device code that belong to nothing")

// roomFor makes room for the bytes of a region, where they are used.
func (m *Images) roomFor(r movedImage, uploads map[uint64]*blob) ([]byte, error) {
	ld, state := m.ld, &m.state
	switch {
	case r.Ahead:
		var k *kept
		if a := ld.images.ahead; a != nil && slices.Contains(state.Images, r.Which) {
			k = a.kept[r.Which]
		}
		if k == nil || uint64(len(k.data)) != r.Size {
			return nil, errRegion
		}
		ld.images.moved[r.Which] = k
		return k.data, nil
	case r.Of == "image" && slices.Contains(state.Images, r.Which):
		k := &kept{data: make([]byte, r.Size)}
		ld.images.moved[r.Which] = k
		return k.data, nil
	case r.Of == "upload" && uploads[r.Which] != nil && r.Size <= uploads[r.Which].total:
		uploads[r.Which].data = make([]byte, r.Size)
		return uploads[r.Which].data, nil
	case r.Of == "held" && r.Which < uint64(len(state.Held)) && len(state.Held[r.Which]) == len(cache.Hash{}):
		data, err := unix.Mmap(-1, 0, int(r.Size), unix.PROT_READ|unix.PROT_WRITE, unix.MAP_PRIVATE|unix.MAP_ANONYMOUS)
		if err != nil {
			return nil, fmt.Errorf("the host has no %d bytes for device code: %w", r.Size, err)
		}
		ld.images.held[cache.Hash(state.Held[r.Which])] = data
		ld.images.size += len(data)
		return data, nil
	}
	return nil, errRegion
}

// WriteBlock brings a piece of an image.
func (m *Images) WriteBlock(_ device.Device, of checkpoint.Memory, offset uint64, from []byte) error {
	if of.Handle >= uint64(len(m.bytes)) || offset+uint64(len(from)) > uint64(len(m.bytes[of.Handle])) {
		return errRegion
	}
	copy(m.bytes[of.Handle][offset:], from)
	return nil
}

// Follow uses libraries in contexts as they were used before the object with a number was made, so that the driver places variables as
// it did then.
func (m *Images) Follow(number uint64) error {
	for len(m.state.Uses) > 0 && m.state.Uses[0].Number <= number {
		u := m.state.Uses[0]
		real, ok := m.ld.s.Handles.Real(cu.KindLibrary, u.Library)
		if !ok && number != math.MaxUint64 {
			return nil // so far there are only contexts
		}
		m.state.Uses = m.state.Uses[1:]
		c := m.ld.images.of(codeOf(cu.KindLibrary, real))
		if !ok || c == nil || m.ld.gpu.Contexts[u.Context] == nil {
			return fmt.Errorf("the library %#x is not there", u.Library)
		}
		m.ld.gpu.Enter(u.Context)
		var rc cu.Result
		placeCode(m.ld.dev, func() { _, rc = m.ld.dev.LibraryGetModule(cu.Library(real)) })
		if rc != cu.CUDA_SUCCESS {
			return fmt.Errorf("a library of device code could not be loaded into a context: %w", rc)
		}
		if c.used == nil {
			c.used = map[uint32]uint64{}
		}
		c.used[u.Context] = u.Number
	}
	return nil
}
