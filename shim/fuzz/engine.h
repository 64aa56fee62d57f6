/* shim/fuzz/engine.h: what fuzz targets of the shim share.
 *
 * An execution is a tape: bytes from which the target takes every decision, its own and those of the hostile server it plays. A tape
 * that is at its end answers 0, which always means the honest thing: so short tapes are nearly valid sessions, and changing one byte
 * changes one decision. engine.c keeps the tapes that reached new code and changes them further. */
#ifndef FERRY_FUZZ_ENGINE_H
#define FERRY_FUZZ_ENGINE_H
#include <stddef.h>
#include <stdint.h>

/* --- written by a target */
extern const char fuzz_name[];
void fuzz_begin(void); /* once in each process, before the first execution */
void fuzz_one(void);   /* one execution */
int fuzz_option(const char *name, const char *value); /* 1: the target knows this option and did it; the program ends */

/* --- for targets */
uint64_t fuzz_pick(uint64_t n); /* less than n */
int fuzz_rare(void);            /* 1 in 32 */
uint64_t fuzz_word(void);       /* of any size; often one at which something changes */
void fuzz_bytes(void *p, size_t n);
void fuzz_damage(void *p, size_t n); /* usually not; else a few bytes or words of it */
void fuzz_failed(const char *file, int line, const char *what) __attribute__((noreturn));
#define FUZZ_CHECK(x) ((x) ? (void)0 : fuzz_failed(__FILE__, __LINE__, #x))
#endif
