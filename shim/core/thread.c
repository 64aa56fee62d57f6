/* shim/core/thread.c: threads of our own, and the one that runs host functions. */
#include "command.h"
#include <signal.h>
#include <stdlib.h>

/* glibc before 2.34 has this in a library a program may not have loaded: then there are no threads to speak of. */
typedef unsigned long ferry_thread;
extern int pthread_create(ferry_thread *, const void *, void *(*)(void *), void *) __attribute__((weak));
extern int pthread_detach(ferry_thread) __attribute__((weak));
#ifdef __x86_64__
__asm__(".symver pthread_create, pthread_create@GLIBC_2.2.5");
__asm__(".symver pthread_detach, pthread_detach@GLIBC_2.2.5");
#endif

int ferry_thread_start(void *(*run)(void *), void *arg)
{
	ferry_thread t;
	sigset_t all, was;
	sigfillset(&all); /* the application's signals are not for this thread, but faults are its own */
	sigdelset(&all, SIGSEGV);
	sigdelset(&all, SIGBUS);
	sigdelset(&all, SIGFPE);
	sigdelset(&all, SIGILL);
	if (!pthread_create || !pthread_detach || sigprocmask(SIG_SETMASK, &all, &was))
		return -1;
	int rc = pthread_create(&t, NULL, run, arg) ? -1 : 0;
	sigprocmask(SIG_SETMASK, &was, NULL);
	if (!rc)
		pthread_detach(t);
	return rc;
}

static void *serve(void *arg)
{
	void (*call)(uint64_t, int) = *(void (**)(uint64_t, int))arg;
	for (struct ferry_due *d; (d = ferry_next_due());) {
		call(d->token, d->gone);
		free(d);
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
