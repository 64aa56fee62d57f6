/* shim/cuda/graph.h: what the files about graphs share. */
#ifndef FERRY_SHIM_GRAPH_H
#define FERRY_SHIM_GRAPH_H
#include "mem.h"

CUresult shim_node_place(CUgraph g, const CUgraphNode *deps, size_t n, const CUgraphNode *out); /* can a node be added there? */
/* A token for a copy with one end in memory that only this process has; 0 for other copies. */
CUresult shim_copy_token(const CUDA_MEMCPY3D_v2 *p, uint64_t *token);
int shim_captured_copy(const CUDA_MEMCPY3D_v2 *p, CUstream s, CUresult *rc); /* if s is captured, make such a copy a node; 0: it is another */
static inline CUcontext shim_ctx_or_current(CUcontext c) { return c || !shim_ctx_top() ? c : shim_ctx_top()->handle; }
#endif
