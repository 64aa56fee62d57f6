/* shim/cuda/copy.h: copies between two linear places, for the forms of copy.c and copy_3d.c. */
#ifndef FERRY_SHIM_COPY_H
#define FERRY_SHIM_COPY_H
#include "endpoint.h"

/* Rows from one end to the other; each end has its address, pitch and device, and nothing else need be set. s is a stream as the
 * program named it. A blocking copy (async 0) returns when the program may use both ends again. */
CUresult shim_copy_rows(struct endpoint dst, struct endpoint src, uint64_t width, uint64_t rows, CUstream s, int async);

/* To calls that name a place host memory, managed memory is host memory that nobody pinned: such a copy is over when even an
 * asynchronous call returns, unless the stream is captured. For the end of such a call. */
CUresult shim_copy_named_host(const struct endpoint *host, uint64_t n, CUstream s);
#endif
