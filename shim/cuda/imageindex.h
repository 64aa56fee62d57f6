/* shim/cuda/imageindex.h: which images the server has, as far as it has said. */
#ifndef FERRY_SHIM_IMAGEINDEX_H
#define FERRY_SHIM_IMAGEINDEX_H
#include "kernel_table.h"

enum { IMAGE_UNKNOWN, IMAGE_ABSENT, IMAGE_PRESENT, IMAGE_READY };
int imageindex_used(void); /* are images named instead of sent? Where bytes are dearer than hashing them, or a second start gains by it */
int imageindex_state(const FerryHash *h, struct kernel_table **table); /* IMAGE_READY is said once, with the table */
void imageindex_loaded(const FerryHash *h); /* the server has it now; the profile remembers it */
#endif
