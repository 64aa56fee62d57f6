package worker

import (
	"errors"
	"io"
	"maps"
	"os"
	"sync"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/client"
	"ferry/device"
	"ferry/server/control"
	"ferry/test/limit"
	"ferry/wire"
	"ferry/worker/memory"
)

// A board is a daemon as far as sharing goes: it keeps what workers publish. All its
// workers have the same owner.
type board struct {
	t    *testing.T
	mu   sync.Mutex
	lent map[control.Name]*loan
}

type loan struct {
	session uint64
	file    *os.File
	meta    []byte
}

func newBoard(t *testing.T) *board {
	return &board{t: t, lent: map[control.Name]*loan{}}
}

// member makes a worker a member of the board.
func (b *board) member(session uint64) func(*Worker) {
	ours, theirs, err := control.Pair()
	if err != nil {
		b.t.Fatal(err)
	}
	c, err := control.NewClient(theirs)
	if err != nil {
		b.t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		b.serve(session, ours)
	}()
	b.t.Cleanup(func() {
		_ = c.Close()
		<-ended
	})
	return func(w *Worker) { w.s.ID, w.ipc = session, memory.NewIPC(w.mem, c, w.structs) }
}

func (b *board) serve(session uint64, conn *control.Conn) {
	for {
		var q control.Request
		file, err := conn.Receive(&q)
		if err != nil {
			if !errors.Is(err, io.EOF) {
				b.t.Error(err)
			}
			return
		}
		reply, lent := b.answer(session, &q, file)
		if err := conn.Send(&reply, lent); err != nil {
			return
		}
	}
}

func (b *board) answer(session uint64, q *control.Request, file *os.File) (reply control.Reply, lent *os.File) {
	b.mu.Lock()
	defer b.mu.Unlock()
	switch q.Op {
	case control.OpPublish:
		b.lent[*q.Name] = &loan{session, file, q.Meta}
	case control.OpWithdraw:
		delete(b.lent, *q.Name)
	case control.OpFetch:
		l := b.lent[*q.Name]
		if l == nil {
			return control.Reply{NotFound: true}, nil
		}
		return control.Reply{Session: l.session, Meta: l.meta}, l.file
	}
	return reply, nil
}

func (b *board) count() int {
	b.mu.Lock()
	defer b.mu.Unlock()
	return len(b.lent)
}

// pair are two clients of one server.
func pair(t *testing.T) (*board, *rig, *rig) {
	b := newBoard(t)
	return b, rigWith(t, 2, nil, b.member(1)), rigWith(t, 2, nil, b.member(2))
}

func (r *rig) share(at cu.Deviceptr) cu.FerryShare {
	r.t.Helper()
	a, err := r.MemShare(&wire.MemShareRequest{Addr: at})
	r.ok(err)
	return a.Share
}

func (r *rig) open(base cu.Deviceptr, s cu.FerryShare) error {
	_, err := r.MemOpen(&wire.MemOpenRequest{Base: base, Share: s})
	return err
}

func TestShareMemory(t *testing.T) {
	b, lender, other := pair(t)
	data := pattern(1, 5000)
	base := lender.place(memory.Granule)
	at := base + 4096
	lender.ok(lender.allocAt(base, 512))
	lender.ok(lender.allocAt(at, 5000))
	lender.write(at, data, 0)
	s := lender.share(at)
	if s != lender.share(at) {
		t.Error("two shares of one allocation")
	}
	lender.ok(lender.sync())

	there := other.place(memory.Granule)
	other.ok(other.open(there, s))
	other.expect(there+4096, data)
	add := other.function("add")
	other.launch(add, 1, 32, 0, there+4096, uint32(32), uint32(1))
	other.ok(other.sync())
	if got := lender.read(at, 1)[0]; got != data[0]+1 {
		t.Errorf("the lender reads %d, want %d", got, data[0]+1)
	}
	// When the lender frees it, the others keep it.
	lender.ok(lender.MemFree(&wire.MemFreeRequest{Addr: at}))
	lender.ok(lender.MemFree(&wire.MemFreeRequest{Addr: base}))
	lender.ok(lender.sync())
	if n := b.count(); n != 0 {
		t.Errorf("%d offers of freed memory", n)
	}
	if got := other.read(there+4096, 1)[0]; got != data[0]+1 {
		t.Errorf("shared memory went with its owner: %d", got)
	}
	other.want(other.open(other.place(memory.Granule), s), cu.CUDA_ERROR_INVALID_HANDLE)
	other.ok(other.MemFree(&wire.MemFreeRequest{Addr: there + 4096}))
	other.ok(other.allocAt(there, 64)) // the place is free again
}

