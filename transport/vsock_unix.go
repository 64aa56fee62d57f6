package transport

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"golang.org/x/sys/unix"
)

// hybridModule is vsock as Firecracker and Cloud Hypervisor have it on the host: for a guest's vsock
// device they own a Unix socket. Who connects to it and sends "CONNECT port" reaches the guest's
// port; a guest that connects to a port of the host reaches whoever listens at the socket's path with
// "_port" behind it. So this end dials guests and listens for them. What comes is a guest's and not
// of the user that the monitor runs as: the transport is a network.
type hybridModule struct{}

func (hybridModule) form() string  { return "vsock+unix:///path:port" }
func (hybridModule) network() bool { return true }

// parse accepts the path of the monitor's socket and a port.
func (hybridModule) parse(target string) (string, error) {
	at := strings.LastIndexByte(target, ':')
	if at < 0 {
		return "", errors.New("missing port")
	}
	path, err := unixModule{}.parse(target[:at])
	if err != nil {
		return "", err
	}
	port, err := parseVsockPort(target[at+1:])
	if err != nil {
		return "", err
	}
	if port == 0 {
		return "", errors.New("port 0 is none: the path of the socket names it")
	}
	if _, err := (unixModule{}).parse(guestPath(path, port)); err != nil {
		return "", err
	}
	return path + ":" + strconv.FormatUint(uint64(port), 10), nil
}

// guestPath is where the monitor connects to when a guest connects to a port of the host.
func guestPath(path string, port uint32) string {
	return path + "_" + strconv.FormatUint(uint64(port), 10)
}

// splitHybrid takes apart what parse has made.
func splitHybrid(target string) (path string, port uint32) {
	at := strings.LastIndexByte(target, ':')
	port, _ = parseVsockPort(target[at+1:])
	return target[:at], port
}

// maxConnectLine is what the monitor's answer, "OK " and a port, may have.
const maxConnectLine = 32

// dial has the monitor connect to a port of its guest. Nothing is read behind the answer's line.
func (hybridModule) dial(ctx context.Context, target string) (Conn, error) {
	path, port := splitHybrid(target)
	c, err := unixModule{}.dial(ctx, path)
	if err != nil {
		return nil, err
	}
	defer context.AfterFunc(ctx, func() { _ = c.SetDeadline(time.Unix(1, 0)) })()
	if err := askMonitor(c, port); err != nil {
		_ = c.Close()
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		return nil, err
	}
	return guestConn{c.(*net.UnixConn), target}, nil
}

// askMonitor asks for a port of the guest.
func askMonitor(c net.Conn, port uint32) error {
	if _, err := fmt.Fprintf(c, "CONNECT %d\n", port); err != nil {
		return err
	}
	var line []byte
	for one := make([]byte, 1); len(line) < maxConnectLine; line = append(line, one[0]) {
		if _, err := c.Read(one); err != nil {
			return fmt.Errorf("the monitor of the virtual machine refused; nothing listens at port %d of the guest: %w", port, unwrapNetError(err))
		}
		if one[0] == '\n' {
			break
		}
	}
	if !strings.HasPrefix(string(line), "OK ") {
		return fmt.Errorf("the socket answered %q and not OK: it is not that of a virtual machine's vsock device", line)
	}
	return nil
}

func (hybridModule) listen(ctx context.Context, target string) (Listener, error) {
	path, port := splitHybrid(target)
	l, err := unixModule{}.listen(ctx, guestPath(path, port))
	if err != nil {
		return nil, err
	}
	return guestListener{l, target}, nil
}

// A guestListener accepts connections that the monitor of a virtual machine makes for its guest.
type guestListener struct {
	Listener
	target string
}

func (l guestListener) Accept() (Conn, error) {
	c, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return guestConn{c.(*net.UnixConn), l.target}, nil
}

func (l guestListener) Addr() Address { return Address{"vsock+unix", l.target} }

// A guestConn is a connection of a guest. The kernel knows the user of its monitor, which says
// nothing about the guest: Peer and PeerUser must not ask for it.
type guestConn struct {
	*net.UnixConn
	target string
}

// A guestAddr is the guest behind a monitor's socket.
type guestAddr string

func (guestAddr) Network() string  { return "vsock+unix" }
func (a guestAddr) String() string { return "guest of " + string(a) }

func (c guestConn) RemoteAddr() net.Addr {
	path, _ := splitHybrid(c.target)
	return guestAddr(filepath.Clean(path))
}

// PeerGuest names the virtual machine at the other end of a connection; false for other connections.
func PeerGuest(c Conn) (string, bool) {
	switch a := c.RemoteAddr().(type) {
	case guestAddr:
		return a.String(), true
	case vsockAddr:
		return "cid " + strconv.FormatUint(uint64(a.cid), 10), true
	}
	return "", false
}

// FromFileAt takes over a connection that came to the address at. A connection of a guest is one for
// this process too. The caller still owns f and closes it.
func FromFileAt(f *os.File, at Address) (Conn, error) {
	c, err := FromFile(f)
	if err != nil || at.Scheme != "vsock+unix" {
		return c, err
	}
	u, ok := c.(*net.UnixConn)
	if !ok {
		_ = c.Close()
		return nil, fmt.Errorf("taking over a connection of %s: %w", at, unix.ENOTSOCK)
	}
	return guestConn{u, at.Target}, nil
}
