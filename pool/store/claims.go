package store

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"reflect"

	"ferry/pool"
	"ferry/pool/etcd"
)

// ErrTaken is returned for a claim whose id or token is another claim's: the client makes new ones.
var ErrTaken = errors.New("the id is taken; try again")

// CreateClaim enters a claim into the queue, for a client with a lease of so many seconds. It may be called
// again with the same claim when it is not known whether it was entered.
func (s *Store) CreateClaim(ctx context.Context, c pool.Claim, seconds int64) error {
	lease, err := s.etcd.Lease(ctx, seconds)
	if err != nil {
		return err
	}
	entered := false
	err = s.update(ctx, func(t *tx) error {
		entered = false
		if is, ok := has[pool.Claim](t, claimKey+c.ID); ok {
			if reflect.DeepEqual(is.Credential, c.Credential) && is.Tenant == c.Tenant && is.Owner == c.Owner {
				return nil
			}
			return ErrTaken
		}
		if s.tokens[c.Credential.ID] != "" {
			return ErrTaken
		}
		t.put(claimKey+c.ID, c, 0)
		t.compare(aliveKey + c.ID)
		t.put(aliveKey+c.ID, true, lease)
		entered = true
		return nil
	})
	if err != nil || !entered {
		_ = s.etcd.Revoke(ctx, lease)
	}
	return err
}

// RenewClaim renews the lease of a claim's client. A lease that expired while nobody acted on it, because
// etcd or the controllers were away, begins anew.
func (s *Store) RenewClaim(ctx context.Context, id string, seconds int64) error {
	s.mu.Lock()
	alive, claim := s.keys[aliveKey+id], s.view.Claims[id]
	s.mu.Unlock()
	if claim == nil || claim.State == pool.Ending {
		return fmt.Errorf("claim %s: %w", id, ErrUnknown)
	}
	if alive.Lease != 0 {
		if err := s.etcd.Renew(ctx, alive.Lease); !errors.Is(err, etcd.ErrNoLease) {
			return err
		}
	}
	lease, err := s.etcd.Lease(ctx, seconds)
	if err != nil {
		return err
	}
	err = s.update(ctx, func(t *tx) error {
		if c, ok := has[pool.Claim](t, claimKey+id); !ok || c.State == pool.Ending {
			return fmt.Errorf("claim %s: %w", id, ErrUnknown)
		}
		t.compare(aliveKey + id)
		t.put(aliveKey+id, true, lease)
		return nil
	})
	if err != nil {
		_ = s.etcd.Revoke(ctx, lease)
	}
	return err
}

// takes is true for a server that may be granted more of.
func (t *tx) takes(name string) (*pool.Node, bool) {
	server, known := has[pool.Server](t, serverKey+name)
	instance, up := has[string](t, upKey+name)
	_, cordoned := has[pool.Cordon](t, cordonKey+name)
	return &pool.Node{Server: server}, known && up && instance == server.Instance && !cordoned && server.Problem == ""
}

// A pending holds what a transaction has changed already of keys that several of its steps change.
type pending struct {
	ledgers map[string]pool.Ledger
	usage   map[string]pool.Usage
	claims  map[string]*pool.Claim
}

// batch is how many assignments one transaction has: etcd compares at most 128 keys in one.
const batch = 12

// AssignQueued grants GPUs to claims that wait, as the pool decides, in one transaction. It returns how many.
func (s *Store) AssignQueued(ctx context.Context) (n int, err error) {
	s.writing.Lock()
	defer s.writing.Unlock()
	err = s.update(ctx, func(t *tx) error {
		n = 0
		p := pending{map[string]pool.Ledger{}, map[string]pool.Usage{}, map[string]*pool.Claim{}}
		for _, a := range s.view.Decide(batch) {
			if t.assign(&p, a) {
				n++
			}
		}
		for id, c := range p.claims {
			t.put(claimKey+id, c, 0)
		}
		for name, l := range p.ledgers {
			t.put(ledgerKey+name, l, 0)
		}
		for tenant, u := range p.usage {
			t.put(usageKey+tenant, u, 0)
		}
		return nil
	})
	return n, err
}

