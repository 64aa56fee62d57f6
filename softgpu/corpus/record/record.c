/* softgpu/corpus/record/record.c: runs the corpus on a real GPU and keeps what it wrote.
 *
 *     record BUNDLE OUT [SHARDS]
 *
 * from the repository's root. BUNDLE is what `make -bundle` of softgpu/corpus
 * wrote: manifest, a line per kernel (path, grid, block, shared, offset and
 * length of the input, bytes of output), and inputs. OUT receives, for each
 * kernel, three 32-bit words (its line in the manifest from 0 on, a status,
 * the number of bytes) and the bytes. The status is a CUresult, or one of the
 * two below; bytes come with status 0 only.
 *
 * Processes: kernels are dealt to SHARDS children, each with a context and a
 * file OUT.N of its own. A child that meets an error writes it down and ends,
 * since the context may be lost; the parent starts another, which goes on after
 * the last record. A child that dies without a word costs the kernel it was at. */
#include "../../../examples/driver/cudadrv.h"

#include <stdint.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
	NOT_REPEATABLE = 10001, /* two launches gave different answers */
	CHILD_DIED = 10002,
	TIMEOUT_MS = 5000,
	MAX_KERNELS = 1 << 16,
};

struct kernel {
	char path[256];
	unsigned grid[3], block[3], shared;
	size_t in, in_bytes, out_bytes;
};

static struct kernel *kernels;
static unsigned count;

static void *slurp(const char *path, size_t *size)
{
	FILE *f = fopen(path, "rb");
	EXPECT(f, "cannot read %s", path);
	fseek(f, 0, SEEK_END);
	long n = ftell(f);
	rewind(f);
	char *b = malloc((size_t)n + 1);
	EXPECT(b && fread(b, 1, (size_t)n, f) == (size_t)n, "cannot read %s", path);
	b[n] = 0;
	fclose(f);
	if (size)
		*size = (size_t)n;
	return b;
}

static void read_manifest(const char *dir)
{
	char path[512];
	snprintf(path, sizeof path, "%s/manifest", dir);
	FILE *f = fopen(path, "r");
	EXPECT(f, "cannot read %s", path);
	kernels = calloc(MAX_KERNELS, sizeof *kernels);
	EXPECT(kernels, "no memory");
	for (; count < MAX_KERNELS; count++) {
		struct kernel *k = &kernels[count];
		if (fscanf(f, "%255s %u %u %u %u %u %u %u %zu %zu %zu", k->path, &k->grid[0], &k->grid[1], &k->grid[2], &k->block[0],
		           &k->block[1], &k->block[2], &k->shared, &k->in, &k->in_bytes, &k->out_bytes) != 11)
			break;
	}
	fclose(f);
}

static void put(FILE *out, unsigned index, unsigned status, const void *data, size_t bytes)
{
	uint32_t head[3] = {index, status, status ? 0 : (uint32_t)bytes};
	fwrite(head, sizeof head, 1, out);
	if (head[2])
		fwrite(data, 1, head[2], out);
	fflush(out);
}

/* records counts the complete records of a shard. */
static unsigned records(const char *path)
{
	FILE *f = fopen(path, "rb");
	uint32_t head[3];
	unsigned n = 0;
	if (!f)
		return 0;
	while (fread(head, sizeof head, 1, f) == 1 && fseek(f, head[2], SEEK_CUR) == 0)
		n++;
	fclose(f);
	return n;
}

static CUresult launch_once(const struct kernel *k, CUfunction fn, CUdeviceptr in, CUdeviceptr out, void *result)
{
	unsigned n = k->grid[0] * k->grid[1] * k->grid[2] * k->block[0] * k->block[1] * k->block[2];
	CUresult r = cuMemsetD8(out, 0, k->out_bytes);
	if (!r)
		r = cuLaunchKernel(fn, k->grid[0], k->grid[1], k->grid[2], k->block[0], k->block[1], k->block[2], k->shared, NULL,
		                   ARGS(&in, &out, &n), NULL);
	for (int ms = 0; !r && (r = cuStreamQuery(NULL)) == CUDA_ERROR_NOT_READY; ms++) {
		if (ms == TIMEOUT_MS)
			return CUDA_ERROR_NOT_READY;
		usleep(1000);
		r = CUDA_SUCCESS;
	}
	return r ? r : cuMemcpyDtoH(result, out, k->out_bytes);
}

