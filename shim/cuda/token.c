/* shim/cuda/token.c: what belongs to the application and is used from the server's side: functions that streams and graphs call,
 * destructors of user objects, addresses of graphs' memory.
 *
 * Each has a token. A stream that comes to a function makes the server send the token; the thread that reads the answer hands it to the
 * thread for host functions, which runs the function and tells the server that the stream may go on. When no graph, clone or launch can
 * use a token any more, the server says so, and the same thread forgets it. The thread starts with the first token, since only
 * then is there work for it. */
#include "token.h"
#include "callreport.h"
#include "gen_send.h"
#include "mirror_fault.h"
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#define BUCKETS 1024
struct entry { uint64_t token; struct shim_token t; struct entry *next; };
static struct entry *buckets[BUCKETS];
static ferry_mu mu; /* guards the buckets */
static _Atomic uint64_t last;
static _Atomic int done_fd = -1;
static _Atomic int due; /* functions that streams have been given and not come to */

/* Where the pointer to an entry is, or would be. mu is held. */
static struct entry **find_entry(uint64_t token)
{
	struct entry **p = &buckets[token % BUCKETS];
	while (*p && (*p)->token != token)
		p = &(*p)->next;
	return p;
}

static int take_token(uint64_t token, struct shim_token *out)
{
	ferry_lock(&mu);
	struct entry **p = find_entry(token), *e = *p;
	if (e)
		*p = e->next;
	ferry_unlock(&mu);
	if (!e)
		return -1;
	*out = e->t;
	free(e);
	return 0;
}

int shim_token_find(uint64_t token, struct shim_token *out)
{
	ferry_lock(&mu);
	struct entry *e = *find_entry(token);
	if (e)
		*out = e->t;
	ferry_unlock(&mu);
	return e ? 0 : -1;
}

void shim_token_data(uint64_t token, void *data)
{
	ferry_lock(&mu);
	struct entry *e = *find_entry(token);
	if (e)
		e->t.data = data;
	ferry_unlock(&mu);
}

void shim_token_forget(uint64_t token)
{
	struct shim_token t;
	(void)take_token(token, &t);
}

/* A block ends if it is still the one the token was made for: a context's end may have been faster. */
static void release_address(const struct shim_token *t)
{
	struct ferry_block b;
	if (!ferry_block_find(FERRY_DEVICE, t->handle, &b) && b.addr == t->handle && b.tag == t->tag)
		ferry_block_release(FERRY_DEVICE, t->handle, NULL);
}

static void forget_token(uint64_t token)
{
	struct shim_token t;
	if (take_token(token, &t))
		return;
	switch (t.kind) {
	case TOKEN_FUNCTION:
		if (t.owned)
			free(t.data);
		break;
	case TOKEN_CALLBACK:
	case TOKEN_BARRIER:
	case TOKEN_COPY: break;
	case TOKEN_OBJECT:
		ferry_handle_drop(FERRY_KIND_CUuserObject, t.handle);
		((void (*)(void *))t.fn)(t.data);
		break;
	case TOKEN_ADDRESS: release_address(&t); break;
	case TOKEN_MEMORY: free(t.data); break;
	}
}

/* Where the packed byte at offset lies, and how many follow it there; NULL beyond the end. */
static unsigned char *in_box(const struct shim_box *b, uint64_t offset, size_t *n)
{
	uint64_t row = offset / b->width, col = offset % b->width, z = row / b->height;
	if (z >= b->depth)
		return NULL;
	*n = b->width - col;
	return b->base + z * b->slice + row % b->height * b->pitch + col;
}

int shim_tokens_write_to(const void *p, size_t n)
{
	const unsigned char *from = p;
	int found = 0;
	if (!atomic_load(&last))
		return 0;
	ferry_lock(&mu);
	for (size_t i = 0; i < BUCKETS && !found; i++)
		for (struct entry *e = buckets[i]; e && !found; e = e->next) {
			const struct shim_box *b = &e->t.box;
			uint64_t span = b->width ? (b->depth - 1) * b->slice + (b->height - 1) * b->pitch + b->width : 0;
			found = e->t.kind == TOKEN_COPY && e->t.writes && b->base < from + n && from < b->base + span;
		}
	ferry_unlock(&mu);
	return found;
}

