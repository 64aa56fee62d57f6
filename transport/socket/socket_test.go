package socket

import (
	"os"
	"testing"
	"time"

	"ferry/test/limit"
	"ferry/wire"

	"golang.org/x/sys/unix"
)

// TestDescriptorsReadAhead: descriptors keep their order while one goroutine reads
// ahead and another receives the descriptors.
func TestDescriptorsReadAhead(t *testing.T) {
	ends, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	file := os.NewFile(uintptr(ends[0]), "worker's end")
	defer file.Close()
	defer unix.Close(ends[1])
	s := &Socket{file: file, fd: int(file.Fd()), local: true, oob: make([]byte, 256)}
	const count, most = 2000, 32
	room := make(chan struct{}, most) // not more than maxFiles
	go func() {
		for i := range count { // a file's size tells which it is
			room <- struct{}{}
			fd, err := unix.MemfdCreate("numbered", unix.MFD_CLOEXEC)
			if err == nil {
				err = unix.Ftruncate(fd, int64(i+1))
			}
			if err == nil {
				err = unix.Sendmsg(ends[1], make([]byte, wire.HeaderSize), unix.UnixRights(fd), nil, 0)
			}
			if err != nil {
				t.Errorf("descriptor %d: %v", i, err)
				return
			}
			_ = unix.Close(fd)
		}
	}()
	go func() {
		for b, got := make([]byte, 4096), 0; got < count*wire.HeaderSize; {
			n, err := s.Read(b)
			if err != nil {
				t.Errorf("after %d bytes: %v", got, err)
				return
			}
			got += n
		}
	}()
	for i, end := 0, limit.Deadline(); i < count; {
		fd, ok := s.ReceiveFile()
		if !ok {
			if time.Now().After(end) {
				t.Fatalf("%d came", i)
			}
			continue
		}
		var st unix.Stat_t
		if err := unix.Fstat(fd, &st); err != nil || st.Size != int64(i+1) {
			t.Fatalf("descriptor %d: %v, number %d", i, err, st.Size-1)
		}
		_ = unix.Close(fd)
		<-room
		i++
	}
}
