/* shim/core/base/processors.h: how many processors this program may use, and how many of them a large copy gets. */
#ifndef FERRY_PROCESSORS_H
#define FERRY_PROCESSORS_H

enum { FERRY_PARALLEL_MOST = 8 }; /* the largest value of FERRY_LANES */
int ferry_processors(void);
/* How many threads, or lanes, may carry a large copy: FERRY_LANES, or half the processors; at most limit. */
int ferry_copy_parallelism(int limit);
#endif
