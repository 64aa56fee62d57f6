/* shim/core/session/reader.c: which thread reads, and how the others wait.
 *
 * The waiting thread is the reader: one thread at a time reads frames (frame.c), files what it reads under the call it belongs to, and wakes
 * the others when it has its own answer. Without a waiting thread none reads, and the server does not mind.
 * Lock: recv_mu (calls.h) guards the role of the reader; it is free while a frame is read. */
#include "reader.h"
#include "../base/clock.h"
#include "../base/result.h"
#include "../net/channel.h"
#include "frame.h"
#include "output.h"
#include <errno.h>
#include <limits.h>
#include <time.h>

static int reading;           /* a thread is the reader; under recv_mu */
static _Atomic uint32_t turn; /* changes whenever something was filed or the reader left; a futex */
static int sleepers;          /* threads that wait for that; under recv_mu */
void (*ferry_on_error)(uint32_t, int);
static _Atomic uint64_t round_trips;
static _Thread_local struct ferry_received received;
static _Thread_local int quiet;

void ferry_defer_output(int on) { quiet = on; }

void ferry_count_round_trip(void)
{
	atomic_fetch_add(&round_trips, 1);
	received.trips++;
}

uint64_t ferry_round_trips(void) { return atomic_load(&round_trips); }
struct ferry_received ferry_received_here(void) { return received; }

/* Only the forking thread lives on in the child: none reads, none waits. */
void ferry_reader_forked(void)
{
	reading = 0;
	atomic_store(&ferry_waiters, 0);
}

/* --- the role */

static void leave_locked(void) /* recv_mu is held */
{
	reading = 0;
	atomic_fetch_add(&turn, 1);
	if (sleepers)
		ferry_wake_all(&turn);
}

int ferry_reader_try(void)
{
	ferry_lock(&ferry_recv_mu);
	int mine = !reading;
	if (mine)
		reading = 1;
	ferry_unlock(&ferry_recv_mu);
	return mine;
}

void ferry_reader_leave(void)
{
	ferry_lock(&ferry_recv_mu);
	leave_locked();
	ferry_unlock(&ferry_recv_mu);
}

void ferry_read_or_sleep(void)
{
	if (!reading) {
		reading = 1;
		ferry_unlock(&ferry_recv_mu);
		(void)ferry_read_frame();
		ferry_lock(&ferry_recv_mu);
		leave_locked();
	} else {
		uint32_t seen = atomic_load(&turn);
		sleepers++;
		ferry_unlock(&ferry_recv_mu);
		ferry_sleep_while(&turn, seen);
		ferry_lock(&ferry_recv_mu);
		sleepers--;
	}
}

/* --- waiting */

static int session_is_up(void) { return atomic_load(&ferry_conn.state) == FERRY_UP; }
static void begin_wait(void) { atomic_fetch_add_explicit(&ferry_waiters, 1, memory_order_relaxed); }
static void end_wait(void) { atomic_fetch_sub_explicit(&ferry_waiters, 1, memory_order_relaxed); }

int ferry_call_done(struct ferry_call *c) { return atomic_load_explicit(&c->done, memory_order_acquire) != 0; }

int ferry_wait_for_reply(struct ferry_call *c)
{
	ferry_channel->flush();
	ferry_count_round_trip();
	return ferry_await_call(c);
}

int ferry_await_call(struct ferry_call *c)
{
	begin_wait();
	ferry_lock(&ferry_recv_mu);
	while (!ferry_call_done(c)) {
		int ended = ferry_state_result();
		if (ended && !reading) { /* a reader may be filling c this moment */
			ferry_calls_remove_locked(c);
			ferry_unlock(&ferry_recv_mu);
			end_wait();
			if (!quiet)
				ferry_print_output(); /* the server's last words: why it ended the session */
			return c->result = ended == FERRY_ERROR_DEINITIALIZED ? ended : FERRY_ERROR_DEVICE_UNAVAILABLE;
		}
		ferry_read_or_sleep();
		if (!quiet && ferry_output_is_large()) { /* no thread reads meanwhile, unless another waits too */
			ferry_unlock(&ferry_recv_mu);
			ferry_print_output();
			ferry_lock(&ferry_recv_mu);
		}
	}
	ferry_unlock(&ferry_recv_mu);
	end_wait();
	received.bytes += FERRY_FRAME_HEADER + sizeof(struct ferry_reply) + c->a_bytes + (c->dst ? c->got + c->laned : 0);
	if (!quiet)
		ferry_print_output();
	/* Not ready is no error, and the late error is for a call that reports one. */
	int late = c->result == FERRY_ERROR_NOT_READY ? 0 : ferry_calls_take_late_error();
	int rc = c->result ? c->result : late;
	if (rc && ferry_on_error)
		ferry_on_error(c->ctx, rc);
	return rc;
}

void ferry_await_detached(const void *p, size_t n)
{
	ferry_lock(&ferry_recv_mu);
	begin_wait();
	while (ferry_calls_write_to(p, n) && (reading || session_is_up()))
		ferry_read_or_sleep();
	end_wait();
	ferry_unlock(&ferry_recv_mu);
}

int ferry_await_writers(const void *p, size_t n, unsigned ms)
{
	enum { STEP_MS = 10 };
	int64_t end = ferry_now_ms() + ms;
	int left = 1;
	ferry_lock(&ferry_recv_mu);
	begin_wait();
	while ((left = ferry_calls_bring_to(p, n)) && (reading || session_is_up()) && (ms == UINT_MAX || ferry_now_ms() < end)) {
		int mine = !reading;
		reading = 1;
		ferry_unlock(&ferry_recv_mu);
		if (mine && ferry_channel->await(FERRY_READABLE, STEP_MS) > 0)
			(void)ferry_read_frame();
		else if (!mine)
			nanosleep(&(struct timespec){0, 100 * 1000}, NULL);
		ferry_lock(&ferry_recv_mu);
		if (mine)
			leave_locked();
	}
	end_wait();
	ferry_unlock(&ferry_recv_mu);
	return !left;
}

/* The server keeps what no thread has read. Once more than this is under way, a thread that asks for more reads first: that is what bounds
 * the server's memory. It does not wait for long, since the GPU may be waiting for something the application does next. */
#define MAX_DETACHED (256ull << 20)
enum { DRAIN_MS = 100 };

void ferry_drain_detached(void)
{
	ferry_lock(&ferry_recv_mu);
	while (ferry_calls_detached_bytes() > MAX_DETACHED && !reading && session_is_up()) {
		reading = 1;
		ferry_unlock(&ferry_recv_mu);
		int more = ferry_channel->await(FERRY_READABLE, DRAIN_MS) > 0;
		if (more)
			(void)ferry_read_frame();
		ferry_lock(&ferry_recv_mu);
		leave_locked();
		if (!more)
			break;
	}
	ferry_unlock(&ferry_recv_mu);
}

void ferry_poll_replies(void)
{
	enum { AT_ONCE = 64 }; /* frames: there is always an end to it */
	int saved = errno;
	if (!ferry_reader_try())
		return; /* the reader files what comes */
	for (int i = 0; i < AT_ONCE && session_is_up() && ferry_channel->await(FERRY_READABLE, 0) > 0; i++)
		if (ferry_read_frame())
			break;
	ferry_reader_leave();
	if (!quiet)
		ferry_print_output();
	errno = saved;
}
