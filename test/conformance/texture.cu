// texture: texture objects in each dimension, their address, filter and read
// modes.
#include "array_parts.h"

// fetch reads n points of a texture at x = start + i * step; the other
// coordinates stay. One kernel for each way of reading.
struct point {
	float x, y, z;
	float dx;
	int layer;
	float level;
};

template <class T, int KIND> static __device__ T sample(cudaTextureObject_t t, const point &p, float x)
{
	if constexpr (KIND == 0)
		return tex1Dfetch<T>(t, int(x));
	else if constexpr (KIND == 1)
		return tex1D<T>(t, x);
	else if constexpr (KIND == 2)
		return tex2D<T>(t, x, p.y);
	else if constexpr (KIND == 3)
		return tex3D<T>(t, x, p.y, p.z);
	else if constexpr (KIND == 4)
		return tex1DLayered<T>(t, x, p.layer);
	else if constexpr (KIND == 5)
		return tex2DLayered<T>(t, x, p.y, p.layer);
	else if constexpr (KIND == 6)
		return texCubemap<T>(t, x, p.y, p.z);
	else if constexpr (KIND == 7)
		return texCubemapLayered<T>(t, x, p.y, p.z, p.layer);
	else if constexpr (KIND == 8)
		return tex2DLod<T>(t, x, p.y, p.level);
	else
		return tex1DLod<T>(t, x, p.level);
}

template <class T, int KIND> static __global__ void read(T *out, cudaTextureObject_t t, point p, int n)
{
	int i = threadIdx.x;
	if (i < n)
		out[i] = sample<T, KIND>(t, p, p.x + i * p.dx);
}

template <class T, int KIND> static void show(const char *what, cudaTextureObject_t t, point p, int n)
{
	dev<T> d(n);
	std::vector<T> h(n);
	read<T, KIND><<<1, n>>>(d, t, p, n);
	MUST(cudaGetLastError());
	MUST(cudaMemcpy(h.data(), d, n * sizeof(T), cudaMemcpyDeviceToHost));
	list(what, h.data(), n);
}

static cudaTextureDesc desc(cudaTextureAddressMode a = cudaAddressModeClamp, cudaTextureFilterMode f = cudaFilterModePoint,
	cudaTextureReadMode r = cudaReadModeElementType, bool normalized = false)
{
	cudaTextureDesc d = {};
	d.addressMode[0] = d.addressMode[1] = d.addressMode[2] = a;
	d.filterMode = f;
	d.readMode = r;
	d.normalizedCoords = normalized;
	return d;
}

struct texture {
	cudaTextureObject_t t = 0;
	texture(cudaArray_t a, const cudaTextureDesc &d)
	{
		cudaResourceDesc r = {};
		r.resType = cudaResourceTypeArray;
		r.res.array.array = a;
		MUST(cudaCreateTextureObject(&t, &r, &d, nullptr));
	}
	texture(const void *p, size_t bytes, cudaChannelFormatDesc c, const cudaTextureDesc &d)
	{
		cudaResourceDesc r = {};
		r.resType = cudaResourceTypeLinear;
		r.res.linear.devPtr = const_cast<void *>(p);
		r.res.linear.desc = c;
		r.res.linear.sizeInBytes = bytes;
		MUST(cudaCreateTextureObject(&t, &r, &d, nullptr));
	}
	~texture() { cudaDestroyTextureObject(t); }
	operator cudaTextureObject_t() const { return t; }
};

static unsigned char bytes(int i) { return (unsigned char)(i * 37); }

CHECK(texture, linear_fetch)
{
	dev<float> p(8);
	float h[8] = {0, 1, 4, 9, 16, 25, 36, 49};
	MUST(cudaMemcpy(p, h, sizeof h, cudaMemcpyHostToDevice));
	texture t(p, sizeof h, cudaCreateChannelDesc<float>(), desc());
	show<float, 0>("in_and_out", t, {-2, 0, 0, 1}, 12);
}

