package relay

import (
	"bytes"
	"crypto/rand"
	"io"
	"net"
	"os"
	"syscall"
	"testing"
	"time"

	"ferry/test/limit"
)

// pair returns two ends of a stream.
func pair(t *testing.T) (a, b *net.UnixConn) {
	t.Helper()
	fds, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	var ends [2]*net.UnixConn
	for i, fd := range fds {
		f := os.NewFile(uintptr(fd), "end")
		c, err := net.FileConn(f)
		if err != nil {
			t.Fatal(err)
		}
		_ = f.Close()
		ends[i] = c.(*net.UnixConn)
		_ = ends[i].SetDeadline(limit.Deadline())
		t.Cleanup(func() { _ = c.Close() })
	}
	return ends[0], ends[1]
}

type outcome struct {
	n   Counts
	err error
}

// between starts a relay and returns its outer ends.
func between(t *testing.T) (left, right *net.UnixConn, done <-chan outcome) {
	t.Helper()
	left, a := pair(t)
	right, b := pair(t)
	ended := make(chan outcome, 1)
	go func() {
		n, err := Between(a, b)
		ended <- outcome{n, err}
	}()
	return left, right, ended
}

// TestBetween: everything comes through both ways at once, in order, and each
// end hears that the other has finished.
func TestBetween(t *testing.T) {
	left, right, done := between(t)
	texts := [2][]byte{make([]byte, 3<<20+7), make([]byte, 1<<20+1)}
	for i, c := range []*net.UnixConn{left, right} {
		_, _ = rand.Read(texts[i])
		go func() {
			_, _ = c.Write(texts[i])
			_ = c.CloseWrite()
		}()
	}
	got := make(chan []byte, 1)
	go func() { b, _ := io.ReadAll(left); got <- b }()
	if b, err := io.ReadAll(right); err != nil || !bytes.Equal(b, texts[0]) {
		t.Errorf("%d bytes, %v", len(b), err)
	}
	if b := <-got; !bytes.Equal(b, texts[1]) {
		t.Errorf("%d bytes back", len(b))
	}
	if o := <-done; o.err != nil || o.n != (Counts{int64(len(texts[0])), int64(len(texts[1]))}) {
		t.Errorf("%+v", o)
	}
}

// TestLastWord: who has finished sending still hears the answer.
func TestLastWord(t *testing.T) {
	left, right, done := between(t)
	_, _ = left.Write([]byte("question"))
	_ = left.CloseWrite()
	if b, err := io.ReadAll(right); err != nil || string(b) != "question" {
		t.Fatalf("%q, %v", b, err)
	}
	_, _ = right.Write([]byte("answer"))
	_ = right.Close()
	if b, err := io.ReadAll(left); err != nil || string(b) != "answer" {
		t.Errorf("%q, %v", b, err)
	}
	if o := <-done; o.err != nil {
		t.Error(o.err)
	}
}

// TestGone: an end that vanishes with bytes on their way takes the other along.
func TestGone(t *testing.T) {
	left, right, done := between(t)
	go func() { // nobody reads this
		b := make([]byte, 64<<10)
		for {
			if _, err := left.Write(b); err != nil {
				return
			}
		}
	}()
	time.Sleep(20 * time.Millisecond)
	_ = right.Close()
	select {
	case o := <-done:
		if o.err != nil {
			t.Errorf("leaving is no failure: %v", o.err)
		}
	case <-limit.After():
		t.Fatal("the relay goes on")
	}
	if _, err := left.Read(make([]byte, 1)); err == nil {
		t.Error("the other end was not told")
	}
}
