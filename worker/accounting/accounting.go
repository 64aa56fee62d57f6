// Package accounting counts what a client uses and refuses what is beyond its limits.
//
// Usage counts device memory and contexts per device. Charges remembers the objects that
// count against the client's memory quota. A Budget bounds what the client has of the
// worker's own memory: host memory and images of code.
//
// The daemon reads the counts from the session page. It writes quotas and limits there and
// may change them at any moment, so each claim reads them anew.
//
// Threads: Usage and Charges have a mutex each, because objects also end on threads of the
// pool. A Budget belongs to the command loop. Lock order: session.Handles, Charges.mu,
// Usage.mu.
package accounting

import (
	"log/slog"

	"ferry/server/sessionpage"
)

// Accounts are all counts of one client.
type Accounts struct {
	Usage   Usage
	Charges Charges
	Host    Budget // host memory: pinned, registered, created, and images that are being uploaded
	Code    Budget // images of code that are loaded
}

// New returns the accounts of a client that uses nothing yet.
func New(page *sessionpage.Page, log *slog.Logger) *Accounts {
	a := &Accounts{
		Host: Budget{what: "host memory", limit: &page.Limits().Host, log: log},
		Code: Budget{what: "modules", limit: &page.Limits().Modules, log: log},
	}
	a.Usage.init(page)
	a.Charges.init(&a.Usage, &a.Host)
	return a
}
