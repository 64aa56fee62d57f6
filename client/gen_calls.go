// Code generated from api/ by gen/emit; DO NOT EDIT.

package client

import "ferry/wire"

// Snapshot asks for Snapshot and waits for the answer.
func (c *Conn) Snapshot(q *wire.SnapshotRequest) (a wire.SnapshotReply, err error) {
	record := *q
	q, record.Agreed, a.Agreed = &record, c.revision, c.revision
	err = c.ask(wire.OpSnapshot, q, &a)
	return a, err
}

// Visible sends Visible; its errors come with the next answer.
func (c *Conn) Visible(q *wire.VisibleRequest) error {
	return c.post(wire.OpVisible, q)
}

// PrimaryRetain asks for PrimaryRetain and waits for the answer.
func (c *Conn) PrimaryRetain(q *wire.PrimaryRetainRequest) (a wire.PrimaryRetainReply, err error) {
	err = c.ask(wire.OpPrimaryRetain, q, &a)
	return a, err
}

// PrimaryRelease sends PrimaryRelease; its errors come with the next answer.
func (c *Conn) PrimaryRelease(q *wire.PrimaryReleaseRequest) error {
	return c.post(wire.OpPrimaryRelease, q)
}

// PrimaryReset asks for PrimaryReset and waits for the answer.
func (c *Conn) PrimaryReset(q *wire.PrimaryResetRequest) (a wire.PrimaryResetReply, err error) {
	err = c.ask(wire.OpPrimaryReset, q, &a)
	return a, err
}

// CtxCreate asks for CtxCreate and waits for the answer.
func (c *Conn) CtxCreate(q *wire.CtxCreateRequest) (a wire.CtxCreateReply, err error) {
	err = c.ask(wire.OpCtxCreate, q, &a)
	return a, err
}

// CtxDestroy asks for CtxDestroy and waits for the answer.
func (c *Conn) CtxDestroy(q *wire.CtxDestroyRequest) (a wire.CtxDestroyReply, err error) {
	err = c.ask(wire.OpCtxDestroy, q, &a)
	return a, err
}

// CtxSynchronize asks for CtxSynchronize and waits for the answer.
func (c *Conn) CtxSynchronize(q *wire.CtxSynchronizeRequest) (a wire.CtxSynchronizeReply, err error) {
	err = c.ask(wire.OpCtxSynchronize, q, &a)
	return a, err
}

// CtxDrain asks for CtxDrain and waits for the answer.
func (c *Conn) CtxDrain(q *wire.CtxDrainRequest) (a wire.CtxDrainReply, err error) {
	err = c.ask(wire.OpCtxDrain, q, &a)
	return a, err
}

// PeerAccess asks for PeerAccess and waits for the answer.
func (c *Conn) PeerAccess(q *wire.PeerAccessRequest) (a wire.PeerAccessReply, err error) {
	err = c.ask(wire.OpPeerAccess, q, &a)
	return a, err
}

// GreenCreate asks for GreenCreate and waits for the answer.
func (c *Conn) GreenCreate(q *wire.GreenCreateRequest) (a wire.GreenCreateReply, err error) {
	err = c.ask(wire.OpGreenCreate, q, &a)
	return a, err
}

// GreenDestroy asks for GreenDestroy and waits for the answer.
func (c *Conn) GreenDestroy(q *wire.GreenDestroyRequest) (a wire.GreenDestroyReply, err error) {
	err = c.ask(wire.OpGreenDestroy, q, &a)
	return a, err
}

// DevResource asks for DevResource and waits for the answer.
func (c *Conn) DevResource(q *wire.DevResourceRequest) (a wire.DevResourceReply, err error) {
	err = c.ask(wire.OpDevResource, q, &a)
	return a, err
}

// GreenStream sends GreenStream; its errors come with the next answer.
func (c *Conn) GreenStream(q *wire.GreenStreamRequest) error {
	return c.post(wire.OpGreenStream, q)
}

// MemAlloc asks for MemAlloc and waits for the answer.
func (c *Conn) MemAlloc(q *wire.MemAllocRequest) (a wire.MemAllocReply, err error) {
	err = c.ask(wire.OpMemAlloc, q, &a)
	return a, err
}

// MemAllocSoon sends MemAllocSoon; its errors come with the next answer.
func (c *Conn) MemAllocSoon(q *wire.MemAllocSoonRequest) error {
	return c.post(wire.OpMemAllocSoon, q)
}

// MemInfo asks for MemInfo and waits for the answer.
func (c *Conn) MemInfo(q *wire.MemInfoRequest) (a wire.MemInfoReply, err error) {
	err = c.ask(wire.OpMemInfo, q, &a)
	return a, err
}

// MemFree sends MemFree; its errors come with the next answer.
func (c *Conn) MemFree(q *wire.MemFreeRequest) error {
	return c.post(wire.OpMemFree, q)
}

// CopyIn sends CopyIn; its errors come with the next answer.
func (c *Conn) CopyIn(q *wire.CopyInRequest) error {
	return c.post(wire.OpCopyIn, q)
}

// CopyInLanes sends CopyInLanes; its errors come with the next answer.
func (c *Conn) CopyInLanes(q *wire.CopyInLanesRequest) error {
	return c.post(wire.OpCopyInLanes, q)
}

// CopyOut asks for CopyOut and waits for the answer.
func (c *Conn) CopyOut(q *wire.CopyOutRequest) (a wire.CopyOutReply, err error) {
	err = c.ask(wire.OpCopyOut, q, &a)
	return a, err
}

// CopyOutLater asks for CopyOutLater and waits for the answer.
func (c *Conn) CopyOutLater(q *wire.CopyOutLaterRequest) (a wire.CopyOutLaterReply, err error) {
	err = c.ask(wire.OpCopyOutLater, q, &a)
	return a, err
}

// CopyOn sends CopyOn; its errors come with the next answer.
func (c *Conn) CopyOn(q *wire.CopyOnRequest) error {
	return c.post(wire.OpCopyOn, q)
}

// Arrived sends Arrived; its errors come with the next answer.
func (c *Conn) Arrived(q *wire.ArrivedRequest) error {
	return c.post(wire.OpArrived, q)
}

// HostShare asks for HostShare and waits for the answer.
func (c *Conn) HostShare(q *wire.HostShareRequest) (a wire.HostShareReply, err error) {
	err = c.ask(wire.OpHostShare, q, &a)
	return a, err
}

// HostUnshare sends HostUnshare; its errors come with the next answer.
func (c *Conn) HostUnshare(q *wire.HostUnshareRequest) error {
	return c.post(wire.OpHostUnshare, q)
}

// StageIn asks for StageIn and waits for the answer.
func (c *Conn) StageIn(q *wire.StageInRequest) (a wire.StageInReply, err error) {
	err = c.ask(wire.OpStageIn, q, &a)
	return a, err
}

// StageOut asks for StageOut and waits for the answer.
func (c *Conn) StageOut(q *wire.StageOutRequest) (a wire.StageOutReply, err error) {
	err = c.ask(wire.OpStageOut, q, &a)
	return a, err
}

// MemShare asks for MemShare and waits for the answer.
func (c *Conn) MemShare(q *wire.MemShareRequest) (a wire.MemShareReply, err error) {
	err = c.ask(wire.OpMemShare, q, &a)
	return a, err
}

// MemOpen asks for MemOpen and waits for the answer.
func (c *Conn) MemOpen(q *wire.MemOpenRequest) (a wire.MemOpenReply, err error) {
	err = c.ask(wire.OpMemOpen, q, &a)
	return a, err
}

// EventShare asks for EventShare and waits for the answer.
func (c *Conn) EventShare(q *wire.EventShareRequest) (a wire.EventShareReply, err error) {
	err = c.ask(wire.OpEventShare, q, &a)
	return a, err
}

// EventOpen asks for EventOpen and waits for the answer.
func (c *Conn) EventOpen(q *wire.EventOpenRequest) (a wire.EventOpenReply, err error) {
	err = c.ask(wire.OpEventOpen, q, &a)
	return a, err
}

// HandleShare asks for HandleShare and waits for the answer.
func (c *Conn) HandleShare(q *wire.HandleShareRequest) (a wire.HandleShareReply, err error) {
	err = c.ask(wire.OpHandleShare, q, &a)
	return a, err
}

// HandleOpen asks for HandleOpen and waits for the answer.
func (c *Conn) HandleOpen(q *wire.HandleOpenRequest) (a wire.HandleOpenReply, err error) {
	err = c.ask(wire.OpHandleOpen, q, &a)
	return a, err
}

// PoolShare asks for PoolShare and waits for the answer.
func (c *Conn) PoolShare(q *wire.PoolShareRequest) (a wire.PoolShareReply, err error) {
	err = c.ask(wire.OpPoolShare, q, &a)
	return a, err
}

// PoolOpen asks for PoolOpen and waits for the answer.
func (c *Conn) PoolOpen(q *wire.PoolOpenRequest) (a wire.PoolOpenReply, err error) {
	err = c.ask(wire.OpPoolOpen, q, &a)
	return a, err
}

// Unshare sends Unshare; its errors come with the next answer.
func (c *Conn) Unshare(q *wire.UnshareRequest) error {
	return c.post(wire.OpUnshare, q)
}

// HandleRetain asks for HandleRetain and waits for the answer.
func (c *Conn) HandleRetain(q *wire.HandleRetainRequest) (a wire.HandleRetainReply, err error) {
	err = c.ask(wire.OpHandleRetain, q, &a)
	return a, err
}

// Fence asks for Fence and waits for the answer.
func (c *Conn) Fence(q *wire.FenceRequest) (a wire.FenceReply, err error) {
	err = c.ask(wire.OpFence, q, &a)
	return a, err
}

// MirrorAlloc asks for MirrorAlloc and waits for the answer.
func (c *Conn) MirrorAlloc(q *wire.MirrorAllocRequest) (a wire.MirrorAllocReply, err error) {
	err = c.ask(wire.OpMirrorAlloc, q, &a)
	return a, err
}

// MirrorOpen asks for MirrorOpen and waits for the answer.
func (c *Conn) MirrorOpen(q *wire.MirrorOpenRequest) (a wire.MirrorOpenReply, err error) {
	err = c.ask(wire.OpMirrorOpen, q, &a)
	return a, err
}

// MirrorClose sends MirrorClose; its errors come with the next answer.
func (c *Conn) MirrorClose(q *wire.MirrorCloseRequest) error {
	return c.post(wire.OpMirrorClose, q)
}

// MirrorIn sends MirrorIn; its errors come with the next answer.
func (c *Conn) MirrorIn(q *wire.MirrorInRequest) error {
	return c.post(wire.OpMirrorIn, q)
}

// MirrorOut asks for MirrorOut and waits for the answer.
func (c *Conn) MirrorOut(q *wire.MirrorOutRequest) (a wire.MirrorOutReply, err error) {
	err = c.ask(wire.OpMirrorOut, q, &a)
	return a, err
}

// Blob sends Blob; its errors come with the next answer.
func (c *Conn) Blob(q *wire.BlobRequest) error {
	return c.post(wire.OpBlob, q)
}

