package cuda

/*
#include <errno.h>
#include <linux/futex.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

// Threads of the driver write to Go through a pipe, because no Go code may run on a thread that Go does not know. A message is
// either a call, which waits on the stack of its thread, or the token of an object that ended.
struct ferry_word { uint64_t gone, value; };
struct ferry_call { uint64_t token; uint32_t done; };
static int ferry_pipe = -1;

static void ferry_tell(struct ferry_word w)
{
	while (write(ferry_pipe, &w, sizeof w) < 0 && errno == EINTR)
		;
}

// A host function sleeps until Go says that the client is done: the stream waits. A graph may run it any number of times.
static void ferry_host_func(void *token)
{
	struct ferry_call c = {(uint64_t)(uintptr_t)token, 0};
	ferry_tell((struct ferry_word){0, (uint64_t)(uintptr_t)&c});
	while (!__atomic_load_n(&c.done, __ATOMIC_ACQUIRE))
		syscall(SYS_futex, &c.done, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
}

// The last reference to a user object is gone.
static void ferry_object_gone(void *token) { ferry_tell((struct ferry_word){1, (uint64_t)(uintptr_t)token}); }

// The call's thread may be gone, and its stack with it, once done is set: then there is nobody to wake, and the kernel says so.
static void ferry_finish_call(uint64_t word)
{
	struct ferry_call *c = (struct ferry_call *)(uintptr_t)word;
	__atomic_store_n(&c->done, 1, __ATOMIC_RELEASE);
	syscall(SYS_futex, &c->done, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}
static uint64_t ferry_token(uint64_t word) { return ((struct ferry_call *)(uintptr_t)word)->token; }
static void ferry_set_pipe(int fd) { ferry_pipe = fd; }

static int ferry_launch_host(void *f, uint64_t stream, uint64_t token)
{
	return ((int (*)(uint64_t, void (*)(void *), void *))f)(stream, ferry_host_func, (void *)(uintptr_t)token);
}
static int ferry_user_object(void *f, uint64_t *object, uint64_t token, unsigned count)
{
	return ((int (*)(uint64_t *, void *, void (*)(void *), unsigned, unsigned))f)(object, (void *)(uintptr_t)token, ferry_object_gone, count, 1);
}

// CUDA_HOST_NODE_PARAMS as the driver has it.
struct ferry_host { void (*fn)(void *); void *data; };

static int ferry_graph_host(void *f, uint64_t a, uint64_t b, uint64_t *node, void *deps, size_t n, uint64_t token)
{
	struct ferry_host h = {ferry_host_func, (void *)(uintptr_t)token};
	if (node)
		return ((int (*)(uint64_t *, uint64_t, void *, size_t, void *))f)(node, a, deps, n, &h);
	if (a)
		return ((int (*)(uint64_t, uint64_t, void *))f)(a, b, &h);
	return ((int (*)(uint64_t, void *))f)(b, &h);
}
static int ferry_graph_get_host(void *f, uint64_t node, uint64_t *token)
{
	struct ferry_host h = {0};
	int rc = ((int (*)(uint64_t, void *))f)(node, &h);
	if (!rc && h.fn != ferry_host_func)
		rc = 1;
	*token = (uint64_t)(uintptr_t)h.data;
	return rc;
}
*/
import "C"

import (
	"encoding/binary"
	"io"
	"os"
	"sync"
	"unsafe"

	"ferry/api/cu"
)

// hostCalls are the host functions that streams wait for.
type hostCalls struct {
	mu      sync.Mutex
	write   *os.File // the end of the pipe that threads of the driver write to; nil before listen
	call    func(token uint64)
	gone    func(token uint64)
	running map[uint64][]uint64 // token: calls the client has not finished
}

var host hostCalls // one per process, as the driver is

// OnHostFunc starts the goroutine that reads the pipe; it calls call.
func (t *Thread) OnHostFunc(call func(token uint64)) {
	host.mu.Lock()
	host.call = call
	host.mu.Unlock()
	host.listen()
}

