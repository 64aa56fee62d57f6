/* shim/cuda/mirror_early.h: pages that were opened while work was in progress that may be waiting for the program; see mirror.h. mirror_mu is held. */
#ifndef FERRY_SHIM_MIRROR_EARLY_H
#define FERRY_SHIM_MIRROR_EARLY_H
#include "mirror.h"

extern _Atomic int mirror_early; /* there are early ones; changed under mirror_mu */
void mirror_keep_page(struct mirror *m, uint64_t p);                    /* remember an early page before it is written */
int mirror_send_kept(struct mirror *m, uint64_t p, CUresult *rc); /* send what was written since; 0: it was not kept */
void mirror_forget_kept(struct mirror *m);
CUresult mirror_send_changed(struct mirror *m, uint64_t at, const unsigned char *now, unsigned char *was, size_t n); /* was becomes now */
#endif
