package worker

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"log/slog"
	"math/rand/v2"
	"net"
	"os"
	"runtime"
	"strings"
	"sync"
	"testing"

	"go.uber.org/goleak"
	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/client"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/softgpu"
	"ferry/test/clean"
	"ferry/test/limit"
	"ferry/transport"
	"ferry/wire"
	"ferry/worker/conn"
	"ferry/worker/gpu"
	"ferry/worker/memory"
)

func TestMain(m *testing.M) {
	clean.Process()
	goleak.VerifyTestMain(m)
}

// kernels is the code tests run.
const kernels = `
.version 8.0
.target sm_70
.address_size 64

.visible .global .align 4 .b32 total;

// add: data[i] += step for i < n
.visible .entry add(.param .u64 data, .param .u32 n, .param .u32 step)
{
	.reg .pred %p; .reg .b32 %r<8>; .reg .b64 %d<4>;
	ld.param.u64 %d0, [data];
	ld.param.u32 %r0, [n];
	ld.param.u32 %r5, [step];
	mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x; mov.u32 %r3, %tid.x;
	mad.lo.s32 %r4, %r1, %r2, %r3;
	setp.ge.u32 %p, %r4, %r0;
	@%p bra done;
	mul.wide.u32 %d1, %r4, 4;
	add.s64 %d2, %d0, %d1;
	ld.global.u32 %r6, [%d2];
	add.u32 %r6, %r6, %r5;
	st.global.u32 [%d2], %r6;
done:
	ret;
}

// spin: wait until *flag is not 0
.visible .entry spin(.param .u64 flag)
{
	.reg .pred %p; .reg .b32 %r<2>; .reg .b64 %d<2>;
	ld.param.u64 %d0, [flag];
again:
	ld.volatile.global.u32 %r0, [%d0];
	setp.eq.u32 %p, %r0, 0;
	@%p bra again;
	ret;
}

// fail: trap
.visible .entry fail()
{
	trap;
	ret;
}
`

const (
	testBase   = 0x2000_0000_0000
	testSize   = 64 << 30
	testMemory = 512 << 20
)

// patient is how long a test waits for one thing.
var patient = limit.Step()

type logText struct {
	mu sync.Mutex
	b  strings.Builder
}

func (l *logText) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *logText) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

