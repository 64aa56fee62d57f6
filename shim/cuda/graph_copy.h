/* shim/cuda/graph_copy.h: copies that use this process's memory when a stream or a graph comes to them. */
#ifndef FERRY_SHIM_GRAPH_COPY_H
#define FERRY_SHIM_GRAPH_COPY_H
#include "endpoint.h"

/* The two ends of a copy at the addresses it names, before the offsets of its description. An array is no end. */
struct copy_ends { struct endpoint dst, src; };
struct copy_ends shim_copy_ends(const CUDA_MEMCPY3D_v2 *p);

/* Has a copy use this process's memory when the stream comes to it, if it must: s is captured, or functions that s may call first may
 * write there. 0: it need not. */
int shim_copy_in_turn(const CUDA_MEMCPY3D_v2 *p, const struct copy_ends *ends, CUstream s, CUresult *rc);
#endif
