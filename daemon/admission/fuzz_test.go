package admission

import (
	"bytes"
	"log/slog"
	"net"
	"os"
	"sync"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/server/control"
	"ferry/server/identity"
	"ferry/server/tlsproxy"
)

// FuzzTLSProxy is a hostile TLS proxy: handed a connection, it answers anything, several times, with files that may be none, streams, or
// neither. The daemon gets a stream or an error, forgets the question, and keeps
// no descriptor.
func FuzzTLSProxy(f *testing.F) {
	f.Add([]byte("s{\"id\":1}"))
	f.Add([]byte("n{\"id\":1,\"error\":\"no\",\"silent\":true}\ns{\"id\":1}"))
	f.Add([]byte("f{\"id\":1,\"error\":\"no\"}"))
	f.Add([]byte("f{\"id\":2}\ns{\"id\":1,\"who\":{\"kind\":\"certificate\",\"name\":\"a\",\"tenant\":\"b\"}}"))
	files, err := identity.Watch(func() (identity.Server, error) { return identity.Server{}, nil })
	if err != nil {
		f.Fatal(err)
	}
	own, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		f.Fatal(err)
	}
	file := os.NewFile(uintptr(own[0]), "client")
	client, err := net.FileConn(file)
	if err != nil {
		f.Fatal(err)
	}
	_ = file.Close()
	f.Fuzz(func(t *testing.T, tape []byte) {
		var stream, pipe [2]int // what goes along; the first end of each stays with the test
		stream, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
		if err == nil {
			err = unix.Pipe2(pipe[:], unix.O_CLOEXEC)
		}
		if err != nil {
			t.Fatal(err)
		}
		ours, theirs, err := control.Pair()
		if err != nil {
			t.Fatal(err)
		}
		k := &tlsProxy{files: files, log: slog.New(slog.DiscardHandler), ctl: ours, waiting: map[uint64]chan<- answer{}}
		var wg sync.WaitGroup
		wg.Go(func() { k.readReplies(ours) })
		wg.Go(func() { hostileProxy(theirs, tape, stream[1], pipe[1]) })
		plain, who, err := k.handOver(t.Context(), client.(*net.UnixConn), tlsproxy.Request{Timeout: time.Second})
		if err == nil {
			_ = plain.Close()
		} else if plain != nil || who != nil {
			t.Errorf("%v, %v and %v", plain, who, err)
		}
		wg.Wait()
		if len(k.waiting) != 0 || k.ctl != nil {
			t.Errorf("%v wait", k.waiting)
		}
		for _, end := range []int{stream[0], pipe[0]} {
			if !hungUp(end) {
				t.Error("a descriptor was kept")
			}
			_ = unix.Close(end)
		}
	})
}

// hostileProxy reads the request and answers as the tape says: a kind of file and
// a message on each line.
func hostileProxy(channel *os.File, tape []byte, stream, pipe int) {
	defer func() { _, _, _ = channel.Close(), unix.Close(stream), unix.Close(pipe) }()
	fd := int(channel.Fd())
	question, oob := make([]byte, control.MaxMessage), make([]byte, 64)
	_, oobn, _, _, err := unix.Recvmsg(fd, question, oob, unix.MSG_CMSG_CLOEXEC)
	if err != nil {
		return
	}
	messages, _ := unix.ParseSocketControlMessage(oob[:oobn])
	for i := range messages {
		fds, _ := unix.ParseUnixRights(&messages[i])
		for _, fd := range fds {
			_ = unix.Close(fd)
		}
	}
	for i, line := range bytes.Split(tape, []byte("\n")) {
		if i == 4 || len(line) < 2 {
			return
		}
		var rights []byte
		switch line[0] {
		case 'n':
		case 's':
			rights = unix.UnixRights(stream)
		case 'm':
			rights = unix.UnixRights(stream, pipe)
		default:
			rights = unix.UnixRights(pipe)
		}
		_ = unix.Sendmsg(fd, line[1:], rights, nil, unix.MSG_DONTWAIT)
	}
}

// hungUp says whether no descriptor of the other end is open any more.
func hungUp(fd int) bool {
	p := []unix.PollFd{{Fd: int32(fd), Events: unix.POLLIN}}
	n, err := unix.Poll(p, 0)
	return err == nil && n == 1 && p[0].Revents&unix.POLLHUP != 0
}
