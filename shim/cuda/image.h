/* shim/cuda/image.h: device code as it lies in memory or in a file. */
#ifndef FERRY_SHIM_IMAGE_H
#define FERRY_SHIM_IMAGE_H
#include "../core/ferry.h"

#define SHIM_IMAGE_MOST (1ull << 31) /* no image is this large: a size beyond it is garbage */

struct shim_image { const void *data; size_t size; }; /* size 0: not an image */
struct shim_image shim_image(const void *p);          /* follows a wrapper, measures what it finds */
int shim_image_is_wrapper(const void *p);
void *shim_read_file(const char *path, size_t *n);    /* malloc'ed, a NUL behind it; NULL and errno */

/* --- fatbin.c: what of an image is sent, one part behind the other. The image must stay as long as this is used. */
struct shim_parts { struct ferry_bytes part[16]; size_t parts, size; int cut; unsigned char head[16]; };
void shim_image_whole(struct shim_parts *out, const void *image, size_t n);
/* wants: as FerryDevice.images says; cc: 90 for 9.0. What cannot be cut with certainty is whole. */
void shim_image_cut(struct shim_parts *out, const void *image, size_t n, unsigned wants, unsigned cc);
#endif
