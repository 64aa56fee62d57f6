package client

import (
	"encoding/binary"
	"errors"
	"io"
	"net"
	"os"
	"strings"
	"sync"
	"testing"

	"go.uber.org/goleak"
	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/test/limit"
	"ferry/transport"
	"ferry/wire"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func socketpair(t *testing.T) (a, b transport.Conn) {
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

// serve shakes hands as a server and then does what the test wants.
func serve(t *testing.T, o Options, then func(conn net.Conn)) *Conn {
	t.Helper()
	ours, theirs := socketpair(t)
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer theirs.Close()
		if _, err := wire.ServerHandshake(theirs, wire.ServerOptions{Schema: wire.ThisSchema()}); err != nil {
			t.Error(err)
			return
		}
		if err := wire.WriteWelcome(theirs, wire.Welcome{Session: 42}); err != nil {
			t.Error(err)
			return
		}
		then(theirs)
	}()
	c, err := New(ours, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		c.Close()
		<-done
	})
	return c
}

// receive reads one command.
func receive(t *testing.T, conn net.Conn) (wire.Header, []byte) {
	var head [wire.HeaderSize]byte
	if _, err := io.ReadFull(conn, head[:]); err != nil {
		t.Error(err)
		return wire.Header{}, nil
	}
	h, err := wire.ParseHeader(head[:])
	if err != nil {
		t.Error(err)
		return h, nil
	}
	body := make([]byte, h.Size-wire.HeaderSize)
	if _, err := io.ReadFull(conn, body); err != nil {
		t.Error(err)
	}
	return h, body
}

// answer is a frame of a kind with its padding.
func answer(kind uint16, id uint32, payload []byte) []byte {
	b := append(make([]byte, wire.HeaderSize), payload...)
	for len(b)%8 != 0 {
		b = append(b, 0)
	}
	wire.Header{Size: uint32(len(b)), Op: kind, ID: id, Ctx: uint32(len(payload))}.Put(b)
	return b
}

func reply(id uint32, r wire.Reply, record []byte) []byte {
	return answer(wire.AnsReply, id, append(r.AppendReply(nil), record...))
}

func TestCommandsAsTheyAreSent(t *testing.T) {
	type sent struct {
		h wire.Header
		b []byte
	}
	got := make(chan sent, 3)
	c := serve(t, Options{}, func(conn net.Conn) {
		for range 3 {
			h, b := receive(t, conn)
			got <- sent{h, b}
			if h.ID != 0 {
				record := (&wire.MemInfoReply{Free: 3, Total: 4}).Append(nil)
				_, _ = conn.Write(reply(h.ID, wire.Reply{}, record))
			}
		}
	})
	if c.Welcome.Session != 42 {
		t.Errorf("session %d", c.Welcome.Session)
	}
	h1, h2 := c.Mint(cu.KindContext), c.Mint(cu.KindStream)
	if h1 != 0x7e01_0000_0000_0010 || h2>>48&0xff != uint64(cu.KindStream) || uint32(h2) != 0x20 {
		t.Errorf("minted %#x and %#x", h1, h2)
	}
	if err := c.MemFree(&wire.MemFreeRequest{Addr: 0x1234}); err != nil {
		t.Fatal(err)
	}
	c.SetContext(cu.Context(h1))
	for range 2 {
		a, err := c.MemInfo(&wire.MemInfoRequest{})
		if err != nil || a.Free != 3 || a.Total != 4 {
			t.Errorf("%+v, %v", a, err)
		}
	}
	free, first, second := <-got, <-got, <-got
	if free.h != (wire.Header{Size: 24, Op: uint16(wire.OpMemFree)}) || binary.LittleEndian.Uint64(free.b) != 0x1234 {
		t.Errorf("%+v", free)
	}
	if first.h.Ctx != 0x10 || first.h.ID == 0 || second.h.ID == 0 || first.h.ID == second.h.ID {
		t.Errorf("%+v, then %+v", first.h, second.h)
	}
}

