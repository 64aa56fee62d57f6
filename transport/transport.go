// Package transport turns addresses into connections: it parses them, listens, dials,
// and turns a connection into a file that another process can take over. It knows
// nothing of CUDA nor of frames; what frames travel through once there is a connection
// is package channel.
//
// Each kind of transport is a module in a file of its own (unix.go, tcp.go, tls.go,
// vsock.go, vsock_unix.go),
// registered in modules under the scheme of its addresses. docs/adding-a-transport.md
// says what a further one needs.
//
// Goroutines: the package starts none, and its types may be used as those of net may.
package transport

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"regexp"
	"slices"
	"strings"
	"time"
)

// A Conn is a byte stream to the peer, both ways, with deadlines.
type Conn interface {
	net.Conn

	// File returns the connection as a file of its own, to be passed to another
	// process and opened there with FromFile. Closing one leaves the other open.
	File() (*os.File, error)
}

// A Listener accepts connections at one address.
type Listener interface {
	// Accept waits for the next connection. It returns net.ErrClosed after Close.
	Accept() (Conn, error)

	// SetDeadline has an Accept that waits, and any later one, return
	// os.ErrDeadlineExceeded from t on; no time has them wait again.
	SetDeadline(t time.Time) error

	// File returns the listening socket as a file of its own, for Adopt.
	File() (*os.File, error)

	// Close stops listening and removes what Listen created.
	Close() error

	// Addr is the address clients should use, with the port that was chosen.
	Addr() Address
}

// ErrInUse is returned by Listen for an address where a server is listening.
var ErrInUse = errors.New("a server is already listening there")

// An Address is where a server listens: a scheme and what that scheme makes of
// the rest. Make one with Parse.
type Address struct {
	Scheme string // unix, tcp, tls, vsock, vsock+unix
	Target string // /path, host:port, CID:port, /path:port
}

// String is the address as Parse reads it.
func (a Address) String() string { return a.Scheme + "://" + a.Target }

// Network reports whether the address can be reached from other machines, so that a
// server that listens there should demand proof of identity.
func (a Address) Network() bool {
	m, ok := modules[a.Scheme]
	return !ok || m.network()
}

// A module is one kind of transport.
type module interface {
	// parse validates what follows "scheme://" and returns its canonical form.
	parse(target string) (string, error)
	// form is an example of an address, for messages.
	form() string
	network() bool
	listen(ctx context.Context, target string) (Listener, error)
	dial(ctx context.Context, target string) (Conn, error)
}

// modules are the transports, by the scheme of their addresses.
var modules = map[string]module{
	"unix": unixModule{},
	"tcp":  tcpModule{},
	"tls":  tlsModule{},

	"vsock":      vsockModule{},
	"vsock+unix": hybridModule{},
}

// Parse reads an address such as unix:///run/ferry/ferry.sock or
// tcp://gpu1:7700.
func Parse(s string) (Address, error) {
	scheme, target, ok := strings.Cut(s, "://")
	m, known := modules[scheme]
	if !ok || !known {
		return Address{}, fmt.Errorf("address %q is not one Ferry knows; use %s", s, forms())
	}
	target, err := m.parse(target)
	if err != nil {
		return Address{}, fmt.Errorf("address %q: %w; use %s", s, err, m.form())
	}
	return Address{scheme, target}, nil
}

// forms lists the addresses that Parse accepts.
func forms() string {
	var list []string
	for _, m := range modules {
		list = append(list, m.form())
	}
	slices.Sort(list)
	return strings.Join(list, " or ")
}

// Listen starts listening at a.
func Listen(ctx context.Context, a Address) (Listener, error) {
	m, ok := modules[a.Scheme]
	if !ok {
		return nil, fmt.Errorf("listening on %s: no such transport", a)
	}
	l, err := m.listen(ctx, a.Target)
	if err != nil {
		return nil, fmt.Errorf("listening on %s: %w", a, err)
	}
	return l, nil
}

// Dial connects to the server at a.
func Dial(ctx context.Context, a Address) (Conn, error) {
	m, ok := modules[a.Scheme]
	if !ok {
		return nil, fmt.Errorf("connecting to %s: no such transport", a)
	}
	c, err := m.dial(ctx, a.Target)
	if err != nil {
		return nil, fmt.Errorf("connecting to %s: %w", a, unwrapNetError(err))
	}
	return c, nil
}

// FromFile takes over a connection that another process passed on. The caller still
// owns f and closes it.
func FromFile(f *os.File) (Conn, error) {
	if isVsock(f) {
		return vsockFromFile(f)
	}
	nc, err := net.FileConn(f)
	if err != nil {
		return nil, fmt.Errorf("taking over a connection: %w", err)
	}
	c, ok := nc.(Conn)
	if !ok {
		_ = nc.Close()
		return nil, fmt.Errorf("taking over a connection: %T cannot be passed on", nc)
	}
	return c, nil
}

// unwrapNetError drops what package net puts around a system error: the messages of this
// package have the address already.
func unwrapNetError(err error) error {
	if op, ok := errors.AsType[*net.OpError](err); ok {
		err = op.Err
	}
	if sys, ok := errors.AsType[*os.SyscallError](err); ok {
		err = sys.Err
	}
	return err
}

// addressBegins finds the commas between addresses: paths of addresses may have commas too.
var addressBegins = regexp.MustCompile(`,([a-z+]+://)`)

// SplitAddresses splits addresses with commas between them, as FERRY_SERVER names several servers
// (part_end in shim/core/base/among.c does the same).
func SplitAddresses(list string) []string {
	return strings.Split(addressBegins.ReplaceAllString(list, "\x00$1"), "\x00")
}
