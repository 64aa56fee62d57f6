/* shim/cuda/blocking.c: calls that natively return when their work is done; see blocking.h.
 *
 * CUDA's page "API synchronization behavior" says which calls wait for their stream: copies with host memory at one end, and sets of host
 * and of managed memory. A call whose data has left need not be waited for, and is not, while nothing tells the program the difference:
 *
 *   what tells                                    what is done about it
 *   the memory that the call wrote                copies to the host always wait; mirrored memory waits when it is touched
 *   memory that earlier work writes               blocking_end waits while such work may be under way (blocking_note_write)
 *   variables that host functions write           blocking_end waits while functions are due
 *   what the call copies                          blocking_begin waits while earlier work may write it
 *   cuStreamQuery, cuEventQuery                   blocking_settle waits, when the question comes right behind the call
 *   streams that do not wait for the default one  blocking_end has the worker hold them back until the data is there (Arrived)
 *   other processes that share device memory      blocking_end waits
 *
 * The worker holds streams back only if nothing but copies is in front of the call's. Behind work that may last blocking_end waits, as natively:
 * what that work waits for may be a command that the worker has yet to read.
 *
 * Threads: what is owed is the thread's own. Another thread that asks may hear that the GPU is busy, as it might natively a moment before. */
#include "blocking.h"
#include "capture.h"
#include "context_stack.h"
#include "gen_send.h"
#include "ipc_share.h"
#include "stream.h"
#include "thread.h"
#include "token.h"

static _Atomic int kernels_reach_host;
static _Atomic uint64_t last_write; /* of any stream */
static _Atomic int independent;     /* the program has made streams that do not wait for the default stream */
static _Atomic uint64_t last_sent;  /* commands up to the last work of a call that blocks natively */
static _Atomic uint64_t lasting;    /* commands up to the last work that may last, of streams that the default stream waits for */
static _Thread_local struct { uint64_t at; CUstream stream; } owed; /* a call that returned early, when so many commands had been sent */

void blocking_kernels_reach_host(void) { atomic_store_explicit(&kernels_reach_host, 1, memory_order_relaxed); }

void blocking_note_write(CUstream s)
{
	uint64_t n = ferry_commands();
	struct shim_progress *p = shim_progress_of(s, shim_stream_home(s));
	if (p)
		shim_advance(&p->writes, n);
	shim_advance(&last_write, n);
}

void blocking_note_kernel(CUstream s)
{
	if (atomic_load_explicit(&kernels_reach_host, memory_order_relaxed))
		blocking_note_write(s);
}

void blocking_note_lasting(CUstream s)
{
	if (stream_is_legacy(s) || shim_stream_follows(s))
		atomic_store_explicit(&lasting, ferry_commands() + 1, memory_order_relaxed);
}

void blocking_note_sent(void) { atomic_store_explicit(&last_sent, ferry_commands(), memory_order_relaxed); }

/* Natively such work is done when its call returns, or all but done. Here it may not have begun. */
CUresult blocking_wait_for_sent(void)
{
	struct shim_ctx *c = shim_ctx_top();
	CUstream s = shim_default_stream();
	if (!c || !c->alive || shim_anybody_captures() || shim_resolve_stream(&s))
		return 0;
	return shim_stream_has_passed(s, atomic_load(&last_sent)) ? 0 : shim_stream_wait(s);
}

/* Copies before it get their order now. Where work that may last is in front of the last of them, the call of that copy would natively have
 * waited for that work: the wait is made up for. If such work came behind the copy, the worker holds the stream back for that, too, 30 s at most. Errors of earlier work, and of the connection, are for other calls to report. */
void blocking_streams_are_independent(void)
{
	uint64_t sent = atomic_load(&last_sent), last = atomic_load(&lasting);
	CUstream s = shim_default_stream();
	if (atomic_exchange(&independent, 1) || !sent || !shim_ctx_top() || !shim_ctx_top()->alive || shim_anybody_captures() || shim_resolve_stream(&s))
		return;
	CUresult rc = shim_stream_has_passed(s, sent) ? 0 : last > sent || shim_stream_has_passed(s, last) ? fx_Arrived(s) : shim_stream_wait(s);
	if (rc)
		ferry_keep_error(rc);
}

static int writes_are_due(CUstream s) { return atomic_load(&last_write) && shim_streams_write_host(s); }

/* Only functions write memory that is not pinned. */
CUresult blocking_begin(CUstream s, int pinned)
{
	return shim_functions_due() || (pinned && writes_are_due(s)) ? blocking_catch_up(s) : 0;
}

CUresult blocking_end(CUstream s, int in)
{
	CUresult rc = shim_resolve_stream(&s);
	if (rc)
		return rc;
	owed.at = 0;
	if (in)
		blocking_note_sent();
	int held_back = in && atomic_load_explicit(&independent, memory_order_relaxed) && !shim_anybody_captures();
	int behind = held_back && !shim_stream_has_passed(s, atomic_load_explicit(&lasting, memory_order_relaxed));
	if (behind || (in && shim_ipc_used) || shim_functions_due() || writes_are_due(s))
		return shim_stream_wait(s);
	if (held_back && !shim_stream_is_quiet(s))
		rc = fx_Arrived(s);
	owed.at = ferry_commands();
	owed.stream = s;
	return rc;
}

/* Only right behind the call: work that was sent since would be waited for, too, and may wait for the program. */
CUresult blocking_settle(void)
{
	uint64_t at = owed.at;
	owed.at = 0;
	if (!at || at != ferry_commands() || shim_anybody_captures())
		return 0;
	CUstream s = owed.stream;
	return shim_resolve_stream(&s) ? 0 : shim_stream_wait(s);
}

static void do_nothing(void *unused) { (void)unused; }

/* Work given to a stream waits for the legacy stream. A wait for one that holds nothing does not, so it is given something. */
CUresult blocking_catch_up(CUstream s)
{
	struct shim_ctx *c = shim_stream_home(s);
	int quiet = c && atomic_load(&c->quiet) == ferry_commands();
	CUresult rc = !quiet && shim_stream_follows(s) ? cuLaunchHostFunc(s, (void *)do_nothing, NULL) : 0;
	return rc ? rc : shim_stream_wait(s);
}
