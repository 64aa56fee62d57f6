// Package relay copies the bytes of a session between two streams, in both directions:
// in the TLS proxy between TLS and a worker, in an agent between a program and the
// server. It parses nothing.
//
// Goroutines: Between has one for each direction, and returns when both have ended.
package relay

import (
	"errors"
	"io"
	"net"
	"os"
	"sync"
	"syscall"
	"time"
)

// A Stream is one side of a relay.
type Stream interface {
	io.ReadWriteCloser
	// CloseWrite tells the peer that nothing more will come.
	CloseWrite() error
}

const (
	// bufferSize is how much is copied at once.
	bufferSize = 256 << 10
	// linger is how long one direction may go on once the other has ended: long enough
	// for a last answer, short enough for a peer that is gone.
	linger = 10 * time.Second
)

var buffers = sync.Pool{New: func() any { b := make([]byte, bufferSize); return &b }}

// Counts are how many bytes were copied.
type Counts struct {
	Out, In int64 // from the first stream to the second, and back
}

// Between copies bytes in both directions until both have ended, or one failed, and
// closes both streams. The error is what ended it, nil if each side just left.
func Between(a, b Stream) (Counts, error) {
	var n Counts
	var once sync.Once
	var failure error
	end := func(err error) {
		once.Do(func() {
			failure = err
			_ = a.Close()
			_ = b.Close()
		})
	}
	copyAll := func(dst, src Stream, count *int64) {
		var err error
		if *count, err = Copy(dst, src); err == nil {
			err = dst.CloseWrite()
		}
		if err != nil {
			end(err)
			return
		}
		time.AfterFunc(linger, func() { end(nil) })
	}
	var wg sync.WaitGroup
	wg.Go(func() { copyAll(b, a, &n.Out) })
	wg.Go(func() { copyAll(a, b, &n.In) })
	wg.Wait()
	end(nil)
	return n, Failure(failure)
}

// Copy copies bytes in one direction until src ends.
func Copy(dst io.Writer, src io.Reader) (int64, error) {
	room := buffers.Get().(*[]byte)
	defer buffers.Put(room)
	var total int64
	for {
		n, err := src.Read(*room)
		if n > 0 {
			if _, err := dst.Write((*room)[:n]); err != nil {
				return total, err
			}
			total += int64(n)
		}
		if errors.Is(err, io.EOF) {
			return total, nil
		}
		if err != nil {
			return total, err
		}
	}
}

// Failure is err, unless that only means that a peer left without reading everything,
// as a process that is killed does: then it is nil.
func Failure(err error) error {
	for _, e := range []error{net.ErrClosed, os.ErrClosed, io.ErrUnexpectedEOF, syscall.EPIPE, syscall.ECONNRESET, syscall.ENOTCONN} {
		if errors.Is(err, e) {
			return nil
		}
	}
	return err
}