func TestShareMemoryRefused(t *testing.T) {
	_, lender, other := pair(t)
	at := lender.alloc(3 * memory.Granule)
	s := lender.share(at)
	lender.want(lender.open(lender.place(3*memory.Granule), s), cu.CUDA_ERROR_INVALID_CONTEXT) // its own

	end := cu.Deviceptr(other.windows.Device.Base + other.windows.Device.Size)
	for name, base := range map[string]cu.Deviceptr{
		"not a granule's start": other.place(4*memory.Granule) + 4096,
		"half outside":          end - memory.Granule,
		"outside":               end,
		"nowhere":               0,
		"wraps around":          ^cu.Deviceptr(0) &^ (memory.Granule - 1),
	} {
		t.Run(name, func(*testing.T) { other.want(other.open(base, s), cu.CUDA_ERROR_INVALID_VALUE) })
	}
	taken := other.alloc(64)
	other.want(other.open(taken, s), cu.CUDA_ERROR_INVALID_VALUE)
	other.want(other.open(taken-2*memory.Granule, s), cu.CUDA_ERROR_INVALID_VALUE)

	there := other.place(3 * memory.Granule)
	for i := range cu.Bytes(&s) {
		bad := s
		cu.Bytes(&bad)[i] ^= 1
		other.want(other.open(there, bad), cu.CUDA_ERROR_INVALID_HANDLE)
	}
	other.ok(other.open(there, s))
	_, err := other.MemShare(&wire.MemShareRequest{Addr: there}) // not its own
	other.want(err, cu.CUDA_ERROR_INVALID_VALUE)
	_, err = lender.MemShare(&wire.MemShareRequest{Addr: at + 512}) // not its beginning
	lender.want(err, cu.CUDA_ERROR_INVALID_VALUE)
}

// mapper notes where memory is mapped.
type mapper struct {
	device.Device
	mu *sync.Mutex
	at *[]cu.Deviceptr
}

func (m mapper) MemMap(ptr cu.Deviceptr, size, offset uint64, h cu.MemGenericAllocationHandle, flags uint64) cu.Result {
	m.mu.Lock()
	*m.at = append(*m.at, ptr)
	m.mu.Unlock()
	return m.Device.MemMap(ptr, size, offset, h, flags)
}

// TestShareOutsideIsNotTried: the driver is not even asked to map memory outside of the client's addresses, where it may have
// reserved something for itself.
func TestShareOutsideIsNotTried(t *testing.T) {
	b := newBoard(t)
	var mu sync.Mutex
	var at []cu.Deviceptr
	lender := rigWith(t, 2, nil, b.member(1))
	other := rigWith(t, 2, nil, b.member(2), func(w *Worker) { swap(w, mapper{w.dev.(*swapped).Device, &mu, &at}) })
	s := lender.share(lender.alloc(memory.Granule))
	other.want(other.open(cu.Deviceptr(other.windows.Server.Base), s), cu.CUDA_ERROR_INVALID_VALUE)
	there := other.place(memory.Granule)
	other.ok(other.open(there, s))
	mu.Lock()
	defer mu.Unlock()
	if len(at) != 1 || at[0] != there {
		t.Errorf("mapped at %#x, want %#x", at, there)
	}
}

func TestShareWithoutADaemon(t *testing.T) {
	r := newRig(t)
	at := r.alloc(64)
	_, err := r.MemShare(&wire.MemShareRequest{Addr: at})
	r.want(err, cu.CUDA_ERROR_NOT_SUPPORTED)
	r.want(r.open(r.place(memory.Granule), cu.FerryShare{}), cu.CUDA_ERROR_NOT_SUPPORTED)
}

// Memory of a pool can be opened only with the name of its pool. A client that lies about
// the name harms only itself.
func TestSharePoolMemory(t *testing.T) {
	_, lender, other := pair(t)
	p, err := lender.PoolShare(&wire.PoolShareRequest{Dev: 1})
	lender.ok(err)
	o, err := other.PoolOpen(&wire.PoolOpenRequest{Share: p.Share})
	other.ok(err)
	if o.Dev != 1 {
		t.Errorf("a pool of device %d", o.Dev)
	}
	at := lender.alloc(memory.Granule)
	a, err := lender.MemShare(&wire.MemShareRequest{Addr: at, Pool: p.Share})
	lender.ok(err)
	_, err = other.PoolOpen(&wire.PoolOpenRequest{Share: a.Share})
	other.want(err, cu.CUDA_ERROR_INVALID_HANDLE)
	there := other.place(memory.Granule)
	other.want(other.open(there, a.Share), cu.CUDA_ERROR_INVALID_VALUE)
	second, err := lender.PoolShare(&wire.PoolShareRequest{})
	lender.ok(err)
	_, err = other.MemOpen(&wire.MemOpenRequest{Base: there, Share: a.Share, Pool: second.Share})
	other.want(err, cu.CUDA_ERROR_INVALID_VALUE)
	_, err = other.MemOpen(&wire.MemOpenRequest{Base: there, Share: a.Share, Pool: p.Share})
	other.ok(err)
}

