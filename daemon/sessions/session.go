package sessions

import (
	"log/slog"
	"os"
	"sync"
	"syscall"
	"time"

	"ferry/daemon/audit"
	"ferry/daemon/placer"
	"ferry/daemon/spawn"
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
	ID       uint64
	Owner    string // sessions of the same owner may use CUDA IPC and see each other
	Secret   [32]byte
	grant    placer.Grant
	started  time.Time
	who      identity.Identity
	accepted audit.Record // how the client came in, for the record of its end
	log      *slog.Logger
	client   Client
	ended    chan struct{} // closed when the process has ended

	passing sync.Mutex // held while a connection is passed on, one at a time

	// Guarded by Table.mu.
	limits  limits
	killing bool
	revoked bool
	charged [sessionpage.MaxDevices]time.Duration // see chargedTime
}

// Ended is closed when the worker of the session has ended.
func (s *Session) Ended() <-chan struct{} { return s.ended }

// Log is the log of what concerns the session.
func (s *Session) Log() *slog.Logger { return s.log }

// PassConnection passes a further connection of the client to its worker.
func (s *Session) PassConnection(a *control.Arrival, conn *os.File, timeout time.Duration) error {
	s.passing.Lock()
	defer s.passing.Unlock()
	_ = s.Conns.SetDeadline(time.Now().Add(timeout))
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
	shown := &s.charged[device]
	*shown = max(*shown, min(s.Page.Device(device).ChargedTime(), now.Sub(s.started)))
	return *shown
}

// ClientLog is the log of what concerns a client.
func ClientLog(log *slog.Logger, peer, address string, who identity.Identity, h wire.Hello) *slog.Logger {
	return log.With("peer", peer, "address", address, "program", h.Program, "client_pid", h.Pid, "who", who.String())
}
