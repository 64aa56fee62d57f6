/* shim/cuda/cls.c: context-local storage, a small map from key to value in every context.
 *
 * Each copy of cudart in the process (a torch process has ten) keeps its state of a context here and asks for it at almost
 * every call, through a private table (export_tables.c). Nothing here crosses to the server.
 *
 * A map is a chain of blocks of slots that only grows. A slot carries a sequence number: its two low bits say whether it is
 * EMPTY, CHANGING or FULL, the rest counts changes.
 *
 * Readers take no lock. They walk the chain, and when a FULL slot has the key they read the value and look at the number
 * again: unchanged means that key and value belong together, changed means look once more. A slot that is CHANGING is
 * passed over: what it holds is not there yet, or not there any more.
 *
 * Writers hold mu. Removing a value marks its slot EMPTY and a later one may move in, so a chain is as long as the context
 * ever had values at once.
 *
 * Memory: blocks never go back to malloc. A primary context, which lives as long as the process, keeps its blocks over
 * resets; the blocks of another context go to a list of spare ones, from where any context may take them. A reader that
 * still walks the chain of a context somebody destroys thus always reads a block, and a block names the context it belongs
 * to, so the reader notices that it moved.
 *
 * Locks: mu is a leaf; destructors, malloc and everything of other files is called without it.
 * Fork:  a child is refused with 3 before it could touch mu. Exit: nothing is taken down; callers get 4. */
#include "cls.h"
#include "context_stack.h"
#include <stdlib.h>

enum { EMPTY, CHANGING, FULL, STATE = 3, CHANGE = 4 };
enum { SLOTS = 16 };

struct slot {
	_Atomic uint64_t seq; /* change count * CHANGE | state */
	_Atomic(void *) key;
	_Atomic(void *) value;
	/* Under mu. */
	void (*dtor)(CUcontext, void *, void *);
	uint64_t age;  /* destructors run from the highest down */
	int destructing;     /* its destructor runs */
};

struct shim_cls {
	_Atomic(CUcontext) owner;        /* NULL for a spare block */
	_Atomic(struct shim_cls *) more; /* of the same context, or the next spare one */
	struct slot slots[SLOTS];
};

static ferry_mu mu;
static struct shim_cls *spare;
static uint64_t births;

/* shim_ctx.cls is a plain pointer in context.h; only this file touches it. */
static struct shim_cls *chain_of(struct shim_ctx *c) { return __atomic_load_n(&c->cls, __ATOMIC_ACQUIRE); }

/* The context meant by a caller. inactive answers for a current context that is not alive, unknown for a handle that names
 * none (any more); driver 580 is not consistent about them, hence the arguments. */
static CUresult find_context(struct shim_ctx **out, CUcontext ctx, CUresult inactive, CUresult unknown)
{
	int rc = ferry_session_ready();
	if (rc == CUDA_ERROR_NOT_INITIALIZED || rc == CUDA_ERROR_DEINITIALIZED)
		return rc; /* a lost link, though, is no reason: the values are here */
	if (ctx && ctx != (CUcontext)-1) {
		*out = shim_ctx_of(ctx);
		return *out ? CUDA_SUCCESS : unknown;
	}
	*out = shim_ctx_top();
	if (!*out)
		return CUDA_ERROR_INVALID_CONTEXT;
	return (*out)->alive ? CUDA_SUCCESS : inactive;
}

/* The slot that holds the key, with the value and the sequence number it was read under; NULL when there is none. */
static struct slot *find_slot(struct shim_ctx *c, void *key, void **value, uint64_t *seq)
{
	for (struct shim_cls *b = chain_of(c); b; b = atomic_load_explicit(&b->more, memory_order_acquire)) {
		for (struct slot *s = b->slots; s < b->slots + SLOTS; s++) {
			uint64_t now, then;
			do {
				/* Acquire keeps the second look at seq behind the reads it vouches for. */
				then = now = atomic_load_explicit(&s->seq, memory_order_acquire);
				if ((then & STATE) != FULL || atomic_load_explicit(&s->key, memory_order_acquire) != key)
					break;
				*value = atomic_load_explicit(&s->value, memory_order_acquire);
				now = atomic_load_explicit(&s->seq, memory_order_relaxed);
				if (now == then && atomic_load_explicit(&b->owner, memory_order_relaxed) == c->handle) {
					*seq = now;
					return s;
				}
			} while (now != then);
		}
	}
	return NULL;
}

CUresult shim_cls_get(void **value, CUcontext ctx, void *key)
{
	struct shim_ctx *c;
	void *found;
	uint64_t seq;
	CUresult rc = find_context(&c, ctx, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_HANDLE);
	if (rc)
		return rc;
	if (!value)
		return CUDA_ERROR_INVALID_VALUE;
	if (!find_slot(c, key, &found, &seq))
		return CUDA_ERROR_INVALID_HANDLE;
	*value = found;
	return CUDA_SUCCESS;
}

/* Changes a slot. Under mu. The release stores keep CHANGING in front of what it announces. */
static void set_slot(struct slot *s, int state, void *key, void *value)
{
	uint64_t next = (atomic_load_explicit(&s->seq, memory_order_relaxed) | STATE) + 1;
	atomic_store_explicit(&s->seq, next | CHANGING, memory_order_relaxed);
	atomic_store_explicit(&s->key, key, memory_order_release);
	atomic_store_explicit(&s->value, value, memory_order_release);
	atomic_store_explicit(&s->seq, next | (uint64_t)state, memory_order_release);
}

