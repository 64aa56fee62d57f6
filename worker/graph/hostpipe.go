package graph

import (
	"encoding/binary"
	"io"
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// A hostPipe brings the tokens of finished host functions from a client on the same host. The command loop owns it.
type hostPipe struct {
	file *os.File
	read chan struct{} // closed when nobody reads the pipe any more
}

// serves says whether there is a pipe.
func (p *hostPipe) serves() bool { return p.file != nil }

// ServePipe has a goroutine read tokens from a pipe, which it owns from then on.
func (hc *HostCalls) ServePipe(fd int) {
	_ = unix.SetNonblock(fd, true) // so that StopPipe can end the goroutine
	pipe, read, dev := os.NewFile(uintptr(fd), "host functions"), make(chan struct{}), hc.dev.Thread()
	hc.pipe = hostPipe{pipe, read}
	go func() {
		defer close(read)
		var token [8]byte
		for {
			if _, err := io.ReadFull(pipe, token[:]); os.IsTimeout(err) {
				return
			} else if err != nil {
				pipe.Close()
				return
			}
			hc.hostDone(dev, binary.LittleEndian.Uint64(token[:]))
		}
	}()
}

// StopPipe ends the reading of the pipe, for a session that leaves, and returns a descriptor of it, which the caller closes or
// serves again; -1 if there is none. No host function is under way: the pipe is empty.
func (hc *HostCalls) StopPipe() (int, error) {
	p := hc.pipe
	if !p.serves() {
		return -1, nil
	}
	if err := p.file.SetReadDeadline(time.Unix(1, 0)); err != nil {
		return -1, err
	}
	<-p.read
	hc.pipe = hostPipe{}
	fd, err := unix.FcntlInt(p.file.Fd(), unix.F_DUPFD_CLOEXEC, 3)
	p.file.Close()
	return fd, err
}
