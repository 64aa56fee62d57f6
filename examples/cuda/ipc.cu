// ipc: what frameworks do to pass a tensor to another process: the runtime's IPC
// handles for a block and an offset into it, an event recorded behind the work
// that made it, and a pool whose memory is passed by pointer.
#include "check.h"
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

const int N = 1 << 20, PART = 1000, AT = 4096;

struct Offer {
	cudaIpcMemHandle_t block;
	cudaIpcEventHandle_t ready;
	cudaMemPoolPtrExportData pointer;
};

__global__ void fill(int *p, int n, int base)
{
	for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
		p[i] = base + i;
}

__global__ void sum(const int *p, int n, unsigned long long *out)
{
	unsigned long long s = 0;
	for (int i = threadIdx.x; i < n; i += blockDim.x)
		s += p[i];
	atomicAdd(out, s);
}

static unsigned long long total(const int *p, int n, cudaStream_t s)
{
	unsigned long long *d, h = 0;
	CHECK(cudaMalloc(&d, sizeof h));
	CHECK(cudaMemsetAsync(d, 0, sizeof h, s));
	sum<<<1, 256, 0, s>>>(p, n, d);
	CHECK(cudaMemcpyAsync(&h, d, sizeof h, cudaMemcpyDeviceToHost, s));
	CHECK(cudaStreamSynchronize(s));
	CHECK(cudaFree(d));
	return h;
}

static void passFd(int sock, int fd)
{
	char byte = 0, room[CMSG_SPACE(sizeof fd)] = {0};
	iovec v = {&byte, 1};
	msghdr m = {};
	m.msg_iov = &v;
	m.msg_iovlen = 1;
	m.msg_control = room;
	m.msg_controllen = sizeof room;
	cmsghdr *c = CMSG_FIRSTHDR(&m);
	c->cmsg_level = SOL_SOCKET;
	c->cmsg_type = SCM_RIGHTS;
	c->cmsg_len = CMSG_LEN(sizeof fd);
	memcpy(CMSG_DATA(c), &fd, sizeof fd);
	if (sendmsg(sock, &m, 0) != 1)
		exit(2);
}

static int takeFd(int sock)
{
	int fd = -1;
	char byte, room[CMSG_SPACE(sizeof fd)];
	iovec v = {&byte, 1};
	msghdr m = {};
	m.msg_iov = &v;
	m.msg_iovlen = 1;
	m.msg_control = room;
	m.msg_controllen = sizeof room;
	if (recvmsg(sock, &m, 0) != 1 || !CMSG_FIRSTHDR(&m))
		exit(2);
	memcpy(&fd, CMSG_DATA(CMSG_FIRSTHDR(&m)), sizeof fd);
	return fd;
}

static void producer(int sock)
{
	int *block, *piece, fd = -1;
	char c;
	cudaStream_t s;
	cudaEvent_t ready;
	cudaMemPool_t pool;
	cudaMemPoolProps props = {};
	Offer o;

	CHECK(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
	CHECK(cudaMalloc(&block, N * sizeof(int)));
	CHECK(cudaEventCreateWithFlags(&ready, cudaEventDisableTiming | cudaEventInterprocess | cudaEventBlockingSync));
	fill<<<64, 256, 0, s>>>(block, N, 7);
	CHECK(cudaEventRecord(ready, s));
	CHECK(cudaIpcGetMemHandle(&o.block, block));
	CHECK(cudaIpcGetEventHandle(&o.ready, ready));

	props.allocType = cudaMemAllocationTypePinned;
	props.handleTypes = cudaMemHandleTypePosixFileDescriptor;
	props.location.type = cudaMemLocationTypeDevice;
	CHECK(cudaMemPoolCreate(&pool, &props));
	CHECK(cudaMallocFromPoolAsync((void **)&piece, PART * sizeof(int), pool, s));
	fill<<<4, 256, 0, s>>>(piece, PART, 1);
	CHECK(cudaStreamSynchronize(s));
	CHECK(cudaMemPoolExportToShareableHandle(&fd, pool, cudaMemHandleTypePosixFileDescriptor, 0));
	CHECK(cudaMemPoolExportPointer(&o.pointer, piece));
	passFd(sock, fd);
	close(fd);
	if (write(sock, &o, sizeof o) != sizeof o || read(sock, &c, 1) != 1)
		exit(2);
	CHECK(cudaFreeAsync(piece, s));
	CHECK(cudaStreamSynchronize(s));
	CHECK(cudaMemPoolDestroy(pool));
	CHECK(cudaFree(block));
	CHECK(cudaEventDestroy(ready));
}

static void consumer(int sock)
{
	int *block, *piece;
	cudaStream_t s;
	cudaEvent_t ready;
	cudaMemPool_t pool;
	cudaPointerAttributes a;
	Offer o;
	int fd = takeFd(sock);

	if (recv(sock, &o, sizeof o, MSG_WAITALL) != sizeof o)
		exit(2);
	CHECK(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
	CHECK(cudaIpcOpenEventHandle(&ready, o.ready));
	CHECK(cudaIpcOpenMemHandle((void **)&block, o.block, cudaIpcMemLazyEnablePeerAccess));
	CHECK(cudaStreamWaitEvent(s, ready, 0));
	printf("all of the block: %llu\n", total(block, N, s));
	printf("a part of it: %llu\n", total(block + AT, PART, s));
	CHECK(cudaPointerGetAttributes(&a, block));
	printf("it is memory of a device: %s\n", a.type == cudaMemoryTypeDevice && a.device == 0 ? "yes" : "no");
	CHECK(cudaMemPoolImportFromShareableHandle(&pool, (void *)(size_t)fd, cudaMemHandleTypePosixFileDescriptor, 0));
	close(fd);
	CHECK(cudaMemPoolImportPointer((void **)&piece, pool, &o.pointer));
	printf("the pool's piece: %llu\n", total(piece, PART, s));
	CHECK(cudaFreeAsync(piece, s));
	CHECK(cudaStreamSynchronize(s));
	CHECK(cudaMemPoolDestroy(pool));
	CHECK(cudaIpcCloseMemHandle(block));
	CHECK(cudaEventDestroy(ready));
	if (write(sock, "", 1) != 1)
		exit(2);
}

int main()
{
	int pair[2], status = 1;
	if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair))
		return 2;
	pid_t child = fork();
	close(pair[child ? 1 : 0]);
	if (!child) {
		producer(pair[1]);
		return 0;
	}
	consumer(pair[0]);
	EXPECT(waitpid(child, &status, 0) == child && !status, "the producer failed");
	printf("PASS\n");
	return 0;
}
