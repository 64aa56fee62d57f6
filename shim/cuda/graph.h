/* shim/cuda/graph.h: nodes of graphs. */
#ifndef FERRY_SHIM_GRAPH_H
#define FERRY_SHIM_GRAPH_H
#include "../core/ferry.h"
#include "gen_types.h"

/* A call may say any number of nodes; one that no command can carry is refused before the array is read. */
enum { MOST_NODES = FERRY_MAX_PAYLOAD / sizeof(CUgraphNode) };
CUresult shim_node_place(CUgraph g, const CUgraphNode *deps, size_t n, const CUgraphNode *out); /* can a node be added there? */
#endif
