/* Makes every call of every function, in child processes, and prints one line for each: function, case, result. The parent never
 * touches CUDA. A child makes the calls of a list one after the other and ends when the next might feel what the last one left; the
 * parent then starts another behind that call, as it does when a child crashed or made no progress. */
#include "arguments.h"
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAX_JOBS = 256, MAX_LISTS = 512, MAX_CALLS = 1 << 15 };
enum { PREPARATION = 6, AFTERMATH = 60 }; /* how many limits the making of contexts and objects may take; seconds to wait for killed processes */
static int jobs = 4, limit = 10, wait_limit, budget, part, parts = 1, sampled, alone;
static const char *only = "", *record;
static volatile sig_atomic_t stopped;

/* Every call, in the order of the output. */
static struct call {
	short function, index; /* which case of the function */
	char phase, skipped;
	char *known; /* what is known of it, as it is printed: it is not made again */
	char how[12]; /* the signal that ended it, or "hang", or "" */
} calls[MAX_CALLS];
static int calls_n;
static volatile struct outcome *outcomes; /* of each call, shared with the children */

/* Calls that are made one after the other. Their number does not depend on that of the processes: what a call finds is always the same. */
static struct list {
	int *calls, n;
} lists[MAX_LISTS];
static int lists_n;

static struct job {
	pid_t pid;
	struct list *list;
	int from;
} running[MAX_JOBS];
/* What a child shares with the parent. */
static struct shared {
	volatile double progress;
	volatile int at; /* where in the list it is */
} *shared, *mine;
static struct one_case cases[MAX_CASES];
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

static void stop(int signal)
{
	(void)signal;
	stopped = 1;
}

/* --- which calls, and in which lists */

static void collect_calls(void)
{
	for (int f = 0; f < functions_n; f++) {
		if (!strstr(functions[f].name, only) || f % parts != part)
			continue;
		int n = list_cases(&functions[f], cases);
		for (int i = 0; i < n && calls_n < MAX_CALLS; i++)
			calls[calls_n++] = (struct call){.function = (short)f, .index = (short)i, .phase = (char)phase_of(&functions[f], &cases[i]),
							 .skipped = sampled && !is_sampled(&functions[f], &cases[i])};
	}
}

/* What an earlier run printed: function, case, result. Both are in the order of the functions. */
static void read_record(void)
{
	FILE *f = record ? fopen(record, "r") : NULL;
	char *line = NULL;
	size_t room = 0;
	if (record && !f) {
		perror(record);
		exit(2);
	}
	while (f && getline(&line, &room, f) > 0) {
		char *name = strtok(line, " "), *case_name = strtok(NULL, " "), *rest = strtok(NULL, "\n");
		int listed = -1;
		if (!rest || !strncmp(rest, "not-run", 7))
			continue;
		for (int c = 0; c < calls_n; c++) {
			if (strcmp(functions[calls[c].function].name, name) != 0)
				continue;
			if (calls[c].function != listed)
				list_cases(&functions[listed = calls[c].function], cases);
			if (!strcmp(cases[calls[c].index].name, case_name))
				calls[c].known = strdup(rest);
		}
	}
	free(line);
	if (f)
		fclose(f);
}

static void make_lists(void)
{
	static const int lists_of[PHASES] = {[UNINITIALISED] = 1, [DEAD_HERE] = 6, [DEAD_BY_OTHERS] = 6, [COMMON] = 64, [TWO_CONTEXTS] = 8, [OLD_CONTEXT] = 2, [WILD_HANDLES] = 16, [ENDLESS] = 16};
	for (int n = 0; n < PHASES; n++) {
		int phase = sampled ? n : (n + PHASES - 1) % PHASES; /* through Ferry what never ends costs no device time: it begins first */
		for (int i = 0; i < lists_of[phase]; i++) {
			struct list *l = &lists[lists_n];
			l->calls = calloc((size_t)calls_n + 1, sizeof(int));
			for (int c = 0; c < calls_n; c++)
				if (calls[c].phase == phase && (phase == ENDLESS ? c : calls[c].function) % lists_of[phase] == i && !calls[c].skipped && !calls[c].known)
					l->calls[l->n++] = c;
			lists_n += l->n > 0;
		}
	}
}

/* --- processes */

