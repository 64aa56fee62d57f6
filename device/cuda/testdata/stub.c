/* stub.c: a library that looks enough like the driver to be opened and called. It reads what it is given and succeeds, so a test
 * can see whether a call gets there whole. */
#include <stdint.h>
#include <string.h>

int cuInit(unsigned flags) { return flags ? 1 : 0; }
int cuMemcpy3DAsync_v2(const unsigned char *d, uint64_t stream) { return d[32] == 1 && stream == 7 ? 0 : 1; } /* srcMemoryType: host */
int cuGraphAddMemcpyNode(uint64_t *node, uint64_t graph, const void *deps, size_t n, const void *copy, uint64_t ctx)
{
	*node = graph + n + ctx;
	return deps && copy ? 0 : 1;
}
int cuTexObjectCreate(uint64_t *out, const int *res, const void *tex, const void *view)
{
	*out = (uint64_t)res[0];
	return tex && !view ? 0 : 1;
}