CHECK(texture, linear_fetch_formats)
{
	dev<unsigned char> p(16);
	unsigned char h[16];
	for (int i = 0; i < 16; i++)
		h[i] = bytes(i);
	MUST(cudaMemcpy(p, h, 16, cudaMemcpyHostToDevice));
	texture u8(p, 16, cudaCreateChannelDesc<unsigned char>(), desc());
	show<unsigned char, 0>("u8", u8, {0, 0, 0, 1}, 8);
	texture s8(p, 16, cudaCreateChannelDesc<signed char>(), desc());
	show<signed char, 0>("s8", s8, {0, 0, 0, 1}, 8);
	texture n8(p, 16, cudaCreateChannelDesc<unsigned char>(), desc(cudaAddressModeClamp, cudaFilterModePoint, cudaReadModeNormalizedFloat));
	show<float, 0>("unorm8", n8, {0, 0, 0, 1}, 8);
	texture m8(p, 16, cudaCreateChannelDesc<signed char>(), desc(cudaAddressModeClamp, cudaFilterModePoint, cudaReadModeNormalizedFloat));
	show<float, 0>("snorm8", m8, {0, 0, 0, 1}, 8);
	texture u16(p, 16, cudaCreateChannelDesc<unsigned short>(), desc());
	show<unsigned short, 0>("u16", u16, {0, 0, 0, 1}, 8);
	texture n16(p, 16, cudaCreateChannelDesc<short>(), desc(cudaAddressModeClamp, cudaFilterModePoint, cudaReadModeNormalizedFloat));
	show<float, 0>("snorm16", n16, {0, 0, 0, 1}, 8);
	texture i32(p, 16, cudaCreateChannelDesc<int>(), desc());
	show<int, 0>("s32", i32, {0, 0, 0, 1}, 5);
}

CHECK(texture, half)
{
	unsigned short h[4] = {0x3c00, 0x3800, 0xc000, 0x7bff}; // 1, 0.5, -2, 65504
	dev<unsigned short> p(4);
	MUST(cudaMemcpy(p, h, 8, cudaMemcpyHostToDevice));
	texture t(p, 8, cudaCreateChannelDescHalf(), desc());
	show<float, 0>("is", t, {0, 0, 0, 1}, 5);
}

CHECK(texture, one_dimension_address_modes)
{
	filled<float> a(5, 0, 0, 0, squares);
	for (auto m : {cudaAddressModeWrap, cudaAddressModeClamp, cudaAddressModeMirror, cudaAddressModeBorder}) {
		char what[16];
		snprintf(what, sizeof what, "mode%d", m);
		texture t(a, desc(m, cudaFilterModePoint, cudaReadModeElementType, true));
		show<float, 1>(what, t, {-1.1f, 0, 0, 0.2f}, 16);
	}
	for (auto m : {cudaAddressModeClamp, cudaAddressModeBorder}) {
		texture t(a, desc(m));
		show<float, 1>("plain", t, {-2.5f, 0, 0, 1}, 10);
	}
}

CHECK(texture, wrap_without_normalized)
{
	// Wrap and mirror need normalized coordinates; else they become clamp.
	filled<float> a(5, 0, 0, 0, squares);
	for (auto m : {cudaAddressModeWrap, cudaAddressModeMirror}) {
		texture t(a, desc(m));
		show<float, 1>("is", t, {-2.5f, 0, 0, 1}, 10);
	}
}

