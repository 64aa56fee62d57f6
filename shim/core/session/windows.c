/* shim/core/session/windows.c: the addresses of a session, divided the same way at both ends (session.Divide in Go).
 *
 * Threads: written under session.c's start_mu, before the session is up; then constant. */
#include "windows.h"
#include "../base/among.h"
#include "../base/log.h"
#include <errno.h>
#include <string.h>
#include <sys/mman.h>

static struct ferry_range whole;
static int reserved; /* the range is really mapped in this process */

#define TIB (1ull << 40)
#ifdef __SANITIZE_THREAD__
enum { ATTEMPTS = 0 }; /* TSan's mmap knows no MAP_FIXED_NOREPLACE and maps page 0 instead */
#else
enum { ATTEMPTS = 2 };
#endif
static const uint64_t bases[FERRY_RANGES] = {0x200000000000, 0x300000000000, 0x400000000000, 0x100000000000, 0x600000000000};
/* For processes that have 39 bits of addresses, as kernels of small arm64 boards give them: above programs that lie at their fixed
 * addresses, below position-independent ones, which lie at two thirds. */
static const uint64_t low_bases[FERRY_RANGES] = {0x1000000000, 0x2000000000, 0x3000000000, 0x4000000000, 0x0800000000};

struct ferry_range ferry_range_whole(void) { return whole; }
struct ferry_range ferry_device_window(void) { return (struct ferry_range){whole.base, whole.size / 2}; }
struct ferry_range ferry_server_window(void) { return (struct ferry_range){whole.base + whole.size / 2, whole.size / 4}; }
struct ferry_range ferry_host_window(void) { return (struct ferry_range){whole.base + whole.size / 4 * 3, whole.size / 4}; }
int ferry_range_reserved(void) { return reserved; }

static int reserve(uint64_t base, uint64_t size)
{
	void *want = (void *)(uintptr_t)base;
	void *got = mmap(want, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
	if (got == want) {
		whole = (struct ferry_range){base, size};
		return 1;
	}
	if (got != MAP_FAILED) {
		munmap(got, size);
		errno = EEXIST; /* a kernel that knows no MAP_FIXED_NOREPLACE */
	}
	return 0;
}

/* Claim the addresses in this process, so that no host pointer can be mistaken for a device pointer. Without room (ulimit -v, a sanitizer's
 * own layout) the numbers are used all the same: then only luck keeps them apart, and the log says so. */
void ferry_range_reserve(unsigned attempt)
{
	static const uint64_t sizes[] = {4 * TIB, TIB / 16};
	/* The servers of one program share the room behind each base: no address may mean two things. */
	int several = ferry_among_all() > 1;
	uint64_t base = bases[attempt] + ferry_among() * 2 * TIB, low = low_bases[attempt] + ferry_among() * (TIB / 128);

	if (reserved)
		munmap((void *)(uintptr_t)whole.base, whole.size);
	reserved = 0;
	for (int i = 0; i < ATTEMPTS && !reserved; i++)
		reserved = reserve(base, several && !i ? 2 * TIB : sizes[i]);
	if (!reserved && ATTEMPTS && errno == ENOMEM) /* beyond the addresses that there are */
		reserved = reserve(low, several ? TIB / 128 : sizes[1]);
	if (reserved)
		return;
	whole = (struct ferry_range){base, TIB / 16};
	ferry_log(FERRY_LOG_INFO, "cannot reserve addresses at 0x%llx: %s", (unsigned long long)base, strerror(errno));
}
