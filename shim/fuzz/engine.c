/* shim/fuzz/engine.c: makes tapes, runs them, keeps those that reach new code, and reports the one that breaks something.
 *
 *     TARGET [-n EXECUTIONS] [-s SEED] [-k DIR]      fuzz; keep what is interesting in DIR, begin with what is there
 *     TARGET FILE...                                 run these tapes, in order
 *
 * Executions run in a child, which is made anew now and then; its parent watches. A tape that crashes the child, makes it stand still
 * or leak is written to shim/fuzz/found/. Code tells that it was reached through gcc's -fsanitize-coverage=trace-pc. */
#include "engine.h"
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <dirent.h>
#include <time.h>
#include <unistd.h>

enum { TAPE = 1024, MOST = 8192, EDGES = 1 << 16, CHECK_EVERY = 16384, BATCH = 1 << 18, FEW = 16, QUIET_LIMIT_S = 60 };
enum { GREW = 97, LEAKED = 98 }; /* how a child ends; 99 is the sanitizer's */
static const size_t growth = 16u << 20; /* bytes a child may hold more than after its first executions */

struct tape { uint16_t n; unsigned char b[TAPE]; };
/* Shared by the parent and its children, so that nothing is lost with one that dies. */
static struct shared {
	_Atomic uint64_t execs, goal;
	_Atomic int running;  /* an execution is under way: now is its tape */
	struct tape now;
	uint32_t kept, fresh; /* tapes kept; those not there at the beginning */
	struct tape keep[MOST];
	unsigned char seen[EDGES]; /* how often an edge was passed in one execution, as bits of powers of two */
	struct tape past[CHECK_EVERY]; /* since the last check for leaks */
} *s;
static size_t at; /* on the tape */
static uint64_t random_state;

/* The sanitizers' own headers are not everywhere the sanitizers are. */
int __lsan_do_recoverable_leak_check(void);
size_t __sanitizer_get_current_allocated_bytes(void);
const char *__asan_default_options(void);
const char *__asan_default_options(void) { return "quarantine_size_mb=4:exitcode=99:leak_check_at_exit=0:max_malloc_fill_size=0"; }

/* --- the tape */

static unsigned next_byte(void) { return at < s->now.n ? s->now.b[at++] : 0; }

uint64_t fuzz_pick(uint64_t n)
{
	uint64_t v = next_byte();
	for (uint64_t top = 256; n > top && top; top <<= 8)
		v = v << 8 | next_byte();
	return n ? v % n : 0;
}

int fuzz_rare(void) { return next_byte() > 248; }

uint64_t fuzz_word(void)
{
	static const uint64_t edges[] = {1, 7, 8, 255, 256, 4095, 4096, 65535, 65536, 1 << 20, INT32_MAX, 1ull << 31, UINT32_MAX, 1ull << 32, 1ull << 40,
					 INT64_MAX, 1ull << 63, UINT64_MAX, UINT64_MAX - 7, 0x7e01000000000001, 0x200000000000, 0x280000000000};
	uint64_t v = 0;
	unsigned kind = next_byte();
	if (kind < 128)
		return kind % 32;
	if (kind < 200)
		return edges[kind % (sizeof edges / sizeof *edges)];
	fuzz_bytes(&v, kind < 230 ? 2 : 8);
	return v;
}

void fuzz_bytes(void *p, size_t n)
{
	size_t have = s->now.n - at < n ? s->now.n - at : n;
	memcpy(p, s->now.b + at, have);
	memset((char *)p + have, 0, n - have);
	at += have;
}

void fuzz_damage(void *p, size_t n)
{
	unsigned char *b = p;
	unsigned how = next_byte();
	if (how < 236 || !n)
		return;
	for (unsigned i = 0; i < how % 4 + 1; i++) {
		size_t where = fuzz_pick(n);
		uint64_t v = fuzz_word();
		size_t wide = (size_t)1 << fuzz_pick(4);
		if (wide > 1)
			where &= ~(wide - 1);
		memcpy(b + where, &v, wide < n - where ? wide : n - where);
	}
}

void fuzz_failed(const char *file, int line, const char *what)
{
	fprintf(stderr, "%s:%d: not true: %s\n", file, line, what);
	abort();
}

/* --- which code was reached; this file is not instrumented */

static unsigned char passed[EDGES];
static uint16_t touched[EDGES];
static size_t touched_n;
static uintptr_t last;

void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void)
{
	uintptr_t pc = (uintptr_t)__builtin_return_address(0);
	uint16_t edge = (uint16_t)((pc * 0x9e3779b1u >> 8) ^ last);
	last = (pc * 0x9e3779b1u >> 9) & 0xffff;
	if (passed[edge]++ == 0 && touched_n < EDGES)
		touched[touched_n++] = edge;
}

