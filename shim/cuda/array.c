/* shim/cuda/array.c: CUDA arrays are made here; copies to and from them are in copy_3d.c. What else can be asked of an array is generated. */
#include "capture.h"
#include "gen_send.h"
#include "handles.h"
#include "mem.h"
#include "thread.h"

/* An array is not made while a capture forbids it. */

static CUresult may_make(const void *out, const void *p)
{
	CUresult rc = shim_enter();
	return rc ? rc : out && p ? shim_capture_allows() : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v2 *p)
{
	CUresult rc = may_make(pHandle, p);
	CUarray h = rc ? NULL : shim_mint_handle(FERRY_KIND_CUarray);
	if (rc || !h)
		return rc ? rc : CUDA_ERROR_OUT_OF_MEMORY;
	shim_headroom_forget();
	if ((rc = fx_cuArrayCreate_v2(h, p)))
		shim_drop_handle(FERRY_KIND_CUarray, h);
	else
		*pHandle = h;
	return rc;
}

CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *p)
{
	CUresult rc = may_make(pHandle, p);
	CUarray h = rc ? NULL : shim_mint_handle(FERRY_KIND_CUarray);
	if (rc || !h)
		return rc ? rc : CUDA_ERROR_OUT_OF_MEMORY;
	shim_headroom_forget();
	if ((rc = fx_cuArray3DCreate_v2(h, p)))
		shim_drop_handle(FERRY_KIND_CUarray, h);
	else
		*pHandle = h;
	return rc;
}

CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *p, unsigned levels)
{
	CUresult rc = may_make(pHandle, p);
	CUmipmappedArray h = rc ? NULL : shim_mint_handle(FERRY_KIND_CUmipmappedArray);
	if (rc || !h)
		return rc ? rc : CUDA_ERROR_OUT_OF_MEMORY;
	shim_headroom_forget();
	if ((rc = fx_cuMipmappedArrayCreate(h, p, levels)))
		shim_drop_handle(FERRY_KIND_CUmipmappedArray, h);
	else
		*pHandle = h;
	return rc;
}

/* Either may be left out. */
CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)
{
	CUarray_format format;
	int channels;
	CUresult rc = shim_enter_handle(FERRY_KIND_CUtexref, hTexRef);
	return rc ? rc : fx_cuTexRefGetFormat(pFormat ? pFormat : &format, pNumChannels ? pNumChannels : &channels, hTexRef);
}
