/* shim/cuda/memops.c: words that streams wait for and write. The call says what is wrong with an address or a flag, as natively. */
#include "blocking.h"
#include "endpoint.h"
#include "gen_send.h"
#include "host.h"
#include "thread.h"

enum { MOST = 256 }; /* operations in a batch */

/* May the device read or write such a word? Host memory is made reachable. */
static CUresult check_word(CUdeviceptr addr, size_t size)
{
	if (!addr || addr % size)
		return CUDA_ERROR_INVALID_VALUE;
	struct endpoint e = endpoint_at(addr);
	if (endpoint_block(&e, FERRY_HOST))
		return endpoint_is_used(&e) ? 0 : shim_make_reachable(addr);
	endpoint_span(&e, size);
	if (endpoint_is_usable(&e))
		return 0;
	endpoint_log_outside(&e);
	return CUDA_ERROR_INVALID_VALUE;
}

/* rare: whether the device can do it is for it to say. */
static CUresult wait_flags(unsigned flags, int *rare)
{
	unsigned way = flags & ~(unsigned)CU_STREAM_WAIT_VALUE_FLUSH;
	*rare |= flags > CU_STREAM_WAIT_VALUE_AND;
	return way > CU_STREAM_WAIT_VALUE_NOR ? CUDA_ERROR_INVALID_VALUE : 0;
}

static CUresult write_flags(unsigned flags, int *rare)
{
	*rare |= flags != 0;
	return flags & ~(unsigned)CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER ? CUDA_ERROR_INVALID_VALUE : 0;
}

/* Everything that is checked of one operation on a word of so many bytes. */
static CUresult check_operation(CUdeviceptr addr, size_t size, CUresult (*check_flags)(unsigned, int *), unsigned flags, int *rare)
{
	CUresult rc = check_flags(flags, rare);
	return rc ? rc : check_word(addr, size);
}

#define OPERATION(name, type, check_flags)                                                                                              \
	CUresult name(CUstream stream, CUdeviceptr addr, type value, unsigned flags)                                                    \
	{                                                                                                                               \
		int rare = 0;                                                                                                           \
		CUresult rc = shim_enter_stream(&stream);                                                                                           \
		if (rc || (rc = check_operation(addr, sizeof value, check_flags, flags, &rare)))                                                  \
			return rc;                                                                                                      \
		ferry_answer_posts(rare);                                                                                               \
		blocking_note_lasting(stream);                                                                                       \
		rc = fx_##name(stream, addr, value, flags);                                                                             \
		ferry_answer_posts(0);                                                                                                  \
		blocking_note_kernel(stream);                                                                                           \
		return rc;                                                                                                              \
	}

OPERATION(cuStreamWaitValue32_v2, cuuint32_t, wait_flags)
OPERATION(cuStreamWaitValue64_v2, cuuint64_t, wait_flags)
OPERATION(cuStreamWriteValue32_v2, cuuint32_t, write_flags)
OPERATION(cuStreamWriteValue64_v2, cuuint64_t, write_flags)

static CUresult check_one(const CUstreamBatchMemOpParams_v1 *p, int *rare)
{
	switch (p->operation) {
	case CU_STREAM_MEM_OP_WAIT_VALUE_32: return check_operation(p->waitValue.address, 4, wait_flags, p->waitValue.flags, rare);
	case CU_STREAM_MEM_OP_WAIT_VALUE_64: return check_operation(p->waitValue.address, 8, wait_flags, p->waitValue.flags, rare);
	case CU_STREAM_MEM_OP_WRITE_VALUE_32: return check_operation(p->writeValue.address, 4, write_flags, p->writeValue.flags, rare);
	case CU_STREAM_MEM_OP_WRITE_VALUE_64: return check_operation(p->writeValue.address, 8, write_flags, p->writeValue.flags, rare);
	case CU_STREAM_MEM_OP_BARRIER:
	case CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES: *rare = 1; return 0;
	}
	return CUDA_ERROR_INVALID_VALUE;
}

CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags)
{
	int rare = 0;
	CUresult rc = shim_enter_stream(&stream);
	if (!rc && (count > MOST || (count && !paramArray) || flags))
		rc = CUDA_ERROR_INVALID_VALUE;
	for (unsigned i = 0; i < count && !rc; i++)
		rc = check_one(&paramArray[i], &rare);
	if (rc)
		return rc;
	ferry_answer_posts(rare);
	blocking_note_lasting(stream);
	rc = fx_cuStreamBatchMemOp_v2(stream, count, paramArray, flags);
	ferry_answer_posts(0);
	blocking_note_kernel(stream);
	return rc;
}
