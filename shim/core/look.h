/* shim/core/look.h: looking for an answer before sleeping, where that pays. */
#ifndef FERRY_LOOK_H
#define FERRY_LOOK_H
#include <stdatomic.h>
#include <stdint.h>

enum { SPIN_NS = 500 * 1000 }; /* the longest */
struct ferry_spin { _Atomic int credit; int never; }; /* one thread looks at a time; others may read credit */
void ferry_spin_reset(struct ferry_spin *l);
int ferry_spin_again(struct ferry_spin *l, int64_t since); /* go on looking? */
void ferry_spin_learn(struct ferry_spin *l, int64_t since); /* the wait that began then was answered now */
int ferry_spin_pays(struct ferry_spin *l);              /* are answers worth looking for? */
int64_t ferry_now_ns(void);
int ferry_processors(void);
#endif
