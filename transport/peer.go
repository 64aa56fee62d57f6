package transport

import (
	"fmt"
	"net"

	"golang.org/x/sys/unix"
)

// Peer describes the other end of c for the log: the process behind a Unix socket as
// the kernel knows it, or the address of a network peer.
func Peer(c Conn) string {
	if _, ok := c.(*net.UnixConn); !ok {
		return c.RemoteAddr().String()
	}
	cred := peerCredentials(c)
	if cred == nil {
		return "unix"
	}
	return fmt.Sprintf("unix pid %d uid %d", cred.Pid, cred.Uid)
}

// PeerUser is the user behind a Unix socket, as the kernel knows it; false for
// other connections.
func PeerUser(c Conn) (uint32, bool) {
	cred := peerCredentials(c)
	if cred == nil {
		return 0, false
	}
	return cred.Uid, true
}

// peerCredentials asks the kernel which process connected; nil if c is no Unix socket.
func peerCredentials(c Conn) *unix.Ucred {
	uc, ok := c.(*net.UnixConn)
	if !ok {
		return nil
	}
	raw, err := uc.SyscallConn()
	if err != nil {
		return nil
	}
	var cred *unix.Ucred
	if ctlErr := raw.Control(func(fd uintptr) {
		cred, err = unix.GetsockoptUcred(int(fd), unix.SOL_SOCKET, unix.SO_PEERCRED)
	}); ctlErr != nil || err != nil {
		return nil
	}
	return cred
}

// PeerPort is the port of the peer's own socket, or the lower half of a vsock port; false for connections
// that have none. A proxy between has another one.
func PeerPort(c Conn) (uint16, bool) {
	switch a := c.RemoteAddr().(type) {
	case *net.TCPAddr:
		return uint16(a.Port), true
	case vsockAddr:
		return uint16(a.port), true
	}
	return 0, false
}
