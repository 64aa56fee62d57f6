package worker

import (
	"encoding/binary"
	"fmt"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// home is the context that what is made in c belongs to: for a green one the
// primary context, which outlives it.
func (c *context) home() *context {
	if c.base != nil {
		return c.base
	}
	return c
}

func (w *Worker) cmdGreenCreate(q *wire.GreenCreateRequest, _ *wire.GreenCreateReply) cu.Result {
	dev, ok := w.s.Devices.Ordinal(q.Dev)
	if !ok {
		return cu.CUDA_ERROR_INVALID_DEVICE
	}
	desc, ok := w.s.Handles.Real(cu.KindDevResourceDesc, uint64(q.Desc))
	if !ok || desc == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	var primary *context
	for _, c := range w.contexts {
		if c.Primary && c.Device == dev {
			primary = c
		}
	}
	if primary == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	green, rc := w.dev.GreenCtxCreate(cu.DevResourceDesc(desc), dev, q.Flags)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	real, rc := w.dev.CtxFromGreenCtx(green)
	if rc != cu.CUDA_SUCCESS {
		w.dev.GreenCtxDestroy(green)
		return rc
	}
	w.adopt(q.Ctx, real, dev, false)
	if w.s.Failure() != nil {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	w.current.base, w.current.Base, w.current.Green, w.current.aside = primary, &primary.Context, green, primary.aside
	if err := w.s.Handles.Bind(cu.KindGreenCtx, uint64(q.Green), uint64(green), w.current.Index); err != nil {
		w.s.Fail(err)
	}
	return rc
}

// cmdGreenDestroy ends a green context's streams and its name with it. All else lives in
// the primary context; only what we keep for it ourselves goes now.
func (w *Worker) cmdGreenDestroy(q *wire.GreenDestroyRequest, _ *wire.GreenDestroyReply) cu.Result {
	c := w.context(q.Ctx)
	real, ok := w.s.Handles.Real(cu.KindGreenCtx, uint64(q.Green))
	if c == nil || !ok || c.Green == 0 || uint64(c.Green) != real {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	w.quiesce(c)
	c.empty(w.dev)
	rc := w.dev.GreenCtxDestroy(c.Green)
	w.bury(c)
	w.s.Handles.Drop(cu.KindContext, uint64(q.Ctx))
	return rc
}

func (w *Worker) cmdGreenStream(q *wire.GreenStreamRequest) cu.Result {
	for _, c := range w.contexts {
		if real, ok := w.s.Handles.Real(cu.KindGreenCtx, uint64(q.Green)); !ok || c.Green == 0 || uint64(c.Green) != real {
			continue
		}
		s, rc := w.dev.GreenCtxStreamCreate(c.Green, q.Flags, q.Priority)
		if rc != cu.CUDA_SUCCESS {
			return rc
		}
		if err := w.s.Handles.Bind(cu.KindStream, uint64(q.Stream), uint64(s), c.Index); err != nil {
			w.s.Fail(err)
		}
		return rc
	}
	return cu.CUDA_ERROR_INVALID_CONTEXT
}

// dropGreens forgets the green contexts of a primary one that has ended.
func (w *Worker) dropGreens(primary *context) {
	for index, c := range w.contexts {
		if c.base == primary {
			w.s.Handles.DropContext(index)
			delete(w.contexts, index)
			delete(w.s.Contexts, index)
		}
	}
}

// resources are the descriptions of multiprocessors that the client was
// given. What a driver writes there is its own, pointers included: the client
// gets the documented fields and a number, and the original stays here.
type resources struct {
	list []cu.DevResource_v1
	ids  map[cu.DevResource_v1]uint64
}

// maxResources bounds what a client can make us keep. Asking again for what is
// there already adds nothing.
const maxResources = 1 << 14

const (
	resourceID = 4 // where the number lies in the opaque part
	smFields   = 3 // documented words of multiprocessors: how many, the least of a part, how many go together
)

// shown is what the client sees of a resource.
func shown(r *cu.DevResource_v1, id uint64) cu.DevResource_v1 {
	v := cu.DevResource_v1{Type: r.Type}
	if r.Type == cu.CU_DEV_RESOURCE_TYPE_SM {
		copy(v.Anon0[:smFields], r.Anon0[:smFields])
		binary.LittleEndian.PutUint64(v.Internal_padding[resourceID:], id)
	}
	return v
}

func (w *Worker) showDevResource_v1(r *cu.DevResource_v1) {
	rs := &w.resources
	if r.Type != cu.CU_DEV_RESOURCE_TYPE_SM {
		*r = cu.DevResource_v1{}
		return
	}
	id, ok := rs.ids[*r]
	if !ok {
		if len(rs.list) == maxResources {
			w.s.Fail(fmt.Errorf("%w: more than %d device resources", session.ErrHandle, maxResources))
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

// admitDevResource_v1 finds the original of what the client holds. A client
// that changed anything gets what the driver says then.
func (w *Worker) admitDevResource_v1(r *cu.DevResource_v1) cu.Result {
	rs := &w.resources
	id := binary.LittleEndian.Uint64(r.Internal_padding[resourceID:])
	if id == 0 || id > uint64(len(rs.list)) || *r != shown(&rs.list[id-1], id) {
		return cu.CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION
	}
	*r = rs.list[id-1]
	return cu.CUDA_SUCCESS
}
