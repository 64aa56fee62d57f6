/* test/stress/words_kernels.c: kernels that store a hash of their parameters: separate words, structs by value, all alignments, gaps. */
#include "words.h"

struct kernel kernels[] = {
	{"words", 17, {{8, 8, 0}, {8, 8, 0}, {8, 8, 0}, {8, 8, 0}, {8, 8, 0}, {8, 8, 0}, {8, 8, 0}, {8, 8, 0}, {8, 8, 0}, {8, 8, 0}, {8, 8, 0}, {8, 8, 0}, {8, 8, 0}, {8, 8, 0}, {8, 8, 0}, {8, 8, 0}, {8, 8, 0}}, 0, NULL},
	{"one_struct", 2, {{8, 8, 0}, {128, 8, 0}}, 0, NULL},
	{"mixed", 9, {{8, 8, 0}, {4, 4, 0}, {8, 8, 0}, {1, 1, 0}, {64, 16, 0}, {2, 2, 0}, {8, 8, 0}, {4, 4, 0}, {8, 8, 0}}, 0, NULL},
	{"halves", 4, {{8, 8, 0}, {4, 4, 0}, {60, 4, 0}, {4, 4, 0}}, 0, NULL},
	{"bytes", 4, {{8, 8, 0}, {1, 1, 0}, {77, 1, 0}, {3, 1, 0}}, 0, NULL},
	{"aligned", 4, {{8, 8, 0}, {48, 16, 0}, {2, 2, 0}, {32, 16, 0}}, 0, NULL},
	{"large", 3, {{8, 8, 0}, {4, 4, 0}, {4064, 8, 0}}, 0, NULL},
	{"nothing", 1, {{8, 8, 0}}, 0, NULL},
};
const unsigned kernels_n = sizeof kernels / sizeof *kernels;

/* Bytes of a parameter that are read at a time. */
static unsigned unit_of(const struct param *p)
{
	unsigned u = 8;
	while (u > p->align || p->size % u)
		u /= 2;
	return u;
}

static const char *const seed_text = "0xcbf29ce484222325", *const factor_text = "0x9e3779b97f4a7c15";
static const uint64_t seed = 0xcbf29ce484222325ull, factor = 0x9e3779b97f4a7c15ull;

uint64_t hash_on_host(const struct kernel *k, const unsigned char *block)
{
	uint64_t h = seed;
	for (unsigned i = 1; i < k->n; i++)
		for (unsigned u = unit_of(&k->p[i]), at = 0; at < k->p[i].size; at += u) {
			uint64_t v = 0;
			memcpy(&v, block + k->p[i].offset + at, u);
			h = (h ^ v) * factor;
			h ^= h >> 29;
		}
	return h;
}

/* A variable of the module, and one in managed memory, are addresses too. */
static void print_kernel(FILE *f, const struct kernel *k)
{
	fprintf(f, ".visible .entry %s(.param .u64 at", k->name);
	for (unsigned i = 1; i < k->n; i++)
		fprintf(f, ", .param .align %u .b8 p%u[%u]", k->p[i].align, i, k->p[i].size);
	fprintf(f, ")\n{\n\t.reg .b64 %%at, %%h, %%v;\n\tmov.u64 %%h, %s;\n", seed_text);
	for (unsigned i = 1; i < k->n; i++)
		for (unsigned u = unit_of(&k->p[i]), at = 0; at < k->p[i].size; at += u)
			fprintf(f, "\tld.param.u%u %%v, [p%u+%u];\n\txor.b64 %%h, %%h, %%v;\n\tmul.lo.u64 %%h, %%h, %s;\n\tshr.u64 %%v, %%h, 29;\n\txor.b64 %%h, %%h, %%v;\n",
				8 * u, i, at, factor_text);
	fputs("\tld.param.u64 %at, [at];\n\tst.global.u64 [%at], %h;\n\tret;\n}\n", f);
}

CUmodule load_kernels(void)
{
	char *text = NULL;
	size_t n;
	CUmodule m;
	FILE *f = open_memstream(&text, &n);
	fputs(".version 6.0\n.target sm_50\n.address_size 64\n.visible .global .align 8 .b8 variable[4096];\n", f);
	for (struct kernel *k = kernels; k < kernels + kernels_n; k++) {
		for (unsigned i = 0; i < k->n; i++) {
			k->p[i].offset = (k->bytes + k->p[i].align - 1) / k->p[i].align * k->p[i].align;
			k->bytes = k->p[i].offset + k->p[i].size;
		}
		print_kernel(f, k);
	}
	fclose(f);
	TRY(cuModuleLoadData(&m, text));
	free(text);
	for (struct kernel *k = kernels; k < kernels + kernels_n; k++)
		TRY(cuModuleGetFunction(&k->f, m, k->name));
	return m;
}