func TestShareHandle(t *testing.T) {
	_, lender, other := pair(t)
	prop := cu.MemAllocationProp_v1{Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: memory.DeviceLocation(0), RequestedHandleTypes: cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR}
	h := cu.MemGenericAllocationHandle(lender.Mint(cu.KindMemGenericAllocationHandle))
	_, err := lender.MemCreate(&wire.MemCreateRequest{Handle: h, Size: memory.Granule, Prop: prop})
	lender.ok(err)
	a, err := lender.HandleShare(&wire.HandleShareRequest{Handle: h})
	lender.ok(err)
	_, err = lender.HandleShare(&wire.HandleShareRequest{Handle: h + 1})
	lender.want(err, cu.CUDA_ERROR_INVALID_VALUE)

	same := cu.MemGenericAllocationHandle(other.Mint(cu.KindMemGenericAllocationHandle))
	_, err = other.HandleOpen(&wire.HandleOpenRequest{Handle: same, Share: a.Share})
	other.ok(err)
	at := other.place(memory.Granule)
	_, err = other.MemMap(&wire.MemMapRequest{Ptr: at, Size: memory.Granule, Handle: same})
	other.ok(err)

	// The handle the client has, and one for what it gave back.
	got, err := other.HandleRetain(&wire.HandleRetainRequest{Addr: at})
	if other.ok(err); got.Handle != same || got.Fresh != 0 {
		t.Errorf("retained %#x (%d), want %#x", got.Handle, got.Fresh, same)
	}
	other.ok(other.MemRelease(&wire.MemReleaseRequest{Handle: same}))
	got, err = other.HandleRetain(&wire.HandleRetainRequest{Addr: at})
	if other.ok(err); got.Handle == same || got.Fresh != 1 {
		t.Errorf("retained %#x (%d) for what was given back", got.Handle, got.Fresh)
	}
	other.ok(other.MemRelease(&wire.MemReleaseRequest{Handle: got.Handle}))
	// Memory that the worker mapped has no handle of the client.
	_, err = other.HandleRetain(&wire.HandleRetainRequest{Addr: other.alloc(64)})
	other.want(err, cu.CUDA_ERROR_INVALID_VALUE)

	lender.ok(lender.Unshare(&wire.UnshareRequest{Share: a.Share}))
	_, err = lender.Fence(&wire.FenceRequest{})
	lender.ok(err)
	_, err = other.HandleOpen(&wire.HandleOpenRequest{Handle: same, Share: a.Share})
	other.want(err, cu.CUDA_ERROR_INVALID_HANDLE)
}

func TestShareEvent(t *testing.T) {
	_, lender, other := pair(t)
	flags := uint32(cu.CU_EVENT_INTERPROCESS | cu.CU_EVENT_DISABLE_TIMING)
	e := cu.Event(lender.Mint(cu.KindEvent))
	lender.ok(lender.EventCreate(&wire.EventCreateRequest{PhEvent: e, Flags: flags}))
	a, err := lender.EventShare(&wire.EventShareRequest{Event: e})
	lender.ok(err)
	mine := cu.Event(lender.Mint(cu.KindEvent))
	_, err = lender.EventOpen(&wire.EventOpenRequest{Event: mine, Share: a.Share})
	lender.want(err, cu.CUDA_ERROR_INVALID_CONTEXT)

	theirs := cu.Event(other.Mint(cu.KindEvent))
	_, err = other.EventOpen(&wire.EventOpenRequest{Event: theirs, Share: a.Share})
	other.ok(err)
	flag := lender.alloc(4)
	s := lender.stream(uint32(cu.CU_STREAM_NON_BLOCKING))
	lender.launch(lender.function("spin"), 1, 1, s, flag)
	lender.ok(lender.EventRecordWithFlags(&wire.EventRecordWithFlagsRequest{HEvent: e, HStream: s}))
	_, err = lender.Fence(&wire.FenceRequest{})
	lender.ok(err)
	_, err = other.EventQuery(&wire.EventQueryRequest{HEvent: theirs})
	other.want(err, cu.CUDA_ERROR_NOT_READY)
	lender.write(flag, []byte{1, 0, 0, 0}, lender.stream(uint32(cu.CU_STREAM_NON_BLOCKING)))
	_, err = other.EventSynchronize(&wire.EventSynchronizeRequest{HEvent: theirs})
	other.ok(err)
}