/* run_kernel returns the status; result holds the output. */
static unsigned run_kernel(const struct kernel *k, const char *inputs, void *result, void *again)
{
	char *ptx = slurp(k->path, NULL);
	CUmodule module;
	CUfunction fn;
	CUdeviceptr in, out;
	CUresult r = cuModuleLoadData(&module, ptx);
	free(ptx);
	if (r)
		return (unsigned)r;
	CHECK(cuModuleGetFunction(&fn, module, "k"));
	CHECK(cuMemAlloc(&in, k->in_bytes + 256));
	CHECK(cuMemAlloc(&out, k->out_bytes + 256));
	CHECK(cuMemcpyHtoD(in, inputs + k->in, k->in_bytes));
	r = launch_once(k, fn, in, out, result);
	if (!r)
		r = launch_once(k, fn, in, out, again);
	if (r)
		return (unsigned)r;
	CHECK(cuMemFree(in));
	CHECK(cuMemFree(out));
	CHECK(cuModuleUnload(module));
	return memcmp(result, again, k->out_bytes) ? NOT_REPEATABLE : 0;
}

static int child(const char *path, const char *inputs, unsigned shard, unsigned shards)
{
	CUdevice dev;
	driver_open(&dev);
	FILE *out = fopen(path, "ab");
	EXPECT(out, "cannot write %s", path);
	void *result = malloc(16 << 20), *again = malloc(16 << 20);
	for (unsigned i = records(path) * shards + shard; i < count; i += shards) {
		unsigned status = run_kernel(&kernels[i], inputs, result, again);
		put(out, i, status, result, kernels[i].out_bytes);
		if (status && status != NOT_REPEATABLE) {
			fprintf(stderr, "%s: status %u\n", kernels[i].path, status);
			_exit(3);
		}
	}
	return 0;
}

int main(int argc, char **argv)
{
	EXPECT(argc >= 3, "usage: record BUNDLE OUT [SHARDS]");
	unsigned shards = argc > 3 ? (unsigned)atoi(argv[3]) : 1;
	char path[512];
	read_manifest(argv[1]);
	snprintf(path, sizeof path, "%s/inputs", argv[1]);
	char *inputs = slurp(path, NULL);
	for (unsigned s = 0; s < shards; s++) {
		if (fork() != 0)
			continue;
		/* This process watches over one shard. */
		snprintf(path, sizeof path, "%s.%u", argv[2], s);
		for (;;) {
			unsigned before = records(path);
			pid_t pid = fork();
			if (pid == 0)
				_exit(child(path, inputs, s, shards));
			int status = 0;
			waitpid(pid, &status, 0);
			if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
				_exit(0);
			if (records(path) == before) {
				unsigned i = before * shards + s;
				if (i >= count)
					_exit(0);
				FILE *out = fopen(path, "ab");
				EXPECT(out, "cannot write %s", path);
				put(out, i, CHILD_DIED, "", 0);
				fclose(out);
			}
		}
	}
	while (wait(NULL) > 0)
		;
	FILE *all = fopen(argv[2], "wb");
	EXPECT(all, "cannot write %s", argv[2]);
	for (unsigned s = 0; s < shards; s++) {
		snprintf(path, sizeof path, "%s.%u", argv[2], s);
		size_t n;
		char *b = slurp(path, &n);
		fwrite(b, 1, n, all);
		unlink(path);
	}
	fclose(all);
	printf("%u kernels done\n", count);
	return 0;
}
