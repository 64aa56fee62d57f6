// Package spawn starts the worker processes of a daemon: confined, as a user and in a folder
// of their own, with a small environment; and it keeps warm workers, which were started
// before their client comes.
//
// A Spawner and its parts may be used from any goroutine. One thread, Thread, is the parent
// of all workers. Locks: WarmPool.mu, then those behind WarmConfig.NextDevice; the lock of
// the confiner is a leaf. No lock is held while a goroutine waits for a worker.
package spawn

import (
	"encoding/json"
	"log/slog"
	"os"

	"ferry/daemon/output"
	"ferry/server/cgroup"
	"ferry/server/sessionpage"
	"ferry/wire"
	"ferry/worker"
)

// A Spawner gives sessions their workers.
type Spawner struct {
	*launcher
	pool *WarmPool
}

// New prepares the machine for workers: their user, their folders, the cache of images.
// Workers are started by thread.
func New(cfg Config, thread *Thread, log *slog.Logger) (*Spawner, error) {
	l, err := newLauncher(cfg, thread, log)
	if err != nil {
		return nil, err
	}
	return &Spawner{l, newWarmPool(l)}, nil
}

// Close is called when the daemon ends and all workers have ended.
func (s *Spawner) Close() {
	s.confiner.close()
	s.tree.Close()
}

// Command is the command that becomes a worker.
func (s *Spawner) Command() []string { return s.cfg.Command }

// Output reads what workers print.
func (s *Spawner) Output() *output.Collector { return s.cfg.Output }

// Pool is the pool of warm workers; nil for none.
func (s *Spawner) Pool() *WarmPool { return s.pool }

// A Client says for whom a worker is started.
type Client struct {
	Boot       worker.Boot // Spawner.Boot and what concerns the session; Spawn adds CacheDir
	Conn       *os.File    // the connection; the caller closes it
	Credential string      // what the client proved to hold
	Owner      string      // whose sessions may use CUDA IPC with each other
	Tenant     string      // for the log
	// Limit writes the limits of the client into the page before the worker reads it. Limits
	// are those of its control group.
	Limit  func(*sessionpage.Page)
	Limits cgroup.Limits
}

// profile is the profile of a client; false for one that no warm worker is made for.
func (s *Spawner) profile(c *Client) (profile, bool) {
	if wire.Service(c.Boot.Service) != wire.ServiceCUDA {
		return profile{}, false
	}
	return s.profileOf(c.Credential, c.Owner, c.Boot.Base, c.Boot.Size), true
}

// Boot is what every worker is told, whichever client it serves. The caller adds what
// concerns a session.
func (s *Spawner) Boot() worker.Boot { return s.baseBoot() }

// Spawn gives a client a worker: a warm one if one was made for such a client, else a new
// one. Release releases what the worker was given, also after an error.
func (s *Spawner) Spawn(c Client) (p *Process, warm bool, err error) {
	b := c.Boot
	b.CacheDir = s.images.ownerDir(c.Credential, c.Owner)
	boot, err := json.Marshal(b)
	if err != nil {
		return nil, false, err
	}
	if f, ok := s.profile(&c); ok {
		if p := s.pool.acquire(f, b.Devices); p != nil {
			c.Limit(p.Page)
			if err := p.Group.SetLimits(c.Limits); err != nil {
				s.log.Warn("a worker keeps the limits that it had without a client", "pid", p.Pid, "err", err)
			}
			if err := p.assign(boot, c.Conn); err == nil {
				s.confiner.rename(p.key, b.Session)
				p.Output.Assign(b.Session, c.Tenant)
				return p.Process, true, nil
			}
			s.log.Debug("a warm worker ended before it got a client", "reason", s.reap(p))
		}
	}
	page, err := newPage()
	if err != nil {
		return nil, false, err
	}
	c.Limit(page.Page)
	p, pipe, err := s.start(launch{first: c.Conn, boot: boot, page: page, key: b.Session, owner: c.Owner, credential: c.Credential, cache: b.CacheDir, limits: c.Limits, tag: output.Tag{Kind: output.Worker, Session: b.Session, Tenant: c.Tenant}})
	page.closeFiles(err != nil)
	if err == nil {
		_ = pipe.Close()
	}
	return p, false, err
}

// Served has the warm pool prepare for another client like one that has just been given a
// worker. ended is closed when its session ends.
func (s *Spawner) Served(c Client, ended <-chan struct{}) {
	if f, ok := s.profile(&c); ok {
		s.pool.expect(f, ended)
	}
}

// Release releases the folder and the user of a session whose worker has ended.
func (s *Spawner) Release(session uint64) { s.confiner.releaseConfinement(session) }

// SweepImages keeps the cache of images within its size.
func (s *Spawner) SweepImages() { s.images.sweep() }

// Confined is what the worker of a session was given: its folder, and the user id of its
// owner, 0 for none; false for a session that is not confined.
func (s *Spawner) Confined(session uint64) (temp string, uid uint32, ok bool) {
	return s.confiner.confinement(session)
}

// GroupOf is the control group that a worker was started in before a restart; nil for none.
func (s *Spawner) GroupOf(pid int) *cgroup.Group { return s.tree.GroupOf(pid) }

// SweepGroups removes the control groups of workers that died with their daemon. keep are those
// of the workers that there are.
func (s *Spawner) SweepGroups(keep []*cgroup.Group) {
	if n := s.tree.Sweep(keep); n > 0 {
		s.log.Info("control groups of workers that died with their server were removed", "count", n)
	}
}

// RestoreConfined notes what the worker of a session was given before a restart.
func (s *Spawner) RestoreConfined(session uint64, temp, owner, credential string, uid uint32) {
	s.confiner.restore(session, temp, owner, credential, uid)
}
