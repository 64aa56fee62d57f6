/* shim/core/base/thread.h: threads of the shim. */
#ifndef FERRY_THREAD_H
#define FERRY_THREAD_H

/* Start a detached thread that gets no signals but those of its own faults. 0, or -1: the program has no threads (an old glibc without
 * libpthread) or no more can be had. */
int ferry_thread_start(void *(*run)(void *), void *arg);
#endif
