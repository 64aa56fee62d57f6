package conn

import (
	"bytes"
	"errors"
	"io"
	"log/slog"
	"net"
	"os"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/server/sessionpage"
	"ferry/test/limit"
	"ferry/test/sharedchannel"
	"ferry/transport/channel"
	"ferry/transport/link"
	"ferry/transport/socket"
	"ferry/wire"
)

// socketpair returns the worker's end of a connection and the client's.
func socketpair(t *testing.T) (worker, client *net.UnixConn) {
	t.Helper()
	fds, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	var ends [2]*net.UnixConn
	for i, fd := range fds {
		f := os.NewFile(uintptr(fd), "socketpair")
		c, err := net.FileConn(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		ends[i] = c.(*net.UnixConn)
		t.Cleanup(func() { _ = ends[i].Close() })
	}
	return ends[0], ends[1]
}

func within(t *testing.T, what string, cond func() bool) {
	t.Helper()
	for deadline := limit.Deadline(); !cond(); time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("not in time: %s", what)
		}
	}
}

// A peer is the client's end of a channel.
type peer struct {
	send    func([]byte)
	receive func(n int) []byte
}

// overStream is a peer at the other end of a byte stream.
func overStream(t *testing.T, s io.ReadWriter) peer {
	return peer{
		send: func(b []byte) {
			if _, err := s.Write(b); err != nil {
				t.Error(err)
			}
		},
		receive: func(n int) []byte {
			b := make([]byte, n)
			if _, err := io.ReadFull(s, b); err != nil {
				t.Error(err)
			}
			return b
		},
	}
}

// linked returns a link and the client's link at the other end.
func linked(t *testing.T) (*link.Link, *link.Link) {
	t.Helper()
	near, far := socketpair(t)
	var ends [2]*link.Link
	for i, c := range []*net.UnixConn{near, far} {
		s, err := socket.FromConn(c)
		if err != nil {
			t.Fatal(err)
		}
		ends[i] = link.New(0, nil)
		if err := ends[i].Adopt(s, 0, func(uint64) error { return nil }); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() {
		ends[1].End(link.ErrClosed)
		ends[0].End(link.ErrClosed)
	})
	return ends[0], ends[1]
}

// channels are all kinds of channels, each with its peer.
var channels = map[string]func(t *testing.T) (channel.Channel, peer){
	"socket": func(t *testing.T) (channel.Channel, peer) {
		near, far := socketpair(t)
		s, err := socket.FromConn(near)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = s.Close() })
		return s, overStream(t, far)
	},
	"shared memory": func(t *testing.T) (channel.Channel, peer) {
		ch, client := sharedchannel.New(t)
		return ch, peer{func(b []byte) { client.Send(1, b) }, func(int) []byte { return client.Receive() }}
	},
	"link": func(t *testing.T) (channel.Channel, peer) {
		near, far := linked(t)
		return near, overStream(t, far)
	},
}

// TestChannels: every kind of channel does what the interface says, and what its traits
// say.
func TestChannels(t *testing.T) {
	for name, open := range channels {
		t.Run(name, func(t *testing.T) {
			ch, far := open(t)
			traits := ch.Traits()
			if word, _ := ch.PollWord(); (word != nil) != traits.SharesMemory {
				t.Errorf("a word to poll: %v, though memory is shared: %v", word != nil, traits.SharesMemory)
			}
			idle := 0
			ch.OnIdle(func() {
				if idle++; idle == 1 {
					far.send([]byte("command"))
				}
			})
			if !traits.AnnouncesIdle {
				far.send([]byte("command"))
			}
			got := make([]byte, 7)
			if _, err := io.ReadFull(ch, got); err != nil || string(got) != "command" {
				t.Fatalf("%q, %v", got, err)
			}
			if traits.AnnouncesIdle != (idle == 1) {
				t.Errorf("idle was announced %d times", idle)
			}
			ch.OnIdle(nil)
			if traits.SeesPending {
				within(t, "nothing is pending", func() bool { return !ch.Pending() })
				far.send([]byte("more"))
				within(t, "something is pending", ch.Pending)
			} else {
				far.send([]byte("more"))
			}
			if _, err := io.ReadFull(ch, got[:4]); err != nil || string(got[:4]) != "more" {
				t.Fatalf("%q, %v", got, err)
			}
			if _, err := ch.Write([]byte("an ")); err != nil {
				t.Fatal(err)
			}
			if err := ch.WriteParts([][]byte{[]byte("ans"), nil, []byte("wer")}); err != nil {
				t.Fatal(err)
			}
			if got := far.receive(9); string(got) != "an answer" {
				t.Errorf("%q arrived", got)
			}
		})
	}
}

// frame is a command without a payload.
func frame(op uint16, id uint32, flags uint16) []byte {
	b := make([]byte, wire.HeaderSize)
	wire.Header{Size: wire.HeaderSize, Op: op, ID: id, Flags: flags}.Put(b)
	return b
}

