package spawn

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
)

const (
	// Where each owner has a user, an owner gets an ownerPart of the threads that are not
	// promised yet, within these bounds. The first owners get more than those that come when
	// many are there; together they never have more than there are.
	ownerPart            = 4
	leastThreads         = 256
	mostThreads          = 8192
	threadsOfTypicalWork = 40 // of one worker; at most 31 on an H200 (group.go)
)

// A FullError is returned for a client whose worker would have too few threads. A program of Go, as a
// worker is, ends when it gets no thread, so a worker more could cost its owner those that run.
type FullError struct{ why string }

func (e *FullError) Error() string { return e.why }

// threadShares divides the threads that workers may have among owners, where no control group
// bounds the threads of a worker: the kernel bounds the threads of a user, and each owner has one.
// If workers could take all threads that the daemon's own control group or the machine has, the
// daemon could start none. The caller locks.
type threadShares struct {
	all, left int
	of        map[string]threadShare // owners
}

// A threadShare is what an owner was promised. A client can be as many owners as it likes, by saying
// that it runs on other machines, so the credentials of owners are counted too.
type threadShare struct {
	threads    int
	credential string
}

func newThreadShares(all int) *threadShares {
	return &threadShares{all: all, left: all, of: map[string]threadShare{}}
}

// promise is how many threads all workers of an owner may have; it stays until withdraw. Half of all
// threads are never those of one credential.
func (t *threadShares) promise(owner, credential string) (int, error) {
	if s, ok := t.of[owner]; ok {
		return s.threads, nil
	}
	n, held := min(max(t.left/ownerPart, leastThreads), mostThreads), 0
	for _, s := range t.of {
		if s.credential == credential {
			held += s.threads
		}
	}
	if held > 0 { // further owners divide what is left of the half
		n = min(n, max((t.all/2-held)/ownerPart, leastThreads))
	}
	if held > 0 && held+n > t.all/2 {
		return 0, &FullError{fmt.Sprintf("half of the %d threads that workers may have are promised to programs on other machines with this credential; end some, or use another credential", t.all)}
	}
	if n > t.left && len(t.of) > 0 {
		return 0, &FullError{fmt.Sprintf("the threads that workers may have are promised to %d owners, and %d are left: give the server more (TasksMax, pids.max, kernel.threads-max), or control groups", len(t.of), t.left)}
	}
	n = min(n, max(t.left, 1))
	t.left -= n
	t.of[owner] = threadShare{n, credential}
	return n, nil
}

// checkRoom says why an owner whose workers may have so many threads together cannot have so many
// workers; it may always have one.
func checkRoom(threads, workers int) error {
	if workers <= 1 || workers*threadsOfTypicalWork <= threads {
		return nil
	}
	return &FullError{fmt.Sprintf("your programs on this machine may have %d threads on the server, enough for %d of them at a time; end one first (an operator gives the server control groups, or a larger TasksMax, pids.max or kernel.pid_max)", threads, max(1, threads/threadsOfTypicalWork))}
}

// withdraw ends the promise to an owner.
func (t *threadShares) withdraw(owner string) {
	t.left += t.of[owner].threads
	delete(t.of, owner)
}

// threadsOf counts the threads that a user has now.
func threadsOf(uid uint32) (n int) {
	files, _ := filepath.Glob("/proc/[0-9]*/status")
	for _, file := range files {
		var st syscall.Stat_t
		if syscall.Stat(filepath.Dir(file), &st) != nil || st.Uid != uid {
			continue
		}
		text, _ := os.ReadFile(file)
		_, after, _ := strings.Cut(string(text), "\nThreads:")
		count, _, _ := strings.Cut(after, "\n")
		threads, _ := strconv.Atoi(strings.TrimSpace(count))
		n += threads
	}
	return n
}
