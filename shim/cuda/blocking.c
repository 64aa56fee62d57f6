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
 *
 * Threads: what is owed is the thread's own. Another thread that asks may hear that the GPU is busy, as it might natively a moment before. */
#include "blocking.h"
#include "capture.h"
#include "stream.h"
#include "thread.h"
#include "token.h"

static _Atomic int kernels_reach_host;
static _Atomic uint64_t last_write; /* of any stream */
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

static int writes_are_due(CUstream s) { return atomic_load(&last_write) && shim_streams_write_host(s); }

/* Only functions write memory that is not pinned. */
CUresult blocking_begin(CUstream s, int pinned)
{
	return shim_functions_due() || (pinned && writes_are_due(s)) ? blocking_catch_up(s) : 0;
}

CUresult blocking_end(CUstream s)
{
	CUresult rc = shim_resolve_stream(&s);
	if (rc)
		return rc;
	owed.at = 0;
	if (shim_functions_due() || writes_are_due(s))
		return shim_stream_wait(s);
	owed.at = ferry_commands();
	owed.stream = s;
	return 0;
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
