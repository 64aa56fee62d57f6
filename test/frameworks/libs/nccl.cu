// link: nccl
// NCCL: the collectives of a group of one, on a stream and inside a CUDA graph.
#include "check.h"

#include <nccl.h>

int main()
{
	const int n = 1 << 16;
	ncclComm_t comm;
	int device = 0;
	cudaStream_t s;
	CHECK(ncclCommInitAll(&comm, 1, &device));
	CHECK(cudaStreamCreate(&s));
	float *x = upload(whole<float>(n, 1)), *y = room<float>(n);
	CHECK(ncclAllReduce(x, y, n, ncclFloat, ncclSum, comm, s));
	CHECK(cudaStreamSynchronize(s));
	say("all_reduce", y, n);
	CHECK(ncclGroupStart());
	CHECK(ncclSend(x, n / 2, ncclFloat, 0, comm, s));
	CHECK(ncclRecv(y, n / 2, ncclFloat, 0, comm, s));
	CHECK(ncclGroupEnd());
	CHECK(cudaStreamSynchronize(s));
	say("sent_to_itself", y, n);

	cudaGraph_t graph;
	cudaGraphExec_t exec;
	CHECK(cudaStreamBeginCapture(s, cudaStreamCaptureModeThreadLocal));
	CHECK(ncclReduceScatter(x, y, n, ncclFloat, ncclSum, comm, s));
	CHECK(ncclAllReduce(y, y, n, ncclFloat, ncclMax, comm, s));
	CHECK(cudaStreamEndCapture(s, &graph));
	CHECK(cudaGraphInstantiate(&exec, graph, 0));
	CHECK(cudaGraphLaunch(exec, s));
	CHECK(cudaStreamSynchronize(s));
	say("in_a_graph", y, n);
	CHECK(cudaGraphExecDestroy(exec));
	CHECK(cudaGraphDestroy(graph));
	CHECK(ncclCommDestroy(comm));
	return 0;
}
