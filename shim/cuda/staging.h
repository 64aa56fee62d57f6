/* shim/cuda/staging.h: large copies of pageable memory on the same host. */
#ifndef FERRY_SHIM_STAGING_H
#define FERRY_SHIM_STAGING_H
#include "context.h"

/* May a copy of so many bytes go that way? Makes the area once copies have shown that it pays. */
int shim_may_stage(uint64_t n);

/* Rows between this program's memory and the device's. A piece that finds no slot goes with the commands: unstaged sends one
 * to the device, or waits for one from it. */
struct shim_staged {
	CUdeviceptr dev;
	unsigned char *host;
	uint64_t dev_pitch, host_pitch, width, rows;
	CUstream s;
	int may_wait; /* to the device: the call may wait for the stream */
	CUresult (*unstaged)(CUdeviceptr dev, uint64_t dev_pitch, unsigned char *host, uint64_t host_pitch, uint64_t width, uint64_t rows, CUstream s);
};
int shim_stage_in(const struct shim_staged *q, CUresult *rc); /* 0: not that way, others are at it */
int shim_stage_out(const struct shim_staged *q, CUresult *rc);

void shim_staging_end(struct shim_ctx *c); /* a context is about to: with it what was registered there */
int shim_staging_release(void);           /* 1: there was memory to give */
#endif
