/* shim/core/base/lz4.h: LZ4's block format, both ways, on memory that no other thread changes meanwhile. */
#ifndef FERRY_LZ4_H
#define FERRY_LZ4_H
#include <stddef.h>
#include <stdint.h>

#define LZ4_TABLE 4096 /* words of the compressor's memory */

/* The size of src's block in dst, or 0: it has no room of so many bytes. n is at most INT32_MAX. */
size_t ferry_lz4_pack(const unsigned char *src, size_t n, unsigned char *dst, size_t room, uint32_t *table);

/* 0: src was a block of exactly size bytes, and dst has them. -1: it was not, and dst has anything. Nothing is read but src's n bytes and
 * nothing is written but dst's, whatever src is. */
int ferry_lz4_unpack(const unsigned char *src, size_t n, unsigned char *dst, size_t size);
#endif
