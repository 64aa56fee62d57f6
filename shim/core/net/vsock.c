/* shim/core/net/vsock.c: vsock sockets, and the Unix sockets that Firecracker and Cloud Hypervisor have in their place on the host.
 *
 * Threads: any. Every step has a limit in time. */
#include "vsock.h"
#include "../base/clock.h"
#include "connections.h"
#include "dial.h"
#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <linux/vm_sockets.h>

#define CONNECT_MS 4000 /* as dial.c */

/* A number of 32 bits that ends where the string does. */
static int parse_number(const char *s, uint32_t *n)
{
	char *end;
	errno = 0;
	unsigned long long v = strtoull(s, &end, 10);
	if (*s < '0' || *s > '9' || *end || errno || v >= UINT32_MAX)
		return -1;
	*n = (uint32_t)v;
	return 0;
}

static int parse_cid(const char *s, uint32_t *cid)
{
	if (!strcmp(s, "host")) {
		*cid = VMADDR_CID_HOST;
		return 0;
	}
	if (!strcmp(s, "local")) {
		*cid = 1; /* VMADDR_CID_LOCAL, which older headers lack */
		return 0;
	}
	return parse_number(s, cid);
}

int ferry_dial_vsock(const char *address, char *why, size_t why_n)
{
	const char *place = address + strlen("vsock://"), *colon = strchr(place, ':');
	char cid[16];
	struct sockaddr_vm a = {.svm_family = AF_VSOCK};
	size_t n = colon ? (size_t)(colon - place) : sizeof cid;
	if (n < sizeof cid) {
		memcpy(cid, place, n);
		cid[n] = 0;
	}
	if (n >= sizeof cid || parse_cid(cid, &a.svm_cid) || parse_number(colon + 1, &a.svm_port) || !a.svm_port) {
		snprintf(why, why_n, "a vsock address is vsock://CID:port, and the CID of the host is 2");
		return -1;
	}
	int fd = ferry_connect(AF_VSOCK, (struct sockaddr *)&a, sizeof a, ferry_now_ms() + CONNECT_MS);
	if (fd < 0 && errno == EAFNOSUPPORT)
		snprintf(why, why_n, "this kernel has no vsock sockets; load the module vsock");
	else if (fd < 0 && (errno == ENODEV || errno == EADDRNOTAVAIL))
		snprintf(why, why_n, "nothing carries vsock to CID %u here; a guest needs a vsock device, a host the module vhost_vsock", a.svm_cid);
	else if (fd < 0)
		snprintf(why, why_n, "%s", strerror(errno));
	return fd;
}

/* The monitor's answer is a line, "OK " and a port. Nothing is read behind it. */
static int ask_monitor(int fd, uint32_t port, int64_t until, char *why, size_t why_n)
{
	char line[32];
	int n = snprintf(line, sizeof line, "CONNECT %u\n", port);
	if (send(fd, line, (size_t)n, MSG_NOSIGNAL) != n) {
		snprintf(why, why_n, "%s", strerror(errno));
		return -1;
	}
	for (n = 0; n < (int)sizeof line - 1; n++) {
		if (ferry_connection_await(fd, POLLIN, until)) {
			snprintf(why, why_n, "the monitor of the virtual machine does not answer: %s", strerror(errno));
			return -1;
		}
		if (recv(fd, &line[n], 1, 0) != 1) {
			snprintf(why, why_n, "the monitor of the virtual machine refused; nothing listens at port %u of the guest", port);
			return -1;
		}
		if (line[n] == '\n')
			break;
	}
	line[n] = 0;
	if (strncmp(line, "OK ", 3)) {
		snprintf(why, why_n, "the socket did not answer OK: it is not that of a virtual machine's vsock device");
		return -1;
	}
	return 0;
}

int ferry_dial_monitor(const char *address, char *why, size_t why_n)
{
	const char *path = address + strlen("vsock+unix://"), *colon = strrchr(path, ':');
	struct sockaddr_un a = {.sun_family = AF_UNIX};
	uint32_t port;
	size_t n = colon ? (size_t)(colon - path) : 0;
	if (*path != '/' || !colon || n >= sizeof a.sun_path || parse_number(colon + 1, &port) || !port) {
		snprintf(why, why_n, "the address of a guest is vsock+unix:///path:port");
		return -1;
	}
	memcpy(a.sun_path, path, n);
	int64_t until = ferry_now_ms() + CONNECT_MS;
	int fd = ferry_connect(AF_UNIX, (struct sockaddr *)&a, sizeof a, until);
	if (fd < 0) {
		snprintf(why, why_n, "%s", strerror(errno));
		return -1;
	}
	if (ask_monitor(fd, port, until, why, why_n)) {
		ferry_connection_close(fd);
		return -1;
	}
	return fd;
}