static int reached_new(void)
{
	int fresh = 0;
	for (size_t i = 0; i < touched_n; i++) {
		unsigned char n = passed[touched[i]], bit = n ? (unsigned char)(1 << (31 - __builtin_clz(n))) : 128;
		fresh |= !(s->seen[touched[i]] & bit);
		s->seen[touched[i]] |= bit;
		passed[touched[i]] = 0;
	}
	touched_n = 0;
	return fresh;
}

/* --- new tapes */

static uint64_t rnd(void)
{
	random_state += 0x9e3779b97f4a7c15;
	uint64_t z = random_state;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
	z = (z ^ z >> 27) * 0x94d049bb133111eb;
	return z ^ z >> 31;
}

/* The sanitizer's memmove goes byte by byte. */
static void move(unsigned char *to, const unsigned char *from, size_t n)
{
	unsigned char between[TAPE];
	memcpy(between, from, n);
	memcpy(to, between, n);
}

static void insert(struct tape *t, size_t where, const unsigned char *from, size_t n)
{
	size_t room = TAPE - (size_t)t->n;
	n = n < room ? n : room;
	move(t->b + where + n, t->b + where, t->n - where);
	if (from)
		memcpy(t->b + where, from, n);
	else
		for (size_t i = 0; i < n; i++)
			t->b[where + i] = (unsigned char)rnd();
	t->n = (uint16_t)(t->n + n);
}

static void change(struct tape *t)
{
	size_t where = t->n ? rnd() % t->n : 0, n = 1 + rnd() % 16;
	const struct tape *other = &s->keep[rnd() % s->kept];
	switch (t->n ? rnd() % 8 : 4) {
	case 0: t->b[where] ^= (unsigned char)(1 << rnd() % 8); break;
	case 1: t->b[where] = (unsigned char)rnd(); break;
	case 2: t->b[where] = (unsigned char)(t->b[where] + rnd() % 9 - 4); break;
	case 3: t->b[where] = 0; break;
	case 4: insert(t, where, NULL, n); break;
	case 5:
		n = n < (size_t)t->n - where ? n : (size_t)t->n - where;
		move(t->b + where, t->b + where + n, t->n - where - n);
		t->n = (uint16_t)(t->n - n);
		break;
	case 6: /* a piece of another */
		if (other->n) {
			size_t from = rnd() % other->n;
			n = 1 + rnd() % 64;
			insert(t, where, other->b + from, n < other->n - from ? n : other->n - from);
		}
		break;
	case 7: /* go on as another does */
		t->n = (uint16_t)where;
		if (other->n > where)
			insert(t, where, other->b + where, other->n - where);
		break;
	}
}

static void copy(struct tape *to, const struct tape *from)
{
	to->n = from->n;
	memcpy(to->b, from->b, from->n);
}

static void next_tape(void)
{
	copy(&s->now, &s->keep[rnd() % 4 ? rnd() % s->kept : s->kept - 1 - rnd() % (s->kept < 64 ? s->kept : 64)]);
	for (unsigned n = 1 + rnd() % 6; n; n--)
		change(&s->now);
}

/* --- the child */

static void execute(void)
{
	at = 0;
	last = 0;
	s->running = 1;
	fuzz_one();
	s->running = 0;
}

/* A leak is found again by every later check, so the tape is sought in another child: the past once more, with checks between. */
static _Noreturn void name_leak(void)
{
	fuzz_begin();
	for (size_t i = 0; i < CHECK_EVERY; i++) {
		copy(&s->now, &s->past[i]);
		execute();
		s->running = 1; /* it is this one, or one of a few before it */
		if (i % FEW == FEW - 1 && __lsan_do_recoverable_leak_check())
			_exit(LEAKED);
		s->running = 0;
	}
	fprintf(stderr, "%s: leaks, but not again\n", fuzz_name);
	_exit(GREW);
}

static _Noreturn void child(uint64_t seed)
{
	size_t held = 0;
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	random_state = seed;
	fuzz_begin();
	for (size_t i = 0; i < BATCH && s->execs < s->goal; i++) {
		next_tape();
		copy(&s->past[i % CHECK_EVERY], &s->now);
		execute();
		s->execs++;
		if (reached_new() && s->kept < MOST) {
			s->now.n = (uint16_t)at; /* bytes that the target did not read are not worth changing */
			copy(&s->keep[s->kept++], &s->now);
			s->fresh++;
		}
		if ((i + 1) % CHECK_EVERY)
			continue;
		if (__lsan_do_recoverable_leak_check())
			_exit(LEAKED);
		size_t holds = __sanitizer_get_current_allocated_bytes();
		held = held ? held : holds;
		if (holds > held + growth) {
			fprintf(stderr, "%s: holds %zu bytes after %zu executions, %zu after the first\n", fuzz_name, holds, i + 1, held);
			_exit(GREW);
		}
	}
	_exit(0);
}

/* --- the parent */

