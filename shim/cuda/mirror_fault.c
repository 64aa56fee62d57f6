/* shim/cuda/mirror_fault.c: the way of pages back: a program touches a page that the server owns, and gets it.
 *
 * The handler runs in the thread that touched the page, in code of the application's, so the locks of the shim are free; the
 * one exception, an argument that is read while a command is written, is recognised and reported. Text that kernels printed is
 * kept for later, because the application may be inside stdio. A fetch waits for the work sent before it, except in a function
 * that a stream calls: that work may be waiting for the function.
 * Faults outside mirrors go to the handler that was there before. One that the application installs later goes behind this one
 * again before pages are next closed. */
#include "mirror_fault.h"
#include "mirror_early.h"
#include "mirror_life.h"
#include "mirror_variables.h"
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>

enum { AHEAD_FIRST = 16, AHEAD_MOST = 512 }; /* pages brought at a time */
enum { FAVOUR = 50 };                        /* ms that a fetch which nobody asked for may wait for work of other streams */
#define BUFFER (AHEAD_MOST * MIRROR_PAGE)

static ferry_mu fetch_mu;           /* one fetch at a time, and its buffer */
static unsigned char *buffers[2];   /* of fetch_mu, and of the thread that runs host functions */
static struct sigaction previous;
static unsigned fetch_timeout = 1000;     /* ms that a fetch waits for work; of fetch_mu */
static _Thread_local int early;      /* the last fetch did not wait to the end */
static _Thread_local unsigned impatience; /* copies in turn that were too old for another thread's answer */
static _Thread_local CUresult refused; /* what the last fetch itself was answered, if not success */
static _Thread_local int in_function;
static _Thread_local int favour;     /* the fetch is not for a thread that waits for the page */

static void take_turn(void)
{
	if (!in_function)
		ferry_lock(&fetch_mu);
}
static void end_turn(void)
{
	if (!in_function)
		ferry_unlock(&fetch_mu);
}
static unsigned char *fetch_buffer(void) { return buffers[in_function ? 1 : 0]; }

/* Bring bytes into the buffer; how many came. No lock but fetch_mu is held. Errors of earlier work are the next call's. An error of the fetch
 * itself is so only if the mirror is still there: no call of the program's asked for these bytes, and another thread may have freed them. */
static size_t fetch_bytes(CUcontext owner, uint64_t at, size_t n, unsigned char *to)
{
	struct ferry_call c;
	int rc = mirror_begin(&c, FERRY_OP_MirrorOut, 32);
	refused = 0;
	if (rc)
		return 0;
	c.q[0] = (uint64_t)(uintptr_t)owner;
	c.q[1] = at;
	c.q[2] = n;
	c.q[3] = in_function ? 1 : (favour && fetch_timeout > FAVOUR ? FAVOUR : fetch_timeout) << 8;
	rc = ferry_ask_into(&c, to, n, n, 1);
	early = rc == CUDA_ERROR_NOT_READY;
	if (!in_function && !favour && n)
		fetch_timeout = early ? 5 : 1000; /* work that waits for the program once is likely to do so again */
	int own = rc && !early && c.result && !c.earlier;
	if (rc && !early && !own)
		ferry_keep_error(rc);
	refused = own ? rc : 0;
	size_t got = (size_t)c.got;
	ferry_end(&c);
	return got;
}

/* Remember a run that had to be fetched, so that the next synchronisation brings it along. mu is held. */
static void note_touched(struct mirror *m, struct mirror_run r)
{
	if (!m->helped && !m->missed) { /* a round without help begins anew */
		memset(m->touched, 0, sizeof m->touched);
		m->streak = m->streak ? (m->streak < 64 ? 2 * m->streak : 64) : 1;
		m->missed = 1;
	}
	for (int i = 0; i < 4; i++) {
		struct mirror_run *t = &m->touched[i];
		if (t->from == t->to || (r.from <= t->to && t->from <= r.to)) {
			if (t->from == t->to)
				*t = r;
			t->from = r.from < t->from ? r.from : t->from;
			t->to = r.to > t->to ? r.to : t->to;
			return;
		}
	}
}

