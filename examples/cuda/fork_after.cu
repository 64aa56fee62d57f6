// fork_after: a child forked after CUDA was initialised cannot use it: its
// calls fail with cudaErrorInitializationError. The parent is not disturbed.
#include "check.h"

#include <sys/wait.h>
#include <unistd.h>

__global__ void increment(int *x)
{
	x[threadIdx.x]++;
}

static int step(int *d)
{
	int x[32];
	increment<<<1, 32>>>(d);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(x, d, sizeof x, cudaMemcpyDeviceToHost));
	for (int i = 1; i < 32; i++)
		EXPECT(x[i] == x[0], "x[%d] = %d, x[0] = %d", i, x[i], x[0]);
	return x[0];
}

// report writes at once: the child shares no buffered output with its parent.
static void report(const char *what, cudaError_t err)
{
	printf("child:  %s: %s (%d)\n", what, cudaGetErrorName(err), (int)err);
	fflush(stdout);
}

int main()
{
	int *d;
	CHECK(cudaMalloc(&d, 32 * sizeof *d));
	CHECK(cudaMemset(d, 0, 32 * sizeof *d));
	printf("parent: %d\n", step(d));
	fflush(stdout);

	pid_t child = fork();
	EXPECT(child >= 0, "fork failed");
	if (child == 0) {
		void *p = nullptr;
		cudaError_t err = cudaMalloc(&p, 1024);
		report("cudaMalloc", err);
		if (err != cudaErrorInitializationError)
			_exit(2);
		err = cudaDeviceSynchronize();
		report("cudaDeviceSynchronize", err);
		_exit(err == cudaErrorInitializationError ? 0 : 3);
	}
	int status = 0;
	EXPECT(waitpid(child, &status, 0) == child, "waitpid failed");
	EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0, "child ended with status %x", status);

	int x = step(d);
	printf("parent: %d\n", x);
	EXPECT(x == 2, "x is %d, want 2", x);
	CHECK(cudaFree(d));
	return pass();
}
