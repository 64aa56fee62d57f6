// Package transfer is the connection between two workers on which a session moves from one to the
// other. The worker that has the session sends it as a stream of bytes, a checkpoint, and
// descriptors of its client where both workers are on one machine. The other makes the session anew
// and says so, or why it cannot. Then the first gives the session up, and the second owns it.
//
//	sender                              receiver
//	  | -- data, … end of data --------> |   a preliminary checkpoint, while the session runs
//	  | <----- progress, … Prepared ---- |
//	  | -- data, data, … end of data --> |
//	  | -- descriptors ----------------> |   on one machine only
//	  | <----- progress, progress, … --- |   while the session is made anew
//	  | <---------------- Ready -------- |   or Failed
//	  | -- Commit ---------------------> |   the sender has given the session up
//	  | <---------------- Owned -------- |   the receiver has it
//
// A failure before the Commit leaves the session with the sender. A sender that does not hear Owned
// after its Commit does not know who has the session, and never uses it again: there may be no
// owner, but never two.
//
// A frame is its kind (1 byte), the length of its body (4 bytes, little-endian) and its body.
//
// Threads: one goroutine sends and one receives; Progress may be called by any.
package transfer

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// A Kind is what a frame is.
type Kind uint8

// The kinds of frames.
const (
	kindData Kind = iota + 1
	kindEnd
	kindFiles
	kindProgress
	Ready  // the receiver has made the session anew
	Commit // the sender has given the session up
	Owned  // the receiver owns the session
	kindFailed
	Prepared  // the receiver has prepared for the session that comes
	kindPlace // as kindFailed: only an address was in the way
)

const (
	maxData = 1 << 20 // bytes of a frame of data
	maxBody = 4 << 10 // of any other
	maxText = 1 << 10 // of a reason
	perSend = 128     // descriptors in one frame; the kernel passes 253
	maxAll  = 1 << 12 // descriptors of a session
	header  = 5       // bytes
	tick    = time.Second
)

// Silence is how long one end waits for a sign of life of the other.
const Silence = 30 * time.Second

// A FailedError is why the other end could not go on, in its own words.
type FailedError struct {
	Reason string
	again  bool
}

func (e *FailedError) Error() string { return e.Reason }

// Again reports whether another worker in the other's place may do: only an address was in the way.
func (e *FailedError) Again() bool { return e.again }

// ErrOrder is returned for a frame that does not belong where it came.
var ErrOrder = errors.New("the other server breaks the protocol of moves")

// A Conn is one end of a transfer connection. It reads and writes the descriptor by itself: a worker
// that has confined itself may not do what package net does with a new connection.
type Conn struct {
	sock  *os.File
	raw   syscall.RawConn
	local bool // local: descriptors can be sent
	in    *bufio.Reader

	writing sync.Mutex // held for the writing of a frame

	files []int // descriptors that came, and nobody has taken
	oob   []byte
	step  []byte // the body of the step that was received last
}

// New makes a transfer connection of a connected stream, of which it takes a duplicate.
func New(end *os.File) (*Conn, error) {
	fd, err := unix.FcntlInt(end.Fd(), unix.F_DUPFD_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	if err := unix.SetNonblock(fd, true); err != nil { // so that deadlines hold
		return nil, errors.Join(err, unix.Close(fd))
	}
	domain, err := unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_DOMAIN)
	if err != nil {
		return nil, errors.Join(err, unix.Close(fd))
	}
	t := &Conn{sock: os.NewFile(uintptr(fd), "transfer"), local: domain == unix.AF_UNIX, oob: make([]byte, unix.CmsgSpace(4*perSend))}
	if t.raw, err = t.sock.SyscallConn(); err != nil {
		return nil, errors.Join(err, t.sock.Close())
	}
	t.in = bufio.NewReaderSize(reader{t}, 256<<10)
	return t, nil
}

// Close ends the connection, and closes descriptors that nobody has taken.
func (t *Conn) Close() error {
	for _, fd := range t.takeFiles() {
		_ = unix.Close(fd)
	}
	return t.sock.Close()
}

// CarriesFiles reports whether descriptors can be sent: both workers are on one machine.
func (t *Conn) CarriesFiles() bool { return t.local }

// reader reads the connection and keeps the descriptors that come along.
type reader struct{ t *Conn }

