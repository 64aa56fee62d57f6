/* shares: one side of sharing, by argument.
 *   lend            export memory and an event, print the handles, stay
 *   open  HANDLES   open them and say what is there
 *   alter HANDLES   open them with one byte changed, each in turn; say how many were taken
 *   hold  HANDLES F open them, say ready, wait for the file F, then look again
 *   cycle HANDLES F open and close often; a thousand times more once F exists, then make F.done */
#include "sharing.h"
#include <fcntl.h>
#include <time.h>

enum { N = 300000, VALUE = 42 };

struct handles { CUipcMemHandle memory; CUipcEventHandle event; };

static void print(const struct handles *h)
{
	for (size_t i = 0; i < sizeof *h; i++)
		printf("%02x", ((const unsigned char *)h)[i]);
	printf("\n");
}

static struct handles parse(const char *text)
{
	struct handles h;
	EXPECT(strlen(text) == 2 * sizeof h, "no handles");
	for (size_t i = 0; i < sizeof h; i++) {
		unsigned v;
		EXPECT(sscanf(text + 2 * i, "%2x", &v) == 1, "no handles");
		((unsigned char *)&h)[i] = (unsigned char)v;
	}
	return h;
}

static void ready(void)
{
	printf("ready\n");
	fflush(stdout);
}

static void wait_for(const char *file)
{
	struct timespec interval = {0, 2000000};
	while (access(file, F_OK))
		nanosleep(&interval, NULL);
}

static void lend(void)
{
	CUdeviceptr p;
	CUevent e;
	struct handles h;
	CHECK(cuMemAlloc(&p, N * 4));
	CHECK(cuMemsetD32(p, VALUE, N));
	CHECK(cuEventCreate(&e, CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS));
	CHECK(cuEventRecord(e, NULL));
	CHECK(cuCtxSynchronize());
	CHECK(cuIpcGetMemHandle(&h.memory, p));
	CHECK(cuIpcGetEventHandle(&h.event, e));
	print(&h);
	ready();
	pause();
}

static CUresult open_memory(CUdeviceptr *p, const struct handles *h) { return cuIpcOpenMemHandle(p, h->memory, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS); }

static void open_both(const struct handles *h)
{
	CUdeviceptr p;
	CUevent e;
	CUresult rc = open_memory(&p, h);
	printf("memory: %s\n", rc ? error_name(rc) : all_are(p, N, VALUE) ? "right" : "wrong");
	rc = cuIpcOpenEventHandle(&e, h->event);
	printf("event: %s\n", rc ? error_name(rc) : error_name(cuEventQuery(e)));
}

static void alter(const struct handles *h)
{
	int taken = 0;
	CUdeviceptr p;
	CUevent e;
	for (size_t i = 0; i < sizeof *h; i++) {
		struct handles bad = *h;
		((unsigned char *)&bad)[i] ^= 0x10;
		if (i < sizeof h->memory ? !open_memory(&p, &bad) : !cuIpcOpenEventHandle(&e, bad.event))
			taken++;
	}
	printf("%d taken\n", taken);
}

static void hold(const struct handles *h, const char *file)
{
	CUdeviceptr p;
	CUevent e;
	CHECK(open_memory(&p, h));
	CHECK(cuIpcOpenEventHandle(&e, h->event));
	ready();
	wait_for(file);
	printf("memory: %s\n", all_are(p, N, VALUE) ? "right" : "wrong");
	CHECK(cuStreamWaitEvent(NULL, e, 0));
	CHECK(cuCtxSynchronize());
	printf("event: %s\n", error_name(cuEventQuery(e)));
	CHECK(cuIpcCloseMemHandle(p));
	open_both(h);
}

/* One of everything that makes and ends descriptors somewhere. */
static void round_trip(const struct handles *h, CUdevice device)
{
	CUmemAllocationProp prop = {1, 1, {1, device}, NULL, {0}};
	CUmemGenericAllocationHandle mine, same;
	CUipcMemHandle fresh;
	CUdeviceptr p, own;
	CUevent e;
	int fd;
	CHECK(open_memory(&p, h));
	CHECK(cuIpcCloseMemHandle(p));
	CHECK(cuIpcOpenEventHandle(&e, h->event));
	CHECK(cuEventDestroy(e));
	CHECK(cuMemAlloc(&own, 100));
	CHECK(cuIpcGetMemHandle(&fresh, own));
	CHECK(cuMemFree(own));
	CHECK(cuMemCreate(&mine, 2 << 20, &prop, 0));
	CHECK(cuMemExportToShareableHandle(&fd, mine, 1, 0));
	CHECK(cuMemImportFromShareableHandle(&same, (void *)(size_t)fd, 1));
	close(fd);
	CHECK(cuMemRelease(mine));
	CHECK(cuMemRelease(same));
}

static void cycle(const struct handles *h, const char *file, CUdevice device)
{
	char done[4096];
	for (int i = 0; i < 20; i++)
		round_trip(h, device);
	CHECK(cuCtxSynchronize());
	ready();
	wait_for(file);
	for (int i = 0; i < 1000; i++)
		round_trip(h, device);
	CHECK(cuCtxSynchronize());
	snprintf(done, sizeof done, "%s.done", file);
	close(open(done, O_CREAT | O_WRONLY, 0600));
	pause();
}

int main(int argc, char **argv)
{
	CUdevice device;
	EXPECT(argc > 1, "what?");
	sharing_open(&device);
	if (!strcmp(argv[1], "lend"))
		lend();
	EXPECT(argc > 2, "which handles?");
	struct handles h = parse(argv[2]);
	if (!strcmp(argv[1], "open"))
		open_both(&h);
	else if (!strcmp(argv[1], "alter"))
		alter(&h);
	else if (!strcmp(argv[1], "hold") && argc > 3)
		hold(&h, argv[3]);
	else if (!strcmp(argv[1], "cycle") && argc > 3)
		cycle(&h, argv[3], device);
	else
		fail("what is %s?", argv[1]);
	return 0;
}
