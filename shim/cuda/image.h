/* shim/cuda/image.h: device code as it lies in memory or in a file. */
#ifndef FERRY_SHIM_IMAGE_H
#define FERRY_SHIM_IMAGE_H
#include "../core/ferry.h"

#define SHIM_IMAGE_MOST (1ull << 31) /* no image is this large: a size beyond it is garbage */

struct shim_image { const void *data; size_t size; }; /* size 0: not an image */
struct shim_image shim_image(const void *p);          /* follows a wrapper, measures what it finds */
int shim_image_is_wrapper(const void *p);
/* The fatbins of the units that a wrapper's image was linked from, a list that ends with NULL; NULL if it was not linked. */
const void *const *shim_image_units(const void *p);
void *shim_read_file(const char *path, size_t *n);    /* malloc'ed, a NUL behind it; NULL and errno */
#endif