// BlobPacked sends BlobPacked; its errors come with the next answer.
func (c *Conn) BlobPacked(q *wire.BlobPackedRequest) error {
	return c.post(wire.OpBlobPacked, q)
}

// ImagesKnown asks for ImagesKnown and waits for the answer.
func (c *Conn) ImagesKnown(q *wire.ImagesKnownRequest) (a wire.ImagesKnownReply, err error) {
	err = c.ask(wire.OpImagesKnown, q, &a)
	return a, err
}

// ModuleLoad asks for ModuleLoad and waits for the answer.
func (c *Conn) ModuleLoad(q *wire.ModuleLoadRequest) (a wire.ModuleLoadReply, err error) {
	err = c.ask(wire.OpModuleLoad, q, &a)
	return a, err
}

// LibraryLoad asks for LibraryLoad and waits for the answer.
func (c *Conn) LibraryLoad(q *wire.LibraryLoadRequest) (a wire.LibraryLoadReply, err error) {
	err = c.ask(wire.OpLibraryLoad, q, &a)
	return a, err
}

// ModuleLoadSoon sends ModuleLoadSoon; its errors come with the next answer.
func (c *Conn) ModuleLoadSoon(q *wire.ModuleLoadSoonRequest) error {
	return c.post(wire.OpModuleLoadSoon, q)
}

// LibraryLoadSoon sends LibraryLoadSoon; its errors come with the next answer.
func (c *Conn) LibraryLoadSoon(q *wire.LibraryLoadSoonRequest) error {
	return c.post(wire.OpLibraryLoadSoon, q)
}

// ModuleGetFunction asks for ModuleGetFunction and waits for the answer.
func (c *Conn) ModuleGetFunction(q *wire.ModuleGetFunctionRequest) (a wire.ModuleGetFunctionReply, err error) {
	err = c.ask(wire.OpModuleGetFunction, q, &a)
	return a, err
}

// ModuleGetFunctionSoon sends ModuleGetFunctionSoon; its errors come with the next answer.
func (c *Conn) ModuleGetFunctionSoon(q *wire.ModuleGetFunctionSoonRequest) error {
	return c.post(wire.OpModuleGetFunctionSoon, q)
}

// ModuleFunctions asks for ModuleFunctions and waits for the answer.
func (c *Conn) ModuleFunctions(q *wire.ModuleFunctionsRequest) (a wire.ModuleFunctionsReply, err error) {
	err = c.ask(wire.OpModuleFunctions, q, &a)
	return a, err
}

// LibraryGetKernel asks for LibraryGetKernel and waits for the answer.
func (c *Conn) LibraryGetKernel(q *wire.LibraryGetKernelRequest) (a wire.LibraryGetKernelReply, err error) {
	err = c.ask(wire.OpLibraryGetKernel, q, &a)
	return a, err
}

// LibraryGetKernelSoon sends LibraryGetKernelSoon; its errors come with the next answer.
func (c *Conn) LibraryGetKernelSoon(q *wire.LibraryGetKernelSoonRequest) error {
	return c.post(wire.OpLibraryGetKernelSoon, q)
}

// LibraryKernels asks for LibraryKernels and waits for the answer.
func (c *Conn) LibraryKernels(q *wire.LibraryKernelsRequest) (a wire.LibraryKernelsReply, err error) {
	err = c.ask(wire.OpLibraryKernels, q, &a)
	return a, err
}

// LibraryGetModule asks for LibraryGetModule and waits for the answer.
func (c *Conn) LibraryGetModule(q *wire.LibraryGetModuleRequest) (a wire.LibraryGetModuleReply, err error) {
	err = c.ask(wire.OpLibraryGetModule, q, &a)
	return a, err
}

// LibraryGetModuleSoon sends LibraryGetModuleSoon; its errors come with the next answer.
func (c *Conn) LibraryGetModuleSoon(q *wire.LibraryGetModuleSoonRequest) error {
	return c.post(wire.OpLibraryGetModuleSoon, q)
}

// KernelGetFunction asks for KernelGetFunction and waits for the answer.
func (c *Conn) KernelGetFunction(q *wire.KernelGetFunctionRequest) (a wire.KernelGetFunctionReply, err error) {
	err = c.ask(wire.OpKernelGetFunction, q, &a)
	return a, err
}

// KernelGetFunctionSoon sends KernelGetFunctionSoon; its errors come with the next answer.
func (c *Conn) KernelGetFunctionSoon(q *wire.KernelGetFunctionSoonRequest) error {
	return c.post(wire.OpKernelGetFunctionSoon, q)
}

// KernelInfo asks for KernelInfo and waits for the answer.
func (c *Conn) KernelInfo(q *wire.KernelInfoRequest) (a wire.KernelInfoReply, err error) {
	err = c.ask(wire.OpKernelInfo, q, &a)
	return a, err
}

// ModuleVariable asks for ModuleVariable and waits for the answer.
func (c *Conn) ModuleVariable(q *wire.ModuleVariableRequest) (a wire.ModuleVariableReply, err error) {
	err = c.ask(wire.OpModuleVariable, q, &a)
	return a, err
}

// LibraryVariable asks for LibraryVariable and waits for the answer.
func (c *Conn) LibraryVariable(q *wire.LibraryVariableRequest) (a wire.LibraryVariableReply, err error) {
	err = c.ask(wire.OpLibraryVariable, q, &a)
	return a, err
}

// Note sends Note; its errors come with the next answer.
func (c *Conn) Note(q *wire.NoteRequest) error {
	return c.post(wire.OpNote, q)
}

// Clusters asks for Clusters and waits for the answer.
func (c *Conn) Clusters(q *wire.ClustersRequest) (a wire.ClustersReply, err error) {
	err = c.ask(wire.OpClusters, q, &a)
	return a, err
}

// TensorMap asks for TensorMap and waits for the answer.
func (c *Conn) TensorMap(q *wire.TensorMapRequest) (a wire.TensorMapReply, err error) {
	err = c.ask(wire.OpTensorMap, q, &a)
	return a, err
}

// LinkCreate asks for LinkCreate and waits for the answer.
func (c *Conn) LinkCreate(q *wire.LinkCreateRequest) (a wire.LinkCreateReply, err error) {
	err = c.ask(wire.OpLinkCreate, q, &a)
	return a, err
}

// LinkAdd asks for LinkAdd and waits for the answer.
func (c *Conn) LinkAdd(q *wire.LinkAddRequest) (a wire.LinkAddReply, err error) {
	err = c.ask(wire.OpLinkAdd, q, &a)
	return a, err
}

// LinkComplete asks for LinkComplete and waits for the answer.
func (c *Conn) LinkComplete(q *wire.LinkCompleteRequest) (a wire.LinkCompleteReply, err error) {
	err = c.ask(wire.OpLinkComplete, q, &a)
	return a, err
}

// LinkFetch asks for LinkFetch and waits for the answer.
func (c *Conn) LinkFetch(q *wire.LinkFetchRequest) (a wire.LinkFetchReply, err error) {
	err = c.ask(wire.OpLinkFetch, q, &a)
	return a, err
}

// LinkDestroy sends LinkDestroy; its errors come with the next answer.
func (c *Conn) LinkDestroy(q *wire.LinkDestroyRequest) error {
	return c.post(wire.OpLinkDestroy, q)
}

// MemAllocAsync asks for MemAllocAsync and waits for the answer.
func (c *Conn) MemAllocAsync(q *wire.MemAllocAsyncRequest) (a wire.MemAllocAsyncReply, err error) {
	err = c.ask(wire.OpMemAllocAsync, q, &a)
	return a, err
}

// MemAccess asks for MemAccess and waits for the answer.
func (c *Conn) MemAccess(q *wire.MemAccessRequest) (a wire.MemAccessReply, err error) {
	err = c.ask(wire.OpMemAccess, q, &a)
	return a, err
}

// MemFreeAsync sends MemFreeAsync; its errors come with the next answer.
func (c *Conn) MemFreeAsync(q *wire.MemFreeAsyncRequest) error {
	return c.post(wire.OpMemFreeAsync, q)
}

// ArrayIn sends ArrayIn; its errors come with the next answer.
func (c *Conn) ArrayIn(q *wire.ArrayInRequest) error {
	return c.post(wire.OpArrayIn, q)
}

// ArrayOut asks for ArrayOut and waits for the answer.
func (c *Conn) ArrayOut(q *wire.ArrayOutRequest) (a wire.ArrayOutReply, err error) {
	err = c.ask(wire.OpArrayOut, q, &a)
	return a, err
}

// ArrayOn sends ArrayOn; its errors come with the next answer.
func (c *Conn) ArrayOn(q *wire.ArrayOnRequest) error {
	return c.post(wire.OpArrayOn, q)
}

// HostFunc sends HostFunc; its errors come with the next answer.
func (c *Conn) HostFunc(q *wire.HostFuncRequest) error {
	return c.post(wire.OpHostFunc, q)
}

// HostDone sends HostDone; its errors come with the next answer.
func (c *Conn) HostDone(q *wire.HostDoneRequest) error {
	return c.post(wire.OpHostDone, q)
}

// HostPipe asks for HostPipe and waits for the answer.
func (c *Conn) HostPipe(q *wire.HostPipeRequest) (a wire.HostPipeReply, err error) {
	err = c.ask(wire.OpHostPipe, q, &a)
	return a, err
}

// EventWatch asks for EventWatch and waits for the answer.
func (c *Conn) EventWatch(q *wire.EventWatchRequest) (a wire.EventWatchReply, err error) {
	err = c.ask(wire.OpEventWatch, q, &a)
	return a, err
}

// StreamWatch asks for StreamWatch and waits for the answer.
func (c *Conn) StreamWatch(q *wire.StreamWatchRequest) (a wire.StreamWatchReply, err error) {
	err = c.ask(wire.OpStreamWatch, q, &a)
	return a, err
}

// BeginCapture asks for BeginCapture and waits for the answer.
func (c *Conn) BeginCapture(q *wire.BeginCaptureRequest) (a wire.BeginCaptureReply, err error) {
	err = c.ask(wire.OpBeginCapture, q, &a)
	return a, err
}

// BeginCaptureTo asks for BeginCaptureTo and waits for the answer.
func (c *Conn) BeginCaptureTo(q *wire.BeginCaptureToRequest) (a wire.BeginCaptureToReply, err error) {
	err = c.ask(wire.OpBeginCaptureTo, q, &a)
	return a, err
}

// EndCapture asks for EndCapture and waits for the answer.
func (c *Conn) EndCapture(q *wire.EndCaptureRequest) (a wire.EndCaptureReply, err error) {
	err = c.ask(wire.OpEndCapture, q, &a)
	return a, err
}

// CaptureInfo asks for CaptureInfo and waits for the answer.
func (c *Conn) CaptureInfo(q *wire.CaptureInfoRequest) (a wire.CaptureInfoReply, err error) {
	err = c.ask(wire.OpCaptureInfo, q, &a)
	return a, err
}

// CaptureWait asks for CaptureWait and waits for the answer.
func (c *Conn) CaptureWait(q *wire.CaptureWaitRequest) (a wire.CaptureWaitReply, err error) {
	err = c.ask(wire.OpCaptureWait, q, &a)
	return a, err
}

