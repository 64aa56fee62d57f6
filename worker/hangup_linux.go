package worker

import (
	"net"
	"os"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// watchHangup closes gone when the client's end of the connection is closed,
// even while commands of its are still unread and the loop is busy.
func watchHangup(conn net.Conn, gone chan<- struct{}) {
	raw, ok := conn.(syscall.Conn)
	if !ok {
		return
	}
	rc, err := raw.SyscallConn()
	if err != nil {
		return
	}
	fd := -1
	if err := rc.Control(func(p uintptr) { fd, err = unix.Dup(int(p)) }); err != nil || fd < 0 {
		return
	}
	f := os.NewFile(uintptr(fd), "hangup")
	defer f.Close()
	for {
		p := []unix.PollFd{{Fd: int32(fd), Events: unix.POLLRDHUP}}
		n, err := unix.Poll(p, int(10*time.Second/time.Millisecond))
		if err != nil && err != unix.EINTR {
			return
		}
		if n > 0 && p[0].Revents&(unix.POLLRDHUP|unix.POLLHUP|unix.POLLERR) != 0 {
			close(gone)
			return
		}
	}
}
