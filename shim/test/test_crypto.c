/* shim/test/test_crypto.c: published test vectors, one answer of a real driver, the mutex and the log.
 * Links: core/base/crypto.c core/base/lock.c core/base/log.c */
#include "../core/ferry.h"
#include "check.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static int is_hex(const uint8_t *got, size_t n, const char *want)
{
	char text[65];
	for (size_t i = 0; i < n; i++)
		sprintf(text + 2 * i, "%02x", got[i]);
	if (strcmp(text, want))
		fprintf(stderr, "got  %s\nwant %s\n", text, want);
	return !strcmp(text, want);
}

/* RFC 1319, A.5. */
static void test_md2(void)
{
	static const char *const v[][2] = {
		{"", "8350e5a3e24c153df2275c9f80692773"},
		{"a", "32ec01ec4a6dac72c0ab96fb34c0b5d1"},
		{"abc", "da853b0d3f88d99b30283a69e6ded6bb"},
		{"message digest", "ab4f496bfb2a530b219ff33031fe06b0"},
		{"abcdefghijklmnopqrstuvwxyz", "4e8ddff3650292ab5a4108c3aa47940b"},
		{"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "da33def2a42df13975352846c30338cd"},
		{"12345678901234567890123456789012345678901234567890123456789012345678901234567890", "d5976f79d83d3a0dc9806c3c66f3efd8"},
	};
	uint8_t out[16];
	for (size_t i = 0; i < sizeof v / sizeof *v; i++) {
		ferry_md2(v[i][0], strlen(v[i][0]), out);
		CHECK(is_hex(out, 16, v[i][1]));
	}
}

/* What one driver answered for known inputs: the message of the integrity check, built here byte by byte. */
static void test_integrity_sample(void)
{
	static const uint8_t key[16] = {0x14, 0x6a, 0xdd, 0xae, 0x53, 0xa9, 0xa7, 0x52, 0xaa, 0x08, 0x41, 0x36, 0x0b, 0xf5, 0x5a, 0x9f};
	static const uint8_t uuid[16] = {0x67, 0x22, 0xcb, 0xcf, 0xc6, 0x61, 0xf2, 0x92, 0x74, 0xd6, 0xed, 0x23, 0x2a, 0x32, 0x13, 0x1c};
	uint32_t head[4] = {12020, 11082, 0x4d08, 0x2b78};
	uint64_t addresses[4] = {0x7ff8c80717f0, 0x7ff8c825e4b0, 0x7ff8c7dd0ad0, 0x64a365ee};
	uint32_t pci[3] = {0, 4, 0};
	uint8_t m[76], out[16];
	memcpy(m, head, 16);
	memcpy(m + 16, addresses, 32);
	memcpy(m + 48, uuid, 16);
	memcpy(m + 64, pci, 12);
	ferry_hmac_md2(key, m, sizeof m, out);
	CHECK(is_hex(out, 16, "7a7014f22846c3a784cdbf423331f1ea"));
}

/* RFC 4231, with the message cut into parts in every way. */
static void test_hmac_sha256(void)
{
	static const struct { const char *key, *msg, *want; int key_fill, key_n, msg_fill, msg_n; } v[] = {
		{NULL, "Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7", 0x0b, 20, 0, 8},
		{"Jefe", "what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843", 0, 4, 0, 28},
		{NULL, NULL, "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe", 0xaa, 20, 0xdd, 50},
		{NULL, "Test Using Larger Than Block-Size Key - Hash Key First", "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54", 0xaa, 131, 0, 54},
		{NULL, "This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.",
			"9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2", 0xaa, 131, 0, 152},
	};
	for (size_t i = 0; i < sizeof v / sizeof *v; i++) {
		uint8_t key[200], msg[200], out[32];
		if (v[i].key)
			memcpy(key, v[i].key, (size_t)v[i].key_n);
		else
			memset(key, v[i].key_fill, sizeof key);
		if (v[i].msg)
			memcpy(msg, v[i].msg, (size_t)v[i].msg_n);
		else
			memset(msg, v[i].msg_fill, sizeof msg);
		for (size_t cut = 0; cut <= (size_t)v[i].msg_n; cut++) {
			struct ferry_bytes parts[] = {{msg, cut}, {NULL, 0}, {msg + cut, (size_t)v[i].msg_n - cut}};
			ferry_hmac_sha256(key, (size_t)v[i].key_n, parts, 3, out);
			CHECK(is_hex(out, 32, v[i].want));
		}
	}
	uint8_t out[32];
	ferry_hmac_sha256(NULL, 0, NULL, 0, out);
	CHECK(is_hex(out, 32, "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"));
}

/* The same key as in wire/token_test.go. */
static void test_token_key(void)
{
	uint8_t key[32];
	ferry_token_key("0123456789abcdef0123", 20, key);
	CHECK(is_hex(key, 32, "50120bf0a7641b92c20e3fb9f8bc84c6505bfdde40ebd95550612b57d71f5672"));
}

/* --- lock.c */

static ferry_mu mu;
static long counter; /* plain on purpose: the mutex orders it */
static _Atomic uint32_t turn;

static void *count_up(void *arg)
{
	(void)arg;
	for (int i = 0; i < 20000; i++) {
		ferry_lock(&mu);
		counter++;
		ferry_unlock(&mu);
	}
	return NULL;
}

/* Two threads hand a plain word to and fro. */
static void *play(void *arg)
{
	uint32_t me = *(uint32_t *)arg;
	for (int i = 0; i < 2000; i++) {
		ferry_sleep_while(&turn, !me);
		counter++;
		atomic_store_explicit(&turn, !me, memory_order_release);
		ferry_wake_all(&turn);
	}
	return NULL;
}

static void test_lock(void)
{
	pthread_t t[4];
	for (int i = 0; i < 4; i++)
		CHECK(!pthread_create(&t[i], NULL, count_up, NULL));
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	CHECK(counter == 80000);
	CHECK(mu.word == 0);
	uint32_t players[2] = {0, 1};
	counter = 0;
	for (int i = 0; i < 2; i++)
		CHECK(!pthread_create(&t[i], NULL, play, &players[i]));
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	CHECK(counter == 4000);
}

/* --- log.c: settings are read at load time, so each case is a new process of this program. */

static int speak(void)
{
	char big[3000];
	memset(big, 'x', sizeof big);
	big[sizeof big - 1] = 0;
	errno = 77;
	ferry_log(FERRY_LOG_ERROR, "an error %d\n", 1);
	ferry_log(FERRY_LOG_INFO, "two\nlines");
	ferry_log(FERRY_LOG_DEBUG, "%s", big);
	return errno == 77 ? 0 : 1;
}

static size_t heard(const char *self, const char *level, int to_file, char *text, size_t room)
{
	char path[] = "/tmp/ferry-log-XXXXXX";
	int fd = mkstemp(path), status = -1;
	pid_t pid = fork();
	if (!pid) {
		if (level)
			setenv("FERRY_LOG", level, 1);
		else
			unsetenv("FERRY_LOG");
		if (to_file) {
			setenv("FERRY_LOG_FILE", path, 1);
		} else {
			unsetenv("FERRY_LOG_FILE");
			dup2(fd, STDERR_FILENO);
		}
		/* Programs for another processor need their emulator again: test/e2e/arm64_test.go names it and where its libc is. */
		const char *emulator = getenv("FERRY_TEST_EMULATOR"), *libc = getenv("FERRY_TEST_EMULATOR_ROOT");
		if (emulator && libc)
			execl(emulator, emulator, "-L", libc, self, "speak", (char *)NULL);
		execl(self, self, "speak", (char *)NULL);
		_exit(9);
	}
	CHECK(waitpid(pid, &status, 0) == pid && status == 0);
	ssize_t n = pread(fd, text, room - 1, 0);
	text[n > 0 ? n : 0] = 0;
	close(fd);
	unlink(path);
	return strlen(text);
}

static void test_log(const char *self)
{
	char text[8192];
	for (int to_file = 0; to_file < 2; to_file++) {
		CHECK(heard(self, "off", to_file, text, sizeof text) == 0);
		heard(self, NULL, to_file, text, sizeof text);
		CHECK(!strcmp(text, "ferry: an error 1\n"));
		heard(self, "info", to_file, text, sizeof text);
		CHECK(!strcmp(text, "ferry: an error 1\nferry: two lines\n"));
		heard(self, "debug", to_file, text, sizeof text);
		char *third = strstr(text, "ferry: xxx");
		CHECK(third && strlen(third) <= 1024 && !strcmp(third + strlen(third) - 4, "...\n"));
	}
}

int main(int argc, char **argv)
{
	if (argc > 1)
		return speak();
	test_md2();
	test_integrity_sample();
	test_hmac_sha256();
	test_token_key();
	test_lock();
	test_log(argv[0]);
	return verdict();
}
