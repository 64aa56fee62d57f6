/* shim/cuda/fatbin.h: the parts of an image that the devices of the server can use. */
#ifndef FERRY_SHIM_FATBIN_H
#define FERRY_SHIM_FATBIN_H
#include "../core/ferry.h"

/* What of an image is sent, one part behind the other. The image must stay as long as this is used. */
struct shim_parts { struct ferry_bytes part[16]; size_t parts, size; int cut; unsigned char head[16]; };
void shim_image_whole(struct shim_parts *out, const void *image, size_t n);
/* wants: as FerryDevice.images says; cc: 90 for 9.0. What cannot be cut with certainty is whole. */
void shim_image_cut(struct shim_parts *out, const void *image, size_t n, unsigned wants, unsigned cc);
/* May a device be able to use something of this fatbin? 0: certainly nothing. */
int shim_image_suits(const void *image, size_t n, unsigned wants, unsigned cc);
#endif
