// Package budget divides the file descriptors that a daemon may have open among what needs them, so
// that whoever comes last is refused, with the reason, and nothing else fails. It is pure: the daemon
// asks the kernel for the limit, and the packages that open descriptors keep to their part.
package budget

import "fmt"

// What one of each needs, at its most. Tests in package daemon count them.
const (
	// PerSession: control channel, channel for connections, session page, doorbell, two handles of
	// the process, and room for the worker's output.
	PerSession = 8
	// PerConnection: a connection that is in the handshake, waits for a GPU or brings a session
	// another connection: the socket, behind TLS the plain stream, and a duplicate for the worker.
	PerConnection = 3
	// starting is what starting one worker takes for a moment.
	starting = 16
)

const (
	// own is what the daemon keeps for itself: the log, the audit, listeners, timers of 32 devices,
	// files with tokens and certificates that are read again, the TLS proxy, warm workers.
	own = 128
	// operators are connections to the admin socket and the dashboard.
	operators = 64
)

// A Plan is how many of each there may be at once.
type Plan struct {
	Limit       int // descriptors of the daemon
	Own         int // descriptors that are in no other part
	Operators   int // connections of operators
	Connections int // connections of peers without a worker, and of resuming clients
	Sessions    int
	Names       int // descriptors that sessions have published
}

// Divide makes a Plan. sessions is how many the operator wants; 0 for as many as possible.
//
// The daemon's own part and the operators' come first, at most a quarter. Of the rest connections get a
// quarter, sessions what the operator wants up to a half, and published names what is left.
func Divide(limit, sessions int) Plan {
	limit = max(limit, 64)
	p := Plan{Limit: limit, Own: min(own, limit/6), Operators: min(operators, limit/12)}
	rest := limit - p.Own - p.Operators
	p.Connections = max((rest/4-starting)/PerConnection, 2)
	most := max(rest/2/PerSession, 1)
	p.Sessions = most
	if sessions > 0 {
		p.Sessions = min(sessions, most)
	}
	p.Names = max(rest-p.Connections*PerConnection-starting-p.Sessions*PerSession, 0)
	return p
}

// Sum is how many descriptors are open when every part is used up.
func (p Plan) Sum() int {
	return p.Own + p.Operators + p.Connections*PerConnection + starting + p.Sessions*PerSession + p.Names
}

// Shortage says in which way the limit is too low for what the operator wants; empty if it is not.
func (p Plan) Shortage(sessions int) string {
	if sessions <= p.Sessions {
		return ""
	}
	return fmt.Sprintf("with %d descriptors the server serves %d clients at once, not %d; raise its limit of open files (ulimit -n, LimitNOFILE) to %d",
		p.Limit, p.Sessions, sessions, Needed(sessions))
}

// Needed is the least limit with which so many sessions fit.
func Needed(sessions int) int {
	n := 2 * sessions * PerSession
	for Divide(n, sessions).Sessions < sessions {
		n += n/64 + 1
	}
	return n
}
