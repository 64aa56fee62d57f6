package dispositions

/*
#include <signal.h>

static unsigned long long ignored, blocked;

// Before the Go runtime begins, which handles and unblocks nearly every signal: afterwards nobody can
// tell what was there.
__attribute__((constructor)) static void note_state(void)
{
	sigset_t mask;
	if (sigprocmask(SIG_BLOCK, 0, &mask))
		sigemptyset(&mask);
	for (int s = 1; s <= 64; s++) {
		struct sigaction a;
		if (!sigaction(s, 0, &a) && a.sa_handler == SIG_IGN)
			ignored |= 1ull << (s - 1);
		if (sigismember(&mask, s) == 1)
			blocked |= 1ull << (s - 1);
	}
}

static unsigned long long ignored_at_start(void) { return ignored; }
static unsigned long long blocked_at_start(void) { return blocked; }
*/
import "C"

func atStart() State {
	return State{Ignored: Set(C.ignored_at_start()), Blocked: Set(C.blocked_at_start())}
}