// CaptureUpdate asks for CaptureUpdate and waits for the answer.
func (c *Conn) CaptureUpdate(q *wire.CaptureUpdateRequest) (a wire.CaptureUpdateReply, err error) {
	err = c.ask(wire.OpCaptureUpdate, q, &a)
	return a, err
}

// GraphDestroy sends GraphDestroy; its errors come with the next answer.
func (c *Conn) GraphDestroy(q *wire.GraphDestroyRequest) error {
	return c.post(wire.OpGraphDestroy, q)
}

// GraphNodeDestroy asks for GraphNodeDestroy and waits for the answer.
func (c *Conn) GraphNodeDestroy(q *wire.GraphNodeDestroyRequest) (a wire.GraphNodeDestroyReply, err error) {
	err = c.ask(wire.OpGraphNodeDestroy, q, &a)
	return a, err
}

// GraphNodeType asks for GraphNodeType and waits for the answer.
func (c *Conn) GraphNodeType(q *wire.GraphNodeTypeRequest) (a wire.GraphNodeTypeReply, err error) {
	err = c.ask(wire.OpGraphNodeType, q, &a)
	return a, err
}

// GraphDot asks for GraphDot and waits for the answer.
func (c *Conn) GraphDot(q *wire.GraphDotRequest) (a wire.GraphDotReply, err error) {
	err = c.ask(wire.OpGraphDot, q, &a)
	return a, err
}

// GraphInstantiate asks for GraphInstantiate and waits for the answer.
func (c *Conn) GraphInstantiate(q *wire.GraphInstantiateRequest) (a wire.GraphInstantiateReply, err error) {
	err = c.ask(wire.OpGraphInstantiate, q, &a)
	return a, err
}

// GraphLaunch sends GraphLaunch; its errors come with the next answer.
func (c *Conn) GraphLaunch(q *wire.GraphLaunchRequest) error {
	return c.post(wire.OpGraphLaunch, q)
}

// GraphLaunchAsk asks for GraphLaunchAsk and waits for the answer.
func (c *Conn) GraphLaunchAsk(q *wire.GraphLaunchAskRequest) (a wire.GraphLaunchAskReply, err error) {
	err = c.ask(wire.OpGraphLaunchAsk, q, &a)
	return a, err
}

// GraphExecDestroy sends GraphExecDestroy; its errors come with the next answer.
func (c *Conn) GraphExecDestroy(q *wire.GraphExecDestroyRequest) error {
	return c.post(wire.OpGraphExecDestroy, q)
}

// UserObject sends UserObject; its errors come with the next answer.
func (c *Conn) UserObject(q *wire.UserObjectRequest) error {
	return c.post(wire.OpUserObject, q)
}

// GraphKernel asks for GraphKernel and waits for the answer.
func (c *Conn) GraphKernel(q *wire.GraphKernelRequest) (a wire.GraphKernelReply, err error) {
	err = c.ask(wire.OpGraphKernel, q, &a)
	return a, err
}

// GraphKernelSet asks for GraphKernelSet and waits for the answer.
func (c *Conn) GraphKernelSet(q *wire.GraphKernelSetRequest) (a wire.GraphKernelSetReply, err error) {
	err = c.ask(wire.OpGraphKernelSet, q, &a)
	return a, err
}

// GraphKernelGet asks for GraphKernelGet and waits for the answer.
func (c *Conn) GraphKernelGet(q *wire.GraphKernelGetRequest) (a wire.GraphKernelGetReply, err error) {
	err = c.ask(wire.OpGraphKernelGet, q, &a)
	return a, err
}

// GraphCopy asks for GraphCopy and waits for the answer.
func (c *Conn) GraphCopy(q *wire.GraphCopyRequest) (a wire.GraphCopyReply, err error) {
	err = c.ask(wire.OpGraphCopy, q, &a)
	return a, err
}

// GraphCopySet asks for GraphCopySet and waits for the answer.
func (c *Conn) GraphCopySet(q *wire.GraphCopySetRequest) (a wire.GraphCopySetReply, err error) {
	err = c.ask(wire.OpGraphCopySet, q, &a)
	return a, err
}

// GraphCopyGet asks for GraphCopyGet and waits for the answer.
func (c *Conn) GraphCopyGet(q *wire.GraphCopyGetRequest) (a wire.GraphCopyGetReply, err error) {
	err = c.ask(wire.OpGraphCopyGet, q, &a)
	return a, err
}

// StreamCopy asks for StreamCopy and waits for the answer.
func (c *Conn) StreamCopy(q *wire.StreamCopyRequest) (a wire.StreamCopyReply, err error) {
	err = c.ask(wire.OpStreamCopy, q, &a)
	return a, err
}

// GraphFeed sends GraphFeed; its errors come with the next answer.
func (c *Conn) GraphFeed(q *wire.GraphFeedRequest) error {
	return c.post(wire.OpGraphFeed, q)
}

// GraphHost asks for GraphHost and waits for the answer.
func (c *Conn) GraphHost(q *wire.GraphHostRequest) (a wire.GraphHostReply, err error) {
	err = c.ask(wire.OpGraphHost, q, &a)
	return a, err
}

// GraphHostSet asks for GraphHostSet and waits for the answer.
func (c *Conn) GraphHostSet(q *wire.GraphHostSetRequest) (a wire.GraphHostSetReply, err error) {
	err = c.ask(wire.OpGraphHostSet, q, &a)
	return a, err
}

// GraphHostGet asks for GraphHostGet and waits for the answer.
func (c *Conn) GraphHostGet(q *wire.GraphHostGetRequest) (a wire.GraphHostGetReply, err error) {
	err = c.ask(wire.OpGraphHostGet, q, &a)
	return a, err
}

// GraphMemOps asks for GraphMemOps and waits for the answer.
func (c *Conn) GraphMemOps(q *wire.GraphMemOpsRequest) (a wire.GraphMemOpsReply, err error) {
	err = c.ask(wire.OpGraphMemOps, q, &a)
	return a, err
}

// GraphMemOpsSet asks for GraphMemOpsSet and waits for the answer.
func (c *Conn) GraphMemOpsSet(q *wire.GraphMemOpsSetRequest) (a wire.GraphMemOpsSetReply, err error) {
	err = c.ask(wire.OpGraphMemOpsSet, q, &a)
	return a, err
}

// GraphMemOpsGet asks for GraphMemOpsGet and waits for the answer.
func (c *Conn) GraphMemOpsGet(q *wire.GraphMemOpsGetRequest) (a wire.GraphMemOpsGetReply, err error) {
	err = c.ask(wire.OpGraphMemOpsGet, q, &a)
	return a, err
}

// GraphConditional asks for GraphConditional and waits for the answer.
func (c *Conn) GraphConditional(q *wire.GraphConditionalRequest) (a wire.GraphConditionalReply, err error) {
	err = c.ask(wire.OpGraphConditional, q, &a)
	return a, err
}

// GraphMove asks for GraphMove and waits for the answer.
func (c *Conn) GraphMove(q *wire.GraphMoveRequest) (a wire.GraphMoveReply, err error) {
	err = c.ask(wire.OpGraphMove, q, &a)
	return a, err
}

// GraphAlloc asks for GraphAlloc and waits for the answer.
func (c *Conn) GraphAlloc(q *wire.GraphAllocRequest) (a wire.GraphAllocReply, err error) {
	err = c.ask(wire.OpGraphAlloc, q, &a)
	return a, err
}

// GraphFree asks for GraphFree and waits for the answer.
func (c *Conn) GraphFree(q *wire.GraphFreeRequest) (a wire.GraphFreeReply, err error) {
	err = c.ask(wire.OpGraphFree, q, &a)
	return a, err
}

// GraphMemoryGet asks for GraphMemoryGet and waits for the answer.
func (c *Conn) GraphMemoryGet(q *wire.GraphMemoryGetRequest) (a wire.GraphMemoryGetReply, err error) {
	err = c.ask(wire.OpGraphMemoryGet, q, &a)
	return a, err
}

// GraphMemoryFree asks for GraphMemoryFree and waits for the answer.
func (c *Conn) GraphMemoryFree(q *wire.GraphMemoryFreeRequest) (a wire.GraphMemoryFreeReply, err error) {
	err = c.ask(wire.OpGraphMemoryFree, q, &a)
	return a, err
}

// GraphMemory asks for GraphMemory and waits for the answer.
func (c *Conn) GraphMemory(q *wire.GraphMemoryRequest) (a wire.GraphMemoryReply, err error) {
	err = c.ask(wire.OpGraphMemory, q, &a)
	return a, err
}

// Launch sends Launch; its errors come with the next answer.
func (c *Conn) Launch(q *wire.LaunchRequest) error {
	return c.post(wire.OpLaunch, q)
}

// DeviceGetTexture1DLinearMaxWidth asks for cuDeviceGetTexture1DLinearMaxWidth and waits for the answer.
func (c *Conn) DeviceGetTexture1DLinearMaxWidth(q *wire.DeviceGetTexture1DLinearMaxWidthRequest) (a wire.DeviceGetTexture1DLinearMaxWidthReply, err error) {
	err = c.ask(wire.OpDeviceGetTexture1DLinearMaxWidth, q, &a)
	return a, err
}

// DeviceGetHostAtomicCapabilities asks for cuDeviceGetHostAtomicCapabilities and waits for the answer.
func (c *Conn) DeviceGetHostAtomicCapabilities(q *wire.DeviceGetHostAtomicCapabilitiesRequest) (a wire.DeviceGetHostAtomicCapabilitiesReply, err error) {
	err = c.ask(wire.OpDeviceGetHostAtomicCapabilities, q, &a)
	return a, err
}

// DeviceGetExecAffinitySupport asks for cuDeviceGetExecAffinitySupport and waits for the answer.
func (c *Conn) DeviceGetExecAffinitySupport(q *wire.DeviceGetExecAffinitySupportRequest) (a wire.DeviceGetExecAffinitySupportReply, err error) {
	err = c.ask(wire.OpDeviceGetExecAffinitySupport, q, &a)
	return a, err
}

// FlushGPUDirectRDMAWrites asks for cuFlushGPUDirectRDMAWrites and waits for the answer.
func (c *Conn) FlushGPUDirectRDMAWrites(q *wire.FlushGPUDirectRDMAWritesRequest) (a wire.FlushGPUDirectRDMAWritesReply, err error) {
	err = c.ask(wire.OpFlushGPUDirectRDMAWrites, q, &a)
	return a, err
}

// DeviceCanAccessPeer asks for cuDeviceCanAccessPeer and waits for the answer.
func (c *Conn) DeviceCanAccessPeer(q *wire.DeviceCanAccessPeerRequest) (a wire.DeviceCanAccessPeerReply, err error) {
	err = c.ask(wire.OpDeviceCanAccessPeer, q, &a)
	return a, err
}

// DeviceGetP2PAttribute asks for cuDeviceGetP2PAttribute and waits for the answer.
func (c *Conn) DeviceGetP2PAttribute(q *wire.DeviceGetP2PAttributeRequest) (a wire.DeviceGetP2PAttributeReply, err error) {
	err = c.ask(wire.OpDeviceGetP2PAttribute, q, &a)
	return a, err
}

