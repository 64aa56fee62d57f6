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

// carry carries a session until it ends. The first frame tells how: it may bring
// the memory that all others travel through.
func carry(program *net.UnixConn, server relay.Stream) (relay.Counts, error) {
	first, memory, err := firstFrame(program)
	if err != nil {
		if errors.Is(err, io.EOF) {
			err = nil // it never sent a command
		}
		return relay.Counts{}, relay.Failure(err)
	}
	if memory != nil {
		defer func() { _ = memory.Close() }()
		var gone atomic.Bool
		rings, err := ring.Map(int(memory.Fd()), &gone, looking())
		if err != nil {
			return relay.Counts{}, err
		}
		defer func() { _ = rings.Unmap() }()
		return throughRings(program, server, rings, &gone)
	}
	if _, err := server.Write(first); err != nil {
		return relay.Counts{}, err
	}
	n, err := relay.Between(program, server)
	n.Out += int64(len(first))
	return n, err
}

// looking is how long to look for the next bytes before sleeping; worker.looking
// says why.
func looking() time.Duration {
	if runtime.NumCPU() <= 2 {
		return 20 * time.Microsecond
	}
	return 300 * time.Microsecond
}

// firstFrame reads the header of the first frame, and the memory if that is what
// the frame brings. Otherwise the bytes are the beginning of a command. A
// program that leaves before it sends one is io.EOF.
func firstFrame(program *net.UnixConn) ([]byte, *os.File, error) {
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
		files = append(files, descriptors(oob[:oobn])...)
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
		return head, nil, nil // the worker will say what it thinks of it
	}
	if len(files) != 1 {
		return nil, nil, errors.New("the program broke the protocol: rings without memory for them")
	}
	memory := os.NewFile(uintptr(files[0]), "rings")
	files = nil
	return nil, memory, nil
}

// descriptors takes the descriptors out of a control message.
func descriptors(oob []byte) (all []int) {
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

// throughRings carries a session whose program writes into shared memory. The
// socket only tells when the program is gone. rings are not used any more when
// it returns.
func throughRings(program *net.UnixConn, server relay.Stream, rings *ring.Rings, gone *atomic.Bool) (n relay.Counts, failure error) {
	var once sync.Once
	end := func(err error) {
		once.Do(func() {
			failure = err
			_ = program.Close() // the program loses its server, and the watcher below ends
			_ = server.Close()
		})
	}
	var wg sync.WaitGroup
	wg.Go(func() {
		_, _ = io.Copy(io.Discard, program)
		gone.Store(true)
		rings.Wake()
	})
	wg.Go(func() {
		var err error
		if n.Out, err = relay.Copy(server, rings); err == nil {
			err = server.CloseWrite()
		}
		if err != nil {
			end(err)
			return
		}
		time.AfterFunc(linger, func() { end(nil) })
	})
	wg.Go(func() {
		var err error
		n.In, err = relay.Copy(rings, server)
		if errors.Is(err, io.EOF) {
			err = nil // the program is gone and takes nothing any more
		}
		end(err)
	})
	wg.Wait()
	return n, relay.Failure(failure)
}

// linger is how long a server may take to notice that a program is gone.
const linger = 5 * time.Second
