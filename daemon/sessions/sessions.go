// Package sessions keeps the table of sessions of a daemon. A session is a client that is being
// served, with its worker process and its limits. The table registers it with the packages
// that know one side of it (GPU time, GPUs, published names, confinement). It supervises the worker processes from
// their start to their end and answers what an operator asks about sessions.
//
// Goroutines: two per session, one waits for the end of its worker, one answers its control
// channel. The methods of a Table may be called from any goroutine.
//
// Table.mu guards the table and the fields of a Session that say so; it comes first in the
// lock order (daemon/README.md). No lock is held while a goroutine waits for a worker.
package sessions

import (
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"sync"
	"time"

	"ferry/daemon/audit"
	"ferry/daemon/placer"
	"ferry/daemon/registry"
	"ferry/daemon/residence"
	"ferry/daemon/spawn"
	"ferry/daemon/timeshare"
	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/server/sessionpage"
	"ferry/wire"
)

// answerTimeout is how long a worker may take to receive an answer when the daemon pauses.
const answerTimeout = time.Second

// Config is what a Table needs to know.
type Config struct {
	Device   string // for the audit: auto, cuda or soft
	Memory   uint64 // the quota of a client on each GPU in bytes; 0 for none
	Private  bool   // the daemon serves one program
	ShareOff bool   // the hardware divides the time of devices
	// WorkerMemory is what a worker needs besides its client's host memory and code: the
	// memory of software GPUs, staging, the driver.
	WorkerMemory uint64
	Sessions     int // for which the daemon has descriptors, with those that wait (package budget); 0 for any number
}

// Live is what a running daemon can be told anew.
type Live struct {
	MaxClients int
	Tenants    []config.Tenant
	LogLevel   string // of workers to come
}

// Services are the parts of the daemon with which a session is registered.
type Services struct {
	Spawner   *spawn.Spawner
	Placer    *placer.Placer
	Shares    *timeshare.Devices
	Registry  *registry.Registry
	Residence *residence.Sessions
	Audit     *audit.Log
}

// Stats counts what a daemon has done since it began.
type Stats struct {
	Clients  int    // being served now
	Sessions uint64 // workers started
	Refused  uint64 // peers turned away or given up in the handshake
	Failed   uint64 // workers that ended otherwise than with exit code 0
	Warm     uint64 // sessions with a warm worker
}

// A Table is the sessions of a daemon.
type Table struct {
	cfg       Config
	log       *slog.Logger
	services  Services
	waiting   sync.WaitGroup // for the end of workers
	answering sync.WaitGroup // control channels
	recording sync.RWMutex   // held, shared, while the end of a worker is recorded

	mu       sync.Mutex
	sessions map[uint64]*Session // nil while its worker is being started
	coming   map[uint64]string   // tenants of clients that wait for a GPU, or whose worker is being started
	last     uint64
	starts   startLimiter
	stats    Stats
	ending   bool
	draining bool // no new clients
	live     Live
	borrowed map[string]bool                       // tenants that the configuration lacks, whose accounts are like the default one's
	past     [sessionpage.MaxDevices]time.Duration // device time of sessions that have ended
}

// New returns an empty Table.
func New(cfg Config, live Live, services Services, log *slog.Logger) *Table {
	t := &Table{cfg: cfg, log: log, services: services, live: live, sessions: map[uint64]*Session{}, coming: map[uint64]string{}, borrowed: map[string]bool{}}
	t.setAccounts(nil, live.Tenants)
	return t
}

// Stats returns the counts of this moment.
func (t *Table) Stats() Stats {
	t.mu.Lock()
	defer t.mu.Unlock()
	s := t.stats
	s.Clients = len(t.sessions)
	return s
}

// CountRefused counts a peer that was turned away.
func (t *Table) CountRefused() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.stats.Refused++
}

// Draining says whether the server takes no new clients.
func (t *Table) Draining() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.draining
}

// SetDraining says whether the server takes no new clients.
func (t *Table) SetDraining(on bool) {
	t.mu.Lock()
	t.draining = on
	t.mu.Unlock()
	t.services.Spawner.Pool().Nudge()
}

// Drained is what clients are told while the server takes no new ones.
const Drained = "the server takes no new clients, because it is being drained; use another one, or try again later"

// Enter gives a client the number of its session and its tenant, or says why it cannot come
// in. Forget takes it back.
func (t *Table) Enter(id config.Identity) (session uint64, tenant config.Tenant, no *wire.RefusedError) {
	t.mu.Lock()
	defer t.mu.Unlock()
	full := func(format string, args ...any) *wire.RefusedError {
		return &wire.RefusedError{Status: wire.StatusCapacity, Message: fmt.Sprintf(format, args...)}
	}
	tenant, err := config.FindTenant(t.live.Tenants, id)
	switch {
	case t.draining:
		return 0, tenant, full("%s", Drained)
	case err != nil:
		return 0, tenant, &wire.RefusedError{Status: wire.StatusInternal, Message: "the server does not know which limits apply: " + err.Error() + "; its operator must correct one of them"}
	case t.cfg.Sessions > 0 && len(t.sessions)+t.starting() >= t.cfg.Sessions:
		return 0, tenant, full("the server has file descriptors for %d clients, which are there; try again later, or raise its limit of open files", t.cfg.Sessions)
	case tenant.MaxClients > 0 && t.clientsOf(tenant.Name) >= tenant.MaxClients:
		return 0, tenant, full("tenant %s has all the %d clients it may have; try again later", tenant.Name, tenant.MaxClients)
	}
	if wait := t.starts.begin(tenant, time.Now()); wait > 0 {
		return 0, tenant, full("tenant %s has begun the %d sessions a minute it may; try again in %v", tenant.Name, tenant.SessionsPerMinute, wait)
	}
	t.last++
	t.coming[t.last] = tenant.Name
	return t.last, tenant, nil
}

// Reserve notes that the worker of a session is being started.
func (t *Table) Reserve(session uint64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.sessions[session] = nil
}

// Forget removes a session that has no worker, or whose worker has ended.
func (t *Table) Forget(session uint64) {
	t.services.Spawner.Release(session)
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.sessions, session)
	delete(t.coming, session)
	t.divideTenants()
}

// starting counts clients that are coming and have no place among the sessions yet. mu is held.
func (t *Table) starting() (n int) {
	for id := range t.coming {
		if _, in := t.sessions[id]; !in {
			n++
		}
	}
	return n
}

// clientsOf counts the clients of a tenant. mu is held.
func (t *Table) clientsOf(tenant string) (n int) {
	for _, s := range t.sessions {
		if s != nil && s.limits.tenant == tenant {
			n++
		}
	}
	for _, name := range t.coming {
		if name == tenant {
			n++
		}
	}
	return n
}

// Find is a session whose worker runs; nil for none.
func (t *Table) Find(id uint64) *Session {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.sessions[id]
}

// find is Find for an operator. mu is held.
func (t *Table) find(id uint64) (*Session, error) {
	if s := t.sessions[id]; s != nil {
		return s, nil
	}
	return nil, admin.NoSession(id)
}

// list are the sessions whose workers run, oldest first. mu is held.
func (t *Table) list() (list []*Session) {
	for _, id := range slices.Sorted(maps.Keys(t.sessions)) {
		if s := t.sessions[id]; s != nil {
			list = append(list, s)
		}
	}
	return list
}

// List are the sessions whose workers run, oldest first.
func (t *Table) List() []*Session {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.list()
}
