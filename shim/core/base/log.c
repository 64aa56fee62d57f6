/* shim/core/base/log.c: one line per event, to stderr or to the file FERRY_LOG_FILE names.
 *
 * FERRY_LOG and FERRY_LOG_FILE are read once, when the library is loaded. A line is made on the stack and leaves in one
 * write, so lines of threads and of forked processes never mix.
 *
 * Threads: no lock; what is read here is written by the constructor only.
 * Fork:    nothing to inherit. The file is opened for each line and closed again: programs that turn into daemons close
 *          every descriptor they find, and a kept number would soon be a socket of the program. */
#include "log.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { LINE = 1024 };

static int level = FERRY_LOG_ERROR;
static char file[PATH_MAX]; /* empty: stderr */

__attribute__((constructor)) static void log_settings(void)
{
	static const char *const names[] = {"off", "error", "info", "debug"};
	const char *v = getenv("FERRY_LOG");
	for (int i = 0; v && i < 4; i++)
		if (!strcasecmp(v, names[i]))
			level = i;
	v = getenv("FERRY_LOG_FILE");
	if (!v || !*v)
		return;
	size_t at = 0;
	if (*v != '/' && getcwd(file, sizeof file - 1)) { /* the program may change directory later */
		at = strlen(file);
		file[at++] = '/';
	}
	if (at + strlen(v) < sizeof file)
		strcpy(file + at, v);
	else
		file[0] = 0;
}

int ferry_log_at(int l)
{
	return l <= level;
}

static void put_line(const char *line, size_t n)
{
	int fd = STDERR_FILENO;
	if (file[0] && (fd = open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600)) < 0)
		fd = STDERR_FILENO;
	while (n) {
		ssize_t w = write(fd, line, n);
		if (w < 0 && errno == EINTR)
			continue;
		if (w <= 0)
			break;
		line += w;
		n -= (size_t)w;
	}
	if (fd != STDERR_FILENO)
		close(fd);
}

void ferry_log(int l, const char *fmt, ...)
{
	static const char prefix[] = "ferry: ", cut[] = "...";
	enum { AT = sizeof prefix - 1, ROOM = LINE - AT - 1 }; /* the newline takes the last byte */
	if (!ferry_log_at(l))
		return;
	int saved = errno;
	char line[LINE];
	memcpy(line, prefix, AT);
	va_list args;
	va_start(args, fmt);
	int n = vsnprintf(line + AT, ROOM, fmt, args);
	va_end(args);
	if (n < 0)
		n = 0;
	if (n >= ROOM) {
		n = ROOM - 1;
		memcpy(line + AT + n - (sizeof cut - 1), cut, sizeof cut - 1);
	}
	while (n && line[AT + n - 1] == '\n')
		n--;
	for (int i = 0; i < n; i++) /* what a server or an application sent must not forge a line */
		if ((unsigned char)line[AT + i] < ' ')
			line[AT + i] = ' ';
	line[AT + n] = '\n';
	put_line(line, AT + (size_t)n + 1);
	errno = saved;
}
