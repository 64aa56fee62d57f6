/* behind: a program that makes an unsupported call through a libcudart. */
#include "expect.h"

int runtime_call(void);

int main(void)
{
	OK(cuInit(0));
	EXPECT(runtime_call(), CUDA_ERROR_NOT_SUPPORTED + 1);
	return VERDICT();
}
