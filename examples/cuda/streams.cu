// streams: four streams work at once on pinned memory with asynchronous
// copies, wait for each other through events, and are timed by events.
#include "check.h"

const int STREAMS = 4, N = 30000;

__global__ void scale(const int *in, int *out, int n, int factor)
{
	for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
		out[i] = in[i] * factor;
}

__global__ void gather(const int *parts, int *sum, int n)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < n) {
		int s = 0;
		for (int p = 0; p < STREAMS; p++)
			s += parts[p * n + i];
		sum[i] = s;
	}
}

int main()
{
	int *in, *out, *sum, *din, *dout, *dsum;
	CHECK(cudaMallocHost(&in, STREAMS * N * sizeof(int)));
	CHECK(cudaHostAlloc(&out, STREAMS * N * sizeof(int), cudaHostAllocDefault));
	CHECK(cudaMallocHost(&sum, N * sizeof(int)));
	CHECK(cudaMalloc(&din, STREAMS * N * sizeof(int)));
	CHECK(cudaMalloc(&dout, STREAMS * N * sizeof(int)));
	CHECK(cudaMalloc(&dsum, N * sizeof(int)));
	for (int i = 0; i < STREAMS * N; i++) {
		in[i] = i % 1001;
		out[i] = -1;
	}

	cudaStream_t stream[STREAMS];
	cudaEvent_t begin, end, done[STREAMS];
	CHECK(cudaEventCreate(&begin));
	CHECK(cudaEventCreate(&end));
	for (int s = 0; s < STREAMS; s++) {
		CHECK(cudaStreamCreateWithFlags(&stream[s], s % 2 ? cudaStreamNonBlocking : cudaStreamDefault));
		CHECK(cudaEventCreateWithFlags(&done[s], cudaEventDisableTiming));
	}

	// All streams start after begin, in stream 0; stream 0 gathers after all.
	CHECK(cudaEventRecord(begin, stream[0]));
	for (int s = 0; s < STREAMS; s++) {
		int at = s * N;
		CHECK(cudaStreamWaitEvent(stream[s], begin, 0));
		CHECK(cudaMemcpyAsync(din + at, in + at, N * sizeof(int), cudaMemcpyHostToDevice, stream[s]));
		scale<<<30, 128, 0, stream[s]>>>(din + at, dout + at, N, s + 1);
		CHECK(cudaGetLastError());
		CHECK(cudaMemcpyAsync(out + at, dout + at, N * sizeof(int), cudaMemcpyDeviceToHost, stream[s]));
		CHECK(cudaEventRecord(done[s], stream[s]));
	}
	for (int s = 1; s < STREAMS; s++)
		CHECK(cudaStreamWaitEvent(stream[0], done[s], 0));
	gather<<<(N + 127) / 128, 128, 0, stream[0]>>>(dout, dsum, N);
	CHECK(cudaGetLastError());
	CHECK(cudaMemcpyAsync(sum, dsum, N * sizeof(int), cudaMemcpyDeviceToHost, stream[0]));
	CHECK(cudaEventRecord(end, stream[0]));
	CHECK(cudaEventSynchronize(end));

	for (int s = 0; s < STREAMS; s++) {
		CHECK(cudaStreamSynchronize(stream[s]));
		CHECK(cudaStreamQuery(stream[s]));
		CHECK(cudaEventQuery(done[s]));
		for (int i = s * N; i < (s + 1) * N; i++)
			EXPECT(out[i] == in[i] * (s + 1), "stream %d: out[%d] = %d, want %d", s, i, out[i], in[i] * (s + 1));
		printf("stream %d: last %d\n", s, out[(s + 1) * N - 1]);
	}
	for (int i = 0; i < N; i++) {
		int want = 0;
		for (int s = 0; s < STREAMS; s++)
			want += in[s * N + i] * (s + 1);
		EXPECT(sum[i] == want, "sum[%d] = %d, want %d", i, sum[i], want);
	}
	printf("gathered: last %d\n", sum[N - 1]);

	float ms = -1;
	CHECK(cudaEventElapsedTime(&ms, begin, end));
	EXPECT(ms >= 0 && ms < 60000, "elapsed %g ms", ms);
	cudaError_t err = cudaEventElapsedTime(&ms, begin, done[0]); // made without timing
	EXPECT(err == cudaErrorInvalidResourceHandle, "elapsed without timing: %s", cudaGetErrorName(err));
	cudaGetLastError();

	for (int s = 0; s < STREAMS; s++) {
		CHECK(cudaEventDestroy(done[s]));
		CHECK(cudaStreamDestroy(stream[s]));
	}
	CHECK(cudaEventDestroy(begin));
	CHECK(cudaEventDestroy(end));
	CHECK(cudaFree(din));
	CHECK(cudaFree(dout));
	CHECK(cudaFree(dsum));
	CHECK(cudaFreeHost(in));
	CHECK(cudaFreeHost(out));
	CHECK(cudaFreeHost(sum));
	return pass();
}
