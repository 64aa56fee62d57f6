package spawn

import (
	"errors"
	"log/slog"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestFreeUIDs: a server takes the usual range, unless an account or another server has it.
func TestFreeUIDs(t *testing.T) {
	const quiet = "root:x:0:0:root:/root:/bin/sh\nnobody:x:65534:65534::/:/bin/false\n"
	const whole = "         0          0 4294967295\n"
	locks := t.TempDir()
	first, lock, err := freeUIDs(locks, quiet, "user:100000:65536\n", whole)
	if err != nil || first != DefaultUIDs {
		t.Fatalf("%v, %v", first, err)
	}
	second, lock2, err := freeUIDs(locks, quiet, "", whole)
	if err != nil || second.First <= first.Last {
		t.Errorf("a second server: %v, %v", second, err)
	}
	defer lock2.Close()
	_ = lock.Close()
	again, lock3, err := freeUIDs(locks, quiet, "", whole)
	if err != nil || again != DefaultUIDs {
		t.Errorf("after the first has ended: %v, %v", again, err)
	}
	_ = lock3.Close()
	for what, text := range map[string][2]string{
		"its first":        {"a:x:60600:1::/:/x", ""},
		"its last":         {"a:x:61100:1::/:/x", ""},
		"containers":       {"", "a:60000:1000"},
		"around":           {"", "a:1:1000000"},
		"before and after": {"b:x:60599:1::/:/x\nc:x:61101:1::/:/x\na:x:60700:1::/:/x", "d:60000:600"},
	} {
		if err := checkUnused(DefaultUIDs, text[0], text[1]); err == nil || !strings.Contains(err.Error(), "account a") {
			t.Errorf("%s: %v", what, err)
		}
	}
	for _, r := range candidateRanges() {
		if err := checkUnused(r, quiet+"b:x:60599:1::/:/x\nc:x:61101:1::/:/x\n", "d:60000:600\ne:61101:5\nf:60700:0\nbroken\n"); err != nil {
			t.Errorf("%v: %v", r, err)
		}
		if int(r.Last-r.First) != rangeSize-1 || r.Last > 1<<31-1 {
			t.Errorf("%v", r)
		}
	}
	if _, _, err := freeUIDs(locks, "", "everything:0:4294967295", whole); err == nil {
		t.Error("a range although there is none")
	}
	if _, _, err := freeUIDs(locks, quiet, "", "0 100000 60000\n"); err == nil {
		t.Error("a range that the container does not have")
	}
	if r, lock, err := freeUIDs(locks, quiet, "", "0 100000 65536\n"); err != nil || r != DefaultUIDs {
		t.Errorf("in a usual container: %v %v", r, err)
	} else {
		_ = lock.Close()
	}
}

// TestThreadShares: owners together never have more threads than there are, an owner keeps what it
// was promised, and what it had is another's when it has left.
func TestThreadShares(t *testing.T) {
	for _, all := range []int{1, 100, 256, 900, 3000, 32768, 1 << 20} {
		s, sum, owners := newThreadShares(all), 0, 0
		for {
			owner := string(rune('a' + owners))
			n, err := s.promise(owner, owner)
			if err != nil {
				break
			}
			if again, err := s.promise(owner, owner); again != n || err != nil || n < 1 || n > mostThreads {
				t.Fatalf("%d: %d, then %d %v", all, n, again, err)
			}
			sum += n
			owners++
		}
		if sum > all || owners == 0 || all-sum >= leastThreads && sum < all-leastThreads {
			t.Errorf("%d threads: %d owners have %d", all, owners, sum)
		}
		for i := range owners {
			s.withdraw(string(rune('a' + i)))
		}
		if s.left != all {
			t.Errorf("%d of %d are back", s.left, all)
		}
		sum = 0
		for i := range 100 { // one client that says it is on many machines
			n, _ := s.promise(string(rune('a'+i)), "one")
			sum += n
		}
		if _, err := s.promise("other", "other"); all >= 2*leastThreads && (err != nil || sum > all/2) {
			t.Errorf("one client has %d of %d threads, another %v", sum, all, err)
		}
	}
}

// TestRoomForThreads: an owner has as many workers as its threads are enough for, and is told so when there is no room for one more.
func TestRoomForThreads(t *testing.T) {
	me := uint32(os.Geteuid())
	c := &confiner{
		log: slog.New(slog.DiscardHandler), account: account{base: openTemp(t)}, uids: newUIDPool(UIDRange{me, me}),
		shares: newThreadShares(4 * leastThreads), sessions: map[uint64]confinedSession{},
	}
	start := func(key uint64) error {
		err := c.confine(&exec.Cmd{Path: "/bin/true", Args: []string{"true"}}, &launch{key: key, owner: "alice", credential: "alice"})
		if err != nil {
			c.releaseConfinement(key)
		}
		return err
	}
	const fit = leastThreads / threadsOfTypicalWork
	for key := range uint64(fit) {
		if err := start(key); err != nil {
			t.Fatalf("worker %d of %d: %v", key+1, fit, err)
		}
	}
	for range 3 {
		if full, ok := errors.AsType[*FullError](start(fit)); !ok || !strings.Contains(full.Error(), "enough for 6 of them") {
			t.Fatalf("one more: %v", full)
		}
	}
	c.releaseConfinement(0)
	if err := start(fit); err != nil {
		t.Errorf("when one has ended: %v", err)
	}
}
