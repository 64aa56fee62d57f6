package translate

import (
	"bytes"
	"encoding/binary"
	"fmt"

	"ferry/api/cu"
	"ferry/session"
)

// resources are the descriptions of multiprocessors that the client was given. The driver
// writes data of its own into them, pointers included: the client gets the documented
// fields and a number, and the original stays here.
type resources struct {
	list  []cu.DevResource_v1
	ids   map[cu.DevResource_v1]uint64
	asked []asked
}

// An asked is a command whose answer brought new resources.
type asked struct {
	Recipe session.Recipe // its Command is one more than the number of bindings before
	First  int            // how many resources there were before
}

// maxResources bounds how many descriptions a client can make the worker keep. Asking again
// for a known one adds nothing.
const maxResources = 1 << 14

const (
	ResourceID = 4 // offset of the number in the opaque part
	smFields   = 3 // documented words: how many multiprocessors, the smallest partition, how many go together
)

// shown is what the client sees of a resource.
func shown(r *cu.DevResource_v1, id uint64) cu.DevResource_v1 {
	v := cu.DevResource_v1{Type: r.Type}
	if r.Type == cu.CU_DEV_RESOURCE_TYPE_SM {
		copy(v.Anon0[:smFields], r.Anon0[:smFields])
		binary.LittleEndian.PutUint64(v.Internal_padding[ResourceID:], id)
	}
	return v
}

// ShowDevResource_v1 keeps a resource and replaces it by what the client sees.
func (t *Structs) ShowDevResource_v1(r *cu.DevResource_v1) {
	rs := &t.resources
	if r.Type != cu.CU_DEV_RESOURCE_TYPE_SM {
		*r = cu.DevResource_v1{}
		return
	}
	id, ok := rs.ids[*r]
	if !ok {
		if len(rs.list) == maxResources {
			t.s.Fail(fmt.Errorf("%w: more than %d device resources", session.ErrHandle, maxResources))
			return
		}
		if rs.ids == nil {
			rs.ids = map[cu.DevResource_v1]uint64{}
		}
		if making := t.s.Handles.Making(); len(rs.asked) == 0 || !rs.asked[len(rs.asked)-1].by(&making) {
			making.Request = bytes.Clone(making.Request)
			rs.asked = append(rs.asked, asked{making, len(rs.list)})
		}
		rs.list = append(rs.list, *r)
		id = uint64(len(rs.list))
		rs.ids[*r] = id
	}
	*r = shown(r, id)
}

// AdmitDevResource_v1 finds the original of a resource of the client. A client that changed
// any byte gets the error that the driver would give.
func (t *Structs) AdmitDevResource_v1(r *cu.DevResource_v1) cu.Result {
	rs := &t.resources
	if r.Type != cu.CU_DEV_RESOURCE_TYPE_SM {
		return cu.CUDA_ERROR_INVALID_RESOURCE_TYPE
	}
	id := binary.LittleEndian.Uint64(r.Internal_padding[ResourceID:])
	if id == 0 || id > uint64(len(rs.list)) || *r != shown(&rs.list[id-1], id) {
		return cu.CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION
	}
	*r = rs.list[id-1]
	return cu.CUDA_SUCCESS
}

// by reports whether a command is the one that was asked. The same command asked twice brings nothing new the second time.
func (a *asked) by(r *session.Recipe) bool {
	return a.Recipe.Op == r.Op && a.Recipe.Context == r.Context && bytes.Equal(a.Recipe.Request, r.Request)
}

// Resources are a part of a session that is moved (package worker/rebuild): the descriptions of multiprocessors that the client was
// given. The commands that brought them are executed again, where they were executed between other objects.
type Resources struct {
	structs *Structs
	again   func(session.Recipe) (cu.Result, error)
	left    []asked // are still to be asked
	total   int
}

// NewResources returns the resources of a client. again executes a command without an answer.
func NewResources(t *Structs, again func(session.Recipe) (cu.Result, error)) *Resources {
	return &Resources{structs: t, again: again}
}

// movedResources is what a checkpoint has of them.
type movedResources struct {
	Asked []asked `json:"asked,omitempty"`
	Total int     `json:"total,omitempty"`
}

// Section is the name of the section for resources.
func (r *Resources) Section() string { return "resources" }

// Save lists the commands.
func (r *Resources) Save() (any, error) {
	return movedResources{r.structs.resources.asked, len(r.structs.resources.list)}, nil
}

// Load says what to ask.
func (r *Resources) Load(decode func(v any) error) error {
	var m movedResources
	if err := decode(&m); err != nil {
		return err
	}
	first := 0
	for _, a := range m.Asked {
		if a.First < first || a.First > m.Total {
			return fmt.Errorf("resource %d behind resource %d is impossible", a.First, first)
		}
		first = a.First
	}
	if m.Total > maxResources {
		return fmt.Errorf("%d resources: the limit is %d", m.Total, maxResources)
	}
	r.left, r.total = m.Asked, m.Total
	return nil
}

// Follow asks what was asked before the object with a number was made.
func (r *Resources) Follow(number uint64) error {
	for len(r.left) > 0 && r.left[0].Recipe.Command <= number {
		a, rs := r.left[0], &r.structs.resources
		r.left = r.left[1:]
		rc, err := r.again(a.Recipe)
		if err != nil {
			return fmt.Errorf("what the multiprocessors of the GPU can be divided into is not known (%v): %w", a.Recipe.Op, err)
		}
		want := r.total
		if len(r.left) > 0 {
			want = r.left[0].First
		}
		if rc != cu.CUDA_SUCCESS { // it was asked of a context that has ended: its numbers mean nothing any more
			rs.asked = append(rs.asked, a)
			rs.list = append(rs.list, make([]cu.DevResource_v1, max(0, want-len(rs.list)))...)
		}
		if len(rs.list) != want || len(rs.asked) == 0 {
			return fmt.Errorf("the multiprocessors of the GPU are divided differently here: %d parts, not %d (%v)", len(rs.list), want, a.Recipe.Op)
		}
		rs.asked[len(rs.asked)-1] = a // with its number
	}
	return nil
}
