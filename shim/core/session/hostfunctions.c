/* shim/core/session/hostfunctions.c: the thread that runs host functions. It reads when no other thread does.
 *
 * Thread: one, started with the first host function; it ends with the session.
 * Lock:   recv_mu while it waits; none while a function of the application runs. */
#include "hostfunctions.h"
#include "../base/thread.h"
#include "../net/channel.h"
#include "hostqueue.h"
#include "reader.h"
#include <stdlib.h>

/* The next task; NULL when the session is over. */
static struct ferry_host_task *next_task(void)
{
	ferry_lock(&ferry_recv_mu);
	while (atomic_load(&ferry_conn.state) == FERRY_UP && ferry_hostqueue_empty_locked())
		ferry_read_or_sleep();
	struct ferry_host_task *t = atomic_load(&ferry_conn.state) == FERRY_UP ? ferry_hostqueue_take_locked() : NULL;
	ferry_unlock(&ferry_recv_mu);
	return t;
}

static void *serve(void *arg)
{
	void (*call)(uint64_t, int) = *(void (**)(uint64_t, int))arg;
	for (struct ferry_host_task *t; (t = next_task());) {
		call(t->token, t->gone);
		free(t);
	}
	return NULL;
}

_Atomic int ferry_host_functions_served;

int ferry_serve_host_functions(void (*call)(uint64_t, int))
{
	static ferry_mu mu;
	static void (*running)(uint64_t, int);
	int rc = 0;
	ferry_lock(&mu);
	atomic_store(&ferry_host_functions_served, 1);
	if (!running) {
		running = call;
		rc = ferry_thread_start(serve, &running);
		if (rc)
			running = NULL;
	}
	ferry_unlock(&mu);
	return rc;
}
