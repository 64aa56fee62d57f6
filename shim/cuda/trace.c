/* shim/cuda/trace.c: one event per call, in the trace event format (ui.perfetto.dev, chrome://tracing).
 *
 * FERRY_TRACE names the file. It is an array that nobody need close: the format allows that, so a program that crashes or forks
 * leaves a file that opens. Every event is one write at the end of the file, so threads and processes mix by whole lines, and
 * nothing is lost with the process. ferry run begins and closes the array; a process that finds no file begins one.
 *
 * Threads: no lock. The settings are the constructor's; a descriptor that was closed behind our back is opened again.
 * Fork:    a child is another process in the trace, and names itself and its thread anew. */
#include "trace.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static char path[PATH_MAX];
static int tracing;
static _Atomic int file = -1;
static struct statx it; /* which file that is */
static _Atomic int named; /* the process that has told its name */

/* fstat is new in glibc 2.33. */
static int look(int f, struct statx *out) { return statx(f, "", AT_EMPTY_PATH, STATX_INO | STATX_SIZE, out); }

static int open_file(void)
{
	return open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
}

__attribute__((constructor)) static void trace_settings(void)
{
	const char *v = getenv("FERRY_TRACE");
	size_t at = 0;
	if (!v || !*v)
		return;
	if (*v != '/' && getcwd(path, sizeof path - 1)) { /* the program may change directory later */
		at = strlen(path);
		path[at++] = '/';
	}
	if (at + strlen(v) >= sizeof path)
		return;
	strcpy(path + at, v);
	file = open_file();
	if (file < 0 || look(file, &it) || (!it.stx_size && write(file, "[\n", 2) != 2)) {
		ferry_log(FERRY_LOG_ERROR, "cannot write the trace %s: %s", path, strerror(errno));
		return;
	}
	tracing = 1;
}

int shim_tracing(void) { return tracing; }

/* A program that becomes a daemon closes what it finds; the number may be somebody else's by now. */
static void append(const char *line, size_t n)
{
	struct statx now;
	int f = atomic_load(&file);
	if (f < 0 || look(f, &now) || now.stx_ino != it.stx_ino || now.stx_dev_major != it.stx_dev_major || now.stx_dev_minor != it.stx_dev_minor) {
		int again = open_file();
		if (!atomic_compare_exchange_strong(&file, &f, again) && again >= 0)
			close(again); /* another thread was first, and f is what it opened */
		else
			f = again;
	}
	if (f >= 0)
		(void)!write(f, line, n); /* a full disk must not fail the program */
}

/* Text inside quotes. Returns the bytes written; what does not fit is cut. */
static size_t quote(char *out, size_t room, const char *s)
{
	size_t n = 0;
	for (; *s && n + 7 < room; s++) {
		unsigned char c = (unsigned char)*s;
		if (c == '"' || c == '\\') {
			out[n++] = '\\';
			out[n++] = (char)c;
		} else if (c < 32 || c >= 127) {
			n += (size_t)snprintf(out + n, room - n, "\\u%04x", c);
		} else {
			out[n++] = (char)c;
		}
	}
	out[n] = 0;
	return n;
}

static void name(const char *what, int pid, int tid, const char *as)
{
	char line[512], quoted[256];
	quote(quoted, sizeof quoted, as);
	int n = snprintf(line, sizeof line, "{\"ph\":\"M\",\"name\":\"%s\",\"pid\":%d,\"tid\":%d,\"args\":{\"name\":\"%s\"}},\n", what, pid, tid, quoted);
	append(line, (size_t)n);
}

/* The calling thread's number, after it has told its name. */
static int introduce(int pid)
{
	static _Thread_local int told_pid, tid;
	if (told_pid == pid)
		return tid;
	char own[32] = "";
	tid = (int)syscall(SYS_gettid);
	told_pid = pid;
	if (atomic_exchange(&named, pid) != pid)
		name("process_name", pid, tid, program_invocation_short_name);
	prctl(PR_GET_NAME, own);
	name("thread_name", pid, tid, own);
	return tid;
}

void shim_trace(const struct shim_watch *w, uint64_t ended, CUresult rc, const uint64_t *args)
{
	char line[2048], text[512], quoted[1024];
	const char *result = NULL;
	int pid = (int)getpid(), tid = introduce(pid);
	struct ferry_traffic t = ferry_traffic();
	shim_describe(w->call, rc, args, text, sizeof text);
	quote(quoted, sizeof quoted, text);
	cuGetErrorName(rc, &result);
	int n = snprintf(line, sizeof line,
		"{\"ph\":\"X\",\"name\":\"%s\",\"cat\":\"%s\",\"pid\":%d,\"tid\":%d,\"ts\":%llu.%03u,\"dur\":%llu.%03u,"
		"\"args\":{\"result\":\"%s\",\"round trips\":%llu,\"sent\":%llu,\"received\":%llu,\"arguments\":\"%s\"}},\n",
		w->call->name, w->call->class, pid, tid, (unsigned long long)w->began / 1000, (unsigned)(w->began % 1000),
		(unsigned long long)(ended - w->began) / 1000, (unsigned)((ended - w->began) % 1000), result ? result : "unknown",
		(unsigned long long)(t.trips - w->before.trips), (unsigned long long)(t.sent - w->before.sent),
		(unsigned long long)(t.received - w->before.received), quoted);
	if (n > 0 && (size_t)n < sizeof line)
		append(line, (size_t)n);
}
