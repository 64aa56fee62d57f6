/* measure: the program that "ferry bench" runs natively and through Ferry.
 *
 *   measure            opens the device, says so, then answers requests: NAME N BUDGET_MS [KIND BYTES]
 *   measure startup    opens the device, says how long that took, ends
 *   measure sockets    needs no device */
#include "measure.h"

static void say_opened(struct steps s)
{
	struct counts c;
	int ferry = count_now(&c);

	for (char *p = d.name; *p; p++)
		if (*p == '"' || *p == '\\' || (unsigned char)*p < 32)
			*p = ' ';
	printf("{\"device\":\"%s\",\"memory\":%zu,\"ferry\":%s,\"load_us\":%.1f,\"init_us\":%.1f,\"context_us\":%.1f,\"module_us\":%.1f,"
	       "\"first_us\":%.1f,\"trips\":%llu,\"sent\":%llu}\n",
	       d.name, d.total, ferry ? "true" : "false", s.load, s.init, s.context, s.module, s.first, (unsigned long long)c.trips,
	       (unsigned long long)c.sent);
}

static void say(const struct request *r, const struct sample *s)
{
	printf("{\"name\":\"%s\",\"n\":%d,\"median_us\":%.4f,\"min_us\":%.4f,\"p90_us\":%.4f,\"p99_us\":%.4f,\"p999_us\":%.4f,\"max_us\":%.4f,\"commands\":%llu,\"trips\":%llu,\"sent\":%llu,"
	       "\"received\":%llu}\n",
	       r->name, s->n, s->median, s->min, s->p90, s->p99, s->p999, s->max, (unsigned long long)s->counts.commands,
	       (unsigned long long)s->counts.trips, (unsigned long long)s->counts.sent, (unsigned long long)s->counts.received);
}

static void answer(const char *line)
{
	struct request r = {.n = 1};
	struct sample s = {0};

	EXPECT(sscanf(line, "%31s %d %lf %31s %zu", r.name, &r.n, &r.budget_ms, r.kind, &r.bytes) >= 1 && r.n > 0, "cannot read the request %s", line);
	if (!strcmp(r.name, "check"))
		check_bumps();
	else
		EXPECT(measure_call(&r, &s) || measure_copy(&r, &s) || measure_workload(&r, &s) || measure_plain(&r, &s), "there is nothing called %s", r.name);
	say(&r, &s);
}

int main(int argc, char **argv)
{
	char line[256];

	setvbuf(stdout, NULL, _IOLBF, 0);
	if (argc > 1 && !strcmp(argv[1], "sockets"))
		return measure_sockets();
	EXPECT(argc == 1 || !strcmp(argv[1], "startup"), "usage: measure [startup | sockets]");
	say_opened(device_open());
	if (argc > 1)
		return 0;
	while (fgets(line, sizeof line, stdin))
		answer(line);
	return 0;
}
