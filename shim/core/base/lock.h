/* shim/core/base/lock.h: a mutex on a futex, and ways to sleep until a word changes.
 *
 * The shim has a mutex of its own because glibc before 2.34 keeps pthread in a library that a program may not have loaded. */
#ifndef FERRY_LOCK_H
#define FERRY_LOCK_H
#include <stdatomic.h>
#include <stdint.h>

typedef struct { _Atomic uint32_t word; } ferry_mu;
void ferry_lock(ferry_mu *m);
int ferry_trylock(ferry_mu *m); /* 1: the mutex was free and the caller holds it now */
void ferry_unlock(ferry_mu *m);
void ferry_sleep_while(_Atomic uint32_t *word, uint32_t value); /* returns once *word differs from value */
/* Returns when *word differs from value, when another thread wakes it, or after ms; or earlier: the caller checks again. */
void ferry_timed_wait(_Atomic uint32_t *word, uint32_t value, int ms);
void ferry_wake_all(_Atomic uint32_t *word); /* the caller has changed *word before */
void ferry_cpu_pause(void);                  /* inside a loop that spins until a word changes */
#endif
