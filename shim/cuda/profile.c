/* shim/cuda/profile.c: the images this program loaded the last times it ran, in a file of the user's cache.
 *
 * A line for each, in hexadecimal, appended in one write when an image is first seen. Whatever else is in the file is passed over:
 * a wrong name costs nothing, the server just has no such image. Nobody is told of errors; without a profile the first start is like
 * every other. FERRY_PROFILE=0 turns it off; programs with more rights than their user have none. */
#include "code.h"
#include "../core/base/blake3.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LINE = 65, MOST_FILES = 256 };
static char path[PATH_MAX]; /* set by the first question; empty: none */
static int located;

/* Make dir/name if need be; it must be the user's own. */
static int inside(char *dir, size_t room, const char *name)
{
	struct statx st; /* stat itself has a name of glibc 2.33's */
	size_t n = strlen(dir);
	if (n + strlen(name) + 2 > room)
		return -1;
	dir[n] = '/';
	strcpy(dir + n + 1, name);
	if (mkdir(dir, 0700) && errno != EEXIST)
		return -1;
	return !statx(AT_FDCWD, dir, AT_SYMLINK_NOFOLLOW, STATX_BASIC_STATS, &st) && S_ISDIR(st.stx_mode) && st.stx_uid == geteuid() && !(st.stx_mode & 022) ? 0 : -1;
}

/* The first argument that is no option tells programs of one interpreter apart. */
static size_t subject(char *out, size_t room)
{
	int fd = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
	char text[4096];
	ssize_t n = fd < 0 ? -1 : read(fd, text, sizeof text - 1);
	if (fd >= 0)
		close(fd);
	if (n <= 0)
		return 0;
	text[n] = 0;
	for (ssize_t at = (ssize_t)strlen(text) + 1; at < n; at += (ssize_t)strlen(text + at) + 1)
		if (text[at] != '-')
			return (size_t)snprintf(out, room, "%s", text + at) < room ? strlen(out) : room - 1;
	return 0;
}

/* Who this program is: the file it is in, as it is now, and what it was told to do. */
static int identity(char out[33])
{
	static struct ferry_blake3 s;
	char text[4096];
	uint8_t hash[32];
	struct statx st;
	ssize_t n = readlink("/proc/self/exe", text, sizeof text);
	if (n <= 0 || statx(AT_FDCWD, "/proc/self/exe", 0, STATX_BASIC_STATS, &st))
		return -1;
	uint64_t facts[] = {st.stx_dev_major, st.stx_dev_minor, st.stx_ino, st.stx_size, (uint64_t)st.stx_mtime.tv_sec, st.stx_mtime.tv_nsec};
	ferry_blake3_start(&s);
	ferry_blake3_add(&s, facts, sizeof facts);
	ferry_blake3_add(&s, text, (size_t)n);
	ferry_blake3_add(&s, "", 1);
	ferry_blake3_add(&s, text, subject(text, sizeof text));
	ferry_blake3_end(&s, hash);
	for (int i = 0; i < 16; i++)
		sprintf(out + 2 * i, "%02x", hash[i]);
	return 0;
}

/* Where the profile is, or "" where there is none. */
static void locate(void)
{
	const char *off = getenv("FERRY_PROFILE"), *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
	char dir[PATH_MAX], id[33];
	int n;
	if (located)
		return;
	located = 1;
	if ((off && !strcmp(off, "0")) || getauxval(AT_SECURE))
		return;
	if (cache && *cache == '/')
		n = snprintf(dir, sizeof dir, "%s", cache);
	else if (home && *home == '/')
		n = snprintf(dir, sizeof dir, "%s/.cache", home);
	else
		return;
	if (n < 0 || (size_t)n >= sizeof dir)
		return;
	(void)mkdir(dir, 0700);
	if (inside(dir, sizeof dir, "ferry") || inside(dir, sizeof dir, "profiles") || identity(id) || strlen(dir) + 40 > sizeof path)
		return;
	size_t at = strlen(dir);
	memcpy(path, dir, at);
	path[at] = '/';
	memcpy(path + at + 1, id, sizeof id);
}

static int digit(char c) { return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1; }

static int parse(const char *line, FerryHash *h)
{
	for (int i = 0; i < 32; i++) {
		int a = digit(line[2 * i]), b = a < 0 ? -1 : digit(line[2 * i + 1]);
		if (b < 0)
			return -1;
		h->bytes[i] = (uint8_t)(a << 4 | b);
	}
	return 0;
}

static void print(const FerryHash *h, char line[LINE + 1])
{
	for (int i = 0; i < 32; i++)
		sprintf(line + 2 * i, "%02x", h->bytes[i]);
	line[LINE - 1] = '\n';
}

/* Write the file anew with half of what it held: the newer half. */
static void shorten(const FerryHash *list, size_t n)
{
	char other[sizeof path + 16], line[LINE + 1];
	int m = snprintf(other, sizeof other, "%s.%d", path, (int)getpid());
	FILE *f = m > 0 && (size_t)m < sizeof other ? fopen(other, "we") : NULL;
	if (!f)
		return;
	int bad = fchmod(fileno(f), 0600);
	for (size_t i = n / 2; i < n && !bad; i++) {
		print(&list[i], line);
		bad = fwrite(line, 1, LINE, f) != LINE;
	}
	if (fclose(f) || bad || rename(other, path))
		unlink(other);
}

int profile_kept(void)
{
	locate();
	return *path != 0;
}

size_t profile_read(FerryHash *list, size_t most)
{
	size_t n = 0;
	locate();
	int fd = *path ? open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) : -1;
	FILE *f = fd < 0 ? NULL : fdopen(fd, "r");
	char line[LINE + 1];
	if (!f) {
		if (fd >= 0)
			close(fd);
		return 0;
	}
	while (n < most && fgets(line, sizeof line, f))
		if (strlen(line) == LINE && line[LINE - 1] == '\n' && !parse(line, &list[n]))
			n++;
	fclose(f);
	if (n == most)
		shorten(list, n);
	return n;
}

/* A new profile takes the place of the oldest where there are many. */
static void make_room(void)
{
	char dir[sizeof path], oldest[sizeof path + 300] = "";
	int64_t when = 0;
	int files = 0;
	strcpy(dir, path);
	*strrchr(dir, '/') = 0;
	DIR *d = opendir(dir);
	if (!d)
		return;
	for (struct dirent *e; (e = readdir(d));) {
		struct statx st;
		if (e->d_name[0] == '.' || statx(dirfd(d), e->d_name, AT_SYMLINK_NOFOLLOW, STATX_BASIC_STATS, &st) || !S_ISREG(st.stx_mode))
			continue;
		files++;
		if (!*oldest || st.stx_mtime.tv_sec < when) {
			when = st.stx_mtime.tv_sec;
			snprintf(oldest, sizeof oldest, "%s", e->d_name);
		}
	}
	if (files >= MOST_FILES)
		(void)unlinkat(dirfd(d), oldest, 0);
	closedir(d);
}

void profile_add(const FerryHash *h)
{
	char line[LINE + 1];
	if (!*path)
		return;
	if (access(path, F_OK))
		make_room();
	int fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
	if (fd < 0)
		return;
	print(h, line);
	if (write(fd, line, LINE) != LINE)
		ferry_log(FERRY_LOG_DEBUG, "the profile %s cannot be written", path);
	close(fd);
}