// socketpair is what connects a client with its worker.
func socketpair(t *testing.T) (ours, theirs transport.Conn) {
	t.Helper()
	fds, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	var ends [2]transport.Conn
	for i, fd := range fds {
		f := os.NewFile(uintptr(fd), "socketpair")
		ends[i], err = transport.FromFile(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
	}
	return ends[0], ends[1]
}

// A server is a worker on a software GPU, in this process.
type server struct {
	t     *testing.T
	w     *Worker // made when ready is closed
	gpu   *softgpu.GPU
	log   *logText
	ended chan error // the result of serve

	windows session.Windows
	edit    []func(*Worker)
	ready   chan struct{} // w is there
}

// start runs a worker for the client at the other end of the connection it
// returns. The handshake is still to come.
// edit, if given, prepares the worker.
func start(t *testing.T, devices int, edit ...func(*Worker)) (*server, transport.Conn) {
	t.Helper()
	windows, err := session.Divide(testBase, testSize)
	if err != nil {
		t.Fatal(err)
	}
	s := &server{t: t, log: &logText{}, ended: make(chan error, 1), windows: windows, edit: edit}
	log := slog.New(slog.NewTextHandler(s.log, nil))
	s.gpu, err = softgpu.Open(softgpu.Config{
		Devices: devices, Memory: testMemory, Base: windows.Device.Base, Size: windows.Device.Size,
		ServerBase: windows.Server.Base, ServerSize: windows.Server.Size, Log: log,
	})
	if err != nil {
		t.Fatal(err)
	}
	ours, theirs := socketpair(t)
	s.ready = make(chan struct{})
	var failed error
	go func() {
		if failed = s.accept(theirs, log); failed == nil {
			failed = s.w.conn.Welcome("")
		}
		close(s.ready)
		if failed == nil {
			s.ended <- s.w.serve(s.w.loop)
			// The end of the worker's process closes the connection.
			s.w.conn.Close()
		}
	}()
	t.Cleanup(func() {
		if <-s.ready; failed != nil {
			t.Error(failed)
			return
		}
		ours.Close()
		s.end(nil)
		s.stop(devices)
		if t.Failed() {
			t.Log(s.log)
		}
	})
	return s, ours
}

// stop stops the threads that still run, as the end of the worker's process does. A loop
// that outlives its session may go on with the next command of a client that has left, and
// wait for the end of that.
func (s *server) stop(devices int) {
	reset := func() {
		for d := range devices {
			s.gpu.DevicePrimaryCtxReset(cu.Device(d))
		}
	}
	until(s.t, "the loop has ended", func() bool {
		reset()
		select {
		case <-s.w.looped:
			return true
		default:
			return false
		}
	})
	for _, c := range s.w.gpu.Contexts {
		if !c.Primary && c.Green == 0 {
			s.gpu.CtxDestroy(c.Real)
		}
	}
	reset()
}

// accept does what the daemon and Run do before the Welcome.
func (s *server) accept(nc transport.Conn, log *slog.Logger) error {
	a, err := wire.ServerHandshake(nc, wire.ServerOptions{Schema: wire.ThisSchema()})
	if err != nil {
		return err
	}
	page := sessionpage.Alone()
	client, err := conn.Open(nc, conn.Options{Session: 7, Packets: a.Hello.Packets}, nil, page, log)
	if err != nil {
		return err
	}
	s.w = newWorker(client, &swapped{s.gpu}, session.New(7, s.windows), nil, page, log)
	for _, edit := range s.edit {
		edit(s.w)
	}
	s.w.mem.UseWindow(s.windows.Device)
	return memory.Reserve(s.gpu, s.windows.Device)
}

// waiting counts the jobs that wait in sequences, to free memory or to deliver copies.
func (s *server) waiting(free bool) (n int) {
	<-s.ready
	return s.w.gpu.Pool.CountWaiting(free)
}

// end waits for the worker's end. The reason must be want, which may be nil;
// text, if given, must be in it.
func (s *server) end(want error, text ...string) {
	s.t.Helper()
	select {
	case err := <-s.ended:
		s.ended <- err
		if want != nil && !errors.Is(err, want) {
			s.t.Errorf("the session ended with %v, want %v", err, want)
		}
		for _, part := range text {
			if err == nil || !strings.Contains(err.Error(), part) {
				s.t.Errorf("the session ended with %v, which does not say %q", err, part)
			}
		}
	case <-limit.After():
		buf := make([]byte, 1<<20)
		s.t.Fatalf("the session does not end\n%s", buf[:runtime.Stack(buf, true)])
	}
}

// A rig is a client with a primary context and the test code loaded.
type rig struct {
	*client.Conn
	*server
	ctx    cu.Context
	module cu.Module
	next   uint64
}

func newRig(t *testing.T) *rig { return rigWith(t, 1, nil) }

func rigWith(t *testing.T, devices int, output func([]byte), edit ...func(*Worker)) *rig {
	t.Helper()
	return rigFor(t, devices, client.Options{Output: output}, edit...)
}

func rigFor(t *testing.T, devices int, o client.Options, edit ...func(*Worker)) *rig {
	t.Helper()
	s, conn := start(t, devices, edit...)
	o.Base, o.Size = testBase, testSize
	c, err := client.New(conn, o)
	if err != nil {
		t.Fatal(err)
	}
	r := &rig{Conn: c, server: s, next: testBase}
	r.ctx = r.retain(0)
	r.SetContext(r.ctx)
	r.module = r.load(kernels)
	return r
}

func (r *rig) ok(err error) {
	r.t.Helper()
	if err != nil {
		r.t.Fatal(err)
	}
}

func (r *rig) want(err error, rc cu.Result) {
	r.t.Helper()
	if !errors.Is(err, rc) || errors.Is(err, client.ErrAsync) {
		r.t.Fatalf("%v, want %v", err, rc)
	}
}

// wantAsync demands the error of an earlier command and the command's name.
func (r *rig) wantAsync(err error, rc cu.Result, op wire.Op) {
	r.t.Helper()
	if !errors.Is(err, client.ErrAsync) || !errors.Is(err, rc) || !strings.Contains(err.Error(), op.String()) {
		r.t.Fatalf("%v, want that %v failed with %v", err, op, rc)
	}
}

func (r *rig) retain(dev cu.Device) cu.Context {
	r.t.Helper()
	ctx := cu.Context(r.Mint(cu.KindContext))
	_, err := r.PrimaryRetain(&wire.PrimaryRetainRequest{Ctx: ctx, Dev: dev})
	r.ok(err)
	return ctx
}

func (r *rig) sync() error {
	_, err := r.CtxSynchronize(&wire.CtxSynchronizeRequest{Ctx: r.ctx})
	return err
}

// place chooses addresses as a client does.
func (r *rig) place(size uint64) cu.Deviceptr {
	at := r.next
	r.next += (size + memory.Granule - 1) &^ (memory.Granule - 1)
	return cu.Deviceptr(at)
}

func (r *rig) alloc(size uint64) cu.Deviceptr {
	r.t.Helper()
	at := r.place(size)
	r.ok(r.allocAt(at, size))
	return at
}

func (r *rig) allocAt(at cu.Deviceptr, size uint64) error {
	_, err := r.MemAlloc(&wire.MemAllocRequest{Addr: at, Size: size})
	return err
}

func (r *rig) upload(blob uint64, image []byte) {
	r.t.Helper()
	total := uint64(len(image))
	for len(image) > 0 {
		n := min(len(image), gpu.Piece)
		r.ok(r.Blob(&wire.BlobRequest{Blob: blob, Total: total, Data: image[:n]}))
		image = image[n:]
	}
}

func (r *rig) load(text string) cu.Module {
	r.t.Helper()
	m := cu.Module(r.Mint(cu.KindModule))
	r.upload(uint64(m), []byte(text))
	a, err := r.ModuleLoad(&wire.ModuleLoadRequest{Module: m, Blob: uint64(m)})
	if err != nil {
		r.t.Fatalf("%v: %s", err, a.Errors)
	}
	return m
}

func (r *rig) function(name string) cu.Function {
	r.t.Helper()
	f := cu.Function(r.Mint(cu.KindFunction))
	_, err := r.ModuleGetFunction(&wire.ModuleGetFunctionRequest{Func: f, Module: r.module, Name: name})
	r.ok(err)
	return f
}

func (r *rig) stream(flags uint32) cu.Stream {
	r.t.Helper()
	s := cu.Stream(r.Mint(cu.KindStream))
	r.ok(r.StreamCreateWithPriority(&wire.StreamCreateWithPriorityRequest{PhStream: s, Flags: flags}))
	return s
}

func (r *rig) launch(f cu.Function, blocks, threads uint32, s cu.Stream, params ...any) {
	r.t.Helper()
	r.ok(r.Launch(&wire.LaunchRequest{
		Func: f, GridX: blocks, GridY: 1, GridZ: 1, BlockX: threads, BlockY: 1, BlockZ: 1, Stream: s, Params: block(params...),
	}))
}

func block(params ...any) (b []byte) {
	for _, p := range params {
		switch p := p.(type) {
		case cu.Deviceptr:
			b = binary.LittleEndian.AppendUint64(b, uint64(p))
		case uint32:
			b = binary.LittleEndian.AppendUint32(b, p)
		}
	}
	return b
}

// write copies to the device in pieces, as every client must.
func (r *rig) write(at cu.Deviceptr, data []byte, s cu.Stream) {
	r.t.Helper()
	for len(data) > 0 {
		n := min(len(data), gpu.Piece)
		r.ok(r.CopyIn(&wire.CopyInRequest{Dst: at, Pitch: uint64(n), Width: uint64(n), Rows: 1, Stream: s, Data: data[:n]}))
		at += cu.Deviceptr(n)
		data = data[n:]
	}
}

func (r *rig) read(at cu.Deviceptr, n uint64) []byte {
	r.t.Helper()
	b, err := r.CopyOutData(&wire.CopyOutRequest{Src: at, Pitch: n, Width: n, Rows: 1})
	r.ok(err)
	return b
}

func (r *rig) expect(at cu.Deviceptr, want []byte) {
	r.t.Helper()
	if got := r.read(at, uint64(len(want))); !bytes.Equal(got, want) {
		r.t.Fatalf("memory at %#x differs", at)
	}
}

// pattern is n bytes that look random and are not.
func pattern(seed uint32, n int) []byte {
	b := make([]byte, n)
	_, _ = rand.NewChaCha8([32]byte{byte(seed), byte(seed >> 8)}).Read(b)
	return b
}

// A raw client says whatever it likes and sees every frame.
type raw struct {
	*server
	net.Conn
}

func newRaw(t *testing.T, edit ...func(*Worker)) *raw {
	t.Helper()
	s, conn := start(t, 1, edit...)
	hello := wire.NewHello("raw", os.Getpid())
	hello.Base, hello.Size = testBase, testSize
	if _, err := wire.ClientHandshake(conn, hello, nil); err != nil {
		t.Fatal(err)
	}
	if err := conn.SetDeadline(limit.Deadline()); err != nil {
		t.Fatal(err)
	}
	return &raw{s, conn}
}

func command(op wire.Op, id uint32, flags uint16, ctx uint32, q wire.Record) []byte {
	b := q.Append(make([]byte, wire.HeaderSize))
	wire.Header{Size: uint32(len(b)), Op: uint16(op), Flags: flags, ID: id, Ctx: ctx}.Put(b)
	return b
}

func (c *raw) write(b []byte) {
	c.t.Helper()
	if _, err := c.Write(b); err != nil {
		c.t.Fatalf("writing: %v", err)
	}
}

// frame reads the next frame, data and all.
func (c *raw) frame() (wire.Header, []byte) {
	c.t.Helper()
	var head [wire.HeaderSize]byte
	if _, err := io.ReadFull(c, head[:]); err != nil {
		c.t.Fatalf("reading: %v", err)
	}
	h, err := wire.ParseHeader(head[:])
	if err != nil {
		c.t.Fatal(err)
	}
	body := make([]byte, h.Size-wire.HeaderSize)
	if _, err := io.ReadFull(c, body); err != nil {
		c.t.Fatal(err)
	}
	if uint32(len(body))-h.Ctx > 7 {
		c.t.Fatalf("a frame of %d bytes says it has %d", len(body), h.Ctx)
	}
	return h, body[:h.Ctx]
}

// result reads up to the reply of a call and returns its results.
func (c *raw) result(id uint32) wire.Reply {
	c.t.Helper()
	for {
		h, body := c.frame()
		if h.Op != wire.AnsReply || h.ID != id {
			continue
		}
		fixed, _, err := wire.ParseReply(body)
		if err != nil {
			c.t.Fatal(err)
		}
		return fixed
	}
}

// open makes a primary context of index 1 and memory at the window's start.
func (c *raw) open(memory uint64) (ctx cu.Context) {
	c.t.Helper()
	ctx = 0x7e<<56 | cu.Context(cu.KindContext)<<48 | 1
	c.write(command(wire.OpPrimaryRetain, 1, 0, 0, &wire.PrimaryRetainRequest{Ctx: ctx}))
	c.write(command(wire.OpMemAlloc, 2, 0, 1, &wire.MemAllocRequest{Addr: testBase, Size: memory}))
	for id := range uint32(2) {
		if got := c.result(id + 1); got.Result != cu.CUDA_SUCCESS {
			c.t.Fatal(got.Result)
		}
	}
	return ctx
}
