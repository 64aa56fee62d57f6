//go:build !cgo

package questions

import (
	"fmt"
	"runtime"
	"unsafe"

	"golang.org/x/sys/unix"
)

// answer is struct seccomp_notif_resp.
type answer struct {
	id    uint64
	value int64
	errno int32
	flags uint32
}

// Independent is as in answer_cgo.go.
const Independent = false

// Install is as in answer_cgo.go, but that a goroutine answers.
func Install(program []unix.SockFilter, b Book) error {
	prog := unix.SockFprog{Len: uint16(len(program)), Filter: &program[0]}
	listener, _, errno := unix.Syscall(unix.SYS_SECCOMP, unix.SECCOMP_SET_MODE_FILTER, flags, uintptr(unsafe.Pointer(&prog)))
	runtime.KeepAlive(program)
	if errno != 0 {
		return fmt.Errorf("a filter that asks: %w", errno)
	}
	go serve(listener, b)
	return nil
}

func serve(listener uintptr, b Book) {
	for {
		var q Question
		if _, _, errno := unix.Syscall(unix.SYS_IOCTL, listener, unix.SECCOMP_IOCTL_NOTIF_RECV, uintptr(unsafe.Pointer(&q))); errno != 0 {
			if errno == unix.EINTR || errno == unix.ENOENT { // the thread that asked is gone
				continue
			}
			_ = unix.Close(int(listener))
			b.End()
			return
		}
		a := answer{id: q.ID, flags: unix.SECCOMP_USER_NOTIF_FLAG_CONTINUE}
		if request := uint32(q.Args[1]); q.Call == unix.SYS_IOCTL && (request == refused[0] || request == refused[1]) {
			a.flags, a.errno = 0, -int32(unix.EPERM)
		}
		b.Note(q)
		_, _, _ = unix.Syscall(unix.SYS_IOCTL, listener, unix.SECCOMP_IOCTL_NOTIF_SEND, uintptr(unsafe.Pointer(&a)))
		runtime.KeepAlive(&a)
	}
}
