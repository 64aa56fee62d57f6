// Package control is the channel between the daemon and each of its workers: a SEQPACKET
// socketpair on which the worker asks and the daemon answers, one request at a time. A message
// is JSON of bounded length, with at most one descriptor.
//
// Through it workers publish descriptors (memory, events) for each other under random names,
// learn which other sessions their client may know of, and get places for sessions that leave their devices.
//
// A Conn is used by one goroutine at a time; a Client has a lock and may be used by several.
package control

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// Bounds of messages. MaxMessage is far below the size of a socket's buffer, so that a message
// is never too long to be sent.
const (
	MaxMessage  = 64 << 10
	MaxMeta     = 1 << 10
	MaxReasons  = 16
	MaxReason   = 512 // bytes
	MaxDevices  = 32
	MaxSessions = 16 // in one reply
)

// A Name is the name of a published descriptor: a session that knows it and has the same owner
// may fetch it.
type Name [32]byte

// NewName returns a random name.
func NewName() (n Name) {
	_, _ = rand.Read(n[:]) // never fails (crypto/rand)
	return n
}

// MarshalText writes a name as hexadecimal digits.
func (n Name) MarshalText() ([]byte, error) { return hex.AppendEncode(nil, n[:]), nil }

// UnmarshalText reads what MarshalText writes.
func (n *Name) UnmarshalText(text []byte) error {
	if len(text) != 2*len(n) {
		return errors.New("control: a name of the wrong length")
	}
	_, err := hex.Decode(n[:], text)
	return err
}

// Requests of a worker.
const (
	OpPublish  = "publish"  // keep a descriptor and Meta under Name until the session ends
	OpWithdraw = "withdraw" // forget Name
	OpFetch    = "fetch"    // the descriptor and Meta of Name
	OpSessions = "sessions" // sessions of the same owner, oldest first
	OpTransfer = "transfer" // the connection to the worker that the session is to move to
	OpPlace    = "place"    // a Place for Bytes of the session's memory, with a descriptor
	OpReasons  = "reasons"  // why the session cannot move: Reasons
)

// A Request is a message of a worker. Op says which fields count.
type Request struct {
	Op    string `json:"op"`
	Name  *Name  `json:"name,omitempty"`
	Meta  []byte `json:"meta,omitempty"`
	After uint64 `json:"after,omitempty"` // sessions with higher ids only
	Bytes uint64 `json:"bytes,omitempty"`

	Reasons []string `json:"reasons,omitempty"` // at most MaxReasons, of MaxReason bytes each
}

// A Place is where the daemon wants what a session has on its devices: a file, whose descriptor comes
// with it.
type Place struct {
	Kind string `json:"kind"`
	Size uint64 `json:"size"` // how many bytes it has room for
}

// Kinds of places.
const (
	PlaceMemory     = "memory"     // a file in memory that has been touched
	PlaceDisk       = "disk"       // a file on disk
	PlaceCheckpoint = "checkpoint" // a file for a checkpoint of the session (package checkpoint)
	PlaceParent     = "parent"     // an earlier checkpoint, whose blocks need not be written again
)

// A Reply is the answer of the daemon.
type Reply struct {
	Error    string    `json:"error,omitempty"`
	NotFound bool      `json:"not_found,omitempty"`
	Session  uint64    `json:"session,omitempty"` // who published it
	Meta     []byte    `json:"meta,omitempty"`
	Sessions []Session `json:"sessions,omitempty"`
	More     bool      `json:"more,omitempty"` // ask again, after the last of these
	Place    *Place    `json:"place,omitempty"`
}

// An Arrival is what the daemon sends a worker, unasked and on a channel of its own, with a
// descriptor: a connection through which its client goes on, a further lane, or memory of a virtual machine.
type Arrival struct {
	Memory       bool   `json:"memory,omitempty"` // the descriptor is the file whose part the worker's Boot names; the rest is zero
	Received     uint64 `json:"received"`         // how much of the worker's stream the client has
	Lane         uint64 `json:"lane,omitempty"`   // which lane it is (wire.LaneID); 0 for the session's next connection
	Capabilities uint64 `json:"terms,omitempty"`  // of the lane (wire.LaneCapabilities)
	Proof        []byte `json:"proof"`            // the server's, for the Welcome
	Direct       bool   `json:"direct"`           // no proxy stands between: as in the worker's Boot
}

// DeviceUse is what a session uses of one of the devices of the server.
type DeviceUse struct {
	Device int    `json:"device"`          // ordinal on the server
	Memory uint64 `json:"memory"`          // bytes
	Quota  uint64 `json:"quota,omitempty"` // bytes; 0 for none
}

// A Session is what other sessions of the same owner may know of one.
type Session struct {
	ID        uint64      `json:"id"`
	WorkerPid int         `json:"worker_pid"`
	ClientPid int         `json:"client_pid"` // in the client's own pid namespace
	Program   string      `json:"program"`
	Host      []byte      `json:"host"` // 16 bytes; zero where the client did not say
	Peer      string      `json:"peer"` // where the connection comes from
	Since     time.Time   `json:"since"`
	Uses      []DeviceUse `json:"uses,omitempty"` // devices the session has a context on
}

