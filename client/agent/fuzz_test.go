package agent

import (
	"bytes"
	"errors"
	"net"
	"os"
	"sync/atomic"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/transport/ring"
	"ferry/wire"
)

// FuzzFirstFrame is any program after its Welcome: the first bytes it sends, in
// one piece or two, with up to three descriptors, among them memory for rings
// that is too small or can be shrunk; the others are a pipe. What is no frame with rings is passed on as
// it is; memory that is taken can be used; no descriptor is left behind.
func FuzzFirstFrame(f *testing.F) {
	rings := make([]byte, wire.HeaderSize)
	wire.Header{Size: wire.HeaderSize, Op: uint16(wire.OpNone), Flags: wire.FlagRings}.Put(rings)
	for n := range byte(4) {
		f.Add(rings, n, byte(0), uint32(1<<20))
	}
	f.Add(rings, byte(1), byte(7), uint32(0))
	f.Add([]byte("GET / HTTP/1.1\r\n"), byte(1), byte(3), uint32(4096))
	f.Fuzz(func(t *testing.T, first []byte, files, cut byte, size uint32) {
		var pipe [2]int
		if err := unix.Pipe2(pipe[:], unix.O_CLOEXEC); err != nil {
			t.Fatal(err)
		}
		program, to := pair(t)
		say(t, to, first, files, cut, size, pipe[1])
		_ = unix.Close(pipe[1])
		got, memory, err := readFirstFrame(program)
		h, bad := wire.ParseHeader(got)
		switch {
		case err != nil && (got != nil || memory != nil):
			t.Fatalf("%x, %v and %v", got, memory, err)
		case err == nil && memory == nil && (!bytes.Equal(got, first[:wire.HeaderSize]) || bad == nil && h.Op == uint16(wire.OpNone) && h.Flags&wire.FlagRings != 0):
			t.Fatalf("%x became %x", first, got)
		case memory != nil && (files%4 != 1 || got != nil):
			t.Fatalf("memory of %d descriptors", files%4)
		}
		if memory != nil {
			mapped(t, memory)
		}
		_ = program.Close()
		if !hungUp(pipe[0]) {
			t.Error("a descriptor was kept")
		}
		_ = unix.Close(pipe[0])
	})
}

// pair is the agent's end of a connection, and the program's.
func pair(t *testing.T) (*net.UnixConn, int) {
	fds, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	end := os.NewFile(uintptr(fds[0]), "program")
	c, err := net.FileConn(end)
	if err != nil {
		t.Fatal(err)
	}
	_ = end.Close()
	return c.(*net.UnixConn), fds[1]
}

// mapped maps memory as an agent does, and touches all of it.
func mapped(t *testing.T, memory *os.File) {
	defer func() { _ = memory.Close() }()
	var gone atomic.Bool
	gone.Store(true)
	r, err := ring.Map(int(memory.Fd()), &gone, 0)
	if err != nil {
		return
	}
	if n, err := r.Write([]byte("hello")); n != 5 && err == nil {
		t.Fatal(n)
	}
	if err := r.Unmap(); err != nil {
		t.Fatal(err)
	}
}

// say sends the bytes, in two pieces with cut, and the descriptors with the first.
func say(t *testing.T, to int, first []byte, files, cut byte, size uint32, pipe int) {
	defer func() { _ = unix.Close(to) }()
	var fds []int
	if files&4 == 0 {
		fd, err := unix.MemfdCreate("rings", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = unix.Close(fd) }()
		if err := unix.Ftruncate(fd, int64(size)); err != nil && !errors.Is(err, unix.EFBIG) {
			t.Fatal(err)
		}
		if files&8 == 0 {
			_, _ = unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, unix.F_SEAL_SHRINK)
		}
		fds = append(fds, fd)
	}
	for len(fds) < int(files%4) {
		fds = append(fds, pipe)
	}
	var oob []byte
	if n := int(files % 4); n > 0 {
		oob = unix.UnixRights(fds[:n]...)
	}
	at := len(first)
	if cut != 0 {
		at = min(int(cut), at)
	}
	if at == 0 {
		return // nothing carries them
	}
	_ = unix.Sendmsg(to, first[:at], oob, nil, unix.MSG_DONTWAIT)
	if at < len(first) {
		_, _ = unix.SendmsgN(to, first[at:], nil, nil, unix.MSG_DONTWAIT)
	}
}

// hungUp says whether nobody else holds the other end any more.
func hungUp(fd int) bool {
	p := []unix.PollFd{{Fd: int32(fd), Events: unix.POLLIN}}
	n, err := unix.Poll(p, 0)
	return err == nil && n == 1 && p[0].Revents&unix.POLLHUP != 0
}
