/* shim/core/net/region.c: memory that this virtual machine shares with its host.
 *
 * Where: an ivshmem device has it as its third PCI resource, which the kernel offers as the file resource2 without any driver. Its mode is 0600:
 *        for programs of other users an administrator changes that, or a driver offers another file, which FERRY_GUEST_MEMORY names.
 * Threads: session.c's start_mu is held, or command.c's send_mu; the two do not meet.
 * Memory: a part stays mapped until the process ends; a forked child has no copy.
 * Trust: whoever writes into the memory can have a session fail, as whoever has the server can. Sizes come from the file, not from what is in it. */
#include "region.h"
#include "../base/log.h"
#include "ring.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define DEVICES "/sys/bus/pci/devices"
enum { HEAD = 4096, VERSION = 1 };

static char file[320];  /* of the region that was found last */
static uint64_t number; /* of the region; 0: none */
static struct ferry_handshake given;

/* How many bytes a file has, 0 if that is unknown. fstat is new in glibc 2.33. */
static uint64_t size_of(int fd)
{
	struct statx st;
	return statx(fd, "", AT_EMPTY_PATH, STATX_SIZE, &st) ? 0 : st.stx_size;
}

/* The number in a file's head, 0 if it is no region. */
static uint64_t read_head(const char *path, int *error)
{
	uint64_t id = 0;
	int fd = open(path, O_RDWR | O_CLOEXEC);
	*error = fd < 0 ? errno : 0;
	if (fd < 0)
		return 0;
	void *m = size_of(fd) < HEAD ? MAP_FAILED : mmap(NULL, HEAD, PROT_READ, MAP_SHARED, fd, 0);
	close(fd);
	if (m == MAP_FAILED)
		return 0;
	const volatile unsigned char *b = m; /* a device: no wider accesses than these */
	unsigned char head[24];
	for (size_t i = 0; i < sizeof head; i++)
		head[i] = b[i];
	munmap(m, HEAD);
	uint32_t version;
	memcpy(&version, head + 8, sizeof version);
	if (!memcmp(head, "FERRYMEM", 8) && version == VERSION)
		memcpy(&id, head + 16, sizeof id);
	return id;
}

static int use(const char *path, int *error)
{
	number = read_head(path, error);
	if (number)
		snprintf(file, sizeof file, "%s", path);
	return number != 0;
}

/* Does this file of a device have that text? */
static int says(const char *device, const char *name, const char *text)
{
	char path[320], got[16] = "";
	snprintf(path, sizeof path, DEVICES "/%s/%s", device, name);
	FILE *f = fopen(path, "re");
	if (!f)
		return 0;
	int is = fgets(got, sizeof got, f) && !strncmp(got, text, strlen(text));
	fclose(f);
	return is;
}

static void find_device(void)
{
	DIR *d = opendir(DEVICES);
	int error = 0;
	char path[320], denied[320] = "";
	for (struct dirent *e; d && (e = readdir(d));) {
		if (*e->d_name == '.' || strlen(e->d_name) > 64 || !says(e->d_name, "vendor", "0x1af4") || !says(e->d_name, "device", "0x1110"))
			continue;
		snprintf(path, sizeof path, DEVICES "/%.64s/resource2", e->d_name);
		if (use(path, &error))
			break;
		if (error == EACCES || error == EPERM)
			snprintf(denied, sizeof denied, "%s", path);
	}
	if (d)
		closedir(d);
	if (!number && *denied)
		ferry_log(FERRY_LOG_INFO, "memory that this machine shares with its host is not used: %s is not for this user; ferry doctor says more", denied);
}

/* Those who want no rings have none; NVML asks too little. */
static int wanted(const char **named)
{
	const char *off = getenv("FERRY_RINGS");
	*named = getenv("FERRY_GUEST_MEMORY");
	number = 0;
	return !ferry_service && !(off && !strcmp(off, "0")) && !(*named && !strcmp(*named, "0"));
}

static uint64_t find(int devices)
{
	const char *named;
	int error;
	if (!wanted(&named))
		return 0;
	if (named && *named) {
		if (!use(named, &error))
			ferry_log(FERRY_LOG_INFO, "FERRY_GUEST_MEMORY=%s is not used: %s", named, error ? strerror(error) : "no server has prepared it");
	} else if (devices) {
		find_device();
	}
	return number;
}

uint64_t ferry_region_find(void) { return find(1); }
uint64_t ferry_region_named(void) { return find(0); }

void ferry_region_note(const struct ferry_handshake *agreed) { given = *agreed; }

void *ferry_region_map(uint64_t *session)
{
	uint64_t at = given.part_offset, n = FERRY_RING_PART_BYTES;
	if (given.part_size < n || given.region != number || !number)
		return NULL;
	int fd = open(file, O_RDWR | O_CLOEXEC);
	if (fd < 0)
		return NULL;
	uint64_t size = size_of(fd);
	void *m = at > size || n > size - at ? MAP_FAILED : mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_SHARED, fd, (off_t)at);
	close(fd);
	if (m == MAP_FAILED) {
		ferry_log(FERRY_LOG_INFO, "memory that this machine shares with its host cannot be mapped: %s", file);
		return NULL;
	}
	madvise(m, n, MADV_DONTFORK); /* a child must not be able to write into its parent's stream */
	*session = given.session;
	return m;
}
