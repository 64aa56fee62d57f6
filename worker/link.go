package worker

import (
	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
)

// linked are the images of finished linkers until the client has fetched them.
type linked map[cu.LinkState][]byte

func (w *Worker) cmdLinkCreate(q *wire.LinkCreateRequest, _ *wire.LinkCreateReply) cu.Result {
	opts, ok := options(q.Options, q.Values)
	if !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	l, rc := w.dev.LinkCreate(opts)
	return w.bind(cu.KindLinkState, uint64(q.State), uint64(l), rc)
}

func (w *Worker) cmdLinkAdd(q *wire.LinkAddRequest, a *wire.LinkAddReply) cu.Result {
	if w.blobs.refuses(q.Blob) {
		w.blobs.refused = 0
		return cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	data, complete := w.useBlob(q.Blob)
	l, ok := w.s.Handles.Real(cu.KindLinkState, uint64(q.State))
	if !complete || !ok || l == 0 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	log, rc := w.dev.LinkAdd(cu.LinkState(l), q.Type, data, q.Name)
	a.Info, a.Errors = []byte(log.Info), []byte(log.Errors)
	return rc
}

func (w *Worker) cmdLinkComplete(q *wire.LinkCompleteRequest, a *wire.LinkCompleteReply) cu.Result {
	l, ok := w.s.Handles.Real(cu.KindLinkState, uint64(q.State))
	if !ok || l == 0 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	image, log, rc := w.dev.LinkComplete(cu.LinkState(l))
	a.Info, a.Errors = []byte(log.Info), []byte(log.Errors)
	if rc == cu.CUDA_SUCCESS {
		if w.linked == nil {
			w.linked = linked{}
		}
		w.linked[q.State] = image
		a.Size = uint64(len(image))
	}
	return rc
}

func (w *Worker) cmdLinkFetch(q *wire.LinkFetchRequest, a *wire.LinkFetchReply) cu.Result {
	image := w.linked[q.State]
	if q.Offset > uint64(len(image)) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	a.Data = image[q.Offset:min(q.Offset+piece, uint64(len(image)))]
	return cu.CUDA_SUCCESS
}

func (w *Worker) cmdLinkDestroy(q *wire.LinkDestroyRequest) cu.Result {
	l, ok := w.s.Handles.Real(cu.KindLinkState, uint64(q.State))
	if !ok || l == 0 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	delete(w.linked, q.State)
	w.s.Handles.Drop(cu.KindLinkState, uint64(q.State))
	return w.dev.LinkDestroy(cu.LinkState(l))
}

func (w *Worker) cmdTensorMap(q *wire.TensorMapRequest, a *wire.TensorMapReply) (rc cu.Result) {
	a.Map, rc = w.dev.TensorMap(&device.TensorMap{
		Kind: q.Kind, DataType: q.DataType, Address: q.Address, Dims: q.Dims, Strides: q.Strides,
		Box: q.Box, Steps: q.Steps, Lower: q.Lower, Upper: q.Upper, Options: q.Options,
	})
	return rc
}

func (w *Worker) cmdClusters(q *wire.ClustersRequest, a *wire.ClustersReply) (rc cu.Result) {
	f, ok := w.s.Handles.Real(cu.KindFunction, uint64(q.Func))
	if !ok || f == 0 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	s, _, rc := w.stream(q.Stream)
	for i := range q.Attributes {
		if rc == cu.CUDA_SUCCESS {
			rc = w.attribute(&q.Attributes[i])
		}
	}
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.Count, rc = w.dev.Clusters(&device.Launch{
		Func: cu.Function(f), Grid: [3]uint32{q.GridX, q.GridY, q.GridZ}, Block: [3]uint32{q.BlockX, q.BlockY, q.BlockZ},
		Shared: q.Shared, Stream: s, Attributes: q.Attributes,
	}, q.Most != 0)
	return rc
}
