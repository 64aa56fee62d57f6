package agent

import (
	"errors"
	"io"
	"net"
	"os"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sys/unix"

	"ferry/transport/relay"
	"ferry/transport/ring"
	"ferry/wire"
)

// This file is the near side of a session: what a program sends after its Welcome, as
// a stream that a relay can carry, whatever its frames travel through.

// carryProgram carries a session between a program and its server until it ends.
func carryProgram(program *net.UnixConn, server relay.Stream) (relay.Counts, error) {
	stream, err := openProgram(program)
	if err != nil {
		if errors.Is(err, io.EOF) {
			err = nil // it never sent a command
		}
		return relay.Counts{}, relay.Failure(err)
	}
	defer stream.release()
	return relay.Between(stream, server)
}

// A programStream is the bytes of a program's frames and answers.
type programStream interface {
	relay.Stream
	// release frees the stream once it is closed and nobody uses it.
	release()
}

// openProgram reads the first frame of a program, which may bring the memory that all
// other frames travel through.
func openProgram(program *net.UnixConn) (programStream, error) {
	first, memory, err := readFirstFrame(program)
	if err != nil {
		return nil, err
	}
	if memory == nil {
		return &socketStream{program, first}, nil
	}
	defer func() { _ = memory.Close() }()
	return newMemoryStream(program, memory)
}

// A socketStream is a program whose frames travel through its socket.
type socketStream struct {
	*net.UnixConn
	first []byte // read already
}

// Read returns what was read before, and then what comes.
func (s *socketStream) Read(b []byte) (int, error) {
	if len(s.first) == 0 {
		return s.UnixConn.Read(b)
	}
	n := copy(b, s.first)
	s.first = s.first[n:]
	return n, nil
}

func (s *socketStream) release() {}

// A memoryStream is a program whose frames travel through shared memory. Its socket
// only tells when the program is gone.
type memoryStream struct {
	*ring.Rings
	socket   *net.UnixConn
	gone     atomic.Bool
	watching sync.WaitGroup
}

// newMemoryStream maps the memory of a program and watches the program's socket until
// that is closed, by either side.
func newMemoryStream(socket *net.UnixConn, memory *os.File) (*memoryStream, error) {
	s := &memoryStream{socket: socket}
	var err error
	if s.Rings, err = ring.Map(int(memory.Fd()), &s.gone, spinTime()); err != nil {
		return nil, err
	}
	s.watching.Go(func() {
		_, _ = io.Copy(io.Discard, socket)
		s.gone.Store(true)
		s.Wake()
	})
	return s, nil
}

// spinTime is how long to spin for the next bytes before sleeping: to wake a program
// costs more than that, except where there are few processors.
func spinTime() time.Duration {
	if runtime.NumCPU() <= 2 {
		return 20 * time.Microsecond
	}
	return 300 * time.Microsecond
}

// Write fails with net.ErrClosed if the program is gone and takes nothing any more.
func (s *memoryStream) Write(b []byte) (int, error) {
	n, err := s.Rings.Write(b)
	if errors.Is(err, io.EOF) {
		err = net.ErrClosed
	}
	return n, err
}

// CloseWrite closes the stream: a program notices the end of its server by its socket.
func (s *memoryStream) CloseWrite() error { return s.Close() }

// Close has calls that wait return; the program loses its server.
func (s *memoryStream) Close() error { return s.socket.Close() }

func (s *memoryStream) release() {
	_ = s.Close()
	s.watching.Wait()
	_ = s.Unmap()
}

// readFirstFrame reads the header of the first frame, and the memory if that is what
// the frame brings. Otherwise the bytes are the beginning of a command. A program that
// leaves before it sends one is io.EOF.
func readFirstFrame(program *net.UnixConn) ([]byte, *os.File, error) {
	head := make([]byte, wire.HeaderSize)
	oob := make([]byte, 256)
	var files []int
	defer func() {
		for _, fd := range files {
			_ = unix.Close(fd)
		}
	}()
	for at := 0; at < len(head); {
		n, oobn, _, _, err := program.ReadMsgUnix(head[at:], oob)
		files = append(files, parseDescriptors(oob[:oobn])...)
		if err == nil && n == 0 {
			err = io.EOF
		}
		if err != nil {
			return nil, nil, err
		}
		at += n
	}
	h, err := wire.ParseHeader(head)
	if err != nil || wire.Op(h.Op) != wire.OpNone || h.Flags&wire.FlagRings == 0 {
		return head, nil, nil // the worker finds what is wrong with it
	}
	if len(files) != 1 {
		return nil, nil, errors.New("the program broke the protocol: rings without memory for them")
	}
	memory := os.NewFile(uintptr(files[0]), "rings")
	files = nil
	return nil, memory, nil
}

// parseDescriptors takes the descriptors out of a control message.
func parseDescriptors(oob []byte) (all []int) {
	messages, err := unix.ParseSocketControlMessage(oob)
	if err != nil {
		return nil
	}
	for i := range messages {
		fds, err := unix.ParseUnixRights(&messages[i])
		if err == nil {
			all = append(all, fds...)
		}
	}
	return all
}
