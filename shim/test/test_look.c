/* shim/test/test_look.c: who looks, and who sleeps at once. Times are given, never measured.
 * Links: core/look.c. */
#include "../core/look.h"
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
	struct ferry_spin l;
	ferry_spin_reset(&l);
	expect(l.never == (ferry_processors() <= 2), "few processors are not looked away");
	l.never = 0;
	expect(!ferry_spin_again(&l, soon()), "nothing is known of a server: nobody looks");
	ferry_spin_learn(&l, soon());
	expect(ferry_spin_again(&l, soon()), "an answer that came soon is looked for the next time");
	expect(!ferry_spin_again(&l, late()), "but not for long");
	for (int i = 0; i < 1000; i++)
		ferry_spin_learn(&l, soon());
	int n = 0;
	for (; ferry_spin_again(&l, soon()); n++)
		ferry_spin_learn(&l, late());
	expect(n > 1 && n <= 16, "a server that has become slow is looked for a few times more");
	ferry_spin_learn(&l, late());
	expect(!ferry_spin_again(&l, soon()), "and then no more");
	for (int i = 0, looked = 0; i < 400; i++) { /* one in five: not worth it, beyond one look now and then */
		looked += ferry_spin_again(&l, soon());
		ferry_spin_learn(&l, i % 5 ? late() : soon());
		expect(i < 399 || looked < 300, "mostly slow answers are looked for most of the time");
	}
	l.credit = 12;
	l.never = 1;
	expect(!ferry_spin_again(&l, soon()), "with few processors nobody looks");
	puts("PASS");
	return 0;
}