// DeviceGetP2PAtomicCapabilities asks for cuDeviceGetP2PAtomicCapabilities and waits for the answer.
func (c *Conn) DeviceGetP2PAtomicCapabilities(q *wire.DeviceGetP2PAtomicCapabilitiesRequest) (a wire.DeviceGetP2PAtomicCapabilitiesReply, err error) {
	err = c.ask(wire.OpDeviceGetP2PAtomicCapabilities, q, &a)
	return a, err
}

// DevicePrimaryCtxSetFlags_v2 asks for cuDevicePrimaryCtxSetFlags_v2 and waits for the answer.
func (c *Conn) DevicePrimaryCtxSetFlags_v2(q *wire.DevicePrimaryCtxSetFlags_v2Request) (a wire.DevicePrimaryCtxSetFlags_v2Reply, err error) {
	err = c.ask(wire.OpDevicePrimaryCtxSetFlags_v2, q, &a)
	return a, err
}

// CtxSetFlags sends cuCtxSetFlags; its errors come with the next answer.
func (c *Conn) CtxSetFlags(q *wire.CtxSetFlagsRequest) error {
	return c.post(wire.OpCtxSetFlags, q)
}

// CtxSetLimit asks for cuCtxSetLimit and waits for the answer.
func (c *Conn) CtxSetLimit(q *wire.CtxSetLimitRequest) (a wire.CtxSetLimitReply, err error) {
	err = c.ask(wire.OpCtxSetLimit, q, &a)
	return a, err
}

// CtxGetLimit asks for cuCtxGetLimit and waits for the answer.
func (c *Conn) CtxGetLimit(q *wire.CtxGetLimitRequest) (a wire.CtxGetLimitReply, err error) {
	err = c.ask(wire.OpCtxGetLimit, q, &a)
	return a, err
}

// CtxGetCacheConfig asks for cuCtxGetCacheConfig and waits for the answer.
func (c *Conn) CtxGetCacheConfig(q *wire.CtxGetCacheConfigRequest) (a wire.CtxGetCacheConfigReply, err error) {
	err = c.ask(wire.OpCtxGetCacheConfig, q, &a)
	return a, err
}

// CtxSetCacheConfig asks for cuCtxSetCacheConfig and waits for the answer.
func (c *Conn) CtxSetCacheConfig(q *wire.CtxSetCacheConfigRequest) (a wire.CtxSetCacheConfigReply, err error) {
	err = c.ask(wire.OpCtxSetCacheConfig, q, &a)
	return a, err
}

// CtxGetSharedMemConfig asks for cuCtxGetSharedMemConfig and waits for the answer.
func (c *Conn) CtxGetSharedMemConfig(q *wire.CtxGetSharedMemConfigRequest) (a wire.CtxGetSharedMemConfigReply, err error) {
	err = c.ask(wire.OpCtxGetSharedMemConfig, q, &a)
	return a, err
}

// CtxSetSharedMemConfig asks for cuCtxSetSharedMemConfig and waits for the answer.
func (c *Conn) CtxSetSharedMemConfig(q *wire.CtxSetSharedMemConfigRequest) (a wire.CtxSetSharedMemConfigReply, err error) {
	err = c.ask(wire.OpCtxSetSharedMemConfig, q, &a)
	return a, err
}

// CtxResetPersistingL2Cache sends cuCtxResetPersistingL2Cache; its errors come with the next answer.
func (c *Conn) CtxResetPersistingL2Cache(q *wire.CtxResetPersistingL2CacheRequest) error {
	return c.post(wire.OpCtxResetPersistingL2Cache, q)
}

// CtxGetExecAffinity asks for cuCtxGetExecAffinity and waits for the answer.
func (c *Conn) CtxGetExecAffinity(q *wire.CtxGetExecAffinityRequest) (a wire.CtxGetExecAffinityReply, err error) {
	err = c.ask(wire.OpCtxGetExecAffinity, q, &a)
	return a, err
}

// CtxRecordEvent sends cuCtxRecordEvent; its errors come with the next answer.
func (c *Conn) CtxRecordEvent(q *wire.CtxRecordEventRequest) error {
	return c.post(wire.OpCtxRecordEvent, q)
}

// CtxWaitEvent sends cuCtxWaitEvent; its errors come with the next answer.
func (c *Conn) CtxWaitEvent(q *wire.CtxWaitEventRequest) error {
	return c.post(wire.OpCtxWaitEvent, q)
}

// ModuleUnload sends cuModuleUnload; its errors come with the next answer.
func (c *Conn) ModuleUnload(q *wire.ModuleUnloadRequest) error {
	return c.post(wire.OpModuleUnload, q)
}

// ModuleGetFunctionCount asks for cuModuleGetFunctionCount and waits for the answer.
func (c *Conn) ModuleGetFunctionCount(q *wire.ModuleGetFunctionCountRequest) (a wire.ModuleGetFunctionCountReply, err error) {
	err = c.ask(wire.OpModuleGetFunctionCount, q, &a)
	return a, err
}

// ModuleGetTexRef asks for cuModuleGetTexRef and waits for the answer.
func (c *Conn) ModuleGetTexRef(q *wire.ModuleGetTexRefRequest) (a wire.ModuleGetTexRefReply, err error) {
	err = c.ask(wire.OpModuleGetTexRef, q, &a)
	return a, err
}

// ModuleGetSurfRef asks for cuModuleGetSurfRef and waits for the answer.
func (c *Conn) ModuleGetSurfRef(q *wire.ModuleGetSurfRefRequest) (a wire.ModuleGetSurfRefReply, err error) {
	err = c.ask(wire.OpModuleGetSurfRef, q, &a)
	return a, err
}

// LibraryUnload sends cuLibraryUnload; its errors come with the next answer.
func (c *Conn) LibraryUnload(q *wire.LibraryUnloadRequest) error {
	return c.post(wire.OpLibraryUnload, q)
}

// LibraryGetKernelCount asks for cuLibraryGetKernelCount and waits for the answer.
func (c *Conn) LibraryGetKernelCount(q *wire.LibraryGetKernelCountRequest) (a wire.LibraryGetKernelCountReply, err error) {
	err = c.ask(wire.OpLibraryGetKernelCount, q, &a)
	return a, err
}

// KernelSetAttribute sends cuKernelSetAttribute; its errors come with the next answer.
func (c *Conn) KernelSetAttribute(q *wire.KernelSetAttributeRequest) error {
	return c.post(wire.OpKernelSetAttribute, q)
}

// KernelSetCacheConfig asks for cuKernelSetCacheConfig and waits for the answer.
func (c *Conn) KernelSetCacheConfig(q *wire.KernelSetCacheConfigRequest) (a wire.KernelSetCacheConfigReply, err error) {
	err = c.ask(wire.OpKernelSetCacheConfig, q, &a)
	return a, err
}

// FuncSetAttribute sends cuFuncSetAttribute; its errors come with the next answer.
func (c *Conn) FuncSetAttribute(q *wire.FuncSetAttributeRequest) error {
	return c.post(wire.OpFuncSetAttribute, q)
}

// FuncSetCacheConfig asks for cuFuncSetCacheConfig and waits for the answer.
func (c *Conn) FuncSetCacheConfig(q *wire.FuncSetCacheConfigRequest) (a wire.FuncSetCacheConfigReply, err error) {
	err = c.ask(wire.OpFuncSetCacheConfig, q, &a)
	return a, err
}

// FuncSetSharedMemConfig asks for cuFuncSetSharedMemConfig and waits for the answer.
func (c *Conn) FuncSetSharedMemConfig(q *wire.FuncSetSharedMemConfigRequest) (a wire.FuncSetSharedMemConfigReply, err error) {
	err = c.ask(wire.OpFuncSetSharedMemConfig, q, &a)
	return a, err
}

// OccupancyMaxActiveBlocksPerMultiprocessorWithFlags asks for cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags and waits for the answer.
func (c *Conn) OccupancyMaxActiveBlocksPerMultiprocessorWithFlags(q *wire.OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsRequest) (a wire.OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsReply, err error) {
	err = c.ask(wire.OpOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, q, &a)
	return a, err
}

// OccupancyAvailableDynamicSMemPerBlock asks for cuOccupancyAvailableDynamicSMemPerBlock and waits for the answer.
func (c *Conn) OccupancyAvailableDynamicSMemPerBlock(q *wire.OccupancyAvailableDynamicSMemPerBlockRequest) (a wire.OccupancyAvailableDynamicSMemPerBlockReply, err error) {
	err = c.ask(wire.OpOccupancyAvailableDynamicSMemPerBlock, q, &a)
	return a, err
}

// MemBatchDecompressAsync asks for cuMemBatchDecompressAsync and waits for the answer.
func (c *Conn) MemBatchDecompressAsync(q *wire.MemBatchDecompressAsyncRequest) (a wire.MemBatchDecompressAsyncReply, err error) {
	err = c.ask(wire.OpMemBatchDecompressAsync, q, &a)
	return a, err
}

// MemsetD8Async sends cuMemsetD8Async; its errors come with the next answer.
func (c *Conn) MemsetD8Async(q *wire.MemsetD8AsyncRequest) error {
	return c.post(wire.OpMemsetD8Async, q)
}

// MemsetD16Async sends cuMemsetD16Async; its errors come with the next answer.
func (c *Conn) MemsetD16Async(q *wire.MemsetD16AsyncRequest) error {
	return c.post(wire.OpMemsetD16Async, q)
}

// MemsetD32Async sends cuMemsetD32Async; its errors come with the next answer.
func (c *Conn) MemsetD32Async(q *wire.MemsetD32AsyncRequest) error {
	return c.post(wire.OpMemsetD32Async, q)
}

// MemsetD2D8Async sends cuMemsetD2D8Async; its errors come with the next answer.
func (c *Conn) MemsetD2D8Async(q *wire.MemsetD2D8AsyncRequest) error {
	return c.post(wire.OpMemsetD2D8Async, q)
}

// MemsetD2D16Async sends cuMemsetD2D16Async; its errors come with the next answer.
func (c *Conn) MemsetD2D16Async(q *wire.MemsetD2D16AsyncRequest) error {
	return c.post(wire.OpMemsetD2D16Async, q)
}

// MemsetD2D32Async sends cuMemsetD2D32Async; its errors come with the next answer.
func (c *Conn) MemsetD2D32Async(q *wire.MemsetD2D32AsyncRequest) error {
	return c.post(wire.OpMemsetD2D32Async, q)
}

// MemCreate asks for cuMemCreate and waits for the answer.
func (c *Conn) MemCreate(q *wire.MemCreateRequest) (a wire.MemCreateReply, err error) {
	err = c.ask(wire.OpMemCreate, q, &a)
	return a, err
}

// MemRelease sends cuMemRelease; its errors come with the next answer.
func (c *Conn) MemRelease(q *wire.MemReleaseRequest) error {
	return c.post(wire.OpMemRelease, q)
}

// MemMap asks for cuMemMap and waits for the answer.
func (c *Conn) MemMap(q *wire.MemMapRequest) (a wire.MemMapReply, err error) {
	err = c.ask(wire.OpMemMap, q, &a)
	return a, err
}

