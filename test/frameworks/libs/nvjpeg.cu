// link: nvjpeg
// nvJPEG: a picture encoded on the GPU and decoded again.
#include "check.h"

#include <algorithm>
#include <nvjpeg.h>

static const int w = 256, h = 160;

static std::vector<unsigned char> encoded(const std::vector<unsigned char> &picture, cudaStream_t s)
{
	nvjpegHandle_t handle;
	nvjpegEncoderState_t encoder;
	nvjpegEncoderParams_t parameters;
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
	return bits;
}

// decoded with a backend of our choice, as each rounds in its own way; that of the library's choice must only be near.
static void decoded(const char *name, nvjpegBackend_t backend, const std::vector<unsigned char> &bits, const std::vector<unsigned char> &picture, cudaStream_t s)
{
	nvjpegHandle_t handle;
	nvjpegJpegState_t state;
	int components, widths[NVJPEG_MAX_COMPONENT], heights[NVJPEG_MAX_COMPONENT], farthest = 0;
	nvjpegChromaSubsampling_t sampling;
	CHECK(nvjpegCreateEx(backend, nullptr, nullptr, 0, &handle));
	CHECK(nvjpegJpegStateCreate(handle, &state));
	CHECK(nvjpegGetImageInfo(handle, bits.data(), bits.size(), &components, &sampling, widths, heights));
	nvjpegImage_t image = {};
	image.channel[0] = room<unsigned char>(3 * w * h);
	image.pitch[0] = 3 * w;
	CHECK(nvjpegDecode(handle, state, bits.data(), bits.size(), NVJPEG_OUTPUT_RGBI, &image, s));
	CHECK(cudaStreamSynchronize(s));
	std::vector<unsigned char> pixels = download(image.channel[0], picture.size());
	for (size_t i = 0; i < pixels.size(); i++)
		farthest = std::max(farthest, abs(pixels[i] - picture[i]));
	if (backend == NVJPEG_BACKEND_DEFAULT) {
		printf("%s: %d components, %d x %d, near %d\n", name, components, widths[0], heights[0], farthest < 64);
	} else {
		printf("%s_off_by: %d\n", name, farthest);
		say(name, image.channel[0], pixels.size());
	}
	CHECK(nvjpegDestroy(handle));
}

int main()
{
	std::vector<unsigned char> picture;
	for (int y = 0; y < h; y++)
		for (int x = 0; x < w; x++)
			for (int c = 0; c < 3; c++)
				picture.push_back((unsigned char)(c == 0 ? x : c == 1 ? y : (x + y) / 2));
	cudaStream_t s;
	CHECK(cudaStreamCreate(&s));
	std::vector<unsigned char> bits = encoded(picture, s);
	decoded("hybrid", NVJPEG_BACKEND_HYBRID, bits, picture, s);
	decoded("gpu_hybrid", NVJPEG_BACKEND_GPU_HYBRID, bits, picture, s);
	decoded("default", NVJPEG_BACKEND_DEFAULT, bits, picture, s);
	return 0;
}
