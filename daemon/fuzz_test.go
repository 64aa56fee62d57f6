package daemon

import (
	"bytes"
	"log/slog"
	"net"
	"os"
	"sync"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/control"
	"ferry/identity"
)

// FuzzAirlock is something in the airlock's place: asked to take a connection, it
// answers anything, several times, with files that may be none, streams, or
// neither. The daemon gets a stream or an error, forgets the question, and keeps
// no descriptor.
func FuzzAirlock(f *testing.F) {
	f.Add([]byte("s{\"id\":1}"))
	f.Add([]byte("n{\"id\":1,\"error\":\"no\",\"silent\":true}\ns{\"id\":1}"))
	f.Add([]byte("f{\"id\":1,\"error\":\"no\"}"))
	f.Add([]byte("f{\"id\":2}\ns{\"id\":1,\"who\":{\"kind\":\"certificate\",\"name\":\"a\",\"tenant\":\"b\"}}"))
	files, err := identity.Watch(func() (identity.Server, error) { return identity.Server{}, nil })
	if err != nil {
		f.Fatal(err)
	}
	null, err := os.Open(os.DevNull)
	if err != nil {
		f.Fatal(err)
	}
	stream, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		f.Fatal(err)
	}
	client, err := net.FileConn(os.NewFile(uintptr(stream[0]), "client"))
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, tape []byte) {
		free := lowestFree(t, null)
		ours, theirs, err := control.Pair()
		if err != nil {
			t.Fatal(err)
		}
		k := &keeper{files: files, log: slog.New(slog.DiscardHandler), ctl: ours, waiting: map[uint64]chan<- answer{}}
		var wg sync.WaitGroup
		wg.Go(func() { k.listen(ours) })
		wg.Go(func() { hostileAirlock(theirs, tape, stream[1], int(null.Fd())) })
		plain, who, err := k.take(client.(*net.UnixConn), time.Second, 0)
		if err == nil {
			_ = plain.Close()
		} else if plain != nil || who != nil {
			t.Errorf("%v, %v and %v", plain, who, err)
		}
		wg.Wait()
		if len(k.waiting) != 0 || k.ctl != nil {
			t.Errorf("%v wait", k.waiting)
		}
		if now := lowestFree(t, null); now != free {
			t.Fatalf("descriptor %d is left", free)
		}
	})
}

// hostileAirlock hears the question and says what the tape says: a kind of file and
// a message on each line.
func hostileAirlock(channel *os.File, tape []byte, stream, null int) {
	defer func() { _ = channel.Close() }()
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
			rights = unix.UnixRights(stream, null)
		default:
			rights = unix.UnixRights(null)
		}
		_ = unix.Sendmsg(fd, line[1:], rights, nil, unix.MSG_DONTWAIT)
	}
}

// lowestFree is the lowest free descriptor.
func lowestFree(t *testing.T, null *os.File) int {
	fd, err := unix.Dup(int(null.Fd()))
	if err != nil {
		t.Fatal(err)
	}
	_ = unix.Close(fd)
	return fd
}
