// link: nvjpeg
// nvJPEG: a picture encoded on the GPU and decoded again.
#include "check.h"

#include <nvjpeg.h>

int main()
{
	const int w = 256, h = 160;
	std::vector<unsigned char> picture;
	for (int y = 0; y < h; y++)
		for (int x = 0; x < w; x++)
			for (int c = 0; c < 3; c++)
				picture.push_back((unsigned char)(c == 0 ? x : c == 1 ? y : x + y));
	nvjpegHandle_t handle;
	nvjpegEncoderState_t encoder;
	nvjpegEncoderParams_t parameters;
	cudaStream_t s;
	CHECK(cudaStreamCreate(&s));
	CHECK(nvjpegCreateSimple(&handle));
	CHECK(nvjpegEncoderStateCreate(handle, &encoder, s));
	CHECK(nvjpegEncoderParamsCreate(handle, &parameters, s));
	CHECK(nvjpegEncoderParamsSetQuality(parameters, 90, s));
	CHECK(nvjpegEncoderParamsSetSamplingFactors(parameters, NVJPEG_CSS_420, s));
	nvjpegImage_t image = {};
	image.channel[0] = upload(picture);
	image.pitch[0] = 3 * w;
	CHECK(nvjpegEncodeImage(handle, encoder, parameters, &image, NVJPEG_INPUT_RGBI, w, h, s));
	size_t size = 0;
	CHECK(nvjpegEncodeRetrieveBitstream(handle, encoder, nullptr, &size, s));
	std::vector<unsigned char> bits(size);
	CHECK(nvjpegEncodeRetrieveBitstream(handle, encoder, bits.data(), &size, s));
	CHECK(cudaStreamSynchronize(s));
	printf("encoded: %016llx %zu\n", (unsigned long long)fnv(bits.data(), size), size);

	nvjpegJpegState_t state;
	int components, widths[NVJPEG_MAX_COMPONENT], heights[NVJPEG_MAX_COMPONENT];
	nvjpegChromaSubsampling_t sampling;
	CHECK(nvjpegJpegStateCreate(handle, &state));
	CHECK(nvjpegGetImageInfo(handle, bits.data(), size, &components, &sampling, widths, heights));
	nvjpegImage_t decoded = {};
	decoded.channel[0] = room<unsigned char>(3 * w * h);
	decoded.pitch[0] = 3 * w;
	CHECK(nvjpegDecode(handle, state, bits.data(), size, NVJPEG_OUTPUT_RGBI, &decoded, s));
	CHECK(cudaStreamSynchronize(s));
	printf("shape: %d components, %d x %d\n", components, widths[0], heights[0]);
	say("decoded", decoded.channel[0], 3 * w * h);
	CHECK(nvjpegDestroy(handle));
	return 0;
}
