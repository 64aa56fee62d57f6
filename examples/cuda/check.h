// check.h: what every example here needs: each call is checked, and a program
// ends with PASS or with what went wrong.
#pragma once

#include <cuda_runtime.h>

#include <cstdarg>
#include <cstdio>
#include <cstdlib>

// CHECK makes a runtime call and ends the program if it fails.
#define CHECK(call)                                                            \
	do {                                                                       \
		cudaError_t err_ = (call);                                             \
		if (err_ != cudaSuccess)                                               \
			fail("%s:%d: %s: %s (%d): %s", __FILE__, __LINE__, #call,          \
			     cudaGetErrorName(err_), (int)err_, cudaGetErrorString(err_)); \
	} while (0)

// CHECK_LAUNCH follows a kernel launch: did it start, and did it end well?
#define CHECK_LAUNCH()                  \
	do {                                \
		CHECK(cudaGetLastError());      \
		CHECK(cudaDeviceSynchronize()); \
	} while (0)

// EXPECT ends the program, with a message like printf's, unless cond holds.
#define EXPECT(cond, ...)      \
	do {                       \
		if (!(cond))           \
			fail(__VA_ARGS__); \
	} while (0)

[[noreturn]] static inline void fail(const char *format, ...)
{
	va_list args;
	va_start(args, format);
	printf("FAIL: ");
	vprintf(format, args);
	printf("\n");
	fflush(stdout);
	va_end(args);
	exit(1);
}

static inline int pass()
{
	printf("PASS\n");
	fflush(stdout);
	return 0;
}
