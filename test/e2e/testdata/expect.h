/* expect.h: for programs that link the driver API itself and hold its answers against what they should be. */
#include "cuda/gen_types.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int wrong;

__attribute__((unused)) static void expect_(int is, int want, const char *call, int line)
{
	if (is != want) {
		printf("line %d: %s answers %d, not %d\n", line, call, is, want);
		wrong = 1;
	}
}
#define EXPECT(call, want) expect_((int)(call), (int)(want), #call, __LINE__) /* a call and the code it must answer */
#define OK(call) EXPECT(call, CUDA_SUCCESS)
#define SAME(is, want) expect_((is) == (want), 1, #is " == " #want, __LINE__)
#define VERDICT() (puts(wrong ? "FAIL" : "PASS"), wrong)
