/* shim/core/base/crc.h: CRC-32C (Castagnoli), the sum of packets and of lane segments. wire/sum.go is the server's. */
#ifndef FERRY_CRC_H
#define FERRY_CRC_H
#include <stddef.h>
#include <stdint.h>

void ferry_crc_init(void); /* before the first sum; the same tables each time */
uint32_t ferry_crc(uint32_t crc, const void *p, size_t n);
uint32_t ferry_crc_tables(uint32_t crc, const void *p, size_t n); /* without the processor's instruction */
int ferry_crc_by(int most); /* for tests: do without folding (1), or without the instruction as well (0); returns what is left */
#endif
