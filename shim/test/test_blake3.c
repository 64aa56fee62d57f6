/* shim/test/test_blake3.c: the published test vectors, in one go and in pieces; with an argument, its speed.
 * Links: core/base/blake3.c core/base/crypto.c */
#include "../core/base/blake3.h"
#include "../core/base/crypto.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int failed;

/* test_vectors.json of the BLAKE3 team: byte i of the input is i mod 251. */
static const struct { size_t n; const char *hash; } vectors[] = {
		{0, "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262"},
		{1, "2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213"},
		{1023, "10108970eeda3eb932baac1428c7a2163b0e924c9a9e25b35bba72b28f70bd11"},
		{1024, "42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7"},
		{1025, "d00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444"},
		{2048, "e776b6028c7cd22a4d0ba182a8bf62205d2ef576467e838ed6f2529b85fba24a"},
		{2049, "5f4d72f40d7a5f82b15ca2b2e44b1de3c2ef86c426c95c1af0b6879522563030"},
		{3072, "b98cb0ff3623be03326b373de6b9095218513e64f1ee2edd2525c7ad1e5cffd2"},
		{3073, "7124b49501012f81cc7f11ca069ec9226cecb8a2c850cfe644e327d22d3e1cd3"},
		{4096, "015094013f57a5277b59d8475c0501042c0b642e531b0a1c8f58d2163229e969"},
		{4097, "9b4052b38f1c5fc8b1f9ff7ac7b27cd242487b3d890d15c96a1c25b8aa0fb995"},
		{5120, "9cadc15fed8b5d854562b26a9536d9707cadeda9b143978f319ab34230535833"},
		{5121, "628bd2cb2004694adaab7bbd778a25df25c47b9d4155a55f8fbd79f2fe154cff"},
		{6144, "3e2e5b74e048f3add6d21faab3f83aa44d3b2278afb83b80b3c35164ebeca205"},
		{6145, "f1323a8631446cc50536a9f705ee5cb619424d46887f3c376c695b70e0f0507f"},
		{7168, "61da957ec2499a95d6b8023e2b0e604ec7f6b50e80a9678b89d2628e99ada77a"},
		{7169, "a003fc7a51754a9b3c7fae0367ab3d782dccf28855a03d435f8cfe74605e7817"},
		{8192, "aae792484c8efe4f19e2ca7d371d8c467ffb10748d8a5a1ae579948f718a2a63"},
		{8193, "bab6c09cb8ce8cf459261398d2e7aef35700bf488116ceb94a36d0f5f1b7bc3b"},
		{16384, "f875d6646de28985646f34ee13be9a576fd515f76b5b0a26bb324735041ddde4"},
		{31744, "62b6960e1a44bcc1eb1a611a8d6235b6b4b78f32e7abc4fb4c6cdcce94895c47"},
		{100000, "d93c23eedaf165a7e0be908ba86f1a7a520d568d2d13cde787c8580c5c72cc54"},
};

static void hash(const uint8_t *p, size_t n, size_t step, char text[65])
{
	static struct ferry_blake3 s;
	uint8_t out[32];
	ferry_blake3_start(&s);
	for (size_t at = 0; at < n; at += step)
		ferry_blake3_add(&s, p + at, n - at < step ? n - at : step);
	ferry_blake3_end(&s, out);
	for (int i = 0; i < 32; i++)
		sprintf(text + 2 * i, "%02x", out[i]);
}

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void speed(void)
{
	enum { SIZE = 64 << 20 };
	uint8_t *p = calloc(1, SIZE), mac[32];
	char text[65];
	memset(p, 7, SIZE);
	double start = now();
	hash(p, SIZE, SIZE, text);
	double b = now() - start;
	start = now();
	ferry_hmac_sha256("key", 3, &(struct ferry_bytes){p, SIZE}, 1, mac);
	double s = now() - start;
	printf("BLAKE3 %.0f MB/s, SHA-256 %.0f MB/s\n", SIZE / b / 1e6, SIZE / s / 1e6);
	free(p);
}

int main(int argc, char **argv)
{
	static const size_t steps[] = {1 << 20, 1, 63, 1024, 8191, 8192, 8193};
	static uint8_t input[1 << 18];
	(void)argv;
	if (argc > 1) {
		speed();
		return 0;
	}
	for (size_t i = 0; i < sizeof input; i++)
		input[i] = (uint8_t)(i % 251);
	for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
		for (size_t k = 0; k < sizeof steps / sizeof *steps; k++) {
			char text[65];
			hash(input, vectors[i].n, steps[k], text);
			if (strcmp(text, vectors[i].hash)) {
				fprintf(stderr, "%zu bytes in pieces of %zu: %s, not %s\n", vectors[i].n, steps[k], text, vectors[i].hash);
				failed = 1;
			}
		}
	return failed;
}
