/* shim/test/test_spin.c: when a waiter spins, and when it sleeps at once. Times are given, never measured.
 * Links: core/base/spin.c core/base/clock.c core/base/processors.c core/base/log.c. */
#include "../core/base/clock.h"
#include "../core/base/processors.h"
#include "../core/base/spin.h"
#include <stdio.h>
#include <stdlib.h>

static void expect(int is, const char *what)
{
	if (!is) {
		printf("FAIL: %s\n", what);
		exit(1);
	}
}

enum { SECOND = 1000000000 };
static int64_t soon(void) { return ferry_now_ns() + SECOND; } /* began a second from now: answered within any while */
static int64_t late(void) { return ferry_now_ns() - SECOND; }

int main(void)
{
	struct ferry_spin s;
	ferry_spin_reset(&s);
	expect(s.never == (ferry_processors() <= 2), "with few processors a waiter never spins");
	s.never = 0;
	expect(!ferry_spin_again(&s, soon()), "nothing is known of a server: a waiter sleeps at once");
	ferry_spin_learn(&s, soon());
	expect(ferry_spin_again(&s, soon()), "after an answer that came soon the next waiter spins");
	expect(!ferry_spin_again(&s, late()), "but not for long");
	for (int i = 0; i < 1000; i++)
		ferry_spin_learn(&s, soon());
	int n = 0;
	for (; ferry_spin_again(&s, soon()); n++)
		ferry_spin_learn(&s, late());
	expect(n > 1 && n <= 16, "for a server that has become slow a waiter spins a few times more");
	ferry_spin_learn(&s, late());
	expect(!ferry_spin_again(&s, soon()), "and then no more");
	for (int i = 0, spun = 0; i < 400; i++) { /* one in five: not worth it, beyond one spin now and then */
		spun += ferry_spin_again(&s, soon());
		ferry_spin_learn(&s, i % 5 ? late() : soon());
		expect(i < 399 || spun < 300, "mostly slow answers are spun for most of the time");
	}
	s.budget = 12;
	s.never = 1;
	expect(!ferry_spin_again(&s, soon()), "with few processors no waiter spins");
	puts("PASS");
	return 0;
}
