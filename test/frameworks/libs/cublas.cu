// link: cublas cublasLt
// cuBLAS: products of several types, batches, triangular systems, scalars on the device; cuBLASLt with an epilogue.
#include "check.h"

#include <cublasLt.h>
#include <cublas_v2.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

static const int M = 96, N = 80, K = 112;

template <class T> static std::vector<T> narrowed(size_t n, uint64_t seed)
{
	std::vector<T> v;
	for (float x : fractions<float>(n, seed))
		v.push_back(T(x));
	return v;
}

static void products(cublasHandle_t h)
{
	float one = 1, half = 0.5f;
	double one_d = 1, zero_d = 0;
	float *a = upload(fractions<float>(M * K, 1)), *b = upload(fractions<float>(K * N, 2)), *c = upload(fractions<float>(M * N, 3));
	CHECK(cublasSgemm(h, CUBLAS_OP_N, CUBLAS_OP_N, M, N, K, &one, a, M, b, K, &half, c, M));
	say("sgemm", c, M * N);
	double *ad = upload(fractions<double>(M * K, 1)), *bd = upload(fractions<double>(K * N, 2)), *cd = room<double>(M * N);
	CHECK(cublasDgemm(h, CUBLAS_OP_N, CUBLAS_OP_T, M, N, K, &one_d, ad, M, bd, N, &zero_d, cd, M));
	say("dgemm", cd, M * N);
	__half *ah = upload(narrowed<__half>(M * K, 4)), *bh = upload(narrowed<__half>(K * N, 5)), *ch = room<__half>(M * N);
	CHECK(cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, M, N, K, &one, ah, CUDA_R_16F, M, bh, CUDA_R_16F, K, &half, ch, CUDA_R_16F, M, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT));
	say("half", (uint16_t *)ch, M * N);
	CHECK(cublasSetMathMode(h, CUBLAS_TF32_TENSOR_OP_MATH));
	CHECK(cublasSgemm(h, CUBLAS_OP_N, CUBLAS_OP_N, M, N, K, &one, a, M, b, K, &half, c, M));
	CHECK(cublasSetMathMode(h, CUBLAS_DEFAULT_MATH));
	say("tf32", c, M * N);
	float *batch = room<float>(4 * 16 * 16);
	CHECK(cublasSgemmStridedBatched(h, CUBLAS_OP_N, CUBLAS_OP_N, 16, 16, 16, &one, a, 16, 256, b, 16, 256, &half, batch, 16, 256, 4));
	say("batched", batch, 4 * 16 * 16);
}

static void vectors(cublasHandle_t h)
{
	float *x = upload(whole<float>(1000, 6)), *y = upload(whole<float>(1000, 7)), result = 0, two = 2;
	CHECK(cublasSaxpy(h, 1000, &two, x, 1, y, 1));
	CHECK(cublasSdot(h, 1000, x, 1, y, 1, &result));
	int largest = 0;
	CHECK(cublasIsamax(h, 1000, y, 1, &largest));
	printf("dot: %a, largest %d\n", result, largest);
	float *on_device = room<float>(1);
	CHECK(cublasSetPointerMode(h, CUBLAS_POINTER_MODE_DEVICE));
	CHECK(cublasSasum(h, 1000, x, 1, on_device));
	CHECK(cublasSetPointerMode(h, CUBLAS_POINTER_MODE_HOST));
	say("asum", on_device, 1);
	std::vector<float> triangle = fractions<float>(64 * 64, 8);
	for (int i = 0; i < 64; i++)
		triangle[i * 65] = 4;
	float one = 1, *t = upload(triangle), *b = upload(fractions<float>(64 * 8, 9)), *v = room<float>(64);
	CHECK(cublasStrsm(h, CUBLAS_SIDE_LEFT, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_N, CUBLAS_DIAG_NON_UNIT, 64, 8, &one, t, 64, b, 64));
	say("trsm", b, 64 * 8);
	CHECK(cublasSgemv(h, CUBLAS_OP_T, 64, 64, &one, t, 64, b, 1, &one, v, 1));
	say("gemv", v, 64);
}

// D = relu(A B + bias) in bfloat16, by the algorithm the heuristic names first.
static void with_epilogue()
{
	const int m = 128, n = 64, k = 256;
	const size_t room_for_work = 4 << 20;
	cublasLtHandle_t lt;
	CHECK(cublasLtCreate(&lt));
	cublasLtMatmulDesc_t op;
	CHECK(cublasLtMatmulDescCreate(&op, CUBLAS_COMPUTE_32F, CUDA_R_32F));
	cublasLtEpilogue_t epilogue = CUBLASLT_EPILOGUE_RELU_BIAS;
	__nv_bfloat16 *bias = upload(narrowed<__nv_bfloat16>(m, 10));
	CHECK(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_EPILOGUE, &epilogue, sizeof epilogue));
	CHECK(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &bias, sizeof bias));
	cublasLtMatrixLayout_t la, lb, ld;
	CHECK(cublasLtMatrixLayoutCreate(&la, CUDA_R_16BF, m, k, m));
	CHECK(cublasLtMatrixLayoutCreate(&lb, CUDA_R_16BF, k, n, k));
	CHECK(cublasLtMatrixLayoutCreate(&ld, CUDA_R_16BF, m, n, m));
	cublasLtMatmulPreference_t preference;
	CHECK(cublasLtMatmulPreferenceCreate(&preference));
	CHECK(cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &room_for_work, sizeof room_for_work));
	cublasLtMatmulHeuristicResult_t found[4];
	int count = 0;
	CHECK(cublasLtMatmulAlgoGetHeuristic(lt, op, la, lb, ld, ld, preference, 4, found, &count));
	__nv_bfloat16 *a = upload(narrowed<__nv_bfloat16>(m * k, 11)), *b = upload(narrowed<__nv_bfloat16>(k * n, 12)), *d = room<__nv_bfloat16>(m * n);
	float one = 1, zero = 0;
	CHECK(cublasLtMatmul(lt, op, &one, a, la, b, lb, &zero, d, ld, d, ld, &found[0].algo, room<char>(room_for_work), room_for_work, 0));
	say("lt_relu_bias", (uint16_t *)d, m * n);
	CHECK(cublasLtDestroy(lt));
}

int main()
{
	cublasHandle_t h;
	CHECK(cublasCreate(&h));
	cudaStream_t s;
	CHECK(cudaStreamCreate(&s));
	CHECK(cublasSetStream(h, s));
	int version = 0;
	CHECK(cublasGetVersion(h, &version));
	printf("version: %d\n", version);
	products(h);
	vectors(h);
	CHECK(cublasDestroy(h));
	with_epilogue();
	return 0;
}
