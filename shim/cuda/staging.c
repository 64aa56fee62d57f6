/* shim/cuda/staging.c: copies of pageable memory on the same host.
 *
 * The area is memory that is shared with the server and registered with its device, like pinned memory, cut into slots. A copy goes
 * through it piece by piece: to the device, threads of this process (core/session/copypool.c) copy a piece into a slot and the device fetches it
 * from there; from the device the other way round. The connection carries nothing but commands, and the server copies nothing.
 * Slots:  free; held by a copy, which fills or empties it; or sent, until the server has answered that the device is done with it.
 *         A slot that was sent to the device belongs to no copy: once the server has answered, the next copy that needs a slot takes it.
 * Fairness: a copy takes no more than its part of the slots. One that finds none, since others or streams that are held up have them,
 *         sends its piece with the commands.
 * Locks:  mu; nothing is done under it but to read and mark slots. */
#include "staging.h"
#include "capture.h"
#include "context_stack.h"
#include "gen_send.h"
#include "green.h"
#include "host.h"
#include "mem.h"
#include "stream.h"
#include "../core/base/clock.h"
#include <sched.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

enum { SLOT = 512 << 10, SLOTS = 16, AREA = SLOT * SLOTS, PIECE = 256 << 10 };
enum { LEAST = 64 << 10 };         /* less is copied twice in the time that it takes to name it to the device */
enum { COPIES = 4 };               /* at once; others send their data with the commands */
#define OPEN_AT (32ull << 20)      /* bytes that were copied before: making the area costs as much as sending so many with the commands */
#define OPEN_AGAIN (1ull << 30)    /* after it was refused */
#define WHOLE_SLOTS (4ull << 20)   /* copies from here on are cut into pieces as large as slots */
enum { SHORT_WAIT_NS = 2000 * 1000, LONG_WAIT_NS = 20 * 1000 * 1000, SPIN_FOR_NS = 50 * 1000, SLEEP_NS = 50 * 1000 };

struct slot {
	struct ferry_call call;
	struct ferry_copy_task task;
	CUdeviceptr dev; /* where the piece goes, or comes from, on the device */
	enum { FREE, HELD, SENT } state;
	unsigned holder; /* of those that are not free: the number of a copy */
};

static ferry_mu mu; /* guards all of this but the insides of a slot that is held */
static struct slot slots[SLOTS];
static struct ferry_copy_job jobs[COPIES];
static int jobs_used[COPIES], active; /* jobs; how many are */
static unsigned copies;
static struct shim_ctx *home; /* whose registration it is */
static uint64_t opened;       /* its address; 0: there is none */
static int busy;              /* a thread makes or ends it */
static _Atomic int there;     /* is it? */
static _Atomic uint64_t copied, open_at = OPEN_AT;

/* --- the area */

static uint64_t make_area(struct shim_ctx *c)
{
	uint64_t addr;
	int fd = -1;
	if (ferry_block_alloc_own(AREA, &addr, &fd))
		return 0;
	CUresult rc = fd < 0 || !c->alive ? CUDA_ERROR_NOT_SUPPORTED : shim_host_share(addr, AREA, fd);
	if (fd >= 0)
		close(fd);
	if (!rc) {
		madvise((void *)(uintptr_t)addr, AREA, MADV_DONTFORK); /* a child copies nothing */
		return addr;
	}
	ferry_log(FERRY_LOG_INFO, "the server does not share memory for copies: %d", rc);
	ferry_block_release(FERRY_HOST, addr, NULL);
	return 0;
}

static void open_area(void)
{
	struct shim_ctx *c = shim_ctx_top();
	if (!c || !c->alive || shim_anybody_captures())
		return;
	ferry_lock(&mu);
	int mine = !busy && !opened;
	busy |= mine;
	ferry_unlock(&mu);
	if (!mine)
		return;
	uint64_t addr = make_area(c);
	ferry_lock(&mu);
	busy = 0;
	opened = addr;
	home = shim_ctx_home(c);
	atomic_store(&there, addr != 0);
	atomic_store(&open_at, addr ? 0 : atomic_load(&copied) + OPEN_AGAIN);
	ferry_unlock(&mu);
}

