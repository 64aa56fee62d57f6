/* shim/core/net/readbuffer.c: a buffer of 64 KiB. Threads: the reader alone (session/reader.c). */
#include "readbuffer.h"
#include <string.h>

static unsigned char bytes[64 << 10];
static size_t at, end;

void ferry_readbuffer_reset(void) { at = end = 0; }
int ferry_readbuffer_holds(void) { return at < end; }

long ferry_readbuffer_take(void *to, size_t n, long (*fill)(void *, size_t))
{
	if (at == end) {
		int direct = n >= sizeof bytes;
		long k = fill(direct ? to : bytes, direct ? n : sizeof bytes);
		if (k < 0 || direct)
			return k;
		at = 0;
		end = (size_t)k;
	}
	size_t k = end - at < n ? end - at : n;
	memcpy(to, bytes + at, k);
	at += k;
	return (long)k;
}
