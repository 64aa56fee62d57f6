package device

import "ferry/api/cu"

// GraphNodes adds nodes whose parameters are pointers in C, and changes and reads
// them. The command loop makes all these calls. Where a method takes an exec, 0
// changes the node itself, any other the node's counterpart in that executable
// graph.
type GraphNodes interface {
	// GraphAddHost adds a node that calls the client; token is as for HostFunc.
	GraphAddHost(g cu.Graph, after []cu.GraphNode, token uint64) (cu.GraphNode, cu.Result)
	// GraphSetHost changes which function a host node calls.
	GraphSetHost(exec cu.GraphExec, n cu.GraphNode, token uint64) cu.Result
	// GraphGetHost returns the token of a host node.
	GraphGetHost(n cu.GraphNode) (token uint64, rc cu.Result)

	// GraphAddMemOps adds a batch of operations on memory words.
	GraphAddMemOps(g cu.Graph, after []cu.GraphNode, ctx cu.Context, ops []cu.StreamBatchMemOpParams_v1, flags uint32) (cu.GraphNode, cu.Result)
	// GraphSetMemOps changes a batch.
	GraphSetMemOps(exec cu.GraphExec, n cu.GraphNode, ctx cu.Context, ops []cu.StreamBatchMemOpParams_v1, flags uint32) cu.Result
	// GraphGetMemOps returns a batch.
	GraphGetMemOps(n cu.GraphNode) (ctx cu.Context, ops []cu.StreamBatchMemOpParams_v1, flags uint32, rc cu.Result)

	// GraphAddConditional adds a node that runs one of the graphs it returns. The
	// node owns those graphs.
	GraphAddConditional(g cu.Graph, after []cu.GraphNode, p cu.CUDA_CONDITIONAL_NODE_PARAMS) (cu.GraphNode, []cu.Graph, cu.Result)
	// GraphMove adds a graph itself as a child, not a copy. The node owns the
	// graph from then on; the handles of the graph and its nodes stay valid.
	GraphMove(g cu.Graph, after []cu.GraphNode, child cu.Graph) (cu.GraphNode, cu.Result)

	// GraphAddKernel adds a kernel node with the function, shape and parameters
	// of a launch.
	GraphAddKernel(g cu.Graph, after []cu.GraphNode, l *Launch) (cu.GraphNode, cu.Result)
	// GraphSetKernel changes a kernel node.
	GraphSetKernel(exec cu.GraphExec, n cu.GraphNode, l *Launch) cu.Result
	// GraphGetKernel returns the launch of a kernel node. layout returns where
	// the parameters of a function lie; the device calls it before it returns.
	GraphGetKernel(n cu.GraphNode, layout func(cu.Function) []cu.FerryParam) (Launch, cu.Result)

	// GraphAddCopy adds a copy. Where one end is host memory it is host, which
	// must come from HostAlloc and outlive the node; without host, pointers in d
	// are to memory that was registered.
	GraphAddCopy(g cu.Graph, after []cu.GraphNode, d *cu.CUDA_MEMCPY3D_v2, host []byte, ctx cu.Context) (cu.GraphNode, cu.Result)
	// GraphSetCopy changes a copy.
	GraphSetCopy(exec cu.GraphExec, n cu.GraphNode, d *cu.CUDA_MEMCPY3D_v2, host []byte, ctx cu.Context) cu.Result

	// CaptureInfo answers every version of cuStreamGetCaptureInfo. It is called
	// for those, and around commands that a capture turns into nodes.
	CaptureInfo(s cu.Stream) (CaptureInfo, cu.Result)
}

// UserObjects makes objects whose lifetime graphs prolong.
type UserObjects interface {
	// UserObject makes an object with count references that graphs can hold. The
	// command loop calls it for cuUserObjectCreate, and to keep host functions
	// and buffers as long as a graph names them.
	UserObject(token uint64, count uint32) (cu.UserObject, cu.Result)
	// OnUserObject sets the function that gets the token of an object whose last
	// reference is gone. The worker calls it once, before any UserObject. The
	// device calls the function on any thread; it must not call the device.
	OnUserObject(gone func(token uint64))
}

// CaptureInfo is what is known of a stream that is being captured.
type CaptureInfo struct {
	Status       cu.StreamCaptureStatus
	ID           uint64
	Graph        cu.Graph
	Dependencies []cu.GraphNode
	Edges        []cu.GraphEdgeData // one for each dependency; nil if none carries data
}
