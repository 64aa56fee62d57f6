/* shim/core/session/copypool.h: copy threads, which copy along with the caller of a large copy on the same host. */
#ifndef FERRY_COPYPOOL_H
#define FERRY_COPYPOOL_H
#include <stdatomic.h>
#include <stdint.h>

struct ferry_copy_task { /* rows from one place to another, of which one is memory of the program: it may fault */
	unsigned char *dst;
	const unsigned char *src;
	uint64_t dst_pitch, src_pitch, width, rows;
	int reads; /* src is the program's memory, else dst */
	_Atomic uint32_t state;
	struct ferry_copy_task *next;
};
struct ferry_copy_job { /* of one caller; static or never freed: a signal handler of the program may leave the shim by a jump */
	struct ferry_copy_task *head, *tail; /* tasks that no thread has begun */
	_Atomic uint32_t moved;         /* changes when a task has ended; a futex */
	int listed;
	struct ferry_copy_job *next;
};
void ferry_copypool_add(struct ferry_copy_job *j, struct ferry_copy_task *t); /* to be done by the next thread that is free */
int ferry_copypool_run_one(struct ferry_copy_job *j);     /* the caller does the next task that no thread has begun; 0: there is none */
int ferry_copypool_done(struct ferry_copy_task *t);   /* is it? The caller does what a copy thread could not */
void ferry_copypool_finish(struct ferry_copy_job *j, struct ferry_copy_task *t); /* until it is */
void ferry_copypool_forked(void);                /* in a forked child */
#endif
