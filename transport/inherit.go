package transport

import (
	"fmt"
	"net"
	"os"
)

// Inherit takes over a listening socket that another process, such as systemd, has
// opened. It closes f. The name of a Unix socket in the file system stays when the
// Listener is closed, because the other process owns it.
func Inherit(f *os.File) (Listener, error) {
	defer func() { _ = f.Close() }()
	if isVsock(f) {
		own, err := duplicate(f)
		if err != nil {
			return nil, fmt.Errorf("taking over %s: %w", f.Name(), err)
		}
		l, err := newVsockListener(own, nil)
		if err != nil {
			return nil, fmt.Errorf("taking over %s: %w", f.Name(), err)
		}
		return l, nil
	}
	nl, err := net.FileListener(f)
	if err != nil {
		return nil, fmt.Errorf("taking over %s: %w", f.Name(), unwrapNetError(err))
	}
	switch l := nl.(type) {
	case *net.UnixListener:
		if name := l.Addr().String(); len(name) > 0 && name[0] == '/' {
			l.SetUnlinkOnClose(false)
			return inheritedUnix{l}, nil
		}
	case *net.TCPListener:
		return tcpListener{l, "tcp", false}, nil
	}
	_ = nl.Close()
	return nil, fmt.Errorf("taking over %s: %s is neither a Unix stream socket with a path nor TCP nor vsock", f.Name(), nl.Addr())
}

// Adopt takes over the listening socket of a Listener that Listen returned for a, in a
// process that has ended or become this one. It closes f. The Listener removes what the
// other created.
func Adopt(f *os.File, a Address) (Listener, error) {
	l, err := Inherit(f)
	if err != nil {
		return nil, err
	}
	switch l := l.(type) {
	case inheritedUnix:
		path := a.Target
		if a.Scheme == "vsock+unix" {
			path = guestPath(splitHybrid(a.Target))
		}
		if a.Scheme != "unix" && a.Scheme != "vsock+unix" || path != l.Addr().Target {
			break
		}
		made, err := os.Lstat(path)
		if err != nil {
			_ = l.Close()
			return nil, fmt.Errorf("taking over %s: %w", a, err)
		}
		own := &unixListener{UnixListener: l.UnixListener, path: path, made: made}
		if a.Scheme == "vsock+unix" {
			return guestListener{own, a.Target}, nil
		}
		return own, nil
	case tcpListener:
		if a.Scheme == "tcp" || a.Scheme == "tls" {
			return tcpListener{l.TCPListener, a.Scheme, false}, nil
		}
	case *vsockListener:
		if at, from := splitVsock(a.Target); a.Scheme == "vsock" && vsockAddress(at.CID, at.Port, nil) == l.addr {
			l.from, l.addr = from, a
			return l, nil
		}
	}
	_ = l.Close()
	return nil, fmt.Errorf("taking over %s: it is %s", a, l.Addr())
}

// inheritedUnix is a Unix socket that another process has made and removes.
type inheritedUnix struct{ *net.UnixListener }

func (l inheritedUnix) Accept() (Conn, error) {
	c, err := l.AcceptUnix()
	if err != nil {
		return nil, err
	}
	return c, nil
}

func (l inheritedUnix) Addr() Address { return Address{"unix", l.UnixListener.Addr().String()} }
