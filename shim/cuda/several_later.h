/* shim/cuda/several_later.h: work of another server in a stream's turn (several.h). */
#ifndef FERRY_SHIM_SEVERAL_LATER_H
#define FERRY_SHIM_SEVERAL_LATER_H
#include "several.h"

/* What a stream waits for. run is called on a thread of its own once the stream has come to it, and frees what it owns; its error is reported
 * by the next call on the stream's server that waits. several_later owns the memory, which is from malloc. */
struct several_later { CUresult (*run)(struct several_later *); unsigned server; uint64_t barrier; };
CUresult several_later(CUstream s, unsigned server, struct several_later *l); /* on an error run was not and will not be called, and l is the caller's */

struct several_call several_in(unsigned server, uint64_t address); /* several_on, with a context in any case, if the server has one */
unsigned several_of_stream(CUstream s);
#endif
