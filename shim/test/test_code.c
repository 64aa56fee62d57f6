/* shim/test/test_code.c: a kernel whose parameters the server does not know yet, but sends: fuzz_program found that they were never freed.
 * Links: cuda/code.c cuda/table.c core/base/lock.c. The leak is the sanitizer's to find. */
#include "../cuda/code.h"
#include "../cuda/managed.h"
#include "../core/net/pack.h"

#include <stdio.h>
#include <stdlib.h>

static int failed;
#define CHECK(x) ((x) ? (void)0 : (void)(failed++, fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #x)))

static struct shim_function *object;
void *ferry_handle_drop(int kind, uint64_t handle) { return (void)kind, (void)handle, object; }
int ferry_begin(struct ferry_call *c, unsigned op, size_t payload) { return (void)c, (void)op, (void)payload, 1; }
int ferry_post_bulk(struct ferry_call *c, const void *data, size_t n) { return (void)c, (void)data, (void)n, 1; }
void ferry_pack_image(struct ferry_pack *k) { (void)k; }
size_t ferry_pack_image_chunk(struct ferry_pack *k, const unsigned char *data, size_t n) { return (void)k, (void)data, (void)n, 0; }
void ferry_pack_end(struct ferry_pack *k, unsigned lane) { (void)k, (void)lane; }
void ferry_log(int level, const char *format, ...) { (void)level, (void)format; }
void shim_answers_free(struct shim_function *f) { (void)f; }
void shim_answer_keep(struct shim_function *f, const void *q, size_t n, uint64_t a) { (void)f, (void)q, (void)n, (void)a; }
CUresult shim_note_variable(CUdeviceptr p, uint64_t n, int mirrored, struct shim_ctx *c) { return (void)p, (void)n, (void)mirrored, (void)c, 0; }

int main(void)
{
	static const FerryFunction unknown = {.paramCount = UINT32_MAX}, known = {.paramCount = 6};
	object = code_function("kernel", &unknown, (struct ferry_array){malloc(6 * sizeof(FerryParam)), 6});
	CHECK(object && !object->layout && !object->params);
	object->layout = malloc(8); /* as function.c does when they are known */
	code_free_function(FERRY_KIND_CUkernel, NULL);
	object = code_function("kernel", &known, (struct ferry_array){malloc(6 * sizeof(FerryParam)), 6});
	CHECK(object && object->layout && object->params == 6);
	code_free_function(FERRY_KIND_CUkernel, NULL);
	return failed != 0;
}
