/* shim/cuda/occupancy.h: answers about a function that stay true. */
#ifndef FERRY_SHIM_OCCUPANCY_H
#define FERRY_SHIM_OCCUPANCY_H
#include "function.h"

void occupancy_keep(struct shim_function *f, const void *question, size_t n, uint64_t answer);
void occupancy_copy(struct shim_function *to, const struct shim_function *from);
void occupancy_free(struct shim_function *f);
#endif