// MemUnmap asks for cuMemUnmap and waits for the answer.
func (c *Conn) MemUnmap(q *wire.MemUnmapRequest) (a wire.MemUnmapReply, err error) {
	err = c.ask(wire.OpMemUnmap, q, &a)
	return a, err
}

// MemMapArrayAsync sends cuMemMapArrayAsync; its errors come with the next answer.
func (c *Conn) MemMapArrayAsync(q *wire.MemMapArrayAsyncRequest) error {
	return c.post(wire.OpMemMapArrayAsync, q)
}

// MemSetAccess asks for cuMemSetAccess and waits for the answer.
func (c *Conn) MemSetAccess(q *wire.MemSetAccessRequest) (a wire.MemSetAccessReply, err error) {
	err = c.ask(wire.OpMemSetAccess, q, &a)
	return a, err
}

// MemGetAccess asks for cuMemGetAccess and waits for the answer.
func (c *Conn) MemGetAccess(q *wire.MemGetAccessRequest) (a wire.MemGetAccessReply, err error) {
	err = c.ask(wire.OpMemGetAccess, q, &a)
	return a, err
}

// MemGetAllocationGranularity asks for cuMemGetAllocationGranularity and waits for the answer.
func (c *Conn) MemGetAllocationGranularity(q *wire.MemGetAllocationGranularityRequest) (a wire.MemGetAllocationGranularityReply, err error) {
	err = c.ask(wire.OpMemGetAllocationGranularity, q, &a)
	return a, err
}

// MemGetAllocationPropertiesFromHandle asks for cuMemGetAllocationPropertiesFromHandle and waits for the answer.
func (c *Conn) MemGetAllocationPropertiesFromHandle(q *wire.MemGetAllocationPropertiesFromHandleRequest) (a wire.MemGetAllocationPropertiesFromHandleReply, err error) {
	err = c.ask(wire.OpMemGetAllocationPropertiesFromHandle, q, &a)
	return a, err
}

// MulticastCreate asks for cuMulticastCreate and waits for the answer.
func (c *Conn) MulticastCreate(q *wire.MulticastCreateRequest) (a wire.MulticastCreateReply, err error) {
	err = c.ask(wire.OpMulticastCreate, q, &a)
	return a, err
}

// MulticastAddDevice asks for cuMulticastAddDevice and waits for the answer.
func (c *Conn) MulticastAddDevice(q *wire.MulticastAddDeviceRequest) (a wire.MulticastAddDeviceReply, err error) {
	err = c.ask(wire.OpMulticastAddDevice, q, &a)
	return a, err
}

// MulticastBindMem asks for cuMulticastBindMem and waits for the answer.
func (c *Conn) MulticastBindMem(q *wire.MulticastBindMemRequest) (a wire.MulticastBindMemReply, err error) {
	err = c.ask(wire.OpMulticastBindMem, q, &a)
	return a, err
}

// MulticastBindAddr asks for cuMulticastBindAddr and waits for the answer.
func (c *Conn) MulticastBindAddr(q *wire.MulticastBindAddrRequest) (a wire.MulticastBindAddrReply, err error) {
	err = c.ask(wire.OpMulticastBindAddr, q, &a)
	return a, err
}

// MulticastUnbind asks for cuMulticastUnbind and waits for the answer.
func (c *Conn) MulticastUnbind(q *wire.MulticastUnbindRequest) (a wire.MulticastUnbindReply, err error) {
	err = c.ask(wire.OpMulticastUnbind, q, &a)
	return a, err
}

// MulticastGetGranularity asks for cuMulticastGetGranularity and waits for the answer.
func (c *Conn) MulticastGetGranularity(q *wire.MulticastGetGranularityRequest) (a wire.MulticastGetGranularityReply, err error) {
	err = c.ask(wire.OpMulticastGetGranularity, q, &a)
	return a, err
}

// ArrayCreate_v2 asks for cuArrayCreate_v2 and waits for the answer.
func (c *Conn) ArrayCreate_v2(q *wire.ArrayCreate_v2Request) (a wire.ArrayCreate_v2Reply, err error) {
	err = c.ask(wire.OpArrayCreate_v2, q, &a)
	return a, err
}

// ArrayGetDescriptor_v2 asks for cuArrayGetDescriptor_v2 and waits for the answer.
func (c *Conn) ArrayGetDescriptor_v2(q *wire.ArrayGetDescriptor_v2Request) (a wire.ArrayGetDescriptor_v2Reply, err error) {
	err = c.ask(wire.OpArrayGetDescriptor_v2, q, &a)
	return a, err
}

// ArrayGetSparseProperties asks for cuArrayGetSparseProperties and waits for the answer.
func (c *Conn) ArrayGetSparseProperties(q *wire.ArrayGetSparsePropertiesRequest) (a wire.ArrayGetSparsePropertiesReply, err error) {
	err = c.ask(wire.OpArrayGetSparseProperties, q, &a)
	return a, err
}

// ArrayGetMemoryRequirements asks for cuArrayGetMemoryRequirements and waits for the answer.
func (c *Conn) ArrayGetMemoryRequirements(q *wire.ArrayGetMemoryRequirementsRequest) (a wire.ArrayGetMemoryRequirementsReply, err error) {
	err = c.ask(wire.OpArrayGetMemoryRequirements, q, &a)
	return a, err
}

// ArrayGetPlane asks for cuArrayGetPlane and waits for the answer.
func (c *Conn) ArrayGetPlane(q *wire.ArrayGetPlaneRequest) (a wire.ArrayGetPlaneReply, err error) {
	err = c.ask(wire.OpArrayGetPlane, q, &a)
	return a, err
}

// ArrayDestroy sends cuArrayDestroy; its errors come with the next answer.
func (c *Conn) ArrayDestroy(q *wire.ArrayDestroyRequest) error {
	return c.post(wire.OpArrayDestroy, q)
}

// Array3DCreate_v2 asks for cuArray3DCreate_v2 and waits for the answer.
func (c *Conn) Array3DCreate_v2(q *wire.Array3DCreate_v2Request) (a wire.Array3DCreate_v2Reply, err error) {
	err = c.ask(wire.OpArray3DCreate_v2, q, &a)
	return a, err
}

// Array3DGetDescriptor_v2 asks for cuArray3DGetDescriptor_v2 and waits for the answer.
func (c *Conn) Array3DGetDescriptor_v2(q *wire.Array3DGetDescriptor_v2Request) (a wire.Array3DGetDescriptor_v2Reply, err error) {
	err = c.ask(wire.OpArray3DGetDescriptor_v2, q, &a)
	return a, err
}

// MipmappedArrayCreate asks for cuMipmappedArrayCreate and waits for the answer.
func (c *Conn) MipmappedArrayCreate(q *wire.MipmappedArrayCreateRequest) (a wire.MipmappedArrayCreateReply, err error) {
	err = c.ask(wire.OpMipmappedArrayCreate, q, &a)
	return a, err
}

// MipmappedArrayGetLevel asks for cuMipmappedArrayGetLevel and waits for the answer.
func (c *Conn) MipmappedArrayGetLevel(q *wire.MipmappedArrayGetLevelRequest) (a wire.MipmappedArrayGetLevelReply, err error) {
	err = c.ask(wire.OpMipmappedArrayGetLevel, q, &a)
	return a, err
}

// MipmappedArrayGetSparseProperties asks for cuMipmappedArrayGetSparseProperties and waits for the answer.
func (c *Conn) MipmappedArrayGetSparseProperties(q *wire.MipmappedArrayGetSparsePropertiesRequest) (a wire.MipmappedArrayGetSparsePropertiesReply, err error) {
	err = c.ask(wire.OpMipmappedArrayGetSparseProperties, q, &a)
	return a, err
}

// MipmappedArrayGetMemoryRequirements asks for cuMipmappedArrayGetMemoryRequirements and waits for the answer.
func (c *Conn) MipmappedArrayGetMemoryRequirements(q *wire.MipmappedArrayGetMemoryRequirementsRequest) (a wire.MipmappedArrayGetMemoryRequirementsReply, err error) {
	err = c.ask(wire.OpMipmappedArrayGetMemoryRequirements, q, &a)
	return a, err
}

// MipmappedArrayDestroy sends cuMipmappedArrayDestroy; its errors come with the next answer.
func (c *Conn) MipmappedArrayDestroy(q *wire.MipmappedArrayDestroyRequest) error {
	return c.post(wire.OpMipmappedArrayDestroy, q)
}

// TexObjectCreate asks for cuTexObjectCreate and waits for the answer.
func (c *Conn) TexObjectCreate(q *wire.TexObjectCreateRequest) (a wire.TexObjectCreateReply, err error) {
	err = c.ask(wire.OpTexObjectCreate, q, &a)
	return a, err
}

// TexObjectDestroy asks for cuTexObjectDestroy and waits for the answer.
func (c *Conn) TexObjectDestroy(q *wire.TexObjectDestroyRequest) (a wire.TexObjectDestroyReply, err error) {
	err = c.ask(wire.OpTexObjectDestroy, q, &a)
	return a, err
}

// TexObjectGetResourceDesc asks for cuTexObjectGetResourceDesc and waits for the answer.
func (c *Conn) TexObjectGetResourceDesc(q *wire.TexObjectGetResourceDescRequest) (a wire.TexObjectGetResourceDescReply, err error) {
	err = c.ask(wire.OpTexObjectGetResourceDesc, q, &a)
	return a, err
}

// TexObjectGetTextureDesc asks for cuTexObjectGetTextureDesc and waits for the answer.
func (c *Conn) TexObjectGetTextureDesc(q *wire.TexObjectGetTextureDescRequest) (a wire.TexObjectGetTextureDescReply, err error) {
	err = c.ask(wire.OpTexObjectGetTextureDesc, q, &a)
	return a, err
}

// TexObjectGetResourceViewDesc asks for cuTexObjectGetResourceViewDesc and waits for the answer.
func (c *Conn) TexObjectGetResourceViewDesc(q *wire.TexObjectGetResourceViewDescRequest) (a wire.TexObjectGetResourceViewDescReply, err error) {
	err = c.ask(wire.OpTexObjectGetResourceViewDesc, q, &a)
	return a, err
}

// SurfObjectCreate asks for cuSurfObjectCreate and waits for the answer.
func (c *Conn) SurfObjectCreate(q *wire.SurfObjectCreateRequest) (a wire.SurfObjectCreateReply, err error) {
	err = c.ask(wire.OpSurfObjectCreate, q, &a)
	return a, err
}

// SurfObjectDestroy asks for cuSurfObjectDestroy and waits for the answer.
func (c *Conn) SurfObjectDestroy(q *wire.SurfObjectDestroyRequest) (a wire.SurfObjectDestroyReply, err error) {
	err = c.ask(wire.OpSurfObjectDestroy, q, &a)
	return a, err
}

// SurfObjectGetResourceDesc asks for cuSurfObjectGetResourceDesc and waits for the answer.
func (c *Conn) SurfObjectGetResourceDesc(q *wire.SurfObjectGetResourceDescRequest) (a wire.SurfObjectGetResourceDescReply, err error) {
	err = c.ask(wire.OpSurfObjectGetResourceDesc, q, &a)
	return a, err
}

