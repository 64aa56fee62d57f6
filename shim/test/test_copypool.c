/* shim/test/test_copypool.c: copy threads: several callers, memory that faults, a fork in the middle.
 * Links: core/session/copypool.c core/base/lock.c core/base/thread.c core/base/clock.c core/base/processors.c. The log is a double. */
#include "../core/ferry.h"
#include "check.h"
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

void ferry_log(int level, const char *format, ...) { (void)level, (void)format; }

enum { CALLERS = 4, TASKS = 16, BYTES = 40000, ROUNDS = 30 };

/* A caller's job: tasks added in turn, collected in their order, some of them in rows. */
static void *calls(void *arg)
{
	static struct ferry_copy_job jobs[CALLERS];
	static struct ferry_copy_task tasks[CALLERS][TASKS];
	int me = (int)(intptr_t)arg;
	unsigned char *from = malloc(TASKS * BYTES), *to = malloc(TASKS * BYTES);
	for (int round = 0; round < ROUNDS; round++) {
		for (int i = 0; i < TASKS * BYTES; i++)
			from[i] = (unsigned char)(i * 7 + round + me + i / 251);
		memset(to, 0, TASKS * BYTES);
		for (int i = 0; i < TASKS; i++) {
			struct ferry_copy_task *t = &tasks[me][i];
			*t = (struct ferry_copy_task){.dst = to + i * BYTES, .src = from + i * BYTES, .dst_pitch = BYTES, .src_pitch = BYTES, .width = BYTES, .rows = 1, .reads = round & 1};
			if (i % 3 == 0)
				t->dst_pitch = t->src_pitch = 1000, t->width = 999, t->rows = BYTES / 1000;
			ferry_copypool_add(&jobs[me], t);
			if (round % 2 && i % 4 == 3)
				ferry_copypool_run_one(&jobs[me]);
		}
		for (int i = 0; i < TASKS; i++)
			ferry_copypool_finish(&jobs[me], &tasks[me][i]);
		for (int i = 0; i < TASKS * BYTES; i++)
			if (to[i] != (i / BYTES % 3 == 0 && i % BYTES % 1000 == 999 ? 0 : from[i])) {
				CHECK(!"the same bytes");
				break;
			}
	}
	free(from);
	free(to);
	return NULL;
}

/* Pages that may not be touched are touched by the caller alone, whichever thread takes the task. */
static unsigned char *guarded;
static _Atomic int faults, on_other_threads;
static pid_t caller;

static void on_fault(int sig, siginfo_t *info, void *u)
{
	unsigned char *at = (unsigned char *)((uintptr_t)info->si_addr & ~(uintptr_t)4095);
	(void)sig, (void)u;
	if (at < guarded || at >= guarded + TASKS * 8192)
		_exit(9);
	faults++;
	on_other_threads += syscall(SYS_gettid) != caller;
	mprotect(at, 4096, PROT_READ | PROT_WRITE);
}

/* Does the kernel say that memory cannot be read? qemu-user answers every advice with success. */
static int kernel_says(void)
{
	void *closed = mmap(NULL, 65536, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	int says = madvise(closed, 65536, 22 /* MADV_POPULATE_READ */) != 0;
	munmap(closed, 65536);
	return says;
}

static void test_faults(void)
{
	if (!kernel_says()) {
		puts("NOT TESTED: faults in copies; the kernel, or its emulator, says that closed memory can be read");
		return;
	}
	static struct ferry_copy_job job;
	static struct ferry_copy_task tasks[TASKS];
	static unsigned char to[TASKS * 8192];
	struct sigaction sa = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO | SA_NODEFER}, was;
	caller = (pid_t)syscall(SYS_gettid);
	guarded = mmap(NULL, TASKS * 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	memset(guarded, 0x33, TASKS * 8192);
	sigaction(SIGSEGV, &sa, &was);
	for (int reads = 0; reads < 2; reads++) {
		faults = 0;
		for (int i = 0; i < TASKS; i++)
			mprotect(guarded + i * 8192 + 4096, 4096, reads ? PROT_NONE : PROT_READ);
		for (int i = 0; i < TASKS; i++) {
			unsigned char *mine = guarded + i * 8192, *other = to + i * 8192;
			tasks[i] = (struct ferry_copy_task){.dst = reads ? other : mine, .src = reads ? mine : other, .dst_pitch = 8192, .src_pitch = 8192, .width = 8192, .rows = 1, .reads = reads};
			memset(other, 0x33, 8192);
			ferry_copypool_add(&job, &tasks[i]);
		}
		usleep(1000); /* threads may come first, or not: all the same */
		for (int i = 0; i < TASKS; i++)
			ferry_copypool_finish(&job, &tasks[i]);
		CHECK(faults == TASKS);
	}
	CHECK(!on_other_threads);
	for (int i = 0; i < TASKS * 8192; i++)
		if (to[i] != 0x33 || guarded[i] != 0x33) {
			CHECK(!"the same bytes");
			break;
		}
	sigaction(SIGSEGV, &was, NULL);
	munmap(guarded, TASKS * 8192);
}

int main(void)
{
	char lanes[] = "FERRY_LANES=4";
	pthread_t t[CALLERS];
	putenv(lanes);
	CHECK(ferry_copy_parallelism(8) == 4 && ferry_copy_parallelism(1) == 1);
	for (int i = 0; i < CALLERS; i++)
		pthread_create(&t[i], NULL, calls, (void *)(intptr_t)i);
#ifndef __SANITIZE_THREAD__ /* which wants to know of all threads */
	pid_t pid = fork();
	if (!pid) { /* as session.c does; no thread copies here, so none may be waited for */
		ferry_copypool_forked();
		_exit(0);
	}
	int how = 1;
	waitpid(pid, &how, 0);
	CHECK(!how);
#endif
	for (int i = 0; i < CALLERS; i++)
		pthread_join(t[i], NULL);
	test_faults();
	if (!failed)
		puts("ok");
	return verdict();
}
