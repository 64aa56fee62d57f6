package translate

import (
	"encoding/binary"
	"fmt"

	"ferry/api/cu"
	"ferry/session"
)

// resources are the descriptions of multiprocessors that the client was given. The driver
// writes data of its own into them, pointers included: the client gets the documented
// fields and a number, and the original stays here.
type resources struct {
	list []cu.DevResource_v1
	ids  map[cu.DevResource_v1]uint64
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