func TestPeerAccessOfWorker(t *testing.T) {
	_, r, _ := pair(t)
	second := r.retain(1)
	r.SetContext(r.ctx)
	enable := func(peer cu.Context, on uint32) error {
		_, err := r.PeerAccess(&wire.PeerAccessRequest{Peer: peer, On: on})
		return err
	}
	r.want(enable(r.ctx, 1), cu.CUDA_ERROR_INVALID_CONTEXT)
	r.want(enable(cu.Context(r.Mint(cu.KindContext)), 1), cu.CUDA_ERROR_INVALID_CONTEXT)
	r.want(enable(second, 0), cu.CUDA_ERROR_PEER_ACCESS_NOT_ENABLED)
	r.ok(enable(second, 1))

	// Memory of the second device, made after it, for kernels of the first.
	r.SetContext(second)
	at := r.alloc(4)
	r.SetContext(r.ctx)
	r.launch(r.function("add"), 1, 1, 0, at, uint32(1), uint32(5))
	r.ok(r.sync())
	r.ok(enable(second, 0))
	r.launch(r.function("add"), 1, 1, 0, at, uint32(1), uint32(5))
	r.want(errOf(r), cu.CUDA_ERROR_ILLEGAL_ADDRESS)

	// What each device is used for is known to the daemon.
	for i, want := range []uint64{0, memory.Granule} {
		if u := r.devicePage(i).Use(); u.Contexts != 1 || u.Held != want {
			t.Errorf("the daemon reads %+v of device %d, want %d bytes", u, i, want)
		}
	}
}

// errOf synchronises and returns the error of the kernel.
func errOf(r *rig) error {
	err := r.sync()
	if errors.Is(err, client.ErrAsync) {
		return errors.Unwrap(err)
	}
	return err
}

// Every descriptor that went to and fro is closed again.
func TestShareLeavesNoDescriptors(t *testing.T) {
	_, lender, other := pair(t)
	at := lender.alloc(64)
	s := lender.share(at)
	there := other.place(memory.Granule)
	round := func() {
		other.ok(other.open(there, s))
		other.ok(other.MemFree(&wire.MemFreeRequest{Addr: there}))
		other.ok(other.sync())
	}
	round()
	before := files(t)
	for range 50 {
		round()
	}
	// A free ends on a thread of the pool.
	for deadline := limit.Deadline(); len(files(t)) > len(before); time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("before: %v\nnow: %v", before, files(t))
		}
	}
}

// files are this process's descriptors and what they are.
func files(t *testing.T) map[int]string {
	t.Helper()
	list, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		t.Fatal(err)
	}
	open := map[int]string{}
	for i := range list {
		var buf [200]byte
		if n, err := unix.Readlink("/proc/self/fd/"+list[i].Name(), buf[:]); err == nil {
			open[i] = string(buf[:n])
		}
	}
	maps.DeleteFunc(open, func(_ int, what string) bool { return what == "/proc/self/fd" })
	return open
}

// Memory that was used before can be shared like any other, and no client that had the old
// memory sees the new.
func TestShareOfReusedAddresses(t *testing.T) {
	_, lender, other := pair(t)
	free := func(at ...cu.Deviceptr) {
		t.Helper()
		for _, a := range at {
			lender.ok(lender.MemFree(&wire.MemFreeRequest{Addr: a}))
		}
		lender.ok(lender.sync())
	}
	at := lender.place(8 * memory.Granule)
	lender.ok(lender.allocAt(at, memory.Granule))
	free(at)
	lender.ok(lender.allocAt(at, 3*memory.Granule)) // larger than what may be left there
	there := other.place(3 * memory.Granule)
	other.ok(other.open(there, lender.share(at)))
	free(at)
	lender.ok(lender.allocAt(at+memory.Granule, memory.Granule)) // inside what may be left there
	if s := lender.share(at + memory.Granule); s.Offset != 0 {
		t.Errorf("an allocation of its own lies %d into something", s.Offset)
	}

	second := lender.retain(1)
	lender.SetContext(second)
	free(at + memory.Granule)
	lender.ok(lender.allocAt(at+memory.Granule, memory.Granule))
	if s := lender.share(at + memory.Granule); s.Device != 1 {
		t.Errorf("memory of device %d where 1 was current", s.Device)
	}
	lender.SetContext(lender.ctx)

	// Two in a granule, one of them lent, freed before the other.
	small := lender.place(memory.Granule)
	lender.ok(lender.allocAt(small, 512))
	lender.ok(lender.allocAt(small+4096, 512))
	lender.write(small, pattern(3, 512), 0)
	lender.ok(lender.sync())
	open := other.place(memory.Granule)
	other.ok(other.open(open, lender.share(small)))
	free(small, small+4096)
	lender.ok(lender.allocAt(small, 512))
	lender.write(small, pattern(4, 512), 0)
	lender.ok(lender.sync())
	other.expect(open, pattern(3, 512))
}