// TensorMapReplaceAddress asks for cuTensorMapReplaceAddress and waits for the answer.
func (c *Conn) TensorMapReplaceAddress(q *wire.TensorMapReplaceAddressRequest) (a wire.TensorMapReplaceAddressReply, err error) {
	err = c.ask(wire.OpTensorMapReplaceAddress, q, &a)
	return a, err
}

// TexRefCreate sends cuTexRefCreate; its errors come with the next answer.
func (c *Conn) TexRefCreate(q *wire.TexRefCreateRequest) error {
	return c.post(wire.OpTexRefCreate, q)
}

// TexRefDestroy sends cuTexRefDestroy; its errors come with the next answer.
func (c *Conn) TexRefDestroy(q *wire.TexRefDestroyRequest) error {
	return c.post(wire.OpTexRefDestroy, q)
}

// TexRefSetArray sends cuTexRefSetArray; its errors come with the next answer.
func (c *Conn) TexRefSetArray(q *wire.TexRefSetArrayRequest) error {
	return c.post(wire.OpTexRefSetArray, q)
}

// TexRefSetMipmappedArray sends cuTexRefSetMipmappedArray; its errors come with the next answer.
func (c *Conn) TexRefSetMipmappedArray(q *wire.TexRefSetMipmappedArrayRequest) error {
	return c.post(wire.OpTexRefSetMipmappedArray, q)
}

// TexRefSetAddress_v2 asks for cuTexRefSetAddress_v2 and waits for the answer.
func (c *Conn) TexRefSetAddress_v2(q *wire.TexRefSetAddress_v2Request) (a wire.TexRefSetAddress_v2Reply, err error) {
	err = c.ask(wire.OpTexRefSetAddress_v2, q, &a)
	return a, err
}

// TexRefSetAddress2D_v3 sends cuTexRefSetAddress2D_v3; its errors come with the next answer.
func (c *Conn) TexRefSetAddress2D_v3(q *wire.TexRefSetAddress2D_v3Request) error {
	return c.post(wire.OpTexRefSetAddress2D_v3, q)
}

// TexRefSetFormat sends cuTexRefSetFormat; its errors come with the next answer.
func (c *Conn) TexRefSetFormat(q *wire.TexRefSetFormatRequest) error {
	return c.post(wire.OpTexRefSetFormat, q)
}

// TexRefSetAddressMode sends cuTexRefSetAddressMode; its errors come with the next answer.
func (c *Conn) TexRefSetAddressMode(q *wire.TexRefSetAddressModeRequest) error {
	return c.post(wire.OpTexRefSetAddressMode, q)
}

// TexRefSetFilterMode sends cuTexRefSetFilterMode; its errors come with the next answer.
func (c *Conn) TexRefSetFilterMode(q *wire.TexRefSetFilterModeRequest) error {
	return c.post(wire.OpTexRefSetFilterMode, q)
}

// TexRefSetMipmapFilterMode sends cuTexRefSetMipmapFilterMode; its errors come with the next answer.
func (c *Conn) TexRefSetMipmapFilterMode(q *wire.TexRefSetMipmapFilterModeRequest) error {
	return c.post(wire.OpTexRefSetMipmapFilterMode, q)
}

// TexRefSetMipmapLevelBias sends cuTexRefSetMipmapLevelBias; its errors come with the next answer.
func (c *Conn) TexRefSetMipmapLevelBias(q *wire.TexRefSetMipmapLevelBiasRequest) error {
	return c.post(wire.OpTexRefSetMipmapLevelBias, q)
}

// TexRefSetMipmapLevelClamp sends cuTexRefSetMipmapLevelClamp; its errors come with the next answer.
func (c *Conn) TexRefSetMipmapLevelClamp(q *wire.TexRefSetMipmapLevelClampRequest) error {
	return c.post(wire.OpTexRefSetMipmapLevelClamp, q)
}

// TexRefSetMaxAnisotropy sends cuTexRefSetMaxAnisotropy; its errors come with the next answer.
func (c *Conn) TexRefSetMaxAnisotropy(q *wire.TexRefSetMaxAnisotropyRequest) error {
	return c.post(wire.OpTexRefSetMaxAnisotropy, q)
}

// TexRefSetBorderColor sends cuTexRefSetBorderColor; its errors come with the next answer.
func (c *Conn) TexRefSetBorderColor(q *wire.TexRefSetBorderColorRequest) error {
	return c.post(wire.OpTexRefSetBorderColor, q)
}

// TexRefSetFlags sends cuTexRefSetFlags; its errors come with the next answer.
func (c *Conn) TexRefSetFlags(q *wire.TexRefSetFlagsRequest) error {
	return c.post(wire.OpTexRefSetFlags, q)
}

// TexRefGetAddress_v2 asks for cuTexRefGetAddress_v2 and waits for the answer.
func (c *Conn) TexRefGetAddress_v2(q *wire.TexRefGetAddress_v2Request) (a wire.TexRefGetAddress_v2Reply, err error) {
	err = c.ask(wire.OpTexRefGetAddress_v2, q, &a)
	return a, err
}

// TexRefGetArray asks for cuTexRefGetArray and waits for the answer.
func (c *Conn) TexRefGetArray(q *wire.TexRefGetArrayRequest) (a wire.TexRefGetArrayReply, err error) {
	err = c.ask(wire.OpTexRefGetArray, q, &a)
	return a, err
}

// TexRefGetMipmappedArray asks for cuTexRefGetMipmappedArray and waits for the answer.
func (c *Conn) TexRefGetMipmappedArray(q *wire.TexRefGetMipmappedArrayRequest) (a wire.TexRefGetMipmappedArrayReply, err error) {
	err = c.ask(wire.OpTexRefGetMipmappedArray, q, &a)
	return a, err
}

// TexRefGetAddressMode asks for cuTexRefGetAddressMode and waits for the answer.
func (c *Conn) TexRefGetAddressMode(q *wire.TexRefGetAddressModeRequest) (a wire.TexRefGetAddressModeReply, err error) {
	err = c.ask(wire.OpTexRefGetAddressMode, q, &a)
	return a, err
}

// TexRefGetFilterMode asks for cuTexRefGetFilterMode and waits for the answer.
func (c *Conn) TexRefGetFilterMode(q *wire.TexRefGetFilterModeRequest) (a wire.TexRefGetFilterModeReply, err error) {
	err = c.ask(wire.OpTexRefGetFilterMode, q, &a)
	return a, err
}

// TexRefGetFormat asks for cuTexRefGetFormat and waits for the answer.
func (c *Conn) TexRefGetFormat(q *wire.TexRefGetFormatRequest) (a wire.TexRefGetFormatReply, err error) {
	err = c.ask(wire.OpTexRefGetFormat, q, &a)
	return a, err
}

// TexRefGetMipmapFilterMode asks for cuTexRefGetMipmapFilterMode and waits for the answer.
func (c *Conn) TexRefGetMipmapFilterMode(q *wire.TexRefGetMipmapFilterModeRequest) (a wire.TexRefGetMipmapFilterModeReply, err error) {
	err = c.ask(wire.OpTexRefGetMipmapFilterMode, q, &a)
	return a, err
}

// TexRefGetMipmapLevelBias asks for cuTexRefGetMipmapLevelBias and waits for the answer.
func (c *Conn) TexRefGetMipmapLevelBias(q *wire.TexRefGetMipmapLevelBiasRequest) (a wire.TexRefGetMipmapLevelBiasReply, err error) {
	err = c.ask(wire.OpTexRefGetMipmapLevelBias, q, &a)
	return a, err
}

// TexRefGetMipmapLevelClamp asks for cuTexRefGetMipmapLevelClamp and waits for the answer.
func (c *Conn) TexRefGetMipmapLevelClamp(q *wire.TexRefGetMipmapLevelClampRequest) (a wire.TexRefGetMipmapLevelClampReply, err error) {
	err = c.ask(wire.OpTexRefGetMipmapLevelClamp, q, &a)
	return a, err
}

// TexRefGetMaxAnisotropy asks for cuTexRefGetMaxAnisotropy and waits for the answer.
func (c *Conn) TexRefGetMaxAnisotropy(q *wire.TexRefGetMaxAnisotropyRequest) (a wire.TexRefGetMaxAnisotropyReply, err error) {
	err = c.ask(wire.OpTexRefGetMaxAnisotropy, q, &a)
	return a, err
}

// TexRefGetBorderColor asks for cuTexRefGetBorderColor and waits for the answer.
func (c *Conn) TexRefGetBorderColor(q *wire.TexRefGetBorderColorRequest) (a wire.TexRefGetBorderColorReply, err error) {
	err = c.ask(wire.OpTexRefGetBorderColor, q, &a)
	return a, err
}

// TexRefGetFlags asks for cuTexRefGetFlags and waits for the answer.
func (c *Conn) TexRefGetFlags(q *wire.TexRefGetFlagsRequest) (a wire.TexRefGetFlagsReply, err error) {
	err = c.ask(wire.OpTexRefGetFlags, q, &a)
	return a, err
}

// SurfRefSetArray sends cuSurfRefSetArray; its errors come with the next answer.
func (c *Conn) SurfRefSetArray(q *wire.SurfRefSetArrayRequest) error {
	return c.post(wire.OpSurfRefSetArray, q)
}

// SurfRefGetArray asks for cuSurfRefGetArray and waits for the answer.
func (c *Conn) SurfRefGetArray(q *wire.SurfRefGetArrayRequest) (a wire.SurfRefGetArrayReply, err error) {
	err = c.ask(wire.OpSurfRefGetArray, q, &a)
	return a, err
}

// StreamCreateWithPriority sends cuStreamCreateWithPriority; its errors come with the next answer.
func (c *Conn) StreamCreateWithPriority(q *wire.StreamCreateWithPriorityRequest) error {
	return c.post(wire.OpStreamCreateWithPriority, q)
}

// StreamDestroy_v2 sends cuStreamDestroy_v2; its errors come with the next answer.
func (c *Conn) StreamDestroy_v2(q *wire.StreamDestroy_v2Request) error {
	return c.post(wire.OpStreamDestroy_v2, q)
}

// StreamWaitEvent sends cuStreamWaitEvent; its errors come with the next answer.
func (c *Conn) StreamWaitEvent(q *wire.StreamWaitEventRequest) error {
	return c.post(wire.OpStreamWaitEvent, q)
}

// StreamQuery asks for cuStreamQuery and waits for the answer.
func (c *Conn) StreamQuery(q *wire.StreamQueryRequest) (a wire.StreamQueryReply, err error) {
	err = c.ask(wire.OpStreamQuery, q, &a)
	return a, err
}

// StreamSynchronize asks for cuStreamSynchronize and waits for the answer.
func (c *Conn) StreamSynchronize(q *wire.StreamSynchronizeRequest) (a wire.StreamSynchronizeReply, err error) {
	err = c.ask(wire.OpStreamSynchronize, q, &a)
	return a, err
}

// StreamCopyAttributes asks for cuStreamCopyAttributes and waits for the answer.
func (c *Conn) StreamCopyAttributes(q *wire.StreamCopyAttributesRequest) (a wire.StreamCopyAttributesReply, err error) {
	err = c.ask(wire.OpStreamCopyAttributes, q, &a)
	return a, err
}

