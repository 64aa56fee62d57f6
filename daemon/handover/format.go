// Package handover carries the state of a daemon over a restart. A restart is an execve: the
// process keeps its number, so workers stay its children, and the descriptors it is told to
// keep, so listening sockets and the channels to workers stay open. The rest of the state
// travels as JSON in a sealed memfd, whose number the new program finds in its environment.
//
// The package holds the format (State), the descriptors that survive the execve
// (Descriptors), what the new program receives (Received) and the program itself
// (Successor). The packages that own a part of the state save and restore it.
package handover

import (
	"time"

	"ferry/daemon/audit"
	"ferry/daemon/place"
	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/server/control"
	"ferry/server/identity"
	"ferry/server/sessionpage"
	"ferry/wire"
	"ferry/worker"
)

// Version is the number of what one program hands to the next: State, and what a worker of
// the old program goes on with under the new one, which are the messages of package control
// and the page of package sessionpage. It changes with any of them.
//
// The names of JSON fields are part of it; where a field has a better name by now, its tag
// has the old one.
//
//	3: the first that still matters.
//	4: the revision of the schema that a client which waits has agreed on (Accepted.Revision).
//	5: the pipes of what processes print (Outputs). A program that does not read them would
//	have the processes wait, or end.
//	6: sessions that have moved to other servers (Moved), or have come from one (Client.Ticket).
//	7: the claims of the server's pool (Claims). A program that does not know them would keep out the
//	clients of sessions that go on.
const Version = 7

// oldest is the oldest that this program takes over: what it lacks has a default.
const oldest = 3

// A State is all that a daemon leaves to the program it becomes. It is large because its fields are the
// keys of a JSON document, a format between versions. Not in it, because the new
// program reads or finds it out again: the configuration, tokens and certificates, which
// GPUs there are now. Begun again: the balances of the scheduler, the history of the last
// hour, the sweep of the cache. Made anew: the TLS proxy (the old one carries its
// connections to their end).
type State struct {
	Version int

	Started     time.Time
	Restarts    int
	LastSession uint64
	Stats       Stats
	Past        [sessionpage.MaxDevices]time.Duration // device time of sessions that have ended
	Draining    bool
	Found       worker.Report // about the GPUs

	Files      []int // all descriptors; those below are among them
	Listeners  []Listener
	Given      []int // listening sockets that another program opened for the daemon
	Admin      Listener
	Web        Listener
	WebToken   string
	TLSProxies []int `json:"Airlocks"` // process numbers

	Sessions  []Session
	Published []Publication
	Waiting   []WaitingClient
	Outputs   []Output
	Moved     []Moved `json:",omitempty"`
	Claims    []Claim `json:",omitempty"`
}

// A Claim is what a pool has granted of this server, to the programs that hold a token.
type Claim struct {
	Token     identity.Token // its owner and tenant, and the key of the secret
	GPUs      []int          // by number
	Memory    uint64         // of each, for all sessions of the claim together; 0 for all there is
	Timeshare place.Fraction // of each; 0 for no promise
	// Bring is the token with which another server may bring sessions of the claim; its key is empty where
	// none may.
	Bring identity.Token
}

// A Moved is a session that has moved to another server, whose client may still ask for it.
type Moved struct {
	ID     uint64 // its number here
	Secret [32]byte
	Ticket bool // as in Client
	Owner  string
	Who    identity.Identity
	To     wire.Redirect
	Until  time.Time // then it is forgotten
}

// Stats are the counters of a daemon.
type Stats struct {
	Clients  int
	Sessions uint64
	Refused  uint64
	Failed   uint64
	Warm     uint64 `json:"Spares"`
}

// A Listener is a listening socket. Asked is the address in the configuration.
type Listener struct {
	Asked, Address string
	FD             int
}

// A Session is a client with its worker. Its parts are embedded: in JSON all fields stand
// side by side.
type Session struct {
	ID      uint64
	PID     int
	Started time.Time
	Client
	Limits
	Worker

	// How it is to end.
	Killing, Revoked bool
}

// A Client is who the client of a session is, and how it came.
type Client struct {
	Who      identity.Identity
	Identity config.Identity
	Peer     string
	Hello    wire.Hello
	Accepted audit.Record `json:"Came"`
	Owner    string
	Secret   [32]byte
	Ticket   bool `json:",omitempty"` // the session has come from another server: its client proves the secret and nothing else
}

// Limits are what a session may use.
type Limits struct {
	Tenant  string
	Weight  Setting[float64]
	Cap     Setting[float64]
	Memory  Setting[uint64]
	Class   Setting[string]
	Request place.Request
	Devices []int
	UUIDs   []string
	Quota   uint64
	Parts   []admin.SessionPart
	Seat    place.Placement
}

// A Worker is the worker process of a session.
type Worker struct {
	// Its folder and user, where it is confined.
	Confined bool
	Temp     string
	UID      uint32 // 0: it has no user id of its own

	// Descriptors. Control is -1 for a worker that has closed its end.
	Control  int
	Conns    int `json:"Arrivals"` // the channel that brings further connections
	Page     int
	Doorbell int `json:"Bell"`
}

// A Setting is a limit of a session, and whether an operator set it by hand.
type Setting[T any] struct {
	Value  T
	ByHand bool `json:"Hand"`
}

// A Publication is a name that a session has published. FD is -1 for a name without a
// descriptor.
type Publication struct {
	Name    control.Name
	Session uint64
	Meta    []byte
	FD      int
}

// A WaitingClient is a client that waits for a GPU.
type WaitingClient struct {
	FD       int
	Address  string // of the listener it came to
	Peer     string `json:"Behind"` // its address, where it is behind a TLS proxy
	Who      identity.Identity
	Accepted wire.Accepted
}

// An Output is the pipe of what a process prints (package output).
type Output struct {
	FD      int
	Kind    string
	PID     int
	Session uint64
	Tenant  string
	Begun   []byte // the beginning of a line
	Cut     bool   // the line was too long, and the rest of it is to be dropped
}
