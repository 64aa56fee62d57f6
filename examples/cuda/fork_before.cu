// fork_before: a process that forks before its first CUDA call gives two that
// can both use the device, at the same time.
#include "check.h"

#include <sys/wait.h>
#include <unistd.h>
#include <vector>

__global__ void squares(long long *x, int n)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < n)
		x[i] = (long long)i * i;
}

static long long sum_of_squares(int n)
{
	std::vector<long long> x(n);
	long long *d, sum = 0;
	CHECK(cudaMalloc(&d, n * sizeof *d));
	squares<<<(n + 127) / 128, 128>>>(d, n);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(x.data(), d, n * sizeof *d, cudaMemcpyDeviceToHost));
	CHECK(cudaFree(d));
	for (long long v : x)
		sum += v;
	long long m = n - 1, want = m * (m + 1) * (2 * m + 1) / 6;
	EXPECT(sum == want, "sum of %d squares is %lld, want %lld", n, sum, want);
	return sum;
}

int main()
{
	pid_t child = fork();
	EXPECT(child >= 0, "fork failed");
	if (child == 0) {
		printf("child:  %lld\n", sum_of_squares(1000));
		return 0;
	}
	long long sum = sum_of_squares(2000);
	int status = 0;
	EXPECT(waitpid(child, &status, 0) == child, "waitpid failed");
	EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0, "child ended with status %x", status);
	printf("parent: %lld\n", sum);
	return pass();
}
