// link: nppc nppial nppif nppig nppist npps
// NPP: arithmetic, filters, resizing and sums of a picture; sums of a signal.
#include "check.h"

#include <npp.h>

static NppStreamContext context(cudaStream_t s)
{
	NppStreamContext c = {};
	cudaDeviceProp p;
	CHECK(cudaGetDeviceProperties(&p, 0));
	c.hStream = s;
	c.nMultiProcessorCount = p.multiProcessorCount;
	c.nMaxThreadsPerMultiProcessor = p.maxThreadsPerMultiProcessor;
	c.nMaxThreadsPerBlock = p.maxThreadsPerBlock;
	c.nSharedMemPerBlock = p.sharedMemPerBlock;
	c.nCudaDevAttrComputeCapabilityMajor = p.major;
	c.nCudaDevAttrComputeCapabilityMinor = p.minor;
	CHECK(cudaStreamGetFlags(s, &c.nStreamFlags));
	return c;
}

int main()
{
	cudaStream_t s;
	CHECK(cudaStreamCreate(&s));
	NppStreamContext c = context(s);
	const int w = 320, h = 200;
	const NppiSize size = {w, h}, inner = {w - 8, h - 8}, small = {w / 2, h / 2};
	std::vector<Npp8u> picture;
	for (int i = 0; i < w * h; i++)
		picture.push_back((Npp8u)(i * 7 + i / w * 13));
	Npp8u *a = upload(picture), *b = room<Npp8u>(w * h), *d = room<Npp8u>(w * h);

	CHECK(nppiAddC_8u_C1RSfs_Ctx(a, w, 17, b, w, size, 1, c));
	say("add", b, w * h);
	CHECK(nppiAbsDiff_8u_C1R_Ctx(a, w, b, w, d, w, size, c));
	say("difference", d, w * h);
	CHECK(nppiFilterBox_8u_C1R_Ctx(a + 4 * w + 4, w, d + 4 * w + 4, w, inner, {5, 5}, {2, 2}, c));
	say("box", d, w * h);
	CHECK(nppiResize_8u_C1R_Ctx(a, w, size, {0, 0, w, h}, b, w / 2, small, {0, 0, w / 2, h / 2}, NPPI_INTER_LINEAR, c));
	say("half", b, w * h / 4);

	size_t need = 0;
	Npp64f *sum = room<Npp64f>(1);
	CHECK(nppiSumGetBufferHostSize_8u_C1R_Ctx(size, &need, c));
	CHECK(nppiSum_8u_C1R_Ctx(a, w, size, room<Npp8u>(need), sum, c));
	CHECK(cudaStreamSynchronize(s));
	printf("sum: %a\n", download(sum, 1)[0]);

	Npp32f *x = upload(whole<Npp32f>(5000, 1)), *total = room<Npp32f>(1);
	CHECK(nppsMulC_32f_I_Ctx(3, x, 5000, c));
	CHECK(nppsSumGetBufferSize_32f_Ctx(5000, &need, c));
	CHECK(nppsSum_32f_Ctx(x, 5000, total, room<Npp8u>(need), c));
	CHECK(cudaStreamSynchronize(s));
	say("signal", x, 5000);
	printf("signal_sum: %a\n", download(total, 1)[0]);
	return 0;
}
