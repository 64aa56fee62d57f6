// Package relay carries the bytes of a session between two streams: in the TLS proxy
// between TLS and a worker, in an agent between a program and TLS. It knows
// nothing of what it carries.
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

// A Stream is one side.
type Stream interface {
	io.ReadWriteCloser
	// CloseWrite tells the other end that nothing more will come.
	CloseWrite() error
}

const (
	// piece is how much is carried at once.
	piece = 256 << 10
	// linger is how long one direction may go on once the other has ended: long
	// enough for a last word, short enough that nobody waits for the dead.
	linger = 10 * time.Second
)

var pieces = sync.Pool{New: func() any { b := make([]byte, piece); return &b }}

// Counts is how much was carried.
type Counts struct {
	Out, In int64 // from the first stream to the second, and back
}

// Between carries bytes both ways until both directions have ended, or one
// failed, and closes both streams. The error is what ended it, nil if each side
// just left.
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
	carry := func(dst, src Stream, count *int64) {
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
	wg.Go(func() { carry(b, a, &n.Out) })
	wg.Go(func() { carry(a, b, &n.In) })
	wg.Wait()
	end(nil)
	return n, Failure(failure)
}

// Copy carries bytes one way until src ends.
func Copy(dst io.Writer, src io.Reader) (int64, error) {
	room := pieces.Get().(*[]byte)
	defer pieces.Put(room)
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

// Failure is err, unless that is no more than a peer that left in a hurry: killed,
// or with answers it did not want to read.
func Failure(err error) error {
	for _, e := range []error{net.ErrClosed, os.ErrClosed, io.ErrUnexpectedEOF, syscall.EPIPE, syscall.ECONNRESET, syscall.ENOTCONN} {
		if errors.Is(err, e) {
			return nil
		}
	}
	return err
}
