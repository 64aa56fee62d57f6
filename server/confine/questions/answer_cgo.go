package questions

/*
#include <errno.h>
#include <linux/filter.h>
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

struct question { uint64_t id; uint32_t pid, flags, call, arch; uint64_t at, args[6]; };
struct answer { uint64_t id; int64_t value; int32_t error; uint32_t flags; };

struct answering {
	struct sock_fprog filter;
	unsigned long flags, receive, send;
	uint32_t pass, refused[2];
	int out; // takes questions; it does not block

	_Atomic uint32_t installed; // 1: error says whether
	int error;
	_Atomic uint32_t noted; // questions
};

static long wait_while(_Atomic uint32_t *word, uint32_t value, const struct timespec *most)
{
	return syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, most, 0, 0);
}

// After the filter is installed this thread calls only what the filter lets pass: it would wait for itself.
static void *attend(void *p)
{
	struct answering *d = p;
	int listener = -1;
	if (!prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
		listener = (int)syscall(SYS_seccomp, 1, d->flags, &d->filter); // SECCOMP_SET_MODE_FILTER
	d->error = listener < 0 ? errno : 0;
	atomic_store(&d->installed, 1);
	syscall(SYS_futex, &d->installed, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
	const struct timespec patience = { .tv_nsec = 50 * 1000 * 1000 };
	for (uint32_t asked = 0; listener >= 0;) {
		struct question q;
		memset(&q, 0, sizeof q);
		if (ioctl(listener, d->receive, &q)) {
			if (errno == EINTR || errno == ENOENT) // the thread that asked is gone
				continue;
			break;
		}
		struct answer a = { .id = q.id, .flags = d->pass };
		uint32_t request = (uint32_t)q.args[1];
		if (q.call == SYS_ioctl && (request == d->refused[0] || request == d->refused[1])) {
			a.flags = 0;
			a.error = -EPERM;
		}
		// Who still has an older question to note cannot run: not even a short wait is then worth it. Signals would
		// interrupt the call meanwhile, which then asks again.
		bool behind = atomic_load(&d->noted) != asked;
		if (write(d->out, &q, sizeof q) == sizeof q) {
			asked++;
			for (uint32_t n = atomic_load(&d->noted); n != asked && !behind; n = atomic_load(&d->noted))
				behind = wait_while(&d->noted, n, &patience) && errno == ETIMEDOUT;
		}
		ioctl(listener, d->send, &a);
	}
	if (listener >= 0)
		close(listener); // those that wait get ENOSYS
	close(d->out);
	return 0;
}

// begin_answering installs the filter and has questions answered: 0 or an error number.
static int begin_answering(struct answering *d)
{
	sigset_t all, before;
	pthread_t thread;
	sigfillset(&all); // signals are for Go's threads
	pthread_sigmask(SIG_SETMASK, &all, &before);
	int rc = pthread_create(&thread, 0, attend, d);
	pthread_sigmask(SIG_SETMASK, &before, 0);
	if (rc)
		return rc;
	pthread_detach(thread);
	while (!atomic_load(&d->installed))
		wait_while(&d->installed, 0, 0);
	return d->error;
}

static void count_note(struct answering *d)
{
	atomic_fetch_add(&d->noted, 1);
	syscall(SYS_futex, &d->noted, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
}
*/
import "C"

import (
	"fmt"
	"unsafe"

	"golang.org/x/sys/unix"
)

// Independent says whether calls are answered that are made while no goroutine can run.
const Independent = true

// Install installs a filter on all threads of the process, for good, and has questions noted and answered until the
// process ends.
func Install(program []unix.SockFilter, b Book) error {
	var pipe [2]int
	if err := unix.Pipe2(pipe[:], unix.O_CLOEXEC); err != nil {
		return err
	}
	if err := unix.SetNonblock(pipe[1], true); err != nil {
		return err
	}
	d := (*C.struct_answering)(C.calloc(1, C.sizeof_struct_answering)) // the thread has it as long as the process lasts
	code := unsafe.Slice((*byte)(unsafe.Pointer(&program[0])), len(program)*int(unsafe.Sizeof(program[0])))
	d.filter.len = C.ushort(len(program))
	d.filter.filter = (*C.struct_sock_filter)(C.CBytes(code))
	d.flags, d.receive, d.send = flags, unix.SECCOMP_IOCTL_NOTIF_RECV, unix.SECCOMP_IOCTL_NOTIF_SEND
	d.pass, d.out = unix.SECCOMP_USER_NOTIF_FLAG_CONTINUE, C.int(pipe[1])
	for i, r := range refused {
		d.refused[i] = C.uint32_t(r)
	}
	if rc := C.begin_answering(d); rc != 0 {
		return fmt.Errorf("a filter that asks: %w", unix.Errno(rc))
	}
	go noteAll(d, pipe[0], b)
	return nil
}

// noteAll notes questions in their order.
func noteAll(d *C.struct_answering, in int, b Book) {
	for {
		var q Question
		n, err := unix.Read(in, unsafe.Slice((*byte)(unsafe.Pointer(&q)), unsafe.Sizeof(q)))
		switch {
		case err == unix.EINTR:
		case err != nil || n != int(unsafe.Sizeof(q)): // a question is smaller than what a pipe may divide
			b.End()
			return
		default:
			b.Note(q)
			C.count_note(d)
		}
	}
}