static void child(const struct list *l, int from)
{
	int null = open("/dev/null", O_RDWR), listed = -1;
	struct rlimit no_core = {0, 0};
	setrlimit(RLIMIT_CORE, &no_core);
	signal(SIGTERM, SIG_DFL);
	signal(SIGINT, SIG_DFL);
	FILE *f = fopen("/proc/self/oom_score_adj", "w"); /* if memory runs out, this process is the one to end */
	if (f) {
		fputs("1000", f);
		fclose(f);
	}
	dup2(null, 0);
	dup2(null, 1);
	if (!getenv("ARGUMENTS_VERBOSE"))
		dup2(null, 2);
	for (int i = from; i < l->n; i++) {
		const struct call *c = &calls[l->calls[i]];
		mine->at = i;
		if (c->function != listed)
			list_cases(&functions[listed = c->function], cases);
		if (!execute_case(&functions[c->function], &cases[c->index], &outcomes[l->calls[i]], touch) || alone)
			break;
		if (i + 1 < l->n && calls[l->calls[i + 1]].function != c->function && objects_leave_state(&functions[c->function]))
			break;
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
		child(j->list, j->from);
	if (j->pid < 0) {
		perror("arguments: fork");
		exit(2);
	}
}

static void reap(struct job *j, int status, int hung)
{
	int at = shared[j - running].at;
	struct call *c = &calls[j->list->calls[at]];
	if (hung)
		strcpy(c->how, "hang");
	else if (WIFSIGNALED(status))
		snprintf(c->how, sizeof c->how, "SIG%s", sigabbrev_np(WTERMSIG(status)));
	else if (WEXITSTATUS(status))
		snprintf(c->how, sizeof c->how, "exit-%d", WEXITSTATUS(status));
	j->pid = 0;
	j->from = at + 1;
	if (j->from < j->list->n)
		start(j);
}

/* limit_of: a stream that waits for a value in memory may wait for ever, and one that sets more memory than there is may be busy for ever; no
 * other call is expected to hang. What is done before the call may have to wait for other processes. */
static int limit_of(const struct job *j)
{
	int c = j->list->calls[shared[j - running].at];
	const char *name = functions[calls[c].function].name;
	int waits = outcomes[c].stage == WAITING && strstr(name, "WaitValue");
	int sets = outcomes[c].stage >= CALLING && strstr(name, "cuMemset");
	if (outcomes[c].stage < CALLING)
		return PREPARATION * limit;
	return (waits || sets) && wait_limit ? wait_limit : limit;
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

/* end_all ends what still runs, and returns when it is gone: the driver holds a killed process until the device has dropped its work, and
 * what is run next would find the device busy. */
static void end_all(void)
{
	int alive = 1;
	for (int i = 0; i < jobs; i++)
		if (running[i].pid)
			kill(running[i].pid, SIGKILL);
	for (double began = now(); alive && now() - began < AFTERMATH; usleep(1000)) {
		alive = 0;
		for (int i = 0; i < jobs; i++) {
			if (running[i].pid && waitpid(running[i].pid, NULL, WNOHANG) == running[i].pid)
				running[i].pid = 0;
			alive += running[i].pid != 0;
		}
	}
	if (alive)
		fprintf(stderr, "arguments: %d processes do not end within %d s: the device is still busy with what they began\n", alive, AFTERMATH);
}

static void run_all(void)
{
	double began = now(), said = began;
	int next = 0, busy = 1;
	while (busy && !stopped && !(budget && now() - began > budget)) {
		busy = 0;
		for (int i = 0; i < jobs; i++) {
			if (!running[i].pid && next < lists_n) {
				running[i] = (struct job){.list = &lists[next++]};
				start(&running[i]);
			}
			busy += running[i].pid != 0;
		}
		poll_jobs();
		if (now() - said > 10) {
			said = now();
			fprintf(stderr, "arguments: list %d of %d, %d processes, %.0f s\n", next, lists_n, processes, said - began);
		}
		usleep(1000);
	}
	end_all();
	int left = 0;
	for (int c = 0; c < calls_n; c++)
		left += !calls[c].skipped && !calls[c].known && outcomes[c].stage == NOT_RUN;
	fprintf(stderr, "arguments: %d calls, %d processes, %.1f s, %d calls not reached\n", calls_n, processes, now() - began, left);
}

/* --- the output */

static void print_result(const struct call *call, const struct outcome *o)
{
	const struct function *f = &functions[call->function];
	printf("%s %s ", f->name, cases[call->index].name);
	if (call->known) {
		puts(call->known);
		return;
	}
	if (o->missing[0])
		printf("no-%s", o->missing);
	else if (call->how[0] && o->stage < CALLING)
		printf("prepare:%s", call->how);
	else if (call->how[0] && o->stage == CALLING)
		printf("%s", call->how);
	else if (o->stage < WAITING)
		printf("not-run");
	else
		printf("%d", o->result);
	if (o->stage == WAITING && call->how[0])
		printf(" then=%s", call->how);
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

static void print_all(void)
{
	int listed = -1;
	for (int c = 0; c < calls_n; c++) {
		if (calls[c].function != listed)
			list_cases(&functions[listed = calls[c].function], cases);
		print_result(&calls[c], (const struct outcome *)&outcomes[c]);
	}
}

static void usage(void)
{
	fprintf(stderr, "usage: arguments [-j processes] [-t seconds a call may take] [-w seconds to wait for memory] [-b seconds in all] [-f text in names] [-p part/parts] [-k results that are known] [-s] [-1]\n");
	exit(2);
}

int main(int argc, char **argv)
{
	int option;
	while ((option = getopt(argc, argv, "j:t:w:b:f:p:k:s1")) != -1)
		switch (option) {
		case 'j': jobs = atoi(optarg); break;
		case 't': limit = atoi(optarg); break;
		case 'w': wait_limit = atoi(optarg); break;
		case 'b': budget = atoi(optarg); break;
		case 'f': only = optarg; break;
		case 'k': record = optarg; break;
		case 's': sampled = 1; break;
		case '1': alone = 1; break; /* each call in a process of its own, to see that it makes no difference */
		case 'p':
			if (sscanf(optarg, "%d/%d", &part, &parts) != 2 || parts < 1)
				usage();
			break;
		default: usage();
		}
	if (optind != argc || jobs < 1 || jobs > MAX_JOBS)
		usage();
	collect_calls();
	read_record();
	char folder[] = "/tmp/arguments.XXXXXX"; /* what functions write to files goes there */
	if (!mkdtemp(folder) || chdir(folder)) {
		perror("arguments: cannot make a folder in /tmp");
		return 2;
	}
	signal(SIGTERM, stop); /* what is known is printed */
	signal(SIGINT, stop);
	shared = mmap(NULL, (size_t)jobs * sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	outcomes = mmap(NULL, MAX_CALLS * sizeof *outcomes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	make_lists();
	run_all();
	print_all();
	char remove[64];
	snprintf(remove, sizeof remove, "rm -rf %s", folder);
	return system(remove) != 0;
}
