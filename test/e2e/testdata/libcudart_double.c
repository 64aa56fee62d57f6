/* Stands for libcudart: a library of that name that makes an unsupported call on behalf of another. */
#include "cuda/gen_types.h"

int runtime_call(void)
{
	int thread;
	return cuCheckpointProcessGetRestoreThreadId(7, &thread) + 1;
}