// StreamGetAttribute asks for cuStreamGetAttribute and waits for the answer.
func (c *Conn) StreamGetAttribute(q *wire.StreamGetAttributeRequest) (a wire.StreamGetAttributeReply, err error) {
	err = c.ask(wire.OpStreamGetAttribute, q, &a)
	return a, err
}

// StreamSetAttribute asks for cuStreamSetAttribute and waits for the answer.
func (c *Conn) StreamSetAttribute(q *wire.StreamSetAttributeRequest) (a wire.StreamSetAttributeReply, err error) {
	err = c.ask(wire.OpStreamSetAttribute, q, &a)
	return a, err
}

// EventCreate sends cuEventCreate; its errors come with the next answer.
func (c *Conn) EventCreate(q *wire.EventCreateRequest) error {
	return c.post(wire.OpEventCreate, q)
}

// EventRecordWithFlags sends cuEventRecordWithFlags; its errors come with the next answer.
func (c *Conn) EventRecordWithFlags(q *wire.EventRecordWithFlagsRequest) error {
	return c.post(wire.OpEventRecordWithFlags, q)
}

// EventQuery asks for cuEventQuery and waits for the answer.
func (c *Conn) EventQuery(q *wire.EventQueryRequest) (a wire.EventQueryReply, err error) {
	err = c.ask(wire.OpEventQuery, q, &a)
	return a, err
}

// EventSynchronize asks for cuEventSynchronize and waits for the answer.
func (c *Conn) EventSynchronize(q *wire.EventSynchronizeRequest) (a wire.EventSynchronizeReply, err error) {
	err = c.ask(wire.OpEventSynchronize, q, &a)
	return a, err
}

// EventDestroy_v2 sends cuEventDestroy_v2; its errors come with the next answer.
func (c *Conn) EventDestroy_v2(q *wire.EventDestroy_v2Request) error {
	return c.post(wire.OpEventDestroy_v2, q)
}

// EventElapsedTime_v2 asks for cuEventElapsedTime_v2 and waits for the answer.
func (c *Conn) EventElapsedTime_v2(q *wire.EventElapsedTime_v2Request) (a wire.EventElapsedTime_v2Reply, err error) {
	err = c.ask(wire.OpEventElapsedTime_v2, q, &a)
	return a, err
}

// StreamWaitValue32_v2 sends cuStreamWaitValue32_v2; its errors come with the next answer.
func (c *Conn) StreamWaitValue32_v2(q *wire.StreamWaitValue32_v2Request) error {
	return c.post(wire.OpStreamWaitValue32_v2, q)
}

// StreamWaitValue64_v2 sends cuStreamWaitValue64_v2; its errors come with the next answer.
func (c *Conn) StreamWaitValue64_v2(q *wire.StreamWaitValue64_v2Request) error {
	return c.post(wire.OpStreamWaitValue64_v2, q)
}

// StreamWriteValue32_v2 sends cuStreamWriteValue32_v2; its errors come with the next answer.
func (c *Conn) StreamWriteValue32_v2(q *wire.StreamWriteValue32_v2Request) error {
	return c.post(wire.OpStreamWriteValue32_v2, q)
}

// StreamWriteValue64_v2 sends cuStreamWriteValue64_v2; its errors come with the next answer.
func (c *Conn) StreamWriteValue64_v2(q *wire.StreamWriteValue64_v2Request) error {
	return c.post(wire.OpStreamWriteValue64_v2, q)
}

// StreamBatchMemOp_v2 sends cuStreamBatchMemOp_v2; its errors come with the next answer.
func (c *Conn) StreamBatchMemOp_v2(q *wire.StreamBatchMemOp_v2Request) error {
	return c.post(wire.OpStreamBatchMemOp_v2, q)
}

// GraphCreate asks for cuGraphCreate and waits for the answer.
func (c *Conn) GraphCreate(q *wire.GraphCreateRequest) (a wire.GraphCreateReply, err error) {
	err = c.ask(wire.OpGraphCreate, q, &a)
	return a, err
}

// GraphClone asks for cuGraphClone and waits for the answer.
func (c *Conn) GraphClone(q *wire.GraphCloneRequest) (a wire.GraphCloneReply, err error) {
	err = c.ask(wire.OpGraphClone, q, &a)
	return a, err
}

// GraphNodeFindInClone asks for cuGraphNodeFindInClone and waits for the answer.
func (c *Conn) GraphNodeFindInClone(q *wire.GraphNodeFindInCloneRequest) (a wire.GraphNodeFindInCloneReply, err error) {
	err = c.ask(wire.OpGraphNodeFindInClone, q, &a)
	return a, err
}

// GraphAddMemsetNode asks for cuGraphAddMemsetNode and waits for the answer.
func (c *Conn) GraphAddMemsetNode(q *wire.GraphAddMemsetNodeRequest) (a wire.GraphAddMemsetNodeReply, err error) {
	err = c.ask(wire.OpGraphAddMemsetNode, q, &a)
	return a, err
}

// GraphAddChildGraphNode asks for cuGraphAddChildGraphNode and waits for the answer.
func (c *Conn) GraphAddChildGraphNode(q *wire.GraphAddChildGraphNodeRequest) (a wire.GraphAddChildGraphNodeReply, err error) {
	err = c.ask(wire.OpGraphAddChildGraphNode, q, &a)
	return a, err
}

// GraphAddEmptyNode asks for cuGraphAddEmptyNode and waits for the answer.
func (c *Conn) GraphAddEmptyNode(q *wire.GraphAddEmptyNodeRequest) (a wire.GraphAddEmptyNodeReply, err error) {
	err = c.ask(wire.OpGraphAddEmptyNode, q, &a)
	return a, err
}

// GraphAddEventRecordNode asks for cuGraphAddEventRecordNode and waits for the answer.
func (c *Conn) GraphAddEventRecordNode(q *wire.GraphAddEventRecordNodeRequest) (a wire.GraphAddEventRecordNodeReply, err error) {
	err = c.ask(wire.OpGraphAddEventRecordNode, q, &a)
	return a, err
}

// GraphAddEventWaitNode asks for cuGraphAddEventWaitNode and waits for the answer.
func (c *Conn) GraphAddEventWaitNode(q *wire.GraphAddEventWaitNodeRequest) (a wire.GraphAddEventWaitNodeReply, err error) {
	err = c.ask(wire.OpGraphAddEventWaitNode, q, &a)
	return a, err
}

// GraphConditionalHandleCreate asks for cuGraphConditionalHandleCreate and waits for the answer.
func (c *Conn) GraphConditionalHandleCreate(q *wire.GraphConditionalHandleCreateRequest) (a wire.GraphConditionalHandleCreateReply, err error) {
	err = c.ask(wire.OpGraphConditionalHandleCreate, q, &a)
	return a, err
}

// GraphAddDependencies_v2 asks for cuGraphAddDependencies_v2 and waits for the answer.
func (c *Conn) GraphAddDependencies_v2(q *wire.GraphAddDependencies_v2Request) (a wire.GraphAddDependencies_v2Reply, err error) {
	err = c.ask(wire.OpGraphAddDependencies_v2, q, &a)
	return a, err
}

// GraphAddDependencies asks for cuGraphAddDependencies and waits for the answer.
func (c *Conn) GraphAddDependencies(q *wire.GraphAddDependenciesRequest) (a wire.GraphAddDependenciesReply, err error) {
	err = c.ask(wire.OpGraphAddDependencies, q, &a)
	return a, err
}

// GraphRemoveDependencies_v2 asks for cuGraphRemoveDependencies_v2 and waits for the answer.
func (c *Conn) GraphRemoveDependencies_v2(q *wire.GraphRemoveDependencies_v2Request) (a wire.GraphRemoveDependencies_v2Reply, err error) {
	err = c.ask(wire.OpGraphRemoveDependencies_v2, q, &a)
	return a, err
}

// GraphRemoveDependencies asks for cuGraphRemoveDependencies and waits for the answer.
func (c *Conn) GraphRemoveDependencies(q *wire.GraphRemoveDependenciesRequest) (a wire.GraphRemoveDependenciesReply, err error) {
	err = c.ask(wire.OpGraphRemoveDependencies, q, &a)
	return a, err
}

// GraphGetNodes asks for cuGraphGetNodes and waits for the answer.
func (c *Conn) GraphGetNodes(q *wire.GraphGetNodesRequest) (a wire.GraphGetNodesReply, err error) {
	err = c.ask(wire.OpGraphGetNodes, q, &a)
	return a, err
}

// GraphGetRootNodes asks for cuGraphGetRootNodes and waits for the answer.
func (c *Conn) GraphGetRootNodes(q *wire.GraphGetRootNodesRequest) (a wire.GraphGetRootNodesReply, err error) {
	err = c.ask(wire.OpGraphGetRootNodes, q, &a)
	return a, err
}

// GraphGetEdges_v2 asks for cuGraphGetEdges_v2 and waits for the answer.
func (c *Conn) GraphGetEdges_v2(q *wire.GraphGetEdges_v2Request) (a wire.GraphGetEdges_v2Reply, err error) {
	err = c.ask(wire.OpGraphGetEdges_v2, q, &a)
	return a, err
}

// GraphGetEdges asks for cuGraphGetEdges and waits for the answer.
func (c *Conn) GraphGetEdges(q *wire.GraphGetEdgesRequest) (a wire.GraphGetEdgesReply, err error) {
	err = c.ask(wire.OpGraphGetEdges, q, &a)
	return a, err
}

// GraphNodeGetDependencies_v2 asks for cuGraphNodeGetDependencies_v2 and waits for the answer.
func (c *Conn) GraphNodeGetDependencies_v2(q *wire.GraphNodeGetDependencies_v2Request) (a wire.GraphNodeGetDependencies_v2Reply, err error) {
	err = c.ask(wire.OpGraphNodeGetDependencies_v2, q, &a)
	return a, err
}

// GraphNodeGetDependencies asks for cuGraphNodeGetDependencies and waits for the answer.
func (c *Conn) GraphNodeGetDependencies(q *wire.GraphNodeGetDependenciesRequest) (a wire.GraphNodeGetDependenciesReply, err error) {
	err = c.ask(wire.OpGraphNodeGetDependencies, q, &a)
	return a, err
}

// GraphNodeGetDependentNodes_v2 asks for cuGraphNodeGetDependentNodes_v2 and waits for the answer.
func (c *Conn) GraphNodeGetDependentNodes_v2(q *wire.GraphNodeGetDependentNodes_v2Request) (a wire.GraphNodeGetDependentNodes_v2Reply, err error) {
	err = c.ask(wire.OpGraphNodeGetDependentNodes_v2, q, &a)
	return a, err
}

// GraphNodeGetDependentNodes asks for cuGraphNodeGetDependentNodes and waits for the answer.
func (c *Conn) GraphNodeGetDependentNodes(q *wire.GraphNodeGetDependentNodesRequest) (a wire.GraphNodeGetDependentNodesReply, err error) {
	err = c.ask(wire.OpGraphNodeGetDependentNodes, q, &a)
	return a, err
}

