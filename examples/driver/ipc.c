/* ipc: two processes, one memory. The child allocates, fills and exports; the
 * parent opens the same memory and works on it; events of both order the work
 * on the GPU, so that neither waits for the other's host. */
#include "sharing.h"

enum { BIG = 700000, SMALL = 1000, ROUNDS = 20 };

struct offer { CUipcMemHandle big, small; CUipcEventHandle written, read; };

/* say whether a call that must fail did. */
static const char *verdict(CUresult rc) { return rc ? "refused" : "accepted"; }

static void producer(int sock)
{
	CUdevice device;
	CUdeviceptr big, small, self;
	CUevent written, read;
	CUstream stream;
	struct offer o, again;
	CUfunction add = sharing_open(&device);

	CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
	CHECK(cuMemAlloc(&big, BIG * 4));
	CHECK(cuMemAlloc(&small, SMALL * 4));
	CHECK(cuMemsetD32(big, 0, BIG));
	CHECK(cuMemsetD32(small, 5, SMALL));
	CHECK(cuCtxSynchronize());
	CHECK(cuEventCreate(&written, CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS));
	CHECK(cuEventCreate(&read, CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS));
	CHECK(cuIpcGetMemHandle(&o.big, big));
	CHECK(cuIpcGetMemHandle(&o.small, small));
	CHECK(cuIpcGetEventHandle(&o.written, written));
	CHECK(cuIpcGetEventHandle(&o.read, read));
	CHECK(cuIpcGetMemHandle(&again.big, big));
	EXPECT(!memcmp(&again.big, &o.big, sizeof o.big), "two handles of one allocation differ");
	EXPECT(cuIpcOpenMemHandle(&self, o.big, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS), "own memory was opened");
	tell(sock, &o, sizeof o);
	for (int i = 0; i < ROUNDS; i++) {
		add_to(add, big, BIG, 1, stream);
		CHECK(cuEventRecord(written, stream));
		go(sock);
		await(sock); /* the other has recorded read */
		CHECK(cuStreamWaitEvent(stream, read, 0));
	}
	CHECK(cuStreamSynchronize(stream));
	EXPECT(all_are(big, BIG, ROUNDS * 11), "the sums of both are wrong");
	await(sock); /* the other has closed everything */
	CHECK(cuMemFree(big));
	CHECK(cuMemFree(small));
	CHECK(cuEventDestroy(written));
	CHECK(cuEventDestroy(read));
	go(sock);
}

static void consumer(int sock)
{
	CUdevice device;
	CUdeviceptr big, small, twice, base;
	CUevent written, read;
	CUstream stream;
	struct offer o;
	size_t size;
	CUfunction add = sharing_open(&device);

	hear(sock, &o, sizeof o);
	CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
	CHECK(cuIpcOpenMemHandle(&big, o.big, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
	CHECK(cuIpcOpenMemHandle(&small, o.small, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
	CHECK(cuIpcOpenEventHandle(&written, o.written));
	CHECK(cuIpcOpenEventHandle(&read, o.read));
	CHECK(cuMemGetAddressRange(&base, &size, big));
	printf("opened %d and %d numbers\n", BIG, SMALL);
	EXPECT(base == big && size >= BIG * 4, "the range of opened memory is wrong");
	printf("the small ones are as they were written: %s\n", all_are(small, SMALL, 5) ? "yes" : "no");

	CHECK(cuIpcOpenMemHandle(&twice, o.big, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
	printf("opened again, at the same address: %s\n", twice == big ? "yes" : "no");
	CHECK(cuIpcCloseMemHandle(twice));

	for (int i = 0; i < ROUNDS; i++) {
		await(sock); /* the other has recorded written */
		CHECK(cuStreamWaitEvent(stream, written, 0));
		add_to(add, big, BIG, 10, stream);
		CHECK(cuEventRecord(read, stream));
		go(sock);
	}
	CHECK(cuEventSynchronize(read));
	printf("%d rounds of adding 1 there and 10 here make %d everywhere: %s\n", ROUNDS, ROUNDS * 11,
	       all_are(big, BIG, ROUNDS * 11) ? "yes" : "no");
	printf("freeing what another process allocated: %s\n", verdict(cuMemFree(big)));
	CHECK(cuIpcCloseMemHandle(big));
	CHECK(cuIpcCloseMemHandle(small));
	printf("closing once too often: %s\n", verdict(cuIpcCloseMemHandle(big)));
	CHECK(cuEventDestroy(written));
	CHECK(cuEventDestroy(read));
	CHECK(cuCtxSynchronize());
	go(sock);
	await(sock); /* the other has freed everything */
	printf("opening what was freed: %s\n", verdict(cuIpcOpenMemHandle(&big, o.big, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS)));
}

int main(void)
{
	pid_t child;
	int sock = partner(&child);
	if (!child) {
		producer(sock);
		return 0;
	}
	consumer(sock);
	finish(child);
	printf("PASS\n");
	return 0;
}
