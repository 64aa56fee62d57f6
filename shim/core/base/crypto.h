/* shim/core/base/crypto.h: SHA-256 and HMAC for the handshake, MD2 for cudart's integrity check. Pure functions. */
#ifndef FERRY_CRYPTO_H
#define FERRY_CRYPTO_H
#include <stddef.h>
#include <stdint.h>

struct ferry_bytes { const void *p; size_t n; };
void ferry_hmac_sha256(const void *key, size_t key_n, const struct ferry_bytes *parts, size_t parts_n, uint8_t out[32]);
void ferry_token_key(const void *token, size_t n, uint8_t key[32]); /* the key that proofs of a token are made with */
void ferry_hmac_md2(const uint8_t key[16], const void *msg, size_t n, uint8_t out[16]);
void ferry_md2(const void *msg, size_t n, uint8_t out[16]);
#endif
