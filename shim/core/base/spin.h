/* shim/core/base/spin.h: is it worth spinning for an answer before sleeping?
 *
 * Waking a thread costs more than most answers of a near server take, so a waiter spins first where that has paid lately. */
#ifndef FERRY_SPIN_H
#define FERRY_SPIN_H
#include <stdatomic.h>
#include <stdint.h>

enum { SPIN_NS = 500 * 1000 }; /* the longest spin */
struct ferry_spin { _Atomic int budget; int never; }; /* one thread spins at a time; others may read budget */
void ferry_spin_reset(struct ferry_spin *s);
int ferry_spin_again(struct ferry_spin *s, int64_t since);  /* is a wait that began at since to spin on? */
void ferry_spin_learn(struct ferry_spin *s, int64_t since); /* the wait that began at since was answered now */
int ferry_spin_pays(struct ferry_spin *s);                  /* are answers worth spinning for? */
#endif
