// Package listen has tests serve connections.
package listen

import (
	"net"
	"testing"
)

// A Listener accepts connections.
type Listener[C net.Conn] interface {
	Accept() (C, error)
	Close() error
}

// Serve has serve serve each connection that l accepts, on a goroutine of its own, until the test ends.
func Serve[C net.Conn](t testing.TB, l Listener[C], serve func(C)) {
	t.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go serve(c)
		}
	}()
}
