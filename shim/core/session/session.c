/* shim/core/session/session.c: the process's one session: it is opened, lost, closed, inherited by a forked child, and ended with the process.
 *
 * States: see net/channel.h. A forked child of a process that is up is forked for good (CUDA's rule); a child of a process whose session was
 *         only opened to learn the driver's version starts afresh.
 * Lock:   start_mu serialises opening and closing; it comes before every other lock of the core. The state is read without a lock. */
#include "session.h"
#include "../base/clock.h"
#include "../base/lock.h"
#include "../base/log.h"
#include "../base/result.h"
#include "../net/handshake.h"
#include "../net/connections.h"
#include "../net/transport.h"
#include "command.h"
#include "copypool.h"
#include "hostqueue.h"
#include "output.h"
#include "reader.h"
#include "windows.h"
#include <errno.h>
#include <poll.h>
#include <stddef.h>

void (*ferry_on_fork)(void);
static ferry_mu start_mu;
static _Atomic int used;  /* cuInit has succeeded: a forked child may not go on */
static int64_t failed_at; /* ms; when the server could not be reached, or 0; under start_mu */
extern int pthread_atfork(void (*)(void), void (*)(void), void (*)(void));

/* --- fork: no command is half sent and no connection half made while the process forks */

static void before_fork(void)
{
	ferry_command_before_fork();
	ferry_connections_before_fork();
}

static void after_fork_parent(void)
{
	ferry_connections_after_fork();
	ferry_command_after_fork();
}

/* Only the forking thread lives on in the child, so locks that other threads held are freed. The child never speaks on the inherited
 * connection. */
static void after_fork_child(void)
{
	ferry_command_forked();
	ferry_calls_forked();
	ferry_reader_forked();
	ferry_hostqueue_forked();
	ferry_output_forked();
	ferry_transports_forked();
	ferry_copypool_forked();
	ferry_connections_forked();
	atomic_store(&start_mu.word, 0);
	if (ferry_on_fork)
		ferry_on_fork();
	if (atomic_load(&used)) {
		atomic_store(&ferry_conn.state, FERRY_FORKED);
	} else {
		atomic_store(&ferry_conn.state, FERRY_FRESH);
		failed_at = 0;
	}
}

/* --- the end */

static __attribute__((destructor)) void at_exit(void) { ferry_session_shut(); }

void ferry_session_shut(void)
{
	int up = FERRY_UP;

	if (!atomic_compare_exchange_strong(&ferry_conn.state, &up, FERRY_SHUT))
		return;
	ferry_channel->end();
	ferry_log(FERRY_LOG_INFO, "done: %llu commands, %llu round trips, %llu bytes sent", (unsigned long long)ferry_commands(),
		  (unsigned long long)ferry_round_trips(), (unsigned long long)ferry_bytes_sent());
}

void ferry_session_close(void)
{
	ferry_lock(&start_mu);
	int state = atomic_load(&ferry_conn.state);
	if (state == FERRY_UP || state == FERRY_LOST) {
		atomic_store(&ferry_conn.state, FERRY_FRESH);
		if (state == FERRY_UP)
			ferry_channel->end();
		ferry_channel->close();
		failed_at = 0;
		ferry_log(FERRY_LOG_INFO, "session closed: %llu commands, %llu round trips", (unsigned long long)ferry_commands(),
			  (unsigned long long)ferry_round_trips());
	}
	ferry_unlock(&start_mu);
}

int ferry_session_ready(void)
{
	return atomic_load_explicit(&used, memory_order_relaxed) ? ferry_state_result() : FERRY_ERROR_NOT_INITIALIZED;
}

int ferry_session_forked(void) { return atomic_load(&ferry_conn.state) == FERRY_FORKED; }
void ferry_session_used(void) { atomic_store(&used, 1); }
const char *ferry_session_peer(void) { return ferry_conn.peer; }

/* --- the beginning */

/* The outcome of an attempt beside 0. Connections that are cut while they are made are made anew, for CUT_MS: the network failed, or the
 * server has more to do than it can and closes who came last. The log says so once, after LOG_MS. A refusal with a reason is final. */
enum { GIVE_UP = -1, RANGE_TAKEN = 1, CUT = 2, CUT_MS = 20000, LOG_MS = 2000, RETRY_MS = 11000 };

