/* measure.h: what the parts of the measuring program share. It is one process per way to the GPU (natively, through each
 * transport), told by "ferry bench" on its standard input what to measure; each line is answered by one line of JSON.
 * It uses the driver API of whichever libcuda.so.1 the dynamic linker finds, and knows Ferry only by its table of counts. */
#ifndef MEASURE_H
#define MEASURE_H
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int CUresult;
typedef int CUdevice;
typedef unsigned long long CUdeviceptr;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUstream_st *CUstream;
typedef struct CUevent_st *CUevent;
typedef struct CUgraph_st *CUgraph;
typedef struct CUgraphExec_st *CUgraphExec;

/* The name used here, the symbol the library exports, the parameters. */
#define FUNCTIONS(X)                                                                                                   \
	X(cuInit, cuInit, (unsigned flags))                                                                            \
	X(cuGetErrorName, cuGetErrorName, (CUresult error, const char **name))                                         \
	X(cuGetExportTable, cuGetExportTable, (const void **table, const void *id))                                    \
	X(cuDeviceGet, cuDeviceGet, (CUdevice * dev, int ordinal))                                                     \
	X(cuDeviceGetName, cuDeviceGetName, (char *name, int len, CUdevice dev))                                       \
	X(cuDeviceTotalMem, cuDeviceTotalMem_v2, (size_t *bytes, CUdevice dev))                                        \
	X(cuDevicePrimaryCtxRetain, cuDevicePrimaryCtxRetain, (CUcontext * ctx, CUdevice dev))                         \
	X(cuCtxSetCurrent, cuCtxSetCurrent, (CUcontext ctx))                                                           \
	X(cuCtxSynchronize, cuCtxSynchronize, (void))                                                                  \
	X(cuModuleLoadData, cuModuleLoadData, (CUmodule * module, const void *image))                                  \
	X(cuModuleGetFunction, cuModuleGetFunction, (CUfunction * function, CUmodule module, const char *name))        \
	X(cuMemAlloc, cuMemAlloc_v2, (CUdeviceptr * address, size_t bytes))                                            \
	X(cuMemFree, cuMemFree_v2, (CUdeviceptr address))                                                              \
	X(cuMemAllocHost, cuMemAllocHost_v2, (void **address, size_t bytes))                                           \
	X(cuMemFreeHost, cuMemFreeHost, (void *address))                                                               \
	X(cuMemcpyHtoD, cuMemcpyHtoD_v2, (CUdeviceptr dst, const void *src, size_t bytes))                             \
	X(cuMemcpyDtoH, cuMemcpyDtoH_v2, (void *dst, CUdeviceptr src, size_t bytes))                                   \
	X(cuMemcpyHtoDAsync, cuMemcpyHtoDAsync_v2, (CUdeviceptr dst, const void *src, size_t bytes, CUstream stream))  \
	X(cuMemcpyDtoHAsync, cuMemcpyDtoHAsync_v2, (void *dst, CUdeviceptr src, size_t bytes, CUstream stream))        \
	X(cuMemsetD32, cuMemsetD32_v2, (CUdeviceptr dst, unsigned value, size_t count))                                \
	X(cuStreamCreate, cuStreamCreate, (CUstream * stream, unsigned flags))                                         \
	X(cuStreamSynchronize, cuStreamSynchronize, (CUstream stream))                                                 \
	X(cuStreamWaitEvent, cuStreamWaitEvent, (CUstream stream, CUevent event, unsigned flags))                      \
	X(cuStreamBeginCapture, cuStreamBeginCapture_v2, (CUstream stream, int mode))                                  \
	X(cuStreamEndCapture, cuStreamEndCapture, (CUstream stream, CUgraph * graph))                                  \
	X(cuGraphInstantiate, cuGraphInstantiateWithFlags, (CUgraphExec * exec, CUgraph graph, unsigned long long flags)) \
	X(cuGraphLaunch, cuGraphLaunch, (CUgraphExec exec, CUstream stream))                                           \
	X(cuEventCreate, cuEventCreate, (CUevent * event, unsigned flags))                                             \
	X(cuEventRecord, cuEventRecord, (CUevent event, CUstream stream))                                              \
	X(cuEventQuery, cuEventQuery, (CUevent event))                                                                 \
	X(cuEventSynchronize, cuEventSynchronize, (CUevent event))                                                     \
	X(cuLaunchKernel, cuLaunchKernel,                                                                              \
	  (CUfunction function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x, unsigned block_y, \
	   unsigned block_z, unsigned shared_bytes, CUstream stream, void **params, void **extra))

#define X(name, symbol, params) extern CUresult(*name) params;
FUNCTIONS(X)
#undef X

/* CHECK makes a driver call and ends the program if it fails; EXPECT does unless cond holds. */
#define CHECK(call) check_call((call), #call, __FILE__, __LINE__)
#define EXPECT(cond, ...) ((cond) ? (void)0 : fail(__VA_ARGS__))
#define ARGS(...) ((void *[]){__VA_ARGS__})
__attribute__((noreturn, format(printf, 1, 2))) void fail(const char *format, ...);
void check_call(CUresult rc, const char *call, const char *file, int line);

/* --- driver.c: the device, opened. */
enum { LAUNCHES_IN_GRAPH = 100, BATCH = 64 };
struct device {
	CUdevice dev;
	CUfunction bump, add;
	CUdeviceptr word;       /* how often bump ran */
	uint64_t bumps;         /* how often it should have */
	CUstream stream;
	CUevent event;
	CUgraphExec graph;
	char name[256];
	size_t total;
};
extern struct device d;
struct steps { double load, init, context, module, first; }; /* microseconds each took */
struct steps device_open(void);
void launch(CUfunction kernel, unsigned grid, unsigned block, CUstream stream, void **params);
void bump(CUstream stream);
void check_bumps(void); /* every launch of bump ran */

/* The session's counts, as a Ferry library keeps them; zero, and false, with NVIDIA's. */
struct counts { uint64_t commands, trips, sent, received; };
int count_now(struct counts *c);

/* --- timing.c */
double clock_us(void);
struct sample {
	double median, min, p90, p99, p999, max; /* microseconds per call */
	int n;                                   /* calls */
	struct counts counts;                    /* of all n */
};
/* Call fn until it ran n times or budget_ms have gone by, at least once; one fn makes per calls. Between two fn, quiet runs,
 * neither timed nor counted. */
struct sample time_calls(int n, double budget_ms, int per, void (*fn)(void *), void (*quiet)(void *), void *arg);

/* --- calls.c, copies.c, workloads.c: do what the name says if it is one of theirs; 0 when it is not. */
struct request { char name[32]; int n; double budget_ms; char kind[32]; size_t bytes; };
int measure_call(const struct request *r, struct sample *out);
int measure_copy(const struct request *r, struct sample *out);
int measure_workload(const struct request *r, struct sample *out);

/* --- sockets.c: what this machine's sockets do without Ferry. */
int measure_sockets(void);
int measure_plain(const struct request *r, struct sample *out); /* a copy by one TCP stream of the loopback, until the other end has it */
#endif
