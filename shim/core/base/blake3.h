/* shim/core/base/blake3.h: BLAKE3 hashes, the names of images. */
#ifndef FERRY_BLAKE3_H
#define FERRY_BLAKE3_H
#include <stddef.h>
#include <stdint.h>

#define FERRY_BLAKE3_ROOM 8192
struct ferry_blake3 {
	uint64_t chunks;         /* hashed so far */
	int depth;
	uint32_t stack[54][8];   /* values of whole subtrees, large ones first */
	size_t n;
	uint8_t room[FERRY_BLAKE3_ROOM];
};
void ferry_blake3_start(struct ferry_blake3 *s);
void ferry_blake3_add(struct ferry_blake3 *s, const void *data, size_t n);
void ferry_blake3_end(struct ferry_blake3 *s, uint8_t out[32]);
#endif
