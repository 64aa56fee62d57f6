// Package accounting counts what a client uses and refuses what is beyond its limits.
// Usage counts memory and contexts of each device, Charges the objects that count against
// the client's memory quota, and Budget host memory and code of the worker.
//
// The daemon reads what is used from the session page, and writes quotas and limits
// there, which may change at any moment.
//
// Threads: Usage and Charges lock themselves; a Budget belongs to the command loop.
// Lock order: session.Handles, Charges, Usage.
package accounting

import (
	"log/slog"

	"ferry/server/sessionpage"
)

// Accounts are all that is counted for one client.
type Accounts struct {
	Usage   Usage
	Charges Charges
	Host    Budget // host memory: pinned, registered, and images on their way
	Code    Budget // images of code that are loaded
}

// New returns the accounts of a client that has nothing yet.
func New(page *sessionpage.Page, log *slog.Logger) *Accounts {
	a := &Accounts{
		Host: Budget{what: "host memory", limit: &page.Limits().Host, log: log},
		Code: Budget{what: "modules", limit: &page.Limits().Modules, log: log},
	}
	a.Usage.init(page)
	a.Charges.init(&a.Usage)
	return a
}
