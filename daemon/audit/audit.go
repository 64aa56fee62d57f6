// Package audit writes one line for every client that is accepted or refused and for every
// session that ends: who came from where, and what became of it. Its methods may be called
// from any goroutine.
package audit

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"
	"unicode"

	"ferry/server/identity"
	"ferry/transport"
	"ferry/wire"
)

// message marks the lines of the audit in a log that holds others too.
const message = "audit"

// Events.
const (
	Accepted = "accepted"
	Refused  = "refused"
	Ended    = "ended"
)

// A Record is one line of the audit. Empty fields are left out.
type Record struct {
	Time     time.Time          `json:"time"`
	Event    string             `json:"event"`
	Session  uint64             `json:"session,omitempty"`
	Who      *identity.Identity `json:"who,omitempty"` // nil for a client that did not prove who it is
	Peer     string             `json:"peer"`
	Address  string             `json:"address"`
	Program  string             `json:"program,omitempty"` // as the client reports it
	Pid      uint32             `json:"client_pid,omitempty"`
	Host     string             `json:"host,omitempty"`
	Reason   string             `json:"reason,omitempty"`
	Device   string             `json:"device,omitempty"`  // as the server is configured: cuda, soft, auto
	Devices  []int              `json:"devices,omitempty"` // those the session used
	Seconds  float64            `json:"seconds,omitempty"`
	Commands uint64             `json:"commands,omitempty"`
	Launches uint64             `json:"launches,omitempty"`
	Bytes    uint64             `json:"bytes_received,omitempty"`
}

// About begins a record about a peer.
func About(event string, who *identity.Identity, conn transport.Conn, at transport.Address, h wire.Hello) Record {
	r := Record{
		Event: event, Who: who, Peer: transport.Peer(conn), Address: at.String(),
		Program: Printable(h.Program), Pid: h.Pid,
	}
	if h.Host != [16]byte{} {
		r.Host = hex.EncodeToString(h.Host[:])
	}
	return r
}

// A Log writes records, as JSON lines to a file of their own or into the log of the daemon.
type Log struct {
	path string // empty for the log of the daemon
	log  *slog.Logger

	mu   sync.Mutex
	file *os.File
}

// Open opens the file at path, or for an empty path has records go into log.
func Open(path string, log *slog.Logger) (*Log, error) {
	a := &Log{path: path, log: log}
	return a, a.Reopen()
}

// Reopen opens the file by its name again: log rotation may have moved the old one aside.
func (a *Log) Reopen() error {
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

// Write writes a record with the time of this moment.
func (a *Log) Write(r Record) {
	r.Time = time.Now().UTC().Truncate(time.Millisecond)
	text, err := json.Marshal(&r)
	if err == nil && a.path == "" {
		a.log.Info(message, "record", json.RawMessage(text))
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

// Close closes the file.
func (a *Log) Close() {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.file != nil {
		_ = a.file.Close()
		a.file = nil
	}
}

// maxProgram is how many characters of a program's name are shown.
const maxProgram = 64

// Printable cuts a client's name for itself to what operators and other clients may be
// shown.
func Printable(name string) string {
	var out []rune
	for _, c := range name {
		if len(out) == maxProgram {
			break
		}
		if !unicode.IsPrint(c) {
			c = '?'
		}
		out = append(out, c)
	}
	return string(out)
}
