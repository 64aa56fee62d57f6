/* shim/cuda/kernel_table.h: what the server knows of an image's kernels (wire/table.go describes the bytes). */
#ifndef FERRY_SHIM_KERNEL_TABLE_H
#define FERRY_SHIM_KERNEL_TABLE_H
#include "../core/ferry.h"
#include "gen_types.h"

struct kernel_table {
	unsigned char *p;
	size_t n;
	uint32_t count;
	int complete;     /* a name that is not here is not in the image */
	uint32_t *rows;   /* where each kernel begins */
	uint32_t *slots, mask; /* rows by name: index + 1, 0 is empty */
};
/* One kernel. The pointers are into the table. */
struct kernel_row { const char *name; size_t name_n; int known; FerryFunction info; const unsigned char *layout, *notes; unsigned notes_n; };

struct kernel_table *kernel_table_new(const void *bytes, size_t n); /* copies; NULL: nothing in it, or not a table */
void kernel_table_free(struct kernel_table *t);
int kernel_table_find(const struct kernel_table *t, const char *name, struct kernel_row *out); /* 0 or -1 */
void kernel_table_row(const struct kernel_table *t, uint32_t i, struct kernel_row *out);
#endif