// ErrNotFound is returned for a name that is not published, or not to this owner.
var ErrNotFound = errors.New("control: no such name")

// Pair returns the two ends: the daemon's and, as a file for a new process, the
// worker's.
func Pair() (*Conn, *os.File, error) {
	fds, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_SEQPACKET|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, nil, fmt.Errorf("control: %w", err)
	}
	ours, theirs := os.NewFile(uintptr(fds[0]), "control"), os.NewFile(uintptr(fds[1]), "control")
	conn, err := FromFile(ours)
	if err != nil {
		_ = theirs.Close()
		return nil, nil, err
	}
	return conn, theirs, nil
}

// A Conn is one end of the channel. It is used by one goroutine at a time.
type Conn struct {
	sock *net.UnixConn
	room [MaxMessage]byte
	oob  [64]byte
}

// FromFile makes a Conn of one end and closes f.
func FromFile(f *os.File) (*Conn, error) {
	c, err := net.FileConn(f)
	_ = f.Close()
	if err != nil {
		return nil, fmt.Errorf("control: %w", err)
	}
	sock, ok := c.(*net.UnixConn)
	if !ok {
		_ = c.Close()
		return nil, fmt.Errorf("control: %T is no socketpair", c)
	}
	return &Conn{sock: sock}, nil
}

// Close ends the channel; the other end reads io.EOF.
func (c *Conn) Close() error { return c.sock.Close() }

// CloseRead has the other end be unable to send anything from now on: what would lie unread here, a
// descriptor with it, would be closed by whoever closes this end.
func (c *Conn) CloseRead() error { return c.sock.CloseRead() }

// SetDeadline bounds what follows.
func (c *Conn) SetDeadline(t time.Time) error { return c.sock.SetDeadline(t) }

// SetSendDeadline bounds the Sends that follow, and no Receive.
func (c *Conn) SetSendDeadline(t time.Time) error { return c.sock.SetWriteDeadline(t) }

// Pause has a Receive that waits, and any later one, return os.ErrDeadlineExceeded
// without having read a message. A Send that waits for room may do so until then.
// SetDeadline with no time ends the pause.
func (c *Conn) Pause(until time.Time) {
	_ = c.sock.SetWriteDeadline(until)
	_ = c.sock.SetReadDeadline(time.Unix(1, 0))
}

// File returns this end as a file of its own, to be opened with FromFile.
func (c *Conn) File() (*os.File, error) { return c.sock.File() }

// Send sends a message, with a descriptor unless file is nil. The caller keeps
// its file.
func (c *Conn) Send(message any, file *os.File) error {
	text, err := json.Marshal(message)
	if err != nil {
		return fmt.Errorf("control: %w", err)
	}
	if len(text) > MaxMessage {
		return fmt.Errorf("control: a message of %d bytes", len(text))
	}
	var oob []byte
	if file != nil {
		oob = unix.UnixRights(int(file.Fd()))
	}
	_, _, err = c.sock.WriteMsgUnix(text, oob, nil)
	return err
}

// Receive reads a message, and returns the descriptor that came with it, or nil. It returns io.EOF when the other end is closed.
func (c *Conn) Receive(message any) (*os.File, error) {
	n, oobn, flags, _, err := c.sock.ReadMsgUnix(c.room[:], c.oob[:])
	if errors.Is(err, unix.ECONNRESET) {
		// The other end was closed before it had read all messages: the kernel reports
		// that once, and first. The messages it had sent before are still there.
		n, oobn, flags, _, err = c.sock.ReadMsgUnix(c.room[:], c.oob[:])
	}
	if err != nil {
		return nil, err
	}
	file, err := parseFile(c.oob[:oobn])
	if err == nil && flags&(unix.MSG_TRUNC|unix.MSG_CTRUNC) != 0 {
		err = errors.New("control: a message too long")
	}
	if err == nil {
		err = json.Unmarshal(c.room[:n], message)
	}
	if err != nil && file != nil {
		_ = file.Close()
		file = nil
	}
	return file, err
}

// parseFile returns the descriptor of a control message and closes any further.
func parseFile(oob []byte) (*os.File, error) {
	if len(oob) == 0 {
		return nil, nil
	}
	messages, err := unix.ParseSocketControlMessage(oob)
	if err != nil {
		return nil, fmt.Errorf("control: %w", err)
	}
	var file *os.File
	for i := range messages {
		fds, err := unix.ParseUnixRights(&messages[i])
		if err != nil {
			continue
		}
		for _, fd := range fds {
			if file != nil {
				_ = unix.Close(fd)
				continue
			}
			file = os.NewFile(uintptr(fd), "passed")
		}
	}
	return file, nil
}
