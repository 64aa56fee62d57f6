package transfer

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// pair returns both ends of a transfer connection.
func pair(t testing.TB) (a, b *Conn) {
	t.Helper()
	fds, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	var ends [2]*Conn
	for i, fd := range fds {
		f := os.NewFile(uintptr(fd), "end")
		if ends[i], err = New(f); err != nil {
			t.Fatal(err)
		}
		_ = f.Close()
		t.Cleanup(func() { _ = ends[i].Close() })
	}
	return ends[0], ends[1]
}

// TestMove goes through the whole protocol: data, descriptors, progress, the change of owners.
func TestMove(t *testing.T) {
	a, b := pair(t)
	data := make([]byte, 5<<20+17)
	for i := range data {
		data[i] = byte(rand.Uint32())
	}
	files := make([]int, 300)
	for i := range files {
		f, err := os.CreateTemp(t.TempDir(), "")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.WriteString(string(rune('a' + i%26))); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = f.Close() })
		files[i] = int(f.Fd())
	}
	sent := make(chan error, 1)
	told := 0
	go func() {
		w := a.Writer()
		_, err := w.Write(data)
		err = errors.Join(err, w.Close(), a.SendFiles(files))
		err = errors.Join(err, a.Receive(Ready, func(done, total uint64) { told += int(total - done) }))
		sent <- errors.Join(err, a.Send(Commit), a.Receive(Owned, nil))
	}()
	var got bytes.Buffer
	n, err := b.ReadData(&got, uint64(len(data)))
	if err != nil || n != uint64(len(data)) || sha256.Sum256(got.Bytes()) != sha256.Sum256(data) {
		t.Fatalf("%d bytes: %v", n, err)
	}
	came, err := b.ReceiveFiles(len(files))
	if err != nil || len(came) != len(files) {
		t.Fatalf("%d descriptors: %v", len(came), err)
	}
	for i, fd := range came {
		var c [1]byte
		if _, err := unix.Pread(fd, c[:], 0); err != nil || c[0] != byte('a'+i%26) {
			t.Fatalf("descriptor %d is another: %q %v", i, c, err)
		}
		_ = unix.Close(fd)
	}
	err = errors.Join(b.Progress(1, 3), b.Progress(2, 3), b.Send(Ready), b.Receive(Commit, nil), b.Send(Owned))
	if err = errors.Join(err, <-sent); err != nil || told != 3 {
		t.Fatal(told, err)
	}
}

// TestFailure: each side learns why the other cannot go on, or that it is gone.
func TestFailure(t *testing.T) {
	t.Run("the receiver", func(t *testing.T) {
		a, b := pair(t)
		b.Fail(errors.New("no memory"))
		var failed *FailedError
		if err := a.Receive(Ready, nil); !errors.As(err, &failed) || failed.Reason != "no memory" {
			t.Error(err)
		}
	})
	t.Run("the sender", func(t *testing.T) {
		a, b := pair(t)
		_, _ = a.Writer().Write([]byte("some"))
		a.Fail(errors.New("the program ended"))
		var failed *FailedError
		if _, err := b.ReadData(io.Discard, 100); !errors.As(err, &failed) || failed.Reason != "the program ended" {
			t.Error(err)
		}
	})
	t.Run("gone", func(t *testing.T) {
		a, b := pair(t)
		_ = a.Close()
		if err := b.Receive(Commit, nil); err == nil || !strings.Contains(err.Error(), "the connection to the other server is lost") {
			t.Errorf("a commit of nobody: %v", err)
		}
	})
	t.Run("too much", func(t *testing.T) {
		a, b := pair(t)
		go func() { _, _ = a.Writer().Write(make([]byte, 1000)) }()
		if _, err := b.ReadData(io.Discard, 999); err == nil || !strings.Contains(err.Error(), "the session has more than 999 bytes") {
			t.Errorf("more than the limit was taken: %v", err)
		}
	})
	t.Run("silent", func(t *testing.T) {
		if err := lost(os.ErrDeadlineExceeded); !strings.Contains(err.Error(), "nothing heard of the other server") {
			t.Error(err)
		}
	})
	t.Run("too many descriptors", func(t *testing.T) {
		a, _ := pair(t)
		if err := a.SendFiles(make([]int, maxAll+1)); err == nil || !strings.Contains(err.Error(), "the program shares memory in 4097 pieces") {
			t.Error(err)
		}
	})
	t.Run("another worker may do", func(t *testing.T) {
		a, b := pair(t)
		b.Fail(fmt.Errorf("here: %w", displaced{}))
		var failed *FailedError
		if err := a.Receive(Ready, nil); !errors.As(err, &failed) || !failed.Again() {
			t.Error(err)
		}
	})
	t.Run("out of order", func(t *testing.T) {
		a, b := pair(t)
		_ = a.Send(Owned)
		if err := b.Receive(Commit, nil); !errors.Is(err, ErrOrder) {
			t.Error(err)
		}
	})
}

// displaced is an error that another worker may not have.
type displaced struct{}

func (displaced) Error() string { return "at another place" }
func (displaced) Again() bool   { return true }

// FuzzReceive: no bytes of the other end do harm.
func FuzzReceive(f *testing.F) {
	f.Add([]byte{byte(kindData), 3, 0, 0, 0, 'a', 'b', 'c', byte(kindEnd), 0, 0, 0, 0, byte(Commit), 0, 0, 0, 0})
	f.Add([]byte{byte(kindProgress), 2, 0, 0, 0, '{', '}', byte(kindFailed), 1, 0, 0, 0, 'x'})
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > 1<<16 {
			return
		}
		a, b := pair(t)
		go func() {
			_, _ = a.sock.Write(text)
			_ = a.raw.Control(func(fd uintptr) { _ = unix.Shutdown(int(fd), unix.SHUT_WR) })
		}()
		n, err := b.ReadData(io.Discard, 1<<12)
		if err == nil && n > 1<<12 {
			t.Error("more than the limit")
		}
		_ = b.Receive(Commit, nil)
	})
}
