/* shim/core/net/transport.c: the table of transports. A new transport is a row here and a file beside it.
 *
 * Threads: the table is constant. ferry_transport_dial writes ferry_conn and is called under session.c's start_mu. */
#include "transport.h"
#include "../base/among.h"
#include "dial.h"
#include "link_channel.h"
#include "region.h"
#include "region_channel.h"
#include "ring_channel.h"
#include "socket_channel.h"
#include "vsock.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct ferry_transport transports[] = {
	{"unix://", ferry_dial_unix, &ferry_socket_channel, &ferry_ring_channel, ferry_ring_open, NULL},
	{"tcp://", ferry_dial_tcp, &ferry_link_channel, &ferry_region_channel, ferry_region_open, ferry_region_named},
	{"vsock://", ferry_dial_vsock, &ferry_link_channel, &ferry_region_channel, ferry_region_open, ferry_region_find},
	{"vsock+unix://", ferry_dial_monitor, &ferry_link_channel, &ferry_region_channel, ferry_region_open, ferry_region_named},
};
const char ferry_address_forms[] = "unix:///path, tcp://host:port, vsock://CID:port or vsock+unix:///path:port";
enum { TRANSPORTS = sizeof transports / sizeof *transports };

static const struct ferry_transport *find(const char *address)
{
	for (size_t i = 0; i < TRANSPORTS; i++)
		if (!strncmp(address, transports[i].scheme, strlen(transports[i].scheme)))
			return &transports[i];
	return NULL;
}

int ferry_transport_dial(const struct ferry_transport **t, char *why, size_t why_n)
{
	const char *address = getenv("FERRY_SERVER");
	const char *shown = getenv("FERRY_SERVER_SHOWN"); /* ferry run has an agent between: its socket says nothing to people */
	int given = address && *address, fd = -1;
	ferry_among_pick(given && shown ? shown : "", ferry_conn.shown, sizeof ferry_conn.shown);
	if (given)
		ferry_among_pick(address, ferry_conn.peer, sizeof ferry_conn.peer);
	else
		fd = ferry_dial_default(ferry_conn.peer, sizeof ferry_conn.peer, why, why_n);
	*t = find(ferry_conn.peer);
	ferry_conn.dial = *t ? (*t)->dial : NULL;
	if (given && *t)
		fd = (*t)->dial(ferry_conn.peer, why, why_n);
	else if (given && !strncmp(ferry_conn.peer, "tls://", 6))
		snprintf(why, why_n, "TLS needs a helper beside the program: run it under 'ferry run', or start 'ferry agent' and name its socket");
	else if (given)
		snprintf(why, why_n, "FERRY_SERVER must begin with unix://, tcp://, vsock:// or vsock+unix://");
	return fd;
}

void ferry_transports_forked(void)
{
	for (size_t i = 0; i < TRANSPORTS; i++) {
		transports[i].channel->forked();
		if (transports[i].upgrade)
			transports[i].upgrade->forked();
	}
}
