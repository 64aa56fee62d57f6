/* shim/fuzz/session.c: one session after another in one process, over the way the tape chooses. */
#include "session.h"
#include "../core/ferry.h"
#include "server.h"
#include <stdio.h>
#include <stdlib.h>

void session_environment(void)
{
	static char rings[] = "FERRY_RINGS=0", thread[] = "FERRY_LINK_THREAD=0";
	putenv(rings);  /* fuzz_ring has them */
	putenv(thread); /* the caller does what the link's thread would do: an execution is one thread, and repeats */
}

int session_open(int honest)
{
	static char unix_way[] = "FERRY_SERVER=unix:///fuzz", tcp_way[] = "FERRY_SERVER=tcp://fuzz:1";
	static char token[] = "FERRY_TOKEN=ferry1_0123abcd_secret", no_token[] = "FERRY_TOKEN=";
	server_reset(1);
	ferry_session_close();
	server_reset(honest);
	seam_later();
	putenv(!honest && fuzz_pick(2) ? tcp_way : unix_way);
	putenv(!honest && fuzz_pick(4) == 3 ? token : no_token);
	return ferry_session_start();
}