func (r reader) Read(p []byte) (int, error) {
	t := r.t
	_ = t.sock.SetReadDeadline(time.Now().Add(Silence))
	var n, oobn, flags int
	var failed error
	err := t.raw.Read(func(fd uintptr) bool {
		n, oobn, flags, _, failed = unix.Recvmsg(int(fd), p, t.oob, unix.MSG_CMSG_CLOEXEC)
		return !errors.Is(failed, unix.EAGAIN) && !errors.Is(failed, unix.EINTR)
	})
	if err = errors.Join(err, failed); err != nil {
		return 0, err
	}
	if err := t.keepFiles(t.oob[:oobn]); err != nil {
		return 0, err
	}
	if flags&unix.MSG_CTRUNC != 0 {
		return 0, errors.New("more descriptors than this process may have open")
	}
	if n == 0 {
		return 0, io.EOF
	}
	return n, nil
}

// keepFiles takes the descriptors of a control message.
func (t *Conn) keepFiles(oob []byte) error {
	if len(oob) == 0 {
		return nil
	}
	messages, err := unix.ParseSocketControlMessage(oob)
	if err != nil {
		return fmt.Errorf("descriptors: %w", err)
	}
	for i := range messages {
		fds, err := unix.ParseUnixRights(&messages[i])
		if err != nil {
			continue
		}
		t.files = append(t.files, fds...)
	}
	if len(t.files) > maxAll {
		return fmt.Errorf("%w: more than %d descriptors", ErrOrder, maxAll)
	}
	return nil
}

// takeFiles returns the descriptors that have come, in their order. The caller owns them.
func (t *Conn) takeFiles() []int {
	files := t.files
	t.files = nil
	return files
}

// send writes one frame, with descriptors.
func (t *Conn) send(k Kind, body []byte, fds []int) error {
	t.writing.Lock()
	defer t.writing.Unlock()
	_ = t.sock.SetWriteDeadline(time.Now().Add(Silence))
	head := [header]byte{byte(k)}
	binary.LittleEndian.PutUint32(head[1:], uint32(len(body)))
	var oob []byte
	if len(fds) > 0 {
		oob = unix.UnixRights(fds...)
	}
	rest := append(head[:], body...)
	for len(rest) > 0 {
		var n int
		var failed error
		err := t.raw.Write(func(fd uintptr) bool {
			n, failed = unix.SendmsgN(int(fd), rest, oob, nil, unix.MSG_NOSIGNAL)
			return !errors.Is(failed, unix.EAGAIN) && !errors.Is(failed, unix.EINTR)
		})
		if err = errors.Join(err, failed); err != nil {
			return err
		}
		rest, oob = rest[n:], nil
	}
	return nil
}

// SendFiles sends descriptors, which the caller keeps.
func (t *Conn) SendFiles(fds []int) error {
	if len(fds) > 0 && !t.local {
		return errors.New("descriptors of the program cannot be sent to another machine")
	}
	if len(fds) > maxAll {
		return fmt.Errorf("the program shares memory in %d pieces; at most %d can be moved", len(fds), maxAll)
	}
	for len(fds) > 0 {
		n := min(len(fds), perSend)
		if err := t.send(kindFiles, nil, fds[:n]); err != nil {
			return err
		}
		fds = fds[n:]
	}
	return nil
}

// Send sends a step of the protocol.
func (t *Conn) Send(k Kind) error { return t.send(k, nil, nil) }

// Fail tells the other end why this one cannot go on. A reason with a method Again that returns true says that
// another worker may do.
func (t *Conn) Fail(reason error) {
	kind := kindFailed
	var place interface{ Again() bool }
	if errors.As(reason, &place) && place.Again() {
		kind = kindPlace
	}
	text := reason.Error()
	_ = t.send(kind, []byte(text[:min(len(text), maxText)]), nil) // the connection is closed next
}

// progress is the body of a frame that tells how far the receiver is.
type progress struct {
	Done, Total uint64
}

// Progress tells the other end that this one works, and how far it is.
func (t *Conn) Progress(done, total uint64) error {
	body, err := json.Marshal(progress{done, total})
	if err != nil {
		return err
	}
	return t.send(kindProgress, body, nil)
}