// opened is a connection on a Unix socket, and the client's end.
func opened(t *testing.T) (*Conn, *net.UnixConn) {
	t.Helper()
	near, far := socketpair(t)
	c, err := Open(near, Options{Session: 7}, nil, sessionpage.Alone(), slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	return c, far
}

// sendMemory sends the frame that moves all others into shared memory.
func sendMemory(t *testing.T, far *net.UnixConn) *sharedchannel.Client {
	t.Helper()
	fd, client := sharedchannel.NewMemory(t)
	defer unix.Close(fd)
	if _, _, err := far.WriteMsgUnix(frame(uint16(wire.OpNone), 0, wire.FlagRings), unix.UnixRights(fd), nil); err != nil {
		t.Fatal(err)
	}
	return client
}

// TestMoveToSharedMemory: frames move when the client sends memory, in both
// directions, descriptors still come through the socket, and the properties of the
// connection change with the channel.
func TestMoveToSharedMemory(t *testing.T) {
	c, far := opened(t)
	if c.CanSeePending() || c.Pending() || c.RoundTripsAreCheap() || c.KnownEmpty() {
		t.Error("a socket has the properties of shared memory")
	}
	client := sendMemory(t, far)
	if f, err := c.Next(); err != nil || !f.CarriesFile() {
		t.Fatalf("%+v, %v", f, err)
	}
	if !c.CanSeePending() || c.Pending() || !c.RoundTripsAreCheap() || !c.PendingIsCheap() || !c.KnownEmpty() {
		t.Error("shared memory has the properties of a socket")
	}
	client.Send(2, frame(3, 1, 0))
	if !c.Pending() || c.KnownEmpty() {
		t.Error("what has come is not pending")
	}
	if f, err := c.Next(); err != nil || f.Op != 3 || !c.HasBuffered() || !c.Pending() || !c.KnownEmpty() {
		t.Fatalf("%+v, %v; the second frame has been read", f, err)
	}
	if f, err := c.Next(); err != nil || f.Op != 3 || c.HasBuffered() || c.Pending() {
		t.Fatalf("%+v, %v", f, err)
	}
	c.Writer().WriteFrame(wire.AnsData, 1, []byte("12345678"))
	if got := client.Receive(); len(got) != wire.HeaderSize+8 || !bytes.HasSuffix(got, []byte("12345678")) {
		t.Errorf("the client has received %q", got)
	}
	if _, ok := c.ReceiveFile(); ok {
		t.Error("a descriptor that was not sent")
	}
	if _, _, err := far.WriteMsgUnix(frame(0, 0, 0), unix.UnixRights(0), nil); err != nil {
		t.Fatal(err)
	}
	fd, ok := c.ReceiveFile()
	if !ok {
		t.Fatal("no descriptor")
	}
	_ = unix.Close(fd)
	far.Close()
	if grace := c.AwaitHangup(); grace != graceAfterHangup {
		t.Errorf("%v after a hang-up", grace)
	}
	if _, err := c.Next(); !errors.Is(err, io.EOF) {
		t.Errorf("%v after the client has left", err)
	}
	if err := c.memory.Load().Unmap(); err != nil {
		t.Error(err)
	}
}

// TestMemoryRefused: a client cannot move frames twice, nor while another goroutine
// reads ahead.
func TestMemoryRefused(t *testing.T) {
	t.Run("ahead", func(t *testing.T) {
		c, far := opened(t)
		if _, err := far.Write(frame(3, 1, 0)); err != nil {
			t.Fatal(err)
		}
		if _, err := c.Next(); err != nil {
			t.Fatal(err)
		}
		c.ReadAhead(func(f *Frame) bool { return f.Op == 4 })
		for _, op := range []uint16{4, 5, 4} {
			if _, err := far.Write(frame(op, 1, 0)); err != nil {
				t.Fatal(err)
			}
		}
		if f, err := c.Next(); err != nil || f.Op != 5 || !c.CanSeePending() {
			t.Fatalf("%+v, %v", f, err)
		}
		sendMemory(t, far)
		if _, err := c.Next(); err == nil || !strings.Contains(err.Error(), "broke the protocol") {
			t.Errorf("%v", err)
		}
		far.Close()
		if _, err := c.Next(); !errors.Is(err, io.EOF) {
			t.Errorf("%v", err)
		}
	})
	t.Run("without memory", func(t *testing.T) {
		c, far := opened(t)
		if _, err := far.Write(frame(uint16(wire.OpNone), 0, wire.FlagRings)); err != nil {
			t.Fatal(err)
		}
		if _, err := c.Next(); err == nil || !strings.Contains(err.Error(), "rings without memory") {
			t.Errorf("%v", err)
		}
	})
}
