/* shim/core/base/crypto.c: SHA-256 (FIPS 180-4), MD2 (RFC 1319), and HMAC (RFC 2104) over both.
 *
 * SHA-256 proves knowledge of the token in the handshake. MD2 is long broken and protects nothing here: cudart asks its
 * driver for an HMAC-MD2 and believes it has the wrong driver without it (cuda/export_tables.c).
 *
 * Threads: pure functions, no state. Nothing here is on a hot path, so clarity wins over speed. */
#include "crypto.h"
#include <string.h>

/* --- SHA-256 */

enum { SHA_BLOCK = 64 };
struct sha256 {
	uint32_t h[8];
	uint8_t block[SHA_BLOCK];
	uint64_t n; /* bytes so far */
};

static const uint32_t sha_k[64] = {
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t ror(uint32_t x, int n) { return x >> n | x << (32 - n); }

static void sha_start(struct sha256 *s)
{
	static const uint32_t h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
	memcpy(s->h, h, sizeof h);
	s->n = 0;
}

static void sha_round(struct sha256 *s)
{
	uint32_t w[64];
	for (int i = 0; i < 16; i++) {
		const uint8_t *b = s->block + 4 * i;
		w[i] = (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
	}
	for (int i = 16; i < 64; i++) {
		uint32_t a = w[i - 15], b = w[i - 2];
		w[i] = w[i - 16] + (ror(a, 7) ^ ror(a, 18) ^ a >> 3) + w[i - 7] + (ror(b, 17) ^ ror(b, 19) ^ b >> 10);
	}
	uint32_t a = s->h[0], b = s->h[1], c = s->h[2], d = s->h[3], e = s->h[4], f = s->h[5], g = s->h[6], h = s->h[7];
	for (int i = 0; i < 64; i++) {
		uint32_t t1 = h + (ror(e, 6) ^ ror(e, 11) ^ ror(e, 25)) + ((e & f) ^ (~e & g)) + sha_k[i] + w[i];
		uint32_t t2 = (ror(a, 2) ^ ror(a, 13) ^ ror(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
		h = g, g = f, f = e, e = d + t1;
		d = c, c = b, b = a, a = t1 + t2;
	}
	const uint32_t v[8] = {a, b, c, d, e, f, g, h};
	for (int i = 0; i < 8; i++)
		s->h[i] += v[i];
}

static void sha_add(struct sha256 *s, const void *p, size_t n)
{
	const uint8_t *from = p;
	while (n) {
		size_t at = s->n % SHA_BLOCK, take = SHA_BLOCK - at < n ? SHA_BLOCK - at : n;
		memcpy(s->block + at, from, take);
		s->n += take;
		from += take;
		n -= take;
		if (s->n % SHA_BLOCK == 0)
			sha_round(s);
	}
}

static void sha_end(struct sha256 *s, uint8_t out[32])
{
	static const uint8_t pad[SHA_BLOCK] = {0x80};
	uint64_t bits = s->n * 8;
	uint8_t length[8];
	for (int i = 0; i < 8; i++)
		length[i] = (uint8_t)(bits >> (56 - 8 * i));
	size_t at = s->n % SHA_BLOCK;
	sha_add(s, pad, (at < 56 ? 56 : 120) - at);
	sha_add(s, length, sizeof length);
	for (int i = 0; i < 32; i++)
		out[i] = (uint8_t)(s->h[i / 4] >> (24 - 8 * (i % 4)));
}

void ferry_hmac_sha256(const void *key, size_t key_n, const struct ferry_bytes *parts, size_t parts_n, uint8_t out[32])
{
	struct sha256 s;
	uint8_t k[SHA_BLOCK] = {0}, pad[SHA_BLOCK], inner[32];
	if (key_n > SHA_BLOCK) {
		sha_start(&s);
		sha_add(&s, key, key_n);
		sha_end(&s, k);
	} else if (key_n) {
		memcpy(k, key, key_n);
	}
	for (int i = 0; i < SHA_BLOCK; i++)
		pad[i] = k[i] ^ 0x36;
	sha_start(&s);
	sha_add(&s, pad, sizeof pad);
	for (size_t i = 0; i < parts_n; i++)
		sha_add(&s, parts[i].p, parts[i].n);
	sha_end(&s, inner);
	for (int i = 0; i < SHA_BLOCK; i++)
		pad[i] = k[i] ^ 0x5c;
	sha_start(&s);
	sha_add(&s, pad, sizeof pad);
	sha_add(&s, inner, sizeof inner);
	sha_end(&s, out);
}

/* HKDF (RFC 5869) without salt, one block of output; wire/token.go does the same. */
void ferry_token_key(const void *token, size_t n, uint8_t key[32])
{
	static const uint8_t salt[32];
	uint8_t prk[32];
	struct ferry_bytes secret = {token, n}, info = {"ferry token v1\x01", 15};
	ferry_hmac_sha256(salt, sizeof salt, &secret, 1, prk);
	ferry_hmac_sha256(prk, sizeof prk, &info, 1, key);
}

/* --- MD2 */

/* RFC 1319: a permutation of 0..255 made from the digits of pi. */
static const uint8_t md2_s[256] = {
	41, 46, 67, 201, 162, 216, 124, 1, 61, 54, 84, 161, 236, 240, 6, 19, 98, 167, 5, 243, 192, 199, 115, 140, 152, 147, 43, 217,
	188, 76, 130, 202, 30, 155, 87, 60, 253, 212, 224, 22, 103, 66, 111, 24, 138, 23, 229, 18, 190, 78, 196, 214, 218, 158, 222,
	73, 160, 251, 245, 142, 187, 47, 238, 122, 169, 104, 121, 145, 21, 178, 7, 63, 148, 194, 16, 137, 11, 34, 95, 33, 128, 127,
	93, 154, 90, 144, 50, 39, 53, 62, 204, 231, 191, 247, 151, 3, 255, 25, 48, 179, 72, 165, 181, 209, 215, 94, 146, 42, 172, 86,
	170, 198, 79, 184, 56, 210, 150, 164, 125, 182, 118, 252, 107, 226, 156, 116, 4, 241, 69, 157, 112, 89, 100, 113, 135, 32,
	134, 91, 207, 101, 230, 45, 168, 2, 27, 96, 37, 173, 174, 176, 185, 246, 28, 70, 97, 105, 52, 64, 126, 15, 85, 71, 163, 35,
	221, 81, 175, 58, 195, 92, 249, 206, 186, 197, 234, 38, 44, 83, 13, 110, 133, 40, 132, 9, 211, 223, 205, 244, 65, 129, 77, 82,
	106, 220, 55, 200, 108, 193, 171, 250, 36, 225, 123, 8, 12, 189, 177, 74, 120, 136, 149, 139, 227, 99, 232, 109, 233, 203,
	213, 254, 59, 0, 29, 57, 242, 239, 183, 14, 102, 88, 208, 228, 166, 119, 114, 248, 235, 117, 75, 10, 49, 68, 80, 180, 143,
	237, 31, 26, 219, 153, 141, 51, 159, 17, 131, 20,
};

enum { MD2_BLOCK = 16 };
struct md2 {
	uint8_t x[48], sum[MD2_BLOCK], block[MD2_BLOCK];
	size_t n; /* bytes waiting in block */
};

static void md2_round(struct md2 *s)
{
	uint8_t last = s->sum[15], t = 0;
	for (int i = 0; i < MD2_BLOCK; i++)
		last = s->sum[i] ^= md2_s[s->block[i] ^ last];
	for (int i = 0; i < MD2_BLOCK; i++) {
		s->x[16 + i] = s->block[i];
		s->x[32 + i] = s->block[i] ^ s->x[i];
	}
	for (int r = 0; r < 18; r++) {
		for (int i = 0; i < 48; i++)
			t = s->x[i] ^= md2_s[t];
		t = (uint8_t)(t + r);
	}
	s->n = 0;
}

static void md2_add(struct md2 *s, const void *p, size_t n)
{
	const uint8_t *from = p;
	for (size_t i = 0; i < n; i++) {
		s->block[s->n++] = from[i];
		if (s->n == MD2_BLOCK)
			md2_round(s);
	}
}

static void md2_end(struct md2 *s, uint8_t out[16])
{
	size_t pad = MD2_BLOCK - s->n; /* a whole block when the message ends on one */
	memset(s->block + s->n, (int)pad, pad);
	md2_round(s);
	memcpy(s->block, s->sum, MD2_BLOCK);
	md2_round(s);
	memcpy(out, s->x, 16);
}

void ferry_md2(const void *msg, size_t n, uint8_t out[16])
{
	struct md2 s = {0};
	md2_add(&s, msg, n);
	md2_end(&s, out);
}

/* The key is exactly one block, so it is neither padded nor hashed. */
void ferry_hmac_md2(const uint8_t key[16], const void *msg, size_t n, uint8_t out[16])
{
	struct md2 inner = {0}, outer = {0};
	uint8_t pad[MD2_BLOCK], digest[16];
	for (int i = 0; i < MD2_BLOCK; i++)
		pad[i] = key[i] ^ 0x36;
	md2_add(&inner, pad, sizeof pad);
	md2_add(&inner, msg, n);
	md2_end(&inner, digest);
	for (int i = 0; i < MD2_BLOCK; i++)
		pad[i] = key[i] ^ 0x5c;
	md2_add(&outer, pad, sizeof pad);
	md2_add(&outer, digest, sizeof digest);
	md2_end(&outer, out);
}