static void write_tape(const char *dir, const struct tape *t, char *path, size_t room)
{
	uint64_t h = 14695981039346656037u;
	for (size_t i = 0; i < t->n; i++)
		h = (h ^ t->b[i]) * 1099511628211u;
	mkdir(dir, 0777);
	snprintf(path, room, "%s/%s-%016llx", dir, fuzz_name, (unsigned long long)h);
	FILE *f = fopen(path, "w");
	if (!f || fwrite(t->b, 1, t->n, f) != t->n || fclose(f))
		fprintf(stderr, "%s: %s\n", path, strerror(errno));
}

static int read_tape(const char *path, struct tape *t)
{
	FILE *f = fopen(path, "r");
	if (!f)
		return -1;
	t->n = (uint16_t)fread(t->b, 1, TAPE, f);
	fclose(f);
	return 0;
}

static void read_kept(const char *dir)
{
	DIR *d = opendir(dir);
	char path[4200];
	for (struct dirent *e; d && (e = readdir(d)) && s->kept < MOST / 2;) {
		snprintf(path, sizeof path, "%s/%s", dir, e->d_name);
		if (!strncmp(e->d_name, fuzz_name, strlen(fuzz_name)) && !read_tape(path, &s->keep[s->kept]))
			s->kept++;
	}
	if (d)
		closedir(d);
}

static time_t began;

static void tell(void)
{
	printf("%s: execs: %llu in %ld s, new interesting: %u\n", fuzz_name, (unsigned long long)s->execs, (long)(time(NULL) - began), s->fresh);
	fflush(stdout);
}

/* 0, or what went wrong. */
static const char *run_child(uint64_t seed)
{
	pid_t pid = fork();
	if (!pid)
		child(seed);
	uint64_t before = s->execs;
	int status, quiet = 0, seconds = 0;
	for (;;) {
		struct timespec tick = {1, 0};
		pid_t ended = waitpid(pid, &status, WNOHANG);
		if (ended)
			break;
		nanosleep(&tick, NULL);
		if (++seconds % 15 == 0)
			tell();
		quiet = s->execs == before && s->running ? quiet + 1 : 0;
		before = s->execs;
		if (quiet > QUIET_LIMIT_S) {
			kill(pid, SIGKILL);
			waitpid(pid, &status, 0);
			return "stands still";
		}
	}
	if (WIFEXITED(status) && !WEXITSTATUS(status))
		return NULL;
	if (WIFEXITED(status) && WEXITSTATUS(status) == LEAKED && !s->running) {
		if (!(pid = fork()))
			name_leak();
		waitpid(pid, &status, 0);
	}
	return WIFEXITED(status) && (WEXITSTATUS(status) == LEAKED || WEXITSTATUS(status) == GREW) ? "leaks" : "crashes";
}

static void enough(int sig)
{
	(void)sig;
	s->goal = 0;
}

static int fuzz(uint64_t seed, const char *keep)
{
	signal(SIGINT, enough); /* a child has it too, and goes on to the end of its execution */
	began = time(NULL);
	if (keep)
		read_kept(keep);
	if (!s->kept)
		s->kept = 1; /* the empty tape: all is honest */
	uint32_t known = s->kept;
	printf("%s: seed %llu, %u tapes to begin with\n", fuzz_name, (unsigned long long)seed, known);
	for (uint64_t round = 0; s->execs < s->goal; round++) {
		fflush(stdout);
		const char *wrong = run_child(seed + round * 0x2545f4914f6cdd1d);
		char path[4200] = "no tape: it happened between two";
		if (wrong && s->running)
			write_tape("shim/fuzz/found", &s->now, path, sizeof path);
		if (wrong) {
			printf("%s: %s: %s (seed %llu, round %llu)\n", fuzz_name, wrong, path, (unsigned long long)seed, (unsigned long long)round);
			return 1;
		}
	}
	tell();
	char path[4200];
	for (uint32_t i = known; keep && i < s->kept; i++)
		write_tape(keep, &s->keep[i], path, sizeof path);
	return 0;
}

int main(int argc, char **argv)
{
	uint64_t seed = (uint64_t)time(NULL);
	const char *keep = NULL;
	int opt;
	s = mmap(NULL, sizeof *s, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (s == MAP_FAILED)
		return 1;
	s->goal = 10000000;
	while ((opt = getopt(argc, argv, "n:s:k:o:")) != -1)
		switch (opt) {
		case 'n': s->goal = strtoull(optarg, NULL, 0); break;
		case 's': seed = strtoull(optarg, NULL, 0); break;
		case 'k': keep = optarg; break;
		case 'o': return fuzz_option(optarg, argv[optind]) ? 0 : 1;
		default: return 2;
		}
	if (optind == argc)
		return fuzz(seed, keep);
	fuzz_begin();
	for (; optind < argc; optind++) {
		if (read_tape(argv[optind], &s->now)) {
			perror(argv[optind]);
			return 1;
		}
		execute();
		s->execs++;
	}
	if (__lsan_do_recoverable_leak_check())
		return LEAKED;
	printf("%s: %llu tapes passed\n", fuzz_name, (unsigned long long)s->execs);
	return 0;
}
