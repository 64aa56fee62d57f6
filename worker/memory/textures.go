package memory

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/gpu"
	"ferry/worker/translate"
)

// Textures knows the texture and surface objects of a client, for a session that is moved. The
// driver numbers them, and kernels get these numbers in parameters and memory: made again, each
// must have its number. Texture references are handles, and come back with their settings.
//
// A Textures belongs to the command loop.
type Textures struct {
	m       *Memory
	structs *translate.Structs
	live    map[textureName]*textureObject
	made    uint64    // objects so far
	last    [2]uint64 // the highest number so far of textures and of surfaces
	unclear bool      // two had the same number at a time, so that it is not known which has ended
}

// A textureName is the number of a texture or surface object.
type textureName struct {
	surface bool
	number  uint64
}

func (n textureName) String() string {
	if n.surface {
		return fmt.Sprintf("surface object %d", n.number)
	}
	return fmt.Sprintf("texture object %d", n.number)
}

// A textureObject is how an object was made.
type textureObject struct {
	ctx     *gpu.Context // that it ends with
	order   uint64
	request wire.TexObjectCreateRequest // with the client's handles; of a surface only the resource counts
}

// NewTextures returns the Textures of a client that has none yet.
func NewTextures(m *Memory, structs *translate.Structs) *Textures {
	t := &Textures{m: m, structs: structs, live: map[textureName]*textureObject{}}
	m.onDropContext = t.dropContext
	return t
}

// NoteTexObjectCreate notes a texture object.
func (t *Textures) NoteTexObjectCreate(q *wire.TexObjectCreateRequest, made cu.TexObject, rc cu.Result) {
	if rc == cu.CUDA_SUCCESS {
		t.add(textureName{false, uint64(made)}, *q)
	}
}

// NoteSurfObjectCreate notes a surface object.
func (t *Textures) NoteSurfObjectCreate(q *wire.SurfObjectCreateRequest, made cu.SurfObject, rc cu.Result) {
	if rc == cu.CUDA_SUCCESS {
		t.add(textureName{true, uint64(made)}, wire.TexObjectCreateRequest{PResDesc: q.PResDesc})
	}
}

// NoteTexObjectDestroy notes the end of a texture object.
func (t *Textures) NoteTexObjectDestroy(q *wire.TexObjectDestroyRequest, rc cu.Result) {
	if rc == cu.CUDA_SUCCESS {
		delete(t.live, textureName{false, uint64(q.TexObject)})
	}
}

// NoteSurfObjectDestroy notes the end of a surface object.
func (t *Textures) NoteSurfObjectDestroy(q *wire.SurfObjectDestroyRequest, rc cu.Result) {
	if rc == cu.CUDA_SUCCESS {
		delete(t.live, textureName{true, uint64(q.SurfObject)})
	}
}

// row says which of the two rows of numbers is meant.
func (n textureName) row() int {
	if n.surface {
		return 1
	}
	return 0
}

// add notes an object. The array that it shows is kept as the client's handle, which never means
// another array, as the device's name may.
func (t *Textures) add(n textureName, q wire.TexObjectCreateRequest) {
	t.unclear = t.unclear || t.live[n] != nil
	t.structs.ShowCUDA_RESOURCE_DESC_v1(&q.PResDesc)
	t.keep(n, t.m.gpu.Current.Home(), q)
}

// keep notes an object with the client's handles.
func (t *Textures) keep(n textureName, c *gpu.Context, q wire.TexObjectCreateRequest) {
	t.made++
	t.last[n.row()] = max(t.last[n.row()], n.number)
	t.live[n] = &textureObject{c, t.made, q}
}

// dropContext forgets the objects of a context that has ended.
func (t *Textures) dropContext(c *gpu.Context) {
	for n, o := range t.live {
		if o.ctx == c {
			delete(t.live, n)
		}
	}
}

// Section names the state in a checkpoint.
func (t *Textures) Section() string { return "textures" }

// A texturesState is the section.
type texturesState struct {
	Objects []textureState `json:"objects,omitempty"` // by number
	Last    [2]uint64      `json:"last"`              // the highest number so far of textures and of surfaces
}

// A textureState is one object.
type textureState struct {
	Surface bool   `json:"surface,omitempty"`
	Number  uint64 `json:"number"`
	Context uint32 `json:"context"` // index of the one that it ends with
	Request []byte `json:"request"` // of wire.OpTexObjectCreate, with the client's handles
	// Ended says that the array or memory that it shows has ended: there is only a number left to keep.
	Ended bool `json:"ended,omitempty"`
}

