/* shim/core/net/ring.c: two byte streams, one each way, in a memfd shared with a server on the same host, or in memory that this virtual
 * machine shares with its host (region.c).
 *
 * Why:   while the worker is awake a command costs a copy of its bytes and a store, no system call. Both ends spin for
 *        a while before they sleep, so that a busy program never pays for waking the other end, and an idle one uses no processor.
 * Threads: one thread puts at a time (under send_mu) and one gets (the reader, session/reader.c): each position has one owner.
 * Memory: mapped anew by each ferry_ring_make, never unmapped; a forked child has no copy.
 * Order: nothing rests on x86's, which keeps stores in order. Bytes are copied before the position that covers them is stored with release, and
 *        after it is loaded with acquire; room is taken after the other end's position is loaded with acquire, and given back with release,
 *        behind the copy out. "Store a position, then look whether the other end sleeps" meets "say that one sleeps, then look at the position":
 *        each has a full fence between its two steps, so that not both can miss. Go's atomics at the other end (transport/ring) are all
 *        sequentially consistent. A wake that comes too often costs a system call; none is lost, because the futex compares the word.
 * Guest: a futex does not reach another kernel. An end that sleeps for data says so as it does else, and is woken by a knock; one that waits
 *        for room looks every millisecond.
 * Trust: the other end may write anything anywhere. The shim keeps its own positions where the server cannot reach them; a position of
 *        the server's that makes no sense ends the session; bytes are copied out before they are read. */
#include "ring.h"
#include "../base/clock.h"
#include "../base/lock.h"
#include "../base/processors.h"
#include "channel.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <poll.h>
#include <sched.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define MEMFD_BYTES (2u << 20) /* each way, in memory that the shim makes */
#define CONTROL 4096u
#define WHOLE (CONTROL + 2 * (size_t)MEMFD_BYTES)
#define OWNER 3072u /* where a part of a region has the number of its session */
#define BYTES ring_bytes
#define MASK (ring_bytes - 1)

/* Positions only grow. Each word is on a line of its own: one end writes it, the other reads it. */
struct ring {
	_Alignas(64) _Atomic uint64_t written;
	_Alignas(64) _Atomic uint64_t taken;
	_Alignas(64) _Atomic uint32_t taker_sleeps;
	_Alignas(64) _Atomic uint32_t writer_sleeps;
};
_Static_assert(sizeof(struct ring) == 256, "the layout both ends know");

static struct { struct ring out, in; } *shared;
static size_t ring_bytes = MEMFD_BYTES; /* each way, a power of two */
static unsigned char *out_bytes, *in_bytes;
static const struct ferry_give_knocks *knocks; /* the server is in another kernel; NULL: it is not, and futexes reach it */
static uint64_t session;                     /* the number that the memory must have then */
static uint64_t put_at; /* under send_mu */
static uint64_t got_at; /* the reader's */
static uint64_t out_taken; /* how far the server had come when we last read it, and can only have come further; under send_mu */

/* A native wait spins for as long as the GPU takes. The shim spins for this long, giving way to others after the first part. */
enum { HOT_NS = 50 * 1000, WARM_NS = 2 * 1000 * 1000, FEW_NS = 20 * 1000 };
static int64_t spin_ns = FEW_NS; /* where processors are few, spinning takes one from the other end */

static void use(void *m, size_t n)
{
	shared = m;
	ring_bytes = n;
	out_bytes = (unsigned char *)m + CONTROL;
	in_bytes = out_bytes + n;
	put_at = got_at = out_taken = 0;
	spin_ns = ferry_processors() > 2 ? WARM_NS : FEW_NS;
}

/* A part of a region is another session's when ours has lost its worker and does not know it yet. */
static int still_ours(void)
{
	return !knocks || atomic_load_explicit((_Atomic uint64_t *)((char *)shared + OWNER), memory_order_relaxed) == session;
}

int ferry_ring_make(void)
{
	int fd = memfd_create("ferry-rings", MFD_CLOEXEC | MFD_ALLOW_SEALING);
	if (fd < 0)
		return -1;
	/* Sealed: the worker would be killed by a touch beyond the end of a file that shrank. */
	void *m = ftruncate(fd, (off_t)WHOLE) || fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL)
			  ? MAP_FAILED
			  : mmap(NULL, WHOLE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	if (m == MAP_FAILED) {
		close(fd);
		return -1;
	}
	madvise(m, WHOLE, MADV_DONTFORK); /* a child must not be able to write into its parent's stream */
	use(m, MEMFD_BYTES);
	knocks = NULL;
	return fd;
}

int ferry_ring_use_part(void *part, uint64_t owner, const struct ferry_give_knocks *by)
{
	use(part, FERRY_RING_PART);
	knocks = by;
	session = owner;
	return still_ours() ? 0 : -1;
}

