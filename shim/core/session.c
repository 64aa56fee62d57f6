/* shim/core/session.c: the process's one session: address range, connection, handshake, fork and exit.
 *
 * States: fresh -> up -> lost, and shut at the end of the process. A forked child of a process that is up is forked for good
 * (CUDA's rule); a child of a process whose session was only opened to learn the driver's version starts afresh.
 * Threads: start_mu serialises opening; the state is read without a lock. */
#include "lanes.h"
#include "link.h"
#include "session.h"
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

struct ferry_session ferry_s = {.fd = -1};
void (*ferry_on_fork)(void);
static ferry_mu start_mu;
static struct ferry_range whole;
static int reserved;      /* the range is really mapped in this process */
static _Atomic int used;  /* cuInit has succeeded: a forked child may not go on */
static time_t failed_at;
extern int pthread_atfork(void (*)(void), void (*)(void), void (*)(void));

#define TIB (1ull << 40)
#ifdef __SANITIZE_THREAD__
enum { ATTEMPTS = 0 }; /* TSan's mmap knows no MAP_FIXED_NOREPLACE and maps page 0 instead */
#else
enum { ATTEMPTS = 2 };
#endif
static const uint64_t bases[] = {0x200000000000, 0x300000000000, 0x400000000000, 0x100000000000, 0x600000000000};

struct ferry_range ferry_device_window(void) { return (struct ferry_range){whole.base, whole.size / 2}; }
struct ferry_range ferry_server_window(void) { return (struct ferry_range){whole.base + whole.size / 2, whole.size / 4}; }
struct ferry_range ferry_host_window(void) { return (struct ferry_range){whole.base + whole.size / 4 * 3, whole.size / 4}; }
int ferry_range_reserved(void) { return reserved; }

/* Claim the addresses in this process, so that no host pointer can be mistaken for a device pointer. Without room (ulimit -v,
 * a sanitizer's own layout) the numbers are used all the same: then only luck keeps them apart, and we say so. */