/* Fetch the pages of r and open those that no thread opened meanwhile, for reading. mu is held, before and after, not in between.
 * 0: m is gone, or work was sent since: the copy may be too old, and a thread that changed it would undo what that work did. A function
 * that a stream calls cannot wait for work, so what it gets is closed again by the next synchronisation. A copy that did not wait for work is
 * too old as well if another thread may have heard meanwhile that some of this work is done; but threads that ask all the time must not
 * keep this one from its page. */
static int open_run(struct mirror *m, struct mirror_run r)
{
	uint64_t from = mirror_page(m, r.from), to = mirror_page(m, r.to), work = mirror_work, told = ferry_call_counts().successes;
	from = from > m->at ? from : m->at;
	to = to < m->end ? to : m->end;
	size_t got = 0;
	if (m->parts) /* what lies between them stays as it is */
		memcpy(fetch_buffer(), m->alias + (from - m->lo), (size_t)(to - from));
	mirror_count_fetches(1);
	for (struct mirror_run b = {from, from}; mirror_part(m, b.to, to, &b);) {
		CUcontext owner = m->owner->handle;
		ferry_unlock(&mirror_mu);
		size_t n = fetch_bytes(owner, b.from, (size_t)(b.to - b.from), fetch_buffer() + (b.from - from));
		ferry_lock(&mirror_mu);
		if (mirror_at(from) != m || (work != mirror_work && !in_function)) {
			mirror_count_fetches(-1);
			return 0;
		}
		if (refused)
			ferry_keep_error(refused);
		if (favour && early) { /* other streams are busy: a fault will ask again, if one comes */
			mirror_count_fetches(-1);
			m->prefetch_rounds = 0;
			return 0;
		}
		m->early |= early;
		mirror_early |= early;
		if (early && told != ferry_call_counts().successes && impatience++ < 16) {
			mirror_count_fetches(-1);
			return 0;
		}
		got = (size_t)(b.from - from) + n;
		if (n < b.to - b.from)
			break;
	}
	mirror_count_fetches(-1);
	for (uint64_t p = r.from; p < r.to;) {
		uint64_t q = p;
		while (q < r.to && m->state[q] == PAGE_DEVICE)
			q++;
		if (q > p) {
			uint64_t a = m->lo + p * MIRROR_PAGE, b = m->lo + q * MIRROR_PAGE;
			a = a > from ? a : from;
			b = b < from + got ? b : from + got; /* what did not come stays as it was */
			if (a < b)
				mirror_write(m, a, fetch_buffer() + (a - from), (size_t)(b - a));
			if (mirror_open(m, p, q, PAGE_BOTH))
				return 0;
			m->provisional |= in_function | m->early;
		}
		p = q + 1;
	}
	impatience = 0;
	return 1;
}

static void merge_edges(struct mirror *m) /* mu is held, before and after, not in between */
{
	uint64_t work = mirror_work, at = m->at;
	int too_early = 0;
	if (m->edges_from == work)
		return;
	for (int i = 0; i < 2; i++) {
		struct mirror_edge *e = m->edges[i];
		if (!e)
			continue;
		CUcontext owner = m->owner->handle;
		uint64_t from = e->at;
		size_t n = e->n;
		ferry_unlock(&mirror_mu);
		size_t got = fetch_bytes(owner, from, n, fetch_buffer());
		too_early |= early;
		ferry_lock(&mirror_mu);
		if (mirror_at(at) != m)
			return;
		if (refused)
			ferry_keep_error(refused);
		/* Only what the device changed: the rest may have been written here meanwhile. */
		for (size_t k = 0; k < got; k++)
			if (fetch_buffer()[k] != e->was[k])
				((unsigned char *)(uintptr_t)from)[k] = e->was[k] = fetch_buffer()[k];
	}
	if (!too_early)
		m->edges_from = work;
}

void mirror_fetch(uint64_t at, uint64_t n, int wait)
{
	if (!atomic_load_explicit(&shim_mirrors, memory_order_relaxed))
		return;
	take_turn();
	favour = !wait;
	ferry_lock(&mirror_mu);
	struct mirror *m = mirror_at(at);
	if (m && (m->edges[0] || m->edges[1]))
		merge_edges(m);
	if (m && (m = mirror_at(at))) {
		uint64_t p = at > m->lo ? (at - m->lo) / MIRROR_PAGE : 0;
		uint64_t end = n > m->lo + m->pages * MIRROR_PAGE - at ? m->pages : (at + n - m->lo + MIRROR_PAGE - 1) / MIRROR_PAGE;
		end = n ? end : 0;
		while (p < end) {
			uint64_t q = p;
			while (q < end && q - p < AHEAD_MOST && m->state[q] == PAGE_DEVICE)
				q++;
			if (q > p && (!open_run(m, (struct mirror_run){p, q}) || mirror_at(at) != m))
				break; /* it was a favour: a fault will bring the rest */
			p = q > p ? q : p + 1;
		}
	}
	ferry_unlock(&mirror_mu);
	favour = 0;
	end_turn();
}

