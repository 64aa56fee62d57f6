package transport

import (
	"errors"
	"fmt"
	"net"
	"os"
	"slices"
	"sync/atomic"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// This file is the sockets of vsock, which package net does not know: files that Go's poller watches.

// A vsockAddr is one end of a connection.
type vsockAddr struct{ cid, port uint32 }

func (vsockAddr) Network() string  { return "vsock" }
func (a vsockAddr) String() string { return fmt.Sprintf("vsock cid %d port %d", a.cid, a.port) }

// isVsock says whether a file is a vsock socket.
func isVsock(f *os.File) bool {
	domain := 0
	err := control(f, func(fd int) (err error) {
		domain, err = unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_DOMAIN)
		return err
	})
	return err == nil && domain == unix.AF_VSOCK
}

// control calls the kernel about a file that stays open meanwhile.
func control(f *os.File, call func(fd int) error) error {
	raw, err := f.SyscallConn()
	if err != nil {
		return err
	}
	ctlErr := raw.Control(func(fd uintptr) { err = call(int(fd)) })
	return errors.Join(ctlErr, err)
}

// duplicate returns another descriptor of a socket, which Go's poller watches.
func duplicate(f *os.File) (*os.File, error) {
	fd := -1
	err := control(f, func(old int) (err error) {
		if fd, err = unix.FcntlInt(uintptr(old), unix.F_DUPFD_CLOEXEC, 0); err == nil {
			err = unix.SetNonblock(fd, true)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(fd), f.Name()), nil
}

// netError is an error as package net would have it: without a path, and with its own word for closed.
func netError(err error) error {
	if errors.Is(err, os.ErrClosed) {
		return net.ErrClosed
	}
	if path, ok := errors.AsType[*os.PathError](err); ok {
		return path.Err
	}
	return err
}

// A vsockConn is a vsock connection.
type vsockConn struct {
	file          *os.File
	local, remote vsockAddr
}

// newVsockConn owns f, also when it fails.
func newVsockConn(f *os.File) (Conn, error) {
	c := &vsockConn{file: f}
	err := control(f, func(fd int) error {
		local, err := unix.Getsockname(fd)
		if err != nil {
			return err
		}
		remote, err := unix.Getpeername(fd)
		if err != nil {
			return err
		}
		l, lok := local.(*unix.SockaddrVM)
		r, rok := remote.(*unix.SockaddrVM)
		if !lok || !rok {
			return errors.New("it is no vsock connection")
		}
		c.local, c.remote = vsockAddr{l.CID, l.Port}, vsockAddr{r.CID, r.Port}
		return nil
	})
	if err != nil {
		_ = f.Close()
		return nil, err
	}
	return c, nil
}

// vsockFromFile takes over a connection; the caller still owns f.
func vsockFromFile(f *os.File) (Conn, error) {
	own, err := duplicate(f)
	if err == nil {
		var c Conn
		if c, err = newVsockConn(own); err == nil {
			return c, nil
		}
	}
	return nil, fmt.Errorf("taking over a connection: %w", err)
}

func (c *vsockConn) Read(b []byte) (int, error) {
	n, err := c.file.Read(b)
	return n, netError(err)
}

func (c *vsockConn) Write(b []byte) (int, error) {
	n, err := c.file.Write(b)
	return n, netError(err)
}

func (c *vsockConn) Close() error                          { return netError(c.file.Close()) }
func (c *vsockConn) LocalAddr() net.Addr                   { return c.local }
func (c *vsockConn) RemoteAddr() net.Addr                  { return c.remote }
func (c *vsockConn) SetDeadline(t time.Time) error         { return c.file.SetDeadline(t) }
func (c *vsockConn) SetReadDeadline(t time.Time) error     { return c.file.SetReadDeadline(t) }
func (c *vsockConn) SetWriteDeadline(t time.Time) error    { return c.file.SetWriteDeadline(t) }
func (c *vsockConn) SyscallConn() (syscall.RawConn, error) { return c.file.SyscallConn() }
func (c *vsockConn) File() (*os.File, error)               { return duplicate(c.file) }

// CloseWrite has the other end see the end of what is sent.
func (c *vsockConn) CloseWrite() error {
	return control(c.file, func(fd int) error { return unix.Shutdown(fd, unix.SHUT_WR) })
}

// A vsockListener accepts vsock connections.
type vsockListener struct {
	file *os.File
	from []uint32 // the machines whose connections are taken; nil for all
	addr Address

	closed atomic.Bool // os has no word of its own for an Accept that Close has ended
}

// newVsockListener owns f, also when it fails.
func newVsockListener(f *os.File, from []uint32) (*vsockListener, error) {
	l := &vsockListener{file: f, from: from}
	err := control(f, func(fd int) error {
		at, err := unix.Getsockname(fd)
		if err != nil {
			return err
		}
		vm, ok := at.(*unix.SockaddrVM)
		listens, err := unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_ACCEPTCONN)
		if err != nil || !ok || listens == 0 {
			return errors.Join(err, errors.New("it is no vsock socket that listens"))
		}
		l.addr = vsockAddress(vm.CID, vm.Port, from)
		return nil
	})
	if err != nil {
		_ = f.Close()
		return nil, err
	}
	return l, nil
}

// Accept waits for a connection of a machine that may connect, and closes those of others.
func (l *vsockListener) Accept() (Conn, error) {
	for {
		f, err := l.accept()
		if err != nil && l.closed.Load() {
			return nil, net.ErrClosed
		}
		if err != nil {
			return nil, netError(err)
		}
		c, err := newVsockConn(f)
		if err != nil {
			continue // the peer has left
		}
		if l.from != nil && !slices.Contains(l.from, c.RemoteAddr().(vsockAddr).cid) {
			_ = c.Close()
			continue
		}
		return c, nil
	}
}

func (l *vsockListener) accept() (*os.File, error) {
	raw, err := l.file.SyscallConn()
	if err != nil {
		return nil, err
	}
	fd := -1
	readErr := raw.Read(func(listening uintptr) bool {
		for {
			fd, _, err = unix.Accept4(int(listening), unix.SOCK_CLOEXEC|unix.SOCK_NONBLOCK)
			if err != unix.EINTR && err != unix.ECONNABORTED {
				return err != unix.EAGAIN
			}
		}
	})
	if err := errors.Join(readErr, err); err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(fd), "vsock"), nil
}

func (l *vsockListener) SetDeadline(t time.Time) error { return l.file.SetDeadline(t) }
func (l *vsockListener) File() (*os.File, error)       { return duplicate(l.file) }
func (l *vsockListener) Addr() Address                 { return l.addr }

// Close stops listening.
func (l *vsockListener) Close() error {
	l.closed.Store(true)
	return netError(l.file.Close())
}
