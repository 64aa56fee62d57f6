/* sharing.h: what the examples with several processes need besides cudadrv.h:
 * the driver calls by which processes share memory, and a socket between two
 * of them. */
#ifndef SHARING_H
#define SHARING_H
#include "cudadrv.h"
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

typedef unsigned long long CUmemGenericAllocationHandle;
typedef struct CUmemPoolHandle_st *CUmemoryPool;
typedef struct { char reserved[64]; } CUipcMemHandle, CUipcEventHandle;
typedef struct { unsigned char reserved[64]; } CUmemPoolPtrExportData;
typedef struct { int type, id; } CUmemLocation;
typedef struct { CUmemLocation location; int flags; } CUmemAccessDesc;
typedef struct {
	int type, handle_types;
	CUmemLocation location;
	void *windows;
	unsigned char flags[8];
} CUmemAllocationProp;
typedef struct {
	int type, handle_types;
	CUmemLocation location;
	void *windows;
	size_t max_size;
	unsigned char reserved[56];
} CUmemPoolProps;

enum {
	CU_EVENT_INTERPROCESS = 4,
	CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS = 1,
	CU_MEM_ALLOCATION_TYPE_PINNED = 1,
	CU_MEM_LOCATION_TYPE_DEVICE = 1,
	CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = 1,
	CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3,
};

#define SHARING_FUNCTIONS(X)                                                                                           \
	X(cuMemGetAddressRange, cuMemGetAddressRange_v2, (CUdeviceptr * base, size_t *size, CUdeviceptr address))          \
	X(cuIpcGetMemHandle, cuIpcGetMemHandle, (CUipcMemHandle * handle, CUdeviceptr address))                            \
	X(cuIpcOpenMemHandle, cuIpcOpenMemHandle_v2, (CUdeviceptr * address, CUipcMemHandle handle, unsigned flags))       \
	X(cuIpcCloseMemHandle, cuIpcCloseMemHandle, (CUdeviceptr address))                                                 \
	X(cuIpcGetEventHandle, cuIpcGetEventHandle, (CUipcEventHandle * handle, CUevent event))                            \
	X(cuIpcOpenEventHandle, cuIpcOpenEventHandle, (CUevent * event, CUipcEventHandle handle))                          \
	X(cuMemGetAllocationGranularity, cuMemGetAllocationGranularity,                                                    \
	  (size_t *granularity, const CUmemAllocationProp *prop, int option))                                              \
	X(cuMemCreate, cuMemCreate,                                                                                        \
	  (CUmemGenericAllocationHandle * handle, size_t size, const CUmemAllocationProp *prop, unsigned long long flags)) \
	X(cuMemRelease, cuMemRelease, (CUmemGenericAllocationHandle handle))                                               \
	X(cuMemRetainAllocationHandle, cuMemRetainAllocationHandle, (CUmemGenericAllocationHandle * handle, void *address)) \
	X(cuMemAddressReserve, cuMemAddressReserve,                                                                        \
	  (CUdeviceptr * address, size_t size, size_t alignment, CUdeviceptr wish, unsigned long long flags))              \
	X(cuMemAddressFree, cuMemAddressFree, (CUdeviceptr address, size_t size))                                          \
	X(cuMemMap, cuMemMap,                                                                                              \
	  (CUdeviceptr address, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long flags)) \
	X(cuMemUnmap, cuMemUnmap, (CUdeviceptr address, size_t size))                                                      \
	X(cuMemSetAccess, cuMemSetAccess, (CUdeviceptr address, size_t size, const CUmemAccessDesc *desc, size_t count))   \
	X(cuMemExportToShareableHandle, cuMemExportToShareableHandle,                                                      \
	  (void *out, CUmemGenericAllocationHandle handle, int type, unsigned long long flags))                            \
	X(cuMemImportFromShareableHandle, cuMemImportFromShareableHandle,                                                  \
	  (CUmemGenericAllocationHandle * handle, void *os_handle, int type))                                              \
	X(cuMemPoolCreate, cuMemPoolCreate, (CUmemoryPool * pool, const CUmemPoolProps *props))                            \
	X(cuMemPoolDestroy, cuMemPoolDestroy, (CUmemoryPool pool))                                                         \
	X(cuMemAllocFromPoolAsync, cuMemAllocFromPoolAsync,                                                                \
	  (CUdeviceptr * address, size_t bytes, CUmemoryPool pool, CUstream stream))                                       \
	X(cuMemFreeAsync, cuMemFreeAsync, (CUdeviceptr address, CUstream stream))                                          \
	X(cuMemPoolExportToShareableHandle, cuMemPoolExportToShareableHandle,                                              \
	  (void *out, CUmemoryPool pool, int type, unsigned long long flags))                                              \
	X(cuMemPoolImportFromShareableHandle, cuMemPoolImportFromShareableHandle,                                          \
	  (CUmemoryPool * pool, void *handle, int type, unsigned long long flags))                                         \
	X(cuMemPoolExportPointer, cuMemPoolExportPointer, (CUmemPoolPtrExportData * out, CUdeviceptr address))             \
	X(cuMemPoolImportPointer, cuMemPoolImportPointer,                                                                  \
	  (CUdeviceptr * address, CUmemoryPool pool, const CUmemPoolPtrExportData *data))

