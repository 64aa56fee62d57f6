/* shim/test/test_nvml.c: answers of a hostile server to NVML calls that fuzzing found to be believed.
 * Links: nvml/call.c nvml/gen_table.c */
#include "../nvml/settle.h"
#include "check.h"

#include <stdio.h>

/* --- the rest of the shim: whatever is asked, the answer is this */
static uint64_t answer[64];
static size_t answer_bytes;
static int result;

int ferry_session_start(void) { return 0; }
int ferry_server_lacks(unsigned op, unsigned since) { return (void)op, (void)since, 0; }
int ferry_begin(struct ferry_call *c, unsigned op, size_t payload) { return (void)op, (void)payload, c->q = c->room, 0; }
int ferry_ask(struct ferry_call *c) { return c->a = answer, c->a_bytes = answer_bytes, result; }
void ferry_end(struct ferry_call *c) { (void)c; }
void ferry_log(int level, const char *format, ...) { (void)level, (void)format; }
nvmlReturn_t nvml_enter(void) { return NVML_SUCCESS; }
void nvml_leave(void) {}
void nvml_settle_memory(void) {}

/* More processes than there was room for: the caller walks as many as are counted. */
static void counted(void)
{
	struct { unsigned char bytes[2 * 24]; } list;
	unsigned n = 2;
	uint64_t args[] = {nvml_handle(NVML_KIND_Device, 1), NVML_P(&n), NVML_P(&list)};
	answer[0] = 4;
	answer[1] = 4000000000u;
	answer[2] = 3 * 24;
	answer_bytes = 24 + 3 * 24;
	CHECK(nvml_call(NVML_OP_nvmlDeviceGetComputeRunningProcesses_v3, args) == NVML_SUCCESS && n == 2);
	n = 0; /* it asks how many there are */
	answer[1] = 3;
	CHECK(nvml_call(NVML_OP_nvmlDeviceGetComputeRunningProcesses_v3, args) == NVML_SUCCESS && n == 3);
	n = 2;
	result = NVML_ERROR_INSUFFICIENT_SIZE;
	CHECK(nvml_call(NVML_OP_nvmlDeviceGetComputeRunningProcesses_v3, args) == NVML_ERROR_INSUFFICIENT_SIZE && n == 3);
	result = NVML_SUCCESS;
}

/* A name without an end. */
static void endless(void)
{
	char name[16];
	answer[0] = 100;
	memset(answer + 1, 'x', 104);
	answer_bytes = 112;
	CHECK(nvml_call(NVML_OP_nvmlDeviceGetName, (const uint64_t[]){nvml_handle(NVML_KIND_Device, 1), NVML_P(name), sizeof name}) == NVML_SUCCESS);
	CHECK(!memcmp(name, "xxxxxxxxxxxxxxx", sizeof name));
}

int main(void)
{
	counted();
	endless();
	return verdict();
}
