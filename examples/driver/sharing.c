/* sharing: memory passed between processes as file descriptors: an allocation
 * of the virtual memory API, and a memory pool with pointers into it. */
#include "sharing.h"

enum { N = 1 << 20, PIECES = 3, M = 5000 };

static void *as_handle(int fd) { return (void *)(size_t)fd; }

/* map makes an allocation usable and returns where. */
static CUdeviceptr map(CUmemGenericAllocationHandle h, size_t size, CUdevice device)
{
	CUmemAccessDesc access = {{CU_MEM_LOCATION_TYPE_DEVICE, device}, CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
	CUdeviceptr at;
	CHECK(cuMemAddressReserve(&at, size, 0, 0, 0));
	CHECK(cuMemMap(at, size, 0, h, 0));
	CHECK(cuMemSetAccess(at, size, &access, 1));
	return at;
}

static void unmap(CUdeviceptr at, size_t size)
{
	CHECK(cuMemUnmap(at, size));
	CHECK(cuMemAddressFree(at, size));
}

static CUmemAllocationProp properties(CUdevice device)
{
	CUmemAllocationProp p = {CU_MEM_ALLOCATION_TYPE_PINNED, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
				 {CU_MEM_LOCATION_TYPE_DEVICE, device}, NULL, {0}};
	return p;
}

static size_t whole(CUdevice device, size_t bytes)
{
	CUmemAllocationProp p = properties(device);
	size_t g;
	CHECK(cuMemGetAllocationGranularity(&g, &p, 0));
	return (bytes + g - 1) / g * g;
}

/* --- the virtual memory API */

static void export_memory(int sock, CUdevice device, CUfunction add)
{
	CUmemAllocationProp p = properties(device);
	CUmemGenericAllocationHandle h, same;
	size_t size = whole(device, N * 4);
	int fd = -1;

	CHECK(cuMemCreate(&h, size, &p, 0));
	CUdeviceptr at = map(h, size, device);
	CHECK(cuMemsetD32(at, 7, N));
	add_to(add, at, N, 1, NULL);
	CHECK(cuCtxSynchronize());
	CHECK(cuMemRetainAllocationHandle(&same, (void *)at));
	CHECK(cuMemRelease(h)); /* the mapping and the other reference keep it */
	CHECK(cuMemExportToShareableHandle(&fd, same, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
	pass_fd(sock, fd);
	close(fd);
	await(sock);
	EXPECT(all_are(at, N, 108), "what the other process added is missing");
	unmap(at, size);
	CHECK(cuMemRelease(same));
	go(sock);
}

static void import_memory(int sock, CUdevice device, CUfunction add)
{
	CUmemGenericAllocationHandle h;
	size_t size = whole(device, N * 4);
	int fd = take_fd(sock);

	CHECK(cuMemImportFromShareableHandle(&h, as_handle(fd), CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
	close(fd);
	CUdeviceptr at = map(h, size, device);
	CHECK(cuMemRelease(h));
	printf("the descriptor's memory holds what was written: %s\n", all_are(at, N, 8) ? "yes" : "no");
	add_to(add, at, N, 100, NULL);
	CHECK(cuCtxSynchronize());
	go(sock);
	await(sock);
	printf("and lives on when the other process has let it go: %s\n", all_are(at, N, 108) ? "yes" : "no");
	unmap(at, size);
}

/* --- a pool */

static void export_pool(int sock, CUdevice device, CUfunction add)
{
	CUmemPoolProps props = {CU_MEM_ALLOCATION_TYPE_PINNED, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
				{CU_MEM_LOCATION_TYPE_DEVICE, device}, NULL, 0, {0}};
	CUmemPoolPtrExportData data[PIECES];
	CUdeviceptr piece[PIECES];
	CUmemoryPool pool;
	CUstream stream;
	int fd = -1;

	CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
	CHECK(cuMemPoolCreate(&pool, &props));
	CHECK(cuMemPoolExportToShareableHandle(&fd, pool, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
	for (int i = 0; i < PIECES; i++) {
		CHECK(cuMemAllocFromPoolAsync(&piece[i], M * 4, pool, stream));
		CHECK(cuMemPoolExportPointer(&data[i], piece[i]));
		CHECK(cuStreamSynchronize(stream));
		CHECK(cuMemsetD32(piece[i], 0, M));
		add_to(add, piece[i], M, i + 1, NULL);
	}
	CHECK(cuCtxSynchronize());
	pass_fd(sock, fd);
	close(fd);
	tell(sock, data, sizeof data);
	await(sock);
	for (int i = 0; i < PIECES; i++) {
		EXPECT(all_are(piece[i], M, 10 * (i + 1) + i + 1), "what the other process added to piece %d is missing", i);
		CHECK(cuMemFreeAsync(piece[i], stream));
	}
	CHECK(cuStreamSynchronize(stream));
	CHECK(cuMemPoolDestroy(pool));
}

static void import_pool(int sock, CUfunction add)
{
	CUmemPoolPtrExportData data[PIECES];
	CUdeviceptr piece[PIECES], none;
	CUmemoryPool pool;
	CUstream stream;
	int fd = take_fd(sock);

	CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
	hear(sock, data, sizeof data);
	CHECK(cuMemPoolImportFromShareableHandle(&pool, as_handle(fd), CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
	close(fd);
	for (int i = 0; i < PIECES; i++) {
		CHECK(cuMemPoolImportPointer(&piece[i], pool, &data[i]));
		printf("piece %d of the pool holds %d: %s\n", i, i + 1, all_are(piece[i], M, i + 1) ? "yes" : "no");
		add_to(add, piece[i], M, 10 * (i + 1), stream);
	}
	printf("taking memory from a pool of another process: %s\n", cuMemAllocFromPoolAsync(&none, 4096, pool, stream) ? "refused" : "accepted");
	CHECK(cuStreamSynchronize(stream));
	for (int i = 0; i < PIECES; i++)
		CHECK(cuMemFreeAsync(piece[i], stream));
	CHECK(cuStreamSynchronize(stream));
	CHECK(cuMemPoolDestroy(pool));
	go(sock);
}

int main(void)
{
	pid_t child;
	CUdevice device;
	int sock = partner(&child);
	CUfunction add = sharing_open(&device);
	if (!child) {
		export_memory(sock, device, add);
		export_pool(sock, device, add);
		return 0;
	}
	import_memory(sock, device, add);
	import_pool(sock, add);
	finish(child);
	printf("PASS\n");
	return 0;
}
