/* shim/cuda/graph.h: what the files about graphs share. */
#ifndef FERRY_SHIM_GRAPH_H
#define FERRY_SHIM_GRAPH_H
#include "mem.h"

CUresult shim_node_place(CUgraph g, const CUgraphNode *deps, size_t n, const CUgraphNode *out); /* can a node be added there? */
/* A token for a copy with one end in memory that only this process has; 0 for other copies. */
CUresult shim_copy_token(const CUDA_MEMCPY3D_v2 *p, uint64_t *token);
/* Has such a copy use this process's memory when the stream comes to it, if it must: s is captured, or functions that s may call first
 * may write there. 0: it need not. */
int shim_copy_in_turn(const CUDA_MEMCPY3D_v2 *p, CUstream s, CUresult *rc);
static inline CUcontext shim_ctx_or_current(CUcontext c) { return c || !shim_ctx_top() ? c : shim_ctx_top()->handle; }
#endif
