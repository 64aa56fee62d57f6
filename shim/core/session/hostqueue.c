/* shim/core/session/hostqueue.c: the queue between the reader, which learns that a stream waits for a function of the application, and the
 * thread that runs such functions (hostfunctions.c).
 *
 * Lock: recv_mu (calls.h): the thread sleeps on what it guards. */
#include "hostqueue.h"
#include "../net/channel.h"
#include "calls.h"
#include <stdlib.h>

enum { MOST = 1 << 20 }; /* beyond what any program has under way */
static struct ferry_host_task *first, **end = &first;
static size_t count;

int ferry_hostqueue_add(uint64_t token, int gone)
{
	struct ferry_host_task *t = malloc(sizeof *t);
	if (!t) {
		ferry_lose("out of memory for its call");
		return -1;
	}
	*t = (struct ferry_host_task){token, gone, NULL};
	ferry_lock(&ferry_recv_mu);
	*end = t;
	end = &t->next;
	int many = ++count > MOST;
	ferry_calls_count_answer(); /* the function may tell another thread something */
	ferry_unlock(&ferry_recv_mu);
	if (many)
		ferry_lose("it calls without end");
	return many ? -1 : 0;
}

int ferry_hostqueue_empty_locked(void) { return !first; }

struct ferry_host_task *ferry_hostqueue_take_locked(void)
{
	struct ferry_host_task *t = first;
	if (t && !(first = t->next))
		end = &first;
	count -= !!t;
	return t;
}

/* Tokens of the session before mean nothing in a new one. */
void ferry_hostqueue_reset(void)
{
	ferry_lock(&ferry_recv_mu);
	for (struct ferry_host_task *t; (t = ferry_hostqueue_take_locked());)
		free(t);
	ferry_unlock(&ferry_recv_mu);
}

void ferry_hostqueue_forked(void)
{
	first = NULL;
	end = &first;
	count = 0;
}
