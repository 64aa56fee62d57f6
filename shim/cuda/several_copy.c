/* shim/cuda/several_copy.c: what a copy of the shim does for the one that the program loaded (several.h). */
#include "callreport.h"
#include "context_stack.h"
#include "primary_context.h"
#include "several.h"
#include "thread.h"

static void become(unsigned number, unsigned of)
{
	ferry_among_set(number, of);
	if (number) { /* the front reports calls, and decides where they go */
		atomic_store(&shim_several, 0);
		atomic_store(&shim_reporting_calls, 0);
	}
}

static CUresult fetch(struct shim_devices **devices)
{
	*devices = &shim_devices;
	return shim_fetch_devices();
}

static void find_living(uint64_t handle, void *object, void *arg)
{
	struct shim_ctx *c = object, **found = arg;
	(void)handle;
	if (c && c->alive && !*found)
		*found = c;
}

static int lend(uint64_t address)
{
	struct ferry_block b;
	struct shim_ctx *c = NULL;
	if (address && !ferry_block_find(FERRY_DEVICE, address, &b))
		c = (struct shim_ctx *)b.owner;
	if (!c || !c->alive) {
		c = NULL;
		ferry_handle_each(FERRY_KIND_CUcontext, find_living, &c);
	}
	return c && !shim_ctx_push(c);
}

const struct copy_calls shim_copy_calls = {
	.plain = shim_plain,
	.become = become,
	.fetch = fetch,
	.start = shim_start_devices,
	.range = ferry_range_whole,
	.depth = shim_ctx_depth,
	.lend = lend,
	.give_back = shim_ctx_pop,
	.per_thread = shim_per_thread,
};
