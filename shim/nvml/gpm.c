/* shim/nvml/gpm.c: metrics of the GPU's counters between two samples.
 *
 * The struct has grown with NVML's releases, and a program passes its own: only the metrics it asked for are touched. */
#include "nvml.h"

struct metric { uint32_t id; int32_t result; double value; const char *short_name, *long_name, *unit; };
struct metrics { uint32_t version, n; uint64_t sample1, sample2; struct metric list[210]; }; /* nvmlGpmMetricsGet_t */
_Static_assert(sizeof(struct metric) == 40 && sizeof(struct metrics) == 8424, "nvmlGpmMetricsGet_t");

NVML_API nvmlReturn_t nvmlGpmMetricsGet(struct metrics *caller)
{
	static const size_t head = offsetof(struct metrics, list);
	struct metrics m;

	if (!caller)
		return NVML_ERROR_INVALID_ARGUMENT;
	memset(&m, 0, sizeof m);
	memcpy(&m, caller, head);
	if (m.n > sizeof m.list / sizeof *m.list)
		return NVML_ERROR_INVALID_ARGUMENT;
	memcpy(m.list, caller->list, m.n * sizeof *m.list);
	nvmlReturn_t rc = nvml_call(NVML_OP_nvmlGpmMetricsGet, (const uint64_t[]){NVML_P(&m)});
	if (rc)
		return rc;
	for (uint32_t i = 0; i < caller->n && i < sizeof m.list / sizeof *m.list; i++) {
		m.list[i].short_name = m.list[i].long_name = m.list[i].unit = "";
		caller->list[i] = m.list[i];
	}
	return rc;
}
