/* shim/core/net/pack.h: whether data on a lane is compressed, and doing it, a chunk at a time. wire/PROTOCOL.md ("Lanes") has the format;
 * transport/lanes/compress.go is the other end. */
#ifndef FERRY_PACK_H
#define FERRY_PACK_H
#include "../base/lz4.h"
#include <stddef.h>
#include <stdint.h>

enum { PACK_CHUNK = 128 << 10 };
#define PACK_STORED 0x80000000u /* of a chunk's word: it follows as it is */

/* What the two ends of a lane agree on, in its handshake: chunks may be compressed; they are even where the link is fast; no proxy stands
 * between. */
enum { LANE_PACKS = 1, LANE_ALWAYS = 2, LANE_DIRECT = 4, LANE_NEAR = 8 };

/* The codec never works on the program's memory, which the program may change at any moment: what it puts where a byte was decides
 * about bytes elsewhere. */
struct ferry_pack_room { unsigned char plain[PACK_CHUNK], packed[PACK_CHUNK]; uint32_t table[LZ4_TABLE]; };

/* Of a lane; only its thread uses it. */
struct ferry_pack {
	unsigned options;             /* that its two ends agreed on */
	struct ferry_pack_room *room; /* NULL until it is needed */
	unsigned skip, wait;          /* how many chunks are not tried now; and after the next that does not shrink */
	uint64_t acked, busy;         /* when the rate was last taken, bytes and microseconds */
	unsigned since;               /* segments since it was */
};

unsigned ferry_pack_wish(void); /* what FERRY_COMPRESS asks of lanes */

/* Device code, on the session's own connection, which counts as lane 0. ferry_pack_end is due afterwards. */
void ferry_pack_image(struct ferry_pack *k);
size_t ferry_pack_image_chunk(struct ferry_pack *k, const unsigned char *data, size_t n); /* as ferry_pack_chunk */

/* Lanes. */
void ferry_pack_begin(struct ferry_pack *k, unsigned lane, unsigned options); /* on a new connection; lane is a lane's number */
void ferry_pack_end(struct ferry_pack *k, unsigned lane);
int ferry_pack_worth(struct ferry_pack *k, unsigned lane, int fd, size_t n); /* is a segment of n bytes, the next on fd, to be packed? */
size_t ferry_pack_chunk(struct ferry_pack *k, const unsigned char *data, size_t n); /* its size in room->packed; 0: as it is */
unsigned char *ferry_pack_buffer(struct ferry_pack *k); /* for a packed chunk to come; NULL: there is no memory */
int ferry_pack_open(struct ferry_pack *k, size_t packed, unsigned char *to, size_t n); /* what came there; -1: it is no chunk of n bytes */
#endif
