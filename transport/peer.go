package transport

import (
	"fmt"
	"net"

	"golang.org/x/sys/unix"
)

// Peer says who is at the other end of c, for the log: the process behind a Unix
// socket as the kernel knows it, or the address of a network peer.
func Peer(c Conn) string {
	uc, ok := c.(*net.UnixConn)
	if !ok {
		return c.RemoteAddr().String()
	}
	raw, err := uc.SyscallConn()
	if err != nil {
		return "unix"
	}
	var cred *unix.Ucred
	if ctlErr := raw.Control(func(fd uintptr) {
		cred, err = unix.GetsockoptUcred(int(fd), unix.SOL_SOCKET, unix.SO_PEERCRED)
	}); ctlErr != nil || err != nil {
		return "unix"
	}
	return fmt.Sprintf("unix pid %d uid %d", cred.Pid, cred.Uid)
}