static void begin_session(const struct ferry_transport *t, const struct ferry_handshake *h)
{
	ferry_channel = t->channel;
	ferry_command_reset(t, h->revision);
	ferry_calls_reset();
	ferry_hostqueue_reset();
	ferry_channel->begin(h, &ferry_can);
}

/* Connect and shake hands. why gets the reason of a failure; logged: the log has it already. */
static int attempt(int logged, char *why, size_t why_n)
{
	const struct ferry_transport *t;
	struct ferry_range range = ferry_range_whole();
	int level = logged ? FERRY_LOG_INFO : FERRY_LOG_ERROR;
	*why = 0;
	errno = 0;
	int rc = 0, fd = ferry_transport_dial(&t, why, why_n);
	struct ferry_handshake h = {.range_base = range.base, .range_size = range.size, .resumable = t && t->channel->resumes,
				    .follows = t && t->channel->follows && t->channel->follows(), .region = t && t->region ? t->region() : 0};
	if (fd >= 0)
		rc = t->channel->prepare() ? -1 : ferry_shake_hands(fd, &h, why, why_n);
	while (rc == FERRY_CONNECT_AGAIN) { /* at most three times */
		ferry_connection_close(fd);
		rc = 0;
		if ((fd = ferry_transport_dial(&t, why, why_n)) >= 0)
			rc = ferry_shake_hands(fd, &h, why, why_n);
	}
	int cut = (fd < 0 || rc < 0) && (errno == ECONNRESET || errno == EPIPE);
	if (fd >= 0 && rc)
		ferry_connection_close(fd);
	if (cut)
		return CUT;
	if (fd < 0) {
		ferry_log(level, "cannot reach the server %s: %s. Start one with 'ferry serve', run the program under 'ferry run', "
			  "or set FERRY_SERVER=%s.", ferry_shown_peer(), why, ferry_address_forms);
		return GIVE_UP;
	}
	if (rc) {
		if (rc > 0)
			ferry_log(FERRY_LOG_INFO, "the server %s asks for other addresses: %s", ferry_shown_peer(), why);
		else
			ferry_log(level, "the server %s refused: %s", ferry_shown_peer(), why);
		return rc > 0 ? RANGE_TAKEN : GIVE_UP;
	}
	ferry_connection_adopt(fd);
	begin_session(t, &h);
	return 0;
}

static int connect_now(void)
{
	char why[1200];
	int64_t began = ferry_now_ms();
	int logged = 0, got = attempt(logged, why, sizeof why);
	for (int pause = 100; got == CUT; pause = pause < 1000 ? 2 * pause : pause) {
		int64_t past = ferry_now_ms() - began;
		if (past > LOG_MS && !logged)
			ferry_log(FERRY_LOG_ERROR, "connections to %s are cut while they are made (%s): trying for %d s. Is it a Ferry server, has it too much to do, is the network well?",
				  ferry_shown_peer(), why, CUT_MS / 1000);
		logged |= past > LOG_MS;
		if (past > CUT_MS)
			return GIVE_UP;
		poll(NULL, 0, ferry_vary_ms(pause));
		got = attempt(logged, why, sizeof why);
	}
	return got;
}

/* Under start_mu, in state fresh: 0 or a result code. */
static int open_session(void)
{
	static int hooked;
	int64_t now = ferry_now_ms();
	if (failed_at && now - failed_at < RETRY_MS)
		return FERRY_ERROR_NO_DEVICE;
	if (!hooked) {
		pthread_atfork(before_fork, after_fork_parent, after_fork_child);
		hooked = 1;
	}
	failed_at = now ? now : 1;
	int got = RANGE_TAKEN;
	for (unsigned i = 0; i < FERRY_RANGES && got == RANGE_TAKEN; i++) {
		if (ferry_service == 0) /* only CUDA has addresses */
			ferry_range_reserve(i);
		got = connect_now();
	}
	if (got)
		return FERRY_ERROR_NO_DEVICE;
	failed_at = 0;
	atomic_store_explicit(&ferry_conn.state, FERRY_UP, memory_order_release);
	ferry_log(FERRY_LOG_INFO, "connected to %s", ferry_shown_peer());
	return 0;
}

int ferry_session_start(void)
{
	if (atomic_load_explicit(&ferry_conn.state, memory_order_acquire) == FERRY_UP)
		return 0;
	ferry_lock(&start_mu);
	int rc = atomic_load(&ferry_conn.state) == FERRY_FRESH ? open_session() : ferry_state_result();
	ferry_unlock(&start_mu);
	return rc;
}
