// cooperative: the blocks of one launch wait for each other (grid
// synchronisation), and groups of threads within a block cooperate.
#include "check.h"

#include <cooperative_groups.h>

namespace cg = cooperative_groups;

const int BLOCKS = 8, THREADS = 64, N = BLOCKS * THREADS;

// rotate moves every element by one block in each round; without the grid
// barrier some block would read what another has already overwritten.
__global__ void rotate(int *x, int rounds)
{
	cg::grid_group grid = cg::this_grid();
	unsigned i = grid.thread_rank();
	for (int r = 0; r < rounds; r++) {
		int v = x[(i + THREADS) % N];
		grid.sync();
		x[i] = v + 1;
		grid.sync();
	}
}

__global__ void groups(int *out)
{
	cg::thread_block block = cg::this_thread_block();
	cg::thread_block_tile<8> tile = cg::tiled_partition<8>(block);
	int v = block.thread_rank();
	for (int d = tile.size() / 2; d > 0; d /= 2)
		v += tile.shfl_down(v, d);
	int odd = block.thread_rank() % 3 == 1;
	unsigned votes = tile.ballot(odd);
	if (tile.thread_rank() == 0) {
		out[block.thread_rank() / 8 * 2] = v;
		out[block.thread_rank() / 8 * 2 + 1] = __popc(votes);
	}
}

int main()
{
	int supported = 0;
	CHECK(cudaDeviceGetAttribute(&supported, cudaDevAttrCooperativeLaunch, 0));
	EXPECT(supported, "the device has no cooperative launch");

	int *d, x[N], rounds = 11;
	for (int i = 0; i < N; i++)
		x[i] = i;
	CHECK(cudaMalloc(&d, sizeof x));
	CHECK(cudaMemcpy(d, x, sizeof x, cudaMemcpyHostToDevice));
	void *args[] = {&d, &rounds};
	CHECK(cudaLaunchCooperativeKernel((const void *)rotate, dim3(BLOCKS), dim3(THREADS), args, 0, 0));
	CHECK(cudaDeviceSynchronize());
	CHECK(cudaMemcpy(x, d, sizeof x, cudaMemcpyDeviceToHost));
	for (int i = 0; i < N; i++) {
		int want = (i + rounds * THREADS) % N + rounds;
		EXPECT(x[i] == want, "x[%d] = %d, want %d", i, x[i], want);
	}
	printf("%d blocks, %d rounds: first %d, last %d\n", BLOCKS, rounds, x[0], x[N - 1]);

	groups<<<1, 64>>>(d);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(x, d, 16 * sizeof *x, cudaMemcpyDeviceToHost));
	for (int t = 0; t < 8; t++) {
		int sum = 0, odd = 0;
		for (int i = t * 8; i < t * 8 + 8; i++) {
			sum += i;
			odd += i % 3 == 1;
		}
		EXPECT(x[2 * t] == sum && x[2 * t + 1] == odd, "tile %d: %d, %d", t, x[2 * t], x[2 * t + 1]);
	}
	printf("tiles of 8: first %d, last %d\n", x[0], x[14]);

	// More blocks than fit at once cannot wait for each other.
	cudaError_t err = cudaLaunchCooperativeKernel((const void *)rotate, dim3(1 << 20), dim3(THREADS), args, 0, 0);
	printf("a million blocks: %s\n", cudaGetErrorName(err));
	EXPECT(err == cudaErrorCooperativeLaunchTooLarge, "%s", cudaGetErrorString(err));
	cudaGetLastError();
	CHECK(cudaFree(d));
	return pass();
}
