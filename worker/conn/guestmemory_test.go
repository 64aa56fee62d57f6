package conn

import (
	"encoding/binary"
	"log/slog"
	"os"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/test/limit"
	"ferry/transport/link"
	"ferry/transport/ring"
	"ferry/transport/socket"
	"ferry/wire"
)

// guestFile is a file that a virtual machine shares with this host.
func guestFile(t *testing.T, size int64) *os.File {
	t.Helper()
	fd, err := unix.MemfdCreate("region", unix.MFD_CLOEXEC)
	if err != nil {
		t.Fatal(err)
	}
	f := os.NewFile(uintptr(fd), "region")
	t.Cleanup(func() { _ = f.Close() })
	if err := f.Truncate(size); err != nil {
		t.Fatal(err)
	}
	return f
}

// TestGuestMemory: a client in a virtual machine is offered memory, moves there, is woken by knocks, and its end is noticed.
func TestGuestMemory(t *testing.T) {
	const offset = 64 << 10
	file := guestFile(t, offset+ring.PartBytes)
	near, far := socketpair(t)
	daemon, workerEnd, err := control.Pair()
	if err != nil {
		t.Fatal(err)
	}
	arrivals, err := control.FromFile(workerEnd)
	if err != nil {
		t.Fatal(err)
	}
	part := wire.MemoryPart{Region: 9, Offset: offset, Size: ring.PartBytes}
	c, err := Open(near, Options{Session: 7, Packets: true, KeepMs: 1000, Part: &part}, arrivals, sessionpage.Alone(), slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	if err := daemon.Send(&control.Arrival{Memory: true}, file); err != nil {
		t.Fatal(err)
	}
	if err := c.Welcome("soft"); err != nil {
		t.Fatal(err)
	}
	w, err := wire.ReadWelcome(far)
	if err != nil || w.Memory != part {
		t.Fatalf("%+v, %v", w, err)
	}

	// The client's end: its link, and the memory, whose layout is that of wire/PROTOCOL.md.
	sock, err := socket.FromConn(far)
	if err != nil {
		t.Fatal(err)
	}
	client := link.New(0, nil)
	if err := client.Adopt(sock, 0, func(uint64) error { return nil }); err != nil {
		t.Fatal(err)
	}
	memory, err := unix.Mmap(int(file.Fd()), offset, ring.PartBytes, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := client.Write(frameBytes(wire.Header{Size: wire.HeaderSize, Flags: wire.FlagRings})); err != nil {
		t.Fatal(err)
	}
	if f, err := c.Next(); err != nil || !f.CarriesFile() {
		t.Fatalf("%+v, %v", f, err)
	}
	if !c.RoundTripsAreCheap() || c.memory.Load() == nil {
		t.Fatal("frames do not travel through the memory")
	}
	const commands, answers, bytes, clientSleeps, half = 0, 256, 4096, 256 + 128, 1 << 20
	for round := range 3 {
		next := make(chan error, 1)
		go func() {
			f, err := c.Next()
			if err == nil && int(f.ID) != round+1 {
				t.Errorf("frame %d came", f.ID)
			}
			next <- err
		}()
		limit.Until(t, "the worker sleeps", func() bool { return memory[commands+128] != 0 })
		copy(memory[bytes+round*wire.HeaderSize:], frameBytes(wire.Header{Size: wire.HeaderSize, Op: 5, ID: uint32(round + 1)}))
		binary.LittleEndian.PutUint64(memory[commands:], uint64((round+1)*wire.HeaderSize))
		memory[commands+128] = 0
		if _, err := client.Write([]byte{0}); err != nil {
			t.Fatal(err)
		}
		if err := <-next; err != nil {
			t.Fatal(err)
		}
		memory[clientSleeps] = 1
		if _, err := c.ch.Write([]byte("answer")); err != nil {
			t.Fatal(err)
		}
		var knock [8]byte
		if n, err := client.Read(knock[:]); err != nil || n != 1 {
			t.Fatalf("%d knocks, %v", n, err)
		}
		if got := string(memory[bytes+half+round*6:][:6]); got != "answer" || binary.LittleEndian.Uint64(memory[answers:]) != uint64(round+1)*6 || memory[clientSleeps] != 0 {
			t.Fatalf("%q came", got)
		}
	}

	hung := make(chan time.Duration, 1)
	go func() { hung <- c.AwaitHangup() }()
	go client.HangUp(limit.For(time.Second))
	select {
	case grace := <-hung:
		if grace != graceAfterGoodbye {
			t.Errorf("a client that said goodbye is given %v", grace)
		}
	case <-limit.After():
		t.Fatal("the client's goodbye is not heard")
	}
	if _, err := c.Next(); !ClientLeft(err) {
		t.Errorf("after the goodbye: %v", err)
	}
	c.Close()
}

// TestGuestMemoryUnasked: a client that was given no memory and goes there anyway ends its session.
func TestGuestMemoryUnasked(t *testing.T) {
	near, far := linked(t)
	c := newConn(Options{}, slog.New(slog.DiscardHandler))
	c.link, c.base = near, near
	c.use(near)
	go func() { _, _ = far.Write(frameBytes(wire.Header{Size: wire.HeaderSize, Flags: wire.FlagRings})) }()
	if _, err := c.Next(); err == nil || !strings.Contains(err.Error(), "was not given") {
		t.Errorf("%v", err)
	}
}

func frameBytes(h wire.Header) []byte {
	b := make([]byte, wire.HeaderSize)
	h.Put(b)
	return b
}
