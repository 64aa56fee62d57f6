/* shim/test/test_completion_watch.c: watches, against a server that answers when and what it likes; and which thread reads its answers.
 * Links: core/session/command.c core/session/calls.c core/session/reader.c core/session/frame.c core/session/transmit.c
 * Links: core/session/hostqueue.c core/session/output.c core/net/channel.c core/net/socket_channel.c core/net/connections.c
 * Links: core/net/readbuffer.c core/base/among.c core/base/lock.c core/base/clock.c cuda/completion_watch.c. Lanes and the log are doubles. */
#include "../cuda/capture.h"
#include "../cuda/context.h"
#include "../core/net/lane.h"
#include "../core/net/handshake.h"
#include "../core/net/lanes.h"
#include "../core/net/socket_channel.h"
#include "../core/net/connections.h"
#include "../core/session/frame.h"
#include "check.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

/* --- the rest of the shim, as far as these files need it */
const char *const ferry_op_names[] = {"none"};
const unsigned ferry_op_count = 1;
_Atomic int ferry_host_functions_served;
_Atomic uint32_t ferry_lanes_turn;
_Atomic(const struct ferry_lane_sink *) ferry_lane_sink;
static _Atomic int lost; /* lines that say so */
static int capturing;

void ferry_log(int level, const char *format, ...) { lost += level == FERRY_LOG_ERROR && !strncmp(format, "lost the server", 15); }
int shim_anybody_captures(void) { return capturing; }
uint64_t ferry_lanes_offer(struct ferry_payload *p) { return (void)p, 0; }
int ferry_lanes_wait(struct ferry_payload *p, int ms) { return (void)p, (void)ms, 1; }
int ferry_lanes_use(uint64_t n, int from_server) { return (void)n, (void)from_server, 0; }
int ferry_lanes_opened(void) { return 0; }
void ferry_lanes_moved(void) {}
int ferry_lanes_begin_relayed(const struct ferry_handshake *h) { return (void)h, 0; }
void ferry_lanes_end_relayed(void) {}

/* --- the server: this very program, at the other end of the socket */
static int server;
enum { QUERY = 7, WATCH = 8, REPLY = 1, NOT_READY = 600 };

/* The next command's number; its operation must be this. */
static uint32_t asked(unsigned op)
{
	struct { struct ferry_frame h; uint64_t handle; } f;
	CHECK(recv(server, &f, sizeof f, MSG_WAITALL) == sizeof f && f.h.op == op);
	return f.h.id;
}

static void reply(uint32_t id, int rc, int async)
{
	struct { struct ferry_frame h; struct ferry_reply r; } f = {{sizeof f, REPLY, 0, id, sizeof f.r}, {rc, async, 0, 0}};
	CHECK(write(server, &f, sizeof f) == sizeof f);
}

static int nothing_asked(void)
{
	char c;
	return recv(server, &c, 1, MSG_PEEK | MSG_DONTWAIT) < 0;
}

/* What a question is answered. */
static struct answers { int rc, async; } planned;
static void *serve_one(void *arg)
{
	(void)arg;
	reply(asked(QUERY), planned.rc, planned.async);
	return NULL;
}

static int question(int rc, int async)
{
	struct ferry_call c;
	pthread_t t;
	planned = (struct answers){rc, async};
	CHECK(!ferry_begin(&c, QUERY, 8));
	c.q[0] = 1;
	CHECK(!pthread_create(&t, NULL, serve_one, NULL));
	int got = ferry_ask(&c);
	ferry_end(&c);
	pthread_join(t, NULL);
	return got;
}

static struct completion_watch p;

static enum completion look(uint64_t point, struct completion_question *a) { return completion_watch_state(&p, &point, a); }

/* As a query does it: what is not known is asked, and what is not done is watched. */
static uint32_t watch(uint64_t point)
{
	struct completion_question a = {0};
	CHECK(look(point, &a) == COMPLETION_ASK);
	CHECK(question(NOT_READY, 0) == NOT_READY);
	completion_watch_begin(&p, point, &a, WATCH, 42);
	return asked(WATCH);
}

static void answered_watch(void)
{
	struct completion_question a;
	uint32_t id = watch(1);
	for (int i = 0; i < 100; i++)
		CHECK(look(1, &a) == COMPLETION_NOT_YET);
	CHECK(nothing_asked());
	CHECK(look(2, &a) == COMPLETION_ASK); /* another point */
	reply(id, 0, 0);
	CHECK(look(1, &a) == COMPLETION_PASSED && look(1, &a) == COMPLETION_PASSED);
	/* Anything but success means to ask, and is no error. */
	id = watch(2);
	reply(id, 719, 0);
	CHECK(look(2, &a) == COMPLETION_ASK && question(0, 0) == 0);
	/* A new point while the old one is watched; the old answer is nothing to the new. */
	id = watch(3);
	uint32_t second = watch(4);
	reply(id, 0, 0);
	CHECK(look(4, &a) == COMPLETION_NOT_YET && look(3, &a) == COMPLETION_ASK);
	reply(second, 0, 0);
	CHECK(look(4, &a) == COMPLETION_PASSED);
}

