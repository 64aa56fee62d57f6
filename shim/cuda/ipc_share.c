/* shim/cuda/ipc_share.c: shares, and descriptors that stand for them.
 *
 * The driver hands out a descriptor of memory; the memory lives while a process has it open. The descriptor here is one end of a socketpair with the
 * share waiting in it: a process that gets it, by whatever way, reads the message without taking it out. The other end, which this process keeps, hangs
 * up when the last copy is closed. */
#include "ipc_share.h"
#include "gen_send.h"
#include <poll.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

struct given { FerryShare share; int end, kept; struct given *next; };
static struct given *given;
static ferry_mu mu;
_Atomic int shim_ipc_used;

int ipc_share_is(const FerryShare *s, unsigned kind)
{
	return s->magic == SHARE_MAGIC && s->kind == kind;
}

int ipc_descriptor_new(const FerryShare *s, int kept)
{
	int pair[2];
	struct given *g = malloc(sizeof *g);
	if (!g)
		return -1;
	if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, pair)) {
		free(g);
		return -1;
	}
	if (send(pair[0], s, sizeof *s, MSG_NOSIGNAL | MSG_DONTWAIT) != (ssize_t)sizeof *s) {
		close(pair[0]);
		close(pair[1]);
		free(g);
		return -1;
	}
	*g = (struct given){*s, pair[0], kept, NULL};
	ferry_lock(&mu);
	g->next = given;
	given = g;
	ferry_unlock(&mu);
	return pair[1];
}

int ipc_descriptor_read(int fd, FerryShare *s)
{
	if (recv(fd, s, sizeof *s, MSG_PEEK | MSG_DONTWAIT | MSG_TRUNC) != (ssize_t)sizeof *s || s->magic != SHARE_MAGIC)
		return -1;
	return 0;
}

/* Take the first whose descriptor no process has any more out of the list. mu is held. */
static struct given *unlink_closed(void)
{
	for (struct given **p = &given; *p; p = &(*p)->next) {
		struct pollfd f = {(*p)->end, POLLIN, 0};
		if (poll(&f, 1, 0) <= 0 || !(f.revents & (POLLHUP | POLLERR)))
			continue;
		struct given *g = *p;
		*p = g->next;
		return g;
	}
	return NULL;
}

void ipc_release_closed(void)
{
	for (;;) {
		ferry_lock(&mu);
		struct given *g = unlink_closed();
		ferry_unlock(&mu);
		if (!g)
			return;
		if (!g->kept)
			fx_Unshare(&g->share);
		close(g->end);
		free(g);
	}
}
