/* Makes every call of every function, in child processes, and prints one line for each: function, case, result. The parent never
 * touches CUDA. A child makes the calls of one function one after the other and ends when the next might see what the last one left; the
 * parent then starts another behind that call, as it does when a child crashed or made no progress. */
#include "arguments.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <fcntl.h>
#include <time.h>
#include <unistd.h>

enum { MAX_JOBS = 256 };
static int jobs = 4, limit = 10, wait_limit, budget, part, parts = 1;
static const char *only = "";

struct ended {
	struct outcome outcome;
	char how[12]; /* the signal, or "hang", or "" */
};
/* A child and what it shares with the parent. */
static struct shared {
	volatile double progress;
	volatile int at; /* the case that it is at */
	volatile struct outcome outcomes[MAX_CASES];
} *shared;
static struct job {
	pid_t pid;
	int function, n, from;
} running[MAX_JOBS];
static struct one_case cases[MAX_CASES];
static struct ended *results[2048];
static struct shared *mine;
static int processes;

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void touch(void)
{
	mine->progress = now();
}

static void child(int function, int from)
{
	int n = list_cases(&functions[function], cases), null = open("/dev/null", O_RDWR);
	struct rlimit no_core = {0, 0};
	setrlimit(RLIMIT_CORE, &no_core);
	FILE *f = fopen("/proc/self/oom_score_adj", "w"); /* if memory runs out, this process is the one to end */
	if (f) {
		fputs("1000", f);
		fclose(f);
	}
	dup2(null, 0);
	dup2(null, 1);
	if (!getenv("ARGUMENTS_VERBOSE"))
		dup2(null, 2);
	for (int i = from; i < n; i++) {
		mine->at = i;
		if (!execute_case(&functions[function], &cases[i], &mine->outcomes[i], touch))
			_exit(0);
	}
	_exit(0);
}

static void start(struct job *j)
{
	mine = &shared[j - running];
	mine->at = j->from;
	touch();
	processes++;
	j->pid = fork();
	if (j->pid == 0)
		child(j->function, j->from);
	if (j->pid < 0) {
		perror("arguments: fork");
		exit(2);
	}
}

static void reap(struct job *j, int status, int hung)
{
	struct shared *s = &shared[j - running];
	int at = s->at;
	struct ended *e = &results[j->function][at];
	if (hung)
		strcpy(e->how, "hang");
	else if (WIFSIGNALED(status))
		snprintf(e->how, sizeof e->how, "SIG%s", sigabbrev_np(WTERMSIG(status)));
	else if (WEXITSTATUS(status))
		snprintf(e->how, sizeof e->how, "exit %d", WEXITSTATUS(status));
	for (int i = j->from; i <= at; i++)
		memcpy(&results[j->function][i].outcome, (void *)&s->outcomes[i], sizeof(struct outcome));
	j->pid = 0;
	j->from = at + 1;
	if (j->from < j->n)
		start(j);
}

/* waits_for_memory says whether f makes the stream wait for a value, as it may for ever: no other call is expected to hang. */
static int waits_for_memory(int f)
{
	return strstr(functions[f].name, "WaitValue") != NULL;
}

static int limit_of(const struct job *j)
{
	const struct shared *s = &shared[j - running];
	return wait_limit && waits_for_memory(j->function) && s->outcomes[s->at].stage == WAITING ? wait_limit : limit;
}

static void poll_jobs(void)
{
	for (int i = 0; i < jobs; i++) {
		int status, hung = 0;
		struct job *j = &running[i];
		if (!j->pid)
			continue;
		if (now() - shared[i].progress > limit_of(j)) {
			hung = 1;
			kill(j->pid, SIGKILL);
		}
		if (waitpid(j->pid, &status, hung ? 0 : WNOHANG) == j->pid)
			reap(j, status, hung);
	}
}

static int wanted(int f)
{
	return strstr(functions[f].name, only) && f % parts == part;
}

