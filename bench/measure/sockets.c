/* sockets.c: the floor under every transport: a round trip of 8 bytes over a Unix socket and over TCP on the loopback, with
 * blocking reads and writes, and what several TCP streams carry together. */
#include "measure.h"
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <sys/socket.h>
#include <unistd.h>

enum { ROUNDS = 2000, STREAMS = 4, PIECE = 1 << 20, PIECES = 64 };

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

static void *send_all(void *arg)
{
	char *p = calloc(1, PIECE);
	for (int i = 0; p && i < PIECES; i++)
		all(*(int *)arg, p, PIECE, 0);
	free(p);
	return NULL;
}

static void *receive_all(void *arg)
{
	char *p = calloc(1, PIECE);
	for (int i = 0; p && i < PIECES; i++)
		all(*(int *)arg, p, PIECE, 1);
	free(p);
	return NULL;
}

/* Bytes per microsecond of n streams together. */
static double carry(int n)
{
	int fd[STREAMS][2];
	pthread_t t[STREAMS][2];
	for (int i = 0; i < n; i++)
		tcp_pair(fd[i]);
	double start = clock_us();
	for (int i = 0; i < n; i++) {
		EXPECT(!pthread_create(&t[i][0], NULL, send_all, &fd[i][0]), "no thread");
		EXPECT(!pthread_create(&t[i][1], NULL, receive_all, &fd[i][1]), "no thread");
	}
	for (int i = 0; i < n; i++) {
		pthread_join(t[i][0], NULL);
		pthread_join(t[i][1], NULL);
		close(fd[i][0]);
		close(fd[i][1]);
	}
	return (double)n * PIECE * PIECES / (clock_us() - start);
}

int measure_sockets(void)
{
	int fd[2];

	EXPECT(!socketpair(AF_UNIX, SOCK_STREAM, 0, fd), "no socket");
	struct sample local = round_trip(fd);
	tcp_pair(fd);
	struct sample tcp = round_trip(fd);
	printf("{\"unix_rtt_us\":%.3f,\"tcp_rtt_us\":%.3f,\"tcp_gbs\":%.3f,\"tcp_streams_gbs\":%.3f,\"streams\":%d}\n", local.median, tcp.median,
	       carry(1) / 1e3, carry(STREAMS) / 1e3, STREAMS);
	return 0;
}
