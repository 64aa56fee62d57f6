/* shim/cuda/token.h: names for what the server may ask for, or report the end of. */
#ifndef FERRY_SHIM_TOKEN_H
#define FERRY_SHIM_TOKEN_H
#include "../core/ferry.h"
#include "gen_types.h"

struct shim_box { unsigned char *base; uint64_t pitch, slice, width, height, depth; }; /* a box of bytes in this process */
struct shim_token {
	enum { TOKEN_FUNCTION, TOKEN_CALLBACK, TOKEN_BARRIER, TOKEN_COPY, TOKEN_OBJECT, TOKEN_ADDRESS, TOKEN_MEMORY } kind;
	void *fn, *data;  /* function, callback: what to call; barrier: what to tell that the stream has come to it; object: its destructor; memory: what to free */
	CUstream stream;  /* callback */
	uint64_t handle;  /* object: its handle; address: the block there */
	uint64_t tag;     /* address: of the block */
	int owned;        /* function: data is freed with the token */
	int again;        /* it stays after a call, until the server says that it is gone */
	struct shim_box box; /* copy: what a graph reads or writes, */
	int writes;          /* and which of the two */
};
CUresult shim_token_new(struct shim_token t, uint64_t *token); /* starts the thread that serves it */
int shim_token_find(uint64_t token, struct shim_token *out);
void shim_token_data(uint64_t token, void *data);
void shim_token_forget(uint64_t token);                        /* the server does not know it */
int shim_tokens_write_to(const void *p, size_t n);             /* may a graph's copy write there yet? */
void shim_functions_add(int n);                               /* n more functions are to be called by streams */
int shim_functions_due(void);
void shim_barrier_open(uint64_t token);                          /* of a barrier that a stream has come to */
#endif