static void run_all(void)
{
	double began = now(), said = began;
	int next = 0, busy, order[2048], n = 0;
	for (int slow = 1; slow >= 0; slow--) /* so that the last function to end is not one that waits for nothing */
		for (int f = 0; f < functions_n; f++)
			if (waits_for_memory(f) == slow)
				order[n++] = f;
	do {
		busy = 0;
		for (int i = 0; i < jobs; i++) {
			while (!running[i].pid && next < functions_n) {
				int f = order[next++];
				if (!wanted(f) || (budget && now() - began > budget))
					continue;
				running[i] = (struct job){.function = f, .n = list_cases(&functions[f], cases)};
				results[f] = calloc(MAX_CASES, sizeof(struct ended));
				memset(&shared[i], 0, sizeof shared[i]);
				start(&running[i]);
			}
			busy += running[i].pid != 0;
		}
		poll_jobs();
		if (now() - said > 10) {
			said = now();
			fprintf(stderr, "arguments: %d of %d functions, %d processes, %.0f s\n", next, functions_n, processes, said - began);
		}
		usleep(1000);
	} while (busy || next < functions_n);
	fprintf(stderr, "arguments: %d processes, %.1f s\n", processes, now() - began);
}

static void print_result(const struct function *f, const struct one_case *c, const struct ended *e)
{
	const struct outcome *o = &e->outcome;
	printf("%s %s ", f->name, c->name);
	if (o->missing[0])
		printf("no-%s", o->missing);
	else if (e->how[0] && o->stage < CALLING)
		printf("prepare:%s", e->how);
	else if (e->how[0] && o->stage == CALLING)
		printf("%s", e->how);
	else if (o->stage < WAITING)
		printf("not-run");
	else
		printf("%d", o->result);
	if (o->stage == WAITING && e->how[0])
		printf(" then=%s", e->how);
	else if (o->sync)
		printf(" then=%d", o->sync);
	const char *sep = " wrote=";
	for (int i = 0; i < f->n; i++)
		if (o->written >> i & 1) {
			printf("%s%s", sep, f->parameters[i].name);
			sep = ",";
		}
	putchar('\n');
}

static void usage(void)
{
	fprintf(stderr, "usage: arguments [-j processes] [-t seconds a call may take] [-w seconds to wait for memory] [-b seconds in all] [-f text in names] [-p part/parts]\n");
	exit(2);
}

int main(int argc, char **argv)
{
	int option, total = 0;
	while ((option = getopt(argc, argv, "j:t:w:b:f:p:")) != -1)
		switch (option) {
		case 'j': jobs = atoi(optarg); break;
		case 't': limit = atoi(optarg); break;
		case 'w': wait_limit = atoi(optarg); break;
		case 'b': budget = atoi(optarg); break;
		case 'f': only = optarg; break;
		case 'p':
			if (sscanf(optarg, "%d/%d", &part, &parts) != 2 || parts < 1)
				usage();
			break;
		default: usage();
		}
	if (optind != argc || jobs < 1 || jobs > MAX_JOBS)
		usage();
	char folder[] = "/tmp/arguments.XXXXXX"; /* what functions write to files goes there */
	if (!mkdtemp(folder) || chdir(folder)) {
		perror("arguments: cannot make a folder in /tmp");
		return 2;
	}
	shared = mmap(NULL, (size_t)jobs * sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	run_all();
	for (int f = 0; f < functions_n; f++) {
		if (!wanted(f))
			continue;
		int n = list_cases(&functions[f], cases);
		for (int i = 0; i < n; i++)
			if (results[f])
				print_result(&functions[f], &cases[i], &results[f][i]);
			else
				printf("%s %s not-run\n", functions[f].name, cases[i].name);
		total += n;
	}
	fprintf(stderr, "arguments: %d calls\n", total);
	char remove[64];
	snprintf(remove, sizeof remove, "rm -rf %s", folder);
	return system(remove) != 0;
}
