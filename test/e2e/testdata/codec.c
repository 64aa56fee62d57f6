/* codec: the shim's LZ4, as a filter. Each record of its input is a letter, two 32-bit words and as many bytes as the first says: p packs them
 * into at most as many bytes as the second says, u unpacks to exactly as many. A record of its output is a word and as many bytes; 0 where it
 * did not work. */
#include "../../../shim/core/base/lz4.h"
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
	static uint32_t table[LZ4_TABLE];
	uint32_t word[2], n;
	for (int c; (c = getchar()) != EOF;) {
		if (fread(word, sizeof word, 1, stdin) != 1)
			return 1;
		unsigned char *from = malloc(word[0] ? word[0] : 1), *to = malloc(word[1] ? word[1] : 1);
		if (fread(from, 1, word[0], stdin) != word[0])
			return 1;
		if (c == 'p')
			n = (uint32_t)ferry_lz4_pack(from, word[0], to, word[1], table);
		else
			n = ferry_lz4_unpack(from, word[0], to, word[1]) ? 0 : word[1];
		fwrite(&n, sizeof n, 1, stdout);
		fwrite(to, 1, n, stdout);
		free(from);
		free(to);
	}
	return 0;
}