// Save returns the state, or why the session cannot be moved.
func (t *Textures) Save() (any, error) {
	if t.unclear {
		return nil, errors.New("contexts of the program had texture or surface objects of the same number")
	}
	st := &texturesState{Last: t.last}
	orders := map[textureName]uint64{}
	for n, o := range t.live {
		orders[n] = o.order
		st.Objects = append(st.Objects, textureState{n.surface, n.number, o.ctx.Index, o.request.Append(nil), t.showsNothing(&o.request.PResDesc)})
	}
	slices.SortFunc(st.Objects, func(a, b textureState) int {
		return cmp.Or(cmp.Compare(a.Number, b.Number), cmp.Compare(orders[a.name()], orders[b.name()]))
	})
	return st, nil
}

func (s *textureState) name() textureName { return textureName{s.Surface, s.Number} }

// showsNothing reports whether the resource of an object has ended before the object.
func (t *Textures) showsNothing(d *cu.CUDA_RESOURCE_DESC_v1) bool {
	first := binary.LittleEndian.Uint64(cu.Bytes(&d.Res))
	kind := cu.KindArray
	switch d.ResType {
	case cu.CU_RESOURCE_TYPE_ARRAY:
	case cu.CU_RESOURCE_TYPE_MIPMAPPED_ARRAY:
		kind = cu.KindMipmappedArray
	default: // memory at an address; outside of the window lie variables
		t.m.mu.Lock()
		defer t.m.mu.Unlock()
		_, a, found := t.m.allocations.First(session.Range{Base: first, Size: 1})
		return t.m.window.Contains(first, 1) && (!found || a.freeing) && t.m.accounts.Charges.MappedAt(first) == nil
	}
	_, live := t.m.s.Handles.Real(kind, first)
	return !live
}

// maxPlaceholders bounds how many objects are made and ended to come to a number.
const maxPlaceholders = 1 << 22

// Load makes the objects again, when arrays and memory exist. Numbers in between, of objects that have
// ended, are taken by place-holders: drivers give numbers in order, and may give one again once
// it is free.
func (t *Textures) Load(decode func(any) error) error {
	var st texturesState
	if err := decode(&st); err != nil {
		return err
	}
	l := &textureLoading{t: t}
	defer l.end()
	last := textureName{}
	for i := range st.Objects {
		s := &st.Objects[i]
		if s.Number == 0 || s.Number < last.number || s.name() == last || t.live[s.name()] != nil {
			return damaged("%v comes behind %v", s.name(), last)
		}
		last = s.name()
		if err := l.object(s); err != nil {
			return err
		}
	}
	rows := []textureName{{false, st.Last[0]}, {true, st.Last[1]}}
	slices.SortFunc(rows, func(a, b textureName) int { return cmp.Compare(a.number, b.number) })
	for _, n := range rows {
		l.passTo(n)
	}
	return nil
}

// maxPassed bounds how many numbers of ended objects passTo takes. A program that has made and ended more may get one of them for another object, as
// with drivers that give numbers again.
const maxPassed = 1 << 16

// passTo takes all numbers up to one that an ended object had, so that no later object gets a number which the
// program may still keep somewhere.
func (l *textureLoading) passTo(n textureName) {
	t := l.t
	c := t.m.gpu.AnyContext()
	if n.number <= t.last[n.row()] {
		return
	}
	t.last[n.row()] = n.number
	if c == nil {
		return
	}
	t.m.gpu.Enter(c.Index)
	for range maxPassed {
		got, rc := l.create(&textureState{Surface: n.surface, Ended: true}, &wire.TexObjectCreateRequest{})
		if rc != cu.CUDA_SUCCESS {
			break
		}
		l.placeholder(textureName{n.surface, got})
		if got >= n.number || n.number-got > maxPassed {
			break
		}
	}
}

// A textureLoading makes objects again.
type textureLoading struct {
	t     *Textures
	tries int
	keep  bool          // the driver gives free numbers again: place-holders are kept to the end
	ended textureName   // the last place-holder that was not kept
	kept  []textureName // place-holders
	in    []uint32      // the contexts of those
	blank cu.Array      // what place-holders show
	of    uint32        // the context of blank
}

