package transport

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// keepAlive detects within 15 s that the machine of a peer is gone.
var keepAlive = net.KeepAliveConfig{
	Enable:   true,
	Idle:     6 * time.Second,
	Interval: 3 * time.Second,
	Count:    3,
}

// tcpModule is TCP as it is: what is sent can be read on the way.
type tcpModule struct{}

func (tcpModule) form() string  { return "tcp://host:port" }
func (tcpModule) network() bool { return true }

// parse accepts host:port. The host may be empty, and the port 0, for listening.
func (tcpModule) parse(target string) (string, error) {
	if strings.ContainsAny(target, "/?#@ ") {
		return "", errors.New("only a host and a port are wanted")
	}
	host, port, err := net.SplitHostPort(target)
	if err != nil {
		if addr, ok := errors.AsType[*net.AddrError](err); ok {
			return "", errors.New(addr.Err)
		}
		return "", err
	}
	n, err := strconv.ParseUint(port, 10, 16)
	if err != nil {
		return "", fmt.Errorf("port %q is not a number from 0 to 65535", port)
	}
	return net.JoinHostPort(host, strconv.FormatUint(n, 10)), nil
}

func (tcpModule) listen(ctx context.Context, target string) (Listener, error) {
	// The kernel gives accepted connections the options of the socket that listens: under a flood of
	// connections setting them on each is a good part of the work.
	lc := net.ListenConfig{KeepAlive: -1, Control: func(_, _ string, c syscall.RawConn) error {
		var err error
		ctlErr := c.Control(func(fd uintptr) { err = setKeepAlive(int(fd)) })
		return errors.Join(ctlErr, err)
	}}
	l, err := lc.Listen(ctx, "tcp", target)
	if errors.Is(err, syscall.EADDRINUSE) {
		return nil, ErrInUse
	}
	if err != nil {
		return nil, unwrapNetError(err)
	}
	return tcpListener{l.(*net.TCPListener), "tcp", true}, nil
}

// setKeepAlive sets keepAlive on a socket.
func setKeepAlive(fd int) error {
	var errs []error
	for _, o := range []struct{ level, name, value int }{
		{unix.SOL_SOCKET, unix.SO_KEEPALIVE, 1},
		{unix.IPPROTO_TCP, unix.TCP_KEEPIDLE, int(keepAlive.Idle / time.Second)},
		{unix.IPPROTO_TCP, unix.TCP_KEEPINTVL, int(keepAlive.Interval / time.Second)},
		{unix.IPPROTO_TCP, unix.TCP_KEEPCNT, keepAlive.Count},
	} {
		errs = append(errs, unix.SetsockoptInt(fd, o.level, o.name, o.value))
	}
	return errors.Join(errs...)
}

// dial connects, and has the kernel notice a peer whose machine is gone.
func (tcpModule) dial(ctx context.Context, target string) (Conn, error) {
	if host, port, _ := net.SplitHostPort(target); host == "" || port == "0" {
		return nil, errors.New("a host and a port are needed to connect")
	}
	d := net.Dialer{KeepAliveConfig: keepAlive}
	c, err := d.DialContext(ctx, "tcp", target)
	if err != nil {
		return nil, err
	}
	return noDelay(c.(*net.TCPConn))
}

// tcpListener is also that of tls:// addresses, under their scheme.
type tcpListener struct {
	*net.TCPListener
	scheme string
	own    bool // listen opened it: its connections have their options
}

func (l tcpListener) Accept() (Conn, error) {
	c, err := l.AcceptTCP()
	if err != nil {
		return nil, err
	}
	if l.own {
		return c, nil // Go has set TCP_NODELAY
	}
	_ = c.SetKeepAliveConfig(keepAlive) // a socket that another process opened does not do so by itself
	return noDelay(c)
}

func (l tcpListener) Addr() Address { return Address{l.scheme, l.TCPListener.Addr().String()} }

// noDelay has the kernel send small commands at once: the sender batches them itself.
func noDelay(c *net.TCPConn) (Conn, error) {
	if err := c.SetNoDelay(true); err != nil {
		_ = c.Close()
		return nil, err
	}
	return c, nil
}

// RoundTrip is the shortest time in which the machine of a TCP peer has answered; false if that is not known.
func RoundTrip(c net.Conn) (time.Duration, bool) {
	sys, ok := c.(syscall.Conn)
	if !ok {
		return 0, false
	}
	raw, err := sys.SyscallConn()
	if err != nil {
		return 0, false
	}
	var info *unix.TCPInfo
	if ctlErr := raw.Control(func(fd uintptr) {
		info, err = unix.GetsockoptTCPInfo(int(fd), unix.IPPROTO_TCP, unix.TCP_INFO)
	}); ctlErr != nil || err != nil {
		return 0, false
	}
	return time.Duration(info.Min_rtt) * time.Microsecond, true
}