static void reserve(unsigned attempt)
{
	static const uint64_t sizes[] = {4 * TIB, TIB / 16};

	if (reserved)
		munmap((void *)(uintptr_t)whole.base, whole.size);
	reserved = 0;
	for (int i = 0; i < ATTEMPTS; i++) {
		void *want = (void *)(uintptr_t)bases[attempt];
		void *got = mmap(want, sizes[i], PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
		if (got == want) {
			whole = (struct ferry_range){bases[attempt], sizes[i]};
			reserved = 1;
			return;
		}
		if (got != MAP_FAILED)
			munmap(got, sizes[i]);
	}
	whole = (struct ferry_range){bases[attempt], TIB / 16};
	ferry_log(FERRY_LOG_INFO, "cannot reserve addresses at 0x%llx: %s", (unsigned long long)bases[attempt], strerror(errno));
}

static int linked; /* over a network; under start_mu */

static void before_fork(void)
{
	ferry_lock(&ferry_s.send_mu);
	ferry_lock(&ferry_fork_mu);
}

static void after_fork_parent(void)
{
	ferry_unlock(&ferry_fork_mu);
	ferry_unlock(&ferry_s.send_mu);
}

/* The child never speaks on the inherited socket. It closes its copy, or the server would not notice the parent's end. */
static void after_fork_child(void)
{
	int fd = ferry_s.fd;

	ferry_command_forked();
	ferry_receive_forked();
	ferry_link_forked();
	ferry_lanes_forked();
	ferry_copypool_forked();
	atomic_store(&ferry_fork_mu.word, 0);
	ferry_s.fd = -1;
	if (fd >= 0)
		close(fd);
	ferry_close_inherited();
	atomic_store(&start_mu.word, 0);
	if (ferry_on_fork)
		ferry_on_fork();
	if (atomic_load(&used)) {
		atomic_store(&ferry_s.state, FERRY_FORKED);
	} else {
		atomic_store(&ferry_s.state, FERRY_FRESH);
		failed_at = 0;
	}
}

static __attribute__((destructor)) void at_exit(void) { ferry_session_shut(); }

void ferry_session_shut(void)
{
	int up = FERRY_UP;

	if (!atomic_compare_exchange_strong(&ferry_s.state, &up, FERRY_SHUT))
		return;
	if (linked)
		ferry_link_end();
	ferry_log(FERRY_LOG_INFO, "done: %llu commands, %llu round trips, %llu bytes sent", (unsigned long long)ferry_s.commands,
		  (unsigned long long)ferry_round_trips(), (unsigned long long)ferry_s.bytes);
}

void ferry_session_close(void)
{
	ferry_lock(&start_mu);
	int state = atomic_load(&ferry_s.state);
	if (state == FERRY_UP || state == FERRY_LOST) {
		atomic_store(&ferry_s.state, FERRY_FRESH);
		if (linked && state == FERRY_UP)
			ferry_link_end();
		if (linked)
			ferry_link_over();
		ferry_lock(&ferry_l.rx); /* its thread lets go of the descriptor first */
		ferry_lock(&ferry_l.tx);
		ferry_take_over(-1);
		ferry_unlock(&ferry_l.tx);
		ferry_unlock(&ferry_l.rx);
		failed_at = 0;
		ferry_log(FERRY_LOG_INFO, "session closed: %llu commands, %llu round trips", (unsigned long long)ferry_s.commands,
			  (unsigned long long)ferry_round_trips());
	}
	ferry_unlock(&start_mu);
}

int ferry_session_ready(void)
{
	if (!atomic_load_explicit(&used, memory_order_relaxed))
		return 3;
	switch (atomic_load_explicit(&ferry_s.state, memory_order_acquire)) {
	case FERRY_UP: return 0;
	case FERRY_LOST: return 46;
	case FERRY_SHUT: return 4;
	}
	return 3;
}

int ferry_session_forked(void) { return atomic_load(&ferry_s.state) == FERRY_FORKED; }
void ferry_session_used(void) { atomic_store(&used, 1); }
int ferry_unix(void) { return !strncmp(ferry_s.peer, "unix://", 7); }
int ferry_replies_are_near(void) { return ferry_unix() && !ferry_s.relayed; }
int ferry_passes_descriptors(void) { return ferry_unix() && !ferry_s.relayed; }
const char *ferry_session_peer(void) { return ferry_s.peer; }

/* The server is gone: everybody who waits, and everything that comes, gets the same answer. It is said first: a program may end as
 * soon as it has the answer. */
void ferry_lose(const char *why)
{
	static _Atomic int saying;
	int up = FERRY_UP, no = 0;

	if (atomic_load(&ferry_s.state) != FERRY_UP || !atomic_compare_exchange_strong(&saying, &no, 1))
		return;
	ferry_log(FERRY_LOG_ERROR, "lost the server %s: %s. GPU work of this program is gone; start it again once the server is back.",
		  ferry_s.peer, why);
	atomic_compare_exchange_strong(&ferry_s.state, &up, FERRY_LOST);
	atomic_store(&saying, 0);
	shutdown(ferry_s.fd, SHUT_RDWR); /* whoever reads or writes stops now */
	if (linked)
		ferry_link_over();
}

/* What became of an attempt beside 0. Connections that are cut while they are made are made anew, for so long; the user is told
 * when it takes a while, and then not again. */
enum { GIVE_UP = -1, RANGE_TAKEN = 1, CUT = 2, CUT_MS = 20000, TELL_MS = 2000 };

/* Connect and shake hands. why says what went wrong, for who wants to know; told: the user knows. */
static int attempt(int told, char *why, size_t why_n)
{
	struct ferry_terms terms = {0};
	int level = told ? FERRY_LOG_INFO : FERRY_LOG_ERROR;
	*why = 0;
	errno = 0;
	int rc = 0, fd = ferry_dial(ferry_s.peer, sizeof ferry_s.peer, why, why_n);
	terms.packets = !strncmp(ferry_s.peer, "tcp://", 6);
	if (fd >= 0)
		rc = terms.packets && ferry_link_memory() ? -1 : ferry_handshake(fd, whole, &terms, why, why_n);
	int cut = (fd < 0 || rc < 0) && terms.packets && (errno == ECONNRESET || errno == EPIPE);
	if (fd >= 0 && rc)
		ferry_hang_up(fd);
	if (cut)
		return CUT;
	if (fd < 0) {
		ferry_log(level, "cannot reach the server %s: %s. Start one with 'ferry serve', run the program under 'ferry run', "
			  "or set FERRY_SERVER=unix:///path or tcp://host:port.", ferry_s.peer, why);
		return GIVE_UP;
	}
	if (rc) {
		if (rc > 0)
			ferry_log(FERRY_LOG_INFO, "the server %s asks for other addresses: %s", ferry_s.peer, why);
		else
			ferry_log(level, "the server %s refused: %s", ferry_s.peer, why);
		return rc > 0 ? RANGE_TAKEN : GIVE_UP;
	}
	ferry_take_over(fd);
	linked = terms.packets;
	ferry_command_reset(linked);
	ferry_receive_reset(linked);
	if (linked)
		ferry_link_begin(&terms);
	return 0;
}

/* A network that fails now and then may do so while we connect. */
static int connect_now(void)
{
	char why[1200];
	int64_t began = ferry_now_ms();
	int told = 0, got = attempt(told, why, sizeof why);
	for (int pause = 100; got == CUT; pause = pause < 1000 ? 2 * pause : pause) {
		int64_t past = ferry_now_ms() - began;
		if (past > TELL_MS && !told)
			ferry_log(FERRY_LOG_ERROR, "connections to %s are cut while they are made (%s): trying for %d s. Is it a Ferry server, and the network well?",
				  ferry_s.peer, why, CUT_MS / 1000);
		told |= past > TELL_MS;
		if (past > CUT_MS)
			return GIVE_UP;
		poll(NULL, 0, pause);
		got = attempt(told, why, sizeof why);
	}
	return got;
}

int ferry_session_start(void)
{
	static int hooked;

	if (atomic_load_explicit(&ferry_s.state, memory_order_acquire) == FERRY_UP)
		return 0;
	ferry_lock(&start_mu);
	int state = atomic_load(&ferry_s.state), rc = 100;
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	if (state == FERRY_UP)
		rc = 0;
	else if (state != FERRY_FRESH)
		rc = state == FERRY_LOST ? 46 : state == FERRY_SHUT ? 4 : 3;
	else if (!failed_at || now.tv_sec - failed_at > 10) {
		if (!hooked) {
			pthread_atfork(before_fork, after_fork_parent, after_fork_child);
			hooked = 1;
		}
		failed_at = now.tv_sec ? now.tv_sec : 1;
		for (unsigned i = 0; i < sizeof bases / sizeof *bases; i++) {
			if (ferry_service == 0) /* only CUDA has addresses */
				reserve(i);
			int got = connect_now();
			if (got == 0) {
				rc = 0;
				failed_at = 0;
				atomic_store_explicit(&ferry_s.state, FERRY_UP, memory_order_release);
				ferry_log(FERRY_LOG_INFO, "connected to %s", ferry_s.peer);
			}
			if (got != RANGE_TAKEN)
				break;
		}
	}
	ferry_unlock(&start_mu);
	return rc;
}
