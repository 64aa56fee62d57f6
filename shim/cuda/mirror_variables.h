/* shim/cuda/mirror_variables.h: mirrors of __managed__ variables; see mirror.h. */
#ifndef FERRY_SHIM_MIRROR_VARIABLES_H
#define FERRY_SHIM_MIRROR_VARIABLES_H
#include "mirror.h"

CUresult mirror_variable(uint64_t at, uint64_t size, struct shim_ctx *owner); /* one caller at a time */
void mirror_variable_end(uint64_t at, uint64_t size);
int mirror_part(const struct mirror *m, uint64_t from, uint64_t to, struct mirror_run *r); /* its first bytes there; 0: none */
#endif