int shim_may_stage(uint64_t n)
{
	if (n < LEAST || !ferry_may_stage())
		return 0;
	if (atomic_load_explicit(&there, memory_order_relaxed))
		return 1;
	if (!ferry_passes_descriptors() || atomic_fetch_add(&copied, n) + n < atomic_load(&open_at) || !ferry_copy_parallelism(1))
		return 0;
	open_area();
	return atomic_load(&there);
}

static void release_slot(struct slot *s, int state)
{
	ferry_lock(&mu);
	s->state = state;
	ferry_unlock(&mu);
}

/* End the area, once no copy uses it: copies end by themselves, what was sent to the device when that has fetched it. */
static int end_area(struct shim_ctx *only)
{
	ferry_lock(&mu);
	int mine = opened && !busy && (!only || home == only);
	busy |= mine;
	if (mine)
		atomic_store(&there, 0);
	ferry_unlock(&mu);
	if (!mine)
		return 0;
	for (int used = 1; used && !ferry_session_ready();) {
		struct slot *sent = NULL;
		ferry_lock(&mu);
		used = active;
		for (int i = 0; i < SLOTS && !active; i++)
			if (slots[i].state == SENT)
				sent = &slots[i];
		if (sent)
			sent->state = HELD; /* so that no other thread waits for it */
		ferry_unlock(&mu);
		if (sent) {
			int rc = ferry_await_call(&sent->call);
			if (rc)
				ferry_keep_error(rc); /* of something else, and for a call of the program's */
			ferry_end(&sent->call);
			release_slot(sent, FREE);
			used = 1;
		} else if (used) {
			nanosleep(&(struct timespec){0, SLEEP_NS}, NULL);
		}
	}
	fx_HostUnshare(opened);
	ferry_block_release(FERRY_HOST, opened, NULL);
	ferry_lock(&mu);
	opened = 0;
	busy = 0;
	ferry_unlock(&mu);
	return 1;
}

void shim_staging_end(struct shim_ctx *c)
{
	if (atomic_load(&there) && end_area(c))
		atomic_store(&open_at, 0); /* copies have shown that it pays */
}

int shim_staging_release(void)
{
	int gave = atomic_load(&there) && end_area(NULL);
	if (gave)
		atomic_store(&open_at, atomic_load(&copied) + OPEN_AGAIN);
	return gave;
}

/* --- slots */

struct copy {
	const struct shim_staged *q;
	struct ferry_copy_job *job;
	unsigned number;
	int job_at;
	uint64_t row, col, size; /* where the next piece begins; the most it may have */
	/* Slots in the order of their pieces: sent ones and those that are filled or emptied. */
	struct slot *sent[SLOTS], *at_work[SLOTS];
	unsigned sent_at, sent_n, work_at, work_n;
	int64_t wait_left; /* ns; what is left of it is not spent twice */
	int waited;
	uint64_t last; /* commands before the last one */
	CUresult rc;
};

static int begin_copy(struct copy *c, const struct shim_staged *q)
{
	*c = (struct copy){.q = q, .size = q->width * q->rows >= WHOLE_SLOTS ? SLOT : PIECE, .wait_left = q->may_wait ? LONG_WAIT_NS : SHORT_WAIT_NS};
	ferry_lock(&mu);
	for (int i = 0; i < COPIES && opened && !busy && !c->job; i++)
		if (!jobs_used[i]) {
			jobs_used[i] = 1;
			c->job = &jobs[i];
			c->job_at = i;
			c->number = ++copies;
			active++;
		}
	ferry_unlock(&mu);
	return c->job != NULL;
}

static void end_copy(struct copy *c)
{
	ferry_lock(&mu);
	jobs_used[c->job_at] = 0;
	active--;
	ferry_unlock(&mu);
}

