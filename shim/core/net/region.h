/* shim/core/net/region.h: memory that this virtual machine shares with its host: finding it, and mapping the part of it that the server gives
 * to the session (wire/PROTOCOL.md, "Regions"). */
#ifndef FERRY_REGION_H
#define FERRY_REGION_H
#include "handshake.h"

/* The number of the region that a new session is to ask for, 0 if there is none: that of the file FERRY_GUEST_MEMORY, else of an ivshmem
 * device. ferry_region_named does not look for devices. */
uint64_t ferry_region_find(void);
uint64_t ferry_region_named(void);

void ferry_region_note(const struct ferry_handshake *agreed); /* what the server has given to the session */
void *ferry_region_map(uint64_t *session);                    /* the part, and the number it must have; NULL: there is none */
#endif
