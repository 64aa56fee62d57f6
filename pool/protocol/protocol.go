// Package protocol is what the controller of a pool, its servers, its clients and its operators say to each
// other: JSON over HTTP, on TLS or on a Unix socket (docs/pool.md lists the requests). Client is the side
// of all but the controller.
package protocol

import (
	"fmt"
	"time"

	"ferry/pool"
)

// An Error is a refusal: what is wrong, and what to do.
type Error struct {
	Status  int    `json:"-"` // of HTTP
	Message string `json:"error"`
	Hint    string `json:"hint,omitempty"`
}

func (e *Error) Error() string {
	if e.Hint == "" {
		return e.Message
	}
	return e.Message + "; " + e.Hint
}

// Refuse returns an Error.
func Refuse(status int, hint, format string, args ...any) *Error {
	return &Error{Status: status, Message: fmt.Sprintf(format, args...), Hint: hint}
}

// A ClaimRequest asks for a claim. The client chooses its id and makes its token, of which the pool learns
// the key alone: asking again with the same does not claim twice.
type ClaimRequest struct {
	ID         string          `json:"id"`
	Request    pool.Request    `json:"request"`
	Program    string          `json:"program,omitempty"`
	Host       string          `json:"host,omitempty"`
	Credential pool.Credential `json:"credential"`
}

// A ClaimStatus is how a claim stands.
type ClaimStatus struct {
	Claim       pool.Claim `json:"claim"` // without its key
	Place       int        `json:"place,omitempty"`
	Waiting     int        `json:"waiting,omitempty"` // how many claims wait
	Why         string     `json:"why,omitempty"`     // it waits
	Addresses   []string   `json:"addresses,omitempty"`
	Fingerprint string     `json:"fingerprint,omitempty"`
	Lease       float64    `json:"lease_seconds"` // within which the client is to renew it
}

// A ServerReport is what a server says again and again: what it is, and what it has done.
type ServerReport struct {
	Server  pool.Server   `json:"server"`
	Reports []pool.Report `json:"reports,omitempty"`
	Seen    string        `json:"seen,omitempty"`         // of the answer before
	Wait    float64       `json:"wait_seconds,omitempty"` // how long to wait for an answer that differs
}

// ServerClaims are the claims that concern a server.
type ServerClaims struct {
	Seen   string                 `json:"seen"`
	Claims []pool.Claim           `json:"claims"`
	Peers  map[string]pool.Server `json:"peers,omitempty"` // the servers that claims move to, by name
}

// A ServerStatus is a server as operators see it.
type ServerStatus struct {
	pool.Server
	Up       bool         `json:"up"`
	Cordon   *pool.Cordon `json:"cordon,omitempty"`
	Claims   int          `json:"claims"`
	FreeGPUs int          `json:"free_gpus"` // of which nothing is granted
	Granted  uint64       `json:"granted_bytes"`
	Total    uint64       `json:"memory_bytes"`
	Leaving  []Leaving    `json:"leaving,omitempty"`
}

// A Leaving is a claim that is to leave a server.
type Leaving struct {
	Claim   string `json:"claim"`
	To      string `json:"to,omitempty"`
	Blocked string `json:"blocked,omitempty"`
}

// State is a word for how a server stands.
func (s *ServerStatus) State() string {
	switch {
	case !s.Up:
		return "away"
	case s.Cordon != nil && s.Cordon.Drain && s.Claims > 0:
		return "draining"
	case s.Cordon != nil && s.Cordon.Drain:
		return "drained"
	case s.Cordon != nil:
		return "cordoned"
	case s.Problem != "":
		return "problem"
	}
	return "ready"
}

// ServerList, ClaimList and QuotaList are the answers to lists.
type (
	ServerList struct {
		Servers []ServerStatus `json:"servers"`
	}
	ClaimList struct {
		Claims []ClaimStatus `json:"claims"`
	}
	QuotaList struct {
		Quotas map[string]pool.Quota `json:"quotas"`
		Usage  map[string]pool.Usage `json:"usage"`
	}
)

// LongestWait bounds how long the controller keeps an answer back.
const LongestWait = 10 * time.Second
