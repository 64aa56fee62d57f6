// link: cufft
// cuFFT: complex and real, one to three dimensions, batches with strides, a work area of our own.
#include "check.h"

#include <cufft.h>

int main()
{
	const int n = 1000, batch = 8;
	cufftHandle plan;
	cufftComplex *x = (cufftComplex *)upload(fractions<float>(2 * n * batch, 1));
	CHECK(cufftPlan1d(&plan, n, CUFFT_C2C, batch));
	CHECK(cufftExecC2C(plan, x, x, CUFFT_FORWARD));
	say("c2c", (float *)x, 2 * n * batch);
	CHECK(cufftExecC2C(plan, x, x, CUFFT_INVERSE));
	say("c2c_back", (float *)x, 2 * n * batch);
	CHECK(cufftDestroy(plan));

	cufftReal *r = upload(fractions<float>(64 * 96, 2));
	cufftComplex *spectrum = room<cufftComplex>(64 * 49);
	CHECK(cufftPlan2d(&plan, 64, 96, CUFFT_R2C));
	CHECK(cufftExecR2C(plan, r, spectrum));
	say("r2c_2d", (float *)spectrum, 2 * 64 * 49);
	CHECK(cufftDestroy(plan));
	CHECK(cufftPlan2d(&plan, 64, 96, CUFFT_C2R));
	CHECK(cufftExecC2R(plan, spectrum, r));
	say("c2r_2d", r, 64 * 96);
	CHECK(cufftDestroy(plan));

	cufftDoubleComplex *z = (cufftDoubleComplex *)upload(fractions<double>(2 * 8 * 9 * 10, 3));
	CHECK(cufftPlan3d(&plan, 8, 9, 10, CUFFT_Z2Z));
	CHECK(cufftExecZ2Z(plan, z, z, CUFFT_FORWARD));
	say("z2z_3d", (double *)z, 2 * 8 * 9 * 10);
	CHECK(cufftDestroy(plan));

	// Every second element of rows 512 apart, on a stream, with our own work area and a prime length.
	int length = 251, embed = 512;
	size_t work = 0;
	cudaStream_t s;
	CHECK(cudaStreamCreate(&s));
	CHECK(cufftCreate(&plan));
	CHECK(cufftSetAutoAllocation(plan, 0));
	CHECK(cufftMakePlanMany(plan, 1, &length, &embed, 2, embed, &embed, 2, embed, CUFFT_C2C, 4, &work));
	CHECK(cufftSetWorkArea(plan, room<char>(work + 1)));
	CHECK(cufftSetStream(plan, s));
	cufftComplex *strided = (cufftComplex *)upload(fractions<float>(2 * embed * 4, 4));
	CHECK(cufftExecC2C(plan, strided, strided, CUFFT_FORWARD));
	say("strided_prime", (float *)strided, 2 * embed * 4);
	CHECK(cufftDestroy(plan));
	return 0;
}