/* --- the fault itself */

/* Writing in turn opens more pages each time; the first write opens one, so that one page is sent. mu is held. */
static int open_for_writing(struct mirror *m, uint64_t p)
{
	uint64_t n = 1, q = p;
	if (m->early)
		mirror_keep_page(m, p);
	else if (p == m->write_next)
		n = m->write_ahead < AHEAD_MOST ? 2 * m->write_ahead : AHEAD_MOST;
	while (q < m->pages && q - p < n && m->state[q] == PAGE_BOTH)
		q++;
	m->write_next = q;
	m->write_ahead = n;
	return mirror_open(m, p, q, PAGE_HOST);
}

static struct mirror_run read_ahead(struct mirror *m, uint64_t p)
{
	uint64_t q = p;
	m->ahead = p != m->next ? AHEAD_FIRST : m->ahead < AHEAD_MOST ? 2 * m->ahead : AHEAD_MOST;
	while (q < m->pages && q - p < m->ahead && m->state[q] == PAGE_DEVICE)
		q++;
	m->next = q;
	return (struct mirror_run){p, q};
}

/* Make the page at addr accessible. 0: it is no page of a mirror. write: whether the access was one, -1 if nobody knows; an access that
 * faults on a page that can be read was a write then, or a read that another thread was faster than: opening the page is right for both. */
static int serve_fault(uint64_t addr, int write)
{
	int ok = 1, tries = 0, up = !ferry_session_ready(), alone = 0;
	ferry_defer_output(1);
	ferry_lock(&mirror_mu);
	for (;;) {
		struct mirror *m = mirror_at(addr);
		uint64_t p = m ? (addr - m->lo) / MIRROR_PAGE : 0;
		if (!m || addr < m->lo || p >= m->pages) {
			ok = 0;
			break;
		}
		int s = m->state[p];
		if (s == PAGE_HOST || s == PAGE_FRESH || (s == PAGE_BOTH && !write))
			break; /* another thread was faster */
		if (!up) { /* the connection is lost: the program goes on with what is here, to learn it from its next call */
			ok = !mirror_open(m, p, p + 1, PAGE_HOST);
			break;
		}
		if (s == PAGE_BOTH) {
			ok = !open_for_writing(m, p);
			break;
		}
		ferry_unlock(&mirror_mu);
		if (tries++ == 2 && !in_function) { /* other threads send work faster than this one fetches: let them wait */
			mirror_hold_senders(1);
			alone = 1;
		}
		take_turn();
		ferry_lock(&mirror_mu);
		if (mirror_at(addr) == m && m->state[p] == PAGE_DEVICE) {
			struct mirror_run r = read_ahead(m, p);
			if (open_run(m, r)) {
				note_touched(m, r);
				if (write > 0)
					ok = !open_for_writing(m, p);
				write = 0;
			}
		}
		ferry_unlock(&mirror_mu);
		end_turn();
		ferry_lock(&mirror_mu);
		up = !ferry_session_ready();
		if (!ok)
			break;
	}
	ferry_unlock(&mirror_mu);
	if (alone)
		mirror_hold_senders(0);
	ferry_defer_output(0);
	return ok;
}

/* 1 or 0, or -1 where the frame of the signal does not say it. */
static int was_write(void *context)
{
#if defined __x86_64__
	return (((ucontext_t *)context)->uc_mcontext.gregs[REG_ERR] >> 1) & 1;
#elif defined __aarch64__
	/* Records of {magic, size}; the one with the exception's syndrome says it. */
	const unsigned char *at = ((ucontext_t *)context)->uc_mcontext.__reserved;
	for (size_t left = sizeof ((ucontext_t *)context)->uc_mcontext.__reserved; left >= 16;) {
		uint32_t magic, size;
		uint64_t syndrome;
		memcpy(&magic, at, 4);
		memcpy(&size, at + 4, 4);
		memcpy(&syndrome, at + 8, 8);
		if (magic == 0x45535201)
			return (syndrome >> 6) & 1;
		if (!magic || size < 16 || size > left)
			break;
		at += size;
		left -= size;
	}
	return -1;
#else
	(void)context;
	return -1;
#endif
}

