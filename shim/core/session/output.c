/* shim/core/session/output.c: what kernels printed, and what their failed assertions said.
 *
 * It is printed through stdio, to keep the order with the program's own output. A thread of the program may hold stdio's lock while it waits
 * for an answer, so the reader only queues text; a thread that waits outside a signal handler prints it.
 * Locks:  print_mu (one printer at a time), then text_mu. Nothing else is locked under them.
 * Memory: texts are mapped, not allocated: the reader may run in a signal handler. */
#include "output.h"
#include "../base/lock.h"
#include "../net/channel.h"
#include <stdio.h>
#include <sys/mman.h>

static struct ferry_text *texts, **texts_end = &texts; /* under text_mu */
static _Atomic size_t texts_bytes;                     /* in them; written under text_mu */
enum { TEXTS_SOON = 1 << 20, TEXTS_MOST = 64 << 20 };  /* printed before the wait is over; more than can wait for a signal handler's end */
static ferry_mu print_mu, text_mu;

struct ferry_text *ferry_text_make(size_t n, int complaint)
{
	size_t room = sizeof(struct ferry_text) + n;
	struct ferry_text *t = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (t == MAP_FAILED)
		return NULL;
	*t = (struct ferry_text){NULL, n, room, complaint};
	return t;
}

void ferry_text_drop(struct ferry_text *t) { munmap(t, t->room); }

int ferry_output_add(struct ferry_text *t)
{
	size_t room = t->room;
	ferry_lock(&text_mu);
	*texts_end = t;
	texts_end = &t->next;
	size_t all = atomic_fetch_add(&texts_bytes, (room + 4095) & ~(size_t)4095) + room; /* an empty one takes a page too */
	ferry_unlock(&text_mu);
	if (all > TEXTS_MOST)
		ferry_lose("it prints without end");
	return all > TEXTS_MOST ? -1 : 0;
}

int ferry_output_is_large(void) { return atomic_load_explicit(&texts_bytes, memory_order_relaxed) > TEXTS_SOON; }

void ferry_print_output(void)
{
	if (!atomic_load_explicit(&texts_bytes, memory_order_acquire))
		return;
	ferry_lock(&print_mu);
	ferry_lock(&text_mu);
	struct ferry_text *t = texts;
	texts = NULL;
	texts_end = &texts;
	atomic_store(&texts_bytes, 0);
	ferry_unlock(&text_mu);
	while (t) {
		struct ferry_text *next = t->next;
		fwrite(t->data, 1, t->n, t->complaint ? stderr : stdout);
		ferry_text_drop(t);
		t = next;
	}
	ferry_unlock(&print_mu);
}

/* Only the forking thread lives on in the child. */
void ferry_output_forked(void)
{
	atomic_store(&print_mu.word, 0);
	atomic_store(&text_mu.word, 0);
}