/* A slot for the next piece. *mine: how many of the others are this copy's. */
static struct slot *claim_slot(struct copy *c, int *mine)
{
	struct slot *found = NULL;
	*mine = 0;
	ferry_lock(&mu);
	for (int i = 0; i < SLOTS; i++) {
		struct slot *s = &slots[i];
		if (s->state == SENT && ferry_call_done(&s->call)) {
			ferry_end(&s->call);
			s->state = FREE;
		}
		if (s->state == FREE)
			found = found ? found : s;
		else
			*mine += s->holder == c->number;
	}
	if (found && *mine >= SLOTS / active)
		found = NULL;
	if (found) {
		found->state = HELD;
		found->holder = c->number;
	}
	ferry_unlock(&mu);
	return found;
}

static uint64_t slot_offset(const struct slot *s) { return (uint64_t)(s - slots) * SLOT; }

/* --- pieces: whole rows, or parts of rows that are larger */

struct piece { CUdeviceptr dev; unsigned char *host; uint64_t width, rows; };

static int has_more(const struct copy *c) { return c->row < c->q->rows && !c->rc; }

static struct piece next_piece(struct copy *c)
{
	const struct shim_staged *q = c->q;
	struct piece p = {q->dev + c->row * q->dev_pitch + c->col, q->host + c->row * q->host_pitch + c->col, q->width, 1};
	if (q->width > c->size) {
		p.width = q->width - c->col < c->size ? q->width - c->col : c->size;
		c->col += p.width;
		c->row += c->col == q->width;
		c->col %= q->width;
	} else {
		p.rows = c->size / q->width < q->rows - c->row ? c->size / q->width : q->rows - c->row;
		c->row += p.rows;
	}
	return p;
}

static void send_unstaged_piece(struct copy *c)
{
	struct piece p = next_piece(c);
	c->rc = c->q->unstaged(p.dev, c->q->dev_pitch, p.host, c->q->host_pitch, p.width, p.rows, c->q->s);
}

static CUresult send_piece(struct copy *c, struct slot *s, unsigned op)
{
	c->last = ferry_commands();
	CUresult rc = ferry_begin(&s->call, op, 56);
	if (rc)
		return rc;
	uint64_t *q = s->call.q;
	q[0] = opened;
	q[1] = slot_offset(s);
	q[2] = s->dev;
	q[3] = s->task.rows > 1 ? c->q->dev_pitch : s->task.width;
	q[4] = s->task.width;
	q[5] = s->task.rows;
	q[6] = (uint64_t)(uintptr_t)c->q->s;
	return ferry_ask_async(&s->call);
}

static void prepare_piece(struct copy *c, struct slot *s, const struct piece *p, int in)
{
	unsigned char *slot = (unsigned char *)(uintptr_t)(opened + slot_offset(s));
	s->dev = p->dev;
	s->task = (struct ferry_copy_task){.dst = in ? slot : p->host, .src = in ? p->host : slot, .width = p->width, .rows = p->rows, .reads = in};
	s->task.dst_pitch = in ? p->width : c->q->host_pitch;
	s->task.src_pitch = in ? c->q->host_pitch : p->width;
	if (p->rows == 1)
		s->task.dst_pitch = s->task.src_pitch = p->width;
}

static void push_slot(struct slot **list, unsigned at, unsigned *n, struct slot *s) { list[(at + (*n)++) % SLOTS] = s; }
static struct slot *pop_slot(struct slot **list, unsigned *at, unsigned *n)
{
	struct slot *s = list[*at];
	*at = (*at + 1) % SLOTS;
	--*n;
	return s;
}

/* --- to the device */

/* All slots are under way, some of them of this copy: the device will be done with one, unless its stream is held up. */
static struct slot *await_slot(struct copy *c)
{
	struct slot *s = NULL;
	int mine = 1;
	if (!c->waited++)
		ferry_count_round_trip();
	for (int64_t start = ferry_now_ns(), past = 0; !s && mine && past < c->wait_left && !ferry_session_ready(); past = ferry_now_ns() - start) {
		ferry_poll_replies();
		s = claim_slot(c, &mine);
		if (!s && past < SPIN_FOR_NS)
			ferry_cpu_pause();
		else if (!s && past < SHORT_WAIT_NS)
			sched_yield();
		else if (!s)
			nanosleep(&(struct timespec){0, SLEEP_NS}, NULL);
	}
	if (!s)
		c->wait_left = 0;
	return s;
}

