/* shim/core/session/addressmap.h: which address belongs to what, in three spaces that use the same numbers: the device's, the process's, and
 * what the program has mapped into addresses it reserved of the device's. A block's owner (a context) ends it with itself, but for mappings,
 * which are only on its device. */
#ifndef FERRY_ADDRESSMAP_H
#define FERRY_ADDRESSMAP_H
#include <stdint.h>

enum { FERRY_DEVICE, FERRY_HOST, FERRY_MAPPED, FERRY_SPACES };
struct ferry_block { uint64_t addr, size; void *owner; uint64_t tag; };
int ferry_block_alloc(uint64_t size, unsigned group, void *owner, uint64_t tag, uint64_t *addr); /* of the device window, not beside another group's; 0 or a result code */
/* Of the device window, offset behind the beginning of a granule of its own, which is *base. */
int ferry_block_alloc_inside(uint64_t offset, uint64_t size, void *owner, uint64_t tag, uint64_t *base);
/* Of the host window, readable and writable. With fd the memory is a sealed memfd that another process can map; -1 if it cannot be. */
int ferry_block_alloc_host(uint64_t size, void *owner, uint64_t tag, uint64_t *addr, int *fd);
/* The same for memory of the shim's own: to the program it is memory like any other, so nothing below finds it but ferry_block_release. */
int ferry_block_alloc_own(uint64_t size, uint64_t *addr, int *fd);
int ferry_block_add(int space, uint64_t addr, uint64_t size, void *owner, uint64_t tag); /* a block that the program or the server placed; -1 if one is there */
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
#endif
