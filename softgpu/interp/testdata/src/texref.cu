// Texture and surface references, which CUDA 12 took away: compiled with 11.8.

texture<float, 2, cudaReadModeElementType> plane;
texture<uchar4, 1, cudaReadModeNormalizedFloat> colours;
texture<int, 1> list;
surface<void, 2> canvas;

extern "C" __global__ void refer(float *out, float x, float y, int i)
{
	out[0] = tex2D(plane, x, y);
	out[1] = tex1D(colours, x).y;
	out[2] = tex1Dfetch(list, i);
	surf2Dwrite(1.5f, canvas, 4 * i, 1);
	out[3] = surf2Dread<float>(canvas, 4 * i, 1);
}
