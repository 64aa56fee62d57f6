package sessions

import (
	"errors"
	"log/slog"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"ferry/daemon/audit"
	"ferry/daemon/placer"
	"ferry/daemon/spawn"
	"ferry/server/cgroup"
	"ferry/server/config"
	"ferry/server/control"
	"ferry/server/identity"
	"ferry/server/sessionpage"
	"ferry/wire"
)

// A Client is whom a worker serves.
type Client struct {
	Identity config.Identity
	Peer     string
	Hello    wire.Hello
}

// A Session is a client with its worker process. Fields do not change unless they say so.
type Session struct {
	*spawn.Process
	ID    uint64
	Owner string // sessions of the same owner may use CUDA IPC and see each other
	ResumeKey
	grant    placer.Grant
	started  time.Time
	who      identity.Identity
	accepted audit.Record // how the client came in, for the record of its end
	log      *slog.Logger
	client   Client
	ended    chan struct{} // closed when the process has ended

	passing chan struct{}           // has room while no connection is being passed on: one at a time
	passers atomic.Int32            // connections that are being passed on or wait for it
	came    atomic.Pointer[arrival] // how the client came last; nil: as it came first

	group groupState

	// Guarded by Table.mu.
	limits limits
	given  sessionpage.Grant // what its page is believed by
	fate
	charged [sessionpage.MaxDevices]time.Duration // see chargedTime
}

// A ResumeKey is what the client of a session proves that comes back.
type ResumeKey struct {
	Secret [32]byte
	Ticket bool // the session has come from another server: its client proves the secret and nothing else
}

// A groupState is what is known of the control group of a session's worker.
type groupState struct {
	writing  sync.Mutex    // held while the group's memory limit is written; Table.mu comes after it
	inForce  cgroup.Limits // guarded by Table.mu
	hostCopy uint64        // of inForce.Memory, what a suspended session has beyond its limits; guarded by Table.mu
}

// A fate is why a session ends although its client did not end it. Table.mu guards it.
type fate struct {
	killing bool
	revoked bool
	left    string // where another server has it; empty while it is here
}

// Ended is closed when the worker of the session has ended.
func (s *Session) Ended() <-chan struct{} { return s.ended }

// Who is who the client was found to be.
func (s *Session) Who() identity.Identity { return s.who }

// Log is the log of what concerns the session.
func (s *Session) Log() *slog.Logger { return s.log }

// Program is the program of the client, as the client reports it.
func (s *Session) Program() string { return audit.Printable(s.client.Hello.Program) }

// An arrival is from where a client came, and to which address of the server.
type arrival struct{ peer, address string }

// SetPeer notes from where the client came, and to which address, and returns from where it came before.
func (s *Session) SetPeer(peer, address string) (before string) {
	if old := s.came.Swap(&arrival{peer, address}); old != nil {
		return old.peer
	}
	return s.accepted.Peer
}

// reachedBy is how the client reaches the server; empty for the client of a session that another server has brought, and
// that has not come back yet.
func (s *Session) reachedBy() (scheme string) {
	address := s.accepted.Address
	if last := s.came.Load(); last != nil {
		address = last.address
	} else if s.Ticket {
		return ""
	}
	scheme, _, _ = strings.Cut(address, "://")
	return scheme
}

// maxPassers is how many connections of a client may wait until its worker takes them: twice as
// many as a client has, its lanes and the connection of the session.
const maxPassers = 2 * (2*wire.MaxLanes + 1)

// Why a connection is not passed on.
var (
	errTooManyPassers = errors.New("too many connections wait for the worker")
	errNotTaken       = errors.New("the worker does not take connections")
)

// PassConnection passes a further connection of the client to its worker. A client with many
// connections, or a worker that takes none, holds up nobody: connections beyond maxPassers are
// refused at once, the others when the timeout has passed.
func (s *Session) PassConnection(a *control.Arrival, conn *os.File, timeout time.Duration) error {
	defer s.passers.Add(-1)
	if s.passers.Add(1) > maxPassers {
		return errTooManyPassers
	}
	deadline := time.Now().Add(timeout)
	select {
	case s.passing <- struct{}{}:
		defer func() { <-s.passing }()
	case <-s.ended:
		return os.ErrClosed
	case <-time.After(timeout):
		return errNotTaken
	}
	_ = s.Conns.SetDeadline(deadline)
	return s.Conns.Send(a, conn)
}

// terminate asks the worker to end.
func (s *Session) terminate() {
	_ = s.Signal(syscall.SIGTERM) // it may just have ended
}

// chargedTime is the device time the worker reports, which cannot be more than has passed.
// It never falls, although what is divided among sessions is known a moment later. Table.mu
// is held.
func (s *Session) chargedTime(device int, now time.Time) time.Duration {
	if !s.given.Has(device) {
		return 0
	}
	shown := &s.charged[device]
	*shown = max(*shown, min(s.Page.Device(device).ChargedTime(), now.Sub(s.started)))
	return *shown
}

// ClientLog is the log of what concerns a client.
func ClientLog(log *slog.Logger, peer, address string, who identity.Identity, h wire.Hello) *slog.Logger {
	return log.With("peer", peer, "address", address, "program", h.Program, "client_pid", h.Pid, "who", who.String())
}