static void on_fault(int sig, siginfo_t *info, void *context);

static int install_handler(struct sigaction *before)
{
	struct sigaction a = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
	/* Signal handlers that touch such memory would find the locks of the shim taken by their own thread. */
	sigfillset(&a.sa_mask);
	sigdelset(&a.sa_mask, SIGSEGV);
	sigdelset(&a.sa_mask, SIGBUS);
	sigdelset(&a.sa_mask, SIGABRT);
	return sigaction(SIGSEGV, &a, before);
}

void mirror_check_handler(void)
{
	struct sigaction now;
	if (!sigaction(SIGSEGV, NULL, &now) && now.sa_sigaction != on_fault && !install_handler(&now))
		previous = now;
}

static void hand_on(int sig, siginfo_t *info, void *context)
{
	if (previous.sa_flags & SA_SIGINFO) {
		previous.sa_sigaction(sig, info, context);
	} else if (previous.sa_handler == SIG_DFL || previous.sa_handler == SIG_IGN) {
		struct sigaction die = {.sa_handler = SIG_DFL};
		sigaction(sig, &die, NULL); /* and the instruction faults again */
		if (info->si_code <= 0)
			raise(sig);
	} else {
		previous.sa_handler(sig);
	}
}

/* A handler installed behind this one may hand what is not its own to this one, which it found: then no handler wants it. That is a call
 * with the same context, from deeper in the stack; handlers need not return, so nothing can be counted. */
static void pass_on(int sig, siginfo_t *info, void *context, uintptr_t frame)
{
	static _Thread_local void *last;
	static _Thread_local uintptr_t last_frame;
	if (context == last && frame < last_frame)
		previous = (struct sigaction){.sa_handler = SIG_DFL};
	last = context;
	last_frame = frame;
	hand_on(sig, info, context);
}

static void on_fault(int sig, siginfo_t *info, void *context)
{
	int error = errno, ours = 0;
	uint64_t addr = (uint64_t)(uintptr_t)info->si_addr;
	/* Our pages are always mapped, but in a child of fork. */
	if (info->si_code == SEGV_ACCERR && atomic_load_explicit(&shim_mirrors, memory_order_relaxed)) {
		if (ferry_sending())
			ferry_log(FERRY_LOG_ERROR, "an argument at 0x%llx lies in managed memory that the GPU holds: read it before the call", (unsigned long long)addr);
		else
			ours = serve_fault(addr, was_write(context));
	}
	errno = error;
	if (!ours)
		pass_on(sig, info, context, (uintptr_t)__builtin_frame_address(0));
}

CUresult mirror_install_handler(void)
{
	static ferry_mu once;
	static int done;
	CUresult rc = 0;
	ferry_lock(&once);
	if (!done) {
		unsigned char *b = mmap(NULL, 2 * BUFFER, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
		if (b == MAP_FAILED || install_handler(&previous)) {
			rc = CUDA_ERROR_OUT_OF_MEMORY;
		} else {
			buffers[0] = b;
			buffers[1] = b + BUFFER;
			done = 1;
		}
	}
	ferry_unlock(&once);
	return rc;
}

/* What the function wrote must be on the server before its stream goes on: the answer says that it is. */
void mirror_host_function(int begins)
{
	if (begins) {
		in_function = 1;
		return;
	}
	if (atomic_load(&ferry_begin_watched)) {
		ferry_lock(&mirror_mu);
		struct shim_ctx *any = mirror_any_owner();
		uint64_t sent = mirror_sent;
		(void)mirror_close_all();
		int wait = any && sent != mirror_sent;
		ferry_unlock(&mirror_mu);
		if (wait)
			(void)fetch_bytes(any->handle, 0, 0, fetch_buffer());
	}
	in_function = 0;
}

void mirror_forked(void)
{
	atomic_store(&mirror_mu.word, 0);
	atomic_store(&fetch_mu.word, 0);
}