int shim_stage_in(const struct shim_staged *q, CUresult *rc)
{
	struct copy c;
	if (!begin_copy(&c, q))
		return 0;
	for (int mine = 0; has_more(&c) || c.work_n;) {
		struct slot *s = NULL;
		if (has_more(&c))
			ferry_poll_replies(); /* what was answered is a slot */
		while (has_more(&c) && c.work_n < SLOTS && (s = claim_slot(&c, &mine))) {
			struct piece p = next_piece(&c);
			prepare_piece(&c, s, &p, 1);
			push_slot(c.at_work, c.work_at, &c.work_n, s);
			ferry_copypool_add(c.job, &s->task);
		}
		if (c.work_n && ferry_copypool_done(&c.at_work[c.work_at]->task)) {
			s = pop_slot(c.at_work, &c.work_at, &c.work_n);
			if (!c.rc)
				c.rc = send_piece(&c, s, FERRY_OP_StageIn);
			release_slot(s, c.rc ? FREE : SENT);
		} else if (ferry_copypool_run_one(c.job)) {
			;
		} else if (c.work_n) {
			ferry_copypool_finish(c.job, &c.at_work[c.work_at]->task);
		} else if (has_more(&c) && mine && c.wait_left && (s = await_slot(&c))) {
			release_slot(s, FREE);
		} else if (has_more(&c)) {
			send_unstaged_piece(&c);
		}
	}
	end_copy(&c);
	*rc = c.rc;
	return 1;
}

/* --- from the device */

/* The oldest piece that was asked for is there: empty its slot. */
static void empty_oldest(struct copy *c, CUresult rc)
{
	struct slot *s = pop_slot(c->sent, &c->sent_at, &c->sent_n);
	ferry_end(&s->call);
	c->rc = c->rc ? c->rc : rc;
	if (rc) {
		release_slot(s, FREE);
		return;
	}
	push_slot(c->at_work, c->work_at, &c->work_n, s);
	ferry_copypool_add(c->job, &s->task);
}

static void request_pieces(struct copy *c)
{
	struct slot *s;
	int mine;
	while (has_more(c) && c->sent_n + c->work_n < SLOTS && (s = claim_slot(c, &mine))) {
		struct piece p = next_piece(c);
		prepare_piece(c, s, &p, 0);
		if ((c->rc = send_piece(c, s, FERRY_OP_StageOut)))
			release_slot(s, FREE);
		else
			push_slot(c->sent, c->sent_at, &c->sent_n, s);
	}
}

int shim_stage_out(const struct shim_staged *q, CUresult *rc)
{
	struct copy c;
	if (!begin_copy(&c, q))
		return 0;
	ferry_count_round_trip();
	for (;;) {
		request_pieces(&c);
		if (c.sent_n)
			ferry_poll_replies();
		if (c.sent_n && ferry_call_done(&c.sent[c.sent_at]->call))
			empty_oldest(&c, ferry_await_call(&c.sent[c.sent_at]->call));
		else if (c.work_n && ferry_copypool_done(&c.at_work[c.work_at]->task))
			release_slot(pop_slot(c.at_work, &c.work_at, &c.work_n), FREE);
		else if (ferry_copypool_run_one(c.job))
			;
		else if (c.sent_n)
			empty_oldest(&c, ferry_await_call(&c.sent[c.sent_at]->call));
		else if (c.work_n)
			ferry_copypool_finish(c.job, &c.at_work[c.work_at]->task);
		else if (has_more(&c))
			send_unstaged_piece(&c);
		else
			break;
	}
	end_copy(&c);
	if (!c.rc)
		shim_stream_note_waited(q->s, c.last, 1);
	*rc = c.rc;
	return 1;
}