CHECK(texture, one_dimension_linear_filter)
{
	filled<float> a(5, 0, 0, 0, squares);
	texture t(a, desc(cudaAddressModeClamp, cudaFilterModeLinear));
	show<float, 1>("eighths", t, {0.5f, 0, 0, 0.125f}, 24);
	texture b(a, desc(cudaAddressModeBorder, cudaFilterModeLinear));
	show<float, 1>("border", b, {-1, 0, 0, 0.25f}, 12);
	texture w(a, desc(cudaAddressModeWrap, cudaFilterModeLinear, cudaReadModeElementType, true));
	show<float, 1>("wrap", w, {-0.25f, 0, 0, 0.125f}, 12);
	texture m(a, desc(cudaAddressModeMirror, cudaFilterModeLinear, cudaReadModeElementType, true));
	show<float, 1>("mirror", m, {-0.25f, 0, 0, 0.125f}, 12);
}

CHECK(texture, two_dimensions)
{
	filled<float> a(4, 3, 0, 0, count);
	texture t(a, desc());
	show<float, 2>("point", t, {-0.5f, 1.5f, 0, 1}, 6);
	show<float, 2>("below", t, {0.5f, 9, 0, 1}, 4);
	texture l(a, desc(cudaAddressModeClamp, cudaFilterModeLinear));
	show<float, 2>("linear", l, {0.25f, 1.25f, 0, 0.25f}, 16);
	texture n(a, desc(cudaAddressModeWrap, cudaFilterModeLinear, cudaReadModeElementType, true));
	show<float, 2>("wrap", n, {-0.125f, 0.875f, 0, 0.125f}, 10);
}

CHECK(texture, two_dimensions_pitched)
{
	unsigned char *p = nullptr, h[6 * 4];
	size_t pitch;
	for (int i = 0; i < 24; i++)
		h[i] = (unsigned char)(i * 10);
	MUST(cudaMallocPitch((void **)&p, &pitch, 6, 4));
	MUST(cudaMemcpy2D(p, pitch, h, 6, 6, 4, cudaMemcpyHostToDevice));
	cudaResourceDesc r = {};
	r.resType = cudaResourceTypePitch2D;
	r.res.pitch2D.devPtr = p;
	r.res.pitch2D.desc = cudaCreateChannelDesc<unsigned char>();
	r.res.pitch2D.width = 6;
	r.res.pitch2D.height = 4;
	r.res.pitch2D.pitchInBytes = pitch;
	cudaTextureObject_t t = 0;
	cudaTextureDesc d = desc(cudaAddressModeClamp, cudaFilterModeLinear, cudaReadModeNormalizedFloat);
	rt("create", cudaCreateTextureObject(&t, &r, &d, nullptr));
	show<float, 2>("linear", t, {0, 2, 0, 0.5f}, 12);
	cudaDestroyTextureObject(t);
	r.res.pitch2D.pitchInBytes = 7;
	rt("pitch", cudaCreateTextureObject(&t, &r, &d, nullptr));
	cudaFree(p);
	last();
}

CHECK(texture, three_dimensions)
{
	filled<float> a(3, 3, 3, 0, count);
	texture t(a, desc());
	show<float, 3>("point", t, {-0.5f, 1.5f, 2.5f, 1}, 5);
	texture l(a, desc(cudaAddressModeClamp, cudaFilterModeLinear));
	show<float, 3>("linear", l, {0.5f, 1, 1.25f, 0.25f}, 10);
	texture b(a, desc(cudaAddressModeBorder, cudaFilterModeLinear));
	show<float, 3>("border", b, {0, 0, 0, 0.5f}, 7);
}

CHECK(texture, layered)
{
	filled<float> a(4, 0, 3, cudaArrayLayered, count), b(3, 2, 4, cudaArrayLayered, count);
	texture t(a, desc()), u(b, desc(cudaAddressModeClamp, cudaFilterModeLinear));
	for (int layer : {0, 2, 5, -1})
		show<float, 4>("1d", t, {0.5f, 0, 0, 1, layer}, 4);
	for (int layer : {0, 3, 9, -1})
		show<float, 5>("2d", u, {0.5f, 1, 0, 0.5f, layer}, 5);
}