/* A graph copied to memory of this process: the reading thread asks where the bytes go. */
static void *store_target(uint64_t token, uint64_t offset, size_t *n)
{
	struct shim_token t;
	return shim_token_find(token, &t) || t.kind != TOKEN_COPY ? NULL : in_box(&t.box, offset, n);
}

/* A graph is about to copy from memory of this process: send it, packed. */
static void feed_box(uint64_t token, const struct shim_box *b)
{
	uint64_t total = b->width * b->height * b->depth, at = 0;
	unsigned char *piece = malloc(total < FERRY_MAX_PAYLOAD ? total : FERRY_MAX_PAYLOAD);
	if (!piece)
		ferry_log(FERRY_LOG_ERROR, "out of memory for a copy of a graph's");
	while (piece && at < total) {
		size_t have = 0, n;
		const unsigned char *from;
		while (have < FERRY_MAX_PAYLOAD && (from = in_box(b, at + have, &n))) {
			n = n < FERRY_MAX_PAYLOAD - have ? n : FERRY_MAX_PAYLOAD - have;
			memcpy(piece + have, from, n);
			have += n;
		}
		if (fx_GraphFeed(token, at, piece, have))
			break;
		at += have;
	}
	free(piece);
	fx_HostDone(token); /* behind what was sent */
}

/* A function of the application's. It may touch managed memory, and may make no calls. */
static void run_token(const struct shim_token *t)
{
	mirror_host_function(1);
	ferry_in_host_function = 1;
	if (t->kind == TOKEN_CALLBACK)
		((void (*)(CUstream, CUresult, void *))t->fn)(t->stream, CUDA_SUCCESS, t->data);
	else
		((void (*)(void *))t->fn)(t->data);
	ferry_in_host_function = 0;
	mirror_host_function(0);
}

void shim_functions_add(int n) { atomic_fetch_add(&due, n); }
int shim_functions_due(void) { return atomic_load(&due) > 0; }

static void report_done(uint64_t token)
{
	if (done_fd < 0 || write(done_fd, &token, sizeof token) != sizeof token)
		fx_HostDone(token);
}

static void call_token(uint64_t token)
{
	struct shim_token t;
	int unknown = shim_token_find(token, &t) || t.kind > TOKEN_COPY;
	if (!unknown && t.kind == TOKEN_COPY) {
		feed_box(token, &t.box);
		return;
	}
	if (!unknown && !t.again)
		shim_token_forget(token);
	if (!unknown && t.kind == TOKEN_BARRIER) {
		((void (*)(void *, uint64_t))t.fn)(t.data, token);
		return;
	}
	if (unknown)
		ferry_log(FERRY_LOG_ERROR, "the server called function %llu, which is not known here", (unsigned long long)token);
	else
		run_token(&t);
	if (!unknown && !t.again) {
		if (t.owned)
			free(t.data);
		shim_functions_add(-1);
	}
	report_done(token);
}

void shim_barrier_open(uint64_t token)
{
	shim_functions_add(-1);
	report_done(token);
}

static void serve_token(uint64_t token, int is_gone)
{
	if (is_gone)
		forget_token(token);
	else
		call_token(token);
}

/* Finished functions are reported past the ordered stream where that is possible, see ferry.api. */
static void open_pipe(void)
{
	static _Atomic int tried;
	int p[2];
	struct ferry_call c;
	if (atomic_exchange(&tried, 1) || !ferry_passes_descriptors() || pipe2(p, O_CLOEXEC))
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

CUresult shim_token_new(struct shim_token t, uint64_t *token)
{
	if (t.kind <= TOKEN_BARRIER)
		open_pipe();
	ferry_on_store = store_target;
	if (ferry_serve_host_functions(serve_token))
		return shim_unsupported("callbacks without threads");
	struct entry *e = malloc(sizeof *e);
	if (!e)
		return CUDA_ERROR_OUT_OF_MEMORY;
	*token = atomic_fetch_add(&last, 1) + 1;
	*e = (struct entry){*token, t, NULL};
	ferry_lock(&mu);
	struct entry **p = &buckets[*token % BUCKETS];
	e->next = *p;
	*p = e;
	ferry_unlock(&mu);
	return 0;
}
