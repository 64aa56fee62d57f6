/* shim/cuda/graph.h: what the files about graphs share. */
#ifndef FERRY_SHIM_GRAPH_H
#define FERRY_SHIM_GRAPH_H
#include "mem.h"

CUresult shim_node_place(CUgraph g, const CUgraphNode *deps, size_t n, const CUgraphNode *out); /* can a node be added there? */
static inline CUcontext shim_ctx_or_current(CUcontext c) { return c || !shim_ctx_top() ? c : shim_ctx_top()->handle; }
#endif