// OnUserObject does the same for user objects.
func (t *Thread) OnUserObject(gone func(token uint64)) {
	host.mu.Lock()
	host.gone = gone
	host.mu.Unlock()
	host.listen()
}

func (h *hostCalls) listen() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.write != nil {
		return
	}
	r, w, err := os.Pipe()
	if err != nil {
		return
	}
	C.ferry_set_pipe(C.int(w.Fd())) // Fd makes it a blocking file, as the driver's threads need it
	h.write, h.running = w, map[uint64][]uint64{}
	go h.readPipe(r)
}

// readPipe passes on what threads of the driver write.
func (h *hostCalls) readPipe(r io.Reader) {
	var b [16]byte
	for {
		if _, err := io.ReadFull(r, b[:]); err != nil {
			return
		}
		value := binary.NativeEndian.Uint64(b[8:])
		h.mu.Lock()
		report := h.gone
		if binary.NativeEndian.Uint64(b[:]) == 0 {
			word := value
			value = uint64(C.ferry_token(C.uint64_t(word)))
			h.running[value] = append(h.running[value], word)
			report = h.call
		}
		h.mu.Unlock()
		if report != nil {
			report(value)
		}
	}
}

func (h *hostCalls) ready() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.write != nil
}

// HostFunc enqueues a call of a function of the client.
func (t *Thread) HostFunc(s cu.Stream, token uint64) cu.Result {
	if t.lib.hostFunc == nil || !host.ready() {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	return cu.Result(C.ferry_launch_host(t.lib.hostFunc, C.uint64_t(s), C.uint64_t(token)))
}

// HostDone lets the stream that waits longest for a token go on.
func (t *Thread) HostDone(token uint64) {
	host.mu.Lock()
	defer host.mu.Unlock()
	list := host.running[token]
	if len(list) == 0 {
		return
	}
	C.ferry_finish_call(C.uint64_t(list[0]))
	if len(list) == 1 {
		delete(host.running, token)
		return
	}
	host.running[token] = list[1:]
}

// UserObject makes an object whose end is reported.
func (t *Thread) UserObject(token uint64, count uint32) (o cu.UserObject, rc cu.Result) {
	if t.lib.graph.userObject == nil || !host.ready() {
		return 0, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	rc = cu.Result(C.ferry_user_object(t.lib.graph.userObject, (*C.uint64_t)(unsafe.Pointer(&o)), C.uint64_t(token), C.uint(count)))
	return o, rc
}

func (t *Thread) graphHost(f unsafe.Pointer, a, b uint64, node *cu.GraphNode, after []cu.GraphNode, token uint64) cu.Result {
	if f == nil || !host.ready() {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	return cu.Result(C.ferry_graph_host(f, C.uint64_t(a), C.uint64_t(b), (*C.uint64_t)(unsafe.Pointer(node)), slicePtr(after), C.size_t(len(after)), C.uint64_t(token)))
}

// GraphAddHost adds a node that calls the client.
func (t *Thread) GraphAddHost(g cu.Graph, after []cu.GraphNode, token uint64) (n cu.GraphNode, rc cu.Result) {
	rc = t.graphHost(t.lib.graph.addHost, uint64(g), 0, &n, after, token)
	return n, rc
}

// GraphSetHost changes such a node, in the graph or in an executable graph.
func (t *Thread) GraphSetHost(exec cu.GraphExec, n cu.GraphNode, token uint64) cu.Result {
	if exec != 0 {
		return t.graphHost(t.lib.graph.execSetHost, uint64(exec), uint64(n), nil, nil, token)
	}
	return t.graphHost(t.lib.graph.setHost, 0, uint64(n), nil, nil, token)
}

// GraphGetHost returns the token of such a node.
func (t *Thread) GraphGetHost(n cu.GraphNode) (uint64, cu.Result) {
	var token C.uint64_t
	if t.lib.graph.getHost == nil {
		return 0, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	rc := C.ferry_graph_get_host(t.lib.graph.getHost, C.uint64_t(n), &token)
	return uint64(token), cu.Result(rc)
}