/* An empty slot of the context, or NULL. Under mu. */
static struct slot *empty_slot(struct shim_ctx *c)
{
	for (struct shim_cls *b = chain_of(c); b; b = atomic_load_explicit(&b->more, memory_order_relaxed))
		for (int i = 0; i < SLOTS; i++)
			if ((atomic_load_explicit(&b->slots[i].seq, memory_order_relaxed) & STATE) == EMPTY)
				return b->slots + i;
	return NULL;
}

/* Puts a block in front of the context's chain. Under mu. */
static void lend_storage(struct shim_ctx *c, struct shim_cls *b)
{
	atomic_store_explicit(&b->more, c->cls, memory_order_release);
	atomic_store_explicit(&b->owner, c->handle, memory_order_release);
	__atomic_store_n(&c->cls, b, __ATOMIC_RELEASE);
}

CUresult shim_cls_put(CUcontext ctx, void *key, void *value, void (*dtor)(CUcontext, void *, void *))
{
	struct shim_ctx *c;
	struct slot *s;
	void *old;
	uint64_t seq;
	CUresult rc = find_context(&c, ctx, CUDA_ERROR_CONTEXT_IS_DESTROYED, CUDA_ERROR_CONTEXT_IS_DESTROYED);
	if (rc)
		return rc;
	for (;;) {
		ferry_lock(&mu);
		if (find_slot(c, key, &old, &seq)) {
			rc = CUDA_ERROR_INVALID_HANDLE;
			break;
		}
		if (!(s = empty_slot(c)) && spare) {
			struct shim_cls *b = spare;
			spare = atomic_load_explicit(&b->more, memory_order_relaxed);
			lend_storage(c, b);
			s = empty_slot(c);
		}
		if (s) {
			s->dtor = dtor;
			s->age = ++births;
			s->destructing = 0;
			set_slot(s, FULL, key, value);
			break;
		}
		ferry_unlock(&mu);
		struct shim_cls *b = calloc(1, sizeof *b);
		if (!b)
			return CUDA_ERROR_OUT_OF_MEMORY;
		ferry_lock(&mu);
		atomic_store_explicit(&b->more, spare, memory_order_relaxed);
		spare = b;
		ferry_unlock(&mu);
	}
	ferry_unlock(&mu);
	return rc;
}

/* The destructor is not called. */
CUresult shim_cls_del(CUcontext ctx, void *key)
{
	struct shim_ctx *c;
	struct slot *s;
	void *old;
	uint64_t seq;
	CUresult rc = find_context(&c, ctx, CUDA_ERROR_CONTEXT_IS_DESTROYED, CUDA_ERROR_INVALID_HANDLE);
	if (rc)
		return rc;
	ferry_lock(&mu);
	if ((s = find_slot(c, key, &old, &seq)))
		set_slot(s, EMPTY, NULL, NULL);
	ferry_unlock(&mu);
	return s ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

/* The newest value whose destructor has not begun, or NULL. Under mu. */
static struct slot *newest_slot(struct shim_ctx *c)
{
	struct slot *best = NULL;
	for (struct shim_cls *b = chain_of(c); b; b = atomic_load_explicit(&b->more, memory_order_relaxed)) {
		for (struct slot *s = b->slots; s < b->slots + SLOTS; s++) {
			if ((atomic_load_explicit(&s->seq, memory_order_relaxed) & STATE) == FULL && !s->destructing && (!best || s->age > best->age))
				best = s;
		}
	}
	return best;
}

/* Does another thread still run a destructor of this context? Under mu, when newest finds nothing. */
static int in_use(struct shim_ctx *c)
{
	for (struct shim_cls *b = chain_of(c); b; b = atomic_load_explicit(&b->more, memory_order_relaxed))
		for (int i = 0; i < SLOTS; i++)
			if ((atomic_load_explicit(&b->slots[i].seq, memory_order_relaxed) & STATE) == FULL)
				return 1;
	return 0;
}

/* Runs the destructors, newest first, and forgets the values. As in driver 580: a value can still be had while its own
 * destructor runs and is gone afterwards, values that a destructor adds are destroyed too and come next, and the thread's
 * current context is what it was, so this must be called while ctx is still alive and before it is taken off the stack. */
void shim_cls_destroy(struct shim_ctx *ctx)
{
	struct slot *s;
	ferry_lock(&mu);
	while ((s = newest_slot(ctx))) {
		uint64_t seq = atomic_load_explicit(&s->seq, memory_order_relaxed);
		void *key = atomic_load_explicit(&s->key, memory_order_relaxed), *value = atomic_load_explicit(&s->value, memory_order_relaxed);
		void (*dtor)(CUcontext, void *, void *) = s->dtor;
		if (dtor) {
			s->destructing = 1;
			ferry_unlock(&mu);
			dtor(ctx->handle, key, value);
			ferry_lock(&mu);
		}
		if (atomic_load_explicit(&s->seq, memory_order_relaxed) == seq) /* it may have removed itself */
			set_slot(s, EMPTY, NULL, NULL);
	}
	if (!ctx->primary && !in_use(ctx)) {
		for (struct shim_cls *b; (b = chain_of(ctx)); spare = b) {
			__atomic_store_n(&ctx->cls, atomic_load_explicit(&b->more, memory_order_relaxed), __ATOMIC_RELEASE);
			atomic_store_explicit(&b->owner, NULL, memory_order_release);
			atomic_store_explicit(&b->more, spare, memory_order_release);
		}
	}
	ferry_unlock(&mu);
}
