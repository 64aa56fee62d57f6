/* shim/core/session/output.h: what kernels printed, until the shim may print it. */
#ifndef FERRY_OUTPUT_H
#define FERRY_OUTPUT_H
#include <stddef.h>

struct ferry_text { struct ferry_text *next; size_t n, room; int complaint; char data[]; };
struct ferry_text *ferry_text_make(size_t n, int complaint); /* of n bytes, to stderr if it is a failed assertion's; NULL: no memory */
void ferry_text_drop(struct ferry_text *t);
int ferry_output_add(struct ferry_text *t); /* queue it; -1: the session is lost, there is too much */
int ferry_output_is_large(void);            /* is there more than should wait? */
void ferry_print_output(void);              /* not in a signal handler, nor with a lock held */
void ferry_output_forked(void);
#endif
