/* What the kinds of objects that growth makes have in common. */
#ifndef GROWTH_H
#define GROWTH_H

#include "common.h"
#include "kernels.h"

/* A kind is made, used and ended by once. Lists end with one that has no name. */
struct kind {
	const char *name;
	void (*once)(void);
};
extern const struct kind graph_kinds[], memory_kinds[];

extern CUcontext primary;
extern CUfunction step;
extern CUdeviceptr word; /* of memory that lives throughout */
extern CUstream common;

/* NEED ends the program where the driver does not support a kind at all. */
void need(CUresult rc, const char *call, int line);
#define NEED(call) need((call), #call, __LINE__)

void run_step(CUfunction f, CUstream s);
CUarray new_array(unsigned flags);

#endif
