package socket

import (
	"io"
	"net"
	"os"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// socketpair returns two connected sockets.
func socketpair(t *testing.T) (ours, theirs net.Conn) {
	t.Helper()
	fds, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	var ends [2]net.Conn
	for i, fd := range fds {
		f := os.NewFile(uintptr(fd), "socketpair")
		ends[i], err = net.FileConn(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
	}
	return ends[0], ends[1]
}

// TestRateLimit: bytes pass in either direction no faster than the rate allows, also when
// they come in one piece, and without one nothing is divided.
func TestRateLimit(t *testing.T) {
	const rate, size = 4 << 20, 2 << 20
	for name, direction := range map[string]func(limited *Socket, b []byte) error{
		"received": func(s *Socket, b []byte) error { _, err := io.ReadFull(s, b); return err },
		"sent":     func(s *Socket, b []byte) error { _, err := s.Write(b); return err },
		"in parts": func(s *Socket, b []byte) error { return s.WriteParts([][]byte{b[:9], b[9 : len(b)/2], b[len(b)/2:]}) },
	} {
		t.Run(name, func(t *testing.T) {
			ours, theirs := socketpair(t)
			defer ours.Close()
			s, err := FromConn(theirs)
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			var bps atomic.Uint64
			s.SetRateLimit(NewRateLimit(&bps))
			text := make([]byte, size)
			if got := s.limit.piece(text); len(got) != len(text) {
				t.Errorf("without a rate %d of %d bytes are one piece", len(got), len(text))
			}
			bps.Store(rate)
			if got := s.limit.piece(text); len(got) != rate/piecesPerSecond {
				t.Errorf("%d bytes in one piece", len(got))
			}
			other := make(chan error, 1)
			go func() {
				var err error
				if name == "received" {
					_, err = ours.Write(text)
				} else {
					_, err = io.ReadFull(ours, make([]byte, size))
				}
				other <- err
			}()
			began := time.Now()
			if err := direction(s, make([]byte, size)); err != nil {
				t.Fatal(err)
			}
			// Half a second's bytes, of which a burst is free and the last wait over.
			if took, least := time.Since(began), time.Second*size/rate-maxBurst; took < least {
				t.Errorf("%d bytes at %d a second took %v", size, rate, took)
			}
			if err := <-other; err != nil {
				t.Fatal(err)
			}
		})
	}
}
