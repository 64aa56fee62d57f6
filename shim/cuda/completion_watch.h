/* shim/cuda/completion_watch.h: what the server was asked to report the end of, for programs that ask in a loop. */
#ifndef FERRY_SHIM_COMPLETION_WATCH_H
#define FERRY_SHIM_COMPLETION_WATCH_H
#include "../core/ferry.h"
#include "gen_types.h"

struct shim_ctx;
struct completion_watch { uint64_t point, number; int sure; }; /* the point it is about, in commands sent; its number; may it be trusted? */

enum completion { COMPLETION_ASK, COMPLETION_NOT_YET, COMPLETION_PASSED }; /* ASK: only the server knows */
struct completion_question { uint64_t number, answers; }; /* what there was before a question was asked; answers is never 0 then */

int completion_watchable(const struct shim_ctx *c); /* may a question be answered here? */
/* Has the server reported it? *point is the one that is meant, or 0 for any, and becomes the one it is about. */
enum completion completion_watch_state(struct completion_watch *p, uint64_t *point, struct completion_question *a);
/* The server has answered that it is not done: ask it to report the end. */
void completion_watch_begin(struct completion_watch *p, uint64_t point, const struct completion_question *a, unsigned op, uint64_t handle);
#endif
