/* shim/cuda/image.c: how long is the thing this pointer points to? Images carry no length; their formats do. */
#include "image.h"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WRAPPER 0x466243B1u
#define FATBIN 0xBA55ED50u
#define MOST SHIM_IMAGE_MOST

static uint16_t u16(const unsigned char *p) { uint16_t v; memcpy(&v, p, 2); return v; }
static uint32_t u32(const unsigned char *p) { uint32_t v; memcpy(&v, p, 4); return v; }
static uint64_t u64(const unsigned char *p) { uint64_t v; memcpy(&v, p, 8); return v; }
static uint64_t larger(uint64_t a, uint64_t b) { return a > b ? a : b; }

int shim_image_is_wrapper(const void *p) { return u32(p) == WRAPPER; }

/* A wrapper of version 2 is what nvcc -rdc=true leaves: the linked image, and a list of what it was linked from. */
const void *const *shim_image_units(const void *p)
{
	const void *const *units = NULL;
	if (p && u32(p) == WRAPPER && u32((const unsigned char *)p + 4) == 2)
		memcpy(&units, (const unsigned char *)p + 16, sizeof units);
	return units;
}

/* The end of whatever an ELF file's headers point at. */
static uint64_t elf_size(const unsigned char *p)
{
	uint64_t phoff = u64(p + 32), shoff = u64(p + 40), end = 64;
	unsigned phsize = u16(p + 54), phnum = u16(p + 56), shsize = u16(p + 58), shnum = u16(p + 60);

	if (phoff > MOST || shoff > MOST || (phnum && phsize < 56) || (shnum && shsize < 64))
		return 0;
	end = larger(end, larger(shoff + (uint64_t)shsize * shnum, phoff + (uint64_t)phsize * phnum));
	for (unsigned i = 0; i < shnum; i++) {
		const unsigned char *s = p + shoff + (uint64_t)i * shsize;
		if (u32(s + 4) != 8) /* SHT_NOBITS takes no room in the file */
			end = larger(end, u64(s + 24) + u64(s + 32));
	}
	for (unsigned i = 0; i < phnum; i++) {
		const unsigned char *s = p + phoff + (uint64_t)i * phsize;
		end = larger(end, u64(s + 8) + u64(s + 32));
	}
	return end;
}

struct shim_image shim_image(const void *pointer)
{
	const unsigned char *p = pointer;
	uint64_t n = 0;

	if (p && u32(p) == WRAPPER)
		memcpy(&p, p + 8, sizeof p);
	if (!p)
		return (struct shim_image){0};
	if (p[0] == 0x7f && !memcmp(p, "\177ELF", 4))
		n = elf_size(p);
	else if ((p[0] == 0x50) && u32(p) == FATBIN)
		n = u16(p + 6) + u64(p + 8);
	else
		n = strlen((const char *)p) + 1; /* PTX; the NUL goes along */
	return n > MOST ? (struct shim_image){0} : (struct shim_image){p, (size_t)n};
}

void *shim_read_file(const char *path, size_t *n)
{
	FILE *f = fopen(path, "re");
	char *text = NULL;
	long size;

	if (!f)
		return NULL;
	if (!fseek(f, 0, SEEK_END) && (size = ftell(f)) >= 0 && (uint64_t)size < MOST && !fseek(f, 0, SEEK_SET) && (text = malloc((size_t)size + 1))) {
		*n = fread(text, 1, (size_t)size, f) + 1;
		text[*n - 1] = 0;
	}
	fclose(f);
	return text;
}
