// Every texture and surface function of the CUDA C++ headers, so that the PTX
// has every form nvcc spells them in. Each kernel writes one number per call.

extern "C" __global__ void sample(float *out, cudaTextureObject_t row, cudaTextureObject_t plane,
                                  cudaTextureObject_t volume, float x, float y, float z)
{
	bool resident = false;
	out[0] = tex1D<float>(row, x);
	out[1] = tex2D<float>(plane, x, y);
	out[2] = tex3D<float>(volume, x, y, z);
	out[3] = tex2D<float>(plane, x, y, &resident);
	out[4] = resident;
	float4 four = tex2Dgather<float4>(plane, x, y, 0);
	out[5] = four.x + 10 * four.y + 100 * four.z + 1000 * four.w;
	out[6] = tex1DLod<float>(row, x, 0);
	out[7] = tex2DLod<float>(plane, x, y, 0);
	out[8] = tex3DLod<float>(volume, x, y, z, 0);
	out[9] = tex1DGrad<float>(row, x, y, z);
	out[10] = tex2DGrad<float>(plane, x, y, make_float2(x, y), make_float2(y, x));
	out[11] = tex3DGrad<float>(volume, x, y, z, make_float4(x, y, z, 0), make_float4(z, y, x, 0));
}

extern "C" __global__ void layered(float *out, cudaTextureObject_t rows, cudaTextureObject_t planes,
                                   cudaTextureObject_t cube, cudaTextureObject_t cubes, float x, float y, float z, int layer)
{
	float4 d = make_float4(x, y, z, 0);
	out[0] = tex1DLayered<float>(rows, x, layer);
	out[1] = tex2DLayered<float>(planes, x, y, layer);
	out[2] = texCubemap<float>(cube, x, y, z);
	out[3] = texCubemapLayered<float>(cubes, x, y, z, layer);
	out[4] = tex1DLayeredLod<float>(rows, x, layer, 0);
	out[5] = tex2DLayeredLod<float>(planes, x, y, layer, 0);
	out[6] = texCubemapLod<float>(cube, x, y, z, 0);
	out[7] = texCubemapLayeredLod<float>(cubes, x, y, z, layer, 0);
	out[8] = tex1DLayeredGrad<float>(rows, x, layer, y, z);
	out[9] = tex2DLayeredGrad<float>(planes, x, y, layer, make_float2(x, y), make_float2(y, x));
	out[10] = texCubemapGrad<float>(cube, x, y, z, d, d);
	out[11] = texCubemapLayeredGrad<float>(cubes, x, y, z, layer, d, d);
}

extern "C" __global__ void integers(int *out, cudaTextureObject_t bytes, cudaTextureObject_t list, float x, float y, int i)
{
	uchar4 c = tex2D<uchar4>(bytes, x, y);
	out[0] = c.x;
	out[1] = c.w;
	out[2] = tex1Dfetch<short>(list, i);
	out[3] = tex2Dgather<uchar4>(bytes, x, y, 1).y;
}

extern "C" __global__ void surfaces(int *out, cudaSurfaceObject_t plane, cudaSurfaceObject_t volume, cudaSurfaceObject_t planes,
                                    cudaSurfaceObject_t cube, int x, int y, int z)
{
	surf2Dwrite(40, plane, 4 * x, y);
	surf2Dwrite(make_int2(41, 42), plane, 8 * x, y + 1, cudaBoundaryModeClamp);
	surf2Dwrite((unsigned char)43, plane, x, y + 2, cudaBoundaryModeZero);
	surf3Dwrite(44, volume, 4 * x, y, z);
	surf2DLayeredwrite(45, planes, 4 * x, y, z);
	surfCubemapwrite(46, cube, 4 * x, y, z);
	surf2Dwrite(99, plane, 4 * x, -1, cudaBoundaryModeZero);
	out[0] = surf2Dread<int>(plane, 4 * x, y);
	out[1] = surf2Dread<int2>(plane, 8 * x, y + 1).y;
	out[2] = surf2Dread<unsigned char>(plane, x, y + 2);
	out[3] = surf3Dread<int>(volume, 4 * x, y, z);
	out[4] = surf2DLayeredread<int>(planes, 4 * x, y, z);
	out[5] = surfCubemapread<int>(cube, 4 * x, y, z);
	out[6] = surf2Dread<int>(plane, 4 * x, -1, cudaBoundaryModeZero);
	out[7] = surf2Dread<int>(plane, 4 * x, -1, cudaBoundaryModeClamp);
}