static void wake(_Atomic uint32_t *word)
{
	int saved = errno;
	atomic_store_explicit(word, 0, memory_order_relaxed);
	syscall(SYS_futex, word, FUTEX_WAKE, 1, NULL, NULL, 0);
	errno = saved;
}

size_t ferry_ring_put(const void *from, size_t n)
{
	/* Its position is on a line that it writes with every command it takes: fetching that each time costs as much as the command. */
	uint64_t used = put_at - out_taken;
	if (used + n > BYTES)
		used = put_at - (out_taken = atomic_load_explicit(&shared->out.taken, memory_order_acquire));
	if (used > BYTES || !still_ours())
		return 0; /* the server wrote nonsense: the shim treats it as a server that takes nothing until its socket closes */
	size_t room = BYTES - (size_t)used, at = put_at & MASK;
	n = n < room ? n : room;
	size_t first = n < BYTES - at ? n : BYTES - at;
	memcpy(out_bytes + at, from, first);
	memcpy(out_bytes, (const unsigned char *)from + first, n - first);
	put_at += n;
	return n;
}

void ferry_ring_show(void)
{
	if (!still_ours())
		return;
	atomic_store_explicit(&shared->out.written, put_at, memory_order_release);
	/* Either the server sees the new position before it sleeps, or we see that it sleeps. */
	atomic_thread_fence(memory_order_seq_cst);
	if (!atomic_load_explicit(&shared->out.taker_sleeps, memory_order_relaxed))
		return;
	if (!knocks) {
		wake(&shared->out.taker_sleeps);
		return;
	}
	atomic_store_explicit(&shared->out.taker_sleeps, 0, memory_order_relaxed); /* one knock for each sleep */
	knocks->give();
}

long ferry_ring_get(void *to, size_t n)
{
	uint64_t have = atomic_load_explicit(&shared->in.written, memory_order_acquire) - got_at;
	if (have > BYTES || !still_ours())
		return -1;
	if (!have)
		return 0;
	size_t at = got_at & MASK;
	n = n < have ? n : (size_t)have;
	size_t first = n < BYTES - at ? n : BYTES - at;
	memcpy(to, in_bytes + at, first);
	memcpy((unsigned char *)to + first, in_bytes, n - first);
	got_at += n;
	atomic_store_explicit(&shared->in.taken, got_at, memory_order_release);
	atomic_thread_fence(memory_order_seq_cst);
	if (!knocks && atomic_load_explicit(&shared->in.writer_sleeps, memory_order_relaxed) && have - n <= BYTES / 2)
		wake(&shared->in.writer_sleeps);
	return (long)n;
}

static int there(int what)
{
	int is = 0;
	if ((what & FERRY_READABLE) && atomic_load_explicit(&shared->in.written, memory_order_acquire) != got_at)
		is |= FERRY_READABLE;
	/* Half is enough, so that the two ends do not take turns for every few bytes. */
	if ((what & FERRY_WRITABLE) && put_at - atomic_load_explicit(&shared->out.taken, memory_order_acquire) <= BYTES / 2)
		is |= FERRY_WRITABLE;
	return is;
}

int ferry_ring_ready(void) { return there(FERRY_READABLE); }

int ferry_ring_await(int what, int ms)
{
	int64_t start = 0, past = 0;
	int is;
	for (unsigned i = 0; past < spin_ns; i++) {
		if ((is = there(what)))
			return is;
		ferry_cpu_pause();
		if (i % 64)
			continue; /* reading the clock costs more than a check */
		int64_t now = ferry_now_ns();
		start = start ? start : now;
		past = now - start;
		if (past > HOT_NS)
			sched_yield();
	}
	/* There is one word to sleep on: a thread that waits for both wakes often enough to see the other. */
	_Atomic uint32_t *word = what & FERRY_WRITABLE ? &shared->out.writer_sleeps : &shared->in.taker_sleeps;
	int most = what == (FERRY_READABLE | FERRY_WRITABLE) || ms < 1 ? 1 : ms;
	struct timespec limit = {most / 1000, most % 1000 * 1000000l};
	int saved = errno;
	if (knocks && !(what & FERRY_READABLE)) { /* no knock says that there is room */
		poll(NULL, 0, 1);
		errno = saved;
		return there(what);
	}
	word = knocks ? &shared->in.taker_sleeps : word;
	atomic_store_explicit(word, 1, memory_order_relaxed);
	atomic_thread_fence(memory_order_seq_cst);
	if (!(is = there(what)) && knocks)
		knocks->await(most);
	else if (!is)
		syscall(SYS_futex, word, FUTEX_WAIT, 1, &limit, NULL, 0);
	atomic_store_explicit(word, 0, memory_order_relaxed);
	errno = saved;
	return is ? is : there(what);
}
