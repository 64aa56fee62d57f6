// Package controller executes the claims of a pool: it is the only one that writes into etcd. Servers,
// clients and operators ask it over HTTP (package protocol), and it decides who may ask for what: a server
// speaks for itself alone, a client for its tenant within its quota, an operator for all.
//
// Several controllers may run on one etcd: each decision is a transaction, and what two of them decide at
// once only one gets. A controller keeps nothing that etcd does not have.
//
// Goroutines: Run is one, which grants, drains and sweeps; each request has its own.
package controller

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"ferry/pool"
	"ferry/pool/etcd"
	"ferry/pool/store"
)

// Config is what a controller needs.
type Config struct {
	Store *store.Store
	Roles Roles
	// ServerLease is after how long a silent server is away; 0 for 15 s. ClaimLease is after how long the
	// claim of a silent client ends; 0 for 30 s.
	ServerLease, ClaimLease time.Duration
	Log                     *slog.Logger
}

// A Controller executes claims.
type Controller struct {
	cfg    Config
	store  *store.Store
	log    *slog.Logger
	count  counters
	places places
}

// New returns a Controller.
func New(cfg Config) *Controller {
	if cfg.ServerLease == 0 {
		cfg.ServerLease = 15 * time.Second
	}
	if cfg.ClaimLease == 0 {
		cfg.ClaimLease = 30 * time.Second
	}
	return &Controller{cfg: cfg, store: cfg.Store, log: cfg.Log}
}

// idle is how often Run looks although nothing has changed: leases end without a message where etcd deleted
// their keys while it was away.
const idle = time.Second

// gather is how long Run waits for further changes before it decides.
const gather = 10 * time.Millisecond

// Run grants GPUs to claims that wait, has claims leave servers that are drained, and ends claims whose
// client is gone, until ctx is done.
func (c *Controller) Run(ctx context.Context) {
	for {
		_, changed := c.store.Changed()
		if err := c.work(ctx); err != nil && ctx.Err() == nil && !errors.Is(err, etcd.ErrAway) {
			c.log.Error("the pool", "err", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-changed:
			// What changes at the same time is decided at once: a decision looks at the whole queue.
			time.Sleep(gather)
		case <-time.After(idle):
		}
	}
}

// work does what is to be done at the moment.
func (c *Controller) work(ctx context.Context) error {
	since, err := c.store.Connected()
	if err != nil {
		return err
	}
	for {
		n, err := c.store.AssignQueued(ctx)
		if err != nil {
			return err
		}
		if c.count.granted.Add(int64(n)); n == 0 {
			break
		}
	}
	var leave, stay, silent []string
	// After a break of etcd or of the controller every client gets the time of its lease to come back.
	sweep := time.Since(since) > c.cfg.ClaimLease
	c.store.Look(func(v *pool.View) {
		for id, claim := range v.Claims {
			var node *pool.Node
			if claim.Grant != nil {
				node = v.Nodes[claim.Grant.Server]
			}
			switch {
			case node == nil || claim.State != pool.Ready:
			case node.Cordon != nil && node.Cordon.Drain && claim.Move == nil:
				leave = append(leave, id)
			case node.Cordon == nil && claim.Move != nil && claim.Move.To == nil:
				stay = append(stay, id)
			}
			if sweep && claim.State != pool.Ending {
				silent = append(silent, id)
			}
		}
	})
	for _, id := range leave {
		err = errors.Join(err, c.store.MoveClaim(ctx, id))
	}
	for _, id := range stay {
		err = errors.Join(err, c.store.StayClaim(ctx, id))
	}
	for _, id := range silent {
		if !c.store.IsAlive(id) {
			c.log.Info("the client of a claim is gone", "claim", id)
			c.count.lost.Add(1)
			err = errors.Join(err, c.store.EndClaim(ctx, id, "its client is gone"))
		}
	}
	return err
}
