/* shim/core/session/handle.h: handles are {0x7e, kind, generation, index}: never a valid address, stale ones are recognised. Indexes are
 * multiples of 16. One with the top bit set was minted by the server. */
#ifndef FERRY_HANDLE_H
#define FERRY_HANDLE_H
#include <stddef.h>
#include <stdint.h>

enum { FERRY_HANDLE_STEP = 16 }; /* from one index to the next */

uint64_t ferry_handle_mint(int kind, void *object);    /* 0 when out of memory */
void ferry_handle_attach(int kind, uint64_t handle, void *object); /* give a handle its object before any other thread knows it */
void *ferry_handle_object(int kind, uint64_t handle);  /* NULL when unknown or stale */
/* Calls visit locked, if the handle is known: for a caller that reads an object which another thread may drop this moment. visit neither mints
 * nor drops. */
void ferry_handle_visit(int kind, uint64_t handle, void (*visit)(void *object, void *arg), void *arg);
int ferry_handle_known(int kind, uint64_t handle);     /* minted here and alive, or minted by the server */
int ferry_handle_ended(int kind, uint64_t handle);     /* minted here, and dropped since */
int ferry_handle_orphaned(uint64_t handle);            /* the last of its slot that a context took along: by the next, or by drop_owned */
void *ferry_handle_drop(int kind, uint64_t handle);    /* forget it; returns the object */
void ferry_handle_each(int kind, void (*visit)(uint64_t handle, void *object, void *arg), void *arg); /* locked: visit neither mints nor drops */
/* Drop every handle whose object fits, with a context that ends; fits is called locked, gone is not and may do anything. */
void ferry_handle_drop_each(int kind, int (*fits)(const void *object, const void *arg), const void *arg, void (*gone)(void *object));
/* Let an object end with another, a handle or its index; what it carries then is from malloc and freed. The first owner counts. */
void ferry_handle_own(uint64_t owner, uint64_t handle);
void ferry_handle_drop_owned(uint64_t handle); /* end what ends with a context, but not itself */
size_t ferry_handle_count(int kind);
static inline uint32_t ferry_handle_index(uint64_t handle) { return (uint32_t)handle; }
/* Of anything that a program may have given: the kind, 0 if it is no handle; and the number of its server among the program's. */
static inline int ferry_handle_kind(uint64_t handle) { return handle >> 56 == 0x7e ? (int)(handle >> 48 & 0x1f) : 0; }
static inline unsigned ferry_handle_among(uint64_t handle) { return (unsigned)(handle >> 53 & 7); }
#endif
