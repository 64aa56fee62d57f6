/* shim/fuzz/fuzz_handshake.c: the handshake of a new session and of one that goes on, with a server that says anything.
 * Links: core/, and cuda/gen_send.c for the names of commands */
#include "../core/net/handshake.h"
#include "../cuda/gen_types.h"
#include "server.h"
#include "session.h"
#include <stdlib.h>
#include <string.h>

const char fuzz_name[] = "handshake";
const unsigned ferry_service = 0;
void fuzz_begin(void) { session_environment(); }
int fuzz_option(const char *name, const char *value) { return (void)name, (void)value, 0; }

void fuzz_one(void)
{
	struct ferry_handshake t = {.resumable = (int)fuzz_pick(2), .resume = (int)fuzz_pick(2), .session = 7, .received = fuzz_pick(100), .first_schema = (int)fuzz_pick(2),
				    .range_base = 0x200000000000, .range_size = 1ull << 42};
	struct ferry_redirect to = {.session = 0};
	t.follows = t.resumable && fuzz_pick(2);
	t.ticket = t.resume && fuzz_pick(2);
	t.moved = t.resume && fuzz_pick(2) ? &to : NULL;
	const struct ferry_handshake before = t;
	char why[64 + 1200];
	size_t room = fuzz_pick(8) == 7 ? 64 : 1200;
	char *text = why + sizeof why - room; /* at the end: a longer one would show */
	static char token[] = "FERRY_TOKEN=ferry1_0123abcd_secret", no_token[] = "FERRY_TOKEN=";
	putenv(fuzz_pick(4) == 3 ? token : no_token);
	server_reset(0);
	if (server_connect())
		return;
	*text = 0;
	int rc = ferry_shake_hands(SERVER_FD, &t, text, room);
	FUZZ_CHECK(rc >= -1 && rc <= FERRY_CONNECT_AGAIN); /* FERRY_MOVED needs the secret, which the server does not have */
	FUZZ_CHECK(!to.session && (t.follows == before.follows || rc == FERRY_CONNECT_AGAIN));
	if (!rc && !t.resume)
		FUZZ_CHECK(t.revision > 0 && t.revision <= FERRY_REVISION);
	FUZZ_CHECK(memchr(text, 0, room));
	for (char *c = text; *c; c++)
		FUZZ_CHECK((unsigned char)*c >= ' ' && *c != 127);
	FUZZ_CHECK(t.resumable == before.resumable && t.resume == before.resume);
	if (rc || t.resume) /* a refusal changes nothing, nor does a session that goes on but for its position */
		FUZZ_CHECK(!memcmp(t.secret, before.secret, sizeof t.secret) && t.session == before.session);
}
