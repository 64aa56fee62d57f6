package transport

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/sys/unix"
)

// vsockModule is sockets between a virtual machine and its host, or within one of them. A guest is
// another machine: a server demands tokens, and frames travel through a link.
type vsockModule struct{}

func (vsockModule) form() string  { return "vsock://CID:port" }
func (vsockModule) network() bool { return true }

// anyCID is the word for every CID of this machine, for listening.
const anyCID = "any"

// namedCIDs are the numbers that have a name of their own.
var namedCIDs = map[string]uint32{anyCID: unix.VMADDR_CID_ANY, "local": unix.VMADDR_CID_LOCAL, "host": unix.VMADDR_CID_HOST}

// parse accepts CID:port, where the CID is a number, "host" (2), "local" (1) or, for listening, "any". A
// listener may name behind "?from=" the CIDs whose connections it takes.
func (vsockModule) parse(target string) (string, error) {
	place, query, asked := strings.Cut(target, "?")
	cid, port, ok := strings.Cut(place, ":")
	if !ok {
		return "", errors.New("missing port")
	}
	n, err := parseVsockPort(port)
	if err != nil {
		return "", err
	}
	number, err := parseCID(cid)
	if err != nil {
		return "", err
	}
	if !asked {
		return vsockAddress(number, n, nil).Target, nil
	}
	from, ok := strings.CutPrefix(query, "from=")
	if !ok {
		return "", fmt.Errorf("%q is not from=CID,CID", query)
	}
	cids, err := parseCIDs(from)
	if err != nil {
		return "", err
	}
	return vsockAddress(number, n, cids).Target, nil
}

func parseCID(s string) (uint32, error) {
	if n, ok := namedCIDs[s]; ok {
		return n, nil
	}
	n, err := strconv.ParseUint(s, 10, 32)
	if err != nil || n == unix.VMADDR_CID_ANY {
		return 0, fmt.Errorf("CID %q is not a number below %d, host, local or any", s, uint32(unix.VMADDR_CID_ANY))
	}
	return uint32(n), nil
}

func parseVsockPort(s string) (uint32, error) {
	n, err := strconv.ParseUint(s, 10, 32)
	if err != nil || n == unix.VMADDR_PORT_ANY {
		return 0, fmt.Errorf("port %q is not a number from 0 to %d", s, uint32(unix.VMADDR_PORT_ANY)-1)
	}
	return uint32(n), nil
}

// parseCIDs reads a list of peers, in their order and each once.
func parseCIDs(list string) ([]uint32, error) {
	var cids []uint32
	for s := range strings.SplitSeq(list, ",") {
		n, err := parseCID(s)
		if err != nil {
			return nil, err
		}
		if n == unix.VMADDR_CID_ANY {
			return nil, errors.New("without from= every CID may connect; a list names some")
		}
		cids = append(cids, n)
	}
	slices.Sort(cids)
	return slices.Compact(cids), nil
}

func joinCIDs(cids []uint32) string {
	var list []string
	for _, n := range cids {
		list = append(list, strconv.FormatUint(uint64(n), 10))
	}
	return strings.Join(list, ",")
}

// splitVsock takes apart what parse has made.
func splitVsock(target string) (at unix.SockaddrVM, from []uint32) {
	place, query, _ := strings.Cut(target, "?from=")
	cid, port, _ := strings.Cut(place, ":")
	at.CID, _ = parseCID(cid)
	at.Port, _ = parseVsockPort(port)
	if query != "" {
		from, _ = parseCIDs(query)
	}
	return at, from
}

func (vsockModule) dial(ctx context.Context, target string) (Conn, error) {
	at, from := splitVsock(target)
	switch {
	case at.CID == unix.VMADDR_CID_ANY || at.Port == 0:
		return nil, errors.New("the CID of a machine and a port are needed to connect")
	case from != nil:
		return nil, errors.New("from= is for servers; a client names CID and port")
	}
	fd, err := unix.Socket(unix.AF_VSOCK, unix.SOCK_STREAM|unix.SOCK_CLOEXEC|unix.SOCK_NONBLOCK, 0)
	if err != nil {
		return nil, noVsock(err)
	}
	err = unix.Connect(fd, &at)
	f := os.NewFile(uintptr(fd), "vsock")
	if errors.Is(err, unix.EINPROGRESS) {
		err = awaitConnected(ctx, f)
	}
	if err != nil {
		_ = f.Close()
		return nil, noVsock(err)
	}
	return newVsockConn(f)
}

// awaitConnected waits until a socket that is connecting is connected or has failed.
func awaitConnected(ctx context.Context, f *os.File) error {
	raw, err := f.SyscallConn()
	if err != nil {
		return err
	}
	defer context.AfterFunc(ctx, func() { _ = f.SetWriteDeadline(time.Unix(1, 0)) })()
	asked, failed := false, 0
	err = raw.Write(func(fd uintptr) bool {
		if !asked {
			asked = true
			return false // until it can be written
		}
		failed, err = unix.GetsockoptInt(int(fd), unix.SOL_SOCKET, unix.SO_ERROR)
		return true
	})
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		return err
	case failed != 0:
		return unix.Errno(failed)
	}
	return f.SetWriteDeadline(time.Time{})
}

// noVsock adds what to do to the errors of a kernel without the module that is needed.
func noVsock(err error) error {
	switch {
	case errors.Is(err, unix.EAFNOSUPPORT):
		return errors.New("this kernel has no vsock sockets (CONFIG_VSOCKETS); load the module vsock")
	case errors.Is(err, unix.ENODEV), errors.Is(err, unix.EADDRNOTAVAIL):
		return fmt.Errorf("%w: nothing carries vsock there; a guest needs a vsock device, a host the module vhost_vsock, CID 1 the module vsock_loopback", err)
	}
	return err
}

func (vsockModule) listen(_ context.Context, target string) (Listener, error) {
	at, from := splitVsock(target)
	if at.Port == 0 {
		at.Port = unix.VMADDR_PORT_ANY // the kernel chooses
	}
	fd, err := unix.Socket(unix.AF_VSOCK, unix.SOCK_STREAM|unix.SOCK_CLOEXEC|unix.SOCK_NONBLOCK, 0)
	if err != nil {
		return nil, noVsock(err)
	}
	if err = unix.Bind(fd, &at); err == nil {
		err = unix.Listen(fd, unix.SOMAXCONN)
	}
	if err != nil {
		_ = unix.Close(fd)
		if errors.Is(err, unix.EADDRINUSE) {
			return nil, ErrInUse
		}
		return nil, noVsock(err)
	}
	l, err := newVsockListener(os.NewFile(uintptr(fd), "vsock"), from)
	if err != nil {
		return nil, err // not a nil *vsockListener in an interface
	}
	return l, nil
}

// vsockAddress is the address of a listening socket.
func vsockAddress(cid, port uint32, from []uint32) Address {
	name := strconv.FormatUint(uint64(cid), 10)
	if cid == unix.VMADDR_CID_ANY {
		name = anyCID
	}
	target := name + ":" + strconv.FormatUint(uint64(port), 10)
	if from != nil {
		target += "?from=" + joinCIDs(from)
	}
	return Address{"vsock", target}
}
