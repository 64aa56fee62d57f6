/* shim/cuda/endpoint.h: one end of a copy or a set: what memory its address is.
 *
 * endpoint_at asks the address map (core/range.c) once; every later question about the end is answered from what the map said.
 * Reserved addresses (vmm.c) are the one exception: where a copy reaches beyond the first mapping, endpoint_span asks for the
 * mappings behind it. An endpoint is a snapshot on the stack of one call; it owns nothing. */
#ifndef FERRY_SHIM_ENDPOINT_H
#define FERRY_SHIM_ENDPOINT_H
#include "mem.h"

struct endpoint {
	uint64_t at, pitch;       /* the first byte; the distance of rows */
	uint64_t span;            /* bytes from the first to the last, set by endpoint_span */
	struct ferry_place place; /* what the address map knows of it */
	int window;               /* the address lies in a window that only device memory uses */
	int mapped;               /* reserved addresses: all of the span is mapped, and a device may use it */
	int device;               /* the copy treats it as device memory: the call says so, or the address does */
	int mirrored;             /* it begins in a mirror (mirror.h), so the server copies it */
	uint64_t cut;             /* mirrored: how many bytes may be copied at once */
};

struct endpoint endpoint_at(uint64_t at);
void endpoint_move(struct endpoint *e, uint64_t by);   /* to an address behind it; asks the map only if it leaves what is known */
void endpoint_span(struct endpoint *e, uint64_t span); /* how far the copy reaches */
void endpoint_log_outside(const struct endpoint *e);   /* say in the log why endpoint_is_usable is false */

static inline const struct ferry_block *endpoint_block(const struct endpoint *e, int space)
{
	return e->place.block[space].size ? &e->place.block[space] : NULL;
}

/* Does the block of a space hold all bytes of the span? */
static inline int endpoint_holds(const struct endpoint *e, int space)
{
	const struct ferry_block *b = endpoint_block(e, space);
	return b && e->span <= b->size - (e->at - b->addr);
}

/* Does the address mean device memory, whatever the call says? */
static inline int endpoint_is_device(const struct endpoint *e)
{
	return e->window || (!endpoint_block(e, FERRY_HOST) && endpoint_block(e, FERRY_DEVICE));
}

/* Is all of it allocated or registered with CUDA as host memory? */
static inline int endpoint_is_pinned(const struct endpoint *e) { return endpoint_holds(e, FERRY_HOST); }

/* Is it host memory that the device reaches at its own address? */
static inline int endpoint_is_shared(const struct endpoint *e)
{
	return endpoint_is_pinned(e) && (e->place.block[FERRY_HOST].tag & (TAG_SHARED | TAG_MIRRORED));
}

/* Is it host memory that a kernel may have written? */
static inline int endpoint_is_used(const struct endpoint *e) { return (e->place.block[FERRY_HOST].tag & TAG_USED) != 0; }

/* Is it host memory that the program reads without asking, while a device writes it? Of a mirror that is so only of the edges. */
static inline int endpoint_is_open(const struct endpoint *e)
{
	uint64_t tag = endpoint_block(e, FERRY_HOST) ? e->place.block[FERRY_HOST].tag : 0;
	return (tag & TAG_SHARED) || ((tag & TAG_MIRRORED) && (tag & TAG_REGISTERED));
}

/* Is it memory that the program itself cannot read? */
static inline int endpoint_is_remote(const struct endpoint *e) { return endpoint_is_device(e) && !(e->place.block[FERRY_DEVICE].tag & TAG_MANAGED); }

/* May a device read and write all of it? */
static inline int endpoint_is_usable(const struct endpoint *e)
{
	return endpoint_is_shared(e) || (endpoint_holds(e, FERRY_DEVICE) && (!(e->place.block[FERRY_DEVICE].tag & TAG_RESERVED) || e->mapped));
}

/* The context of device memory; NULL if it is none. Reserved addresses have the context of the memory that is mapped there. */
static inline const void *endpoint_owner(const struct endpoint *e)
{
	const struct ferry_block *b = endpoint_block(e, FERRY_DEVICE), *m = endpoint_block(e, FERRY_MAPPED);
	return !b ? NULL : b->tag & TAG_RESERVED && m ? m->owner : b->owner;
}

/* Has the program asked that copies and sets of this memory are over when the call returns (cuPointerSetAttribute)? */
static inline int endpoint_is_sync(const struct endpoint *e)
{
	const struct ferry_block *b = endpoint_block(e, FERRY_DEVICE);
	return ((b ? b : &e->place.block[FERRY_HOST])->tag & TAG_SYNC) != 0;
}

/* The bytes from the first to the last of rows at a pitch. */
static inline uint64_t row_span(uint64_t pitch, uint64_t width, uint64_t rows) { return (rows - 1) * pitch + width; }
#endif
