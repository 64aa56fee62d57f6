package store

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"

	"ferry/pool"
)

func decodeUsage(text []byte) (u pool.Usage) {
	_ = json.Unmarshal(text, &u) // it was written by this program
	return u
}

// Apply takes in what a server reports. A report that no longer means anything changes nothing.
func (s *Store) Apply(ctx context.Context, server string, r pool.Report) error {
	if r.What != pool.Accepted {
		s.writing.Lock()
		defer s.writing.Unlock()
	}
	return s.update(ctx, func(t *tx) error {
		c, ok := has[pool.Claim](t, claimKey+r.Claim)
		if !ok {
			return nil
		}
		here := c.Grant != nil && c.Grant.Server == server
		coming := c.Move != nil && c.Move.To != nil && c.Move.To.Server == server
		switch r.What {
		case pool.Accepted:
			switch {
			case here && c.State == pool.Assigned:
				c.State = pool.Ready
			case coming && c.Move.Token == "" && c.State == pool.Ready && r.Token != "":
				c.Move.Token = r.Token
			default:
				return nil
			}
			t.put(claimKey+c.ID, c, 0)
		case pool.Ended:
			if c.State == pool.Ending && (here || coming) {
				return t.free(&c, server)
			}
		case pool.Moved:
			if here && c.State == pool.Ready && c.Move != nil && c.Move.To != nil {
				return t.arrive(&c)
			}
		case pool.Blocked:
			if here && c.State == pool.Ready && c.Move != nil {
				return t.block(&c, r)
			}
		default:
			return fmt.Errorf("%q cannot be reported of a claim", r.What)
		}
		return nil
	})
}

// arrive notes that all sessions of a claim are on the server that it moves to.
func (t *tx) arrive(c *pool.Claim) error {
	from, to := *c.Grant, *c.Move.To
	ledger, _ := has[pool.Ledger](t, ledgerKey+from.Server)
	ledger = maps.Clone(ledger)
	delete(ledger, c.ID)
	t.put(ledgerKey+from.Server, ledger, 0)
	t.use(c.Tenant, from.Server, from, -1)
	t.use(c.Tenant, to.Server, to, 1)
	c.Grant, c.Move = &to, nil
	t.put(claimKey+c.ID, c, 0)
	return nil
}

// block notes that a claim cannot leave its server. The other server keeps room for it only if some of its
// sessions are there.
func (t *tx) block(c *pool.Claim, r pool.Report) error {
	c.Move.Blocked, c.Move.Suspend = r.Why, true
	if to := c.Move.To; to != nil && !r.Begun {
		ledger, _ := has[pool.Ledger](t, ledgerKey+to.Server)
		ledger = maps.Clone(ledger)
		delete(ledger, c.ID)
		t.put(ledgerKey+to.Server, ledger, 0)
		c.Move.To, c.Move.Token = nil, ""
	}
	t.put(claimKey+c.ID, c, 0)
	return nil
}

// MoveClaim begins to move a claim off its server: to another one with room, or, where there is none, by
// suspending its sessions.
func (s *Store) MoveClaim(ctx context.Context, id string) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	return s.update(ctx, func(t *tx) error {
		c, ok := has[pool.Claim](t, claimKey+id)
		if !ok || c.State != pool.Ready || c.Grant == nil || c.Move != nil {
			return nil
		}
		if cordon, ok := has[pool.Cordon](t, cordonKey+c.Grant.Server); !ok || !cordon.Drain {
			return nil
		}
		c.Move = &pool.Move{}
		to, found := s.view.MoveTarget(&c)
		if found {
			node, takes := t.takes(to.Server)
			ledger, _ := has[pool.Ledger](t, ledgerKey+to.Server)
			if node.Ledger = ledger; takes && node.Fits(to) {
				ledger = maps.Clone(ledger)
				if ledger == nil {
					ledger = pool.Ledger{}
				}
				ledger[c.ID] = to
				t.put(ledgerKey+to.Server, ledger, 0)
				c.Move.To = &to
			}
		}
		if c.Move.To == nil {
			c.Move.Suspend, c.Move.Blocked = true, "no other server has room for it"
		}
		t.put(claimKey+id, c, 0)
		return nil
	})
}

// StayClaim ends what MoveClaim began, if no session has moved yet: the server takes new claims again.
func (s *Store) StayClaim(ctx context.Context, id string) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	return s.update(ctx, func(t *tx) error {
		c, ok := has[pool.Claim](t, claimKey+id)
		if !ok || c.Grant == nil || c.Move == nil || c.Move.To != nil {
			return nil
		}
		if _, cordoned := has[pool.Cordon](t, cordonKey+c.Grant.Server); cordoned {
			return nil
		}
		c.Move = nil
		t.put(claimKey+id, c, 0)
		return nil
	})
}
