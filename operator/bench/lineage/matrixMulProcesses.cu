// matrixMulProcesses: a product of matrices whose rows are shared out to processes, each with a session of its own, as an MPI
// program's ranks have. The parent makes the matrices before it forks and gathers the rows in memory they share.
#include "multiply.h"

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PROCESSES = 4 };

static int rank(const std::vector<float> &a, const std::vector<float> &b, float *c, unsigned n, unsigned first, unsigned rows)
{
	DeviceArray<float> da((size_t)rows * n), db(b), dc((size_t)rows * n);
	CHECK(cudaMemcpy(da.p, &a[(size_t)first * n], da.n * sizeof(float), cudaMemcpyHostToDevice));
	multiply<<<dim3(n / TILE, rows / TILE), dim3(TILE, TILE)>>>(dc.p, da.p, db.p, n);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(c + (size_t)first * n, dc.p, dc.n * sizeof(float), cudaMemcpyDeviceToHost));
	return 0;
}

static void distribute(Bench &bench, unsigned n)
{
	std::vector<float> a = whole_matrix(n, 1), b = whole_matrix(n, 2);
	size_t bytes = (size_t)n * n * sizeof(float);
	float *c = (float *)mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (c == MAP_FAILED)
		fail("no memory for the product");
	unsigned first = 0;
	pid_t children[PROCESSES];
	fflush(stdout);
	for (unsigned p = 0; p < PROCESSES; p++) {
		unsigned rows = (n / TILE / PROCESSES + (p < n / TILE % PROCESSES)) * TILE;
		if ((children[p] = fork()) == 0)
			exit(rank(a, b, c, n, first, rows));
		if (children[p] < 0)
			fail("cannot fork");
		first += rows;
	}
	for (unsigned p = 0; p < PROCESSES; p++) {
		int status;
		if (waitpid(children[p], &status, 0) < 0 || status)
			fail("process %u ended with status %#x", p, status);
	}
	bench.aside([&] { check_rows(c, a, b, n); });
	bench.add(c, bytes);
	printf("%u × %u over %d processes\n", n, n, PROCESSES);
	munmap(c, bytes);
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "matrixMulProcesses");
	const unsigned sides[] = {800, 1600, 3200};
	if (b.pick(1, 0, 0))
		distribute(b, 96);
	for (int i = 0; i < b.pick(0, 2, 3); i++)
		if (b.wants(i))
			distribute(b, sides[i]);
	return b.finish();
}
