package code

import (
	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
	"ferry/worker/gpu"
)

// A Linker links device code for one client.
type Linker struct {
	*Loader
	linked map[cu.LinkState][]byte // images of completed links, until the client has fetched them
	added  map[uint64][]linkable   // what links consist of so far, for a session that is moved, by real link
}

// A linkable is an input of a link.
type linkable struct {
	Type uint32
	Name string
	Data []byte
}

// NewLinker returns a Linker whose inputs are the uploads of a Loader.
func NewLinker(ld *Loader) *Linker {
	return &Linker{ld, map[cu.LinkState][]byte{}, map[uint64][]linkable{}}
}

// CmdLinkCreate begins a link.
func (l *Linker) CmdLinkCreate(q *wire.LinkCreateRequest, _ *wire.LinkCreateReply) cu.Result {
	opts, ok := parseOptions(q.Options, q.Values)
	if !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	state, rc := l.dev.LinkCreate(opts)
	return l.gpu.Bind(cu.KindLinkState, uint64(q.State), uint64(state), rc)
}

// CmdLinkAdd adds an upload to a link.
func (l *Linker) CmdLinkAdd(q *wire.LinkAddRequest, a *wire.LinkAddReply) cu.Result {
	if l.blobs.refuses(q.Blob) {
		l.blobs.refused = 0
		return cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	data, complete := l.useBlob(q.Blob)
	state, ok := l.s.Handles.Real(cu.KindLinkState, uint64(q.State))
	if !complete || !ok || state == 0 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	log, rc := l.dev.LinkAdd(cu.LinkState(state), q.Type, data, q.Name)
	a.Info, a.Errors = []byte(log.Info), []byte(log.Errors)
	if rc == cu.CUDA_SUCCESS {
		l.added[state] = append(l.added[state], linkable{q.Type, q.Name, data})
	}
	return rc
}

// CmdLinkComplete completes a link. The client fetches the image with CmdLinkFetch.
func (l *Linker) CmdLinkComplete(q *wire.LinkCompleteRequest, a *wire.LinkCompleteReply) cu.Result {
	state, ok := l.s.Handles.Real(cu.KindLinkState, uint64(q.State))
	if !ok || state == 0 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	image, log, rc := l.dev.LinkComplete(cu.LinkState(state))
	a.Info, a.Errors = []byte(log.Info), []byte(log.Errors)
	if rc == cu.CUDA_SUCCESS {
		l.linked[q.State] = image
		a.Size = uint64(len(image))
	}
	return rc
}

// CmdLinkFetch answers a piece of a linked image.
func (l *Linker) CmdLinkFetch(q *wire.LinkFetchRequest, a *wire.LinkFetchReply) cu.Result {
	image := l.linked[q.State]
	if q.Offset > uint64(len(image)) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	a.Data = image[q.Offset:min(q.Offset+gpu.Piece, uint64(len(image)))]
	return cu.CUDA_SUCCESS
}

// CmdLinkDestroy ends a link.
func (l *Linker) CmdLinkDestroy(q *wire.LinkDestroyRequest) cu.Result {
	state, ok := l.s.Handles.Real(cu.KindLinkState, uint64(q.State))
	if !ok || state == 0 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	delete(l.linked, q.State)
	l.s.Handles.Drop(cu.KindLinkState, uint64(q.State))
	return l.dev.LinkDestroy(cu.LinkState(state))
}

// ForgetLink drops what was kept for a link that has ended.
func (l *Linker) ForgetLink(kind cu.Kind, real uint64) {
	if kind == cu.KindLinkState {
		delete(l.added, real)
	}
}

// CmdTensorMap encodes a tensor map.
func (ld *Loader) CmdTensorMap(q *wire.TensorMapRequest, a *wire.TensorMapReply) (rc cu.Result) {
	a.Map, rc = ld.dev.TensorMap(&device.TensorMap{
		Kind: q.Kind, DataType: q.DataType, Address: q.Address, Dims: q.Dims, Strides: q.Strides,
		Box: q.Box, Steps: q.Steps, Lower: q.Lower, Upper: q.Upper, Options: q.Options,
	})
	return rc
}

// CmdClusters answers how many clusters a launch can have at a time, or how large they can
// be.
func (ld *Loader) CmdClusters(q *wire.ClustersRequest, a *wire.ClustersReply) (rc cu.Result) {
	f, ok := ld.s.Handles.Real(cu.KindFunction, uint64(q.Func))
	if !ok || f == 0 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	s, _, rc := ld.gpu.Stream(q.Stream)
	for i := range q.Attributes {
		if rc == cu.CUDA_SUCCESS {
			rc = ld.translateAttribute(&q.Attributes[i])
		}
	}
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.Count, rc = ld.dev.Clusters(&device.Launch{
		Func: cu.Function(f), Grid: [3]uint32{q.GridX, q.GridY, q.GridZ}, Block: [3]uint32{q.BlockX, q.BlockY, q.BlockZ},
		Shared: q.Shared, Stream: s, Attributes: q.Attributes,
	}, q.Most != 0)
	return rc
}