func TestAnswers(t *testing.T) {
	info := (&wire.ModuleLoadReply{Errors: []byte("line 3: no")}).Append(nil)
	tests := []struct {
		name   string
		reply  wire.Reply
		record []byte
		want   []error
		not    error
	}{
		{"well", wire.Reply{}, info, nil, nil},
		{"failed, with a log", wire.Reply{Result: cu.CUDA_ERROR_INVALID_PTX}, info, []error{cu.CUDA_ERROR_INVALID_PTX}, ErrAsync},
		{"failed, without a record", wire.Reply{Result: cu.CUDA_ERROR_INVALID_PTX}, nil, []error{cu.CUDA_ERROR_INVALID_PTX}, wire.ErrShort},
		{"an earlier one failed", wire.Reply{Async: cu.CUDA_ERROR_INVALID_HANDLE, AsyncOp: wire.OpLaunch}, info, []error{ErrAsync, cu.CUDA_ERROR_INVALID_HANDLE}, nil},
		{
			"both failed",
			wire.Reply{Result: cu.CUDA_ERROR_INVALID_PTX, Async: cu.CUDA_ERROR_INVALID_HANDLE, AsyncOp: wire.OpLaunch},
			info,
			[]error{ErrAsync, cu.CUDA_ERROR_INVALID_HANDLE, cu.CUDA_ERROR_INVALID_PTX},
			nil,
		},
		{"well, but without its record", wire.Reply{}, nil, []error{wire.ErrShort}, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := serve(t, Options{}, func(conn net.Conn) {
				h, _ := receive(t, conn)
				_, _ = conn.Write(reply(h.ID, tt.reply, tt.record))
			})
			a, err := c.ModuleLoad(&wire.ModuleLoadRequest{})
			if (err == nil) != (tt.want == nil) {
				t.Error(err)
			}
			for _, want := range tt.want {
				if !errors.Is(err, want) {
					t.Errorf("%v does not hold %v", err, want)
				}
			}
			if tt.not != nil && errors.Is(err, tt.not) {
				t.Errorf("%v holds %v", err, tt.not)
			}
			if tt.record != nil && string(a.Errors) != "line 3: no" {
				t.Errorf("the log is %q", a.Errors)
			}
			if tt.reply.Async != 0 && !strings.Contains(err.Error(), "Launch") {
				t.Errorf("%v does not name the command", err)
			}
		})
	}
}

// Answers come in any order, with data and output between them.
func TestAnswersInAnyOrder(t *testing.T) {
	var mu sync.Mutex
	var printed strings.Builder
	output := func(b []byte) {
		mu.Lock()
		defer mu.Unlock()
		printed.Write(b)
	}
	c := serve(t, Options{Output: output}, func(conn net.Conn) {
		var ids []uint32
		var want []uint64
		for range 3 {
			h, b := receive(t, conn)
			var q wire.CopyOutRequest
			if err := q.Decode(b); err != nil {
				t.Error(err)
			}
			ids, want = append(ids, h.ID), append(want, q.Width)
		}
		var out []byte
		for part := range 2 {
			for i := 2; i >= 0; i-- {
				data := strings.Repeat(string(rune('a'+part)), int(want[i]))
				out = append(out, answer(wire.AnsData, ids[i], []byte(data))...)
				out = append(out, answer(wire.AnsOutput, 0, []byte("x"))...)
			}
		}
		for i := 2; i >= 0; i-- {
			out = append(out, reply(ids[i], wire.Reply{}, nil)...)
		}
		_, _ = conn.Write(out)
	})
	var wg sync.WaitGroup
	for n := range 3 {
		wg.Go(func() {
			got, err := c.CopyOutData(&wire.CopyOutRequest{Width: uint64(n + 1)})
			if want := strings.Repeat("a", n+1) + strings.Repeat("b", n+1); err != nil || string(got) != want {
				t.Errorf("%q, %v; want %q", got, err, want)
			}
		})
	}
	wg.Wait()
	mu.Lock()
	defer mu.Unlock()
	if printed.String() != "xxxxxx" {
		t.Errorf("printed %q", printed.String())
	}
}