CHECK(texture, cubemap)
{
	filled<float> a(2, 2, 6, cudaArrayCubemap, count), b(2, 2, 12, cudaArrayCubemap | cudaArrayLayered, count);
	texture t(a, desc(cudaAddressModeClamp, cudaFilterModePoint, cudaReadModeElementType, true));
	show<float, 6>("x", t, {-1, 0.25f, -0.25f, 2}, 2);
	show<float, 6>("y", t, {-0.5f, 1, 0.2f, 1}, 2);
	show<float, 6>("z", t, {-0.5f, 0.2f, -1, 1}, 2);
	texture u(b, desc(cudaAddressModeClamp, cudaFilterModePoint, cudaReadModeElementType, true));
	for (int layer : {0, 1})
		show<float, 7>("layered", u, {-1, 0.25f, -0.25f, 2, layer}, 2);
}

CHECK(texture, vectors)
{
	filled<float4> a(3, 2, 0, 0, [](int i) { return make_float4(i, i + 0.5f, -i, 100 * i); });
	texture t(a, desc(cudaAddressModeClamp, cudaFilterModeLinear));
	dev<float4> d(4);
	float4 h[4];
	read<float4, 2><<<1, 4>>>(d, t, {0.5f, 1, 0, 0.75f}, 4);
	MUST(cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost));
	list("is", (float *)h, 16);
	filled<uchar4> b(3, 2, 0, 0, [](int i) { return make_uchar4(i, 50 + i, 100 + i, 255); });
	texture u(b, desc(cudaAddressModeClamp, cudaFilterModePoint, cudaReadModeNormalizedFloat));
	read<float4, 2><<<1, 4>>>(d, u, {0.5f, 1.5f, 0, 1}, 4);
	MUST(cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost));
	list("is", (float *)h, 16);
}

CHECK(texture, border_colour)
{
	filled<float> a(3, 0, 0, 0, count);
	cudaTextureDesc d = desc(cudaAddressModeBorder);
	d.borderColor[0] = 7.5f;
	texture t(a, d);
	show<float, 1>("is", t, {-1.5f, 0, 0, 1}, 6);
}

CHECK(texture, mipmap)
{
	cudaMipmappedArray_t m;
	cudaChannelFormatDesc c = cudaCreateChannelDesc<float>();
	MUST(cudaMallocMipmappedArray(&m, &c, make_cudaExtent(8, 8, 0), 4));
	for (unsigned level = 0; level < 4; level++) {
		cudaArray_t a;
		MUST(cudaGetMipmappedArrayLevel(&a, m, level));
		int w = 8 >> level;
		std::vector<float> v(w * w, 10.0f * level);
		v[0] += 1;
		MUST(cudaMemcpy2DToArray(a, 0, 0, v.data(), w * 4, w * 4, w, cudaMemcpyHostToDevice));
	}
	cudaResourceDesc r = {};
	r.resType = cudaResourceTypeMipmappedArray;
	r.res.mipmap.mipmap = m;
	for (auto f : {cudaFilterModePoint, cudaFilterModeLinear}) {
		cudaTextureDesc d = desc(cudaAddressModeClamp, cudaFilterModePoint, cudaReadModeElementType, true);
		d.mipmapFilterMode = f;
		d.maxMipmapLevelClamp = 2.5f;
		d.minMipmapLevelClamp = 0.25f;
		cudaTextureObject_t t = 0;
		MUST(cudaCreateTextureObject(&t, &r, &d, nullptr));
		for (float level : {0.0f, 0.5f, 1.0f, 1.75f, 3.0f, -1.0f}) {
			char what[16];
			snprintf(what, sizeof what, "%g", level);
			show<float, 8>(what, t, {0.01f, 0.01f, 0, 0.5f, 0, level}, 2);
		}
		cudaDestroyTextureObject(t);
	}
	cudaFreeMipmappedArray(m);
}

