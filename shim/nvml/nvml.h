/* shim/nvml/nvml.h: what the files of libnvidia-ml.so.1 share.
 *
 * Every function that crosses is a row in a generated table (gen_table.c): nvml_call packs its arguments by that row, asks, and
 * unpacks the answer. Written by hand are only the functions that can be answered here (library.c).
 * Threads: any number at once; each call waits for its own answer. Fork: a child keeps its reference and opens a session of its
 * own with its next call, because programs ask NVML before they fork precisely to leave CUDA alone. */
#ifndef FERRY_NVML_H
#define FERRY_NVML_H
#include "../core/ferry.h"
#include "gen_ops.h"

enum { NVML_WORD, NVML_HANDLE, NVML_TEXT, NVML_BUFFER, NVML_SIZED, NVML_FIELD };
enum { NVML_IN = 1, NVML_OUT = 2 };

/* One parameter; see api/nvml/nvml.go, which has the same rows. */
struct nvml_param {
	uint8_t kind, flags;
	int8_t by;
	uint8_t of, handle;
	uint32_t elem, count, at, count_at;
};
struct nvml_func { const char *name; const struct nvml_param *params; unsigned n, since; }; /* since: revision of the schema */
extern const struct nvml_func nvml_funcs[NVML_OP_END];

#define NVML_API __attribute__((visibility("default")))
#define NVML_P(p) ((uint64_t)(uintptr_t)(p))
#define NVML_W(v) ((uint64_t)(v))

nvmlReturn_t nvml_call(unsigned op, const uint64_t *args);
nvmlReturn_t nvml_ask(unsigned op, const uint64_t *args); /* the same before the program has called nvmlInit */
nvmlReturn_t nvml_refuse(const char *name, int kind, const void *handle, nvmlReturn_t code);
NVML_API nvmlReturn_t nvmlSystemGetProcessName(unsigned pid, char *name, unsigned length);
nvmlReturn_t nvml_enter(void); /* a call begins: NVML_SUCCESS, and then nvml_leave ends it */
void nvml_leave(void);

/* A handle is {0x7e, kind, index}, index counting from 1: the server's name for its object, recognised here by its shape. */
static inline uint64_t nvml_handle(int kind, uint32_t index) { return 0x7eull << 56 | (uint64_t)kind << 48 | index; }
static inline int nvml_is(int kind, uint64_t handle) { return handle >> 48 == (0x7eull << 8 | (uint64_t)kind) && (uint32_t)handle; }

#endif