/* If another thread may have learnt better before the server had the watch, one more question makes it sure. */
static void unsure(void)
{
	struct completion_question a = {0}, b = {0};
	ferry_host_functions_served = 1;
	uint32_t id = watch(10);
	CHECK(look(10, &b) == COMPLETION_ASK && b.number);
	CHECK(question(NOT_READY, 0) == NOT_READY);
	completion_watch_begin(&p, 10, &a, WATCH, 42); /* a question from before the watch was sent proves nothing, and no other is sent */
	CHECK(nothing_asked() && look(10, &a) == COMPLETION_ASK);
	completion_watch_begin(&p, 10, &b, WATCH, 42);
	CHECK(nothing_asked() && look(10, &a) == COMPLETION_NOT_YET);
	ferry_host_functions_served = 0;
	reply(id, 0, 0);
	CHECK(look(10, &a) == COMPLETION_PASSED);
	/* An answer that another call got meanwhile. */
	a = (struct completion_question){0};
	CHECK(look(11, &a) == COMPLETION_ASK && question(0, 0) == 0 && question(NOT_READY, 0) == NOT_READY);
	completion_watch_begin(&p, 11, &a, WATCH, 42);
	id = asked(WATCH);
	CHECK(look(11, &a) == COMPLETION_ASK);
	reply(id, 0, 0);
	CHECK(look(11, &a) == COMPLETION_PASSED);
}

/* There are so many places, and each is free again when its watch has been answered. */
static void places(void)
{
	enum { PLACES = 64 };
	static struct completion_watch many[PLACES + 1];
	uint32_t id[PLACES];
	struct completion_question a = {0};
	uint64_t point = 1;
	for (int round = 0; round < 3; round++) {
		for (int i = 0; i < PLACES; i++) {
			completion_watch_begin(&many[i], 100, &a, WATCH, 42);
			id[i] = asked(WATCH);
		}
		completion_watch_begin(&many[PLACES], 100, &a, WATCH, 42);
		CHECK(nothing_asked());
		for (int i = PLACES; i--;)
			reply(id[i], i % 2, 0);
		for (int i = 0; i < PLACES; i++)
			CHECK(completion_watch_state(&many[i], &(uint64_t){100}, &a) == (i % 2 ? COMPLETION_ASK : COMPLETION_PASSED));
		CHECK(completion_watch_state(&many[PLACES], &point, &a) == COMPLETION_ASK);
		memset(many, 0, sizeof many);
		a = (struct completion_question){0};
	}
}

/* That something is not ready hides no error. */
static void errors(void)
{
	CHECK(question(NOT_READY, 1) == 1);
	ferry_keep_error(2);
	CHECK(question(NOT_READY, 0) == NOT_READY && question(0, 0) == 2 && question(0, 0) == 0);
	struct shim_ctx c = {.alive = 1};
	CHECK(completion_watchable(&c) && !completion_watchable(NULL));
	capturing = 1;
	CHECK(!completion_watchable(&c));
	capturing = 0;
	c.fault = 719;
	CHECK(!completion_watchable(&c));
}

/* Threads that poll at once, while another asks: whichever reads, all see the answer. */
static _Atomic int watching;
static struct completion_watch shared;
static void *poller(void *arg)
{
	(void)arg;
	struct completion_question a;
	enum completion is;
	while ((is = completion_watch_state(&shared, &(uint64_t){5}, &a)) == COMPLETION_NOT_YET)
		watching++;
	CHECK(is == COMPLETION_PASSED);
	return NULL;
}

static void at_once(void)
{
	pthread_t t[4];
	struct completion_question a = {0};
	CHECK(completion_watch_state(&shared, &(uint64_t){5}, &a) == COMPLETION_ASK && question(NOT_READY, 0) == NOT_READY);
	completion_watch_begin(&shared, 5, &a, WATCH, 42);
	uint32_t id = asked(WATCH);
	for (int i = 0; i < 4; i++)
		CHECK(!pthread_create(&t[i], NULL, poller, NULL));
	while (watching < 100)
		ferry_cpu_pause();
	for (int i = 0; i < 20; i++)
		CHECK(question(0, 0) == 0);
	reply(id, 0, 0);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
}

/* A session, on a connection of its own. */
static void connect_again(void)
{
	int fd[2];
	if (socketpair(AF_UNIX, SOCK_STREAM, 0, fd))
		exit(1);
	ferry_connection_adopt(fd[0]);
	server = fd[1];
	ferry_channel = &ferry_socket_channel;
	ferry_channel->begin(&(struct ferry_handshake){0}, &ferry_can);
	ferry_command_reset(NULL, 1);
	ferry_calls_reset();
	atomic_store(&ferry_conn.state, FERRY_UP);
}

int main(void)
{
	connect_again();
	CHECK(question(0, 0) == 0);
	answered_watch();
	unsure();
	places();
	errors();
	at_once();
	CHECK(!lost);
	/* A server that answers a watch twice is not believed in anything; one that is gone is noticed by a poll. */
	struct completion_question a;
	uint32_t id = watch(20);
	reply(id, 0, 0);
	reply(id, 0, 0);
	CHECK(look(20, &a) == COMPLETION_PASSED);
	ferry_poll_replies();
	CHECK(lost == 1);
	close(server);
	connect_again();
	watch(21);
	close(server);
	CHECK(look(21, &a) == COMPLETION_NOT_YET && lost == 2);
	return verdict();
}
