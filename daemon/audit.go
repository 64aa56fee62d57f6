package daemon

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"

	"ferry/server/identity"
	"ferry/transport"
	"ferry/wire"
)

// auditMessage marks the lines of the audit in a log that holds others too.
const auditMessage = "audit"

// Events of the audit.
const (
	auditAccepted = "accepted"
	auditRefused  = "refused"
	auditEnded    = "ended"
)

// An auditRecord is one line of the audit: who came from where, what became of
// it. Empty fields are left out.
type auditRecord struct {
	Time     time.Time          `json:"time"`
	Event    string             `json:"event"`
	Session  uint64             `json:"session,omitempty"`
	Who      *identity.Identity `json:"who,omitempty"` // nil for who did not prove it
	Peer     string             `json:"peer"`
	Address  string             `json:"address"`
	Program  string             `json:"program,omitempty"` // as the client says
	Pid      uint32             `json:"client_pid,omitempty"`
	Host     string             `json:"host,omitempty"`
	Reason   string             `json:"reason,omitempty"`
	Device   string             `json:"device,omitempty"`  // as the server was told to offer: cuda, soft, auto
	Devices  []int              `json:"devices,omitempty"` // those the session used
	Seconds  float64            `json:"seconds,omitempty"`
	Commands uint64             `json:"commands,omitempty"`
	Launches uint64             `json:"launches,omitempty"`
	Bytes    uint64             `json:"bytes_received,omitempty"`
}

// record begins a line about a peer.
func record(event string, who *identity.Identity, conn transport.Conn, at transport.Address, h wire.Hello) auditRecord {
	r := auditRecord{
		Event: event, Who: who, Peer: transport.Peer(conn), Address: at.String(),
		Program: printable(h.Program), Pid: h.Pid,
	}
	if h.Host != [16]byte{} {
		r.Host = hex.EncodeToString(h.Host[:])
	}
	return r
}

// An audit writes records, as JSON lines to a file of their own or into the log.
type audit struct {
	path string // empty for the log
	log  *slog.Logger

	mu   sync.Mutex
	file *os.File
}

func openAudit(path string, log *slog.Logger) (*audit, error) {
	a := &audit{path: path, log: log}
	return a, a.reopen()
}

// reopen opens the file by its name again: somebody may have moved the old one
// aside.
func (a *audit) reopen() error {
	if a.path == "" {
		return nil
	}
	f, err := os.OpenFile(a.path, os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return fmt.Errorf("the audit log: %w", err)
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.file != nil {
		_ = a.file.Close()
	}
	a.file = f
	return nil
}

func (a *audit) write(r auditRecord) {
	r.Time = time.Now().UTC().Truncate(time.Millisecond)
	text, err := json.Marshal(&r)
	if err == nil && a.path == "" {
		a.log.Info(auditMessage, "record", json.RawMessage(text))
		return
	}
	if err == nil {
		a.mu.Lock()
		_, err = a.file.Write(append(text, '\n')) // one write: lines of two servers do not mix
		a.mu.Unlock()
	}
	if err != nil {
		a.log.Error("the audit log cannot be written", "record", string(text), "err", err)
	}
}

func (a *audit) close() {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.file != nil {
		_ = a.file.Close()
		a.file = nil
	}
}
