/* sockets.c: the floor under every transport: a round trip of 8 bytes over a Unix socket and over TCP on the loopback, with
 * blocking reads and writes, and how fast a copy through one TCP stream is, and through as many as are fastest. */
#include "measure.h"
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <sys/socket.h>
#include <unistd.h>

enum { ROUNDS = 2000, STREAMS = 8, PIECE = 1 << 20, COPY = 128 << 20 };

static void all(int fd, void *p, size_t n, int in)
{
	for (size_t done = 0; done < n;) {
		ssize_t got = in ? read(fd, (char *)p + done, n - done) : write(fd, (char *)p + done, n - done);
		EXPECT(got > 0, "a socket of this machine failed");
		done += (size_t)got;
	}
}

static void tcp_pair(int fd[2])
{
	struct sockaddr_in a = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	socklen_t n = sizeof a;
	int one = 1, l = socket(AF_INET, SOCK_STREAM, 0);

	EXPECT(l >= 0 && !bind(l, (void *)&a, sizeof a) && !listen(l, 1) && !getsockname(l, (void *)&a, &n), "cannot listen on the loopback");
	fd[0] = socket(AF_INET, SOCK_STREAM, 0);
	EXPECT(fd[0] >= 0 && !connect(fd[0], (void *)&a, sizeof a) && (fd[1] = accept(l, NULL, NULL)) >= 0, "cannot connect on the loopback");
	for (int i = 0; i < 2; i++)
		setsockopt(fd[i], IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
	close(l);
}

static void *echo(void *arg)
{
	uint64_t v;
	for (int i = 0; i < ROUNDS + 100; i++) {
		all(*(int *)arg, &v, sizeof v, 1);
		all(*(int *)arg, &v, sizeof v, 0);
	}
	return NULL;
}

static void bounce(void *arg)
{
	uint64_t v = 1;
	all(*(int *)arg, &v, sizeof v, 0);
	all(*(int *)arg, &v, sizeof v, 1);
}

static struct sample round_trip(int fd[2])
{
	pthread_t t;
	EXPECT(!pthread_create(&t, NULL, echo, &fd[1]), "no thread");
	for (int i = 0; i < 100; i++)
		bounce(&fd[0]);
	struct sample s = time_calls(ROUNDS, 1e9, 1, bounce, NULL, &fd[0]);
	pthread_join(t, NULL);
	close(fd[0]);
	close(fd[1]);
	return s;
}

/* One stream's part of a plain copy. */
struct part { int fd; char *p; size_t n; int in; };

static void *move(void *arg)
{
	struct part *t = arg;
	for (size_t at = 0; at < t->n; at += PIECE)
		all(t->fd, t->p + at, PIECE, t->in);
	return NULL;
}

/* Bytes per microsecond of a copy from one buffer to another through n streams together. */
static double carry(int n, char *from, char *to)
{
	int fd[STREAMS][2];
	pthread_t t[STREAMS][2];
	struct part part[STREAMS][2];
	size_t each = COPY / (size_t)n;
	for (int i = 0; i < n; i++) {
		tcp_pair(fd[i]);
		part[i][0] = (struct part){fd[i][0], from + (size_t)i * each, each, 0};
		part[i][1] = (struct part){fd[i][1], to + (size_t)i * each, each, 1};
	}
	double start = clock_us();
	for (int i = 0; i < n; i++)
		for (int k = 0; k < 2; k++)
			EXPECT(!pthread_create(&t[i][k], NULL, move, &part[i][k]), "no thread");
	for (int i = 0; i < n; i++)
		for (int k = 0; k < 2; k++)
			pthread_join(t[i][k], NULL);
	double rate = COPY / (clock_us() - start);
	for (int i = 0; i < n; i++) {
		close(fd[i][0]);
		close(fd[i][1]);
	}
	return rate;
}

/* The better of two. */
static double best(int n, char *from, char *to)
{
	double a = carry(n, from, to), b = carry(n, from, to);
	return a > b ? a : b;
}

/* The other end of plain copies by size: it takes what comes and answers with a byte, or the reverse. */
struct plain { int fd[2]; char *p; size_t n; int in; };

static void *other_end(void *arg)
{
	struct plain *c = arg;
	char *q = malloc(c->n), go;
	EXPECT(q, "out of memory for %zu bytes", c->n);
	memset(q, 1, c->n);
	while (read(c->fd[1], c->in ? q : &go, 1) == 1) { /* until the socket is closed */
		if (c->in)
			all(c->fd[1], q + 1, c->n - 1, 1);
		all(c->fd[1], q, c->in ? 1 : c->n, 0);
	}
	free(q);
	return NULL;
}

static void do_plain(void *arg)
{
	struct plain *c = arg;
	char byte = 1;
	all(c->fd[0], c->in ? c->p : &byte, c->in ? c->n : 1, 0);
	all(c->fd[0], c->in ? &byte : c->p, c->in ? 1 : c->n, 1);
}

int measure_plain(const struct request *r, struct sample *out)
{
	struct plain c = {.n = r->bytes, .in = !strncmp(r->kind, "h2d", 3)};
	pthread_t t;

	if (strcmp(r->name, "plain"))
		return 0;
	EXPECT(c.n > 0 && (c.p = malloc(c.n)), "a plain copy of %zu bytes", c.n);
	memset(c.p, 2, c.n);
	tcp_pair(c.fd);
	EXPECT(!pthread_create(&t, NULL, other_end, &c), "no thread");
	for (int i = 0; i < 3; i++)
		do_plain(&c);
	*out = time_calls(r->n, r->budget_ms, 1, do_plain, NULL, &c);
	shutdown(c.fd[0], SHUT_RDWR);
	pthread_join(t, NULL);
	close(c.fd[0]);
	close(c.fd[1]);
	free(c.p);
	return 1;
}

int measure_sockets(void)
{
	int fd[2];

	EXPECT(!socketpair(AF_UNIX, SOCK_STREAM, 0, fd), "no socket");
	struct sample local = round_trip(fd);
	tcp_pair(fd);
	struct sample tcp = round_trip(fd);
	/* Large buffers, as large copies have them: a piece that stays in a cache is faster than any of those can be. */
	char *from = malloc(COPY), *to = malloc(COPY);
	EXPECT(from && to, "out of memory");
	memset(from, 1, COPY);
	memset(to, 2, COPY);
	double one = best(1, from, to), most = 0;
	int streams = 0;
	for (int n = 2; n <= STREAMS && n <= sysconf(_SC_NPROCESSORS_ONLN); n *= 2) {
		double rate = best(n, from, to);
		if (rate > most) {
			most = rate;
			streams = n;
		}
	}
	if (one > most) {
		most = one;
		streams = 1;
	}
	EXPECT(!memcmp(from, to, COPY), "a plain copy arrived with other bytes");
	printf("{\"unix_rtt_us\":%.3f,\"tcp_rtt_us\":%.3f,\"tcp_gbs\":%.3f,\"tcp_streams_gbs\":%.3f,\"streams\":%d}\n", local.median, tcp.median,
	       one / 1e3, most / 1e3, streams);
	free(from);
	free(to);
	return 0;
}
