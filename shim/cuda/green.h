/* shim/cuda/green.h: green contexts: the primary context with fewer multiprocessors. Memory, code and events made in one are the
 * primary's and end with that. */
#ifndef FERRY_SHIM_GREEN_H
#define FERRY_SHIM_GREEN_H
#include "primary_context.h"

static inline struct shim_ctx *shim_ctx_home(struct shim_ctx *c) { return c->green ? shim_primary(c->dev) : c; }
void shim_green_each(struct shim_ctx *primary, void (*visit)(struct shim_ctx *)); /* those of a primary context that ends, living or not */
int shim_green_users(const struct shim_ctx *primary); /* how many keep it alive */
#endif
