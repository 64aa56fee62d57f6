/* shim/cuda/several.h: one program, GPUs of several servers (shim/README.md, "Several servers").
 *
 * Each server has a copy of this library in the process, with all of its state. The copy that the program loaded is the front: it serves the
 * first server, and passes each call on to the copy that it belongs to (gen_several.c, by api/servers.txt). */
#ifndef FERRY_SHIM_SEVERAL_H
#define FERRY_SHIM_SEVERAL_H
#include "../core/ferry.h"
#include "device.h"
#include "gen_several.h"
#include "gen_types.h"

/* What a copy lets the front do, beside the calls of CUDA. */
struct copy_calls {
	const void *const *plain;                                        /* CUDA's functions, by the numbers of gen_several.h */
	void (*become)(unsigned number, unsigned of);                    /* before anything else */
	CUresult (*fetch)(struct shim_devices **devices);                /* open the session and learn which devices there are */
	CUresult (*start)(const int *visible, int count, int driver);    /* cuInit, with the devices that the program sees; -1: another server's */
	struct ferry_range (*range)(void);                               /* the addresses of the session */
	int (*depth)(void);                                              /* of the calling thread's stack of contexts */
	int (*lend)(uint64_t address);                                   /* make a context current, that of the memory if it is known: 1 if there is one */
	void (*give_back)(void);
	int (*per_thread)(int on);                                       /* stream 0 is the thread's own; returns what it was */
};
extern const struct copy_calls shim_copy_calls;

/* shift: how far the copy lies from this one. Both are the same file, so what is at an address here is there at that distance. */
struct several_server { const void *const *plain; const struct copy_calls *calls; uintptr_t shift; struct ferry_range range; };

/* A call that is under way on a server. While another server's context is current, the copy lends one of its own. */
struct several_call { const struct several_server *to; int lent, per_thread; };
struct several_call several_first(void);
struct several_call several_current(void);
struct several_call several_on(unsigned server, uint64_t address);
struct several_call several_by_handle(const void *handle, uint64_t address);
struct several_call several_by_code(void **code, CUstream stream, CUdevice dev);
struct several_call several_by_device(CUdevice dev);
struct several_call several_by_location(const CUmemLocation_v1 *l);
void several_end(struct several_call *c);

/* A function of CUDA on a server, without lending a context. */
#define ON(server, name) ((__typeof__(&name))several_servers[server].plain[PLAIN_##name])
/* The same in a call that is under way. */
#define TO(call, name) ((__typeof__(&name))(call).to->plain[PLAIN_##name])
/* A function of the shim's own, in the copy of a call that is under way. */
#define COPYS(call, function) ((__typeof__(&function))((uintptr_t)&function + (call).to->shift))
/* For the beginning of a function that programs call by another way than an entry: in the front, pass the call on to the copy it belongs to. */
#define PASS_ON_SEVERAL(function, where, ...)                                 \
	if (__builtin_expect(SHIM_SEVERAL, 0)) {                              \
		struct several_call c_ = where;                               \
		CUresult rc_ = COPYS(c_, function)(__VA_ARGS__);              \
		several_end(&c_);                                             \
		return rc_;                                                   \
	}

extern struct several_server several_servers[FERRY_SERVERS];
unsigned several_count(void);
CUresult several_connect(void);               /* every server is there and has said which devices it has */
int several_of_device(CUdevice dev);          /* the number of the device's server; -1: there is no such device */
int several_of_address(uint64_t address);     /* of the memory's; -1: no server has such addresses */
unsigned several_top(void);                   /* the server of the current context; 0 if there is none */
int several_has_context(void);                /* is a context current? */
int several_per_thread(int on);               /* of the calls of this thread that several_*.c makes */
void *several_code_on(void *code, unsigned server); /* a kernel or a library there; NULL if it cannot be had there */
#endif
