// Package audit writes one line for every client that is accepted, refused or comes back, every
// session that ends, and everything an operator does.
//
// Each line of an audit file holds a hash over all lines before it (chain.go), so that Verify
// finds lines that were changed, removed or added. Its methods may be called from any
// goroutine. Log.mu and the lock of similar are leaves.
package audit

import (
	"encoding/hex"
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
	Accepted      = "accepted"
	Refused       = "refused"
	Ended         = "ended"
	Resumed       = "resumed"        // a further connection of a session
	ResumeRefused = "resume_refused" // one that was not accepted
	Probed        = "probed"         // a connection over a network without a word
	Revoked       = "revoked"        // a session is ended since its credential was revoked
	Similar       = "similar"        // so many records were not written

	Started         = "started"
	Stopped         = "stopped"
	Operated        = "operator"         // an operator changed something
	OperatorRefused = "operator_refused" // one who is none
	Reread          = "reread"           // configuration or credentials were read again

	Opened = "opened" // the first line of a file
	Torn   = "torn"   // the last line had no end when the file was opened
	Lost   = "lost"   // records could not be written
	Broken = "broken" // the file was changed by another process
)

// A Record is one line of the audit. Empty fields are left out.
type Record struct {
	Time         time.Time          `json:"time"`
	Event        string             `json:"event"`
	Session      uint64             `json:"session,omitempty"`
	Who          *identity.Identity `json:"who,omitempty"` // nil for a client that did not prove who it is
	Peer         string             `json:"peer,omitempty"`
	PreviousPeer string             `json:"previous_peer,omitempty"` // of a session that is resumed from another address
	Address      string             `json:"address,omitempty"`
	Program      string             `json:"program,omitempty"` // as the client reports it
	Pid          uint32             `json:"client_pid,omitempty"`
	Host         string             `json:"host,omitempty"`
	Reason       string             `json:"reason,omitempty"`
	Device       string             `json:"device,omitempty"`  // as the server is configured: cuda, soft, auto
	Devices      []int              `json:"devices,omitempty"` // those the session used
	Seconds      float64            `json:"seconds,omitempty"`
	Commands     uint64             `json:"commands,omitempty"`
	Launches     uint64             `json:"launches,omitempty"`
	Bytes        uint64             `json:"bytes_received,omitempty"`
	Operation
	Server
	Chain
}

// An Operation is what an operator did.
type Operation struct {
	Action string `json:"action,omitempty"`
	By     string `json:"by,omitempty"`     // the user of the admin socket, the address at the dashboard, or a signal
	Detail string `json:"detail,omitempty"` // what was changed
	Result string `json:"result,omitempty"`
}

// A Server is what a daemon is that starts, stops or reads its configuration.
type Server struct {
	Version    string `json:"version,omitempty"`
	Commit     string `json:"commit,omitempty"`
	ServerPid  int    `json:"server_pid,omitempty"`
	Restarts   int    `json:"restarts,omitempty"`
	ConfigHash string `json:"config_hash,omitempty"` // SHA-256 over the configuration in force
}

// A Chain is what a record says of others.
type Chain struct {
	Previous string `json:"previous,omitempty"` // the hash of the last line of the file before
	Of       string `json:"of,omitempty"`       // the event that others were of
	Network  string `json:"network,omitempty"`
	Name     string `json:"name,omitempty"` // who they were, if they proved it
	Count    uint64 `json:"count,omitempty"`
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

// maxProgram is how many characters of a program's name are shown.
const maxProgram = 64

// Printable cuts a client's name for itself to what operators and other clients may be
// shown.
func Printable(name string) string { return PrintableText(name, maxProgram) }

// PrintableText cuts text of others to so many characters that may be shown.
func PrintableText(text string, most int) string {
	var out []rune
	for _, c := range text {
		if len(out) == most {
			break
		}
		if !unicode.IsPrint(c) {
			c = '?'
		}
		out = append(out, c)
	}
	return string(out)
}
