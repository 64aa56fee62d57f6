/* copies.c: copies by size, both ways, of pinned and of pageable memory. A copy is timed until the data is there: the call
 * and a synchronisation. */
#include "measure.h"

/* Buffers grow with the sizes that are asked for and stay, so that a round costs no allocation. */
static struct {
	CUdeviceptr device;
	unsigned char *pinned, *pageable;
	size_t device_n, pinned_n, pageable_n;
} b;

static void need_device(size_t n)
{
	if (b.device_n >= n)
		return;
	if (b.device_n)
		CHECK(cuMemFree(b.device));
	CHECK(cuMemAlloc(&b.device, n));
	b.device_n = n;
}

static unsigned char *need_host(int pinned, size_t n)
{
	unsigned char **p = pinned ? &b.pinned : &b.pageable;
	size_t *have = pinned ? &b.pinned_n : &b.pageable_n;

	if (*have < n) {
		if (*p && pinned)
			CHECK(cuMemFreeHost(*p));
		else
			free(*p);
		*p = NULL;
		if (pinned)
			CHECK(cuMemAllocHost((void **)p, n));
		else
			EXPECT((*p = malloc(n)), "out of memory for %zu bytes", n);
		*have = n;
		memset(*p, 1, n); /* have the pages before the clock runs */
	}
	return *p;
}

struct copy { unsigned char *host; size_t n; int in, pinned; };

static void do_copy(void *arg)
{
	struct copy *c = arg;

	if (c->pinned && c->in)
		CHECK(cuMemcpyHtoDAsync(b.device, c->host, c->n, d.stream));
	else if (c->pinned)
		CHECK(cuMemcpyDtoHAsync(c->host, b.device, c->n, d.stream));
	else if (c->in)
		CHECK(cuMemcpyHtoD(b.device, c->host, c->n));
	else
		CHECK(cuMemcpyDtoH(c->host, b.device, c->n));
	if (c->pinned)
		CHECK(cuStreamSynchronize(d.stream));
	else if (c->in)
		CHECK(cuCtxSynchronize()); /* Ferry, as CUDA may, returns before it is there */
}

/* Does what was copied last arrive whole? Looked at in the first, the middle and the last bytes, through another way. */
static void check_copy(const struct copy *c)
{
	static unsigned round;
	size_t piece = c->n < 64 ? c->n : 64, at[] = {0, (c->n - piece) / 2, c->n - piece};
	unsigned char got[64];

	for (int i = 0; i < 3; i++)
		for (size_t k = 0; k < piece; k++)
			c->host[at[i] + k] = (unsigned char)(round + 7 * i + k);
	round++;
	if (!c->in) { /* the way in is checked by its own measurement */
		CHECK(cuMemcpyHtoD(b.device, c->host, c->n));
		CHECK(cuCtxSynchronize()); /* the stream of the copy back does not wait for the default stream */
	}
	unsigned char want[3][64];
	for (int i = 0; i < 3; i++)
		memcpy(want[i], c->host + at[i], piece);
	if (!c->in)
		memset(c->host, 0, piece);
	do_copy((void *)c);
	for (int i = 2; i >= 0; i--) { /* pieces of small copies overlap: the last one written counts */
		if (c->in)
			CHECK(cuMemcpyDtoH(got, b.device + at[i], piece));
		else
			memcpy(got, c->host + at[i], piece);
		EXPECT(!memcmp(got, want[i], piece), "a copy of %zu bytes arrived with other bytes at %zu", c->n, at[i]);
	}
}

int measure_copy(const struct request *r, struct sample *out)
{
	struct copy c = {.n = r->bytes, .in = !strncmp(r->kind, "h2d", 3), .pinned = !!strstr(r->kind, "_pinned")};

	if (strcmp(r->name, "copy"))
		return 0;
	EXPECT(c.n > 0 && c.n <= d.total, "a copy of %zu bytes", c.n);
	need_device(c.n);
	c.host = need_host(c.pinned, c.n);
	check_copy(&c); /* warms up, too */
	*out = time_calls(r->n, r->budget_ms, 1, do_copy, NULL, &c);
	return 1;
}
