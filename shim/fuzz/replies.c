/* shim/fuzz/replies.c: answers that a real server gave, recorded by 'fuzz_program -o record FILE': op, length, bytes. */
#include "server.h"
#include <stdio.h>
#include <stdlib.h>

enum { OPS = 1024, EACH = 4 };
static struct { unsigned char *p[EACH]; uint32_t n[EACH], count; } known[OPS];

int replies_load(const char *path)
{
	FILE *f = fopen(path, "r");
	uint32_t head[2];
	int total = 0;
	if (!f)
		return -1;
	while (fread(head, sizeof head, 1, f) == 1 && head[1] < 1u << 20) {
		unsigned char *p = malloc(head[1] + 1);
		if (!p || (head[1] && fread(p, head[1], 1, f) != 1) || head[0] >= OPS || known[head[0]].count == EACH) {
			free(p);
			continue;
		}
		uint32_t k = known[head[0]].count++;
		known[head[0]].p[k] = p;
		known[head[0]].n[k] = head[1];
		total++;
	}
	fclose(f);
	return total;
}

const unsigned char *reply_for(unsigned op, unsigned which, size_t *n)
{
	if (op >= OPS || !known[op].count)
		return NULL;
	which %= known[op].count;
	*n = known[op].n[which];
	return known[op].p[which];
}
