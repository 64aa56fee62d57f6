/* shim/cuda/mirror_life.h: mirrors begin and end; see mirror.h. */
#ifndef FERRY_SHIM_MIRROR_LIFE_H
#define FERRY_SHIM_MIRROR_LIFE_H
#include "mirror.h"

CUresult mirror_new(int kind, uint64_t at, uint64_t size, struct shim_ctx *owner);
struct ferry_range mirror_pages(uint64_t at, uint64_t size); /* the pages it lies in */
void mirror_end(uint64_t at, int home);            /* home: bring back what the server has first */
void mirror_end_owner(struct shim_ctx *owner);     /* the context is about to end */
void mirror_synced(void);                          /* a synchronising call has returned */
void mirror_fetch_wanted(void);                    /* the same where there was nothing to wait for: what was prefetched to the host comes now */
void mirror_passed(void);                          /* a question was answered that work is done: early pages (mirror_early.h) may be too old */
void mirror_edges(void);                           /* a blocking copy has: what is never closed must be right now */
void mirror_delist(int i);
struct shim_ctx *mirror_any_owner(void);
#endif
