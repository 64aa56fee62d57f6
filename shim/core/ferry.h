/* shim/core/ferry.h: what every shim is built on: the session with a server, the order of commands, handles, addresses.
 *
 * The shim lives in other people's processes. It needs libc and nothing else, starts no thread unless a stream may call the application, much is copied (crew.c) or the server is on a network, installs a signal handler
 * only with the first managed or mapped memory (cuda/mirror_fault.c),
 * and a forked child never touches what it inherited (see session.c). Locks are futexes of our own (lock.c) because
 * glibc before 2.34 keeps pthread in a library of its own.
 *
 * Lock order: session send_mu, then recv_mu. No lock is held while the application's code runs. */
#ifndef FERRY_H
#define FERRY_H
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* --- log.c: FERRY_LOG=off|error|info|debug, to stderr or FERRY_LOG_FILE; error by default. */
enum { FERRY_LOG_ERROR = 1, FERRY_LOG_INFO = 2, FERRY_LOG_DEBUG = 3 };
int ferry_log_at(int level);
void ferry_log(int level, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* --- lock.c: a mutex and a way to sleep until a word changes. */
typedef struct { _Atomic uint32_t word; } ferry_mu;
void ferry_lock(ferry_mu *m);
int ferry_trylock(ferry_mu *m); /* 1 if it was free and is ours now */
void ferry_unlock(ferry_mu *m);
void ferry_sleep_while(_Atomic uint32_t *word, uint32_t value);
void ferry_timed_wait(_Atomic uint32_t *word, uint32_t value, int ms);
void ferry_wake_all(_Atomic uint32_t *word);
void ferry_cpu_pause(void); /* inside a loop that looks for a change */

/* --- session.c: the process's one session. Result codes are CUresult values. */
int ferry_session_start(void);  /* connect once; 0, or 100 with the reason logged */
int ferry_session_ready(void);  /* 0; 3 before ferry_session_start and in a forked child; 4 while the process ends; 46 after the link was lost */
extern void (*ferry_on_fork)(void); /* runs in the child, to set free what another thread held */
void ferry_session_used(void);  /* cuInit succeeded: from now on a forked child is cut off */
int ferry_session_forked(void); /* is this a child that inherited a session? */
void ferry_session_close(void); /* end the session, so that the next ferry_session_start opens another; no call may be in flight */
extern const unsigned ferry_service; /* what the server is asked for: 0 CUDA, 1 NVML; each library defines its own */
void ferry_session_shut(void);  /* the process ends: answer 4 from now on, leave the socket to the kernel */
const char *ferry_session_peer(void);

/* The session's address range, reserved in this process and the same number on the server. */
struct ferry_range { uint64_t base, size; };
int ferry_range_reserved(void); /* is it really reserved? */
struct ferry_range ferry_device_window(void); /* device memory, addresses chosen by the client */
struct ferry_range ferry_server_window(void); /* device memory, addresses chosen by the server (module globals) */
struct ferry_range ferry_host_window(void);   /* pinned and managed memory of this process */

/* --- command.c: one ordered stream of commands, answers in any order. */
struct ferry_call {
	uint64_t *q;       /* the request's payload, valid from begin to post or ask */
	const uint64_t *a; /* the answer's payload, valid from ask to end */
	size_t a_bytes;
	uint32_t id;
	uint16_t op;
	/* Where data frames for this call go, row by row. */
	unsigned char *dst;
	uint64_t dst_pitch, width, rows, got;
	int result;
	uint32_t ctx;      /* the context of the call, or of the command whose error it reports */
	_Atomic uint32_t done;
	int detached; /* nobody waits: freed by whoever reads the answer */
	_Atomic uint64_t *told; /* detached: gets the answer, see ferry_ask_notify; else NULL */
	/* What comes on lanes; under receive.c's lock. */
	unsigned char *pieces; /* one byte each: what has come of it */
	uint64_t laned;        /* bytes that have */
	unsigned filling;      /* lanes that write to dst */
	struct ferry_call *next;
	uint64_t *heap;
	uint64_t room[40];
};
extern _Thread_local int ferry_in_host_function; /* set while a function of the application runs on behalf of a stream: it may make no calls */
int ferry_begin(struct ferry_call *c, unsigned op, size_t payload); /* takes the send lock; 0 or a result code */
int ferry_post(struct ferry_call *c);                               /* no answer wanted, but with FERRY_SYNC=1 or */
void ferry_answer_posts(int on);                                    /* while this is on, for the calling thread */
int ferry_post_bulk(struct ferry_call *c, const void *data, size_t n); /* payload's last n bytes come from data */
int ferry_post_rows(struct ferry_call *c, const void *data, uint64_t pitch, uint64_t width, uint64_t rows);
/* The payload's bytes go on lanes, read from data until the server has them: when it returns, or with later at any time until it has.
 * q[slot] gets its number. Only where ferry_lanes_usable said so. */
int ferry_post_payload(struct ferry_call *c, unsigned slot, const void *data, uint64_t n, int later);
int ferry_lanes_usable(uint64_t n, int from_server);      /* may a copy of n bytes go on lanes? They are opened with the first that is large */
uint64_t ferry_lanes_min_bytes(void);                   /* the smallest copy that had better wait for lanes than be captured */
void ferry_lanes_await_reads(const void *p, size_t n);   /* until no lane reads there */
int ferry_ask(struct ferry_call *c);                                /* send, wait; the call's result code */
int ferry_ask_with(struct ferry_call *c, int fd);                   /* the same, and a descriptor goes along */
/* Send, and go on. The call's memory stays until it is over; whoever reads notes the answer. Only where ferry_may_stage said so. */
int ferry_ask_async(struct ferry_call *c);
int ferry_call_done(struct ferry_call *c);   /* is it answered, as far as anybody has read? */
int ferry_await_call(struct ferry_call *c); /* until it is answered; its result. It counts as no round trip: */
void ferry_count_round_trip(void);            /* the calling thread waits for the server */
int ferry_may_stage(void); /* do commands travel through shared memory, and nobody wants each of them answered? */
int ferry_ask_into(struct ferry_call *c, void *dst, uint64_t pitch, uint64_t width, uint64_t rows);
int ferry_ask_detached(struct ferry_call *c, void *dst, uint64_t pitch, uint64_t width, uint64_t rows);
/* Nobody waits: whoever reads the answer sets bit 0 of *told, and bit 1 if it is not success. c is from malloc, told stays. */
enum { FERRY_NOTIFIED = 1, FERRY_NOTIFIED_FAILURE = 2 };
struct ferry_call_counts { uint64_t waiting, answers; }; /* calls that somebody waits for; answers that threads have got, or calls from the server */
struct ferry_call_counts ferry_call_counts(void);
int ferry_ask_notify(struct ferry_call *c, _Atomic uint64_t *told, struct ferry_call_counts *at); /* at: as it was sent */
extern _Atomic int ferry_host_functions_served; /* the server may call */
void ferry_poll_replies(void); /* take what has come, wait for nothing; somebody else may be at it */
void ferry_await_detached(const void *p, size_t n); /* until no detached call will write there */
void ferry_end(struct ferry_call *c);
void ferry_set_context(uint32_t index); /* the context the calling thread's next commands belong to */
uint32_t ferry_get_context(void);       /* that one */
uint64_t ferry_commands(void); /* how many were sent: the same number twice means that nothing happened in between */
uint64_t ferry_round_trips(void);
void ferry_upgrade_channel(void); /* move the streams into shared memory, if the server is on this host and willing; before the first command */
struct ferry_traffic { uint64_t sent, received, trips; }; /* bytes with their frames, and waits for an answer */
struct ferry_traffic ferry_traffic(void); /* the calling thread's, so far */
uint64_t ferry_bytes_sent(void);    /* sent so far */
/* While ferry_begin_watched is set, ferry_before_begin is asked before a command takes its place in the order; where it answers 1,
 * ferry_after_begin is called once the command has it. It may send commands itself. */
extern _Atomic int ferry_begin_watched;
extern int (*ferry_before_begin)(unsigned op);
extern void (*ferry_after_begin)(void);
int ferry_sending(void);        /* is the calling thread between begin and post or ask? */
void ferry_defer_output(int on);       /* the calling thread is in a signal handler: it prints nothing */
void ferry_keep_error(int rc);  /* the next call that waits returns it, if nothing worse happens */
extern void (*ferry_on_error)(uint32_t context, int rc); /* told of every error an answer brings, on the thread that waited */

/* --- crew.c: threads that copy along with the caller of a large copy. */
struct ferry_copy_task { /* rows from one place to another. One of the two is the program's: memory that may fault */
	unsigned char *dst;
	const unsigned char *src;
	uint64_t dst_pitch, src_pitch, width, rows;
	int reads; /* the program's is src */
	_Atomic uint32_t state;
	struct ferry_copy_task *next;
};
struct ferry_copy_job { /* one caller's; static or never gone: a program's signal handler may leave our call by a jump */
	struct ferry_copy_task *head, *tail; /* that nobody has begun */
	_Atomic uint32_t moved;         /* changes when a task is over; a futex */
	int listed;
	struct ferry_copy_job *next;
};
int ferry_copy_parallelism(int most); /* how many threads, or lanes, may carry a large copy: FERRY_LANES, or half the processors we may use */
void ferry_copypool_add(struct ferry_copy_job *j, struct ferry_copy_task *t); /* to be done by whoever comes first */
int ferry_copypool_run_one(struct ferry_copy_job *j);     /* the caller does the next nobody has begun; 0: there is none */
int ferry_copypool_done(struct ferry_copy_task *t);   /* is it? The caller does what a thread of ours could not */
void ferry_copypool_finish(struct ferry_copy_job *j, struct ferry_copy_task *t); /* until it is */
void ferry_copypool_forked(void);                /* in the child */

/* Start the thread that runs host functions and is told when one is gone, once; 0 or -1. */
int ferry_serve_host_functions(void (*call)(uint64_t token, int gone));
/* Asked, on whichever thread reads, where bytes that the server stores under a token go, and how many; NULL: nowhere. */
extern void *(*_Atomic ferry_on_store)(uint64_t token, uint64_t offset, size_t *n);

#define FERRY_MAX_PAYLOAD (1u << 20) /* larger data is sent in pieces */
#define FERRY_PAD(n) (((n) + 7) & ~(size_t)7)

struct ferry_array { void *p; size_t n; }; /* an answer of unknown length; the receiver frees p */

/* Helpers of the generated senders. All are bounded by the answer that really came: a server may be hostile. */
int ferry_answered(struct ferry_call *c, int *rc, size_t fixed);
size_t ferry_take_array(struct ferry_call *c, struct ferry_array *out, size_t at, unsigned slot, size_t elem);
size_t ferry_copy_out(struct ferry_call *c, void *out, size_t capacity, size_t at, unsigned slot, size_t elem);
size_t ferry_copy_string(struct ferry_call *c, char *out, size_t capacity, size_t at, unsigned slot);

static inline unsigned char *ferry_put_tail(unsigned char *tail, const void *src, size_t n)
{
	if (n)
		memcpy(tail, src, n);
	memset(tail + n, 0, FERRY_PAD(n) - n);
	return tail + FERRY_PAD(n);
}
static inline uint64_t ferry_f32(float f)
{
	uint32_t u;
	memcpy(&u, &f, 4);
	return u;
}
static inline float ferry_float(uint64_t v)
{
	uint32_t u = (uint32_t)v;
	float f;
	memcpy(&f, &u, 4);
	return f;
}

/* --- handle.c: handles are {0x7e, kind, generation, index}: never a valid address, stale ones are recognised.
 * An index with the top bit set was minted by the server. */
uint64_t ferry_handle_mint(int kind, void *object);    /* 0 when out of memory */
void ferry_handle_attach(int kind, uint64_t handle, void *object); /* give a handle its object before anybody else knows it */
void *ferry_handle_object(int kind, uint64_t handle);  /* NULL when unknown or stale */
/* Called locked, if it is known: for who looks at an object that another thread may drop this moment. visit neither mints nor drops. */
void ferry_handle_visit(int kind, uint64_t handle, void (*visit)(void *object, void *arg), void *arg);
int ferry_handle_known(int kind, uint64_t handle);     /* minted here and alive, or minted by the server */
void *ferry_handle_drop(int kind, uint64_t handle);    /* forget it; returns the object */
void ferry_handle_each(int kind, void (*visit)(uint64_t handle, void *object, void *arg), void *arg); /* locked: visit neither mints nor drops */
/* Drop every handle whose object fits; fits is called locked, gone is not and may do anything. */
void ferry_handle_drop_each(int kind, int (*fits)(const void *object, const void *arg), const void *arg, void (*gone)(void *object));
/* Let an object end with another, a handle or its index; what it carries then is from malloc and freed. The first owner counts. */
void ferry_handle_own(uint64_t owner, uint64_t handle);
void ferry_handle_drop_owned(uint64_t handle); /* end what ends with it, but not itself */
size_t ferry_handle_count(int kind);
static inline uint32_t ferry_handle_index(uint64_t handle) { return (uint32_t)handle; }

/* --- range.c: which address belongs to what, in three spaces that use the same numbers: the device's, the process's, and what the
 * program has mapped into addresses it reserved of the device's. A block's owner (a context) ends it with itself, but for mappings,
 * which are only on its device. */
enum { FERRY_DEVICE, FERRY_HOST, FERRY_MAPPED, FERRY_SPACES };
struct ferry_block { uint64_t addr, size; void *owner; uint64_t tag; };
int ferry_block_alloc(uint64_t size, unsigned group, void *owner, uint64_t tag, uint64_t *addr); /* of the device window, not beside another group's; 0 or 2 */
/* Of the device window, offset behind the beginning of a granule of its own, which is *base. */
int ferry_block_alloc_inside(uint64_t offset, uint64_t size, void *owner, uint64_t tag, uint64_t *base);
/* Of the host window, readable and writable. With fd the memory is a sealed memfd that another process can map; -1 if it cannot be. */
int ferry_block_alloc_host(uint64_t size, void *owner, uint64_t tag, uint64_t *addr, int *fd);
int ferry_passes_descriptors(void); /* is the server on this host, where descriptors can be passed? */
int ferry_replies_are_near(void); /* is it, so that asking costs less than remembering? */
int ferry_unix(void);  /* is whoever we talk to, the server or an agent in between? */
int ferry_block_add(int space, uint64_t addr, uint64_t size, void *owner, uint64_t tag); /* a block somebody else placed; -1 if one is there */
int ferry_block_retag(int space, uint64_t addr, uint64_t tag);
int ferry_block_find(int space, uint64_t addr, struct ferry_block *out);     /* the live block that holds addr; 0 or -1 */
/* All that is known of an address: in each space the live block that holds it, of size 0 where there is none, and where the first
 * block behind the address begins. ferry_block_find_all reads the three spaces under one lock. */
struct ferry_place { uint64_t addr; struct ferry_block block[FERRY_SPACES]; uint64_t next[FERRY_SPACES]; };
void ferry_block_find_all(uint64_t addr, struct ferry_place *out);
int ferry_block_next(int space, uint64_t addr, struct ferry_block *out);     /* that one, or the first behind it */
int ferry_block_release(int space, uint64_t addr, struct ferry_block *out);  /* end the block that begins at addr; 0 or -1 */
void ferry_block_each(int space, void (*visit)(const struct ferry_block *, void *arg), void *arg); /* locked: visit asks nothing of this file */
/* Where blocks of host memory were, since the beginning: [low, high). */
extern _Atomic uint64_t ferry_host_low, ferry_host_high;
void ferry_block_release_owner(void *owner, void (*gone)(int space, const struct ferry_block *));

/* --- crypto.c: SHA-256 and HMAC for the handshake, MD2 for cudart's integrity check. */
struct ferry_bytes { const void *p; size_t n; };
void ferry_hmac_sha256(const void *key, size_t key_n, const struct ferry_bytes *parts, size_t parts_n, uint8_t out[32]);
void ferry_token_key(const void *token, size_t n, uint8_t key[32]); /* what proofs are made with */
void ferry_hmac_md2(const uint8_t key[16], const void *msg, size_t n, uint8_t out[16]);
void ferry_md2(const void *msg, size_t n, uint8_t out[16]);

#endif
