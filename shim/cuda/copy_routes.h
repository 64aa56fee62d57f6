/* shim/cuda/copy_routes.h: one function for each route of route.h. */
#ifndef FERRY_SHIM_COPY_ROUTES_H
#define FERRY_SHIM_COPY_ROUTES_H
#include "route.h"

struct transfer { const struct endpoint *dst, *src; uint64_t width, rows; CUstream s; int async; };

CUresult shim_transfer(enum route r, const struct transfer *t); /* r is not ROUTE_ASK_CAPTURE */
#endif