// KeepAlive tells the other end once a second that this one works, until stop is called.
func (t *Conn) KeepAlive(how func() (done, total uint64)) (stop func()) {
	end, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		ticker := time.NewTicker(tick)
		defer ticker.Stop()
		for {
			select {
			case <-end:
				return
			case <-ticker.C:
				if t.Progress(how()) != nil {
					return
				}
			}
		}
	}()
	return func() { close(end); <-ended }
}

// head reads the head of the next frame.
func (t *Conn) head() (Kind, int, error) {
	var head [header]byte
	if _, err := io.ReadFull(t.in, head[:]); err != nil {
		return 0, 0, err
	}
	k, n := Kind(head[0]), binary.LittleEndian.Uint32(head[1:])
	limit := uint32(maxBody)
	if k == kindData {
		limit = maxData
	}
	if k < kindData || k > kindPlace || n > limit {
		return 0, 0, ErrOrder
	}
	return k, int(n), nil
}

// body reads a short body.
func (t *Conn) body(n int) ([]byte, error) {
	b := make([]byte, n)
	_, err := io.ReadFull(t.in, b)
	return b, err
}

// Receive waits for a step of the protocol. told, if not nil, is called with what the other end says
// of its progress.
func (t *Conn) Receive(want Kind, told func(done, total uint64)) error {
	for {
		k, n, err := t.head()
		if err != nil {
			return lost(err)
		}
		body, err := t.body(n)
		if err != nil {
			return lost(err)
		}
		switch {
		case k == want:
			t.step = body
			return nil
		case k == kindFailed, k == kindPlace:
			return &FailedError{string(body), k == kindPlace}
		case k == kindFiles && want == Commit: // they came behind the data
		case k == kindProgress:
			var p progress
			if err := json.Unmarshal(body, &p); err != nil {
				return fmt.Errorf("%w: %w", ErrOrder, err)
			}
			if told != nil {
				told(p.Done, p.Total)
			}
		default:
			return ErrOrder
		}
	}
}

// ReceiveFiles reads frames with descriptors until there are so many. The caller owns them.
func (t *Conn) ReceiveFiles(n int) ([]int, error) {
	if n > maxAll {
		return nil, ErrOrder
	}
	for len(t.files) < n {
		k, _, err := t.head()
		if err != nil {
			return nil, lost(err)
		}
		if k != kindFiles {
			return nil, ErrOrder
		}
	}
	if len(t.files) != n {
		return nil, ErrOrder
	}
	return t.takeFiles(), nil
}

// lost explains that the connection ended.
func lost(err error) error {
	switch {
	case errors.Is(err, os.ErrDeadlineExceeded):
		return fmt.Errorf("nothing heard of the other server for %v", Silence)
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, unix.ECONNRESET), errors.Is(err, unix.EPIPE):
		return fmt.Errorf("the connection to the other server is lost: %w", err)
	}
	return err
}

// Writer returns a stream of data to the other end. Close ends the stream, not the connection.
func (t *Conn) Writer() io.WriteCloser { return stream{t} }

type stream struct{ t *Conn }

func (s stream) Write(p []byte) (n int, err error) {
	for len(p) > 0 {
		piece := p[:min(len(p), maxData)]
		if err := s.t.send(kindData, piece, nil); err != nil {
			return n, lost(err)
		}
		n += len(piece)
		p = p[len(piece):]
	}
	return n, nil
}

func (s stream) Close() error { return s.t.send(kindEnd, nil, nil) }

// ReadData writes the other end's stream of data to dst, at most limit bytes, and returns how many
// there were.
func (t *Conn) ReadData(dst io.Writer, limit uint64) (total uint64, err error) {
	for {
		k, n, err := t.head()
		switch {
		case err != nil:
			return total, lost(err)
		case k == kindEnd:
			return total, nil
		case k == kindFailed, k == kindPlace:
			body, err := t.body(n)
			if err != nil {
				return total, lost(err)
			}
			return total, &FailedError{string(body), k == kindPlace}
		case k != kindData:
			return total, ErrOrder
		}
		if total += uint64(n); total > limit {
			return total, fmt.Errorf("the session has more than %d bytes", limit)
		}
		if _, err := io.CopyN(dst, t.in, int64(n)); err != nil {
			return total, lost(err)
		}
	}
}
