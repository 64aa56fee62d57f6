/* shim/cuda/function.h: functions and kernels: they carry their parameter layout. */
#ifndef FERRY_SHIM_FUNCTION_H
#define FERRY_SHIM_FUNCTION_H
#include "context.h"

struct shim_function {
	CUmodule module;   /* functions */
	CUlibrary library; /* kernels */
	CUkernel kernel;   /* functions made from a kernel */
	struct shim_ctx *ctx;
	char *name;
	FerryFunction info;
	FerryParam *layout;
	size_t params;
	struct shim_answer *answers; /* occupancy.c */
};
struct shim_function *shim_function_of(CUfunction f); /* functions, and kernels passed as functions */
#endif