CHECK(texture, mipmap_levels)
{
	cudaMipmappedArray_t m = nullptr;
	cudaArray_t a = nullptr;
	cudaChannelFormatDesc c = cudaCreateChannelDesc<float>();
	rt("too_many", cudaMallocMipmappedArray(&m, &c, make_cudaExtent(8, 8, 0), 9));
	if (m)
		cudaFreeMipmappedArray(m);
	rt("create", cudaMallocMipmappedArray(&m, &c, make_cudaExtent(9, 5, 0), 3));
	for (unsigned l : {0u, 1u, 2u, 3u}) {
		cudaExtent e = {};
		if (rt("level", cudaGetMipmappedArrayLevel(&a, m, l)) != cudaSuccess)
			continue;
		MUST(cudaArrayGetInfo(nullptr, &e, nullptr, a));
		say("%zux%zux%zu", e.width, e.height, e.depth);
	}
	rt("free", cudaFreeMipmappedArray(m));
	rt("zero_levels", cudaMallocMipmappedArray(&m, &c, make_cudaExtent(8, 8, 0), 0));
	last();
}

CHECK(texture, create_wrong)
{
	cudaTextureObject_t t = 0;
	cudaResourceDesc r = {};
	cudaTextureDesc d = desc();
	rt("null", cudaCreateTextureObject(nullptr, &r, &d, nullptr));
	rt("null_resource", cudaCreateTextureObject(&t, nullptr, &d, nullptr));
	r.resType = cudaResourceTypeArray;
	rt("null_array", cudaCreateTextureObject(&t, &r, &d, nullptr));
	rt("null_description", cudaCreateTextureObject(&t, &r, nullptr, nullptr));
	dev<float> p(16);
	r.resType = cudaResourceTypeLinear;
	r.res.linear.devPtr = p.p + 1;
	r.res.linear.desc = cudaCreateChannelDesc<float>();
	r.res.linear.sizeInBytes = 16;
	rt("misaligned", cudaCreateTextureObject(&t, &r, &d, nullptr));
	r.res.linear.devPtr = p.p;
	r.res.linear.desc = cudaCreateChannelDesc(32, 32, 32, 0, cudaChannelFormatKindFloat);
	rt("three_channels", cudaCreateTextureObject(&t, &r, &d, nullptr));
	r.res.linear.desc = cudaCreateChannelDesc(7, 0, 0, 0, cudaChannelFormatKindUnsigned);
	rt("seven_bits", cudaCreateTextureObject(&t, &r, &d, nullptr));
	r.res.linear.desc = cudaCreateChannelDesc<int>();
	d.readMode = cudaReadModeNormalizedFloat;
	rt("normalized_int", cudaCreateTextureObject(&t, &r, &d, nullptr));
	d.readMode = cudaReadModeElementType;
	d.filterMode = cudaFilterModeLinear;
	rt("filtered_int", cudaCreateTextureObject(&t, &r, &d, nullptr));
	rt("destroy_zero", cudaDestroyTextureObject(0));
	last();
}

CHECK(texture, descriptions_back)
{
	filled<unsigned short> a(4, 4, 0, 0, [](int i) { return (unsigned short)i; });
	cudaTextureDesc in = desc(cudaAddressModeMirror, cudaFilterModeLinear, cudaReadModeNormalizedFloat, true), out;
	in.maxAnisotropy = 4;
	texture t(a, in);
	cudaResourceDesc r;
	memset(&r, 0xee, sizeof r);
	memset(&out, 0xee, sizeof out);
	rt("resource", cudaGetTextureObjectResourceDesc(&r, t));
	val("type", r.resType);
	is("array", r.res.array.array == a);
	rt("texture", cudaGetTextureObjectTextureDesc(&out, t));
	say("(%d,%d,%d,%d,%u,%d)", out.addressMode[0], out.filterMode, out.readMode, out.normalizedCoords, out.maxAnisotropy, out.sRGB);
	cudaResourceViewDesc v;
	rt("view", cudaGetTextureObjectResourceViewDesc(&v, t));
	last();
}
