/* shim/cuda/profile.h: the images this program loaded the last times it ran. The caller locks. */
#ifndef FERRY_SHIM_PROFILE_H
#define FERRY_SHIM_PROFILE_H
#include "gen_types.h"

int profile_kept(void); /* is there one, or could be? */
size_t profile_read(FerryHash *list, size_t most);
void profile_add(const FerryHash *h);
#endif