// assign adds one assignment to a transaction. It checks again, on the keys that the transaction compares,
// that the grant fits and that the quota allows it.
func (t *tx) assign(p *pending, a pool.Assignment) bool {
	if len(t.txn.If) > 110 {
		return false // the next transaction has room
	}
	c := t.claim(p, a.Claim)
	if c == nil || c.State != pool.Queued {
		return false
	}
	node, takes := t.takes(a.Grant.Server)
	ledger, seen := p.ledgers[a.Grant.Server]
	if !seen {
		ledger, _ = has[pool.Ledger](t, ledgerKey+a.Grant.Server)
		ledger = maps.Clone(ledger)
	}
	if ledger == nil {
		ledger = pool.Ledger{}
	}
	if node.Ledger = ledger; !takes || !node.Fits(a.Grant) {
		return false
	}
	used, seen := p.usage[c.Tenant]
	if !seen {
		used, _ = has[pool.Usage](t, usageKey+c.Tenant)
	}
	used = used.Add(node, a.Grant, 1)
	quota, own := has[pool.Quota](t, quotaKey+c.Tenant)
	if !own {
		quota, _ = has[pool.Quota](t, quotaKey+pool.DefaultQuota)
	}
	if used.Exceeds(quota) != "" {
		return false
	}
	ledger[c.ID] = a.Grant
	c.State, c.Grant = pool.Assigned, &a.Grant
	p.ledgers[a.Grant.Server], p.usage[c.Tenant] = ledger, used
	for _, id := range a.Over {
		// That one fewer is counted where the transaction is full harms nobody.
		if len(t.txn.If) > 110 {
			break
		}
		if o := t.claim(p, id); o != nil && o.State == pool.Queued {
			o.Overtaken++
		}
	}
	return true
}

// claim is a claim that the transaction changes; nil if there is none.
func (t *tx) claim(p *pending, id string) *pool.Claim {
	if c := p.claims[id]; c != nil {
		return c
	}
	c, ok := has[pool.Claim](t, claimKey+id)
	if !ok {
		return nil
	}
	p.claims[id] = &c
	return &c
}

// EndClaim releases a claim. One that waits is gone at once; one that has GPUs has them until its server has
// said that nothing of it runs there any more.
func (s *Store) EndClaim(ctx context.Context, id, why string) error {
	return s.update(ctx, func(t *tx) error {
		c, ok := has[pool.Claim](t, claimKey+id)
		switch {
		case !ok || c.State == pool.Ending:
			return nil
		case c.State == pool.Queued:
			t.remove(claimKey + id)
		default:
			c.State, c.Why = pool.Ending, why
			t.put(claimKey+id, c, 0)
		}
		if _, alive := has[bool](t, aliveKey+id); alive {
			t.remove(aliveKey + id)
		}
		return nil
	})
}

// free takes a claim off the ledger of a server, which has nothing of it any more, or never will. A claim
// that is on no server then is gone.
func (t *tx) free(c *pool.Claim, server string) error {
	ledger, _ := has[pool.Ledger](t, ledgerKey+server)
	grant, granted := ledger[c.ID]
	if granted {
		ledger = maps.Clone(ledger)
		delete(ledger, c.ID)
		t.put(ledgerKey+server, ledger, 0)
	}
	if c.Move != nil && c.Move.To != nil && c.Move.To.Server == server {
		c.Move.To = nil
	}
	if c.Grant != nil && c.Grant.Server == server {
		c.Grant = nil
		if granted {
			t.use(c.Tenant, server, grant, -1)
		}
	}
	if c.Grant != nil || c.Move != nil && c.Move.To != nil {
		t.put(claimKey+c.ID, c, 0)
		return nil
	}
	t.remove(claimKey + c.ID)
	if _, alive := has[bool](t, aliveKey+c.ID); alive {
		t.remove(aliveKey + c.ID)
	}
	return nil
}

// use counts a grant for a tenant, or, for -1, no longer.
func (t *tx) use(tenant, server string, g pool.Grant, sign int) {
	desc, _ := has[pool.Server](t, serverKey+server)
	used, _ := has[pool.Usage](t, usageKey+tenant)
	if p, ok := t.txn.Puts[usageKey+tenant]; ok { // an earlier step of the transaction
		used = decodeUsage(p.Value)
	}
	t.put(usageKey+tenant, used.Add(&pool.Node{Server: desc}, g, sign), 0)
}
