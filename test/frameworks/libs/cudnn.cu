// link: cudnn
// cuDNN: convolution forward and backward, pooling, activation, softmax, batch normalisation.
#include "check.h"

#include <cudnn.h>

static const float one = 1, zero = 0;

static cudnnTensorDescriptor_t tensor(int n, int c, int h, int w)
{
	cudnnTensorDescriptor_t t;
	CHECK(cudnnCreateTensorDescriptor(&t));
	CHECK(cudnnSetTensor4dDescriptor(t, CUDNN_TENSOR_NCHW, CUDNN_DATA_FLOAT, n, c, h, w));
	return t;
}

static float *convolutions(cudnnHandle_t h)
{
	const int n = 4, c = 8, k = 16, side = 32;
	cudnnTensorDescriptor_t tx = tensor(n, c, side, side), ty = tensor(n, k, side, side);
	cudnnFilterDescriptor_t tw;
	CHECK(cudnnCreateFilterDescriptor(&tw));
	CHECK(cudnnSetFilter4dDescriptor(tw, CUDNN_DATA_FLOAT, CUDNN_TENSOR_NCHW, k, c, 3, 3));
	cudnnConvolutionDescriptor_t conv;
	CHECK(cudnnCreateConvolutionDescriptor(&conv));
	CHECK(cudnnSetConvolution2dDescriptor(conv, 1, 1, 1, 1, 1, 1, CUDNN_CROSS_CORRELATION, CUDNN_DATA_FLOAT));
	CHECK(cudnnSetConvolutionMathType(conv, CUDNN_FMA_MATH));
	float *x = upload(fractions<float>(n * c * side * side, 1)), *w = upload(fractions<float>(k * c * 9, 2));
	float *y = room<float>(n * k * side * side), *dx = room<float>(n * c * side * side), *dw = room<float>(k * c * 9);
	size_t size = 0;
	const auto forward = CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM;
	CHECK(cudnnGetConvolutionForwardWorkspaceSize(h, tx, tw, conv, ty, forward, &size));
	CHECK(cudnnConvolutionForward(h, &one, tx, x, tw, w, conv, forward, room<char>(size + 1), size, &zero, ty, y));
	say("convolution", y, n * k * side * side);
	const auto data = CUDNN_CONVOLUTION_BWD_DATA_ALGO_1; // 1 adds in a fixed order
	CHECK(cudnnGetConvolutionBackwardDataWorkspaceSize(h, tw, ty, conv, tx, data, &size));
	CHECK(cudnnConvolutionBackwardData(h, &one, tw, w, ty, y, conv, data, room<char>(size + 1), size, &zero, tx, dx));
	say("gradient_of_data", dx, n * c * side * side);
	const auto filter = CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1;
	CHECK(cudnnGetConvolutionBackwardFilterWorkspaceSize(h, tx, ty, conv, tw, filter, &size));
	CHECK(cudnnConvolutionBackwardFilter(h, &one, tx, x, ty, y, conv, filter, room<char>(size + 1), size, &zero, tw, dw));
	say("gradient_of_filter", dw, k * c * 9);
	return y;
}

static void layers(cudnnHandle_t h, float *x)
{
	const int n = 4, c = 16, side = 32, count = n * c * side * side;
	cudnnTensorDescriptor_t t = tensor(n, c, side, side), half = tensor(n, c, side / 2, side / 2), tb;
	cudnnActivationDescriptor_t relu;
	CHECK(cudnnCreateActivationDescriptor(&relu));
	CHECK(cudnnSetActivationDescriptor(relu, CUDNN_ACTIVATION_TANH, CUDNN_PROPAGATE_NAN, 0));
	float *y = room<float>(count);
	CHECK(cudnnActivationForward(h, relu, &one, t, x, &zero, t, y));
	say("tanh", y, count);
	cudnnPoolingDescriptor_t pool;
	CHECK(cudnnCreatePoolingDescriptor(&pool));
	CHECK(cudnnSetPooling2dDescriptor(pool, CUDNN_POOLING_MAX, CUDNN_PROPAGATE_NAN, 2, 2, 0, 0, 2, 2));
	CHECK(cudnnPoolingForward(h, pool, &one, t, y, &zero, half, x));
	say("max_pool", x, count / 4);
	CHECK(cudnnSoftmaxForward(h, CUDNN_SOFTMAX_ACCURATE, CUDNN_SOFTMAX_MODE_CHANNEL, &one, t, y, &zero, t, x));
	say("softmax", x, count);
	CHECK(cudnnCreateTensorDescriptor(&tb));
	CHECK(cudnnDeriveBNTensorDescriptor(tb, t, CUDNN_BATCHNORM_SPATIAL));
	float *scale = upload(fractions<float>(c, 3)), *bias = upload(fractions<float>(c, 4)), *mean = room<float>(c), *variance = room<float>(c);
	CHECK(cudnnBatchNormalizationForwardTraining(h, CUDNN_BATCHNORM_SPATIAL, &one, &zero, t, y, t, x, tb, scale, bias, 1.0, mean, variance, 1e-5, nullptr, nullptr));
	say("batch_norm", x, count);
	say("mean", mean, c);
}

int main()
{
	cudnnHandle_t h;
	CHECK(cudnnCreate(&h));
	cudaStream_t s;
	CHECK(cudaStreamCreate(&s));
	CHECK(cudnnSetStream(h, s));
	printf("version: %zu\n", cudnnGetVersion());
	layers(h, convolutions(h));
	CHECK(cudnnDestroy(h));
	return 0;
}
