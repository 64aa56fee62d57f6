/* shim/nvml/settle.c: questions about memory see what the program allocated before them.
 *
 * NVML has a session of its own, and an allocation is a command without an answer in CUDA's session: NVML could be asked before the
 * worker has executed it. So the shim's libcuda.so.1, if the program has it, is told to wait for what it sent. Its private table is
 * found by hand: both libraries need libc only, and dlsym is in another library on older systems. */
#include "settle.h"
#include <elf.h>
#include <link.h>
#include <stddef.h>

/* The value of an entry of the dynamic section. glibc has made addresses of the offsets, others have not. */
static uintptr_t dynamic_value(const struct dl_phdr_info *o, const ElfW(Dyn) *d, ElfW(Sxword) tag)
{
	for (; d->d_tag != DT_NULL; d++)
		if (d->d_tag == tag)
			return d->d_un.d_ptr < o->dlpi_addr ? o->dlpi_addr + d->d_un.d_ptr : d->d_un.d_ptr;
	return 0;
}

static uint32_t gnu_hash(const char *name)
{
	uint32_t h = 5381;
	for (; *name; name++)
		h = h * 33 + (unsigned char)*name;
	return h;
}

/* A symbol by the hash table that every linker writes; no Bloom filter, the name is there. */
static uintptr_t symbol_address(const struct dl_phdr_info *o, const ElfW(Dyn) *d, const char *name)
{
	const uint32_t *table = (const uint32_t *)dynamic_value(o, d, DT_GNU_HASH);
	const ElfW(Sym) *symbols = (const ElfW(Sym) *)dynamic_value(o, d, DT_SYMTAB);
	const char *names = (const char *)dynamic_value(o, d, DT_STRTAB);
	if (!table || !symbols || !names || !table[0])
		return 0;
	uint32_t buckets = table[0], first = table[1], hash = gnu_hash(name);
	const uint32_t *bucket = table + 4 + table[2] * (sizeof(ElfW(Addr)) / 4), *chain = bucket + buckets;
	uint32_t i = bucket[hash % buckets];
	for (; i >= first; i++) {
		uint32_t h = chain[i - first];
		if ((h | 1) == (hash | 1) && !strcmp(names + symbols[i].st_name, name))
			return symbols[i].st_value ? o->dlpi_addr + symbols[i].st_value : 0;
		if (h & 1)
			break;
	}
	return 0;
}

static int find_driver(struct dl_phdr_info *o, size_t n, void *out)
{
	const char *slash = o->dlpi_name ? strrchr(o->dlpi_name, '/') : NULL, *name = slash ? slash + 1 : o->dlpi_name;
	(void)n;
	if (!name || strncmp(name, "libcuda.so", 10))
		return 0;
	for (int i = 0; i < o->dlpi_phnum; i++)
		if (o->dlpi_phdr[i].p_type == PT_DYNAMIC)
			*(uintptr_t *)out = symbol_address(o, (const ElfW(Dyn) *)(o->dlpi_addr + o->dlpi_phdr[i].p_vaddr), "cuGetExportTable");
	return 1;
}

void nvml_settle_memory(void)
{
	static const unsigned char id[16] = {'F', 'e', 'r', 'r', 'y', ' ', 'c', 'o', 'u', 'n', 't', 's', 0, 0, 0, 1};
	const uintptr_t *table = NULL;
	uintptr_t at = 0;
	dl_iterate_phdr(find_driver, &at);
	int (*get)(const void **, const void *) = (int (*)(const void **, const void *))at;
	if (!get || get((const void **)&table, id) || !table || table[0] < 3 * sizeof *table) /* none, or NVIDIA's own */
		return;
	((void (*)(void))table[2])();
}