#define X(name, symbol, params) __attribute__((unused)) static CUresult(*name) params;
SHARING_FUNCTIONS(X)
#undef X

/* add: data[i] += step for i < n */
static const char add_ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	".visible .entry add(.param .u64 data, .param .u32 n, .param .u32 step)\n"
	"{\n"
	"	.reg .pred %out;\n"
	"	.reg .b32 %i, %width, %block, %n, %step, %v;\n"
	"	.reg .b64 %data, %at;\n"
	"	mov.u32 %block, %ctaid.x;\n"
	"	mov.u32 %width, %ntid.x;\n"
	"	mov.u32 %i, %tid.x;\n"
	"	mad.lo.u32 %i, %block, %width, %i;\n"
	"	ld.param.u32 %n, [n];\n"
	"	setp.ge.u32 %out, %i, %n;\n"
	"	@%out bra done;\n"
	"	ld.param.u64 %data, [data];\n"
	"	ld.param.u32 %step, [step];\n"
	"	mul.wide.u32 %at, %i, 4;\n"
	"	add.u64 %at, %data, %at;\n"
	"	ld.global.u32 %v, [%at];\n"
	"	add.u32 %v, %v, %step;\n"
	"	st.global.u32 [%at], %v;\n"
	"done:\n"
	"	ret;\n"
	"}\n";

/* sharing_open is driver_open for a process that shares; it returns the kernel
 * above. */
__attribute__((unused)) static CUfunction sharing_open(CUdevice *device)
{
	CUmodule module;
	CUfunction add;
	driver_open(device);
	void *lib = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
#define X(name, symbol, params)                                                \
	*(void **)&name = dlsym(lib, #symbol);                                     \
	EXPECT(name, "libcuda.so.1 has no " #symbol ": it is too old or not CUDA");
	SHARING_FUNCTIONS(X)
#undef X
	CHECK(cuModuleLoadData(&module, add_ptx));
	CHECK(cuModuleGetFunction(&add, module, "add"));
	return add;
}

__attribute__((unused)) static void add_to(CUfunction add, CUdeviceptr data, unsigned n, unsigned step, CUstream stream)
{
	launch(add, (n + 255) / 256, 256, stream, ARGS(&data, &n, &step));
}

/* all_are says whether n numbers on the device are value. */
__attribute__((unused)) static int all_are(CUdeviceptr data, unsigned n, unsigned value)
{
	unsigned *host = malloc(n * sizeof *host), right = 0;
	CHECK(cuMemcpyDtoH(host, data, n * sizeof *host));
	for (unsigned i = 0; i < n; i++)
		right += host[i] == value;
	free(host);
	return right == n;
}

/* --- two processes. CUDA must not have been used before the fork. */

__attribute__((unused)) static int partner(pid_t *child)
{
	int pair[2];
	EXPECT(!socketpair(AF_UNIX, SOCK_STREAM, 0, pair), "no socketpair");
	*child = fork();
	EXPECT(*child >= 0, "no fork");
	close(pair[*child ? 1 : 0]);
	return pair[*child ? 0 : 1];
}

__attribute__((unused)) static void tell(int sock, const void *data, size_t n)
{
	EXPECT(write(sock, data, n) == (ssize_t)n, "the other process is gone");
}

__attribute__((unused)) static void hear(int sock, void *data, size_t n)
{
	for (size_t got = 0; got < n;) {
		ssize_t k = read(sock, (char *)data + got, n - got);
		EXPECT(k > 0, "the other process is gone");
		got += (size_t)k;
	}
}

/* signal and await: the other may go on. */
__attribute__((unused)) static void go(int sock) { tell(sock, "", 1); }
__attribute__((unused)) static void await(int sock)
{
	char c;
	hear(sock, &c, 1);
}

__attribute__((unused)) static void pass_fd(int sock, int fd)
{
	char byte = 0, room[CMSG_SPACE(sizeof fd)] = {0};
	struct iovec v = {&byte, 1};
	struct msghdr m = {.msg_iov = &v, .msg_iovlen = 1, .msg_control = room, .msg_controllen = sizeof room};
	struct cmsghdr *c = CMSG_FIRSTHDR(&m);
	c->cmsg_level = SOL_SOCKET;
	c->cmsg_type = SCM_RIGHTS;
	c->cmsg_len = CMSG_LEN(sizeof fd);
	memcpy(CMSG_DATA(c), &fd, sizeof fd);
	EXPECT(sendmsg(sock, &m, 0) == 1, "cannot pass a descriptor");
}

__attribute__((unused)) static int take_fd(int sock)
{
	int fd = -1;
	char byte, room[CMSG_SPACE(sizeof fd)];
	struct iovec v = {&byte, 1};
	struct msghdr m = {.msg_iov = &v, .msg_iovlen = 1, .msg_control = room, .msg_controllen = sizeof room};
	EXPECT(recvmsg(sock, &m, MSG_CMSG_CLOEXEC) == 1 && CMSG_FIRSTHDR(&m), "no descriptor came");
	memcpy(&fd, CMSG_DATA(CMSG_FIRSTHDR(&m)), sizeof fd);
	return fd;
}

/* finish ends the child and demands that it succeeded. */
__attribute__((unused)) static void finish(pid_t child)
{
	int status;
	EXPECT(waitpid(child, &status, 0) == child && WIFEXITED(status) && !WEXITSTATUS(status), "the other process failed");
}

#endif
