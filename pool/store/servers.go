package store

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"

	"ferry/pool"
	"ferry/pool/etcd"
)

// ErrReplaced is returned to a server when another one of its name has joined later.
var ErrReplaced = errors.New("another server of this name has joined the pool")

// ErrUnknown is returned for a server or a claim that the pool does not know.
var ErrUnknown = errors.New("the pool does not know it")

// Register enters a server, or renews its lease of so many seconds.
func (s *Store) Register(ctx context.Context, server pool.Server, seconds int64) error {
	s.mu.Lock()
	up := s.keys[upKey+server.Name]
	instance, _ := read[string](s, upKey+server.Name)
	known, _ := read[pool.Server](s, serverKey+server.Name)
	s.mu.Unlock()
	if instance == server.Instance && up.Lease != 0 {
		err := s.etcd.Renew(ctx, up.Lease)
		if err == nil && reflect.DeepEqual(known, server) {
			return nil
		}
		if err == nil {
			return s.update(ctx, func(t *tx) error { return t.describe(server, up.Lease) })
		}
		if !errors.Is(err, etcd.ErrNoLease) {
			return err
		}
	}
	lease, err := s.etcd.Lease(ctx, seconds)
	if err != nil {
		return err
	}
	err = s.update(ctx, func(t *tx) error { return t.describe(server, lease) })
	if err != nil {
		_ = s.etcd.Revoke(ctx, lease)
	}
	return err
}

// describe writes what a server says of itself. Instances are ordered: the server that was started last
// has the name.
func (t *tx) describe(server pool.Server, lease int64) error {
	if known, ok := has[pool.Server](t, serverKey+server.Name); ok && known.Instance > server.Instance {
		return ErrReplaced
	}
	t.compare(upKey + server.Name)
	t.put(serverKey+server.Name, server, 0)
	t.put(upKey+server.Name, server.Instance, lease)
	return nil
}

// SignOff says that a server has ended. What is granted of it stays so until it comes back or is forgotten.
func (s *Store) SignOff(ctx context.Context, name, instance string) error {
	return s.update(ctx, func(t *tx) error {
		if now, ok := has[string](t, upKey+name); ok && now == instance {
			t.remove(upKey + name)
		}
		return nil
	})
}

// SetCordon keeps new claims away from a server; nil lets them come again, and has suspended sessions
// resumed and moves that have not begun given up.
func (s *Store) SetCordon(ctx context.Context, name string, c *pool.Cordon) error {
	return s.update(ctx, func(t *tx) error {
		if _, ok := has[pool.Server](t, serverKey+name); !ok {
			return fmt.Errorf("server %s: %w; ferry pool ls lists them", name, ErrUnknown)
		}
		_, is := has[pool.Cordon](t, cordonKey+name)
		switch {
		case c != nil:
			t.put(cordonKey+name, c, 0)
		case is:
			t.remove(cordonKey + name)
		}
		return nil
	})
}

// Forget removes a server that will not come back, and all claims that it has.
func (s *Store) Forget(ctx context.Context, name string) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	for left := true; left; {
		err := s.update(ctx, func(t *tx) error {
			if _, ok := has[pool.Server](t, serverKey+name); !ok {
				return fmt.Errorf("server %s: %w; ferry pool ls lists them", name, ErrUnknown)
			}
			if _, up := has[string](t, upKey+name); up {
				return fmt.Errorf("server %s is in the pool: end it first, or use ferry pool drain", name)
			}
			ledger, _ := has[pool.Ledger](t, ledgerKey+name)
			if left = len(ledger) > 0; left {
				return t.forgetClaim(name, slices.Sorted(maps.Keys(ledger))[0], ledger)
			}
			for _, key := range []string{serverKey, ledgerKey, cordonKey} {
				t.compare(key + name)
				t.remove(key + name)
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// forgetClaim ends a claim, as far as it is on a server that is forgotten.
func (t *tx) forgetClaim(server, id string, ledger pool.Ledger) error {
	c, ok := has[pool.Claim](t, claimKey+id)
	if !ok {
		ledger = maps.Clone(ledger)
		delete(ledger, id)
		t.put(ledgerKey+server, ledger, 0)
		return nil
	}
	if c.Grant != nil && c.Grant.Server == server {
		c.State, c.Why = pool.Ending, "its server is gone"
	}
	return t.free(&c, server)
}

// SetQuota sets what the claims of a tenant may have; nil for what the others may.
func (s *Store) SetQuota(ctx context.Context, tenant string, q *pool.Quota) error {
	return s.update(ctx, func(t *tx) error {
		_, is := has[pool.Quota](t, quotaKey+tenant)
		if q != nil {
			t.put(quotaKey+tenant, q, 0)
		} else if is {
			t.remove(quotaKey + tenant)
		}
		return nil
	})
}
