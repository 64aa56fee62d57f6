/* shim/cuda/mirror.h: memory with two copies, one here and one on the server, at the same address.
 *
 * mirror.c keeps who owns which page and sends pages to the server; mirror_fault.c brings them back when the program touches
 * them; mirror_life.c begins and ends mirrors, mirror_variables.c those of __managed__ variables. Managed memory, __managed__ variables, and pinned or registered memory that kernels use are mirrors.
 *
 * Lock order: senders_mu, fetch_mu, mu, then the session's send_mu. A thread that holds mu touches mirrored memory only through its alias. */
#ifndef FERRY_SHIM_MIRROR_H
#define FERRY_SHIM_MIRROR_H
#include "../core/ferry.h"
#include "context.h"

#define MIRROR_PAGE 4096ull

/* Who has a page's truth. FRESH: never seen by the server; open here, and if it was touched the file has it.
 * DEVICE: closed here. BOTH: equal, only readable here. HOST: open here, the server's copy is old. */
enum { PAGE_FRESH, PAGE_DEVICE, PAGE_BOTH, PAGE_HOST };

/* MANAGED: new, nobody has written to it. GLOBAL: variables of a module, and CREATED: memory of the host that was used before; the server
 * has what they hold. HOST: pinned or registered memory, which was there before. */
enum { MIRROR_MANAGED, MIRROR_GLOBAL, MIRROR_CREATED, MIRROR_HOST };
static inline int mirror_begins_there(int kind) { return kind == MIRROR_GLOBAL || kind == MIRROR_CREATED; }

struct mirror_run { uint64_t from, to; }; /* pages, or bytes */

/* The bytes of registered memory before its first and behind its last whole page: they share pages with other data, so they
 * are never closed but compared and copied. */
struct mirror_edge { uint64_t at; size_t n; unsigned char was[4096]; };

struct mirror {
	uint64_t at, end;     /* the bytes that are mirrored */
	uint64_t lo, pages;   /* the pages that are: around them, or for host memory inside them */
	int kind, mapped, fd; /* the file behind the pages, or -1, and whether it is mapped where the program sees it */
	unsigned char *alias; /* the pages, always open; NULL: written through /proc/self/mem */
	unsigned char *state;
	struct shim_ctx *owner;
	struct mirror_edge *edges[2];
	struct mirror_run *parts; /* of GLOBAL: the bytes of its pages that are variables, by address; the rest cannot be copied */
	int part_count;
	uint64_t edges_from;      /* how much work had been sent when they were last equal */
	struct mirror_run open;   /* pages outside it are DEVICE */
	uint64_t next, ahead;     /* reading in turn: where a fault would continue it, pages to bring then */
	uint64_t write_next, write_ahead;
	int provisional;          /* a page was opened from a copy that work in progress may overtake */
	int early;                /* likewise, and that work may be waiting for what is written here */
	/* What the program touched in the last round is brought along with the next synchronisation, while that pays. */
	struct mirror_run touched[4], wanted;
	unsigned prefetch_rounds, streak; /* rounds to help yet, rounds to help next time */
	int helped, missed;      /* this round was helped; it had to fetch without help */
};

extern _Atomic int shim_mirrors; /* how many there are */
extern ferry_mu mirror_mu;       /* guards all of them */
extern uint64_t mirror_work;     /* commands sent that may change memory; under mirror_mu */
extern uint64_t mirror_sent;     /* pieces sent; under mirror_mu */
extern _Atomic int mirror_wanted; /* something was prefetched to the host and has not come yet */

int mirror_find(uint64_t at, uint64_t n, uint64_t *cut); /* does it begin in a mirror? *cut: how much of it may be copied at once */
int mirror_holds(uint64_t at);
struct shim_ctx *mirror_owner(uint64_t at);        /* of the mirror there, NULL without one */
CUresult mirror_reads(uint64_t at, uint64_t n, int keep); /* the server is about to read it; keep: by nothing that is still to come, */
CUresult mirror_writes(uint64_t at, uint64_t n);   /* to write it, */
void mirror_written(uint64_t at, uint64_t n);      /* has been sent the command that writes it */
void mirror_fetch_at_sync(uint64_t at, uint64_t n);         /* the same with the next synchronisation */

/* Among the files; mirror_mu is held. */
extern struct mirror **mirror_list; /* by address */
extern int mirror_count, mirror_edged, mirror_self; /* mirrors; those with edges, twice for two; /proc/self/mem */
static inline uint64_t mirror_page(const struct mirror *m, uint64_t p) { return m->lo + p * MIRROR_PAGE; }
int mirror_position(uint64_t at); /* the first that ends behind it */
CUresult mirror_close(struct mirror *m, uint64_t p, uint64_t q); /* give pages to the server */
int mirror_protect(struct mirror *m, uint64_t p, uint64_t q, int prot);
void mirror_widen(struct mirror_run *r, uint64_t p, uint64_t q);
int mirror_begin(struct ferry_call *c, unsigned op, size_t payload);
CUresult mirror_send(struct mirror *m, uint64_t at, const unsigned char *from, uint64_t n);
void mirror_install_hooks(void);         /* from now on commands are looked at */
void mirror_update_watched(void);         /* is there anything open? */
struct mirror *mirror_at(uint64_t at);
int mirror_open(struct mirror *m, uint64_t p, uint64_t q, int state); /* PAGE_BOTH or PAGE_HOST; 0 or -1 */
void mirror_write(struct mirror *m, uint64_t at, const void *data, size_t n);
CUresult mirror_close_all(void);
void mirror_hold_senders(int stop);     /* keep other threads from sending work; mu is not held */
void mirror_count_fetches(int change); /* a fetch is under way, or over */
#endif
