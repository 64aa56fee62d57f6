/* shim/cuda/callback.c: functions of the application that a stream calls.
 *
 * A stream that comes to one makes the server send its token; whoever reads the answer hands it to the one thread of ours, which
 * runs the function and tells the server that the stream may go on. The thread starts with the first such call, since only
 * then is there work for it. */
#include "shim.h"
#include "gen_send.h"
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

struct callback { void *fn, *data; CUstream stream; int legacy, again; }; /* again: a graph may call it any number of times */
static _Atomic uint64_t tokens;
static _Atomic int done_fd = -1;

struct entry { uint64_t token; struct callback c; struct entry *next; };
static struct entry *entries;
static ferry_mu mu;

static void run(uint64_t token)
{
	ferry_lock(&mu);
	struct entry **p = &entries, *e;
	while ((e = *p) && e->token != token)
		p = &e->next;
	if (e && !e->c.again)
		*p = e->next;
	ferry_unlock(&mu);
	ferry_in_host_function = 1;
	if (!e)
		ferry_log(FERRY_ERROR, "the server called function %llu, which is not known here", (unsigned long long)token);
	else if (e->c.legacy)
		((void (*)(CUstream, CUresult, void *))e->c.fn)(e->c.stream, CUDA_SUCCESS, e->c.data);
	else
		((void (*)(void *))e->c.fn)(e->c.data);
	ferry_in_host_function = 0;
	if (e && !e->c.again)
		free(e);
	if (done_fd < 0 || write(done_fd, &token, sizeof token) != sizeof token)
		fx_HostDone(token);
}

/* Finished functions are reported past the ordered stream where that is possible, see ferry.api. */
static void open_pipe(void)
{
	static _Atomic int tried;
	int p[2];
	struct ferry_call c;
	if (atomic_exchange(&tried, 1) || !ferry_local() || pipe2(p, O_CLOEXEC))
		return;
	CUresult rc = ferry_begin(&c, FERRY_OP_HostPipe, 0);
	if (!rc) {
		rc = ferry_ask_with(&c, p[0]);
		ferry_end(&c);
	}
	close(p[0]);
	if (rc)
		close(p[1]);
	else
		done_fd = p[1];
}

static CUresult enqueue(CUstream s, struct callback c)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_stream(&s);
	if (rc || !c.fn)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	CUstreamCaptureStatus capturing;
	if (!cuStreamIsCapturing(s, &capturing))
		c.again = capturing != CU_STREAM_CAPTURE_STATUS_NONE;
	open_pipe();
	if (ferry_serve(run))
		return shim_unsupported("callbacks without threads");
	struct entry *e = malloc(sizeof *e);
	if (!e)
		return CUDA_ERROR_OUT_OF_MEMORY;
	uint64_t token = atomic_fetch_add(&tokens, 1) + 1;
	*e = (struct entry){token, c, NULL};
	ferry_lock(&mu);
	e->next = entries;
	entries = e;
	ferry_unlock(&mu);
	return fx_HostFunc(s, token); /* by now it may have run, and be gone */
}

CUresult cuLaunchHostFunc(CUstream hStream, void *fn, void *userData) { return enqueue(hStream, (struct callback){fn, userData, hStream, 0, 0}); }

CUresult cuStreamAddCallback(CUstream hStream, void *callback, void *userData, unsigned flags)
{
	return flags ? CUDA_ERROR_INVALID_VALUE : enqueue(hStream, (struct callback){callback, userData, hStream, 1, 0});
}
