package cuda

/*
#include <errno.h>
#include <linux/futex.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

// A host function runs on a thread of the driver's. It tells Go through a pipe, then sleeps until Go says that the client is
// done: the stream waits, and no Go code runs on a thread Go does not know.
struct ferry_call { uint64_t token; int pipe; uint32_t done; };

static void ferry_host_func(void *p)
{
	struct ferry_call *c = p;
	uint64_t word = (uint64_t)(uintptr_t)c;
	if (write(c->pipe, &word, 8) != 8)
		return;
	while (!__atomic_load_n(&c->done, __ATOMIC_ACQUIRE))
		syscall(SYS_futex, &c->done, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
}

static struct ferry_call *ferry_new_call(uint64_t token, int pipe)
{
	struct ferry_call *c = calloc(1, sizeof *c);
	c->token = token;
	c->pipe = pipe;
	return c;
}
static void ferry_finish_call(struct ferry_call *c)
{
	__atomic_store_n(&c->done, 1, __ATOMIC_RELEASE);
	syscall(SYS_futex, &c->done, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}
static int ferry_launch_host(void *f, uint64_t stream, struct ferry_call *c)
{
	return ((int (*)(uint64_t, void (*)(void *), void *))f)(stream, ferry_host_func, c);
}
static uint64_t ferry_token(uint64_t word) { return ((struct ferry_call *)(uintptr_t)word)->token; }
static struct ferry_call *ferry_call_at(uint64_t word) { return (struct ferry_call *)(uintptr_t)word; }
*/
import "C"

import (
	"encoding/binary"
	"os"
	"sync"

	"ferry/cu"
)

// hostCalls are the host functions on their way. Calls stay allocated for the
// life of the process: a graph may run one again and again.
type hostCalls struct {
	mu      sync.Mutex
	write   *os.File
	running map[uint64][]uint64 // token: calls the client has not finished
}

var host hostCalls // one per process, as the driver is

// OnHostFunc starts to listen for host functions that streams arrive at.
func (t *Thread) OnHostFunc(call func(token uint64)) {
	r, w, err := os.Pipe()
	if err != nil {
		return
	}
	host.mu.Lock()
	host.write, host.running = w, map[uint64][]uint64{}
	host.mu.Unlock()
	go func() {
		var b [8]byte
		for {
			if _, err := r.Read(b[:]); err != nil {
				return
			}
			word := binary.NativeEndian.Uint64(b[:])
			token := uint64(C.ferry_token(C.uint64_t(word)))
			host.mu.Lock()
			host.running[token] = append(host.running[token], word)
			host.mu.Unlock()
			call(token)
		}
	}()
}

// HostFunc enqueues a call of the client's.
func (t *Thread) HostFunc(s cu.Stream, token uint64) cu.Result {
	host.mu.Lock()
	defer host.mu.Unlock()
	if t.lib.hostFunc == nil || host.write == nil {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	c := C.ferry_new_call(C.uint64_t(token), C.int(host.write.Fd()))
	return cu.Result(C.ferry_launch_host(t.lib.hostFunc, C.uint64_t(s), c))
}

// HostDone lets the stream go on.
func (t *Thread) HostDone(token uint64) {
	host.mu.Lock()
	defer host.mu.Unlock()
	list := host.running[token]
	if len(list) == 0 {
		return
	}
	C.ferry_finish_call(C.ferry_call_at(C.uint64_t(list[0])))
	if len(list) == 1 {
		delete(host.running, token)
		return
	}
	host.running[token] = list[1:]
}