// errNumber says that an object cannot have its number here.
var errNumber = errors.New("kernels of the program know it by that number")

// object makes an object, and place-holders before it.
func (l *textureLoading) object(s *textureState) error {
	t := l.t
	c := t.m.gpu.Contexts[s.Context]
	var q wire.TexObjectCreateRequest
	if err := q.Decode(s.Request); err != nil || c == nil || c.Home() != c {
		return damaged("%v of context %d: %v", s.name(), s.Context, err)
	}
	t.m.gpu.Enter(c.Index)
	for {
		got, rc := l.create(s, &q)
		switch {
		case rc != cu.CUDA_SUCCESS:
			return fmt.Errorf("%v cannot be made here: %w", s.name(), rc)
		case got == s.Number:
			t.keep(s.name(), c, q)
			return nil
		case got > s.Number:
			return fmt.Errorf("%v would be number %d here: %w", s.name(), got, errNumber)
		}
		if l.tries++; l.tries > maxPlaceholders {
			return fmt.Errorf("%v is too far behind number %d, which it would have here: %w", s.name(), got, errNumber)
		}
		l.placeholder(textureName{s.Surface, got})
	}
}

// placeholder ends an object that has got the number of one that ended, or keeps it.
func (l *textureLoading) placeholder(n textureName) {
	if l.keep = l.keep || n == l.ended; l.keep {
		l.kept, l.in = append(l.kept, n), append(l.in, l.t.m.gpu.Current.Index)
		return
	}
	l.destroy(n)
	l.ended = n
}

func (l *textureLoading) destroy(n textureName) {
	if n.surface {
		l.t.m.dev.SurfObjectDestroy(cu.SurfObject(n.number))
	} else {
		l.t.m.dev.TexObjectDestroy(cu.TexObject(n.number))
	}
}

// create makes an object as it was made, or one that shows nothing.
func (l *textureLoading) create(s *textureState, q *wire.TexObjectCreateRequest) (uint64, cu.Result) {
	t := l.t
	d := q.PResDesc
	var td *cu.CUDA_TEXTURE_DESC_v1
	var view *cu.CUDA_RESOURCE_VIEW_DESC_v1
	if s.Ended {
		blank, rc := l.blankArray()
		if rc != cu.CUDA_SUCCESS {
			return 0, rc
		}
		d, td = cu.CUDA_RESOURCE_DESC_v1{ResType: cu.CU_RESOURCE_TYPE_ARRAY}, &cu.CUDA_TEXTURE_DESC_v1{}
		binary.LittleEndian.PutUint64(cu.Bytes(&d.Res), uint64(blank))
	} else {
		if rc := t.structs.AdmitCUDA_RESOURCE_DESC_v1(&d); rc != cu.CUDA_SUCCESS {
			return 0, rc
		}
		if q.Present&1 != 0 {
			td = &q.PTexDesc
		}
		if q.Present&2 != 0 {
			view = &q.PResViewDesc
		}
	}
	if s.Surface {
		n, rc := t.m.dev.SurfObjectCreate(&d)
		return uint64(n), rc
	}
	n, rc := t.m.dev.TexObjectCreate(&d, td, view)
	return uint64(n), rc
}

// blankArray is an array of the current context for objects whose own has ended.
func (l *textureLoading) blankArray() (cu.Array, cu.Result) {
	current := l.t.m.gpu.Current.Index
	if l.blank != 0 && l.of == current {
		return l.blank, cu.CUDA_SUCCESS
	}
	l.dropBlank()
	const surfaces = 0x02 // CUDA_ARRAY3D_SURFACE_LDST
	a, rc := l.t.m.dev.Array3DCreate(&cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 1, Height: 1, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 1, Flags: surfaces})
	l.blank, l.of = a, current
	return a, rc
}

func (l *textureLoading) dropBlank() {
	if l.blank != 0 {
		l.t.m.gpu.Enter(l.of)
		l.t.m.dev.ArrayDestroy(l.blank)
		l.blank = 0
	}
}

// end ends the place-holders.
func (l *textureLoading) end() {
	current := l.t.m.gpu.Current
	for i, n := range l.kept {
		l.t.m.gpu.Enter(l.in[i])
		l.destroy(n)
	}
	l.dropBlank()
	if current != nil {
		l.t.m.gpu.Enter(current.Index)
	}
}
