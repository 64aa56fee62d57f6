/* shim/core/base/clock.h: time since some moment in the past, which never goes back, and how long to pause. */
#ifndef FERRY_CLOCK_H
#define FERRY_CLOCK_H
#include <stdint.h>

int64_t ferry_now_ns(void);
int64_t ferry_now_ms(void);
int64_t ferry_now_coarse_ms(void); /* cheaper, and behind by up to a timer tick */
/* From a half to one and a half times ms, at random: clients that a server sent away together are not to come back together. */
int ferry_vary_ms(int ms);
#endif