// Whatever a server does wrong ends the session for every caller, with a
// reason, and never hangs nor panics.
func TestServersThatMisbehave(t *testing.T) {
	frame := func(h wire.Header, n int) []byte {
		b := make([]byte, wire.HeaderSize+n)
		h.Put(b)
		return b
	}
	tests := []struct {
		name string
		send func(id uint32) []byte
		want error
	}{
		{"leaves", func(uint32) []byte { return nil }, io.EOF},
		{"leaves in the middle of a header", func(uint32) []byte { return make([]byte, 5) }, io.ErrUnexpectedEOF},
		{"leaves in the middle of a frame", func(id uint32) []byte { return reply(id, wire.Reply{}, nil)[:20] }, io.ErrUnexpectedEOF},
		{"frame of nothing", func(uint32) []byte { return frame(wire.Header{}, 0) }, wire.ErrFrameSize},
		{"frame of 4 GiB", func(id uint32) []byte { return frame(wire.Header{Size: 1<<32 - 8, ID: id}, 0) }, wire.ErrFrameSize},
		{"longer inside than outside", func(id uint32) []byte {
			return frame(wire.Header{Size: 24, Op: wire.AnsReply, ID: id, Ctx: 1 << 31}, 8)
		}, wire.ErrShort},
		{"answer to nobody", func(id uint32) []byte { return reply(id+1, wire.Reply{}, nil) }, nil},
		{"data for nobody", func(id uint32) []byte { return answer(wire.AnsData, id+1, nil) }, nil},
		{"reply cut short", func(id uint32) []byte { return answer(wire.AnsReply, id, make([]byte, 8)) }, wire.ErrShort},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := serve(t, Options{}, func(conn net.Conn) {
				h, _ := receive(t, conn)
				_, _ = conn.Write(tt.send(h.ID))
			})
			ended := make(chan error, 2)
			go func() {
				_, err := c.Snapshot(&wire.SnapshotRequest{})
				ended <- err
				_, err = c.Snapshot(&wire.SnapshotRequest{}) // too late for an answer
				ended <- err
			}()
			for i := range 2 {
				select {
				case err := <-ended:
					if err == nil || i == 0 && tt.want != nil && !errors.Is(err, tt.want) || !strings.Contains(err.Error(), "Snapshot") {
						t.Errorf("call %d: %v, want %v", i, err, tt.want)
					}
				case <-limit.After():
					t.Fatal("the call hangs")
				}
			}
		})
	}
}

func TestCommandTooLargeForAFrame(t *testing.T) {
	c := serve(t, Options{}, func(conn net.Conn) {
		if h, _ := receive(t, conn); wire.Op(h.Op) != wire.OpMemFree {
			t.Errorf("%v was sent", wire.Op(h.Op))
		}
	})
	err := c.Blob(&wire.BlobRequest{Data: make([]byte, wire.MaxPayload)})
	if !errors.Is(err, wire.ErrFrameSize) {
		t.Errorf("%v", err)
	}
	if err := c.MemFree(&wire.MemFreeRequest{}); err != nil {
		t.Error(err)
	}
}

// The number that asks for no answer is skipped.
func TestIDsWrapAround(t *testing.T) {
	ids := make(chan uint32, 3)
	c := serve(t, Options{}, func(conn net.Conn) {
		for range 3 {
			h, _ := receive(t, conn)
			ids <- h.ID
			_, _ = conn.Write(reply(h.ID, wire.Reply{}, nil))
		}
	})
	c.nextID = 1<<32 - 2
	for range 3 {
		if _, err := c.CtxSynchronize(&wire.CtxSynchronizeRequest{}); err != nil {
			t.Fatal(err)
		}
	}
	if a, b, c := <-ids, <-ids, <-ids; a != 1<<32-1 || b != 1 || c != 2 {
		t.Errorf("%d, %d, %d", a, b, c)
	}
}

func TestDial(t *testing.T) {
	for _, address := range []string{"carrier-pigeon", "unix://" + t.TempDir() + "/none.sock"} {
		if _, err := Dial(t.Context(), Options{Address: address}); err == nil || !strings.Contains(err.Error(), address) {
			t.Errorf("%s: %v", address, err)
		}
	}
	address, err := transport.Parse("unix://" + t.TempDir() + "/s.sock")
	if err != nil {
		t.Fatal(err)
	}
	l, err := transport.Listen(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	go func() {
		conn, err := l.Accept()
		if err != nil {
			t.Error(err)
			return
		}
		defer conn.Close()
		_, err = wire.ServerHandshake(conn, wire.ServerOptions{Schema: wire.ThisSchema(), Key: wire.OneToken([]byte("0123456789abcdef0123"))})
		var refused *wire.RefusedError
		if !errors.As(err, &refused) {
			t.Errorf("the server let in a client without a token: %v", err)
		}
	}()
	if _, err := Dial(t.Context(), Options{Address: address.String()}); err == nil || !strings.Contains(err.Error(), "token") {
		t.Errorf("%v", err)
	}
}
