// array_parts.h: what texture.cu and surface.cu share: arrays with contents.
#pragma once

#include "conf.h"

// An array filled with f(i) in the order of its elements.
template <class T> struct filled {
	cudaArray_t a = nullptr;
	filled(size_t w, size_t h, size_t d, unsigned flags, T (*f)(int), cudaChannelFormatDesc c = cudaCreateChannelDesc<T>())
	{
		MUST(cudaMalloc3DArray(&a, &c, make_cudaExtent(w, h, d), flags));
		size_t rows = h ? h : 1, layers = d ? d : 1, n = w * rows * layers;
		std::vector<T> v(n);
		for (size_t i = 0; i < n; i++)
			v[i] = f(int(i));
		cudaMemcpy3DParms m = {};
		m.srcPtr = make_cudaPitchedPtr(v.data(), w * sizeof(T), w, rows);
		m.dstArray = a;
		m.extent = make_cudaExtent(w, rows, layers);
		m.kind = cudaMemcpyHostToDevice;
		MUST(cudaMemcpy3D(&m));
	}
	~filled() { cudaFreeArray(a); }
	operator cudaArray_t() const { return a; }
};

static inline float squares(int i) { return float(i * i); }
static inline float count(int i) { return float(i); }
