/* shim/core/base/thread.c: threads of the shim.
 *
 * glibc before 2.34 has pthread in a library that a program may not have loaded, so the two functions are weak: without them there are no
 * threads, and each user of this file does its work on the caller's thread instead. */
#include "thread.h"
#include <signal.h>
#include <stddef.h>

typedef unsigned long ferry_thread;
extern int pthread_create(ferry_thread *, const void *, void *(*)(void *), void *) __attribute__((weak));
extern int pthread_detach(ferry_thread) __attribute__((weak));
/* The version of an architecture's first glibc: libraries linked today would ask for 2.34's. musl has no versions and takes any. */
#if defined __x86_64__
#define FIRST_GLIBC "GLIBC_2.2.5"
#elif defined __aarch64__
#define FIRST_GLIBC "GLIBC_2.17"
#endif
#ifdef FIRST_GLIBC
__asm__(".symver pthread_create, pthread_create@" FIRST_GLIBC);
__asm__(".symver pthread_detach, pthread_detach@" FIRST_GLIBC);
#endif

int ferry_thread_start(void *(*run)(void *), void *arg)
{
	ferry_thread t;
	sigset_t all, was;
	sigfillset(&all); /* the application's signals are not for this thread, but its own faults are */
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