// GraphKernelNodeCopyAttributes asks for cuGraphKernelNodeCopyAttributes and waits for the answer.
func (c *Conn) GraphKernelNodeCopyAttributes(q *wire.GraphKernelNodeCopyAttributesRequest) (a wire.GraphKernelNodeCopyAttributesReply, err error) {
	err = c.ask(wire.OpGraphKernelNodeCopyAttributes, q, &a)
	return a, err
}

// GraphKernelNodeGetAttribute asks for cuGraphKernelNodeGetAttribute and waits for the answer.
func (c *Conn) GraphKernelNodeGetAttribute(q *wire.GraphKernelNodeGetAttributeRequest) (a wire.GraphKernelNodeGetAttributeReply, err error) {
	err = c.ask(wire.OpGraphKernelNodeGetAttribute, q, &a)
	return a, err
}

// GraphKernelNodeSetAttribute asks for cuGraphKernelNodeSetAttribute and waits for the answer.
func (c *Conn) GraphKernelNodeSetAttribute(q *wire.GraphKernelNodeSetAttributeRequest) (a wire.GraphKernelNodeSetAttributeReply, err error) {
	err = c.ask(wire.OpGraphKernelNodeSetAttribute, q, &a)
	return a, err
}

// GraphMemsetNodeGetParams asks for cuGraphMemsetNodeGetParams and waits for the answer.
func (c *Conn) GraphMemsetNodeGetParams(q *wire.GraphMemsetNodeGetParamsRequest) (a wire.GraphMemsetNodeGetParamsReply, err error) {
	err = c.ask(wire.OpGraphMemsetNodeGetParams, q, &a)
	return a, err
}

// GraphMemsetNodeSetParams asks for cuGraphMemsetNodeSetParams and waits for the answer.
func (c *Conn) GraphMemsetNodeSetParams(q *wire.GraphMemsetNodeSetParamsRequest) (a wire.GraphMemsetNodeSetParamsReply, err error) {
	err = c.ask(wire.OpGraphMemsetNodeSetParams, q, &a)
	return a, err
}

// GraphChildGraphNodeGetGraph asks for cuGraphChildGraphNodeGetGraph and waits for the answer.
func (c *Conn) GraphChildGraphNodeGetGraph(q *wire.GraphChildGraphNodeGetGraphRequest) (a wire.GraphChildGraphNodeGetGraphReply, err error) {
	err = c.ask(wire.OpGraphChildGraphNodeGetGraph, q, &a)
	return a, err
}

// GraphEventRecordNodeGetEvent asks for cuGraphEventRecordNodeGetEvent and waits for the answer.
func (c *Conn) GraphEventRecordNodeGetEvent(q *wire.GraphEventRecordNodeGetEventRequest) (a wire.GraphEventRecordNodeGetEventReply, err error) {
	err = c.ask(wire.OpGraphEventRecordNodeGetEvent, q, &a)
	return a, err
}

// GraphEventRecordNodeSetEvent asks for cuGraphEventRecordNodeSetEvent and waits for the answer.
func (c *Conn) GraphEventRecordNodeSetEvent(q *wire.GraphEventRecordNodeSetEventRequest) (a wire.GraphEventRecordNodeSetEventReply, err error) {
	err = c.ask(wire.OpGraphEventRecordNodeSetEvent, q, &a)
	return a, err
}

// GraphEventWaitNodeGetEvent asks for cuGraphEventWaitNodeGetEvent and waits for the answer.
func (c *Conn) GraphEventWaitNodeGetEvent(q *wire.GraphEventWaitNodeGetEventRequest) (a wire.GraphEventWaitNodeGetEventReply, err error) {
	err = c.ask(wire.OpGraphEventWaitNodeGetEvent, q, &a)
	return a, err
}

// GraphEventWaitNodeSetEvent asks for cuGraphEventWaitNodeSetEvent and waits for the answer.
func (c *Conn) GraphEventWaitNodeSetEvent(q *wire.GraphEventWaitNodeSetEventRequest) (a wire.GraphEventWaitNodeSetEventReply, err error) {
	err = c.ask(wire.OpGraphEventWaitNodeSetEvent, q, &a)
	return a, err
}

// UserObjectRetain sends cuUserObjectRetain; its errors come with the next answer.
func (c *Conn) UserObjectRetain(q *wire.UserObjectRetainRequest) error {
	return c.post(wire.OpUserObjectRetain, q)
}

// UserObjectRelease sends cuUserObjectRelease; its errors come with the next answer.
func (c *Conn) UserObjectRelease(q *wire.UserObjectReleaseRequest) error {
	return c.post(wire.OpUserObjectRelease, q)
}

// GraphRetainUserObject asks for cuGraphRetainUserObject and waits for the answer.
func (c *Conn) GraphRetainUserObject(q *wire.GraphRetainUserObjectRequest) (a wire.GraphRetainUserObjectReply, err error) {
	err = c.ask(wire.OpGraphRetainUserObject, q, &a)
	return a, err
}

// GraphReleaseUserObject asks for cuGraphReleaseUserObject and waits for the answer.
func (c *Conn) GraphReleaseUserObject(q *wire.GraphReleaseUserObjectRequest) (a wire.GraphReleaseUserObjectReply, err error) {
	err = c.ask(wire.OpGraphReleaseUserObject, q, &a)
	return a, err
}

// GraphExecGetFlags asks for cuGraphExecGetFlags and waits for the answer.
func (c *Conn) GraphExecGetFlags(q *wire.GraphExecGetFlagsRequest) (a wire.GraphExecGetFlagsReply, err error) {
	err = c.ask(wire.OpGraphExecGetFlags, q, &a)
	return a, err
}

// GraphExecMemsetNodeSetParams asks for cuGraphExecMemsetNodeSetParams and waits for the answer.
func (c *Conn) GraphExecMemsetNodeSetParams(q *wire.GraphExecMemsetNodeSetParamsRequest) (a wire.GraphExecMemsetNodeSetParamsReply, err error) {
	err = c.ask(wire.OpGraphExecMemsetNodeSetParams, q, &a)
	return a, err
}

// GraphExecChildGraphNodeSetParams asks for cuGraphExecChildGraphNodeSetParams and waits for the answer.
func (c *Conn) GraphExecChildGraphNodeSetParams(q *wire.GraphExecChildGraphNodeSetParamsRequest) (a wire.GraphExecChildGraphNodeSetParamsReply, err error) {
	err = c.ask(wire.OpGraphExecChildGraphNodeSetParams, q, &a)
	return a, err
}

// GraphExecEventRecordNodeSetEvent asks for cuGraphExecEventRecordNodeSetEvent and waits for the answer.
func (c *Conn) GraphExecEventRecordNodeSetEvent(q *wire.GraphExecEventRecordNodeSetEventRequest) (a wire.GraphExecEventRecordNodeSetEventReply, err error) {
	err = c.ask(wire.OpGraphExecEventRecordNodeSetEvent, q, &a)
	return a, err
}

// GraphExecEventWaitNodeSetEvent asks for cuGraphExecEventWaitNodeSetEvent and waits for the answer.
func (c *Conn) GraphExecEventWaitNodeSetEvent(q *wire.GraphExecEventWaitNodeSetEventRequest) (a wire.GraphExecEventWaitNodeSetEventReply, err error) {
	err = c.ask(wire.OpGraphExecEventWaitNodeSetEvent, q, &a)
	return a, err
}

// GraphNodeSetEnabled asks for cuGraphNodeSetEnabled and waits for the answer.
func (c *Conn) GraphNodeSetEnabled(q *wire.GraphNodeSetEnabledRequest) (a wire.GraphNodeSetEnabledReply, err error) {
	err = c.ask(wire.OpGraphNodeSetEnabled, q, &a)
	return a, err
}

// GraphNodeGetEnabled asks for cuGraphNodeGetEnabled and waits for the answer.
func (c *Conn) GraphNodeGetEnabled(q *wire.GraphNodeGetEnabledRequest) (a wire.GraphNodeGetEnabledReply, err error) {
	err = c.ask(wire.OpGraphNodeGetEnabled, q, &a)
	return a, err
}

// GraphExecUpdate_v2 asks for cuGraphExecUpdate_v2 and waits for the answer.
func (c *Conn) GraphExecUpdate_v2(q *wire.GraphExecUpdate_v2Request) (a wire.GraphExecUpdate_v2Reply, err error) {
	err = c.ask(wire.OpGraphExecUpdate_v2, q, &a)
	return a, err
}

// GraphExecUpdate asks for cuGraphExecUpdate and waits for the answer.
func (c *Conn) GraphExecUpdate(q *wire.GraphExecUpdateRequest) (a wire.GraphExecUpdateReply, err error) {
	err = c.ask(wire.OpGraphExecUpdate, q, &a)
	return a, err
}

// GraphUpload sends cuGraphUpload; its errors come with the next answer.
func (c *Conn) GraphUpload(q *wire.GraphUploadRequest) error {
	return c.post(wire.OpGraphUpload, q)
}

// GreenCtxRecordEvent sends cuGreenCtxRecordEvent; its errors come with the next answer.
func (c *Conn) GreenCtxRecordEvent(q *wire.GreenCtxRecordEventRequest) error {
	return c.post(wire.OpGreenCtxRecordEvent, q)
}

// GreenCtxWaitEvent sends cuGreenCtxWaitEvent; its errors come with the next answer.
func (c *Conn) GreenCtxWaitEvent(q *wire.GreenCtxWaitEventRequest) error {
	return c.post(wire.OpGreenCtxWaitEvent, q)
}

// GreenCtxGetDevResource asks for cuGreenCtxGetDevResource and waits for the answer.
func (c *Conn) GreenCtxGetDevResource(q *wire.GreenCtxGetDevResourceRequest) (a wire.GreenCtxGetDevResourceReply, err error) {
	err = c.ask(wire.OpGreenCtxGetDevResource, q, &a)
	return a, err
}

// CtxGetDevResource asks for cuCtxGetDevResource and waits for the answer.
func (c *Conn) CtxGetDevResource(q *wire.CtxGetDevResourceRequest) (a wire.CtxGetDevResourceReply, err error) {
	err = c.ask(wire.OpCtxGetDevResource, q, &a)
	return a, err
}

// DevSmResourceSplitByCount asks for cuDevSmResourceSplitByCount and waits for the answer.
func (c *Conn) DevSmResourceSplitByCount(q *wire.DevSmResourceSplitByCountRequest) (a wire.DevSmResourceSplitByCountReply, err error) {
	err = c.ask(wire.OpDevSmResourceSplitByCount, q, &a)
	return a, err
}

// DevResourceGenerateDesc asks for cuDevResourceGenerateDesc and waits for the answer.
func (c *Conn) DevResourceGenerateDesc(q *wire.DevResourceGenerateDescRequest) (a wire.DevResourceGenerateDescReply, err error) {
	err = c.ask(wire.OpDevResourceGenerateDesc, q, &a)
	return a, err
}

// Missed sends Missed; its errors come with the next answer.
func (c *Conn) Missed(q *wire.MissedRequest) error {
	if err := c.lacks(wire.OpMissed); err != nil {
		return err
	}
	return c.post(wire.OpMissed, q)
}
