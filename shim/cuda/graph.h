/* shim/cuda/graph.h: nodes of graphs. */
#ifndef FERRY_SHIM_GRAPH_H
#define FERRY_SHIM_GRAPH_H
#include "gen_types.h"

CUresult shim_node_place(CUgraph g, const CUgraphNode *deps, size_t n, const CUgraphNode *out); /* can a node be added there? */
#endif
